/** A server is watched, and judged again while it rests, in stretches so long: what one rest can cost is a hundredth of what went before. */
export const STRETCH_MS = 100;
/** A server that brings no more is slow. Nor may one read bring more than two of these, or it has just become fast. */
export const SLOW_BYTES_PER_MS = 8 * 1024;
/** No server brings so many within a rest: neither is the end of a call ever waited for, nor is what a rest piled up still unread then. */
export const FEWEST_DUE = 2048;
/** How much more a read must bring after a rest: else resting does not pay. */
const WORTH = 2;

/**
 * Says after which reads a connection rests for a moment, so that the kernel gathers what a slow server sends: waking up costs more than all
 * that is done with a message. What a driver records of a call is the time of its first message and of its end, so a connection rests only
 * between these, while one call alone is under way and the request tells how many messages are still due.
 */
export class ReadRests {
  #rests = false;
  #startMs = 0;
  #reads = 0;
  #bytes = 0;
  /** Of a read in the stretch that was watched last. */
  #watchedBytes = 0;

  /**
   * Whether to rest after a read of `bytes`, at `nowMs`.
   *
   * @param messagesDue how many messages are still to come; 0 where that is not known, or the next one must not wait
   */
  restsAfter(bytes: number, nowMs: number, messagesDue: number): boolean {
    if (messagesDue < FEWEST_DUE || bytes > 2 * SLOW_BYTES_PER_MS) {
      this.#begin(false);
      return false;
    }
    if (this.#reads === 0) this.#startMs = nowMs;
    this.#reads += 1;
    this.#bytes += bytes;
    const ms = nowMs - this.#startMs;
    if (ms >= STRETCH_MS) this.#begin(this.#pays(ms));
    return this.#rests;
  }

  #pays(ms: number): boolean {
    const meanBytes = this.#bytes / this.#reads;
    if (this.#rests) return meanBytes >= WORTH * this.#watchedBytes;
    this.#watchedBytes = meanBytes;
    return this.#bytes <= ms * SLOW_BYTES_PER_MS;
  }

  #begin(rests: boolean): void {
    this.#rests = rests;
    this.#reads = 0;
    this.#bytes = 0;
  }
}
