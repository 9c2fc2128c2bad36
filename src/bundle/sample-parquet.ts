import { NARROW_COLUMNS, SAMPLE_COLUMNS, WIDE_COLUMNS } from './sample-columns.ts';
import type { NarrowColumn, SampleColumn, WideColumn } from './sample-columns.ts';

/** Rows of a row group: what writer and reader hold in memory at a time. */
export const ROW_GROUP_ROWS = 65_536;

export const ENCODING = 'DELTA_BINARY_PACKED';
export const CODEC = 'UNCOMPRESSED';

/**
 * No column takes more than its width and its share of block headers, so that a file's size is bounded by its rows: 96 bytes cover a row,
 * the rest the headers of a row group, and a fixed part the footer.
 */
export function maxSampleFileBytes(rows: number): number {
  return 96 * rows + 8192 * Math.ceil(rows / ROW_GROUP_ROWS) + 65_536;
}

/** The most rows that a reader accepts in one file. */
export const MAX_SAMPLE_ROWS = 50_000_000;

/** The columns that a file holds, in order. */
export function presentColumns(absent: readonly string[]): readonly SampleColumn[] {
  return SAMPLE_COLUMNS.filter((name) => !absent.includes(name));
}

export function isWide(name: SampleColumn): name is WideColumn {
  return (WIDE_COLUMNS as readonly string[]).includes(name);
}

export function isNarrow(name: SampleColumn): name is NarrowColumn {
  return (NARROW_COLUMNS as readonly string[]).includes(name);
}

/** A column as a file must hold it. */
export interface ParquetColumn {
  readonly name: string;
  readonly type: 'INT64' | 'INT32';
}

/** Parquet's physical type of a column. */
export function parquetType(name: SampleColumn): ParquetColumn['type'] {
  return isWide(name) ? 'INT64' : 'INT32';
}
