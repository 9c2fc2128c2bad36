import { setTimeout as delay } from 'node:timers/promises';
import { ProgressClock } from '../../comparison/index-build/progress-clock.ts';
import { PROGRESS_OUTCOME, SERIES_KIND } from '../../comparison/index-build/series.ts';
import { allocatedBytes } from '../../host/folder-bytes.ts';
import type { LaunchedProcess, ProcessExit } from '../../host/process-group/process-group.ts';
import type { IndexBuildPlan } from '../../model/generated/types.ts';
import { watchIndex, type IndexProbe } from '../../systems/index-watch.ts';
import { untilFirstAnswers, type FirstAnswersRequest, type WrongBlock } from './first-answers.ts';

/** Why the watching of a build ended. */
export type BuildEnd =
  /** Its index is complete, and both first answers came. */
  | { readonly kind: 'complete' }
  | { readonly kind: 'exited'; readonly exit: ProcessExit }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'timeout' }
  /** Its index is complete, and it does not answer. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'wrong-block'; readonly message: string }
  | { readonly kind: 'aborted' };

export interface BuildWatchRequest extends Omit<FirstAnswersRequest, 'intervalMs'> {
  readonly settings: IndexBuildPlan;
  readonly process: Pick<LaunchedProcess, 'exited'>;
  readonly launchedNs: number;
  readonly probe: IndexProbe;
  readonly indexFolder: string;
  /** Called when the index is complete, before anything else is done. */
  readonly onComplete: () => Promise<void>;
  readonly onHeight: (height: number) => void;
}

const NS_PER_SECOND = 1e9;
const PROGRESS_INTERVAL_MS = 100;
/** How often stall and timeout are looked at. */
const LIMIT_INTERVAL_MS = 100;
/** Walking a folder of many files costs time on the client's CPUs. */
const SIZE_INTERVAL_MS = { dense: 1_000, steady: 10_000 } as const;
/** A complete index is served at once, or the system is broken. */
const ANSWER_LIMIT_MS = 60_000;

/** Watches a build until it is complete and answers, or until it never will be. Everything seen goes to the recorder. */
export async function watchBuild(request: BuildWatchRequest): Promise<BuildEnd> {
  const over = new AbortController();
  const signal = AbortSignal.any([request.signal, over.signal]);
  const steps = new ProgressClock();
  const isComplete = { value: false };
  const answers = untilFirstAnswers({ ...request, intervalMs: request.settings.probeIntervalSeconds * 1000, signal });
  const sizes = sizing(request, { steps, signal });
  try {
    return await Promise.race([
      completeAndAnswered(request, { answers, steps, isComplete, signal }),
      answers.then((wrong) => (wrong === null ? new Promise<never>(() => undefined) : wrongBlock(wrong))),
      request.process.exited.then((exit): BuildEnd => ({ kind: 'exited', exit })),
      untilLimit(request, { steps, isComplete, signal }),
      abortedBy(request.signal),
    ]);
  } finally {
    over.abort();
    await Promise.allSettled([sizes, answers]);
  }
}

interface Watching {
  readonly steps: ProgressClock;
  readonly signal: AbortSignal;
}

interface Completing extends Watching {
  readonly answers: Promise<WrongBlock | null>;
  /** From then on only answers are waited for. */
  readonly isComplete: { value: boolean };
}

async function completeAndAnswered(request: BuildWatchRequest, { answers, steps, isComplete, signal }: Completing): Promise<BuildEnd> {
  const { recorder, probe, launchedNs, onHeight, onComplete } = request;
  await watchIndex({
    probe,
    intervalMs: PROGRESS_INTERVAL_MS,
    launchedNs,
    signal,
    onObservation: ({ height, complete, askedNs }) => {
      const atNs = recorder.poll({ kind: SERIES_KIND.progress, askedNs, outcome: complete ? PROGRESS_OUTCOME.complete : PROGRESS_OUTCOME.building, height });
      steps.height(height, atNs);
      if (height !== null) onHeight(height);
    },
  }).catch(async (error: unknown) => {
    if (signal.aborted) return new Promise<never>(() => undefined);
    throw error;
  });
  isComplete.value = true;
  await onComplete();
  const wrong = await Promise.race([answers, delay(ANSWER_LIMIT_MS, 'silent' as const, { signal }).catch(() => 'silent' as const)]);
  if (wrong === 'silent') return { kind: 'silent' };
  return wrong === null ? { kind: 'complete' } : wrongBlock(wrong);
}

function wrongBlock({ message }: WrongBlock): BuildEnd {
  return { kind: 'wrong-block', message };
}

async function sizing({ settings, recorder, indexFolder }: BuildWatchRequest, { steps, signal }: Watching): Promise<void> {
  while (!signal.aborted) {
    const indexBytes = await allocatedBytes(indexFolder);
    recorder.add(SERIES_KIND.size, { indexBytes });
    steps.indexBytes(indexBytes, recorder.elapsedNs);
    const isDense = recorder.elapsedNs < settings.denseSeconds * NS_PER_SECOND;
    const intervalMs = Math.min(isDense ? SIZE_INTERVAL_MS.dense : SIZE_INTERVAL_MS.steady, settings.stallSeconds * 250);
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}

async function untilLimit({ settings, recorder }: BuildWatchRequest, { steps, isComplete, signal }: Watching & Pick<Completing, 'isComplete'>): Promise<BuildEnd> {
  for (;;) {
    await delay(LIMIT_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    // Who aborted it says why.
    if (signal.aborted || isComplete.value) return new Promise<never>(() => undefined);
    const { elapsedNs } = recorder;
    if (elapsedNs > settings.timeoutSeconds * NS_PER_SECOND) return { kind: 'timeout' };
    if (elapsedNs - steps.lastStepNs > settings.stallSeconds * NS_PER_SECOND) return { kind: 'stalled' };
  }
}

function abortedBy(signal: AbortSignal): Promise<BuildEnd> {
  const aborted: BuildEnd = { kind: 'aborted' };
  if (signal.aborted) return Promise.resolve(aborted);
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(aborted), { once: true }));
}
