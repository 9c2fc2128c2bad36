import { FirstLine } from '../host/first-line.ts';
import { assertListenerBelongsTo, assertPortFree } from '../host/listener.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import type { GroupRequest, LaunchedProcess, ProcessGroup } from '../host/process-group/process-group.ts';
import { ReadyWait } from '../host/ready-wait.ts';
import { stopGroup, type StopResult } from '../host/stop.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Launch, NamedVariant } from '../model/generated/types.ts';
import { ControlClient, isNotYetServing, type ChainTip } from '../systems/control-client.ts';
import { systemOf } from '../systems/registry.ts';
import type { ObtainContext, ObtainedProgram } from '../obtain/obtain-context.ts';
import { stopWayOf, type LaunchContext, type ServiceAddress } from '../systems/system.ts';
import { launchRecord } from './launch-record.ts';
import { systemError } from './system-error.ts';

/** A variant that is running now. */
export interface Target {
  readonly address: ServiceAddress;
  readonly group: ProcessGroup;
  readonly process: LaunchedProcess;
  readonly program: ObtainedProgram;
  readonly launch: Launch;
  /** Height and hash as served now. Throws SYSTEM_NOT_READY where it does not answer. */
  tip(): Promise<ChainTip>;
  /** Ends it and removes its group; safe to call twice. Throws SYSTEM_STOP where something is left even after SIGKILL. */
  stop(): Promise<StopResult>;
}

export interface TargetRequest {
  readonly variant: NamedVariant;
  readonly context: LaunchContext;
  readonly obtain: ObtainContext;
  readonly backend: GroupBackend;
  readonly group: GroupRequest;
  readonly protoFolder: string;
  readonly logFile: string;
  readonly signal: AbortSignal;
}

const PROBE_INTERVAL_MS = 50;
const PROBE_TIMEOUT_MS = 2_000;

/**
 * Launches a variant and waits until it is ready: it told its address, the socket there belongs to its group, and it serves the snapshot's
 * tip. Whatever was started is gone again when this throws.
 *
 * @throws IndexbenchError PORT_TAKEN, SYSTEM_EXITED, SYSTEM_NOT_READY, SYSTEM_WRONG_SOCKET, SYSTEM_WRONG_CHAIN, TOOL_MISSING, HOST_LIMIT
 */
export async function startTarget(request: TargetRequest): Promise<Target> {
  const { variant, context, backend } = request;
  const system = systemOf(variant);
  const program = await system.obtain(variant.pin, request.obtain);
  const spec = await system.launchSpec(variant.pin, program, context);
  for (const port of Object.values(system.fixedPorts(variant.pin))) await assertPortFree(port);
  const group = await backend.create(request.group);
  const told = new FirstLine((line) => system.addressIn?.(line) ?? null);
  let stopping: Promise<StopResult> | null = null;
  const stopWay = stopWayOf(system, variant.pin);
  const stop = (): Promise<StopResult> => (stopping ??= stopGroup({ group, process: launched, signal: stopWay.signal, signalTimeoutMs: stopWay.timeoutMs, what: variant.name }).finally(() => group.remove()));
  let launched: LaunchedProcess | undefined;
  try {
    const process = launched = await group.launch({ command: spec.command, args: spec.args, cwd: context.workFolder, env: spec.env, stdin: 'ignore', logFile: request.logFile, onLine: (line) => told.take(line) });
    const waiting = new ReadyWait({ process, what: variant.name, timeoutMs: system.readyTimeoutMs(variant.pin), signal: request.signal });
    const silent = (cause: unknown): IndexbenchError => systemError('SYSTEM_NOT_READY', `does not answer GetLatestBlock: ${cause instanceof Error ? cause.message : String(cause)}`, { process, name: variant.name });
    const address = await untilReady({ waiting, told: told.found, group, silent }, request).finally(() => waiting.dispose());
    return { address, group, process, program, stop, launch: launchRecord(spec, context), tip: () => readTip(address, request.protoFolder, silent) };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Starting {
  readonly waiting: ReadyWait;
  readonly told: Promise<ServiceAddress>;
  readonly group: ProcessGroup;
  /** The error that says that it does not answer. */
  readonly silent: (cause: unknown) => IndexbenchError;
}

async function untilReady({ waiting, told, group, silent }: Starting, request: TargetRequest): Promise<ServiceAddress> {
  const address = await waiting.until(told, 'it never told the address that it serves on');
  await assertListenerBelongsTo(address.port, group);
  const control = new ControlClient(address, request.protoFolder);
  try {
    assertTip(await waiting.until(servedTip(control, { waiting, silent }), 'it never answered GetLatestBlock'), request);
  } finally {
    control.close();
  }
  return address;
}

async function readTip(address: ServiceAddress, protoFolder: string, silent: Starting['silent']): Promise<ChainTip> {
  const control = new ControlClient(address, protoFolder);
  try {
    return await control.latestBlock(PROBE_TIMEOUT_MS);
  } catch (error) {
    throw silent(error);
  } finally {
    control.close();
  }
}

async function servedTip(control: ControlClient, { waiting, silent }: Pick<Starting, 'waiting' | 'silent'>): Promise<ChainTip> {
  for (;;) {
    try {
      return await control.latestBlock(PROBE_TIMEOUT_MS);
    } catch (error) {
      if (!isNotYetServing(error) || waiting.over) throw silent(error);
      await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
    }
  }
}

function assertTip(tip: ChainTip, { variant, context }: TargetRequest): void {
  const { tipHeight, tipHash } = context.snapshot;
  if (tip.height === tipHeight && tip.hash === tipHash) return;
  throw new IndexbenchError('SYSTEM_WRONG_CHAIN', { what: `serves height ${tip.height}, hash ${tip.hash}; the snapshot's tip is ${tipHeight}, ${tipHash}`, where: variant.name });
}
