import { join } from 'node:path';
import { hostFieldsOf } from '../comparison/keys.ts';
import { formatCpuSet } from '../host/cpu-set.ts';
import { assertAffinity, verifyAffinity } from '../host/process-group/affinity.ts';
import type { Limit } from '../host/process-group/process-group.ts';
import type { StopResult } from '../host/stop.ts';
import type { Measurement, Payloads } from '../model/generated/types.ts';
import type { Ceilings } from '../studies/ceiling.ts';
import { checkPayloads } from '../studies/payload-check.ts';
import { measureConsumers } from '../studies/consumers.ts';
import { measureServing } from '../studies/serving.ts';
import type { StudyContext } from '../studies/study-context.ts';
import { measurementsDocument, runHostOf } from './bundle-documents.ts';
import type { OpenDrivers } from './drivers.ts';
import { cutOffReason } from './run-outcome.ts';
import { systemError } from './system-error.ts';
import { TargetWatch } from './target-watch.ts';
import { startTarget, type Target } from './target.ts';
import { readBinary } from './tool-identity.ts';
import type { VariantRun } from './variant-run-request.ts';

/**
 * Launches the variant, checks what it sends, measures it and stops it.
 *
 * @throws IndexbenchError what startTarget throws; SYSTEM_EXITED, SYSTEM_STOP, SYSTEM_WRONG_CHAIN, AFFINITY, DRIVER_FAILED, DISK_FULL
 */
export async function measureTarget(run: VariantRun, drivers: OpenDrivers, ceilings: Ceilings): Promise<void> {
  run.journal.stage('launching');
  const target = await launch(run);
  const watch = new TargetWatch(target, run.request.variant.name);
  try {
    await identify(run, target);
    await readBackAffinity(run, target, drivers);
    await measureReady(run, { target, drivers, ceilings, watch });
    watch.throwIfGone();
  } catch (error) {
    const cause = run.request.signal.aborted ? error : await watch.causeOf(error);
    // What went wrong first says more than how it was stopped then.
    await stop(run, target, watch);
    throw cause;
  }
  watch.judgeStop(await stop(run, target, watch));
}

function launch({ request, bundle, workFolder }: VariantRun): Promise<Target> {
  const { plan, variant, session, packageRoot, protoFolder, snapshotFolder, signal } = request;
  return startTarget({
    variant,
    context: { packageRoot, workFolder, snapshotFolder, snapshot: plan.snapshot.pin, purpose: 'serving', ports: {}, stateFolder: null, indexFolder: join(workFolder, 'index'), node: null },
    obtain: request.obtain,
    backend: session.choice.backend,
    group: { name: variant.name, cpus: session.cpus.server, ...plan.limits },
    protoFolder,
    logFile: bundle.logFile(variant.name),
    signal,
  });
}

/** A journal that cannot be written does not keep the target running. */
async function stop({ journal }: VariantRun, target: Target, watch: TargetWatch): Promise<StopResult> {
  watch.stopping = true;
  try {
    journal.stage('stopping');
  } catch (error) {
    await target.stop();
    throw error;
  }
  const stopped = await target.stop();
  journal.note({ kind: 'stopped', ...stopped });
  return stopped;
}

/** What was launched, and the limits that hold for it. */
async function identify({ request, findings }: VariantRun, { program, launch, group }: Target): Promise<void> {
  findings.launched = { binary: await readBinary(program.file, program.reportedVersion), launch, buildProfile: program.buildProfile };
  const { cpuQuota, memoryMaxBytes } = await group.readBack();
  findings.limits = { asked: request.plan.limits, readBack: { cpuQuota: numberOrNull(cpuQuota), memoryMaxBytes: numberOrNull(memoryMaxBytes) } };
}

/** @throws IndexbenchError AFFINITY */
async function readBackAffinity({ request, findings }: VariantRun, target: Target, drivers: OpenDrivers): Promise<void> {
  const { server, client } = request.session.cpus;
  assertAffinity(await verifyAffinity(target.group, server), server, request.variant.name);
  assertAffinity(await verifyAffinity(drivers.native.group, client), client, 'the native driver');
  findings.affinity = { serverReadBack: formatCpuSet(server), clientReadBack: formatCpuSet(client) };
}

interface Ready {
  readonly target: Target;
  readonly drivers: OpenDrivers;
  readonly ceilings: Ceilings;
  readonly watch: TargetWatch;
}

async function measureReady(run: VariantRun, { target, drivers, ceilings, watch }: Ready): Promise<void> {
  const { request, bundle, journal, workFolder, findings } = run;
  const { plan, variant, session } = request;
  const signal = AbortSignal.any([request.signal, watch.signal]);
  journal.stage('checking payloads');
  const payloadFile = join(workFolder, 'checked-payloads');
  const { payloads: checked, kept } = await checkPayloads({ plan, planSha256: findings.planSha256, target: target.address, driver: drivers.native.client, payloadFile, signal });
  const payloads: Payloads = { ...checked, tip: await target.tip() };
  findings.payloads = payloads;
  await bundle.writeDocument('Payloads', payloads);
  const context: StudyContext = {
    plan,
    variant: variant.name,
    target,
    drivers: drivers.all,
    ceilings,
    cpus: session.cpus,
    hostFields: hostFieldsOf(runHostOf(request, findings)),
    payloads,
    kept,
    bundle,
    workFolder,
    emit: (event) => journal.emit(event),
    signal,
    cutOffState: () => watch.goneState ?? { kind: 'cut-off', reason: cutOffReason(request.signal) },
  };
  const keep = async (measurements: readonly Measurement[]): Promise<void> => {
    findings.measurements = measurements;
    await bundle.writeDocument('Measurements', measurementsDocument(findings));
  };
  await (plan.studies.includes('consumers') ? measureConsumers(context, request.repeat, keep) : measureServing(context, keep));
  if (!signal.aborted) await checkAfter(run, target, { drivers, payloads });
}

/** Height, hash and CPU masks again: what held before must have held throughout. */
async function checkAfter(run: VariantRun, target: Target, { drivers, payloads }: { readonly drivers: OpenDrivers; readonly payloads: Payloads }): Promise<void> {
  await readBackAffinity(run, target, drivers);
  const tipAfter = await target.tip();
  run.findings.payloads = { ...payloads, tipAfter };
  const { tip } = payloads;
  if (tip === null || (tip.height === tipAfter.height && tip.hash === tipAfter.hash)) return;
  throw systemError('SYSTEM_WRONG_CHAIN', `its tip moved from ${tip.height} to ${tipAfter.height} (${tipAfter.hash}) during the run`, { process: target.process, name: run.request.variant.name });
}

function numberOrNull(limit: Limit): number | null {
  return limit === 'none' ? null : limit;
}
