import { FRAME_PREFIX_BYTES } from '../protocol/request.ts';

/** Blocks of contiguous heights as the gRPC frames that go on the wire, one after the other in one buffer. */
export class FramedChain {
  readonly firstHeight: number;
  readonly blocks: number;
  /** Frame i (height firstHeight + i) stands at `bytes[offsets[i], offsets[i + 1])`. */
  readonly bytes: Buffer;
  readonly offsets: Float64Array;

  constructor(firstHeight: number, bytes: Buffer, offsets: Float64Array) {
    this.firstHeight = firstHeight;
    this.blocks = offsets.length - 1;
    this.bytes = bytes;
    this.offsets = offsets;
  }

  get tipHeight(): number {
    return this.firstHeight + this.blocks - 1;
  }

  holds(height: number): boolean {
    return height >= this.firstHeight && height <= this.tipHeight;
  }

  /** Where the frame of a height begins; one past the tip gives the end of the last. Throws RangeError elsewhere. */
  offsetOf(height: number): number {
    const offset = this.offsets[height - this.firstHeight];
    if (offset === undefined) throw new RangeError(`no block at height ${String(height)}`);
    return offset;
  }

  /** The frames of the ascending heights `low` to `high`: a view, not a copy. */
  frames(low: number, high: number): Buffer {
    return this.bytes.subarray(this.offsetOf(low), this.offsetOf(high + 1));
  }

  /** The CompactBlock at a height, without its frame: a view. */
  message(height: number): Buffer {
    return this.bytes.subarray(this.offsetOf(height) + FRAME_PREFIX_BYTES, this.offsetOf(height + 1));
  }
}

/** Gathers messages into a FramedChain. */
export class FramedChainBuilder {
  #bytes: Buffer;
  #length = 0;
  #offsets = new Float64Array(16_384);
  #blocks = 0;

  /** `expectedBytes` spares regrowth where it is right. */
  constructor(expectedBytes: number) {
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(expectedBytes, 65_536));
  }

  get blocks(): number {
    return this.#blocks;
  }

  add(source: Buffer, start: number, end: number): void {
    const length = end - start;
    this.#reserve(FRAME_PREFIX_BYTES + length);
    this.#bytes[this.#length] = 0;
    this.#bytes.writeUInt32BE(length, this.#length + 1);
    source.copy(this.#bytes, this.#length + FRAME_PREFIX_BYTES, start, end);
    this.#length += FRAME_PREFIX_BYTES + length;
    this.#blocks += 1;
    this.#offsets[this.#blocks] = this.#length;
  }

  build(firstHeight: number): FramedChain {
    return new FramedChain(firstHeight, this.#bytes.subarray(0, this.#length), this.#offsets.slice(0, this.#blocks + 1));
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.ceil((this.#length + bytes) * 1.5));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    if (this.#blocks + 2 > this.#offsets.length) {
      const larger = new Float64Array(this.#offsets.length * 2);
      larger.set(this.#offsets);
      this.#offsets = larger;
    }
  }
}
