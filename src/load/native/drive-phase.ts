import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import type { Schedule } from '../../plan/schedule.ts';
import type { DriveOrder } from '../drive-order.ts';

/** A stretch of requests, all of which end before the next stretch begins. */
export interface Phase {
  readonly number: typeof SAMPLE_PHASE.warmup | typeof SAMPLE_PHASE.measured;
  readonly first: number;
  /** Number of the request that is started next. */
  next: number;
  /** True where request `i` is not to be started any more. */
  readonly isOver: (i: number, nowMs: number) => boolean;
  /** When starting ends by the clock; Infinity where it does not. */
  readonly endsAtMs: number;
  /** 0 to 1 or a little more: how far the phase is. */
  readonly fraction: (calls: number, nowMs: number) => number;
}

export function warmupPhase(order: DriveOrder): Phase {
  const count = order.warmupRequests;
  return { number: SAMPLE_PHASE.warmup, first: 0, next: 0, isOver: (i) => i >= count, endsAtMs: Number.POSITIVE_INFINITY, fraction: (calls) => calls / count };
}

export function measuredPhase(order: DriveOrder, schedule: Schedule, startMs: number): Phase {
  const { stop } = order;
  const first = schedule.firstMeasured;
  const base = { number: SAMPLE_PHASE.measured, first, next: first, endsAtMs: Number.POSITIVE_INFINITY };
  switch (stop.kind) {
    case 'count':
      return { ...base, isOver: (i) => i >= first + stop.requests, fraction: (calls) => calls / stop.requests };
    case 'window': {
      const windowMs = stop.seconds * 1000;
      const endsAtMs = startMs + windowMs;
      return { ...base, isOver: (_i, nowMs) => nowMs >= endsAtMs, endsAtMs, fraction: (_calls, nowMs) => (nowMs - startMs) / windowMs };
    }
    case 'passes': {
      const requestsInPass = schedule.requestsInPass ?? 1;
      const minimumMs = stop.minimumSeconds * 1000;
      const isOver = (i: number, nowMs: number): boolean => i > first && (i - first) % requestsInPass === 0 && nowMs - startMs >= minimumMs;
      return { ...base, isOver, fraction: (_calls, nowMs) => (nowMs - startMs) / Math.max(1, minimumMs) };
    }
  }
}
