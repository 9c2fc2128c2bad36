import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobTest } from './testing/job-test.ts';
import { BOTH_ENTRIES, fillCache, placeIn, PROGRAM_ENTRY, SNAPSHOT_ENTRY } from './testing/made-cache.ts';
import { ResultsService } from './testing/results-service.ts';

let service: ResultsService;
let builder: JobTest;
let other: JobTest;
beforeEach(async () => {
  service = await ResultsService.start();
  builder = new JobTest(service);
  other = new JobTest(service);
});
afterEach(async () => {
  builder.remove();
  other.remove();
  await service.close();
});

describe('the cache of a job in trouble', { timeout: 60_000 }, () => {
  it('saves nothing that is damaged, and nothing over 10 GiB: a warning that names it', async () => {
    fillCache(builder, { program: 'changed after it was stored' });
    truncateSync(placeIn(builder, SNAPSHOT_ENTRY), 11 * 1024 ** 3);
    const before = [PROGRAM_ENTRY, SNAPSHOT_ENTRY].map(({ cacheKey, cachePath }) => ({ cacheKey, cachePath, state: 'absent' }));
    const out = builder.path('temp', 'out');
    mkdirSync(out);
    const { annotations, exitCode } = await builder.step('publish', { INDEXBENCH_RUN_OUT: out, INDEXBENCH_ACTION_UPLOAD: 'false', INDEXBENCH_ACTION_CACHE_STATE: JSON.stringify(before) });
    const warnings = annotations.filter(({ kind }) => kind === 'warning').map(({ message }) => message);
    expect([exitCode, warnings.length, service.cacheKeys()]).toEqual([0, 2, []]);
    expect(warnings[0]).toContain('it is not saved, since it is damaged');
    expect(warnings[1]).toContain('11.8 GB are more than the 10 GiB that GitHub keeps of a repository');
  });

  it('publish saves where it may write, and not where it may only read', async () => {
    fillCache(builder);
    const out = builder.path('temp', 'out');
    mkdirSync(out);
    const env = { INDEXBENCH_RUN_OUT: out, INDEXBENCH_ACTION_CACHE_STATE: JSON.stringify([{ ...PROGRAM_ENTRY, state: 'absent' }]) };
    await builder.step('publish', { ...env, INDEXBENCH_ACTION_CACHE_MODE: 'read' });
    await builder.step('publish', { ...env, INDEXBENCH_ACTION_CACHE_MODE: 'nonsense' });
    expect(service.cacheKeys()).toEqual([]);
    await builder.step('publish', env);
    expect(service.cacheKeys()).toEqual([PROGRAM_ENTRY.cacheKey]);
  });

  it('no token: one warning for all entries', async () => {
    const { annotations, exitCode, outputs } = await other.step('restoreCache', { ...BOTH_ENTRIES, ACTIONS_RUNTIME_TOKEN: '' });
    expect([exitCode, outputs['hit']]).toEqual([0, 'false']);
    expect(annotations).toEqual([{ kind: 'warning', title: 'indexbench CI_SERVICE', message: expect.stringContaining('nothing can be restored by GitHub’s cache: ACTIONS_RUNTIME_TOKEN is not set') as string }]);
  });

  it('a token that may only read, as a fork’s pull request has: restores, and one warning says that it was not saved', async () => {
    fillCache(builder);
    await builder.step('saveCache', BOTH_ENTRIES);
    service.cacheMode = 'read';
    const restored = await other.step('restoreCache', BOTH_ENTRIES);
    expect(restored.outputs['hit']).toBe('true');
    service.evictCache(PROGRAM_ENTRY.cacheKey);
    const { annotations, exitCode } = await other.step('saveCache', { INDEXBENCH_ACTION_CACHE_STATE: JSON.stringify([{ ...PROGRAM_ENTRY, state: 'absent' }]) });
    expect([exitCode, annotations.length]).toEqual([0, 1]);
    expect(annotations[0]?.message).toMatch(/could not be saved: .*cache write denied/);
  });

  it('a token that may not even read: one warning, and the service is not asked again', async () => {
    service.cacheMode = 'none';
    const { annotations, exitCode, outputs } = await other.step('restoreCache', BOTH_ENTRIES);
    expect([exitCode, outputs['hit'], annotations.length, service.asked.length]).toEqual([0, 'false', 1, 1]);
    expect(annotations[0]?.message).toMatch(/could not be used: .*cache read denied/);
  });

  it('GitHub Enterprise Server without a cache service: one warning', async () => {
    const { annotations, exitCode } = await other.step('restoreCache', { ...BOTH_ENTRIES, GITHUB_SERVER_URL: 'https://git.example.org', ACTIONS_RESULTS_URL: '' });
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([{ kind: 'warning', title: 'indexbench CI_SERVICE', message: expect.stringContaining('the runner names no cache service') as string }]);
  });

  it('keeps a cache folder that the caller chose by its own name', async () => {
    const folder = builder.path('work', 'kept');
    mkdirSync(folder, { recursive: true });
    fillCache(builder);
    execFileSync('cp', ['-a', `${builder.path('home', '.cache', 'indexbench')}/.`, folder]);
    const { annotations } = await builder.step('saveCache', { ...BOTH_ENTRIES, INDEXBENCH_RUN_CACHE: folder });
    expect([annotations, service.cacheKeys().length]).toEqual([[], 2]);
    execFileSync('rm', ['-r', folder]);
    const restored = await builder.step('restoreCache', { ...BOTH_ENTRIES, INDEXBENCH_RUN_CACHE: folder });
    expect([restored.outputs['hit'], restored.outputs['cache'], statSync(join(folder, PROGRAM_ENTRY.cachePath, 'indexer')).mode & 0o111]).toEqual(['true', folder, 0o111]);
  });
});
