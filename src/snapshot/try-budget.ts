import type { MustStartOver, SourceFailure } from './source-failure.ts';

/** A try that brings this much was no failure in a row with the one before, bytes. */
const PROGRESS_BYTES = 64 * 1024;

export interface TryLimits {
  /** Tries in a row that bring nothing, and beginnings from the first byte. */
  readonly tries: number;
  /** Pause before the second try, ms; it doubles with each further one that brings nothing. */
  readonly pauseMs: number;
}

/** How often one download may be tried again: a long one may be cut as often as it likes, as long as each try brings something. */
export class TryBudget {
  readonly #limits: TryLimits;
  #inRow = 0;
  #beginnings = 1;
  #arrived = 0;
  /** Set once the server was seen to ignore Range: then asking for the rest is of no use. */
  mustStartOver = false;

  constructor(limits: TryLimits) {
    this.#limits = limits;
  }

  arrived(bytes: number): void {
    this.#arrived += bytes;
    if (this.#arrived >= PROGRESS_BYTES) this.#inRow = 0;
  }

  /** How long to wait before the next try, ms. Throws the failure where there is none left. */
  pauseAfter(failure: SourceFailure): number {
    this.#arrived = 0;
    this.#inRow += 1;
    if (this.#inRow >= this.#limits.tries) throw failure;
    return failure.retryAfterMs ?? this.#limits.pauseMs * 2 ** (this.#inRow - 1);
  }

  /** The same, before beginning from the first byte again. */
  pauseBeforeStartingOver(failure: MustStartOver): number {
    this.#arrived = 0;
    this.#inRow = 0;
    if (this.#beginnings >= this.#limits.tries) throw failure;
    this.#beginnings += 1;
    return this.#limits.pauseMs * 2 ** (this.#beginnings - 2);
  }
}
