import type { Statistics, Sums, Unit } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { GRPC_STATUS } from '../protocol/status.ts';
import { latencyOf } from '../statistics/latency.ts';
import { DATA_ERROR_STATUS, SAMPLE_PHASE, sampleStatusName } from './sample-codes.ts';

/**
 * One entry a call, in any order. Times in ns from the start of the measured window (warm-ups are negative).
 * A missing value is NaN (times, bytes) or −1 (messages); a column that the driver lacks is null.
 */
export interface SampleColumns {
  readonly startNs: Float64Array;
  readonly endNs: Float64Array;
  readonly firstMessageNs: Float64Array | null;
  readonly bytes: Float64Array | null;
  readonly messages: Int32Array | null;
  readonly status: Int32Array;
  readonly phase: Int32Array;
}

/** What a call is worth. */
export interface SummaryRule {
  readonly unit: Unit;
  /** Units that request number i asks for: used where the driver does not count messages. */
  readonly askedUnits: (requestNumber: number) => number;
  /** Number of the first measured request. */
  readonly firstMeasured: number;
  /** Requests of one whole download; null for everything else. */
  readonly requestsInPass: number | null;
}

export interface MeasurementSummary {
  readonly sums: Sums;
  readonly statistics: Statistics;
}

const NS_PER_SECOND = 1e9;

/**
 * Sums and statistics of one measurement, from its samples alone. A run writes these figures and `verify` recomputes them, both with this function.
 *
 * Rates count good calls only, over the time from the first measured start to the last end; calls that were cut off add no work, but their
 * time counts, so that a server which stalls is not forgiven. Time that a driver spent on calls which it did not keep counts too (phase
 * `unseen`): the reference study's rule, which ghz-as-published follows.
 */
export function summarize(columns: SampleColumns, rule: SummaryRule): MeasurementSummary {
  const tally = tallyCalls(columns);
  const good = goodRows(columns, tally.ok);
  const latencies = Float64Array.from(good, (row) => valueAt(columns.endNs, row) - valueAt(columns.startNs, row));
  const ranked = needsRequestNumbers(columns, rule) ? rowsByStart(columns) : null;
  const messages = sumKnown(columns.messages, good, (value) => value >= 0);
  const bytes = sumKnown(columns.bytes, good, (value) => !Number.isNaN(value));
  const sums: Sums = {
    warmupCalls: tally.warmupCalls,
    calls: tally.calls,
    ok: tally.ok,
    cutOff: tally.cutOff,
    dataErrors: tally.dataErrors,
    backpressure: tally.backpressure,
    statusCounts: tally.statusCounts,
    messages,
    bytes,
    units: unitsOf(columns, rule, { good: tally.ok, messages, ranked }),
    latencySumNs: latencies.reduce((sum, latencyNs) => sum + latencyNs, 0),
    measuredNs: tally.measuredNs,
    passes: rule.requestsInPass === null || ranked === null ? null : wholePasses(columns, ranked, rule.requestsInPass),
  };
  return { sums, statistics: statisticsOf(sums, latencies, firstMessages(columns, good)) };
}

interface Tally {
  readonly warmupCalls: number;
  readonly calls: number;
  readonly ok: number;
  readonly cutOff: number;
  readonly dataErrors: number;
  readonly backpressure: number;
  readonly statusCounts: Record<string, number>;
  readonly measuredNs: number;
}

function tallyCalls(columns: SampleColumns): Tally {
  const byStatus = new Map<number, number>();
  let warmupCalls = 0;
  let cutOff = 0;
  let calls = 0;
  let firstNs = Infinity;
  let lastNs = -Infinity;
  for (let row = 0; row < columns.phase.length; row += 1) {
    const phase = columns.phase[row];
    if (phase === SAMPLE_PHASE.warmup) warmupCalls += 1;
    if (phase !== SAMPLE_PHASE.warmup) {
      // A comparison with NaN is false: a missing time moves nothing.
      if (valueAt(columns.startNs, row) < firstNs) firstNs = valueAt(columns.startNs, row);
      if (valueAt(columns.endNs, row) > lastNs) lastNs = valueAt(columns.endNs, row);
    }
    if (phase === SAMPLE_PHASE.cutOff) cutOff += 1;
    if (phase !== SAMPLE_PHASE.measured) continue;
    calls += 1;
    const status = columns.status[row] ?? GRPC_STATUS.UNKNOWN;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  }
  return {
    warmupCalls,
    calls,
    ok: byStatus.get(GRPC_STATUS.OK) ?? 0,
    cutOff,
    dataErrors: byStatus.get(DATA_ERROR_STATUS) ?? 0,
    backpressure: byStatus.get(GRPC_STATUS.RESOURCE_EXHAUSTED) ?? 0,
    statusCounts: namedCounts(byStatus),
    measuredNs: lastNs > firstNs ? lastNs - firstNs : 0,
  };
}

