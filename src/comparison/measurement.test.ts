import { describe, expect, it } from 'vitest';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { MeasurementSummarizer, summarize, type SampleColumns, type SummaryRule } from './measurement.ts';

interface Call {
  readonly start: number;
  readonly end: number;
  readonly first?: number;
  readonly bytes?: number;
  readonly messages?: number;
  readonly status?: number;
  readonly phase?: number;
  readonly intended?: number;
  readonly client?: number;
  readonly part?: number;
}

function columns(calls: readonly Call[], lacking: { messages?: boolean; bytes?: boolean; first?: boolean } = {}): SampleColumns {
  return {
    intendedStartNs: Float64Array.from(calls, ({ intended, start }) => intended ?? start),
    startNs: Float64Array.from(calls, ({ start }) => start),
    endNs: Float64Array.from(calls, ({ end }) => end),
    firstMessageNs: lacking.first ? null : Float64Array.from(calls, ({ first }) => first ?? Number.NaN),
    bytes: lacking.bytes ? null : Float64Array.from(calls, ({ bytes }) => bytes ?? Number.NaN),
    messages: lacking.messages ? null : Int32Array.from(calls, ({ messages }) => messages ?? -1),
    status: Int32Array.from(calls, ({ status }) => status ?? 0),
    phase: Int32Array.from(calls, ({ phase }) => phase ?? 1),
    client: Int32Array.from(calls, ({ client }) => client ?? 0),
    part: Int32Array.from(calls, ({ part }) => part ?? 0),
  };
}

const CALLS: SummaryRule = { unit: 'call', askedUnits: () => 1, firstMeasured: 0, requestsInPass: null, openLoop: null, parts: null, cutOffInTime: true };
const BLOCKS: SummaryRule = { ...CALLS, unit: 'block', askedUnits: () => 100 };

describe('a hand-computed measurement', () => {
  const calls: Call[] = [
    { start: -500, end: -100, phase: 0, bytes: 999, messages: 9 },
    { start: 0, end: 100, first: 40, bytes: 10, messages: 5 },
    { start: 100, end: 400, first: 110, bytes: 30, messages: 7 },
    { start: 400, end: 450, status: 8 },
    { start: 450, end: 500, status: 14 },
    { start: 500, end: 600, status: 100, bytes: 5, messages: 1 },
    { start: 600, end: 1000, phase: 2, status: 1 },
  ];

  it('counts good work only, over the whole measured time', () => {
    const { sums, statistics } = summarize(columns(calls), BLOCKS);
    expect(sums).toEqual({
      warmupCalls: 1, calls: 5, ok: 2, cutOff: 1, lateStarts: null, capHits: null, dataErrors: 1, backpressure: 1,
      statusCounts: { OK: 2, RESOURCE_EXHAUSTED: 1, UNAVAILABLE: 1, DATA_ERROR: 1 },
      messages: 12, bytes: 40, units: 12, latencySumNs: 400, measuredNs: 1000, passes: null,
    });
    expect(statistics).toMatchObject({ goodCalls: 2, unitsPerSecond: 12e6, callsPerSecond: 2e6, bytesPerCall: 20, latency: { meanNs: 200, minNs: 100, maxNs: 300 }, firstMessage: { minNs: 10, maxNs: 40 } });
  });

  it('lets the time of a cut-off call count against the rate', () => {
    const without = summarize(columns(calls.filter(({ phase }) => phase !== 2)), CALLS);
    expect(without.sums.measuredNs).toBe(600);
    expect(without.statistics.callsPerSecond).toBe(3_333_333.33333);
    expect(summarize(columns(calls), CALLS).statistics.callsPerSecond).toBe(2e6);
  });

  it('counts the time of calls that the driver did not keep, and no call for it', () => {
    const unseen = columns([{ start: -1000, end: 0, phase: 3, status: -1 }, ...calls], { messages: true });
    const { sums, statistics } = summarize(unseen, { ...BLOCKS, askedUnits: (i) => i });
    expect(sums).toMatchObject({ measuredNs: 2000, warmupCalls: 1, calls: 5, ok: 2, units: 0 + 1, latencySumNs: 400 });
    expect(statistics).toMatchObject({ callsPerSecond: 1e6, unitsPerSecond: 0.5e6, latency: { minNs: 100 } });
  });

  it('has no speed where nothing succeeded', () => {
    const { sums, statistics } = summarize(columns(calls.map((call) => ({ ...call, status: 14 }))), CALLS);
    expect(sums).toMatchObject({ ok: 0, units: 0, calls: 5, messages: 0 });
    expect(statistics).toEqual({ goodCalls: 0, unitsPerSecond: null, callsPerSecond: null, bytesPerCall: null, latency: { meanNs: null, minNs: null, maxNs: null, percentiles: [] }, firstMessage: null, service: null, latencyHistogram: null, parts: null });
  });

  it('says nothing of columns that the driver lacks', () => {
    const { sums, statistics } = summarize(columns(calls, { bytes: true, messages: true, first: true }), CALLS);
    expect([sums.bytes, sums.messages, statistics.bytesPerCall, statistics.firstMessage]).toEqual([null, null, null, null]);
  });

  it('has figures for no samples at all', () => {
    expect(summarize(columns([]), BLOCKS).sums).toMatchObject({ calls: 0, ok: 0, units: 0, measuredNs: 0 });
  });
});

