const FIRST_BACKOFF_MS = 10;
const LONGEST_BACKOFF_MS = 1000;

/** How long to wait before connecting again: longer with each failure, shortly again after a call that succeeded. */
export class ReconnectPause {
  #backoffMs = 0;
  #retryAtMs = 0;
  #failingSinceMs: number | null = null;

  /** What is left of it, in ms. */
  leftMs(nowMs: number): number {
    return Math.max(0, this.#retryAtMs - nowMs);
  }

  /** Since when nothing has succeeded and something failed, or null. */
  get failingSinceMs(): number | null {
    return this.#failingSinceMs;
  }

  succeeded(): void {
    this.#backoffMs = 0;
    this.#failingSinceMs = null;
  }

  failed(): void {
    const nowMs = performance.now();
    this.#failingSinceMs ??= nowMs;
    this.#backoffMs = Math.min(LONGEST_BACKOFF_MS, this.#backoffMs === 0 ? FIRST_BACKOFF_MS : this.#backoffMs * 2);
    this.#retryAtMs = nowMs + this.#backoffMs;
  }
}
