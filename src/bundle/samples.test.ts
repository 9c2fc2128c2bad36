import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetMetadataAsync } from 'hyparquet';
import { ParquetWriter, fileWriter } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { NARROW_COLUMNS, WIDE_COLUMNS } from './sample-columns.ts';
import type { SampleChunk } from './sample-columns.ts';
import { ROW_GROUP_ROWS, maxSampleFileBytes } from './sample-parquet.ts';
import { readSampleGroups, readSamples } from './samples-reader.ts';
import { writeSampleParquet } from './samples-writer.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexbench-samples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function randomChunk(rows: number, seed: bigint): SampleChunk {
  const random = new SplitMix64(seed);
  const wide = (): Float64Array => Float64Array.from({ length: rows }, () => (random.below(9) === 0 ? Number.NaN : random.below(2 ** 52) - 2 ** 51));
  const narrow = (): Int32Array => Int32Array.from({ length: rows }, () => random.below(2 ** 31) - 1);
  return {
    rows,
    wide: { intendedStartNs: wide(), startNs: wide(), firstMessageNs: wide(), endNs: wide(), bytes: wide() },
    narrow: { messages: narrow(), client: narrow(), status: narrow(), attempt: narrow(), phase: narrow(), part: narrow() },
  };
}

function sameValues(a: Float64Array | Int32Array, b: Float64Array | Int32Array): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]));
}

const ALL = { absentColumns: [] };

describe('sample files', () => {
  it('gives back every value, over chunk and row group borders', async () => {
    const chunks = [randomChunk(ROW_GROUP_ROWS - 10, 1n), randomChunk(25, 2n), randomChunk(0, 3n), randomChunk(ROW_GROUP_ROWS, 4n)];
    const file = join(folder, 'fuzz.parquet');
    const rows = await writeSampleParquet(file, chunks, []);
    expect(rows).toBe(2 * ROW_GROUP_ROWS + 15);
    const read = await readSamples(file, { rows, ...ALL });
    let at = 0;
    for (const chunk of chunks) {
      for (const name of WIDE_COLUMNS) expect(sameValues(read.wide[name].subarray(at, at + chunk.rows), chunk.wide[name]), name).toBe(true);
      for (const name of NARROW_COLUMNS) expect(sameValues(read.narrow[name].subarray(at, at + chunk.rows), chunk.narrow[name]), name).toBe(true);
      at += chunk.rows;
    }
  });

  it('stays within the size that its rows allow, at the worst spread of values', async () => {
    const rows = 70_000;
    const chunk = randomChunk(rows, 9n);
    for (const name of WIDE_COLUMNS) chunk.wide[name].forEach((_, row) => (chunk.wide[name][row] = row % 2 === 0 ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER));
    for (const name of NARROW_COLUMNS) chunk.narrow[name].forEach((_, row) => (chunk.narrow[name][row] = row % 2 === 0 ? 2 ** 31 - 1 : -(2 ** 31)));
    const file = join(folder, 'wide.parquet');
    await writeSampleParquet(file, [chunk], []);
    expect(statSync(file).size).toBeLessThan(maxSampleFileBytes(rows));
    expect((await readSamples(file, { rows, ...ALL })).wide.endNs).toEqual(chunk.wide.endNs);
  });

  it('leaves absent columns out of the file and reads them as absent', async () => {
    const file = join(folder, 'absent.parquet');
    await writeSampleParquet(file, [randomChunk(10, 5n)], ['intendedStartNs', 'client']);
    const read = await readSamples(file, { rows: 10, absentColumns: ['client', 'intendedStartNs'] });
    expect([...read.wide.intendedStartNs]).toEqual(Array.from({ length: 10 }, () => Number.NaN));
    expect([...read.narrow.client]).toEqual(Array.from({ length: 10 }, () => -1));
    const bytes = readFileSync(file);
    const metadata = await parquetMetadataAsync({ byteLength: bytes.length, slice: (start, end) => new Uint8Array(bytes.subarray(start, end)).buffer });
    expect(metadata.schema.slice(1).map(({ name, type }) => `${name} ${String(type)}`)).toEqual([
      'startNs INT64', 'firstMessageNs INT64', 'endNs INT64', 'bytes INT64', 'messages INT32', 'status INT32', 'attempt INT32', 'phase INT32', 'part INT32',
    ]);
    expect(metadata.row_groups[0]?.columns[0]?.meta_data?.encodings).toEqual(['DELTA_BINARY_PACKED']);
  });

  it('can be empty', async () => {
    const file = join(folder, 'empty.parquet');
    expect(await writeSampleParquet(file, [], [])).toBe(0);
    expect((await readSamples(file, { rows: 0, ...ALL })).rows).toBe(0);
  });

  it('refuses to write a value that is not an exact integer', async () => {
    const chunk = randomChunk(3, 6n);
    chunk.wide.endNs[1] = 2 ** 53;
    await expect(writeSampleParquet(join(folder, 'inexact.parquet'), [chunk], [])).rejects.toThrow('endNs: 9007199254740992 is not an integer within 2^53');
  });

  it('takes memory for a row group at a time, not for the file', async () => {
    const chunk = randomChunk(8192, 7n);
    const file = join(folder, 'long.parquet');
    await writeSampleParquet(file, (function* () {
      for (let i = 0; i < 40; i += 1) yield chunk;
    })(), []);
    let largest = 0;
    let rows = 0;
    for await (const group of readSampleGroups(file, { rows: 40 * 8192, ...ALL })) {
      largest = Math.max(largest, group.rows);
      rows += group.rows;
    }
    expect([rows, largest]).toEqual([40 * 8192, ROW_GROUP_ROWS]);
  });
});

