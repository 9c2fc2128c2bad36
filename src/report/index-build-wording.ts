import type { IndexBuildCell, IndexBuildEmpty, IndexBuildMetric, IndexBuildRatio, IndexBuildSummary, IndexBuildTable } from '../model/generated/types.ts';
import { NO_FIGURE, formatBytes, formatCount, formatNumber } from './figures.ts';

/** The metrics of the main table, in order. */
export const MAIN_BUILD_METRICS: readonly IndexBuildMetric[] = ['completeNs', 'firstInfoNs', 'firstBlockNs', 'stackCpuNs', 'anonymousPeakBytes', 'writtenBytes', 'indexBytes'];

const TITLES: Readonly<Record<IndexBuildMetric, string>> = {
  completeNs: 'Index complete',
  firstInfoNs: 'First answer',
  firstBlockNs: 'First right block',
  stopNs: 'Shut-down',
  cpuNs: 'CPU time',
  cpuAtCompletionNs: 'CPU time when complete',
  nodeCpuNs: 'CPU time of the node beside',
  stackCpuNs: 'CPU time, with the node',
  anonymousPeakBytes: 'Memory, peak (anonymous)',
  residentPeakBytes: 'Memory, peak resident (main process)',
  groupPeakBytes: 'Memory, peak with page cache',
  nodeAnonymousPeakBytes: 'Memory of the node beside, peak (anonymous)',
  readBytes: 'Read from disk',
  writtenBytes: 'Written',
  writtenAtCompletionBytes: 'Written when complete',
  nodeReadBytes: 'Read by the node beside',
  nodeWrittenBytes: 'Written by the node beside',
  indexBytes: 'Index on disk',
};

export function buildMetricTitle(metric: IndexBuildMetric): string {
  return TITLES[metric];
}

const EMPTY_BUILD_WORDS: Readonly<Record<IndexBuildEmpty['reason'], string>> = { missing: 'missing', 'no-index': 'builds no index', failed: 'failed', 'cut-off': 'cut off', 'not-comparable': 'other work' };

export function emptyBuildText({ reason }: Pick<IndexBuildEmpty, 'reason'>): string {
  return `${NO_FIGURE} ${EMPTY_BUILD_WORDS[reason]}`;
}

/** Times in seconds: a long one is read digit by digit. */
export function formatBuildMetric(metric: IndexBuildMetric, value: number | null): string {
  if (value === null) return NO_FIGURE;
  return metric.endsWith('Ns') ? `${formatNumber(value / 1e9)} s` : formatBytes(value);
}

/** `1.20–1.31 s`; nothing of one run, or where both ends print alike. */
export function buildRangeText({ metric, n, min, max }: IndexBuildSummary): string {
  const [low, high] = [formatBuildMetric(metric, min), formatBuildMetric(metric, max)];
  return n === 1 || low === high ? '' : `${low}–${high}`;
}

/** How much earlier a polled time may be; nothing of what is not polled. */
export function buildErrorText({ errorNs }: IndexBuildSummary): string {
  return errorNs === null ? '' : `−${formatNumber(errorNs / 1e9, 2)} s`;
}

export function buildSummaryOf({ summary }: IndexBuildCell, metric: IndexBuildMetric): IndexBuildSummary | null {
  return summary.find((entry) => entry.metric === metric) ?? null;
}

/** The ratio of a variant over the first; null for the first itself and where a side is empty. */
export function buildRatioFor({ ratios }: IndexBuildTable, variant: string, metric: IndexBuildMetric): IndexBuildRatio | null {
  return ratios.find((entry) => entry.numerator === variant && entry.metric === metric) ?? null;
}

/** Why a cell lacks a figure that others have. */
export function noBuildFigureText({ warnings }: IndexBuildCell, metric: IndexBuildMetric): string {
  const isBelow = (metric === 'cpuNs' || metric === 'cpuAtCompletionNs' || metric === 'stackCpuNs') && warnings.some(({ code }) => code === 'cpu-below-resolution');
  return isBelow ? 'below resolution' : NO_FIGURE;
}

/** What the readings of a cell were like: how many, and the longest pause between two. */
export function samplesText({ runs }: IndexBuildCell): string {
  const samples = runs.map((run) => run.samples);
  const gaps = runs.flatMap(({ longestGapNs }) => longestGapNs ?? []);
  const range = samples.length === 0 ? NO_FIGURE : [...new Set([Math.min(...samples), Math.max(...samples)])].map(formatCount).join('–');
  return gaps.length === 0 ? range : `${range} (at most ${formatNumber(Math.max(...gaps) / 1e9, 2)} s apart)`;
}

export const HOW_TO_READ_BUILDS: readonly string[] = [
  'From the launch on an empty index to the index complete, by the system’s own signs: answering is not enough. Times are polled; each may be earlier by at most what stands behind “−”.',
  'CPU time and bytes are read after the stop and a sync of all disks, so that work which was put off is in them; those of the node beside count from the launch of the system.',
  'A ratio is the variant over the first one that builds an index, from pairs of runs on one machine; over 1 means more time, CPU, memory or space.',
];
