import { describe, expect, it } from 'vitest';
import { validateDocument } from '../../model/document.ts';
import type { Comparison, Gate, IndexBuildTable } from '../../model/generated/types.ts';
import type { BundleDocuments } from '../bundle-documents.ts';
import { compare } from '../compare.ts';
import { buildPlan, testBuild, type BuildChange } from '../fixtures/builds.ts';

const plan = buildPlan(['zaino', 'ztreamer'], { repeats: 3 });

function compared(runs: readonly BundleDocuments[], gates: readonly Gate[] = []): Comparison {
  const declared = gates.length === 0 ? null : { sha256: 'a'.repeat(64), document: { version: 1 as const, id: 'g', gates: [...gates] } };
  return validateDocument('Comparison', compare(runs, [], { indexbenchVersion: '0.1.0', samplesVerified: false, gates: declared }), 'comparison');
}

function tableOf(changes: readonly BuildChange[]): IndexBuildTable {
  const { indexBuild } = compared(changes.map((change) => testBuild(plan, change)));
  if (indexBuild === null) throw new Error('no table');
  return indexBuild;
}

/** Three repeats of each, the second variant six times as fast. */
const GOOD: readonly BuildChange[] = [1, 2, 3].flatMap((repeat) => [
  { variant: 'zaino', repeat, position: 1, seconds: 12 + repeat, firstAnswerSeconds: 1, indexBytes: 6e8, nodeCpuSeconds: 2 },
  { variant: 'ztreamer', repeat, position: 2, seconds: (12 + repeat) / 6, indexBytes: 4e7, cpuSeconds: 3, nodeCpuSeconds: 0.001 },
]);

describe('the table of index builds', () => {
  it('has medians with their range and error, and ratios from pairs of one machine', () => {
    const { cells, ratios, apart, work } = tableOf(GOOD);
    expect(cells[0]?.summary.find(({ metric }) => metric === 'completeNs')).toEqual({ metric: 'completeNs', n: 3, median: 14e9, min: 13e9, max: 15e9, errorNs: 0.052e9, claim: 'spread' });
    expect(cells[0]?.summary.find(({ metric }) => metric === 'firstInfoNs')?.median).toBe(1.002e9);
    expect(cells[1]?.summary.find(({ metric }) => metric === 'indexBytes')).toMatchObject({ median: 4e7, errorNs: null });
    const ratio = ratios.find(({ metric }) => metric === 'completeNs');
    expect(ratio).toMatchObject({ numerator: 'ztreamer', denominator: 'zaino', above: 0, below: 3, interval: null });
    expect(ratio?.median).toBeCloseTo(1 / 6, 10);
    expect(ratio?.basis).toMatchObject({ kind: 'paired', pairs: [{ repeat: 1, firstInOrder: 'zaino' }, { repeat: 2 }, { repeat: 3 }] });
    expect(apart).toEqual([]);
    expect(work).toMatchObject({ domain: 'index-build', probeHeight: 500 });
  });

  it('gives a rank interval from six pairs on, as for serving', () => {
    const six = buildPlan(['zaino', 'ztreamer'], { repeats: 6 });
    const runs = [1, 2, 3, 4, 5, 6].flatMap((repeat) => [testBuild(six, { variant: 'zaino', repeat, seconds: 10 }), testBuild(six, { variant: 'ztreamer', repeat, seconds: 5 })]);
    expect(compared(runs).indexBuild?.ratios.find(({ metric }) => metric === 'completeNs')?.interval).toMatchObject({ low: 0.5, high: 0.5 });
  });

  it('counts the stack as system and node, and no CPU time of a few ticks', () => {
    const { cells } = tableOf(GOOD);
    const median = (index: number, name: string): number | undefined => cells[index]?.summary.find(({ metric }) => metric === name)?.median ?? undefined;
    expect(median(0, 'cpuNs')).toBe(13.2e9);
    expect(median(0, 'nodeCpuNs')).toBe(2.2e9);
    expect(median(0, 'stackCpuNs')).toBe(15.4e9);
    expect(median(1, 'nodeCpuNs')).toBeUndefined();
    expect(median(1, 'stackCpuNs')).toBeCloseTo(3.3011e9, -3);
    const short = tableOf([{ variant: 'zaino', cpuSeconds: 0.05 }]).cells[0];
    expect(short?.summary.some(({ metric }) => metric === 'cpuNs')).toBe(false);
    expect(short?.warnings).toEqual([{ code: 'cpu-below-resolution', sides: ['server'], tickNs: 10_000_000 }]);
  });

  it('divides neither unlike page caches nor unlike accounting, and names the field', () => {
    for (const [change, field] of [[{ pageCache: 'warm' }, 'pageCache'], [{ source: 'proc' }, 'accountingSource']] as const) {
      const table = tableOf([{ variant: 'zaino' }, { variant: 'ztreamer', ...change }]);
      expect(table.ratios.every(({ median }) => median === null)).toBe(true);
      expect(table.ratios[0]?.basis).toMatchObject({ kind: 'none', reason: expect.stringContaining(field) as string });
      expect(table.apart).toMatchObject([{ variant: 'ztreamer', field }]);
      expect(table.cells[1]?.state.kind).toBe('measured');
    }
  });

  it('parts builds of other work: another hash of the probed block', () => {
    const table = tableOf([{ variant: 'zaino' }, { variant: 'zaino', repeat: 2 }, { variant: 'ztreamer', probeHash: 'f'.repeat(64) }]);
    expect(table.cells[1]?.state).toMatchObject({ kind: 'empty', reason: 'not-comparable' });
    expect(table.apart).toMatchObject([{ variant: 'ztreamer', field: 'probeHash' }]);
  });

  it.each([
    [{ kind: 'exited', message: 'ended (exit code 7)' }, 'it ended (exit code 7) after 10.0 s, before its index was complete'],
    [{ kind: 'stalled' }, 'its index stalled: ended after 11.0 s'],
    [{ kind: 'timeout' }, 'not complete after 11.0 s'],
    [{ kind: 'tip-mismatch' }, 'serves height 999'],
  ] as const)('has an empty cell where a build ended as %o', (state, text) => {
    const comparison = compared([testBuild(plan, { variant: 'zaino' }), testBuild(plan, { variant: 'ztreamer', state })]);
    expect(comparison.indexBuild?.cells[1]).toMatchObject({ state: { kind: 'empty', reason: 'failed', detail: expect.stringContaining(text) as string }, summary: [] });
    expect(comparison.indexBuild?.ratios).toEqual([]);
    expect(comparison.failures).toMatchObject([{ variant: 'ztreamer', code: 'SYSTEM_EXITED' }]);
    expect(comparison.outcome).toBe('incomplete');
  });

  it('knows systems that build no index, and divides by the first that does', () => {
    const three = buildPlan(['zebra', 'zaino', 'ztreamer']);
    const { indexBuild, failures } = compared([testBuild(three, { variant: 'zebra', state: { kind: 'no-index' } }), testBuild(three, { variant: 'zaino' }), testBuild(three, { variant: 'ztreamer', seconds: 5 })]);
    expect(indexBuild?.cells[0]?.state).toMatchObject({ kind: 'empty', reason: 'no-index' });
    expect(indexBuild?.ratios.find(({ metric }) => metric === 'completeNs')).toMatchObject({ numerator: 'ztreamer', denominator: 'zaino', median: 0.5 });
    expect(failures).toEqual([]);
  });

  it('is the same whatever the order of its bundles', () => {
    const runs = GOOD.map((change) => testBuild(plan, change));
    expect(JSON.stringify(compared([...runs].reverse()))).toBe(JSON.stringify(compared(runs)));
  });

  it('is none where no plan builds', () => {
    const serving = { ...plan, studies: ['serving' as const], indexBuild: null };
    expect(compared([{ ...testBuild(plan, { variant: 'zaino' }), plan: serving, indexBuild: null }]).indexBuild).toBeNull();
  });
});

