import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { assertWritable } from '../bundle/output-folder.ts';
import { reviewText } from '../bundle/review.ts';
import { formatCpuSet } from '../host/cpu-set.ts';
import { assertPortFree } from '../host/listener.ts';
import { requireCompiler } from '../host/preload-library.ts';
import { IndexbenchError, type ExitCode } from '../model/errors.ts';
import type { Bundle, Comparison, Plan, PlannedRun } from '../model/generated/types.ts';
import { measurementCount } from '../model/scenario-drivers.ts';
import type { ObtainContext, ProgramSources } from '../obtain/obtain-context.ts';
import { runsOfLeg } from '../plan/leg-selection.ts';
import { checkSnapshotFor, systemOf } from '../systems/registry.ts';
import { aggregate } from './aggregate.ts';
import { choosePlan, type ChosenPlan, type PlanRequest } from './chosen-plan.ts';
import { findDriverPrograms, type DriverPrograms } from './drivers.ts';
import { openHostSession, type HostSession } from './host-session.ts';
import { openObtain } from './open-obtain.ts';
import { lockOutput } from './output-lock.ts';
import { requireOutputSpace } from './output-space.ts';
import { REPORT_FORMATS, writeReport, writeReports } from './report-files.ts';
import { restoreForRuns, type RestoredSnapshot } from './restored-snapshot.ts';
import type { EmitRunEvent } from './run-event.ts';
import { requireRunSpace } from './run-space.ts';
import { SCREENING_FOLDER, screen, type StoppedByScreening } from './screening.ts';
import { planWithFixtures } from './select-fixtures.ts';
import { storedComparison } from './stored-comparison.ts';
import { protoFolderOf } from './proto-folder.ts';
import { withDeadline } from './run-deadline.ts';
import { readToolIdentity } from './tool-identity.ts';
import { SessionCeilings } from './session-ceilings.ts';
import { runVariant, type VariantRunResult } from './variant-run.ts';

export interface RunCommandRequest extends PlanRequest {
  /** Which runs of the plan: `3`, `1,4`, `3/VARIANT`; null: all. */
  readonly leg?: string | null;
  /** Where to write; null: ./indexbench-out/<plan>-<time>. */
  readonly out: string | null;
  readonly packageRoot: string;
  readonly version: string;
  readonly ci: (Exclude<Bundle['ci'], null> & { readonly attempt: number }) | null;
  readonly toolFolders: readonly string[];
  readonly sources: ProgramSources;
  /** A stored run, its folder or comparison.json, for a trend; by default none. */
  readonly baseline?: string | null;
  /** Arguments that repeat this run. */
  readonly commandLine: readonly string[];
  readonly signal: AbortSignal;
  readonly emit: EmitRunEvent;
}

export interface RunCommandResult {
  readonly out: string;
  readonly comparison: Comparison;
  readonly exitCode: 0 | ExitCode;
}

/**
 * The main job: plan, restore, run every variant of every leg, compare, report. Bad input is refused before anything starts; a run that
 * fails does not keep the others from running.
 *
 * @throws IndexbenchError for bad input, a host that lacks something, or a comparison without any usable run
 */
export async function runCommand(request: RunCommandRequest): Promise<RunCommandResult> {
  const { packageRoot } = request;
  const chosen = choosePlan(request);
  const { plan } = chosen;
  const onlyRuns = legRuns(plan, request.leg ?? null);
  const baseline = request.baseline ?? null;
  const stored = baseline === null ? null : await storedComparison(baseline, { version: request.version });
  const obtain = openObtain({ sources: request.sources, packageRoot, signal: request.signal, onProgress: (message) => request.emit({ kind: 'notice', message }) });
  await checkVariants(plan, obtain);
  const programs = await findDriverPrograms({ plan, version: request.version, packageRoot, toolFolders: request.toolFolders });
  const out = chooseOut(request.out, plan.id);
  const unlock = lockOutput(out);
  try {
    const runs = onlyRuns?.length ?? (plan.repeats + (plan.experiment?.screening?.pairs ?? 0)) * plan.variants.length;
    await requireOutputSpace(out, runs * measurementCount(plan));
    const { results, stopped } = await runOnHost(chosen, programs, { ...request, obtain, out, onlyRuns });
    if (stopped !== null) return { out: stopped.folder, comparison: stopped.comparison, exitCode: request.signal.aborted ? 130 : worst(stopped.exitCode, stopped.results) };
    if (request.signal.aborted && results.length === 0) throw new IndexbenchError('INTERRUPTED', { what: 'interrupted before the first run began' });
    const roots = [join(out, 'runs'), ...((plan.experiment?.screening ?? null) === null ? [] : [join(out, SCREENING_FOLDER, 'runs')])];
    const found = await aggregate({ roots, gates: null, recheck: null, version: request.version, onlyRuns, baseline: stored });
    await writeReports(out, found, REPORT_FORMATS);
    await writeReport(join(out, 'README.txt'), reviewText(`indexbench ${request.version}`));
    return { out, comparison: found.comparison, exitCode: request.signal.aborted ? 130 : worst(found.exitCode, results) };
  } finally {
    unlock();
  }
}

interface HostResults {
  readonly results: readonly VariantRunResult[];
  /** Where a screening let no full matrix follow. */
  readonly stopped: StoppedByScreening | null;
}

