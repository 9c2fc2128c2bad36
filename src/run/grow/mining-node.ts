import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../host/listener.ts';
import type { GroupBackend } from '../../host/process-group/backend.ts';
import type { LaunchedProcess, ProcessGroup } from '../../host/process-group/process-group.ts';
import { ReadyWait, SHOWN_LOG_LINES } from '../../host/ready-wait.ts';
import { stopGroup, type StopResult } from '../../host/stop.ts';
import { readTopology } from '../../host/topology.ts';
import { IndexbenchError } from '../../model/errors.ts';
import type { NamedVariant, NodeStateSnapshot } from '../../model/generated/types.ts';
import type { ObtainedProgram } from '../../obtain/obtain-context.ts';
import { NodeRpc, NodeRpcError } from '../../systems/node-rpc.ts';
import { systemOf } from '../../systems/registry.ts';
import type { LaunchContext } from '../../systems/system.ts';

export interface MiningNodeRequest {
  readonly variant: NamedVariant;
  readonly program: ObtainedProgram;
  readonly backend: GroupBackend;
  /** The chain that it mines: network and activation heights are read. */
  readonly chain: NodeStateSnapshot;
  /** Its state.cache_dir, kept from one start to the next. */
  readonly stateFolder: string;
  readonly workFolder: string;
  readonly packageRoot: string;
  readonly signal: AbortSignal;
}

/** One block at least is mined within this, however slow its proof is, ms. */
const CALL_TIMEOUT_MS = 300_000;
const POLL_MS = 100;
const BACKUP_LIMIT_MS = 30_000;

/** A regtest node of our own that mines blocks when told to. */
export class MiningNode {
  readonly rpc: NodeRpc;
  readonly #request: MiningNodeRequest;
  readonly #group: ProcessGroup;
  readonly #process: LaunchedProcess;
  #ending: Promise<StopResult> | null = null;

  private constructor(request: MiningNodeRequest, { group, process, rpc }: { readonly group: ProcessGroup; readonly process: LaunchedProcess; readonly rpc: NodeRpc }) {
    this.#request = request;
    this.#group = group;
    this.#process = process;
    this.rpc = rpc;
  }

  /**
   * Starts it on the state that is there, or on none, and waits until it answers.
   *
   * @throws IndexbenchError SYSTEM_EXITED, SYSTEM_NOT_READY with its last lines; the signal's reason
   */
  static async start(request: MiningNodeRequest): Promise<MiningNode> {
    const { variant, program, backend, workFolder, signal } = request;
    const system = systemOf(variant);
    const context = await contextOf(request);
    const spec = await system.launchSpec(variant.pin, program, context);
    if (spec.node === undefined) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `variant ${variant.name} is no node that could mine`, next: 'Name a variant of the system zebra.' });
    for (const { path, text } of spec.files ?? []) {
      await mkdir(dirname(join(workFolder, path)), { recursive: true });
      await writeFile(join(workFolder, path), text);
    }
    const group = await backend.create({ name: 'mining', cpus: readTopology().usable, cpuQuota: null, memoryMaxBytes: null });
    const rpc = new NodeRpc(spec.node);
    try {
      const process = await group.launch({ command: spec.command, args: spec.args, cwd: workFolder, env: spec.env, stdin: 'ignore' });
      const waiting = new ReadyWait({ process, what: variant.name, timeoutMs: system.readyTimeoutMs(variant.pin), signal });
      await waiting.until(answers(rpc, waiting), 'it never answered getblockcount').finally(() => waiting.dispose());
      return new MiningNode(request, { group, process, rpc });
    } catch (error) {
      await rpc.close();
      await group.remove();
      throw error;
    }
  }

  /** Mines blocks for an address; throws NodeRpcError, though some of them may have been mined. */
  async mine(blocks: number, address: string): Promise<void> {
    await this.rpc.call('generatetoaddress', [blocks, address], { timeoutMs: CALL_TIMEOUT_MS, signal: this.#request.signal });
  }

  /**
   * Ends it in order, once the blocks that are not final yet are on disk up to the tip. Throws SYSTEM_NOT_READY where they do not come, SYSTEM_STOP
   * where it has to be killed: then its state is worth nothing.
   */
  async stop(): Promise<void> {
    const { variant } = this.#request;
    await this.#untilBackedUp(await this.rpc.bestBlockHash());
    const { endedBy } = await this.#end();
    if (endedBy !== 'own-signal') throw this.#failure('SYSTEM_STOP', `${variant.name} did not end in order (${endedBy}): its state cannot be used`);
  }

  /** Ends it, however. */
  async abandon(): Promise<void> {
    await this.#end();
  }

  #end(): Promise<StopResult> {
    return (this.#ending ??= this.#endOnce());
  }

  async #endOnce(): Promise<StopResult> {
    const system = systemOf(this.#request.variant);
    try {
      return await stopGroup({ group: this.#group, process: this.#process, signal: system.stopSignal, signalTimeoutMs: system.stopTimeoutMs, what: this.#request.variant.name });
    } finally {
      await this.rpc.close();
      await this.#group.remove();
    }
  }

  async #untilBackedUp(tip: string): Promise<void> {
    const folder = join(this.#request.stateFolder, 'non_finalized_state', this.#request.chain.network);
    for (let waitedMs = 0; ; waitedMs += POLL_MS) {
      if ((await readdir(folder).catch(() => [] as string[])).includes(tip)) return;
      if (waitedMs > BACKUP_LIMIT_MS) throw this.#failure('SYSTEM_NOT_READY', `the block of the tip ${tip} was not written to ${folder} within ${String(BACKUP_LIMIT_MS / 1000)} s`);
      await delay(POLL_MS);
    }
  }

  #failure(code: 'SYSTEM_STOP' | 'SYSTEM_NOT_READY', what: string): IndexbenchError {
    return new IndexbenchError(code, { what, logLines: this.#process.log.lastLines(SHOWN_LOG_LINES) });
  }
}

async function contextOf({ variant, chain, stateFolder, workFolder, packageRoot }: MiningNodeRequest): Promise<LaunchContext> {
  const ports: Record<string, number> = {};
  for (const name of systemOf(variant).ports) ports[name] = await freePort();
  return { packageRoot, workFolder, snapshotFolder: stateFolder, snapshot: chain, purpose: 'node', ports, stateFolder, indexFolder: join(workFolder, 'index'), node: null };
}

async function answers(rpc: NodeRpc, waiting: ReadyWait): Promise<void> {
  while (!waiting.over) {
    try {
      await rpc.blockCount();
      return;
    } catch (error) {
      // Until its genesis block is there it says that there are no blocks.
      if (!(error instanceof NodeRpcError)) throw error;
    }
    await delay(POLL_MS);
  }
}
