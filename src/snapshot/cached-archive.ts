import { statSync, type Stats } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '../model/generated/types.ts';

/** A kept archive, below the cache folder: named by its digest, so that another archive never has its name. */
export function cachedArchivePath({ sha256, format }: Pick<Snapshot, 'sha256' | 'format'>): string {
  return `snapshots/${sha256}.${format}`;
}

/** What lies in the cache folder in the place of an archive. */
export type CachedArchive = { readonly kind: 'absent' } | { readonly kind: 'file'; readonly file: string; readonly bytes: number } | { readonly kind: 'in-the-way'; readonly file: string };

/** Looks for the archive of a pin in the cache folder. Its digest is not looked at. A link is followed, since a cache may be made of links. */
export function findCachedArchive(pin: Pick<Snapshot, 'sha256' | 'format'>, cacheFolder: string): CachedArchive {
  const file = join(cacheFolder, cachedArchivePath(pin));
  const found = lookAt(file);
  if (found === undefined) return { kind: 'absent' };
  return found.isFile() ? { kind: 'file', file, bytes: found.size } : { kind: 'in-the-way', file };
}

/** Removes a kept archive that is not what its name says; tells what became of it, as words. */
export async function dropCachedArchive(file: string): Promise<string> {
  try {
    await rm(file, { force: true });
    return 'was removed';
  } catch {
    // What it is needed for goes on without it.
    return 'cannot be removed';
  }
}

function lookAt(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // A part of the path is a file, or may not be read: then there is no archive that can be.
    return undefined;
  }
}
