import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Method, Scenario } from '../../model/generated/types.ts';
import { frameMessage } from '../../protocol/request.ts';
import { encodeBytesField } from '../../protocol/wire-writer.ts';
import type { CheckedPayloads } from '../drive-order.ts';
import type { CheckResult } from '../driver-messages.ts';
import { testingFolder } from '../testing-order.ts';
import type { TestingCall } from '../testing-server.ts';
import { CheckedRange, CheckedRangeWriter } from './checked-range.ts';
import { MethodComparison } from './content-comparison.ts';
import { ContentTable } from './content-table.ts';
import { checkPayloads } from './payload-check.ts';
import { TRANSPORT_NAMES, driveOver, serve } from './testing-drive.ts';

const folder = testingFolder();
afterAll(folder.remove);

const FRAME_PREFIX_BYTES = 5;
const VTX = encodeBytesField(7, Buffer.from('a transaction'));
const NULLIFIERS = encodeBytesField(7, Buffer.from('nullifiers'));
const message = (frame: Buffer | undefined): Buffer => (frame ?? Buffer.alloc(0)).subarray(FRAME_PREFIX_BYTES);

/** Right blocks, each with a transaction; of the nullifiers’ range with another one, so that the one range is no answer for the other. */
const whole = (call: TestingCall): Buffer[] => call.messages.map((frame) => frameMessage(Buffer.concat([message(frame), call.method === 'GetBlockRangeNullifiers' ? NULLIFIERS : VTX])));
const withoutVtx = (call: TestingCall): Buffer[] => [...call.messages];

/** The last byte of the last block's transaction is another one. */
function flipped(call: TestingCall): Buffer[] {
  const frames = whole(call);
  const last = Buffer.from(frames.at(-1) ?? Buffer.alloc(1));
  last[last.length - 1] = (last.at(-1) ?? 0) ^ 1;
  return [...frames.slice(0, -1), last];
}

interface Tampering {
  /** Number of timed requests that the server answers well. */
  readonly after: number;
  readonly until?: number;
  readonly frames: (call: TestingCall) => Buffer[];
}

/** A server that is checked, then driven. It answers well until the check is over and so many more requests have come. */
async function checkedServer(tampering: Tampering, unary: (call: TestingCall) => Buffer[] = whole): Promise<{ port: number; checked: CheckResult; payloads: CheckedPayloads }> {
  let timed: number | null = null;
  const server = await serve((call) => {
    const right = call.method === 'GetBlock' ? unary : whole;
    const at = timed;
    if (timed !== null) timed += 1;
    const bad = at !== null && at >= tampering.after && at < (tampering.until ?? Number.POSITIVE_INFINITY);
    call.reply(bad ? tampering.frames(call) : right(call));
  });
  const file = join(folder.path, `checked-${String(server.port)}`);
  const limits = { maxMessageBytes: 65_536, deadlineMs: 5000, idleLimitMs: 5000 };
  const checked = await checkPayloads(
    { target: { host: '127.0.0.1', port: server.port }, firstHeight: 1, lastHeight: 100, chunkBlocks: 40, answers: [], otherRangeMethods: ['GetBlockRangeNullifiers'], unaryMethods: ['GetBlock'], unaryCount: 64, seed: 7, payloadFile: file, ...limits },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  timed = 0;
  return { port: server.port, checked, payloads: { file, firstHeight: 1, lastHeight: 100, sameAsRange: checked.sameAsRange } };
}

const METHODS: readonly (Partial<Scenario> & { readonly id: string; readonly method: Method })[] = [
  { id: 'ranges', method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 } },
  { id: 'downloads', method: 'GetBlockRange', requests: { kind: 'download', blocks: 7 } },
  { id: 'nullifiers', method: 'GetBlockRangeNullifiers', requests: { kind: 'ranges', blocks: 10, offset: 10 } },
  { id: 'single blocks', method: 'GetBlock', requests: { kind: 'heights', listLength: 50, seed: 3 } },
];

/** How many clients there are decides what is digested, not over what; so one number is enough for the second transport. */
const CLIENTS = { raw: [1, 8], http2: [8] } as const;

const MIX: Partial<Scenario> = {
  method: 'GetBlockRange',
  requests: {
    kind: 'mix',
    parts: [
      { weight: 2, method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 } },
      { weight: 1, method: 'GetBlock', requests: { kind: 'heights', listLength: 50, seed: 3 } },
      { weight: 1, method: 'GetBlockRangeNullifiers', requests: { kind: 'ranges', blocks: 5, offset: 3 } },
      { weight: 1, method: 'GetLightdInfo', requests: { kind: 'empty' } },
    ],
  },
};

