const LARGEST_NARROW = 2 ** 32 - 1;

/**
 * Durations in whole nanoseconds, as many as are appended: 4 bytes each as long as all are below 4.29 s, else 8. Memory is that of the
 * entries that were written, not of the capacity.
 */
export class NsColumn {
  #values: Uint32Array | Float64Array;
  #length = 0;

  /** @param capacity the most entries */
  constructor(capacity: number) {
    this.#values = new Uint32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  push(valueNs: number): void {
    if (this.#values instanceof Uint32Array && (valueNs > LARGEST_NARROW || valueNs !== valueNs >>> 0)) this.#widen();
    this.#values[this.#length] = valueNs;
    this.#length += 1;
  }

  /** The entries, as a view of the column's own memory: sorting it sorts the column. */
  values(): Uint32Array | Float64Array {
    return this.#values.subarray(0, this.#length);
  }

  #widen(): void {
    const wide = new Float64Array(this.#values.length);
    wide.set(this.#values.subarray(0, this.#length));
    this.#values = wide;
  }
}
