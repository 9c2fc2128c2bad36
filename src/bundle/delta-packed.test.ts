import { ByteWriter } from 'hyparquet-writer';
import { deltaBinaryPack } from 'hyparquet-writer/src/delta.js';
import { describe, expect, it } from 'vitest';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { PADDING_BYTES, decodeDeltaPacked, type IntegerBits } from './delta-packed.ts';

/** As another implementation writes it. */
function packed(values: readonly bigint[], bits: IntegerBits): Uint8Array {
  const writer = new ByteWriter();
  deltaBinaryPack(writer, bits === 64 ? BigInt64Array.from(values) : Int32Array.from(values, Number), bits === 64 ? 'INT64' : 'INT32');
  return padded(new Uint8Array(writer.getBuffer()));
}

function padded(bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(bytes.length + PADDING_BYTES).fill(0xa5);
  all.set(bytes);
  return all;
}

function decoded(bytes: Uint8Array, bits: IntegerBits, count: number): number[] {
  const output = new Float64Array(count);
  decodeDeltaPacked(bytes, bits, output);
  return [...output];
}

describe('decodeDeltaPacked', () => {
  const random = new SplitMix64(3n);
  const within = (limit: number): bigint => BigInt(random.below(limit)) - BigInt(Math.floor(limit / 2));

  it.each([0, 1, 5, 8, 20, 31, 32, 33, 40, 47, 50, 51, 52])('gives back INT64 values that spread over 2^%i', (power) => {
    for (const count of [1, 2, 33, 129, 1000]) {
      const values = Array.from({ length: count }, () => within(2 ** power));
      expect(decoded(packed(values, 64), 64, count)).toEqual(values.map(Number));
    }
  });

  it('gives back the ends of the exact integers, next to each other', () => {
    const values = Array.from({ length: 300 }, (_, i) => BigInt(i % 2 === 0 ? Number.MAX_SAFE_INTEGER : -Number.MAX_SAFE_INTEGER));
    expect(decoded(packed(values, 64), 64, 300)).toEqual(values.map(Number));
  });

  it('gives back the ends of INT32, whose deltas wrap around', () => {
    const values = Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? -(2n ** 31n) : i % 3 === 1 ? 2n ** 31n - 1n : within(100)));
    expect(decoded(packed(values, 32), 32, 300)).toEqual(values.map(Number));
  });

  it('refuses what a double cannot hold, be it the first value, near the one before or far from it', () => {
    const beyond = 2n ** 53n;
    for (const values of [[beyond, 1n], [beyond - 1n, beyond], [0n, -beyond], [0n, 2n ** 62n]]) {
      expect(() => decoded(packed(values, 64), 64, 2)).toThrow(new RangeError('a value is beyond 2^53'));
    }
  });

  it('refuses a run that is cut off anywhere, or of another length', () => {
    const values = Array.from({ length: 200 }, (_, i) => BigInt(i * i));
    const bytes = packed(values, 64);
    for (let length = 0; length < bytes.length - PADDING_BYTES; length += 1) expect(() => decoded(padded(bytes.subarray(0, length)), 64, 200), String(length)).toThrow(RangeError);
    expect(() => decoded(bytes, 64, 199)).toThrow('a run of 200 values, not 199');
  });

  it('refuses blocks that would make it read or divide without bound', () => {
    for (const head of [[128, 1, 0], [128, 1, 3], [0, 4], [255, 255, 255, 255, 127, 4], [128, 1, 8], [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1]]) {
      expect(() => decoded(padded(Uint8Array.from([...head, 2, 0, 0])), 64, 2), head.join()).toThrow(RangeError);
    }
  });
});
