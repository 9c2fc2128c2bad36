import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentBlocks } from './document-blocks.ts';
import { parseDocument, serializeDocument } from './document.ts';
import type { Comparison } from './generated/types.ts';

const golden = parseDocument('Comparison', readFileSync(fileURLToPath(new URL('../../fixtures/golden/comparison.json', import.meta.url)), 'utf8'), 'comparison.json');

/** What lies deep stands on one line, which no text in JSON breaks. */
const overLines = (text: string): string => `${JSON.stringify(JSON.parse(text), null, 2)}\n`;

describe('documentBlocks', () => {
  it('gives the document, in blocks, with a line for each run of a cell and each pair of a ratio', () => {
    const many: Comparison = { ...golden, rows: Array.from({ length: 20 }, () => golden.rows).flat() };
    const blocks = [...documentBlocks(many)];
    const text = blocks.join('');
    expect(JSON.parse(text)).toEqual(many);
    expect(blocks.length).toBeGreaterThan(5);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThan(128 * 1024);
    const run = many.rows[0]?.cells[0]?.runs[0];
    const pairs = many.rows.flatMap(({ ratios }) => ratios).flatMap(({ basis }) => (basis.kind === 'paired' ? basis.pairs : []));
    const lines = new Set(text.split('\n').map((line) => line.trim().replace(/,$/, '')));
    expect(lines).toContain(JSON.stringify(run));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter((pair) => !lines.has(JSON.stringify(pair)))).toEqual([]);
  });

  it.each([
    ['nothing in lists', { ...golden, rows: [], inputs: [], consumers: [] }],
    ['keys that are undefined', { ...golden, onlyRuns: undefined, indexBuild: null }],
    ['an object in which all is undefined', { ...golden, expected: { runs: undefined } }],
    ['line breaks, quotes and a text that is only a bracket', { ...golden, indexbenchVersion: '1\n  ]\u2028"\\', variants: ['[', '}\r\n'] }],
  ])('lays all else out as serializeDocument does: %s', (_, document) => {
    const whole = document as Comparison;
    const shallow = { ...whole, rows: [], consumers: [], experiments: [], indexBuild: null };
    expect([...documentBlocks(shallow as unknown as Comparison)].join('')).toBe(serializeDocument(shallow as unknown as Comparison));
    expect(overLines([...documentBlocks(whole)].join(''))).toBe(serializeDocument(whole));
  });
});
