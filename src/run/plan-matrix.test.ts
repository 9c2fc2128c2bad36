import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../model/generated/types.ts';
import type { JobLimits } from '../plan/job-legs.ts';
import { cacheEntriesOf } from './cache-entries.ts';
import { choosePlan } from './chosen-plan.ts';
import { diskNeedOf } from './disk-need.ts';
import { planMatrix } from './plan-matrix.ts';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
const LIMITS: JobLimits = { split: 'auto', jobMinutes: 330, maxJobs: 256 };
const GIB = 1024 ** 3;

function embedded(plan: string, overrides: object = {}): Plan {
  return choosePlan({ plan, files: { pins: null, workload: null, gates: null }, overrides, packageRoot }).plan;
}

/** The plan with another size of its archive. */
function withArchive(plan: Plan, archiveBytes: number): Plan {
  const { name, pin } = plan.snapshot;
  if (pin.kind !== 'node-state') throw new Error('no node state');
  return { ...plan, snapshot: { name, pin: { ...pin, archiveBytes } } };
}

describe('cacheEntriesOf', () => {
  it('names each program once, nodes too, and none of the package', () => {
    const { programs, snapshot } = cacheEntriesOf(embedded('testnet', { variants: ['zaino-0.10.1', 'zaino-0.10.1-nodelay', 'ztreamer-0.2.1'] }));
    expect(programs.map(({ variant, program }) => [variant, program])).toEqual([['zaino-0.10.1', 'zainod'], ['zebra-6.4.2', 'zebrad'], ['ztreamer-0.2.1', 'ztreamerd']]);
    for (const { key, cacheKey, cachePath, program } of programs) expect([cacheKey, cachePath]).toEqual([`indexbench-program-v1-${program}-${key}`, `programs/${program}-${key.slice(0, 16)}`]);
    expect(snapshot).toMatchObject({ name: 'testnet', cacheKey: 'indexbench-snapshot-v1-e1702bb220a337f94496e1f65b683b63f22334fdc500c5421dd118e593358636', cachePath: 'snapshots/e1702bb220a337f94496e1f65b683b63f22334fdc500c5421dd118e593358636.tar.zst' });
    expect(cacheEntriesOf(embedded('demo'))).toEqual({ programs: [], snapshot: null });
  });

  it('a program is another one where its pin, its build settings or its name differ, and not where its configuration does', () => {
    const plan = embedded('testnet', { variants: ['zaino-0.10.1'] });
    const keyWith = (change: object): string | undefined => cacheEntriesOf({ ...plan, variants: plan.variants.map((variant) => ({ ...variant, pin: { ...variant.pin, ...change } })) }).programs[0]?.key;
    const same = keyWith({});
    expect(keyWith({ configuration: { backend: 'rpc' }, description: 'x', indexBytes: {} })).toBe(same);
    for (const change of [{ pin: 'crate:zainod@0.9.0' }, { build: { features: [] } }, { build: { features: ['prometheus'], binary: 'other' } }]) expect(keyWith(change)).not.toBe(same);
    expect(keyWith({ pin: 'command:/my/zainod', build: {} })).not.toBe(same);
    expect(cacheEntriesOf({ ...plan, variants: [{ name: 'zaino-mine', pin: { ...plan.variants[0]!.pin, pin: 'command:/my/zainod', build: {} } }] }).programs).toEqual([]);
  });

  it('says whether the archive fits into the cache; of one whose size is not known nothing', () => {
    const plan = embedded('testnet');
    const fits = (bytes: number): unknown => cacheEntriesOf(withArchive(plan, bytes)).snapshot?.fitsCache;
    expect([cacheEntriesOf(plan).snapshot?.fitsCache, fits(10 * GIB), fits(10 * GIB + 1)]).toEqual([null, true, false]);
  });
});

describe('diskNeedOf', () => {
  it('sums state, copy of one that is rewritten, index and archive, and 15 %', () => {
    const { variants, snapshot } = embedded('testnet');
    const needs = variants.map((variant) => diskNeedOf(variant, snapshot, { bytes: 8e9 }));
    expect(needs[0]).toEqual({ variant: 'zaino-0.10.1', needBytes: 50_945_000_000, parts: [{ part: 'archive', bytes: 8e9 }, { part: 'state', bytes: 12.6e9 }, { part: 'index', bytes: 23.7e9 }] });
    expect(needs[2]).toEqual({ variant: 'ztreamer-0.2.1', needBytes: 39_962_500_000, parts: [{ part: 'archive', bytes: 8e9 }, { part: 'state', bytes: 12.6e9 }, { part: 'state-copy', bytes: 12.6e9 }, { part: 'index', bytes: 1.55e9 }] });
  });

  it('what is not known is named, and counts as nothing', () => {
    const { variants, snapshot } = embedded('regtest');
    expect(diskNeedOf(variants[0]!, snapshot, null)).toEqual({ variant: 'zaino-0.10.1', needBytes: Math.ceil(29_467_308 * 1.15), parts: [{ part: 'state', bytes: 29_467_308 }, { part: 'index', bytes: null }] });
    expect(diskNeedOf(variants[3]!, snapshot, null).parts).toEqual([{ part: 'state', bytes: 29_467_308 }]);
  });
});

describe('planMatrix', () => {
  it('of the embedded plans: what each takes', () => {
    expect(planMatrix(embedded('demo'), LIMITS)).toMatchObject({ plan: { id: 'demo', needsNode: false }, programs: [], snapshot: null, legs: [{ leg: '1', label: 'r1' }, { leg: '2', label: 'r2' }], acrossMachines: false });
    const testnet = planMatrix(embedded('testnet'), LIMITS);
    expect(testnet).toMatchObject({ plan: { needsNode: true }, snapshot: { archiveBytes: null, fitsCache: null }, acrossMachines: false });
    expect(testnet.legs.map(({ leg }) => leg)).toEqual(['1', '2', '3']);
    expect(testnet.minutesPerLeg).toBeLessThan(330);
  });

  it('an archive that is too large for the cache is not kept, and takes no room', () => {
    const matrix = planMatrix(withArchive(embedded('testnet'), 11 * GIB), LIMITS);
    expect(matrix.snapshot?.fitsCache).toBe(false);
    expect(matrix.disk[0]?.parts.map(({ part }) => part)).toEqual(['state', 'index']);
  });

  it('stays below what the output of a job may hold, with 1,000 repeats of 64 variants too', () => {
    const variant = embedded('demo').variants[0]!;
    const names = Array.from({ length: 64 }, (_, index) => `${'n'.repeat(61)}${String(index)}`);
    const plan = { ...embedded('demo'), repeats: 1000, variants: names.map((name) => ({ ...variant, name })) };
    expect(JSON.stringify(planMatrix(plan, { ...LIMITS, split: 'variant', jobMinutes: 9999 })).length).toBeLessThan(500_000);
  });

  it('refuses a snapshot that a variant cannot start from', () => {
    expect(() => planMatrix(embedded('demo', { snapshot: 'regtest' }), LIMITS)).toThrow('reference starts from a snapshot of the kind compact-blocks');
  });
});
