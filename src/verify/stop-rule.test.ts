import { describe, expect, it } from 'vitest';
import { NARROW_COLUMNS, WIDE_COLUMNS } from '../bundle/sample-columns.ts';
import type { NarrowColumn, SampleChunk, WideColumn } from '../bundle/sample-columns.ts';
import { summaryColumnsOf } from '../bundle/summary-columns.ts';
import { summarize } from '../comparison/measurement.ts';
import { NO_CLIENT, SAMPLE_PHASE } from '../comparison/sample-codes.ts';
import type { PlannedScenario, Scenario } from '../model/generated/types.ts';
import { compileArrival } from '../plan/arrival.ts';
import { callUnitsOf } from '../plan/call-units.ts';
import { describeDifference } from './difference.ts';
import { RowCheck } from './sample-rows.ts';
import { StopEvidence } from './stop-evidence.ts';
import { stopRuleDifferences } from './stop-rule.ts';

type Row = Partial<Record<WideColumn | NarrowColumn, number>>;

const SERVICE_NS = 2e6;

function plan(scenario: Partial<Scenario>): PlannedScenario {
  return {
    scenario: {
      id: 's', title: 's', method: 'GetLightdInfo', requests: { kind: 'empty' }, clients: 2, connections: 1, warmupRequests: 0, stop: { kind: 'count', requests: 1 }, deadlineSeconds: 1, maxMessageBytes: 1024, ...scenario,
    },
    workload: 'w', domain: 'serving', unit: 'call', projection: 'shielded', firstHeight: 1, lastHeight: 100, scheduleSha256: '0'.repeat(64),
  };
}

/** A good call; `at` in ns. */
function call(at: number, changes: Row = {}): Row {
  return { intendedStartNs: at, startNs: at, firstMessageNs: at, endNs: at + SERVICE_NS, bytes: 1, messages: 1, client: 0, status: 0, attempt: 1, phase: SAMPLE_PHASE.measured, part: 0, ...changes };
}

function chunkOf(rows: readonly Row[]): SampleChunk {
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, Float64Array.from(rows, (row) => row[name] ?? Number.NaN)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, Int32Array.from(rows, (row) => row[name] ?? -1)]));
  return { rows: rows.length, wide: wide as Record<WideColumn, Float64Array>, narrow: narrow as Record<NarrowColumn, Int32Array> };
}

/** What is found of samples that come in two pieces. */
function found(planned: PlannedScenario, rows: readonly Row[]): string[] {
  const place = { document: 'm', pointer: '' };
  const evidence = new StopEvidence(planned, rows.length);
  const check = new RowCheck(place, { planned, driver: 'native', countsAreChecked: false });
  const half = Math.floor(rows.length / 2);
  for (const [firstRow, piece] of [[0, rows.slice(0, half)], [half, rows.slice(half)]] as const) {
    evidence.add(chunkOf(piece));
    check.add(chunkOf(piece), firstRow);
  }
  const { sums } = summarize(summaryColumnsOf(chunkOf(rows), []), callUnitsOf(planned));
  const differences = stopRuleDifferences(place, { planned, driver: 'native', evidence, sums, lost: 0 });
  return [...(check.difference === null ? [] : [check.difference]), ...differences].map(describeDifference);
}

