import { packageRoot } from '../cli/package-root.ts';
import { readRunInputs } from '../cli/run-inputs.ts';
import { cacheEntriesOf } from '../run/cache-entries.ts';
import { choosePlan } from '../run/chosen-plan.ts';
import type { CacheEntry } from './cache-entry.ts';
import type { JobEnvironment } from './job-environment.ts';

/**
 * What the plan of this job wants of the cache folder; of a snapshot's archive only where it may fit.
 *
 * @throws IndexbenchError for inputs that make no plan, as the run itself will
 */
export function wantedEntries({ kit }: JobEnvironment): CacheEntry[] {
  const given = readRunInputs({ plan: undefined, flags: {}, variables: kit.runVariables });
  const { programs, snapshot } = cacheEntriesOf(choosePlan({ ...given, packageRoot: packageRoot() }).plan);
  return [...programs, ...(snapshot === null || snapshot.fitsCache === false ? [] : [snapshot])].map(({ cacheKey, cachePath }) => ({ cacheKey, cachePath }));
}
