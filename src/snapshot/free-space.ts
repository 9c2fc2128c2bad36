import { statfs } from 'node:fs/promises';
import { IndexbenchError } from '../model/errors.ts';

/** Throws DISK_FULL, with both numbers, where the file system of `folder` has less room than `neededBytes`. */
export async function requireFreeSpace(folder: string, neededBytes: number): Promise<void> {
  const freeBytes = await freeBytesOf(folder);
  if (freeBytes >= neededBytes) return;
  throw new IndexbenchError('DISK_FULL', { what: `${String(neededBytes)} bytes are needed, ${String(freeBytes)} are free`, where: folder });
}

/** Bytes that this user may still write on the file system of `folder`. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
