import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import { parseEntries, parseStates } from './cache-entry.ts';
import { PROGRAM_ENTRY, SNAPSHOT_ENTRY } from './testing/made-cache.ts';

describe('entries that another job wrote', () => {
  it('are one, or a list with gaps', () => {
    expect(parseEntries(JSON.stringify(PROGRAM_ENTRY), 'here')).toEqual([{ cacheKey: PROGRAM_ENTRY.cacheKey, cachePath: PROGRAM_ENTRY.cachePath, state: 'absent' }]);
    expect(parseEntries(JSON.stringify([null, SNAPSHOT_ENTRY]), 'here')).toHaveLength(1);
    expect([parseEntries('null', 'here'), parseEntries('[]', 'here')]).toEqual([[], []]);
  });

  it('keep their state, which is absent unless it is said', () => {
    const text = JSON.stringify(['there', 'spoilt', 'absent', 'other', undefined].map((state) => ({ ...PROGRAM_ENTRY, state })));
    expect(parseStates(text, 'here').map(({ state }) => state)).toEqual(['there', 'spoilt', 'absent', 'absent', 'absent']);
  });

  it.each([
    { what: 'a path that climbs', entry: { ...PROGRAM_ENTRY, cachePath: 'programs/../../.ssh' } },
    { what: 'a path to the folder above', entry: { ...PROGRAM_ENTRY, cachePath: 'programs/..' } },
    { what: 'an absolute path', entry: { ...PROGRAM_ENTRY, cachePath: '/etc' } },
    { what: 'a path of a folder', entry: { ...PROGRAM_ENTRY, cachePath: 'programs' } },
    { what: 'a glob', entry: { ...PROGRAM_ENTRY, cachePath: 'programs/*' } },
    { what: 'a path of two lines', entry: { ...PROGRAM_ENTRY, cachePath: 'programs/a\nprograms/b' } },
    { what: 'a key of others', entry: { ...PROGRAM_ENTRY, cacheKey: 'node-modules' } },
    { what: 'a key with a comma', entry: { ...PROGRAM_ENTRY, cacheKey: `${PROGRAM_ENTRY.cacheKey},x` } },
    { what: 'a key of 1000 characters', entry: { ...PROGRAM_ENTRY, cacheKey: `indexbench-program-v1-${'x'.repeat(1000)}` } },
    { what: 'no fields', entry: {} },
    { what: 'a number', entry: 7 },
  ])('are refused with $what', ({ entry }) => {
    expect(() => parseEntries(JSON.stringify([entry]), 'here')).toThrow(/^here#\/0: cache(Key|Path) is no/);
  });

  it('are refused where they are no JSON', () => {
    expect(() => parseEntries('${{ x }}', 'here')).toThrow(IndexbenchError);
  });
});
