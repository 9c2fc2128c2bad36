import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import type { Schedule } from '../../plan/schedule.ts';
import type { DriveLoad } from '../drive-order.ts';
import { ShareNumbers } from '../drive-share.ts';

/** A stretch of requests, all of which end before the next stretch begins. Times are of performance.now(). */
export interface Phase {
  readonly number: typeof SAMPLE_PHASE.warmup | typeof SAMPLE_PHASE.measured;
  readonly startMs: number;
  readonly first: number;
  /** Number of the request that is started next. */
  next: number;
  /** True where request `i` is not to be started any more at `atMs`: now, or in an open loop when it is due. */
  readonly isOver: (i: number, atMs: number) => boolean;
  /** When starting ends by the clock; Infinity where it does not. */
  readonly endsAtMs: number;
  /** The number in the schedule of the phase's request `i`: warm-up by time comes again to its first ones, a share leaves out those of others. */
  readonly requestOf: (i: number) => number;
  /** 0 to 1 or a little more: how far the phase is. */
  readonly fraction: (calls: number, nowMs: number) => number;
}

/** Which of a phase's requests this process does; null: all. */
function shareOf(order: Pick<DriveLoad, 'share' | 'clients' | 'connections'>): ShareNumbers | null {
  return order.share === undefined ? null : new ShareNumbers(order.share, order);
}

export function warmupPhase(order: DriveLoad, startMs: number): Phase {
  const { warmupRequests, warmupMs } = order;
  const share = shareOf(order);
  const count = share?.countBelow(warmupRequests) ?? warmupRequests;
  const numberOf = (i: number): number => share?.requestOf(i) ?? i;
  const base = { number: SAMPLE_PHASE.warmup, startMs, first: 0, next: 0 };
  if (warmupMs === undefined || count === 0) {
    return { ...base, isOver: (i) => i >= count, endsAtMs: Number.POSITIVE_INFINITY, requestOf: numberOf, fraction: (calls) => calls / count };
  }
  const endsAtMs = startMs + warmupMs;
  return { ...base, isOver: (_i, atMs) => atMs >= endsAtMs, endsAtMs, requestOf: (i) => numberOf(i % count), fraction: (_calls, nowMs) => (nowMs - startMs) / warmupMs };
}

/** @param lastEndMs when the last call so far ended: passes fill their time by what is measured, and not by when it is looked at */
export function measuredPhase(order: DriveLoad, schedule: Schedule, startMs: number, lastEndMs: () => number): Phase {
  const { stop } = order;
  const first = schedule.firstMeasured;
  const share = shareOf(order);
  const requestOf = share === null ? (i: number): number => i : (i: number): number => first + share.requestOf(i - first);
  const base = { number: SAMPLE_PHASE.measured, startMs, first, next: first, endsAtMs: Number.POSITIVE_INFINITY, requestOf };
  switch (stop.kind) {
    case 'count': {
      const requests = share?.countBelow(stop.requests) ?? stop.requests;
      const leastMs = startMs + (stop.minimumSeconds ?? 0) * 1000;
      const endsAtMs = startMs + (stop.maximumSeconds ?? Number.POSITIVE_INFINITY) * 1000;
      const isOver = (i: number, atMs: number): boolean => (i >= first + requests && atMs >= leastMs) || atMs >= endsAtMs;
      return { ...base, isOver, endsAtMs, fraction: (calls) => calls / requests };
    }
    case 'window': {
      const windowMs = stop.seconds * 1000;
      const endsAtMs = startMs + windowMs;
      return { ...base, isOver: (_i, atMs) => atMs >= endsAtMs, endsAtMs, fraction: (_calls, nowMs) => (nowMs - startMs) / windowMs };
    }
    case 'first': {
      const windowMs = stop.seconds * 1000;
      const endsAtMs = startMs + windowMs;
      const isOver = (i: number, atMs: number): boolean => i >= first + stop.requests || atMs >= endsAtMs;
      return { ...base, isOver, endsAtMs, fraction: (calls, nowMs) => Math.max(calls / stop.requests, (nowMs - startMs) / windowMs) };
    }
    case 'passes': {
      const requestsInPass = schedule.requestsInPass ?? 1;
      const minimumMs = stop.minimumSeconds * 1000;
      const isOver = (i: number): boolean => i > first && (i - first) % requestsInPass === 0 && lastEndMs() - startMs >= minimumMs;
      return { ...base, isOver, fraction: (_calls, nowMs) => (nowMs - startMs) / Math.max(1, minimumMs) };
    }
  }
}
