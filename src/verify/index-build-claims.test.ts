import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuildBundle, type BuildChanges } from '../bundle/fixtures/build-bundle.ts';
import { openBundle, type OpenedBundle } from '../bundle/reader.ts';
import { SERIES_KIND, type Series, type SeriesColumn } from '../comparison/index-build/series.ts';
import { describeDifference } from './difference.ts';
import { verifyBundle } from './verify-bundle.ts';

let root = '';
let good: OpenedBundle;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'indexbench-verify-build-'));
  await writeBuildBundle(join(root, 'good'));
  good = await openBundle(join(root, 'good'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let written = 0;
async function findings(changes: BuildChanges): Promise<string[]> {
  written += 1;
  const folder = join(root, `changed-${String(written)}`);
  await writeBuildBundle(folder, changes);
  return (await verifyBundle(await openBundle(folder))).map(describeDifference);
}

function numbersIn(value: unknown, pointer = ''): string[] {
  if (typeof value === 'number') return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${pointer}/${key}`));
}

function withNumber(pointer: string): OpenedBundle {
  const indexBuild = structuredClone(good.indexBuild);
  const parts = pointer.split('/').slice(1);
  const last = parts.pop() ?? '';
  const parent = parts.reduce<Record<string, unknown>>((at, part) => at[part] as Record<string, unknown>, indexBuild as unknown as Record<string, unknown>);
  const value = parent[last] as number;
  parent[last] = Number.isInteger(value) ? value + 1 : value * (1 + 1e-11);
  return { ...good, indexBuild };
}

describe('the claims of an index build', () => {
  it('are found right where they are', async () => {
    expect(await verifyBundle(good)).toEqual([]);
  });

  it('name every stored number that was changed', async () => {
    // Readings of which no other evidence is kept.
    const readings = /^\/version$|^\/noise\/|^\/series\/rows$/;
    const pointers = numbersIn(good.indexBuild).filter((pointer) => !readings.test(pointer));
    expect(pointers.length).toBeGreaterThan(40);
    const missed: string[] = [];
    for (const pointer of pointers) {
      const found = await verifyBundle(withNumber(pointer));
      if (!found.some((difference) => difference.document === 'index-build.json' && (difference.pointer === pointer || pointer === '/tip/height' || pointer === '/oomKills'))) missed.push(pointer);
    }
    expect(missed).toEqual([]);
  });

  it('name a warning that was left out, and a host or source that was made another', async () => {
    expect(await findings({ build: (build) => Object.assign(build, { warnings: [] }) })).toEqual(['index-build.json#/warnings/0: stored nothing, recomputed {"code":"outside-cpu","share":0.08}']);
    expect(await findings({ bundle: (bundle) => Object.assign(bundle.cpus, { serverCount: 4 }) })).toContain('index-build.json#/host/fields/serverCpus: stored 1, recomputed 4');
    expect(await findings({ build: (build) => Object.assign(build, { ioSource: 'proc' }) })).toEqual(['index-build.json#/ioSource: stored "proc", recomputed "cgroup2"']);
    expect(await findings({ build: (build) => Object.assign(build, { source: 'proc', ioSource: 'proc' }) })).toHaveLength(2);
  });

  it('name a page cache that the plan keeps, and a warm one without a reason', async () => {
    expect(await findings({ plan: (plan) => Object.assign(plan.indexBuild ?? {}, { pageCache: 'keep' }) })).toEqual(['index-build.json#/host/fields/pageCache: stored "dropped", recomputed "warm, as the plan says keep"']);
    expect(await findings({ build: (build) => Object.assign(build, { pageCacheNote: 'no root' }) })).toEqual(['index-build.json#/pageCacheNote: stored "no root", recomputed null']);
  });

  it('name settings that do not follow from the plan', async () => {
    expect(await findings({ plan: (plan) => Object.assign(plan.indexBuild ?? {}, { probeHeight: 7 }) })).toContain('plan.json#/indexBuild/probeHeight: stored 7, recomputed 6002');
    expect(await findings({ plan: (plan) => Object.assign(plan, { studies: ['serving'] }) })).toContainEqual(expect.stringMatching(/^plan\.json#\/indexBuild: stored \{.*, recomputed "null, as studies holds no index-build"$/));
  });
});

describe('the end of a build', () => {
  const states: [string, BuildChanges, RegExp][] = [
    ['complete without a completion', { build: (build) => Object.assign(build, { state: { kind: 'complete' } }), shape: { state: { kind: 'stalled' } } }, /state\/kind: stored "complete", recomputed "another state: the series holds no completion"/],
    ['stalled while it got on', { build: (build) => Object.assign(build, { state: { kind: 'stalled' } }), shape: { state: { kind: 'timeout' } } }, /stored "stalled", recomputed "another state: it got on 1\.0 s before its end"/],
    ['timed out before its time', { shape: { state: { kind: 'timeout' } } }, /stored "timeout", recomputed "another state: it ended after 11\.0 s"/],
    ['exited after it was asked to stop', { build: (build) => Object.assign(build, { state: { kind: 'exited', message: 'x' } }), shape: { state: { kind: 'stalled' } } }, /stored "exited", recomputed "another state: it was asked to stop"/],
    ['exited although it was complete', { build: (build) => Object.assign(build, { state: { kind: 'exited', message: 'x' } }) }, /figures\/complete says when it was complete|stored "exited"/],
  ];
  it.each(states)('is named where it is said to have %s', async (_, changes, text) => {
    expect((await findings(changes)).join('\n')).toMatch(text);
  });

  it('stands where the series agrees', async () => {
    expect(await findings({ shape: { state: { kind: 'exited', message: 'ended (exit code 7)' } } })).toEqual([]);
    expect(await findings({ shape: { state: { kind: 'timeout' }, seconds: 700 } })).toEqual([]);
  });

  it('contradicts a run that is said to be complete', async () => {
    const changed = await findings({ shape: { state: { kind: 'exited', message: 'x' } }, bundle: (bundle) => Object.assign(bundle, { outcome: { kind: 'complete' } }) });
    expect(changed).toEqual([expect.stringContaining('that its build is not: exited') as string]);
  });
});

describe('the rows of a series', () => {
  const set = (column: SeriesColumn, row: number, value: number) => (series: Series): void => void (series.columns[column][row] = value);
  const rowOf = (kind: number, nth = 0) => (series: Series): number => [...series.columns.kind].flatMap((value, row) => (value === kind ? [row] : []))[nth] ?? 0;
  const cases: [string, (series: Series) => void, RegExp][] = [
    ['an unknown kind', set('kind', 0, 9), /^samples\/index-build\.parquet#\/rows\/0\/kind: stored 9/],
    ['a time before the launch', set('atNs', 0, -1), /rows\/0\/atNs: stored -1/],
    ['a counter that falls', (series) => set('cpuUserNs', rowOf(SERIES_KIND.counters, 5)(series), 1)(series), /cpuUserNs: stored 1, recomputed "at least \d+, as it was before"/],
    ['a time that goes back', (series) => set('atNs', rowOf(SERIES_KIND.size, 5)(series), 5)(series), /atNs: stored 5, recomputed "at least/],
    ['an answer before its question', (series) => set('askedNs', rowOf(SERIES_KIND.info, 1)(series), 9e9)(series), /askedNs: stored 9000000000/],
    ['an outcome that there is not', (series) => set('outcome', rowOf(SERIES_KIND.block)(series), 4)(series), /outcome: stored 4/],
    ['a height beyond the tip', (series) => set('height', rowOf(SERIES_KIND.progress)(series), 99_999)(series), /height: stored 99999/],
    ['a second end', (series) => set('kind', rowOf(SERIES_KIND.stopAsked)(series), SERIES_KIND.ended)(series), /kind: stored 6, recomputed "no second row of this kind"/],
    ['a negative size', (series) => set('indexBytes', rowOf(SERIES_KIND.size)(series), -5)(series), /indexBytes: stored -5/],
  ];
  it.each(cases)('are named: %s', async (_, series, text) => {
    expect((await findings({ series }))[0]).toMatch(text);
  });
});

describe('a bundle with an index build', () => {
  it('is refused without its document, with one that its plan does not ask for, and with a damaged series', async () => {
    await writeBuildBundle(join(root, 'damaged'));
    writeFileSync(join(root, 'damaged', 'samples', 'index-build.parquet'), readFileSync(join(root, 'good', 'plan.json')));
    await expect(openBundle(join(root, 'damaged'))).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED' });
    await writeBuildBundle(join(root, 'unasked'), { plan: (plan) => Object.assign(plan, { studies: ['serving'], indexBuild: null }), build: () => undefined }).catch(() => undefined);
    await expect(openBundle(join(root, 'unasked'))).rejects.toMatchObject({ code: expect.stringMatching(/^BUNDLE_/) as string });
  });

  it('is refused where its series is named as elsewhere, or has other rows', async () => {
    const open = async (name: string, change: object): Promise<OpenedBundle> => {
      await writeBuildBundle(join(root, name), { build: (build) => Object.assign(build, { series: { ...good.indexBuild?.series, ...change } }) });
      return openBundle(join(root, name));
    };
    await expect(open('elsewhere', { file: '/etc/passwd' })).rejects.toMatchObject({ code: 'BUNDLE_HOSTILE' });
    await expect(open('digest', { sha256: '0'.repeat(64) })).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED' });
    await expect(open('many', { rows: 10_000_000 })).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED' });
    await expect(verifyBundle(await open('fewer', { rows: (good.indexBuild?.series?.rows ?? 0) - 1 }))).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED' });
  });
});
