import type { Latency, Percentile } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { REPORTED_PERCENTS, percentileMark, percentileOf } from './percentile.ts';

/**
 * Mean, extremes and nearest-rank percentiles of latencies.
 *
 * @param latenciesNs whole nanoseconds of good calls, in any order. It is sorted in place.
 */
export function latencyOf(latenciesNs: Float64Array | Uint32Array): Latency {
  const count = latenciesNs.length;
  if (count === 0) return { meanNs: null, minNs: null, maxNs: null, percentiles: [] };
  latenciesNs.sort();
  let sumNs = 0;
  for (const latencyNs of latenciesNs) sumNs += latencyNs;
  return {
    meanNs: round12(sumNs / count),
    minNs: latenciesNs[0] ?? null,
    maxNs: latenciesNs[count - 1] ?? null,
    percentiles: REPORTED_PERCENTS.flatMap((percent) => percentileEntry(latenciesNs, percent)),
  };
}

function percentileEntry(ascendingNs: Float64Array | Uint32Array, percent: number): Percentile[] {
  const mark = percentileMark(ascendingNs.length, percent);
  const valueNs = percentileOf(ascendingNs, percent);
  return mark === null || valueNs === null ? [] : [{ percent, valueNs, mark }];
}
