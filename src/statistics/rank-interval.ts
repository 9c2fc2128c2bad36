import type { Interval } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

/** Below this many values even the whole range covers the median with less than 95 %. */
export const INTERVAL_MINIMUM_COUNT = 6;

const CONFIDENCE = 0.95;

/**
 * Distribution-free interval of the median: from the k-th smallest to the k-th largest value, k as large as 95 % allow.
 * It covers the median of any continuous distribution with probability 1 − 2·P(Bin(n, ½) ≤ k − 1), which is what is returned.
 * Source: David & Nagaraja, Order Statistics, 3rd ed. 2003, section 7.1; Conover, Practical Nonparametric Statistics, 3rd ed. 1999, section 3.2.
 *
 * @param values independent, in any order
 * @returns null below 6 values
 */
export function rankInterval(values: readonly number[]): Interval | null {
  const count = values.length;
  if (count < INTERVAL_MINIMUM_COUNT) return null;
  const { rank, confidence } = widestRank(count);
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[rank - 1];
  const high = sorted[count - rank];
  if (low === undefined || high === undefined) throw new RangeError(`rank ${String(rank)} of ${String(count)} values`);
  return { low: round12(low), high: round12(high), confidence: round12(confidence), rank };
}

/** The largest k whose interval still covers 95 %, and what it covers. */
function widestRank(count: number): { rank: number; confidence: number } {
  // In logarithms: the probability of no success at all underflows from n = 1,075 on.
  let logProbability = -count * Math.LN2;
  let cumulative = Math.exp(logProbability);
  let rank = 1;
  let confidence = 1 - 2 * cumulative;
  for (let successes = 1; successes < count / 2; successes += 1) {
    logProbability += Math.log((count - successes + 1) / successes);
    cumulative += Math.exp(logProbability);
    if (1 - 2 * cumulative < CONFIDENCE) break;
    rank = successes + 1;
    confidence = 1 - 2 * cumulative;
  }
  return { rank, confidence };
}
