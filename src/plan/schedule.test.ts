import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PlannedScenario, Scenario } from '../model/generated/types.ts';
import { compileSchedule, requestArguments, scheduleSha256 } from './schedule.ts';

function plan(scenario: Partial<Scenario>, firstHeight: number, lastHeight: number): Omit<PlannedScenario, 'scheduleSha256'> {
  return {
    scenario: {
      id: 's', title: 's', method: 'GetBlockRange', requests: { kind: 'download', blocks: 1000 }, clients: 1, connections: 1, warmupRequests: 0,
      stop: { kind: 'count', requests: 1 }, deadlineSeconds: 1, maxMessageBytes: 1024, ...scenario,
    },
    workload: 'w', domain: 'serving', unit: 'block', projection: 'shielded', firstHeight, lastHeight,
  };
}

describe('ranges', () => {
  // The reference study: heights 280,000 to 4,382,797, so 4,102,699 possible starts of 100 blocks.
  const study = plan({ requests: { kind: 'ranges', blocks: 100, offset: 100 } }, 280_000, 4_382_797);

  it('follows the reference study, by hand', () => {
    // i = 0: 100. i = 1: 2,654,435,861 − 646 × 4,102,699 = 4,092,307.
    expect(requestArguments(study, 0)).toEqual({ kind: 'range', start: 280_100, end: 280_199 });
    expect(requestArguments(study, 1)).toEqual({ kind: 'range', start: 4_372_307, end: 4_372_406 });
  });

  it('is exact where products pass 2^53', () => {
    const schedule = compileSchedule(study);
    for (const i of [3_393_001, 10_000_019, 999_999_999]) {
      const start = 280_000 + Number((BigInt(i) * 2_654_435_761n + 100n) % 4_102_699n);
      expect(schedule.at(i)).toEqual({ kind: 'range', start, end: start + 99 });
    }
  });

  it('stays within the heights, ends included', () => {
    const schedule = compileSchedule(plan({ requests: { kind: 'ranges', blocks: 3, offset: 1 } }, 10, 14));
    const starts = new Set(Array.from({ length: 200 }, (_, i) => {
      const range = schedule.at(i);
      return range.kind === 'range' ? range.start : -1;
    }));
    expect([...starts].sort()).toEqual([10, 11, 12]);
    expect(schedule.blocksIn(7)).toBe(3);
  });

  it('refuses ranges longer than the heights', () => {
    expect(() => compileSchedule(plan({ requests: { kind: 'ranges', blocks: 6, offset: 1 } }, 10, 14))).toThrow('ranges of 6 blocks do not fit into heights 10 to 14');
  });
});

describe('download', () => {
  const schedule = compileSchedule(plan({ requests: { kind: 'download', blocks: 10_000 }, warmupRequests: 3 }, 280_000, 4_382_797));

  it('is the study’s 411 ranges, the last of 2,798 blocks', () => {
    expect(schedule.requestsInPass).toBe(411);
    expect(schedule.at(0)).toEqual({ kind: 'range', start: 280_000, end: 289_999 });
    expect(schedule.at(410)).toEqual({ kind: 'range', start: 4_380_000, end: 4_382_797 });
    expect(schedule.blocksIn(410)).toBe(2798);
    expect(schedule.at(411)).toEqual(schedule.at(0));
  });

  it('begins its measured part with a pass', () => {
    expect(schedule.firstMeasured).toBe(411);
    expect(compileSchedule(plan({}, 1, 5000)).firstMeasured).toBe(0);
  });
});

describe('heights', () => {
  it('takes SplitMix64 modulo the span, in turn', () => {
    // First outputs of SplitMix64 from seed 1234567, as in Vigna's published test values.
    const outputs = [6457827717110365317n, 3203168211198807973n, 9817491932198370423n];
    const schedule = compileSchedule(plan({ method: 'GetBlock', requests: { kind: 'heights', listLength: 3, seed: 1_234_567 } }, 50, 1049));
    const expected = outputs.map((output) => ({ kind: 'height', height: 50 + Number(output % 1000n) }));
    expect([0, 1, 2].map((i) => schedule.at(i))).toEqual(expected);
    expect(schedule.at(3)).toEqual(expected[0]);
    expect(schedule.blocksIn(0)).toBe(1);
  });

  it('counts no blocks where the method sends none', () => {
    expect(compileSchedule(plan({ method: 'GetTreeState', requests: { kind: 'heights', listLength: 1, seed: 1 } }, 1, 9)).blocksIn(0)).toBe(0);
  });
});

it('refuses arguments that the method does not take', () => {
  expect(() => compileSchedule(plan({ method: 'GetBlock' }, 1, 9))).toThrow('GetBlock takes requests of kind heights, not download');
});

it('gives each part of a mix its own requests, in turn', () => {
  const heights = { kind: 'heights', listLength: 3, seed: 9 } as const;
  const ranges = { kind: 'ranges', blocks: 2, offset: 1 } as const;
  const mix = compileSchedule(plan({ method: 'GetBlock', requests: { kind: 'mix', parts: [{ weight: 2, method: 'GetBlock', requests: heights }, { weight: 1, method: 'GetBlockRange', requests: ranges }] } }, 1, 50));
  const [blocks, spans] = [compileSchedule(plan({ method: 'GetBlock', requests: heights }, 1, 50)), compileSchedule(plan({ requests: ranges }, 1, 50))];
  expect([0, 1, 2, 3, 4, 5].map((i) => mix.at(i))).toEqual([blocks.at(0), spans.at(0), blocks.at(1), blocks.at(2), spans.at(1), blocks.at(3)]);
  expect([0, 1].map((i) => mix.blocksIn(i))).toEqual([1, 2]);
});

describe('scheduleSha256', () => {
  it('is over canonical JSON', () => {
    const text = '{"firstHeight":1,"lastHeight":9,"method":"GetBlockRange","requests":{"blocks":1000,"kind":"download"},"stop":{"kind":"count","requests":1},"warmupRequests":0}';
    expect(scheduleSha256(plan({ requests: { blocks: 1000, kind: 'download' } }, 1, 9))).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('ignores what is not the schedule, and sees what is', () => {
    const base = scheduleSha256(plan({}, 1, 9));
    expect(scheduleSha256(plan({ title: 'other', id: 'other', clients: 8 }, 1, 9))).toBe(base);
    expect(scheduleSha256(plan({ warmupRequests: 1 }, 1, 9))).not.toBe(base);
    expect(scheduleSha256(plan({}, 1, 10))).not.toBe(base);
    const changes: Partial<Scenario>[] = [{ arrival: { kind: 'constant', perSecond: 1 } }, { thinkSeconds: 1 }, { warmupSeconds: 1 }, { atEnd: 'close' }, { concurrencySteps: { startClients: 1, endClients: 2, stepClients: 1, stepSeconds: 1 } }];
    expect(new Set([base, ...changes.map((change) => scheduleSha256(plan(change, 1, 9)))]).size).toBe(6);
  });
});
