import { IndexbenchError } from '../model/errors.ts';
import type { PlannedScenario, Scenario } from '../model/generated/types.ts';
import { scheduleSha256 } from '../plan/schedule.ts';
import { unitOf } from '../plan/unit.ts';
import { SERVICE } from '../protocol/method.ts';
import { driveOrderOf, type DriveTarget } from './drive-order.ts';
import type { GhzLoad } from './ghz-flags.ts';

export interface ScenarioLoadRequest {
  readonly scenario: Scenario;
  /** Id of its workload. */
  readonly workload: string;
  readonly target: DriveTarget;
  readonly firstHeight: number;
  readonly lastHeight: number;
  readonly format: GhzLoad['format'];
  readonly output: string | null;
}

const IDLE_LIMIT_MS = 30_000;
const OVERALL_LIMIT_MS = 24 * 3_600_000;
/** What ghz echoes as total for a run by time. */
const UNLIMITED_TOTAL = 2_147_483_647;

/**
 * Ad hoc load with a workload's scenario on the heights of a running server.
 *
 * @throws IndexbenchError USAGE where the heights are empty, INPUT_INCONSISTENT where a range is longer than they are
 */
export function scenarioLoad({ scenario, workload, target, firstHeight, lastHeight, format, output }: ScenarioLoadRequest): GhzLoad {
  if (firstHeight > lastHeight) throw new IndexbenchError('USAGE', { what: `the heights ${firstHeight} to ${lastHeight} are empty`, where: '--first-height, --last-height' });
  const unsigned = { scenario, workload, domain: 'serving', unit: unitOf(scenario), projection: 'shielded', firstHeight, lastHeight } as const;
  const planned: PlannedScenario = { ...unsigned, scheduleSha256: scheduleSha256(unsigned) };
  return {
    order: driveOrderOf(planned, { target, samplesFile: '', idleLimitMs: IDLE_LIMIT_MS, overallLimitMs: OVERALL_LIMIT_MS, expectedPassSha256: null }),
    target,
    call: `${SERVICE}/${scenario.method}`,
    total: scenario.stop.kind === 'count' ? scenario.stop.requests : UNLIMITED_TOTAL,
    timeoutNs: scenario.deadlineSeconds * 1e9,
    name: scenario.title,
    tags: {},
    skipFirst: 0,
    countErrors: false,
    format,
    output,
  };
}
