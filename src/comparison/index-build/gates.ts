import type { IndexBuildLimitGate, IndexBuildRatioGate, IndexBuildTable } from '../../model/generated/types.ts';
import { NOT_MEASURED, figureOf, pointVerdict, ratioLimits, ratioVerdict, type Limits, type RatioRule, type Verdict } from '../gate-verdict.ts';
import type { HostClasses } from '../run-pairs.ts';
import { indexBuildRatio } from './table.ts';

/** What these gates are judged by. */
export interface IndexBuildGateContext {
  readonly indexBuild: IndexBuildTable | null;
  readonly hosts: HostClasses;
}

/** As of a ratio of serving: only pairs of one machine give a verdict. */
export function judgeIndexBuildRatio(gate: IndexBuildRatioGate, { indexBuild, hosts }: IndexBuildGateContext): Verdict {
  const numerator = indexBuild?.cells.find(({ variant }) => variant === gate.candidate);
  const denominator = indexBuild?.cells.find(({ variant }) => variant === gate.baseline);
  if (numerator === undefined || denominator === undefined) return NOT_MEASURED(null);
  const ratio = indexBuildRatio({ numerator, denominator, hosts }, gate.metric);
  if (ratio.basis.kind === 'none') return NOT_MEASURED(ratio.basis.reason);
  if (ratio.basis.kind === 'across-machines') return NOT_MEASURED('only across machines, which is never a verdict');
  const pairs = ratio.basis.pairs.map((pair) => pair.ratio);
  return { verdict: ratioVerdict(gate.judge, buildLimits(gate), { ...ratio, pairs }), figure: figureOf(ratio, pairs.length) };
}

/** Of each of an index build's metrics less is better. */
export function buildLimits(gate: RatioRule): Limits {
  return ratioLimits(gate, false);
}

/** A build without the figure keeps the gate from passing, and one over the limit makes it fail. */
export function judgeIndexBuildLimit(gate: IndexBuildLimitGate, { indexBuild }: Pick<IndexBuildGateContext, 'indexBuild'>): Verdict {
  const runs = indexBuild?.cells.find(({ variant }) => variant === gate.variant)?.runs ?? [];
  const known = runs.flatMap(({ values }) => values[gate.metric] ?? []);
  if (known.length === 0) return NOT_MEASURED(null);
  const highest = Math.max(...known);
  const figure = `${String(highest)} at most in ${String(known.length)} of ${String(runs.length)} builds`;
  if (pointVerdict(highest, gate) === 'fail') return { verdict: 'fail', figure };
  return known.length < runs.length ? NOT_MEASURED(figure) : { verdict: 'pass', figure };
}
