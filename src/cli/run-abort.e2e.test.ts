import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

const MIB = 1024 * 1024;

let test: ProgramTest;
let mounted: string[] = [];
beforeEach(() => {
  test = new ProgramTest();
  writePlanFiles(test, { variants: { first: {}, second: {} }, plan: { scenarios: ['GetLightdInfo', 'GetBlockRange-1000'] }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 1.5 })) });
});
afterEach(() => {
  for (const folder of mounted) spawnSync('umount', ['-l', folder]);
  mounted = [];
  test.remove();
});

/** A folder on a file system of its own; false where this host does not let us make one. */
function mountSmall(name: string, bytes: number): boolean {
  const folder = test.path(name);
  mkdirSync(folder);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).status !== 0) return false;
  mounted.push(folder);
  return true;
}

function fill(name: string, bytes: number): void {
  expect(() => writeFileSync(test.path(name, 'filler'), Buffer.alloc(bytes))).toThrow('ENOSPC');
}

/** What must hold whenever the whole command gives up: nothing runs any more, and nothing reads as evidence. */
async function expectNothingLeft(out: string): Promise<void> {
  expect(await test.processesAfter(5_000)).toEqual([]);
  expect(test.temporaryFolders()).toEqual([]);
  expect(existsSync(test.path(out, 'runs', 'first-r1-a1', 'events.ndjson'))).toBe(true);
  expect(existsSync(test.path(out, 'runs', 'first-r1-a1', 'MANIFEST.sha256'))).toBe(false);
  expect(existsSync(test.path(out, 'runs', 'second-r1-a1'))).toBe(false);
}

describe('a run that cannot go on', { timeout: 90_000 }, () => {
  it('a disk that becomes full under the bundle: DISK_FULL, exit 3, no false bundle, no process', async ({ skip }) => {
    // Room enough for the look that is taken before anything starts.
    if (!mountSmall('small', 128 * MIB)) skip('no file system may be mounted here');
    const run = test.start(['run', 'plan.json', '--out', 'small/out']);
    await test.untilMeasuring('first-r1-a1', 'small/out');
    fill('small', 128 * MIB);
    const { exitCode, stderr } = await run;
    expect(stderr).toMatch(/^error DISK_FULL: .*\/small\/out\/runs\/first-r1-a1: the disk became full while a run was written$/m);
    expect(exitCode).toBe(3);
    await expectNothingLeft('small/out');
  });

  it('a disk that becomes full under the driver: the same', async ({ skip }) => {
    if (!mountSmall('work', 8 * MIB)) skip('no file system may be mounted here');
    const run = test.start(['run', 'plan.json', '--out', 'out'], { TMPDIR: test.path('work') });
    await test.untilMeasuring('first-r1-a1');
    fill('work', 8 * MIB);
    const { exitCode, stderr } = await run;
    expect(stderr).toMatch(/^error DISK_FULL: native driver: .*ENOSPC/m);
    expect(exitCode).toBe(3);
    await expectNothingLeft('out');
  });

  it('a defect of the kit, here a folder of its own that somebody removed: INTERNAL, exit 4, no false bundle, no process', async () => {
    const run = test.start(['run', 'plan.json', '--out', 'out']);
    await test.untilMeasuring('first-r1-a1');
    rmSync(test.path('out', 'runs', 'first-r1-a1', 'samples'), { recursive: true });
    const { exitCode, stderr } = await run;
    expect(stderr).toMatch(/^error INTERNAL: .*ENOENT/m);
    expect(exitCode).toBe(4);
    await expectNothingLeft('out');
  });
});
