import { NO_NARROW_VALUE, NO_WIDE_VALUE } from '../../bundle/sample-columns.ts';
import type { SampleColumn } from '../../bundle/sample-columns.ts';
import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import type { GhzCalls } from '../../interop/ghz-calls.ts';
import { GRPC_STATUS, statusName } from '../../protocol/status.ts';
import type { Schedule } from '../../plan/schedule.ts';
import { DriveTally } from '../drive-tally.ts';
import { SampleRecorder } from '../recorder.ts';

/** ghz records none of these. */
export const GHZ_ABSENT_COLUMNS: readonly SampleColumn[] = ['intendedStartNs', 'firstMessageNs', 'bytes', 'messages', 'client', 'attempt', 'part'];

export interface GhzSamples {
  readonly rows: number;
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

/**
 * Writes the calls of ghz's processes as samples. Time starts with the first measured call; those of the warm-up process lie before.
 *
 * @param blocksOf blocks asked for by the measured call that ended as number n, if it was good
 */
export function writeGhzSamples(file: string, warmup: GhzCalls | null, measured: GhzCalls, blocksOf: (n: number) => number): GhzSamples {
  const recorder = new SampleRecorder(file);
  const window = windowOf(measured);
  try {
    const warmupTally = new DriveTally();
    const measuredTally = new DriveTally();
    const shiftNs = warmup === null ? 0 : (warmup.baseUnixSeconds - measured.baseUnixSeconds) * 1e9;
    if (warmup !== null) record(recorder, warmup, { phase: SAMPLE_PHASE.warmup, shiftNs, tally: warmupTally, blocksOf: () => 0 });
    record(recorder, measured, { phase: SAMPLE_PHASE.measured, shiftNs: 0, tally: measuredTally, blocksOf });
    const warmupWindow = warmup === null ? null : windowOf(warmup);
    return {
      rows: recorder.rows,
      startUnixMs: measured.baseUnixSeconds * 1000 + window.startNs / 1e6,
      lastStartNs: window.lastStartNs - window.startNs,
      lastEndNs: window.endNs - window.startNs,
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

interface Recording {
  readonly phase: typeof SAMPLE_PHASE.warmup | typeof SAMPLE_PHASE.measured;
  readonly shiftNs: number;
  readonly tally: DriveTally;
  readonly blocksOf: (n: number) => number;
}

function record(recorder: SampleRecorder, { calls }: GhzCalls, recording: Recording): void {
  const { row } = recorder;
  const { tally, shiftNs } = recording;
  for (const [n, call] of calls.entries()) {
    row.intendedStartNs = NO_WIDE_VALUE;
    row.firstMessageNs = NO_WIDE_VALUE;
    row.bytes = NO_WIDE_VALUE;
    row.messages = NO_NARROW_VALUE;
    row.client = NO_NARROW_VALUE;
    row.attempt = NO_NARROW_VALUE;
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
