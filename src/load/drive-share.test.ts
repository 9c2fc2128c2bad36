import { describe, expect, it } from 'vitest';
import type { Scenario } from '../model/generated/types.ts';
import { ShareNumbers, mostShares } from './drive-share.ts';
import { testingPlan } from './testing-order.ts';

const CASES = [[8, 8, 2], [8, 2, 2], [5, 3, 2], [7, 7, 3], [32, 4, 4], [1, 1, 1], [3, 3, 3]] as const;

describe.each(CASES)('%i clients over %i connections in %i shares', (clients, connections, count) => {
  const shares = Array.from({ length: count }, (_, index) => new ShareNumbers({ index, count }, { clients, connections }));

  it('have each client, each connection and each request once', () => {
    const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
    expect(sorted(shares.flatMap((share) => share.clients))).toEqual(Array.from({ length: clients }, (_, n) => n));
    expect(sorted(shares.flatMap((share) => share.connections))).toEqual(Array.from({ length: connections }, (_, n) => n));
    for (const total of [0, 1, 2, 7, 100, 101]) {
      const requests = shares.flatMap((share) => Array.from({ length: share.countBelow(total) }, (_, k) => share.requestOf(k)));
      expect(sorted(requests)).toEqual(Array.from({ length: total }, (_, i) => i));
    }
  });

  it('keep each client on the connection that it has in one process', () => {
    for (const share of shares) for (const client of share.clients) expect(share.connections).toContain(client % connections);
  });
});

describe('how many shares there can be', () => {
  const RANGES: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 1 }, clients: 8, connections: 4, stop: { kind: 'window', seconds: 2 } };
  const mix: Partial<Scenario> = { requests: { kind: 'mix', parts: [{ weight: 1, method: 'GetLightdInfo', requests: { kind: 'empty' } }] } };
  const cases: [string, Partial<Scenario>, number, number][] = [
    ['one a CPU', RANGES, 2, 2],
    ['no more than connections', RANGES, 16, 4],
    ['one for one connection', { ...RANGES, connections: 1 }, 8, 1],
    ['one on one CPU', RANGES, 1, 1],
    ['several by count', { ...RANGES, stop: { kind: 'count', requests: 9 } }, 2, 2],
    ['one for an open loop', { ...RANGES, arrival: { kind: 'constant', perSecond: 5 } }, 2, 1],
    ['one for whole downloads', { ...RANGES, requests: { kind: 'download', blocks: 10 }, stop: { kind: 'passes', minimumSeconds: 1 } }, 2, 1],
    ['one for what ends by count or time', { ...RANGES, stop: { kind: 'first', requests: 9, seconds: 1 } }, 2, 1],
    ['one for a mix by time', { ...RANGES, ...mix }, 2, 1],
    ['several for a mix by count', { ...RANGES, ...mix, stop: { kind: 'count', requests: 9 } }, 2, 2],
  ];
  it.each(cases)('%s', (_name, scenario, cpus, shares) => {
    expect(mostShares(testingPlan(scenario), cpus)).toBe(shares);
  });
});
