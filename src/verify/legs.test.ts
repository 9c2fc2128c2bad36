import { describe, expect, it } from 'vitest';
import type { Plan } from '../model/generated/types.ts';
import { comparisonHtml } from '../report/html.ts';
import { comparisonMarkdown } from '../report/markdown.ts';
import { terminalTable } from '../report/terminal-table.ts';
import { verifyComparison } from './verify-comparison.ts';
import { checked, compared, pairs, rateRatio, rowOf } from '../comparison/fixtures/compared.ts';
import { testBundle, testPlan } from '../comparison/fixtures/bundles.ts';

const GATES: NonNullable<Plan['gates']> = {
  sha256: 'a'.repeat(64),
  document: { version: 1, id: 'gates', gates: [{ kind: 'ratio', id: 'g', candidate: 'b', baseline: 'a', metric: 'unitsPerSecond', select: { scenario: 'single', driver: 'native' }, judge: 'point', atLeast: 0.4 }] },
};
const legOf = (repeat: number): { variant: string; repeat: number }[] => [{ variant: 'a', repeat }, { variant: 'b', repeat }];

describe('legs of one plan', () => {
  const [first, second, third] = [1, 2, 3].map((repeat) => pairs([0.5]).map((run) => ({ ...run, repeat, leg: `job-${String(repeat)}`, bootId: `boot-${String(repeat)}` })));

  it('are joined: each gives the pairs of its own machine', () => {
    const comparison = compared(testPlan({ repeats: 3 }), [...first!, ...second!, ...third!]);
    expect(rateRatio(rowOf(comparison, 'single')).basis).toMatchObject({ kind: 'paired', pairs: [{ legId: 'job-1', repeat: 1 }, { legId: 'job-2', repeat: 2 }, { legId: 'job-3', repeat: 3 }] });
    expect(comparison).toMatchObject({ expected: { runs: 6, present: 6, missing: [] }, outcome: 'passed' });
  });

  it('that are absent are named with variant and repeat, in the comparison and every report', () => {
    const comparison = compared(testPlan({ repeats: 3 }), [...first!, ...third!]);
    expect(comparison).toMatchObject({ expected: { runs: 6, present: 4, missing: legOf(2) }, outcome: 'incomplete' });
    expect(terminalTable(comparison)).toContain('missing: a, repeat 2\nmissing: b, repeat 2\n');
    expect(comparisonMarkdown(comparison)).toContain('Missing runs: a r2, b r2');
    expect(comparisonHtml(comparison)).toContain('Missing runs: a r2, b r2');
  });

  it('split by variant are joined, have no pair, no rank and no verdict, and say that they are across machines', () => {
    const runs = [1, 2].flatMap((repeat) => [{ variant: 'a', repeat, leg: `a-${String(repeat)}`, bootId: `a-${String(repeat)}` }, { variant: 'b', repeat, leg: `b-${String(repeat)}`, bootId: `b-${String(repeat)}` }]);
    const comparison = compared(testPlan({ repeats: 2 }), runs);
    const row = rowOf(comparison, 'single');
    expect(comparison.outcome).toBe('passed');
    expect(rateRatio(row)).toMatchObject({ basis: { kind: 'across-machines', runs: 4 }, above: 0, below: 0, interval: null });
    expect(row.ranking).toEqual({ kind: 'unranked', reason: 'a and b were not measured on one machine' });
    expect(terminalTable(comparison)).toContain('[x] across machines, no verdict');
    for (const render of [comparisonMarkdown, comparisonHtml]) expect(render(comparison)).toContain('across machines');
  });

  it('split by variant on unlike machines have no ratio at all', () => {
    const comparison = compared(testPlan(), [{ variant: 'a', leg: 'a', bootId: 'a' }, { variant: 'b', leg: 'b', bootId: 'b', cpuModel: 'Other CPU' }]);
    expect(rateRatio(rowOf(comparison, 'single'))).toMatchObject({ median: null, basis: { kind: 'none' } });
  });
});

describe('one leg by itself', () => {
  const plan = testPlan({ repeats: 3, gates: GATES });
  const bundles = pairs([0.5]).map((run) => ({ ...testBundle(plan, { ...run, repeat: 2 }), folder: '', seriesFile: null, sampleFiles: new Map() }));
  const comparison = checked(bundles, { onlyRuns: legOf(2) });

  it('passes where all that it was to run is complete; the plan’s gates are not judged', () => {
    expect(comparison).toMatchObject({ expected: { runs: 2, present: 2, missing: [] }, onlyRuns: legOf(2), gates: [], outcome: 'passed' });
    expect(terminalTable(comparison)).toContain('One leg of the plan; gates are judged where all legs are aggregated\n');
    expect(comparisonMarkdown(comparison)).toContain('One leg of the plan; gates are judged');
    expect(comparisonHtml(comparison)).toContain('One leg of the plan; gates are judged');
  });

  it('is incomplete where one of its runs is absent, which is named; the other legs are not', () => {
    const cut = checked(bundles.slice(0, 1), { onlyRuns: legOf(2) });
    expect(cut).toMatchObject({ expected: { runs: 2, present: 1, missing: [{ variant: 'b', repeat: 2 }] }, outcome: 'incomplete' });
  });

  it('is verified as what it is, and not when it claims less or more than was asked', () => {
    const verify = (claimed: typeof comparison): unknown[] => verifyComparison({ comparison: claimed, document: 'comparison.json', bundles, refused: [] }).differences.map(({ pointer }) => pointer);
    expect(verify(comparison)).toEqual([]);
    expect(verify({ ...comparison, onlyRuns: legOf(1) })).toContain('/expected/present');
    const { onlyRuns, ...whole } = comparison;
    expect(onlyRuns).toEqual(legOf(2));
    expect(verify(whole)).toContain('/outcome');
  });
});
