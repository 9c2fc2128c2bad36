/** How protobuf bytes can be wrong. */
export type WireProblem = 'truncated' | 'varint-too-long' | 'number-too-large' | 'bad-tag' | 'bad-wire-type' | 'nested-too-deep';

/** Bytes that are not a protobuf message. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly problem: WireProblem;
  /** Offset in the buffer at which it was noticed. */
  readonly offset: number;

  constructor(problem: WireProblem, offset: number) {
    super(`malformed protobuf: ${problem} at byte ${String(offset)}`);
    this.problem = problem;
    this.offset = offset;
  }
}

export const WIRE_VARINT = 0;
export const WIRE_FIXED64 = 1;
export const WIRE_BYTES = 2;
const WIRE_GROUP_START = 3;
const WIRE_GROUP_END = 4;
export const WIRE_FIXED32 = 5;

const MAX_GROUP_DEPTH = 100;
const NOTHING = new Uint8Array(0);

/**
 * Reads protobuf's wire format in place. One reader is made once and reset for each message, so that reading allocates nothing.
 * Every method throws WireError and never reads past `end`. Source: protobuf.dev/programming-guides/encoding.
 */
export class WireReader {
  buffer: Uint8Array = NOTHING;
  position = 0;
  end = 0;

  reset(buffer: Uint8Array, start: number, end: number): void {
    this.buffer = buffer;
    this.position = start;
    this.end = end;
  }

  /** The next field's tag (number × 8 + wire type). */
  readTag(): number {
    const tag = this.readVarint();
    if (tag < 8 || tag > 0xffff_ffff) throw new WireError('bad-tag', this.position);
    return tag;
  }

  /** An unsigned varint up to 2^53 − 1; a larger one throws `number-too-large`. */
  readVarint(): number {
    const at = this.position;
    if (at >= this.end) throw new WireError('truncated', at);
    const first = this.buffer[at] as number;
    if (first < 0x80) {
      this.position = at + 1;
      return first;
    }
    return this.#readLongVarint();
  }

  #readLongVarint(): number {
    let value = 0;
    let scale = 1;
    for (let count = 0; count < 10; count += 1) {
      if (this.position >= this.end) throw new WireError('truncated', this.position);
      const byte = this.buffer[this.position] as number;
      this.position += 1;
      value += (byte & 0x7f) * scale;
      scale *= 128;
      if (byte < 0x80) {
        if (value > Number.MAX_SAFE_INTEGER) throw new WireError('number-too-large', this.position);
        return value;
      }
    }
    throw new WireError('varint-too-long', this.position);
  }

  /** Reads a length and checks that so many bytes follow; the position is then at the first of them. */
  readLength(): number {
    const length = this.readVarint();
    if (length > this.end - this.position) throw new WireError('truncated', this.position);
    return length;
  }

  /** Passes over the value of a field whose tag was just read. */
  skip(tag: number): void {
    this.#skip(tag, 0);
  }

  #skip(tag: number, depth: number): void {
    switch (tag & 7) {
      case WIRE_VARINT:
        this.#skipVarint();
        return;
      case WIRE_FIXED64:
        this.#advance(8);
        return;
      case WIRE_BYTES:
        this.#advance(this.readLength());
        return;
      case WIRE_FIXED32:
        this.#advance(4);
        return;
      case WIRE_GROUP_START:
        this.#skipGroup(tag, depth + 1);
        return;
      default:
        throw new WireError('bad-wire-type', this.position);
    }
  }

  #skipVarint(): void {
    for (let count = 0; count < 10; count += 1) {
      if (this.position >= this.end) throw new WireError('truncated', this.position);
      const byte = this.buffer[this.position] as number;
      this.position += 1;
      if (byte < 0x80) return;
    }
    throw new WireError('varint-too-long', this.position);
  }

  #skipGroup(startTag: number, depth: number): void {
    if (depth > MAX_GROUP_DEPTH) throw new WireError('nested-too-deep', this.position);
    for (;;) {
      const tag = this.readTag();
      if ((tag & 7) === WIRE_GROUP_END) {
        if (tag - WIRE_GROUP_END !== startTag - WIRE_GROUP_START) throw new WireError('bad-tag', this.position);
        return;
      }
      this.#skip(tag, depth);
    }
  }

  #advance(count: number): void {
    if (count > this.end - this.position) throw new WireError('truncated', this.position);
    this.position += count;
  }
}
