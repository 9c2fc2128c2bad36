import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFailure } from './full-disk.ts';
import { UNFINISHED_SUFFIX } from './layout.ts';

/**
 * Writes a whole file under a temporary name, makes it durable, and renames it into place: a reader sees all of it or nothing.
 *
 * @param text or its pieces, so that a long one need not be in memory whole
 * @throws IndexbenchError DISK_FULL
 */
export async function writeDurably(path: string, text: string | Iterable<string>): Promise<void> {
  const unfinished = `${path}${UNFINISHED_SUFFIX}`;
  try {
    // A link that waits under that name would be followed.
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { flag: 'wx' });
    await publish(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw writeFailure(error, dirname(path));
  }
}

/** Makes a complete temporary file durable and gives it its name. */
export async function publish(unfinished: string, path: string): Promise<void> {
  await sync(unfinished);
  await rename(unfinished, path);
  await sync(dirname(path));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
