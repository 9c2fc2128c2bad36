import type { Socket } from 'node:net';
import {
  CLIENT_PREFACE, DEFAULT_WINDOW_BYTES, FLAG, FRAME, FRAME_HEADER_BYTES, MAX_PAYLOAD_BYTES, MAX_WINDOW_BYTES, SETTING, encodeFrame, encodeUint32,
  readUint32, writeFrameHeader,
} from '../protocol/http2-frame.ts';
import { FRAME_PREFIX_BYTES, decodeBlockId, decodeBlockRange } from '../protocol/request.ts';
import { GRPC_STATUS } from '../protocol/status.ts';
import type { GrpcStatusCode } from '../protocol/status.ts';
import type { FramedChain } from './framed-chain.ts';
import { EMPTY_TABLE_BLOCK, RESPONSE_BLOCK, trailerBlock } from './response-blocks.ts';

const MAX_REQUEST_BYTES = 4_096;
const FRAMES_A_WRITE = 16;
/** Room for headers and trailers beside one DATA frame. */
const MARGIN_BYTES = 256;
const OUT_BYTES = FRAMES_A_WRITE * (MAX_PAYLOAD_BYTES + FRAME_HEADER_BYTES) + 2 * MARGIN_BYTES;
const GRANT_BYTES = 16_384;
const NO_BYTES = Buffer.alloc(0);
const TAG_BLOCK_ID_HEIGHT = 0x08;
const TAG_RANGE_START = 0x0a;

/** How the null server cuts its responses. */
export interface NullFraming {
  /** A DATA frame a message, as grpc-go sends them, in place of frames as full as can be. */
  readonly oneMessageAFrame: boolean;
  /** The pace of each response, with a socket write a message; null: as fast as the socket takes it. */
  readonly messagesPerSecond: number | null;
}

export const FULL_FRAMES: NullFraming = { oneMessageAFrame: false, messagesPerSecond: null };

interface NullStream {
  readonly id: number;
  window: number;
  request: Buffer;
  /** What is to be sent: `body[position, end)`. Null before the request is complete. */
  body: Buffer | null;
  position: number;
  end: number;
  /** Where the message at `position` ends; kept only where messages matter. */
  messageEnd: number;
  messagesSent: number;
  startMs: number;
  status: GrpcStatusCode;
  headersSent: boolean;
}

/**
 * One HTTP/2 connection of the null server. It never decodes headers: what is asked is told from the request message alone. Frames
 * are built in one reused buffer; at most one socket write is under way.
 */
export class NullConnection {
  readonly #socket: Socket;
  readonly #chain: FramedChain;
  readonly #metadata: Buffer;
  readonly #framing: NullFraming;
  #ticking = false;
  readonly #streams = new Map<number, NullStream>();
  readonly #out = Buffer.allocUnsafeSlow(OUT_BYTES);
  #outLength = 0;
  #writing = false;
  #input: Buffer = NO_BYTES;
  #prefaceSeen = false;
  #control: Buffer[] = [encodeFrame(FRAME.SETTINGS, 0, 0, NO_BYTES)];
  #window = DEFAULT_WINDOW_BYTES;
  #initialStreamWindow = DEFAULT_WINDOW_BYTES;
  #ungrantedBytes = 0;
  #tableUpdateDue = false;
  #lastStreamId = 0;
  #closing = false;

  constructor(socket: Socket, content: { readonly chain: FramedChain; readonly metadata: Buffer; readonly framing: NullFraming }) {
    this.#socket = socket;
    this.#chain = content.chain;
    this.#metadata = content.metadata;
    this.#framing = content.framing;
  }

