import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from '../model/document.ts';
import type { Bundle, Comparison, IndexBuild, Measurements, PlanFile } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';
import { SmallDisk } from './testing/small-disk.ts';

const MIB = 1024 * 1024;

/** The real programs. Without INDEXBENCH_BIN what needs them is skipped: nothing here may fetch or build one. */
const BIN = process.env['INDEXBENCH_BIN'] ?? '';
const isThere = ['zebrad-6.4.2', 'zainod-0.10.1', 'ztreamerd-0.2.1'].every((name) => BIN !== '' && existsSync(join(BIN, name)));
const WHY = isThere ? '' : ' (skipped: INDEXBENCH_BIN holds no zebrad-6.4.2, zainod-0.10.1 and ztreamerd-0.2.1)';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(10_000);
  const folders = test.temporaryFolders();
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

/** A plan of real variants on the regtest chain. The page cache is left alone: others work on this machine. */
function writePlan(variants: readonly string[], indexBuild: PlanFile['indexBuild'], plan: Partial<PlanFile> = {}): void {
  const { variants: pinned } = parseDocument('Pins', readFileSync(join(ROOT, 'workloads', 'pins.json'), 'utf8'), 'pins.json');
  writePlanFiles(test, {
    variants: {},
    pins: (pins) => void Object.assign(pins.variants, pinned),
    plan: { snapshot: 'regtest', variants: [...variants], studies: ['index-build'], indexBuild: { settleSeconds: 0.5, pageCache: 'keep', ...indexBuild }, ...plan },
  });
}

const bundleOf = (variant: string): Bundle => test.json('out', 'runs', `${variant}-r1-a1`, 'bundle.json') as Bundle;
const buildOf = (variant: string): IndexBuild => test.json('out', 'runs', `${variant}-r1-a1`, 'index-build.json') as IndexBuild;
const comparison = (): Comparison => test.json('out', 'comparison.json') as Comparison;

async function expectVerified(): Promise<void> {
  const { exitCode, stdout, stderr } = await test.run('verify', 'out');
  expect(`${stdout}${stderr}`).not.toMatch(/differs|refused/);
  expect(exitCode).toBe(0);
}

/** Waits for a stage of the running build, and gives the process that builds. */
async function untilBuilding(variant: string, { program, pattern }: { readonly program: string; readonly pattern: RegExp }): Promise<number> {
  const journal = test.path('out', 'runs', `${variant}-r1-a1`, 'events.ndjson');
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(20)) {
    const pid = test.processes().find(({ command }) => command.includes(program))?.pid;
    if (existsSync(journal) && pattern.test(readFileSync(journal, 'utf8')) && pid !== undefined) return pid;
  }
  throw new Error(`no ${program} came so far`);
}

