import { createHash } from 'node:crypto';
import { constants } from 'node:http2';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../model/generated/types.ts';
import { frameMessage } from '../../protocol/request.ts';
import { replyWith, testingBlock } from '../testing-server.ts';
import type { Behaviour } from '../testing-server.ts';
import { RANGE, TRANSPORT_NAMES, driveOver, serve } from './testing-drive.ts';

/** node:http2's own server ends a stream before it resets it, so the frame is written by hand. */
const RESET = (code: number): Behaviour => ({ stream, socket, messages }) => {
  stream.respond({ ':status': 200, 'content-type': 'application/grpc' });
  stream.write(messages[0] ?? Buffer.alloc(0), () => {
    const frame = Buffer.from('00000403000000000000000000', 'hex');
    frame.writeUInt32BE(stream.id ?? 0, 5);
    frame.writeUInt32BE(code, 9);
    socket.write(frame);
  });
};

const FAULTS: readonly { name: string; behave: Behaviour; status: string; text: RegExp }[] = [
  { name: 'a status in trailers after blocks', behave: (call) => { call.reply(call.messages.slice(0, 2), 11, 'past%20the tip'); }, status: 'OUT_OF_RANGE', text: /^past the tip$/ },
  { name: 'a trailers-only response', behave: ({ stream }) => { stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '8', 'grpc-message': 'busy' }, { endStream: true }); }, status: 'RESOURCE_EXHAUSTED', text: /^busy$/ },
  { name: 'a status that does not exist', behave: (call) => { call.reply([], 99); }, status: 'UNKNOWN', text: /grpc-status "99"/ },
  { name: 'RST_STREAM INTERNAL_ERROR', behave: RESET(constants.NGHTTP2_INTERNAL_ERROR), status: 'INTERNAL', text: /RST_STREAM.*INTERNAL_ERROR/ },
  { name: 'RST_STREAM REFUSED_STREAM', behave: RESET(constants.NGHTTP2_REFUSED_STREAM), status: 'UNAVAILABLE', text: /REFUSED_STREAM/ },
  { name: 'RST_STREAM CANCEL', behave: RESET(constants.NGHTTP2_CANCEL), status: 'CANCELLED', text: /CANCEL/ },
  { name: 'RST_STREAM ENHANCE_YOUR_CALM', behave: RESET(constants.NGHTTP2_ENHANCE_YOUR_CALM), status: 'RESOURCE_EXHAUSTED', text: /ENHANCE_YOUR_CALM/ },
  { name: 'RST_STREAM NO_ERROR', behave: RESET(constants.NGHTTP2_NO_ERROR), status: 'INTERNAL', text: /ended without grpc-status/ },
  { name: 'DATA with END_STREAM and no trailers', behave: ({ stream, messages }) => { replyWith(stream, messages, null); }, status: 'INTERNAL', text: /without grpc-status/ },
  { name: 'trailers without grpc-status', behave: ({ stream, messages }) => { replyWith(stream, messages, { other: '1' }); }, status: 'INTERNAL', text: /without grpc-status/ },
  { name: 'HTTP 503', behave: ({ stream }) => { stream.respond({ ':status': 503 }, { endStream: true }); }, status: 'UNAVAILABLE', text: /HTTP status 503/ },
  { name: 'a proxy’s page with HTTP 503', behave: ({ stream }) => { stream.respond({ ':status': 503, 'content-type': 'text/html' }); stream.end('<html>busy'); }, status: 'UNAVAILABLE', text: /^HTTP status 503$/ },
  { name: 'a page with HTTP 200', behave: ({ stream }) => { stream.respond({ ':status': 200, 'content-type': 'text/html' }); stream.end('<html>hello'); }, status: 'UNKNOWN', text: /^no gRPC answer, but one of content-type "text\/html"$/ },
  { name: 'a compressed message', behave: (call) => { call.reply([Buffer.from('0100000000', 'hex')]); }, status: 'INTERNAL', text: /compression flag 1/ },
  { name: 'a message beyond the limit', behave: (call) => { call.reply([Buffer.from('007fffffff', 'hex')]); }, status: 'RESOURCE_EXHAUSTED', text: /2147483647 bytes; at most 65536/ },
  { name: 'a length that lies', behave: (call) => { call.reply([Buffer.from('000000ffff', 'hex')]); }, status: 'INTERNAL', text: /ended within a message: 5 of 65540/ },
  { name: 'a missing last block', behave: (call) => { call.reply(call.messages.slice(0, -1)); }, status: 'DATA_ERROR', text: /wrong count.*expected 10, found 9/ },
  { name: 'a hole', behave: (call) => { call.reply(call.messages.toSpliced(4, 1)); }, status: 'DATA_ERROR', text: /wrong height/ },
  { name: 'blocks swapped', behave: (call) => { call.reply([...call.messages.slice(1, 2), ...call.messages.slice(0, 1), ...call.messages.slice(2)]); }, status: 'DATA_ERROR', text: /wrong height/ },
  { name: 'a block too many', behave: (call) => { call.reply([...call.messages, ...call.messages.slice(-1)]); }, status: 'DATA_ERROR', text: /wrong count/ },
  { name: 'nothing at all, with OK', behave: (call) => { call.reply([]); }, status: 'DATA_ERROR', text: /wrong count.*expected 10, found 0/ },
  { name: 'no CompactBlock', behave: (call) => { call.reply([frameMessage(Buffer.from('ffff', 'hex'))]); }, status: 'DATA_ERROR', text: /wrong message/ },
  { name: 'GOAWAY with an error', behave: ({ session }) => { session.goaway(constants.NGHTTP2_INTERNAL_ERROR); }, status: 'UNAVAILABLE', text: /GOAWAY.*INTERNAL_ERROR/ },
  { name: 'a TCP reset', behave: ({ socket }) => { socket.resetAndDestroy(); }, status: 'UNAVAILABLE', text: /connection lost/ },
  { name: 'a closed connection', behave: ({ socket }) => { socket.destroy(); }, status: 'UNAVAILABLE', text: /connection lost/ },
];

