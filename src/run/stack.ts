import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleWriter } from '../bundle/writer.ts';
import { isInterrupted } from '../host/interrupt.ts';
import type { StopResult } from '../host/stop.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { NamedVariant, NodeView, Plan, StackRole } from '../model/generated/types.ts';
import { copyState } from '../snapshot/state-copy.ts';
import { stateDifference, stateDigests } from '../snapshot/state-digests.ts';
import { systemOf } from '../systems/registry.ts';
import type { LaunchPurpose } from '../systems/system.ts';
import { assertFrozen, viewNode } from './frozen-node.ts';
import { launchSystem, type LaunchedSystem } from './launched-system.ts';
import { untilReady } from './ready-system.ts';
import { judgeStop, TargetWatch, type WatchedProcess } from './target-watch.ts';
import { readBinary } from './tool-identity.ts';
import type { RunFindings } from './run-findings.ts';
import type { RunJournal } from './run-journal.ts';
import type { VariantRunRequest } from './variant-run-request.ts';

/** What a stack needs of the run that it is for. */
export interface StackRun {
  readonly request: Pick<VariantRunRequest, 'variant' | 'protoFolder' | 'signal' | 'session' | 'packageRoot' | 'obtain' | 'snapshotFolder' | 'stateDigests'> & { readonly plan: Pick<Plan, 'snapshot' | 'limits'> };
  readonly bundle: Pick<BundleWriter, 'logFile'>;
  readonly journal: Pick<RunJournal, 'stage'>;
  readonly workFolder: string;
  readonly findings: Pick<RunFindings, 'stack'>;
}

/**
 * The processes of one run: the system under test, and the frozen node beside it where it needs one. Each process has a folder, and where it
 * writes to a node's state a copy of its own, for the whole run; so a system may be launched again on what it built before.
 */
export class Stack {
  readonly #run: StackRun;
  readonly #node: LaunchedSystem | null;

  private constructor(run: StackRun, node: LaunchedSystem | null) {
    this.#run = run;
    this.#node = node;
  }

  /**
   * Makes the folders, and starts the node; it is ready, at the snapshot's tip, and has no peer outside this host. Where this throws, nothing runs.
   *
   * @throws IndexbenchError what copyState, launchSystem and untilReady throw
   */
  static async open(run: StackRun): Promise<Stack> {
    const { variant } = run.request;
    if (systemOf(variant).ownsState) await giveState(run, 'target');
    if (variant.node === undefined) return new Stack(run, null);
    run.journal.stage('starting the node');
    if (systemOf(variant.node).ownsState) await giveState(run, 'node');
    const node = await launch(run, { role: 'node', purpose: 'node', variant: variant.node, node: null });
    try {
      const { program, launch: record } = node;
      run.findings.stack.node = { binary: await readBinary(program), launch: record, buildProfile: program.buildProfile };
      const ready = await untilReady(node, { protoFolder: run.request.protoFolder, signal: run.request.signal });
      if (ready.node !== null) noteBefore(run, 'node', ready.node);
      return new Stack(run, node);
    } catch (error) {
      await node.stop();
      throw error;
    }
  }

  /** The frozen node beside the system; null where it needs none. Its group accounts for it apart. */
  get node(): LaunchedSystem | null {
    return this.#node;
  }

