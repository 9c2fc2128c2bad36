import { afterEach, describe, expect, it } from 'vitest';
import { encodeLiterals } from '../../../protocol/hpack/encoder.ts';
import { HpackDecoder } from '../../../protocol/hpack/decoder.ts';
import type { HeaderField } from '../../../protocol/hpack/header-table.ts';
import { ERROR_CODE, FLAG, FRAME, MAX_STREAM_ID, SETTING, encodeFrame, encodeSettings, encodeUint32 } from '../../../protocol/http2-frame.ts';
import { statusOfEnd } from '../call-status.ts';
import { OK_HEADERS, REQUEST_HEADERS, ask, dataFrame, goawayFrame, headerBlock, headersFrame, resetFrame, startPeer, trailersFrame, windowFrame } from './testing-peer.ts';
import type { Peer, PeerConnection, PeerOptions } from './testing-peer.ts';
import { TRANSPORTS } from './transports.ts';
import { WINDOW_BYTES } from './transport.ts';
import type { TransportSession } from './transport.ts';

const NOTHING = Buffer.alloc(0);
const OK = { grpcStatus: '0', grpcMessage: '', httpStatus: 200, foreignType: null, resetCode: 0, connectionLost: null, unprocessed: false };
const answer = (connection: PeerConnection, streamId: number): void => {
  connection.send(headersFrame(streamId, OK_HEADERS), dataFrame(streamId, `answer ${String(streamId)}`), trailersFrame(streamId));
};

