import type { Sums } from '../model/generated/types.ts';

const LIMIT = 0.01;

/**
 * Whether so many calls failed that the rest is no longer the work that was asked for (docs/design.md, rule 11): more than 1 %. Backpressure
 * is a result of its own (rule 10) and does not count.
 */
export function hasTooManyErrors<T extends Pick<Sums, 'calls' | 'ok' | 'backpressure'>>(sums: T | null): sums is T {
  if (sums === null || sums.calls === 0) return false;
  return (sums.calls - sums.ok - sums.backpressure) / sums.calls > LIMIT;
}
