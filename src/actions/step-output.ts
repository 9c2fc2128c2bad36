import { setOutput } from '@actions/core';
import { IndexbenchError } from '../model/errors.ts';
import type { JobLog } from './job-log.ts';

/** Puts out a result of a step. Where that cannot be written, as on a full disk, it is only said: evidence is still to be kept. */
export function putOut(name: string, value: string, log: JobLog): void {
  try {
    setOutput(name, value);
  } catch (cause) {
    log.warning(new IndexbenchError('CI_SERVICE', { what: `output ${name} could not be written: ${cause instanceof Error ? cause.message : String(cause)}`, next: 'Look for room on the runner’s disk.', cause }));
  }
}
