import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentBlocks } from './document-blocks.ts';
import { parseDocument, serializeDocument } from './document.ts';
import type { Comparison } from './generated/types.ts';

const golden = parseDocument('Comparison', readFileSync(fileURLToPath(new URL('../../fixtures/golden/comparison.json', import.meta.url)), 'utf8'), 'comparison.json');

describe('documentBlocks', () => {
  it('gives the text of serializeDocument, in blocks', () => {
    const many: Comparison = { ...golden, rows: Array.from({ length: 20 }, () => golden.rows).flat() };
    const blocks = [...documentBlocks(many)];
    expect(blocks.join('') === serializeDocument(many)).toBe(true);
    expect(blocks.length).toBeGreaterThan(10);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThan(128 * 1024);
  });

  it.each([
    ['nothing in lists', { ...golden, rows: [], inputs: [], consumers: [] }],
    ['keys that are undefined', { ...golden, onlyRuns: undefined, indexBuild: null }],
    ['an object in which all is undefined', { ...golden, expected: { runs: undefined } }],
    ['line breaks, quotes and a text that is only a bracket', { ...golden, indexbenchVersion: '1\n  ]\u2028"\\', variants: ['[', '}\r\n'] }],
  ])('gives it with %s', (_, document) => {
    expect([...documentBlocks(document as Comparison)].join('')).toBe(serializeDocument(document as Comparison));
  });
});
