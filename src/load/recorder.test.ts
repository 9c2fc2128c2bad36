import { appendFileSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NO_WIDE_VALUE } from '../bundle/sample-columns.ts';
import { CHUNK_HEADER_BYTES, readRawSamples } from './raw-samples.ts';
import { SampleRecorder } from './recorder.ts';
import { testingFolder } from './testing-order.ts';

const folder = testingFolder();
afterAll(folder.remove);

function record(file: string, rows: number, rowsInChunk: number, originNs: number): void {
  const recorder = new SampleRecorder(file, rowsInChunk);
  for (let i = 0; i < rows; i += 1) {
    Object.assign(recorder.row, {
      intendedStartNs: 1000 + i, startNs: 1001 + i, firstMessageNs: i === 0 ? NO_WIDE_VALUE : 1002 + i, endNs: 1003 + i, bytes: 2 ** 40 + i,
      messages: i, client: i % 3, status: 14, attempt: 1, phase: 1, part: 0,
    });
    recorder.commit();
  }
  expect(recorder.rows).toBe(rows);
  recorder.close(originNs);
  recorder.close(0);
}

describe('SampleRecorder', () => {
  it('gives back every row over chunk borders, times from the origin', () => {
    const file = join(folder.path, 'seven.raw');
    record(file, 7, 3, 1005);
    const chunks = [...readRawSamples(file)];
    expect(chunks.map(({ rows }) => rows)).toEqual([3, 3, 1]);
    expect(chunks.flatMap(({ wide }) => [...wide.startNs])).toEqual([-4, -3, -2, -1, 0, 1, 2]);
    expect(chunks.flatMap(({ wide }) => [...wide.bytes])).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => 2 ** 40 + i));
    expect(chunks.flatMap(({ narrow }) => [...narrow.client])).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(chunks[0]?.wide.firstMessageNs[0]).toBeNaN();
    expect(chunks[0]?.wide.firstMessageNs[1]).toBe(-2);
    expect(statSync(file).size).toBe(16 + 3 * CHUNK_HEADER_BYTES + 7 * 64);
  });

  it('allocates nothing a call', () => {
    const recorder = new SampleRecorder(devNull);
    const commit = (calls: number): void => {
      for (let i = 0; i < calls; i += 1) {
        recorder.row.startNs = i + 0.5;
        recorder.row.endNs = i * 1e6;
        recorder.row.client = i & 7;
        recorder.commit();
      }
    };
    commit(100_000);
    // A collection in between can only make it less; one object a call would be 10 MB or more.
    const before = process.memoryUsage().heapUsed;
    commit(400_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(4e6);
    recorder.close(0);
  });

  it('writes an empty file that reads as no rows', () => {
    const file = join(folder.path, 'none.raw');
    record(file, 0, 3, 0);
    expect([...readRawSamples(file)]).toEqual([]);
  });

  it('refuses a file that is cut off or foreign', () => {
    const file = join(folder.path, 'cut.raw');
    record(file, 3, 3, 0);
    appendFileSync(file, 'rubbish!');
    expect(() => [...readRawSamples(file)]).toThrow('is damaged');
    expect(() => [...readRawSamples(import.meta.filename)]).toThrow('is not a raw sample file');
  });
});
