import { ERROR_CODE, FLAG, FRAME, FRAME_HEADER_BYTES, Http2Error, MAX_PAYLOAD_BYTES, readUint31 } from '../../../../protocol/http2-frame.ts';

/** What hears of frames. Whatever it throws ends the reading. */
export interface FrameHandler {
  /** A DATA frame begins; `length` is its whole payload, padding included, as flow control counts it. */
  onDataBegin(streamId: number, length: number): void;
  /** Content of the DATA frame that began, in place: as much as one read brought. */
  onData(buffer: Buffer, from: number, to: number): void;
  /** The DATA frame is complete. */
  onDataEnd(endStream: boolean): void;
  /** Any other frame, whole: its payload in `buffer[from, to)`, valid only during the call. */
  onFrame(frame: FrameHead, buffer: Buffer, from: number, to: number): void;
}

export interface FrameHead {
  readonly type: number;
  readonly flags: number;
  readonly streamId: number;
}

/**
 * Finds frames in a stream of bytes cut anywhere. DATA is passed on as it comes; other frames are small, and are gathered where a
 * read cuts them. Nothing is allocated per frame. Throws Http2Error for frames that nobody may send. Source: RFC 9113, section 4.
 */
export class FrameReader {
  readonly #handler: FrameHandler;
  readonly #head = { type: 0, flags: 0, streamId: 0 };
  /** Collects a header or a payload that a read cut. */
  readonly #carry = Buffer.allocUnsafeSlow(MAX_PAYLOAD_BYTES);
  #carried = 0;
  #inFrame = false;
  /** Payload bytes of the frame that are still to come. */
  #remaining = 0;
  #length = 0;
  #padLengthDue = false;
  #padding = 0;

  constructor(handler: FrameHandler) {
    this.#handler = handler;
  }

  push(buffer: Buffer, from: number, to: number): void {
    let at = from;
    for (;;) {
      if (!this.#inFrame) {
        if (at === to) return;
        at = this.#takeHeader(buffer, at, to);
        if (!this.#inFrame) return;
      }
      at = this.#head.type === FRAME.DATA ? this.#takeData(buffer, at, to) : this.#takeFrame(buffer, at, to);
      if (this.#inFrame) return;
    }
  }

  #takeHeader(buffer: Buffer, at: number, to: number): number {
    if (this.#carried === 0 && to - at >= FRAME_HEADER_BYTES) {
      this.#beginFrame(buffer, at);
      return at + FRAME_HEADER_BYTES;
    }
    const next = this.#gather(buffer, at, Math.min(to, at + FRAME_HEADER_BYTES - this.#carried));
    if (this.#carried === FRAME_HEADER_BYTES) {
      this.#carried = 0;
      this.#beginFrame(this.#carry, 0);
    }
    return next;
  }

  #beginFrame(buffer: Buffer, at: number): void {
    const length = ((buffer[at] as number) << 16) | ((buffer[at + 1] as number) << 8) | (buffer[at + 2] as number);
    const head = this.#head;
    head.type = buffer[at + 3] as number;
    head.flags = buffer[at + 4] as number;
    head.streamId = readUint31(buffer, at + 5);
    // Ours was never raised from what RFC 9113 begins with.
    if (length > MAX_PAYLOAD_BYTES) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, `a frame of ${String(length)} bytes; at most ${String(MAX_PAYLOAD_BYTES)} are allowed`);
    this.#inFrame = true;
    this.#length = length;
    this.#remaining = length;
    if (head.type !== FRAME.DATA) return;
    this.#padLengthDue = (head.flags & FLAG.PADDED) !== 0;
    this.#padding = 0;
    this.#handler.onDataBegin(head.streamId, length);
  }

  #takeData(buffer: Buffer, from: number, to: number): number {
    let at = from;
    if (this.#padLengthDue) {
      if (at === to && this.#remaining > 0) return at;
      at = this.#takePadLength(buffer, at);
    }
    const content = Math.min(this.#remaining - this.#padding, to - at);
    if (content > 0) {
      this.#remaining -= content;
      at += content;
      this.#handler.onData(buffer, at - content, at);
    }
    if (this.#remaining <= this.#padding) {
      const padding = Math.min(this.#remaining, to - at);
      this.#remaining -= padding;
      this.#padding = this.#remaining;
      at += padding;
    }
    if (this.#remaining > 0) return at;
    this.#inFrame = false;
    this.#handler.onDataEnd((this.#head.flags & FLAG.END_STREAM) !== 0);
    return at;
  }

  /** Source: RFC 9113, section 6.1. */
  #takePadLength(buffer: Buffer, at: number): number {
    const padding = this.#remaining === 0 ? 1 : (buffer[at] as number);
    if (padding > this.#remaining - 1) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a DATA frame with more padding than payload');
    this.#remaining -= 1;
    this.#padding = padding;
    this.#padLengthDue = false;
    return at + 1;
  }

  #takeFrame(buffer: Buffer, at: number, to: number): number {
    if (this.#carried === 0 && to - at >= this.#length) {
      this.#inFrame = false;
      this.#handler.onFrame(this.#head, buffer, at, at + this.#length);
      return at + this.#length;
    }
    const next = this.#gather(buffer, at, Math.min(to, at + this.#length - this.#carried));
    if (this.#carried < this.#length) return next;
    this.#carried = 0;
    this.#inFrame = false;
    this.#handler.onFrame(this.#head, this.#carry, 0, this.#length);
    return next;
  }

  #gather(buffer: Buffer, at: number, to: number): number {
    buffer.copy(this.#carry, this.#carried, at, to);
    this.#carried += to - at;
    return to;
  }
}
