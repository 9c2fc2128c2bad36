import { describe, expect, it } from 'vitest';
import { compare } from '../comparison/compare.ts';
import { buildPlan, testBuild, type BuildChange } from '../comparison/fixtures/builds.ts';
import type { Comparison } from '../model/generated/types.ts';
import { comparisonCsv } from './csv.ts';
import { comparisonHtml } from './html.ts';
import { comparisonMarkdown } from './markdown.ts';
import { terminalTable } from './terminal-table.ts';

/** The shape of the published comparison: builds on one machine each, three repeats. */
const VARIANTS = ['zaino-0.10.1', 'ztreamer-0.1.0', 'broken<b>'];
const plan = buildPlan(VARIANTS, { repeats: 3 });

function comparison(changes: readonly BuildChange[] = []): Comparison {
  const good = [1, 2, 3].flatMap((repeat): BuildChange[] => [
    { variant: 'zaino-0.10.1', repeat, seconds: 1390 + 5 * (repeat - 1), firstAnswerSeconds: 6, indexBytes: 22.06 * 2 ** 30, cpuSeconds: 3000, nodeCpuSeconds: 500, anonymousBytes: 6 * 2 ** 30 },
    { variant: 'ztreamer-0.1.0', repeat, seconds: 210 + 6 * (repeat - 1), firstAnswerSeconds: 211 + 6 * (repeat - 1), indexBytes: 1.44 * 2 ** 30, cpuSeconds: 400, nodeCpuSeconds: 2, anonymousBytes: 2 * 2 ** 30 },
    { variant: 'broken<b>', repeat, state: { kind: 'exited', message: 'ended (signal SIGKILL)' } },
  ]);
  return compare([...good, ...changes].map((change) => testBuild(plan, change)), [], { indexbenchVersion: '0.1.0', samplesVerified: false, gates: null });
}

const RENDERERS = { 'builds.txt': terminalTable, 'builds.md': comparisonMarkdown, 'builds.csv': comparisonCsv, 'builds.html': comparisonHtml } as const;

describe.each(Object.entries(RENDERERS))('%s', (name, render) => {
  it('is as it was', async () => {
    await expect(render(comparison())).toMatchFileSnapshot(`fixtures/golden/${name}`);
  });

  it('shows no value that is none, and no markup of a variant', () => {
    expect(render(comparison())).not.toMatch(/\b(NaN|undefined|Infinity)\b|\[object/);
    if (name !== 'builds.csv' && name !== 'builds.txt') expect(render(comparison())).not.toContain('<b>:');
  });
});

it('prints what the published table prints: complete, first answer, size', () => {
  const lines = terminalTable(comparison()).split('\n');
  expect(lines[0]).toMatch(/^index build +complete +first answer +CPU \+ node +memory +index$/);
  expect(lines[1]).toMatch(/^zaino-0\.10\.1 +1,395 s −0\.052 s +6\.002 s −0\.10 s +3,850 s +6\.00 GiB +22\.1 GiB$/);
  expect(lines[2]).toMatch(/^ztreamer-0\.1\.0 +216\.0 s −0\.052 s 0\.155× +217\.0 s −0\.10 s 36\.2× +442\.2 s 0\.115× +2\.00 GiB 0\.333× +1\.44 GiB 0\.0653×$/);
  expect(lines[3]).toMatch(/^broken<b> +— failed$/);
  expect(lines).toContainEqual(expect.stringMatching(/^failed: broken<b>, repeat 1: SYSTEM_EXITED/));
});

it('takes a line a figure on a narrow terminal', () => {
  const lines = terminalTable(comparison(), 60).split('\n');
  expect(lines[0]).toBe('index build, zaino-0.10.1');
  expect(lines[1]).toMatch(/^ {2}complete +1,395 s −0\.052 s$/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
});
