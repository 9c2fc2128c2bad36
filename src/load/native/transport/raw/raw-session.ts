import { HpackError } from '../../../../protocol/hpack/hpack-error.ts';
import { ERROR_CODE, FLAG, FRAME, Http2Error, SETTING_BYTES, encodeUint32, errorCodeName, readUint31, readUint32 } from '../../../../protocol/http2-frame.ts';
import type { DriveTarget } from '../../../drive-order.ts';
import { hasMessages } from '../transport.ts';
import type { RequestHeaders, SessionHooks, StreamSink, Transport, TransportSession, TransportStream } from '../transport.ts';
import { FrameReader } from './frame-reader.ts';
import type { FrameHandler, FrameHead } from './frame-reader.ts';
import { HeaderGatherer } from './header-gatherer.ts';
import { Outbound } from './outbound.ts';
import { PREFACE, SETTINGS_ACK } from './own-settings.ts';
import { RawStream, SERVED, UNPROCESSED } from './raw-stream.ts';
import type { EndCause } from './raw-stream.ts';
import { ReceiveWindows } from './receive-windows.ts';
import { RequestSender } from './request-sender.ts';
import { ResponseFieldReader } from './response-fields.ts';
import { RestingSocket } from './resting-socket.ts';
import type { SocketListener } from './resting-socket.ts';

const FIRST_STREAM_ID = 1;
const PING_BYTES = 8;
const GREETING_SHOWN_BYTES = 24;

/** HTTP/2 on a plain socket, as little of it as a gRPC client needs: the driver's usual transport. */
export const RAW_TRANSPORT: Transport = { name: 'raw', connect: (target, hooks) => openRawSession(target, hooks) };

/** `firstStreamId`: odd; anything but 1 is for tests of what happens when the numbers run out. */
export function openRawSession(target: DriveTarget, hooks: SessionHooks, firstStreamId: number = FIRST_STREAM_ID): TransportSession {
  return new RawSession(target, hooks, firstStreamId);
}

/**
 * One connection. All its events come from the socket's reads, which use one buffer again and again: nothing that is passed on may be
 * kept. Nothing is allocated per frame or message. Source: RFC 9113.
 */
