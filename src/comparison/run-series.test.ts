import { describe, expect, it } from 'vitest';
import type { TimeSeries } from '../model/generated/types.ts';
import { runSeries } from './run-series.ts';

function series(ok: readonly number[], failed: readonly number[] = ok.map(() => 0), intervalSeconds = 1): TimeSeries {
  return { intervalSeconds, started: [...ok], ok: [...ok], failed: [...failed], latencyMeanNs: ok.map(() => null), latencyMaxNs: ok.map(() => null) };
}

const seconds = (measured: number): { measuredNs: number } => ({ measuredNs: measured * 1e9 });

describe('the course of a run', () => {
  it('divides the last interval by what there is of it', () => {
    expect(runSeries(series([10, 20, 30, 15], [0, 1, 0, 2]), seconds(3.5))).toEqual({ intervalSeconds: 1, okPerSecond: [10, 20, 30, 30], failedPerSecond: [0, 1, 0, 4] });
  });

  it('leaves out a last interval of less than a tenth', () => {
    expect(runSeries(series([10, 10, 10, 10, 1]), seconds(4.05))?.okPerSecond).toEqual([10, 10, 10, 10]);
  });

  it('folds what is long, so that the rates stay those of calls a second', () => {
    const found = runSeries(series(Array.from({ length: 121 }, () => 7)), seconds(121));
    expect(found?.intervalSeconds).toBe(3);
    expect(found?.okPerSecond).toHaveLength(41);
    expect(new Set(found?.okPerSecond)).toEqual(new Set([7]));
  });

  it('is none of fewer than four intervals, or of no samples', () => {
    expect(runSeries(series([1, 1, 1]), seconds(3))).toBeNull();
    expect(runSeries(series([1, 1, 1, 1]), seconds(3.01))).toBeNull();
    expect(runSeries(null, seconds(3))).toBeNull();
    expect(runSeries(series([1, 1, 1, 1]), null)).toBeNull();
  });
});
