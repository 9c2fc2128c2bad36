import { expect, it } from 'vitest';
import { TimeSeriesTally } from './time-series.ts';

it('counts by the second, by hand', () => {
  const tally = new TimeSeriesTally();
  tally.start(0);
  tally.start(0.4e9);
  tally.start(2.1e9);
  tally.success(0.5e9, 0.5e9);
  tally.success(0.999e9, 0.599e9);
  tally.failure(2.2e9);
  expect(tally.series).toEqual({
    intervalSeconds: 1, started: [2, 0, 1], ok: [2, 0, 0], failed: [0, 0, 1], latencyMeanNs: [0.5495e9, null, null], latencyMaxNs: [0.599e9, null, null],
  });
});

it('joins intervals where there are too many, and loses nothing', () => {
  const tally = new TimeSeriesTally();
  for (let second = 0; second < 1500; second += 1) {
    tally.start(second * 1e9);
    tally.success(second * 1e9 + 1, second);
  }
  const series = tally.series;
  expect(series?.intervalSeconds).toBe(4);
  expect(series?.ok).toEqual(new Array<number>(375).fill(4));
  expect(series?.latencyMaxNs[374]).toBe(1499);
  expect(series?.latencyMeanNs[1]).toBe(5.5);
});

it('of nothing is none', () => {
  expect(new TimeSeriesTally().series).toBeNull();
});
