import { expect, it } from 'vitest';
import { mergeWarnings } from './merge-warnings.ts';
import { driftWarning, warningsOf, type WarningFacts } from './warnings.ts';

const SUMS = { warmupCalls: 0, calls: 1000, ok: 1000, cutOff: 0, lateStarts: null, capHits: null, dataErrors: 0, backpressure: 0, statusCounts: {}, messages: null, bytes: null, units: 1000, latencySumNs: 1, measuredNs: 1e9, passes: null };
const GOOD: WarningFacts = {
  sums: SUMS, bytesPerCall: 5, client: null, noise: null, payloadClass: 'expected', validation: 'blocks', unit: 'block', forPublication: false,
  cpus: { shared: false, smtShared: false }, affinityUnread: null, oomKills: 0, lostSamples: 0,
};
const noise = (change: object): WarningFacts['noise'] => ({ serverStealShare: 0.02, clientStealShare: null, serverOutsideShare: 0.05, clientOutsideShare: 0, ...change });

it('a good measurement has none, at the limits too', () => {
  expect(warningsOf(GOOD)).toEqual([]);
  expect(warningsOf({ ...GOOD, noise: noise({}) })).toEqual([]);
});

it.each([
  [{ sums: { ...SUMS, measuredNs: 989_999_999 } }, [{ code: 'too-short', measuredNs: 989_999_999, neededNs: 1e9 }]],
  [{ forPublication: true }, [{ code: 'too-short', measuredNs: 1e9, neededNs: 2e9 }]],
  [{ sums: { ...SUMS, ok: 199, calls: 199 } }, [{ code: 'few-samples', goodCalls: 199 }]],
  [{ sums: { ...SUMS, calls: 1003, cutOff: 2 } }, [{ code: 'errors', failed: 3, calls: 1003 }, { code: 'cut-off', calls: 2 }]],
  [{ sums: { ...SUMS, ok: 0, measuredNs: 5 } }, [{ code: 'no-good-call', calls: 1000 }, { code: 'errors', failed: 1000, calls: 1000 }]],
  [{ payloadClass: 'unverified' }, [{ code: 'unverified' }]],
  [{ payloadClass: 'f'.repeat(64) }, [{ code: 'different-payload', bytesPerCall: 5 }]],
  [{ validation: 'unchecked' }, [{ code: 'unchecked-blocks' }]],
  [{ validation: 'unchecked', unit: 'call' }, []],
  [{ noise: noise({ clientStealShare: 0.021, clientOutsideShare: 0.06 }) }, [{ code: 'steal', share: 0.021 }, { code: 'outside-cpu', share: 0.06 }]],
  [{ cpus: { shared: true, smtShared: true } }, [{ code: 'shared-cpus' }]],
  [{ cpus: { shared: false, smtShared: true } }, [{ code: 'smt-shared' }]],
  [{ affinityUnread: 'why', oomKills: 1, lostSamples: 4 }, [{ code: 'samples-truncated', kept: 1000, calls: 1004 }, { code: 'affinity-unread', detail: 'why' }, { code: 'memory-limit', kills: 1 }]],
] as const)('%j', (change, warnings) => {
  expect(warningsOf({ ...GOOD, ...(change as Partial<WarningFacts>) })).toEqual(warnings);
});

it('drift beyond 5 %', () => {
  expect([driftWarning(null), driftWarning(0.05), driftWarning(0.051)]).toEqual([[], [], [{ code: 'drift', ratio: 0.051 }]]);
});

it('merging adds up counts, keeps the worst of the rest, and one of each code', () => {
  expect(mergeWarnings([
    { code: 'steal', share: 0.03 }, { code: 'errors', failed: 1, calls: 10 }, { code: 'steal', share: 0.09 }, { code: 'too-short', measuredNs: 9, neededNs: 10 },
    { code: 'errors', failed: 2, calls: 30 }, { code: 'too-short', measuredNs: 3, neededNs: 10 }, { code: 'client-bound', reasons: ['cpu-share'] }, { code: 'client-bound', reasons: ['ceiling'] },
  ])).toEqual([
    { code: 'too-short', measuredNs: 3, neededNs: 10 }, { code: 'client-bound', reasons: ['ceiling', 'cpu-share'] }, { code: 'errors', failed: 3, calls: 40 }, { code: 'steal', share: 0.09 },
  ]);
});
