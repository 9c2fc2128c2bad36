import { setTimeout as delay } from 'node:timers/promises';
import type { Variant } from '../model/generated/types.ts';
import type { LaunchPurpose } from './system.ts';

export interface IndexProbeRequest {
  readonly variant: Variant;
  /** Of the snapshot: an index is complete for this height. */
  readonly tipHeight: number;
  readonly ports: Readonly<Record<string, number>>;
  readonly indexFolder: string;
  /** `serving`: of a process that opened an index which was complete before. */
  readonly purpose: LaunchPurpose;
}

/** How far an index is. */
export interface IndexReading {
  /** Highest height that it has worked through, on disk or not; null where nothing tells it yet. Without a change it makes no progress. */
  readonly height: number | null;
  /** How far the index reaches when it is complete: of systems that keep the newest blocks in memory that is below the tip. */
  readonly targetHeight: number;
  /** Everything that the system calls its index is built, for that height: answering calls is not enough. */
  readonly complete: boolean;
}

/** Asks one building process how far it is. */
export interface IndexProbe {
  /** Given every line of the process's output as it comes. */
  takeLine(line: string): void;
  /** What holds now. Rejects only at the signal: a process that does not answer yet gives a null height. */
  read(signal: AbortSignal): Promise<IndexReading>;
}

/** One reading, on the monotonic clock of process.hrtime. */
export interface IndexObservation extends IndexReading {
  readonly askedNs: number;
  readonly answeredNs: number;
}

export interface IndexCompletion {
  /** When the reading that first said `complete` was answered. */
  readonly completeNs: number;
  /** It became complete at most so long before: since the last reading that did not say so was asked for. */
  readonly errorNs: number;
  readonly height: number | null;
}

export interface WatchIndexRequest {
  readonly probe: IndexProbe;
  readonly intervalMs: number;
  /** Before it nothing was complete: the launch. */
  readonly launchedNs: number;
  readonly onObservation: (observation: IndexObservation) => void;
  readonly signal: AbortSignal;
}

/** Reads a probe again and again until it says that the index is complete. Rejects with the signal's reason. */
export async function watchIndex({ probe, intervalMs, launchedNs, onObservation, signal }: WatchIndexRequest): Promise<IndexCompletion> {
  for (let incompleteAtNs = launchedNs; ; ) {
    signal.throwIfAborted();
    const askedNs = nowNs();
    const reading = await probe.read(signal);
    const answeredNs = nowNs();
    onObservation({ ...reading, askedNs, answeredNs });
    if (reading.complete) return { completeNs: answeredNs, errorNs: answeredNs - incompleteAtNs, height: reading.height };
    incompleteAtNs = askedNs;
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Nanoseconds of the monotonic clock; exact to 2^53 ns, which is 104 days. */
export function nowNs(): number {
  return Number(process.hrtime.bigint());
}
