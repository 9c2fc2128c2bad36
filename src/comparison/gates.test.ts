import { describe, expect, it } from 'vitest';
import type { DeclaredGates, Gate, GateResult, Plan, SlowdownGate } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { testBundle, testPlan, type RunChange } from './fixtures/bundles.ts';
import { checked, compared, pairs } from './fixtures/compared.ts';

describe('gates', () => {
  const ratio = (change: object): Gate => ({ kind: 'ratio', id: 'g', candidate: 'b', baseline: 'a', metric: 'unitsPerSecond', select: { scenario: 'single', driver: 'native' }, judge: 'point', ...change });
  const declared = (gate: Gate, sha256 = 'a'.repeat(64)): DeclaredGates => ({ sha256, document: { version: 1, id: 'gates', gates: [gate] } });
  const verdict = (gate: Gate, runs: readonly RunChange[], repeats = 1): string => {
    const comparison = compared(testPlan({ repeats, gates: declared(gate) }), runs);
    return `${comparison.gates[0]?.verdict ?? ''}, ${comparison.outcome}`;
  };

  it.each([
    [{ atLeast: 0.9 }, [0.95], 'pass, passed'],
    [{ atLeast: 0.9 }, [0.85], 'fail, failed'],
    [{ atMost: 0.9 }, [0.95], 'fail, failed'],
    [{ atLeast: 0.9, atMost: 1.1 }, [1.2], 'fail, failed'],
    [{ atLeast: 0.9, judge: 'everyPair' }, [1, 0.89, 1], 'fail, failed'],
    [{ atLeast: 0.9 }, [1, 0.89, 1], 'pass, passed'],
    [{ atLeast: 0.9, judge: 'bound' }, [1, 1, 1], 'not shown, failed'],
    [{ atLeast: 0.9, judge: 'bound', purpose: 'regression' }, [1, 1, 1], 'not shown, passed'],
    [{ atLeast: 0.9, judge: 'bound', purpose: 'regression' }, [0.8, 0.8, 0.8, 0.8, 0.8, 0.8], 'fail, failed'],
    [{ withinPercent: 5 }, [0.96], 'pass, passed'],
    [{ withinPercent: 5 }, [1.5], 'pass, passed'],
    [{ withinPercent: 5 }, [0.94], 'fail, failed'],
    [{ withinPercent: 5, metric: 'p50Ns' }, [0.94], 'fail, failed'],
    [{ withinPercent: 5, metric: 'p50Ns' }, [1.5], 'pass, passed'],
    [{ atLeast: 0.9, judge: 'bound' }, [1, 1, 1, 1, 1, 0.95], 'pass, passed'],
    [{ atLeast: 0.9, judge: 'bound' }, [1, 1, 1, 1, 1, 0.8], 'not shown, failed'],
    [{ atLeast: 0.9, judge: 'bound' }, [0.8, 0.8, 0.8, 0.8, 0.8, 0.8], 'fail, failed'],
    [{ atLeast: 0.1, metric: 'p99Ns' }, [1], 'not measured, failed'],
  ])('%j on pairs %j: %s', (change, factors, expected) => {
    expect(verdict(ratio(change), pairs(factors), factors.length)).toBe(expected);
  });

  it('absence is never a pass', () => {
    const gate = ratio({ atLeast: 0.001 });
    expect(verdict(gate, [{ variant: 'a' }])).toBe('not measured, failed');
    expect(verdict(gate, pairs([1]), 2)).toBe('not measured, failed');
    expect(verdict(gate, [{ variant: 'a' }, { variant: 'b', leg: 'other' }])).toBe('not measured, failed');
    expect(verdict(gate, pairs([2], { clientBound: ['single'] }))).toBe('not measured, failed');
    expect(verdict(gate, pairs([2]).map((run) => ({ ...run, clientBound: run.variant === 'b' ? ['single'] : [] })))).toBe('not measured, failed');
    expect(verdict(ratio({ metric: 'serverAnonymousPeakBytes', atMost: 1 }), pairs([2], { clientBound: ['single'] }))).toBe('not measured, failed');
    expect(verdict(ratio({ metric: 'serverAnonymousPeakBytes', atMost: 1 }), pairs([2], { clientBound: ['range'] }))).toBe('pass, passed');
    expect(verdict(gate, pairs([2], { payloadClass: { single: 'unverified' } }))).toBe('not measured, failed');
    expect(verdict({ kind: 'errors', id: 'e', variant: 'b', atMost: 9 }, [{ variant: 'a' }])).toBe('not measured, failed');
    expect(verdict({ kind: 'anonymous-memory', id: 'm', variant: 'b', atMostBytes: 9e9 }, [{ variant: 'a' }, { variant: 'b', anonymousPeakBytes: null }])).toBe('not measured, failed');
  });

  it('errors and memory', () => {
    const errors: Gate = { kind: 'errors', id: 'e', variant: 'b', atMost: 1 };
    expect(verdict(errors, [{ variant: 'a', failedCalls: 10 }, { variant: 'b' }])).toBe('pass, passed');
    expect(verdict(errors, [{ variant: 'a' }, { variant: 'b', failedCalls: 2 }])).toBe('fail, failed');
    const memory: Gate = { kind: 'anonymous-memory', id: 'm', variant: 'b', atMostBytes: 4096 };
    expect(verdict(memory, [{ variant: 'a', anonymousPeakBytes: 1e9 }, { variant: 'b' }])).toBe('pass, passed');
    expect(verdict(memory, [{ variant: 'a' }, { variant: 'b', anonymousPeakBytes: 4097 }])).toBe('fail, failed');
  });

  it.each([
    ['errors', { kind: 'errors', id: 'e', variant: 'b', atMost: 0 }, /^0 of \d+ calls failed; /],
    ['anonymous-memory', { kind: 'anonymous-memory', id: 'm', variant: 'b', atMostBytes: 4096 }, /^\d+ bytes at most in 2 of 2 measurements; /],
  ] as const)('%s: a figure within its limit is no pass where the load generator was the limit or nothing is known of the payloads', (_, gate, figure) => {
    const judged = (gateHere: Gate, change: Partial<RunChange>): GateResult => compared(testPlan({ gates: declared(gateHere) }), [{ variant: 'a', clientBound: ['range'] }, { variant: 'b', ...change }]).gates[0] as GateResult;
    const bound = judged(gate, { clientBound: ['range'] });
    expect(bound).toMatchObject({ verdict: 'not measured', figure: expect.stringMatching(figure) as unknown });
    expect(bound.figure).toMatch(/; range \(native\): client-bound$/);
    expect(judged(gate, { payloadClass: { single: 'unverified:ab', range: 'unverified' } }).figure).toMatch(/; single \(native\): unverified payloads, and 1 more such$/);
    expect(judged({ ...gate, scenarios: ['single'] }, { clientBound: ['range'] })).toMatchObject({ verdict: 'pass', limit: expect.stringMatching(/ \(single\)$/) as unknown });
    expect(judged({ ...gate, drivers: ['ghz'] }, {})).toMatchObject({ verdict: 'not measured', figure: null });
    expect(judged(gate, { clientBound: ['range'], failedCalls: 1, anonymousPeakBytes: 4097 }).verdict).toBe('fail');
  });

  it('a missing run takes back what was not shown, too', () => {
    expect(verdict(ratio({ atLeast: 0.9, judge: 'bound', purpose: 'regression' }), pairs([1, 1]), 3)).toBe('not measured, failed');
  });

  it('probes: a run that was not ready or moved fails, unpinned answers are not measured', () => {
    const probes: Gate = { kind: 'probes', id: 'p', variant: 'b' };
    const judged = (change: (runs: BundleDocuments[]) => void): string => {
      const runs = pairs([1, 1]).map((run) => testBundle(testPlan({ repeats: 2, gates: declared(probes) }), run));
      change(runs);
      return checked(runs).gates.map((result) => `${result.verdict}: ${result.figure ?? ''}`).join();
    };
    expect(judged(() => undefined)).toBe('pass: 2 of 2 runs passed all their probes, 0 failed one');
    expect(judged((runs) => Object.assign(runs[1]?.payloads ?? {}, { verdict: { kind: 'unverified' } }))).toMatch(/^not measured: 1 of 2 runs passed/);
    expect(judged((runs) => Object.assign(runs[3]?.bundle ?? {}, { outcome: { kind: 'failed', code: 'SYSTEM_EXITED', message: 'm', lastLogLines: [] } }))).toBe('fail: 1 of 2 runs passed all their probes, 1 failed one');
  });

  describe('slowdown', () => {
    const slowdown = (change: Partial<SlowdownGate> = {}): Gate => ({ kind: 'slowdown', id: 's', purpose: 'regression', candidate: 'b', baseline: 'a', metric: 'unitsPerSecond', judge: 'bound', ...change });
    const of = (gate: Gate, factors: readonly number[], change: Partial<RunChange> = {}): GateResult => compared(testPlan({ repeats: factors.length, gates: declared(gate) }), pairs(factors, change)).gates[0] as GateResult;

    it('a build 20 % slower in all pairs but one fails; one that is not, passes; between them nothing is shown', () => {
      const slow = Array.from({ length: 8 }, (_, index) => (index === 3 ? 1.6 : 1 / 1.2));
      expect(of(slowdown(), slow)).toMatchObject({ verdict: 'fail', purpose: 'regression', figure: expect.stringContaining('single (native) slower: median cost 1.2×') as unknown });
      expect(of(slowdown(), [1, 1, 1, 1, 1, 1, 1, 1])).toMatchObject({ verdict: 'pass' });
      const noisy = [0.8, 1.2, 0.8, 1.2, 0.8, 1.2, 0.8, 1.2];
      expect(of(slowdown(), noisy)).toMatchObject({ verdict: 'not shown' });
      expect(compared(testPlan({ repeats: 8, gates: declared(slowdown()) }), pairs(noisy)).outcome).toBe('passed');
    });

    it('honours the minimum effect, and judges times the other way round', () => {
      expect(of(slowdown(), Array.from({ length: 8 }, () => 1 / 1.08)).verdict).toBe('pass');
      expect(of(slowdown({ minimumEffect: 1.05 }), Array.from({ length: 8 }, () => 1 / 1.08)).verdict).toBe('fail');
      expect(of(slowdown({ metric: 'p50Ns' }), Array.from({ length: 8 }, () => 1 / 1.2)).verdict).toBe('fail');
    });

    it('a row that says nothing, or too few pairs, is no pass', () => {
      expect(of(slowdown(), [1, 1, 1, 1])).toMatchObject({ verdict: 'not measured', figure: '4 pairs; a slowdown can be shown from 5 on' });
      expect(of(slowdown(), [1, 1, 1, 1, 1], { payloadClass: { range: 'unverified' } })).toMatchObject({ verdict: 'not measured', figure: 'range (native): unverified payloads' });
      expect(of(slowdown({ scenarios: ['single'] }), [1, 1, 1, 1, 1], { payloadClass: { range: 'unverified' } }).verdict).toBe('pass');
    });
  });

  it('gates that the plan did not declare are post hoc', () => {
    const plan = testPlan({ gates: declared(ratio({ atLeast: 0.9 })) });
    expect(compared(plan, pairs([1])).gates[0]?.postHoc).toBe(false);
    expect(compared(plan, pairs([1]), { gates: declared(ratio({ atLeast: 0.1 }), 'b'.repeat(64)) }).gates[0]?.postHoc).toBe(true);
    expect(compared(testPlan(), pairs([1]), { gates: declared(ratio({ atLeast: 0.1 })) }).gates[0]?.postHoc).toBe(true);
  });

  it('CPU time below the resolution of its source, and figures that a run lacks, are not measured', () => {
    const gate = ratio({ atMost: 99, metric: 'serverCpuNsPerUnit' });
    expect(verdict(gate, pairs([1]))).toBe('pass, passed');
    expect(verdict(gate, pairs([1], { cpuNs: 99e6 }))).toBe('not measured, failed');
    expect(verdict(gate, pairs([1, 1]).map((run, index) => ({ ...run, cpuNs: index === 3 ? 0 : 1e9 })), 2)).toBe('not measured, failed');
  });

  it('gates of several plans are each judged; only what all plans declared was declared', () => {
    const [one, two] = [declared(ratio({ atLeast: 0.9 })), declared({ kind: 'errors', id: 'e', variant: 'b', atMost: 0 }, 'b'.repeat(64))];
    const of = (gates: DeclaredGates | null, id: string): Plan => testPlan({ gates, id });
    const judged = (first: DeclaredGates | null, second: DeclaredGates | null): unknown => checked([...pairs([1]).map((run) => testBundle(of(first, 'p'), run)), ...pairs([1], { leg: 'other' }).map((run) => testBundle(of(second, 'q'), run))]).gates.map(({ id, postHoc }) => [id, postHoc]);
    expect(judged(one, one)).toEqual([['g', false]]);
    expect(judged(one, null)).toEqual([['g', true]]);
    expect(new Set(judged(one, two) as [string, boolean][])).toEqual(new Set([['g', true], ['e', true]]));
  });

  it('a failed gate says so even where runs are missing', () => {
    expect(verdict(ratio({ atLeast: 5 }), pairs([1]), 2)).toBe('fail, failed');
  });
});
