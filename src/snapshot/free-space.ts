import { statfs } from 'node:fs/promises';
import { IndexbenchError } from '../model/errors.ts';

/** Throws DISK_FULL, with both numbers, where the file system of `folder` has less room than `neededBytes`. */
export async function requireFreeSpace(folder: string, neededBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return;
  throw new IndexbenchError('DISK_FULL', { what: `${String(neededBytes)} bytes are needed, ${String(freeBytes)} are free`, where: folder });
}
