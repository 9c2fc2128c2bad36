import { describe, expect, it } from 'vitest';
import type { Method } from '../../model/generated/types.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import { frameMessage } from '../../protocol/request.ts';
import { testingBlock } from '../testing-server.ts';
import { callContentOf } from './call-content.ts';
import { Connection } from './connection.ts';
import type { CallDigest } from './digest-book.ts';
import { NativeCall } from './native-call.ts';
import type { StreamSink, TransportSession } from './transport/transport.ts';

const NOTHING_HASHED: CallDigest = { begin: () => undefined, add: () => undefined, end: () => null };
const SETTINGS = { headers: {}, maxMessageBytes: 1000, deadlineMs: 1000, idleLimitMs: 1000 };

/** A call that is under way, and how many messages it says are due after each slice of its answer. */
async function messagesDue(method: Method, request: RequestArguments, slices: readonly Buffer[]): Promise<number[]> {
  const sinks: StreamSink[] = [];
  const session: TransportSession = {
    opened: Promise.resolve(), takesRequests: true, close: () => undefined,
    request: (_headers, _body, sink) => {
      sinks.push(sink);
      return { cancel: () => undefined };
    },
  };
  const connection = new Connection({ name: 'raw', connect: () => session }, { host: '127.0.0.1', port: 1 }, { opened: 0, goaways: 0, failedConnects: 0 });
  await connection.open();
  const call = new NativeCall(connection, SETTINGS, callContentOf(method, 'blocks', NOTHING_HASHED));
  const ended = call.run(0, request, Buffer.alloc(0));
  const due = [call.messagesDue, ...slices.map((slice) => {
    sinks[0]?.onData(slice, 0, slice.length, 1);
    return call.messagesDue;
  })];
  call.cutOff();
  await ended;
  return due;
}

describe('NativeCall', () => {
  const block = testingBlock(5, Buffer.alloc(32, 1), Buffer.alloc(32, 0));
  const [half, rest] = [block.subarray(0, 20), block.subarray(20)];

  it('tells how many blocks of a range are due once one has come, and none when more came', async () => {
    expect(await messagesDue('GetBlockRange', { kind: 'range', start: 5, end: 8 }, [half, rest, Buffer.concat([block, block]), block, block])).toEqual([0, 0, 3, 1, 0, 0]);
    expect(await messagesDue('GetBlockRange', { kind: 'range', start: 1005, end: 6 }, [block])).toEqual([0, 999]);
  });

  it('knows of no number where the request does not tell', async () => {
    expect(await messagesDue('GetBlock', { kind: 'height', height: 5 }, [half, rest])).toEqual([0, 0, 0]);
    expect(await messagesDue('GetSubtreeRoots', { kind: 'subtrees', protocol: 0, startIndex: 0, maxEntries: 5000 }, [frameMessage(Buffer.alloc(3))])).toEqual([0, 0]);
  });
});