describe.each(['raw', 'http2'] as const)('the transport %s', (name) => {
  const peers: Peer[] = [];
  const sessions: TransportSession[] = [];
  afterEach(async () => {
    for (const session of sessions.splice(0)) session.close();
    await Promise.all(peers.splice(0).map((peer) => peer.close()));
  });

  interface Opened {
    readonly session: TransportSession;
    readonly connection: PeerConnection;
    readonly heard: { goaways: number; gone: boolean[] };
  }

  async function open(options: PeerOptions): Promise<Opened> {
    const peer = await startPeer(options);
    peers.push(peer);
    const heard: Opened['heard'] = { goaways: 0, gone: [] };
    const hooks = {
      onGoaway: () => {
        heard.goaways += 1;
      },
      onGone: (announced: boolean) => {
        heard.gone.push(announced);
      },
    };
    const session = TRANSPORTS[name].connect({ host: '127.0.0.1', port: peer.port }, hooks);
    sessions.push(session);
    await session.opened;
    return { session, heard, get connection() { return peer.connections[0] as PeerConnection; } };
  }

  /** What one request's sink hears of these bytes, written in pieces of so many bytes. */
  async function response(bytes: Buffer, options: PeerOptions & { readonly piece?: number } = {}): Promise<{ text: string; end: object }> {
    const { session } = await open({
      ...options,
      onRequest: ({ socket }) => {
        const piece = options.piece ?? bytes.length;
        for (let at = 0; at < bytes.length; at += piece) socket.write(bytes.subarray(at, at + piece));
      },
    });
    const asked = ask(session);
    const { atMs, ...end } = await asked.ended;
    expect(atMs).toBeLessThanOrEqual(performance.now());
    return { text: asked.text(), end };
  }

  const plain = Buffer.concat([headersFrame(1, OK_HEADERS), dataFrame(1, 'hello '), dataFrame(1, 'world'), trailersFrame(1)]);

  describe('takes responses', () => {
    const continued = (fields: readonly HeaderField[], flags: number, size: number): Buffer => {
      const block = headerBlock(fields);
      const pieces = Array.from({ length: Math.ceil(block.length / size) }, (_, at) => block.subarray(at * size, (at + 1) * size));
      return Buffer.concat(pieces.map((piece, at) => encodeFrame(at === 0 ? FRAME.HEADERS : FRAME.CONTINUATION, (at === 0 ? flags : 0) | (at === pieces.length - 1 ? FLAG.END_HEADERS : 0), 1, piece)));
    };
    const padded = (type: number, flags: number, content: Uint8Array, padding: number): Buffer =>
      encodeFrame(type, flags | FLAG.PADDED, 1, Buffer.concat([Buffer.from([padding]), content, Buffer.alloc(padding)]));
    const priority = Buffer.from('0000000010', 'hex');
    const huffmanStatus = Buffer.from('40889acac8b21234da8f0130', 'hex');
    const withTable = encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS, 1, encodeLiterals(OK_HEADERS));

    const cases: readonly [string, Buffer, (PeerOptions & { piece?: number })?][] = [
      ['in one write', plain],
      ['byte by byte', plain, { piece: 1 }],
      ['in pieces of 7 bytes', plain, { piece: 7 }],
      ['with padded DATA, some of it nothing but padding', Buffer.concat([headersFrame(1, OK_HEADERS), padded(FRAME.DATA, 0, Buffer.from('hello '), 200), padded(FRAME.DATA, 0, NOTHING, 0), padded(FRAME.DATA, 0, NOTHING, 9), dataFrame(1, 'world'), trailersFrame(1)]), { piece: 11 }],
      ['with padding and priority in HEADERS', Buffer.concat([padded(FRAME.HEADERS, FLAG.END_HEADERS | FLAG.PRIORITY, Buffer.concat([priority, headerBlock(OK_HEADERS)]), 30), dataFrame(1, 'hello world'), padded(FRAME.HEADERS, FLAG.END_HEADERS | FLAG.END_STREAM, headerBlock([['grpc-status', '0']]), 3)])],
      ['with headers and trailers in CONTINUATION frames', Buffer.concat([continued(OK_HEADERS, 0, 5), dataFrame(1, 'hello world'), continued([['grpc-status', '0']], FLAG.END_STREAM, 3)])],
      ['with 1xx before it', Buffer.concat([headersFrame(1, [[':status', '103'], ['link', 'x']]), headersFrame(1, [[':status', '100']]), plain])],
      ['with unknown frames and PRIORITY between', Buffer.concat([encodeFrame(0xbe, 0xff, 1, Buffer.from('whatever')), headersFrame(1, OK_HEADERS), encodeFrame(FRAME.PRIORITY, 0, 1, priority), dataFrame(1, 'hello world'), encodeFrame(0x20, 0, 0, NOTHING), trailersFrame(1)])],
      ['with an empty DATA frame', Buffer.concat([headersFrame(1, OK_HEADERS), dataFrame(1, ''), dataFrame(1, 'hello world'), dataFrame(1, ''), trailersFrame(1)])],
      ['and a reset after its end changes nothing', Buffer.concat([plain, resetFrame(1, ERROR_CODE.NO_ERROR), resetFrame(1, ERROR_CODE.INTERNAL_ERROR)])],
      ['with a Huffman-coded name that enters the table', Buffer.concat([withTable, dataFrame(1, 'hello world'), encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS | FLAG.END_STREAM, 1, huffmanStatus)]), { acknowledges: false }],
    ];
    it.each(cases)('%s', async (_name, bytes, options) => {
      expect(await response(bytes, options)).toEqual({ text: 'hello world', end: OK });
    });

    it('without a message: trailers only, or HEADERS and an empty DATA that ends', async () => {
      const status: HeaderField[] = [...OK_HEADERS, ['grpc-status', '5'], ['grpc-message', 'caf%C3%A9']];
      const end = { ...OK, grpcStatus: '5', grpcMessage: 'caf%C3%A9' };
      expect(await response(headersFrame(1, status, FLAG.END_STREAM))).toEqual({ text: '', end });
      expect(await response(Buffer.concat([headersFrame(1, status), dataFrame(1, '', FLAG.END_STREAM)]))).toEqual({ text: '', end });
    });

    it('that lack a status, or are no gRPC at all', async () => {
      expect((await response(Buffer.concat([headersFrame(1, OK_HEADERS), dataFrame(1, 'x', FLAG.END_STREAM)]))).end).toEqual({ ...OK, grpcStatus: null });
      expect((await response(headersFrame(1, [[':status', '503']], FLAG.END_STREAM))).end).toEqual({ ...OK, grpcStatus: null, httpStatus: 503 });
      const page: HeaderField[] = [[':status', '200'], ['content-type', 'text/html']];
      expect(await response(Buffer.concat([headersFrame(1, page), dataFrame(1, '<html>', FLAG.END_STREAM)]))).toEqual({ text: '', end: { ...OK, grpcStatus: null, foreignType: 'text/html' } });
      const untyped: HeaderField[] = [[':status', '200']];
      expect(await response(Buffer.concat([headersFrame(1, untyped), dataFrame(1, 'hello'), trailersFrame(1)]))).toEqual({ text: 'hello', end: OK });
    });

    it('by table indices, also after headers of a stream that nobody wants any more', async () => {
      const { session, connection } = await open({
        acknowledges: false,
        onRequest: (_connection, streamId, index) => {
          if (index === 0) return;
          // grpc-status: 0 entered the table with the cancelled stream's trailers; 62 is the newest entry.
          connection.send(encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS, streamId, encodeLiterals(OK_HEADERS)), encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS | FLAG.END_STREAM, streamId, Buffer.from([0x80 | 62])));
        },
      });
      const first = ask(session);
      await until(() => connection.of(FRAME.DATA).length === 1);
      first.stream.cancel();
      await until(() => connection.of(FRAME.RST_STREAM).length === 1);
      connection.send(withTable, encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS | FLAG.END_STREAM, 1, huffmanStatus));
      expect(await ask(session).ended).toMatchObject(OK);
    });
  });

  describe('fails the stream', () => {
    const PROTOCOL = { resetCode: ERROR_CODE.PROTOCOL_ERROR, connectionLost: null };
    it.each([
      ['where trailers do not end it', Buffer.concat([headersFrame(1, OK_HEADERS), headersFrame(1, [['grpc-status', '0']])]), PROTOCOL],
      ['where headers have no status', headersFrame(1, [['content-type', 'application/grpc']]), PROTOCOL],
      ['where it is reset', Buffer.concat([headersFrame(1, OK_HEADERS), resetFrame(1, ERROR_CODE.REFUSED_STREAM)]), { resetCode: ERROR_CODE.REFUSED_STREAM, connectionLost: null, httpStatus: 200 }],
    ])('%s', async (_name, bytes, end) => {
      expect((await response(bytes)).end).toMatchObject(end);
    });
  });

  describe('gives the connection up', () => {
    const cases: readonly [string, Buffer][] = [
      ['for HEADERS of a stream that it did not open', headersFrame(3, OK_HEADERS)],
      ['for HEADERS of an even stream', headersFrame(2, OK_HEADERS)],
      ['for an initial window beyond 2^31 - 1', encodeSettings([[SETTING.INITIAL_WINDOW_SIZE, 2 ** 31]])],
      ['for a maximum frame size below 16 KiB', encodeSettings([[SETTING.MAX_FRAME_SIZE, 100]])],
      ['for a window beyond 2^31 - 1', windowFrame(0, 2 ** 31 - 1)],
      ['for a window update of nothing', windowFrame(0, 0)],
      ['for a PUSH_PROMISE', encodeFrame(FRAME.PUSH_PROMISE, FLAG.END_HEADERS, 1, Buffer.concat([encodeUint32(2), headerBlock(OK_HEADERS)]))],
    ];
    /** At these node:http2 falls silent, so that there only a call's deadline ends the call. */
    const rawCases: readonly [string, Buffer][] = [
      ['for more padding than payload', Buffer.concat([headersFrame(1, OK_HEADERS), encodeFrame(FRAME.DATA, FLAG.PADDED, 1, Buffer.from([9, 1, 2]))])],
      ['for DATA of the connection', dataFrame(0, 'x')],
      ['for SETTINGS of 5 bytes', encodeFrame(FRAME.SETTINGS, 0, 0, Buffer.alloc(5))],
      ['for a PING of 7 bytes', encodeFrame(FRAME.PING, 0, 0, Buffer.alloc(7))],
      ['for a GOAWAY cut short', encodeFrame(FRAME.GOAWAY, 0, 0, Buffer.alloc(4))],
      ['for a frame between HEADERS and CONTINUATION', Buffer.concat([encodeFrame(FRAME.HEADERS, 0, 1, headerBlock(OK_HEADERS)), dataFrame(1, 'x')])],
      ['for a CONTINUATION of nothing', encodeFrame(FRAME.CONTINUATION, FLAG.END_HEADERS, 1, NOTHING)],
      ['for a frame beyond 16 KiB', dataFrame(1, Buffer.alloc(16_385))],
      ['for a header index that nothing has', encodeFrame(FRAME.HEADERS, FLAG.END_HEADERS, 1, Buffer.from([0xff, 0x40]))],
      ['for text where a frame should be', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ];
    it.each(name === 'raw' ? [...cases, ...rawCases] : cases)('%s', async (_name, bytes) => {
      const { session, heard } = await open({ onRequest: ({ socket }) => socket.write(bytes) });
      const end = await ask(session).ended;
      expect(statusOfEnd(end).status).toBe(14);
      expect(end.connectionLost).toMatch(/^connection lost/);
      await until(() => heard.gone.length === 1);
      expect(heard.gone).toEqual([false]);
      expect(session.takesRequests).toBe(false);
    });

    it('when the server does, with all its streams', async () => {
      const { session, heard } = await open({ onRequest: ({ socket }, _streamId, index) => { if (index === 2) socket.resetAndDestroy(); } });
      const ends = await Promise.all([ask(session).ended, ask(session).ended, ask(session).ended]);
      for (const end of ends) expect(end.connectionLost).toMatch(/^connection lost/);
      expect(heard).toEqual({ goaways: 0, gone: [false] });
    });
  });

  it('answers PING and SETTINGS in the middle of a stream', async () => {
    const { session, connection } = await open({
      onRequest: (_connection, streamId) => {
        connection.send(headersFrame(streamId, OK_HEADERS), dataFrame(streamId, 'first '), encodeFrame(FRAME.PING, 0, 0, Buffer.from('12345678')), encodeSettings([[SETTING.MAX_CONCURRENT_STREAMS, 7]]));
      },
      onFrame: (_connection, frame) => {
        if (frame.type === FRAME.PING) connection.send(dataFrame(1, 'second'), trailersFrame(1));
      },
    });
    const asked = ask(session);
    expect(await asked.ended).toMatchObject(OK);
    expect(asked.text()).toBe('first second');
    expect(connection.of(FRAME.PING)).toMatchObject([{ flags: FLAG.ACK, payload: Buffer.from('12345678') }]);
    await until(() => connection.of(FRAME.SETTINGS).filter(({ flags }) => flags === FLAG.ACK).length === 2);
  });

  it('gives back the windows of stream and connection as it reads, padding included', async () => {
    const total = 2.5 * WINDOW_BYTES;
    const padding = 200;
    let windows = { connection: 65_535, stream: 0 };
    let sent = 0;
    const { session, connection } = await open({
      onFrame: (_connection, frame) => {
        if (frame.type === FRAME.SETTINGS && frame.flags === 0) windows = { ...windows, stream: WINDOW_BYTES };
        if (frame.type === FRAME.WINDOW_UPDATE) {
          const key = frame.streamId === 0 ? 'connection' : 'stream';
          windows[key] += frame.payload.readUInt32BE(0);
        }
        if (frame.type === FRAME.HEADERS) connection.send(headersFrame(1, OK_HEADERS));
        if (connection.of(FRAME.HEADERS).length > 0) pump();
      },
    });
    const frame = encodeFrame(FRAME.DATA, FLAG.PADDED, 1, Buffer.concat([Buffer.from([padding]), Buffer.alloc(16_000), Buffer.alloc(padding)]));
    const pump = (): void => {
      const cost = 16_001 + padding;
      const batch: Buffer[] = [];
      for (; sent < total && windows.connection >= cost && windows.stream >= cost; sent += 16_000) {
        batch.push(frame);
        windows.connection -= cost;
        windows.stream -= cost;
      }
      connection.send(...batch);
      if (sent >= total) connection.send(trailersFrame(1));
    };
    const asked = ask(session);
    expect(await asked.ended).toMatchObject(OK);
    expect(asked.bytes()).toBe(sent);
  });

  it('counts DATA of a cancelled stream to the connection’s window', async () => {
    const { session, connection } = await open({ onRequest: (_connection, streamId) => { if (streamId === 1) connection.send(headersFrame(streamId, OK_HEADERS), dataFrame(streamId, 'x')); else answer(connection, streamId); } });
    const asked = ask(session);
    await until(() => asked.bytes() > 0);
    asked.stream.cancel();
    await until(() => connection.of(FRAME.RST_STREAM).length === 1);
    expect(connection.of(FRAME.RST_STREAM)).toMatchObject([{ streamId: 1, payload: encodeUint32(ERROR_CODE.CANCEL) }]);
    const before = granted(connection);
    const frames = Math.ceil((0.75 * WINDOW_BYTES) / 16_384);
    for (let at = 0; at < frames; at += 1) connection.send(dataFrame(1, Buffer.alloc(16_384)));
    await until(() => granted(connection) - before >= WINDOW_BYTES / 2);
    expect(asked.bytes()).toBe(1);
    expect(await ask(session).ended).toMatchObject(OK);
  });

  it('sends no more than the server’s windows and frame size allow, and all of it in the end', async () => {
    const body = Buffer.from(Array.from({ length: 150_000 }, (_, at) => at % 251));
    let allowed = { connection: 65_535, stream: 1000 };
    let most = 0;
    const { session, connection } = await open({
      settings: [[SETTING.INITIAL_WINDOW_SIZE, 1000]],
      onFrame: (_connection, frame) => {
        if (frame.type !== FRAME.DATA) return;
        most = Math.max(most, frame.payload.length);
        allowed = { connection: allowed.connection - frame.payload.length, stream: allowed.stream - frame.payload.length };
        expect(Math.min(allowed.connection, allowed.stream)).toBeGreaterThanOrEqual(0);
        if (allowed.stream === 0 || allowed.connection === 0) {
          connection.send(windowFrame(1, 30_000), windowFrame(0, 30_000));
          allowed = { connection: allowed.connection + 30_000, stream: allowed.stream + 30_000 };
        }
      },
      onRequest: answer,
    });
    await until(() => connection.of(FRAME.SETTINGS).length === 2);
    expect(await ask(session, body).ended).toMatchObject(OK);
    expect(Buffer.concat(connection.of(FRAME.DATA).map(({ payload }) => payload)).equals(body)).toBe(true);
    expect(most).toBeLessThanOrEqual(16_384);
  });

  it('opens no more streams at once than the server allows', async () => {
    let running = 0;
    let most = 0;
    const { session, connection } = await open({
      settings: [[SETTING.MAX_CONCURRENT_STREAMS, 2]],
      onRequest: (_connection, streamId) => {
        running += 1;
        most = Math.max(most, running);
        setTimeout(() => {
          running -= 1;
          answer(connection, streamId);
        }, 5);
      },
    });
    await until(() => connection.of(FRAME.SETTINGS).length === 2);
    const asked = Array.from({ length: 9 }, () => ask(session));
    for (const one of asked) expect(await one.ended).toMatchObject(OK);
    expect(most).toBe(2);
    expect(asked.map((one) => one.text())).toEqual(Array.from({ length: 9 }, (_, at) => `answer ${String(2 * at + 1)}`));
  });

  it('sends headers that the server’s table always understands', async () => {
    const others = { ...REQUEST_HEADERS, ':path': '/s/Other', 'x-more': 'yes' };
    for (const [settings, tableBytes] of [[[], 4096], [[[SETTING.HEADER_TABLE_SIZE, 0]], 0], [[[SETTING.HEADER_TABLE_SIZE, 65_536]], 65_536]] as const) {
      const decoder = new HpackDecoder(Math.max(4096, tableBytes));
      const seen: object[] = [];
      const { session, connection } = await open({
        settings,
        onFrame: (_connection, frame) => {
          if (frame.type !== FRAME.HEADERS) return;
          const fields: HeaderField[] = [];
          decoder.decode(frame.payload, 0, frame.payload.length, (field) => fields.push(field));
          seen.push(Object.fromEntries(fields));
        },
        onRequest: answer,
      });
      await until(() => connection.of(FRAME.SETTINGS).length === 2);
      for (const headers of [REQUEST_HEADERS, REQUEST_HEADERS, others, REQUEST_HEADERS, others]) expect(await ask(session, NOTHING, headers).ended).toMatchObject(OK);
      expect(seen).toEqual([REQUEST_HEADERS, REQUEST_HEADERS, others, REQUEST_HEADERS, others]);
      if (tableBytes > 0) expect(connection.of(FRAME.HEADERS)[1]?.payload.length).toBeLessThan(20);
    }
  });

  it('lets running streams end after a graceful GOAWAY, and tells the others that they were not looked at', async () => {
    const { session, connection, heard } = await open({
      onRequest: (_connection, _streamId, index) => {
        if (index === 1) connection.send(goawayFrame(MAX_STREAM_ID, ERROR_CODE.NO_ERROR), goawayFrame(1, ERROR_CODE.NO_ERROR));
      },
    });
    const [first, second] = [ask(session), ask(session)];
    await until(() => heard.goaways === 1);
    if (name === 'raw') expect(await second.ended).toMatchObject({ unprocessed: true, grpcStatus: null });
    expect(session.takesRequests).toBe(false);
    answer(connection, 1);
    expect(await first.ended).toMatchObject(OK);
    // node:http2 tells when the connection closes.
    if (name === 'http2') connection.socket.end();
    expect(await second.ended).toMatchObject({ unprocessed: true, grpcStatus: null });
    await until(() => heard.gone.length === 1);
    expect(heard).toEqual({ goaways: 1, gone: [true] });
  });

  it('tells requests that wait for room when GOAWAY comes that nobody looked at them', async () => {
    const { session, connection } = await open({
      settings: [[SETTING.MAX_CONCURRENT_STREAMS, 1]],
      onRequest: (_connection, streamId) => {
        connection.send(goawayFrame(MAX_STREAM_ID, ERROR_CODE.NO_ERROR));
        setTimeout(() => { answer(connection, streamId); }, 20);
      },
    });
    await until(() => connection.of(FRAME.SETTINGS).length === 2);
    const [first, second] = [ask(session), ask(session)];
    expect(await first.ended).toMatchObject(OK);
    expect(await second.ended).toMatchObject({ unprocessed: true, grpcStatus: null });
    expect(connection.of(FRAME.HEADERS)).toHaveLength(1);
  });

  it('loses all streams to a GOAWAY with an error', async () => {
    const { session, connection, heard } = await open({ onRequest: (_connection, _streamId, index) => { if (index === 1) connection.send(goawayFrame(3, ERROR_CODE.ENHANCE_YOUR_CALM)); } });
    const ends = await Promise.all([ask(session).ended, ask(session).ended]);
    for (const end of ends) expect(end).toMatchObject({ connectionLost: 'GOAWAY with error code ENHANCE_YOUR_CALM', unprocessed: false });
    await until(() => heard.gone.length === 1);
    expect(heard).toEqual({ goaways: 1, gone: [false] });
  });

  it('refuses requests when it is closed, and says why it never opened', async () => {
    const { session } = await open({});
    session.close();
    expect(session.takesRequests).toBe(false);
    expect(() => ask(session)).toThrow();
    const nobody = TRANSPORTS[name].connect({ host: '127.0.0.1', port: 1 }, { onGoaway: () => undefined, onGone: () => undefined });
    await expect(nobody.opened).rejects.toThrow(/ECONNREFUSED/);
  });
});

/** Connection window that the client gave back so far. */
function granted(connection: PeerConnection): number {
  return connection.of(FRAME.WINDOW_UPDATE).filter(({ streamId }) => streamId === 0).reduce((sum, { payload }) => sum + payload.readUInt32BE(0), 0);
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 4000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error('it did not come to this within 4 s');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
