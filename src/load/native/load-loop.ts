import { setTimeout as sleep } from 'node:timers/promises';
import type { CallSlot } from './call-slot.ts';
import type { Phase } from './drive-phase.ts';

/** What a closed or an open loop needs of its drive. */
export interface LoadLoop {
  readonly phase: Phase;
  readonly slots: readonly CallSlot[];
  /** Aborts when the drive stops before its phase is over. */
  readonly signal: AbortSignal;
  /**
   * Does request `i` of the phase on a slot, and records it; it never rejects.
   *
   * @param intendedMs when it was due, of performance.now(); null: now
   */
  readonly perform: (slot: CallSlot, i: number, intendedMs: number | null) => Promise<void>;
  /** Records request `i`, which was due but has never been started, as cut off. */
  readonly recordUnstarted: (i: number, intendedMs: number) => void;
  /** Waits until the slot's connection may be opened again, or until `untilMs`; stops the drive where the server is gone for good. */
  readonly waitToReconnect: (slot: CallSlot, untilMs: number) => Promise<void>;
}

/** A timer may fire so much early: what must not happen before the end of a phase waits so much longer. */
export const TIMER_SLACK_MS = 1;

/** Resolves after `ms`, or at once when the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    // Aborted: the caller looks at the signal itself.
  }
}
