import { expect, it } from 'vitest';
import { latencyOf } from './latency.ts';

it('states what there is, with marks', () => {
  const latency = latencyOf(Float64Array.from({ length: 200 }, (_, index) => 200 - index));
  expect(latency).toEqual({
    meanNs: 100.5,
    minNs: 1,
    maxNs: 200,
    percentiles: [
      { percent: 50, valueNs: 100, mark: 'ok' },
      { percent: 90, valueNs: 180, mark: 'ok' },
      { percent: 95, valueNs: 190, mark: 'ok' },
      { percent: 99, valueNs: 198, mark: 'few' },
    ],
  });
});

it('marks every percentile of a single call as the maximum but leaves out the far tail', () => {
  expect(latencyOf(Float64Array.of(7)).percentiles).toEqual([50, 90, 95, 99].map((percent) => ({ percent, valueNs: 7, mark: 'max' })));
});

it('states p99.9 and p99.99 only with ten calls beyond', () => {
  const percents = (count: number): number[] => latencyOf(new Float64Array(count).fill(5)).percentiles.map(({ percent }) => percent);
  expect(percents(9_999)).not.toContain(99.9);
  expect(percents(10_000)).toContain(99.9);
  expect(percents(10_000)).not.toContain(99.99);
  expect(percents(100_000)).toContain(99.99);
});

it('has no figures without calls', () => {
  expect(latencyOf(new Float64Array())).toEqual({ meanNs: null, minNs: null, maxNs: null, percentiles: [] });
});
