import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../model/generated/types.ts';
import { ArchiveServer } from '../snapshot/fixtures/archive-server.ts';
import { DEMO_PIN } from '../snapshot/fixtures/demo-pin.ts';
import { REGTEST_PIN } from '../snapshot/fixtures/regtest-pin.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

const test = new ProgramTest();
const server = new ArchiveServer(readFileSync(join(ROOT, 'fixtures', 'demo', 'regtest-12003.tar.gz')));
const nodeStates = new ArchiveServer(readFileSync(join(ROOT, 'fixtures', 'regtest', 'zebra-regtest-v28-12003.tar.zst')));
const HAS_ZSTD = spawnSync('zstd', ['--version']).status === 0;
/** Only root may mount, and not in every container. */
const CAN_MOUNT = spawnSync('unshare', ['--mount', 'true']).status === 0;
const snapshots: Record<string, Snapshot> = {};
const DISK = test.path('disk');

const SUCCEEDING = ['rest-cuts', 'rest-changed-once', 'rest-429', 'rest-reset', 'cut-once'];
const FAILING: [mode: string, message: RegExp][] = [
  ['cut', /: broke off after \d+ of 1478601 bytes: .+; the server ignores Range\n/],
  ['rest-changes', /: broke off after \d+ of 1478601 bytes: .+; the archive changed while it was fetched: ETag was "\d+" and is "\d+"\n/],
  ['429', /: status 429 instead of 200; it begins with "slow down"\n/],
  ['429-year', /: status 429 asks to wait 31\d+ s, which is too long\n/],
  ['503', /: status 503 instead of 200; it begins with "busy"\n/],
  ['html', /: an HTML page came instead of an archive; it begins with "<html>limit exceeded<\/html>"\n/],
  ['rest-html', /: an HTML page came instead of an archive; it begins with "<html>log in<\/html>"\n/],
];

beforeAll(async () => {
  await Promise.all([server.start(), nodeStates.start()]);
  for (const mode of [...SUCCEEDING, ...FAILING.map(([name]) => name)]) snapshots[mode] = { ...DEMO_PIN, source: { kind: 'url', url: server.url(mode) } };
  snapshots['node'] = { ...REGTEST_PIN, source: { kind: 'url', url: nodeStates.url('rest-cuts') } };
  snapshots['node-unsized'] = { ...REGTEST_PIN, source: { kind: 'url', url: nodeStates.url('ok') }, archiveBytes: null, unpackedBytes: null };
  writePlanFiles(test, { variants: { plain: {} }, pins: (pins) => Object.assign(pins.snapshots, snapshots) });
});
afterAll(async () => {
  await Promise.all([server.stop(), nodeStates.stop()]);
  const left = await test.processesAfter(5_000);
  const folders = test.temporaryFolders();
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

const restore = (name: string, into: string) => test.run('snapshot', 'restore', name, into, '--pins', 'pins.json');

describe('snapshot restore from a server', { timeout: 60_000 }, () => {
  it.concurrent.each(SUCCEEDING)('gets by with one that answers %s', async (mode) => {
    expect(await restore(mode, `good-${mode}/chain`)).toMatchObject({ exitCode: 0, stdout: `${mode}: restored into good-${mode}/chain, tip 12003 ${DEMO_PIN.tipHash}` });
    expect(readdirSync(test.path(`good-${mode}`))).toEqual(['chain']);
  });

  it.concurrent.each(FAILING)('gives up one that answers %s, says why, and leaves nothing', async (mode, message) => {
    const { exitCode, stdout, stderr } = await restore(mode, `bad-${mode}/chain`);
    expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: '' });
    expect(stderr).toContain(`error SNAPSHOT_SOURCE: ${server.url(mode)}: `);
    expect(stderr).toMatch(message);
    expect(readdirSync(test.path(`bad-${mode}`))).toEqual([]);
  });

  it.skipIf(!HAS_ZSTD)('restores the state of a node through many cuts, says with what, and verifies it', async () => {
    const restored = await restore('node', 'state');
    expect(restored).toMatchObject({ exitCode: 0, stdout: `node: restored into state, tip 12003 ${REGTEST_PIN.tipHash}` });
    expect(restored.stderr).toMatch(/^3161097 bytes fetched, digested and unpacked to 29467308 in one pass with zstd, \d+\.\d s \(\S+ MB\/s\)$/m);
    expect(nodeStates.seen.length).toBeGreaterThan(8);
    expect((await test.run('snapshot', 'verify', 'node', 'state', '--pins', 'pins.json')).stdout).toContain(`1033 files, 29467308 bytes, filesSha256 ${REGTEST_PIN.filesSha256 ?? ''} (as pinned)`);
  });

  it('says what is missing where there is no zstd, unless Node has it built in', async () => {
    const { exitCode, stderr } = await test.start(['snapshot', 'restore', 'regtest', 'without/state'], { PATH: '/nonexistent' });
    if ('createZstdDecompress' in zlib) expect({ exitCode, stderr }).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('in one pass with zlib of Node') as unknown });
    else expect({ exitCode, stderr }).toMatchObject({ exitCode: 3, stderr: expect.stringMatching(/error TOOL_MISSING: .+ no program zstd\n {2}next: Install zstd \(.+\), or use Node 22\.15 or later/) as unknown });
    expect(readdirSync(test.path('without'))).toEqual('createZstdDecompress' in zlib ? ['state'] : []);
  });

  const disks: [size: string, name: string, message: RegExp][] = [
    ['8m', 'node', /error DISK_FULL: \S+\/disk: 30\d{6} bytes are needed, \d{7} are free\n/],
    ['8m', 'node-unsized', /error DISK_FULL: \S+\/disk\/state: entry "\S+\/000010.sst" makes more than the \d{7} bytes that were free\n/],
    // Room for the bytes, but not for a thousand files that begin a block each.
    ['30m', 'node', /error DISK_FULL: \S+\/disk\/state: the disk became full after \d+ bytes were unpacked; 29467308 are needed\n/],
  ];
  it.skipIf(!HAS_ZSTD || !CAN_MOUNT).each(disks)('says that a disk of %s is too small for %s, and leaves nothing on it', async (size, name, message) => {
    mkdirSync(DISK);
    const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', DISK]).status === 0;
    try {
      expect(isMounted, 'a small disk can be mounted').toBe(true);
      expect(await restore(name, 'disk/state')).toMatchObject({ exitCode: 3, stderr: expect.stringMatching(message) as unknown });
      expect(readdirSync(DISK)).toEqual([]);
    } finally {
      if (isMounted) spawnSync('umount', [DISK]);
      rmSync(DISK, { recursive: true });
    }
  });
});
