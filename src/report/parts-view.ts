import type { PartSummary, Row, Spread } from '../model/generated/types.ts';
import { NO_FIGURE, formatCount, formatDuration } from './figures.ts';

/** Heads of the figures of a part, after variant and method. */
export const PART_HEADS = ['Good / all calls', 'Median', '95th percentile', '99th percentile'] as const;

/** A method of a mix in one cell, as text. */
export interface PartLine {
  readonly method: string;
  readonly variant: string;
  /** In the order of PART_HEADS. */
  readonly figures: readonly string[];
}

/** The parts of a row's mix, method by method; empty where it is none. */
export function partLines({ cells }: Row): PartLine[] {
  const methods = cells.find(({ parts }) => parts !== null)?.parts ?? [];
  return methods.flatMap(({ method }, at) => cells.flatMap(({ variant, parts }) => {
    const part = parts?.[at];
    return part === undefined ? [] : [{ method, variant, figures: figuresOf(part) }];
  }));
}

function figuresOf({ calls, ok, p50Ns, p95Ns, p99Ns }: PartSummary): string[] {
  return [`${formatCount(ok)} / ${formatCount(calls)}`, ...[p50Ns, p95Ns, p99Ns].map(spreadText)];
}

function spreadText(spread: Spread | null): string {
  if (spread === null) return NO_FIGURE;
  const [low, high] = [formatDuration(spread.min), formatDuration(spread.max)];
  return spread.n === 1 || low === high ? formatDuration(spread.median) : `${formatDuration(spread.median)} (${low}–${high})`;
}
