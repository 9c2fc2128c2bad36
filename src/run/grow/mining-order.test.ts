import { describe, expect, it } from 'vitest';
import { miningOrder } from './mining-order.ts';

const words = (blocks: number, shieldedEvery: number, atOnce = 100): string => [...miningOrder({ blocks, shieldedEvery, atOnce })].map(({ pool, blocks: count }) => `${String(count)} ${pool}`).join(', ');

describe('miningOrder', () => {
  it('alternates the shielded pools at every k-th height', () => {
    expect(words(14, 4)).toBe('3 transparent, 1 sapling, 3 transparent, 1 ironwood, 3 transparent, 1 sapling, 2 transparent');
    expect(words(3, 1)).toBe('1 sapling, 1 ironwood, 1 sapling');
    expect(words(3, 4)).toBe('3 transparent');
  });

  it('asks for no more at once than allowed', () => {
    expect(words(250, 0)).toBe('100 transparent, 100 transparent, 50 transparent');
    expect(words(250, 201)).toBe('100 transparent, 100 transparent, 1 sapling, 49 transparent');
  });

  it.each([[1, 0], [60, 30], [12_003, 200], [10, 10]])('makes exactly %i blocks, shielded every %i', (blocks, shieldedEvery) => {
    expect([...miningOrder({ blocks, shieldedEvery, atOnce: 100 })].reduce((sum, step) => sum + step.blocks, 0)).toBe(blocks);
  });
});
