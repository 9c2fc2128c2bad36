import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { JobLog } from './job-log.ts';

export const README_FILE = 'README.txt';

/** Writes how to review a folder into it, where nothing is by that name; never through a link. Evidence is kept without it too. */
export function addReadme(folder: string, text: string, log: JobLog): void {
  try {
    writeFileSync(join(folder, README_FILE), text, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return;
    log.warning(new IndexbenchError('OUTPUT_UNWRITABLE', { what: `${README_FILE} could not be written: ${cause instanceof Error ? cause.message : String(cause)}`, where: folder, cause }));
  }
}
