import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { assertListenerBelongsTo, findListeners } from '../host/listener.ts';
import { ReadyWait } from '../host/ready-wait.ts';
import type { IndexbenchError } from '../model/errors.ts';
import type { NodeView } from '../model/generated/types.ts';
import { ControlClient, isNotYetServing, type ChainTip } from '../systems/control-client.ts';
import { NodeRpcError } from '../systems/node-rpc.ts';
import type { ReadyProbe } from '../systems/ready-probe.ts';
import type { ServiceAddress } from '../systems/system.ts';
import { assertFrozen, viewNode } from './frozen-node.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { systemError } from './system-error.ts';

/** What a system was found to be when it was ready. */
export interface Readiness {
  /** Where it serves CompactTxStreamer; null for a node that does not. */
  readonly address: ServiceAddress | null;
  /** Of a node, or of the one inside: its own words. */
  readonly node: NodeView | null;
}

export interface ReadyRequest {
  readonly protoFolder: string;
  readonly signal: AbortSignal;
}

const PROBE_INTERVAL_MS = 50;
const PROBE_TIMEOUT_MS = 2_000;
/** A real system may serve a moment before it has taken in its newest blocks; a wrong one stays wrong. */
const CATCH_UP_MS = 30_000;

/**
 * Waits until a launched system is ready: the probes of its LaunchSpec hold, the socket where it serves belongs to its group, and its tip, by
 * every way in which it tells one, is the snapshot's.
 *
 * @throws IndexbenchError SYSTEM_EXITED, SYSTEM_NOT_READY, SYSTEM_WRONG_SOCKET, SYSTEM_WRONG_CHAIN, NODE_NOT_FROZEN; the signal's reason
 */
export async function untilReady(launched: LaunchedSystem, { protoFolder, signal }: ReadyRequest): Promise<Readiness> {
  const { system, variant, spec, process, name, group } = launched;
  const waiting = new ReadyWait({ process, what: name, timeoutMs: system.readyTimeoutMs(variant), signal });
  try {
    for (const probe of spec.ready ?? []) await waiting.until(holds(launched, probe, { waiting, protoFolder }), missingText(probe));
    const address = await waiting.until(launched.address, 'it never told the address that it serves on');
    if (address !== null) {
      await assertListenerBelongsTo(address.port, group);
      await waiting.until(untilTip(launched, () => askedTip(launched, address, protoFolder), waiting), 'it never answered GetLatestBlock with the snapshot’s tip');
    }
    const node = spec.node === undefined ? null : await waiting.until(untilFrozenTip(launched, waiting), 'its node never told the snapshot’s tip');
    return { address, node };
  } finally {
    waiting.dispose();
  }
}

/** Height and hash as served now. Throws the error of gRPC. */
export async function servedTip(address: ServiceAddress, protoFolder: string): Promise<ChainTip> {
  const control = new ControlClient(address, protoFolder);
  try {
    return await control.latestBlock(PROBE_TIMEOUT_MS);
  } finally {
    control.close();
  }
}

/** The error that says that a system does not answer, with its last log lines. */
export function silentError(launched: LaunchedSystem, cause: unknown): IndexbenchError {
  return systemError('SYSTEM_NOT_READY', `does not answer GetLatestBlock: ${cause instanceof Error ? cause.message : String(cause)}`, launched);
}

interface Probing {
  readonly waiting: ReadyWait;
  readonly protoFolder: string;
}

async function holds(launched: LaunchedSystem, probe: ReadyProbe, { waiting, protoFolder }: Probing): Promise<void> {
  if (probe.kind === 'line') return launched.lineSeen(probe);
  while (!waiting.over && !(await holdsNow(launched, probe, protoFolder))) await delay(PROBE_INTERVAL_MS);
  if (probe.kind === 'listening') await assertListenerBelongsTo(probe.port, launched.group);
}

async function holdsNow(launched: LaunchedSystem, probe: Exclude<ReadyProbe, { kind: 'line' }>, protoFolder: string): Promise<boolean> {
  switch (probe.kind) {
    case 'listening':
      return findListeners(probe.port).length > 0;
    case 'http':
      return answersOk(`http://127.0.0.1:${probe.port}${probe.path}`);
    case 'lightd-info':
      return answersInfo(await launched.address, protoFolder);
    case 'json-rpc':
      return viewNode(launched).then(() => true, () => false);
  }
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await body.dump();
    return statusCode >= 200 && statusCode < 300;
  } catch {
    return false;
  }
}

async function answersInfo(address: ServiceAddress | null, protoFolder: string): Promise<boolean> {
  if (address === null) return false;
  const control = new ControlClient(address, protoFolder);
  try {
    await control.lightdInfo(PROBE_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  } finally {
    control.close();
  }
}

function missingText(probe: ReadyProbe): string {
  switch (probe.kind) {
    case 'listening':
      return `nothing listens at 127.0.0.1:${probe.port}`;
    case 'http':
      return `http://127.0.0.1:${probe.port}${probe.path} never answered with a status of 200 to 299`;
    case 'lightd-info':
      return 'it never answered GetLightdInfo';
    case 'json-rpc':
      return 'its node never answered getblockchaininfo';
    case 'line':
      return `no line matched ${String(probe.pattern)}`;
  }
}

/** Null where nothing serves it yet. */
function askedTip(launched: LaunchedSystem, address: ServiceAddress, protoFolder: string): Promise<ChainTip | null> {
  return servedTip(address, protoFolder).catch((error: unknown) => {
    if (isNotYetServing(error)) return null;
    throw silentError(launched, error);
  });
}

/** Asks until the tip is the snapshot's. One beyond it, or another block at its height, cannot become right; one below it may for a while. */
async function untilTip(launched: LaunchedSystem, ask: () => Promise<ChainTip | null>, waiting: ReadyWait): Promise<void> {
  const { tipHeight, tipHash, kind } = launched.context.snapshot;
  const mayCatchUp = kind === 'node-state';
  let firstMs: number | null = null;
  while (!waiting.over) {
    const tip = await ask();
    if (tip !== null) {
      if (tip.height === tipHeight && tip.hash === tipHash) return;
      firstMs ??= performance.now();
      if (!mayCatchUp || tip.height >= tipHeight || performance.now() - firstMs > CATCH_UP_MS) throw wrongChain(launched, tip);
    }
    await delay(PROBE_INTERVAL_MS);
  }
}

function wrongChain(launched: LaunchedSystem, tip: ChainTip): IndexbenchError {
  const { snapshot, node } = launched.context;
  const whose = node === null ? 'the snapshot’s tip is' : 'its node has the snapshot’s tip,';
  return systemError('SYSTEM_WRONG_CHAIN', `serves height ${tip.height}, hash ${tip.hash}; ${whose} ${snapshot.tipHeight}, ${snapshot.tipHash}`, launched);
}

async function untilFrozenTip(launched: LaunchedSystem, waiting: ReadyWait): Promise<NodeView> {
  let view: NodeView | null = null;
  const ask = async (): Promise<NodeView | null> => {
    view = await viewNode(launched).catch((error: unknown) => {
      if (error instanceof NodeRpcError) return null;
      throw error;
    });
    return view;
  };
  await untilTip(launched, ask, waiting);
  if (view === null) throw new Error('a tip was taken without a view of its node');
  assertFrozen(launched, view);
  return view;
}
