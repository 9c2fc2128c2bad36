import { join } from 'node:path';
import { hostFieldsOf } from '../comparison/keys.ts';
import { formatCpuSet } from '../host/cpu-set.ts';
import { assertAffinity, verifyAffinity } from '../host/process-group/affinity.ts';
import type { StopResult } from '../host/stop.ts';
import type { Measurement, Payloads } from '../model/generated/types.ts';
import { checkPayloads } from '../studies/payload-check.ts';
import { measureConsumers } from '../studies/consumers.ts';
import { measureServing } from '../studies/serving.ts';
import type { StudyContext } from '../studies/study-context.ts';
import type { ChainTip } from '../systems/control-client.ts';
import { systemOf } from '../systems/registry.ts';
import type { IndexProbe } from '../systems/index-watch.ts';
import { indexOf, type IndexBuild, type ServiceAddress } from '../systems/system.ts';
import { measurementsDocument, runHostOf } from './bundle-documents.ts';
import type { OpenDrivers } from './drivers.ts';
import { identify } from './identify.ts';
import { measureBuild } from './index-build-run.ts';
import { buildIndex, indexLimits, openIndexProbe, untilIndexed } from './index-phase.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { servedTip, silentError, untilReady } from './ready-system.ts';
import { cutOffReason } from './run-outcome.ts';
import { systemError } from './system-error.ts';
import { noteFrozenBefore, Stack } from './stack.ts';
import { judgeStop, type TargetWatch, noteStopped } from './target-watch.ts';
import type { VariantRun } from './variant-run-request.ts';

/**
 * Starts the node that the variant needs, builds the index that serving needs, measured where the plan has that study, launches the variant again on it, checks what it sends,
 * measures it, and stops both in reverse.
 *
 * @throws IndexbenchError what Stack, buildIndex and untilReady throw; SYSTEM_EXITED, SYSTEM_STOP, SYSTEM_WRONG_CHAIN, NODE_NOT_FROZEN,
 *   STATE_CHANGED, AFFINITY, DRIVER_FAILED, DISK_FULL
 */
export async function measureTarget(run: VariantRun, drivers: OpenDrivers): Promise<void> {
  const { plan, variant } = run.request;
  const stack = await Stack.open(run);
  try {
    const index = indexOf(systemOf(variant), variant.pin);
    if (index !== null) await (plan.indexBuild === null ? buildIndex(run, stack, index) : measureBuild(run, stack, { index, settings: plan.indexBuild }));
    if (plan.studies.some((study) => study !== 'index-build')) await measureServed(run, { stack, drivers, index });
  } catch (error) {
    // What went wrong first says more than how the rest was stopped then.
    await stack.close().catch(() => undefined);
    throw error;
  }
  await stack.close();
}

interface Serving {
  readonly stack: Stack;
  readonly drivers: OpenDrivers;
  readonly index: IndexBuild | null;
}

async function measureServed(run: VariantRun, { stack, drivers, index }: Serving): Promise<void> {
  const { request, journal } = run;
  journal.stage('launching');
  const launched = await stack.launch('serving');
  const probe = index === null ? null : openIndexProbe(launched, index);
  const watch = stack.watch(launched);
  const signal = AbortSignal.any([request.signal, watch.signal]);
  try {
    await identify(run, launched);
    watch.starting = launched;
    const address = await untilServing(run, launched, { probe, signal });
    watch.starting = null;
    const target: Target = { launched, address, tip: () => servedTip(address, request.protoFolder).catch((error: unknown) => Promise.reject(silentError(launched, error))) };
    await readBackAffinity(run, stack, { target, drivers });
    await measureReady(run, { stack, target, drivers, watch, signal });
    watch.throwIfGone();
    if (!signal.aborted) await stack.proveFrozen(launched);
  } catch (error) {
    const cause = request.signal.aborted ? error : await watch.causeOf(error);
    await stop(run, launched, watch);
    throw cause;
  }
  judgeStop(await stop(run, launched, watch), launched);
}

