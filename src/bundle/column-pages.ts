import { parquetHeader } from 'hyparquet/src/column.js';
import { PADDING_BYTES, decodeDeltaPacked, type IntegerBits } from './delta-packed.ts';
import { ENCODING } from './sample-parquet.ts';

/** Reused from column to column, so that a row group takes memory once. */
export class ColumnDecoder {
  readonly #values: Float64Array;
  readonly #present: Float64Array;
  readonly #levels: Uint8Array;

  /** @param mostRows of a row group */
  constructor(mostRows: number) {
    this.#values = new Float64Array(mostRows);
    this.#present = new Float64Array(mostRows);
    this.#levels = new Uint8Array(mostRows);
  }

  /**
   * The values of one column of a row group, NaN where a row has none. The next call overwrites them.
   *
   * @param bytes the column's pages, followed by PADDING_BYTES more
   * @throws Error with what is not as the sample writer makes it; no header makes it allocate
   */
  decode(bytes: Uint8Array, rows: number, bits: IntegerBits): Float64Array {
    const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
    const end = bytes.byteLength - PADDING_BYTES;
    let done = 0;
    while (reader.offset < end) {
      const header = parquetHeader(reader);
      const page = header.data_page_header_v2;
      if (header.type !== 'DATA_PAGE_V2' || page === undefined) throw new Error(`a page of type ${String(header.type)}`);
      const size = header.compressed_page_size;
      if (page.encoding !== ENCODING) throw new Error(`page encoding: ${JSON.stringify(page.encoding)} instead of ${JSON.stringify(ENCODING)}`);
      if (!(page.num_values >= 1 && page.num_values <= rows - done)) throw new Error('a page promises more values than there are rows');
      if (page.num_rows !== page.num_values) throw new Error('a page of other rows than values');
      if (!(size >= 1 && size <= end - reader.offset)) throw new Error('a page leaves its column');
      if (header.uncompressed_page_size !== size) throw new Error('a page of two sizes');
      const { num_values: values, num_nulls: nulls, definition_levels_byte_length: levelBytes, repetition_levels_byte_length: repetitionBytes } = page;
      if (repetitionBytes !== 0 || !(levelBytes >= 0 && levelBytes <= size)) throw new Error('levels leave their page');
      const start = reader.offset;
      const present = this.#readLevels(bytes.subarray(start, start + levelBytes), values);
      if (values - present !== nulls) throw new Error(`a page of ${String(values - present)} empty values, not ${String(nulls)}`);
      const run = bytes.subarray(start + levelBytes, start + size + PADDING_BYTES);
      if (present === values) decodeDeltaPacked(run, bits, this.#values.subarray(done, done + values));
      else this.#decodeSparse(run, bits, { done, values, present });
      done += values;
      reader.offset = start + size;
    }
    if (done !== rows) throw new Error(`values of a column: ${String(done)} instead of ${String(rows)}`);
    return this.#values.subarray(0, rows);
  }

  #decodeSparse(run: Uint8Array, bits: IntegerBits, { done, values, present }: { readonly done: number; readonly values: number; readonly present: number }): void {
    const found = this.#present.subarray(0, present);
    if (present > 0) decodeDeltaPacked(run, bits, found);
    for (let row = 0, next = 0; row < values; row += 1) this.#values[done + row] = this.#levels[row] === 1 ? (found[next++] as number) : Number.NaN;
  }

  /**
   * Definition levels of a page, 1 where a row has a value; returns how many have. Source: Apache Parquet, Encodings.md, "Run length encoding /
   * bit-packing hybrid", of width 1.
   */
  #readLevels(bytes: Uint8Array, values: number): number {
    const levels = this.#levels.subarray(0, values);
    let at = 0;
    let done = 0;
    let present = 0;
    const next = (): number => {
      const byte = bytes[at];
      if (byte === undefined) throw new RangeError('levels are cut off');
      at += 1;
      return byte;
    };
    const length = (): number => {
      let value = 0;
      for (let scale = 1; scale <= 2 ** 28; scale *= 128) {
        const byte = next();
        value += (byte & 0x7f) * scale;
        if (byte < 0x80) return value;
      }
      throw new RangeError('a run of levels is too long');
    };
    while (done < values) {
      const head = length();
      const isPacked = head % 2 === 1;
      const run = Math.min(Math.floor(head / 2) * (isPacked ? 8 : 1), values - done);
      if (run === 0) throw new RangeError('an empty run of levels');
      if (isPacked) {
        for (let i = 0; i < run; i += 8) present += unpackLevels(levels, done + i, next());
      } else {
        const level = next() & 1;
        levels.fill(level, done, done + run);
        present += level * run;
      }
      done += run;
    }
    return present;
  }
}

/** Eight levels, as far as there is room; returns how many of them are 1. */
function unpackLevels(levels: Uint8Array, from: number, byte: number): number {
  let ones = 0;
  for (let bit = 0; bit < 8 && from + bit < levels.length; bit += 1) {
    const level = (byte >> bit) & 1;
    levels[from + bit] = level;
    ones += level;
  }
  return ones;
}