describe('a count with bounds in time', () => {
  const count = (bounds: { minimumSeconds?: number; maximumSeconds?: number }): PlannedScenario => plan({ clients: 1, stop: { kind: 'count', requests: 10, ...bounds } });
  const calls = (number: number, everyNs: number): Row[] => Array.from({ length: number }, (_, k) => call(k * everyNs));

  it('goes on until its time has passed', () => {
    expect(found(count({ minimumSeconds: 1 }), calls(101, 1e7))).toEqual([]);
    expect(found(count({ minimumSeconds: 1 }), calls(10, 2e8))).toEqual([]);
    expect(found(count({ minimumSeconds: 1 }), calls(50, 1e7))).toEqual([expect.stringContaining('recomputed "at least 1 s"')]);
    expect(found(count({ minimumSeconds: 1 }), calls(9, 2e8))).toEqual(['m#/calls: stored 9, recomputed 10']);
    expect(found(count({ minimumSeconds: 1 }), calls(20, 2e8))).toEqual([expect.stringContaining('no start beyond 10 calls after 1 s')]);
  });

  it('ends when its time has passed, and not before', () => {
    expect(found(count({ maximumSeconds: 1 }), calls(6, 2e8))).toEqual([]);
    expect(found(count({ maximumSeconds: 1 }), calls(10, 1e7))).toEqual([]);
    expect(found(count({ maximumSeconds: 1 }), calls(4, 2e8))).toEqual([expect.stringContaining('at least the window of 1 s')]);
    expect(found(count({ maximumSeconds: 1 }), calls(8, 2e8))).toEqual([expect.stringContaining('no start after the window of 1 s')]);
    expect(found(count({ maximumSeconds: 1 }), calls(11, 1e7))).toEqual(['m#/calls: stored 11, recomputed 10']);
  });
});

describe('an open loop', () => {
  const arrival = { kind: 'poisson', perSecond: 100, seed: 2 } as const;
  const times = compileArrival(arrival);
  const due = Array.from({ length: 500 }, (_, k) => Math.round(times.dueSeconds(k) * 1e9));
  const inWindow = due.filter((at) => at < 1e9);
  const window = plan({ arrival, stop: { kind: 'window', seconds: 1 } });
  const rows = inWindow.map((at, k) => call(at, { client: k % 2 }));

  it('that started all that was due is right, late ones and failed ones too', () => {
    expect(found(window, rows)).toEqual([]);
    expect(found(window, rows.map((row, k) => (k === 3 ? { ...row, startNs: (row.startNs ?? 0) + 3e8, firstMessageNs: Number.NaN, endNs: (row.endNs ?? 0) + 5e8, status: 14 } : row)))).toEqual([]);
    expect(found(plan({ arrival, stop: { kind: 'count', requests: 40 } }), due.slice(0, 40).map((at) => call(at)))).toEqual([]);
    expect(found(plan({ arrival, stop: { kind: 'first', requests: 40, seconds: 100 } }), due.slice(0, 40).map((at) => call(at)))).toEqual([]);
    expect(found(plan({ arrival, stop: { kind: 'first', requests: 400, seconds: 1 } }), rows)).toEqual([]);
  });

  it('is found out where a call is left out, at its place or at the end', () => {
    const at = (k: number): string => String(due[k]);
    expect(found(window, rows.filter((_, k) => k !== 10))).toEqual([`m#/calls: stored "call 10 due at ${at(11)} ns", recomputed "due at ${at(10)} ns"`]);
    expect(found(window, rows.slice(0, -1))).toEqual([expect.stringMatching(new RegExp(`^m#/calls: stored ${String(rows.length - 1)}, recomputed "one more, due at 0\\.9\\d+ s"$`))]);
    expect(found(window, due.slice(0, rows.length + 1).map((one) => call(one)))).toEqual([]);
  });

  it('is found out where a late call is said to have been meant later', () => {
    const shifted = rows.map((row, k) => (k === 5 ? { ...row, intendedStartNs: (row.intendedStartNs ?? 0) + 1e6, startNs: (row.startNs ?? 0) + 1e6, firstMessageNs: Number.NaN } : row));
    expect(found(window, shifted)).toHaveLength(1);
  });

  it('that closes at its end has the calls that were never started, too', () => {
    const closing = plan({ arrival, stop: { kind: 'window', seconds: 1 }, atEnd: 'close' });
    const unstarted = (row: Row): Row => ({ ...row, client: NO_CLIENT, startNs: 1.001e9, endNs: 1.001e9, firstMessageNs: Number.NaN, status: 1, phase: SAMPLE_PHASE.cutOff });
    expect(found(closing, rows.map((row, k) => (k < rows.length - 4 ? row : unstarted(row))))).toEqual([]);
    expect(found(closing, rows.slice(0, -4))).toHaveLength(1);
  });

  it('has no measured call without a place', () => {
    expect(found(window, rows.map((row, k) => (k === 7 ? { ...row, client: NO_CLIENT } : row)))[0]).toBe('m#/rows/7/client: stored -1, recomputed "a place, as the call was started"');
  });
});

