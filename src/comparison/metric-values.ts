import type { Latency, Measurement, Metric, MetricSummary } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { median } from '../statistics/median.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { tellableCpuNs, tellableStackCpuNs } from './cpu-resolution.ts';

/** All metrics, in the order in which documents list them. */
export const METRICS = [
  'unitsPerSecond', 'callsPerSecond', 'p50Ns', 'p95Ns', 'p99Ns', 'firstMessageP50Ns', 'serviceP50Ns', 'serviceP99Ns',
  'serverCpuNsPerUnit', 'stackCpuNsPerUnit', 'clientCpuNsPerUnit', 'serverAnonymousPeakBytes', 'bytesPerCall',
] as const satisfies readonly Metric[];

/** The metric that ranks a row. */
export const RANKING_METRIC: Metric = 'unitsPerSecond';

/** What the load generator can hold back. Figures of use (CPU, memory, bytes) it does not touch. */
const SPEED_METRICS: ReadonlySet<Metric> = new Set<Metric>(['unitsPerSecond', 'callsPerSecond', 'p50Ns', 'p95Ns', 'p99Ns', 'firstMessageP50Ns', 'serviceP50Ns', 'serviceP99Ns']);
const HIGHER_IS_FASTER: ReadonlySet<Metric> = new Set<Metric>(['unitsPerSecond', 'callsPerSecond']);

export function isSpeed(metric: Metric): boolean {
  return SPEED_METRICS.has(metric);
}

export function higherIsFaster(metric: Metric): boolean {
  return HIGHER_IS_FASTER.has(metric);
}

/** The figures of one measurement. A percentile that is only the maximum is no figure of that percentile, nor a few ticks of accounting one of CPU time. */
export function metricValues({ statistics, sums, resources }: Measurement): Record<Metric, number | null> {
  const units = sums?.units ?? 0;
  return {
    unitsPerSecond: statistics?.unitsPerSecond ?? null,
    callsPerSecond: statistics?.callsPerSecond ?? null,
    p50Ns: percentileValue(statistics?.latency, 50),
    p95Ns: percentileValue(statistics?.latency, 95),
    p99Ns: percentileValue(statistics?.latency, 99),
    firstMessageP50Ns: percentileValue(statistics?.firstMessage, 50),
    serviceP50Ns: percentileValue(statistics?.service, 50),
    serviceP99Ns: percentileValue(statistics?.service, 99),
    serverCpuNsPerUnit: ratioOf(tellableCpuNs(resources, 'server'), units),
    stackCpuNsPerUnit: ratioOf(tellableStackCpuNs(resources), units),
    clientCpuNsPerUnit: ratioOf(tellableCpuNs(resources, 'client'), units),
    serverAnonymousPeakBytes: units === 0 ? null : (resources?.target.anonymousPeakBytes ?? null),
    bytesPerCall: statistics?.bytesPerCall ?? null,
  };
}

/** Over the runs of a cell; metrics that one of them lacks are left out, so that all figures of a cell rest on the same runs. */
export function summarizeRuns(runs: readonly Readonly<Record<string, number | null>>[]): MetricSummary[] {
  return METRICS.flatMap((metric) => {
    const values = runs.flatMap((run) => run[metric] ?? []);
    const middle = median(values);
    if (middle === null || values.length < runs.length) return [];
    return [{ metric, n: values.length, median: round12(middle), min: Math.min(...values), max: Math.max(...values), claim: claimOf(values.length) }];
  });
}

/** What so many runs may say. */
export function claimOf(count: number): MetricSummary['claim'] {
  if (count === 1) return 'one run';
  return count === 2 ? 'range' : 'spread';
}

function percentileValue(latency: Latency | null | undefined, percent: number): number | null {
  const found = latency?.percentiles.find((entry) => entry.percent === percent);
  return found === undefined || found.mark === 'max' ? null : found.valueNs;
}
