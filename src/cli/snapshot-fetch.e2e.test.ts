import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../model/generated/types.ts';
import { ArchiveServer } from '../snapshot/fixtures/archive-server.ts';
import { DEMO_PIN } from '../snapshot/fixtures/demo-pin.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT, type ProgramResult } from './testing/program.ts';

const NAME = `${DEMO_PIN.sha256}.tar.gz`;
const BYTES = 1_478_601;
const server = new ArchiveServer(readFileSync(join(ROOT, 'fixtures', 'demo', 'regtest-12003.tar.gz')));
let test: ProgramTest;
let mounted: string[] = [];
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  test = new ProgramTest();
  server.seen.length = 0;
  const snapshots = Object.fromEntries(['ok', 'rest-stall', '404'].map((mode): [string, Snapshot] => [mode, { ...DEMO_PIN, source: { kind: 'url', url: server.url(mode) } }]));
  writePlanFiles(test, { variants: { plain: {} }, pins: (pins) => Object.assign(pins.snapshots, snapshots), plan: { snapshot: '404', scenarios: ['GetLightdInfo'] } });
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  for (const folder of mounted) spawnSync('umount', ['-l', folder]);
  mounted = [];
  test.remove();
  expect(left).toEqual([]);
});

const fetchInto = (name: string, cache = 'cache', ...flags: string[]): Promise<ProgramResult> => test.run('snapshot', 'fetch', name, '--pins', 'pins.json', '--cache', cache, ...flags);
const kept = (cache = 'cache'): string => test.path(cache, 'snapshots', NAME);

async function until(met: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !met(); await new Promise((resolve) => setTimeout(resolve, 20))) if (Date.now() > end) throw new Error('not met in 20 s');
}

describe('snapshot fetch', { timeout: 60_000 }, () => {
  it.each(['SIGKILL', 'SIGINT'] as const)('goes on in the next command after %s', async (signal) => {
    const first = test.start(['snapshot', 'fetch', 'rest-stall', '--pins', 'pins.json', '--cache', 'cache']);
    const part = `${kept()}.part`;
    await until(() => existsSync(part) && statSync(part).size === 600_000);
    first.kill(signal);
    expect((await first).exitCode).toBe(signal === 'SIGINT' ? 130 : undefined);
    await test.processesAfter(5_000);
    const { exitCode, stdout, stderr } = await fetchInto('rest-stall', 'cache', '--json');
    expect(exitCode, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ name: 'rest-stall', file: kept(), bytes: BYTES, fitsCache: true });
    expect(stderr).toContain(`${String(BYTES - 600_000)} bytes fetched in `);
    expect(server.seen.map(({ range }) => range)).toEqual([undefined, 'bytes=600000-']);
    expect(readdirSync(test.path('cache', 'snapshots'))).toEqual([NAME]);
  });

  it('what it keeps is what `run` and `snapshot restore` start from: nobody is asked', async () => {
    expect((await fetchInto('ok')).exitCode).toBe(0);
    server.seen.length = 0;
    expect(await fetchInto('ok')).toMatchObject({ exitCode: 0, stdout: `ok: ${kept()}, ${String(BYTES)} bytes, was there` });
    expect(await test.run('snapshot', 'restore', '404', 'chain', '--pins', 'pins.json', '--cache', 'cache')).toMatchObject({ exitCode: 0 });
    const run = await test.run('run', 'plan.json', '--cache', 'cache', '--out', 'out');
    expect(run.exitCode, run.stderr).toBe(0);
    expect(server.seen).toEqual([]);
  });

  it('a damaged archive in the cache is removed, said, and the source asked', async () => {
    mkdirSync(test.path('cache', 'snapshots'), { recursive: true });
    writeFileSync(kept(), 'an older one');
    const run = await test.run('run', 'plan.json', '--cache', 'cache', '--out', 'out');
    expect(run.exitCode).toBe(4);
    expect(run.stderr).toContain(`${NAME} is damaged (expected SHA-256 ${DEMO_PIN.sha256}, found `);
    expect(run.stderr).toContain('error SNAPSHOT_SOURCE: ');
    expect(existsSync(kept())).toBe(false);
  });

  it('a folder in its place is left alone: fetch refuses, a run reads the source', async () => {
    mkdirSync(join(kept(), 'mine'), { recursive: true });
    expect(await fetchInto('ok')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is in the way of the archive, and no file') as string });
    const run = await test.run('run', 'plan.json', '--snapshot', 'ok', '--cache', 'cache', '--out', 'out');
    expect(run.exitCode, run.stderr).toBe(0);
    expect(run.stderr).toContain(`${NAME} is no file, and left alone`);
    expect(existsSync(join(kept(), 'mine'))).toBe(true);
  });

  it('refuses an unknown name, a snapshot that is a file, and a cache that cannot be one', async () => {
    expect(await fetchInto('unknown')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('unknown snapshot "unknown"; allowed: ') as string });
    expect(await fetchInto('demo')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('there is nothing to fetch') as string });
    writeFileSync(test.path('file'), '');
    expect(await fetchInto('ok', 'file')).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('error OUTPUT_UNWRITABLE: ') as string });
  });

  it('a disk that is too small is told before the first byte is kept', async ({ skip }) => {
    mkdirSync(test.path('small'));
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', test.path('small')]).status !== 0) skip('no file system may be mounted here');
    mounted.push(test.path('small'));
    const { exitCode, stderr } = await fetchInto('ok', 'small');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/error DISK_FULL: .*: \d+ bytes are needed, \d+ are free/);
    expect(existsSync(kept('small'))).toBe(false);
  });
});
