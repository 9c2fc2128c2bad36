/** An integer column's physical width. */
export type IntegerBits = 32 | 64;

const MOST_VALUES_IN_BLOCK = 65_536;
/** Sums of a value, a least delta and a packed one below this many bits are exact in doubles, or are seen to have left 2^53. */
const EXACT_BITS = 51;
const EXACT_DELTA = 2 ** EXACT_BITS;
/** How far a read of 32 bits may reach beyond the end of what is packed. */
export const PADDING_BYTES = 8;

/**
 * Decodes one DELTA_BINARY_PACKED run without making an object or a BigInt a value, where the values are near each other. Source: Apache Parquet,
 * Encodings.md, "Delta encoding".
 *
 * @param bytes the encoded run, followed by PADDING_BYTES more that are not part of it
 * @param bits deltas wrap around at this width
 * @param output takes as many values as it has room for: the run must hold as many
 * @throws RangeError for a run that is cut off, holds another number of values, or a value beyond 2^53
 */
export function decodeDeltaPacked(bytes: Uint8Array, bits: IntegerBits, output: Float64Array): void {
  new DeltaReader(bytes, bits).read(output);
}

class DeltaReader {
  readonly #view: DataView;
  readonly #end: number;
  readonly #bits: IntegerBits;
  #at = 0;

  constructor(bytes: Uint8Array, bits: IntegerBits) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#end = bytes.byteLength - PADDING_BYTES;
    this.#bits = bits;
  }

  read(output: Float64Array): void {
    const blockValues = this.#length();
    const pieces = this.#length();
    const pieceValues = blockValues / pieces;
    if (!(pieces >= 1 && blockValues <= MOST_VALUES_IN_BLOCK && Number.isInteger(pieceValues / 32))) throw new RangeError(`blocks of ${String(blockValues)} values in ${String(pieces)} parts`);
    const count = this.#length();
    if (count !== output.length) throw new RangeError(`a run of ${String(count)} values, not ${String(output.length)}`);
    output[0] = exact(this.#zigZag());
    for (let done = 1; done < count; ) {
      const least = this.#zigZag();
      const widths = this.#skip(pieces);
      for (let piece = 0; piece < pieces && done < count; piece += 1) {
        const width = this.#view.getUint8(widths + piece);
        if (width > this.#bits) throw new RangeError(`${String(width)} bits a delta`);
        const packed = this.#skip((pieceValues * width) / 8);
        const values = Math.min(pieceValues, count - done);
        if (width <= EXACT_BITS && least >= -EXACT_DELTA && least <= EXACT_DELTA) this.#near({ output, done, values }, { packed, width, least: Number(least) });
        else this.#far({ output, done, values }, { packed, width, least });
        done += values;
      }
    }
  }

  #near({ output, done, values }: Piece, { packed, width, least }: Packed<number>): void {
    const view = this.#view;
    const isNarrow = this.#bits === 32;
    let value = output[done - 1] as number;
    for (let i = 0, bit = packed * 8; i < values; i += 1, bit += width) {
      const sum = value + least + bitsAt(view, bit, width);
      value = isNarrow ? sum | 0 : sum;
      if (value > Number.MAX_SAFE_INTEGER || value < -Number.MAX_SAFE_INTEGER) throw beyond();
      output[done + i] = value;
    }
  }

  #far({ output, done, values }: Piece, { packed, width, least }: Packed<bigint>): void {
    let value = BigInt(output[done - 1] as number);
    for (let i = 0, bit = packed * 8; i < values; i += 1, bit += width) {
      let delta = 0n;
      for (let from = 0; from < width; from += 32) delta |= BigInt(bitsAt(this.#view, bit + from, Math.min(32, width - from))) << BigInt(from);
      value = BigInt.asIntN(this.#bits, value + least + delta);
      output[done + i] = exact(value);
    }
  }

  #length(): number {
    return Number(this.#varInt());
  }

  #zigZag(): bigint {
    const coded = this.#varInt();
    return (coded >> 1n) ^ -(coded & 1n);
  }

  #varInt(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#view.getUint8(this.#skip(1));
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new RangeError('a number of more than 10 bytes');
  }

  /** Where the next bytes begin; they are passed over. */
  #skip(bytes: number): number {
    const start = this.#at;
    this.#at += bytes;
    if (this.#at > this.#end) throw new RangeError('a run is cut off');
    return start;
  }
}

interface Piece {
  readonly output: Float64Array;
  /** Values before it. */
  readonly done: number;
  readonly values: number;
}

interface Packed<T> {
  /** Where its first byte is. */
  readonly packed: number;
  /** Bits a value. */
  readonly width: number;
  readonly least: T;
}

/** An unsigned number of at most 51 bits, least significant bit first. */
function bitsAt(view: DataView, bit: number, width: number): number {
  if (width === 0) return 0;
  const at = Math.floor(bit / 8);
  const shift = bit & 7;
  const low = view.getUint32(at, true) >>> shift;
  const got = 32 - shift;
  if (width <= got) return width === 32 ? low : (low & ((1 << width) - 1)) >>> 0;
  const more = width - got;
  const high = view.getUint32(at + 4, true);
  return low + (more === 32 ? high : (high & ((1 << more) - 1)) >>> 0) * 2 ** got;
}

function exact(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw beyond();
  return number;
}

function beyond(): RangeError {
  return new RangeError('a value is beyond 2^53');
}
