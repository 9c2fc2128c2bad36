import { expect, it } from 'vitest';
import { median } from './median.ts';
import { SplitMix64 } from './split-mix64.ts';

it('takes the middle, or the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNull();
});

it('sorts by value, not as text, and leaves the input alone', () => {
  const values = [100, 9, 20];
  expect(median(values)).toBe(20);
  expect(values).toEqual([100, 9, 20]);
});

it('halves any sample: as many values on either side', () => {
  const random = new SplitMix64(11n);
  for (let round = 0; round < 300; round += 1) {
    const values = Array.from({ length: 1 + random.below(30) }, () => random.below(1_000));
    const middle = median(values) ?? Number.NaN;
    expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
    expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
  }
});
