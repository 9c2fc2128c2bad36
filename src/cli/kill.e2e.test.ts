import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Comparison, Measurements } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
  writePlanFiles(test, { variants: { first: {}, second: {} }, plan: { scenarios: ['GetBlockRange-1000', 'download'] }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 3 })) });
});
afterEach(() => {
  test.remove();
});

/** Starts the run and waits until its first measurement has begun. */
async function startMeasuring(): Promise<{ readonly run: ReturnType<ProgramTest['start']> }> {
  const run = test.start(['run', 'plan.json', '--out', 'out']);
  await test.untilMeasuring('first-r1-a1');
  return { run };
}

const pidOf = (pattern: RegExp): number => {
  const found = test.processes().filter(({ command }) => pattern.test(command));
  expect(found).toHaveLength(1);
  return found[0]?.pid ?? 0;
};

/** The running child of a process whose command line names a program; 0 = none. */
function childOf(parent: number, program: string): number {
  const children = readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program) && new RegExp(`\\) [^Z] ${parent} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  });
  return Number(children[0] ?? 0);
}

describe('whatever is killed', { timeout: 120_000 }, () => {
  it('SIGKILL of the controller: nothing is left within 5 s, the bundle reads as unsealed, verify says so', async () => {
    const { run } = await startMeasuring();
    run.kill('SIGKILL');
    await run;
    expect(await test.processesAfter(5_000)).toEqual([]);
    expect(await test.temporaryFoldersAfter(2_000)).toEqual([]);
    expect(existsSync(test.path('out', 'runs', 'first-r1-a1', 'MANIFEST.sha256'))).toBe(false);
    const { exitCode, stdout } = await test.run('verify', 'out');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('REFUSED  first-r1-a1  BUNDLE_UNSEALED');
  });

  it('SIGKILL of the watchdog, then of the controller: another watchdog had taken over, and nothing is left', async () => {
    const { run } = await startMeasuring();
    const watchdog = childOf(run.pid ?? 0, 'watchdog.mjs');
    process.kill(watchdog, 'SIGKILL');
    for (const end = Date.now() + 10_000; [0, watchdog].includes(childOf(run.pid ?? 0, 'watchdog.mjs')); ) {
      if (Date.now() > end) throw new Error('no watchdog took over');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    run.kill('SIGKILL');
    await run;
    expect(await test.processesAfter(5_000)).toEqual([]);
    expect(test.temporaryFolders()).toEqual([]);
  });

  it('SIGKILL of the driver: the run fails with its name, the other variant is measured', async () => {
    const { run } = await startMeasuring();
    process.kill(pidOf(/dist\/driver\.mjs/), 'SIGKILL');
    expect((await run).exitCode).toBe(4);
    expect((test.json('out', 'runs', 'first-r1-a1', 'bundle.json') as Bundle).outcome).toMatchObject({ kind: 'failed', code: 'DRIVER_FAILED', message: expect.stringContaining('signal SIGKILL') as unknown });
    expect((test.json('out', 'runs', 'second-r1-a1', 'bundle.json') as Bundle).outcome).toEqual({ kind: 'complete' });
    expect(await test.processesAfter(5_000)).toEqual([]);
  });

  it('SIGKILL of the target: the run fails with its name, the other variant is measured', async () => {
    const { run } = await startMeasuring();
    process.kill(pidOf(/dist\/reference\.mjs --chain/), 'SIGKILL');
    expect((await run).exitCode).toBe(4);
    expect((test.json('out', 'runs', 'first-r1-a1', 'bundle.json') as Bundle).outcome).toMatchObject({ kind: 'failed', code: 'SYSTEM_EXITED', message: 'first: ended during its run (signal SIGKILL)' });
    expect((test.json('out', 'runs', 'second-r1-a1', 'bundle.json') as Bundle).outcome).toEqual({ kind: 'complete' });
    expect(await test.processesAfter(5_000)).toEqual([]);
  });
});

describe('Ctrl-C', { timeout: 120_000 }, () => {
  it('while measuring: children gone, the bundle sealed as incomplete, exit 130, no further run', async () => {
    const { run } = await startMeasuring();
    run.kill('SIGINT');
    expect((await run).exitCode).toBe(130);
    expect(await test.processesAfter(1_000)).toEqual([]);
    expect(test.temporaryFolders()).toEqual([]);
    expect((test.json('out', 'runs', 'first-r1-a1', 'bundle.json') as Bundle).outcome).toEqual({ kind: 'incomplete', reason: 'interrupted' });
    expect((test.json('out', 'runs', 'first-r1-a1', 'measurements.json') as Measurements).measurements.map(({ state }) => state.kind)).toEqual(['cut-off', 'cut-off']);
    expect(existsSync(test.path('out', 'runs', 'second-r1-a1'))).toBe(false);
    expect(test.json('out', 'comparison.json') as Comparison).toMatchObject({ outcome: 'incomplete', rows: [{ cells: [{ state: { kind: 'empty' } }, { state: { kind: 'empty', reason: 'missing' } }] }, {}] });
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });

  it.each([0, 150, 400, 1_000])('%d ms after the start: exit 130 and nothing left', async (delayMs) => {
    const run = test.start(['run', 'plan.json', '--out', 'out']);
    // Before its handler is there, the signal ends the process as it ends any other.
    await new Promise((resolve) => setTimeout(resolve, 250 + delayMs));
    run.kill('SIGINT');
    const { exitCode, signal } = await run;
    expect([130, 'SIGINT']).toContain(exitCode ?? signal);
    expect(await test.processesAfter(5_000)).toEqual([]);
    expect(test.temporaryFolders()).toEqual([]);
  });

  it('a deadline ends the run too: what was measured is kept, exit 4', async () => {
    const { exitCode } = await test.run('run', 'plan.json', '--out', 'out', '--deadline', '6');
    expect(exitCode).toBe(4);
    expect((test.json('out', 'runs', 'first-r1-a1', 'bundle.json') as Bundle).outcome).toEqual({ kind: 'incomplete', reason: 'deadline' });
    expect(await test.processesAfter(1_000)).toEqual([]);
  });
});

describe('a reader that goes away', { timeout: 120_000 }, () => {
  it('does not end the run: the bundles are sealed and the exit code is the run’s', async () => {
    const run = test.start(['run', 'plan.json', '--out', 'out']);
    run.stderr.once('data', () => {
      run.stderr.destroy();
      run.stdout.destroy();
    });
    expect((await run).exitCode).toBe(0);
    expect((test.json('out', 'comparison.json') as Comparison).outcome).toBe('passed');
  });
});
