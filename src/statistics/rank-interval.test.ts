import { describe, expect, it } from 'vitest';
import { rankInterval } from './rank-interval.ts';
import { SplitMix64 } from './split-mix64.ts';

/** Ranks and coverage by counting all 2^n outcomes of n coin throws. */
function naiveRank(count: number): { rank: number; confidence: number } {
  const outcomes = 2 ** count;
  const atMost = (limit: number): number => {
    let hits = 0;
    for (let outcome = 0; outcome < outcomes; outcome += 1) if (outcome.toString(2).replaceAll('0', '').length <= limit) hits += 1;
    return hits / outcomes;
  };
  let best = { rank: 0, confidence: 0 };
  for (let rank = 1; rank <= count / 2; rank += 1) {
    const confidence = 1 - 2 * atMost(rank - 1);
    if (confidence >= 0.95) best = { rank, confidence };
  }
  return best;
}

describe('the rank interval of the median', () => {
  it('does not exist below 6 values', () => {
    expect(rankInterval([1, 2, 3, 4, 5])).toBeNull();
  });

  it('has the tabled ranks', () => {
    // Conover 1999, table A3; n = 6: 1 − 2/64.
    expect(rankInterval([6, 5, 4, 3, 2, 1])).toEqual({ low: 1, high: 6, confidence: 0.96875, rank: 1 });
    const ofCount = (count: number): number | undefined => rankInterval(Array.from({ length: count }, (_, index) => index))?.rank;
    expect([8, 9, 11, 12, 15, 17, 20, 25].map(ofCount)).toEqual([1, 2, 2, 3, 4, 5, 6, 8]);
  });

  it.each([6, 7, 8, 9, 10, 11, 12, 13, 14])('agrees with counting coin throws, n = %d', (count) => {
    const values = Array.from({ length: count }, (_, index) => index + 1);
    const { rank, confidence } = naiveRank(count);
    expect(rankInterval(values)).toMatchObject({ rank, low: rank, high: count + 1 - rank });
    expect(rankInterval(values)?.confidence).toBeCloseTo(confidence, 11);
  });

  it('covers the true median as often as it says', () => {
    const random = new SplitMix64(99n);
    let covered = 0;
    for (let round = 0; round < 4_000; round += 1) {
      const interval = rankInterval(Array.from({ length: 8 }, () => random.below(1_000_000)));
      if (interval !== null && interval.low <= 500_000 && interval.high >= 500_000) covered += 1;
    }
    expect(covered / 4_000).toBeGreaterThan(0.985);
    expect(covered / 4_000).toBeLessThan(0.998);
  });

  it('stays finite and tight for a thousand pairs', () => {
    const interval = rankInterval(Array.from({ length: 1_000 }, (_, index) => index));
    expect(interval?.rank).toBe(469);
    expect(interval?.confidence).toBeGreaterThanOrEqual(0.95);
    expect(rankInterval(Array.from({ length: 5_000 }, (_, index) => index))?.rank).toBe(2_431);
  });
});
