import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { obtainProgram } from './obtain-program.ts';
import type { ObtainedProgram } from './obtain-context.ts';
import { hasTool, ObtainTest, variantOf } from './testing/obtain-test.ts';

type Answer = (response: ServerResponse, body: Buffer, request: { readonly range: string | undefined; readonly count: number }) => void;

const WHOLE: Answer = (response, body) => void response.writeHead(200, { 'content-length': body.length, etag: '"1"' }).end(body);
/** Cuts the first answer in the middle; a later one gives what is asked for. */
const CUT: Answer = (response, body, { range, count }) => {
  if (count === 1) {
    response.writeHead(200, { 'content-length': body.length, etag: '"1"', 'accept-ranges': 'bytes' });
    response.write(body.subarray(0, 100));
    setTimeout(() => response.destroy(), 200);
    return;
  }
  const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1]);
  response.writeHead(206, { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}`, 'content-length': body.length - from, etag: '"1"' }).end(body.subarray(from));
};

let test: ObtainTest;
let server: Server;
let answer: Answer = WHOLE;
let body: Buffer = Buffer.alloc(0);
let requests: (string | undefined)[] = [];

beforeEach(async () => {
  test = new ObtainTest(process.env);
  answer = WHOLE;
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.headers.range);
    answer(response, body, { range: request.headers.range, count: requests.length });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  test.remove();
});

const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex');
const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny`;
const obtain = (digest = sha256(body), build?: Parameters<typeof variantOf>[1]): Promise<ObtainedProgram> => obtainProgram(variantOf(`release:${url()}#sha256=${digest}`, build), { program: 'tiny', versionArguments: ['--version'] }, test.context);
/** A program that does not compress, so that a cut falls into it. */
const script = (): string => test.write('r/tiny-1.0/bin/tiny', `#!/bin/sh\necho "tiny 1.2.3"\nexit\n${Array.from({ length: 200 }, (_, index) => sha256(Buffer.from(String(index)))).join('\n')}\n`, 0o755);
const tar = (...args: string[]): Buffer => execFileSync('tar', ['-C', test.path('r'), '-cf', '-', ...args]);

describe('a release', () => {
  it.each<[string, () => Buffer]>([
    ['a plain program', () => readFileSync(script())],
    ['a gzipped program', () => gzipSync(readFileSync(script()))],
    ['a .tar.gz', () => (script(), test.write('r/tiny-1.0/README', 'x'), gzipSync(tar('tiny-1.0')))],
    ['a .tar', () => (script(), tar('tiny-1.0'))],
  ])('is taken as %s, kept, and not fetched again', async (_, make) => {
    body = make();
    const found = await obtain();
    expect(found).toMatchObject({ reportedVersion: '1.2.3', buildProfile: 'as-published', origin: { kind: 'downloaded', toolchain: [] } });
    expect(readFileSync(found.file)).toEqual(readFileSync(test.path('r/tiny-1.0/bin/tiny')));
    expect(await obtain()).toEqual(found);
    expect(requests).toHaveLength(1);
    expect(test.cached()).toHaveLength(1);
  });

  it.skipIf(!hasTool('zstd', process.env))('is taken as a .tar.zst (skipped without zstd)', async () => {
    script();
    body = execFileSync('zstd', ['-q', '-c'], { input: tar('tiny-1.0') });
    expect(await obtain(sha256(body), { profile: 'release', reportsVersion: '1.2.3' })).toMatchObject({ reportedVersion: '1.2.3', buildProfile: 'release' });
  });

  it('goes on after a cut where it broke off', async () => {
    body = readFileSync(script());
    answer = CUT;
    const found = await obtain();
    expect(readFileSync(found.file)).toEqual(body);
    expect(requests).toEqual([undefined, 'bytes=100-']);
  });

  it.each<[string, Answer | null, string, string | RegExp]>([
    ['a page that is not there', (response) => void response.writeHead(404).end('no such release'), 'PROGRAM_SOURCE', /status 404.*no such release/],
    ['a page in HTML', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>log in</html>'), 'PROGRAM_SOURCE', /HTML page.*log in/],
    ['an endless one', (response) => void response.writeHead(200, { 'content-length': 3 * 1024 ** 3 }).write('x'), 'PROGRAM_SOURCE', 'has 3221225472 bytes; a program has at most 2147483648'],
  ])('is refused: %s', async (_, given, code, what) => {
    body = readFileSync(script());
    if (given !== null) answer = given;
    await expect(obtain()).rejects.toMatchObject({ code, where: url(), what: typeof what === 'string' ? what : (expect.stringMatching(what) as string) });
    expect(test.cached()).toEqual([]);
  });

  it('is refused with another digest, before anything of it is unpacked', async () => {
    script();
    body = gzipSync(tar('tiny-1.0'));
    const wanted = '00'.repeat(32);
    await expect(obtain(wanted)).rejects.toMatchObject({ code: 'PROGRAM_DIGEST', what: `expected SHA-256 ${wanted}, found ${sha256(body)}`, where: url() });
    expect(test.cached()).toEqual([]);
  });

  it.each<[string, () => Buffer, string | RegExp]>([
    ['no such program', () => (script(), test.write('r/other/teeny', 'x'), tar('other')), 'holds no file named tiny; it holds "other/teeny"'],
    ['two of the name', () => (script(), test.write('r/tiny-2.0/tiny', '#!'), tar('tiny-1.0', 'tiny-2.0')), 'holds more than one file named tiny'],
    ['a link of the name', () => (mkdirSync(test.path('r/l'), { recursive: true }), symlinkSync('/bin/sh', test.path('r/l/tiny')), tar('l')), /its entry "l\/tiny" is of the kind .*link.*, not a file/],
    ['a cut archive', () => (script(), gzipSync(tar('tiny-1.0')).subarray(0, 3_000)), /cannot be unpacked: unexpected end of file/],
    ['a zip', () => Buffer.from('PK\x03\x04 and so on'), /is not a program, or one in \.tar\.gz.*it begins with "PK/],
  ])('is refused where its archive holds %s', async (_, make, what) => {
    body = make();
    await expect(obtain()).rejects.toMatchObject({ code: 'PROGRAM_ARCHIVE', where: url(), what: typeof what === 'string' ? what : (expect.stringMatching(what) as string) });
    expect(test.cached()).toEqual([]);
  });

  it('is refused where its program is another version than promised', async () => {
    body = readFileSync(script());
    await expect(obtain(sha256(body), { reportsVersion: '2.0.0' })).rejects.toMatchObject({ code: 'TOOL_VERSION', what: expect.stringContaining('says that it is version 1.2.3; the pin release:') as string });
    expect(test.cached()).toEqual([]);
  });
});
