import type { Percentile } from '../model/generated/types.ts';

type PercentileMark = Percentile['mark'];

/** Percents reported, ascending; those from 99.9 on only where enough samples lie beyond them. */
export const REPORTED_PERCENTS = [50, 90, 95, 99, 99.9, 99.99] as const;

const FEW_BEYOND = 10;
const TAIL_FROM_PERCENT = 99.9;

/**
 * Number of the nearest-rank element, 1 to `count`: the smallest rank that covers `percent` of the samples.
 * Source: NIST/SEMATECH e-Handbook of Statistical Methods and Hyndman & Fan 1996, definition 1.
 *
 * @param count samples, at least 1
 * @param percent over 0, up to 100
 */
export function nearestRank(count: number, percent: number): number {
  // 99.9 / 100 has no exact double; in units of 1/10000 the product and the quotient of whole numbers are exact.
  const tenThousandths = Math.round(percent * 100);
  return Math.max(1, Math.ceil((count * tenThousandths) / 10_000));
}

/** Nearest-rank percentile of values in ascending order; null where there are none. */
export function percentileOf(ascending: ArrayLike<number>, percent: number): number | null {
  if (ascending.length === 0) return null;
  return ascending[nearestRank(ascending.length, percent) - 1] ?? null;
}

/**
 * How far a percentile can be trusted: with n(1 − p) < 1 it is the maximum, with < 10 there are few samples beyond it.
 * Null where it must not be stated at all: 99.9 and above with fewer than 10 samples beyond.
 */
export function percentileMark(count: number, percent: number): PercentileMark | null {
  const beyondTimes10000 = count * (10_000 - Math.round(percent * 100));
  if (beyondTimes10000 >= FEW_BEYOND * 10_000) return 'ok';
  if (percent >= TAIL_FROM_PERCENT) return null;
  return beyondTimes10000 < 10_000 ? 'max' : 'few';
}