describe('closed loops', () => {
  it('do not start later than they were meant to', () => {
    const planned = plan({ stop: { kind: 'count', requests: 2 } });
    expect(found(planned, [call(0), call(5e6, { intendedStartNs: 4e6 })])).toEqual(['m#/rows/1/intendedStartNs: stored 4000000, recomputed "startNs, 5000000, in a closed loop"']);
  });

  it('that stop by count or time fill one of them', () => {
    const planned = plan({ stop: { kind: 'first', requests: 100, seconds: 1 } });
    const every = (gapNs: number, calls: number): Row[] => Array.from({ length: calls }, (_, k) => call(k * gapNs));
    expect(found(planned, every(5e6, 100))).toEqual([]);
    expect(found(planned, every(20e6, 50))).toEqual([]);
    expect(found(planned, every(5e6, 101))).toEqual(['m#/calls: stored 101, recomputed 100']);
    expect(found(planned, every(5e6, 90))).toEqual([expect.stringContaining('at least the window of 1 s')]);
  });

  it('that think may end a thought early', () => {
    const rows = [0, 0.3e9, 0.6e9].map((at) => call(at));
    expect(found(plan({ thinkSeconds: 0.298, stop: { kind: 'window', seconds: 0.89 } }), rows)).toEqual([]);
    expect(found(plan({ thinkSeconds: 0.1, stop: { kind: 'window', seconds: 0.89 } }), rows)).toHaveLength(1);
  });

  it('join and leave at their times', () => {
    const joining = plan({ concurrencySteps: { startClients: 1, endClients: 2, stepClients: 1, stepSeconds: 0.5 }, stop: { kind: 'count', requests: 2 } });
    expect(found(joining, [call(0), call(0.5e9, { client: 1 })])).toEqual([]);
    expect(found(joining, [call(0), call(0.4e9, { client: 1 })])).toEqual(['m#/rows/1/startNs: stored 400000000, recomputed "at least 0.5 s, when client 1 joins"']);
    const leaving = plan({ concurrencySteps: { startClients: 2, endClients: 1, stepClients: 1, stepSeconds: 0.5 }, stop: { kind: 'count', requests: 2 } });
    expect(found(leaving, [call(0), call(0.9e9, { client: 1 })])).toEqual(['m#/rows/1/startNs: stored 900000000, recomputed "at most 0.5 s, when client 1 leaves"']);
  });

  it('warm up as long as the scenario says', () => {
    const planned = plan({ warmupRequests: 2, warmupSeconds: 0.5, stop: { kind: 'count', requests: 1 } });
    const warmup = (at: number): Row => call(at, { phase: SAMPLE_PHASE.warmup });
    expect(found(planned, [warmup(-0.5e9), warmup(-0.4e9), warmup(-0.1e9), call(0)])).toEqual([]);
    expect(found(planned, [warmup(-0.4e9), warmup(-0.1e9), call(0)])).toEqual(['m#/warmupCalls: stored 2, recomputed "calls for 0.5 s before the measured window"']);
  });
});

describe('a mix', () => {
  const planned = plan({
    requests: { kind: 'mix', parts: [{ weight: 2, method: 'GetLightdInfo', requests: { kind: 'empty' } }, { weight: 1, method: 'GetLatestBlock', requests: { kind: 'empty' } }] },
    stop: { kind: 'count', requests: 6 },
  });
  const rows = [0, 1, 0, 0, 1, 0].map((part, k) => call(k * 5e6, { part }));

  it('has as many calls of each part as its weights say', () => {
    expect(found(planned, rows)).toEqual([]);
    expect(found(planned, rows.map((row, k) => (k === 1 ? { ...row, part: 0 } : row)))).toEqual(['m#/calls: stored "5 of part 0", recomputed "4 of part 0"']);
    expect(found(planned, rows.map((row, k) => (k === 1 ? { ...row, part: 2 } : row)))[0]).toBe('m#/rows/1/part: stored 2, recomputed "below 2"');
  });
});
