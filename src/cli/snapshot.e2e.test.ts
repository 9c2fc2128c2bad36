import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompactBlocksSnapshot } from '../model/generated/types.ts';
import { newBlockHeader, scanCompactBlock } from '../protocol/compact-block.ts';
import { DelimitedDeframer } from '../protocol/delimited-deframer.ts';
import { ArchiveServer } from '../snapshot/fixtures/archive-server.ts';
import { DEMO_PIN } from '../snapshot/fixtures/demo-pin.ts';
import { tarOf, type TarEntry } from '../snapshot/fixtures/tar-of.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

const ARCHIVE = readFileSync(join(ROOT, 'fixtures', 'demo', 'regtest-12003.tar.gz'));
const OTHER_HASH = 'ab'.repeat(32);
const test = new ProgramTest();
const server = new ArchiveServer(ARCHIVE);
const snapshots: Record<string, CompactBlocksSnapshot> = {};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A pin whose archive is these bytes; size and digest are those of the pin unless they are given. */
function pinOf(name: string, bytes: Buffer, pin: Partial<CompactBlocksSnapshot> = {}): void {
  const path = test.path('archives', `${name}.tar.gz`);
  writeFileSync(path, bytes);
  snapshots[name] = { ...DEMO_PIN, ...pin, source: { kind: 'path', path } };
}

/** A hostile archive whose size and digest are right. */
function pinOfEntry(name: string, entry: TarEntry): void {
  const bytes = gzipSync(tarOf([{ path: 'compact-blocks/shielded.pb', body: 'x' }, entry]));
  pinOf(name, bytes, { sha256: sha256(bytes), archiveBytes: bytes.length, unpackedBytes: 1000 });
}

const flipped = Buffer.from(ARCHIVE);
flipped[700_000] = (flipped[700_000] ?? 0) ^ 1;
const cut = ARCHIVE.subarray(0, 900_000);

