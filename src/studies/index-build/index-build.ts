import { setTimeout as delay } from 'node:timers/promises';
import { indexBuildFigures } from '../../comparison/index-build/figures.ts';
import { SERIES_KIND, type Series } from '../../comparison/index-build/series.ts';
import type { CpuPlan } from '../../host/cpu-plan.ts';
import { allocatedBytes } from '../../host/folder-bytes.ts';
import { syncFileSystems } from '../../host/page-cache.ts';
import { exitPhrase } from '../../host/process-group/exit-phrase.ts';
import type { LaunchedProcess } from '../../host/process-group/process-group.ts';
import type { StopResult } from '../../host/stop.ts';
import type { IndexBuildFigures, IndexBuildPlan, IndexBuildState, Noise, ServedTip, Snapshot } from '../../model/generated/types.ts';
import { ControlClient } from '../../systems/control-client.ts';
import { nowNs, type IndexProbe } from '../../systems/index-watch.ts';
import type { ServiceAddress } from '../../systems/system.ts';
import { BuildCounters, type AccountedGroup } from './build-counters.ts';
import { watchBuild, type BuildEnd } from './build-watch.ts';
import { CounterSampler } from './counter-sampler.ts';
import { buildNoise } from './build-noise.ts';
import type { PreparedBuild } from './prepared-build.ts';
import { SeriesRecorder } from './series-recorder.ts';

export interface IndexBuildRequest {
  readonly settings: IndexBuildPlan;
  readonly snapshot: Pick<Snapshot, 'tipHeight' | 'tipHash'>;
  readonly system: AccountedGroup & { readonly process: LaunchedProcess };
  /** On the clock of nowNs, before the process was made. */
  readonly launchedNs: number;
  readonly address: Promise<ServiceAddress | null>;
  readonly probe: IndexProbe;
  readonly indexFolder: string;
  readonly prepared: PreparedBuild;
  /** Hash of the block at the probe’s height; null where nothing tells it. */
  readonly probeHash: string | null;
  readonly protoFolder: string;
  readonly cpus: CpuPlan;
  /** Ends its processes, and leaves their group, whose counters are read then. */
  readonly stop: () => Promise<StopResult>;
  readonly onHeight: (height: number) => void;
  /** Called when the index is complete, once the counters were read; what it throws ends the measurement. */
  readonly onComplete?: () => Promise<void>;
  /** How long a complete index may take to serve the snapshot’s tip, ms; by default 30,000. */
  readonly tipLimitMs?: number;
  /** Aborts at an interrupt, at the deadline, or when the node is gone. */
  readonly signal: AbortSignal;
  /** What a build is that did not end, once the signal has aborted. */
  readonly cutOffState: () => IndexBuildState;
}

/** An index as it was built, or how far it came. */
export interface BuiltIndex {
  readonly state: IndexBuildState;
  readonly series: Series;
  readonly figures: IndexBuildFigures;
  readonly tip: ServedTip | null;
  readonly noise: Noise;
  readonly oomKills: number | null;
  readonly stopped: StopResult;
}

const TIP_LIMIT_MS = 30_000;
const TIP_INTERVAL_MS = 100;
const TIP_TIMEOUT_MS = 2_000;

/**
 * Watches a system that was just launched on an empty index until that is complete, serves, and has settled; then stops it, and reads what it had
 * used once everything was written. Where it does not get there, the state says how it ended. Its processes have ended when this returns.
 *
 * @throws IndexbenchError SYSTEM_STOP where something is left even after SIGKILL
 */
export async function measureIndexBuild(request: IndexBuildRequest): Promise<BuiltIndex> {
  const { settings, system, prepared, indexFolder, signal } = request;
  const recorder = new SeriesRecorder(request.launchedNs);
  // The node's base was read before the launch; at the launch the system had used nothing.
  recorder.add(SERIES_KIND.counters, prepared.nodeBase, 0);
  const sampler = new CounterSampler(recorder, { system: new BuildCounters(system), node: prepared.nodeCounters });
  sampler.start(settings);
  try {
    const end = await watchBuild({ ...request, block: { height: settings.probeHeight, hash: request.probeHash }, process: system.process, recorder, onComplete: () => sampler.read().then(request.onComplete) });
    const tip = end.kind === 'complete' ? await settledTip(request) : null;
    const stopped = await stop(request, recorder);
    await syncFileSystems();
    recorder.add(SERIES_KIND.size, { indexBytes: await allocatedBytes(indexFolder) });
    await sampler.stop();
    await sampler.read();
    const { series } = recorder;
    const figures = indexBuildFigures(series);
    const { oomKills } = await system.group.usage();
    const state = signal.aborted && end.kind !== 'exited' ? request.cutOffState() : stateOf(end, { request, figures, tip, stopped, oomKills });
    return { state, series, figures, tip, noise: buildNoise({ prepared, figures, cpus: request.cpus }), oomKills, stopped };
  } finally {
    await sampler.stop();
  }
}