/** Everything that is started for the runs has ended when this returns or throws. */
async function runOnHost({ plan, settings }: ChosenPlan, programs: DriverPrograms, request: RunCommandRequest & { readonly obtain: ObtainContext; readonly out: string; readonly onlyRuns: readonly PlannedRun[] | undefined }): Promise<HostResults> {
  const { packageRoot, emit } = request;
  const session = await openHostSession({ serverCpus: settings.serverCpus, clientCpus: settings.clientCpus, packageRoot, workParent: undefined });
  const deadline = withDeadline(AbortSignal.any([request.signal, session.lost]), settings.deadlineSeconds);
  try {
    emit({ kind: 'host', serverCpus: formatCpuSet(session.cpus.server), clientCpus: formatCpuSet(session.cpus.client), accounting: session.choice.backend.source, notes: session.notes });
    await requireRunSpace(plan, session.work.path, (name) => request.onlyRuns?.some(({ variant }) => variant === name) ?? true);
    const restored = await restoreForRuns(plan.snapshot, { workFolder: session.work.path, packageRoot, cacheFolder: request.sources.cacheFolder, emit, signal: deadline.signal });
    const filled = await planWithFixtures(plan, {
      ...request, ...restored, workFolder: session.work.path, protoFolder: protoFolderOf(packageRoot), backend: session.choice.backend, cpus: session.cpus.server, signal: deadline.signal,
    });
    const onHost = { ...request, ...restored, programs, ceilings: new SessionCeilings(), signal: deadline.signal };
    const stopped = await screen(filled, { ...onHost, runLegs: (screening, out) => runLegs(screening, session, { ...onHost, onlyRuns: undefined, out }) });
    const results = stopped === null ? await runLegs(filled, session, onHost) : [];
    session.lost.throwIfAborted();
    return { results, stopped };
  } finally {
    deadline.clear();
    await session.close();
  }
}

interface LegsRequest extends Pick<RunCommandRequest, 'packageRoot' | 'version' | 'ci' | 'commandLine' | 'emit'>, RestoredSnapshot {
  readonly obtain: ObtainContext;
  readonly out: string;
  readonly programs: DriverPrograms;
  readonly ceilings: SessionCeilings;
  /** Of one leg; absent: all. */
  readonly onlyRuns?: readonly PlannedRun[] | undefined;
  readonly signal: AbortSignal;
}

/** All legs in order; after an interrupt no further run begins. */
async function runLegs(plan: Plan, session: HostSession, request: LegsRequest): Promise<VariantRunResult[]> {
  const { packageRoot, version, ci, out, programs, signal } = request;
  const tool = await readToolIdentity(packageRoot, version);
  for (const message of programs.notes) request.emit({ kind: 'notice', message });
  const attempt = ci?.attempt ?? 1;
  const isWanted = (repeat: number, name: string): boolean => request.onlyRuns?.some((run) => run.repeat === repeat && run.variant === name) ?? true;
  const total = plan.legs.reduce((sum, { repeat, order }) => sum + order.filter((name) => isWanted(repeat, name)).length, 0);
  const results: VariantRunResult[] = [];
  const oneLeg = plan.experiment === undefined ? null : randomUUID();
  for (const { repeat, order } of plan.legs) {
    const legId = oneLeg ?? randomUUID();
    for (const [index, name] of order.entries()) {
      const variant = plan.variants.find((candidate) => candidate.name === name);
      if (variant === undefined || signal.aborted || !isWanted(repeat, name)) continue;
      results.push(
        await runVariant({
          ...request,
          plan,
          variant,
          repeat,
          attempt,
          leg: { id: legId, bootId: session.facts.bootId, position: index + 1, order },
          run: { index: results.length + 1, total },
          session,
          tool,
          ci: ci === null ? null : { provider: ci.provider, runId: ci.runId, job: ci.job, repository: ci.repository, sha: ci.sha },
          protoFolder: protoFolderOf(packageRoot),
          folder: join(out, 'runs', `${name}-r${repeat}-a${attempt}`),
        }),
      );
    }
  }
  return results;
}

/** Undefined where all is run: then the comparison is of the whole plan, and its gates are judged. */
function legRuns(plan: Plan, leg: string | null): PlannedRun[] | undefined {
  if (leg === null) return undefined;
  const runs = runsOfLeg(plan, leg);
  return runs.length === plan.legs.reduce((sum, { order }) => sum + order.length, 0) ? undefined : runs;
}

/** Settings that cannot be right, programs that are absent and fixed ports that are taken are told before anything starts. */
async function checkVariants(plan: Plan, context: ObtainContext): Promise<void> {
  for (const variant of plan.variants) {
    const system = systemOf(variant);
    checkSnapshotFor(variant, plan.snapshot);
    if (variant.pin.preload !== undefined) requireCompiler(resolve(context.packageRoot, variant.pin.preload));
    await system.obtain(variant.pin, context);
    if (variant.node !== undefined) await systemOf(variant.node).obtain(variant.node.pin, context);
    for (const port of Object.values(system.fixedPorts(variant.pin))) await assertPortFree(port);
  }
}

function chooseOut(asked: string | null, planId: string): string {
  const out = resolve(asked ?? join('indexbench-out', `${planId}-${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}`));
  assertWritable(out);
  return out;
}

/** A failed or incomplete run makes the whole command fail, whatever the comparison of the rest says. */
function worst(exitCode: 0 | ExitCode, results: readonly VariantRunResult[]): 0 | ExitCode {
  return exitCode === 0 && results.some(({ outcome }) => outcome.kind !== 'complete') ? 4 : exitCode;
}
