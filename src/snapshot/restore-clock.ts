import { SourceFailure } from './source-failure.ts';

export interface TimeLimits {
  /** Longest time for all of a restore, ms; null: 10 minutes, or what 1 MB/s takes for the archive where that is longer. */
  readonly totalMs: number | null;
  /** A download that brings less than this over a whole window is given up, bytes/s. */
  readonly minBytesPerSecond: number;
  readonly rateWindowMs: number;
}

interface ClockOptions {
  readonly limits: TimeLimits;
  /** Of the archive; null where it is not known beforehand. */
  readonly archiveBytes: number | null;
  /** It comes from elsewhere, at a rate that may be too low. */
  readonly isDownload: boolean;
  /** The source, as it may be printed. */
  readonly where: string;
  readonly signal: AbortSignal | undefined;
}

const LEAST_TOTAL_MS = 600_000;
const EXPECTED_BYTES_PER_SECOND = 1_000_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The limit of a whole restore where none is given, ms. */
export function defaultLimitMs(archiveBytes: number): number {
  return Math.max(LEAST_TOTAL_MS, (archiveBytes / EXPECTED_BYTES_PER_SECOND) * 1000);
}

/** Ends a restore that takes too long: as a whole, or because its source only trickles. */
export class RestoreClock {
  /** Aborts with the caller's reason, or with SNAPSHOT_SOURCE that names rate and limit. */
  readonly signal: AbortSignal;
  readonly #options: ClockOptions;
  readonly #controller = new AbortController();
  readonly #createdMs = performance.now();
  #archiveBytes: number | null;
  #totalMs: number;
  #totalTimer: NodeJS.Timeout | undefined;
  #rateTimer: NodeJS.Timeout | undefined;
  #startedMs = 0;
  #bytes = 0;

  constructor(options: ClockOptions) {
    const { limits, archiveBytes, signal } = options;
    this.#options = options;
    this.#archiveBytes = archiveBytes;
    this.#totalMs = limits.totalMs ?? defaultLimitMs(archiveBytes ?? 0);
    this.#setTotal();
    this.signal = signal === undefined ? this.#controller.signal : AbortSignal.any([signal, this.#controller.signal]);
  }

  /** Since the archive's first byte was asked for. */
  get seconds(): number {
    return (performance.now() - this.#startedMs) / 1000;
  }

  /** The source has told its size. */
  expect(archiveBytes: number): void {
    this.#archiveBytes = archiveBytes;
    if (this.#options.limits.totalMs !== null) return;
    this.#totalMs = defaultLimitMs(archiveBytes);
    this.#setTotal();
  }

  /** The archive is read from its first byte, for the first time or again. */
  begin(): void {
    this.#startedMs = performance.now();
    this.#bytes = 0;
    this.resume();
  }

  take(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Nothing is expected to arrive now: all has, or the source asked to wait. */
  pause(): void {
    clearInterval(this.#rateTimer);
  }

  resume(): void {
    this.pause();
    const { limits, isDownload } = this.#options;
    if (!isDownload) return;
    let before = this.#bytes;
    this.#rateTimer = setInterval(() => {
      const arrived = this.#bytes - before;
      before = this.#bytes;
      if (arrived < (limits.minBytesPerSecond * limits.rateWindowMs) / 1000) this.#tooSlow(arrived);
    }, limits.rateWindowMs);
  }

  close(): void {
    this.pause();
    clearTimeout(this.#totalTimer);
  }

  #setTotal(): void {
    clearTimeout(this.#totalTimer);
    const leftMs = this.#createdMs + this.#totalMs - performance.now();
    this.#totalTimer = setTimeout(() => this.#exceeded(), Math.min(Math.max(0, leftMs), LONGEST_TIMER_MS));
  }

  #tooSlow(arrived: number): void {
    const { limits } = this.#options;
    const windowSeconds = limits.rateWindowMs / 1000;
    this.#abort(`is too slow: ${this.#progress()}; ${rate(arrived, windowSeconds)} in the last ${seconds(windowSeconds)}, the least is ${String(limits.minBytesPerSecond)} bytes/s`, 'Choose a faster source.');
  }

  #exceeded(): void {
    this.#abort(`took longer than the limit of ${seconds(this.#totalMs / 1000)}: ${this.#progress()}, ${rate(this.#bytes, this.seconds)}`, 'Choose a faster source, or give more time (--timeout).');
  }

  #progress(): string {
    return `${String(this.#bytes)} of ${this.#archiveBytes === null ? 'an unknown number of' : String(this.#archiveBytes)} bytes had arrived`;
  }

  #abort(what: string, next: string): void {
    this.close();
    this.#controller.abort(new SourceFailure({ what, where: this.#options.where, next, isTransient: false }));
  }
}

function rate(bytes: number, elapsedSeconds: number): string {
  return `${String(Math.round(bytes / Math.max(elapsedSeconds, 1e-3)))} bytes/s`;
}

function seconds(value: number): string {
  return `${String(Math.round(value * 10) / 10)} s`;
}
