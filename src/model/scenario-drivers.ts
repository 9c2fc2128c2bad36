import type { DriverName, Plan, PlannedScenario } from './generated/types.ts';

/** The plan's drivers that do a scenario, in the plan's order: all, unless the scenario names some. */
export function driversOf({ drivers }: Pick<Plan, 'drivers'>, { scenario }: Pick<PlannedScenario, 'scenario'>): readonly DriverName[] {
  return drivers.filter((driver) => scenario.drivers?.includes(driver) ?? true);
}

/** How many measurements a run of a plan holds. */
export function measurementCount(plan: Pick<Plan, 'drivers' | 'scenarios'>): number {
  return plan.scenarios.reduce((sum, planned) => sum + driversOf(plan, planned).length, 0);
}
