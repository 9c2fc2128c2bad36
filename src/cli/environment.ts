import { homedir } from 'node:os';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import type { ProgramSources } from '../obtain/obtain-context.ts';

/** What the kit takes from the environment, read once. Everything else in it is ignored and never handed to a child. */
export interface Environment {
  /** Folders to look for tools in: INDEXBENCH_BIN first, then PATH. */
  readonly toolFolders: readonly string[];
  readonly programSources: ProgramSources;
  /** Those named INDEXBENCH_RUN_*: inputs of a run. */
  readonly runVariables: Readonly<Record<string, string | undefined>>;
  readonly color: boolean;
  readonly ci: { readonly provider: string; readonly runId: string | null; readonly job: string | null; readonly repository: string | null; readonly sha: string | null; readonly attempt: number } | null;
}

export function readEnvironment(env: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const programFolders = foldersIn(env['INDEXBENCH_BIN']);
  const toolFolders = [...programFolders, ...foldersIn(env['PATH'])];
  const ci = readCi(env);
  const ciRun = ci === null ? undefined : { repository: ci.repository, runId: ci.runId, sha: ci.sha };
  const programSources = { programFolders, toolFolders, cacheFolder: cacheFolderIn(env), buildEnvironment: buildEnvironmentIn(env), ciRun };
  return { toolFolders, programSources, runVariables: runVariablesIn(env), color: env['NO_COLOR'] === undefined && env['TERM'] !== 'dumb', ci };
}

function foldersIn(list: string | undefined): string[] {
  return (list ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** INDEXBENCH_CACHE; else in the user's cache folder (XDG Base Directory Specification 0.8: a relative path counts as absent). */
function cacheFolderIn(env: Readonly<Record<string, string | undefined>>): string {
  if (env['INDEXBENCH_CACHE'] !== undefined && env['INDEXBENCH_CACHE'] !== '') return resolve(env['INDEXBENCH_CACHE']);
  const asked = env['XDG_CACHE_HOME'] ?? '';
  return join(isAbsolute(asked) ? asked : join(env['HOME'] ?? homedir(), '.cache'), 'indexbench');
}

/** Where tools find what is theirs, and how they reach the network. What decides a program (RUSTFLAGS, GOFLAGS, CC …) is the pin's to say. */
const FOR_BUILDS = new RegExp(
  `^(?:${[
    'HOME|USER|LOGNAME|(?:https?|no|all)_proxy|HTTPS?_PROXY|NO_PROXY|ALL_PROXY|SSL_CERT_(?:FILE|DIR)|SSH_AUTH_SOCK|GIT_SSL_CAINFO|GIT_SSH_COMMAND',
    'CARGO_HOME|RUSTUP_HOME|RUSTUP_TOOLCHAIN|RUSTUP_AUTO_INSTALL|CARGO_(?:HTTP|NET)_[A-Z0-9_]+|CARGO_REGISTRIES_[A-Z0-9_]+_INDEX',
    'GOPATH|GOMODCACHE|GOCACHE|GOROOT|GOTOOLCHAIN|GOPROXY|GONOPROXY|GOSUMDB|GONOSUMDB|GOPRIVATE|GOINSECURE',
    'PROTOC|LIBCLANG_PATH|PKG_CONFIG_PATH|OPENSSL_DIR',
  ].join('|')})$`,
);

function buildEnvironmentIn(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value !== undefined && FOR_BUILDS.test(name) ? [[name, value]] : [])));
}

function runVariablesIn(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('INDEXBENCH_RUN_')));
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
