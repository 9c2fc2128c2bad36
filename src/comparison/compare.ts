import { IndexbenchError } from '../model/errors.ts';
import type { Comparison, DeclaredGates, Expected, GateResult, HostFields, NotComparable, Plan, PlannedRun, PlanReference, RefusedInput } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { sameModelTable } from './cpu-models.ts';
import { partDiagnosticRuns } from './diagnostic-runs.ts';
import { consumerTables } from './consumers.ts';
import { experimentTables } from './experiment-table.ts';
import { failuresOf, measurementFailures } from './failures.ts';
import { isHeld } from './gate-verdict.ts';
import { gateResults, type GateContext } from './gates.ts';
import { chooseInputs, hostsOf, inputEntries } from './inputs.ts';
import { indexBuildTable } from './index-build/table.ts';
import { hostKey } from './keys.ts';
import { groupBy, orderBy } from './order-by.ts';
import { measurementsApart, partOtherPrograms } from './other-programs.ts';
import { rowsOf, variantsOf } from './rows.ts';
import { partScreeningRuns } from './screening-runs.ts';

export interface CompareOptions {
  readonly indexbenchVersion: string;
  /** Whether the samples behind the documents were recomputed. */
  readonly samplesVerified: boolean;
  /** Gates given now; null: those that the plans declared. */
  readonly gates: DeclaredGates | null;
  /** Of one leg: its runs are all that is expected, and no gate is judged. Absent: all of the plans. */
  readonly onlyRuns?: readonly PlannedRun[] | undefined;
}

/**
 * Aggregates bundles into a comparison. Pure, and the same for the same bundles in any order.
 *
 * Rows are of one snapshot: that with most used runs (among equals the smallest digest). Measurements on any other are listed as not comparable.
 * Plans on that snapshot share rows wherever they ask for equal work; the first is the one with most used runs.
 *
 * @param refused folders that could not be read as bundles
 * @throws IndexbenchError NOTHING_TO_COMPARE where no bundle is left
 */
export function compare(bundles: readonly BundleDocuments[], refused: readonly RefusedInput[], options: CompareOptions): Comparison {
  const chosen = chooseInputs(bundles);
  const allRefused = orderBy([...refused, ...chosen.refused], ({ label, code, message }) => [label, code, message]);
  const [ofSnapshot, ...foreign] = bySupport(chosen.used, snapshotOf);
  if (ofSnapshot === undefined) throw nothingToCompare(allRefused);
  const diagnostics = partDiagnosticRuns(ofSnapshot);
  const screenings = partScreeningRuns(diagnostics.runs);
  const main = screenings.runs;
  const byPlan = bySupport(main, ({ planSha256 }) => planSha256);
  const plans = byPlan.flatMap(([run]) => run?.plan ?? []);
  const programs = partOtherPrograms(byPlan.flat());
  const { rows, notComparable } = rowsOf(plans, programs.runs);
  const consumers = consumerTables(rows, programs.runs);
  const indexBuild = indexBuildTable({ variants: variantsOf(plans), ...programs });
  const { onlyRuns } = options;
  const expected = expectedRuns(chosen, onlyRuns);
  const isIncomplete = expected.present < expected.runs || chosen.used.some((run) => run.bundle.outcome.kind !== 'complete' || measurementFailures(run).length > 0);
  const hosts = hostClasses(main);
  const results = onlyRuns !== undefined ? [] : judgedGates(plans, options.gates).flatMap((judged) => gateResults({ ...judged, rows, indexBuild, hosts, used: main, isIncomplete }));
  const sameModel = sameModelTable(rows, hosts);
  const experiments = experimentTables(byPlan.flatMap(([run]) => run ?? []), rows, hosts);
  return {
    version: 1,
    indexbenchVersion: options.indexbenchVersion,
    plans: plansOf(chosen.accepted),
    inputs: inputEntries(chosen),
    hosts: orderBy(hosts, ([key]) => [key]).map(([hostKey, fields]) => ({ hostKey, fields })),
    refused: allRefused,
    expected,
    ...(onlyRuns === undefined ? {} : { onlyRuns: [...onlyRuns] }),
    variants: variantsOf(plans),
    rows,
    consumers,
    indexBuild,
    ...(experiments.length === 0 ? {} : { experiments }),
    ...(sameModel === null ? {} : { sameModel }),
    notComparable: [...notComparable, ...[...programs.parted, ...diagnostics.parted, ...screenings.parted].flatMap(({ run, ...difference }) => measurementsApart(run, difference)), ...foreign.flat().flatMap((run) => otherSnapshot(run, main[0] ?? run))],
    failures: failuresOf(chosen.accepted),
    gates: results,
    samplesVerified: options.samplesVerified,
    outcome: outcomeOf({ results, hasRefused: allRefused.length > 0, isIncomplete }),
  };
}

