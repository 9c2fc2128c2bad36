import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NodeStateSnapshot } from '../model/generated/types.ts';
import { ArchiveServer } from './fixtures/archive-server.ts';
import { REGTEST_PIN } from './fixtures/regtest-pin.ts';
import { tarOf } from './fixtures/tar-of.ts';
import { restoreSnapshot } from './restore.ts';
import type { Restored } from './restore.ts';
import { verifyNodeState, verifyNodeStateFiles } from './verify-node-state.ts';

const PACKAGE_ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A small state, of bytes that do not become smaller. */
const DATABASE = 'state/v28/regtest';
const RANDOM = createHash('shake256', { outputLength: 2_000_000 }).update('indexbench').digest();
const FILES = [
  { path: `${DATABASE}/CURRENT`, body: 'MANIFEST-000001\n' },
  { path: `${DATABASE}/MANIFEST-000001`, body: 'manifest' },
  { path: `${DATABASE}/000002.sst`, body: RANDOM.toString('latin1') },
];
const HAS_ZSTD = spawnSync('zstd', ['--version']).status === 0;
const root = mkdtempSync(join(tmpdir(), 'indexbench-node-state-'));
const into = join(root, 'into');
const zstd = (bytes: Buffer): Buffer => spawnSync('zstd', ['--stdout', '--quiet'], { input: bytes, maxBuffer: 2 ** 27 }).stdout;
const ARCHIVE = HAS_ZSTD ? zstd(tarOf(FILES)) : Buffer.alloc(0);
const server = new ArchiveServer(ARCHIVE);
const SIZE = ARCHIVE.length;
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const SMALL_PIN: NodeStateSnapshot = {
  ...REGTEST_PIN,
  sha256: sha256(ARCHIVE),
  archiveBytes: SIZE,
  unpackedBytes: FILES.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
  filesSha256: sha256(FILES.map(({ path, body }) => `${sha256(body)}  ${path}\n`).sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('')),
};

beforeAll(() => server.start());
afterEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true, force: true });
  server.seen.length = 0;
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const LIMITS = { idleMs: 1000, tries: 3, pauseMs: 10, maxRetryAfterMs: 5000 };
const restore = (pin: NodeStateSnapshot): Promise<Restored> => restoreSnapshot({ pin, packageRoot: PACKAGE_ROOT, into, limits: LIMITS });
const fromUrl = (mode: string, changes: Partial<NodeStateSnapshot> = {}): NodeStateSnapshot => ({ ...SMALL_PIN, ...changes, source: { kind: 'url', url: server.url(mode) } });

async function failureOf(restoring: Promise<unknown>): Promise<unknown> {
  const error: unknown = await restoring.then(() => 'nothing was thrown', (thrown: unknown) => thrown);
  expect(readdirSync(root), 'nothing is left behind').toEqual([]);
  return error;
}

/** A pin of any bytes, whose own size and digest are right. */
function pinOf(archive: Buffer): NodeStateSnapshot {
  const path = join(root, 'archive.tar.zst');
  writeFileSync(path, archive);
  return { ...SMALL_PIN, source: { kind: 'path', path }, sha256: sha256(archive), archiveBytes: archive.length, unpackedBytes: null };
}

