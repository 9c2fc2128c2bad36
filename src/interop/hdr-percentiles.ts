import { BUCKETS, SUB_BUCKETS } from '../statistics/hdr-histogram.ts';
import type { HdrHistogram, HdrSlot } from '../statistics/hdr-histogram.ts';

const NS_PER_MS = 1e6;
/** Lines for each halving of the distance to 100 %: HdrHistogram's own default. */
const TICKS_PER_HALF_DISTANCE = 5;

/**
 * A histogram of nanoseconds as HdrHistogram prints its percentiles, in milliseconds: the form of `.hgrm` files, which its plotters read.
 * Source: HdrHistogram, AbstractHistogram.outputPercentileDistribution and PercentileIterator.java, public domain.
 */
export function hdrPercentiles(histogram: HdrHistogram): string {
  const { mean, deviation } = momentsOf(histogram);
  const highest = [...histogram.slots()].at(-1)?.highest ?? 0;
  return [
    `${'Value'.padStart(12)} ${'Percentile'.padStart(14)} ${'TotalCount'.padStart(10)} ${'1/(1-Percentile)'.padStart(14)}`,
    '',
    ...percentileLines(histogram),
    `#[Mean    = ${ms(mean)}, StdDeviation   = ${ms(deviation)}]`,
    `#[Max     = ${ms(highest)}, Total count    = ${String(histogram.total).padStart(12)}]`,
    `#[Buckets = ${String(BUCKETS).padStart(12)}, SubBuckets     = ${String(SUB_BUCKETS).padStart(12)}]`,
    '',
  ].join('\n');
}

/** A line for the first slot that reaches each level; levels lie closer the nearer they are to 100 %. */
function percentileLines(histogram: HdrHistogram): string[] {
  const { total } = histogram;
  const lines: string[] = [];
  let level = 0;
  let below = 0;
  for (const { highest, count } of histogram.slots()) {
    below += count;
    for (const reached = (100 * below) / total; level <= reached && lines.length < MOST_LINES; level = nextLevel(level)) {
      lines.push(lineOf(highest, level, below));
      if (below === total) return [...lines, `${ms(highest)} ${(1).toFixed(12)} ${String(total).padStart(10)}`];
    }
  }
  return lines;
}

/** Levels come to 100 % only in the limit; counts end them long before. */
const MOST_LINES = 10_000;

function lineOf(valueNs: number, level: number, below: number): string {
  const distance = 1 / (1 - level / 100);
  return `${ms(valueNs)} ${(level / 100).toFixed(12)} ${String(below).padStart(10)} ${distance.toFixed(2).padStart(14)}`;
}

function nextLevel(level: number): number {
  const halvings = Math.floor(Math.log(100 / (100 - level)) / Math.log(2)) + 1;
  return level + 100 / (TICKS_PER_HALF_DISTANCE * 2 ** halvings);
}

/** Of the middles of the slots. */
function momentsOf(histogram: HdrHistogram): { mean: number; deviation: number } {
  const slots = [...histogram.slots()];
  const { total } = histogram;
  if (total === 0) return { mean: 0, deviation: 0 };
  const mean = slots.reduce((sum, slot) => sum + middleOf(slot) * slot.count, 0) / total;
  const squares = slots.reduce((sum, slot) => sum + (middleOf(slot) - mean) ** 2 * slot.count, 0);
  return { mean, deviation: Math.sqrt(squares / total) };
}

function middleOf({ lowest, highest }: HdrSlot): number {
  return lowest + Math.floor((highest - lowest + 1) / 2);
}

function ms(ns: number): string {
  return (ns / NS_PER_MS).toFixed(3).padStart(12);
}
