import { describe, expect, it } from 'vitest';
import { testBundle, testPlan } from '../comparison/fixtures/bundles.ts';
import type { Measurement, Payloads, PlannedScenario, Received, Sums } from '../model/generated/types.ts';
import { describeDifference } from './difference.ts';
import { receivedDifferences } from './received-claims.ts';

const CHECKED = 'c'.repeat(64);
const DOWNLOAD: PlannedScenario = ((): PlannedScenario => {
  const [, planned] = testPlan().scenarios;
  if (planned === undefined) throw new Error('no scenario');
  return { ...planned, scenario: { ...planned.scenario, requests: { kind: 'download', blocks: 300 }, warmupRequests: 0, stop: { kind: 'passes', minimumSeconds: 1 } }, domain: 'consumers' };
})();
/** Three passes of 1,000 blocks in four calls. */
const SUMS: Sums = { warmupCalls: 0, calls: 12, ok: 12, cutOff: 0, lateStarts: null, capHits: null, dataErrors: 0, backpressure: 0, statusCounts: {}, messages: 3000, bytes: 15_000, units: 3000, latencySumNs: 1, measuredNs: 1, passes: 3 };
const RIGHT: Received = { how: 'timed', blocks: 1000, bytes: 5000, sha256: CHECKED };

interface Case {
  readonly received?: Partial<Received>;
  readonly driver?: 'native' | 'ghz';
  readonly sums?: Partial<Sums>;
  readonly lastChecked?: number;
}

function findings({ received = {}, driver = 'native', sums = {}, lastChecked = 1000 }: Case): string[] {
  const documents = testBundle(testPlan(), { variant: 'a' });
  const [, base] = documents.measurements.measurements;
  if (base === undefined) throw new Error('no measurement');
  const validation = driver === 'ghz' ? ('unchecked' as const) : ('blocks' as const);
  const measurement: Measurement = { ...base, driver, received: { ...RIGHT, ...received }, work: { ...base.work, fields: { ...base.work.fields, validation } } };
  const payloads: Payloads = { ...documents.payloads, whole: { firstHeight: 1, lastHeight: lastChecked, blocks: 1000, payloadBytes: 5000, sha256: CHECKED, expectedSha256: CHECKED } };
  const place = { document: 'measurements.json', pointer: '/measurements/0' };
  return receivedDifferences({ payloads }, { measurement, planned: DOWNLOAD, place }, { ...SUMS, ...sums }).map(describeDifference);
}

describe('what a measurement says that it received', () => {
  it('is right where samples and payload check say the same', () => {
    expect(findings({})).toEqual([]);
    expect(findings({ driver: 'ghz', received: { how: 'apart' } })).toEqual([]);
  });

  it.each<[string, Case, string]>([
    ['another digest', { received: { sha256: 'd'.repeat(64) } }, '/sha256'],
    ['more blocks', { received: { blocks: 1001 } }, '/blocks'],
    ['fewer bytes', { received: { bytes: 4999 } }, '/bytes'],
    ['calls that make no whole passes', { sums: { calls: 11, ok: 11 } }, ''],
    ['a failed call', { sums: { ok: 11 } }, ''],
    ['samples of another size than the check', { received: { bytes: 6000 }, sums: { bytes: 18_000 } }, '/bytes'],
    ['ghz having hashed in its timer', { driver: 'ghz' }, '/how'],
    ['a driver that hashes having been read by a relay', { received: { how: 'apart' } }, '/how'],
    ['a relay that read the right digest of fewer bytes', { driver: 'ghz', received: { how: 'apart', bytes: 4000 } }, '/bytes'],
    ['a relay that read the right digest of fewer blocks', { driver: 'ghz', received: { how: 'apart', blocks: 999 } }, '/blocks'],
  ])('cannot be %s', (_what, changed, pointer) => {
    const [first, ...others] = findings(changed);
    expect(first).toContain(`measurements.json#/measurements/0/received${pointer}: `);
    expect(others.length).toBeLessThan(2);
  });

  it('is taken as it is where the check was of other heights', () => {
    expect(findings({ lastChecked: 900, received: { sha256: 'd'.repeat(64) } })).toEqual([]);
  });

  it('may be other bytes that a relay read: the comparison shows it', () => {
    expect(findings({ driver: 'ghz', received: { how: 'apart', bytes: 7, sha256: 'd'.repeat(64) } })).toEqual([]);
  });
});
