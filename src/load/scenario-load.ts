import { IndexbenchError } from '../model/errors.ts';
import type { Scenario } from '../model/generated/types.ts';
import { fixtureKindsOf } from '../plan/chain-fixtures.ts';
import { plannedScenario } from '../plan/planned-scenario.ts';
import { SERVICE } from '../protocol/method.ts';
import { driveOrderOf, type DriveTarget, type TransportName } from './drive-order.ts';
import type { GhzLoad } from './ghz-compat/ghz-load.ts';
import { UNLIMITED_TOTAL } from './ghz-compat/ghz-stop.ts';
import { requestSourceOf } from './native/request-source.ts';

export interface ScenarioLoadRequest {
  readonly scenario: Scenario;
  /** Id of its workload. */
  readonly workload: string;
  readonly target: DriveTarget;
  readonly transport: TransportName | undefined;
  readonly firstHeight: number;
  readonly lastHeight: number;
  readonly format: GhzLoad['format'];
  readonly output: string | null;
}

const IDLE_LIMIT_MS = 30_000;
const OVERALL_LIMIT_MS = 24 * 3_600_000;

/**
 * Ad hoc load with a workload's scenario on the heights of a running server.
 *
 * @throws IndexbenchError USAGE where the heights are empty, INPUT_INCONSISTENT where a range is longer than they are
 */
export function scenarioLoad({ scenario, workload, target, transport, firstHeight, lastHeight, format, output }: ScenarioLoadRequest): GhzLoad {
  if (firstHeight > lastHeight) throw new IndexbenchError('USAGE', { what: `the heights ${firstHeight} to ${lastHeight} are empty`, where: '--first-height, --last-height' });
  const [named] = fixtureKindsOf({ scenario });
  if (named !== undefined) throw new IndexbenchError('USAGE', { what: `the scenario names ${named} of a chain, which only a run selects`, where: '--scenario', next: 'Choose another scenario, or give ghz’s own flags with the data.' });
  const planned = plannedScenario({ scenario, workload, firstHeight, lastHeight });
  const order = driveOrderOf(planned, { target, transport, samplesFile: '', idleLimitMs: IDLE_LIMIT_MS, overallLimitMs: OVERALL_LIMIT_MS, expectedPassSha256: null });
  return {
    order,
    source: requestSourceOf(order),
    target,
    isUnlimited: false,
    options: {
      call: `${SERVICE}/${scenario.method}`, insecure: target.tls === undefined, 'load-schedule': 'const', concurrency: scenario.clients, 'concurrency-schedule': 'const',
      total: scenario.stop.kind === 'count' ? scenario.stop.requests : UNLIMITED_TOTAL, connections: order.connections, timeout: scenario.deadlineSeconds * 1e9, binary: false, name: scenario.title,
    },
    name: scenario.title,
    tags: {},
    skipFirst: 0,
    countErrors: false,
    format,
    output,
  };
}
