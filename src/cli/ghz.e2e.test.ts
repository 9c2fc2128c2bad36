import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ghzForTests } from '../load/ghz/testing-launcher.ts';
import type { Comparison, Gates, Measurement, Measurements } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

/** The real one. Where neither INDEXBENCH_BIN nor PATH has it, what needs it is skipped: nothing here may fetch a program. */
const program = await ghzForTests(process.env);

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
  writePlanFiles(test, {
    variants: { plain: {} },
    plan: { drivers: ['native', 'ghz', 'ghz-as-published'] },
    // On a busy machine ghz needs more than a moment for the calls that it then leaves out.
    workload: ({ scenarios }) => scenarios.forEach(({ stop }) => { if (stop.kind === 'window') stop.seconds = 1; }),
  });
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

const comparison = (): Comparison => test.json('out', 'comparison.json') as Comparison;
const measurementOf = (driver: string): Measurement | undefined => (test.json('out', 'runs', 'plain-r1-a1', 'measurements.json') as Measurements).measurements.find((measurement) => measurement.driver === driver);
const states = (): unknown[] => comparison().rows.map(({ driver, cells }) => [driver, cells.map(({ state }) => (state.kind === 'empty' ? state.reason : state.kind))]);

describe.skipIf(program === null)('run with the real ghz', { timeout: 90_000 }, () => {
  it('gives each driver a row of its own, flags what nobody checked, and leaves evidence that verify recomputes', async () => {
    const { exitCode } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(0);
    expect(states()).toEqual([['native', ['measured']], ['ghz', ['measured']], ['ghz-as-published', ['measured']]]);
    expect(new Set(comparison().rows.map(({ workKey }) => workKey)).size).toBe(3);
    expect(['native', 'ghz', 'ghz-as-published'].map((driver) => measurementOf(driver)?.warnings.some(({ code }) => code === 'unchecked-blocks'))).toEqual([false, true, true]);
    for (const driver of ['native', 'ghz']) expect(measurementOf(driver)?.sums?.warmupCalls).toBe(5);
    for (const driver of ['native', 'ghz', 'ghz-as-published']) {
      const { sums, client } = measurementOf(driver) ?? {};
      expect(sums?.units).toBe((sums?.ok ?? 0) * 1000);
      expect(client?.ceilingUnitsPerSecond).toBeGreaterThan(0);
    }
    const published = measurementOf('ghz-as-published');
    // Five skipped calls and connecting are no samples, but one row of time.
    expect(published?.sums?.warmupCalls).toBe(0);
    expect(published?.samples?.rows).toBe((published?.sums?.calls ?? 0) + (published?.sums?.cutOff ?? 0) + 1);
    const verified = await test.run('verify', 'out');
    expect(verified.stdout).toMatch(/^ok /m);
    expect(verified.exitCode).toBe(0);
  });
});

describe('run where ghz is absent', { timeout: 90_000 }, () => {
  /** The test's own folder is all that there is to look in. */
  const runWithoutGhz = (...args: string[]): ReturnType<ProgramTest['start']> => test.start(['run', 'plan.json', '--out', 'out', ...args], { INDEXBENCH_BIN: '', PATH: test.folder });

  it('says so once, with how to get it, and measures the rest', async () => {
    const { exitCode, stderr } = await runWithoutGhz();
    const said = stderr.split('\n').filter((line) => line.includes('ghz was not found'));
    expect(said).toEqual([expect.stringMatching(/note: the program ghz was not found, so its cells stay empty; to get it: go install github\.com\/bojand\/ghz\/cmd\/ghz@v0\.121\.0, .* INDEXBENCH_BIN$/)]);
    expect(exitCode).toBe(0);
    expect(states()).toEqual([['native', ['measured']], ['ghz', ['driver-unavailable']], ['ghz-as-published', ['driver-unavailable']]]);
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });

  it('does not let a gate on its rows pass', async () => {
    writePlanFiles(test, { variants: { plain: {}, unbatched: { unbatched: true } }, plan: { drivers: ['native', 'ghz'], gates: 'gates.json' } });
    const gates: Gates = { version: 1, id: 'test', gates: [{ kind: 'ratio', id: 'not-slower', select: { scenario: 'GetBlockRange-1000', driver: 'ghz' }, metric: 'unitsPerSecond', candidate: 'plain', baseline: 'unbatched', judge: 'point', atLeast: 0.01 }] };
    writeFileSync(test.path('gates.json'), JSON.stringify(gates));
    const { exitCode } = await runWithoutGhz();
    expect(comparison().gates).toMatchObject([{ id: 'not-slower', verdict: 'not measured' }]);
    expect(exitCode).toBe(1);
  });

  it('refuses a plan that has no other driver, before anything starts', async () => {
    const { exitCode, stderr } = await runWithoutGhz('--drivers', 'ghz');
    expect(stderr).toMatch(/^error TOOL_MISSING: INDEXBENCH_BIN, PATH: the program ghz was not found, and the plan has no other driver\n {2}next: Get it \(go install /m);
    expect(exitCode).toBe(3);
  });
});
