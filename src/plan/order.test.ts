import { expect, it } from 'vitest';
import { legsOf } from './order.ts';

const orders = (variants: string[], repeats: number): string[] => legsOf(variants, repeats).map(({ order }) => order.join(''));

it('alternates two variants', () => {
  expect(orders(['A', 'B'], 4)).toEqual(['AB', 'BA', 'AB', 'BA']);
});

it('has a single variant run alone', () => {
  expect(orders(['A'], 2)).toEqual(['A', 'A']);
});

it.each([2, 3, 4, 5])('gives each of %d variants each place equally often, and every leg every variant', (count) => {
  const variants = ['A', 'B', 'C', 'D', 'E'].slice(0, count);
  const legs = legsOf(variants, count * 4);
  for (const { order } of legs) expect([...order].sort()).toEqual(variants);
  for (const variant of variants) {
    for (let place = 0; place < count; place += 1) expect(legs.filter(({ order }) => order[place] === variant)).toHaveLength(4);
  }
  expect(legs.map(({ repeat }) => repeat)).toEqual(Array.from({ length: count * 4 }, (_, index) => index + 1));
});

it('changes who follows whom where there are three or more', () => {
  expect(orders(['A', 'B', 'C'], 6)).toEqual(['ABC', 'BCA', 'CAB', 'CBA', 'ACB', 'BAC']);
});