beforeAll(async () => {
  await server.start();
  mkdirSync(test.path('archives'));
  pinOf('flipped', flipped);
  pinOf('truncated', cut);
  pinOf('other-chain', ARCHIVE, { tipHash: OTHER_HASH });
  pinOfEntry('climbing', { path: '../evil', body: 'x' });
  pinOfEntry('absolute', { path: '/tmp/indexbench-evil', body: 'x' });
  pinOfEntry('link', { path: 'out', type: 'SymbolicLink', linkpath: '../../etc' });
  snapshots['absent'] = { ...DEMO_PIN, source: { kind: 'path', path: test.path('archives', 'absent.tar.gz') } };
  for (const mode of ['ok', '404', 'html', 'short', 'cut', 'stall', 'trickle', 'secret']) snapshots[`url-${mode}`] = { ...DEMO_PIN, source: { kind: 'url', url: server.url(mode) } };
  snapshots['url-secret'] = { ...DEMO_PIN, source: { kind: 'url', url: server.url('404?sig=c4n4ry').replace('://', '://user:c4n4ry@') } };
  writePlanFiles(test, { variants: { plain: {} }, pins: (pins) => Object.assign(pins.snapshots, snapshots) });
});
beforeEach(() => {
  rmSync(test.path('into'), { recursive: true, force: true });
  mkdirSync(test.path('into'));
});
afterAll(async () => {
  await server.stop();
  const left = await test.processesAfter(5_000);
  const folders = test.temporaryFolders();
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

const restore = (name: string, into = 'into') => test.run('snapshot', 'restore', name, `${into}/chain`, '--pins', 'pins.json');

describe('an archive that may not be used', { timeout: 30_000 }, () => {
  const digests = (found: Buffer): string => `expected SHA-256 ${DEMO_PIN.sha256}, found ${sha256(found)}`;
  const cases: [name: string, exitCode: number, message: string][] = [
    ['flipped', 2, `error SNAPSHOT_DIGEST: {archives}/flipped.tar.gz: ${digests(flipped)}`],
    ['truncated', 2, `error SNAPSHOT_DIGEST: {archives}/truncated.tar.gz: ${digests(cut)} (900000 bytes; the pin says 1478601)`],
    ['climbing', 2, 'error SNAPSHOT_ARCHIVE: {archives}/climbing.tar.gz: entry "../evil" leaves the folder'],
    ['absolute', 2, 'error SNAPSHOT_ARCHIVE: {archives}/absolute.tar.gz: entry "/tmp/indexbench-evil" leaves the folder'],
    ['link', 2, 'error SNAPSHOT_ARCHIVE: {archives}/link.tar.gz: entry "out" is a link to "../../etc"'],
    ['other-chain', 2, `height 12003, hash: expected ${OTHER_HASH}, found ${DEMO_PIN.tipHash}`],
    ['absent', 2, 'error INPUT_NOT_FOUND: {archives}/absent.tar.gz: '],
    ['url-404', 4, 'error SNAPSHOT_SOURCE: {server}/404: status 404 instead of 200; it begins with "no such thing"'],
    ['url-html', 4, 'error SNAPSHOT_SOURCE: {server}/html: an HTML page came instead of an archive; it begins with "<html>limit exceeded</html>"'],
    ['url-short', 4, 'error SNAPSHOT_SOURCE: {server}/short: ended after 739300 of 1478601 bytes'],
    ['url-cut', 4, 'error SNAPSHOT_SOURCE: {server}/cut: broke off after '],
  ];
  it.concurrent.each(cases)('%s: exit %i, the message says what was expected and found, and nothing is kept', async (name, exitCode, template) => {
    const into = `${name}-into`;
    mkdirSync(test.path(into));
    const message = template.replace('{archives}', test.path('archives')).replace('{server}', server.url('').slice(0, -1));
    const [restored, ran] = await Promise.all([restore(name, into), test.run('run', 'plan.json', '--snapshot', name, '--out', `${into}/out`)]);
    expect(restored).toMatchObject({ exitCode, stdout: '', stderr: expect.stringContaining(message) as unknown });
    expect(ran.exitCode).toBe(exitCode);
    expect(ran.stderr).toContain(name === 'other-chain' ? template : message);
    expect(readdirSync(test.path(into))).toEqual([]);
    expect(existsSync('/tmp/indexbench-evil')).toBe(false);
    expect(existsSync(test.path('evil'))).toBe(false);
  });

  it('names a URL without what may be secret in it', async () => {
    const { stderr } = await restore('url-secret');
    expect(stderr).toContain(`${server.url('404')}?…: status 404`);
    expect(stderr).not.toContain('c4n4ry');
  });
});

describe('snapshot restore', { timeout: 30_000 }, () => {
  it.each(['demo', 'url-ok'])('restores and checks %s, and says what is there now', async (name) => {
    expect(await restore(name)).toMatchObject({ exitCode: 0, stdout: `${name}: restored into into/chain, tip 12003 ${DEMO_PIN.tipHash}` });
    expect(readdirSync(test.path('into', 'chain', 'compact-blocks')).sort()).toEqual(['all-pools.pb', 'shielded.pb']);
  });

  it('never writes over a folder that holds something, nor where a file stands', async () => {
    writeFileSync(test.path('into', 'mine.txt'), 'mine');
    const run = (into: string) => test.run('snapshot', 'restore', 'demo', into, '--pins', 'pins.json');
    const [filled, file, below] = await Promise.all([run('into'), run('into/mine.txt'), run('into/mine.txt/chain')]);
    expect(filled).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`error OUTPUT_EXISTS: ${test.path('into')}: the folder for the snapshot is not empty`) as unknown });
    expect(file).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('error OUTPUT_EXISTS: ') as unknown });
    expect(below).toMatchObject({ exitCode: 3, stderr: expect.stringContaining(`error OUTPUT_UNWRITABLE: ${test.path('into', 'mine.txt', 'chain')}: cannot be written: `) as unknown });
    expect(readdirSync(test.path('into'))).toEqual(['mine.txt']);
    expect(readFileSync(test.path('into', 'mine.txt'), 'utf8')).toBe('mine');
  });

  it('leaves nothing when it is interrupted', async () => {
    const run = test.start(['snapshot', 'restore', 'url-stall', 'into/chain', '--pins', 'pins.json']);
    for (const end = Date.now() + 15_000; readdirSync(test.path('into')).length < 2 && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20));
    run.kill('SIGINT');
    expect(await run).toMatchObject({ exitCode: 130, stderr: expect.stringContaining('error INTERRUPTED: the restore was interrupted\n  next: Run it again; nothing was kept.') as unknown });
    expect(readdirSync(test.path('into'))).toEqual([]);
  });

  it('leaves nothing when the run that needs it is cancelled, and makes no bundle', async () => {
    const run = test.start(['run', 'plan.json', '--snapshot', 'url-stall', '--out', 'into/out']);
    const isRestoring = (): boolean => test.temporaryFolders().some((name) => readdirSync(test.path(name), { recursive: true }).some((file) => String(file).includes('compact-blocks')));
    for (const end = Date.now() + 15_000; !isRestoring() && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20));
    run.kill('SIGINT');
    expect(await run).toMatchObject({ exitCode: 130, stderr: expect.stringContaining('error INTERRUPTED: ') as unknown });
    expect(test.temporaryFolders()).toEqual([]);
    expect(existsSync(test.path('into', 'out', 'runs'))).toBe(false);
  });

  /** Starts a restore that stalls, and waits until folder and lock are there. */
  async function startStalled(): Promise<{ readonly run: ReturnType<ProgramTest['start']>; readonly watchdog: number }> {
    const run = test.start(['snapshot', 'restore', 'url-stall', 'into/chain', '--pins', 'pins.json']);
    for (const end = Date.now() + 15_000; readdirSync(test.path('into')).length < 2 && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20));
    const watchdog = Number(readFileSync(`/proc/${run.pid}/task/${run.pid}/children`, 'utf8').trim().split(' ')[0]);
    expect(readFileSync(`/proc/${watchdog}/cmdline`, 'utf8')).toContain('watchdog.mjs');
    return { run, watchdog };
  }

  it('leaves nothing when it is killed', async () => {
    const { run } = await startStalled();
    expect(readdirSync(test.path('into')).sort()).toEqual([expect.stringMatching(/^\.chain-[0-9a-f]{10}$/), 'chain.lock']);
    run.kill('SIGKILL');
    await run;
    for (const end = Date.now() + 5_000; readdirSync(test.path('into')).length > 0 && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readdirSync(test.path('into'))).toEqual([]);
  });

  it('is found by doctor when its watchdog was killed with it, and does not keep the next one out', async () => {
    const { run, watchdog } = await startStalled();
    // Stopped, it cannot start another one.
    run.kill('SIGSTOP');
    process.kill(watchdog, 'SIGKILL');
    run.kill('SIGKILL');
    await run;
    const { leftovers } = JSON.parse((await test.run('doctor', '--json')).stdout) as { leftovers: string[] };
    const [folder] = readdirSync(test.path('into'));
    expect(leftovers).toContain(`temporary folder ${test.path('into', folder ?? '')}; to remove it: rm -r ${test.path('into', folder ?? '')}`);
    expect(leftovers).toContain(`lock ${test.path('into', 'chain.lock')}; to remove it: rm ${test.path('into', 'chain.lock')}`);
    expect((await restore('demo')).exitCode).toBe(0);
    expect(readdirSync(test.path('into'))).toEqual([folder, 'chain']);
  });

  it('keeps a second one out by name', async () => {
    const { run } = await startStalled();
    expect(await restore('demo')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`process ${run.pid} is restoring into this folder`) as unknown });
    run.kill('SIGINT');
    expect((await run).exitCode).toBe(130);
    expect(readdirSync(test.path('into'))).toEqual([]);
  });

  it('has a limit, and says which', async () => {
    const run = await test.run('snapshot', 'restore', 'url-trickle', 'into/chain', '--pins', 'pins.json', '--timeout', '1');
    expect(run).toMatchObject({ exitCode: 4, stderr: expect.stringMatching(/error SNAPSHOT_SOURCE: \S+\/trickle: took longer than the limit of 1 s: \d+ of 1478601 bytes had arrived, \d+ bytes\/s\n {2}next: .*--timeout/) as unknown });
    expect(readdirSync(test.path('into'))).toEqual([]);
    expect(await test.run('snapshot', 'restore', 'demo', 'into/chain', '--timeout', '1m')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('error USAGE: --timeout: "1m" is no whole number of seconds') as unknown });
  });

  it('names the snapshots that there are', async () => {
    expect(await test.run('snapshot', 'restore', 'dmo', 'into/chain')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('unknown snapshot "dmo"; allowed: demo') as unknown });
  });
});

