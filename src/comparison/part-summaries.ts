import type { Latency, Measurement, PartSummary } from '../model/generated/types.ts';
import { spreadOf } from './spread.ts';

/** What each part of a mix took, over the runs of a cell, in the order of the mix; null where there is none. */
export function partSummaries(runs: readonly Pick<Measurement, 'statistics'>[]): PartSummary[] | null {
  const parts = runs.map(({ statistics }) => statistics?.parts ?? null);
  const [first] = parts;
  if (first === undefined || first === null) return null;
  return first.map(({ method }, at) => {
    const own = parts.flatMap((of) => of?.[at] ?? []);
    const sum = (key: 'calls' | 'ok'): number => own.reduce((total, part) => total + part[key], 0);
    const percentile = (percent: number): PartSummary['p50Ns'] => spreadOf(own.map(({ latency }) => percentileOf(latency, percent)));
    return { method, calls: sum('calls'), ok: sum('ok'), p50Ns: percentile(50), p95Ns: percentile(95), p99Ns: percentile(99) };
  });
}

/** One that is only the maximum is no figure of that percentile. */
function percentileOf({ percentiles }: Latency, percent: number): number | null {
  const found = percentiles.find((entry) => entry.percent === percent);
  return found === undefined || found.mark === 'max' ? null : found.valueNs;
}