describe.each(TRANSPORT_NAMES)('what is timed is compared with what was checked, over %s', (transport) => {
  const drive = driveOver(transport);

  for (const scenario of METHODS) {
    for (const clients of CLIENTS[transport]) {
      const run = async (tampering: Tampering, requests: number, warmupRequests = 0) => {
        const { port, payloads } = await checkedServer(tampering);
        return drive(port, { ...scenario, clients, connections: clients, warmupRequests, stop: { kind: 'count', requests } }, { checkedPayloads: payloads });
      };

      it(`${scenario.id}, ${String(clients)} clients: nothing is wrong with a server that stays as it was`, async () => {
        const result = await run({ after: Number.POSITIVE_INFINITY, frames: whole }, 60, 15);
        // The warm-up of a download is rounded up to whole passes for its numbers, not for what is sent.
        expect(result).toMatchObject({ ok: 60, dataErrors: 0, firstViolation: null, comparedCalls: { compared: 75, notCompared: 0 } });
      });

      it(`${scenario.id}, ${String(clients)} clients: transactions left out are wrong at once`, async () => {
        const result = await run({ after: 30, frames: withoutVtx }, 60);
        expect(result).toMatchObject({ ok: 30, dataErrors: 30, statusCounts: { OK: 30, DATA_ERROR: 30 } });
        expect(result.firstViolation).toMatchObject({ field: 'bytes' });
        expect(Number(result.firstViolation?.expected)).toBeGreaterThan(Number(result.firstViolation?.found));
      });

      it(`${scenario.id}, ${String(clients)} clients: one flipped bit in one call of 200 is found after the window`, async () => {
        const result = await run({ after: 121, until: 122, frames: flipped }, 200);
        expect(result.comparedCalls).toEqual({ compared: 200, notCompared: 0 });
        expect(result.firstViolation).toMatchObject({ field: 'sha256', expected: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
        expect(result.firstViolation?.height).toBeGreaterThan(0);
        // Requests of several clients arrive in about the order of their numbers.
        expect(Math.abs((result.firstViolation?.requestNumber ?? 0) - 121)).toBeLessThan(clients);
      });

      it(`${scenario.id}, ${String(clients)} clients: a flipped bit in a warm-up is found too`, async () => {
        const result = await run({ after: 9, until: 10, frames: flipped }, 20, 20);
        expect(result.firstViolation).toMatchObject({ field: 'sha256' });
        expect(result.firstViolation?.requestNumber).toBeLessThan(20);
      });
    }
  }

  for (const clients of CLIENTS[transport]) {
    const run = async (tampering: Tampering) => {
      const { port, payloads } = await checkedServer(tampering);
      return drive(port, { ...MIX, clients, connections: clients, warmupRequests: 5, stop: { kind: 'count', requests: 100 } }, { checkedPayloads: payloads });
    };

    it(`a mix, ${String(clients)} clients: each part is compared with its own method’s content, but for one that has no blocks`, async () => {
      expect(await run({ after: Number.POSITIVE_INFINITY, frames: whole })).toMatchObject({ ok: 100, dataErrors: 0, firstViolation: null, comparedCalls: { compared: 84, notCompared: 0 } });
    });

    it(`a mix, ${String(clients)} clients: transactions left out of any part are wrong at once`, async () => {
      for (const method of ['GetBlockRange', 'GetBlock', 'GetBlockRangeNullifiers']) {
        const result = await run({ after: 0, frames: (call) => (call.method === method ? withoutVtx(call) : whole(call)) });
        expect(result).toMatchObject({ dataErrors: method === 'GetBlockRange' ? 40 : 20, firstViolation: { field: 'bytes' } });
      }
    });

    it(`a mix, ${String(clients)} clients: a flipped bit in any part is found after the window`, async () => {
      for (const method of ['GetBlockRange', 'GetBlock', 'GetBlockRangeNullifiers']) {
        let seen = 0;
        const flipThird = (call: TestingCall): Buffer[] => (call.method === method && (seen += 1) === 3 ? flipped(call) : whole(call));
        expect(await run({ after: 5, frames: flipThird })).toMatchObject({ ok: 100, firstViolation: { field: 'sha256' }, comparedCalls: { notCompared: 0 } });
      }
    });
  }

  it('another block for GetBlock is wrong', async () => {
    const other = frameMessage(Buffer.from('100a', 'hex'));
    const { port, payloads } = await checkedServer({ after: 5, frames: () => [other] });
    const result = await drive(port, { method: 'GetBlock', requests: { kind: 'heights', listLength: 50, seed: 3 }, stop: { kind: 'count', requests: 6 } }, { checkedPayloads: payloads });
    expect(result).toMatchObject({ ok: 5, dataErrors: 1, firstViolation: { requestNumber: 5, field: 'height', found: '10' } });
  });

  it('nothing is compared where nothing was checked', async () => {
    const server = await serve();
    expect('comparedCalls' in (await drive(server.port, METHODS[0] ?? {}))).toBe(false);
  });
});

describe('single blocks of another projection than the range’s', () => {
  const drive = driveOver('raw');
  const scenario: Partial<Scenario> = { method: 'GetBlock', requests: { kind: 'heights', listLength: 64, seed: 7 }, stop: { kind: 'count', requests: 64 } };

  it('are compared with the replies that were checked', async () => {
    const good = await checkedServer({ after: Number.POSITIVE_INFINITY, frames: whole }, withoutVtx);
    expect(good.checked).toMatchObject({ difference: null, sameAsRange: [] });
    expect(await drive(good.port, scenario, { checkedPayloads: good.payloads })).toMatchObject({ ok: 64, firstViolation: null, comparedCalls: { compared: 64, notCompared: 0 } });
    const changing = await checkedServer({ after: 20, frames: whole }, withoutVtx);
    expect(await drive(changing.port, scenario, { checkedPayloads: changing.payloads })).toMatchObject({ ok: 20, dataErrors: 44, firstViolation: { requestNumber: 20, field: 'bytes' } });
  });

  it('are counted as not compared at heights that were not asked for before', async () => {
    const { port, payloads } = await checkedServer({ after: Number.POSITIVE_INFINITY, frames: whole }, withoutVtx);
    const result = await drive(port, { ...scenario, requests: { kind: 'heights', listLength: 64, seed: 8 } }, { checkedPayloads: payloads });
    expect(result.firstViolation).toBeNull();
    expect(result.comparedCalls?.compared).toBeGreaterThan(0);
    expect(result.comparedCalls?.notCompared).toBeGreaterThan(0);
    expect((result.comparedCalls?.compared ?? 0) + (result.comparedCalls?.notCompared ?? 0)).toBe(64);
  });
});

/** A file of messages of 0, 1, 2 … bytes, from height 10 on; one is larger than the writer's memory. */
function writeRange(sizes: readonly number[]): { file: string; messages: Buffer[] } {
  const file = join(folder.path, 'range');
  const messages = sizes.map((size, at) => Buffer.alloc(size, at + 1));
  const writer = new CheckedRangeWriter(file);
  for (const each of messages) writer.add(each, 0, each.length);
  writer.finish();
  return { file, messages };
}

describe('the file of checked payloads', () => {
  it('gives sizes, messages and digests of any heights back', () => {
    const { file, messages } = writeRange([3, 0, 2 ** 20 - 20, 5, 3 * 2 ** 20, 2 ** 20 - 8, 7]);
    const range = new CheckedRange(file, 10, 16);
    for (let first = 0; first < messages.length; first += 1) {
      const digest = range.openDigest(10 + first);
      const hash = createHash('sha256');
      for (let last = first; last < messages.length; last += 1) {
        const length = Buffer.alloc(8);
        length.writeUInt32BE(messages[last]?.length ?? 0, 4);
        hash.update(length).update(messages[last] ?? Buffer.alloc(0));
        expect(range.bytesIn(10 + first, 10 + last)).toBe(messages.slice(first, last + 1).reduce((sum, each) => sum + each.length, 0));
        expect(digest.upTo(10 + last)).toBe(hash.copy().digest('hex'));
      }
      expect(range.message(10 + first).equals(messages[first] ?? Buffer.alloc(0))).toBe(true);
    }
    expect(range.bytesIn(9, 10)).toBeNull();
    expect(range.bytesIn(16, 17)).toBeNull();
    range.close();
  });

  it('is refused where it holds other heights', () => {
    const { file } = writeRange([3, 4, 5]);
    expect(() => new CheckedRange(file, 10, 13)).toThrow(/heights/);
    expect(() => new CheckedRange(file, 10, 11)).toThrow(/heights/);
  });
});

describe('bounds', () => {
  const signal = new AbortController().signal;
  const row = (requestNumber: number, height: number) => ({ requestNumber, firstHeight: height, digestFrom: height, lastHeight: height });

  it('hashes no more than it may, and says what was left', async () => {
    const { file } = writeRange([1000, 1000, 1000, 1000]);
    const range = new CheckedRange(file, 10, 13);
    const comparison = new MethodComparison(range, { mostHashedBytes: 2500 });
    for (let i = 0; i < 8; i += 1) expect(comparison.add(row(i, 10 + (i % 4)), 1000, range.openDigest(10 + (i % 4)).upTo(10 + (i % 4)))).toBeNull();
    // Two heights fit, and each was asked for twice.
    expect(await comparison.compare(signal)).toEqual({ compared: 4, notCompared: 4, first: null });
    comparison.close();
  });

  it('keeps calls of the whole drive where they are more than it has room for', () => {
    const table = new ContentTable(100);
    for (let i = 0; i < 10_000; i += 1) table.add(row(i, 10), '00'.repeat(32));
    expect([table.rows, table.calls]).toEqual([100, 10_000]);
    const numbers = Array.from({ length: 100 }, (_, at) => table.row(at).requestNumber);
    for (const quarter of [0, 1, 2, 3]) expect(numbers.filter((i) => Math.floor(i / 2500) === quarter).length).toBeGreaterThan(10);
  });

  it('names the first call of those that differ', async () => {
    const { file } = writeRange([1, 1, 1]);
    const comparison = new MethodComparison(new CheckedRange(file, 10, 12));
    for (const [i, height] of [[4, 10], [2, 12], [3, 11]] as const) comparison.add(row(i, height), 1, 'ee'.repeat(32));
    expect((await comparison.compare(signal)).first).toMatchObject({ requestNumber: 2, height: 12, field: 'sha256', found: 'ee'.repeat(32) });
    comparison.close();
  });
});
