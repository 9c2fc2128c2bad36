import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import type { Snapshot } from '../model/generated/types.ts';
import { cachedArchivePath } from './cached-archive.ts';
import { ArchiveServer } from './fixtures/archive-server.ts';
import { DEMO_PIN } from './fixtures/demo-pin.ts';
import { keepArchive, type KeepOptions, type KeptArchive } from './keep-archive.ts';
import { restoreSnapshot } from './restore.ts';

const PACKAGE_ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ARCHIVE = readFileSync(join(PACKAGE_ROOT, 'fixtures/demo/regtest-12003.tar.gz'));
const LIMITS = { idleMs: 1000, tries: 3, pauseMs: 10, maxRetryAfterMs: 5000 };
const NAME = `${DEMO_PIN.sha256}.tar.gz`;

let root = '';
const server = new ArchiveServer(ARCHIVE);
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ibtest-'));
  server.seen.length = 0;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const pinOf = (mode: string, change: Partial<typeof DEMO_PIN> = {}): Snapshot => ({ ...DEMO_PIN, source: { kind: 'url', url: server.url(mode) }, ...change });
const keep = (mode: string, options: Partial<KeepOptions> = {}): Promise<KeptArchive> => keepArchive({ pin: pinOf(mode), cacheFolder: root, limits: LIMITS, ...options });
const kept = (): string => join(root, cachedArchivePath(DEMO_PIN));
const ranges = (): (string | undefined)[] => server.seen.map(({ range }) => range);

/** What a command that was ended leaves. */
async function endedAfter(bytes: number, mode = 'rest-date'): Promise<void> {
  const controller = new AbortController();
  const onProgress: KeepOptions['onProgress'] = (at) => at.bytes >= bytes && controller.abort();
  await expect(keep(mode, { signal: controller.signal, onProgress })).rejects.toMatchObject({ code: 'INTERRUPTED', next: 'Run it again: it goes on where it was.' });
  server.seen.length = 0;
}

async function refusalOf(promise: Promise<unknown>): Promise<IndexbenchError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (error instanceof IndexbenchError) return error;
  throw new Error(`not refused: ${String(error)}`);
}

describe('keepArchive', () => {
  it('puts the archive under its digest, and nothing beside it', async () => {
    expect(await keep('ok')).toMatchObject({ file: kept(), bytes: ARCHIVE.length, bytesBefore: 0 });
    expect(readFileSync(kept()).equals(ARCHIVE)).toBe(true);
    expect(readdirSync(dirname(kept()))).toEqual([NAME]);
  });

  it('goes on after cuts', async () => {
    expect(await keep('rest-cuts')).toMatchObject({ bytes: ARCHIVE.length, bytesBefore: 0 });
    expect(ranges().length).toBeGreaterThan(2);
    expect(ranges().slice(1).every((range) => range?.startsWith('bytes='))).toBe(true);
  });

  it('goes on where an earlier command was ended, with If-Range', async () => {
    await endedAfter(300_000);
    const before = readFileSync(`${kept()}.part`).length;
    expect(before).toBeGreaterThanOrEqual(64 * 1024);
    const { bytesBefore, bytes } = await keep('rest-date');
    expect({ bytesBefore, bytes }).toEqual({ bytesBefore: before, bytes: ARCHIVE.length });
    expect(ranges()[0]).toBe(`bytes=${String(before)}-`);
    expect(ranges()).not.toContain(undefined);
    expect(readFileSync(kept()).equals(ARCHIVE)).toBe(true);
    expect(readdirSync(dirname(kept()))).toEqual([NAME]);
  });

  it('begins anew where the server has another version now, or knows no Range, or another URL is pinned', async () => {
    await endedAfter(300_000);
    const document = JSON.parse(readFileSync(`${kept()}.part.json`, 'utf8')) as { validator: object };
    writeFileSync(`${kept()}.part.json`, JSON.stringify({ ...document, validator: { kind: 'Last-Modified', value: 'Wed, 23 Sep 2020 10:00:00 GMT' } }));
    expect(await keep('rest-date')).toMatchObject({ bytesBefore: 0 });
    expect(ranges()).toEqual([expect.stringContaining('bytes='), undefined]);
    rmSync(kept());
    await endedAfter(300_000, 'ok');
    expect(await keep('ok')).toMatchObject({ bytesBefore: 0, bytes: ARCHIVE.length });
    rmSync(kept());
    await endedAfter(300_000);
    expect(await keep('ok')).toMatchObject({ bytesBefore: 0 });
    expect(ranges()).toEqual([undefined]);
  });

  it.each<[string, () => void]>([
    ['other bytes', () => writeFileSync(`${kept()}.part`, Buffer.alloc(300_000, 7))],
    ['more bytes than there are', () => writeFileSync(`${kept()}.part`, Buffer.alloc(ARCHIVE.length + 1))],
    ['a document that is no JSON', () => writeFileSync(`${kept()}.part.json`, '{')],
    ['a document of another form', () => writeFileSync(`${kept()}.part.json`, '[]')],
    ['a header in the document', () => writeFileSync(`${kept()}.part.json`, readFileSync(`${kept()}.part.json`, 'utf8').replace('GMT', String.raw`GMT\r\nX-Other: 1`))],
    ['no document', () => rmSync(`${kept()}.part.json`)],
  ])('what an earlier command left is worth nothing with %s: the archive is fetched whole', async (_, change) => {
    await endedAfter(300_000);
    change();
    expect(await keep('rest-date')).toMatchObject({ bytesBefore: 0, bytes: ARCHIVE.length });
    expect(readFileSync(kept()).equals(ARCHIVE)).toBe(true);
  });

  it('all bytes there, and only the name missing: nothing is asked for', async () => {
    await endedAfter(300_000);
    writeFileSync(`${kept()}.part`, ARCHIVE);
    expect(await keep('rest-date')).toMatchObject({ bytesBefore: ARCHIVE.length });
    expect(server.seen).toEqual([]);
  });

  it('an archive that is there is digested and left', async () => {
    await keep('ok');
    server.seen.length = 0;
    expect(await keep('ok')).toMatchObject({ bytes: ARCHIVE.length, bytesBefore: ARCHIVE.length });
    expect(server.seen).toEqual([]);
  });

  it('a damaged one, one that was cut, and an empty one are removed, said, and fetched again', async () => {
    for (const damaged of [Buffer.from(ARCHIVE).fill(1, 1000, 1001), ARCHIVE.subarray(0, 1000), Buffer.alloc(0)]) {
      mkdirSync(dirname(kept()), { recursive: true });
      writeFileSync(kept(), damaged);
      const notices: string[] = [];
      await keep('ok', { onNotice: (message) => notices.push(message) });
      expect(notices).toEqual([`${kept()} is damaged, was removed, and is fetched again`]);
      expect(readFileSync(kept()).equals(ARCHIVE)).toBe(true);
    }
  });

  it('refuses a folder in its place, and a snapshot that is no download', async () => {
    mkdirSync(join(kept(), 'mine'), { recursive: true });
    expect(await refusalOf(keep('ok'))).toMatchObject({ code: 'OUTPUT_EXISTS', where: kept() });
    expect(existsSync(join(kept(), 'mine'))).toBe(true);
    expect(await refusalOf(keepArchive({ pin: DEMO_PIN, cacheFolder: root }))).toMatchObject({ code: 'INPUT_INCONSISTENT' });
  });

  it('refuses an archive with another digest, and keeps nothing of it', async () => {
    expect(await refusalOf(keep('ok', { pin: pinOf('ok', { sha256: 'a'.repeat(64) }) }))).toMatchObject({ code: 'SNAPSHOT_DIGEST', what: expect.stringContaining(DEMO_PIN.sha256) as string });
    expect(readdirSync(join(root, 'snapshots'))).toEqual([]);
  });

  it('gives up a server that brings nothing, and keeps what came', async () => {
    expect(await refusalOf(keep('rest-nothing'))).toMatchObject({ code: 'SNAPSHOT_SOURCE' });
    expect(readdirSync(join(root, 'snapshots')).sort()).toEqual([`${NAME}.part`, `${NAME}.part.json`]);
  });

  it('keeps no secret of the URL', async () => {
    const controller = new AbortController();
    const url = `${server.url('rest-date').replace('http://', 'http://user:hush@')}?signature=hush`;
    const promise = keep('ok', { pin: { ...DEMO_PIN, source: { kind: 'url', url } }, signal: controller.signal, onProgress: () => controller.abort() });
    await expect(promise).rejects.toMatchObject({ code: 'INTERRUPTED' });
    expect(readFileSync(`${kept()}.part.json`, 'utf8')).not.toContain('hush');
  });
});

