/** For tests: orders and plans with everything filled in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlannedScenario, Scenario } from '../model/generated/types.ts';
import { plannedScenario } from '../plan/planned-scenario.ts';
import { driveOrderOf } from './drive-order.ts';
import type { DriveOrder } from './drive-order.ts';

export const TESTING_TXIDS: readonly string[] = ['fe'.repeat(31) + '01', '0123456789abcdef'.repeat(4), '00'.repeat(32)];
export const TESTING_ADDRESSES: readonly string[] = ['tmJymvcUCn1ctbghvTJpXBwHiMEB8P6wxNV', 't26YoyZ1iPgiMEWL4zGUm74eVWfhyDMXzY2'];

/** A scenario over heights 1 to `lastHeight`, with what its requests may name. */
export function testingPlan(scenario: Partial<Scenario>, lastHeight = 100): PlannedScenario {
  const whole: Scenario = {
    id: 'testing', title: 'testing', method: 'GetLightdInfo', requests: { kind: 'empty' }, clients: 1, connections: 1, warmupRequests: 0,
    stop: { kind: 'count', requests: 10 }, deadlineSeconds: 5, maxMessageBytes: 65_536, ...scenario,
  };
  const planned = plannedScenario({ scenario: whole, workload: 'testing', firstHeight: 1, lastHeight });
  if (whole.requests.kind === 'transactions') return { ...planned, txids: [...TESTING_TXIDS] };
  return whole.requests.kind === 'addresses' ? { ...planned, addresses: [...TESTING_ADDRESSES] } : planned;
}

export function testingOrder(port: number, folder: string, planned: PlannedScenario, changes: Partial<DriveOrder> = {}): DriveOrder {
  const settings = { target: { host: '127.0.0.1', port }, samplesFile: join(folder, 'samples.raw'), idleLimitMs: 5000, overallLimitMs: 15_000, expectedPassSha256: null };
  return { ...driveOrderOf(planned, settings), ...changes };
}

/** A folder for one test file; `remove` takes it away. */
export function testingFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'indexbench-load-test-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
