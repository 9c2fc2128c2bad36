import { describe, expect, it } from 'vitest';
import type { Outcome } from '../model/generated/types.ts';
import { compare } from './compare.ts';
import { testBundle, testPlan } from './fixtures/bundles.ts';
import { OPTIONS, cellOf, checked, compared, rowOf } from './fixtures/compared.ts';

describe('attempts and identities', () => {
  it('the latest attempt wins even if it is worse; all are listed', () => {
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', attempt: 1, rates: { single: 9000 } }, { variant: 'b', attempt: 2, rates: { single: 10 } }]);
    expect(cellOf(rowOf(comparison, 'single'), 'b').summary[0]).toMatchObject({ n: 1, median: 10 });
    expect(comparison.inputs.map(({ variant, attempt, used }) => [variant, attempt, used])).toEqual([['a', 1, true], ['b', 1, false], ['b', 2, true]]);
  });

  it('each tells where its program came from, where the bundle does', () => {
    const plan = testPlan();
    const [plain, good] = [testBundle(plan, { variant: 'a' }), testBundle(plan, { variant: 'b' })];
    const built = { ...good, bundle: { ...good.bundle, binary: { file: 'x', sha256: 'c'.repeat(64), bytes: 1, reportedVersion: null, origin: { kind: 'built' as const, obtainedAt: '2026-12-01T00:00:00Z', toolchain: ['cargo 1.95.0'], builtIn: { repository: 'me/server', runId: '7', sha: 'ab' } } } } };
    expect(compare([plain, built], [], OPTIONS).inputs.map(({ program }) => program)).toEqual([undefined, 'built from its pin by cargo 1.95.0 at 2026-12-01T00:00:00Z, in CI run 7 of me/server at ab']);
  });

  it('a failed attempt that was repeated stays in the appendix only', () => {
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', outcome: { kind: 'failed', code: 'SYSTEM_EXITED', message: 'm', lastLogLines: [] } }, { variant: 'b', attempt: 2 }]);
    expect(comparison).toMatchObject({ outcome: 'passed', failures: [{ variant: 'b', code: 'SYSTEM_EXITED' }] });
  });

  it('a run that failed in one leg is not made good by another leg', () => {
    const failed = { kind: 'failed', code: 'SYSTEM_EXITED', message: 'm', lastLogLines: [] } satisfies Outcome;
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', outcome: failed }, { variant: 'b', leg: 'other' }]);
    expect(comparison).toMatchObject({ outcome: 'incomplete', expected: { runs: 2, present: 2, missing: [] } });
    expect(comparison.inputs.every(({ used }) => used)).toBe(true);
  });

  it('two different bundles of one identity are both refused', () => {
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', rates: { single: 1 } }, { variant: 'b', rates: { single: 2 } }]);
    expect(comparison.refused.map(({ code }) => code)).toEqual(['BUNDLE_DUPLICATE', 'BUNDLE_DUPLICATE']);
    expect(comparison).toMatchObject({ outcome: 'failed', expected: { present: 1 } });
  });

  it('a bundle that contradicts itself is refused', () => {
    const plan = testPlan();
    const good = testBundle(plan, { variant: 'b' });
    const foreign = { ...good, bundle: { ...good.bundle, variant: { name: 'z', pin: good.bundle.variant.pin } } };
    const otherPin = { ...good, bundle: { ...good.bundle, variant: { name: 'b', pin: { ...good.bundle.variant.pin, pin: 'path:evil' } } } };
    const twice = { ...good, measurements: { ...good.measurements, measurements: [...good.measurements.measurements, ...good.measurements.measurements] } };
    const late = { ...good, bundle: { ...good.bundle, repeat: 7 } };
    const otherSnapshot = { ...good, bundle: { ...good.bundle, snapshotSha256: 'e'.repeat(64) } };
    const betterHost = { ...good, bundle: { ...good.bundle, cpus: { ...good.bundle.cpus, serverCount: 4 } } };
    const otherOrder = { ...good, bundle: { ...good.bundle, leg: { ...good.bundle.leg, order: ['b', 'a'] } } };
    const otherWork = testBundle(plan, { variant: 'b', work: { snapshotSha256: 'e'.repeat(64) } });
    const moreClients = testBundle(plan, { variant: 'b', work: { clients: 8 } });
    for (const bad of [foreign, otherPin, twice, late, otherSnapshot, betterHost, otherOrder, otherWork, moreClients]) {
      expect(checked([testBundle(plan, { variant: 'a' }), bad])).toMatchObject({ refused: [{ code: 'BUNDLE_FOREIGN' }], outcome: 'failed' });
    }
  });

  it('says what contradicts what', () => {
    const [refused] = checked([testBundle(testPlan(), { variant: 'a' }), testBundle(testPlan(), { variant: 'b', work: { deadlineSeconds: 3 } })]).refused;
    expect(refused).toMatchObject({ message: 'measurements.json#/measurements/0/work/fields/deadlineSeconds: 3 is not what its plan says, 10' });
  });

  it('bundles of unlike identity with the same samples are all refused', () => {
    const comparison = compared(testPlan({ repeats: 2 }), [{ variant: 'a' }, { variant: 'b' }, { variant: 'a', repeat: 2, samplesOf: 'x' }, { variant: 'b', repeat: 2, samplesOf: 'x' }]);
    expect(comparison.refused.map(({ label, code }) => `${label} ${code}`)).toEqual(['a-r2-a1 BUNDLE_DUPLICATE', 'b-r2-a1 BUNDLE_DUPLICATE']);
    expect(comparison).toMatchObject({ outcome: 'failed', expected: { present: 2 } });
  });

  it('drift of a run marks its cells', () => {
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', drift: 0.08 }]);
    expect(cellOf(rowOf(comparison, 'range'), 'b').warnings).toEqual([{ code: 'drift', ratio: 0.08 }]);
  });

  it('nothing usable is an error that names what was refused', () => {
    const refused = [{ label: 'x', code: 'BUNDLE_UNSEALED', message: 'no manifest' }];
    expect(() => compare([], refused, OPTIONS)).toThrow(/not one usable bundle; 1 refused, the first: x: BUNDLE_UNSEALED/);
    const one = compare([testBundle(testPlan({}, ['a']), { variant: 'a' })], refused, OPTIONS);
    expect(one).toMatchObject({ outcome: 'failed', refused });
  });
});
