import {
  DEFAULT_WINDOW_BYTES, ERROR_CODE, FLAG, FRAME, Http2Error, LARGEST_MAX_FRAME_SIZE, MAX_PAYLOAD_BYTES, MAX_STREAM_ID, MAX_WINDOW_BYTES, SETTING,
} from '../../../../protocol/http2-frame.ts';
import type { Outbound } from './outbound.ts';
import type { RawStream } from './raw-stream.ts';
import { RequestBlocks } from './request-blocks.ts';

/** The sending half of a session: numbers its streams, and sends no more than the server's limits and windows allow. */
export class RequestSender {
  readonly #out: Outbound;
  readonly #blocks = new RequestBlocks();
  readonly #active = new Map<number, RawStream>();
  /** Requests beyond SETTINGS_MAX_CONCURRENT_STREAMS, in order. */
  readonly #waiting = new Set<RawStream>();
  /** Streams of which a window has kept part of the body back. */
  readonly #blocked = new Set<RawStream>();
  #nextId: number;
  #maxStreams = Number.POSITIVE_INFINITY;
  #maxFrameBytes = MAX_PAYLOAD_BYTES;
  #initialWindow = DEFAULT_WINDOW_BYTES;
  #window = DEFAULT_WINDOW_BYTES;

  constructor(out: Outbound, firstStreamId: number) {
    this.#out = out;
    this.#nextId = firstStreamId;
  }

  /** No stream is under way and none waits. */
  get isIdle(): boolean {
    return this.#active.size === 0 && this.#waiting.size === 0;
  }

  /** Source: RFC 9113, section 5.1.1. */
  get hasStreamIds(): boolean {
    return this.#nextId + 2 * this.#waiting.size <= MAX_STREAM_ID;
  }

  /** Whether no other stream is under way or waits. */
  isOnly(stream: RawStream): boolean {
    return this.#active.size === 1 && this.#waiting.size === 0 && this.#active.has(stream.id);
  }

  find(streamId: number): RawStream | undefined {
    return this.#active.get(streamId);
  }

  /** True for numbers that no request has had: nothing may come on such a stream. */
  wasNeverOpened(streamId: number): boolean {
    return streamId % 2 === 0 || streamId >= this.#nextId;
  }

  /** All streams, the waiting ones included, for one who ends them. */
  streams(): RawStream[] {
    return [...this.#active.values(), ...this.#waiting];
  }

  begin(stream: RawStream): void {
    if (this.#active.size >= this.#maxStreams) this.#waiting.add(stream);
    else this.#send(stream);
  }

  /** Forgets a stream that has ended; the next waiting one takes its place. False where it was known no more. */
  release(stream: RawStream): boolean {
    if (stream.id === 0) return this.#waiting.delete(stream);
    if (!this.#active.delete(stream.id)) return false;
    if (this.#blocked.size > 0) this.#blocked.delete(stream);
    if (this.#waiting.size > 0) this.#sendWaiting();
    return true;
  }

  /** What waits here will not be sent by this session any more. */
  takeWaiting(): RawStream[] {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    return waiting;
  }

  /** One of the server's settings. Throws Http2Error where its value is forbidden. Source: RFC 9113, section 6.5.2. */
  applySetting(identifier: number, value: number): void {
    switch (identifier) {
      case SETTING.HEADER_TABLE_SIZE:
        this.#blocks.setTableSize(value);
        return;
      case SETTING.ENABLE_PUSH:
        if (value !== 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a server that allows pushes');
        return;
      case SETTING.MAX_CONCURRENT_STREAMS:
        this.#maxStreams = value;
        return;
      case SETTING.INITIAL_WINDOW_SIZE:
        this.#setInitialWindow(value);
        return;
      case SETTING.MAX_FRAME_SIZE:
        if (value < MAX_PAYLOAD_BYTES || value > LARGEST_MAX_FRAME_SIZE) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, `a maximum frame size of ${String(value)} bytes`);
        this.#maxFrameBytes = value;
        return;
      default:
      // Settings that are not known are passed over, as RFC 9113 asks.
    }
  }

  /** Sends what new settings or a wider window let through. */
  resume(): void {
    for (const stream of this.#blocked) this.#sendBody(stream);
    this.#sendWaiting();
  }

  /** WINDOW_UPDATE. Throws Http2Error where a window would pass 2^31 − 1. */
  widen(streamId: number, increment: number): void {
    if (increment === 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a WINDOW_UPDATE of 0 bytes');
    if (streamId === 0) this.#window = widened(this.#window, increment);
    else {
      const stream = this.#active.get(streamId);
      if (stream === undefined) return;
      stream.sendWindow = widened(stream.sendWindow, increment);
    }
    if (this.#blocked.size > 0) this.resume();
  }

  #setInitialWindow(bytes: number): void {
    if (bytes > MAX_WINDOW_BYTES) throw new Http2Error(ERROR_CODE.FLOW_CONTROL_ERROR, `an initial window of ${String(bytes)} bytes`);
    for (const stream of this.#active.values()) stream.sendWindow = widened(stream.sendWindow, bytes - this.#initialWindow);
    this.#initialWindow = bytes;
  }

  #sendWaiting(): void {
    for (const stream of this.#waiting) {
      if (this.#active.size >= this.#maxStreams) return;
      this.#waiting.delete(stream);
      this.#send(stream);
    }
  }

  #send(stream: RawStream): void {
    stream.id = this.#nextId;
    this.#nextId += 2;
    stream.sendWindow = this.#initialWindow;
    this.#active.set(stream.id, stream);
    this.#sendHeaders(stream);
    this.#sendBody(stream);
  }

  #sendHeaders(stream: RawStream): void {
    const block = this.#blocks.next(stream.headers);
    const streamId = stream.id;
    let at = 0;
    do {
      const to = Math.min(block.length, at + this.#maxFrameBytes);
      const flags = (to === block.length ? FLAG.END_HEADERS : 0) | (at === 0 && stream.body.length === 0 ? FLAG.END_STREAM : 0);
      this.#out.addFrame({ type: at === 0 ? FRAME.HEADERS : FRAME.CONTINUATION, flags: at === 0 ? flags : flags & FLAG.END_HEADERS, streamId }, block, at, to);
      at = to;
    } while (at < block.length);
  }

  #sendBody(stream: RawStream): void {
    const { body } = stream;
    while (stream.sent < body.length) {
      const length = Math.min(body.length - stream.sent, this.#maxFrameBytes, stream.sendWindow, this.#window);
      if (length <= 0) {
        this.#blocked.add(stream);
        return;
      }
      const to = stream.sent + length;
      this.#out.addFrame({ type: FRAME.DATA, flags: to === body.length ? FLAG.END_STREAM : 0, streamId: stream.id }, body, stream.sent, to);
      stream.sent = to;
      stream.sendWindow -= length;
      this.#window -= length;
    }
    this.#blocked.delete(stream);
  }
}

function widened(window: number, bytes: number): number {
  if (window + bytes > MAX_WINDOW_BYTES) throw new Http2Error(ERROR_CODE.FLOW_CONTROL_ERROR, 'a window beyond 2^31 - 1 bytes');
  return window + bytes;
}
