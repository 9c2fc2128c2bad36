import { driveOrderOf, type DriveOrder } from '../load/drive-order.ts';
import type { PlannedScenario, Scenario, StopAfterCount } from '../model/generated/types.ts';
import { compileArrival } from '../plan/arrival.ts';
import type { ScenarioOrder } from './scenario-driver.ts';

const IDLE_LIMIT_MS = 30_000;
/** On top of the window and of one call's deadline, for warm-up and connecting. */
const GRACE_MS = 30_000;
const MOST_MS = 24 * 3_600_000;

/** The order that does a scenario, with limits that end it whatever the server does. */
export function scenarioOrder({ planned, target, samplesFile, expectedPassSha256, checkedPayloads }: Pick<ScenarioOrder, 'planned' | 'target' | 'samplesFile' | 'expectedPassSha256' | 'checkedPayloads'>): DriveOrder {
  return driveOrderOf(planned, { target, samplesFile, idleLimitMs: IDLE_LIMIT_MS, overallLimitMs: overallLimitMs(planned), expectedPassSha256, checkedPayloads });
}

function overallLimitMs({ scenario }: PlannedScenario): number {
  const deadlineMs = scenario.deadlineSeconds * 1000;
  const warmupMs = (scenario.warmupSeconds ?? 0) * 1000 + dueMs(scenario, scenario.warmupRequests);
  const thinkMs = (scenario.thinkSeconds ?? 0) * 1000;
  switch (scenario.stop.kind) {
    case 'window':
      return warmupMs + scenario.stop.seconds * 1000 + deadlineMs + GRACE_MS;
    case 'passes':
      // A pass that has begun is finished, however slow the server is.
      return warmupMs + scenario.stop.minimumSeconds * 1000 + 2 * deadlineMs + GRACE_MS;
    case 'first':
      return warmupMs + Math.min(MOST_MS, scenario.stop.seconds * 1000 + deadlineMs + GRACE_MS);
    case 'count':
      return warmupMs + Math.min(MOST_MS, countMs(scenario.stop, deadlineMs + thinkMs) + dueMs(scenario, scenario.stop.requests) + deadlineMs + GRACE_MS);
  }
}

/** The longest that a stop by count can take to start its last call. */
function countMs({ requests, minimumSeconds = 0, maximumSeconds = Number.POSITIVE_INFINITY }: StopAfterCount, callMs: number): number {
  return Math.min(maximumSeconds * 1000, Math.max(minimumSeconds * 1000, requests * callMs));
}

/** Until the last of so many requests of an open loop is due. */
function dueMs({ arrival }: Scenario, requests: number): number {
  return arrival === undefined || requests === 0 ? 0 : compileArrival(arrival).dueSeconds(requests - 1) * 1000;
}
