import { describe, expect, it } from 'vitest';
import type { PublishedFigure, PublishedRule, PublishedStatement, PublishedStudy } from '../../model/generated/types.ts';
import { halfUnit, roundedOf, roundsTo } from './decimal.ts';
import { evaluateRule } from './rule.ts';
import { checkStudy, type LoadedStudy } from './study.ts';
import { verifyStudy } from './verify-study.ts';

const CELLS = { a: '32.28', b: '222e3', c: '190', d: '0.234639', e: '0.004171', zero: '0' };

const study = (derived: PublishedFigure[] = [], change: (document: PublishedStudy) => void = () => undefined): LoadedStudy => {
  const document: PublishedStudy = {
    version: 1, id: 'a-study', title: 'A study', source: { publisher: 'P', page: 'p', url: null, note: '' }, licence: { name: 'n', url: null, attribution: 'By P' }, environment: [], quotes: [],
    data: [{ id: 'runs', title: 'runs', date: null, file: 'runs.csv', sha256: '0'.repeat(64), rows: 3, columns: [{ id: 'build', title: 'build', unit: null }, { id: 'rate', title: 'rate', unit: '1/s' }] }],
    tables: [{ id: 't', title: 't', date: null, columns: [{ id: 'v', title: 'v', unit: 's' }], rows: Object.entries(CELLS).map(([id, value]) => ({ id, title: id, cells: [{ kind: 'figure', value }] })) }],
    derived,
  };
  change(document);
  return { document, data: new Map([['runs', [{ build: 'x', rate: '10' }, { build: 'x', rate: '30' }, { build: 'y', rate: '' }]]]) };
};
const cell = (row: keyof typeof CELLS | 'none'): PublishedRule => ({ kind: 'cell', table: 't', row, column: 'v' });
const number = (value: number): PublishedRule => ({ kind: 'number', value });
const rates = (build: string): PublishedRule => ({ kind: 'rows', data: 'runs', column: 'rate', where: { build: [build] } });
const values = (rule: PublishedRule): number[] => evaluateRule(rule, { own: study(), studies: new Map() }).map(({ value }) => value);

describe('printed figures', () => {
  it('round by their last digit', () => {
    expect(['32.28', '222e3', '190', '4e1', '1.5e-3'].map(halfUnit)).toEqual([0.005, 500, 0.5, 5, 0.00005]);
    expect([roundsTo(7.5649, '7.56'), roundsTo(7.5651, '7.56'), roundsTo(7.555, '7.56'), roundsTo(222_499, '222e3'), roundsTo(222_501, '222e3')]).toEqual([true, false, true, true, false]);
  });

  it('are exact as inputs where they are whole numbers', () => {
    expect(roundedOf('190')).toEqual({ value: 190, low: 190, high: 190 });
    const { low, high } = roundedOf('32.28');
    expect([low, high].map((limit) => limit.toFixed(6))).toEqual(['32.275000', '32.285000']);
  });
});

describe('rules', () => {
  const cases: readonly [string, PublishedRule, number[]][] = [
    ['median of an even number', { kind: 'statistic', statistic: 'median', of: [number(1), number(9), number(3), number(5)] }, [4]],
    ['largest and smallest', { kind: 'values', of: [{ kind: 'statistic', statistic: 'largest', of: [rates('x')] }, { kind: 'statistic', statistic: 'smallest', of: [rates('x')] }] }, [30, 10]],
    ['sum and count', { kind: 'values', of: [{ kind: 'statistic', statistic: 'sum', of: [rates('x'), number(2)] }, { kind: 'statistic', statistic: 'count', of: [rates('x')] }] }, [42, 2]],
    ['reduction and increase', { kind: 'values', of: [{ kind: 'reduction', from: number(80), to: number(60) }, { kind: 'increase', from: number(80), to: number(60) }] }, [25, -25]],
    ['each paired with each', { kind: 'quotient', numerator: rates('x'), denominator: { kind: 'values', of: [number(2), number(5)] } }, [5, 2, 15, 6]],
    ['an inclusive range', { kind: 'span', first: number(280_000), last: number(4_382_797) }, [4_102_798]],
    ['requests that a range takes', { kind: 'ceiling', of: { kind: 'quotient', numerator: number(4_102_798), denominator: number(10_000) } }, [411]],
    ['nearest rank', { kind: 'rank', count: number(12), percent: 95 }, [12]],
    ['difference and product', { kind: 'difference', of: { kind: 'product', a: cell('c'), b: number(2) }, less: number(80) }, [300]],
  ];
  for (const [name, rule, expected] of cases) {
    it(`give: ${name}`, () => {
      expect(values(rule)).toEqual(expected);
    });
  }

  it('refuse what is not there', () => {
    expect(() => values(cell('none'))).toThrow(/a-study: the cell t\/none\/v does not exist/);
    expect(() => values(rates('y'))).toThrow(/no figures in the column rate of runs where/);
    expect(() => values({ kind: 'cell', study: 'other', table: 't', row: 'a', column: 'v' })).toThrow(/there is no study "other"/);
  });
});

