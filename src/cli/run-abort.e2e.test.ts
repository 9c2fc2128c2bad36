import { existsSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';
import { SmallDisk } from './testing/small-disk.ts';

const MIB = 1024 * 1024;

let test: ProgramTest;
let mounted: SmallDisk[] = [];
beforeEach(() => {
  test = new ProgramTest();
  writePlanFiles(test, { variants: { first: {}, second: {} }, plan: { scenarios: ['GetLightdInfo', 'GetBlockRange-1000'] }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 1.5 })) });
});
afterEach(() => {
  for (const disk of mounted) disk.unmount();
  mounted = [];
  test.remove();
});

function mountSmall(name: string, bytes: number): SmallDisk | null {
  const disk = SmallDisk.mount(test.path(name), bytes);
  if (disk !== null) mounted.push(disk);
  return disk;
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
    const disk = mountSmall('small', 128 * MIB) ?? skip('no file system may be mounted here');
    const run = test.start(['run', 'plan.json', '--out', 'small/out']);
    await test.untilMeasuring('first-r1-a1', 'small/out');
    expect(disk.fill(128 * MIB)).toBe(true);
    const { exitCode, stderr } = await run;
    expect(stderr).toMatch(/^error DISK_FULL: .*\/small\/out\/runs\/first-r1-a1: the disk became full while a run was written$/m);
    expect(exitCode).toBe(3);
    await expectNothingLeft('small/out');
  });

  it('a disk that becomes full under the driver: the same', async ({ skip }) => {
    const disk = mountSmall('work', 8 * MIB) ?? skip('no file system may be mounted here');
    const run = test.start(['run', 'plan.json', '--out', 'out'], { TMPDIR: test.path('work') });
    await test.untilMeasuring('first-r1-a1');
    expect(disk.fill(8 * MIB)).toBe(true);
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