describe('restoreSnapshot with a cache folder', () => {
  const notices: string[] = [];
  const restore = (mode: string): ReturnType<typeof restoreSnapshot> => {
    notices.length = 0;
    return restoreSnapshot({ pin: pinOf(mode), packageRoot: PACKAGE_ROOT, into: join(root, 'chain'), cacheFolder: root, limits: LIMITS, onNotice: (message) => notices.push(message) });
  };

  it('reads the kept archive, and asks nobody', async () => {
    await keep('ok');
    server.seen.length = 0;
    expect(await restore('404')).toMatchObject({ archive: kept(), archiveBytes: ARCHIVE.length });
    expect([server.seen, notices]).toEqual([[], []]);
  });

  it.each([
    ['damaged', Buffer.from(ARCHIVE).fill(1, 1000, 1010)],
    ['cut', ARCHIVE.subarray(0, 700_000)],
    ['empty', Buffer.alloc(0)],
    ['no archive', Buffer.from('limit exceeded')],
  ])('one that is %s is removed, said, and the source is read', async (_, bytes) => {
    mkdirSync(dirname(kept()), { recursive: true });
    writeFileSync(kept(), bytes);
    expect(await restore('ok')).toMatchObject({ archive: server.url('ok') });
    expect(notices).toEqual([expect.stringMatching(/\.tar\.gz is damaged \(expected SHA-256 .*\), and was removed: the source is read$/)]);
    expect(existsSync(kept())).toBe(false);
  });

  it('a folder in its place is left alone, and said', async () => {
    mkdirSync(join(kept(), 'mine'), { recursive: true });
    expect(await restore('ok')).toMatchObject({ archive: server.url('ok') });
    expect(notices).toEqual([`${kept()} is no file, and left alone`]);
    expect(existsSync(join(kept(), 'mine'))).toBe(true);
  });

  it('archives of other names, such as an older one, are not looked at', async () => {
    mkdirSync(dirname(kept()), { recursive: true });
    writeFileSync(join(root, 'snapshots', 'demo.tar.gz'), 'older');
    writeFileSync(join(root, 'snapshots', `${'b'.repeat(64)}.tar.gz`), 'other');
    expect(await restore('ok')).toMatchObject({ archive: server.url('ok') });
    expect(readdirSync(join(root, 'snapshots'))).toHaveLength(2);
    expect(notices).toEqual([]);
  });
});
