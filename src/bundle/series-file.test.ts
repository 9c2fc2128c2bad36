import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SERIES_COLUMNS, type Series, type SeriesColumn } from '../comparison/index-build/series.ts';
import { buildSeries } from '../comparison/fixtures/builds.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { ROW_GROUP_ROWS } from './sample-parquet.ts';
import { maxSeriesFileBytes, readSeries, writeSeriesParquet } from './series-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'series-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Values that differ from row to row by up to 2^52, every third one absent. */
function spreadSeries(rows: number): Series {
  const column = (at: number): Float64Array => Float64Array.from({ length: rows }, (_, row) => (row % 3 === 2 ? Number.NaN : ((row + at) % 2) * 2 ** 52 + row));
  return { rows, columns: Object.fromEntries(SERIES_COLUMNS.map((name, at) => [name, column(at)])) as Record<SeriesColumn, Float64Array> };
}

describe('the file of a series', () => {
  it('gives back every value, over the border of a row group, within its bound', async () => {
    const series = spreadSeries(ROW_GROUP_ROWS + 7);
    const file = join(folder, 'long.parquet');
    await writeSeriesParquet(file, series);
    expect(statSync(file).size).toBeLessThan(maxSeriesFileBytes(series.rows));
    const read = await readSeries(file, series.rows);
    for (const name of SERIES_COLUMNS) expect(read.columns[name].every((value, row) => Object.is(value, series.columns[name][row])), name).toBe(true);
  });

  it('may hold a column without any value, or no row', async () => {
    const series = buildSeries({});
    expect(series.columns.nodeCpuUserNs.every(Number.isNaN)).toBe(true);
    await writeSeriesParquet(join(folder, 'plain.parquet'), series);
    expect((await readSeries(join(folder, 'plain.parquet'), series.rows)).columns.nodeCpuUserNs.every(Number.isNaN)).toBe(true);
    await writeSeriesParquet(join(folder, 'empty.parquet'), { ...series, rows: 0 });
    expect((await readSeries(join(folder, 'empty.parquet'), 0)).rows).toBe(0);
  });

  it('is refused with other rows, as another kind of file, and never crashes the reader', async () => {
    const series = buildSeries({ nodeCpuSeconds: 1 });
    const file = join(folder, 'good.parquet');
    await writeSeriesParquet(file, series);
    await expect(readSeries(file, series.rows + 1)).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED', what: expect.stringContaining('rows') as string });
    writeFileSync(join(folder, 'text.parquet'), '<html>');
    await expect(readSeries(join(folder, 'text.parquet'), 1)).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED' });
    const good = readFileSync(file);
    const random = new SplitMix64(5n);
    for (let turn = 0; turn < 100; turn += 1) {
      const bytes = Buffer.from(good);
      bytes[random.below(bytes.length)] = random.below(256);
      writeFileSync(join(folder, 'flipped.parquet'), bytes);
      const result = await readSeries(join(folder, 'flipped.parquet'), series.rows).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toMatchObject({ code: 'BUNDLE_DAMAGED' });
    }
  });
});
