import { describe, expect, it } from 'vitest';
import { testBundle, testPlan, type RunChange } from './fixtures/bundles.ts';
import { cellOf, checked, compared, pairs, rateRatio, rowOf } from './fixtures/compared.ts';

describe('equal work only', () => {
  it('other work leaves the row with its field named, and the cell says so', () => {
    const comparison = compared(testPlan({}, ['a', 'b', 'c']), [{ variant: 'a' }, { variant: 'b' }, { variant: 'c', work: { driverVersion: '2' } }]);
    expect(comparison.notComparable).toMatchObject([
      { scenario: 'single', driver: 'native', variant: 'c', field: 'driverVersion', value: '"2"', others: '"1"' },
      { scenario: 'range', variant: 'c', field: 'driverVersion' },
    ]);
    expect(cellOf(rowOf(comparison, 'single'), 'c').state).toMatchObject({ kind: 'empty', reason: 'not-comparable' });
    expect(comparison.rows).toHaveLength(2);
  });

  it('among two the first variant’s work stands', () => {
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', work: { clients: 8 } }]);
    expect(comparison.notComparable[0]).toMatchObject({ variant: 'b', field: 'clients', value: '8', others: '1' });
    expect(rowOf(comparison, 'single').ratios).toEqual([]);
  });

  it('more variants weigh more than more repeats', () => {
    const runs: RunChange[] = [{ variant: 'a' }, { variant: 'b' }, ...[1, 2, 3].map((repeat) => ({ variant: 'c', repeat, work: { clients: 8 } }))];
    const comparison = compared(testPlan({ repeats: 3 }, ['c', 'a', 'b']), runs);
    expect(rowOf(comparison, 'single').cells.map(({ state }) => state.kind)).toEqual(['empty', 'measured', 'measured']);
    expect(new Set(comparison.notComparable.map(({ variant }) => variant))).toEqual(new Set(['c']));
  });

  it('another valid payload is a row of its own', () => {
    const other = 'f'.repeat(64);
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', payloadClass: { single: other } }]);
    expect(comparison.rows.map(({ scenario, work }) => [scenario, work.payloadClass])).toEqual([['single', 'expected'], ['single', other], ['range', 'expected']]);
    expect(cellOf(rowOf(comparison, 'single'), 'b').state).toMatchObject({ reason: 'other-payload' });
    expect(cellOf(rowOf(comparison, 'single', other), 'a').state).toMatchObject({ reason: 'other-payload' });
    expect(cellOf(rowOf(comparison, 'single', other), 'b').state).toMatchObject({ kind: 'measured' });
    expect(rowOf(comparison, 'single', other).ratios).toEqual([]);
    expect(rateRatio(rowOf(comparison, 'range')).basis.kind).toBe('paired');
  });

  it('unverified payloads that differ do not meet, and those that agree are flagged', () => {
    const [one, two] = [`unverified:${'1'.repeat(64)}`, `unverified:${'2'.repeat(64)}`];
    const comparison = compared(testPlan(), [{ variant: 'a', payloadClass: { single: one, range: one } }, { variant: 'b', payloadClass: { single: two, range: one } }]);
    expect(comparison.rows.map(({ scenario }) => scenario)).toEqual(['single', 'single', 'range']);
    expect(cellOf(rowOf(comparison, 'range', one), 'b').state).toMatchObject({ kind: 'measured', unverified: true });
  });

  it('a row a driver', () => {
    const comparison = compared(testPlan({ drivers: ['native', 'ghz'] }), [{ variant: 'a' }, { variant: 'b' }]);
    expect(comparison.rows.map(({ scenario, driver }) => `${scenario} ${driver}`)).toEqual(['single native', 'single ghz', 'range native', 'range ghz']);
  });

  it('runs of another plan are listed, never mixed in; another snapshot is the field named', () => {
    const plan = testPlan({ repeats: 2 });
    const other = testPlan({ repeats: 1, deadlineSeconds: 5 });
    const elsewhere = testPlan({ snapshot: { ...plan.snapshot, pin: { ...plan.snapshot.pin, sha256: 'e'.repeat(64) } } });
    const comparison = checked([...pairs([0.5, 0.5]).map((run) => testBundle(plan, run)), testBundle(other, { variant: 'b', rates: { single: 1e9 } }), testBundle(elsewhere, { variant: 'a' })]);
    expect(cellOf(rowOf(comparison, 'single'), 'b').summary[0]).toMatchObject({ n: 2, max: 500 });
    expect(new Set(comparison.notComparable.map(({ variant, field }) => `${variant} ${field}`))).toEqual(new Set(['b planSha256', 'a snapshotSha256']));
    expect(comparison).toMatchObject({ expected: { runs: 8, present: 6 }, outcome: 'incomplete' });
    expect(comparison.plans).toHaveLength(3);
  });

  it('two programs never share a column', () => {
    const comparison = compared(testPlan({ repeats: 3 }), [...pairs([1, 1]), { variant: 'a', repeat: 3 }, { variant: 'b', repeat: 3, program: 'rebuilt', rates: { single: 1e9 } }]);
    expect(comparison.notComparable.map(({ variant, field }) => `${variant} ${field}`)).toEqual(['b binary.sha256', 'b binary.sha256']);
    expect(cellOf(rowOf(comparison, 'single'), 'b').summary[0]).toMatchObject({ n: 2, max: 1000 });
  });
});

