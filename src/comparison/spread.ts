import type { Spread } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { median } from '../statistics/median.ts';

/** Over runs. Null where one of them lacks the figure, so that all figures rest on the same runs. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const known = values.flatMap((value) => value ?? []);
  const middle = median(known);
  if (middle === null || known.length < values.length) return null;
  return { n: known.length, median: round12(middle), min: round12(Math.min(...known)), max: round12(Math.max(...known)) };
}
