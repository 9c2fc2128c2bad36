import { expect, it } from 'vitest';
import type { Warning } from '../model/generated/types.ts';
import { adviceOn } from './advice.ts';
import { MARKS } from './wording.ts';

type Examples = { readonly [C in Warning['code']]: Extract<Warning, { code: C }> };

const EXAMPLES: Examples = {
  'too-short': { code: 'too-short', measuredNs: 4e8, neededNs: 1e9 },
  'few-samples': { code: 'few-samples', goodCalls: 120 },
  errors: { code: 'errors', failed: 3, calls: 1000 },
  'no-good-call': { code: 'no-good-call', calls: 7 },
  'client-bound': { code: 'client-bound', reasons: ['ceiling', 'something new'] },
  steal: { code: 'steal', share: 0.031 },
  drift: { code: 'drift', ratio: 0.08 },
  'outside-cpu': { code: 'outside-cpu', share: 0.25 },
  'shared-cpus': { code: 'shared-cpus' },
  'smt-shared': { code: 'smt-shared' },
  unverified: { code: 'unverified' },
  'unlike-payload-sizes': { code: 'unlike-payload-sizes', bytesPerCall: 2048, otherBytesPerCall: 1024 },
  'cpu-below-resolution': { code: 'cpu-below-resolution', sides: ['server', 'client'], tickNs: 10_000_000 },
  'different-payload': { code: 'different-payload', bytesPerCall: null },
  'unchecked-blocks': { code: 'unchecked-blocks' },
  'samples-truncated': { code: 'samples-truncated', kept: 1_000_000, calls: 3_600_000 },
  'cut-off': { code: 'cut-off', calls: 2 },
  'affinity-unread': { code: 'affinity-unread', detail: 'no /proc' },
  'memory-limit': { code: 'memory-limit', kills: 1 },
};

it.each(Object.values(EXAMPLES))('$code: a sentence with its figures', (warning) => {
  const text = adviceOn(warning);
  expect(text).toMatch(/^[A-Z0-9].*[.a-z)]$/);
  expect(text).not.toMatch(/undefined|null(?! server)|NaN|—/);
});

it('states the figures in units that a reader knows', () => {
  expect(adviceOn(EXAMPLES['too-short'])).toBe('Measured for 400 ms only; 1.00 s are needed to rank it. Use a longer window.');
  expect(adviceOn(EXAMPLES['samples-truncated'])).toContain('1,000,000 of 3,600,000');
  expect(adviceOn(EXAMPLES['unlike-payload-sizes'])).toContain('2.00 KiB a call here and 1.00 KiB in another cell');
  expect(adviceOn(EXAMPLES['cpu-below-resolution'])).toContain('the server and the client is below resolution: it is counted in steps of 10.0 ms');
  expect(adviceOn(EXAMPLES.steal)).toContain('3.1 %');
  expect(adviceOn(EXAMPLES['client-bound'])).toContain('null server, something new');
});

it('every warning that changes how a figure of the tables is read has a mark', () => {
  expect(Object.entries(MARKS).filter(([, mark]) => mark === null).map(([code]) => code)).toEqual(['cut-off', 'cpu-below-resolution']);
});
