import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobTest } from './testing/job-test.ts';
import { ARCHIVE, BOTH_ENTRIES, fillCache, placeIn, PROGRAM_ENTRY, SNAPSHOT_ENTRY, statesOf } from './testing/made-cache.ts';
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

describe('the cache of a job', { timeout: 60_000 }, () => {
  it('brings to one machine what another saved, runnable, under keys that say what it is', async () => {
    fillCache(builder);
    const saved = await builder.step('saveCache', BOTH_ENTRIES);
    expect([saved.exitCode, saved.annotations]).toEqual([0, []]);
    expect(service.cacheKeys()).toEqual([PROGRAM_ENTRY.cacheKey, SNAPSHOT_ENTRY.cacheKey]);
    const restored = await other.step('restoreCache', BOTH_ENTRIES);
    expect([statesOf(restored), restored.outputs['hit'], restored.annotations]).toEqual([['there', 'there'], 'true', []]);
    expect(execFileSync(join(placeIn(other, PROGRAM_ENTRY), 'indexer'), { encoding: 'utf8' })).toBe('indexer 1.2.3\n');
    expect(readFileSync(placeIn(other, SNAPSHOT_ENTRY), 'utf8')).toBe(ARCHIVE);
    // What is there is neither asked for nor saved again.
    const before = service.asked.length;
    const again = await other.step('restoreCache', BOTH_ENTRIES);
    await other.step('saveCache', { INDEXBENCH_ACTION_CACHE_STATE: again.outputs['cache-state'] ?? '' });
    expect([statesOf(again), service.asked.length]).toEqual([['there', 'there'], before]);
  });

  it('evicted, or never saved: absent, which is no trouble', async () => {
    fillCache(builder);
    await builder.step('saveCache', BOTH_ENTRIES);
    service.evictCache(PROGRAM_ENTRY.cacheKey);
    const restored = await other.step('restoreCache', BOTH_ENTRIES);
    expect([statesOf(restored), restored.outputs['hit'], restored.annotations, restored.exitCode]).toEqual([['absent', 'there'], 'false', [], 0]);
  });

  it('corrupt: one warning that names it and says how to remove it, nothing left of it, and no try to save it again', async () => {
    fillCache(builder);
    await builder.step('saveCache', BOTH_ENTRIES);
    service.rewriteCache(PROGRAM_ENTRY.cacheKey, (bytes) => bytes.subarray(0, bytes.length - 40));
    const restored = await other.step('restoreCache', BOTH_ENTRIES);
    expect(restored.annotations).toHaveLength(1);
    expect(restored.annotations[0]).toMatchObject({ kind: 'warning', title: 'indexbench CI_CACHE' });
    expect(restored.annotations[0]?.message).toMatch(new RegExp(`cache entry ${PROGRAM_ENTRY.cacheKey} could not be used: .*gh cache delete ${PROGRAM_ENTRY.cacheKey}`));
    expect([restored.exitCode, statesOf(restored), existsSync(placeIn(other, PROGRAM_ENTRY))]).toEqual([0, ['spoilt', 'there'], false]);
    fillCache(other);
    const before = service.asked.length;
    await other.step('saveCache', { INDEXBENCH_ACTION_CACHE_STATE: restored.outputs['cache-state'] ?? '' });
    expect(service.asked.length).toBe(before);
  });

});
