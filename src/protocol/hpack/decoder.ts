import { HeaderTable } from './header-table.ts';
import type { HeaderField } from './header-table.ts';
import { HpackError } from './hpack-error.ts';
import { decodeHuffman } from './huffman.ts';

/** Lengths and indices beyond this are no honest ones: 2^28 fits the five bytes that are read. */
const MAX_INTEGER_BYTES = 5;

/**
 * Decodes the header blocks of one connection, in the order in which they came: every one of them, also of a stream that nobody
 * wants any more, since each may change the table. Source: RFC 7541.
 */
export class HpackDecoder {
  readonly #maxTableBytes: number;
  readonly #table: HeaderTable;
  #buffer: Uint8Array = new Uint8Array(0);
  #position = 0;
  #end = 0;
  #changed = false;

  /** `maxTableBytes`: the greatest table that the peer's encoder may use. */
  constructor(maxTableBytes: number) {
    this.#maxTableBytes = maxTableBytes;
    this.#table = new HeaderTable(maxTableBytes);
  }

  /**
   * True where the last block depended on no state and left none, so that the same bytes would give the same fields again now.
   */
  get wasStateless(): boolean {
    return !this.#changed && this.#table.length === 0;
  }

  /** Gives each field of the block in `buffer[start, end)` to `onField`, in order. Throws HpackError. */
  decode(buffer: Uint8Array, start: number, end: number, onField: (field: HeaderField) => void): void {
    this.#buffer = buffer;
    this.#position = start;
    this.#end = end;
    this.#changed = false;
    let sizeMayChange = true;
    while (this.#position < end) {
      const first = buffer[this.#position] as number;
      if ((first & 0xe0) === 0x20) {
        if (!sizeMayChange) throw new HpackError('a table size update after the first field of a block');
        this.#resize(this.#integer(5));
        continue;
      }
      sizeMayChange = false;
      onField(this.#field(first));
    }
  }

  #resize(bytes: number): void {
    if (bytes > this.#maxTableBytes) throw new HpackError(`a header table of ${String(bytes)} bytes; at most ${String(this.#maxTableBytes)} are allowed`);
    this.#table.resize(bytes);
    this.#changed = true;
  }

  #field(first: number): HeaderField {
    if ((first & 0x80) !== 0) return this.#table.at(this.#integer(7));
    if ((first & 0x40) === 0) return this.#literal(4);
    const field = this.#literal(6);
    this.#table.add(field);
    this.#changed = true;
    return field;
  }

  #literal(prefixBits: number): HeaderField {
    const index = this.#integer(prefixBits);
    const name = index === 0 ? this.#string() : this.#table.at(index)[0];
    return [name, this.#string()];
  }

  #byte(): number {
    if (this.#position >= this.#end) throw new HpackError('a header block that ends within a field');
    const byte = this.#buffer[this.#position] as number;
    this.#position += 1;
    return byte;
  }

  /** Source: RFC 7541, section 5.1. */
  #integer(prefixBits: number): number {
    const mask = 2 ** prefixBits - 1;
    let value = this.#byte() & mask;
    if (value < mask) return value;
    for (let count = 0, scale = 1; count < MAX_INTEGER_BYTES; count += 1, scale *= 128) {
      const byte = this.#byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    throw new HpackError('an integer that is too long');
  }

  #string(): string {
    const huffman = this.#position < this.#end && ((this.#buffer[this.#position] as number) & 0x80) !== 0;
    const length = this.#integer(7);
    const start = this.#position;
    if (length > this.#end - start) throw new HpackError('a string that is longer than its header block');
    this.#position = start + length;
    if (huffman) return decodeHuffman(this.#buffer, start, this.#position);
    return latin1(this.#buffer, start, this.#position);
  }
}

function latin1(buffer: Uint8Array, start: number, end: number): string {
  return Buffer.from(buffer.buffer, buffer.byteOffset + start, end - start).toString('latin1');
}
