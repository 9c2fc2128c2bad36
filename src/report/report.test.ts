import { describe, expect, it } from 'vitest';
import { validateDocument } from '../model/document.ts';
import type { Cell, Comparison, Failure, Row, Warning } from '../model/generated/types.ts';
import { comparisonCsv } from './csv.ts';
import { HOSTILE, testComparison, wideComparison } from './fixtures/comparison.ts';
import { comparisonHtml } from './html.ts';
import { comparisonMarkdown } from './markdown.ts';
import { terminalTable } from './terminal-table.ts';
import { networkIn } from './testing/report-page.ts';

const RENDERERS = { 'terminal.txt': terminalTable, 'comparison.md': comparisonMarkdown, 'comparison.csv': comparisonCsv, 'report.html': comparisonHtml } as const;

it('the fixtures are valid comparisons', () => {
  validateDocument('Comparison', testComparison(), 'fixture');
  validateDocument('Comparison', wideComparison(), 'fixture');
});

describe.each(Object.entries(RENDERERS))('%s', (name, render) => {
  it('is as it was', async () => {
    await expect(render(testComparison())).toMatchFileSnapshot(`fixtures/golden/${name}`);
    await expect(render(wideComparison())).toMatchFileSnapshot(`fixtures/golden/wide-${name}`);
  });

  it('shows no value that is none, and no control or bidirectional character', () => {
    const text = render(testComparison());
    expect(text).not.toMatch(/\b(NaN|undefined|null|Infinity)\b|\[object/);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  });

  it('renders a comparison without rows or inputs', () => {
    const bare = { ...testComparison(), rows: [], inputs: [], refused: [], notComparable: [], failures: [], gates: [], variants: ['a'] };
    expect(render(bare)).not.toMatch(/\b(NaN|undefined|null)\b/);
  });
});

describe('the terminal table', () => {
  it('has one line a row with rate, range, marks and bound, and fits 120 columns', () => {
    const lines = terminalTable(testComparison()).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(lines[0]).toMatch(/^scenario +driver +unit +reference +unbatched +÷ reference$/);
    expect(lines[1]).toMatch(/^GetBlockRange-1000 +native +blocks\/s +416,200 \(412,300–420,000\) \[cf\] +100,000 \(90,000–110,000\) +≤ 0\.250×$/);
    expect(lines[2]).toMatch(/^GetBlock +native +calls\/s +9,877 +— failed +—$/);
    expect(lines[3]).toMatch(/^download +ghz +blocks\/s +1,235,000 +999\.6 \[sq\] +0\.000800× \[x\]$/);
    expect(lines).toContain('[c] client-bound, [f] few, [q] unchecked, [s] too short, [x] across machines, no verdict');
    expect(lines).toContain('missing: unbatched, repeat 2');
    expect(lines.at(-2)).toBe('3 of 4 runs complete; failed: a gate says no or an input was refused');
  });

  it('prints every failure, and what failed of runs that are complete', () => {
    const failure = (index: number): Failure => ({ label: 'x', variant: 'unbatched', repeat: index, code: 'RUN_FAILED', message: `errors ${String(index)}`, lastLogLines: [] });
    const many = (count: number): string => terminalTable({ ...testComparison(), failures: Array.from({ length: count }, (_, index) => failure(index + 1)) });
    expect(many(50)).toContain('failed: unbatched, repeat 50: RUN_FAILED: errors 50\n');
    expect(many(51)).toContain('failed: 1 more\n');
    const complete: Comparison = { ...testComparison(), outcome: 'incomplete', expected: { runs: 4, present: 4, missing: [] } };
    for (const render of [terminalTable, comparisonMarkdown]) expect(render(complete)).toContain('4 of 4 runs complete, with failed measurements; incomplete: a measurement failed');
    expect(comparisonHtml(complete)).toMatch(/incomplete: a measurement failed.*\n.*4 of 4 runs complete, with failed measurements/);
  });

  it('tells once a program where it came from', () => {
    const { inputs, ...rest } = testComparison();
    const told: Comparison = { ...rest, inputs: inputs.map((input) => ({ ...input, program: 'part of <this> kit' })) };
    expect(comparisonMarkdown(told).match(/Program of reference: part of &lt;this&gt; kit\./g)).toHaveLength(1);
    expect(comparisonHtml(told).match(/Program of reference: part of &lt;this&gt; kit\./g)).toHaveLength(1);
  });

  it('says that a bound rests on one pair', () => {
    const { rows: [first, ...others], ...rest } = testComparison();
    const ratios = first?.ratios.map((ratio) => ({ ...ratio, basis: { kind: 'paired' as const, pairs: ratio.basis.kind === 'paired' ? ratio.basis.pairs.slice(0, 1) : [] } })) ?? [];
    const one = { ...rest, rows: [{ ...(first as Row), ratios }, ...others] };
    for (const render of [terminalTable, comparisonMarkdown, comparisonHtml]) expect(render(one)).toContain('≤ 0.250× (1 pair)');
  });

  it('puts variants under each other where they do not fit beside each other', () => {
    const lines = terminalTable(wideComparison()).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(lines[0]).toBe('GetBlockRange-1000, native, blocks/s');
    expect(lines[5]).toMatch(/^ {2}lightwalletd-0\.5\.0 +205,000 \(200,000–210,000\) +0\.6/);
    expect(Math.max(...terminalTable(testComparison(), 80).split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('CSV', () => {
  /** A parser of RFC 4180, independent of the writer. */
  function parse(text: string): string[][] {
    const lines: string[][] = [[]];
    const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
    for (const [, field = '', end = ''] of text.matchAll(pattern)) {
      lines.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
      if (end === '\r\n') lines.push([]);
    }
    return lines.slice(0, -1);
  }

  it('has a line a row, variant and metric, all with the same fields', () => {
    const [header = [], ...lines] = parse(comparisonCsv(testComparison()));
    expect(lines).toHaveLength(5 * 5 + 1 + 3 * 4 + 1);
    for (const line of lines) expect(line).toHaveLength(header.length);
    const at = (name: string, line: string[] | undefined): string | undefined => line?.[header.indexOf(name)];
    const rate = lines.find((line) => at('variant', line) === 'unbatched' && at('metric', line) === 'unitsPerSecond');
    expect(['n', 'median', 'min', 'max', 'ratioToFirst', 'ratioBound', 'ratioBasis', 'pairs', 'clientBound'].map((name) => at(name, rate))).toEqual(['2', '100000', '90000', '110000', '0.25', 'at-most', 'paired', '2', 'false']);
    const empty = lines.find((line) => at('state', line) === 'empty');
    expect(['reason', 'metric', 'median', 'ratioToFirst'].map((name) => at(name, empty))).toEqual(['failed', '', '', '']);
  });

  it('holds no formula', () => {
    const evil = { ...testComparison(), rows: testComparison().rows.map((row) => ({ ...row, title: HOSTILE.cell })) };
    for (const field of parse(comparisonCsv(evil)).flat()) expect(field).not.toMatch(/^[=+\-@\t\r]/);
  });
});

describe('the course of runs and the parts of mixes', () => {
  it('are drawn in HTML with a text for those who do not see it, and need nothing from elsewhere', () => {
    const text = comparisonHtml(testComparison());
    expect(text).toContain('<svg viewBox="0 0 320 72" role="img" aria-label="reference: repeat 1: 0 to 120 good calls/s, failures in 1 of 5 intervals">');
    // Five intervals over 320 units, 120 calls/s at the top of 68.
    expect(text).toContain('<polyline points="32,13.3 96,2 160,24.7 224,7.7 288,70"></polyline><polyline class="failed-line" points="32,70 96,70 160,64.3 224,70 288,70"></polyline>');
    expect(text).not.toMatch(/<script|<img|href="http/);
    expect(text).toMatch(/<th scope="row">GetBlock<\/th><td>reference<\/td><td class="figure">100 \/ 101<\/td><td class="figure">150 µs \(140 µs–160 µs\)<\/td><td class="figure">400 µs \(300 µs–500 µs\)<\/td><td class="figure">—<\/td>/);
  });

  it('stand in Markdown as a table of parts', () => {
    expect(comparisonMarkdown(testComparison())).toContain('| native | GetBlockRange | reference | 1 / 1 | — | — | — |');
    expect(comparisonMarkdown(wideComparison())).not.toContain('Parts of mixes');
  });
});

describe('consumers of one download', () => {
  it('stand in every form, with what their digests prove', () => {
    const comparison = testComparison();
    const terminal = terminalTable(comparison);
    expect(terminal).toMatch(/\nconsumer +time +client CPU +server CPU +blocks +payload +content\nnative +15\.0 ms +4\.00 ms +below resolution +12,003 +1,020 KiB +as checked\n/);
    expect(terminal).toMatch(/\nghz +80\.0 ms +60\.0 ms +below resolution +12,003 +1,020 KiB +as checked, apart\nnative-http2 +— driver not here\n/);
    for (const render of [comparisonMarkdown, comparisonHtml]) {
      const text = render(comparison);
      expect(text).toContain('Digests: NOT EQUAL: grpc-js. Checked before: 12,003 blocks, 1,042,730 bytes');
      expect(text).toContain('ranks no server');
    }
    expect(comparisonHtml(comparison)).toContain('<td class="fail">OTHER</td>');
    expect(comparisonCsv(comparison)).toMatch(new RegExp(`native,pass,,,reference,measured,equal,secondsPerPass,2,0\\.015,.*,${'c'.repeat(64)},false\\r\\n`));
  });

  it('leave no heading where a comparison has none', () => {
    const without = { ...testComparison(), consumers: [] };
    for (const render of Object.values(RENDERERS)) expect(render(without)).not.toMatch(/consumers?[:,]|one pass/i);
  });
});

describe('CPU time below resolution, and payloads of unlike size', () => {
  const { rows: [first], ...rest } = testComparison();
  const [cell] = first?.cells ?? [];
  const shown = (comparison: Row): Comparison => ({ ...rest, rows: [comparison] });
  const warnings: Warning[] = [{ code: 'unlike-payload-sizes', bytesPerCall: 2048, otherBytesPerCall: 1024 }, { code: 'cpu-below-resolution', sides: ['server'], tickNs: 10_000_000 }];
  const few = { ...(cell as Cell), warnings, summary: cell?.summary.filter(({ metric }) => metric !== 'serverCpuNsPerUnit') ?? [] };
  const flagged = shown({ ...(first as Row), cells: [few, { ...few, variant: 'unbatched' }] });

  it('stand in every form', () => {
    for (const render of [comparisonMarkdown, comparisonHtml]) {
      const text = render(flagged);
      expect(text).toContain('below resolution');
      expect(text).toContain('unlike sizes');
      expect(text).toContain('2.00 KiB a call here and 1.00 KiB in another cell');
    }
    expect(comparisonHtml(flagged)).toMatch(/Server CPU per block<\/th><td class="figure empty">below resolution/);
    expect(terminalTable(flagged)).toContain('[z] unlike sizes');
    expect(comparisonCsv(flagged)).toContain('unlike-payload-sizes cpu-below-resolution');
  });
});

it('CPU time with the node has a place only where a node used some', () => {
  const { rows, ...rest } = testComparison();
  const withStack = (median: number): Comparison => ({
    ...rest,
    rows: rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, summary: cell.summary.flatMap((entry) => (entry.metric === 'serverCpuNsPerUnit' ? [entry, { ...entry, metric: 'stackCpuNsPerUnit' as const, median }] : [entry])) })) })),
  });
  const server = rows[0]?.cells[0]?.summary.find(({ metric }) => metric === 'serverCpuNsPerUnit')?.median ?? 0;
  for (const render of [comparisonMarkdown, comparisonHtml]) {
    expect(render(withStack(server))).not.toContain('with the node');
    expect(render(withStack(2500))).toMatch(/Server CPU per \w+, with the node[^]*2\.50 µs/);
  }
});

describe('HTML', () => {
  const page = comparisonHtml(testComparison());

  it('fetches nothing and runs nothing', () => {
    expect(networkIn(page)).toEqual([]);
    const own = comparisonHtml(wideComparison());
    expect(own).not.toMatch(/https?:/);
  });

  it('shows hostile text as text', () => {
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('closes what it opens', () => {
    const open: string[] = [];
    for (const [, slash, name = ''] of page.replace(/<!DOCTYPE html>|<style>[^]*<\/style>/g, '').matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['meta', 'br'].includes(name)) continue;
      if (slash === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });

  it('says of how many driver processes a run’s client CPU is, where they were several', () => {
    expect(page).not.toMatch(/\d processes/);
    const comparison = structuredClone(testComparison());
    const run = comparison.rows[0]?.cells.find(({ state }) => state.kind === 'measured')?.runs[0];
    if (run === undefined) throw new Error('no run');
    Object.assign(run, { clientProcesses: 3 });
    validateDocument('Comparison', comparison, 'fixture');
    expect(comparisonHtml(comparison).match(/ %, 3 processes/g)).toHaveLength(1);
  });

  it('has a header for every column and row, and the language', () => {
    expect(page).toContain('<html lang="en">');
    expect(page).not.toMatch(/<thead><tr><td/);
    expect(page.match(/<th(?! scope=)[ >]/)).toBeNull();
  });
});

describe('Markdown', () => {
  const text = comparisonMarkdown(testComparison());

  it('has as many cells in each line of a table as in its header', () => {
    const cells = (line: string): number => line.replace(/\\\|/g, '').split('|').length;
    let columns = 0;
    for (const [index, line] of text.split('\n').entries()) {
      if (!line.startsWith('|')) columns = 0;
      else if (columns === 0) columns = cells(line);
      else expect(`${String(index)}: ${String(cells(line))}`).toBe(`${String(index)}: ${String(columns)}`);
    }
  });

  it('gives a table a row of work where there are many variants', () => {
    const { variants, rows: [first], ...rest } = wideComparison();
    const names = [...variants, 'six', 'seven'];
    const cells = names.map((variant, index) => ({ ...(first?.cells[index % variants.length] as Cell), variant }));
    const seven = comparisonMarkdown({ ...rest, variants: names, rows: [{ ...(first as Row), cells }] });
    const section = seven.slice(seven.indexOf('## Throughput'), seven.indexOf('## How to read'));
    expect(section).toContain('### Ranges of 1,000 blocks, 1 client\n\n| Variant | Throughput | ÷ reference |\n| --- | --- | --- |\n| reference |');
    expect(section.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2 + 7);
    expect(comparisonMarkdown(wideComparison())).toContain('| Work | reference |');
  });

  it('lets no tag, mention or link out of foreign text', () => {
    const outsideCode = text.replace(/(`+)[^]*?\1/g, '');
    expect(outsideCode).not.toMatch(/<(?!br>)|@octocat|https?:\/\//);
  });
});
