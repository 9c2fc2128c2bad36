import { expect, it } from 'vitest';
import { ratioOf } from './ratio.ts';
import { signCount } from './sign-count.ts';

it('divides, and has no ratio where a side is missing or zero is below', () => {
  expect(ratioOf(1, 3)).toBe(0.333333333333);
  expect(ratioOf(0, 5)).toBe(0);
  expect([ratioOf(5, 0), ratioOf(0, 0), ratioOf(null, 5), ratioOf(5, null), ratioOf(undefined, 1), ratioOf(1e308, 1e-308)]).toEqual([null, null, null, null, null, null]);
});

it('counts signs, and equal sides as neither', () => {
  expect(signCount([0.9, 1, 1.1, 1.2])).toEqual({ above: 2, below: 1 });
});
