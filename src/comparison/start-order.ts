/** Calls after the warm-up in the order of their starts, which in a closed loop is the order of their request numbers. */
export class StartOrder {
  readonly #startNs: Float64Array;
  readonly #endNs: Float64Array;
  readonly #good: Uint8Array;
  #length = 0;

  /** @param capacity the most calls */
  constructor(capacity: number) {
    this.#startNs = new Float64Array(capacity);
    this.#endNs = new Float64Array(capacity);
    this.#good = new Uint8Array(capacity);
  }

  add(startNs: number, endNs: number, isGood: boolean): void {
    this.#startNs[this.#length] = startNs;
    this.#endNs[this.#length] = endNs;
    this.#good[this.#length] = isGood ? 1 : 0;
    this.#length += 1;
  }

  /** Whether each call was good, in order. */
  goodInOrder(): Uint8Array {
    const start = this.#startNs;
    const end = this.#endNs;
    const calls = new Uint32Array(this.#length).map((_, call) => call);
    calls.sort((a, b) => (start[a] as number) - (start[b] as number) || (end[a] as number) - (end[b] as number) || a - b);
    return Uint8Array.from(calls, (call: number) => this.#good[call] as number);
  }
}
