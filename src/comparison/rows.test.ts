import { describe, expect, it } from 'vitest';
import type { Plan, PlannedScenario, Row } from '../model/generated/types.ts';
import type { BundleDocuments } from './bundle-documents.ts';
import { testBundle, testPlan, type RunChange } from './fixtures/bundles.ts';
import { cellOf, checked, compared, pairs, rateRatio, rowOf } from './fixtures/compared.ts';
import { metricValues } from './metric-values.ts';

it('a run says how many driver processes shared its work, where they were several', () => {
  const plan = testPlan();
  const bundle = testBundle(plan, { variant: 'a' });
  for (const { client } of bundle.measurements.measurements) if (client !== null) Object.assign(client, { processes: 2 });
  const row = rowOf(checked([bundle, testBundle(plan, { variant: 'b' })]), 'single');
  expect(['a', 'b'].map((variant) => cellOf(row, variant).runs.map(({ clientProcesses }) => clientProcesses))).toEqual([[2], [undefined]]);
});

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
    const comparison = compared(testPlan(), [{ variant: 'a' }, { variant: 'b', work: { validation: 'status' } }]);
    expect(comparison.notComparable[0]).toMatchObject({ variant: 'b', field: 'validation', value: '"status"', others: '"blocks"' });
    expect(rowOf(comparison, 'single').ratios).toEqual([]);
  });

  it('more variants weigh more than more repeats', () => {
    const runs: RunChange[] = [{ variant: 'a' }, { variant: 'b' }, ...[1, 2, 3].map((repeat) => ({ variant: 'c', repeat, work: { driverVersion: '2' } }))];
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

  it('runs on another snapshot are listed, never mixed in', () => {
    const plan = testPlan({ repeats: 2 });
    const elsewhere = testPlan({ snapshot: { ...plan.snapshot, pin: { ...plan.snapshot.pin, sha256: 'e'.repeat(64) } } });
    const comparison = checked([...pairs([0.5, 0.5]).map((run) => testBundle(plan, run)), testBundle(elsewhere, { variant: 'a' })]);
    expect(cellOf(rowOf(comparison, 'single'), 'a').summary[0]).toMatchObject({ n: 2 });
    expect(comparison.notComparable.map(({ variant, field }) => `${variant} ${field}`)).toEqual(['a snapshotSha256', 'a snapshotSha256']);
    expect(comparison).toMatchObject({ expected: { runs: 6, present: 5 }, outcome: 'incomplete' });
    expect(comparison.plans).toHaveLength(2);
  });

  it('two programs never share a column', () => {
    const comparison = compared(testPlan({ repeats: 3 }), [...pairs([1, 1]), { variant: 'a', repeat: 3 }, { variant: 'b', repeat: 3, program: 'rebuilt', rates: { single: 1e9 } }]);
    expect(comparison.notComparable.map(({ variant, field }) => `${variant} ${field}`)).toEqual(['b binary.sha256', 'b binary.sha256']);
    expect(cellOf(rowOf(comparison, 'single'), 'b').summary[0]).toMatchObject({ n: 2, max: 1000 });
  });
});

