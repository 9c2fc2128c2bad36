import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import { zipFile, type ZipFileEntry } from './testing/zip-file.ts';
import { unzip } from './unzip.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ibzip-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function unpack(bytes: Buffer): Promise<string> {
  const archive = join(folder, 'a.zip');
  writeFileSync(archive, bytes);
  const into = join(folder, 'in', 'deep', 'here');
  await unzip(archive, into);
  return into;
}

async function refusalOf(bytes: Buffer): Promise<string> {
  const error = await unpack(bytes).then(() => null, (cause: unknown) => cause);
  expect(error).toBeInstanceOf(IndexbenchError);
  expect((error as IndexbenchError).code).toBe('CI_ARTIFACT');
  return (error as IndexbenchError).what;
}

describe('unzip', () => {
  it('unpacks stored, deflated and empty files below folders, also after a comment', async () => {
    const long = 'one line\n'.repeat(50_000);
    const into = await unpack(zipFile([{ name: 'runs/', data: '', stored: true }, { name: 'runs/a-r1-a1/bundle.json', data: long }, { name: 'plain', data: 'x', stored: true }, { name: 'empty', data: '', stored: true }, { name: 'empty-deflated', data: '' }], 'PK\u0005\u0006 a comment'));
    expect(readFileSync(join(into, 'runs/a-r1-a1/bundle.json'), 'utf8')).toBe(long);
    expect(readFileSync(join(into, 'plain'), 'utf8')).toBe('x');
    expect(readFileSync(join(into, 'empty'), 'utf8') + readFileSync(join(into, 'empty-deflated'), 'utf8')).toBe('');
  });

  it('reads what another program packed', async ({ skip }) => {
    if (!existsSync('/usr/bin/zip') && !existsSync('/usr/bin/python3')) skip('neither zip nor python3 is here');
    writeFileSync(join(folder, 'hello.txt'), 'hello '.repeat(1000));
    execFileSync('python3', ['-m', 'zipfile', '-c', 'b.zip', 'hello.txt'], { cwd: folder });
    expect(readFileSync(join(await unpack(readFileSync(join(folder, 'b.zip'))), 'hello.txt'), 'utf8')).toBe('hello '.repeat(1000));
  });

  const good = { name: 'good', data: 'good' };
  const hostile: readonly (readonly [string, ZipFileEntry, RegExp])[] = [
    ['a name that climbs', { name: '../../evil', data: 'x' }, /holds "\.\.\/\.\.\/evil"/],
    ['a name that climbs within', { name: 'runs/../../evil', data: 'x' }, /a name that the kit does not write/],
    ['an absolute name', { name: '/tmp/evil', data: 'x' }, /a name that the kit does not write/],
    ['backslashes', { name: '..\\..\\evil', data: 'x' }, /a name that the kit does not write/],
    ['a folder that climbs', { name: '../evil/', data: '', stored: true }, /a name that the kit does not write/],
    ['a hidden file', { name: '.git/config', data: 'x' }, /a name that the kit does not write/],
    ['a NUL', { name: 'a\u0000b', data: 'x' }, /a name that the kit does not write/],
    ['a newline and a command', { name: 'a\n::error::b', data: 'x' }, /a name that the kit does not write/],
    ['an empty name', { name: '', data: 'x' }, /a name that the kit does not write/],
    ['too many folders', { name: 'a/a/a/a/a/a/a/a/a', data: 'x' }, /a name that the kit does not write/],
    ['a link', { name: 'link', data: '/etc/passwd', mode: 0o120777, stored: true }, /"link" is a link or a special file/],
    ['a pipe', { name: 'pipe', data: '', mode: 0o010644, stored: true }, /special file/],
    ['the same name twice', good, /"good" is in it twice/],
    ['an encrypted file', { name: 'secret', data: 'x', flags: 1 }, /encrypted/],
    ['more bytes than it says', { name: 'bomb', data: Buffer.alloc(1_000_000), saysBytes: 10 }, /bomb is not what its directory says/],
    ['fewer bytes than it says', { name: 'short', data: 'x', saysBytes: 10 }, /short is not what its directory says/],
    ['another checksum', { name: 'sum', data: 'x', saysCrc32: 1 }, /sum is not what its directory says/],
    ['4 GiB and more in all', { name: 'huge', data: 'x', saysBytes: 0xffff_fffe }, /over 4294967296 bytes/],
  ];
  it.each(hostile)('refuses %s, and writes nothing outside', async (_, entry, message) => {
    const what = await refusalOf(zipFile([good, entry, ...(message.source.includes('4294967296') ? [{ ...good, name: 'more', saysBytes: 10 }] : [])]));
    expect(what).toMatch(message);
    expect(readdirSync(folder).sort()).toEqual(existsSync(join(folder, 'in')) ? ['a.zip', 'in'] : ['a.zip']);
    expect(existsSync('/tmp/evil')).toBe(false);
  });

  it('makes no file at all where one name is hostile, wherever it stands', async () => {
    await refusalOf(zipFile([good, { name: '../evil', data: 'x' }]));
    expect(existsSync(join(folder, 'in'))).toBe(false);
  });

  const whole = zipFile([{ name: 'a', data: 'a'.repeat(1000), stored: true }]);
  it.each([
    ['nothing', Buffer.alloc(0), /no zip archive/],
    ['text', Buffer.from('<html>not found</html>'), /no zip archive/],
    ['one that was cut off', whole.subarray(0, 600), /no zip archive/],
    ['one whose beginning is lost', whole.subarray(100), /shorter than its directory|damaged/],
    ['a broken directory', Buffer.concat([whole.subarray(0, 1031), Buffer.alloc(4), whole.subarray(1035)]), /damaged/],
  ])('refuses %s', async (_, bytes, message) => {
    expect(await refusalOf(bytes)).toMatch(message);
  });

  it('refuses deflated data that is none', async () => {
    const bytes = zipFile([{ name: 'a', data: 'abcdefgh'.repeat(100) }]);
    bytes.fill(0xff, 31, 40);
    expect(await refusalOf(bytes)).toMatch(/refused: /);
  });
});
