import type { Cell, CellEmpty, Comparison, GateResult, MetricSummary, Metric, Ratio, Unit, Warning } from '../model/generated/types.ts';
import { NO_FIGURE, formatFactor } from './figures.ts';

/** What each metric is called; the unit of work is put in, `unit` where rows of both kinds stand together. */
export function metricTitle(metric: Metric, unit: Unit | 'unit'): string {
  switch (metric) {
    case 'unitsPerSecond':
      return `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s per second`;
    case 'callsPerSecond':
      return 'Calls per second';
    case 'p50Ns':
      return 'Latency, median';
    case 'p95Ns':
      return 'Latency, 95th percentile';
    case 'p99Ns':
      return 'Latency, 99th percentile';
    case 'firstMessageP50Ns':
      return 'First message, median';
    case 'serviceP50Ns':
      return 'Service time, median';
    case 'serviceP99Ns':
      return 'Service time, 99th percentile';
    case 'serverCpuNsPerUnit':
      return `Server CPU per ${unit}`;
    case 'stackCpuNsPerUnit':
      return `Server CPU per ${unit}, with the node`;
    case 'clientCpuNsPerUnit':
      return `Client CPU per ${unit}`;
    case 'serverAnonymousPeakBytes':
      return 'Server memory, peak (anonymous)';
    case 'bytesPerCall':
      return 'Payload per call';
  }
}

/** Of CPU time of which its source tells too little. */
export const BELOW_RESOLUTION = 'below resolution';

/** Why a cell is empty, in a few words. */
export const EMPTY_WORDS: Readonly<Record<CellEmpty['reason'], string>> = {
  missing: 'missing',
  'not-supported': 'not supported',
  wrong: 'wrong blocks',
  failed: 'failed',
  'cut-off': 'cut off',
  'driver-unavailable': 'driver not here',
  'other-payload': 'sends other bytes',
  'not-comparable': 'other work',
  'no-good-call': 'no call succeeded',
};

/** A mark in a cell: a letter where room is short, else a word. */
export interface Mark {
  readonly letter: string;
  readonly word: string;
}

/** Marks of the warnings that change how a figure is read. The others only stand in the details. */
export const MARKS: Readonly<Record<Warning['code'], Mark | null>> = {
  'too-short': { letter: 's', word: 'too short' },
  'client-bound': { letter: 'c', word: 'client-bound' },
  unverified: { letter: 'u', word: 'unverified' },
  'few-samples': { letter: 'f', word: 'few' },
  errors: { letter: 'e', word: 'errors' },
  'no-good-call': { letter: 'e', word: 'errors' },
  'unlike-payload-sizes': { letter: 'z', word: 'unlike sizes' },
  'different-payload': { letter: 'd', word: 'other bytes' },
  'unchecked-blocks': { letter: 'q', word: 'unchecked' },
  'samples-truncated': { letter: 't', word: 'samples cut' },
  'shared-cpus': { letter: 'p', word: 'shared CPUs' },
  'memory-limit': { letter: 'm', word: 'memory limit' },
  steal: { letter: 'n', word: 'noisy' },
  drift: { letter: 'n', word: 'noisy' },
  'outside-cpu': { letter: 'n', word: 'noisy' },
  'smt-shared': { letter: 'n', word: 'noisy' },
  'cut-off': null,
  'cpu-below-resolution': null,
  'affinity-unread': { letter: 'a', word: 'unpinned' },
};

/** The marks of a cell, each once. */
export function marksOf(warnings: readonly Warning[]): Mark[] {
  const marks = warnings.flatMap(({ code }) => MARKS[code] ?? []);
  return marks.filter((mark, index) => marks.findIndex(({ letter }) => letter === mark.letter) === index);
}

export function claimText({ n }: Pick<MetricSummary, 'n'>): string {
  return n === 1 ? 'one run' : `${String(n)} runs`;
}

const CPU_SIDES: ReadonlyMap<Metric, 'server' | 'client'> = new Map([['serverCpuNsPerUnit', 'server'], ['stackCpuNsPerUnit', 'server'], ['clientCpuNsPerUnit', 'client']]);

/** Stands where a cell has no figure of a metric. */
export function noFigureText({ state, warnings }: Cell, metric: Metric): string {
  if (state.kind === 'empty') return EMPTY_WORDS[state.reason];
  const side = CPU_SIDES.get(metric);
  const isBelow = warnings.some((warning) => warning.code === 'cpu-below-resolution' && warning.sides.some((entry) => entry === side));
  return isBelow ? BELOW_RESOLUTION : NO_FIGURE;
}

/** Where a ratio comes from. */
export function basisText(ratio: Pick<Ratio, 'basis' | 'above' | 'below' | 'min' | 'max' | 'interval'>): string {
  switch (ratio.basis.kind) {
    case 'paired': {
      const { length } = ratio.basis.pairs;
      const signs = `${String(ratio.above)} above 1, ${String(ratio.below)} below`;
      const interval = ratio.interval === null ? '' : `; ${formatFactor(ratio.interval.low)} to ${formatFactor(ratio.interval.high)} with ${String(Math.floor(ratio.interval.confidence * 1000) / 10)} %`;
      return `${String(length)} ${length === 1 ? 'pair' : 'pairs'} on one machine each, ${formatFactor(ratio.min)} to ${formatFactor(ratio.max)}, ${signs}${interval}`;
    }
    case 'across-machines':
      return `across machines: ratio of medians of ${String(ratio.basis.runs)} runs, no verdict`;
    case 'none':
      return `no ratio: ${ratio.basis.reason}`;
  }
}

/** What the whole comes to. Of runs that are all complete a measurement failed. */
export function outcomeText({ outcome, expected }: Pick<Comparison, 'outcome' | 'expected'>): string {
  switch (outcome) {
    case 'passed':
      return 'complete';
    case 'failed':
      return 'failed: a gate says no or an input was refused';
    case 'incomplete':
      return expected.present < expected.runs ? 'incomplete: a declared run is missing or failed' : 'incomplete: a measurement failed';
  }
}

export const HOW_TO_READ: readonly string[] = [
  'One row is one piece of equal work: the same requests, in the same order, on the same chain, from the same driver.',
  'A cell holds the median over its runs, and the smallest and largest run beside it; only good calls count. Where more than 1 % of the calls failed there is no ratio and no rank.',
  'With fewer than three runs that range is what was seen, and no claim of spread.',
  'A ratio is the variant over the first one, from pairs of runs on one machine; over 1 means more work per second.',
  '“≥” or “≤”: the load generator was the limit of the faster side, so the true ratio lies further from 1.',
  'An empty cell says why it is empty; it is never filled with a nearby number.',
];

/** A verdict with what a reader has to know of it: whose it is, and whether it was asked for before. */
export function gateWords({ verdict, purpose, postHoc }: Pick<GateResult, 'verdict' | 'purpose' | 'postHoc'>): string[] {
  const held = purpose === 'regression' && verdict === 'not shown' ? ['no regression shown: passes'] : [];
  return [verdict, ...held, ...(postHoc ? ['declared after the run'] : [])];
}

/** What the figures rest on, in every form. */
export function samplesNote({ samplesVerified }: Pick<Comparison, 'samplesVerified'>): string {
  return samplesVerified ? 'samples re-verified: every figure was recomputed from them' : 'samples not re-verified: verify, or aggregate --verify, recomputes them';
}
