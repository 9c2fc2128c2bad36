import { connect } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { ERROR_CODE, errorCodeName } from '../../../../protocol/http2-frame.ts';
import type { DriveTarget } from '../../../drive-order.ts';
import { connectOverTls } from './connect-over-tls.ts';
import { WINDOW_BYTES, authorityOf, describeSocketError, foreignTypeOf, hasMessages } from '../transport.ts';
import type { RequestHeaders, SessionHooks, StreamEnd, StreamSink, Transport, TransportSession, TransportStream } from '../transport.ts';

/** node:http2 refuses streams beyond this; its 10 MB would lie below the windows. */
const SESSION_MEMORY_MB = 256;

/** HTTP/2 by node:http2, plain or over TLS: three to four times dearer than the raw transport, and an independent implementation to hold it against. */
export const NODE_HTTP2_TRANSPORT: Transport = { name: 'http2', connect: (target, hooks) => new NodeHttp2Session(target, hooks) };

class NodeHttp2Session implements TransportSession {
  readonly opened: Promise<void>;
  readonly #session: ClientHttp2Session;
  readonly #hooks: SessionHooks;
  #isOpen = false;
  #isClosed = false;
  /** Why the session is lost, once it is so otherwise than by a graceful GOAWAY. */
  #lost: string | null = null;
  /** Streams above this were not processed; null where no graceful GOAWAY came. */
  #gracefulLastStream: number | null = null;
  #goawaySeen = false;

  constructor(target: DriveTarget, hooks: SessionHooks) {
    this.#hooks = hooks;
    const socket = target.tls === undefined ? connectSocket({ host: target.host, port: target.port, noDelay: true }) : connectOverTls(target, target.tls);
    const session = connect(`${target.tls === undefined ? 'http' : 'https'}://${authorityOf(target)}`, {
      createConnection: () => socket,
      maxSessionMemory: SESSION_MEMORY_MB,
      settings: { headerTableSize: 0, enablePush: false, initialWindowSize: WINDOW_BYTES },
    });
    this.#session = session;
    session.on('goaway', (code: number, lastStreamId: number) => {
      this.#onGoaway(code, lastStreamId);
    });
    session.on('error', (error: Error) => {
      this.#lost ??= `connection lost: ${describeSocketError(error)}`;
    });
    // The socket goes before the session's streams do, so that they find the reason.
    socket.once('close', () => {
      this.#lost ??= 'connection lost: closed by the server';
    });
    this.opened = new Promise((resolve, reject) => {
      session.once('connect', () => {
        session.setLocalWindowSize(WINDOW_BYTES);
      });
      // Before it a request could break the server's limits.
      session.once('remoteSettings', () => {
        this.#isOpen = true;
        resolve();
      });
      session.once('close', () => {
        if (!this.#isClosed) hooks.onGone(this.#gracefulLastStream !== null);
        reject(new Error(this.#lost ?? 'connection lost: closed before it was open'));
      });
    });
    this.opened.catch(() => undefined);
  }

  get takesRequests(): boolean {
    return this.#isOpen && !this.#session.closed && !this.#session.destroyed;
  }

  request(headers: RequestHeaders, body: Buffer, sink: StreamSink): TransportStream {
    let stream: ClientHttp2Stream;
    try {
      stream = this.#session.request(headers, { endStream: false });
    } catch (error) {
      // The session went between the look at it and here, or has used up its stream numbers.
      this.#session.destroy();
      throw error;
    }
    const listener = new StreamListener(stream, sink);
    stream.on('close', () => {
      if (listener.hasStatus || !this.#session.destroyed) this.#tellEnd(stream, listener);
      // The connection went, and its own events, which say why, are still to come.
      else setImmediate(() => { this.#tellEnd(stream, listener); });
    });
    // In the tick of the request, so that HEADERS and DATA leave in one write.
    stream.end(body);
    return listener;
  }

  close(): void {
    this.#isClosed = true;
    this.#session.destroy();
  }

  #onGoaway(code: number, lastStreamId: number): void {
    // A server may say it twice: first that it will go, then which stream was the last.
    if (!this.#goawaySeen) this.#hooks.onGoaway();
    this.#goawaySeen = true;
    if (code === ERROR_CODE.NO_ERROR) this.#gracefulLastStream = lastStreamId;
    else this.#lost ??= `GOAWAY with error code ${errorCodeName(code)}`;
  }

  #tellEnd(stream: ClientHttp2Stream, listener: StreamListener): void {
    if (this.#isClosed) return;
    const last = this.#gracefulLastStream;
    const resetCode = stream.rstCode ?? 0;
    listener.tellEnd({
      resetCode,
      connectionLost: this.#lost ?? (this.#session.destroyed ? 'connection lost' : null),
      // Requests that waited for room when GOAWAY came are refused by node:http2 itself.
      unprocessed: !listener.hasStatus && last !== null && (stream.id === undefined || stream.id > last || resetCode === ERROR_CODE.REFUSED_STREAM),
    });
  }
}

/** Gathers what is known of one stream, until it is cancelled or has been told. */
class StreamListener implements TransportStream {
  readonly #stream: ClientHttp2Stream;
  #sink: StreamSink | null;
  #fields: IncomingHttpHeaders | null = null;
  #fieldsMs = 0;
  #dataMs = 0;
  #head: Pick<StreamEnd, 'httpStatus' | 'foreignType'> = { httpStatus: null, foreignType: null };

  constructor(stream: ClientHttp2Stream, sink: StreamSink) {
    this.#stream = stream;
    this.#sink = sink;
    stream.on('response', (headers) => {
      const type = headers['content-type'];
      this.#head = { httpStatus: headers[':status'] ?? null, foreignType: type === undefined ? null : foreignTypeOf(type) };
      if (headers['grpc-status'] !== undefined) this.#keep(headers);
    });
    stream.on('trailers', (headers: IncomingHttpHeaders) => {
      this.#keep(headers);
    });
    stream.on('data', (chunk: Buffer) => {
      this.#dataMs = performance.now();
      if (hasMessages(this.#head)) this.#sink?.onData(chunk, 0, chunk.length, this.#dataMs);
    });
    stream.on('error', () => {
      // `close` follows and knows more.
    });
  }

  get hasStatus(): boolean {
    return this.#fields !== null;
  }

  cancel(): void {
    this.#sink = null;
    this.#stream.close(ERROR_CODE.CANCEL);
  }

  tellEnd(how: { resetCode: number; connectionLost: string | null; unprocessed: boolean }): void {
    const sink = this.#sink;
    this.#sink = null;
    const status = this.#fields?.['grpc-status'];
    sink?.onEnd({
      ...how,
      grpcStatus: status === undefined ? null : String(status),
      grpcMessage: String(this.#fields?.['grpc-message'] ?? ''),
      ...this.#head,
      atMs: this.#fields === null ? performance.now() : Math.max(this.#fieldsMs, this.#dataMs),
    });
  }

  #keep(fields: IncomingHttpHeaders): void {
    this.#fields = fields;
    this.#fieldsMs = performance.now();
  }
}
