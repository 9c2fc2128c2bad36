import type { SampleFile } from '../model/generated/types.ts';
import { readParquetGroups } from './parquet-groups.ts';
import { NARROW_COLUMNS, NO_NARROW_VALUE, NO_WIDE_VALUE, WIDE_COLUMNS } from './sample-columns.ts';
import type { NarrowColumn, SampleChunk, SampleColumn, WideColumn } from './sample-columns.ts';
import { isWide, maxSampleFileBytes, parquetType, presentColumns } from './sample-parquet.ts';

/** What a sample file must be like; of the measurement that names it. */
export type ExpectedSamples = Pick<SampleFile, 'rows' | 'absentColumns'>;

/**
 * The samples of a file, all at once: 64 bytes a row. Columns that the file does not hold are filled with the values for "absent".
 * Throws BUNDLE_DAMAGED where the file is not exactly what `expected` and the format say, BUNDLE_HOSTILE for a link or special file.
 */
export async function readSamples(path: string, expected: ExpectedSamples): Promise<SampleChunk> {
  const all = emptyChunk(expected.rows);
  let at = 0;
  for await (const group of readSampleGroups(path, expected)) {
    for (const name of WIDE_COLUMNS) all.wide[name].set(group.wide[name], at);
    for (const name of NARROW_COLUMNS) all.narrow[name].set(group.narrow[name], at);
    at += group.rows;
  }
  return all;
}

/** As readSamples, one row group at a time. */
export async function* readSampleGroups(path: string, expected: ExpectedSamples): AsyncGenerator<SampleChunk> {
  const columns = presentColumns(expected.absentColumns).map((name) => ({ name, type: parquetType(name) }));
  for await (const group of readParquetGroups(path, { rows: expected.rows, columns, maxBytes: maxSampleFileBytes(expected.rows) })) {
    const chunk = emptyChunk(group.rows);
    await group.read((column, values) => fill(chunk, column as SampleColumn, values));
    yield chunk;
  }
}

function fill(chunk: SampleChunk, name: SampleColumn, values: Float64Array): void {
  if (isWide(name)) {
    chunk.wide[name].set(values);
    return;
  }
  const column = chunk.narrow[name];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number;
    column[row] = Number.isNaN(value) ? NO_NARROW_VALUE : value;
  }
}

function emptyChunk(rows: number): SampleChunk {
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, new Float64Array(rows).fill(NO_WIDE_VALUE)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, new Int32Array(rows).fill(NO_NARROW_VALUE)]));
  return { rows, wide: wide as Record<WideColumn, Float64Array>, narrow: narrow as Record<NarrowColumn, Int32Array> };
}
