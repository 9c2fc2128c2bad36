import { isGhz } from '../model/driver-kinds.ts';
import type { DriverName, PlannedScenario, Stop, Sums } from '../model/generated/types.ts';
import { compileArrival } from '../plan/arrival.ts';
import { callUnitsOf } from '../plan/call-units.ts';
import { compileSchedule } from '../plan/schedule.ts';
import { below, differ } from './difference.ts';
import type { Difference, Place } from './difference.ts';
import type { StopEvidence } from './stop-evidence.ts';

interface Ended {
  readonly planned: PlannedScenario;
  readonly driver: DriverName;
  readonly evidence: StopEvidence;
  /** Recomputed from the samples. */
  readonly sums: Sums;
  /** Calls of which the driver says that it kept no sample. */
  readonly lost: number;
}

const NS_PER_SECOND = 1e9;
/** A closed loop fills its window but for the gap before a call that is no longer started. */
const FILLED_SHARE = 0.95;
/** ghz's clock runs while it connects, before its first call. */
const CONNECTING_NS = 0.25e9;
/** Between the look at the clock and the call's own start, on a loaded machine. */
const LATE_START_NS = 0.25e9;
/** Of a due time, which is stored in whole ns from an origin that is rounded too. */
const DUE_TOLERANCE_NS = 1000;

/**
 * Whether the samples are those that the scenario's stop rule, load model and warm-up make. Where calls failed or were cut off a run may end
 * early; where all are good it may not, so that samples cannot be left out.
 */
export function stopRuleDifferences(place: Place, ended: Ended): Difference[] {
  const { planned, driver, lost } = ended;
  const isOpenLoop = planned.scenario.arrival !== undefined;
  return [
    ...(isGhz(driver) ? [] : warmupDifferences(place, ended)),
    ...countDifferences(place, ended),
    ...(isOpenLoop ? dueDifferences(place, ended) : windowDifferences(place, ended)),
    ...(lost === 0 ? partDifferences(place, ended) : []),
    ...(planned.scenario.stop.kind === 'passes' && isAllGood(ended) && lost === 0 ? passDifferences(place, ended, planned.scenario.stop.minimumSeconds) : []),
  ];
}

function startedCalls({ sums, lost }: Ended): number {
  return sums.calls + sums.cutOff + lost;
}

function isAllGood({ sums }: Ended): boolean {
  return sums.ok === sums.calls && sums.cutOff === 0 && sums.calls > 0;
}

function warmupDifferences(place: Place, ended: Ended): Difference[] {
  const { warmupRequests, warmupSeconds } = ended.planned.scenario;
  if (!isAllGood(ended)) return [];
  const calls = ended.sums.warmupCalls;
  if (warmupSeconds === undefined) return calls === warmupRequests ? [] : [differ(below(place, 'warmupCalls'), calls, warmupRequests)];
  const isLongEnough = (ended.evidence.firstWarmupStartNs ?? 0) <= -FILLED_SHARE * warmupSeconds * NS_PER_SECOND;
  return isLongEnough ? [] : [differ(below(place, 'warmupCalls'), calls, `calls for ${String(warmupSeconds)} s before the measured window`)];
}

function countDifferences(place: Place, ended: Ended): Difference[] {
  const { stop } = ended.planned.scenario;
  if (stop.kind !== 'count' && stop.kind !== 'first') return [];
  const started = startedCalls(ended);
  const goesOn = stop.kind === 'count' && stop.minimumSeconds !== undefined;
  const mayEndEarly = stop.kind === 'first' || stop.maximumSeconds !== undefined;
  const isWrong = (started > stop.requests && !goesOn) || (started < stop.requests && !mayEndEarly && isAllGood(ended));
  return isWrong ? [differ(below(place, 'calls'), started, stop.requests)] : leastTimeDifferences(place, ended);
}

/** A count that goes on until a time has passed: it has, and what goes beyond the count started before. ghz is told a number that should take so long. */
function leastTimeDifferences(place: Place, ended: Ended): Difference[] {
  const { planned, driver, evidence, sums, lost } = ended;
  const { stop } = planned.scenario;
  if (stop.kind !== 'count' || stop.minimumSeconds === undefined || isGhz(driver)) return [];
  const at = below(place, 'measuredNs');
  if (startedCalls(ended) > stop.requests && evidence.lastStartNs > stop.minimumSeconds * NS_PER_SECOND + LATE_START_NS) {
    return [differ(at, `a start at ${String(evidence.lastStartNs)} ns`, `no start beyond ${String(stop.requests)} calls after ${String(stop.minimumSeconds)} s`)];
  }
  const isLongEnough = !isAllGood(ended) || lost > 0 || sums.measuredNs >= FILLED_SHARE * stop.minimumSeconds * NS_PER_SECOND;
  return isLongEnough ? [] : [differ(at, sums.measuredNs, `at least ${String(stop.minimumSeconds)} s`)];
}

