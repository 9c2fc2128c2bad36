import { isGhz } from '../model/driver-kinds.ts';
import type { DriverName, Plan, PlannedScenario, Snapshot, Stop, StopAfterCount } from '../model/generated/types.ts';
import { driversOf, measurementCount } from '../model/scenario-drivers.ts';
import { compileArrival } from './arrival.ts';
import { indexBuildSeconds } from './index-build-plan.ts';

interface Pace {
  readonly callsPerSecond: number;
  readonly blocksPerSecond: number;
  /** Calibration at both ends, warming, launch, readiness, payload check, stop, seal; with a node its copy, start and stop too. */
  readonly runSeconds: number;
}

/** Rough figures by what the snapshot holds: the embedded server and its like, or real systems in front of a node, of which the slow ones wait 44 ms a call. */
const PACES: Record<Snapshot['kind'], Pace> = {
  'compact-blocks': { callsPerSecond: 4_000, blocksPerSecond: 400_000, runSeconds: 4 },
  'node-state': { callsPerSecond: 35, blocksPerSecond: 20_000, runSeconds: 20 },
};
/** Connecting, writing the samples. */
const NATIVE_OVERHEAD_SECONDS = 0.15;
/** ghz: one process more for the warm-up. */
const GHZ_OVERHEAD_SECONDS = 0.8;
/** Once a command, for each measurement. */
const CEILING_SECONDS = 0.7;

/** How long one measurement will take, in seconds, roughly: for progress displays and default deadlines. */
export function measurementSeconds(planned: PlannedScenario, driver: DriverName, snapshot: Snapshot['kind']): number {
  const { scenario } = planned;
  const pace = PACES[snapshot];
  const overhead = isGhz(driver) ? GHZ_OVERHEAD_SECONDS : NATIVE_OVERHEAD_SECONDS;
  const warmupSeconds = scenario.warmupSeconds ?? scenario.warmupRequests * callSeconds(planned, pace);
  return overhead + warmupSeconds + stopSeconds(planned, scenario.stop, pace);
}

/** How long one run (a variant, a repeat, its index, all scenarios with all drivers) will take, in seconds, roughly. */
export function runSeconds(plan: Pick<Plan, 'scenarios' | 'drivers' | 'indexBuild' | 'snapshot'>): number {
  const pairs = plan.scenarios.flatMap((planned) => driversOf(plan, planned).map((driver) => measurementSeconds(planned, driver, plan.snapshot.pin.kind)));
  const { firstHeight, tipHeight, kind } = plan.snapshot.pin;
  const building = plan.indexBuild === null ? 0 : indexBuildSeconds(plan.indexBuild, tipHeight - firstHeight + 1);
  return pairs.reduce((sum, seconds) => sum + seconds, PACES[kind].runSeconds + building);
}

/** How long a whole plan will take on one machine, in seconds, roughly. */
export function planSeconds(plan: Pick<Plan, 'scenarios' | 'drivers' | 'variants' | 'repeats' | 'indexBuild' | 'snapshot'>): number {
  return runSeconds(plan) * plan.variants.length * plan.repeats + measurementCount(plan) * CEILING_SECONDS;
}

function stopSeconds(planned: PlannedScenario, stop: Stop, pace: Pace): number {
  switch (stop.kind) {
    case 'count':
      return boundedSeconds(stop, countSeconds(planned, stop.requests, pace));
    case 'window':
      return stop.seconds;
    case 'first':
      return Math.min(stop.seconds, countSeconds(planned, stop.requests, pace));
    case 'passes':
      return Math.max(stop.minimumSeconds, (planned.lastHeight - planned.firstHeight + 1) / pace.blocksPerSecond);
  }
}

function boundedSeconds({ minimumSeconds = 0, maximumSeconds = Infinity }: StopAfterCount, seconds: number): number {
  return Math.min(maximumSeconds, Math.max(minimumSeconds, seconds));
}

/** An open loop takes until its last request is due; closed loops also think. */
function countSeconds(planned: PlannedScenario, requests: number, pace: Pace): number {
  const { arrival, thinkSeconds = 0, clients } = planned.scenario;
  const atFullSpeed = requests * (callSeconds(planned, pace) + thinkSeconds / clients);
  if (arrival === undefined) return atFullSpeed;
  return Math.max(atFullSpeed, compileArrival(arrival).dueSeconds(requests - 1));
}

function callSeconds(planned: PlannedScenario, { callsPerSecond, blocksPerSecond }: Pace): number {
  const { requests } = planned.scenario;
  const blocks = requests.kind === 'ranges' || requests.kind === 'download' ? requests.blocks : 0;
  return 1 / callsPerSecond + blocks / blocksPerSecond;
}
