import { connect as connectHttp2 } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChainDigest } from '../protocol/chain-digest.ts';
import { MessageDeframer } from '../protocol/message-deframer.ts';
import { METHODS } from '../protocol/method.ts';
import { encodeBlockRange, frameMessage } from '../protocol/request.ts';
import { loadChain } from './chain-file.ts';
import { TestClient } from './fixtures/client.ts';
import type { Block } from './fixtures/client.ts';
import { makeTestFolder, restoreDemo } from './fixtures/demo-chain.ts';
import { startNullServer } from './null-server.ts';
import type { RunningServer } from './server.ts';

const DIGEST = '9852ef8ec0667d45856b586f04aa7db74855a01f7d83e8095f9aec0111f332c8';
const folder = makeTestFolder();
let server: RunningServer;
let client: TestClient;

beforeAll(async () => {
  restoreDemo(folder.path);
  server = await startNullServer({ chain: loadChain(folder.path, () => undefined).shielded, port: 0 });
  client = new TestClient(server.address);
});
afterAll(async () => {
  client.close();
  await server.stop();
  folder.remove();
});

/** Downloads the whole chain over node:http2, with the client's settings given; the digest of what came. */
function download(settings: { initialWindowSize?: number; headerTableSize?: number }, pauseMs = 0): Promise<string> {
  const session = connectHttp2(`http://${server.address}`, { settings });
  const digest = new ChainDigest();
  const deframer = new MessageDeframer((buffer, from, to) => digest.add(buffer, from, to), 4_194_304);
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':method': 'POST', ':path': METHODS.GetBlockRange.path, 'content-type': 'application/grpc', te: 'trailers' });
    let status: unknown;
    stream.on('trailers', (trailers: IncomingHttpHeaders) => (status = trailers['grpc-status']));
    stream.on('data', (chunk: Buffer) => {
      deframer.push(chunk);
      if (pauseMs === 0) return;
      stream.pause();
      setTimeout(() => stream.resume(), pauseMs);
    });
    stream.on('error', reject);
    stream.on('end', () => {
      deframer.finish();
      session.close();
      resolve(`${String(status)} ${digest.hex()}`);
    });
    stream.end(frameMessage(encodeBlockRange(1, 12_003)));
  });
}

describe('the null server', () => {
  it('answers grpc-js: metadata, one block, a range', async () => {
    expect((await client.unary<Record<string, unknown>>('GetLightdInfo', {})).messages[0]).toMatchObject({ blockHeight: 12_003, chainName: 'test' });
    expect((await client.unary<{ hash: Buffer }>('GetLatestBlock', {})).messages[0]?.hash).toHaveLength(32);
    expect((await client.unary<Block>('GetBlock', { height: 321 })).messages[0]?.height).toBe(321);
    const range = await client.stream<Block>('GetBlockRange', { start: { height: 5 }, end: { height: 2_004 } });
    expect([range.code, range.messages.length, range.messages[0]?.height, range.messages.at(-1)?.height]).toEqual([0, 2_000, 5, 2_004]);
  });

  it('answers many calls at once on one connection, each with its own block', async () => {
    const results = await Promise.all(Array.from({ length: 200 }, (_, index) => client.unary<Block>('GetBlock', { height: index + 1 })));
    expect(results.map((result) => result.messages[0]?.height)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  it('keeps to whatever windows the client grants', async () => {
    const expected = `0 ${DIGEST}`;
    expect(await download({})).toBe(expected);
    expect(await download({ initialWindowSize: 1_000 })).toBe(expected);
    expect(await download({ initialWindowSize: 8 * 1024 * 1024, headerTableSize: 0 })).toBe(expected);
    expect(await download({}, 2)).toBe(expected);
  });

  it('serves eight ranges at once on one connection', async () => {
    const ranges = await Promise.all(
      Array.from({ length: 8 }, (_, index) => client.stream<Block>('GetBlockRange', { start: { height: 1 + index }, end: { height: 3_000 + index } })),
    );
    expect(ranges.map((range) => [range.code, range.messages.length, range.messages[0]?.height])).toEqual(Array.from({ length: 8 }, (_, index) => [0, 3_000, 1 + index]));
  });

  it('refuses what it does not serve', async () => {
    expect((await client.unary('GetBlock', { height: 12_004 })).code).toBe(11);
    expect((await client.unary('GetBlock', { hash: Buffer.alloc(32) })).code).toBe(12);
    expect((await client.stream('GetBlockRange', { start: { height: 9 }, end: { height: 8 } })).code).toBe(12);
  });

  it('drops a connection that speaks something else, and goes on', async () => {
    const closed = await new Promise<boolean>((resolve) => {
      const [host = '', port = ''] = server.address.split(':');
      const socket = connectTcp(Number(port), host, () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(true));
      socket.resume();
    });
    expect(closed).toBe(true);
    expect((await client.unary<Block>('GetBlock', { height: 1 })).code).toBe(0);
  });
});
