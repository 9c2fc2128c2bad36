import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('looks for tools in INDEXBENCH_BIN before PATH, and in neither where both are absent', () => {
    expect(readEnvironment({ INDEXBENCH_BIN: '/tools', PATH: '/usr/bin::/bin' }).toolFolders).toEqual(['/tools', '/usr/bin', '/bin']);
    expect(readEnvironment({}).toolFolders).toEqual([]);
  });

  it('keeps what was obtained in INDEXBENCH_CACHE, else in the user’s cache folder', () => {
    const cacheOf = (env: Record<string, string>): string => readEnvironment({ HOME: '/home/me', ...env }).programSources.cacheFolder;
    expect(cacheOf({ INDEXBENCH_CACHE: '/big/cache', XDG_CACHE_HOME: '/x' })).toBe('/big/cache');
    expect(cacheOf({ XDG_CACHE_HOME: '/x' })).toBe('/x/indexbench');
    expect(cacheOf({ XDG_CACHE_HOME: 'relative', INDEXBENCH_CACHE: '' })).toBe('/home/me/.cache/indexbench');
  });

  it('hands builds what leads to homes and networks, and nothing that decides a program or is a secret', () => {
    const env = { HOME: '/home/me', CARGO_HOME: '/c', CARGO_NET_OFFLINE: 'true', https_proxy: 'http://p', GOPROXY: 'off', RUSTFLAGS: '-C target-cpu=native', GOFLAGS: '-race', CARGO_PROFILE_RELEASE_LTO: 'off', CARGO_BUILD_TARGET: 'x', CC: 'clang', AWS_SECRET_ACCESS_KEY: 's', GITHUB_TOKEN: 't' };
    expect(readEnvironment(env).programSources.buildEnvironment).toEqual({ HOME: '/home/me', CARGO_HOME: '/c', CARGO_NET_OFFLINE: 'true', https_proxy: 'http://p', GOPROXY: 'off' });
  });

  it('knows a CI run by its own variable, and counts attempts from 1', () => {
    expect(readEnvironment({ CI: 'true' }).ci).toBeNull();
    expect(readEnvironment({ GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '3' }).ci).toEqual({ provider: 'github-actions', runId: '7', job: null, repository: null, sha: null, attempt: 3 });
    expect(readEnvironment({ GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '7', GITHUB_REPOSITORY: 'me/server', GITHUB_SHA: 'ab' }).programSources.ciRun).toEqual({ repository: 'me/server', runId: '7', sha: 'ab' });
    expect(readEnvironment({}).programSources.ciRun).toBeUndefined();
    expect(readEnvironment({ GITHUB_ACTIONS: 'true', GITHUB_RUN_ATTEMPT: 'x' }).ci?.attempt).toBe(1);
  });

  it('leaves colour out where it is not wanted', () => {
    expect(readEnvironment({ NO_COLOR: '1' }).color).toBe(false);
    expect(readEnvironment({ TERM: 'dumb' }).color).toBe(false);
    expect(readEnvironment({ TERM: 'xterm' }).color).toBe(true);
  });
});