  /** Takes bytes from the socket; what breaks the protocol ends the connection. */
  receive(chunk: Buffer): void {
    this.#input = this.#input.length === 0 ? chunk : Buffer.concat([this.#input, chunk]);
    if (!this.#prefaceSeen && !this.#takePreface()) return;
    while (this.#input.length >= FRAME_HEADER_BYTES) {
      const length = this.#input.readUIntBE(0, 3);
      if (length > MAX_PAYLOAD_BYTES) {
        this.#socket.destroy();
        return;
      }
      const end = FRAME_HEADER_BYTES + length;
      if (this.#input.length < end) break;
      const frame = this.#input.subarray(0, end);
      this.#input = this.#input.subarray(end);
      this.#accept(frame.readUInt8(3), frame.readUInt8(4), frame.readUInt32BE(5) & 0x7fff_ffff, frame.subarray(FRAME_HEADER_BYTES));
    }
    this.#pump();
  }

  /** Announces the end after the write under way, and closes; unfinished responses are cut off. */
  close(): void {
    this.#closing = true;
    this.#socket.end(encodeFrame(FRAME.GOAWAY, 0, 0, Buffer.concat([encodeUint32(this.#lastStreamId), encodeUint32(0)])));
  }

  #takePreface(): boolean {
    const { length } = CLIENT_PREFACE;
    if (this.#input.length < length) return false;
    if (!this.#input.subarray(0, length).equals(CLIENT_PREFACE)) {
      this.#socket.destroy();
      return false;
    }
    this.#input = this.#input.subarray(length);
    this.#prefaceSeen = true;
    return true;
  }

  #accept(type: number, flags: number, streamId: number, payload: Buffer): void {
    switch (type) {
      case FRAME.HEADERS:
        this.#open(streamId);
        if ((flags & FLAG.END_STREAM) !== 0) this.#answer(streamId);
        return;
      case FRAME.DATA:
        this.#acceptData(flags, streamId, payload);
        return;
      case FRAME.SETTINGS:
        if ((flags & FLAG.ACK) === 0) this.#acceptSettings(payload);
        return;
      case FRAME.PING:
        if ((flags & FLAG.ACK) === 0) this.#control.push(encodeFrame(FRAME.PING, FLAG.ACK, 0, payload));
        return;
      case FRAME.WINDOW_UPDATE:
        this.#acceptWindow(streamId, payload.readUInt32BE(0) & 0x7fff_ffff);
        return;
      case FRAME.RST_STREAM:
        this.#streams.delete(streamId);
        return;
      default:
      // PRIORITY, CONTINUATION, GOAWAY and unknown types change nothing here.
    }
  }

  #open(id: number): void {
    if (this.#streams.has(id)) return;
    this.#lastStreamId = Math.max(this.#lastStreamId, id);
    const window = this.#initialStreamWindow;
    this.#streams.set(id, { id, window, request: NO_BYTES, body: null, position: 0, end: 0, messageEnd: 0, messagesSent: 0, startMs: 0, status: GRPC_STATUS.OK, headersSent: false });
  }

  #acceptData(flags: number, streamId: number, payload: Buffer): void {
    this.#grant(payload.length);
    const stream = this.#streams.get(streamId);
    if (stream === undefined) return;
    const padded = (flags & FLAG.PADDED) !== 0;
    const content = padded ? payload.subarray(1, payload.length - payload.readUInt8(0)) : payload;
    stream.request = stream.request.length === 0 ? Buffer.from(content) : Buffer.concat([stream.request, content]);
    if (stream.request.length > MAX_REQUEST_BYTES) this.#socket.destroy();
    else if ((flags & FLAG.END_STREAM) !== 0) this.#answer(streamId);
  }

  /** Gives the client back the connection window that its requests use up. */
  #grant(bytes: number): void {
    this.#ungrantedBytes += bytes;
    if (this.#ungrantedBytes < GRANT_BYTES) return;
    this.#control.push(encodeFrame(FRAME.WINDOW_UPDATE, 0, 0, encodeUint32(this.#ungrantedBytes)));
    this.#ungrantedBytes = 0;
  }

  #acceptSettings(payload: Buffer): void {
    for (let at = 0; at + 6 <= payload.length; at += 6) {
      const setting = payload.readUInt16BE(at);
      const value = payload.readUInt32BE(at + 2);
      if (setting === SETTING.HEADER_TABLE_SIZE) this.#tableUpdateDue = true;
      if (setting !== SETTING.INITIAL_WINDOW_SIZE) continue;
      for (const stream of this.#streams.values()) stream.window += value - this.#initialStreamWindow;
      this.#initialStreamWindow = value;
    }
    this.#control.push(encodeFrame(FRAME.SETTINGS, FLAG.ACK, 0, NO_BYTES));
  }

  #acceptWindow(streamId: number, increment: number): void {
    if (streamId === 0) this.#window += increment;
    const stream = this.#streams.get(streamId);
    if (stream !== undefined) stream.window += increment;
    if (this.#window > MAX_WINDOW_BYTES) this.#socket.destroy();
  }