/** When nothing is started any more, by the clock alone; null where the clock does not end a run. */
function endSeconds(stop: Stop): number | null {
  switch (stop.kind) {
    case 'window':
    case 'first':
      return stop.seconds;
    case 'count':
      return stop.maximumSeconds ?? null;
    case 'passes':
      return null;
  }
}

/** Of closed loops: the window is filled, and nothing starts after it. */
function windowDifferences(place: Place, ended: Ended): Difference[] {
  const { planned, driver, evidence, sums, lost } = ended;
  const { stop, thinkSeconds = 0 } = planned.scenario;
  const seconds = endSeconds(stop);
  if (seconds === null) return [];
  const at = below(place, 'measuredNs');
  const found: Difference[] = [];
  const endsByTime = !('requests' in stop) || startedCalls(ended) < stop.requests;
  const connectingNs = isGhz(driver) ? CONNECTING_NS : 0;
  if (endsByTime && isAllGood(ended) && lost === 0 && sums.measuredNs + connectingNs < (FILLED_SHARE * seconds - thinkSeconds) * NS_PER_SECOND) {
    found.push(differ(at, sums.measuredNs, `at least the window of ${String(seconds)} s`));
  }
  if (evidence.lastStartNs > seconds * NS_PER_SECOND + LATE_START_NS) {
    found.push(differ(at, `a start at ${String(evidence.lastStartNs)} ns`, `no start after the window of ${String(seconds)} s`));
  }
  return found;
}

/** Of an open loop: its calls are the first that are due, each at its time; and all of them, where the run ended by its own rule. */
function dueDifferences(place: Place, ended: Ended): Difference[] {
  const { planned, evidence, sums, lost } = ended;
  const { arrival, stop, atEnd = 'wait' } = planned.scenario;
  if (arrival === undefined || lost > 0) return [];
  const times = compileArrival(arrival);
  const dueNs = evidence.dueTimesNs();
  const wrong = dueNs.findIndex((atNs, k) => !(Math.abs(atNs - times.dueSeconds(k) * NS_PER_SECOND) <= DUE_TOLERANCE_NS));
  const at = below(place, 'calls');
  if (wrong >= 0) return [differ(at, `call ${String(wrong)} due at ${String(dueNs[wrong])} ns`, `due at ${String(Math.round(times.dueSeconds(wrong) * NS_PER_SECOND))} ns`)];
  const isWhole = sums.calls > 0 && sums.ok === sums.calls && (sums.cutOff === 0 || atEnd !== 'wait');
  const nextSeconds = times.dueSeconds(dueNs.length);
  if (!isWhole || isEnded(stop, dueNs.length, nextSeconds)) return [];
  return [differ(at, dueNs.length, `one more, due at ${String(nextSeconds)} s`)];
}

function isEnded(stop: Stop, calls: number, nextSeconds: number): boolean {
  switch (stop.kind) {
    case 'count':
      return calls >= stop.requests;
    case 'window':
      return nextSeconds >= stop.seconds;
    case 'first':
      return calls >= stop.requests || nextSeconds >= stop.seconds;
    case 'passes':
      return true;
  }
}

/** Requests are started in their order, so that each part of a mix has a fixed number of them. */
function partDifferences(place: Place, ended: Ended): Difference[] {
  const { mix, firstMeasured } = compileSchedule(ended.planned);
  if (mix === null) return [];
  const expected = mix.parts.map(() => 0);
  for (let i = firstMeasured; i < firstMeasured + startedCalls(ended); i += 1) {
    const part = mix.order.partOf(i);
    expected[part] = (expected[part] ?? 0) + 1;
  }
  const wrong = expected.findIndex((calls, part) => calls !== ended.evidence.partCalls[part]);
  return wrong < 0 ? [] : [differ(below(place, 'calls'), `${String(ended.evidence.partCalls[wrong])} of part ${String(wrong)}`, `${String(expected[wrong])} of part ${String(wrong)}`)];
}

function passDifferences(place: Place, { planned, driver, sums }: Ended, minimumSeconds: number): Difference[] {
  const inPass = callUnitsOf(planned).requestsInPass ?? 1;
  const found: Difference[] = [];
  if (sums.calls % inPass !== 0) found.push(differ(below(place, 'calls'), sums.calls, `a multiple of ${String(inPass)}, the calls of a pass`));
  if (!isGhz(driver) && sums.measuredNs < FILLED_SHARE * minimumSeconds * NS_PER_SECOND) {
    found.push(differ(below(place, 'measuredNs'), sums.measuredNs, `at least ${String(minimumSeconds)} s of passes`));
  }
  return found;
}
