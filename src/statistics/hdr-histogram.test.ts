import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HdrHistogram } from './hdr-histogram.ts';
import { SplitMix64 } from './split-mix64.ts';

interface Decoded {
  readonly digits: bigint;
  readonly highest: bigint;
  /** Lowest value of each slot with a count, ascending. */
  readonly counts: readonly (readonly [value: bigint, count: bigint])[];
}

/** Reads the format as its description has it, with big integers and real zlib: nothing is taken from the encoder. */
function decode(text: string): Decoded {
  const outer = Buffer.from(text, 'base64');
  expect(outer.readUInt32BE(0)).toBe(0x1c849304 | 0x10);
  expect(outer.readInt32BE(4)).toBe(outer.length - 8);
  const inner = inflateSync(outer.subarray(8));
  expect(inner.readUInt32BE(0)).toBe(0x1c849303 | 0x10);
  expect(inner.readInt32BE(4)).toBe(inner.length - 40);
  expect(inner.readInt32BE(8)).toBe(0);
  expect(inner.readBigInt64BE(16)).toBe(1n);
  expect(inner.readDoubleBE(32)).toBe(1);
  const digits = BigInt(inner.readInt32BE(12));
  const counts: [bigint, bigint][] = [];
  let index = 0n;
  for (let at = 40; at < inner.length; ) {
    let raw = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = BigInt(inner[at] ?? 0);
      at += 1;
      raw |= (byte & 127n) << shift;
      if (byte < 128n) break;
    }
    const number = (raw & 1n) === 1n ? -((raw + 1n) >> 1n) : raw >> 1n;
    if (number > 0n) counts.push([valueAt(index), number]);
    index += number < 0n ? -number : 1n;
  }
  return { digits, highest: inner.readBigInt64BE(24), counts };
}

/** 2048 sub-buckets: HdrHistogram's valueFromIndex. */
function valueAt(index: bigint): bigint {
  const bucket = (index >> 10n) - 1n;
  return bucket < 0n ? index & 1023n : ((index & 1023n) + 1024n) << bucket;
}

function histogramOf(values: readonly number[]): HdrHistogram {
  const histogram = new HdrHistogram();
  for (const value of values) histogram.record(value);
  return histogram;
}

describe('an encoded histogram', () => {
  it('begins as all V2 compressed ones do', () => {
    expect(histogramOf([1]).encode().startsWith('HISTF')).toBe(true);
  });

  it('keeps small values exactly, with runs of empty slots between', () => {
    expect(decode(histogramOf([0, 1, 1, 3, 1000, 2047, 2047]).encode())).toEqual({
      digits: 3n, highest: 2047n, counts: [[0n, 1n], [1n, 2n], [3n, 1n], [1000n, 1n], [2047n, 2n]],
    });
  });

  it('keeps large values within a thousandth, at the borders of buckets too', () => {
    const values = [2047, 2048, 2049, 4095, 4096, 1_000_000, 2 ** 32 - 1, 2 ** 32, 3_600_000_000_000, Number.MAX_SAFE_INTEGER];
    const { counts } = decode(histogramOf(values).encode());
    const lowest = values.map((value) => {
      const bits = BigInt(value).toString(2).length;
      const shift = BigInt(Math.max(0, bits - 11));
      return (BigInt(value) >> shift) << shift;
    });
    expect(counts.map(([value]) => value)).toEqual([...new Set(lowest)]);
    for (const [at, value] of values.entries()) expect(value - Number(lowest[at])).toBeLessThanOrEqual(value / 1000);
  });

  it('holds every value of many, in more than one block of zlib', () => {
    const random = new SplitMix64(9n);
    const values = Array.from({ length: 60_000 }, () => 2 ** (10 + random.below(30)) + random.below(1_000_000));
    const histogram = histogramOf(values);
    const { counts } = decode(histogram.encode());
    expect(counts.reduce((sum, [, count]) => sum + count, 0n)).toBe(60_000n);
    expect(histogram.total).toBe(60_000);
    const below = (limit: number): number => values.filter((value) => value < limit).length;
    for (const bits of [12, 20, 25, 38]) expect(counts.filter(([value]) => value < 2n ** BigInt(bits)).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(below(2 ** bits));
  });

  it('of nothing is readable', () => {
    expect(decode(new HdrHistogram().encode())).toEqual({ digits: 3n, highest: 2n, counts: [] });
  });
});