describe('foreign sample files', () => {
  const read = (file: string, rows = 100, absentColumns: string[] = []): Promise<SampleChunk> => readSamples(join(folder, file), { rows, absentColumns });

  beforeAll(async () => {
    await writeSampleParquet(join(folder, 'good.parquet'), [randomChunk(100, 8n)], []);
  });

  it('are refused when the rows or columns are not the stated ones', async () => {
    await expect(read('good.parquet', 99)).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED', what: expect.stringContaining('rows: 100 instead of 99') as string });
    await expect(read('good.parquet', 100, ['client'])).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED', what: expect.stringContaining('columns: ') as string });
  });

  it('are refused when cut off, overwritten or not Parquet at all', async () => {
    const good = readFileSync(join(folder, 'good.parquet'));
    const cases: [string, Buffer][] = [
      ['cut', good.subarray(0, Math.floor(good.length * 0.6))],
      ['text', Buffer.from('<html>Not found</html>')],
      ['nothing', Buffer.alloc(0)],
      ['zeros', Buffer.concat([good.subarray(0, 4), Buffer.alloc(200), good.subarray(204)])],
    ];
    for (const [name, bytes] of cases) {
      writeFileSync(join(folder, `${name}.parquet`), bytes);
      await expect(read(`${name}.parquet`), name).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED' });
    }
  });

  it('never crash the reader, whichever byte is wrong', async () => {
    const good = readFileSync(join(folder, 'good.parquet'));
    const random = new SplitMix64(11n);
    for (let i = 0; i < 150; i += 1) {
      const bytes = Buffer.from(good);
      bytes[random.below(bytes.length)] = random.below(256);
      writeFileSync(join(folder, 'flipped.parquet'), bytes);
      const result = await read('flipped.parquet').catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toMatchObject({ code: 'BUNDLE_DAMAGED' });
    }
  });

  it('are refused in another encoding, which could expand without bound', async () => {
    const writer = new ParquetWriter({
      writer: fileWriter(join(folder, 'snappy.parquet')),
      codec: 'SNAPPY',
      schema: [{ name: 'root', num_children: 1 }, { name: 'startNs', type: 'INT64', repetition_type: 'OPTIONAL' }],
    });
    await writer.write({ columnData: [{ name: 'startNs', data: new BigInt64Array(100) }] });
    await writer.finish();
    await expect(read('snappy.parquet', 100, ['intendedStartNs', 'firstMessageNs', 'endNs', 'bytes', ...NARROW_COLUMNS])).rejects.toMatchObject({
      code: 'BUNDLE_DAMAGED',
      what: expect.stringContaining('codec of startNs: "SNAPPY" instead of "UNCOMPRESSED"') as string,
    });
  });

  it('are refused as links', async () => {
    symlinkSync(join(folder, 'good.parquet'), join(folder, 'link.parquet'));
    await expect(read('link.parquet')).rejects.toMatchObject({ code: 'BUNDLE_HOSTILE' });
  });
});
