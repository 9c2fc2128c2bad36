import type { DriveCall } from './drive-call.ts';

const LONGEST_SLEEP_MS = 100;
const SHORTEST_SLEEP_MS = 1;

/**
 * Ends calls whose deadline or idle limit has passed: one timer for all calls, since one each would be part of every call's cost.
 * It wakes when the first running call may expire, and often enough for a call that starts in between.
 */
export class LimitWatch {
  readonly #calls: readonly DriveCall[];
  readonly #shortestLimitMs: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(calls: readonly DriveCall[], shortestLimitMs: number) {
    this.#calls = calls;
    this.#shortestLimitMs = shortestLimitMs;
    this.#sleep(Math.min(LONGEST_SLEEP_MS, shortestLimitMs));
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #sleep(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#look();
    }, Math.max(SHORTEST_SLEEP_MS, ms));
  }

  #look(): void {
    const nowMs = performance.now();
    let firstMs = nowMs + Math.min(LONGEST_SLEEP_MS, this.#shortestLimitMs);
    for (const call of this.#calls) {
      call.expire(nowMs);
      firstMs = Math.min(firstMs, call.expiryMs);
    }
    this.#sleep(firstMs - nowMs);
  }
}
