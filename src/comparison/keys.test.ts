import { expect, it } from 'vitest';
import type { WorkFields } from '../model/generated/types.ts';
import { testBundle, testPlan } from './fixtures/bundles.ts';
import { fieldDifferences, hostFieldsOf, hostKey, workKey } from './keys.ts';
import { isOtherPayload, isUnverified, payloadClassOf } from './payload-class.ts';

const { bundle, measurements } = testBundle(testPlan(), { variant: 'a' });
const work = measurements.measurements[0]?.work.fields as WorkFields;

it('every field changes the key, their order does not', () => {
  const reversed = Object.fromEntries(Object.entries(work).reverse()) as unknown as WorkFields;
  expect(workKey(reversed)).toBe(workKey(work));
  for (const [field, value] of Object.entries(work)) {
    const changed = { ...work, [field]: typeof value === 'number' ? value + 1 : Array.isArray(value) ? ['x'] : `${String(value)}x` } as WorkFields;
    expect(workKey(changed)).not.toBe(workKey(work));
    expect(fieldDifferences(changed, work).map((entry) => entry.field)).toEqual([field]);
  }
});

it('names both values', () => {
  expect(fieldDifferences({ ...work, clients: 8 }, work)).toEqual([{ field: 'clients', value: '8', others: '1' }]);
});

it('the host class holds limits as read back, not as asked', () => {
  const limited = { ...bundle, limits: { asked: { cpuQuota: 2, memoryMaxBytes: null }, readBack: { cpuQuota: 1, memoryMaxBytes: null } } };
  expect(hostFieldsOf(limited).cpuQuota).toBe(1);
  expect(hostKey(hostFieldsOf(limited))).not.toBe(hostKey(hostFieldsOf(bundle)));
  expect(hostFieldsOf({ ...bundle, accounting: { server: 'systemd', client: 'proc', notUsed: [] } }).accountingSource).toBe('systemd+proc');
});

it('payload classes: expected, another digest, unverified with and without a digest', () => {
  const [found, expected] = ['a'.repeat(64), 'b'.repeat(64)];
  const whole = { firstHeight: 1, lastHeight: 2, blocks: 2, payloadBytes: 3, sha256: found };
  const unary = { method: 'GetBlock' as const, seed: 1, count: 2, payloadBytes: 3, sha256: found };
  expect(payloadClassOf({ whole: { ...whole, expectedSha256: found }, unary: [] }, 'GetBlockRange')).toBe('expected');
  expect(payloadClassOf({ whole: { ...whole, expectedSha256: found }, unary: [{ ...unary, expectedSha256: expected }] }, 'GetBlock')).toBe(found);
  expect(payloadClassOf({ whole: { ...whole, expectedSha256: null }, unary: [] }, 'GetBlockRange')).toBe(`unverified:${found}`);
  expect(payloadClassOf({ whole: null, unary: [] }, 'GetLightdInfo')).toBe('unverified');
  expect([isUnverified('expected'), isUnverified(`unverified:${found}`), isUnverified(found)]).toEqual([false, true, false]);
  expect([isOtherPayload('expected'), isOtherPayload('unverified'), isOtherPayload(found)]).toEqual([false, false, true]);
});
