import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import type { Scenario } from '../../model/generated/types.ts';
import { frameMessage } from '../../protocol/request.ts';
import { testingBlock } from '../testing-server.ts';
import { RANGE, TRANSPORT_NAMES, driveOver, rowsOf, serve } from './testing-drive.ts';

describe.each(TRANSPORT_NAMES)('a well-behaved server over %s', (transport) => {
  const drive = driveOver(transport);

  it('is asked what the schedule says, checked and counted, warm-ups apart', async () => {
    const server = await serve();
    const result = await drive(server.port, { ...RANGE, warmupRequests: 3, stop: { kind: 'count', requests: 20 } });
    expect(server.requests).toHaveLength(23);
    expect(result).toMatchObject({ endReason: 'normal', started: 20, ok: 20, dataErrors: 0, cutOff: 0, statusCounts: { OK: 20 }, messages: 200, blocks: 200, blocksChecked: true });
    expect(result.warmup).toMatchObject({ requests: 3, ok: 3 });
    const rows = rowsOf(result);
    expect(rows.filter(({ phase }) => phase === SAMPLE_PHASE.warmup)).toHaveLength(3);
    for (const row of rows) {
      expect(row.startNs).toBeLessThanOrEqual(row.firstMessageNs);
      expect(row.firstMessageNs).toBeLessThanOrEqual(row.endNs);
      expect(row.phase === SAMPLE_PHASE.warmup).toBe(row.startNs < 0);
      expect(row).toMatchObject({ messages: 10, status: 0, attempt: 1, client: 0 });
    }
    expect(result.bytes).toBe(rows.filter(({ phase }) => phase === SAMPLE_PHASE.measured).reduce((sum, { bytes }) => sum + bytes, 0));
    expect(result.window.lastEndNs).toBe(Math.max(...rows.map(({ endNs }) => endNs)));
    expect(result.latencySumNs).toBeLessThanOrEqual(result.window.lastEndNs);
  });

  it('gives the digest of what came, at one client', async () => {
    const server = await serve();
    const result = await drive(server.port, { method: 'GetBlockRange', requests: { kind: 'download', blocks: 30 }, stop: { kind: 'passes', minimumSeconds: 0 } });
    const chain = createHash('sha256');
    let previous = createHash('sha256').update('testing block 0').digest();
    for (let height = 1; height <= 100; height += 1) {
      const hash = createHash('sha256').update(`testing block ${String(height)}`).digest();
      const message = testingBlock(height, hash, previous).subarray(5);
      const length = Buffer.alloc(8);
      length.writeBigUInt64BE(BigInt(message.length));
      chain.update(length).update(message);
      previous = hash;
    }
    expect(result.passes).toEqual({ complete: 1, sha256: chain.digest('hex'), digestOf: 'blocks', firstDifference: null });
    expect(result.blocks).toBe(100);
  });

  it('fills the time with whole passes, begins with one after the warm-up, and finds all equal', async () => {
    const server = await serve();
    const scenario: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'download', blocks: 30 }, warmupRequests: 2 };
    const one = await drive(server.port, { ...scenario, stop: { kind: 'passes', minimumSeconds: 0.3 } });
    expect(one.started % 4).toBe(0);
    expect(one.passes?.complete).toBe(one.started / 4);
    expect(one.passes?.firstDifference).toBeNull();
    expect(one.window.lastEndNs).toBeGreaterThanOrEqual(0.3e9);
    const three = await drive(server.port, { ...scenario, clients: 3, connections: 2, stop: { kind: 'passes', minimumSeconds: 0.1 } });
    expect(three.passes).toMatchObject({ complete: three.started / 4, digestOf: 'ranges', firstDifference: null });
    expect(three.connections).toMatchObject({ opened: 2, goaways: 0, noDelay: true });
  });

  it('ends a window by starting nothing more; what runs finishes and counts', async () => {
    const server = await serve((call) => {
      setTimeout(() => {
        call.reply(call.messages);
      }, 80);
    });
    const result = await drive(server.port, { clients: 4, stop: { kind: 'window', seconds: 0.2 } });
    expect(result.ok).toBe(result.started);
    expect(result.window.lastStartNs).toBeLessThan(0.2e9);
    expect(result.window.lastEndNs).toBeGreaterThan(0.2e9);
    expect(new Set(rowsOf(result).map(({ client }) => client))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('is judged right when its frames are cut anywhere', async () => {
    const server = await serve(({ stream, messages }) => {
      stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
      stream.on('wantTrailers', () => {
        stream.sendTrailers({ 'grpc-status': '0' });
      });
      const whole = Buffer.concat(messages);
      for (let at = 0; at < whole.length; at += 7) stream.write(whole.subarray(at, at + 7));
      stream.end();
    });
    expect(await drive(server.port, { ...RANGE, stop: { kind: 'count', requests: 3 } })).toMatchObject({ ok: 3, messages: 30 });
  });

  it('is told wide windows and no header table, and gets the body and headers in one write', async () => {
    const writes: Buffer[] = [];
    const raw = createServer((socket) => {
      socket.write(Buffer.from('000000040000000000', 'hex'));
      socket.on('data', (chunk) => writes.push(chunk));
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const address = raw.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await drive(port, { method: 'GetBlock', requests: { kind: 'heights', listLength: 1, seed: 1 }, stop: { kind: 'count', requests: 1 } }, { deadlineMs: 300 });
    raw.close();
    const headers = writes.find((chunk) => framesIn(chunk).includes(HEADERS_FRAME));
    expect(headers).toBeDefined();
    const sent = Buffer.concat(writes).subarray(24);
    expect(settingsIn(sent)).toMatchObject({ [HEADER_TABLE_SIZE]: 0, [ENABLE_PUSH]: 0, [INITIAL_WINDOW_SIZE]: 16 * 2 ** 20 });
    expect(framesIn(sent)).toContain(WINDOW_UPDATE_FRAME);
    expect(framesIn(headers ?? Buffer.alloc(0))).toContain(DATA_FRAME);
  });
});

const DATA_FRAME = 0;
const HEADERS_FRAME = 1;
const SETTINGS_FRAME = 4;
const WINDOW_UPDATE_FRAME = 8;
const HEADER_TABLE_SIZE = 1;
const ENABLE_PUSH = 2;
const INITIAL_WINDOW_SIZE = 4;

/** Identifier to value, of the first frame of a connection. */
function settingsIn(sent: Buffer): Record<number, number> {
  expect(sent[3]).toBe(SETTINGS_FRAME);
  const settings: Record<number, number> = {};
  for (let at = 9; at < 9 + sent.readUIntBE(0, 3); at += 6) settings[sent.readUInt16BE(at)] = sent.readUInt32BE(at + 2);
  return settings;
}

/** Types of the HTTP/2 frames that begin in a chunk; the connection preface is passed over. */
function framesIn(chunk: Buffer): number[] {
  const types: number[] = [];
  for (let at = chunk.toString('latin1', 0, 3) === 'PRI' ? 24 : 0; at + 9 <= chunk.length; at += 9 + chunk.readUIntBE(at, 3)) types.push(chunk[at + 3] ?? -1);
  return types;
}

it.each(TRANSPORT_NAMES)('sends messages given by hand in turn, a client stream whole, over %s', async (transport) => {
  const drive = driveOver(transport);
  const server = await serve();
  const messages = [Buffer.from('0a0161', 'hex'), Buffer.from('0a0162', 'hex')];
  const messagesBase64 = messages.map((message) => message.toString('base64'));
  const byHand = { requests: { kind: 'messages' as const, messagesBase64 }, check: 'status' as const };
  await drive(server.port, { stop: { kind: 'count', requests: 3 } }, { ...byHand, method: 'GetTaddressBalance' });
  await drive(server.port, { stop: { kind: 'count', requests: 1 } }, { ...byHand, method: 'GetTaddressBalanceStream' });
  const [a, b] = messages.map((message) => frameMessage(message).toString('hex'));
  expect(server.requests.map(({ body }) => body)).toEqual([a, b, a, `${String(a)}${String(b)}`]);
});
