import type { ErrorCode } from '../model/errors.ts';
import type { IndexObservation } from '../systems/index-watch.ts';

export interface IndexLimits {
  /** Without a new height for so long the build has stalled. */
  readonly stallSeconds: number;
  readonly timeoutSeconds: number;
}

/** Why a build was given up. */
export class IndexGivenUp extends Error {
  override readonly name = 'IndexGivenUp';
  readonly code: Extract<ErrorCode, 'SYSTEM_INDEX_STALLED' | 'SYSTEM_INDEX_TIMEOUT'>;

  constructor(code: IndexGivenUp['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const CHECK_MS = 200;

/** Ends the wait for an index that makes no progress, or takes too long. A timer of its own: a stopped process answers no probe either. */
export class IndexGuard {
  readonly #limits: IndexLimits;
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #startedMs = performance.now();
  #height: number | null = null;
  #targetHeight: number | null = null;
  #changedMs = performance.now();

  constructor(limits: IndexLimits) {
    this.#limits = limits;
    this.#timer = setInterval(() => this.#check(), CHECK_MS);
  }

  /** Aborts with an IndexGivenUp. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** How far the index is, in words. */
  get progress(): string {
    if (this.#height === null) return 'it never told a height';
    if (this.#targetHeight === null || this.#targetHeight === 0) return `height ${this.#height}`;
    return `height ${this.#height} of ${this.#targetHeight} (${Math.floor((100 * this.#height) / this.#targetHeight)} %)`;
  }

  take({ height, targetHeight }: Pick<IndexObservation, 'height' | 'targetHeight'>): void {
    this.#targetHeight = targetHeight;
    if (height === null || height === this.#height) return;
    this.#height = height;
    this.#changedMs = performance.now();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const now = performance.now();
    const { stallSeconds, timeoutSeconds } = this.#limits;
    if (now - this.#changedMs > stallSeconds * 1000) this.#giveUp('SYSTEM_INDEX_STALLED', `its index made no progress for ${stallSeconds} s: ${this.progress}`);
    else if (now - this.#startedMs > timeoutSeconds * 1000) this.#giveUp('SYSTEM_INDEX_TIMEOUT', `its index was not complete after ${timeoutSeconds} s: ${this.progress}`);
  }

  #giveUp(code: IndexGivenUp['code'], message: string): void {
    this.close();
    this.#controller.abort(new IndexGivenUp(code, message));
  }
}