describe('verifyStudy', () => {
  const GENESIS: PublishedRule = { kind: 'quotient', numerator: cell('d'), denominator: cell('e') };
  const verdict = (stated: PublishedStatement, rule: PublishedRule, discrepancy?: PublishedFigure['discrepancy']): unknown => {
    const own = study([{ id: 'f', says: 's', stated, rule, ...(discrepancy === undefined ? {} : { discrepancy }) }]);
    const [result] = verifyStudy(own, new Map()).figures;
    return [result?.verdict, result?.withinInputRounding];
  };
  const figure = (value: string): PublishedStatement => ({ kind: 'figure', value, unit: 'x' });

  it('agrees within the rounding of the stated figure, and no further', () => {
    expect(verdict(figure('56.25'), GENESIS)).toEqual(['agrees', false]);
    expect(verdict(figure('56.26'), GENESIS)).toEqual(['new discrepancy', true]);
    expect(verdict(figure('57.3'), GENESIS)).toEqual(['new discrepancy', false]);
  });

  it('knows a discrepancy only by the value that the fixture gives', () => {
    expect(verdict(figure('56.26'), GENESIS, { recomputed: [56.2548549509], reason: 'r' })).toEqual(['known discrepancy', true]);
    expect(verdict(figure('56.26'), GENESIS, { recomputed: [56.25], reason: 'r' })).toEqual(['new discrepancy', true]);
    expect(verdict(figure('56.25'), GENESIS, { recomputed: [56.2548549509], reason: 'r' })).toEqual(['vanished discrepancy', false]);
  });

  it('holds ranges by both ends, and limits strictly', () => {
    const range = (low: string, high: string): PublishedStatement => ({ kind: 'range', low, high, unit: 'x' });
    expect([verdict(range('10', '30'), rates('x')), verdict(range('10', '40'), rates('x'))].map((entry) => (entry as string[])[0])).toEqual(['agrees', 'new discrepancy']);
    const between = (low: string, high: string): PublishedStatement => ({ kind: 'between', low, high, unit: 'x' });
    expect([verdict(between('5', '30'), rates('x')), verdict(between('5', '29'), rates('x'))].map((entry) => (entry as string[])[0])).toEqual(['agrees', 'new discrepancy']);
    const limits = (['at-most', 'under', 'over'] as const).map((kind) => verdict({ kind, limit: '30', unit: 'x' }, number(30)));
    expect(limits.map((entry) => (entry as string[])[0])).toEqual(['agrees', 'new discrepancy', 'new discrepancy']);
  });

  it('refuses a rule that gives no number', () => {
    expect(() => verdict(figure('1'), { kind: 'quotient', numerator: cell('a'), denominator: cell('zero') })).toThrow(/the rule of "f" gives no finite number/);
  });
});

describe('checkStudy', () => {
  it('accepts a study that is whole', () => {
    expect(() => checkStudy(study())).not.toThrow();
  });

  const broken: readonly [string, (document: PublishedStudy) => void, RegExp][] = [
    ['a row id that stands twice', ({ tables }) => void tables[0]!.rows.push(tables[0]!.rows[0]!), /t: the id "a" stands twice/],
    ['a row that is too wide', ({ tables }) => void tables[0]!.rows[0]!.cells.push({ kind: 'none' }), /t\/a: 2 cells for 1 columns/],
    ['data with fewer rows than it says', ({ data }) => void (data[0]!.rows = 4), /runs: 3 rows, the document says 4/],
    ['data with other columns', ({ data }) => void data[0]!.columns.pop(), /has the columns build,rate, the document says build/],
  ];
  for (const [name, change, message] of broken) {
    it(`refuses ${name}`, () => {
      expect(() => checkStudy(study([], change))).toThrow(message);
    });
  }
});
