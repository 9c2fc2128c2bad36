import type { GhzBucket, GhzPercentile, GhzReport } from '../model/generated/types.ts';
import { statusGoName } from '../protocol/status.ts';
import { nearestRank } from '../statistics/percentile.ts';

/** One call, as ghz's details want it. */
export interface ReportedCall {
  /** ns from the run's start. */
  readonly endNs: number;
  readonly latencyNs: number;
  /** 0 to 16, or beyond: shown as Code(n). */
  readonly status: number;
  /** Why it is not OK; empty for OK. */
  readonly text: string;
}

export interface ReportedRun {
  /** The flags as ghz echoes them. */
  readonly options: GhzReport['options'];
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly countErrors: boolean;
  readonly endReason: 'normal' | 'timeout' | 'cancel';
  readonly startUnixMs: number;
  readonly totalNs: number;
  /** In the order in which they ended. */
  readonly calls: readonly ReportedCall[];
}

const PERCENTAGES = [10, 25, 50, 75, 90, 95, 99] as const;
const BUCKETS = 10;

/** A run of ours in the shape of ghz's JSON report, by its rules for each figure. */
export function toGhzReport(run: ReportedRun): GhzReport {
  const { calls } = run;
  const counted = run.countErrors ? calls : calls.filter(({ status }) => status === 0);
  const latencies = Float64Array.from(counted, ({ latencyNs }) => latencyNs).sort();
  const sum = calls.reduce((total, { latencyNs }) => total + latencyNs, 0);
  return {
    date: `${new Date(run.startUnixMs + run.totalNs / 1e6).toISOString().slice(0, 19)}Z`,
    ...(run.name === '' ? {} : { name: run.name }),
    endReason: run.endReason,
    options: run.options,
    count: calls.length,
    total: run.totalNs,
    average: calls.length === 0 ? 0 : Math.floor(sum / calls.length),
    fastest: latencies[0] ?? 0,
    slowest: latencies.at(-1) ?? 0,
    rps: run.totalNs === 0 ? 0 : calls.length / (run.totalNs / 1e9),
    errorDistribution: tally(calls.filter(({ status }) => status !== 0).map(errorText)),
    statusCodeDistribution: tally(calls.map(({ status }) => ghzStatusName(status))),
    latencyDistribution: latencies.length === 0 ? null : PERCENTAGES.map((percentage) => percentileEntry(latencies, percentage)),
    histogram: latencies.length === 0 ? null : histogramOf(latencies),
    details: calls.map((call) => ({
      timestamp: timestampOf(run.startUnixMs, call.endNs),
      latency: call.latencyNs,
      error: call.status === 0 ? '' : errorText(call),
      status: ghzStatusName(call.status),
    })),
    ...(Object.keys(run.tags).length === 0 ? {} : { tags: { ...run.tags } }),
  };
}

function ghzStatusName(status: number): string {
  return status <= 16 ? statusGoName(status) : `Code(${String(status)})`;
}

function errorText(call: ReportedCall): string {
  return `rpc error: code = ${ghzStatusName(call.status)} desc = ${call.text}`;
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function percentileEntry(ascending: Float64Array, percentage: number): GhzPercentile {
  return { percentage, latency: ascending[nearestRank(ascending.length, percentage) - 1] ?? 0 };
}

/** ghz's eleven marks from fastest to slowest, in seconds: bucket i counts what is above mark i − 1 and not above mark i. */
function histogramOf(ascending: Float64Array): GhzBucket[] {
  const first = (ascending[0] ?? 0) / 1e9;
  const last = (ascending.at(-1) ?? 0) / 1e9;
  const marks = Array.from({ length: BUCKETS + 1 }, (_, i) => (i === BUCKETS ? last : first + (i * (last - first)) / BUCKETS));
  const counts = new Array<number>(BUCKETS + 1).fill(0);
  let bucket = 0;
  for (const latencyNs of ascending) {
    while (bucket < BUCKETS && latencyNs / 1e9 > (marks[bucket] ?? 0)) bucket += 1;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return marks.map((mark, i) => ({ mark, count: counts[i] ?? 0, frequency: (counts[i] ?? 0) / ascending.length }));
}

/** RFC 3339 with nanoseconds. */
function timestampOf(startUnixMs: number, endNs: number): string {
  const startSeconds = Math.floor(startUnixMs / 1000);
  const ns = Math.round((startUnixMs - startSeconds * 1000) * 1e6) + endNs;
  const seconds = startSeconds + Math.floor(ns / 1e9);
  const nanoseconds = ((ns % 1e9) + 1e9) % 1e9;
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, '0')}Z`;
}
