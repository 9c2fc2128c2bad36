import { afterEach, describe, expect, it } from 'vitest';
import type { HeaderField } from '../../../../protocol/hpack/header-table.ts';
import { ERROR_CODE, FLAG, FRAME, MAX_STREAM_ID, encodeFrame, encodeUint32 } from '../../../../protocol/http2-frame.ts';
import { Connection } from '../../connection.ts';
import { OK_HEADERS, REQUEST_HEADERS, ask, dataFrame, headerBlock, headersFrame, startPeer, trailersFrame } from '../testing-peer.ts';
import type { Peer, PeerConnection, PeerOptions } from '../testing-peer.ts';
import type { StreamEnd, Transport, TransportSession } from '../transport.ts';
import { RAW_TRANSPORT, openRawSession } from './raw-session.ts';

const HOOKS = { onGoaway: () => undefined, onGone: () => undefined };
const answer = (connection: PeerConnection, streamId: number): void => {
  connection.send(headersFrame(streamId, OK_HEADERS), dataFrame(streamId, 'answer'), trailersFrame(streamId));
};

const peers: Peer[] = [];
const sessions: TransportSession[] = [];
afterEach(async () => {
  for (const session of sessions.splice(0)) session.close();
  await Promise.all(peers.splice(0).map((peer) => peer.close()));
});

async function listen(options: PeerOptions): Promise<Peer> {
  const peer = await startPeer(options);
  peers.push(peer);
  return peer;
}

async function open(options: PeerOptions): Promise<{ session: TransportSession; peer: Peer }> {
  const peer = await listen(options);
  const session = RAW_TRANSPORT.connect({ host: '127.0.0.1', port: peer.port }, HOOKS);
  sessions.push(session);
  await session.opened;
  return { session, peer };
}

/** HEADERS and CONTINUATION with 16,000 bytes each. */
function longHeaders(streamId: number, block: Buffer, flags: number): Buffer {
  const pieces = Array.from({ length: Math.ceil(block.length / 16_000) }, (_, at) => block.subarray(at * 16_000, (at + 1) * 16_000));
  return Buffer.concat(pieces.map((piece, at) => encodeFrame(at === 0 ? FRAME.HEADERS : FRAME.CONTINUATION, (at === 0 ? flags : 0) | (at === pieces.length - 1 ? FLAG.END_HEADERS : 0), streamId, piece)));
}

const filler = (fields: number): HeaderField[] => Array.from({ length: fields }, (_, at) => [`x-${String(at)}`, 'y'.repeat(2000)]);

