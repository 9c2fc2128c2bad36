import type { TimeSeries } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

const MOST_INTERVALS = 600;
const NS_PER_SECOND = 1e9;

/** Calls by the second: as it goes, with a bounded number of intervals, which become twice as long whenever they no longer suffice. */
export class TimeSeriesTally {
  #seconds = 1;
  #used = 0;
  readonly #started = new Float64Array(MOST_INTERVALS);
  readonly #ok = new Float64Array(MOST_INTERVALS);
  readonly #failed = new Float64Array(MOST_INTERVALS);
  readonly #latencyNs = new Float64Array(MOST_INTERVALS);
  readonly #latencyMaxNs = new Float64Array(MOST_INTERVALS);

  /** @param atNs from the start of the measured window */
  start(atNs: number): void {
    this.#add(this.#started, atNs, 1);
  }

  failure(endNs: number): void {
    this.#add(this.#failed, endNs, 1);
  }

  success(endNs: number, latencyNs: number): void {
    const at = this.#add(this.#ok, endNs, 1);
    this.#latencyNs[at] = (this.#latencyNs[at] as number) + latencyNs;
    this.#latencyMaxNs[at] = Math.max(this.#latencyMaxNs[at] as number, latencyNs);
  }

  /** Null where nothing was counted. */
  get series(): TimeSeries | null {
    if (this.#used === 0) return null;
    const whole = (column: Float64Array): number[] => Array.from(column.subarray(0, this.#used));
    const ofGood = (column: Float64Array, value: (at: number) => number): (number | null)[] => whole(column).map((_, at) => (this.#ok[at] === 0 ? null : value(at)));
    return {
      intervalSeconds: this.#seconds,
      started: whole(this.#started),
      ok: whole(this.#ok),
      failed: whole(this.#failed),
      latencyMeanNs: ofGood(this.#latencyNs, (at) => round12((this.#latencyNs[at] as number) / (this.#ok[at] as number))),
      latencyMaxNs: ofGood(this.#latencyMaxNs, (at) => this.#latencyMaxNs[at] as number),
    };
  }

  #add(column: Float64Array, atNs: number, amount: number): number {
    const second = Math.max(0, Math.floor(atNs / NS_PER_SECOND));
    while (second >= MOST_INTERVALS * this.#seconds) this.#fold();
    const at = Math.floor(second / this.#seconds);
    column[at] = (column[at] as number) + amount;
    this.#used = Math.max(this.#used, at + 1);
    return at;
  }

  #fold(): void {
    for (const column of [this.#started, this.#ok, this.#failed, this.#latencyNs]) fold(column, (a, b) => a + b);
    fold(this.#latencyMaxNs, Math.max);
    this.#seconds *= 2;
    this.#used = Math.ceil(this.#used / 2);
  }
}

function fold(column: Float64Array, join: (a: number, b: number) => number): void {
  for (let at = 0; at < MOST_INTERVALS / 2; at += 1) column[at] = join(column[2 * at] as number, column[2 * at + 1] as number);
  column.fill(0, MOST_INTERVALS / 2);
}
