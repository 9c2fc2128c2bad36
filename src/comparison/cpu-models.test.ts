import { describe, expect, it } from 'vitest';
import { testPlan, type RunChange } from './fixtures/bundles.ts';
import { cellOf, compared, rateRatio, rowOf } from './fixtures/compared.ts';

/** As on hosted runners: each run on a machine of its own. */
const run = (variant: string, repeat: number, cpuModel: string, rate: number): RunChange => ({ variant, repeat, leg: `${variant}-${String(repeat)}`, bootId: `${variant}-${String(repeat)}`, cpuModel, rates: { single: rate, range: rate } });
const runs = [run('a', 1, 'X', 100), run('a', 2, 'Y', 200), run('a', 3, 'Y', 220), run('b', 1, 'Z', 900), run('b', 2, 'Y', 300), run('b', 3, 'X', 110)];

describe('CPU models', () => {
  const comparison = compared(testPlan({ repeats: 3 }), runs);

  it('figures of different models are shown, and not ranked', () => {
    const row = rowOf(comparison, 'single');
    expect(cellOf(row, 'b').summary[0]).toMatchObject({ n: 3, median: 300, min: 110, max: 900 });
    expect(row.ranking).toMatchObject({ kind: 'unranked' });
    expect(rateRatio(row).basis.kind).toBe('across-machines');
  });

  it('the runs on the model under every variant have a table of their own', () => {
    expect(comparison.sameModel).toMatchObject({ models: [{ cpuModel: 'Y', runs: 3 }, { cpuModel: 'X', runs: 2 }, { cpuModel: 'Z', runs: 1 }], cpuModel: 'Y' });
    expect(comparison.sameModel?.rows[0]).toMatchObject({ scenario: 'single', cells: [{ variant: 'a', runs: 2, rate: { n: 2, median: 210 } }, { variant: 'b', runs: 1, rate: { n: 1, median: 300 } }], ratios: [{ basis: { kind: 'across-machines', runs: 3 }, median: Number((300 / 210).toPrecision(12)) }] });
  });

  it('says so where no model is under every variant, and nothing where there is one model only', () => {
    expect(compared(testPlan(), [run('a', 1, 'X', 1), run('b', 1, 'Y', 1)]).sameModel).toMatchObject({ cpuModel: null, rows: [] });
    expect('sameModel' in compared(testPlan(), [run('a', 1, 'X', 1), run('b', 1, 'X', 1)])).toBe(false);
  });
});
