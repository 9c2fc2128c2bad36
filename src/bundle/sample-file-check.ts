import type { AsyncBuffer, ColumnMetaData, FileMetaData, RowGroup } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { CODEC, ENCODING, MAX_SAMPLE_ROWS, ROW_GROUP_ROWS, type ParquetColumn } from './sample-parquet.ts';

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

/** Walks the page headers of a row group: a header may not promise more values than the group has rows. */
export async function checkPages(file: AsyncBuffer, metadata: FileMetaData, groupIndex: number): Promise<void> {
  const group = metadata.row_groups[groupIndex];
  if (group === undefined) throw new Error('no such row group');
  for (let index = 0; index < group.columns.length; index += 1) {
    const { start, end } = byteRange(columnOf(group, index));
    checkColumnPages(new DataView(await file.slice(start, end)), Number(group.num_rows));
  }
}

function checkColumnPages(view: DataView, rows: number): void {
  const reader = { view, offset: 0 };
  let values = 0;
  while (reader.offset < view.byteLength) {
    const header = parquetHeader(reader);
    const page = header.data_page_header_v2;
    if (header.type !== 'DATA_PAGE_V2' || page === undefined) throw new Error(`a page of type ${String(header.type)}`);
    expect('page encoding', page.encoding, ENCODING);
    if (!(page.num_values >= 1 && page.num_values <= rows - values)) throw new Error('a page promises more values than there are rows');
    expect('rows of a page', page.num_rows, page.num_values);
    if (!(header.compressed_page_size >= 1 && header.compressed_page_size <= view.byteLength - reader.offset)) throw new Error('a page leaves its column');
    expect('uncompressed page size', header.uncompressed_page_size, header.compressed_page_size);
    values += page.num_values;
    reader.offset += header.compressed_page_size;
  }
  expect('values of a column', values, rows);
}

function columnOf(group: RowGroup, index: number): ColumnMetaData {
  const column = group.columns[index];
  if (column?.meta_data === undefined || column.file_path !== undefined) throw new Error('a column without metadata, or in another file');
  return column.meta_data;
}

function byteRange(column: ColumnMetaData): { readonly start: number; readonly end: number } {
  const start = Number(column.data_page_offset);
  return { start, end: start + Number(column.total_compressed_size) };
}

function expect(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${JSON.stringify(found) ?? 'nothing'} instead of ${JSON.stringify(expected)}`);
}
