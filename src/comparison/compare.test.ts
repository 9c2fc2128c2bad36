import { describe, expect, it } from 'vitest';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { testBundle, testPlan } from './fixtures/bundles.ts';
import { cellOf, checked, compared, pairs, rateRatio, rowOf } from './fixtures/compared.ts';

describe('a plain pair of runs', () => {
  const comparison = compared(testPlan(), pairs([0.5]));

  it('gives a row a scenario, a cell a variant, and the ratio of the pair', () => {
    expect(comparison.rows.map(({ scenario }) => scenario)).toEqual(['single', 'range']);
    expect(comparison).toMatchObject({ variants: ['a', 'b'], outcome: 'passed', expected: { runs: 2, present: 2, missing: [] }, failures: [], notComparable: [], refused: [] });
    const row = rowOf(comparison, 'single');
    expect(cellOf(row, 'b').summary[0]).toEqual({ metric: 'unitsPerSecond', n: 1, median: 500, min: 500, max: 500, claim: 'one run' });
    expect(rateRatio(row)).toEqual({
      metric: 'unitsPerSecond', numerator: 'b', denominator: 'a', median: 0.5, min: 0.5, max: 0.5, above: 0, below: 1, interval: null, bound: 'exact',
      basis: { kind: 'paired', pairs: [{ legId: 'leg-1', repeat: 1, ratio: 0.5, firstInOrder: 'a' }] },
    });
    expect(row.ratios.find(({ metric }) => metric === 'p50Ns')?.median).toBe(2);
  });

  it('a percentile that is only the maximum is no figure', () => {
    expect(cellOf(rowOf(comparison, 'single'), 'a').summary.map(({ metric }) => metric)).not.toContain('p99Ns');
  });

  it('does not rank on one pair', () => {
    expect(rowOf(comparison, 'single').ranking).toEqual({ kind: 'unranked', reason: 'a and b have one pair only' });
  });
});

describe('repeats', () => {
  it('medians, ranges and claims', () => {
    const plan = testPlan({ repeats: 3 });
    const comparison = compared(plan, pairs([0.5, 0.8, 0.6]));
    expect(cellOf(rowOf(comparison, 'single'), 'b').summary[0]).toEqual({ metric: 'unitsPerSecond', n: 3, median: 600, min: 500, max: 800, claim: 'spread' });
    expect(rateRatio(rowOf(comparison, 'single'))).toMatchObject({ median: 0.6, min: 0.5, max: 0.8, below: 3, interval: null });
    expect(rowOf(comparison, 'single').ranking).toEqual({ kind: 'ranked', metric: 'unitsPerSecond', order: ['a', 'b'] });
    expect(cellOf(rowOf(compared(testPlan({ repeats: 2 }), pairs([1, 3])), 'single'), 'b').summary[0]).toMatchObject({ n: 2, median: 2000, claim: 'range' });
  });

  it('variants that change places between pairs are not ranked', () => {
    const comparison = compared(testPlan({ repeats: 3 }), pairs([0.5, 1.1, 0.6]));
    expect(rowOf(comparison, 'single').ranking).toEqual({ kind: 'unranked', reason: 'a and b are not told apart: faster in 2 of 3 pairs' });
  });

  it('from six pairs on the rank interval is stated and decides', () => {
    const factors = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.2, 0.55];
    const comparison = compared(testPlan({ repeats: 9 }), pairs(factors));
    expect(rateRatio(rowOf(comparison, 'single')).interval).toEqual({ low: 0.55, high: 0.95, confidence: 0.9609375, rank: 2 });
    expect(rowOf(comparison, 'single').ranking).toMatchObject({ kind: 'ranked', order: ['a', 'b'] });
  });
});

it('gives the same bytes for the same bundles in any order', () => {
  const plan = testPlan({ repeats: 3 });
  const bundles = [...pairs([0.5, 0.8, 1.3]), { variant: 'a', repeat: 2, leg: 'other', cpuModel: 'X' }, { variant: 'b', repeat: 1, attempt: 2, payloadClass: { range: 'f'.repeat(64) } }].map((run) => testBundle(plan, run));
  const expected = JSON.stringify(checked(bundles));
  const random = new SplitMix64(3n);
  for (let round = 0; round < 20; round += 1) {
    const shuffled = bundles.map((bundle) => ({ bundle, key: random.below(1e6) })).sort((a, b) => a.key - b.key).map(({ bundle }) => bundle);
    expect(JSON.stringify(checked([...shuffled, ...shuffled.slice(0, 2)]))).toBe(expected);
  }
});

it('too short is shown but neither ranked nor divided', () => {
  const comparison = compared(testPlan({ repeats: 2 }), pairs([2, 2], { measuredNs: 0.5e9 }));
  const row = rowOf(comparison, 'single');
  expect(cellOf(row, 'a').state).toMatchObject({ kind: 'measured', tooShort: true });
  expect(row.ranking).toEqual({ kind: 'unranked', reason: 'a measured window is too short' });
  expect(rateRatio(row)).toMatchObject({ median: null, basis: { kind: 'none' } });
});

describe('a plan that changes a program from outside', () => {
  const plain = testPlan({ repeats: 2 });
  const diagnostic = testPlan({ repeats: 2, id: 'diagnostic', legs: [1, 2].map((repeat) => ({ repeat, order: ['a', 'forced'] })), variants: plain.variants.map(({ name, pin }) => (name === 'a' ? { name, pin } : { name: 'forced', pin: { ...pin, preload: 'diagnostics/nodelay/nodelay.c' } })) });
  const forced = [1, 2].flatMap((repeat) => ['a', 'forced'].map((variant) => testBundle(diagnostic, { variant, repeat, position: variant === 'a' ? 1 : 2, rates: { single: variant === 'a' ? 10 : 500 }, samplesOf: `diagnostic ${variant} ${String(repeat)}`, leg: `d${String(repeat)}` })));

  it('is compared within itself', () => {
    const comparison = checked(forced);
    expect(comparison).toMatchObject({ variants: ['a', 'forced'], notComparable: [] });
    expect(rateRatio(rowOf(comparison, 'single'))?.median).toBe(50);
  });

  it('gives no column and no figure beside systems as they are', () => {
    const comparison = checked([...pairs([0.5, 0.6]).map((run) => testBundle(plain, run)), ...forced]);
    expect(comparison.variants).toEqual(['a', 'b']);
    expect(rowOf(comparison, 'single').cells.map(({ runs }) => runs.length)).toEqual([2, 2]);
    expect(comparison.notComparable).toHaveLength(8);
    expect(comparison.notComparable[0]).toMatchObject({ field: 'plan.variants.preload', value: '"diagnostics/nodelay/nodelay.c"' });
  });
});
