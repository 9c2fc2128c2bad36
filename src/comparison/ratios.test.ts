import { describe, expect, it } from 'vitest';
import { testPlan } from './fixtures/bundles.ts';
import { cellOf, compared, pairs, rateRatio, rowOf } from './fixtures/compared.ts';

describe('one machine', () => {
  it('other boots, legs or repeats make no pair; the same class gives a ratio across machines, which ranks nothing', () => {
    for (const change of [{ bootId: 'other' }, { leg: 'other' }]) {
      const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', rates: { single: 2000 }, ...change }]);
      expect(rateRatio(rowOf(comparison, 'single'))).toMatchObject({ basis: { kind: 'across-machines', runs: 2 }, median: 2, above: 0, below: 0, interval: null });
      expect(rowOf(comparison, 'single').ranking).toEqual({ kind: 'unranked', reason: 'b and a were not measured on one machine' });
    }
    const repeats = compared(testPlan({ repeats: 2 }), [{ variant: 'a', repeat: 1, leg: 'l' }, { variant: 'b', repeat: 2, leg: 'l' }]);
    expect(rateRatio(rowOf(repeats, 'single')).basis.kind).toBe('across-machines');
  });

  it.each([['cpuModel', { cpuModel: 'Other CPU', leg: 'other' }], ['buildProfile', { buildProfile: 'debug' }]] as const)('another host class gives no ratio and names the field: %s', (field, change) => {
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', ...change }]);
    const { basis, median } = rateRatio(rowOf(comparison, 'single'));
    expect(basis).toMatchObject({ kind: 'none', reason: expect.stringContaining(field) as string });
    expect(median).toBeNull();
    expect(comparison.notComparable.map((entry) => entry.field)).toEqual([field, field]);
    expect(cellOf(rowOf(comparison, 'single'), 'b').state.kind).toBe('measured');
    expect(rowOf(comparison, 'single').ranking.kind).toBe('unranked');
  });

  it('legs on machines of different classes still make pairs, each on its own', () => {
    const comparison = compared(testPlan({ repeats: 2 }), [...pairs([0.5]), { variant: 'a', repeat: 2, cpuModel: 'X', rates: { single: 3000 } }, { variant: 'b', repeat: 2, cpuModel: 'X', position: 2, rates: { single: 600 } }]);
    expect(rateRatio(rowOf(comparison, 'single'))).toMatchObject({ basis: { kind: 'paired' }, min: 0.2, max: 0.5 });
    expect(comparison.notComparable).toEqual([]);
  });
});

describe('the client is measured too', () => {
  it.each([
    // [rate of b over 1,000 of a, who is bound, median, bound]
    [2, ['b'], 2, 'at-least'],
    [0.5, ['a'], 0.5, 'at-most'],
    [2, ['a'], null, 'exact'],
    [0.5, ['b'], null, 'exact'],
    [2, ['a', 'b'], null, 'exact'],
    [1, ['a'], null, 'exact'],
  ] as const)('b at %d × a, bound: %j', (factor, bound, median, kind) => {
    const runs = pairs([factor]).map((run) => ({ ...run, clientBound: (bound as readonly string[]).includes(run.variant) ? ['single'] : [] }));
    const row = rowOf(compared(testPlan(), runs), 'single');
    expect(rateRatio(row)).toMatchObject({ median, bound: kind });
    expect(row.ratios.find(({ metric }) => metric === 'serverCpuNsPerUnit')).toMatchObject({ median: 1, bound: 'exact' });
    const latency = row.ratios.find(({ metric }) => metric === 'p50Ns');
    expect(latency).toMatchObject({ median: median === null ? null : 1 / median, bound: { 'at-least': 'at-most', 'at-most': 'at-least', exact: 'exact' }[kind] });
  });

  it('a client-bound winner is ranked, a client-bound loser is not', () => {
    const ranked = (variant: string): string => rowOf(compared(testPlan({ repeats: 2 }), pairs([2, 2]).map((run) => ({ ...run, clientBound: run.variant === variant ? ['single'] : [] }))), 'single').ranking.kind;
    expect([ranked('b'), ranked('a')]).toEqual(['ranked', 'unranked']);
  });
});