describe('documents that contradict each other', () => {
  const good = testBuild(plan, { variant: 'zaino' });
  const build = good.indexBuild;
  if (build === null) throw new Error('no build');
  it.each([
    ['another plan', { ...build, planSha256: '0'.repeat(64) }, 'names another plan'],
    ['another tip', { ...build, work: { ...build.work, fields: { ...build.work.fields, tipHeight: 7 } } }, '#/work/fields/tipHeight'],
    ['another host', { ...build, host: { ...build.host, fields: { ...build.host.fields, serverCpus: 9 } } }, '#/host/fields/serverCpus'],
    ['figures without a series', { ...build, series: null }, '#/figures'],
    ['a completion that is none', { ...build, figures: build.figures === null ? null : { ...build.figures, complete: null } }, '#/state/kind'],
    ['a tip that is not the snapshot’s', { ...build, tip: { height: 1, hash: '0'.repeat(64) } }, '#/tip'],
    ['a failed build of a complete run', { ...build, state: { kind: 'stalled' as const } }, 'that its build is not: stalled'],
    ['no build', null, 'it holds none'],
  ])('are refused: %s', (_, indexBuild, text) => {
    const { refused } = compared([{ ...good, indexBuild }, testBuild(plan, { variant: 'ztreamer' })]);
    expect(refused).toMatchObject([{ code: 'BUNDLE_FOREIGN', message: expect.stringContaining(text) as string }]);
  });

  it('and copies of one series are refused', () => {
    const other = testBuild(plan, { variant: 'ztreamer' });
    const copied = { ...other, indexBuild: other.indexBuild === null ? null : { ...other.indexBuild, series: build.series } };
    expect(() => compared([good, copied])).toThrow(/all its samples are those of another bundle/);
  });
});

describe('gates of index builds', () => {
  const verdicts = (gates: readonly Gate[]): string[] => compared(GOOD.map((change) => testBuild(plan, change)), gates).gates.map(({ verdict, figure }) => `${verdict}: ${figure ?? ''}`);

  it('judge ratios and limits', () => {
    const ratio = { kind: 'index-build-ratio', candidate: 'ztreamer', baseline: 'zaino', metric: 'completeNs', judge: 'everyPair' } as const;
    expect(verdicts([{ ...ratio, id: 'fast', atMost: 0.2 }, { ...ratio, id: 'faster', atMost: 0.1 }, { ...ratio, id: 'sure', atMost: 0.2, judge: 'bound' }])).toEqual([
      'pass: median 0.1667 of 3 pairs, 0.1667 to 0.1667', 'fail: median 0.1667 of 3 pairs, 0.1667 to 0.1667', 'not shown: median 0.1667 of 3 pairs, 0.1667 to 0.1667',
    ]);
    const limit = { kind: 'index-build-limit', variant: 'zaino', metric: 'indexBytes' } as const;
    expect(verdicts([{ ...limit, id: 'small', atMost: 7e8 }, { ...limit, id: 'smaller', atMost: 5e8 }, { ...limit, id: 'absent', variant: 'nobody', atMost: 1 }])).toEqual([
      'pass: 600000000 at most in 3 of 3 builds', 'fail: 600000000 at most in 3 of 3 builds', 'not measured: ',
    ]);
  });
});
