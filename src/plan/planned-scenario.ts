import type { PlannedScenario, Scenario } from '../model/generated/types.ts';
import { scheduleSha256 } from './schedule.ts';
import { unitOf } from './unit.ts';

export interface ScenarioOnHeights {
  readonly scenario: Scenario;
  /** Id of its workload. */
  readonly workload: string;
  readonly firstHeight: number;
  /** Included. */
  readonly lastHeight: number;
  /** Absent: serving. */
  readonly domain?: PlannedScenario['domain'];
}

/** A scenario of a workload on a range of heights. */
export function plannedScenario({ scenario, workload, firstHeight, lastHeight, domain = 'serving' }: ScenarioOnHeights): PlannedScenario {
  const unsigned: Omit<PlannedScenario, 'scheduleSha256'> = {
    scenario,
    workload,
    domain,
    unit: unitOf(scenario),
    projection: 'shielded',
    firstHeight,
    lastHeight,
  };
  return { ...unsigned, scheduleSha256: scheduleSha256(unsigned) };
}
