/** For tests: a server that speaks HTTP/2 frame by frame, as each test tells it, and notes what the client sends. */
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { EMPTY_TABLE_UPDATE, encodeLiterals } from '../../../protocol/hpack/encoder.ts';
import type { HeaderField } from '../../../protocol/hpack/header-table.ts';
import { CLIENT_PREFACE, FLAG, FRAME, FRAME_HEADER_BYTES, encodeFrame, encodeSettings, encodeUint32 } from '../../../protocol/http2-frame.ts';
import type { RequestHeaders, StreamEnd, StreamSink, TransportSession, TransportStream } from './transport.ts';

export interface ClientFrame {
  readonly type: number;
  readonly flags: number;
  readonly streamId: number;
  readonly payload: Buffer;
}

export interface PeerOptions {
  /** The SETTINGS of the greeting; null: the server does not greet. */
  readonly settings?: Parameters<typeof encodeSettings>[0] | null;
  readonly acknowledges?: boolean;
  /** A request has come whole. */
  readonly onRequest?: (connection: PeerConnection, streamId: number, index: number) => void;
  readonly onFrame?: (connection: PeerConnection, frame: ClientFrame) => void;
  readonly onConnection?: (connection: PeerConnection) => void;
}

/** One connection, as the server sees it. */
export class PeerConnection {
  readonly socket: Socket;
  readonly frames: ClientFrame[] = [];
  /** How many reads brought it all. */
  reads = 0;
  readonly #options: PeerOptions;
  readonly #nextIndex: () => number;
  #input = Buffer.alloc(0);
  #prefaceDue = true;

  constructor(socket: Socket, options: PeerOptions, nextIndex: () => number) {
    this.socket = socket;
    this.#options = options;
    this.#nextIndex = nextIndex;
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      this.reads += 1;
      this.#receive(chunk);
    });
    if (options.settings !== null) this.send(encodeSettings(options.settings ?? []));
  }

  send(...frames: readonly Uint8Array[]): void {
    if (!this.socket.destroyed) this.socket.write(Buffer.concat(frames));
  }

  of(type: number): ClientFrame[] {
    return this.frames.filter((frame) => frame.type === type);
  }

  #receive(chunk: Buffer): void {
    this.#input = Buffer.concat([this.#input, chunk]);
    if (this.#prefaceDue) {
      if (this.#input.length < CLIENT_PREFACE.length) return;
      this.#prefaceDue = false;
      this.#input = this.#input.subarray(CLIENT_PREFACE.length);
    }
    while (this.#input.length >= FRAME_HEADER_BYTES) {
      const end = FRAME_HEADER_BYTES + this.#input.readUIntBE(0, 3);
      if (this.#input.length < end) return;
      const frame = { type: this.#input[3] ?? 0, flags: this.#input[4] ?? 0, streamId: this.#input.readUInt32BE(5), payload: this.#input.subarray(FRAME_HEADER_BYTES, end) };
      this.#input = this.#input.subarray(end);
      this.#take(frame);
    }
  }

  #take(frame: ClientFrame): void {
    this.frames.push(frame);
    if (frame.type === FRAME.SETTINGS && (frame.flags & FLAG.ACK) === 0 && this.#options.acknowledges !== false) this.send(encodeFrame(FRAME.SETTINGS, FLAG.ACK, 0, Buffer.alloc(0)));
    this.#options.onFrame?.(this, frame);
    const ends = (frame.type === FRAME.DATA || frame.type === FRAME.HEADERS) && (frame.flags & FLAG.END_STREAM) !== 0;
    if (ends) this.#options.onRequest?.(this, frame.streamId, this.#nextIndex());
  }
}

export interface Peer {
  readonly port: number;
  readonly connections: readonly PeerConnection[];
  readonly close: () => Promise<void>;
}

export async function startPeer(options: PeerOptions): Promise<Peer> {
  const connections: PeerConnection[] = [];
  let requests = 0;
  const nextIndex = (): number => (requests += 1) - 1;
  const server = createServer((socket) => {
    const connection = new PeerConnection(socket, options, nextIndex);
    connections.push(connection);
    options.onConnection?.(connection);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const { socket } of connections) socket.destroy();
      }),
  };
}

export const OK_HEADERS: readonly HeaderField[] = [[':status', '200'], ['content-type', 'application/grpc']];

/** A header block of a server that does without a table, as the client's SETTINGS ask; then each may say so. */
export function headerBlock(fields: readonly HeaderField[]): Buffer {
  return Buffer.concat([EMPTY_TABLE_UPDATE, encodeLiterals(fields)]);
}

export function headersFrame(streamId: number, fields: readonly HeaderField[], flags = 0): Buffer {
  return encodeFrame(FRAME.HEADERS, flags | FLAG.END_HEADERS, streamId, headerBlock(fields));
}

export function dataFrame(streamId: number, data: string | Uint8Array, flags = 0): Buffer {
  return encodeFrame(FRAME.DATA, flags, streamId, typeof data === 'string' ? Buffer.from(data) : data);
}

export function trailersFrame(streamId: number, fields: readonly HeaderField[] = [['grpc-status', '0']]): Buffer {
  return headersFrame(streamId, fields, FLAG.END_STREAM);
}

export function resetFrame(streamId: number, code: number): Buffer {
  return encodeFrame(FRAME.RST_STREAM, 0, streamId, encodeUint32(code));
}

export function goawayFrame(lastStreamId: number, code: number): Buffer {
  return encodeFrame(FRAME.GOAWAY, 0, 0, Buffer.concat([encodeUint32(lastStreamId), encodeUint32(code)]));
}

export function windowFrame(streamId: number, bytes: number): Buffer {
  return encodeFrame(FRAME.WINDOW_UPDATE, 0, streamId, encodeUint32(bytes));
}

export const REQUEST_HEADERS: RequestHeaders = {
  ':method': 'POST', ':scheme': 'http', ':authority': 'localhost', ':path': '/s/M', 'content-type': 'application/grpc', te: 'trailers', 'user-agent': 'indexbench',
};

/** One stream, and all that its sink hears. */
export interface Asked {
  readonly stream: TransportStream;
  readonly text: () => string;
  readonly bytes: () => number;
  readonly ended: Promise<StreamEnd>;
}

export function ask(session: TransportSession, body: Uint8Array = Buffer.from('request'), headers: RequestHeaders = REQUEST_HEADERS): Asked {
  const parts: Buffer[] = [];
  let onEnd: (end: StreamEnd) => void = () => undefined;
  const ended = new Promise<StreamEnd>((resolve) => {
    onEnd = resolve;
  });
  const sink: StreamSink = {
    onData: (buffer, from, to) => {
      // Copied: the buffer is used again.
      parts.push(Buffer.from(buffer.subarray(from, to)));
    },
    onEnd: (end) => {
      onEnd({ ...end });
    },
  };
  const stream = session.request(headers, Buffer.from(body), sink);
  return { stream, ended, text: () => Buffer.concat(parts).toString('latin1'), bytes: () => parts.reduce((sum, part) => sum + part.length, 0) };
}
