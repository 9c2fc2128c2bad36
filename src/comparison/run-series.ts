import type { RunSeries, Sums, TimeSeries } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

/** Points of a run's course: enough for a chart, and a comparison stays small with many runs. */
const MOST_POINTS = 60;
/** With fewer there is no course to show. */
const FEWEST_POINTS = 4;
const NS_PER_SECOND = 1e9;

/**
 * The course of a run for a chart: good and failed calls a second, in at most 60 intervals. The last one is often cut by the end of the window: it
 * is divided by what there is of it, and left out where that is less than a tenth. Null where there are fewer than four.
 */
export function runSeries(series: TimeSeries | null, sums: Pick<Sums, 'measuredNs'> | null): RunSeries | null {
  if (series === null || sums === null) return null;
  const fold = Math.ceil(series.ok.length / MOST_POINTS);
  const intervalSeconds = series.intervalSeconds * fold;
  const points = Math.ceil(series.ok.length / fold);
  const lastSeconds = Math.min(intervalSeconds, sums.measuredNs / NS_PER_SECOND - (points - 1) * intervalSeconds);
  const shown = lastSeconds < intervalSeconds / 10 ? points - 1 : points;
  if (shown < FEWEST_POINTS) return null;
  const perSecond = (column: readonly number[]): number[] =>
    Array.from({ length: shown }, (_, at) => {
      const calls = column.slice(at * fold, (at + 1) * fold).reduce((sum, count) => sum + count, 0);
      return round12(calls / (at === points - 1 ? lastSeconds : intervalSeconds));
    });
  return { intervalSeconds, okPerSecond: perSecond(series.ok), failedPerSecond: perSecond(series.failed) };
}
