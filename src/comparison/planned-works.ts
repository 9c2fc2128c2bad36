import { digestOf } from '../model/canonical-json.ts';
import type { DriverName, Plan, PlannedScenario } from '../model/generated/types.ts';
import { driversOf } from '../model/scenario-drivers.ts';
import { workFieldsOf } from './keys.ts';

/** A piece of work that a plan asks for: a scenario by a driver. */
export interface PlannedWork {
  readonly plan: Plan;
  readonly planned: PlannedScenario;
  readonly driver: DriverName;
}

/** The different works of some plans on one snapshot: what rows are made of. */
export interface PlannedWorks {
  /** Each with the plan and scenario that came first. */
  readonly works: readonly PlannedWork[];
  /** Which of them a plan's scenario and driver belong to: equal work whatever it is called, else its namesake, as other work. */
  readonly workOf: (asked: PlannedWork) => PlannedWork | undefined;
}

export function plannedWorks(plans: readonly Plan[]): PlannedWorks {
  const works: PlannedWork[] = [];
  const byKey = new Map<string, PlannedWork>();
  const byName = new Map<string, PlannedWork>();
  const keys = new Map<Plan, ReadonlyMap<string, string>>();
  const keyOf = (asked: PlannedWork): string => {
    const ofPlan = keys.get(asked.plan) ?? workKeysOf(asked.plan);
    keys.set(asked.plan, ofPlan);
    return ofPlan.get(nameOf(asked)) ?? '';
  };
  for (const asked of plans.flatMap(worksIn)) {
    if (byKey.has(keyOf(asked)) || byName.has(nameOf(asked))) continue;
    works.push(asked);
    byKey.set(keyOf(asked), asked);
    byName.set(nameOf(asked), asked);
  }
  return { works, workOf: (asked) => byKey.get(keyOf(asked)) ?? byName.get(nameOf(asked)) };
}

/** By scenario, then driver. */
export function worksIn(plan: Plan): PlannedWork[] {
  return plan.scenarios.flatMap((planned) => driversOf(plan, planned).map((driver) => ({ plan, planned, driver })));
}

/** By name, the work as far as a plan decides it. A plan may ask for the same twice: then it is the first, the second, and so on. */
function workKeysOf(plan: Plan): ReadonlyMap<string, string> {
  const same = new Map<string, number>();
  return new Map(
    worksIn(plan).map((work): [string, string] => {
      const own = digestOfWork(work);
      const earlier = same.get(own) ?? 0;
      same.set(own, earlier + 1);
      return [nameOf(work), `${own} ${String(earlier)}`];
    }),
  );
}

function digestOfWork({ plan, planned, driver }: PlannedWork): string {
  return digestOf(workFieldsOf(planned, plan.snapshot.pin.sha256, { name: driver, version: '', flags: [], validation: 'unchecked' }, ''));
}

function nameOf({ planned, driver }: PlannedWork): string {
  return `${driver}/${planned.scenario.id}`;
}