describe('several plans on one snapshot', () => {
  const bundles = (plan: Plan, runs: readonly RunChange[]): BundleDocuments[] => runs.map((run) => testBundle(plan, run));

  it('share rows of equal work, with the columns of all', () => {
    const [first, second] = [testPlan({ deadlineSeconds: 5 }, ['a', 'b']), testPlan({ id: 'second', repeats: 2 }, ['c', 'a'])];
    const found = checked([
      ...bundles(first, [{ variant: 'a' }, { variant: 'b' }]),
      ...bundles(second, [1, 2].flatMap((repeat) => [{ variant: 'c', repeat, leg: `second-${String(repeat)}` }, { variant: 'a', repeat, leg: `second-${String(repeat)}` }])),
    ]);
    expect(found).toMatchObject({ variants: ['c', 'a', 'b'], notComparable: [], outcome: 'passed', expected: { runs: 6, present: 6, missing: [] } });
    expect(found.rows).toHaveLength(2);
    expect(found.rows[0]?.cells.map(({ summary }) => summary[0]?.n)).toEqual([2, 3, 1]);
    expect(rateRatio(found.rows[0] as Row).basis).toMatchObject({ kind: 'paired', pairs: [{ legId: 'second-1' }, { legId: 'second-2' }] });
  });

  it('share a row whatever each calls the work; a name that means other work stands apart', () => {
    const plan = testPlan({}, ['a']);
    const [single, range] = plan.scenarios as [PlannedScenario, PlannedScenario];
    const named = (planned: PlannedScenario, change: object): PlannedScenario => ({ ...planned, scenario: { ...planned.scenario, ...change } });
    const other = testPlan({ scenarios: [named(single, { id: 'renamed' }), named(range, { deadlineSeconds: 99 })] }, ['b']);
    const found = checked([...bundles(plan, [{ variant: 'a' }]), ...bundles(other, [{ variant: 'b' }])]);
    const [main, foreign] = found.variants[0] === 'a' ? ['a', 'b'] : ['b', 'a'];
    expect(found.rows).toHaveLength(2);
    expect(found.rows[0]?.cells.map(({ state }) => state.kind)).toEqual(['measured', 'measured']);
    expect(cellOf(found.rows[1] as Row, main).state.kind).toBe('measured');
    expect(cellOf(found.rows[1] as Row, foreign).state).toMatchObject({ reason: 'not-comparable', detail: expect.stringContaining('deadlineSeconds differs') as string });
    expect(found.notComparable).toMatchObject([{ variant: foreign, field: 'deadlineSeconds' }]);
  });

  it('work that only one of them asks for is a row, with empty cells for the others', () => {
    const plan = testPlan({}, ['a']);
    const found = checked([...bundles(plan, [{ variant: 'a' }]), ...bundles(testPlan({ scenarios: plan.scenarios.slice(0, 1) }, ['b']), [{ variant: 'b' }])]);
    expect(cellOf(rowOf(found, 'range'), 'b').state).toMatchObject({ kind: 'empty', reason: 'missing' });
    expect(cellOf(rowOf(found, 'single'), 'b').state.kind).toBe('measured');
  });

  it.each([[{ pin: 'path:other' }, 'variant.pin'], [{ configuration: { cache: 5 } }, 'variant.configuration'], [{ build: { features: ['fast'] } }, 'variant.build']])('a name that means two things is no column of both: %j', (change, field) => {
    const plan = testPlan({ repeats: 2 }, ['a', 'b']);
    const other = testPlan({ variants: plan.variants.map((variant) => (variant.name === 'b' ? { name: 'b', pin: { ...variant.pin, ...change } } : variant)) });
    const found = checked([...bundles(plan, pairs([1, 1])), ...bundles(other, [{ variant: 'b', leg: 'other', rates: { single: 1e9 } }])]);
    expect(found.notComparable.map((entry) => `${entry.variant} ${entry.field}`)).toEqual([`b ${field}`, `b ${field}`]);
    expect(cellOf(rowOf(found, 'single'), 'b').summary[0]).toMatchObject({ n: 2, max: 1000 });
    const described = testPlan({ variants: plan.variants.map((variant) => ({ ...variant, pin: { ...variant.pin, description: 'new words' } })) });
    expect(checked([...bundles(plan, pairs([1, 1])), ...bundles(described, [{ variant: 'b', leg: 'other' }])]).notComparable).toEqual([]);
  });
});

