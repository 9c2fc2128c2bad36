import type { Name, PlannedLeg } from '../model/generated/types.ts';

/**
 * One leg a repeat. The order moves on by one place each time (A B, B A, …; A B C, B C A, C A B, …), so that over as many repeats as there are
 * variants each takes each position once. With three or more, every second round runs backwards: else each would always follow the same neighbour.
 */
export function legsOf(variants: readonly Name[], repeats: number): PlannedLeg[] {
  return Array.from({ length: repeats }, (_, index) => ({ repeat: index + 1, order: orderOf(variants, index) }));
}

function orderOf(variants: readonly Name[], index: number): Name[] {
  const shift = index % variants.length;
  const rotated = [...variants.slice(shift), ...variants.slice(0, shift)];
  const isBackwards = variants.length > 2 && Math.floor(index / variants.length) % 2 === 1;
  return isBackwards ? rotated.reverse() : rotated;
}
