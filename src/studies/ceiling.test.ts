import { expect, it } from 'vitest';
import { testingPlan } from '../load/testing-order.ts';
import { compileSchedule } from '../plan/schedule.ts';
import { onHeights } from './ceiling.ts';

const NULL_CHAIN = { firstHeight: 1, lastHeight: 12_003 };
const study = (blocks: number) => ({ ...testingPlan({ method: 'GetBlockRange', requests: { kind: 'ranges', blocks, offset: 5 } }, 4_382_797), firstHeight: 280_000 });

it('a scenario of a chain that the null server has not is asked on the blocks that it has, in ranges that fit', () => {
  const within = testingPlan({ method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 5 } });
  expect(onHeights(within, NULL_CHAIN)).toBe(within);
  for (const [blocks, expected] of [[1_000, 1_000], [100_000, 12_003]] as const) {
    const moved = onHeights(study(blocks), NULL_CHAIN);
    expect(moved).toMatchObject({ firstHeight: 1, lastHeight: 12_003, scenario: { requests: { kind: 'ranges', blocks: expected } } });
    const schedule = compileSchedule(moved);
    for (let i = 0; i < 50; i += 1) {
      const range = schedule.at(i);
      expect(range.kind === 'range' && range.start >= 1 && range.end <= 12_003 && range.end - range.start + 1 === expected).toBe(true);
    }
  }
  const mix = onHeights({ ...study(1), scenario: { ...study(1).scenario, requests: { kind: 'mix', parts: [{ weight: 1, method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 50_000, offset: 0 } }, { weight: 1, method: 'GetBlock', requests: { kind: 'heights', listLength: 5, seed: 1 } }] } } }, NULL_CHAIN);
  expect(mix.scenario.requests).toMatchObject({ parts: [{ requests: { blocks: 12_003 } }, { requests: { kind: 'heights' } }] });
});
