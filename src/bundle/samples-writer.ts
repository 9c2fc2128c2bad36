import { ParquetWriter, fileWriter } from 'hyparquet-writer';
import type { ColumnSource } from 'hyparquet-writer';
import { NO_NARROW_VALUE } from './sample-columns.ts';
import type { NarrowColumn, SampleChunk, SampleColumn, WideColumn } from './sample-columns.ts';
import { CODEC, ENCODING, ROW_GROUP_ROWS, isWide, parquetType, presentColumns } from './sample-parquet.ts';

/** Chunks of samples, as a driver's raw file gives them. */
export type SampleChunks = Iterable<SampleChunk> | AsyncIterable<SampleChunk>;

/**
 * Writes samples as Parquet, one row group at a time, so that memory does not grow with the number of rows. Columns named in `absent` are
 * left out; in the others a row without a value holds null. Returns the number of rows.
 *
 * Throws RangeError for a value that is no integer within 2^53: recorders count in integers, so that is a defect.
 */
export async function writeSampleParquet(file: string, chunks: SampleChunks, absent: readonly SampleColumn[]): Promise<number> {
  const columns = presentColumns(absent);
  const writer = new ParquetWriter({
    writer: fileWriter(file),
    codec: CODEC,
    createdBy: 'indexbench',
    schema: [{ name: 'samples', num_children: columns.length }, ...columns.map((name) => ({ name, type: parquetType(name), repetition_type: 'OPTIONAL' as const }))],
  });
  const group = new RowGroup(columns);
  const flush = async (): Promise<void> => {
    await writer.write({ columnData: group.take(), rowGroupSize: ROW_GROUP_ROWS });
  };
  let rows = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.rows; ) {
      at += group.add(chunk, at);
      if (group.isFull) await flush();
    }
    rows += chunk.rows;
  }
  if (!group.isEmpty) await flush();
  await writer.finish();
  return rows;
}

class RowGroup {
  readonly #columns: readonly SampleColumn[];
  readonly #wide = new Map<WideColumn, Float64Array>();
  readonly #narrow = new Map<NarrowColumn, Int32Array>();
  #used = 0;

  constructor(columns: readonly SampleColumn[]) {
    this.#columns = columns;
    for (const name of columns) {
      if (isWide(name)) this.#wide.set(name, new Float64Array(ROW_GROUP_ROWS));
      else this.#narrow.set(name, new Int32Array(ROW_GROUP_ROWS));
    }
  }

  get isFull(): boolean {
    return this.#used === ROW_GROUP_ROWS;
  }

  get isEmpty(): boolean {
    return this.#used === 0;
  }

  /** Takes rows of a chunk from `from` on, as many as fit; returns how many. */
  add(chunk: SampleChunk, from: number): number {
    const rows = Math.min(chunk.rows - from, ROW_GROUP_ROWS - this.#used);
    for (const [name, column] of this.#wide) column.set(chunk.wide[name].subarray(from, from + rows), this.#used);
    for (const [name, column] of this.#narrow) column.set(chunk.narrow[name].subarray(from, from + rows), this.#used);
    this.#used += rows;
    return rows;
  }

  /** The rows gathered, as Parquet columns; the group is empty afterwards. */
  take(): ColumnSource[] {
    const used = this.#used;
    this.#used = 0;
    return this.#columns.map((name) => ({ name, encoding: ENCODING, offsetIndex: false, data: this.#values(name, used) }));
  }

  #values(name: SampleColumn, used: number): BigInt64Array | Int32Array | (bigint | number | null)[] {
    if (!isWide(name)) {
      const column = (this.#narrow.get(name) as Int32Array).subarray(0, used);
      return column.includes(NO_NARROW_VALUE) ? Array.from(column, (value) => (value === NO_NARROW_VALUE ? null : value)) : column;
    }
    const column = (this.#wide.get(name) as Float64Array).subarray(0, used);
    if (column.some(Number.isNaN)) return Array.from(column, (value) => (Number.isNaN(value) ? null : exact(name, value)));
    return BigInt64Array.from(column, (value: number) => exact(name, value));
  }
}

function exact(name: string, value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name}: ${String(value)} is not an integer within 2^53`);
  return BigInt(value);
}
