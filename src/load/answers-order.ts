import { canonicalJson } from '../model/canonical-json.ts';
import type { PlannedScenario } from '../model/generated/types.ts';
import { compileSchedule } from '../plan/schedule.ts';
import type { RequestArguments } from '../plan/schedule.ts';
import { checkLevelOf } from './drive-order.ts';
import type { AnswersOrder } from './driver-messages.ts';

/** The distinct requests of a scenario's methods that send no blocks, at most so many a method. */
export function answersOf(planned: PlannedScenario, most: number): AnswersOrder[] {
  const schedule = compileSchedule(planned);
  const parts = schedule.mix?.parts ?? [{ method: planned.scenario.method, schedule }];
  return parts
    .filter(({ method }) => checkLevelOf(method) === 'answers')
    .map(({ method, schedule: part }) => ({ scenario: planned.scenario.id, method, requests: distinct(Array.from({ length: Math.min(part.cycleLength ?? 1, most) }, (_, i) => part.at(i))) }));
}

function distinct(requests: readonly RequestArguments[]): RequestArguments[] {
  return [...new Map(requests.map((request) => [canonicalJson(request), request])).values()];
}
