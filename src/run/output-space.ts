import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { requireFreeSpace } from '../snapshot/free-space.ts';

/** Documents, logs and reports of all runs together. */
const BASE_BYTES = 64 * 1024 * 1024;
/** Samples of one measurement: some hundred thousand calls. */
const MEASUREMENT_BYTES = 8 * 1024 * 1024;

/** Throws DISK_FULL, with both numbers, where the disk of an output folder has too little room for so many measurements. */
export async function requireOutputSpace(folder: string, measurements: number): Promise<void> {
  await requireFreeSpace(nearestExisting(resolve(folder)), BASE_BYTES + measurements * MEASUREMENT_BYTES);
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
