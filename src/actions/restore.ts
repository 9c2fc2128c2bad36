import { setOutput } from '@actions/core';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheMode } from './action-inputs.ts';
import { cachePlace, readJobEnvironment, runInput, type JobEnvironment } from './job-environment.ts';
import { JobCache } from './job-cache.ts';
import { asProblem, JobLog } from './job-log.ts';
import { wantedEntries } from './wanted-entries.ts';

const RESTORE_LIMITS = { error: 1, warning: 1 } as const;

/**
 * The first step of the action. Puts out `node` (a program that runs the kit), `out` and `cache` (folders), `taken` (whether the folder
 * held something before, so that nothing in it is this run's), and `cache-state` for the last step; then brings programs and the snapshot
 * from GitHub's cache. What is wrong with the inputs is for the run to say.
 */
export async function restore(): Promise<void> {
  const job = readJobEnvironment();
  const log = new JobLog(RESTORE_LIMITS);
  const out = outFolder(job);
  setOutput('node', process.execPath);
  setOutput('out', out);
  setOutput('taken', String(isTaken(out)));
  setOutput('cache', cachePlace(job).folder);
  try {
    const entries = cacheMode(job, log) === 'none' ? [] : wantedEntries(job);
    setOutput('cache-state', JSON.stringify(await new JobCache(job, log).restore(entries)));
  } catch (error) {
    setOutput('cache-state', '[]');
    log.note(`nothing is restored: ${asProblem(error).message}`);
  }
}

/** The folder asked for; else a new one, so that the action may be used twice in a job. */
function outFolder(job: JobEnvironment): string {
  const asked = runInput('out', job);
  return asked === null ? join(mkdtempSync(join(job.tempFolder, 'indexbench-')), 'out') : resolve(asked);
}

function isTaken(folder: string): boolean {
  if (!existsSync(folder)) return false;
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return true;
  }
}