/** Groups of runs, the one with most runs first, among equals that of the smallest key. */
function bySupport(runs: readonly BundleDocuments[], keyOf: (run: BundleDocuments) => string): BundleDocuments[][] {
  return orderBy([...groupBy(runs, keyOf)], ([key, members]) => [-members.length, key]).map(([, members]) => members);
}

function snapshotOf({ plan }: BundleDocuments): string {
  return plan.snapshot.pin.sha256;
}

/** Gates were declared only if every plan whose runs they judge declared them. */
function judgedGates(plans: readonly Plan[], given: DeclaredGates | null): Pick<GateContext, 'gates' | 'areDeclared'>[] {
  const declared = new Map(plans.flatMap(({ gates }): [string, DeclaredGates][] => (gates === null ? [] : [[gates.sha256, gates]])));
  return (given === null ? [...declared.values()] : [given]).map((gates) => ({ gates, areDeclared: plans.every((plan) => plan.gates?.sha256 === gates.sha256) }));
}

function plansOf(accepted: readonly BundleDocuments[]): PlanReference[] {
  const byDigest = new Map(accepted.map(({ plan, planSha256 }): [string, PlanReference] => [planSha256, planReference(plan, planSha256)]));
  return orderBy(byDigest.values(), ({ planSha256 }) => [planSha256]);
}

/** What the chain did not hold is said with the plan, where there is such. */
function planReference({ id, fixtures, leftOut }: Plan, planSha256: string): PlanReference {
  const missing = fixtures?.missing ?? [];
  return { id, planSha256, ...(missing.length === 0 ? {} : { notFound: missing }), ...(leftOut.length === 0 ? {} : { leftOut }) };
}

/** Variants × repeats of all plans, or the runs of one leg, against the complete runs; missing are those of which there is no bundle at all. */
function expectedRuns({ accepted, used }: { readonly accepted: readonly BundleDocuments[]; readonly used: readonly BundleDocuments[] }, onlyRuns: readonly PlannedRun[] | undefined): Expected {
  const plans = new Map(accepted.map(({ planSha256, plan }) => [planSha256, plan]));
  const identity = (sha256: string, variant: string, repeat: number): string => JSON.stringify([sha256, variant, repeat]);
  const found = new Set(used.map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const complete = new Set(used.filter(({ bundle }) => bundle.outcome.kind === 'complete').map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const declared = orderBy(plans, ([sha256]) => [sha256]).flatMap(([sha256, plan]) =>
    Array.from({ length: plan.repeats }, (_, index) => index + 1).flatMap((repeat) => plan.variants.map(({ name }) => ({ sha256, variant: name, repeat }))),
  ).filter(({ variant, repeat }) => onlyRuns?.some((run) => run.variant === variant && run.repeat === repeat) ?? true);
  return {
    runs: declared.length,
    present: declared.filter(({ sha256, variant, repeat }) => complete.has(identity(sha256, variant, repeat))).length,
    missing: declared.filter(({ sha256, variant, repeat }) => !found.has(identity(sha256, variant, repeat))).map(({ variant, repeat }) => ({ variant, repeat })),
  };
}

function otherSnapshot(run: BundleDocuments, reference: BundleDocuments): NotComparable[] {
  return measurementsApart(run, { field: 'snapshotSha256', value: snapshotOf(run), others: snapshotOf(reference) });
}

function hostClasses(runs: readonly BundleDocuments[]): Map<string, HostFields> {
  return new Map(runs.flatMap(hostsOf).map(({ fields }) => [hostKey(fields), fields]));
}

function outcomeOf({ results, hasRefused, isIncomplete }: { results: readonly GateResult[]; hasRefused: boolean; isIncomplete: boolean }): Comparison['outcome'] {
  // With gates a missing run is a "no": nothing passes without it.
  if (hasRefused || results.some((result) => !isHeld(result))) return 'failed';
  return isIncomplete ? 'incomplete' : 'passed';
}

function nothingToCompare(refused: readonly RefusedInput[]): IndexbenchError {
  const [first] = refused;
  const detail = first === undefined ? '' : `; ${String(refused.length)} refused, the first: ${first.label}: ${first.code}: ${first.message}`;
  return new IndexbenchError('NOTHING_TO_COMPARE', { what: `not one usable bundle${detail}` });
}
