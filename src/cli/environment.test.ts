import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('looks for tools in INDEXBENCH_BIN before PATH, and in neither where both are absent', () => {
    expect(readEnvironment({ INDEXBENCH_BIN: '/tools', PATH: '/usr/bin::/bin' }).toolFolders).toEqual(['/tools', '/usr/bin', '/bin']);
    expect(readEnvironment({}).toolFolders).toEqual([]);
  });

  it('knows a CI run by its own variable, and counts attempts from 1', () => {
    expect(readEnvironment({ CI: 'true' }).ci).toBeNull();
    expect(readEnvironment({ GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '3' }).ci).toEqual({ provider: 'github-actions', runId: '7', job: null, repository: null, sha: null, attempt: 3 });
    expect(readEnvironment({ GITHUB_ACTIONS: 'true', GITHUB_RUN_ATTEMPT: 'x' }).ci?.attempt).toBe(1);
  });

  it('leaves colour out where it is not wanted', () => {
    expect(readEnvironment({ NO_COLOR: '1' }).color).toBe(false);
    expect(readEnvironment({ TERM: 'dumb' }).color).toBe(false);
    expect(readEnvironment({ TERM: 'xterm' }).color).toBe(true);
  });
});
