import { describe, expect, it } from 'vitest';
import type { Arrival } from '../model/generated/types.ts';
import { compileArrival } from './arrival.ts';

const STEP = { kind: 'step', startPerSecond: 10, endPerSecond: 35, stepPerSecond: 10, stepSeconds: 2 } as const;
const LINE = { kind: 'line', startPerSecond: 10, endPerSecond: 30, seconds: 4 } as const;

describe('when request k is due', () => {
  it.each<[string, Arrival, (readonly [k: number, seconds: number])[]]>([
    ['constant', { kind: 'constant', perSecond: 4 }, [[0, 0], [1, 0.25], [10, 2.5], [1_000_000, 250_000]]],
    // Stairs of 10, 20, 30 and then 35 a second, 2 s each: 20, 40 and 60 requests before the last one.
    ['step, up to an end that no stair meets', STEP, [[0, 0], [10, 1], [19, 1.9], [20, 2], [21, 2.05], [60, 4], [119, 4 + 59 / 30], [120, 6], [155, 7], [190, 8]]],
    ['step, down', { ...STEP, startPerSecond: 30, endPerSecond: 10 }, [[0, 0], [59, 59 / 30], [60, 2], [99, 3.95], [100, 4], [101, 4.1]]],
    ['step, whose stairs hold no whole number of requests', { kind: 'step', startPerSecond: 1, endPerSecond: 2, stepPerSecond: 1, stepSeconds: 1.5 }, [[0, 0], [1, 1], [2, 1.75], [3, 2.25]]],
    ['step without a step', { ...STEP, endPerSecond: 10 }, [[0, 0], [100, 10]]],
    // 80 requests in 4 s; after 2 s the rate is 20, and 2·10 + 2²·5/2 = 30 requests are due.
    ['line, up', LINE, [[0, 0], [30, 2], [80, 4], [110, 5]]],
    ['line, down', { ...LINE, startPerSecond: 30, endPerSecond: 10 }, [[0, 0], [50, 2], [80, 4], [90, 5]]],
    ['line, level', { ...LINE, endPerSecond: 10 }, [[0, 0], [25, 2.5], [40, 4], [50, 5]]],
  ])('%s', (_name, arrival, expected) => {
    const times = compileArrival(arrival);
    for (const [k, seconds] of expected) expect(times.dueSeconds(k), `request ${String(k)}`).toBeCloseTo(seconds, 9);
  });

  it('does not depend on the order of asking', () => {
    for (const arrival of [STEP, LINE, { kind: 'poisson', perSecond: 50, seed: 3 }] as const) {
      const times = compileArrival(arrival);
      const forwards = Array.from({ length: 200 }, (_, k) => times.dueSeconds(k));
      const backwards = Array.from({ length: 200 }, (_, k) => times.dueSeconds(199 - k)).reverse();
      expect(backwards).toEqual(forwards);
      expect([...forwards].sort((a, b) => a - b)).toEqual(forwards);
    }
  });
});

describe('a Poisson process', () => {
  it('is fixed by its seed', () => {
    const times = compileArrival({ kind: 'poisson', perSecond: 100, seed: 7 });
    const again = compileArrival({ kind: 'poisson', perSecond: 100, seed: 7 });
    expect(times.dueSeconds(500)).toBe(again.dueSeconds(500));
    expect(times.dueSeconds(500)).not.toBe(compileArrival({ kind: 'poisson', perSecond: 100, seed: 8 }).dueSeconds(500));
  });

  it('has exponential gaps: mean and deviation 1/rate, 1 − 1/e of them shorter than that', () => {
    const times = compileArrival({ kind: 'poisson', perSecond: 100, seed: 11 });
    const dues = Array.from({ length: 20_000 }, (_, k) => times.dueSeconds(k));
    const all = dues.map((due, k) => due - (dues[k - 1] ?? 0));
    const mean = all.reduce((sum, gap) => sum + gap, 0) / all.length;
    const deviation = Math.sqrt(all.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / all.length);
    expect(mean).toBeGreaterThan(0.0097);
    expect(mean).toBeLessThan(0.0103);
    expect(deviation / mean).toBeGreaterThan(0.96);
    expect(deviation / mean).toBeLessThan(1.04);
    expect(all.filter((gap) => gap < 0.01).length / all.length).toBeCloseTo(1 - 1 / Math.E, 1);
    expect(Math.min(...all)).toBeGreaterThan(0);
  });
});
