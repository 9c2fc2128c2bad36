import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORTED_PERCENTS,
  percentileMark,
  percentileOf
} from "./chunk-KOKT4ROD.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/statistics/latency.ts
function latencyOf(latenciesNs) {
  const count = latenciesNs.length;
  if (count === 0) return { meanNs: null, minNs: null, maxNs: null, percentiles: [] };
  latenciesNs.sort();
  let sumNs = 0;
  for (const latencyNs of latenciesNs) sumNs += latencyNs;
  return {
    meanNs: round12(sumNs / count),
    minNs: latenciesNs[0] ?? null,
    maxNs: latenciesNs[count - 1] ?? null,
    percentiles: REPORTED_PERCENTS.flatMap((percent) => percentileEntry(latenciesNs, percent))
  };
}
__name(latencyOf, "latencyOf");
function percentileEntry(ascendingNs, percent) {
  const mark = percentileMark(ascendingNs.length, percent);
  const valueNs = percentileOf(ascendingNs, percent);
  return mark === null || valueNs === null ? [] : [{ percent, valueNs, mark }];
}
__name(percentileEntry, "percentileEntry");

export {
  latencyOf
};
