import { expect, it } from 'vitest';
import { NO_PROCESS_FACTS, clientLoadOf, isSaturated, type ClientFacts } from './client-bound.ts';

const IDLE: ClientFacts = { cpuNs: 1e8, busiestProcessCpuNs: 1e8, measuredNs: 1e9, clients: 1, clientCpus: 2, unitsPerSecond: 100, ceilingUnitsPerSecond: 1000,
  process: { ...NO_PROCESS_FACTS, eventLoopLagMaxNs: 5 }, sums: { calls: 900, cutOff: 100, lateStarts: null, capHits: null } };

it('an idle client is not bound', () => {
  expect(clientLoadOf(IDLE)).toEqual({
    cpuShare: 0.1, busiestProcessShare: 0.1, ceilingUnitsPerSecond: 1000, ceilingShare: 0.1, ...NO_PROCESS_FACTS, eventLoopLagMaxNs: 5, lateStartShare: null, capHitShare: null,
    bound: false, reasons: [],
  });
});

it.each([
  [{ cpuNs: 0.85e9 }, ['cpu-share']],
  [{ cpuNs: 0.849e9 }, []],
  // Eight clients on two CPUs can use two CPUs, not eight.
  [{ cpuNs: 1.7e9, clients: 8 }, ['cpu-share']],
  [{ cpuNs: 1.6e9, clients: 8 }, []],
  [{ busiestProcessCpuNs: 0.85e9 }, ['busiest-process']],
  [{ unitsPerSecond: 700 }, ['ceiling']],
  [{ unitsPerSecond: 699 }, []],
  [{ cpuNs: 1e9, busiestProcessCpuNs: 1e9, unitsPerSecond: 2000 }, ['cpu-share', 'busiest-process', 'ceiling']],
  // Of 1,000 calls that were due in an open loop.
  [{ cpuNs: 1e9, busiestProcessCpuNs: 1e9, unitsPerSecond: 2000, sums: { calls: 900, cutOff: 100, lateStarts: 9, capHits: 9 } }, []],
  [{ sums: { calls: 900, cutOff: 100, lateStarts: 10, capHits: 0 } }, ['late-starts']],
  [{ sums: { calls: 900, cutOff: 100, lateStarts: 0, capHits: 10 } }, ['cap-hits']],
] as const)('%j: %j', (change, reasons) => {
  expect(clientLoadOf({ ...IDLE, ...change })).toMatchObject({ reasons, bound: reasons.length > 0 });
});

it('what is not known says nothing and is no figure', () => {
  const load = clientLoadOf({ ...IDLE, cpuNs: null, busiestProcessCpuNs: null, unitsPerSecond: null, ceilingUnitsPerSecond: 0 });
  expect(load).toMatchObject({ cpuShare: null, busiestProcessShare: null, ceilingShare: null, bound: false });
  expect(clientLoadOf({ ...IDLE, measuredNs: 0 }).cpuShare).toBeNull();
});

it('can be recomputed from what is stored, to the last digit', () => {
  for (let i = 1; i <= 1000; i += 1) {
    const load = clientLoadOf({ ...IDLE, unitsPerSecond: 123_456 / i, ceilingUnitsPerSecond: (1e9 / 7) * Math.sqrt(i) });
    expect(clientLoadOf({ ...IDLE, unitsPerSecond: 123_456 / i, ceilingUnitsPerSecond: load.ceilingUnitsPerSecond })).toEqual(load);
  }
});

it('a process is saturated by the share that makes a client bound; one of which nothing is known is not', () => {
  expect([0.85e9, 0.849e9, null].map((cpuNs) => isSaturated(cpuNs, 1e9))).toEqual([true, false, false]);
  expect(isSaturated(1e9, 0)).toBe(false);
});

it('says of how many processes it is, where they are several', () => {
  expect(clientLoadOf({ ...IDLE, processes: 2 }).processes).toBe(2);
  expect('processes' in clientLoadOf({ ...IDLE, processes: 1 })).toBe(false);
});
