import type { DeclaredGates, Gate, GateResult, IndexBuildTable, RatioGate, Row } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { NOT_MEASURED, figureOf, isHeld, limitsText, purposeOf, ratioVerdict, servingLimits, type Verdict } from './gate-verdict.ts';
import { buildLimits, judgeIndexBuildLimit, judgeIndexBuildRatio } from './index-build/gates.ts';
import { gatedPairsIn } from './pair-costs.ts';
import { judgeProbes } from './probes-gate.ts';
import type { HostClasses } from './ratios.ts';
import { judgeSlowdown, slowdownText } from './slowdown-gate.ts';
import { judgeErrors, judgeMemory, selectionText } from './variant-gates.ts';

export interface GateContext {
  /** The gates to judge, and their digest. */
  readonly gates: DeclaredGates;
  /** Whether every plan declared them before its runs. */
  readonly areDeclared: boolean;
  readonly rows: readonly Row[];
  readonly indexBuild: IndexBuildTable | null;
  readonly hosts: HostClasses;
  readonly used: readonly BundleDocuments[];
  /** A declared run is missing or failed: then nothing counts as passed. */
  readonly isIncomplete: boolean;
}

/** Judges each gate. What was not measured, is client-bound or is unverified never passes; nor does anything while a run is missing. */
export function gateResults(context: GateContext): GateResult[] {
  return context.gates.document.gates.map((gate) => {
    const { verdict, figure } = judge(gate, context);
    const purpose = purposeOf(gate);
    const isWithdrawn = isHeld({ verdict, purpose }) && context.isIncomplete;
    return { id: gate.id, verdict: isWithdrawn ? 'not measured' : verdict, purpose, postHoc: !context.areDeclared, figure: isWithdrawn ? `${figure ?? ''} (a declared run is missing or failed)` : figure, limit: limitOf(gate) };
  });
}

function limitOf(gate: Gate): string {
  switch (gate.kind) {
    case 'slowdown':
      return slowdownText(gate);
    case 'probes':
      return `every probe of ${gate.variant} passed`;
    case 'ratio':
      return `${gate.metric} of ${gate.candidate} ÷ ${gate.baseline} ${limitsText(servingLimits(gate))} (${gate.judge}; ${gate.select.scenario}, ${gate.select.driver})`;
    case 'index-build-ratio':
      return `${gate.metric} of ${gate.candidate} ÷ ${gate.baseline} ${limitsText(buildLimits(gate))} (${gate.judge}; index build)`;
    case 'index-build-limit':
      return `${gate.metric} of each index build of ${gate.variant} ≤ ${String(gate.atMost)}`;
    case 'errors':
      return `failed calls of ${gate.variant} ≤ ${String(gate.atMost)}${selectionText(gate)}`;
    case 'anonymous-memory':
      return `anonymous memory of ${gate.variant} ≤ ${String(gate.atMostBytes)} bytes${selectionText(gate)}`;
  }
}

function judge(gate: Gate, context: GateContext): Verdict {
  switch (gate.kind) {
    case 'slowdown':
      return judgeSlowdown(gate, context);
    case 'probes':
      return judgeProbes(gate, context.used);
    case 'ratio':
      return judgeRatio(gate, context);
    case 'index-build-ratio':
      return judgeIndexBuildRatio(gate, context);
    case 'index-build-limit':
      return judgeIndexBuildLimit(gate, context);
    case 'errors':
      return judgeErrors(gate, context.used);
    case 'anonymous-memory':
      return judgeMemory(gate, context.used);
  }
}

function judgeRatio(gate: RatioGate, { rows, hosts }: GateContext): Verdict {
  const answers = rows.filter(({ scenario, driver }) => scenario === gate.select.scenario && driver === gate.select.driver).map((row) => gatedPairsIn(row, { ...gate, hosts }));
  const answer = answers.find((found) => found.kind === 'pairs' || found.reason !== null);
  if (answer === undefined) return NOT_MEASURED(null);
  const { ratio } = answer;
  const figure = ratio === null ? null : figureOf(ratio, ratio.basis.kind === 'paired' ? ratio.basis.pairs.length : 0);
  if (answer.kind === 'none') return NOT_MEASURED(figure === null ? answer.reason : `${figure}; ${answer.reason ?? ''}`);
  return { verdict: ratioVerdict(gate.judge, servingLimits(gate), { ...answer.ratio, pairs: answer.pairs.map((pair) => pair.ratio) }), figure };
}
