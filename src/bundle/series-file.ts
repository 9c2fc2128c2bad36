import { ParquetWriter, fileWriter } from 'hyparquet-writer';
import { SERIES_COLUMNS, type Series, type SeriesColumn } from '../comparison/index-build/series.ts';
import { exactInteger, readParquetGroups } from './parquet-groups.ts';
import { CODEC, ENCODING, ROW_GROUP_ROWS } from './sample-parquet.ts';

/** A day at 100 rows a second. */
export const MAX_SERIES_ROWS = 8_640_000;

/** No value takes more than half as much again as its width, by the headers of delta packing; a row group and the footer have headers too. */
export function maxSeriesFileBytes(rows: number): number {
  return 12 * SERIES_COLUMNS.length * rows + 16_384 * Math.ceil(rows / ROW_GROUP_ROWS) + 65_536;
}

/**
 * Writes the series of an index build as Parquet: every column INT64, delta-packed, null where a row holds no such value.
 *
 * @throws RangeError for a value that is no integer within 2^53, which is a defect
 */
export async function writeSeriesParquet(file: string, { rows, columns }: Series): Promise<void> {
  const writer = new ParquetWriter({
    writer: fileWriter(file),
    codec: CODEC,
    createdBy: 'indexbench',
    schema: [{ name: 'series', num_children: SERIES_COLUMNS.length }, ...SERIES_COLUMNS.map((name) => ({ name, type: 'INT64' as const, repetition_type: 'OPTIONAL' as const }))],
  });
  for (let start = 0; start < rows; start += ROW_GROUP_ROWS) {
    const end = Math.min(rows, start + ROW_GROUP_ROWS);
    await writer.write({
      rowGroupSize: ROW_GROUP_ROWS,
      columnData: SERIES_COLUMNS.map((name) => ({ name, encoding: ENCODING, offsetIndex: false, data: Array.from(columns[name].subarray(start, end), (value) => (Number.isNaN(value) ? null : BigInt(exactInteger(name, value)))) })),
    });
  }
  await writer.finish();
}

/**
 * The series of a file, all of it in memory.
 *
 * @throws IndexbenchError BUNDLE_DAMAGED where the file is not exactly what `rows` and the format say, BUNDLE_HOSTILE for a link or special file
 */
export async function readSeries(path: string, rows: number): Promise<Series> {
  const columns = Object.fromEntries(SERIES_COLUMNS.map((name) => [name, new Float64Array(rows).fill(Number.NaN)])) as Record<SeriesColumn, Float64Array>;
  const shape = { rows, columns: SERIES_COLUMNS.map((name) => ({ name, type: 'INT64' as const })), maxBytes: maxSeriesFileBytes(rows) };
  for await (const group of readParquetGroups(path, shape)) {
    await group.read((name, values) => columns[name as SeriesColumn].set(values, group.firstRow));
  }
  return { rows, columns };
}
