import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../model/generated/types.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { DriveResult } from '../drive-result.ts';
import { driveBy } from '../native/native-drive.ts';
import { RANGE, driveOver, rowsOf, serve, testFolder } from '../native/testing-drive.ts';
import { testingOrder, testingPlan } from '../testing-order.ts';
import { loadDecoders } from './consumer-methods.ts';
import { grpcJsCaller } from './grpc-js-caller.ts';

const protoFolder = join(dirname(fileURLToPath(import.meta.url)), '../../protocol/proto');
const caller = grpcJsCaller(protoFolder);
const driveNative = driveOver('raw');

function drive(port: number, scenario: Partial<Scenario>, changes: Partial<DriveOrder> = {}, signal = new AbortController().signal): Promise<DriveResult> {
  return driveBy(caller, testingOrder(port, testFolder, testingPlan(scenario), changes), { onProgress: () => undefined, signal });
}

const DOWNLOAD: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'download', blocks: 30 }, stop: { kind: 'count', requests: 8 } };

describe('the grpc-js consumer', () => {
  it('receives what the native driver receives, byte for byte', async () => {
    const server = await serve();
    const native = await driveNative(server.port, DOWNLOAD);
    const consumer = await drive(server.port, DOWNLOAD);
    expect(consumer).toMatchObject({ driver: 'grpc-js', endReason: 'normal', ok: 8, blocks: 200, messages: 200, blocksChecked: true, bytes: native.bytes, passes: native.passes });
    expect(consumer.passes).toMatchObject({ complete: 2, digestOf: 'blocks' });
    expect(consumer.passes?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const first = rowsOf(consumer)[0];
    expect(first).toMatchObject({ messages: 30, status: 0, phase: 1, attempt: 1 });
    expect(first?.firstMessageNs).toBeGreaterThanOrEqual(first?.startNs ?? 0);
    expect(first?.endNs).toBeGreaterThanOrEqual(first?.firstMessageNs ?? 0);
  });

  it('sends the bytes that the native driver sends', async () => {
    const server = await serve();
    const scenario: Partial<Scenario> = { method: 'GetBlock', requests: { kind: 'heights', listLength: 7, seed: 3 }, warmupRequests: 2, stop: { kind: 'count', requests: 9 } };
    await driveNative(server.port, scenario);
    const sent = server.requests.splice(0);
    const result = await drive(server.port, scenario);
    expect(result).toMatchObject({ ok: 9, warmup: { requests: 2, ok: 2 } });
    expect(server.requests).toEqual(sent);
  });

  it('opens a connection for each, and none more', async () => {
    const server = await serve();
    const result = await drive(server.port, { ...RANGE, clients: 4, connections: 2, stop: { kind: 'count', requests: 40 } });
    expect(result).toMatchObject({ ok: 40, blocks: 400, connections: { opened: 2 } });
    expect(server.connections()).toBe(2);
  });

  it('names the first wrong block', async () => {
    const server = await serve((call) => {
      call.reply(call.index === 0 ? call.messages : [...call.messages.slice(0, 4), ...call.messages.slice(5)]);
    });
    const result = await drive(server.port, { ...RANGE, stop: { kind: 'count', requests: 2 } });
    expect(result).toMatchObject({ ok: 1, dataErrors: 1, statusCounts: { OK: 1, DATA_ERROR: 1 }, firstViolation: { requestNumber: 1, field: 'height' } });
  });

  it('takes what it cannot decode for an error of the call', async () => {
    const server = await serve((call) => {
      call.reply([Buffer.from([0, 0, 0, 0, 2, 0x1a, 0x7f])]);
    });
    const result = await drive(server.port, { ...RANGE, stop: { kind: 'count', requests: 1 } });
    expect(result).toMatchObject({ ok: 0, statusCounts: { INTERNAL: 1 } });
  });

  it('passes on a status that comes after messages, and counts none of them as good', async () => {
    const server = await serve((call) => {
      call.reply(call.messages.slice(0, 3), 8, 'too much');
    });
    const result = await drive(server.port, { ...RANGE, stop: { kind: 'count', requests: 1 } });
    expect(result).toMatchObject({ ok: 0, blocks: 0, messages: 0, statusCounts: { RESOURCE_EXHAUSTED: 1 }, failures: [{ text: 'too much' }] });
  });

  it('refuses messages beyond the limit', async () => {
    const server = await serve();
    const result = await drive(server.port, { ...RANGE, maxMessageBytes: 16, stop: { kind: 'count', requests: 1 } });
    expect(result).toMatchObject({ ok: 0, statusCounts: { RESOURCE_EXHAUSTED: 1 } });
  });

  it('ends calls on which nothing comes, and goes on', async () => {
    const server = await serve((call) => {
      if (call.index > 0) call.reply(call.messages);
    });
    const result = await drive(server.port, { ...RANGE, stop: { kind: 'count', requests: 3 } }, { idleLimitMs: 150 });
    expect(result).toMatchObject({ ok: 2, statusCounts: { OK: 2, DEADLINE_EXCEEDED: 1 }, endReason: 'normal' });
  });

  it('pauses between attempts where nothing listens, and gives up', async () => {
    const port = await freePort();
    const result = await drive(port, { ...RANGE, stop: { kind: 'count', requests: 100_000 } }, { connectLimitMs: 100 });
    expect(result.endReason).toBe('server-gone');
    expect(result.ok).toBe(0);
    expect(result.started).toBeLessThan(200);
  }, 15_000);

  it('cuts calls off when it is told to', async () => {
    const server = await serve(() => undefined);
    const abort = new AbortController();
    setTimeout(() => {
      abort.abort();
    }, 100);
    const result = await drive(server.port, { ...RANGE, stop: { kind: 'count', requests: 3 } }, {}, abort.signal);
    expect(result).toMatchObject({ endReason: 'cancel', ok: 0, cutOff: 1 });
  });

  it('decodes each message as an application would', () => {
    const decode = loadDecoders(protoFolder).get('/cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlockRange');
    const bytes = Buffer.from([0x10, 0x05, 0x1a, 0x01, 0xab, 0x3a, 0x02, 0x08, 0x01]);
    expect(decode?.(bytes)).toMatchObject({ bytes, decoded: { height: '5', hash: Buffer.from([0xab]), vtx: [{ index: '1', fee: 0, outputs: [] }] } });
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
