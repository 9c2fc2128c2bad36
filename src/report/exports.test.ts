import { describe, expect, it } from 'vitest';
import { METRICS } from '../comparison/metric-values.ts';
import { parseCsvTable } from '../model/csv.ts';
import { benchmarkActionEntries } from './benchmark-action.ts';
import { cellsCsv } from './cells-csv.ts';
import { testComparison, wideComparison } from './fixtures/comparison.ts';

describe('CSV of cells', () => {
  it('is one line a cell, with its keys and the median of each metric', () => {
    const { columns, rows } = parseCsvTable(cellsCsv(testComparison()), 'csv');
    expect(rows).toHaveLength(6);
    expect(columns.slice(-METRICS.length)).toEqual([...METRICS]);
    expect(rows[0]).toMatchObject({ scenario: 'GetBlockRange-1000', driver: 'native', unit: 'block', workKey: '2'.repeat(64), hostKeys: '9'.repeat(64), payloadClass: 'expected', variant: 'reference', runs: '2', state: 'measured', reason: '', clientBound: 'true', warnings: 'client-bound few-samples', unitsPerSecond: '416172.8', p95Ns: '' });
    expect(rows[3]).toMatchObject({ variant: 'unbatched', runs: '0', state: 'empty', reason: 'failed', hostKeys: '', clientBound: '', unitsPerSecond: '' });
  });

  it('keeps hostile titles on one line, and from being formulas', () => {
    const text = cellsCsv(testComparison());
    expect(text.trim().split('\r\n')).toHaveLength(7);
    expect(text).not.toMatch(/(^|,)[=+@]/m);
  });
});

describe('github-action-benchmark', () => {
  it('gives rates as bigger is better, with range and flags', () => {
    const { entries, leftOut } = benchmarkActionEntries(testComparison(), 'customBiggerIsBetter');
    expect(entries[0]).toEqual({
      name: 'GetBlockRange-1000 / native / reference / unitsPerSecond', unit: 'blocks/s', value: 416172.8, range: '412345.6–420000 in 2 runs',
      extra: `workKey ${'2'.repeat(64)}; hostKey ${'9'.repeat(64)}; flags client-bound few-samples`,
    });
    expect(entries).toHaveLength(5);
    expect(leftOut).toEqual(['GetBlock, native, unbatched: failed']);
  });

  it('gives latencies, CPU time and memory as smaller is better', () => {
    const { entries } = benchmarkActionEntries(testComparison(), 'customSmallerIsBetter');
    expect(new Set(entries.map(({ unit }) => unit))).toEqual(new Set(['ns', 'ns/block', 'ns/call', 'bytes']));
    expect(entries.find(({ name }) => name === 'GetBlock / native / reference / p50Ns')).toMatchObject({ value: 4.5678e6, range: '4000000–5000000 in 1 run' });
  });

  // The action matches entries by name, adds value and unit to texts, and refuses nothing: what it reads must be right by itself.
  it('follows what the action reads: unique names, finite values, texts without control characters', () => {
    for (const comparison of [testComparison(), wideComparison()]) {
      for (const tool of ['customBiggerIsBetter', 'customSmallerIsBetter'] as const) {
        const entries = JSON.parse(JSON.stringify(benchmarkActionEntries(comparison, tool).entries)) as Record<string, unknown>[];
        expect(entries.length).toBeGreaterThan(0);
        expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
        for (const entry of entries) {
          expect(Object.keys(entry)).toEqual(['name', 'unit', 'value', 'range', 'extra']);
          expect(Number.isFinite(entry['value'])).toBe(true);
          for (const key of ['name', 'unit', 'range', 'extra']) expect(entry[key]).toMatch(/^\P{Cc}+$/u);
        }
      }
    }
  });

  it('tells rows apart that differ in their payload alone', () => {
    const comparison = testComparison();
    const [first] = comparison.rows;
    const other = { ...first!, work: { ...first!.work, payloadClass: 'abc' } };
    const names = benchmarkActionEntries({ ...comparison, rows: [first!, other] }, 'customBiggerIsBetter').entries.map(({ name }) => name);
    expect(names[2]).toBe('GetBlockRange-1000 / native [abc] / reference / unitsPerSecond');
    expect(new Set(names).size).toBe(4);
  });
});
