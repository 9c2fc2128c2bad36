import { describe, expect, it } from 'vitest';
import { testPlan, type RunChange } from '../comparison/fixtures/bundles.ts';
import { compared, pairs } from '../comparison/fixtures/compared.ts';
import { trendOf } from '../comparison/trend.ts';
import type { Experiment } from '../model/generated/types.ts';
import { comparisonCsv } from './csv.ts';
import { comparisonHtml } from './html.ts';
import { comparisonMarkdown } from './markdown.ts';
import { terminalTable } from './terminal-table.ts';

describe('a paired experiment', () => {
  const experiment: Experiment = { stage: 'full', design: 'alternate', minimumEffect: 1.1, baseline: 'a', candidate: 'b', differences: [{ field: 'configuration.cache', baseline: '1', candidate: '"<b>|"' }], screening: null };

  it('stands in every report, with what differs made safe', () => {
    const comparison = compared(testPlan({ repeats: 8, experiment }), pairs([0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8], { leg: 'one' }));
    expect(comparisonMarkdown(comparison)).toContain('slower shown');
    expect(comparisonMarkdown(comparison)).not.toContain('"<b>|"');
    expect(comparisonHtml(comparison)).toContain('slower shown');
    expect(comparisonHtml(comparison)).not.toContain('<b>|');
    expect(terminalTable(comparison, 400)).toMatch(/single \(native\): slower shown, build error 0\.0352: 0\.800× of 8 pairs, over\/under 1: 0 \/ 8/);
    const csv = comparisonCsv(comparison).split('\r\n').filter((line) => line.startsWith('single,test,native') && line.includes(',unitsPerSecond,'));
    expect(csv.map((line) => line.split(',')[7])).toEqual(['experiment', ...Array.from({ length: 8 }, () => 'pair')]);
    expect(new Set(comparisonCsv(comparison).trim().split('\r\n').map((line) => line.replaceAll(/"[^"]*"/g, 'x').split(',').length)).size).toBe(1);
  });
});

describe('runs on several CPU models', () => {
  const run = (variant: string, repeat: number, cpuModel: string): RunChange => ({ variant, repeat, leg: `${variant}-${String(repeat)}`, cpuModel });

  it('have their table in every report', () => {
    const comparison = compared(testPlan({ repeats: 2 }), [run('a', 1, 'X'), run('a', 2, 'Y'), run('b', 1, 'Y'), run('b', 2, 'Z')]);
    for (const text of [comparisonMarkdown(comparison), comparisonHtml(comparison)]) expect(text).toContain('On one CPU model: Y');
    expect(terminalTable(comparison)).toContain('3 CPU models; under every variant: Y');
  });
});

describe('a trend', () => {
  it('stands in the reports as no verdict', () => {
    const now = compared(testPlan(), pairs([1]));
    const comparison = { ...now, trend: trendOf(now, compared(testPlan(), pairs([2], { cpuModel: 'another' }))) };
    for (const text of [comparisonMarkdown(comparison), comparisonHtml(comparison)]) expect(text).toMatch(/Trend against a stored run[^]*No verdict/);
    expect(terminalTable(comparison, 400)).toContain('trend single (native, b): 0.500× the stored rate (cpuModel differs ("CPU", then "another"); no verdict)');
  });
});