class RawSession implements TransportSession, FrameHandler, SocketListener {
  readonly opened: Promise<void>;
  readonly #hooks: SessionHooks;
  readonly #socket: RestingSocket;
  readonly #out: Outbound;
  readonly #sender: RequestSender;
  readonly #windows: ReceiveWindows;
  readonly #reader = new FrameReader(this);
  readonly #gatherer = new HeaderGatherer();
  readonly #fields = new ResponseFieldReader();
  readonly #onCancel = (stream: RawStream): void => {
    this.#cancel(stream, ERROR_CODE.CANCEL);
  };
  #resolveOpened: () => void = () => undefined;
  #rejectOpened: (error: Error) => void = () => undefined;
  #firstBytes = '';
  #greeted = false;
  #draining = false;
  #gone = false;
  #readMs = 0;
  /** The stream of the DATA frame that is being read, or was last; null where nobody wants it. */
  #dataStream: RawStream | null = null;

  constructor(target: DriveTarget, hooks: SessionHooks, firstStreamId: number) {
    this.#hooks = hooks;
    this.opened = new Promise((resolve, reject) => {
      this.#resolveOpened = resolve;
      this.#rejectOpened = reject;
    });
    this.opened.catch(() => undefined);
    this.#socket = new RestingSocket(target, this);
    this.#out = new Outbound(this.#socket.socket);
    this.#sender = new RequestSender(this.#out, firstStreamId);
    this.#windows = new ReceiveWindows(this.#out);
  }

  get takesRequests(): boolean {
    return this.#greeted && !this.#draining && !this.#gone && this.#sender.hasStreamIds;
  }

  request(headers: RequestHeaders, body: Buffer, sink: StreamSink): TransportStream {
    if (!this.takesRequests) throw new Error('the connection takes no requests');
    const stream = new RawStream({ headers, body, sink }, this.#onCancel);
    this.#sender.begin(stream);
    this.#socket.wake();
    return stream;
  }

  close(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#rejectOpened(new Error('the connection was closed'));
    this.#socket.destroy();
  }

  onConnect(): void {
    this.#out.add(PREFACE);
  }

  onRead(buffer: Buffer, bytes: number, nowMs: number): void {
    if (this.#gone) return;
    this.#readMs = nowMs;
    if (this.#firstBytes === '') this.#firstBytes = buffer.toString('latin1', 0, Math.min(bytes, GREETING_SHOWN_BYTES));
    try {
      this.#reader.push(buffer, 0, bytes);
    } catch (error) {
      this.#fail(error);
    }
    if (this.#draining) this.#closeWhenIdle();
  }

  /** Of the one stream under way: where there are several, one's answer must not wait for the other's. */
  messagesDue(): number {
    const stream = this.#dataStream;
    return stream === null || this.#gone || !this.#sender.isOnly(stream) ? 0 : (stream.sink.messagesDue ?? 0);
  }

  /** What was thrown while reading ends the connection: an exception here would end the process. */
  #fail(error: unknown): void {
    const code = error instanceof Http2Error ? error.code : error instanceof HpackError ? ERROR_CODE.COMPRESSION_ERROR : ERROR_CODE.INTERNAL_ERROR;
    const text = error instanceof Error ? error.message : String(error);
    this.#out.addFrame({ type: FRAME.GOAWAY, flags: 0, streamId: 0 }, Buffer.concat([encodeUint32(0), encodeUint32(code)]), 0, 8);
    this.#out.flush();
    this.onLost(this.#greeted ? `connection lost: ${text}` : `connection lost: the server speaks no HTTP/2: it began with ${JSON.stringify(this.#firstBytes)}`);
  }

  onLost(reason: string): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#socket.destroy();
    this.#hooks.onGone(this.#draining);
    this.#rejectOpened(new Error(reason));
    for (const stream of this.#sender.streams()) this.#end(stream, { connectionLost: reason });
  }

  /** After a graceful GOAWAY, or the last stream number. */
  #closeWhenIdle(): void {
    if (this.#gone || !this.#sender.isIdle) return;
    this.#gone = true;
    this.#socket.destroy();
    this.#hooks.onGone(true);
  }

  #release(stream: RawStream): boolean {
    if (this.#dataStream === stream) this.#dataStream = null;
    if (!this.#sender.release(stream)) return false;
    if (!this.#sender.hasStreamIds) this.#draining = true;
    return true;
  }

  #end(stream: RawStream, how: EndCause): void {
    if (this.#release(stream)) stream.tellEnd(how);
  }

  #cancel(stream: RawStream, code: number): void {
    if (!this.#release(stream) || this.#gone || stream.id === 0) return;
    this.#out.addNumberFrame(FRAME.RST_STREAM, stream.id, code);
    if (this.#draining) this.#closeWhenIdle();
  }

  /** The server broke the rules of one stream. */
  #reject(stream: RawStream, code: number): void {
    this.#out.addNumberFrame(FRAME.RST_STREAM, stream.id, code);
    this.#end(stream, { resetCode: code });
  }

  /** The server's END_STREAM. It need not have waited for the request's. */
  #finish(stream: RawStream): void {
    if (stream.sent < stream.body.length) this.#out.addNumberFrame(FRAME.RST_STREAM, stream.id, ERROR_CODE.CANCEL);
    this.#end(stream, SERVED);
  }

  /** The stream of a frame, or undefined for one that has ended. Throws Http2Error for one that never began. */
  #streamOf(streamId: number): RawStream | undefined {
    const stream = this.#sender.find(streamId);
    if (stream === undefined && this.#sender.wasNeverOpened(streamId)) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, `a frame on stream ${String(streamId)}, which was never opened`);
    return stream;
  }

  onDataBegin(streamId: number, length: number): void {
    if (this.#gone) return;
    if (!this.#greeted || this.#gatherer.openStreamId !== 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a DATA frame out of turn');
    this.#windows.takeOfConnection(length);
    const last = this.#dataStream;
    const stream = last !== null && last.id === streamId ? last : this.#streamOf(streamId);
    this.#dataStream = stream ?? null;
    if (stream === undefined) return;
    if (stream.httpStatus === null) {
      this.#reject(stream, ERROR_CODE.PROTOCOL_ERROR);
      return;
    }
    this.#windows.takeOfStream(stream, length);
  }

  onData(buffer: Buffer, from: number, to: number): void {
    const stream = this.#dataStream;
    if (stream !== null && hasMessages(stream)) stream.sink.onData(buffer, from, to, this.#readMs);
  }

  onDataEnd(endStream: boolean): void {
    const stream = this.#dataStream;
    if (endStream && stream !== null) this.#finish(stream);
  }

  onFrame(frame: FrameHead, buffer: Buffer, from: number, to: number): void {
    if (this.#gone) return;
    if (!this.#greeted && (frame.type !== FRAME.SETTINGS || (frame.flags & FLAG.ACK) !== 0)) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a first frame that is no SETTINGS');
    const { openStreamId } = this.#gatherer;
    if (openStreamId !== 0 && (frame.type !== FRAME.CONTINUATION || frame.streamId !== openStreamId)) {
      throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a frame between HEADERS and its CONTINUATION');
    }
    switch (frame.type) {
      case FRAME.HEADERS:
      case FRAME.CONTINUATION:
        if (this.#gatherer.take(frame, buffer, from, to)) this.#onHeaders(frame.streamId);
        return;
      case FRAME.RST_STREAM:
        this.#onReset(frame.streamId, payloadNumber(buffer, from, to));
        return;
      case FRAME.SETTINGS:
        this.#onSettings(frame, buffer, from, to);
        return;
      case FRAME.PUSH_PROMISE:
        throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a PUSH_PROMISE, which was forbidden');
      case FRAME.PING:
        if (to - from !== PING_BYTES) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, 'a PING that is not 8 bytes long');
        if ((frame.flags & FLAG.ACK) === 0) this.#out.addFrame({ type: FRAME.PING, flags: FLAG.ACK, streamId: 0 }, buffer, from, to);
        return;
      case FRAME.GOAWAY:
        this.#onGoaway(buffer, from, to);
        return;
      case FRAME.WINDOW_UPDATE:
        if (frame.streamId !== 0) this.#streamOf(frame.streamId);
        this.#sender.widen(frame.streamId, payloadNumber(buffer, from, to) % 0x8000_0000);
        return;
      default:
      // PRIORITY says nothing to a client; types that are not known are passed over, as RFC 9113 asks.
    }
  }

  #onHeaders(streamId: number): void {
    const { buffer, from, to, endStream } = this.#gatherer;
    const fields = this.#fields.read(buffer, from, to);
    const stream = this.#streamOf(streamId);
    if (stream === undefined) return;
    if (fields.tooLarge) this.#reject(stream, ERROR_CODE.ENHANCE_YOUR_CALM);
    else if (!endStream && isInformational(fields.httpStatus)) return;
    else if (stream.isMisplaced(fields.httpStatus, endStream)) this.#reject(stream, ERROR_CODE.PROTOCOL_ERROR);
    else {
      if (stream.httpStatus === null) stream.foreignType = fields.foreignType;
      stream.httpStatus ??= fields.httpStatus;
      stream.grpcStatus ??= fields.grpcStatus;
      if (fields.grpcMessage !== '') stream.grpcMessage = fields.grpcMessage;
      if (endStream) this.#finish(stream);
    }
  }

  #onReset(streamId: number, code: number): void {
    const stream = this.#streamOf(streamId);
    if (stream !== undefined) this.#end(stream, { resetCode: code });
  }

  #onSettings(frame: FrameHead, buffer: Buffer, from: number, to: number): void {
    if (frame.streamId !== 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'SETTINGS of a stream');
    if ((to - from) % SETTING_BYTES !== 0) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, 'SETTINGS of a length that is no multiple of 6');
    if ((frame.flags & FLAG.ACK) !== 0) return;
    for (let at = from; at < to; at += SETTING_BYTES) {
      this.#sender.applySetting(((buffer[at] as number) << 8) | (buffer[at + 1] as number), readUint32(buffer, at + 2));
    }
    this.#out.add(SETTINGS_ACK);
    if (this.#greeted) this.#sender.resume();
    this.#greeted = true;
    this.#resolveOpened();
  }

  #onGoaway(buffer: Buffer, from: number, to: number): void {
    if (to - from < PING_BYTES) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, 'a GOAWAY that is cut short');
    if (!this.#draining) this.#hooks.onGoaway();
    const code = readUint32(buffer, from + 4);
    if (code !== ERROR_CODE.NO_ERROR) {
      this.#draining = false;
      this.onLost(`GOAWAY with error code ${errorCodeName(code)}`);
      return;
    }
    this.#draining = true;
    const lastStreamId = readUint31(buffer, from);
    const waiting = this.#sender.takeWaiting();
    for (const stream of this.#sender.streams()) if (stream.id > lastStreamId) this.#end(stream, UNPROCESSED);
    for (const stream of waiting) stream.tellEnd(UNPROCESSED);
  }
}

/** The payload of a frame that is one u32. */
function payloadNumber(buffer: Buffer, from: number, to: number): number {
  if (to - from !== 4) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, 'a frame of 4 bytes that is not 4 bytes long');
  return readUint32(buffer, from);
}

function isInformational(httpStatus: number | null): boolean {
  return httpStatus !== null && httpStatus >= 100 && httpStatus < 200;
}
