import { IndexbenchError } from '../model/errors.ts';
import type { IndexBuildPlan } from '../model/generated/types.ts';
import { watchIndex, type IndexCompletion, type IndexObservation, type IndexProbe } from '../systems/index-watch.ts';
import type { IndexBuild } from '../systems/system.ts';
import { IndexGivenUp, IndexGuard, type IndexLimits } from './index-limits.ts';
import type { LaunchedSystem } from './launched-system.ts';
import type { Stack } from './stack.ts';
import { systemError } from './system-error.ts';
import { judgeStop, noteStopped } from './target-watch.ts';
import type { VariantRun } from './variant-run-request.ts';

/** Where the plan does not measure the build, and so says nothing of it: the reference study's limits. */
const LIMITS: IndexLimits = { stallSeconds: 1_200, timeoutSeconds: 57_600 };
/** From one answer to the next question. */
const INTERVAL_MS = 100;

/** The limits of an index build in this plan. */
export function indexLimits({ indexBuild }: { readonly indexBuild: IndexBuildPlan | null }): IndexLimits {
  return indexBuild ?? LIMITS;
}

/**
 * Builds the index that serving needs, unmeasured: launch, wait until it is complete, stop in order. Nothing where the system has none.
 *
 * @throws IndexbenchError SYSTEM_EXITED, SYSTEM_INDEX_STALLED, SYSTEM_INDEX_TIMEOUT, each with the height reached; SYSTEM_STOP; the signal's reason
 */
export async function buildIndex(run: VariantRun, stack: Stack, index: IndexBuild): Promise<void> {
  const { request, journal } = run;
  journal.stage('building the index');
  const launched = await stack.launch('index-build');
  const watch = stack.watch(launched);
  try {
    const { completeNs, errorNs, height } = await untilIndexed(launched, openIndexProbe(launched, index), { limits: indexLimits(request.plan), signal: AbortSignal.any([request.signal, watch.signal]), onObservation: () => undefined });
    journal.note({ kind: 'indexed', nsFromLaunch: completeNs - launched.launchedNs, errorNs, height });
  } catch (error) {
    const cause = request.signal.aborted || error instanceof IndexbenchError ? error : await watch.causeOf(error);
    watch.stopping = true;
    await launched.stop();
    throw cause;
  }
  watch.stopping = true;
  const stopped = await launched.stop();
  noteStopped(journal, stopped, launched);
  judgeStop(stopped, launched);
}

/** Opens what tells how far the index of a system is, right after its launch: lines that came before this call are not seen. */
export function openIndexProbe(launched: LaunchedSystem, index: IndexBuild): IndexProbe {
  const { variant, context } = launched;
  const { snapshot, ports, indexFolder, purpose } = context;
  const probe = index.openProbe({ variant, tipHeight: snapshot.tipHeight, ports, indexFolder, purpose });
  launched.onLine((line) => probe.takeLine(line));
  return probe;
}

export interface UntilIndexedRequest {
  readonly limits: IndexLimits;
  /** Ends the wait: an interrupt, or the end of a process. */
  readonly signal: AbortSignal;
  readonly onObservation: (observation: IndexObservation) => void;
}

/**
 * Waits until the index of a launched system is complete.
 *
 * @throws IndexbenchError SYSTEM_INDEX_STALLED, SYSTEM_INDEX_TIMEOUT; the signal's reason, with the height reached where a process has ended
 */
export async function untilIndexed(launched: LaunchedSystem, probe: IndexProbe, { limits, signal, onObservation }: UntilIndexedRequest): Promise<IndexCompletion> {
  const { launchedNs } = launched;
  const guard = new IndexGuard(limits);
  try {
    return await watchIndex({
      probe, intervalMs: INTERVAL_MS, launchedNs, signal: AbortSignal.any([signal, guard.signal]),
      onObservation: (observation) => {
        guard.take(observation);
        onObservation(observation);
      },
    });
  } catch (error) {
    if (error instanceof IndexGivenUp) throw systemError(error.code, error.message, launched);
    if (error instanceof IndexbenchError && error.code === 'SYSTEM_EXITED') throw withProgress(error, guard.progress);
    throw error;
  } finally {
    guard.close();
  }
}

function withProgress(error: IndexbenchError, progress: string): IndexbenchError {
  return new IndexbenchError(error.code, { what: `${error.what}; the index was at: ${progress}`, where: error.where, logLines: error.logLines, cause: error });
}