describe('payloads of unlike size in one row', () => {
  it('are flagged on both sides and not divided, unless they were verified', () => {
    const runs = (payloadClass: string): RunChange[] => pairs([1, 1]).map((run) => ({ ...run, payloadClass: { single: payloadClass }, bytesPerCall: run.variant === 'a' ? 1000 : 1011 }));
    const verified = rowOf(compared(testPlan({ repeats: 2 }), runs('expected')), 'single');
    expect(verified.cells.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(rateRatio(verified).median).toBe(1);
    const unverified = rowOf(compared(testPlan({ repeats: 2 }), runs('unverified')), 'single', 'unverified');
    expect(rateRatio(unverified)).toMatchObject({ median: null, basis: { kind: 'none', reason: 'unverified payloads of unlike size: 1011 and 1000 bytes a call' } });
    const flags = unverified.cells.map(({ warnings }) => warnings.filter(({ code }) => code === 'unlike-payload-sizes'));
    expect(flags).toEqual([[{ code: 'unlike-payload-sizes', bytesPerCall: 1000, otherBytesPerCall: 1011 }], [{ code: 'unlike-payload-sizes', bytesPerCall: 1011, otherBytesPerCall: 1000 }]]);
    expect(unverified.ranking).toMatchObject({ kind: 'unranked', reason: expect.stringContaining('unlike size') as string });
    const alike = rowOf(compared(testPlan(), pairs([1]).map((run) => ({ ...run, bytesPerCall: run.variant === 'a' ? 1000 : 1010 }))), 'single');
    expect(alike.cells.flatMap(({ warnings }) => warnings)).toEqual([]);
  });
});

describe('errors', () => {
  it('of more than 1 % of the calls are a failure: neither ranked nor divided', () => {
    const failing = compared(testPlan({ repeats: 2 }), pairs([2, 2]).map((run) => ({ ...run, failedCalls: run.variant === 'b' ? 11 : 0 })));
    const row = rowOf(failing, 'single');
    expect(cellOf(row, 'b').state).toMatchObject({ kind: 'measured', tooManyErrors: true });
    expect(rateRatio(row)).toMatchObject({ median: null, basis: { kind: 'none', reason: 'more than 1 % of the calls failed' } });
    expect(row.ranking).toEqual({ kind: 'unranked', reason: 'more than 1 % of the calls of a variant failed' });
    expect(failing).toMatchObject({ outcome: 'incomplete', expected: { runs: 4, present: 4 } });
    expect(failing.failures[0]).toMatchObject({ variant: 'b', code: 'RUN_FAILED', message: 'native/single: errors: 11 of 1011 calls failed' });
  });

  it('of 1 %, and backpressure, are shown only', () => {
    for (const change of [{ failedCalls: 10 }, { failedCalls: 500, backpressure: 495 }]) {
      expect(compared(testPlan({ repeats: 2 }), pairs([2, 2], change))).toMatchObject({ outcome: 'passed', failures: [] });
    }
  });
});

it('CPU time below the resolution of its source is no figure, and the cell says so', () => {
  const cell = cellOf(rowOf(compared(testPlan({ repeats: 2 }), pairs([1, 1]).map((run) => ({ ...run, cpuNs: run.repeat === 1 ? 90e6 : 1e9 }))), 'single'), 'b');
  expect(cell.summary.map(({ metric }) => metric)).not.toContain('serverCpuNsPerUnit');
  expect(cell.runs.map(({ values }) => values['serverCpuNsPerUnit'])).toEqual([null, 1e6]);
  expect(cell.warnings).toEqual([{ code: 'cpu-below-resolution', sides: ['server', 'client'], tickNs: 10_000_000 }]);
});

it('CPU time with the node beside is the sum of both, and no figure where the node’s is not known', () => {
  const [run] = [testBundle(testPlan(), { variant: 'a', cpuNs: 1e9 })];
  const [measurement] = run.measurements.measurements;
  const resources = measurement?.resources;
  if (measurement === undefined || resources === null || resources === undefined) throw new Error('not measured');
  const withNode = (node: typeof resources.node): number | null => metricValues({ ...measurement, resources: { ...resources, node } }).stackCpuNsPerUnit;
  const alone = metricValues(measurement).serverCpuNsPerUnit ?? 0;
  expect(withNode(null)).toBe(alone);
  expect(withNode({ ...resources.target, cpuUserNs: 2e9, cpuSystemNs: 1e9 })).toBeCloseTo(alone * 4);
  expect(withNode({ ...resources.target, cpuUserNs: null })).toBeNull();
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
    expect(cellOf(rowOf(comparison, 'single'), 'b').summary.map(({ metric, n }) => `${metric} ${String(n)}`)).toEqual(['unitsPerSecond 1', 'callsPerSecond 1', 'p50Ns 1', 'serverCpuNsPerUnit 1', 'stackCpuNsPerUnit 1', 'clientCpuNsPerUnit 1', 'serverAnonymousPeakBytes 1', 'bytesPerCall 1']);
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
