import { describe, expect, it } from 'vitest';
import type { Experiment, ExperimentLine, ExperimentTable, Plan } from '../model/generated/types.ts';
import { testBundle, testPlan, type RunChange } from './fixtures/bundles.ts';
import { checked, compared, pairs } from './fixtures/compared.ts';

const EXPERIMENT: Experiment = { stage: 'full', design: 'alternate', minimumEffect: 1.1, baseline: 'a', candidate: 'b', differences: [{ field: 'configuration.cache', baseline: '1', candidate: '"<b>|"' }], screening: null };
const plan = (repeats: number, change: Partial<Plan> = {}): Plan => testPlan({ repeats, experiment: EXPERIMENT, ...change });
const inOneLeg = (factors: readonly number[], change: Partial<RunChange> = {}): RunChange[] => pairs(factors, { leg: 'one', ...change });
const table = (factors: readonly number[], change: Partial<RunChange> = {}): ExperimentTable => compared(plan(factors.length), inOneLeg(factors, change)).experiments?.[0] as ExperimentTable;
const lineOf = ({ lines }: ExperimentTable, scenario = 'single', metric = 'unitsPerSecond'): ExperimentLine => lines.find((line) => line.scenario === scenario && line.metric === metric) as ExperimentLine;

describe('the table of an experiment', () => {
  it('has each pair, and shows a slowdown by the k-th smallest and the median', () => {
    const slow = [1 / 1.2, 1 / 1.3, 1 / 1.2, 1 / 1.25, 1.5, 1 / 1.2, 1 / 1.2, 1 / 1.2];
    const line = lineOf(table(slow));
    expect(line).toMatchObject({ verdict: 'slower shown', shown: { rank: 2, low: 1.2, high: 1.25 }, ratio: { above: 1, below: 7 } });
    expect(line.ratio?.basis.kind === 'paired' ? line.ratio.basis.pairs.map(({ repeat, ratio }) => [repeat, ratio]) : []).toEqual(slow.map((factor, index) => [index + 1, Number(factor.toPrecision(12))]));
    // Both rows are slow alike, the odd pair so once its sides are exchanged: the second smallest is reached where at most one of 8 is turned against it.
    expect(line.buildError).toBe(9 / 256);
  });

  it('tells apart faster, no difference, and a difference that is too small to matter', () => {
    const verdict = (factor: number, count = 8): string => lineOf(table(Array.from({ length: count }, () => factor))).verdict;
    expect([verdict(1.2), verdict(1), verdict(1 / 1.08), verdict(1 / 1.2, 5)]).toEqual(['faster shown', 'not shown', 'not shown', 'slower shown']);
  });

  it('claims nothing below 5 pairs, and no interval below 6', () => {
    expect(lineOf(table([0.5, 0.5, 0.5, 0.5]))).toMatchObject({ verdict: 'not shown', reason: 'fewer than 5 pairs show nothing', shown: null, ratio: { min: 0.5, max: 0.5, below: 4, interval: null } });
    expect(lineOf(table([0.5, 0.5, 0.5, 0.5, 0.5])).ratio?.interval).toBeNull();
    expect(lineOf(table([0.5, 0.5, 0.5, 0.5, 0.5, 0.5])).ratio?.interval).not.toBeNull();
  });

  it('measures nothing where a side is client-bound, unverified or missing', () => {
    const six = [1, 1, 1, 1, 1, 1];
    expect(lineOf(table(six, { payloadClass: { single: 'unverified' } }))).toMatchObject({ verdict: 'not measured', reason: 'unverified payloads' });
    expect(lineOf(table([0.5, 0.5, 0.5, 0.5, 0.5, 0.5], { clientBound: ['single'] }))).toMatchObject({ verdict: 'not measured' });
    expect(lineOf(table(six, { absent: ['single'] }))).toMatchObject({ verdict: 'not measured', ratio: null });
  });

  it('is in no comparison whose plans are no experiments', () => {
    expect('experiments' in compared(testPlan(), pairs([1]))).toBe(false);
  });
});

describe('screening runs', () => {
  it('are listed beside the full ones, and count in none of their figures', () => {
    const screening = plan(1, { id: 'test', experiment: { ...EXPERIMENT, stage: 'screening' } });
    const full = plan(2);
    const comparison = checked([...inOneLeg([0.1], { leg: 'screen' }).map((run) => testBundle(screening, run)), ...inOneLeg([1, 1]).map((run) => testBundle(full, run))]);
    expect(comparison.experiments?.map(({ stage, declaredPairs }) => [stage, declaredPairs])).toEqual([['full', 2]]);
    expect(lineOf(comparison.experiments?.[0] as ExperimentTable).ratio).toMatchObject({ min: 1, max: 1 });
    expect(comparison.inputs).toHaveLength(6);
    expect(new Set(comparison.notComparable.map(({ field }) => field))).toEqual(new Set(['plan.experiment.stage']));
    expect(comparison.outcome).toBe('passed');
  });

  it('are what is compared where nothing else was run', () => {
    const screening = plan(1, { experiment: { ...EXPERIMENT, stage: 'screening' } });
    expect(checked(inOneLeg([1]).map((run) => testBundle(screening, run))).experiments).toMatchObject([{ stage: 'screening' }]);
  });
});
