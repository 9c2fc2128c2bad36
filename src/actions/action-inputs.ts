import { IndexbenchError } from '../model/errors.ts';
import { actionInput, CACHE_MODES, type CacheMode, type JobEnvironment } from './job-environment.ts';
import type { JobLog } from './job-log.ts';

/** How the job may use GitHub's cache; a word that is none of the three counts as `none`, with a warning. */
export function cacheMode(job: JobEnvironment, log: JobLog): CacheMode {
  const text = actionInput('cache-mode', job) ?? 'write';
  const mode = CACHE_MODES.find((known) => known === text);
  if (mode !== undefined) return mode;
  log.warning(unknownWord('cache-mode', text, CACHE_MODES.join(', '), 'none'));
  return 'none';
}

/** An input that is `true` or `false`; true where it is absent or another word, which is warned of: evidence is rather kept than lost. */
export function flagInput(name: 'upload' | 'summary', job: JobEnvironment, log: JobLog): boolean {
  const text = actionInput(name, job) ?? 'true';
  if (text !== 'true' && text !== 'false') log.warning(unknownWord(name, text, 'true, false', 'true'));
  return text !== 'false';
}

function unknownWord(name: string, text: string, known: string, taken: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what: `input ${name} is "${text.slice(0, 40)}"; known: ${known}`, next: `${taken} was taken; correct the input.` });
}
