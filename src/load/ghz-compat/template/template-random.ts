import { SplitMix64 } from '../../../statistics/split-mix64.ts';

/**
 * The random values of one request: the same for a seed, a request number and a message, whichever client sends it and whenever.
 * ghz takes its own from the time, so that no run of it can be repeated.
 */
export class TemplateRandom {
  readonly #generator: SplitMix64;

  constructor(seed: bigint, requestNumber: number, message = 0) {
    // Seeds that differ by a multiple of SplitMix64's step would give one sequence, shifted: each number goes through it by itself.
    const request = new SplitMix64(BigInt(requestNumber)).next();
    const place = new SplitMix64(BigInt(message) + (1n << 63n)).next();
    this.#generator = new SplitMix64(seed ^ request ^ (message === 0 ? 0n : place));
  }

  /** 0 to `limit` − 1; `limit` is at least 1. */
  below(limit: bigint): bigint {
    return this.#generator.next() % limit;
  }

  /** So many of these characters. */
  text(length: number, characters: string): string {
    return Array.from({ length }, () => characters[Number(this.below(BigInt(characters.length)))]).join('');
  }

  /** A UUID of version 4. Source: RFC 9562, section 5.4. */
  uuid(): string {
    const bits = (this.#generator.next() << 64n) | this.#generator.next();
    const versioned = (bits & ~((0xfn << 76n) | (0x3n << 62n))) | (0x4n << 76n) | (0x2n << 62n);
    const hex = versioned.toString(16).padStart(32, '0');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}
