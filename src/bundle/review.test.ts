import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Measurement, Measurements } from '../model/generated/types.ts';
import { writeSmallBundle } from './fixtures/small-bundle.ts';
import { REVIEW_QUERIES, reviewText } from './review.ts';

let folder = '';
let duckdb: DuckDBConnection;
let measured: readonly Measurement[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'indexbench-review-'));
  await writeSmallBundle(join(folder, 'runs', 'reference-r1-a1'));
  const { measurements } = JSON.parse(readFileSync(join(folder, 'runs', 'reference-r1-a1', 'measurements.json'), 'utf8')) as Measurements;
  measured = measurements.filter(({ samples }) => samples !== null);
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
  await duckdb.run(`SET file_search_path = '${folder}'`);
});

afterAll(() => {
  duckdb.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

/** The rows of a query that reviewers are given, by measurement: the file's name as the bundle knows it. */
async function answers(at: number): Promise<{ file: string; row: Record<string, unknown> }[]> {
  const reader = await duckdb.runAndReadAll(REVIEW_QUERIES[at]?.sql ?? '');
  return reader.getRowObjectsJS().map((row) => ({ file: (row['filename'] as string).replace(/^.*\/(?=samples\/)/, ''), row }));
}

const of = (file: string): Measurement => measured.find(({ samples }) => samples?.file === file) as Measurement;

describe('the queries of README.txt, in DuckDB', () => {
  it('read every sample file with the types that the design names', async () => {
    const described = (await duckdb.runAndReadAll("DESCRIBE SELECT * FROM read_parquet('runs/*/samples/*.parquet', union_by_name = true)")).getRowObjectsJS();
    const types = Object.fromEntries(described.map((row): [unknown, unknown] => [row['column_name'], row['column_type']])) as Record<string, unknown>;
    expect(types).toEqual({
      intendedStartNs: 'BIGINT', startNs: 'BIGINT', firstMessageNs: 'BIGINT', endNs: 'BIGINT', bytes: 'BIGINT',
      messages: 'INTEGER', client: 'INTEGER', status: 'INTEGER', attempt: 'INTEGER', phase: 'INTEGER', part: 'INTEGER',
    });
    const [counted] = (await duckdb.runAndReadAll("SELECT count(*) AS rows FROM read_parquet('runs/*/samples/*.parquet', union_by_name = true)")).getRowObjectsJS() as Record<string, unknown>[];
    expect(Number(counted?.['rows'])).toBe(measured.reduce((sum, { samples }) => sum + (samples?.rows ?? 0), 0));
  });

  it('give the stored calls, goodput and median of each measurement', async () => {
    const found = await answers(0);
    expect(found.map(({ file }) => file).sort()).toEqual(measured.map(({ samples }) => samples?.file).sort());
    for (const { file, row } of found) {
      const { sums, statistics } = of(file);
      expect([Number(row['calls']), Number(row['good'])], file).toEqual([sums?.calls, sums?.ok]);
      expect(Number(row['good_calls_per_second']), file).toBeCloseTo(statistics?.callsPerSecond ?? Number.NaN, 1);
      expect(Number(row['p50_ns']), file).toBe(statistics?.latency.percentiles.find(({ percent }) => percent === 50)?.valueNs);
    }
  });

  it('give the stored failures', async () => {
    const found = await answers(1);
    const failed = measured.filter(({ sums }) => (sums?.calls ?? 0) > (sums?.ok ?? 0));
    expect(failed).not.toEqual([]);
    expect(found.map(({ file, row }) => [file, row['status'], Number(row['calls'])])).toEqual(failed.map(({ samples, sums }) => [samples?.file, 14, (sums?.calls ?? 0) - (sums?.ok ?? 0)]));
  });

  it('spread the good calls over tenths of a second', async () => {
    const found = await answers(2);
    for (const { samples, sums } of measured) {
      const rows = found.filter(({ file }) => file === samples?.file).map(({ row }) => row);
      expect(rows.reduce((total, row) => total + Number(row['good_calls']), 0)).toBe(sums?.ok);
      const seconds = rows.map((row) => Number(row['second']));
      expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
      expect(Math.max(...seconds)).toBeLessThanOrEqual((sums?.measuredNs ?? 0) / 1e9);
    }
  });

  it('stand in a run’s README.txt and in the README, word for word', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const perLine = (text: string): string => text.split('\n').map((line) => line.trim()).join('\n');
    for (const { title, sql } of REVIEW_QUERIES) {
      expect(perLine(reviewText('indexbench 0.1.0'))).toContain(perLine(sql));
      expect(perLine(readme), title).toContain(perLine(sql));
    }
  });
});