describe('RawSession', () => {
  it('sends the requests of one tick, and what it must acknowledge, in one write', async () => {
    const { session, peer } = await open({ onRequest: answer });
    const [connection] = peer.connections;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = connection?.reads ?? 0;
    const asked = Array.from({ length: 32 }, () => ask(session));
    await Promise.all(asked.map(({ ended }) => ended));
    expect(connection?.of(FRAME.HEADERS)).toHaveLength(32);
    expect((connection?.reads ?? 0) - before).toBe(1);
  });

  it('fails a stream with more headers than it accepts, and keeps the connection and its table', async () => {
    const { session } = await open({
      acknowledges: false,
      onRequest: (connection, streamId, index) => {
        if (index === 0) connection.send(longHeaders(streamId, headerBlock([...OK_HEADERS, ...filler(40)]), 0), trailersFrame(streamId));
        else answer(connection, streamId);
      },
    });
    expect(await ask(session).ended).toMatchObject({ grpcStatus: null, resetCode: ERROR_CODE.ENHANCE_YOUR_CALM, connectionLost: null });
    expect(await ask(session).ended).toMatchObject({ grpcStatus: '0' });
  });

  it('loses a connection on which a header block does not end', async () => {
    const { session } = await open({ onRequest: (connection, streamId) => { connection.send(longHeaders(streamId, headerBlock([...OK_HEADERS, ...filler(80)]), 0)); } });
    expect((await ask(session).ended).connectionLost).toMatch(/ENHANCE_YOUR_CALM: a header block of more than 131072 bytes/);
  });

  it('fails a stream on which DATA comes before HEADERS', async () => {
    const { session } = await open({ onRequest: (connection, streamId) => { connection.send(dataFrame(streamId, 'x')); } });
    expect(await ask(session).ended).toMatchObject({ resetCode: ERROR_CODE.PROTOCOL_ERROR, connectionLost: null });
  });

  it('ends with the server’s status even if the request was not sent whole', async () => {
    const { session, peer } = await open({ onFrame: (connection, frame) => { if (frame.type === FRAME.HEADERS) connection.send(headersFrame(1, [...OK_HEADERS, ['grpc-status', '8']], FLAG.END_STREAM)); } });
    expect(await ask(session, Buffer.alloc(300_000)).ended).toMatchObject({ grpcStatus: '8' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(peer.connections[0]?.of(FRAME.RST_STREAM)).toMatchObject([{ streamId: 1, payload: encodeUint32(ERROR_CODE.CANCEL) }]);
  });

  it('is not open before the server’s SETTINGS, and shows what came instead', async () => {
    const peer = await listen({ settings: null, onConnection: (connection) => connection.socket.write('HTTP/1.1 400 Bad Request\r\n\r\n') });
    const text = RAW_TRANSPORT.connect({ host: '127.0.0.1', port: peer.port }, HOOKS);
    await expect(text.opened).rejects.toThrow('connection lost: the server speaks no HTTP/2: it began with "HTTP/1.1 400 Bad Request');
    const ping = await listen({ settings: null, onConnection: (connection) => { connection.send(encodeFrame(FRAME.PING, 0, 0, Buffer.alloc(8))); } });
    const early = RAW_TRANSPORT.connect({ host: '127.0.0.1', port: ping.port }, HOOKS);
    await expect(early.opened).rejects.toThrow('speaks no HTTP/2');
    expect(early.takesRequests).toBe(false);
  });

  it('takes what a sink throws for the end of the connection, not of the process', async () => {
    const { session } = await open({ onRequest: answer });
    const end = new Promise<StreamEnd>((resolve) => {
      session.request(REQUEST_HEADERS, Buffer.alloc(1), {
        onData: () => {
          throw new Error('a defect');
        },
        onEnd: resolve,
      });
    });
    expect((await end).connectionLost).toBe('connection lost: a defect');
  });

  it('ends when its stream numbers do, and the next request takes a new connection', async () => {
    const peer = await listen({ onRequest: answer });
    const counts = { opened: 0, goaways: 0, failedConnects: 0 };
    const nearTheEnd: Transport = { name: 'raw', connect: (target, hooks) => openRawSession(target, hooks, MAX_STREAM_ID - 2) };
    const connection = new Connection(nearTheEnd, { host: '127.0.0.1', port: peer.port }, counts);
    const first = await connection.open();
    const [one, two] = [ask(first), ask(first)];
    expect(first.takesRequests).toBe(false);
    expect(() => ask(first)).toThrow('takes no requests');
    expect([(await one.ended).grpcStatus, (await two.ended).grpcStatus]).toEqual(['0', '0']);
    expect(connection.session).toBeNull();
    const second = await connection.open();
    expect(second).not.toBe(first);
    expect((await ask(second).ended).grpcStatus).toBe('0');
    expect(peer.connections.map((one) => one.of(FRAME.HEADERS).map(({ streamId }) => streamId))).toEqual([[MAX_STREAM_ID - 2, MAX_STREAM_ID], [MAX_STREAM_ID - 2]]);
    expect(counts).toEqual({ opened: 2, goaways: 0, failedConnects: 0 });
    expect(connection.pauseMs(performance.now())).toBe(0);
    connection.close();
  });
});
