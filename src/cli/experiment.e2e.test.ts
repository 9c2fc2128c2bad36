import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bundle, Comparison, ExperimentLine, Gates, Plan, PlanFile } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, type ProgramResult } from './testing/program.ts';

const SLOWDOWN: Gates['gates'][number] = { kind: 'slowdown', id: 'not-slower', purpose: 'regression', candidate: 'next', baseline: 'base', metric: 'unitsPerSecond', minimumEffect: 1.5, judge: 'bound' };
const IMPOSSIBLE: Gates['gates'][number] = { kind: 'ratio', id: 'much-faster', purpose: 'promotion', candidate: 'next', baseline: 'base', metric: 'unitsPerSecond', select: { scenario: 'GetBlockRange-100', driver: 'native' }, judge: 'point', atLeast: 1000 };
const REPORTS = ['comparison.json', 'comparison.md', 'comparison.csv', 'report.html'] as const;

const test = new ProgramTest();
afterAll(() => test.remove());

/** An experiment of one short scenario, with its gates. */
function write(candidate: string, { gates = [SLOWDOWN], plan = {} }: { readonly gates?: Gates['gates']; readonly plan?: Partial<PlanFile> } = {}): void {
  writeFileSync(test.path('gates.json'), JSON.stringify({ version: 1, id: 'declared', gates } satisfies Gates));
  writePlanFiles(test, {
    // Late answers, so that no side is held back by the client.
    variants: { base: { faults: 'hesitate@8' }, next: { faults: candidate } },
    plan: { scenarios: ['GetBlockRange-100'], gates: 'gates.json', repeats: 5, experiment: { minimumEffect: 1.5 }, ...plan },
    // Shorter ones would be marked, and not divided.
    workload: ({ scenarios }) => scenarios.forEach(({ stop }) => stop.kind === 'window' && (stop.seconds = 1.05)),
  });
}

const comparison = (...folder: string[]): Comparison => test.json(...folder, 'comparison.json') as Comparison;
const rateLine = (of: Comparison): ExperimentLine | undefined => of.experiments?.[0]?.lines.find(({ metric }) => metric === 'unitsPerSecond');

describe('an experiment of a slow candidate', { timeout: 400_000 }, () => {
  let result: ProgramResult = { exitCode: undefined, stdout: '', stderr: '' };
  beforeAll(async () => {
    write('hesitate@24', { plan: { experiment: { minimumEffect: 1.5, screening: { pairs: 1 } } } });
    result = await test.run('run', './plan.json', '--out', 'slow');
  }, 400_000);

  it('shows that it is slower, in every report, and then fails the gate', () => {
    expect(result.exitCode, result.stderr).toBe(1);
    for (const file of REPORTS) expect(existsSync(test.path('slow', file)), file).toBe(true);
    const line = rateLine(comparison('slow'));
    expect(line).toMatchObject({ verdict: 'slower shown', shown: { rank: 1, error: 1 / 32 }, buildError: 1 / 32, ratio: { above: 0, below: 5, interval: null } });
    expect(comparison('slow').experiments?.[0]?.differences).toEqual([{ field: 'configuration.faults', baseline: '"hesitate@8"', candidate: '"hesitate@24"' }]);
    expect(result.stdout.replaceAll(/\s+/g, ' ')).toContain('GetBlockRange-100 (native): slower shown');
    expect(result.stderr).toContain('error GATE_FAILED: not-slower: fail');
    expect(comparison('slow').gates).toMatchObject([{ id: 'not-slower', verdict: 'fail', purpose: 'regression', postHoc: false }]);
  });

  it('ran in one leg, in turn, with the gates in the plan of every run, the screening before and apart', async () => {
    const bundle = (repeat: number, name: string): Bundle => test.json('slow', 'runs', `${name}-r${String(repeat)}-a1`, 'bundle.json') as Bundle;
    const all = [1, 2, 3, 4, 5].map((repeat) => [bundle(repeat, 'base'), bundle(repeat, 'next')] as const);
    expect(new Set(all.flat().map(({ leg }) => leg.id)).size).toBe(1);
    expect(all.map(([base, next]) => [base.leg.position, next.leg.position])).toEqual([[1, 2], [2, 1], [1, 2], [2, 1], [1, 2]]);
    expect((test.json('slow', 'runs', 'base-r1-a1', 'plan.json') as Plan).gates?.document.gates).toEqual([SLOWDOWN]);
    expect(comparison('slow', 'screening').experiments).toMatchObject([{ stage: 'screening', declaredPairs: 1 }]);
    const verified = await test.run('verify', 'slow');
    expect(verified.exitCode, verified.stdout + verified.stderr).toBe(0);
  });

  it('an edited gate file is post hoc, and still judged', async () => {
    writeFileSync(test.path('edited.json'), JSON.stringify({ version: 1, id: 'declared', gates: [{ ...SLOWDOWN, minimumEffect: 100 }] } satisfies Gates));
    const { exitCode, stdout } = await test.run('aggregate', 'slow/runs', '--gates', 'edited.json', '--json');
    expect((JSON.parse(stdout) as Comparison).gates).toMatchObject([{ postHoc: true }]);
    expect(exitCode).toBe((JSON.parse(stdout) as Comparison).gates[0]?.verdict === 'fail' ? 1 : 0);
    expect((JSON.parse((await test.run('aggregate', 'slow/runs', '--gates', 'gates.json', '--json')).stdout) as Comparison).gates).toMatchObject([{ postHoc: false }]);
  });
});

describe('an experiment of a program against itself', { timeout: 400_000 }, () => {
  it('shows nothing, so that its regression gate lets it pass; without one of its runs it does not', async () => {
    write('hesitate@8');
    const { exitCode, stderr } = await test.run('run', './plan.json', '--out', 'same');
    expect(rateLine(comparison('same'))).toMatchObject({ verdict: 'not shown' });
    expect(comparison('same').experiments?.[0]?.differences).toEqual([]);
    expect(['pass', 'not shown']).toContain(comparison('same').gates[0]?.verdict);
    expect(exitCode, stderr).toBe(0);
    rmSync(test.path('same', 'runs', 'next-r3-a1'), { recursive: true });
    const missing = await test.run('aggregate', 'same/runs', '--out', 'agg');
    expect(missing.exitCode).toBe(1);
    expect(comparison('agg').gates).toMatchObject([{ verdict: 'not measured' }]);
    expect(existsSync(test.path('agg', 'report.html'))).toBe(true);
  });

  it('is not run where its screening does not pass', async () => {
    writeFileSync(test.path('screening.json'), JSON.stringify({ version: 1, id: 'screening', gates: [IMPOSSIBLE] } satisfies Gates));
    write('hesitate@8', { plan: { repeats: 50, experiment: { screening: { pairs: 1, gates: 'screening.json' } } } });
    const { exitCode, stderr } = await test.run('run', './plan.json', '--out', 'stopped');
    expect(exitCode, stderr).toBe(1);
    expect(stderr).toContain('the screening did not pass its gates: the full matrix is not run');
    expect(comparison('stopped', 'screening')).toMatchObject({ outcome: 'failed', gates: [{ id: 'much-faster', verdict: 'fail', postHoc: false }], expected: { runs: 2 } });
    expect(existsSync(test.path('stopped', 'runs'))).toBe(false);
  });
});
