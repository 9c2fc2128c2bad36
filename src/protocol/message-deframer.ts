import { FRAME_PREFIX_BYTES } from './request.ts';

export type FrameProblem = 'compressed' | 'too-large' | 'truncated';

/** A gRPC stream that cannot be de-framed. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
  readonly kind: FrameProblem;
  /** compressed: the flag byte; too-large: the announced length; truncated: the bytes left over, prefix included. */
  readonly found: number;
  /** compressed: 0; too-large: the greatest length allowed; truncated: the bytes that the message needs, prefix included. */
  readonly expected: number;

  constructor(kind: FrameProblem, found: number, expected: number) {
    super(describe(kind, found, expected));
    this.kind = kind;
    this.found = found;
    this.expected = expected;
  }
}

function describe(kind: FrameProblem, found: number, expected: number): string {
  switch (kind) {
    case 'compressed':
      return `a message has the compression flag ${String(found)}, but no compression was agreed`;
    case 'too-large':
      return `a message announces ${String(found)} bytes; at most ${String(expected)} are accepted`;
    case 'truncated':
      return `the stream ended within a message: ${String(found)} of ${String(expected)} bytes came`;
  }
}

/** `buffer` is valid only during the call: both the chunk and the carry buffer are reused. */
export type OnMessage = (buffer: Buffer, start: number, end: number) => void;

const FIRST_CARRY_BYTES = 4096;

/**
 * Finds the messages of one gRPC stream in place, in chunks cut anywhere. Nothing is allocated per message: a message that
 * chunks cut in two is gathered in a carry buffer, which grows with the bytes that came, not with the length that was announced.
 */
export class MessageDeframer {
  readonly #onMessage: OnMessage;
  readonly #maxMessageBytes: number;
  #carry: Buffer = Buffer.allocUnsafeSlow(FIRST_CARRY_BYTES);
  #carryLength = 0;

  constructor(onMessage: OnMessage, maxMessageBytes: number) {
    this.#onMessage = onMessage;
    this.#maxMessageBytes = maxMessageBytes;
  }

  /** Makes the deframer ready for the next stream; the carry buffer is kept. */
  reset(): void {
    this.#carryLength = 0;
  }

  /** Throws FrameError (compressed, too-large), and whatever `onMessage` throws; the stream is then lost. */
  push(chunk: Buffer): void {
    this.pushSlice(chunk, 0, chunk.length);
  }

  /** As `push`, for the bytes of `chunk` from `from` up to `to`, so that no view need be made. */
  pushSlice(chunk: Buffer, from: number, to: number): void {
    let at = this.#carryLength > 0 ? this.#fill(chunk, from, to) : from;
    while (to - at >= FRAME_PREFIX_BYTES) {
      const bodyStart = at + FRAME_PREFIX_BYTES;
      const bodyEnd = bodyStart + this.#checkedLength(chunk, at);
      if (bodyEnd > to) break;
      at = bodyEnd;
      this.#onMessage(chunk, bodyStart, bodyEnd);
    }
    if (at < to) this.#keep(chunk, at, to);
  }

  /** The stream has ended. Throws FrameError (truncated) within a message. */
  finish(): void {
    if (this.#carryLength === 0) return;
    const needed = this.#carryLength < FRAME_PREFIX_BYTES ? FRAME_PREFIX_BYTES : FRAME_PREFIX_BYTES + this.#checkedLength(this.#carry, 0);
    throw new FrameError('truncated', this.#carryLength, needed);
  }

  #checkedLength(buffer: Buffer, at: number): number {
    const flag = buffer[at] as number;
    if (flag !== 0) throw new FrameError('compressed', flag, 0);
    const length =
      (buffer[at + 1] as number) * 0x100_0000 + (((buffer[at + 2] as number) << 16) | ((buffer[at + 3] as number) << 8) | (buffer[at + 4] as number));
    if (length > this.#maxMessageBytes) throw new FrameError('too-large', length, this.#maxMessageBytes);
    return length;
  }

  /** Completes the carried message from the chunk as far as it goes; returns where the chunk's unused bytes begin. */
  #fill(chunk: Buffer, from: number, to: number): number {
    let at = from;
    if (this.#carryLength < FRAME_PREFIX_BYTES) {
      at = this.#take(chunk, at, to, FRAME_PREFIX_BYTES);
      if (this.#carryLength < FRAME_PREFIX_BYTES) return at;
    }
    const needed = FRAME_PREFIX_BYTES + this.#checkedLength(this.#carry, 0);
    at = this.#take(chunk, at, to, needed);
    if (this.#carryLength < needed) return at;
    this.#carryLength = 0;
    this.#onMessage(this.#carry, FRAME_PREFIX_BYTES, needed);
    return at;
  }

  /** Moves bytes into the carry buffer until it holds `wanted` or the chunk is used up. */
  #take(chunk: Buffer, at: number, to: number, wanted: number): number {
    const until = Math.min(to, at + wanted - this.#carryLength);
    this.#keep(chunk, at, until);
    return until;
  }

  #keep(chunk: Buffer, at: number, to: number): void {
    const length = this.#carryLength + to - at;
    if (length > this.#carry.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, this.#carry.length * 2));
      this.#carry.copy(larger, 0, 0, this.#carryLength);
      this.#carry = larger;
    }
    chunk.copy(this.#carry, this.#carryLength, at, to);
    this.#carryLength = length;
  }
}
