import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment, type Environment } from '../cli/environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export const CACHE_MODES = ['write', 'read', 'none'] as const;
export type CacheMode = (typeof CACHE_MODES)[number];

/** What the action takes from a job's environment, read once. Tokens are named here only to tell whether they are there. */
export interface JobEnvironment {
  /** What the command line takes from it. */
  readonly kit: Environment;
  readonly variables: Variables;
  /** The job's name in its workflow file, and which try of it this is. */
  readonly job: string;
  readonly attempt: number;
  /** Removed by the runner after the job. */
  readonly tempFolder: string;
  /** A page of this run; null outside a run. */
  readonly runUrl: string | null;
  readonly hasToken: boolean;
  readonly hasResultsService: boolean;
  readonly hasCacheService: boolean;
  /** Null where the runner gives no place for a summary. */
  readonly summaryFile: string | null;
}

export function readJobEnvironment(env: Variables = process.env): JobEnvironment {
  const kit = readEnvironment(env);
  const given = (name: string): string | null => (env[name] === undefined || env[name] === '' ? null : env[name]);
  const runUrl = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].some((name) => given(name) === null) ? null : `${String(given('GITHUB_SERVER_URL'))}/${String(given('GITHUB_REPOSITORY'))}/actions/runs/${String(given('GITHUB_RUN_ID'))}`;
  return {
    kit,
    variables: env,
    job: given('GITHUB_JOB') ?? 'job',
    attempt: kit.ci?.attempt ?? 1,
    tempFolder: resolve(given('RUNNER_TEMP') ?? tmpdir()),
    runUrl,
    hasToken: given('ACTIONS_RUNTIME_TOKEN') !== null,
    hasResultsService: given('ACTIONS_RESULTS_URL') !== null,
    // As the client chooses: the older service is the one of GitHub Enterprise Server.
    hasCacheService: given('ACTIONS_RESULTS_URL') !== null || given('ACTIONS_CACHE_URL') !== null,
    summaryFile: given('GITHUB_STEP_SUMMARY'),
  };
}

/** An input of the run, as the command line names it; empty is absent. */
export function runInput(name: string, { variables }: Pick<JobEnvironment, 'variables'>): string | null {
  return textOf(`INDEXBENCH_RUN_${name}`, variables);
}

/** An input of the action only, or what an earlier step of it put out; empty is absent. */
export function actionInput(name: string, { variables }: Pick<JobEnvironment, 'variables'>): string | null {
  return textOf(`INDEXBENCH_ACTION_${name}`, variables);
}

function textOf(name: string, variables: Variables): string | null {
  const text = variables[name.toUpperCase().replaceAll('-', '_')]?.trim() ?? '';
  return text === '' ? null : text;
}

/**
 * The cache folder, and how the cache service is to name it. A cache entry is found again under the same literal path only, so the usual
 * folder is named from the home folder, which is another on other machines.
 */
export function cachePlace(job: JobEnvironment): { readonly folder: string; readonly literal: string } {
  const asked = runInput('cache', job);
  const folder = asked === null ? job.kit.programSources.cacheFolder : resolve(asked);
  const home = job.variables['HOME'] ?? '';
  return { folder, literal: home !== '' && folder === join(home, '.cache', 'indexbench') ? '~/.cache/indexbench' : folder };
}
