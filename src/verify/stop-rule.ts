import type { SampleChunk } from '../bundle/sample-columns.ts';
import { SAMPLE_PHASE } from '../comparison/sample-codes.ts';
import type { DriverName, PlannedScenario, Sums } from '../model/generated/types.ts';
import { callUnitsOf } from '../plan/call-units.ts';
import { below, differ } from './difference.ts';
import type { Difference, Place } from './difference.ts';

interface Ended {
  readonly planned: PlannedScenario;
  readonly driver: DriverName;
  readonly samples: SampleChunk;
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

/**
 * Whether the samples are those that the scenario's stop rule makes. Where calls failed or were cut off a run may end early; where all are
 * good it may not, so that samples cannot be left out.
 */
export function stopRuleDifferences(place: Place, ended: Ended): Difference[] {
  const { planned, driver, sums, lost } = ended;
  const { stop, warmupRequests } = planned.scenario;
  const started = sums.calls + sums.cutOff + lost;
  const allGood = sums.ok === sums.calls && sums.cutOff === 0 && sums.calls > 0;
  const found: Difference[] = [];
  const calls = below(place, 'calls');
  const measuredNs = below(place, 'measuredNs');
  if (driver === 'native' && allGood && sums.warmupCalls !== warmupRequests) found.push(differ(below(place, 'warmupCalls'), sums.warmupCalls, warmupRequests));
  if (stop.kind === 'count' && (started > stop.requests || (allGood && started !== stop.requests))) found.push(differ(calls, started, stop.requests));
  const connectingNs = driver === 'ghz' ? CONNECTING_NS : 0;
  if (stop.kind === 'window' && allGood && lost === 0 && sums.measuredNs + connectingNs < FILLED_SHARE * stop.seconds * NS_PER_SECOND) {
    found.push(differ(measuredNs, sums.measuredNs, `at least the window of ${String(stop.seconds)} s`));
  }
  if (stop.kind === 'window') found.push(...lateStart(measuredNs, ended.samples, stop.seconds));
  if (stop.kind === 'passes' && allGood && lost === 0) found.push(...passDifferences(place, ended, stop.minimumSeconds));
  return found;
}

function passDifferences(place: Place, { planned, driver, sums }: Ended, minimumSeconds: number): Difference[] {
  const inPass = callUnitsOf(planned).requestsInPass ?? 1;
  const found: Difference[] = [];
  if (sums.calls % inPass !== 0) found.push(differ(below(place, 'calls'), sums.calls, `a multiple of ${String(inPass)}, the calls of a pass`));
  if (driver === 'native' && sums.measuredNs < FILLED_SHARE * minimumSeconds * NS_PER_SECOND) {
    found.push(differ(below(place, 'measuredNs'), sums.measuredNs, `at least ${String(minimumSeconds)} s of passes`));
  }
  return found;
}

function lateStart(place: Place, { rows, wide, narrow }: SampleChunk, seconds: number): Difference[] {
  let lastNs = 0;
  for (let row = 0; row < rows; row += 1) {
    const startNs = wide.startNs[row] ?? 0;
    if (narrow.phase[row] !== SAMPLE_PHASE.warmup && startNs > lastNs) lastNs = startNs;
  }
  return lastNs <= seconds * NS_PER_SECOND + LATE_START_NS ? [] : [differ(place, `a start at ${String(lastNs)} ns`, `no start after the window of ${String(seconds)} s`)];
}
