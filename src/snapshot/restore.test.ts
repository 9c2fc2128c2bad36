import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import type { CompactBlocksSnapshot } from '../model/generated/types.ts';
import { ArchiveServer } from './fixtures/archive-server.ts';
import { DEMO_PIN } from './fixtures/demo-pin.ts';
import { tarOf } from './fixtures/tar-of.ts';
import type { TarEntry } from './fixtures/tar-of.ts';
import { defaultLimitMs } from './restore-clock.ts';
import { OWN_PLACES } from './restore-places.ts';
import type { RestorePlaces } from './restore-places.ts';
import { restoreSnapshot } from './restore.ts';
import type { Restored, RestoreOptions } from './restore.ts';

const PACKAGE_ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ARCHIVE = readFileSync(join(PACKAGE_ROOT, 'fixtures/demo/regtest-12003.tar.gz'));
const LIMITS = { idleMs: 1000, tries: 3, pauseMs: 10, maxRetryAfterMs: 5000 };

let root = '';
let into = '';
const server = new ArchiveServer(ARCHIVE);
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'indexbench-restore-'));
  into = join(root, 'into');
  await server.start();
});
afterEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true, force: true });
  server.seen.length = 0;
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

function restore(pin: CompactBlocksSnapshot, more: Partial<RestoreOptions> = {}): Promise<Restored> {
  return restoreSnapshot({ pin, packageRoot: PACKAGE_ROOT, into, limits: LIMITS, ...more });
}

function fromUrl(mode: string): CompactBlocksSnapshot {
  return { ...DEMO_PIN, source: { kind: 'url', url: server.url(mode) } };
}

function digestOfFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

async function failureOf(restoring: Promise<unknown>): Promise<unknown> {
  const error: unknown = await restoring.then(() => 'nothing was thrown', (thrown: unknown) => thrown);
  expect(readdirSync(root), 'nothing is left behind').toEqual([]);
  return error;
}

