import type { ImportedLatency, ImportedPercentile, ImportWarning } from '../../model/generated/types.ts';
import { round12 } from '../../model/rounding.ts';
import { latencyOf } from '../../statistics/latency.ts';
import { percentileMark } from '../../statistics/percentile.ts';

/** Below it fewer than 10 calls lie beyond the 95th percentile. */
const ENOUGH_CALLS = 200;

/** Nearest rank from single calls, in ns; null where there are none. */
export function latencyFromCalls(latenciesNs: readonly number[]): ImportedLatency | null {
  if (latenciesNs.length === 0) return null;
  return { source: 'calls', count: latenciesNs.length, ...latencyOf(Float64Array.from(latenciesNs)) };
}

export interface StatedLatency {
  readonly count: number;
  readonly meanNs: number | null;
  readonly minNs: number | null;
  readonly maxNs: number | null;
  /** Percent and ns. */
  readonly percentiles: readonly (readonly [percent: number, valueNs: number])[];
}

/** The tool's own figures; percentiles that so few calls cannot have are left out. Null for no calls. */
export function latencyAsStated({ count, meanNs, minNs, maxNs, percentiles }: StatedLatency): ImportedLatency | null {
  if (count === 0) return null;
  const rounded = (value: number | null): number | null => (value === null ? null : round12(value));
  const shown = percentiles.flatMap(([percent, valueNs]): ImportedPercentile[] => {
    const mark = percentileMark(count, percent);
    return mark === null ? [] : [{ percent, valueNs: round12(valueNs), mark }];
  });
  return { source: 'stated', count, meanNs: rounded(meanNs), minNs: rounded(minNs), maxNs: rounded(maxNs), percentiles: shown };
}

/** What the counts alone say. */
export function countWarnings(unit: string, counts: { readonly calls: number; readonly ok: number; readonly cutOff: number }): ImportWarning[] {
  const { calls, ok, cutOff } = counts;
  const warnings: ImportWarning[] = [];
  if (ok === 0) warnings.push({ code: 'no-good-call', detail: `not one of ${String(calls)} ${unit}s succeeded: there is no speed` });
  else if (ok < ENOUGH_CALLS) warnings.push({ code: 'few-samples', detail: `${String(ok)} good ${unit}s: too few for tail percentiles` });
  if (calls > ok && ok > 0) warnings.push({ code: 'errors', detail: `${String(calls - ok)} of ${String(calls)} ${unit}s failed` });
  if (cutOff > 0) warnings.push({ code: 'cut-off', detail: `${String(cutOff)} ${unit}s were cut off by the end of the run: neither good nor failed` });
  return warnings;
}

/** Of every tool here: it says nothing of its own CPU time. */
export const CLIENT_NOT_MEASURED: ImportWarning = { code: 'client-not-measured', detail: 'the output does not tell the load generator’s CPU time: whether it was the limit is unknown' };

/** Good ones a second; null where there is none or no time. */
export function goodRate(ok: number, measuredNs: number | null): number | null {
  return ok === 0 || measuredNs === null || measuredNs === 0 ? null : round12((ok / measuredNs) * 1e9);
}
