import { ERROR_CODE, FLAG, FRAME, Http2Error } from '../../../../protocol/http2-frame.ts';
import type { FrameHead } from './frame-reader.ts';

/** A block longer than this, still encoded, is no header any more. */
const MAX_BLOCK_BYTES = 128 * 1024;
const PRIORITY_BYTES = 5;

/** Gathers a header block from HEADERS and its CONTINUATION frames. Source: RFC 9113, sections 4.3, 6.2 and 6.10. */
export class HeaderGatherer {
  /** The complete block is `buffer[from, to)`: in place where one frame held all of it. */
  buffer: Buffer = Buffer.alloc(0);
  from = 0;
  to = 0;
  /** Of the HEADERS frame. */
  endStream = false;
  /** Nonzero while CONTINUATION frames of this stream must come next. */
  openStreamId = 0;
  #parts: Buffer[] = [];
  #bytes = 0;

  /** Takes a HEADERS or CONTINUATION frame; true where it completes a block. Throws Http2Error. */
  take(frame: FrameHead, buffer: Buffer, from: number, to: number): boolean {
    if (frame.type === FRAME.HEADERS) {
      this.endStream = (frame.flags & FLAG.END_STREAM) !== 0;
      this.#strip(frame.flags, buffer, from, to);
      if ((frame.flags & FLAG.END_HEADERS) !== 0) return true;
      this.openStreamId = frame.streamId;
    } else {
      if (this.openStreamId === 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'CONTINUATION without HEADERS');
      this.#set(buffer, from, to);
    }
    this.#keep();
    if ((frame.flags & FLAG.END_HEADERS) === 0) return false;
    this.openStreamId = 0;
    this.#set(Buffer.concat(this.#parts), 0, this.#bytes);
    this.#parts = [];
    this.#bytes = 0;
    return true;
  }

  #strip(flags: number, buffer: Buffer, from: number, to: number): void {
    const padded = (flags & FLAG.PADDED) !== 0;
    const prefix = (padded ? 1 : 0) + ((flags & FLAG.PRIORITY) === 0 ? 0 : PRIORITY_BYTES);
    const padding = padded ? (buffer[from] ?? 0) : 0;
    if (to - from < prefix + padding) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, 'a HEADERS frame with more padding than payload');
    this.#set(buffer, from + prefix, to - padding);
  }

  #set(buffer: Buffer, from: number, to: number): void {
    this.buffer = buffer;
    this.from = from;
    this.to = to;
  }

  #keep(): void {
    this.#bytes += this.to - this.from;
    if (this.#bytes > MAX_BLOCK_BYTES) throw new Http2Error(ERROR_CODE.ENHANCE_YOUR_CALM, `a header block of more than ${String(MAX_BLOCK_BYTES)} bytes`);
    this.#parts.push(Buffer.from(this.buffer.subarray(this.from, this.to)));
  }
}