function pinOf(archive: Buffer, unpackedBytes = 1000): CompactBlocksSnapshot {
  const folder = mkdtempSync(join(tmpdir(), 'indexbench-archive-'));
  archives.push(folder);
  const path = join(folder, 'archive.tar.gz');
  writeFileSync(path, archive);
  return { ...DEMO_PIN, source: { kind: 'path', path }, sha256: digestOfFile(path), archiveBytes: archive.length, unpackedBytes };
}
const archives: string[] = [];
afterAll(() => archives.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('restoreSnapshot from a file', () => {
  it('unpacks exactly the archive, and says how far it is', async () => {
    const progress: number[] = [];
    await restore(DEMO_PIN, { onProgress: ({ bytes, totalBytes }) => progress.push(bytes / (totalBytes ?? NaN)) });
    expect(readdirSync(root)).toEqual(['into']);
    expect(readdirSync(into)).toEqual(['compact-blocks']);
    expect(readdirSync(join(into, 'compact-blocks')).map((name) => [name, readFileSync(join(into, 'compact-blocks', name)).length])).toEqual([['all-pools.pb', 1_860_970], ['shielded.pb', 1_054_998]]);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('uses an empty folder and refuses a filled one', async () => {
    mkdirSync(into);
    await restore(DEMO_PIN);
    await expect(restore(DEMO_PIN)).rejects.toMatchObject({ code: 'OUTPUT_EXISTS', where: into });
    expect(readdirSync(into)).toEqual(['compact-blocks']);
  });

  it('names expected and found digest, for a changed byte and for a cut archive', async () => {
    const flipped = Buffer.from(ARCHIVE);
    flipped[700_000] = (flipped[700_000] ?? 0) ^ 1;
    for (const bytes of [flipped, ARCHIVE.subarray(0, 900_000), Buffer.from('<html>'), Buffer.alloc(0)]) {
      const found = createHash('sha256').update(bytes).digest('hex');
      const source = pinOf(bytes).source;
      expect(await failureOf(restore({ ...DEMO_PIN, source }))).toMatchObject({ code: 'SNAPSHOT_DIGEST', what: expect.stringContaining(`expected SHA-256 ${DEMO_PIN.sha256}, found ${found}`) as string });
    }
  });

  it('names an archive that is not there', async () => {
    const path = join(tmpdir(), 'indexbench-absent.tar.gz');
    expect(await failureOf(restore({ ...DEMO_PIN, source: { kind: 'path', path } }))).toMatchObject({ code: 'INPUT_NOT_FOUND', where: path });
  });

  it('refuses where the disk is too small, with both numbers', async () => {
    expect(await failureOf(restore({ ...DEMO_PIN, unpackedBytes: 2 ** 52 }))).toMatchObject({ code: 'DISK_FULL', what: expect.stringMatching(/^4548635624692777 bytes are needed, \d+ are free$/) as string });
  });

  it('keeps others out while it runs, and leaves what it puts beside its target to whom it is told', async () => {
    const log: string[] = [];
    const places: RestorePlaces = {
      lock: (target) => {
        log.push(`lock ${target}`);
        return () => log.push(`free, ${readdirSync(root).join()}`);
      },
      makeFolder: (parent, prefix) => {
        const folder = OWN_PLACES.makeFolder(parent, prefix);
        log.push(`made ${prefix} in ${parent}`);
        writeFileSync(join(folder.path, '.marker'), '');
        return folder;
      },
    };
    await restore(DEMO_PIN, { places });
    expect(log).toEqual([`lock ${into}`, `made .into- in ${root}`, 'free, into']);
    expect(readdirSync(into)).toEqual(['compact-blocks']);
  });

  it('lets one of two restores into one folder through', async () => {
    const results = await Promise.allSettled([restore(DEMO_PIN), restore(DEMO_PIN)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { code: 'OUTPUT_EXISTS' } });
    expect(readdirSync(root)).toEqual(['into']);
  });

  it('keeps nothing of an archive with the right digest that is not the chain of its pin', async () => {
    const tipHash = 'ab'.repeat(32);
    expect(await failureOf(restore({ ...DEMO_PIN, tipHash }))).toMatchObject({ code: 'SNAPSHOT_CONTENT', where: join(into, 'compact-blocks/shielded.pb'), what: `height 12003, hash: expected ${tipHash}, found ${DEMO_PIN.tipHash}` });
    const other = pinOf(gzipSync(tarOf([{ path: 'state/file', body: 'hello' }])), 5);
    expect(await failureOf(restore(other))).toMatchObject({ code: 'SNAPSHOT_CONTENT', where: into, what: 'compact-blocks is missing' });
  });

  it('does not read a pipe, which may never end, nor a folder', async () => {
    const path = join(tmpdir(), `indexbench-pipe-${String(process.pid)}`);
    spawnSync('mkfifo', [path]);
    const errors = [await failureOf(restore({ ...DEMO_PIN, source: { kind: 'path', path } })), await failureOf(restore({ ...DEMO_PIN, source: { kind: 'path', path: tmpdir() } }))];
    rmSync(path);
    expect(errors).toMatchObject([path, tmpdir()].map((where) => ({ code: 'INPUT_NOT_FOUND', where, what: 'the snapshot archive is not a file' })));
  });

  it('leaves nothing when it is interrupted', async () => {
    const controller = new AbortController();
    const restoring = restore(DEMO_PIN, { signal: controller.signal, onProgress: ({ bytes }) => (bytes > 500_000 ? controller.abort() : undefined) });
    expect(await failureOf(restoring)).toMatchObject({ code: 'INTERRUPTED', exitCode: 130 });
  });
});

describe('a hostile archive whose digest is right', () => {
  const good = { path: 'state/file', body: 'hello' };
  const cases: [string, TarEntry[], RegExp][] = [
    ['an absolute path', [good, { path: '/tmp/indexbench-slip', body: 'x' }], /entry "\/tmp\/indexbench-slip" leaves the folder/],
    ['a path that climbs', [good, { path: '../slip', body: 'x' }], /entry "\.\.\/slip" leaves the folder/],
    ['a path that climbs later', [good, { path: 'state/../../slip', body: 'x' }], /leaves the folder/],
    ['a link that leaves', [good, { path: 'out', type: 'SymbolicLink', linkpath: '/etc' }, { path: 'out/passwd', body: 'x' }], /entry "out" is a link to "\/etc"/],
    ['a hard link', [good, { path: 'hard', type: 'Link', linkpath: '../../etc/passwd' }], /entry "hard" is a link to/],
    ['a device', [good, { path: 'null', type: 'CharacterDevice', devmaj: 1, devmin: 3 }], /entry "null" is of type CharacterDevice/],
    ['a named pipe', [good, { path: 'pipe', type: 'FIFO' }], /entry "pipe" is of type FIFO/],
    ['a set-user file', [good, { path: 'su', mode: 0o4755, body: 'x' }], /entry "su" has a set-user/],
    ['a name twice', [good, { path: './state//file', body: 'other' }], /comes twice/],
    ['a name with an escape', [good, { path: 'a\u001b[2Jb', body: 'x' }], /entry "a\\u001b\[2Jb" has a control character/],
    ['more bytes than declared', [good, { path: 'big', body: 'x'.repeat(2000) }], /entry "big" makes more than the 1000 unpacked bytes/],
    ['fewer bytes than declared', [good], /unpacks to 5 bytes; the pin says 1000/],
  ];
  it.each(cases)('is refused: %s', async (_name, entries, text) => {
    const error = await failureOf(restore(pinOf(gzipSync(tarOf(entries)))));
    expect(error).toMatchObject({ code: 'SNAPSHOT_ARCHIVE' });
    expect(String(error)).toMatch(text);
    expect(existsSync('/tmp/indexbench-slip') || existsSync(join(root, '..', 'slip'))).toBe(false);
  });

  const broken: [string, Buffer][] = [
    ['no gzip', Buffer.from('plain text, long enough to be looked at as if it were an archive')],
    ['a gzip that is cut off', gzipSync(tarOf([good])).subarray(0, 60)],
    ['a tar that is cut off', gzipSync(tarOf([{ path: 'file', body: 'x'.repeat(900) }]).subarray(0, 1100))],
    ['no tar', gzipSync(Buffer.from('hello'.repeat(300)))],
    ['a wrong header checksum', gzipSync(Buffer.concat([tarOf([good]).subarray(0, 1024), Buffer.alloc(512, 7), Buffer.alloc(1024)]))],
  ];
  it.each(broken)('is refused: %s', async (_name, archive) => {
    expect(await failureOf(restore(pinOf(archive)))).toMatchObject({ code: 'SNAPSHOT_ARCHIVE', what: expect.stringContaining('cannot be unpacked') as string });
  });

  it('is refused when it never ends', async () => {
    const bomb = gzipSync(Buffer.concat([tarOf([good]), Buffer.alloc(20 * 1024 * 1024)]));
    expect(await failureOf(restore(pinOf(bomb)))).toMatchObject({ code: 'SNAPSHOT_ARCHIVE', what: expect.stringContaining('far more than the 1000 unpacked bytes') as string });
  });
});

describe('restoreSnapshot from a URL', () => {
  it.each([['ok', 1], ['chunked', 1], ['hop', 2], ['cut-once', 3], ['503-once', 2], ['away', 2]])('succeeds: %s, %i requests', async (mode, requests) => {
    await restore(fromUrl(mode));
    expect(readFileSync(join(into, 'compact-blocks/shielded.pb')).length).toBe(1_054_998);
    expect(readdirSync(root)).toEqual(['into']);
    expect(server.seen).toHaveLength(requests);
  });

  it('waits as long as Retry-After says', async () => {
    await restore(fromUrl('429-once'));
    const [first, second] = server.seen;
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThan(900);
  });

  const failing: [string, number, RegExp][] = [
    // Each of three beginnings, and one question for the rest, which this server ignores.
    ['short', 4, /ended after 739300 of 1478601 bytes; the server ignores Range$/],
    ['cut', 4, /broke off after \d+ of 1478601 bytes: .+; the server ignores Range$/],
    ['endless', 1, /sends more than the 1478601 bytes/],
    ['html', 1, /an HTML page came instead of an archive; it begins with "<html>limit exceeded/],
    ['text', 1, /Content-Length is 14; the pin says 1478601 bytes; it begins with "limit exceeded"/],
    ['text-chunked', 4, /ended after 14 of 1478601 bytes; it begins with "limit exceeded"; the server ignores Range$/],
    ['gzip', 1, /re-encoded the archive \(gzip\)/],
    ['404', 1, /status 404 instead of 200; it begins with "no such thing"/],
    ['206', 1, /status 206 instead of 200/],
    ['503', 3, /status 503 instead of 200; it begins with "busy"/],
    ['429-year', 1, /status 429 asks to wait 31\d+ s, which is too long/],
    ['loop', 6, /more than 5 redirects/],
    ['file', 1, /only http and https are fetched, not file:/],
    ['nowhere', 1, /status 302 instead of 200/],
  ];
  it.each(failing)('fails clearly: %s, %i requests', async (mode, requests, text) => {
    const error = await failureOf(restore(fromUrl(mode)));
    expect(error).toMatchObject({ code: 'SNAPSHOT_SOURCE', where: server.url(mode), exitCode: 4 });
    expect(String(error)).toMatch(text);
    expect(server.seen).toHaveLength(requests);
  });

  it.each(['stall', 'silent'])('does not wait for ever: %s', async (mode) => {
    const error = await failureOf(restore(fromUrl(mode), { limits: { ...LIMITS, tries: 1 } }));
    expect(error).toMatchObject({ code: 'SNAPSHOT_SOURCE' });
    expect(String(error)).toMatch(/Timeout/);
  });

  it('gives up a source that trickles for ever, with rate and limit', async () => {
    const slow = await failureOf(restore(fromUrl('trickle'), { limits: { ...LIMITS, rateWindowMs: 300, minBytesPerSecond: 50_000 } }));
    expect(slow).toMatchObject({ code: 'SNAPSHOT_SOURCE', where: server.url('trickle'), what: expect.stringMatching(/^is too slow: \d+ of 1478601 bytes had arrived; \d+ bytes\/s in the last 0\.3 s, the least is 50000 bytes\/s$/) as string });
    const late = await failureOf(restore(fromUrl('trickle'), { limits: { ...LIMITS, totalMs: 500 } }));
    expect(late).toMatchObject({ code: 'SNAPSHOT_SOURCE', where: server.url('trickle'), what: expect.stringMatching(/^took longer than the limit of 0\.5 s: [1-9]\d* of 1478601 bytes had arrived, [1-9]\d* bytes\/s$/) as string, next: expect.stringContaining('--timeout') as string });
    expect(server.seen).toHaveLength(2);
  });

  it('counts pauses between tries into the limit', async () => {
    expect(await failureOf(restore(fromUrl('503'), { limits: { ...LIMITS, pauseMs: 60_000, totalMs: 300 } }))).toMatchObject({ code: 'SNAPSHOT_SOURCE', what: expect.stringContaining('took longer than the limit of 0.3 s') as string });
  });

  it('has more time for a larger archive', () => {
    expect([defaultLimitMs(1), defaultLimitMs(600e6), defaultLimitMs(90e9)]).toEqual([600_000, 600_000, 90_000_000]);
  });

  it('passes on why it was ended', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new IndexbenchError('DEADLINE', { what: 'time is up' })), 100);
    expect(await failureOf(restore(fromUrl('stall'), { signal: controller.signal }))).toMatchObject({ code: 'DEADLINE', what: 'time is up' });
  });

  it('retries a refused connection and then says so', async () => {
    const source = { kind: 'url', url: 'http://127.0.0.1:9/archive.tar.gz' } as const;
    expect(await failureOf(restore({ ...DEMO_PIN, source }))).toMatchObject({ code: 'SNAPSHOT_SOURCE', what: expect.stringContaining('ECONNREFUSED') as string });
  });

  it('sends credentials to their own origin only, and prints neither them nor a query', async () => {
    const withPassword = (mode: string): CompactBlocksSnapshot => ({ ...DEMO_PIN, source: { kind: 'url', url: server.url(`${mode}?token=hush`).replace('//', '//user:pass%20word@') } });
    await restore(withPassword('away'));
    expect(server.seen.map(({ path, authorization }) => [path, authorization])).toEqual([['away', `Basic ${Buffer.from('user:pass word').toString('base64')}`], ['ok', undefined]]);
    rmSync(into, { recursive: true });
    const error = await failureOf(restore(withPassword('404')));
    expect(error).toMatchObject({ where: `${server.url('404')}?…` });
    expect(String(error)).not.toMatch(/user|word|hush/);
  });

  it('stops at once when it is interrupted', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    expect(await failureOf(restore(fromUrl('stall'), { signal: controller.signal, limits: { ...LIMITS, idleMs: 60_000 } }))).toMatchObject({ code: 'INTERRUPTED' });
  });

  it('names a digest that is wrong although the size is right', async () => {
    expect(await failureOf(restore({ ...fromUrl('ok'), sha256: '0'.repeat(64) }))).toMatchObject({ code: 'SNAPSHOT_DIGEST', where: server.url('ok') });
  });
});
