import type { HttpLimits } from './http-source.ts';
import type { TimeLimits } from './restore-clock.ts';
import type { TryLimits } from './try-budget.ts';

export interface RestoreProgress {
  /** Archive bytes read so far, and in all (null: not known). Where the source could not go on after a cut, they begin at 0 again. */
  readonly bytes: number;
  readonly totalBytes: number | null;
  /** Since the first byte was asked for. */
  readonly seconds: number;
}

export interface RestoreLimits extends HttpLimits, TimeLimits, TryLimits {}

export const RESTORE_LIMITS: RestoreLimits = { idleMs: 30_000, maxRetryAfterMs: 60_000, tries: 5, pauseMs: 500, totalMs: null, minBytesPerSecond: 16_384, rateWindowMs: 60_000 };