describe.skipIf(!HAS_ZSTD)('the state of a node, with the program zstd', () => {
  it('is unpacked as it was packed, and found to be what the pin says', async () => {
    expect(await restore(REGTEST_PIN)).toMatchObject({ decompressor: 'zstd', archiveBytes: 3_161_097, unpackedBytes: 29_467_308 });
    expect(readdirSync(root)).toEqual(['into']);
    expect(await verifyNodeStateFiles(into, REGTEST_PIN)).toEqual({ files: 1033, bytes: 29_467_308, sha256: REGTEST_PIN.filesSha256 });
  });

  it('is restored where neither size is known beforehand', async () => {
    expect(await restore(fromUrl('ok', { archiveBytes: null, unpackedBytes: null }))).toMatchObject({ archiveBytes: SIZE, unpackedBytes: SMALL_PIN.unpackedBytes });
    rmSync(into, { recursive: true });
    await restore(fromUrl('chunked', { archiveBytes: null, unpackedBytes: null }));
  });

  // How much is taken of an answer that is cut depends on when the cut is seen.
  const REST = expect.stringMatching(/^bytes=[1-9]\d+-$/) as string;
  const survived: [mode: string, requests: number | null, ranges: (string | undefined)[] | null][] = [
    ['rest-cuts', null, null],
    ['rest-date', 2, [undefined, REST]],
    ['rest-unnamed', 2, [undefined, REST]],
    ['rest-429', 3, [undefined, REST, REST]],
    ['rest-503', 3, [undefined, REST, REST]],
    ['rest-reset', 3, [undefined, REST, REST]],
    // Another version: from its first byte.
    ['rest-changed-once', 3, [undefined, REST, undefined]],
    // The server ignores Range, and is not asked for the rest again.
    ['cut-once', 3, [undefined, REST, undefined]],
  ];
  it.each(survived)('is put together: %s', async (mode, requests, ranges) => {
    await restore(fromUrl(mode));
    expect(await verifyNodeStateFiles(into, SMALL_PIN)).toMatchObject({ files: 3, sha256: SMALL_PIN.filesSha256 });
    if (requests === null) expect(server.seen.length).toBeGreaterThan(8);
    else expect(server.seen).toHaveLength(requests);
    if (ranges !== null) expect(server.seen.map(({ range }) => range)).toEqual(ranges);
    if (mode === 'rest-429') expect((server.seen[2]?.atMs ?? 0) - (server.seen[1]?.atMs ?? 0)).toBeGreaterThan(900);
  });

  const failing: [mode: string, requests: number, text: RegExp][] = [
    ['rest-changes', 6, /broke off after \d+ of \d+ bytes: .+; the archive changed while it was fetched: ETag was "5" and is "6"$/],
    ['rest-late', 6, /the server does not go on where it broke off, at byte \d+$/],
    ['rest-nothing', 3, /broke off after \d+ of \d+ bytes/],
    ['rest-shrunk', 6, /the archive became shorter than the \d+ bytes that had arrived/],
    ['rest-html', 2, /an HTML page came instead of an archive; it begins with "<html>log in<\/html>"/],
  ];
  it.each(failing)('fails clearly: %s', async (mode, requests, text) => {
    const error = await failureOf(restore(fromUrl(mode)));
    expect(error).toMatchObject({ code: 'SNAPSHOT_SOURCE', where: server.url(mode) });
    expect(String(error)).toMatch(text);
    expect(server.seen).toHaveLength(requests);
  });

  it('is not taken from two versions that call themselves the same', async () => {
    expect(await failureOf(restore(fromUrl('rest-other')))).toMatchObject({ code: 'SNAPSHOT_DIGEST' });
  });

  it('is refused where the tar is cut between two files, which tar itself would accept', async () => {
    // Two whole entries, and no end mark.
    const tar = tarOf([{ path: 'state/a', body: 'hello' }, { path: 'state/b', body: 'hello' }]).subarray(0, 2048);
    const pin = pinOf(zstd(tar));
    mkdirSync(join(root, 'tar'));
    expect(spawnSync('sh', ['-c', `zstd -dcq archive.tar.zst | tar x -C tar`], { cwd: root }).status).toBe(0);
    const error: unknown = await restore(pin).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SNAPSHOT_ARCHIVE', what: 'cannot be unpacked: the tar ends without an end mark after 2 entries' });
    expect(existsSync(into)).toBe(false);
  });

  it.each([
    ['a frame that is cut off', zstd(tarOf([{ path: 'state/a', body: 'hello'.repeat(500) }])).subarray(0, 40), /^cannot be unpacked: zstd ended with exit code 1: .*(?:premature|truncated|unexpected end)/i],
    ['no zstd', Buffer.from('plain text, long enough to be looked at'), /^cannot be unpacked: zstd ended with exit code 1: /],
    ['a link', zstd(tarOf([{ path: 'state/out', type: 'SymbolicLink', linkpath: '/etc' }])), /^entry "state\/out" is a link to "\/etc"/],
    ['content after its end mark', zstd(Buffer.concat([tarOf([{ path: 'state/a' }]), tarOf([{ path: 'state/b' }])])), /^cannot be unpacked: the tar goes on after its end mark/],
  ])('is refused: %s', async (_name, archive, text) => {
    const error: unknown = await restore(pinOf(archive)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SNAPSHOT_ARCHIVE', what: expect.stringMatching(text) as string });
    expect(readdirSync(root)).toEqual(['archive.tar.zst']);
  });

  it.each<[string, Partial<NodeStateSnapshot>, string]>([
    ['another network', { network: 'testnet' }, 'network: expected testnet, found regtest'],
    ['a newer format', { stateVersion: 'v29' }, 'state format: expected v29, found v28'],
    ['other sizes', { unpackedBytes: 5 }, 'entry "state/v28/regtest/CURRENT" makes more than the 5 unpacked bytes of the pin'],
  ])('is refused: %s', async (_name, changes, what) => {
    expect(await failureOf(restore(fromUrl('ok', changes)))).toMatchObject({ code: expect.stringMatching(/^SNAPSHOT_(?:CONTENT|ARCHIVE)$/) as string, what });
  });

  it('is told apart from one that was changed after it was restored', async () => {
    await restore(REGTEST_PIN);
    const database = join(into, DATABASE);
    const verified = (): Promise<unknown> => verifyNodeStateFiles(into, REGTEST_PIN).then(() => null, (error: unknown) => error);
    const manifest = readFileSync(join(database, 'CURRENT'), 'utf8').trim();
    renameSync(join(database, manifest), join(root, 'away'));
    expect(await verified()).toMatchObject({ code: 'SNAPSHOT_CONTENT', where: database, what: `${manifest} is missing` });
    renameSync(join(root, 'away'), join(database, manifest));
    writeFileSync(join(database, '000008.sst'), 'x', { flag: 'r+' });
    await verifyNodeState(into, REGTEST_PIN);
    expect(await verified()).toMatchObject({ code: 'SNAPSHOT_CONTENT', where: into, what: expect.stringMatching(/^filesSha256: expected 107b0b0d\S+, found [0-9a-f]{64}: /) as string });
    const otherTip = { ...REGTEST_PIN, tipHash: 'ab'.repeat(32) };
    await expect(verifyNodeState(into, otherTip)).rejects.toMatchObject({ what: `the block of the tip ${'ab'.repeat(32)} is missing among 1001` });
    writeFileSync(join(into, 'more'), 'x');
    expect(await verified()).toMatchObject({ what: '1034 files have 29467309 bytes; the pin says 29467308' });
  });
});
