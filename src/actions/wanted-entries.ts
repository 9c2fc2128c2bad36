import type { CacheEntry } from './cache-entry.ts';

/** What the plan of this job wants of the cache folder. */
export function wantedEntries(): Promise<CacheEntry[]> {
  return Promise.resolve([]);
}