describe.each(TRANSPORT_NAMES)('faults over %s: exactly one error each, and no retry', (transport) => {
  const drive = driveOver(transport);

  for (const fault of FAULTS) {
    for (const clients of [1, 8]) {
      it(`${fault.name}, ${String(clients)} clients`, async () => {
        // Request number `clients` (the first measured one) is the bad one; with one connection a client nobody else suffers.
        const server = await serve((call) => {
          if (call.index === clients) fault.behave(call);
          else call.reply(call.messages);
        });
        const result = await drive(server.port, { ...RANGE, clients, connections: clients, warmupRequests: clients, stop: { kind: 'count', requests: 24 } });
        expect(result.statusCounts).toEqual({ OK: 23, [fault.status]: 1 });
        expect(result.failures).toEqual([{ status: fault.status, text: expect.stringMatching(fault.text) as string, calls: 1 }]);
        expect(server.requests).toHaveLength(clients + 24);
        expect(result).toMatchObject({ endReason: 'normal', started: 24, ok: 23, dataErrors: fault.status === 'DATA_ERROR' ? 1 : 0, blocks: 230, messages: 230 });
        expect(result.firstViolation === null).toBe(fault.status !== 'DATA_ERROR');
      });
    }
  }

  it('names height, field and both values of a wrong parent', async () => {
    const server = await serve((call) => {
      const bad = call.messages.slice();
      bad[3] = Buffer.from(bad[3] ?? Buffer.alloc(0));
      bad[3].fill(0xee, bad[3].length - 32);
      call.reply(bad);
    });
    const result = await drive(server.port, { ...RANGE, stop: { kind: 'count', requests: 1 } });
    // Request 0 begins at 1 + (0 + 10) mod 91 = 11, so the fourth block is 14.
    const expected = createHash('sha256').update('testing block 13').digest().reverse().toString('hex');
    expect(result.firstViolation).toEqual({ requestNumber: 0, height: 14, field: 'prevHash', expected, found: 'ee'.repeat(32) });
    expect(result).toMatchObject({ ok: 0, blocks: 0, messages: 0, bytes: 0, latencySumNs: 0, statusCounts: { DATA_ERROR: 1 } });
  });

  it('finds a GetBlock reply of another height, and a unary reply that is missing', async () => {
    const scenario: Partial<Scenario> = { method: 'GetBlock', requests: { kind: 'heights', listLength: 1, seed: 1 }, stop: { kind: 'count', requests: 1 } };
    const wrong = await serve((call) => { call.reply([testingBlock(77_777, Buffer.alloc(32), Buffer.alloc(32))]); });
    expect((await drive(wrong.port, scenario)).firstViolation).toMatchObject({ field: 'height', found: '77777' });
    const none = await serve((call) => { call.reply([]); });
    expect((await drive(none.port, scenario)).firstViolation).toMatchObject({ field: 'count', expected: '1', found: '0' });
  });

  it('finds a download that differs from the expected one, and one that changes between passes', async () => {
    const server = await serve();
    const download: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'download', blocks: 50 }, stop: { kind: 'passes', minimumSeconds: 0 } };
    const result = await drive(server.port, download, { expectedPassSha256: '0'.repeat(64) });
    expect(result.firstViolation).toMatchObject({ field: 'sha256', expected: '0'.repeat(64), found: result.passes?.sha256 });
    const changing = await serve((call) => {
      const altered = frameMessage(Buffer.concat([(call.messages[0] ?? Buffer.alloc(5)).subarray(5), Buffer.from('2801', 'hex')]));
      call.reply(call.index < 2 ? call.messages : [altered, ...call.messages.slice(1)]);
    });
    const changed = await drive(changing.port, { ...download, stop: { kind: 'count', requests: 6 } });
    expect(changed.passes).toMatchObject({ complete: 3, firstDifference: { pass: 1 } });
    expect(changed.dataErrors).toBe(2);
  });
});
