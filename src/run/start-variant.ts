import { join } from 'node:path';
import { assertWritable, makeFolder } from '../bundle/output-folder.ts';
import { formatCpuSet } from '../host/cpu-set.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { NamedSnapshot, NamedVariant } from '../model/generated/types.ts';
import type { ObtainContext } from '../obtain/obtain-context.ts';
import { namedSnapshot, namedVariant, type PinSource } from '../plan/named-variant.ts';
import { checkSnapshotFor, systemOf } from '../systems/registry.ts';
import { indexOf, type IndexBuild, type NodeAddresses, type ServiceAddress } from '../systems/system.ts';
import { openHostSession, type HostSession } from './host-session.ts';
import { indexLimits, openIndexProbe, untilIndexed } from './index-phase.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { untilReady } from './ready-system.ts';
import { restoreForRuns } from './restored-snapshot.ts';
import type { EmitRunEvent } from './run-event.ts';
import { noStackFindings } from './run-findings.ts';
import { Stack } from './stack.ts';
import { judgeStop, type TargetWatch } from './target-watch.ts';

export interface StartRequest extends PinSource {
  /** Of the variant. */
  readonly name: string;
  /** Null: the first that the variant can start from. */
  readonly snapshotName: string | null;
  /** A CPU list, or auto: those that `run` would give it. */
  readonly serverCpus: string;
  /** Where the logs of the processes are kept, each written at its end; null: nowhere. */
  readonly logFolder: string | null;
  readonly packageRoot: string;
  readonly obtain: ObtainContext;
  /** Its end is the orderly one. */
  readonly signal: AbortSignal;
  readonly emit: EmitRunEvent;
  /** Told once, when the variant serves the snapshot's tip and its index is complete. */
  readonly onReady: (started: StartedVariant) => void;
}

export interface StartedVariant {
  readonly variant: string;
  readonly snapshot: string;
  readonly tipHeight: number;
  /** Where it serves CompactTxStreamer; null of a node that does not. */
  readonly address: ServiceAddress | null;
  /** All of its ports, by name. */
  readonly ports: Readonly<Record<string, number>>;
  readonly pid: number;
  readonly node: StartedNode | null;
  readonly serverCpus: string;
}

export interface StartedNode extends Pick<NodeAddresses, 'jsonRpc' | 'cookieFile' | 'indexer' | 'peer'> {
  readonly variant: string;
  readonly pid: number;
}

/**
 * Starts a variant as a run does, with its node on the restored snapshot, and keeps it until the signal; then stops all in reverse.
 *
 * @throws IndexbenchError what restoring, Stack, untilIndexed and untilReady throw; INTERRUPTED where the signal came before it was ready;
 *   SYSTEM_EXITED where a process ends by itself; SYSTEM_STOP, STATE_CHANGED
 */
export async function startVariant(request: StartRequest): Promise<void> {
  const variant = namedVariant(request.name, '<variant>', request);
  systemOf(variant);
  const snapshot = chooseSnapshot(variant, request);
  await systemOf(variant).obtain(variant.pin, request.obtain);
  if (variant.node !== undefined) await systemOf(variant.node).obtain(variant.node.pin, request.obtain);
  if (request.logFolder !== null) assertWritable(request.logFolder);
  const session = await openHostSession({ serverCpus: request.serverCpus, clientCpus: 'auto', packageRoot: request.packageRoot, workParent: undefined });
  try {
    for (const message of session.notes) request.emit({ kind: 'notice', message });
    await keepRunning({ ...request, variant, snapshot, session, signal: AbortSignal.any([request.signal, session.lost]) });
    session.lost.throwIfAborted();
  } catch (error) {
    if (!(error instanceof IndexbenchError) || error.code !== 'INTERRUPTED') throw error;
    throw new IndexbenchError('INTERRUPTED', { what: `${error.what} before ${variant.name} was ready`, next: 'Nothing was left; run it again.', cause: error });
  } finally {
    await session.close();
  }
}

function chooseSnapshot(variant: NamedVariant, request: StartRequest): NamedSnapshot {
  if (request.snapshotName !== null) {
    const chosen = namedSnapshot(request.snapshotName, '--snapshot', request);
    checkSnapshotFor(variant, chosen);
    return chosen;
  }
  let refused: IndexbenchError | null = null;
  for (const name of Object.keys(request.pins.snapshots)) {
    const candidate = namedSnapshot(name, request.pinsName, request);
    try {
      checkSnapshotFor(variant, candidate);
      return candidate;
    } catch (refusal) {
      if (!(refusal instanceof IndexbenchError)) throw refusal;
      refused ??= refusal;
    }
  }
  if (refused !== null) throw refused;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'the pins hold no snapshot', where: `${request.pinsName}#/snapshots` });
}

