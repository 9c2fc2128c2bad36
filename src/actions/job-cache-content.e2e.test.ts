import { existsSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JobTest } from './testing/job-test.ts';
import { BOTH_ENTRIES, fillCache, packedEntry, placeIn, PROGRAM_ENTRY, SNAPSHOT_ENTRY, statesOf } from './testing/made-cache.ts';
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

describe('an entry of the cache', { timeout: 60_000 }, () => {
  it.each([
    { what: 'of an older version', content: { version: 0 } },
    { what: 'that is not what its document says', content: { program: '#!/bin/sh\necho evil\n' } },
  ])('holds a program $what: removed, one warning', async ({ content }) => {
    fillCache(builder);
    await builder.step('saveCache', BOTH_ENTRIES);
    fillCache(builder, content);
    service.rewriteCache(PROGRAM_ENTRY.cacheKey, () => packedEntry(builder, PROGRAM_ENTRY));
    const restored = await other.step('restoreCache', BOTH_ENTRIES);
    expect(restored.annotations).toEqual([{ kind: 'warning', title: 'indexbench CI_CACHE', message: expect.stringContaining('it is damaged, or saved by another version') as string }]);
    expect([statesOf(restored), existsSync(placeIn(other, PROGRAM_ENTRY))]).toEqual([['spoilt', 'there'], false]);
  });

  it('holds an archive that is not its digest’s: removed, one warning', async () => {
    fillCache(builder);
    await builder.step('saveCache', BOTH_ENTRIES);
    writeFileSync(placeIn(builder, SNAPSHOT_ENTRY), 'another archive');
    service.rewriteCache(SNAPSHOT_ENTRY.cacheKey, () => packedEntry(builder, SNAPSHOT_ENTRY));
    const restored = await other.step('restoreCache', BOTH_ENTRIES);
    expect([statesOf(restored), restored.annotations.length, existsSync(placeIn(other, SNAPSHOT_ENTRY))]).toEqual([['there', 'spoilt'], 1, false]);
  });
});