describe('units where messages are not counted', () => {
  const asked = (i: number): number => [1000, 1000, 3][i % 3] ?? 0;
  const download: SummaryRule = { ...CALLS, unit: 'block', askedUnits: asked, firstMeasured: 3, requestsInPass: 3 };

  it('are those asked for, by request number in the order of starts', () => {
    const ended: Call[] = [{ start: 10, end: 12 }, { start: 0, end: 20 }, { start: 20, end: 21 }];
    expect(summarize(columns(ended, { messages: true }), download).sums).toMatchObject({ units: 2003, passes: 1 });
    const failing = ended.map((call) => (call.start === 10 ? { ...call, status: 14 } : call));
    expect(summarize(columns(failing, { messages: true }), download).sums).toMatchObject({ units: 1003, passes: 0 });
  });

  it('a pass that is not whole is no pass, though its blocks count', () => {
    const calls = Array.from({ length: 7 }, (_, index): Call => ({ start: index, end: index + 1, messages: asked(index), phase: index === 6 ? 2 : 1 }));
    expect(summarize(columns(calls), download).sums).toMatchObject({ passes: 2, units: 4006, cutOff: 1 });
    expect(summarize(columns(calls.slice(0, 5)), download).sums).toMatchObject({ passes: 1, units: 4003 });
  });

  it('a missing message count of one good call makes the sum unknown, and the asked blocks stand in', () => {
    const calls: Call[] = [{ start: 0, end: 1, messages: 100 }, { start: 1, end: 2 }];
    expect(summarize(columns(calls), BLOCKS).sums).toMatchObject({ messages: null, units: 200 });
  });
});

it('is the same for the same calls in any order', () => {
  const random = new SplitMix64(5n);
  for (let round = 0; round < 50; round += 1) {
    const calls = Array.from({ length: 1 + random.below(60) }, (_, index): Call => ({ start: index * 10, end: index * 10 + random.below(50), first: index * 10 + 1, bytes: random.below(9), messages: random.below(5), status: [0, 0, 0, 8, 14, 100][random.below(6)] ?? 0, phase: random.below(8) === 0 ? 0 : 1 }));
    const shuffled = calls.map((call) => ({ call, key: random.below(1e6) })).sort((a, b) => a.key - b.key).map(({ call }) => call);
    const lacking = { messages: round % 2 === 0 };
    expect(summarize(columns(shuffled, lacking), { ...BLOCKS, askedUnits: (i) => i + 1 })).toEqual(summarize(columns(calls, lacking), { ...BLOCKS, askedUnits: (i) => i + 1 }));
  }
});

