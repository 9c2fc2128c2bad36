import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { thisHost } from '../../host/process-group/group-host.ts';
import { probeProc } from '../../host/process-group/proc.ts';
import { createTempFolder } from '../../host/temp-folder.ts';
import { IndexbenchError } from '../../model/errors.ts';
import type { NamedVariant, NodeStateSnapshot } from '../../model/generated/types.ts';
import { writeRefusal } from '../../model/write-refusal.ts';
import type { ObtainContext } from '../../obtain/obtain-context.ts';
import { packState } from '../../snapshot/pack-state.ts';
import { verifyNodeState } from '../../snapshot/verify-node-state.ts';
import { NodeRpcError } from '../../systems/node-rpc.ts';
import { systemOf } from '../../systems/registry.ts';
import { startPackageWatchdog } from '../host-session.ts';
import { MiningNode } from './mining-node.ts';
import type { MiningNodeRequest } from './mining-node.ts';
import { miningOrder } from './mining-order.ts';
import type { MiningStep, Pool } from './mining-order.ts';

export interface GrowRequest {
  readonly blocks: number;
  /** Every so many blocks one is shielded; 0: none. */
  readonly shieldedEvery: number;
  /** The archive to write; it must not exist. */
  readonly out: string;
  /** A pinned variant of the system zebra. */
  readonly variant: NamedVariant;
  readonly obtain: ObtainContext;
  readonly onProgress: (message: string) => void;
}

/** NU5 and what follows it from the second block on, as in the snapshot that ships: so there is Ironwood. */
const ACTIVATION_HEIGHTS: NodeStateSnapshot['activationHeights'] = { NU5: 2, NU6: 2, 'NU6.1': 2, 'NU6.2': 2, 'NU6.3': 2 };
/** Addresses of regtest that nobody's money goes to; the shielded ones are those of published examples. */
const ADDRESSES: Readonly<Record<Pool, string>> = {
  transparent: 'tmJymvcUCn1ctbghvTJpXBwHiMEB8P6wxNV',
  sapling: 'zregtestsapling1jalqhycwumq3unfxlzyzcktq3n478n82k2wacvl8gwfxk6ahshkxmtp2034qj28n7gl92ka5wca',
  ironwood: 'uregtest1njwg60x0jarhyuuxrcdvw854p68cgdfe85822lmclc7z9vy9xqr7t49n3d97k2dwlee82skwwe0ens0rc06p4vr04tvd3j9ckl3qry83ckay4l4ngdq9atg7vuj9z58tfjs0mnsgyrnprtqfv8almu564z498zy6tp2aa569tk8fyhdazyhytel2m32awe4kuy6qq996um3ljaajj36',
};
const AT_ONCE = 100;
/** A node without a peer accepts about 10,000 blocks and then reports each as failed, since nobody takes the news of it: it is started anew before. */
const BLOCKS_A_START = 9_000;
/** A node that is started anew after a failure, and fails again before it has mined a block, is not started a third time. */
const FAILURES_IN_ROW = 2;

/**
 * Makes a regtest chain with a real zebrad, and packs its state, once it has ended in order, as a snapshot.
 *
 * @returns the pin of the archive
 * @throws IndexbenchError OUTPUT_EXISTS, OUTPUT_UNWRITABLE, DISK_FULL, TOOL_MISSING, SYSTEM_EXITED, SYSTEM_NOT_READY, SYSTEM_STOP,
 *   SYSTEM_WRONG_CHAIN, what `obtainProgram` throws, and the signal's reason
 */
export async function growChain(request: GrowRequest): Promise<NodeStateSnapshot> {
  const { variant, obtain } = request;
  const out = resolve(request.out);
  if (existsSync(out)) throw new IndexbenchError('OUTPUT_EXISTS', { what: 'there is something already', where: out, next: 'Choose another --out, or remove it yourself.' });
  await mkdir(dirname(out), { recursive: true }).catch((error: unknown) => {
    throw writeRefusal(error, out);
  });
  const program = await systemOf(variant).obtain(variant.pin, obtain);
  const watchdog = await startPackageWatchdog(obtain.packageRoot);
  const work = createTempFolder({ registrar: watchdog, parent: dirname(out), prefix: `.${basename(out)}-` });
  try {
    const probe = probeProc(thisHost(watchdog));
    if (!probe.works) throw new IndexbenchError('HOST_LIMIT', { what: probe.reason });
    const workFolder = join(work.path, 'node');
    const stateFolder = join(work.path, 'state');
    await mkdir(workFolder);
    await mkdir(stateFolder);
    const signal = AbortSignal.any([obtain.signal, watchdog.lost]);
    const tip = await mineAll(request, { variant, program, backend: probe.backend, chain: chainOf(request), stateFolder, workFolder, packageRoot: obtain.packageRoot, signal });
    const pin = await pack(request, { tip, stateFolder, out, unfinished: join(work.path, 'archive'), signal });
    return pin;
  } catch (error) {
    throw obtain.signal.aborted ? new IndexbenchError('INTERRUPTED', { what: 'interrupted while the chain grew', next: 'Run it again; nothing was kept.', cause: error }) : error;
  } finally {
    await work.remove();
    await watchdog.stop();
  }
}

