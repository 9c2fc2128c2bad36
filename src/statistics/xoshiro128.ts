import { SplitMix64 } from './split-mix64.ts';

/**
 * The xoshiro128** generator: 32-bit outputs from 32-bit arithmetic, so that it allocates nothing a step.
 * Source: Blackman, Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 47 (2021); xoshiro128starstar.c, version 1.1.
 */
export class Xoshiro128 {
  readonly #state: Uint32Array;

  /** @param words the state: four 32-bit words, not all 0 */
  constructor(words: readonly [number, number, number, number]) {
    this.#state = Uint32Array.from(words);
  }

  /** The state that its authors advise: two outputs of SplitMix64, low word first. */
  static fromSeed(seed: bigint): Xoshiro128 {
    const generator = new SplitMix64(seed);
    const [a, b] = [generator.next(), generator.next()];
    return new Xoshiro128([Number(a & 0xffff_ffffn), Number(a >> 32n), Number(b & 0xffff_ffffn), Number(b >> 32n)]);
  }

  /** The next value, 0 to 2^32 − 1. */
  next(): number {
    const state = this.#state;
    const s0 = state[0] as number;
    const s1 = state[1] as number;
    const s2 = state[2] as number;
    const s3 = state[3] as number;
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
    const mixed2 = s2 ^ s0;
    const mixed3 = s3 ^ s1;
    state[1] = s1 ^ mixed2;
    state[0] = s0 ^ mixed3;
    state[2] = mixed2 ^ (s1 << 9);
    state[3] = rotate(mixed3, 11);
    return result;
  }

  /** Uniform in [0, 1), with 53 random bits. */
  fraction(): number {
    const high = this.next() >>> 5;
    const low = this.next() >>> 6;
    return (high * 67_108_864 + low) / 9_007_199_254_740_992;
  }
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
