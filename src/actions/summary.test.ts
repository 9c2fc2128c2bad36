import { describe, expect, it } from 'vitest';
import { cutMarkdown, MAX_SUMMARY_BYTES } from './summary.ts';

const POINTER = 'The whole is in the artifact [x](https://example.org/x).';

describe('a summary', () => {
  it('that fits is left as it is', () => {
    const text = `${'é'.repeat((MAX_SUMMARY_BYTES - 1) / 2)}\n`;
    expect(cutMarkdown(text.slice(0, -1), MAX_SUMMARY_BYTES, POINTER)).toBe(text.slice(0, -1));
  });

  it.each([['a'], ['é'], ['漢'], ['😀']])('of rows of %s is cut at a whole row, within the limit in bytes of UTF-8, and says where the rest is', (letter) => {
    const row = `| ${letter.repeat(97)} | 1 |`;
    const rows = Array.from({ length: 20_000 }, (_, index) => `${row}${String(index)} |`);
    const text = ['| head | n |', '| --- | --- |', ...rows].join('\n');
    const cut = cutMarkdown(text, MAX_SUMMARY_BYTES, POINTER);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(MAX_SUMMARY_BYTES);
    expect(Buffer.byteLength(cut)).toBeGreaterThan(MAX_SUMMARY_BYTES - 1000);
    const [kept = '', note = ''] = cut.split('\n\n');
    const lines = kept.split('\n');
    expect(text.startsWith(`${kept}\n`)).toBe(true);
    expect(lines.slice(2).every((line) => line.startsWith(row))).toBe(true);
    expect(note).toBe(`**Cut after ${String(lines.length)} of 20002 lines**, since a summary has at most 1 MiB. ${POINTER}\n`);
  });

  it('of one line that is too long keeps only the pointer', () => {
    const cut = cutMarkdown('x'.repeat(2 * MAX_SUMMARY_BYTES), MAX_SUMMARY_BYTES, POINTER);
    expect(cut).toContain(POINTER);
    expect(cut).not.toContain('xxx');
  });
});
