import { expect, it } from 'vitest';
import type { Ratio } from '../model/generated/types.ts';
import { escapeCsv, escapeHtml, escapeMarkdown, escapeText, markdownCode } from './escape.ts';
import { formatBytes, formatCount, formatDuration, formatNumber, formatRange, formatRatio, formatShare } from './figures.ts';

it.each([
  [0, '0'], [0.00012346, '0.0001235'], [0.5, '0.5000'], [9.99996, '10.00'], [12.3456, '12.35'], [999.96, '1,000'], [1234.5, '1,235'], [412_345.6, '412,300'], [1_234_567, '1,235,000'], [null, '—'], [Number.NaN, '—'], [Infinity, '—'],
] as const)('number %d: %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it.each([
  [0, '0 ns'], [999, '999 ns'], [1500, '1.50 µs'], [999_999, '1.00 ms'], [4_567_800, '4.57 ms'], [2e9, '2.00 s'], [null, '—'],
] as const)('duration %d: %s', (value, text) => {
  expect(formatDuration(value)).toBe(text);
});

it('bytes, counts, shares, ranges, ratios', () => {
  expect([0, 1023, 1536, 52_428_800, null].map(formatBytes)).toEqual(['0 B', '1,020 B', '1.50 KiB', '50.0 MiB', '—']);
  expect([0, 12_003, 1_234_567].map(formatCount)).toEqual(['0', '12,003', '1,234,567']);
  expect([0.0213, 1, null].map(formatShare)).toEqual(['2.1 %', '100 %', '—']);
  expect(formatRange('p50Ns', 1e6, 1.001e6)).toBe('1.00 ms');
  const paired = (pairs: number): Ratio['basis'] => ({ kind: 'paired', pairs: Array.from({ length: pairs }, (_, index) => ({ legId: 'l', repeat: index + 1, ratio: 1, firstInOrder: 'a' })) });
  expect(formatRatio({ median: 1.2345, bound: 'at-least', basis: paired(2) })).toBe('≥ 1.23×');
  expect(formatRatio({ median: 0.5, bound: 'at-most', basis: paired(1) })).toBe('≤ 0.500× (1 pair)');
  expect(formatRatio({ median: 0.5, bound: 'exact', basis: paired(1) })).toBe('0.500×');
  expect(formatRatio({ median: null, bound: 'exact', basis: paired(1) })).toBe('—');
});

it('text: controls, bidi, zero width, lone surrogates', () => {
  expect(escapeText('a\u001b[31mb\u202ec\u200bd\ud800e\r\nf\tg😀')).toBe('a\ufffd[31mb\ufffdc\ufffdd\ufffde f g😀');
});

it('HTML', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
});

it('Markdown', () => {
  expect(escapeMarkdown('a|b*c_[d](e)`f`<g>&\\')).toBe('a\\|b\\*c\\_\\[d\\](e)\\`f\\`&lt;g&gt;&amp;\\\\');
  expect(escapeMarkdown('@x https://y www.z :smile: a: b')).toBe('&#64;x https&#58;//y www&#46;z &#58;smile: a: b');
  expect([markdownCode('a|b'), markdownCode('a`b``c'), markdownCode('`'), markdownCode('')]).toEqual(['`a\\|b`', '```a`b``c```', '`` ` ``', '`  `']);
});

it.each([
  ['plain', 'plain'], ['=1+1', "'=1+1"], ['+1', "'+1"], ['-1', "'-1"], ['@a', "'@a"], [' =1', "' =1"], ['\t=1', "' =1"],
  ['a,b', '"a,b"'], ['a"b', '"a""b"'], ['=a,"b', `"'=a,""b"`], [-5, '-5'], [1.5, '1.5'], [null, ''], [true, 'true'],
] as const)('CSV %j', (value, field) => {
  expect(escapeCsv(value)).toBe(field);
});

it('keeps a whole GiB a GiB, and rounds up over a step', () => {
  expect(formatBytes(2 ** 30)).toBe('1.00 GiB');
  expect(formatBytes(2 ** 20)).toBe('1.00 MiB');
  expect(formatDuration(999_900)).toBe('1.00 ms');
});
