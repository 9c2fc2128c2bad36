import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GroupBackend } from '../host/process-group/backend.ts';
import type { CpuSet } from '../host/cpu-set.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { ChainFixtures, NamedNode, Plan } from '../model/generated/types.ts';
import type { ObtainContext } from '../obtain/obtain-context.ts';
import { fixtureKindsOf, needsFixtures, withFixtures } from '../plan/chain-fixtures.ts';
import { copyState } from '../snapshot/state-copy.ts';
import { selectFixtures } from '../systems/chain-fixtures.ts';
import { NodeRpc, NodeRpcError } from '../systems/node-rpc.ts';
import { launchSystem, type LaunchedSystem } from './launched-system.ts';
import { untilReady } from './ready-system.ts';
import type { EmitRunEvent } from './run-event.ts';
import { systemError } from './system-error.ts';

export interface FixturesRequest {
  /** Where to make a folder for the node, which is removed again. */
  readonly workFolder: string;
  readonly snapshotFolder: string;
  readonly packageRoot: string;
  readonly protoFolder: string;
  readonly obtain: ObtainContext;
  readonly backend: GroupBackend;
  readonly cpus: CpuSet;
  readonly emit: EmitRunEvent;
  readonly signal: AbortSignal;
}

/** A verbose answer about a hot address may take its time. */
const CALL_TIMEOUT_MS = 120_000;

/**
 * The plan as it is where it has them; else with the transactions and addresses that its requests name, selected once, by the node of its first variant that has one, before
 * the first run: the same for every variant. Scenarios for which there are none are left out, and a notice says so.
 *
 * @throws IndexbenchError what launchSystem and untilReady throw; SYSTEM_NOT_READY where the node does not answer; INPUT_INCONSISTENT where no scenario is left
 */
export async function planWithFixtures(plan: Plan, request: FixturesRequest): Promise<Plan> {
  if (!needsFixtures(plan) || plan.fixtures !== null) return plan;
  const selector = selectorOf(plan);
  const found = 'unavailable' in selector ? selector : await selectBy(selector.node, plan, request);
  const filled = withFixtures(plan, found);
  for (const message of noticesOn(filled)) request.emit({ kind: 'notice', message });
  return filled;
}

/** The node that selects, the first that the plan runs; or why there is none. */
export function selectorOf({ variants, snapshot }: Plan): { readonly node: NamedNode } | { readonly unavailable: string } {
  if (snapshot.pin.kind !== 'node-state') return { unavailable: 'the snapshot holds no state of a node' };
  const [node] = variants.flatMap(({ name, pin, node: beside }) => beside ?? (pin.system === 'zebra' ? [{ name, pin }] : []));
  return node === undefined ? { unavailable: 'no variant of the plan is, or has, a node' } : { node };
}

async function selectBy(variant: NamedNode, plan: Plan, request: FixturesRequest): Promise<ChainFixtures> {
  const { workFolder, snapshotFolder, packageRoot, obtain, backend, cpus, protoFolder, signal } = request;
  const folder = join(workFolder, 'fixtures');
  const stateFolder = join(folder, 'state');
  request.emit({ kind: 'notice', message: `${variant.name} selects the transactions and addresses that requests name` });
  mkdirSync(folder);
  try {
    await copyState(snapshotFolder, stateFolder, { signal });
    const node = await launchSystem({
      variant,
      context: { packageRoot, workFolder: folder, snapshotFolder, snapshot: plan.snapshot.pin, purpose: 'node', stateFolder, indexFolder: join(folder, 'index'), node: null },
      obtain,
      backend,
      group: { name: `fixtures-${variant.name}`, cpus, ...plan.limits },
      logFile: join(folder, 'node.log'),
      runFolder: folder,
    });
    try {
      await untilReady(node, { protoFolder, signal });
      return await askNode(node, plan, signal);
    } finally {
      await node.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function askNode(launched: LaunchedSystem, plan: Plan, signal: AbortSignal): Promise<ChainFixtures> {
  const { spec } = launched;
  const first = plan.scenarios.find((planned) => fixtureKindsOf(planned).length > 0);
  if (spec.node === undefined || first === undefined) throw new IndexbenchError('INTERNAL', { what: `${launched.name} was started as a node and tells no JSON-RPC` });
  const rpc = new NodeRpc(spec.node);
  try {
    const node = { call: (method: string, params: readonly unknown[]) => rpc.call(method, params, { timeoutMs: CALL_TIMEOUT_MS, signal }) };
    return await selectFixtures({ node, firstHeight: first.firstHeight, lastHeight: first.lastHeight, seed: plan.payloadCheck.seed, signal });
  } catch (error) {
    if (!(error instanceof NodeRpcError)) throw error;
    throw systemError('SYSTEM_NOT_READY', `transactions and addresses could not be selected: ${error.message}`, launched);
  } finally {
    await rpc.close();
  }
}

function noticesOn({ fixtures, leftOut }: Plan): string[] {
  const left = leftOut.map(({ scenario, reason }) => `${scenario} is not measured: ${reason}`);
  if (fixtures === null) return left;
  const { transactions, addresses, missing, blocksVisited } = fixtures;
  const found = [...transactions.map(({ kind }) => `${kind} transaction`), ...addresses.map(({ class: name, transactions: count }) => `${name} address (${String(count)} transactions)`)];
  return [`In ${String(blocksVisited)} blocks of the chain were found: ${found.join(', ') || 'nothing'}${missing.length === 0 ? '' : `; not found: ${missing.join(', ')}`}.`, ...left];
}
