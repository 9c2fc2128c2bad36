import type { Metric, Name, Pair, Ratio, Row } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { higherIsFaster } from './metric-values.ts';
import { ratioBetween, type HostClasses } from './ratios.ts';

/** Which two variants of a row, by which metric. */
export interface PairQuestion {
  readonly candidate: Name;
  readonly baseline: Name;
  readonly metric: Metric;
  readonly hosts: HostClasses;
}

/** The ratio candidate ÷ baseline where pairs of one machine show it and nothing speaks against it, or why there is none. */
export type PairAnswer =
  | { readonly kind: 'pairs'; readonly ratio: Ratio; readonly pairs: readonly Pair[] }
  | { readonly kind: 'none'; readonly ratio: Ratio | null; readonly reason: string | null };

/**
 * As pairsIn, for a gate: where the load generator was the limit a figure of use (CPU time, memory, bytes a call) is one of less load than was meant,
 * and no evidence of anything either.
 */
export function gatedPairsIn(row: Row, question: PairQuestion): PairAnswer {
  const answer = pairsIn(row, question);
  const isBound = row.cells.some(({ variant, state }) => (variant === question.candidate || variant === question.baseline) && state.kind === 'measured' && state.clientBound);
  return answer.kind === 'pairs' && isBound ? { kind: 'none', ratio: answer.ratio, reason: 'client-bound' } : answer;
}

/** Only pairs of one machine count; the speed of neither side may be client-bound, nor its payloads unverified. */
export function pairsIn({ cells }: Row, { candidate, baseline, metric, hosts }: PairQuestion): PairAnswer {
  const numerator = cells.find(({ variant }) => variant === candidate);
  const denominator = cells.find(({ variant }) => variant === baseline);
  if (numerator?.state.kind !== 'measured' || denominator?.state.kind !== 'measured') return { kind: 'none', ratio: null, reason: null };
  const ratio = ratioBetween({ numerator, denominator, hosts }, metric);
  if (ratio.basis.kind === 'none') return { kind: 'none', ratio: null, reason: ratio.basis.reason };
  if (ratio.basis.kind === 'across-machines') return { kind: 'none', ratio: null, reason: 'only across machines, which is never a verdict' };
  if (ratio.bound !== 'exact') return { kind: 'none', ratio, reason: 'client-bound' };
  if (numerator.state.unverified || denominator.state.unverified) return { kind: 'none', ratio, reason: 'unverified payloads' };
  return { kind: 'pairs', ratio, pairs: ratio.basis.pairs };
}

/** Of the pairs, in their order, what the candidate costs for each unit that the baseline costs: over 1, it is worse. */
export function costRatios(metric: Metric, pairs: readonly Pick<Pair, 'ratio'>[]): number[] {
  return pairs.map(({ ratio }) => (higherIsFaster(metric) ? round12(1 / ratio) : ratio));
}
