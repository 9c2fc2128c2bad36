import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { payloadClassOf } from '../comparison/payload-class.ts';
import type { CheckResult } from '../load/driver-messages.ts';
import { parseDocument } from '../model/document.ts';
import type { Plan } from '../model/generated/types.ts';
import { resolvePlan } from '../plan/resolve.ts';
import { gateOf, payloadsOf } from './payload-check.ts';

const embedded = (path: string): string => readFileSync(new URL(`../../workloads/${path}`, import.meta.url), 'utf8');
const plan: Plan = resolvePlan({
  planFile: parseDocument('PlanFile', embedded('plans/demo.json'), 'demo'),
  pins: parseDocument('Pins', embedded('pins.json'), 'pins'),
  workload: parseDocument('Workload', embedded('demo.json'), 'demo'),
  gates: null,
  overrides: {},
  files: { plan: 'demo', pins: 'pins', workload: 'demo', gates: 'none' },
});
const [SHIELDED, ALL_POOLS] = plan.snapshot.pin.chainDigests;
const UNARY = plan.snapshot.pin.unaryDigests[0];
if (SHIELDED === undefined || ALL_POOLS === undefined || UNARY === undefined) throw new Error('the demo snapshot lost its digests');
const OTHER = 'f'.repeat(64);

const whole = (sha256: string): NonNullable<CheckResult['whole']> => ({ firstHeight: 1, lastHeight: 12003, blocks: 12003, payloadBytes: 1042730, sha256 });
const unary = (sha256: string): CheckResult['unary'][number] => ({ method: 'GetBlock', seed: UNARY.seed, count: UNARY.count, payloadBytes: UNARY.payloadBytes, sha256 });
const found = (changes: Partial<CheckResult>): CheckResult => ({ chunks: [], whole: whole(SHIELDED.sha256), unary: [unary(UNARY.sha256)], otherRanges: [], answers: [], unsupported: [], difference: null, sameAsRange: [], lightdInfoBase64: null, ...changes });
const verdict = (changes: Partial<CheckResult>) => payloadsOf(found(changes), plan, '0'.repeat(64)).verdict;

describe('the verdict of a payload check', () => {
  it('is verified where every digest is the pinned one', () => {
    expect(verdict({})).toEqual({ kind: 'verified' });
  });

  it('is wrong for the first difference, whatever the digests say', () => {
    const difference = { height: 7, field: 'prevHash', expected: 'aa', found: 'bb' };
    expect(verdict({ difference })).toEqual({ kind: 'wrong', difference });
  });

  it('is wrong for a range whose digest belongs to no pinned projection', () => {
    expect(verdict({ whole: whole(OTHER) })).toEqual({ kind: 'wrong', difference: { height: 1, field: 'sha256', expected: SHIELDED.sha256, found: OTHER } });
  });

  it('is different for a range that is another pinned projection', () => {
    expect(verdict({ whole: whole(ALL_POOLS.sha256) })).toEqual({ kind: 'different', expectedSha256: SHIELDED.sha256, foundSha256: ALL_POOLS.sha256 });
  });

  it('is different for other single blocks, since the protocol leaves their projection to the server', () => {
    expect(verdict({ unary: [unary(OTHER)] })).toEqual({ kind: 'different', expectedSha256: UNARY.sha256, foundSha256: OTHER });
  });

  it('is unverified where one digest has no expected value', () => {
    expect(verdict({ unary: [{ ...unary(UNARY.sha256), seed: 1 }] })).toEqual({ kind: 'unverified' });
  });

  it('is unverified where a further range is measured, whose digest no pin knows', () => {
    const range = whole(OTHER);
    const payloads = payloadsOf(found({ otherRanges: [{ method: 'GetBlockRangeNullifiers', range }] }), plan, '0'.repeat(64));
    expect(payloads.verdict).toEqual({ kind: 'unverified' });
    expect(payloadClassOf(payloads, 'GetBlockRangeNullifiers')).toBe(`unverified:${OTHER}`);
    expect(payloadClassOf(payloads, 'GetBlockRange')).toBe('expected');
  });

  it('says why nothing was checked', () => {
    const unsupported = [{ method: 'GetBlockRange', status: 'UNIMPLEMENTED' }, { method: 'GetBlock', status: 'UNIMPLEMENTED' }] as const;
    expect(verdict({ whole: null, unary: [], unsupported })).toEqual({ kind: 'not-checked', reason: 'the system offers neither GetBlockRange nor a unary block method' });
  });
});

describe('what may be timed', () => {
  const gates = (changes: Partial<CheckResult>) => plan.scenarios.map((planned) => gateOf(payloadsOf(found(changes), plan, '0'.repeat(64)), planned).kind);

  it('is everything after a good check', () => {
    expect(gates({})).toEqual(['open', 'open', 'open', 'open', 'open']);
  });

  it('is nothing after one wrong block', () => {
    expect(gates({ difference: { height: 7, field: 'hash', expected: 'aa', found: 'bb' } })).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong']);
  });

  it('is what the system offers', () => {
    expect(gates({ unsupported: [{ method: 'GetBlock', status: 'UNIMPLEMENTED' }] })).toEqual(['open', 'not-supported', 'open', 'open', 'open']);
  });
});