/** Ready, at the snapshot's tip, and its index complete: answering is not enough. */
async function untilServing(run: VariantRun, launched: LaunchedSystem, { probe, signal }: { readonly probe: IndexProbe | null; readonly signal: AbortSignal }): Promise<ServiceAddress> {
  const { address, node } = await untilReady(launched, { protoFolder: run.request.protoFolder, signal });
  noteFrozenBefore(run, 'target', node);
  if (address === null) throw systemError('SYSTEM_NOT_READY', 'it serves no CompactTxStreamer', launched);
  if (probe !== null) {
    run.journal.stage('waiting until its index is complete');
    await untilIndexed(launched, probe, { limits: indexLimits(run.request.plan), signal, onObservation: () => undefined });
  }
  return address;
}

/** A journal that cannot be written does not keep the target running. */
async function stop({ journal }: VariantRun, launched: LaunchedSystem, watch: TargetWatch): Promise<StopResult> {
  watch.stopping = true;
  try {
    journal.stage('stopping');
  } catch (error) {
    await launched.stop();
    throw error;
  }
  const stopped = await launched.stop();
  noteStopped(journal, stopped, launched);
  return stopped;
}

/** @throws IndexbenchError AFFINITY */
async function readBackAffinity({ request, findings }: VariantRun, { node }: Stack, { target, drivers }: Pick<Ready, 'target' | 'drivers'>): Promise<void> {
  const { server, client } = request.session.cpus;
  if (node !== null) assertAffinity(await verifyAffinity(node.group, server), server, node.name);
  assertAffinity(await verifyAffinity(target.launched.group, server), server, request.variant.name);
  assertAffinity(await verifyAffinity(drivers.native.group, client), client, 'the native driver');
  findings.affinity = { serverReadBack: formatCpuSet(server), clientReadBack: formatCpuSet(client) };
}

/** The system under test, ready to be measured. */
interface Target {
  readonly launched: LaunchedSystem;
  readonly address: ServiceAddress;
  /** Height and hash as served now. Throws SYSTEM_NOT_READY where it does not answer. */
  tip(): Promise<ChainTip>;
}

interface Ready {
  readonly stack: Stack;
  readonly target: Target;
  readonly drivers: OpenDrivers;
  readonly watch: TargetWatch;
  readonly signal: AbortSignal;
}

async function measureReady(run: VariantRun, { stack, target, drivers, watch, signal }: Ready): Promise<void> {
  const { request, bundle, journal, workFolder, findings } = run;
  const { plan, variant, session } = request;
  journal.stage('checking payloads');
  const payloadFile = join(workFolder, 'checked-payloads');
  const { payloads: checked, kept } = await checkPayloads({ plan, planSha256: findings.planSha256, target: target.address, driver: drivers.native.client, payloadFile, signal });
  const payloads: Payloads = { ...checked, tip: await target.tip() };
  findings.payloads = payloads;
  await bundle.writeDocument('Payloads', payloads);
  const ceilings = await request.ceilings.of(run, drivers, { payloads, kept });
  const context: StudyContext = {
    plan,
    variant: variant.name,
    target: { address: target.address, group: target.launched.group, node: stack.node?.group ?? null },
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
  if (!signal.aborted) await checkAfter(run, stack, { target, drivers, payloads });
}

/** Height, hash and CPU masks again: what held before must have held throughout. */
async function checkAfter(run: VariantRun, stack: Stack, { target, drivers, payloads }: Pick<Ready, 'target' | 'drivers'> & { readonly payloads: Payloads }): Promise<void> {
  await readBackAffinity(run, stack, { target, drivers });
  const tipAfter = await target.tip();
  run.findings.payloads = { ...payloads, tipAfter };
  const { tip } = payloads;
  if (tip === null || (tip.height === tipAfter.height && tip.hash === tipAfter.hash)) return;
  throw systemError('SYSTEM_WRONG_CHAIN', `its tip moved from ${tip.height} to ${tipAfter.height} (${tipAfter.hash}) during the run`, target.launched);
}