describe('empty cells say why, and are never 0', () => {
  it.each([
    [{ states: { single: { kind: 'not-supported', status: 'UNIMPLEMENTED' } } }, 'not-supported', 'passed'],
    [{ states: { single: { kind: 'driver-unavailable', message: 'no ghz' } } }, 'driver-unavailable', 'passed'],
    [{ states: { single: { kind: 'wrong', message: 'height 5' } } }, 'wrong', 'incomplete'],
    [{ states: { single: { kind: 'failed', code: 'DRIVER_FAILED', message: 'x' } } }, 'failed', 'incomplete'],
    [{ states: { single: { kind: 'cut-off', reason: 'deadline' } } }, 'cut-off', 'incomplete'],
    [{ broken: ['single'] }, 'no-good-call', 'incomplete'],
    [{ absent: ['single'] }, 'missing', 'incomplete'],
    [{ outcome: { kind: 'incomplete', reason: 'interrupted' } }, 'cut-off', 'incomplete'],
    [{ outcome: { kind: 'failed', code: 'SYSTEM_EXITED', message: 'gone', lastLogLines: ['x'] } }, 'failed', 'incomplete'],
  ] as const)('%j', (change, reason, outcome) => {
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', rates: { single: 5e6 }, ...(change as Partial<RunChange>) }]);
    const row = rowOf(comparison, 'single');
    expect(cellOf(row, 'b')).toMatchObject({ state: { kind: 'empty', reason }, runs: [], summary: [] });
    expect(row.ratios).toEqual([]);
    expect(row.ranking).toEqual({ kind: 'unranked', reason: 'fewer than two variants have figures' });
    expect(comparison.outcome).toBe(outcome);
    expect(comparison.failures.length > 0).toBe(outcome === 'incomplete');
  });

  it('wrong content in one repeat empties the cell of all', () => {
    const comparison = compared(testPlan({ repeats: 2 }), [...pairs([1]), { variant: 'a', repeat: 2 }, { variant: 'b', repeat: 2, states: { single: { kind: 'wrong', message: 'height 7' } } }]);
    expect(cellOf(rowOf(comparison, 'single'), 'b').state).toEqual({ kind: 'empty', reason: 'wrong', detail: 'height 7' });
  });

  it('a repeat in which nothing succeeded adds no value to the others', () => {
    const comparison = compared(testPlan({ repeats: 2 }), [...pairs([1]), { variant: 'a', repeat: 2 }, { variant: 'b', repeat: 2, broken: ['single'] }]);
    expect(cellOf(rowOf(comparison, 'single'), 'b').summary.map(({ metric, n }) => `${metric} ${String(n)}`)).toEqual(['unitsPerSecond 1', 'callsPerSecond 1', 'p50Ns 1', 'serverCpuNsPerUnit 1', 'clientCpuNsPerUnit 1', 'serverAnonymousPeakBytes 1', 'bytesPerCall 1']);
  });

  it('no bundle at all: missing by name, and incomplete', () => {
    const comparison = compared(testPlan({ repeats: 2 }), [{ variant: 'a', repeat: 1 }, { variant: 'a', repeat: 2 }, { variant: 'b', repeat: 2 }]);
    expect(comparison).toMatchObject({ expected: { runs: 4, present: 3, missing: [{ variant: 'b', repeat: 1 }] }, outcome: 'incomplete' });
  });

  it('nothing measured by anybody is a row of empty cells', () => {
    const comparison = compared(testPlan(), [{ variant: 'a', absent: ['single', 'range'] }]);
    expect(comparison.rows.map(({ cells }) => cells.map(({ state }) => (state.kind === 'empty' ? state.reason : '')))).toEqual([['missing', 'missing'], ['missing', 'missing']]);
  });

  it('a single variant has cells, and nothing to be compared with', () => {
    const comparison = compared(testPlan({}, ['a']), [{ variant: 'a' }]);
    expect(comparison).toMatchObject({ outcome: 'passed', variants: ['a'] });
    expect(rowOf(comparison, 'range')).toMatchObject({ ratios: [], ranking: { kind: 'unranked' } });
  });
});

it('an open loop has no order: its rate was given', () => {
  const plan = testPlan({ repeats: 3 });
  const scenarios = plan.scenarios.map((planned) => ({ ...planned, scenario: { ...planned.scenario, arrival: { kind: 'constant' as const, perSecond: 5 } } }));
  const runs = [1, 2, 3].flatMap((repeat): RunChange[] => [{ variant: 'a', repeat, rates: { single: 100 } }, { variant: 'b', repeat, rates: { single: 200 } }]);
  expect(rowOf(compared({ ...plan, scenarios }, runs), 'single').ranking).toEqual({ kind: 'unranked', reason: 'the rate was given: compare the latencies' });
});
