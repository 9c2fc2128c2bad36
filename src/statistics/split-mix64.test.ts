import { describe, expect, it } from 'vitest';
import { SplitMix64 } from './split-mix64.ts';

describe('SplitMix64', () => {
  it('gives the published sequences', () => {
    const zero = new SplitMix64(0n);
    expect([zero.next(), zero.next(), zero.next()]).toEqual([0xe220a8397b1dcdafn, 0x6e789e6aa1b965f4n, 0x06c45d188009454fn]);
    const known = new SplitMix64(1_234_567n);
    expect([known.next(), known.next(), known.next()]).toEqual([6_457_827_717_110_365_317n, 3_203_168_211_198_807_973n, 9_817_491_932_198_370_423n]);
  });

  it('takes the value modulo n', () => {
    const a = new SplitMix64(20_261_009n);
    const b = new SplitMix64(20_261_009n);
    for (let i = 0; i < 100; i += 1) expect(a.below(12_003)).toBe(Number(b.next() % 12_003n));
    expect(() => a.below(0)).toThrow(RangeError);
  });
});
