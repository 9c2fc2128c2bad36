import { IndexbenchError } from '../model/errors.ts';
import type { Comparison, DeclaredGates, Expected, GateResult, HostFields, NotComparable, PlanReference, RefusedInput } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { failuresOf, measurementFailures } from './failures.ts';
import { gateResults } from './gates.ts';
import { chooseInputs, inputEntries } from './inputs.ts';
import { hostKey } from './keys.ts';
import { groupBy, orderBy } from './order-by.ts';
import { measurementsApart, partOtherPrograms } from './other-programs.ts';
import { rowsOf } from './rows.ts';

export interface CompareOptions {
  readonly indexbenchVersion: string;
  /** Whether the samples behind the documents were recomputed. */
  readonly samplesVerified: boolean;
  /** Gates given now; null: those that the plan declared. */
  readonly gates: DeclaredGates | null;
}

/**
 * Aggregates bundles into a comparison. Pure, and the same for the same bundles in any order.
 *
 * Rows are those of one plan: the one with most used runs (among equals the smallest digest). Measurements of any other plan are listed as not comparable.
 *
 * @param refused folders that could not be read as bundles
 * @throws IndexbenchError NOTHING_TO_COMPARE where no bundle is left
 */
export function compare(bundles: readonly BundleDocuments[], refused: readonly RefusedInput[], options: CompareOptions): Comparison {
  const chosen = chooseInputs(bundles);
  const allRefused = orderBy([...refused, ...chosen.refused], ({ label, code, message }) => [label, code, message]);
  const [main, ...foreign] = plansBySupport(chosen.used);
  const plan = main?.[0]?.plan;
  if (main === undefined || plan === undefined) throw nothingToCompare(allRefused);
  const programs = partOtherPrograms(main);
  const { rows, notComparable } = rowsOf(plan, programs.runs);
  const expected = expectedRuns(chosen.accepted, chosen.used);
  const isIncomplete = expected.present < expected.runs || chosen.used.some((run) => run.bundle.outcome.kind !== 'complete' || measurementFailures(run).length > 0);
  const gates = options.gates ?? plan.gates;
  const results = gates === null ? [] : gateResults({ gates, declaredSha256: plan.gates?.sha256 ?? null, rows, hosts: hostClasses(main), used: main, isIncomplete });
  return {
    version: 1,
    indexbenchVersion: options.indexbenchVersion,
    plans: plansOf(chosen.accepted),
    inputs: inputEntries(chosen),
    hosts: orderBy(hostClasses(main), ([key]) => [key]).map(([hostKey, fields]) => ({ hostKey, fields })),
    refused: allRefused,
    expected,
    variants: plan.variants.map(({ name }) => name),
    rows,
    notComparable: [...notComparable, ...programs.notComparable, ...foreign.flatMap((runs) => otherPlan(runs, main))],
    failures: failuresOf(chosen.accepted),
    gates: results,
    samplesVerified: options.samplesVerified,
    outcome: outcomeOf({ results, hasRefused: allRefused.length > 0, isIncomplete }),
  };
}

/** Used runs by plan, the plan that rows are made of first. */
function plansBySupport(used: readonly BundleDocuments[]): BundleDocuments[][] {
  const groups = [...groupBy(used, ({ planSha256 }) => planSha256)];
  return orderBy(groups, ([sha256, runs]) => [-runs.length, sha256]).map(([, runs]) => runs);
}

function plansOf(accepted: readonly BundleDocuments[]): PlanReference[] {
  const byDigest = new Map(accepted.map(({ plan, planSha256 }): [string, PlanReference] => [planSha256, { id: plan.id, planSha256 }]));
  return orderBy(byDigest.values(), ({ planSha256 }) => [planSha256]);
}

/** Variants × repeats of all plans against the complete runs; missing are those of which there is no bundle at all. */
function expectedRuns(accepted: readonly BundleDocuments[], used: readonly BundleDocuments[]): Expected {
  const plans = new Map(accepted.map(({ planSha256, plan }) => [planSha256, plan]));
  const identity = (sha256: string, variant: string, repeat: number): string => JSON.stringify([sha256, variant, repeat]);
  const found = new Set(used.map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const complete = new Set(used.filter(({ bundle }) => bundle.outcome.kind === 'complete').map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const declared = orderBy(plans, ([sha256]) => [sha256]).flatMap(([sha256, plan]) =>
    Array.from({ length: plan.repeats }, (_, index) => index + 1).flatMap((repeat) => plan.variants.map(({ name }) => ({ sha256, variant: name, repeat }))),
  );
  return {
    runs: declared.length,
    present: complete.size,
    missing: declared.filter(({ sha256, variant, repeat }) => !found.has(identity(sha256, variant, repeat))).map(({ variant, repeat }) => ({ variant, repeat })),
  };
}

/** Another snapshot is the deeper difference, so it is the one named. */
function otherPlan(runs: readonly BundleDocuments[], main: readonly BundleDocuments[]): NotComparable[] {
  const reference = main[0];
  if (reference === undefined) return [];
  return runs.flatMap((run) => {
    const value = run.plan.snapshot.pin.sha256;
    const others = reference.plan.snapshot.pin.sha256;
    const difference = value === others ? { field: 'planSha256', value: run.planSha256, others: reference.planSha256 } : { field: 'snapshotSha256', value, others };
    return measurementsApart(run, difference);
  });
}

function hostClasses(runs: readonly BundleDocuments[]): Map<string, HostFields> {
  return new Map(runs.flatMap(({ measurements }) => measurements.measurements.map(({ host }): [string, HostFields] => [hostKey(host.fields), host.fields])));
}

function outcomeOf({ results, hasRefused, isIncomplete }: { results: readonly GateResult[]; hasRefused: boolean; isIncomplete: boolean }): Comparison['outcome'] {
  if (hasRefused || results.some(({ verdict }) => verdict === 'fail')) return 'failed';
  if (isIncomplete) return 'incomplete';
  return results.some(({ verdict }) => verdict === 'not measured') ? 'failed' : 'passed';
}

function nothingToCompare(refused: readonly RefusedInput[]): IndexbenchError {
  const [first] = refused;
  const detail = first === undefined ? '' : `; ${String(refused.length)} refused, the first: ${first.label}: ${first.code}: ${first.message}`;
  return new IndexbenchError('NOTHING_TO_COMPARE', { what: `not one usable bundle${detail}` });
}