/** A system that ended by itself was not asked to. */
async function stop({ system, stop: end }: IndexBuildRequest, recorder: SeriesRecorder): Promise<StopResult> {
  const isRunning = await Promise.race([system.process.exited.then(() => false), delay(0, true)]);
  if (isRunning) recorder.add(SERIES_KIND.stopAsked);
  else recorder.add(SERIES_KIND.ended);
  const stopped = await end();
  if (isRunning) recorder.add(SERIES_KIND.ended);
  return stopped;
}

/** The tip that it serves, once that is the snapshot's or will not become so any more; then it is left running for a while. */
async function settledTip({ address, protoFolder, snapshot, settings, system, signal, tipLimitMs = TIP_LIMIT_MS }: IndexBuildRequest): Promise<ServedTip | null> {
  const at = await Promise.race([address, delay(tipLimitMs, null, { signal, ref: false }).catch(() => null), system.process.exited.then(() => null)]);
  if (at === null) return null;
  const untilNs = nowNs() + tipLimitMs * 1e6;
  const client = new ControlClient(at, protoFolder, { reconnectMs: TIP_INTERVAL_MS });
  try {
    for (;;) {
      const tip = await client.latestBlock(TIP_TIMEOUT_MS).catch(() => null);
      const isRight = tip !== null && tip.height === snapshot.tipHeight && tip.hash === snapshot.tipHash;
      if (isRight) await Promise.race([delay(settings.settleSeconds * 1000, undefined, { signal }).catch(() => undefined), system.process.exited]);
      if (isRight || signal.aborted || nowNs() > untilNs) return tip;
      await delay(TIP_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    client.close();
  }
}

interface Ended {
  readonly request: IndexBuildRequest;
  readonly figures: IndexBuildFigures;
  readonly tip: ServedTip | null;
  readonly stopped: StopResult;
  readonly oomKills: number | null;
}

function stateOf(end: BuildEnd, { request, figures, tip, stopped, oomKills }: Ended): IndexBuildState {
  const { snapshot } = request;
  switch (end.kind) {
    case 'complete':
      if (tip?.height !== snapshot.tipHeight || tip.hash !== snapshot.tipHash) return { kind: 'tip-mismatch' };
      return stopFault(stopped) ?? { kind: 'complete' };
    case 'exited': {
      const message = `ended (${exitPhrase(end.exit)})${oomKills === null || oomKills === 0 ? '' : ': the kernel killed it for its memory'}`;
      return figures.complete === null ? { kind: 'exited', message } : { kind: 'failed', code: 'SYSTEM_EXITED', message: `${message} once its index was complete` };
    }
    case 'silent':
      return { kind: 'failed', code: 'SYSTEM_NOT_READY', message: 'its index is complete, and it does not answer GetLightdInfo and GetBlock' };
    case 'wrong-block':
      return { kind: 'failed', code: 'PAYLOAD_WRONG', message: end.message };
    case 'aborted':
      return request.cutOffState();
    case 'stalled':
    case 'timeout':
      return { kind: end.kind };
  }
}

/** An index that its system could not close in order is none to serve from. */
function stopFault({ endedBy, leftBehind }: StopResult): IndexBuildState | null {
  const fault = (code: string, message: string): IndexBuildState => ({ kind: 'failed', code, message });
  if (endedBy === 'already-gone') return fault('SYSTEM_EXITED', 'ended by itself once its index was complete');
  if (endedBy === 'sigkill') return fault('SYSTEM_STOP', 'ignored its stop signal and SIGTERM, and was killed');
  return leftBehind.length === 0 ? null : fault('SYSTEM_STOP', `left processes behind, which were ended: ${leftBehind.map(({ pid, command }) => `${String(pid)} (${command})`).join(', ')}`);
}
