import { assertAffinity, verifyAffinity } from '../host/process-group/affinity.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { IndexBuildPlan, IndexBuildState } from '../model/generated/types.ts';
import { ioSourceOf } from '../studies/index-build/build-counters.ts';
import { measureIndexBuild, type BuiltIndex } from '../studies/index-build/index-build.ts';
import { prepareBuild, type PreparedBuild } from '../studies/index-build/prepared-build.ts';
import { NodeRpc } from '../systems/node-rpc.ts';
import type { IndexBuild } from '../systems/system.ts';
import { identify } from './identify.ts';
import { indexBuildDocument } from './index-build-document.ts';
import { openIndexProbe } from './index-phase.ts';
import type { LaunchedSystem } from './launched-system.ts';
import { cutOffReason } from './run-outcome.ts';
import type { Stack } from './stack.ts';
import { systemError } from './system-error.ts';
import { TargetWatch, noteStopped } from './target-watch.ts';
import type { VariantRun } from './variant-run-request.ts';

/**
 * The study index-build: the variant builds its index from nothing, measured, and is stopped; a later launch may serve from it. What was found is
 * in the bundle before this throws.
 *
 * @throws IndexbenchError SYSTEM_EXITED, SYSTEM_INDEX_STALLED, SYSTEM_INDEX_TIMEOUT, SYSTEM_WRONG_CHAIN, SYSTEM_NOT_READY, SYSTEM_STOP, PAYLOAD_WRONG, each
 *   with the height reached; NODE_NOT_FROZEN, AFFINITY, DISK_FULL; the signal's reason
 */
export async function measureBuild(run: VariantRun, stack: Stack, { index, settings }: { readonly index: IndexBuild; readonly settings: IndexBuildPlan }): Promise<void> {
  const { request, findings, bundle, journal } = run;
  journal.stage('building the index');
  const probeHash = await hashAt(stack, settings.probeHeight);
  findings.indexBuild = { ...findings.indexBuild, probeHash };
  const prepared = await prepareBuild(settings, stack.node);
  const launched = await stack.launch('index-build');
  const watch = new TargetWatch(stack.node === null ? [] : [stack.node]);
  const progress = new BuildProgress(run, launched);
  try {
    const signal = AbortSignal.any([request.signal, watch.signal]);
    const cutOffState = (): IndexBuildState => watch.goneState ?? { kind: 'cut-off', reason: cutOffReason(request.signal) };
    const built = await measure(run, launched, { index, settings, prepared, probeHash, progress, signal, cutOffState });
    watch.stopping = true;
    noteStopped(journal, built.stopped, launched);
    await identify(run, launched);
    findings.indexBuild = { ...findings.indexBuild, pageCache: prepared.pageCache, built: { ...built, source: launched.group.source, ioSource: ioSourceOf(launched.group), series: await bundle.writeSeries(built.series) } };
    await bundle.writeDocument('IndexBuild', indexBuildDocument(request, findings, null));
    progress.built(built);
    watch.throwIfGone();
    if (built.state.kind !== 'complete') throw errorOf(built, { launched, progress, signal });
    await stack.proveNodeFrozen();
  } finally {
    watch.stopping = true;
    await launched.stop();
  }
}

interface Measuring {
  readonly index: IndexBuild;
  readonly settings: IndexBuildPlan;
  readonly prepared: PreparedBuild;
  readonly probeHash: string | null;
  readonly progress: BuildProgress;
  readonly signal: AbortSignal;
  readonly cutOffState: () => IndexBuildState;
}

function measure({ request }: VariantRun, launched: LaunchedSystem, { index, progress, ...more }: Measuring): Promise<BuiltIndex> {
  const { context, group, process, launchedNs, address, name } = launched;
  const probe = openIndexProbe(launched, index);
  const { server } = request.session.cpus;
  return measureIndexBuild({
    ...more,
    snapshot: context.snapshot,
    system: { group, process },
    launchedNs,
    address,
    probe,
    indexFolder: context.indexFolder,
    protoFolder: request.protoFolder,
    cpus: request.session.cpus,
    stop: () => launched.end(),
    onHeight: (height) => progress.height(height),
    onComplete: async () => assertAffinity(await verifyAffinity(group, server), server, name),
  });
}

