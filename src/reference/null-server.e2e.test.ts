import { connect as connectHttp2 } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChainDigest } from '../protocol/chain-digest.ts';
import { MessageDeframer } from '../protocol/message-deframer.ts';
import { readDemoMessages } from '../protocol/fixtures/demo-messages.ts';
import { CLIENT_PREFACE, FLAG, FRAME, encodeFrame } from '../protocol/http2-frame.ts';
import { METHODS } from '../protocol/method.ts';
import { encodeBlockRange, frameMessage } from '../protocol/request.ts';
import { loadChain } from './chain-file.ts';
import { TestClient } from './fixtures/client.ts';
import type { Block } from './fixtures/client.ts';
import { makeTestFolder, restoreDemo } from './fixtures/demo-chain.ts';
import type { NullFraming } from './null-connection.ts';
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

/** Lengths of the DATA frames that answer a request for the blocks 1 to `last`, and how long they took. */
async function framesOf(framing: NullFraming, last: number): Promise<{ lengths: number[]; millis: number }> {
  const own = await startNullServer({ chain: loadChain(folder.path, () => undefined).shielded, port: 0, framing });
  const received: Buffer[] = [];
  const started = performance.now();
  const socket = connectTcp(Number(own.address.split(':')[1]), '127.0.0.1');
  const request = frameMessage(encodeBlockRange(1, last));
  socket.write(Buffer.concat([CLIENT_PREFACE, encodeFrame(FRAME.SETTINGS, 0, 0, Buffer.alloc(0)), encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS, 1, Buffer.alloc(0)), encodeFrame(FRAME.DATA, FLAG.END_STREAM, 1, request)]));
  const lengths = await new Promise<number[]>((resolve) => {
    socket.on('data', (chunk) => {
      received.push(chunk);
      const all = Buffer.concat(received);
      const found: number[] = [];
      for (let at = 0; at + 9 <= all.length; at += 9 + all.readUIntBE(at, 3)) {
        if (all[at + 3] === FRAME.DATA) found.push(all.readUIntBE(at, 3));
        else if (all[at + 3] === FRAME.HEADERS && ((all[at + 4] ?? 0) & FLAG.END_STREAM) !== 0) resolve(found);
      }
    });
  });
  const millis = performance.now() - started;
  socket.destroy();
  await own.stop();
  return { lengths, millis };
}

describe('the framing of the null server', () => {
  const bytesOf = (last: number): number[] => Array.from({ length: last }, (_, at) => 5 + (blocks[at]?.length ?? 0));
  const blocks = readDemoMessages('shielded');

  it('fills frames, whatever messages they cut', async () => {
    const { lengths } = await framesOf({ oneMessageAFrame: false, messagesPerSecond: null }, 300);
    expect(lengths.slice(0, -1).every((length) => length === 16_384)).toBe(true);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(bytesOf(300).reduce((sum, length) => sum + length, 0));
  });

  it('sends a frame a message where it is told so', async () => {
    expect((await framesOf({ oneMessageAFrame: true, messagesPerSecond: null }, 300)).lengths).toEqual(bytesOf(300));
  });

  it('keeps a pace', async () => {
    const { lengths, millis } = await framesOf({ oneMessageAFrame: true, messagesPerSecond: 500 }, 100);
    expect(lengths).toEqual(bytesOf(100));
    expect(millis).toBeGreaterThan(190);
  });
});

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
