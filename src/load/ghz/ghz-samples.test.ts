import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SampleChunk } from '../../bundle/sample-columns.ts';
import { summaryColumnsOf } from '../../bundle/summary-columns.ts';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import { summarize, type MeasurementSummary } from '../../comparison/measurement.ts';
import { ghzCalls } from '../../interop/ghz-calls.ts';
import { parseGhzReport } from '../../interop/ghz-report.ts';
import type { GhzReport } from '../../model/generated/types.ts';
import { round12 } from '../../model/rounding.ts';
import { readRawSamples } from '../raw-samples.ts';
import { testingFolder } from '../testing-order.ts';
import { GHZ_ABSENT_COLUMNS, writeGhzSamples, type GhzSamples } from './ghz-samples.ts';

const folder = testingFolder();
afterAll(folder.remove);

const recorded = (name: string): GhzReport => parseGhzReport(readFileSync(new URL(`../../../fixtures/ghz/${name}`, import.meta.url), 'utf8'), name);

interface Written {
  readonly written: GhzSamples;
  readonly samples: SampleChunk;
  readonly summary: MeasurementSummary;
}

/** Samples of a recorded report of ranges of 1,000 blocks, and what is computed from them. */
function write(report: GhzReport, totalNs: number | null): Written {
  const file = join(folder.path, 'samples.raw');
  const written = writeGhzSamples(file, { warmup: null, measured: ghzCalls(report), totalNs, blocksOf: () => 1000 });
  const [samples] = [...readRawSamples(file)];
  if (samples === undefined) throw new Error('no samples were written');
  const summary = summarize(summaryColumnsOf(samples, GHZ_ABSENT_COLUMNS), { unit: 'block', askedUnits: () => 1000, firstMeasured: 10, requestsInPass: null, openLoop: null, parts: null, cutOffInTime: true });
  return { written, samples, summary };
}

describe('a run as published, of which ghz skipped the first ten calls', () => {
  const report = recorded('as-published.json');
  const { written, samples, summary } = write(report, report.total);

  it('has rates by the study’s rule, out of the samples alone: good work over ghz’s total time', () => {
    expect(summary.sums).toMatchObject({ calls: 24, ok: 24, warmupCalls: 0, cutOff: 0, units: 24_000, measuredNs: report.total });
    expect(summary.statistics.callsPerSecond).toBe(round12(report.rps));
    expect(summary.statistics.unitsPerSecond).toBe(round12((24_000 / report.total) * 1e9));
    expect(written.ratedNs).toBe(report.total);
  });

  it('has ghz’s own latencies: the unseen time is none of them', () => {
    const { latency } = summary.statistics;
    expect([latency.minNs, latency.maxNs]).toEqual([report.fastest, report.slowest]);
    expect(Math.abs((latency.meanNs ?? 0) - report.average)).toBeLessThan(1);
  });

  it('holds that time as one row that is no call, before the first one that was kept', () => {
    const unseen = Array.from({ length: samples.rows }, (_, row) => row).filter((row) => samples.narrow.phase[row] === SAMPLE_PHASE.unseen);
    expect(samples.rows).toBe(25);
    expect(unseen).toEqual([0]);
    expect([samples.wide.startNs[0], samples.wide.endNs[0], samples.narrow.status[0]]).toEqual([written.lastEndNs - report.total, 0, -1]);
    expect(Math.min(...samples.wide.startNs.subarray(1))).toBe(0);
  });
});

describe('without the study’s rule', () => {
  it('rates divide by the time of the calls that are there', () => {
    const report = recorded('as-published.json');
    const { written, samples, summary } = write(report, null);
    expect(samples.rows).toBe(24);
    expect(summary.sums.measuredNs).toBe(written.lastEndNs);
    expect(written.ratedNs).toBe(written.lastEndNs);
    expect(summary.sums.measuredNs).toBeLessThan(report.total);
  });
});

it('a run of which every call was skipped has no unseen time, as it has no window', () => {
  const report: GhzReport = { ...recorded('as-published.json'), count: 0, details: [] };
  const written = writeGhzSamples(join(folder.path, 'none.raw'), { warmup: null, measured: ghzCalls(report), totalNs: report.total, blocksOf: () => 0 });
  expect(written).toMatchObject({ rows: 0, ratedNs: 0, lastEndNs: 0 });
});
