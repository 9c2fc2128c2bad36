import { expect, it } from 'vitest';
import { Xoshiro128 } from './xoshiro128.ts';

it('gives the reference implementation’s outputs from the state 1, 2, 3, 4', () => {
  const generator = new Xoshiro128([1, 2, 3, 4]);
  const expected = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];
  expect(expected.map(() => generator.next())).toEqual(expected);
});

it('is fixed by its seed, and fractions fill [0, 1)', () => {
  const [one, same, other] = [1n, 1n, 2n].map((seed) => Xoshiro128.fromSeed(seed));
  const fractions = Array.from({ length: 10_000 }, () => one?.fraction() ?? Number.NaN);
  expect(fractions.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => same?.fraction()));
  expect(fractions[0]).not.toBe(other?.fraction());
  expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...fractions)).toBeLessThan(1);
  expect(fractions.reduce((sum, value) => sum + value, 0) / fractions.length).toBeCloseTo(0.5, 2);
});
