import type { FileHandle } from 'node:fs/promises';
import { parquetMetadataAsync, parquetRead } from 'hyparquet';
import type { AsyncBuffer, FileMetaData } from 'hyparquet';
import { IndexbenchError } from '../model/errors.ts';
import type { SampleFile } from '../model/generated/types.ts';
import { errorName, openNoFollow } from './file-digest.ts';
import { checkPages, checkSampleMetadata } from './sample-file-check.ts';
import { NARROW_COLUMNS, NO_NARROW_VALUE, NO_WIDE_VALUE, WIDE_COLUMNS } from './sample-columns.ts';
import type { NarrowColumn, SampleChunk, SampleColumn, WideColumn } from './sample-columns.ts';
import { isWide, maxSampleFileBytes, presentColumns } from './sample-parquet.ts';

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
  const handle = await openSampleFile(path);
  try {
    const bytes = (await handle.stat()).size;
    if (bytes > maxSampleFileBytes(expected.rows)) throw damaged(path, `${String(bytes)} bytes are more than ${String(expected.rows)} samples can take`);
    const file = bufferOf(handle, bytes);
    const columns = presentColumns(expected.absentColumns);
    const metadata = await naming(path, () => parquetMetadataAsync(file, { geoparquet: false }));
    await naming(path, () => checkSampleMetadata(metadata, { rows: expected.rows, columns, fileBytes: bytes }));
    for (let group = 0, start = 0; group < metadata.row_groups.length; group += 1) {
      const rows = Number(metadata.row_groups[group]?.num_rows);
      await naming(path, () => checkPages(file, metadata, group));
      const chunk = await naming(path, () => readGroup(file, metadata, { start, rows }));
      yield chunk;
      start += rows;
    }
  } finally {
    await handle.close();
  }
}

async function openSampleFile(path: string): Promise<FileHandle> {
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

async function readGroup(file: AsyncBuffer, metadata: FileMetaData, { start, rows }: { readonly start: number; readonly rows: number }): Promise<SampleChunk> {
  const chunk = emptyChunk(rows);
  const failures: Error[] = [];
  await parquetRead({
    file,
    metadata,
    rowStart: start,
    rowEnd: start + rows,
    onChunk: ({ columnName, columnData, rowStart }) => {
      try {
        fill(chunk, columnName as SampleColumn, columnData, rowStart - start);
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  return chunk;
}

function fill(chunk: SampleChunk, name: SampleColumn, values: ArrayLike<unknown>, at: number): void {
  if (at < 0 || at + values.length > chunk.rows) throw new RangeError(`${name}: more values than rows`);
  const target: Float64Array | Int32Array = isWide(name) ? chunk.wide[name] : chunk.narrow[name];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (value === null || value === undefined) continue;
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${name}: a value is beyond 2^53`);
    target[at + i] = number;
  }
}

function emptyChunk(rows: number): SampleChunk {
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, new Float64Array(rows).fill(NO_WIDE_VALUE)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, new Int32Array(rows).fill(NO_NARROW_VALUE)]));
  return { rows, wide: wide as Record<WideColumn, Float64Array>, narrow: narrow as Record<NarrowColumn, Int32Array> };
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
