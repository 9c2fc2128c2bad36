import type { Method, PlannedScenario, Unit } from '../model/generated/types.ts';
import { compileSchedule } from './schedule.ts';

/** What the calls of a scenario are worth, request by request. */
export interface CallUnits {
  readonly unit: Unit;
  /** Units that request number i asks for. */
  readonly askedUnits: (requestNumber: number) => number;
  /** Number of the first measured request. */
  readonly firstMeasured: number;
  /** Requests of one whole download; null for everything else. */
  readonly requestsInPass: number | null;
  /** The most calls in flight of an open loop; null for closed loops. */
  readonly openLoop: { readonly places: number } | null;
  /** Method of each part of a mix; null where there is none. */
  readonly parts: readonly Method[] | null;
  /** Whether the time of calls that were cut off counts. */
  readonly cutOffInTime: boolean;
}

export function callUnitsOf(planned: PlannedScenario): CallUnits {
  const schedule = compileSchedule(planned);
  return {
    unit: planned.unit,
    askedUnits: planned.unit === 'block' ? (i) => schedule.blocksIn(i) : () => 1,
    firstMeasured: schedule.firstMeasured,
    requestsInPass: schedule.requestsInPass,
    openLoop: planned.scenario.arrival === undefined ? null : { places: planned.scenario.clients },
    parts: schedule.mix?.parts.map(({ method }) => method) ?? null,
    cutOffInTime: planned.scenario.atEnd !== 'ignore',
  };
}
