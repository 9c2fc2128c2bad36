import { existsSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Comparison } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

const bundleOf = (out: string, run: string): Bundle => test.json(out, 'runs', run, 'bundle.json') as Bundle;
const comparisonOf = (out: string): Comparison => test.json(out, 'comparison.json') as Comparison;
const writePlan = (): void => writePlanFiles(test, { variants: { plain: {}, unbatched: { unbatched: true } }, plan: { repeats: 3, scenarios: ['GetBlockRange-1000'] }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 1.2 })) });

describe('run --leg', { timeout: 120_000 }, () => {
  it('measures one repeat, and is done with it; aggregate joins legs, pairs each on its machine and names what is absent', async () => {
    writePlan();
    for (const leg of ['1', '3']) expect((await test.run('run', 'plan.json', '--leg', leg, '--out', `legs/${leg}`)).exitCode).toBe(0);
    expect(readdirSync(test.path('legs', '3', 'runs')).sort()).toEqual(['plain-r3-a1', 'unbatched-r3-a1']);
    expect(bundleOf('legs/3', 'plain-r3-a1')).toMatchObject({ planSha256: bundleOf('legs/1', 'plain-r1-a1').planSha256, repeat: 3, leg: { id: bundleOf('legs/3', 'unbatched-r3-a1').leg.id, position: 1, order: ['plain', 'unbatched'] } });
    expect(comparisonOf('legs/3')).toMatchObject({ outcome: 'passed', expected: { runs: 2, present: 2, missing: [] }, onlyRuns: [{ variant: 'plain', repeat: 3 }, { variant: 'unbatched', repeat: 3 }] });
    expect((await test.run('verify', 'legs/3')).exitCode).toBe(0);

    const { exitCode, stdout } = await test.run('aggregate', 'legs', '--out', 'all');
    expect(exitCode).toBe(4);
    const all = comparisonOf('all');
    expect(all).toMatchObject({ outcome: 'incomplete', expected: { runs: 6, present: 4, missing: [{ variant: 'plain', repeat: 2 }, { variant: 'unbatched', repeat: 2 }] } });
    expect(all.rows[0]?.ratios.find(({ metric }) => metric === 'unitsPerSecond')?.basis).toMatchObject({ kind: 'paired', pairs: [{ repeat: 1 }, { repeat: 3 }] });
    expect(stdout).toContain('missing: plain, repeat 2\nmissing: unbatched, repeat 2\n');
  });

  it('measures single variants of a repeat, whose bundles have no pair and say “across machines”', async () => {
    writePlan();
    for (const [index, leg] of ['1/plain', '1/unbatched'].entries()) expect((await test.run('run', 'plan.json', '--leg', leg, '--out', `legs/${String(index)}`)).exitCode).toBe(0);
    expect(readdirSync(test.path('legs', '1', 'runs'))).toEqual(['unbatched-r1-a1']);
    const { stdout } = await test.run('aggregate', 'legs', '--out', 'all');
    expect(comparisonOf('all').rows[0]?.ratios[0]?.basis).toEqual({ kind: 'across-machines', runs: 2 });
    expect(comparisonOf('all').rows[0]?.ranking.kind).toBe('unranked');
    expect(stdout).toContain('across machines, no verdict');
  });

  it.each([
    ['0', 'there is no repeat 0; the plan has 1 to 3'],
    ['9/unknown', 'there is no repeat 9'],
    ['2/unknown', 'unknown variant "unknown"; allowed: plain, unbatched'],
    ['$(touch here)', 'is no leg'],
  ])('refuses --leg %s before anything starts', async (leg, message) => {
    writePlan();
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--leg', leg, '--out', 'out');
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(test.path('out'))).toBe(false);
    expect(existsSync(test.path('here'))).toBe(false);
  });
});
