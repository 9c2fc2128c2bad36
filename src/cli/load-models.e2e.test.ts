import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Measurements, Scenario } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

const common = { method: 'GetBlock', requests: { kind: 'heights', listLength: 100, seed: 1 }, clients: 8, connections: 2, warmupRequests: 10, deadlineSeconds: 5, maxMessageBytes: 1_000_000 } as const;

const SCENARIOS: Scenario[] = [
  { ...common, id: 'open', title: 'open', arrival: { kind: 'poisson', perSecond: 400, seed: 1 }, stop: { kind: 'window', seconds: 1 } },
  { ...common, id: 'closing', title: 'closing', arrival: { kind: 'line', startPerSecond: 100, endPerSecond: 500, seconds: 1 }, stop: { kind: 'first', requests: 100_000, seconds: 1 }, atEnd: 'close' },
  { ...common, id: 'steps', title: 'steps', concurrencySteps: { startClients: 2, endClients: 8, stepClients: 3, stepSeconds: 0.3 }, thinkSeconds: 0.01, warmupSeconds: 0.3, stop: { kind: 'window', seconds: 1 }, atEnd: 'ignore' },
  {
    ...common, id: 'mix', title: 'mix', stop: { kind: 'count', requests: 500 },
    requests: { kind: 'mix', parts: [{ weight: 4, method: 'GetBlock', requests: common.requests }, { weight: 1, method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 100, offset: 1 } }] },
  },
];

describe('run, then verify', { timeout: 90_000 }, () => {
  it('of open loops, steps and a mix: figures of their own, all recomputed', async () => {
    writePlanFiles(test, { variants: { plain: {} }, plan: { scenarios: SCENARIOS.map(({ id }) => id) }, workload: (workload) => Object.assign(workload, { scenarios: SCENARIOS }) });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode, stderr).toBe(0);
    const { measurements } = test.json('out', 'runs', 'plain-r1-a1', 'measurements.json') as Measurements;
    const [open, closing, steps, mix] = measurements;
    expect(measurements.map(({ state }) => state)).toEqual(measurements.map(() => ({ kind: 'measured' })));
    expect(open?.work.fields.load).toBe('open loop, Poisson, 400 a second, seed 1');
    expect(open?.statistics?.service?.percentiles).not.toEqual([]);
    expect(open?.client).toMatchObject({ ceilingUnitsPerSecond: null });
    expect(open?.client?.lateStartShare).not.toBeNull();
    expect(open?.series?.started.reduce((sum, calls) => sum + calls, 0)).toBe((open?.sums?.calls ?? 0) + (open?.sums?.cutOff ?? 0));
    expect((closing?.sums?.calls ?? 0) + (closing?.sums?.cutOff ?? 0)).toBe(300);
    expect(steps?.sums).toMatchObject({ lateStarts: null, capHits: null });
    expect(steps?.statistics?.service).toBeNull();
    expect(mix?.unit).toBe('call');
    expect(mix?.statistics?.parts?.map(({ method, calls }) => [method, calls])).toEqual([['GetBlock', 400], ['GetBlockRange', 100]]);
    expect(mix?.statistics?.latencyHistogram).toMatch(/^HISTF/);
    const verified = await test.run('verify', 'out');
    expect(verified.exitCode, verified.stdout + verified.stderr).toBe(0);
  });
});
