import { expect, it } from 'vitest';
import { mixOrder } from './mix-order.ts';

it('spreads the parts evenly, by hand', () => {
  const order = mixOrder([4, 2, 1]);
  expect(Array.from({ length: 7 }, (_, i) => order.partOf(i))).toEqual([0, 1, 0, 2, 0, 1, 0]);
  expect(order.partOf(7 * 1000 + 3)).toBe(2);
});

it('numbers the requests of each part without a gap', () => {
  const order = mixOrder([3, 5]);
  const numbers: number[][] = [[], []];
  for (let i = 0; i < 80; i += 1) numbers[order.partOf(i)]?.push(order.numberIn(i));
  expect(numbers[0]).toEqual(Array.from({ length: 30 }, (_, n) => n));
  expect(numbers[1]).toEqual(Array.from({ length: 50 }, (_, n) => n));
});