describe('snapshot verify', { timeout: 30_000 }, () => {
  const FIFTH = 5_000;
  const blocks: { start: number; end: number; hash: number; parent: number }[] = [];
  let good = Buffer.alloc(0);

  beforeAll(async () => {
    expect(await test.run('snapshot', 'restore', 'demo', 'good')).toMatchObject({ exitCode: 0 });
    good = readFileSync(test.path('good', 'compact-blocks', 'shielded.pb'));
    const header = newBlockHeader();
    new DelimitedDeframer((buffer, start, end) => {
      scanCompactBlock(buffer, start, end, header);
      blocks.push({ start, end, hash: header.hashStart, parent: header.prevHashStart });
    }, 1e6).push(good);
  });

  /** Verifies a copy whose shielded blocks were changed. */
  async function verifyChanged(change: (bytes: Buffer, file: string) => void): Promise<{ exitCode: number | undefined; stderr: string }> {
    cpSync(test.path('good'), test.path('into', 'chain'), { recursive: true });
    const file = test.path('into', 'chain', 'compact-blocks', 'shielded.pb');
    const bytes = Buffer.from(good);
    change(bytes, file);
    if (existsSync(file) && readFileSync(file).equals(good)) writeFileSync(file, bytes);
    return test.run('snapshot', 'verify', 'demo', 'into/chain');
  }

  const at = (height: number) => blocks[height - 1] ?? { start: 0, end: 0, hash: 0, parent: 0 };
  const display = (start: number): string => Buffer.from(good.subarray(start, start + 32)).reverse().toString('hex');

  it('says that a good one is the chain of its pin', async () => {
    expect(await test.run('snapshot', 'verify', 'demo', 'good')).toMatchObject({ exitCode: 0, stdout: `demo: good is the chain of its pin, tip 12003 ${DEMO_PIN.tipHash}` });
  });

  it('names height and field of a changed parent, with what was expected and found', async () => {
    const { exitCode, stderr } = await verifyChanged((bytes) => void bytes.fill(0, at(FIFTH).parent, at(FIFTH).parent + 32));
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`compact-blocks/shielded.pb: height 5000, prevHash: expected ${display(at(FIFTH).parent)}, found ${'00'.repeat(32)}`);
  });

  it('names the block after one whose hash was changed', async () => {
    const { stderr } = await verifyChanged((bytes) => void bytes.fill(0, at(FIFTH).hash, at(FIFTH).hash + 32));
    expect(stderr).toContain(`height 5001, prevHash: expected ${'00'.repeat(32)}, found ${display(at(FIFTH).hash)}`);
  });

  it('names the digest where only contents were changed', async () => {
    const { stderr } = await verifyChanged((bytes) => void (bytes[at(12_003).end - 1] = (bytes[at(12_003).end - 1] ?? 0) ^ 1));
    expect(stderr).toContain(`sha256 of heights 1 to 12003: expected ${DEMO_PIN.chainDigests[0]?.sha256 ?? ''}, found `);
  });

  it('says after how many blocks a file ends', async () => {
    expect((await verifyChanged((_bytes, file) => truncateSync(file, at(FIFTH).end))).stderr).toContain('height 5001, count: expected 12003, found 5000');
    rmSync(test.path('into', 'chain'), { recursive: true });
    expect((await verifyChanged((_bytes, file) => truncateSync(file, at(FIFTH).end - 3))).stderr).toContain('after 4999 blocks: ');
  });

  it('names a file that is missing, one that does not belong, and a folder that is not there', async () => {
    expect((await verifyChanged((_bytes, file) => rmSync(file))).stderr).toContain('shielded.pb is missing');
    rmSync(test.path('into', 'chain'), { recursive: true });
    expect((await verifyChanged((_bytes, file) => writeFileSync(join(file, '..', 'LOCK'), ''))).stderr).toContain('"LOCK" does not belong to the snapshot');
    expect(await test.run('snapshot', 'verify', 'demo', 'nowhere')).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('error INPUT_NOT_FOUND: nowhere: there is no such folder') as unknown });
  });
});
