import type { SampleColumn } from '../../bundle/sample-columns.ts';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import type { GhzCalls } from '../../interop/ghz-calls.ts';
import { GRPC_STATUS, statusName } from '../../protocol/status.ts';
import type { Schedule } from '../../plan/schedule.ts';
import { DriveTally } from '../drive-tally.ts';
import { EMPTY_ROW, SampleRecorder } from '../recorder.ts';

/** ghz records none of these. */
export const GHZ_ABSENT_COLUMNS: readonly SampleColumn[] = ['intendedStartNs', 'firstMessageNs', 'bytes', 'messages', 'client', 'attempt', 'part'];

export interface GhzSamples {
  readonly rows: number;
  /** What rates divide by: first measured start to last end, and what was unseen before. */
  readonly ratedNs: number;
  readonly startUnixMs: number;
  readonly lastStartNs: number;
  readonly lastEndNs: number;
  readonly warmup: DriveTally;
  readonly warmupNs: number;
  readonly measured: DriveTally;
}

interface Window {
  readonly startNs: number;
  readonly lastStartNs: number;
  readonly endNs: number;
}

/** The processes of one drive. */
export interface GhzProcesses {
  /** Null where there was none. */
  readonly warmup: GhzCalls | null;
  readonly measured: GhzCalls;
  /**
   * ghz's own total, ns, where rates are to follow the reference study's rule: it holds the calls that `--skipFirst` drops, of which ghz
   * says nothing else. Null where every call of the measured process is there.
   */
  readonly totalNs: number | null;
  /** Blocks asked for by the measured call that ended as number n, if it was good. */
  readonly blocksOf: (n: number) => number;
}

/**
 * Writes the calls of ghz's processes as samples. Time starts with the first measured call; those of the warm-up process lie before.
 *
 * Under the study's rule one more row, which is no call, spans the time that ghz spent before the first call that it kept. ghz tells its
 * total, not its start: the run is taken to begin its total before the end of its last call. So the samples span exactly the total,
 * which the study divides by, and a rate by its rule follows from the samples alone.
 */
export function writeGhzSamples(file: string, { warmup, measured, totalNs, blocksOf }: GhzProcesses): GhzSamples {
  const recorder = new SampleRecorder(file);
  const window = windowOf(measured);
  try {
    const warmupTally = new DriveTally();
    const measuredTally = new DriveTally();
    const windowNs = window.endNs - window.startNs;
    const unseenNs = measured.calls.length === 0 ? 0 : Math.max(0, (totalNs ?? windowNs) - windowNs);
    if (unseenNs > 0) recordUnseen(recorder, window.startNs, unseenNs);
    const shiftNs = warmup === null ? 0 : (warmup.baseUnixSeconds - measured.baseUnixSeconds) * 1e9;
    if (warmup !== null) record(recorder, warmup, { phase: SAMPLE_PHASE.warmup, shiftNs, tally: warmupTally, blocksOf: () => 0 });
    record(recorder, measured, { phase: SAMPLE_PHASE.measured, shiftNs: 0, tally: measuredTally, blocksOf });
    const warmupWindow = warmup === null ? null : windowOf(warmup);
    return {
      rows: recorder.rows,
      ratedNs: windowNs + unseenNs,
      startUnixMs: measured.baseUnixSeconds * 1000 + window.startNs / 1e6,
      lastStartNs: window.lastStartNs - window.startNs,
      lastEndNs: windowNs,
      warmup: warmupTally,
      warmupNs: warmupWindow === null ? 0 : warmupWindow.endNs - warmupWindow.startNs,
      measured: measuredTally,
    };
  } finally {
    recorder.close(window.startNs);
  }
}

function windowOf({ calls }: GhzCalls): Window {
  let startNs = Number.POSITIVE_INFINITY;
  let lastStartNs = Number.NEGATIVE_INFINITY;
  let endNs = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    startNs = Math.min(startNs, call.startNs);
    lastStartNs = Math.max(lastStartNs, call.startNs);
    endNs = Math.max(endNs, call.endNs);
  }
  return calls.length === 0 ? { startNs: 0, lastStartNs: 0, endNs: 0 } : { startNs, lastStartNs, endNs };
}

function recordUnseen(recorder: SampleRecorder, endNs: number, durationNs: number): void {
  Object.assign(recorder.row, EMPTY_ROW, { startNs: endNs - durationNs, endNs, phase: SAMPLE_PHASE.unseen });
  recorder.commit();
}

interface Recording {
  readonly phase: typeof SAMPLE_PHASE.warmup | typeof SAMPLE_PHASE.measured;
  readonly shiftNs: number;
  readonly tally: DriveTally;
  readonly blocksOf: (n: number) => number;
}

function record(recorder: SampleRecorder, { calls }: GhzCalls, recording: Recording): void {
  const { row } = recorder;
  const { tally, shiftNs } = recording;
  Object.assign(row, EMPTY_ROW);
  for (const [n, call] of calls.entries()) {
    row.startNs = call.startNs + shiftNs;
    row.endNs = call.endNs + shiftNs;
    row.status = call.status;
    row.phase = call.cutOff ? SAMPLE_PHASE.cutOff : recording.phase;
    recorder.commit();
    if (call.cutOff) {
      tally.cutOff += 1;
      continue;
    }
    const ok = call.status === GRPC_STATUS.OK;
    tally.add({
      statusName: statusName(call.status), ok, text: call.text, messages: 0, bytes: 0, blocks: ok ? recording.blocksOf(n) : 0,
      latencyNs: call.latencyNs, violation: null,
    });
  }
}

/**
 * Blocks that ghz's good calls asked for. Its rows carry no request number: with one client they end in the order of the requests;
 * with more the sum is still exact where every call is good, and else a good call counts as the smallest request.
 */
export function askedBlocks(calls: GhzCalls, schedule: Schedule, firstRequest: number, clients: number): (n: number) => number {
  const allGood = calls.calls.every(({ status, cutOff }) => status === GRPC_STATUS.OK && !cutOff);
  if (clients === 1 || allGood) return (n) => schedule.blocksIn(firstRequest + n);
  const cycle = schedule.requestsInPass ?? 1;
  const smallest = Math.min(...Array.from({ length: Math.min(cycle, 2) }, (_, at) => schedule.blocksIn(cycle - 1 - at)));
  return () => smallest;
}
