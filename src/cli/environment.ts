import { delimiter } from 'node:path';

/** What the kit takes from the environment, read once. Everything else in it is ignored and never handed to a child. */
export interface Environment {
  /** Folders to look for tools in: INDEXBENCH_BIN first, then PATH. */
  readonly toolFolders: readonly string[];
  /** Folders of INDEXBENCH_BIN, which may hold measured programs as NAME-VERSION. */
  readonly programFolders: readonly string[];
  readonly color: boolean;
  readonly ci: { readonly provider: string; readonly runId: string | null; readonly job: string | null; readonly repository: string | null; readonly sha: string | null; readonly attempt: number } | null;
}

export function readEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const programFolders = foldersIn(env['INDEXBENCH_BIN']);
  return { toolFolders: [...programFolders, ...foldersIn(env['PATH'])], programFolders, color: env['NO_COLOR'] === undefined && env['TERM'] !== 'dumb', ci: readCi(env) };
}

function foldersIn(list: string | undefined): string[] {
  return (list ?? '').split(delimiter).filter((folder) => folder !== '');
}

function readCi(env: Readonly<Record<string, string | undefined>>): Environment['ci'] {
  if (env['GITHUB_ACTIONS'] !== 'true') return null;
  const attempt = Number(env['GITHUB_RUN_ATTEMPT']);
  return {
    provider: 'github-actions',
    runId: env['GITHUB_RUN_ID'] ?? null,
    job: env['GITHUB_JOB'] ?? null,
    repository: env['GITHUB_REPOSITORY'] ?? null,
    sha: env['GITHUB_SHA'] ?? null,
    attempt: Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 1,
  };
}