  get indexFolder(): string {
    return indexFolderOf(this.#run);
  }

  /** Starts the system under test; nothing is waited for. @throws IndexbenchError what launchSystem throws */
  launch(purpose: Exclude<LaunchPurpose, 'node'>): Promise<LaunchedSystem> {
    return launch(this.#run, { role: 'target', purpose, variant: this.#run.request.variant, node: this.#node?.spec.node ?? null });
  }

  /** Notices the end of the system, and of its node. */
  watch(target: WatchedProcess): TargetWatch {
    return new TargetWatch(this.#node === null ? [target] : [this.#node, target]);
  }

  /**
   * Every node of the run, asked again before its process is stopped: height and hash must be the snapshot's, its peers on this host.
   *
   * @throws IndexbenchError NODE_NOT_FROZEN, SYSTEM_NOT_READY
   */
  async proveFrozen(target: LaunchedSystem): Promise<void> {
    await this.proveNodeFrozen();
    if (target.spec.node !== undefined) await proveFrozen(this.#run, 'target', target);
  }

  /** As proveFrozen, of the node beside the system alone. */
  async proveNodeFrozen(): Promise<void> {
    if (this.#node !== null) await proveFrozen(this.#run, 'node', this.#node);
  }

  /**
   * Stops the node, and looks whether the restored state is what it was.
   *
   * @throws IndexbenchError SYSTEM_STOP, STATE_CHANGED
   */
  async close(): Promise<void> {
    const stopped = await this.stopNode();
    await this.#checkState();
    if (this.#node !== null && stopped !== null) judgeStop(stopped, this.#node);
  }

  /** Safe to call twice. */
  async stopNode(): Promise<StopResult | null> {
    return this.#node === null ? null : this.#node.stop();
  }

  async #checkState(): Promise<void> {
    const { request, findings } = this.#run;
    // Its digests take a minute for a large one: nobody waits for them who has interrupted the run, and nothing is claimed.
    if (isInterrupted(request.signal) || request.stateDigests === null || findings.stack.stateCopies.length === 0) return;
    const difference = stateDifference(request.stateDigests, await stateDigests(request.snapshotFolder));
    findings.stack.stateUnchanged = difference === null;
    if (difference !== null) throw new IndexbenchError('STATE_CHANGED', { what: difference, where: request.snapshotFolder });
  }
}

interface StackLaunch {
  readonly role: StackRole;
  readonly purpose: LaunchPurpose;
  readonly variant: NamedVariant;
  readonly node: LaunchedSystem['context']['node'];
}

function launch(run: StackRun, { role, purpose, variant, node }: StackLaunch): Promise<LaunchedSystem> {
  const { request, bundle, workFolder } = run;
  const { plan, session, packageRoot, obtain, snapshotFolder } = request;
  const logName = { node: `node-${variant.name}`, 'index-build': `${variant.name}-index-build`, serving: variant.name }[purpose];
  return launchSystem({
    variant,
    context: {
      packageRoot,
      workFolder: folderOf(run, role),
      snapshotFolder,
      snapshot: plan.snapshot.pin,
      purpose,
      stateFolder: systemOf(variant).ownsState ? stateFolderOf(run, role) : null,
      indexFolder: indexFolderOf(run),
      node,
    },
    obtain,
    backend: session.choice.backend,
    group: { name: variant.name, cpus: session.cpus.server, ...plan.limits },
    logFile: bundle.logFile(logName),
    runFolder: workFolder,
    runSignal: request.signal,
  });
}

async function giveState(run: StackRun, role: StackRole): Promise<void> {
  mkdirSync(folderOf(run, role), { recursive: true });
  const copy = await copyState(run.request.snapshotFolder, stateFolderOf(run, role), { signal: run.request.signal });
  run.findings.stack.stateCopies.push({ role, ...copy });
}

function noteBefore({ findings }: StackRun, role: StackRole, before: NodeView): void {
  const { frozen } = findings.stack;
  if (!frozen.some((proof) => proof.role === role)) frozen.push({ role, before, after: null });
}

/** What a node said when it was ready, for the bundle. Only the first launch of a role counts. */
export function noteFrozenBefore(run: StackRun, role: StackRole, view: NodeView | null): void {
  if (view !== null) noteBefore(run, role, view);
}

async function proveFrozen({ findings }: StackRun, role: StackRole, launched: LaunchedSystem): Promise<void> {
  const after = await viewNode(launched);
  const proof = findings.stack.frozen.find((candidate) => candidate.role === role);
  if (proof !== undefined) proof.after = after;
  assertFrozen(launched, after);
}

function folderOf({ workFolder }: StackRun, role: StackRole): string {
  return join(workFolder, role);
}

function stateFolderOf(run: StackRun, role: StackRole): string {
  return join(folderOf(run, role), 'state');
}

function indexFolderOf({ workFolder }: StackRun): string {
  return join(workFolder, 'index');
}
