import type { ColumnMetaData, FileMetaData, RowGroup } from 'hyparquet';
import { CODEC, MAX_SAMPLE_ROWS, ROW_GROUP_ROWS, type ParquetColumn } from './sample-parquet.ts';

interface Expectation {
  readonly rows: number;
  readonly columns: readonly ParquetColumn[];
  readonly fileBytes: number;
}

/**
 * Whether a Parquet footer is one that the sample writer makes. A foreign file could otherwise make the decoder allocate without bound.
 * Throws Error with what differs.
 */
export function checkSampleMetadata(metadata: FileMetaData, { rows, columns, fileBytes }: Expectation): void {
  expect('rows', Number(metadata.num_rows), rows);
  if (rows > MAX_SAMPLE_ROWS) throw new Error(`more than ${String(MAX_SAMPLE_ROWS)} rows`);
  const [root, ...elements] = metadata.schema;
  expect('columns', elements.map(({ name }) => name).join(','), columns.map(({ name }) => name).join(','));
  expect('children', root?.num_children, columns.length);
  for (const [index, { name, type }] of columns.entries()) {
    const element = elements[index];
    expect(`type of ${name}`, element?.type, type);
    expect(`repetition of ${name}`, element?.repetition_type, 'OPTIONAL');
    if (element?.converted_type !== undefined || element?.logical_type !== undefined) throw new Error(`${name} has a logical type`);
  }
  let sum = 0;
  for (const group of metadata.row_groups) sum += checkGroup(group, columns, fileBytes);
  expect('rows of all groups', sum, rows);
}

function checkGroup(group: RowGroup, columns: readonly ParquetColumn[], fileBytes: number): number {
  const rows = Number(group.num_rows);
  if (!(rows >= 1 && rows <= ROW_GROUP_ROWS)) throw new Error(`a row group of ${String(rows)} rows`);
  expect('columns of a row group', group.columns.length, columns.length);
  for (const [index, { name }] of columns.entries()) {
    const column = columnOf(group, index);
    expect('column path', column.path_in_schema.join('.'), name);
    expect(`codec of ${name}`, column.codec, CODEC);
    expect(`values of ${name}`, Number(column.num_values), rows);
    const { start, end } = byteRange(column);
    if (!(start >= 0 && start < end && end <= fileBytes)) throw new Error(`${name} lies outside of the file`);
    if (column.dictionary_page_offset !== undefined) throw new Error(`${name} has a dictionary`);
  }
  return rows;
}

function columnOf(group: RowGroup, index: number): ColumnMetaData {
  const column = group.columns[index];
  if (column?.meta_data === undefined || column.file_path !== undefined) throw new Error('a column without metadata, or in another file');
  return column.meta_data;
}

/** Where the pages of a group's column are in the file. */
export function columnRange(group: RowGroup, index: number): { readonly start: number; readonly end: number } {
  return byteRange(columnOf(group, index));
}

function byteRange(column: ColumnMetaData): { readonly start: number; readonly end: number } {
  const start = Number(column.data_page_offset);
  return { start, end: start + Number(column.total_compressed_size) };
}

function expect(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${JSON.stringify(found) ?? 'nothing'} instead of ${JSON.stringify(expected)}`);
}