it('agrees with plain sums over objects', () => {
  const random = new SplitMix64(6n);
  const calls = Array.from({ length: 5_000 }, (_, index): Call => ({ start: index, end: index + 1 + random.below(10_000), bytes: random.below(100_000), messages: random.below(1000), status: random.below(20) === 0 ? 14 : 0 }));
  const good = calls.filter(({ status }) => status === 0);
  const span = Math.max(...calls.map(({ end }) => end));
  const sum = (values: (number | undefined)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const { sums, statistics } = summarize(columns(calls), BLOCKS);
  expect(sums).toMatchObject({ ok: good.length, bytes: sum(good.map(({ bytes }) => bytes)), messages: sum(good.map(({ messages }) => messages)), latencySumNs: sum(good.map(({ start, end }) => end - start)), measuredNs: span });
  expect(statistics.unitsPerSecond).toBe(Number(((sums.units / span) * 1e9).toPrecision(12)));
});

describe('an open loop', () => {
  const rule: SummaryRule = { ...CALLS, openLoop: { places: 2 } };
  const MS = 1e6;

  it('counts latency and first message from the intended start, service time apart', () => {
    const { sums, statistics } = summarize(columns([
      { intended: 0, start: 1 * MS, first: 2 * MS, end: 3 * MS },
      { intended: 10 * MS, start: 30 * MS, first: 31 * MS, end: 32 * MS, client: 1 },
    ]), rule);
    expect(statistics.latency).toMatchObject({ minNs: 3 * MS, maxNs: 22 * MS });
    expect(statistics.service).toMatchObject({ minNs: 2 * MS, maxNs: 2 * MS });
    expect(statistics.firstMessage).toMatchObject({ minNs: 2 * MS, maxNs: 21 * MS });
    expect(sums).toMatchObject({ latencySumNs: 25 * MS, lateStarts: 1, capHits: 0 });
  });

  it('tells late starts from cap hits by when the place became free', () => {
    const { sums } = summarize(columns([
      // A warm-up call that holds place 0 when the first one is due: a cap hit, though it starts soon.
      { phase: 0, intended: -20 * MS, start: -20 * MS, end: 1 * MS, client: 0 },
      { intended: 0, start: 1.1 * MS, end: 20 * MS, client: 0 },
      // Place 1 was free: 6 ms late by the driver's own fault; 4 ms are not late.
      { intended: 5 * MS, start: 11 * MS, end: 12 * MS, client: 1 },
      { intended: 15 * MS, start: 19 * MS, end: 21 * MS, client: 1 },
      // Both places were taken at 18 ms; a failed call and one that was cut off count as well.
      { intended: 18 * MS, start: 20 * MS, end: 22 * MS, client: 0, status: 14 },
      { intended: 21.5 * MS, start: 22 * MS, end: 30 * MS, client: 0, status: 1, phase: 2 },
      { intended: 25 * MS, start: 40 * MS, end: 40 * MS, client: -1, status: 1, phase: 2 },
    ]), rule);
    expect(sums).toMatchObject({ calls: 4, cutOff: 2, lateStarts: 1, capHits: 4 });
  });
});

it('leaves the time of cut-off calls out where the scenario ignores them', () => {
  const calls: Call[] = [{ start: 0, end: 100 }, { start: 50, end: 400, phase: 2, status: 1 }];
  expect(summarize(columns(calls), CALLS).sums.measuredNs).toBe(400);
  expect(summarize(columns(calls), { ...CALLS, cutOffInTime: false }).sums).toMatchObject({ measuredNs: 100, cutOff: 1 });
});

it('parts a mix by its methods', () => {
  const { statistics } = summarize(columns([
    { start: 0, end: 10 }, { start: 0, end: 500, part: 1 }, { start: 10, end: 40, part: 0 }, { start: 40, end: 45, part: 1, status: 14 },
  ]), { ...CALLS, parts: ['GetBlock', 'GetTreeState'] });
  expect(statistics.parts).toMatchObject([
    { method: 'GetBlock', calls: 2, ok: 2, latency: { minNs: 10, maxNs: 30 } },
    { method: 'GetTreeState', calls: 2, ok: 1, latency: { minNs: 500, maxNs: 500 } },
  ]);
  expect(statistics.latency).toMatchObject({ minNs: 10, maxNs: 500 });
});

it('is the same in pieces, and with latencies beyond 4.29 s', () => {
  const random = new SplitMix64(21n);
  const calls: Call[] = Array.from({ length: 300 }, (_, i) => ({ start: i * 1e8, end: i * 1e8 + random.below(9_000_000_000), first: i * 1e8 + 7, bytes: i, messages: 1, status: random.below(9) === 0 ? 14 : 0 }));
  const whole = summarize(columns(calls), BLOCKS);
  const pieces = new MeasurementSummarizer(BLOCKS, calls.length);
  for (const piece of [calls.slice(0, 1), calls.slice(1, 200), calls.slice(200)]) pieces.add(columns(piece));
  expect(pieces.finish()).toEqual(whole);
  expect(whole.statistics.latency.maxNs).toBeGreaterThan(4.3e9);
  expect(whole.sums.latencySumNs).toBe(calls.filter(({ status }) => status === 0).reduce((sum, { start, end }) => sum + end - start, 0));
});
