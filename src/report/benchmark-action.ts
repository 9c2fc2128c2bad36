import type { Cell, Comparison, Metric, MetricSummary, Row } from '../model/generated/types.ts';
import { escapeText } from './escape.ts';
import { rateUnit } from './figures.ts';

/**
 * One entry of github-action-benchmark's custom formats: the fields that the action reads of its input file.
 * Source: benchmark-action/github-action-benchmark, README ("customBiggerIsBetter") and src/extract.ts.
 */
export interface BenchmarkActionEntry {
  /** Unique: the action matches entries of two commits by it. */
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly range: string;
  readonly extra: string;
}

export interface BenchmarkActionExport {
  readonly entries: readonly BenchmarkActionEntry[];
  /** What is left out, as sentences: the action takes an absent entry for nothing to say. */
  readonly leftOut: readonly string[];
}

const METRICS = {
  customBiggerIsBetter: ['unitsPerSecond'],
  customSmallerIsBetter: ['p50Ns', 'p95Ns', 'p99Ns', 'serverCpuNsPerUnit', 'serverAnonymousPeakBytes'],
} as const satisfies Record<string, readonly Metric[]>;

export type BenchmarkActionTool = keyof typeof METRICS;

/** A comparison for one of the action's two custom tools. Each cell's medians over runs, with its flags in `extra`. Only finite numbers go out. */
export function benchmarkActionEntries({ rows }: Comparison, tool: BenchmarkActionTool): BenchmarkActionExport {
  const wanted: readonly Metric[] = METRICS[tool];
  const entries = rows.flatMap((row) => row.cells.flatMap((cell) => cell.summary.filter(({ metric }) => wanted.includes(metric)).flatMap((summary) => entryOf(row, cell, summary))));
  const leftOut = rows.flatMap((row) => row.cells.flatMap(({ variant, state }) => (state.kind === 'empty' ? [`${row.scenario}, ${row.driver}, ${variant}: ${state.reason}`] : [])));
  return { entries, leftOut };
}

function entryOf(row: Row, cell: Cell, { metric, median, min, max, n }: MetricSummary): BenchmarkActionEntry[] {
  if (median === null) return [];
  const payload = row.work.payloadClass === 'expected' ? '' : ` [${row.work.payloadClass}]`;
  return [{ name: escapeText(`${row.scenario} / ${row.driver}${payload} / ${cell.variant} / ${metric}`), unit: unitOf(row, metric), value: median, range: `${String(min)}–${String(max)} in ${String(n)} run${n === 1 ? '' : 's'}`, extra: escapeText(extraOf(row, cell)) }];
}

function unitOf({ unit }: Row, metric: Metric): string {
  if (metric === 'unitsPerSecond') return rateUnit(unit);
  if (metric === 'serverAnonymousPeakBytes') return 'bytes';
  return metric === 'serverCpuNsPerUnit' ? `ns/${unit}` : 'ns';
}

function extraOf(row: Row, { state, warnings, runs }: Cell): string {
  const flags = state.kind === 'measured' ? [state.clientBound && 'client-bound', state.unverified && 'unverified', state.tooShort && 'too short', state.tooManyErrors && 'too many errors'].filter((flag) => flag !== false) : [];
  const codes = [...new Set([...flags, ...warnings.map(({ code }) => code)])];
  const hosts = [...new Set(runs.map(({ hostKey }) => hostKey))];
  return `workKey ${row.workKey}; hostKey ${hosts.join(' ')}; flags ${codes.length === 0 ? 'none' : codes.join(' ')}`;
}
