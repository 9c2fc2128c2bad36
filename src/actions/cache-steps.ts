import { setOutput } from '@actions/core';
import { parseEntries, parseStates } from './cache-entry.ts';
import { actionInput, cachePlace, readJobEnvironment, type JobEnvironment } from './job-environment.ts';
import { JobCache } from './job-cache.ts';
import { JobLog } from './job-log.ts';

const CACHE_LIMITS = { error: 1, warning: 1 } as const;

/**
 * For jobs that only build or fetch: brings the entries that INDEXBENCH_ACTION_ENTRIES holds as JSON, `programs` and `snapshot` of a job
 * matrix. Puts out `cache-state`, and `hit`: whether all of them are there now.
 */
export async function restoreCache(): Promise<void> {
  const job = readJobEnvironment();
  const states = await new JobCache(job, new JobLog(CACHE_LIMITS)).restore(entriesOf(job));
  setOutput('cache-state', JSON.stringify(states));
  setOutput('hit', String(states.every(({ state }) => state === 'there')));
  setOutput('cache', cachePlace(job).folder);
}

/** Saves what restoreCache did not find; INDEXBENCH_ACTION_CACHE_STATE is its `cache-state`, else INDEXBENCH_ACTION_ENTRIES as there. */
export async function saveCache(): Promise<void> {
  const job = readJobEnvironment();
  const state = actionInput('cache-state', job);
  const states = state === null ? entriesOf(job).map((entry) => ({ ...entry, state: 'absent' as const })) : parseStates(state, 'INDEXBENCH_ACTION_CACHE_STATE');
  await new JobCache(job, new JobLog(CACHE_LIMITS)).save(states);
}

function entriesOf(job: JobEnvironment): ReturnType<typeof parseEntries> {
  const text = actionInput('entries', job);
  return text === null ? [] : parseEntries(text, 'INDEXBENCH_ACTION_ENTRIES');
}
