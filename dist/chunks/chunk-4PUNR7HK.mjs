import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/statistics/split-mix64.ts
var MASK = (1n << 64n) - 1n;
var SplitMix64 = class {
  static {
    __name(this, "SplitMix64");
  }
  #state;
  constructor(seed) {
    this.#state = seed & MASK;
  }
  /** The next value, 0 to 2^64 − 1. */
  next() {
    this.#state = this.#state + 0x9e3779b97f4a7c15n & MASK;
    let z = this.#state;
    z = (z ^ z >> 30n) * 0xbf58476d1ce4e5b9n & MASK;
    z = (z ^ z >> 27n) * 0x94d049bb133111ebn & MASK;
    return z ^ z >> 31n;
  }
  /** `next() mod n`, 0 to n − 1: the reference study's rule, kept with its slight bias so that the same heights come out. */
  below(n) {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`not a positive integer: ${String(n)}`);
    return Number(this.next() % BigInt(n));
  }
};

// src/statistics/xoshiro128.ts
var Xoshiro128 = class _Xoshiro128 {
  static {
    __name(this, "Xoshiro128");
  }
  #state;
  /** @param words the state: four 32-bit words, not all 0 */
  constructor(words) {
    this.#state = Uint32Array.from(words);
  }
  /** The state that its authors advise: two outputs of SplitMix64, low word first. */
  static fromSeed(seed) {
    const generator = new SplitMix64(seed);
    const [a, b] = [generator.next(), generator.next()];
    return new _Xoshiro128([Number(a & 0xffffffffn), Number(a >> 32n), Number(b & 0xffffffffn), Number(b >> 32n)]);
  }
  /** The next value, 0 to 2^32 − 1. */
  next() {
    const state = this.#state;
    const s0 = state[0];
    const s1 = state[1];
    const s2 = state[2];
    const s3 = state[3];
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
    const mixed2 = s2 ^ s0;
    const mixed3 = s3 ^ s1;
    state[1] = s1 ^ mixed2;
    state[0] = s0 ^ mixed3;
    state[2] = mixed2 ^ s1 << 9;
    state[3] = rotate(mixed3, 11);
    return result;
  }
  /** Uniform in [0, 1), with 53 random bits. */
  fraction() {
    const high = this.next() >>> 5;
    const low = this.next() >>> 6;
    return (high * 67108864 + low) / 9007199254740992;
  }
};
function rotate(value, bits) {
  return value << bits | value >>> 32 - bits;
}
__name(rotate, "rotate");

export {
  SplitMix64,
  Xoshiro128
};