interface Keeping extends StartRequest {
  readonly variant: NamedVariant;
  readonly snapshot: NamedSnapshot;
  readonly session: HostSession;
}

async function keepRunning(request: Keeping): Promise<void> {
  const { snapshot, session, packageRoot, signal, emit } = request;
  const workFolder = session.work.path;
  const restored = await restoreForRuns(snapshot, { workFolder, packageRoot, cacheFolder: request.obtain.cacheFolder, emit, signal });
  const logFolder = request.logFolder ?? join(workFolder, 'logs');
  makeFolder(logFolder);
  const stack = await Stack.open({
    request: { ...request, ...restored, protoFolder: protoFolderOf(packageRoot), plan: { snapshot, limits: { cpuQuota: null, memoryMaxBytes: null } } },
    bundle: { logFile: (name) => join(logFolder, `${name}.log`) },
    journal: { stage: (stage) => emit({ kind: 'stage', stage, detail: null }) },
    workFolder,
    findings: { stack: noStackFindings() },
  });
  try {
    await keepTarget(stack, request);
  } catch (error) {
    // What went wrong first says more than how the rest was stopped then.
    await stack.close().catch(() => undefined);
    throw error;
  }
  await stack.close();
}

async function keepTarget(stack: Stack, { variant, snapshot, session, packageRoot, signal, emit, onReady }: Keeping): Promise<void> {
  emit({ kind: 'stage', stage: 'launching', detail: null });
  const index = indexOf(systemOf(variant), variant.pin);
  const launched = await stack.launch(index === null ? 'serving' : 'index-build');
  const watch = stack.watch(launched);
  const ended = AbortSignal.any([signal, watch.signal]);
  try {
    if (index !== null) await untilBuilt(launched, index, { emit, signal: ended });
    emit({ kind: 'stage', stage: 'waiting until ready', detail: null });
    const { address } = await untilReady(launched, { protoFolder: protoFolderOf(packageRoot), signal: ended });
    onReady({
      variant: variant.name, snapshot: snapshot.name, tipHeight: snapshot.pin.tipHeight, address, ports: launched.context.ports, pid: launched.process.pid,
      node: startedNode(stack.node), serverCpus: formatCpuSet(session.cpus.server),
    });
    await aborted(ended);
    watch.throwIfGone();
  } catch (error) {
    const cause = signal.aborted ? error : await watch.causeOf(error);
    await stopQuietly(launched, watch);
    throw cause;
  }
  emit({ kind: 'stage', stage: 'stopping', detail: null });
  watch.stopping = true;
  judgeStop(await launched.stop(), launched);
}

async function untilBuilt(launched: LaunchedSystem, index: IndexBuild, { emit, signal }: { readonly emit: EmitRunEvent; readonly signal: AbortSignal }): Promise<void> {
  let told = 0;
  const tell = (detail: string | null): void => emit({ kind: 'stage', stage: 'waiting until its index is complete', detail });
  tell(null);
  await untilIndexed(launched, openIndexProbe(launched, index), {
    limits: indexLimits({ indexBuild: null }), signal,
    onObservation: ({ height, targetHeight }) => {
      const tenths = Math.floor((10 * (height ?? 0)) / Math.max(1, targetHeight));
      if (tenths <= told) return;
      told = tenths;
      tell(`height ${String(height)} of ${String(targetHeight)}`);
    },
  });
}

async function stopQuietly(launched: LaunchedSystem, watch: TargetWatch): Promise<void> {
  watch.stopping = true;
  await launched.stop().catch(() => undefined);
}

function startedNode(node: LaunchedSystem | null): StartedNode | null {
  if (node?.spec.node === undefined) return null;
  const { jsonRpc, cookieFile, indexer, peer } = node.spec.node;
  return { variant: node.name, pid: node.process.pid, jsonRpc, cookieFile, indexer, peer };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    if (signal.aborted) settle();
    else signal.addEventListener('abort', () => settle(), { once: true });
  });
}

function protoFolderOf(packageRoot: string): string {
  return join(packageRoot, 'dist', 'proto');
}
