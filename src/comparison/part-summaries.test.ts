import { describe, expect, it } from 'vitest';
import type { PartStatistics, Statistics } from '../model/generated/types.ts';
import { partSummaries } from './part-summaries.ts';

function part(method: PartStatistics['method'], p50Ns: number, mark: 'ok' | 'max' = 'ok'): PartStatistics {
  return { method, calls: 11, ok: 10, latency: { meanNs: 1, minNs: 1, maxNs: 1, percentiles: [{ percent: 50, valueNs: p50Ns, mark: 'ok' }, { percent: 99, valueNs: p50Ns * 2, mark }] } };
}

const run = (...parts: PartStatistics[]): { statistics: Statistics } => ({
  statistics: { goodCalls: 10, unitsPerSecond: 1, callsPerSecond: 1, bytesPerCall: 1, latency: { meanNs: 1, minNs: 1, maxNs: 1, percentiles: [] }, firstMessage: null, service: null, latencyHistogram: null, parts },
});

describe('the parts of a mix', () => {
  it('are summed up over the runs, each by its place', () => {
    const found = partSummaries([run(part('GetBlock', 100), part('GetBlock', 7)), run(part('GetBlock', 300), part('GetBlock', 9)), run(part('GetBlock', 200), part('GetBlock', 8))]);
    expect(found?.map(({ p50Ns }) => p50Ns)).toEqual([{ n: 3, median: 200, min: 100, max: 300 }, { n: 3, median: 8, min: 7, max: 9 }]);
    expect(found?.[0]).toMatchObject({ method: 'GetBlock', calls: 33, ok: 30, p95Ns: null, p99Ns: { median: 400 } });
  });

  it('have no percentile that is only the maximum in a run', () => {
    expect(partSummaries([run(part('GetBlock', 100)), run(part('GetBlock', 100, 'max'))])?.[0]).toMatchObject({ p50Ns: { n: 2 }, p99Ns: null });
  });

  it('are none where there is no mix', () => {
    const { statistics } = run();
    expect(partSummaries([{ statistics: { ...statistics, parts: null } }])).toBeNull();
    expect(partSummaries([])).toBeNull();
  });
});
