import type { Name, PlannedLeg } from '../model/generated/types.ts';

/**
 * One leg a repeat. The order moves on by one place each time (A B, B A, …; A B C, B C A, C A B, …), so that over as many repeats as there are
 * variants each takes each position once. With three or more, every second round runs backwards: else each would always follow the same neighbour.
 */
export function legsOf(variants: readonly Name[], repeats: number): PlannedLeg[] {
  return Array.from({ length: repeats }, (_, index) => ({ repeat: index + 1, order: inTurn(variants, index + 1) }));
}

/**
 * The order of a repeat.
 *
 * @param repeat from 1
 */
export function inTurn<T>(all: readonly T[], repeat: number): T[] {
  const index = repeat - 1;
  const shift = index % all.length;
  const rotated = [...all.slice(shift), ...all.slice(0, shift)];
  const isBackwards = all.length > 2 && Math.floor(index / all.length) % 2 === 1;
  return isBackwards ? rotated.reverse() : rotated;
}