describe.skipIf(!isThere)(`the study index-build on the real programs${WHY}`, { timeout: 240_000 }, () => {
  it('times, counts and compares the builds, then serves from the finished index', async () => {
    writePlan(['zaino-0.10.1', 'ztreamer-0.2.1'], { stallSeconds: 60, timeoutSeconds: 120 }, { studies: ['serving', 'index-build'] });
    const { exitCode, stdout } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(0);
    const [zaino, ztreamer] = [buildOf('zaino-0.10.1'), buildOf('ztreamer-0.2.1')];
    for (const { state, tip, work, host, pageCacheNote, figures } of [zaino, ztreamer]) {
      expect(state).toEqual({ kind: 'complete' });
      expect(tip?.height).toBe(12_003);
      expect(work.fields).toMatchObject({ probeHeight: 6_002, probeHash: '96cd53c9256f29a7ca0289fae7b9dc8465718ba047882fa598914adb4f5d6637' });
      expect([host.fields.pageCache, pageCacheNote]).toEqual(['warm', 'the plan says "keep"']);
      expect(figures?.samples).toBeGreaterThan(10);
      expect(figures?.system.anonymousPeakBytes).toBeGreaterThan(10e6);
      expect(figures?.system.afterStop?.cpuUserNs).toBeGreaterThanOrEqual(figures?.system.atCompletion?.cpuUserNs ?? Infinity);
      expect(figures?.system.afterStop?.writtenBytes).toBeGreaterThan(1e6);
      expect(figures?.node?.anonymousPeakBytes).toBeGreaterThan(10e6);
      expect(figures?.stopNs).not.toBeNull();
    }
    // zainod answers from its node while it builds; ztreamerd answers only once it is complete.
    expect(zaino.figures?.firstBlock?.atNs).toBeLessThan(zaino.figures?.complete?.atNs ?? 0);
    const { firstInfo, complete } = ztreamer.figures ?? {};
    expect((firstInfo?.atNs ?? 0) + (complete?.errorNs ?? 0)).toBeGreaterThanOrEqual(complete?.atNs ?? Infinity);
    expect(zaino.figures?.indexBytes).toBeGreaterThan(40e6);
    expect(ztreamer.figures?.indexBytes).toBeLessThan(20e6);
    const { indexBuild, rows } = comparison();
    expect(indexBuild?.ratios.find(({ metric }) => metric === 'completeNs')).toMatchObject({ numerator: 'ztreamer-0.2.1', basis: { kind: 'paired', pairs: [{ firstInOrder: 'zaino-0.10.1' }] } });
    expect(rows.flatMap(({ cells }) => cells.map(({ state }) => state.kind))).toEqual(['measured', 'measured']);
    const { measurements } = test.json('out', 'runs', 'ztreamer-0.2.1-r1-a1', 'measurements.json') as Measurements;
    expect(measurements[0]?.state).toEqual({ kind: 'measured' });
    expect(stdout).toMatch(/^index build +complete +first answer/m);
    await expectVerified();
  });

  it('ends a build that its process left half way: exited, with the height reached', async () => {
    writePlan(['zaino-0.10.1'], { stallSeconds: 60, timeoutSeconds: 120 });
    const running = test.start(['run', 'plan.json', '--out', 'out']);
    process.kill(await untilBuilding('zaino-0.10.1', { program: 'zainod-0.10.1 start', pattern: /height [456]\d\d\d of 12003/ }), 'SIGKILL');
    expect((await running).exitCode).toBe(4);
    expect(buildOf('zaino-0.10.1')).toMatchObject({ state: { kind: 'exited', message: 'ended (signal SIGKILL)' }, figures: { complete: null, stopNs: null } });
    expect(bundleOf('zaino-0.10.1').outcome).toMatchObject({ kind: 'failed', code: 'SYSTEM_EXITED', message: expect.stringMatching(/the index was at: height \d+ of 12003/) as string });
    expect(comparison().indexBuild?.cells[0]?.state).toMatchObject({ kind: 'empty', reason: 'failed' });
    await expectVerified();
  });

  it('ends a build that was stopped (SIGSTOP): stalled', async () => {
    writePlan(['zaino-0.10.1'], { stallSeconds: 8, timeoutSeconds: 120 });
    const running = test.start(['run', 'plan.json', '--out', 'out']);
    process.kill(await untilBuilding('zaino-0.10.1', { program: 'zainod-0.10.1 start', pattern: /building the index/ }), 'SIGSTOP');
    expect((await running).exitCode).toBe(4);
    expect(buildOf('zaino-0.10.1').state).toEqual({ kind: 'stalled' });
    expect(readFileSync(test.path('out', 'runs', 'zaino-0.10.1-r1-a1', 'events.ndjson'), 'utf8')).toContain('"wereStopped":true');
    expect(bundleOf('zaino-0.10.1').outcome).toMatchObject({ kind: 'failed', code: 'SYSTEM_INDEX_STALLED' });
    await expectVerified();
  });

  it('ends a build whose disk became full, and says that, whether it goes on trying or ends', async ({ skip }) => {
    const disk = SmallDisk.mount(test.path('work'), 96 * MIB) ?? skip('no file system may be mounted here');
    try {
      writePlan(['zaino-0.10.1'], { stallSeconds: 12, timeoutSeconds: 120 });
      const running = test.start(['run', 'plan.json', '--out', 'out'], { TMPDIR: test.path('work') });
      await untilBuilding('zaino-0.10.1', { program: 'zainod-0.10.1 start', pattern: /building the index/ });
      expect(disk.fill(96 * MIB)).toBe(true);
      const { exitCode, stderr } = await running;
      expect(exitCode).toBe(4);
      expect(stderr).toContain('the disk that it writes to is full');
      expect(bundleOf('zaino-0.10.1').outcome).toMatchObject({ kind: 'failed', code: expect.stringMatching(/^SYSTEM_(INDEX_STALLED|EXITED)$/) as string, message: expect.stringMatching(/; the disk that it writes to is full: \d+ bytes are free$/) as string });
    } finally {
      disk.unmount();
    }
  });

  it('ends a build that takes too long, and says so', async () => {
    writePlan(['zaino-0.10.1'], { stallSeconds: 60, timeoutSeconds: 1 });
    const { exitCode } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(4);
    expect(buildOf('zaino-0.10.1').state).toEqual({ kind: 'timeout' });
    expect(bundleOf('zaino-0.10.1').outcome).toMatchObject({ kind: 'failed', code: 'SYSTEM_INDEX_TIMEOUT' });
    await expectVerified();
  });
});

describe('the study index-build without the real programs', { timeout: 60_000 }, () => {
  it('says of a system that builds no index that it builds none, and serves', async () => {
    writePlanFiles(test, { variants: { plain: {} }, plan: { studies: ['index-build', 'serving'] } });
    const { exitCode, stdout } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(0);
    expect(buildOf('plain')).toMatchObject({ state: { kind: 'no-index' }, figures: null, series: null });
    expect(stdout).toMatch(/^plain +— builds no index$/m);
    expect(comparison()).toMatchObject({ outcome: 'passed', indexBuild: { cells: [{ state: { reason: 'no-index' } }], ratios: [] } });
    await expectVerified();
  });
});
