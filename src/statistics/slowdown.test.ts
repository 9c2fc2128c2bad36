import { describe, expect, it } from 'vitest';
import { oneSidedRank, slowdownOf } from './slowdown.ts';

describe('the one-sided rank', () => {
  it('is the largest whose error is at most 5 %', () => {
    const ranks = Array.from({ length: 21 }, (_, count) => oneSidedRank(count)?.rank ?? 0);
    // Sign test, one-sided 5 % (Conover 1999, table A3).
    expect(ranks).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6]);
    expect([5, 8, 11].map((count) => oneSidedRank(count)?.error)).toEqual([1 / 32, 9 / 256, 67 / 2048].map((error) => Number(error.toPrecision(12))));
  });
});

describe('slowdownOf', () => {
  it('needs the k-th smallest over 1 and the median at the minimum effect', () => {
    expect(slowdownOf([1.2, 1.2, 1.2, 1.2])).toBeNull();
    expect(slowdownOf([1.2, 1.01, 1.3, 1.1, 1.05])).toMatchObject({ rank: 1, low: 1.01, isShown: true });
    expect(slowdownOf([1.2, 1, 1.3, 1.1, 1.05])).toMatchObject({ isShown: false });
    expect(slowdownOf([1.2, 1.01, 1.3, 1.09, 1.05])).toMatchObject({ isShown: false });
    expect(slowdownOf([1.2, 1.01, 1.3, 1.09, 1.05], 1.05)).toMatchObject({ isShown: true });
  });

  it('survives one outlier of 8 pairs and two of 11, not one more', () => {
    const of = (count: number, outliers: number): boolean | undefined => slowdownOf(Array.from({ length: count }, (_, index) => (index < outliers ? 0.6 : 1.2)))?.isShown;
    expect([of(8, 1), of(8, 2), of(11, 2), of(11, 3)]).toEqual([true, false, true, false]);
  });

  it('excludes a slowdown where even the k-th largest stays under the minimum effect', () => {
    expect(slowdownOf([1, 1.02, 0.98, 1.05, 1.3, 1, 1, 1])?.isExcluded).toBe(true);
    expect(slowdownOf([1, 1.02, 0.98, 1.3, 1.3, 1, 1, 1])?.isExcluded).toBe(false);
  });
});