/** What is known of the chain before it is there. */
function chainOf({ blocks, shieldedEvery, out, variant }: GrowRequest): NodeStateSnapshot {
  const shielded = shieldedEvery === 0 ? 'none of them shielded' : `every ${String(shieldedEvery)}th of them shielded, Sapling and Ironwood in turn`;
  return {
    kind: 'node-state',
    description: `${String(blocks)} blocks that ${variant.name} mined on regtest, ${shielded}; coinbases only.`,
    source: { kind: 'path', path: resolve(out) },
    format: 'tar.zst',
    sha256: '0'.repeat(64),
    archiveBytes: null,
    unpackedBytes: null,
    network: 'regtest',
    firstHeight: 1,
    tipHeight: blocks,
    tipHash: '0'.repeat(64),
    stateVersion: 'v28',
    activationHeights: ACTIVATION_HEIGHTS,
    chainDigests: [],
    unaryDigests: [],
  };
}

/** Mines the whole chain, on as many starts of the node as it takes. Returns the tip's hash. */
async function mineAll({ blocks, shieldedEvery, onProgress }: GrowRequest, node: MiningNodeRequest): Promise<string> {
  const steps = [...miningOrder({ blocks, shieldedEvery, atOnce: AT_ONCE })];
  let height = 0;
  let failures = 0;
  for (;;) {
    const running = await MiningNode.start(node);
    let reached = height;
    try {
      reached = await mineSome(running, remaining(steps, height), { from: height, until: Math.min(blocks, height + BLOCKS_A_START), blocks, onProgress });
      const tip = await running.rpc.bestBlockHash();
      await running.stop();
      if (reached === blocks) return tip;
    } catch (error) {
      await running.abandon();
      throw error;
    }
    failures = reached === height ? failures + 1 : 0;
    if (failures >= FAILURES_IN_ROW) throw new IndexbenchError('SYSTEM_NOT_READY', { what: `mines no block after height ${String(height)}`, where: node.variant.name });
    height = reached;
  }
}

interface MiningRange {
  readonly from: number;
  readonly until: number;
  readonly blocks: number;
  readonly onProgress: (message: string) => void;
}

/** Mines from one height to another, or to where the node reports a failure. Returns the height that it has then, whatever it reported. */
async function mineSome(node: MiningNode, steps: Iterable<MiningStep>, { from, until, blocks, onProgress }: MiningRange): Promise<number> {
  let height = from;
  for (const step of steps) {
    if (height >= until) break;
    try {
      await node.mine(step.blocks, ADDRESSES[step.pool]);
    } catch (error) {
      if (!(error instanceof NodeRpcError) || error.isUnreachable) throw error;
      onProgress(`the node is started anew at height ${String(await node.rpc.blockCount())}: ${error.message}`);
      break;
    }
    height += step.blocks;
    onProgress(`mined ${String(height)} of ${String(blocks)} blocks`);
  }
  return node.rpc.blockCount();
}

/** The steps that are left above a height; one that is half done begins there. */
function* remaining(steps: readonly MiningStep[], height: number): Generator<MiningStep> {
  let end = 0;
  for (const step of steps) {
    end += step.blocks;
    if (end > height) yield { ...step, blocks: Math.min(step.blocks, end - height) };
  }
}

interface Packing {
  readonly tip: string;
  readonly stateFolder: string;
  readonly out: string;
  readonly unfinished: string;
  readonly signal: AbortSignal;
}

async function pack(request: GrowRequest, { tip, stateFolder, out, unfinished, signal }: Packing): Promise<NodeStateSnapshot> {
  const chain = { ...chainOf(request), tipHash: tip };
  await verifyNodeState(stateFolder, chain);
  request.onProgress('packing the state');
  const { sha256, archiveBytes, unpackedBytes, filesSha256 } = await packState(stateFolder, unfinished, signal);
  await rename(unfinished, out);
  return { ...chain, sha256, archiveBytes, unpackedBytes, filesSha256 };
}
