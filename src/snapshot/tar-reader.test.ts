import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tarOf } from './fixtures/tar-of.ts';
import { TarFailure, TarReader } from './tar-reader.ts';

const root = mkdtempSync(join(tmpdir(), 'indexbench-tar-'));
const DEEP = `${'folder-with-a-long-name/'.repeat(6)}${'file'.repeat(15)}`;
const BODIES: Readonly<Record<string, string>> = { a: 'hello', empty: '', 'dir/block': 'x'.repeat(512), 'dir/more': 'y'.repeat(513), 'nämé': 'ü', [DEEP]: 'deep' };

beforeAll(() => {
  for (const [name, body] of Object.entries(BODIES)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), body);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a reader finds that is given pieces of so many bytes. */
function read(tar: Buffer, pieceBytes = 100_000): Record<string, string> {
  const found: Record<string, string> = {};
  let name = '';
  const reader = new TarReader({
    begin: ({ path, kind }) => {
      name = path.replace(/^\.\//, '');
      if (kind === 'file') found[name] = '';
    },
    content: (piece) => void (found[name] = (found[name] ?? '') + piece.toString('latin1')),
    end: () => undefined,
  });
  for (let at = 0; at < tar.length; at += pieceBytes) reader.push(tar.subarray(at, at + pieceBytes));
  reader.finish();
  return Object.fromEntries(Object.entries(found).map(([path, text]) => [path, Buffer.from(text, 'latin1').toString('utf8')]));
}

const gnuTar = (...args: string[]): Buffer => spawnSync('tar', ['-c', '-C', root, ...args, '.'], { maxBuffer: 2 ** 24 }).stdout;

describe('TarReader', () => {
  it.each(['gnu', 'posix', 'ustar'])('reads what tar writes in the format %s, in pieces of any size', (format) => {
    const tar = gnuTar(`--format=${format}`);
    for (const pieceBytes of [1, 7, 511, 512, 513, 100_000]) expect(read(tar, pieceBytes)).toEqual(BODIES);
  });

  it('reads what the library writes that packs states', async () => {
    const pieces: Buffer[] = [];
    for await (const piece of create({ cwd: root, portable: true, mtime: new Date(0) }, ['.'])) pieces.push(piece);
    expect(read(Buffer.concat(pieces))).toEqual(BODIES);
  });

  it('reads a size that octal digits cannot hold', () => {
    const tar = tarOf([{ path: 'large', size: 5 }]);
    const begun: number[] = [];
    const reader = new TarReader({ begin: ({ bytes }) => void begun.push(bytes), content: () => undefined, end: () => undefined });
    // 9 GiB, as a binary number of 11 bytes after a first byte of 0x80 (GNU tar).
    const header = Buffer.from(tar.subarray(0, 512)).fill(0, 124, 136);
    header[124] = 0x80;
    header.writeUIntBE(9 * 2 ** 30, 130, 6);
    header.fill(' ', 148, 156);
    header.write(`${header.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    reader.push(header);
    expect(begun).toEqual([9 * 2 ** 30]);
    expect(() => reader.finish()).toThrow('the tar ends within entry 1');
  });

  const whole = tarOf([{ path: 'a', body: 'hello' }, { path: 'b', body: 'hello' }]);
  it.each<[string, Buffer, string]>([
    ['cut in a header', whole.subarray(0, 300), 'the tar ends within entry 0'],
    ['cut in content', whole.subarray(0, 514), 'the tar ends within entry 1'],
    ['cut between two entries', whole.subarray(0, 1024), 'the tar ends without an end mark after 1 entries'],
    ['nothing at all', Buffer.alloc(0), 'the tar ends without an end mark after 0 entries'],
    ['no tar', Buffer.alloc(512, 'text'), 'header 1 of the tar has a wrong checksum'],
    ['more after its end mark', Buffer.concat([whole, whole]), 'the tar goes on after its end mark'],
  ])('refuses: %s', (_name, tar, message) => {
    expect(() => read(tar)).toThrow(new TarFailure(message));
  });

  it('refuses an extended header that says another length than it has', () => {
    const body = '99 path=elsewhere\n';
    const tar = tarOf([{ path: 'PaxHeader', body }, { path: 'a', body: 'hello' }]);
    tar.write('x', 156, 'latin1');
    tar.fill(' ', 148, 156);
    tar.write(`${tar.subarray(0, 512).reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    expect(() => read(tar)).toThrow('an extended header of the tar is damaged');
  });
});