function namedCounts(byStatus: ReadonlyMap<number, number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [status, calls] of [...byStatus].sort(([a], [b]) => a - b)) {
    const name = sampleStatusName(status);
    counts[name] = (counts[name] ?? 0) + calls;
  }
  return counts;
}

function isGood(columns: SampleColumns, row: number): boolean {
  return columns.phase[row] === SAMPLE_PHASE.measured && columns.status[row] === GRPC_STATUS.OK;
}

function goodRows(columns: SampleColumns, count: number): Uint32Array {
  const rows = new Uint32Array(count);
  let at = 0;
  for (let row = 0; row < columns.phase.length; row += 1) {
    if (!isGood(columns, row)) continue;
    rows[at] = row;
    at += 1;
  }
  return rows;
}

/** Null where the column is absent or any of the rows lacks its value: a partial sum would look like a whole one. */
function sumKnown(column: ArrayLike<number> | null, rows: Uint32Array, isKnown: (value: number) => boolean): number | null {
  if (column === null) return null;
  let sum = 0;
  for (const row of rows) {
    const value = valueAt(column, row);
    if (!isKnown(value)) return null;
    sum += value;
  }
  return sum;
}

function needsRequestNumbers(columns: SampleColumns, rule: SummaryRule): boolean {
  return rule.requestsInPass !== null || (rule.unit === 'block' && columns.messages === null);
}

/** Rows after the warm-up in the order of their starts, which is the order of their request numbers. */
function rowsByStart(columns: SampleColumns): Uint32Array {
  const rows = Uint32Array.from(columns.phase.keys()).filter((row) => columns.phase[row] === SAMPLE_PHASE.measured || columns.phase[row] === SAMPLE_PHASE.cutOff);
  return rows.sort((a, b) => valueAt(columns.startNs, a) - valueAt(columns.startNs, b) || valueAt(columns.endNs, a) - valueAt(columns.endNs, b) || a - b);
}

function unitsOf(columns: SampleColumns, rule: SummaryRule, found: { good: number; messages: number | null; ranked: Uint32Array | null }): number {
  if (rule.unit === 'call') return found.good;
  if (found.messages !== null) return found.messages;
  let units = 0;
  (found.ranked ?? rowsByStart(columns)).forEach((row, rank) => {
    if (isGood(columns, row)) units += rule.askedUnits(rule.firstMeasured + rank);
  });
  return units;
}

function wholePasses(columns: SampleColumns, ranked: Uint32Array, requestsInPass: number): number {
  let whole = 0;
  for (let first = 0; first + requestsInPass <= ranked.length; first += requestsInPass) {
    if (ranked.subarray(first, first + requestsInPass).every((row) => isGood(columns, row))) whole += 1;
  }
  return whole;
}

function firstMessages(columns: SampleColumns, good: Uint32Array): Float64Array | null {
  const { firstMessageNs, startNs } = columns;
  if (firstMessageNs === null) return null;
  const times = Float64Array.from(good, (row) => valueAt(firstMessageNs, row) - valueAt(startNs, row)).filter((timeNs) => !Number.isNaN(timeNs));
  return times.length === 0 ? null : times;
}

function statisticsOf(sums: Sums, latencies: Float64Array, first: Float64Array | null): Statistics {
  const perSecond = (count: number): number | null => (sums.ok === 0 || sums.measuredNs === 0 ? null : round12((count / sums.measuredNs) * NS_PER_SECOND));
  return {
    goodCalls: sums.ok,
    unitsPerSecond: perSecond(sums.units),
    callsPerSecond: perSecond(sums.ok),
    bytesPerCall: sums.ok === 0 || sums.bytes === null ? null : round12(sums.bytes / sums.ok),
    latency: latencyOf(latencies),
    firstMessage: first === null ? null : latencyOf(first),
  };
}

function valueAt(column: ArrayLike<number>, row: number): number {
  return column[row] ?? Number.NaN;
}
