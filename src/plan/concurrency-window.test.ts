import { expect, it } from 'vitest';
import type { ConcurrencySteps } from '../model/generated/types.ts';
import { concurrencyWindow } from './concurrency-window.ts';

function activeAt(steps: ConcurrencySteps, seconds: number): number {
  const clients = Math.max(steps.startClients, steps.endClients);
  const windows = Array.from({ length: clients }, (_, client) => concurrencyWindow(steps, client));
  return windows.filter(({ fromSeconds, untilSeconds }) => fromSeconds <= seconds && seconds < untilSeconds).length;
}

// ghz would overshoot in the first two: 5, 15; and 12, 2.
it.each<[ConcurrencySteps, (readonly [seconds: number, clients: number])[]]>([
  [{ startClients: 5, endClients: 12, stepClients: 10, stepSeconds: 2 }, [[0, 5], [1.99, 5], [2, 12], [100, 12]]],
  [{ startClients: 12, endClients: 5, stepClients: 10, stepSeconds: 2 }, [[0, 12], [1.99, 12], [2, 5], [100, 5]]],
  [{ startClients: 1, endClients: 4, stepClients: 1, stepSeconds: 1 }, [[0, 1], [1, 2], [2, 3], [3, 4], [9, 4]]],
  [{ startClients: 7, endClients: 1, stepClients: 2, stepSeconds: 1 }, [[0, 7], [1, 5], [2, 3], [3, 1], [9, 1]]],
  [{ startClients: 3, endClients: 3, stepClients: 1, stepSeconds: 1 }, [[0, 3], [9, 3]]],
])('%j', (steps, expected) => {
  expect(expected.map(([seconds]) => [seconds, activeAt(steps, seconds)])).toEqual(expected);
});
