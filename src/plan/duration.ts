import { isGhz } from '../model/driver-kinds.ts';
import type { DriverName, Plan, PlannedScenario, Stop, StopAfterCount } from '../model/generated/types.ts';
import { driversOf } from '../model/scenario-drivers.ts';
import { compileArrival } from './arrival.ts';
import { indexBuildSeconds } from './index-build-plan.ts';

/** Rough figures, for progress only: a fast local server. */
const CALLS_PER_SECOND = 4_000;
const BLOCKS_PER_SECOND = 400_000;
/** Starting the driver, connecting, warming it up, measuring its ceiling, writing the samples. */
const NATIVE_OVERHEAD_SECONDS = 0.8;
/** ghz: one process more for the warm-up. */
const GHZ_OVERHEAD_SECONDS = 1.6;
/** Calibration at both ends, launch, readiness, payload check, stop, seal. */
const RUN_OVERHEAD_SECONDS = 4;

/** How long one measurement will take, in seconds, roughly: for progress displays and default deadlines. */
export function measurementSeconds(planned: PlannedScenario, driver: DriverName): number {
  const { scenario } = planned;
  const overhead = isGhz(driver) ? GHZ_OVERHEAD_SECONDS : NATIVE_OVERHEAD_SECONDS;
  const warmupSeconds = scenario.warmupSeconds ?? scenario.warmupRequests * callSeconds(planned);
  return overhead + warmupSeconds + stopSeconds(planned, scenario.stop);
}

/** How long one run (a variant, a repeat, its index, all scenarios with all drivers) will take, in seconds, roughly. */
export function runSeconds(plan: Pick<Plan, 'scenarios' | 'drivers' | 'indexBuild' | 'snapshot'>): number {
  const pairs = plan.scenarios.flatMap((planned) => driversOf(plan, planned).map((driver) => measurementSeconds(planned, driver)));
  const { firstHeight, tipHeight } = plan.snapshot.pin;
  const building = plan.indexBuild === null ? 0 : indexBuildSeconds(plan.indexBuild, tipHeight - firstHeight + 1);
  return pairs.reduce((sum, seconds) => sum + seconds, RUN_OVERHEAD_SECONDS + building);
}

/** How long a whole plan will take on one machine, in seconds, roughly. */
export function planSeconds(plan: Pick<Plan, 'scenarios' | 'drivers' | 'variants' | 'repeats' | 'indexBuild' | 'snapshot'>): number {
  return runSeconds(plan) * plan.variants.length * plan.repeats;
}

function stopSeconds(planned: PlannedScenario, stop: Stop): number {
  switch (stop.kind) {
    case 'count':
      return boundedSeconds(stop, countSeconds(planned, stop.requests));
    case 'window':
      return stop.seconds;
    case 'first':
      return Math.min(stop.seconds, countSeconds(planned, stop.requests));
    case 'passes':
      return Math.max(stop.minimumSeconds, (planned.lastHeight - planned.firstHeight + 1) / BLOCKS_PER_SECOND);
  }
}

function boundedSeconds({ minimumSeconds = 0, maximumSeconds = Infinity }: StopAfterCount, seconds: number): number {
  return Math.min(maximumSeconds, Math.max(minimumSeconds, seconds));
}

/** An open loop takes until its last request is due; closed loops also think. */
function countSeconds(planned: PlannedScenario, requests: number): number {
  const { arrival, thinkSeconds = 0, clients } = planned.scenario;
  const atFullSpeed = requests * (callSeconds(planned) + thinkSeconds / clients);
  if (arrival === undefined) return atFullSpeed;
  return Math.max(atFullSpeed, compileArrival(arrival).dueSeconds(requests - 1));
}

function callSeconds(planned: PlannedScenario): number {
  const { requests } = planned.scenario;
  const blocks = requests.kind === 'ranges' || requests.kind === 'download' ? requests.blocks : 0;
  return 1 / CALLS_PER_SECOND + blocks / BLOCKS_PER_SECOND;
}
