import { round12 } from '../model/rounding.ts';
import { median } from './median.ts';

/** Of one cell: how often at most a system that is not slower is said to be (docs/gates.md). */
export const ONE_SIDED_ERROR = 0.05;

/** From which median ratio on a slowdown matters, unless a plan or a gate says otherwise. */
export const DEFAULT_MINIMUM_EFFECT = 1.1;

/** A rank and the chance that the value of that rank lies above a median of which half of all values lie below. */
export interface OneSidedRank {
  readonly rank: number;
  readonly error: number;
}

/**
 * The largest k for which the k-th smallest of `count` values lies above their distribution's median with a chance of at most `maximumError`:
 * P(Bin(count, ½) ≤ k − 1); of 5 % for 5 values 1, for 8 values 2, for 11 values 3. Null where even the smallest is too uncertain: below 5 values.
 * Source: the sign test: Conover, Practical Nonparametric Statistics, 3rd ed. 1999, sections 3.2 and 3.4.
 */
export function oneSidedRank(count: number, maximumError: number = ONE_SIDED_ERROR): OneSidedRank | null {
  let logProbability = -count * Math.LN2;
  let cumulative = Math.exp(logProbability);
  if (count < 1 || cumulative > maximumError) return null;
  let found = { rank: 1, error: cumulative };
  for (let successes = 1; successes < count / 2; successes += 1) {
    logProbability += Math.log((count - successes + 1) / successes);
    cumulative += Math.exp(logProbability);
    if (cumulative > maximumError) break;
    found = { rank: successes + 1, error: cumulative };
  }
  return { rank: found.rank, error: round12(found.error) };
}

export interface Slowdown {
  readonly rank: number;
  /** One-sided, of this cell alone. */
  readonly error: number;
  /** The ratio of that rank from below: over 1, the side above is slower. */
  readonly low: number;
  /** The ratio of that rank from above. */
  readonly high: number;
  /** Slower, and by as much as matters. */
  readonly isShown: boolean;
  /** Not slower by as much as matters. */
  readonly isExcluded: boolean;
}

/**
 * Whether pair ratios of cost (over 1: slower) show a slowdown: their k-th smallest is over 1, and their median is at least the minimum effect.
 * Null where there are too few pairs to say anything.
 */
export function slowdownOf(ratios: readonly number[], minimumEffect: number = DEFAULT_MINIMUM_EFFECT): Slowdown | null {
  const found = oneSidedRank(ratios.length);
  const middle = median(ratios);
  if (found === null || middle === null) return null;
  const sorted = [...ratios].sort((a, b) => a - b);
  const low = sorted[found.rank - 1] ?? 0;
  const high = sorted[ratios.length - found.rank] ?? Infinity;
  return { ...found, low, high, isShown: low > 1 && middle >= minimumEffect, isExcluded: high < minimumEffect };
}
