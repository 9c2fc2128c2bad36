import { FrameError } from './message-deframer.ts';
import type { OnMessage } from './message-deframer.ts';

const MAX_VARINT_BYTES = 5;

/**
 * Finds messages that are each preceded by their length as a varint (protobuf's delimited form, the form of a snapshot's block files),
 * in chunks cut anywhere. Meant for large chunks: a rest is joined to the next chunk by a copy.
 */
export class DelimitedDeframer {
  readonly #onMessage: OnMessage;
  readonly #maxMessageBytes: number;
  #rest: Buffer | null = null;
  /** Where the body of the message looked at last begins. */
  #bodyStart = 0;
  /** Bytes that this message takes with its length, or 0 while the length itself is incomplete. */
  #neededBytes = 0;

  constructor(onMessage: OnMessage, maxMessageBytes: number) {
    this.#onMessage = onMessage;
    this.#maxMessageBytes = maxMessageBytes;
  }

  /** Throws FrameError (too-large), and whatever `onMessage` throws. What `onMessage` gets is valid only during its call. */
  push(chunk: Buffer): void {
    const buffer = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (;;) {
      const end = this.#messageEnd(buffer, at);
      if (end < 0) break;
      this.#onMessage(buffer, this.#bodyStart, end);
      at = end;
    }
    this.#rest = at < buffer.length ? Buffer.from(buffer.subarray(at)) : null;
  }

  /** The stream has ended. Throws FrameError (truncated) within a message. */
  finish(): void {
    if (this.#rest === null) return;
    throw new FrameError('truncated', this.#rest.length, this.#neededBytes === 0 ? this.#rest.length + 1 : this.#neededBytes);
  }

  /** The end of the message whose length stands at `at`, or −1 where it is not complete. */
  #messageEnd(buffer: Buffer, at: number): number {
    this.#neededBytes = 0;
    let length = 0;
    for (let i = 0; i < MAX_VARINT_BYTES; i += 1) {
      if (at + i >= buffer.length) return -1;
      const byte = buffer[at + i] as number;
      length += (byte & 0x7f) * 2 ** (7 * i);
      if (byte >= 0x80) continue;
      if (length > this.#maxMessageBytes) throw new FrameError('too-large', length, this.#maxMessageBytes);
      this.#bodyStart = at + i + 1;
      const end = this.#bodyStart + length;
      this.#neededBytes = end - at;
      return end <= buffer.length ? end : -1;
    }
    throw new FrameError('too-large', length, this.#maxMessageBytes);
  }
}
