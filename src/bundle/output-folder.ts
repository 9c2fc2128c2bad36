import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeRefusal } from '../model/write-refusal.ts';

/** Makes a folder and those above it; one that exists is left as it is. Throws OUTPUT_UNWRITABLE. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // One by one: where a file system takes no folders at all, as /proc, the recursive form of mkdir never returns.
  makeFolder(dirname(resolve(folder)));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw writeRefusal(error, folder);
  }
}

/** Throws OUTPUT_UNWRITABLE where a folder could not be made, or nothing could be written into the one that is there. Makes nothing. */
export function assertWritable(folder: string): void {
  const nearest = nearestExisting(resolve(folder));
  try {
    // The slash makes the system refuse a file.
    accessSync(`${nearest}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw writeRefusal(error, folder);
  }
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
