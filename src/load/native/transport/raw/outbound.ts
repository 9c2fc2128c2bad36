import type { Socket } from 'node:net';
import { FRAME_HEADER_BYTES, writeFrameHeader, writeUint32 } from '../../../../protocol/http2-frame.ts';

const FIRST_BYTES = 16 * 1024;

/**
 * Gathers the frames of one tick, and gives them to the socket in one write: with many clients one system call carries all their
 * requests, and no peer waits for the second half of one.
 */
export class Outbound {
  readonly #socket: Socket;
  #buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;
  #scheduled = false;
  readonly #onTick = (): void => {
    this.#scheduled = false;
    this.flush();
  };

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Adds bytes as they are. */
  add(bytes: Uint8Array): void {
    const at = this.#reserve(bytes.length);
    this.#buffer.set(bytes, at);
  }

  /** Adds a frame; its payload is `payload[from, to)`. */
  addFrame(frame: { readonly type: number; readonly flags: number; readonly streamId: number }, payload: Buffer, from: number, to: number): void {
    const length = to - from;
    const at = this.#reserve(FRAME_HEADER_BYTES + length);
    const payloadAt = writeFrameHeader(this.#buffer, at, { length, type: frame.type, flags: frame.flags, streamId: frame.streamId });
    payload.copy(this.#buffer, payloadAt, from, to);
  }

  /** Adds a frame of which the payload is one u32. */
  addNumberFrame(type: number, streamId: number, value: number): void {
    const at = this.#reserve(FRAME_HEADER_BYTES + 4);
    writeUint32(this.#buffer, writeFrameHeader(this.#buffer, at, { length: 4, type, flags: 0, streamId }), value);
  }

  /** Writes now; else it is done at the end of the tick. */
  flush(): void {
    const length = this.#length;
    if (length === 0) return;
    this.#length = 0;
    if (this.#socket.destroyed) return;
    this.#socket.write(this.#buffer.subarray(0, length));
    // What the kernel did not take at once is still read from this memory.
    if (this.#socket.writableLength > 0) this.#buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  }

  #reserve(bytes: number): number {
    const at = this.#length;
    this.#length = at + bytes;
    if (this.#length > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.#length, this.#buffer.length * 2));
      this.#buffer.copy(larger, 0, 0, at);
      this.#buffer = larger;
    }
    if (!this.#scheduled) {
      this.#scheduled = true;
      process.nextTick(this.#onTick);
    }
    return at;
  }
}
