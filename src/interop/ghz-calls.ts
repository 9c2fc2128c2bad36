import type { GhzDetail, GhzReport } from '../model/generated/types.ts';
import { GRPC_STATUS, statusCodeOf } from '../protocol/status.ts';

/** One row of ghz's details. */
export interface GhzCall {
  /** ns from `GhzCalls.baseUnixSeconds`; start = end − latency. */
  readonly startNs: number;
  readonly endNs: number;
  readonly latencyNs: number;
  /** 0 to 16. */
  readonly status: number;
  /** Empty for OK. */
  readonly text: string;
  /** The run's end cut it off: neither good nor failed. */
  readonly cutOff: boolean;
}

export interface GhzCalls {
  /** Whole second of the first call's end; times are relative to it, so that they are exact in a double. */
  readonly baseUnixSeconds: number;
  /** In the order in which they ended. */
  readonly calls: readonly GhzCall[];
  /** Calls counted of which no detail was kept. */
  readonly lostRows: number;
  /** What is odd about the report. */
  readonly notes: readonly GhzNote[];
}

export interface GhzNote {
  readonly code: 'no-call' | 'no-good-call' | 'details-truncated' | 'details-missing' | 'rows-of-retries' | 'no-latency';
  /** A sentence. */
  readonly text: string;
}

/** ghz keeps no more details than this (its issue 325). */
const MOST_DETAILS = 1_000_000;

/** How grpc-go words a call that ghz itself cut off when it closed its connections. */
const CLOSED_BY_CLIENT = /client connection is closing|use of closed network connection/;

/** The calls of a report, and what its figures hide: truncation, total failure, rows of retries. */
export function ghzCalls(report: GhzReport): GhzCalls {
  const details = report.details ?? [];
  const baseUnixSeconds = details.length === 0 ? 0 : timestampOf(details[0] as GhzDetail).unixSeconds;
  const cutOff = cutOffRows(report, details);
  const calls = details.map((detail, at) => toCall(detail, baseUnixSeconds, cutOff.has(at)));
  return { baseUnixSeconds, calls, lostRows: Math.max(0, report.count - details.length), notes: notesOn(report) };
}

/**
 * Which details are of calls that the run's end cut off: of the last ones at most one a worker, since no more can have been running.
 * Others with the same text are failures of the server.
 */
function cutOffRows(report: GhzReport, details: readonly GhzDetail[]): ReadonlySet<number> {
  const rows = new Set<number>();
  if (report.endReason === 'normal') return rows;
  const workers = report.options.concurrency ?? 0;
  for (let at = details.length - 1; at >= 0 && rows.size < workers; at -= 1) {
    if (CLOSED_BY_CLIENT.test(details[at]?.error ?? '')) rows.add(at);
  }
  return rows;
}

function toCall(detail: GhzDetail, baseUnixSeconds: number, cutOff: boolean): GhzCall {
  const { unixSeconds, nanoseconds } = timestampOf(detail);
  const endNs = (unixSeconds - baseUnixSeconds) * 1e9 + nanoseconds;
  return {
    startNs: endNs - detail.latency,
    endNs,
    latencyNs: detail.latency,
    // grpc-go prints numbers outside its names as Code(99), which the specification reads as UNKNOWN.
    status: statusCodeOf(detail.status) ?? GRPC_STATUS.UNKNOWN,
    text: detail.status === 'OK' ? '' : detail.error,
    cutOff,
  };
}

/** RFC 3339 with nanoseconds, which Date does not keep. */
function timestampOf(detail: GhzDetail): { unixSeconds: number; nanoseconds: number } {
  const [, seconds = '', fraction = '', zone = ''] = /^(.{19})(?:\.(\d+))?(.+)$/.exec(detail.timestamp) ?? [];
  return { unixSeconds: Date.parse(`${seconds}${zone}`) / 1000, nanoseconds: Number(fraction.padEnd(9, '0')) };
}

function notesOn(report: GhzReport): GhzNote[] {
  const notes: GhzNote[] = [];
  const details = report.details ?? [];
  const ok = report.statusCodeDistribution['OK'] ?? 0;
  if (report.count === 0) notes.push({ code: 'no-call', text: 'ghz kept no call at all.' });
  else if (ok === 0) notes.push({ code: 'no-good-call', text: `ghz reports an end without error, but none of its ${String(report.count)} calls succeeded.` });
  if (report.count > details.length && details.length >= MOST_DETAILS) {
    notes.push({ code: 'details-truncated', text: `ghz kept the first ${String(details.length)} of ${String(report.count)} calls: its percentiles are of the first ones.` });
  } else if (report.count !== details.length) {
    notes.push({ code: 'details-missing', text: `ghz counted ${String(report.count)} calls and gave details of ${String(details.length)}.` });
  }
  const asked = report.options.total;
  const skipped = report.options.skipFirst ?? 0;
  if (report.endReason === 'normal' && typeof asked === 'number' && asked > 0 && report.count > asked - skipped) {
    notes.push({ code: 'rows-of-retries', text: `ghz was asked for ${String(asked - skipped)} calls and counted ${String(report.count)}: grpc-go sent some again, and both attempts are rows.` });
  }
  if ((report.latencyDistribution ?? null) === null && ok > 0) notes.push({ code: 'no-latency', text: 'ghz gave no latency distribution.' });
  return notes;
}
