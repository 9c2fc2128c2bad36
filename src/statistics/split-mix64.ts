const MASK = (1n << 64n) - 1n;

/**
 * The SplitMix64 generator: deterministic, 64 bits of state, one value a step.
 * Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; constants of Vigna's splitmix64.c.
 */
export class SplitMix64 {
  #state: bigint;

  constructor(seed: bigint) {
    this.#state = seed & MASK;
  }

  /** The next value, 0 to 2^64 − 1. */
  next(): bigint {
    this.#state = (this.#state + 0x9e37_79b9_7f4a_7c15n) & MASK;
    let z = this.#state;
    z = ((z ^ (z >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & MASK;
    z = ((z ^ (z >> 27n)) * 0x94d0_49bb_1331_11ebn) & MASK;
    return z ^ (z >> 31n);
  }

  /** `next() mod n`, 0 to n − 1: the reference study's rule, kept with its slight bias so that the same heights come out. */
  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`not a positive integer: ${String(n)}`);
    return Number(this.next() % BigInt(n));
  }
}
