import { setOutput } from '@actions/core';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheMode } from './action-inputs.ts';
import { parseEntries, parseStates } from './cache-entry.ts';
import { actionInput, cachePlace, readJobEnvironment, runInput, type JobEnvironment } from './job-environment.ts';
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

/**
 * For jobs that only build or fetch: brings the entries that INDEXBENCH_ACTION_ENTRIES holds as JSON, `programs` and `snapshot` of a job
 * matrix. Puts out `cache-state`, and `hit`: whether all of them are there now.
 */
export async function restoreCache(): Promise<void> {
  const job = readJobEnvironment();
  const states = await new JobCache(job, new JobLog(RESTORE_LIMITS)).restore(entriesOf(job));
  setOutput('cache-state', JSON.stringify(states));
  setOutput('hit', String(states.every(({ state }) => state === 'there')));
  setOutput('cache', cachePlace(job).folder);
}

/** Saves what restoreCache did not find; INDEXBENCH_ACTION_CACHE_STATE is its `cache-state`, else INDEXBENCH_ACTION_ENTRIES as there. */
export async function saveCache(): Promise<void> {
  const job = readJobEnvironment();
  const state = actionInput('cache-state', job);
  const states = state === null ? entriesOf(job).map((entry) => ({ ...entry, state: 'absent' as const })) : parseStates(state, 'INDEXBENCH_ACTION_CACHE_STATE');
  await new JobCache(job, new JobLog(RESTORE_LIMITS)).save(states);
}

function entriesOf(job: JobEnvironment): ReturnType<typeof parseEntries> {
  const text = actionInput('entries', job);
  return text === null ? [] : parseEntries(text, 'INDEXBENCH_ACTION_ENTRIES');
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
