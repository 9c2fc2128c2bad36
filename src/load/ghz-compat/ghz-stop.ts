import type { AtEnd, Stop } from '../../model/generated/types.ts';
import { optionError } from './option-values.ts';
import type { OptionValues } from './option-values.ts';

export interface GhzStop {
  readonly stop: Stop;
  readonly atEnd: AtEnd;
  /** As ghz echoes it; 0, which it does not echo: only an interrupt ends the run. */
  readonly total: number;
  readonly deadlineMs: number;
  readonly overallLimitMs: number;
}

const NO_LIMIT_MS = 86_400_000;
/** What ghz echoes as total for a run by time. */
export const UNLIMITED_TOTAL = 2_147_483_647;
const MOST_REQUESTS = 1_000_000_000;
const MOST_SECONDS = 86_400;
/** After the last deadline, for what is still to be done. */
const GRACE_MS = 10_000;

/** When the run ends, and what becomes of the calls that run then. Throws USAGE. */
export function ghzStop(values: OptionValues): GhzStop {
  const timeoutNs = values.durationNs('timeout');
  const deadlineMs = timeoutNs === 0 ? NO_LIMIT_MS : timeoutNs / 1e6;
  const atEnd = values.choice('duration-stop') as AtEnd;
  const total = values.integer('total', 0, MOST_REQUESTS);
  const longest = secondsOf(values, 'max-duration');
  const seconds = longest > 0 ? longest : secondsOf(values, 'duration');
  if (seconds === 0) {
    return { stop: { kind: 'count', requests: total === 0 ? MOST_REQUESTS : total }, atEnd, total, deadlineMs, overallLimitMs: NO_LIMIT_MS };
  }
  const overallLimitMs = seconds * 1000 + (atEnd === 'wait' ? deadlineMs : 0) + GRACE_MS;
  const hasCount = longest > 0 && total > 0;
  const stop: Stop = hasCount ? { kind: 'first', requests: total, seconds } : { kind: 'window', seconds };
  return { stop, atEnd, total: hasCount ? total : UNLIMITED_TOTAL, deadlineMs, overallLimitMs };
}

function secondsOf(values: OptionValues, name: 'duration' | 'max-duration'): number {
  const seconds = values.durationNs(name) / 1e9;
  if (seconds > MOST_SECONDS) throw optionError(name, `${String(seconds)} s is more than a day`);
  return seconds;
}