  #answer(streamId: number): void {
    const stream = this.#streams.get(streamId);
    if (stream === undefined || stream.body !== null) return;
    const message = stream.request.subarray(FRAME_PREFIX_BYTES);
    stream.body = NO_BYTES;
    stream.startMs = performance.now();
    if (message.length === 0) {
      stream.body = this.#metadata;
      stream.end = this.#metadata.length;
      return;
    }
    try {
      this.#findBlocks(stream, message);
    } catch {
      stream.status = GRPC_STATUS.INVALID_ARGUMENT;
    }
  }

  #findBlocks(stream: NullStream, message: Buffer): void {
    let low = 0;
    let high = 0;
    if (message[0] === TAG_BLOCK_ID_HEIGHT) {
      low = decodeBlockId(message).height;
      high = low;
    } else if (message[0] === TAG_RANGE_START) {
      const range = decodeBlockRange(message);
      low = range.start?.height ?? 0;
      high = range.end?.height ?? 0;
    }
    if (low === 0 || low > high) stream.status = GRPC_STATUS.UNIMPLEMENTED;
    else if (!this.#chain.holds(low) || !this.#chain.holds(high)) stream.status = GRPC_STATUS.OUT_OF_RANGE;
    else {
      stream.body = this.#chain.bytes;
      stream.position = this.#chain.offsetOf(low);
      stream.end = this.#chain.offsetOf(high + 1);
    }
  }

  /** Fills the out buffer from all streams in turn and writes it, as long as the socket takes it and the windows allow. */
  #pump(): void {
    if (this.#writing || this.#closing || this.#socket.destroyed) return;
    this.#takeControl();
    let moved = true;
    while (moved) {
      moved = false;
      for (const stream of this.#streams.values()) if (this.#advance(stream)) moved = true;
      if (moved && this.#framing.messagesPerSecond !== null) break;
    }
    if (this.#framing.messagesPerSecond !== null && this.#streams.size > 0) this.#tick();
    if (this.#outLength === 0) return;
    this.#writing = true;
    const length = this.#outLength;
    this.#outLength = 0;
    this.#socket.write(this.#out.subarray(0, length), () => {
      this.#writing = false;
      this.#pump();
    });
  }

  #takeControl(): void {
    while (this.#control.length > 0) {
      const frame = this.#control[0];
      if (frame === undefined || this.#outLength + frame.length > OUT_BYTES) return;
      this.#outLength += frame.copy(this.#out, this.#outLength);
      this.#control.shift();
    }
  }

  #hasRoom(): boolean {
    return this.#outLength + MAX_PAYLOAD_BYTES + FRAME_HEADER_BYTES + MARGIN_BYTES <= OUT_BYTES;
  }

  /** Adds what one stream can send next, at most a full frame's worth. False where it can send nothing. */
  #advance(stream: NullStream): boolean {
    const { body } = stream;
    if (body === null || !this.#hasRoom()) return false;
    let moved = false;
    if (!stream.headersSent) {
      this.#addHeaders(stream.id, 0, RESPONSE_BLOCK);
      stream.headersSent = true;
      moved = true;
    }
    if (this.#addData(stream, body)) moved = true;
    if (stream.position < stream.end) return moved;
    this.#addHeaders(stream.id, FLAG.END_STREAM, trailerBlock(stream.status));
    this.#streams.delete(stream.id);
    return true;
  }

  /** Adds what may go of a full frame's worth of the body. */
  #addData(stream: NullStream, body: Buffer): boolean {
    const { oneMessageAFrame, messagesPerSecond } = this.#framing;
    const first = stream.position;
    const most = messagesPerSecond === null ? MAX_PAYLOAD_BYTES : 1;
    while (stream.position - first < most && this.#hasRoom()) {
      if (oneMessageAFrame && !this.#findMessage(stream, body)) break;
      const until = oneMessageAFrame ? stream.messageEnd : stream.end;
      const length = Math.min(MAX_PAYLOAD_BYTES, until - stream.position, stream.window, this.#window);
      if (length <= 0) break;
      const at = writeFrameHeader(this.#out, this.#outLength, { length, type: FRAME.DATA, flags: 0, streamId: stream.id });
      body.copy(this.#out, at, stream.position, stream.position + length);
      this.#outLength = at + length;
      stream.position += length;
      stream.window -= length;
      this.#window -= length;
    }
    return stream.position > first;
  }

  /** Finds the end of the message that is sent next; false where there is none, or it is not due yet. */
  #findMessage(stream: NullStream, body: Buffer): boolean {
    const { position } = stream;
    if (position < stream.messageEnd) return true;
    if (position === stream.end || !this.#isDue(stream)) return false;
    stream.messageEnd = position + FRAME_PREFIX_BYTES + readUint32(body, position + 1);
    stream.messagesSent += 1;
    return true;
  }

  #isDue(stream: NullStream): boolean {
    const { messagesPerSecond } = this.#framing;
    return messagesPerSecond === null || stream.messagesSent < ((performance.now() - stream.startMs) * messagesPerSecond) / 1000;
  }

  /** Timers are too coarse for a pace of messages a millisecond: looks again as soon as the loop comes round. */
  #tick(): void {
    if (this.#ticking) return;
    this.#ticking = true;
    setImmediate(() => {
      this.#ticking = false;
      this.#pump();
    });
  }

  #addHeaders(streamId: number, flags: number, block: Buffer): void {
    const full = this.#tableUpdateDue ? Buffer.concat([EMPTY_TABLE_BLOCK, block]) : block;
    this.#tableUpdateDue = false;
    const at = writeFrameHeader(this.#out, this.#outLength, { length: full.length, type: FRAME.HEADERS, flags: flags | FLAG.END_HEADERS, streamId });
    this.#outLength = at + full.copy(this.#out, at);
  }
}
