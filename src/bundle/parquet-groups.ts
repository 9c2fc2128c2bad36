import type { FileHandle } from 'node:fs/promises';
import { parquetMetadataAsync } from 'hyparquet';
import type { AsyncBuffer, RowGroup } from 'hyparquet';
import { IndexbenchError } from '../model/errors.ts';
import { ColumnDecoder } from './column-pages.ts';
import { PADDING_BYTES } from './delta-packed.ts';
import { errorName, openNoFollow } from './file-digest.ts';
import { checkSampleMetadata, columnRange } from './sample-file-check.ts';
import { ROW_GROUP_ROWS, type ParquetColumn } from './sample-parquet.ts';

/** What a Parquet file of ours must be like. */
export interface ParquetShape {
  readonly rows: number;
  readonly columns: readonly ParquetColumn[];
  readonly maxBytes: number;
}

/** A row group of which the footer is sound, not yet decoded. */
export interface ParquetGroup {
  readonly firstRow: number;
  readonly rows: number;
  /** Decodes it, a column at a time; of a row without a value it is NaN. The values are overwritten after each `take`. */
  read(take: (column: string, values: Float64Array) => void): Promise<void>;
}

/**
 * The row groups of a file, as hostile input.
 *
 * @throws IndexbenchError BUNDLE_DAMAGED where the file is not exactly what `shape` and the format say, BUNDLE_HOSTILE for a link or special file
 */
export async function* readParquetGroups(path: string, { rows: expectedRows, columns, maxBytes }: ParquetShape): AsyncGenerator<ParquetGroup> {
  const handle = await openPlainFile(path);
  try {
    const bytes = (await handle.stat()).size;
    if (bytes > maxBytes) throw damaged(path, `${String(bytes)} bytes are more than ${String(expectedRows)} samples can take`);
    const file = bufferOf(handle, bytes);
    const metadata = await naming(path, () => parquetMetadataAsync(file, { geoparquet: false }));
    await naming(path, () => checkSampleMetadata(metadata, { rows: expectedRows, columns, fileBytes: bytes }));
    const decoder = new ColumnDecoder(Math.min(expectedRows, ROW_GROUP_ROWS));
    let firstRow = 0;
    for (const group of metadata.row_groups) {
      const rows = Number(group.num_rows);
      yield { firstRow, rows, read: (take) => naming(path, () => decode({ file, group, columns, decoder }, take)) };
      firstRow += rows;
    }
  } finally {
    await handle.close();
  }
}

/** Throws RangeError for what is no exact integer: a file of ours holds no other value. */
export function exactInteger(column: string, value: unknown): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${column}: a value is beyond 2^53`);
  return number;
}

async function openPlainFile(path: string): Promise<FileHandle> {
  const handle = await openNoFollow(path).catch((cause: unknown) => {
    throw new IndexbenchError('BUNDLE_HOSTILE', { what: `cannot be opened as a plain file (${errorName(cause)})`, where: path, cause });
  });
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new IndexbenchError('BUNDLE_HOSTILE', { what: 'is not a plain file', where: path });
}

function bufferOf(handle: FileHandle, byteLength: number): AsyncBuffer {
  return {
    byteLength,
    async slice(start, end = byteLength): Promise<ArrayBuffer> {
      if (!(start >= 0 && start <= end && end <= byteLength)) throw new RangeError(`bytes ${String(start)} to ${String(end)} are outside of the file`);
      const buffer = new ArrayBuffer(end - start);
      const { bytesRead } = await handle.read(new Uint8Array(buffer), 0, end - start, start);
      if (bytesRead !== end - start) throw new RangeError('the file became shorter');
      return buffer;
    },
  };
}

interface Encoded {
  readonly file: AsyncBuffer;
  readonly group: RowGroup;
  readonly columns: readonly ParquetColumn[];
  readonly decoder: ColumnDecoder;
}

async function decode({ file, group, columns, decoder }: Encoded, take: (column: string, values: Float64Array) => void): Promise<void> {
  for (const [index, { name, type }] of columns.entries()) {
    const { start, end } = columnRange(group, index);
    const bytes = new Uint8Array(end - start + PADDING_BYTES);
    bytes.set(new Uint8Array(await file.slice(start, end)));
    take(name, decoder.decode(bytes, Number(group.num_rows), type === 'INT64' ? 64 : 32));
  }
}

async function naming<T>(path: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    throw damaged(path, `not a sample file of this format: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
}

function damaged(path: string, what: string, cause?: unknown): IndexbenchError {
  return new IndexbenchError('BUNDLE_DAMAGED', { what, where: path, cause });
}
