import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Payloads, Pins } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

/** The real programs; nothing here may build or fetch them. */
const folder = process.env['INDEXBENCH_BIN'] ?? '';
const isThere = ['lightwalletd-738a7ed', 'zebrad-6.4.2'].every((name) => folder !== '' && existsSync(join(folder, name)));
const VARIANT = 'lightwalletd-738a7ed';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

describe.skipIf(!isThere)('lightwalletd beside a frozen zebra (skipped where INDEXBENCH_BIN has not both)', { timeout: 240_000 }, () => {
  it('builds its cache, serves the pinned chain from it, ends cleanly, and leaves no password', async () => {
    writePlanFiles(test, {
      variants: { [VARIANT]: {} },
      plan: { snapshot: 'regtest', variants: [VARIANT], studies: ['index-build', 'serving'], scenarios: ['GetBlockRange-1000'] },
      pins: (pins: Pins) => {
        pins.extends = 'embedded';
        pins.variants = {};
      },
    });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).not.toContain('error ');
    expect(exitCode).toBe(0);
    const run = (...parts: string[]): string[] => ['out', 'runs', `${VARIANT}-r1-a1`, ...parts];
    const { outcome, binary, launch } = test.json(...run('bundle.json')) as Bundle;
    expect(outcome).toEqual({ kind: 'complete' });
    expect(binary).toMatchObject({ file: VARIANT, reportedVersion: '0.5.3-12-g738a7ed' });
    expect(launch?.environment).toEqual(['HOME={work}/target', 'RPCPASSWORD=[removed]']);
    expect((test.json(...run('payloads.json')) as Payloads).verdict).toEqual({ kind: 'verified' });
    // It says so when its cache is on the disk; while it is measured it says nothing of the kind.
    const log = (name: string): string => readFileSync(test.path(...run('logs', name)), 'utf8');
    expect(log(`${VARIANT}-index-build.log`)).toContain('Waiting for block: 12004');
    expect(log(`${VARIANT}.log`)).not.toContain('Waiting for block');
    // Exit code 1 is its clean end: the signal ended it, and nothing was left behind.
    const stops = readFileSync(test.path(...run('events.ndjson')), 'utf8').split('\n').filter((line) => line.includes('"kind":"stopped"'));
    expect(stops.length).toBeGreaterThanOrEqual(2);
    for (const line of stops) expect(JSON.parse(line)).toMatchObject({ endedBy: 'own-signal', leftBehind: [] });
  });
});
