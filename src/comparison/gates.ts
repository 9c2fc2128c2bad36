import type { DeclaredGates, ErrorsGate, Gate, GateResult, MemoryGate, Ratio, RatioGate, Row } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { isMeasured } from './bundle-documents.ts';
import { ratioBetween, type HostClasses } from './ratios.ts';

export interface GateContext {
  /** The gates to judge, and their digest. */
  readonly gates: DeclaredGates;
  /** Whether every plan declared them before its runs. */
  readonly areDeclared: boolean;
  readonly rows: readonly Row[];
  readonly hosts: HostClasses;
  readonly used: readonly BundleDocuments[];
  /** A declared run is missing or failed: then nothing counts as passed. */
  readonly isIncomplete: boolean;
}

type Verdict = Pick<GateResult, 'verdict' | 'figure'>;

const NOT_MEASURED = (figure: string | null): Verdict => ({ verdict: 'not measured', figure });

/** Judges each gate. What was not measured, is client-bound or is unverified never passes; nor does anything while a run is missing. */
export function gateResults(context: GateContext): GateResult[] {
  return context.gates.document.gates.map((gate) => {
    const { verdict, figure } = judge(gate, context);
    const isWithdrawn = verdict === 'pass' && context.isIncomplete;
    return { id: gate.id, verdict: isWithdrawn ? 'not measured' : verdict, postHoc: !context.areDeclared, figure: isWithdrawn ? `${figure ?? ''} (a declared run is missing or failed)` : figure, limit: limitOf(gate) };
  });
}

function limitOf(gate: Gate): string {
  switch (gate.kind) {
    case 'ratio': {
      const limits = [gate.atLeast === undefined ? [] : [`≥ ${String(gate.atLeast)}`], gate.atMost === undefined ? [] : [`≤ ${String(gate.atMost)}`]].flat();
      return `${gate.metric} of ${gate.candidate} ÷ ${gate.baseline} ${limits.join(' and ')} (${gate.judge}; ${gate.select.scenario}, ${gate.select.driver})`;
    }
    case 'errors':
      return `failed calls of ${gate.variant} ≤ ${String(gate.atMost)}`;
    case 'anonymous-memory':
      return `anonymous memory of ${gate.variant} ≤ ${String(gate.atMostBytes)} bytes`;
  }
}

function judge(gate: Gate, context: GateContext): Verdict {
  switch (gate.kind) {
    case 'ratio':
      return judgeRatio(gate, context);
    case 'errors':
      return judgeErrors(gate, context);
    case 'anonymous-memory':
      return judgeMemory(gate, context);
  }
}

function judgeRatio(gate: RatioGate, { rows, hosts }: GateContext): Verdict {
  const sides = rows
    .filter(({ scenario, driver }) => scenario === gate.select.scenario && driver === gate.select.driver)
    .flatMap(({ cells }) => {
      const numerator = cells.find(({ variant }) => variant === gate.candidate);
      const denominator = cells.find(({ variant }) => variant === gate.baseline);
      return numerator?.state.kind === 'measured' && denominator?.state.kind === 'measured' ? [{ numerator, denominator, hosts }] : [];
    })[0];
  if (sides === undefined) return NOT_MEASURED(null);
  const isUnverified = [sides.numerator, sides.denominator].some(({ state }) => state.kind === 'measured' && state.unverified);
  const ratio = ratioBetween(sides, gate.metric);
  if (ratio.basis.kind === 'none') return NOT_MEASURED(ratio.basis.reason);
  if (ratio.basis.kind === 'across-machines') return NOT_MEASURED('only across machines, which is never a verdict');
  const figure = figureOf(ratio, ratio.basis.pairs.length);
  if (ratio.bound !== 'exact') return NOT_MEASURED(`${figure}; client-bound`);
  if (isUnverified) return NOT_MEASURED(`${figure}; unverified payloads`);
  return { verdict: ratioVerdict(gate, ratio, ratio.basis.pairs.map((pair) => pair.ratio)), figure };
}

function figureOf(ratio: Ratio, pairs: number): string {
  const interval = ratio.interval === null ? '' : `, interval ${figureText(ratio.interval.low)} to ${figureText(ratio.interval.high)}`;
  return `median ${figureText(ratio.median)} of ${String(pairs)} ${pairs === 1 ? 'pair' : 'pairs'}, ${figureText(ratio.min)} to ${figureText(ratio.max)}${interval}`;
}

function figureText(value: number | null): string {
  return value === null ? 'none' : String(Number(value.toPrecision(4)));
}

function ratioVerdict(gate: RatioGate, ratio: Ratio, pairs: readonly number[]): GateResult['verdict'] {
  const isWithin = (value: number): boolean => value <= (gate.atMost ?? Infinity) && value >= (gate.atLeast ?? 0);
  switch (gate.judge) {
    case 'point':
      return ratio.median !== null && isWithin(ratio.median) ? 'pass' : 'fail';
    case 'everyPair':
      return pairs.every(isWithin) ? 'pass' : 'fail';
    case 'bound': {
      if (ratio.interval === null) return 'not shown';
      const { low, high } = ratio.interval;
      if (isWithin(low) && isWithin(high)) return 'pass';
      return low > (gate.atMost ?? Infinity) || high < (gate.atLeast ?? 0) ? 'fail' : 'not shown';
    }
  }
}

function judgeErrors(gate: ErrorsGate, { used }: GateContext): Verdict {
  const sums = used.filter(({ bundle }) => bundle.variant.name === gate.variant).flatMap(({ measurements }) => measurements.measurements.flatMap((entry) => entry.sums ?? []));
  const calls = sums.reduce((total, entry) => total + entry.calls, 0);
  if (calls === 0) return NOT_MEASURED(null);
  const failed = sums.reduce((total, entry) => total + entry.calls - entry.ok, 0);
  return { verdict: failed <= gate.atMost ? 'pass' : 'fail', figure: `${String(failed)} of ${String(calls)} calls failed` };
}

function judgeMemory(gate: MemoryGate, { used }: GateContext): Verdict {
  const peaks = used
    .filter(({ bundle }) => bundle.variant.name === gate.variant)
    .flatMap((run) => run.measurements.measurements.map((measurement) => ({ run, variant: gate.variant, measurement })))
    .filter(isMeasured)
    .map(({ measurement }) => measurement.resources?.target.anonymousPeakBytes ?? null);
  const known = peaks.flatMap((peak) => peak ?? []);
  if (known.length === 0) return NOT_MEASURED(null);
  const highest = Math.max(...known);
  const figure = `${String(highest)} bytes at most in ${String(known.length)} of ${String(peaks.length)} measurements`;
  if (highest > gate.atMostBytes) return { verdict: 'fail', figure };
  return known.length < peaks.length ? NOT_MEASURED(figure) : { verdict: 'pass', figure };
}
