import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runtimeToken } from './runtime-token.ts';

/** What a stand-in reads of its environment: what a runner sets, and what the harness adds under STAND_IN_…. */
export interface StandInEnvironment {
  readonly workspace: string;
  readonly repository: string;
  readonly sha: string;
  readonly runId: string;
  readonly eventName: string;
  readonly payload: unknown;
  /** Name of a repository to the folder that plays it. */
  readonly repositories: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Where calls of GitHub's REST API are written, one JSON document a line. */
  readonly callsFile: string | null;
  /** Lets the artifact client speak for another run. */
  actAs(runId: string): void;
}

export function environmentOf(): StandInEnvironment {
  const { env } = process;
  // The home folder of this job's machine, as scripts get it.
  if (env['RUNNER_TEMP'] !== undefined) env['HOME'] = join(dirname(env['RUNNER_TEMP']), 'home');
  const eventFile = env['GITHUB_EVENT_PATH'];
  return {
    workspace: env['GITHUB_WORKSPACE'] ?? process.cwd(),
    repository: env['GITHUB_REPOSITORY'] ?? '',
    sha: env['GITHUB_SHA'] ?? '',
    runId: env['GITHUB_RUN_ID'] ?? '1',
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    payload: eventFile === undefined ? {} : JSON.parse(readFileSync(eventFile, 'utf8')),
    repositories: JSON.parse(env['STAND_IN_REPOSITORIES'] ?? '{}') as Record<string, string>,
    answers: JSON.parse(env['STAND_IN_ANSWERS'] ?? '{}') as Record<string, unknown>,
    callsFile: env['STAND_IN_CALLS'] ?? null,
    actAs: (runId) => {
      env['ACTIONS_RUNTIME_TOKEN'] = runtimeToken(runId);
    },
  };
}
