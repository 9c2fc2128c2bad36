import { describe, expect, it } from 'vitest';
import { buildSeries } from '../fixtures/builds.ts';
import { indexBuildFigures } from './figures.ts';
import { lastStepNs, ProgressClock } from './progress-clock.ts';
import { SERIES_KIND, SeriesRows } from './series.ts';

describe('indexBuildFigures', () => {
  it('gives times with the error of their polls, and totals at completion and after the stop', () => {
    expect(indexBuildFigures(buildSeries({ firstAnswerSeconds: 2, nodeCpuSeconds: 4 }))).toEqual({
      // Asked 0.1 s and 2 ms before, in vain.
      firstInfo: { atNs: 2.002e9, errorNs: 0.104e9 },
      firstBlock: { atNs: 2.002e9, errorNs: 0.104e9 },
      complete: { atNs: 10e9, errorNs: 0.052e9 },
      endNs: 11e9,
      stopNs: 0.5e9,
      // 11 each second, and one at completion; that after the stop is not counted.
      samples: 12,
      longestGapNs: 1e9,
      indexBytes: 5e7,
      system: {
        atCompletion: { cpuUserNs: 9e9, cpuSystemNs: 3e9, readBytes: 1e6, writtenBytes: 7.5e7 },
        afterStop: { cpuUserNs: 9.9e9, cpuSystemNs: 3.3e9, readBytes: 1.1e6, writtenBytes: 8.25e7 },
        anonymousPeakBytes: 2e8,
        residentPeakBytes: 2.64e8,
        groupPeakBytes: 4.4e8,
        anonymousStartBytes: 0,
      },
      node: {
        atCompletion: { cpuUserNs: 4e9, cpuSystemNs: 0, readBytes: 0, writtenBytes: 0 },
        afterStop: { cpuUserNs: 4.4e9, cpuSystemNs: 0, readBytes: 0, writtenBytes: 0 },
        anonymousPeakBytes: 3e8,
        residentPeakBytes: 4e8,
        groupPeakBytes: 5e8,
        anonymousStartBytes: 3e8,
      },
    });
  });

  it('has no completion, no stop and no totals at completion where the system exited', () => {
    expect(indexBuildFigures(buildSeries({ state: { kind: 'exited', message: 'x' } }))).toMatchObject({
      firstInfo: null, complete: null, stopNs: null, endNs: 10.002e9, indexBytes: 5e7, node: null, system: { atCompletion: null, afterStop: { cpuUserNs: 9.9e9 } },
    });
  });

  it('is empty of an empty series, and of one that was cut off', () => {
    const rows = new SeriesRows();
    expect(indexBuildFigures(rows.series)).toMatchObject({ firstInfo: null, endNs: 0, samples: 0, longestGapNs: null, indexBytes: null, system: { afterStop: null, anonymousPeakBytes: null } });
    rows.add({ kind: SERIES_KIND.counters, atNs: 5, cpuUserNs: 1 });
    expect(indexBuildFigures(rows.series)).toMatchObject({ endNs: 5, samples: 1, stopNs: null, system: { afterStop: null } });
  });

  it('takes the size of the folder only once the system has ended', () => {
    const rows = new SeriesRows();
    rows.add({ kind: SERIES_KIND.size, atNs: 1, indexBytes: 10 });
    rows.add({ kind: SERIES_KIND.ended, atNs: 2 });
    expect(indexBuildFigures(rows.series).indexBytes).toBeNull();
    rows.add({ kind: SERIES_KIND.size, atNs: 2, indexBytes: 12 });
    expect(indexBuildFigures(rows.series).indexBytes).toBe(12);
  });

  it('tells counters that are not known from 0', () => {
    const rows = new SeriesRows();
    for (const atNs of [0, 1]) rows.add({ kind: SERIES_KIND.counters, atNs, cpuUserNs: 3, nodeCpuUserNs: atNs === 0 ? null : 7, nodeReadBytes: 4 });
    rows.add({ kind: SERIES_KIND.ended, atNs: 1 });
    const { system, node } = indexBuildFigures(rows.series);
    expect(system.afterStop).toEqual({ cpuUserNs: 3, cpuSystemNs: null, readBytes: null, writtenBytes: null });
    expect(node?.afterStop).toEqual({ cpuUserNs: null, cpuSystemNs: null, readBytes: 0, writtenBytes: null });
  });
});

describe('SeriesRows', () => {
  it('keeps its rows as it grows', () => {
    const rows = new SeriesRows();
    for (let row = 0; row < 5000; row += 1) rows.add({ kind: SERIES_KIND.size, atNs: row, indexBytes: 2 * row });
    const { series } = rows;
    expect(series.rows).toBe(5000);
    expect([0, 1023, 1024, 4999].map((row) => series.columns.indexBytes[row])).toEqual([0, 2046, 2048, 9998]);
    expect(series.columns.height[4999]).toBeNaN();
  });
});

describe('the progress of a build', () => {
  it('is a new height or a new size of the folder, and nothing else', () => {
    const clock = new ProgressClock();
    clock.height(null, 1);
    clock.indexBytes(null, 2);
    expect(clock.lastStepNs).toBe(0);
    clock.height(5, 3);
    clock.height(5, 4);
    expect(clock.lastStepNs).toBe(3);
    clock.indexBytes(100, 6);
    clock.height(4, 5);
    expect(clock.lastStepNs).toBe(6);
  });

  it('is found in a series, up to its end', () => {
    const series = buildSeries({ seconds: 10, state: { kind: 'stalled' } });
    expect(lastStepNs(series, 11e9)).toBe(10e9);
    expect(lastStepNs(series, 9.5e9)).toBe(9e9);
  });
});