/** The block's hash as the frozen node says, which is the chain's; null where no node runs beside the system. */
async function hashAt({ node }: Stack, height: number): Promise<string | null> {
  if (node?.spec.node === undefined) return null;
  const rpc = new NodeRpc(node.spec.node);
  try {
    return String(await rpc.call('getblockhash', [height]));
  } catch (error) {
    throw systemError('SYSTEM_NOT_READY', `does not tell the hash of block ${height}: ${error instanceof Error ? error.message : String(error)}`, node);
  } finally {
    await rpc.close();
  }
}

/** Tells how far a build is, a tenth at a time. */
class BuildProgress {
  readonly #run: VariantRun;
  readonly #tipHeight: number;
  #height: number | null = null;
  #tenths = 0;

  constructor(run: VariantRun, { context }: LaunchedSystem) {
    this.#run = run;
    this.#tipHeight = context.snapshot.tipHeight;
  }

  height(height: number): void {
    this.#height = height;
    const tenths = Math.floor((10 * height) / Math.max(1, this.#tipHeight));
    if (tenths <= this.#tenths) return;
    this.#tenths = tenths;
    this.#run.journal.emit({ kind: 'stage', stage: 'building the index', detail: this.text });
  }

  built({ state, figures }: BuiltIndex): void {
    this.#run.journal.emit({ kind: 'index-built', state: state.kind, completeNs: figures.complete?.atNs ?? null, firstInfoNs: figures.firstInfo?.atNs ?? null, indexBytes: figures.indexBytes });
  }

  get text(): string {
    return this.#height === null ? 'it never told a height' : `height ${this.#height} of ${this.#tipHeight}`;
  }
}

function errorOf({ state, figures, tip }: BuiltIndex, { launched, progress, signal }: { readonly launched: LaunchedSystem; readonly progress: BuildProgress; readonly signal: AbortSignal }): unknown {
  const at = `after ${(figures.endNs / 1e9).toFixed(1)} s; the index was at: ${progress.text}`;
  const { tipHeight, tipHash } = launched.context.snapshot;
  switch (state.kind) {
    case 'exited':
      return systemError('SYSTEM_EXITED', `${state.message} before its index was complete, ${at}`, launched);
    case 'stalled':
      return systemError('SYSTEM_INDEX_STALLED', `neither the height nor the size of its index changed for the plan’s stallSeconds: ended ${at}`, launched);
    case 'timeout':
      return systemError('SYSTEM_INDEX_TIMEOUT', `its index was not complete within the plan’s timeoutSeconds: ended ${at}`, launched);
    case 'tip-mismatch':
      return systemError('SYSTEM_WRONG_CHAIN', `says that its index is complete and serves ${tip === null ? 'no tip' : `height ${tip.height}, hash ${tip.hash}`}; the snapshot’s tip is ${tipHeight}, ${tipHash}`, launched);
    case 'failed':
      return systemError(failureCode(state.code), `${state.message}, ${at}`, launched);
    case 'cut-off':
    case 'complete':
    case 'no-index':
      return signal.reason ?? new IndexbenchError('INTERNAL', { what: `a build that is ${state.kind} is no failure` });
  }
}

const FAILURE_CODES = ['SYSTEM_EXITED', 'SYSTEM_NOT_READY', 'SYSTEM_STOP', 'PAYLOAD_WRONG'] as const;

function failureCode(code: string): (typeof FAILURE_CODES)[number] {
  return FAILURE_CODES.find((known) => known === code) ?? 'SYSTEM_EXITED';
}
