import { expect, it } from 'vitest';
import { round12 } from './rounding.ts';

it('keeps 12 significant digits and refuses what is no figure', () => {
  expect(round12(1 / 3)).toBe(0.333333333333);
  expect(round12(123456789012345)).toBe(123456789012000);
  expect(round12(0.1 + 0.2)).toBe(0.3);
  expect(() => round12(0 / 0)).toThrow(RangeError);
});
