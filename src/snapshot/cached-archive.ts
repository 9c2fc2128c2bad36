import type { Snapshot } from '../model/generated/types.ts';

/** A kept archive, below the cache folder: named by its digest, so that another archive never has its name. */
export function cachedArchivePath({ sha256, format }: Pick<Snapshot, 'sha256' | 'format'>): string {
  return `snapshots/${sha256}.${format}`;
}
