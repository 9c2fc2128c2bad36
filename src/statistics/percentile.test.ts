import { describe, expect, it } from 'vitest';
import { REPORTED_PERCENTS, nearestRank, percentileMark, percentileOf } from './percentile.ts';
import { SplitMix64 } from './split-mix64.ts';

/** The definition, by counting: the smallest value that at least p of all values do not exceed. Exact in whole numbers. */
function naivePercentile(values: readonly number[], percent: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.find((candidate) => BigInt(sorted.filter((value) => value <= candidate).length) * 10_000n >= BigInt(values.length) * BigInt(Math.round(percent * 100)));
}

describe('nearest-rank percentiles', () => {
  it('agree with counting, for any size and with many equal values', () => {
    const random = new SplitMix64(4n);
    for (let round = 0; round < 300; round += 1) {
      const values = Array.from({ length: 1 + random.below(120) }, () => random.below(50));
      const ascending = Float64Array.from(values).sort();
      for (const percent of [...REPORTED_PERCENTS, 1, 25, 75, 100]) expect(percentileOf(ascending, percent)).toBe(naivePercentile(values, percent));
    }
  });

  it('take the rank of the textbook example', () => {
    expect([5, 30, 40, 50, 100].map((percent) => percentileOf([15, 20, 35, 40, 50], percent))).toEqual([15, 20, 20, 35, 50]);
  });

  it('are not led astray by the double nearest to 99.9', () => {
    expect(nearestRank(1_000, 99.9)).toBe(999);
    expect(nearestRank(10_000, 99.99)).toBe(9_999);
    expect(nearestRank(3_000, 99.9)).toBe(2_997);
  });

  it('do not exist without values', () => {
    expect(percentileOf([], 50)).toBeNull();
  });
});

describe('marks', () => {
  it.each([
    [1, 50, 'max'], [2, 50, 'few'], [19, 50, 'few'], [20, 50, 'ok'],
    [19, 95, 'max'], [20, 95, 'few'], [199, 95, 'few'], [200, 95, 'ok'],
    [99, 99, 'max'], [100, 99, 'few'], [999, 99, 'few'], [1_000, 99, 'ok'],
    [9_999, 99.9, null], [10_000, 99.9, 'ok'], [99_999, 99.99, null], [100_000, 99.99, 'ok'],
  ] as const)('n = %d, p%d: %s', (count, percent, mark) => {
    expect(percentileMark(count, percent)).toBe(mark);
  });
});
