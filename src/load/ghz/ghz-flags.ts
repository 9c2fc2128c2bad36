import { IndexbenchError } from '../../model/errors.ts';
import type { PlannedScenario, Stop } from '../../model/generated/types.ts';
import { driveOrderOf } from '../drive-order.ts';
import { ghzArguments, ghzFlags } from './ghz-arguments.ts';
import type { GhzMode, GhzRun } from './ghz-arguments.ts';
import { ghzDataAsPublished, ghzDataKind } from './ghz-data.ts';

/** A plan with such a scenario is refused. */
export const NO_FIRST = 'ghz has no stop by count or time';

/** How the measured process of mode `ghz-as-published` ends, and how many of its calls its report leaves out: those of the warm-up. */
export function publishedStop(stop: Stop, warmupRequests: number, requestsInPass: number | null): Pick<GhzRun, 'stop' | 'skipFirst'> {
  switch (stop.kind) {
    case 'window':
      return { stop: { kind: 'duration', seconds: stop.seconds }, skipFirst: warmupRequests };
    case 'count':
      return { stop: { kind: 'total', requests: stop.requests + warmupRequests }, skipFirst: warmupRequests };
    case 'passes':
      return { stop: { kind: 'total', requests: requestsInPass ?? 1 }, skipFirst: 0 };
    case 'first':
      throw new Error(NO_FIRST);
  }
}

/** How that of mode `ghz` ends; of passes it is not known before they are timed how many requests they will be. */
function equalWorkStop(stop: Stop): GhzRun['stop'] {
  switch (stop.kind) {
    case 'window':
      return { kind: 'duration', seconds: stop.seconds };
    case 'count':
      return { kind: 'total', requests: stop.requests };
    case 'passes':
      return { kind: 'total', requests: 1 };
    case 'first':
      throw new Error(NO_FIRST);
  }
}

const NOWHERE = { target: { host: '', port: 0 }, samplesFile: '', idleLimitMs: 0, overallLimitMs: 0, expectedPassSha256: null };
const NO_FILES = { protoFolder: '', reportFile: '', dataFile: '' };

/**
 * The flags with which ghz's measured process does a scenario, as far as they decide what the work is: the same on every host and
 * target, so that whoever has the plan can recompute them.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT for what ghz cannot do
 */
export function ghzFlagsOf(mode: GhzMode, planned: PlannedScenario): string[] {
  const { id, stop: asked, requests } = planned.scenario;
  if (asked.kind === 'first' || requests.kind === 'mix') throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'ghz has neither mixes nor a stop by count or time', where: `scenario ${id}` });
  const order = driveOrderOf(planned, NOWHERE);
  if (mode === 'ghz-as-published') {
    return ghzFlags(ghzArguments(mode, { order, ...NO_FILES, ...publishedStop(order.stop, order.warmupRequests, null), data: ghzDataAsPublished(planned) }));
  }
  const stop = equalWorkStop(order.stop);
  const kind = ghzDataKind(planned, stop.kind === 'total' ? stop.requests : null);
  return ghzFlags(ghzArguments(mode, { order, ...NO_FILES, stop, skipFirst: 0, data: { kind, json: '' } }));
}
