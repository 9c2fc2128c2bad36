import type { Latency, Method, PartStatistics, Statistics, Sums, TimeSeries, Unit } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';
import { GRPC_STATUS } from '../protocol/status.ts';
import { HdrHistogram } from '../statistics/hdr-histogram.ts';
import { latencyOf } from '../statistics/latency.ts';
import { NsColumn } from '../statistics/ns-column.ts';
import { CallTally, type TimeRule } from './call-tally.ts';
import { KnownSum } from './known-sum.ts';
import { OpenLoopDelays } from './open-loop-delays.ts';
import { NO_CLIENT, SAMPLE_PHASE } from './sample-codes.ts';
import { StartOrder } from './start-order.ts';
import { TimeSeriesTally } from './time-series.ts';

/**
 * One entry a call, in the order in which calls ended. Times in ns from the start of the measured window (warm-ups are negative).
 * A missing value is NaN (times, bytes) or −1 (messages, client, part); a column that the driver lacks is null.
 */
export interface SampleColumns {
  readonly intendedStartNs: Float64Array | null;
  readonly startNs: Float64Array;
  readonly endNs: Float64Array;
  readonly firstMessageNs: Float64Array | null;
  readonly bytes: Float64Array | null;
  readonly messages: Int32Array | null;
  readonly client: Int32Array | null;
  readonly status: Int32Array;
  readonly phase: Int32Array;
  readonly part: Int32Array | null;
}

/** What a call is worth. */
export interface SummaryRule extends TimeRule {
  readonly unit: Unit;
  /** Units that request number i asks for: used where the driver does not count messages. */
  readonly askedUnits: (requestNumber: number) => number;
  /** Number of the first measured request. */
  readonly firstMeasured: number;
  /** Requests of one whole download; null for everything else. */
  readonly requestsInPass: number | null;
  /** Calls are due at times of their own, with so many in flight at most; null for closed loops. */
  readonly openLoop: { readonly places: number } | null;
  /** Method of each part of a mix; null where there is none. */
  readonly parts: readonly Method[] | null;
}

export interface MeasurementSummary {
  readonly sums: Sums;
  readonly statistics: Statistics;
  readonly series: TimeSeries | null;
}

const NS_PER_SECOND = 1e9;

/** As MeasurementSummarizer, of samples that are all in memory. */
export function summarize(columns: SampleColumns, rule: SummaryRule): MeasurementSummary {
  const summarizer = new MeasurementSummarizer(rule, columns.phase.length);
  summarizer.add(columns);
  return summarizer.finish();
}

/**
 * Sums and statistics of one measurement, from its samples alone, which come in pieces. A run writes these figures and `verify` recomputes
 * them, both with this class. It keeps 4 bytes a good call for each kind of latency (8 where one takes longer than 4.29 s).
 *
 * Rates count good calls only, over the time from the first measured start to the last end; calls that were cut off add no work, but their
 * time counts (unless the scenario says "ignore"), so that a server which stalls is not forgiven. In an open loop latency counts from the
 * intended start. Time that a driver spent on calls which it did not keep counts too (phase `unseen`): the reference study’s rule, which
 * ghz-as-published follows.
 */
export class MeasurementSummarizer {
  readonly #rule: SummaryRule;
  readonly #tally: CallTally;
  readonly #latencies: NsColumn;
  readonly #firstMessages: NsColumn;
  readonly #services: NsColumn;
  /** Of each good call. */
  readonly #parts: Uint8Array;
  readonly #partCalls: number[];
  readonly #order: StartOrder | null;
  readonly #delays: OpenLoopDelays | null;
  readonly #series = new TimeSeriesTally();
  readonly #histogram = new HdrHistogram();
  readonly #messages = new KnownSum();
  readonly #bytes = new KnownSum();
  #latencySumNs = 0;

  /** @param capacity the most calls that will be added */
  constructor(rule: SummaryRule, capacity: number) {
    this.#rule = rule;
    this.#tally = new CallTally(rule);
    this.#latencies = new NsColumn(capacity);
    this.#firstMessages = new NsColumn(capacity);
    this.#services = new NsColumn(rule.openLoop === null ? 0 : capacity);
    this.#parts = new Uint8Array(rule.parts === null ? 0 : capacity);
    this.#partCalls = (rule.parts ?? []).map(() => 0);
    this.#order = rule.requestsInPass === null && rule.unit === 'call' ? null : new StartOrder(capacity);
    this.#delays = rule.openLoop === null ? null : new OpenLoopDelays(rule.openLoop.places);
  }

  add(columns: SampleColumns): void {
    for (let row = 0; row < columns.phase.length; row += 1) {
      this.#tally.add(columns, row);
      const phase = columns.phase[row];
      if (phase === SAMPLE_PHASE.unseen) continue;
      const startNs = columns.startNs[row] as number;
      const endNs = columns.endNs[row] as number;
      const intendedNs = this.#rule.openLoop === null ? startNs : (columns.intendedStartNs?.[row] ?? startNs);
      this.#delays?.add({ place: columns.client?.[row] ?? NO_CLIENT, intendedNs, startNs, endNs, isCounted: phase !== SAMPLE_PHASE.warmup });
      if (phase === SAMPLE_PHASE.warmup) continue;
      const isGood = phase === SAMPLE_PHASE.measured && columns.status[row] === GRPC_STATUS.OK;
      this.#order?.add(startNs, endNs, isGood);
      this.#series.start(startNs);
      if (phase === SAMPLE_PHASE.cutOff) continue;
      const part = columns.part?.[row] ?? 0;
      if (part in this.#partCalls) this.#partCalls[part] = (this.#partCalls[part] as number) + 1;
      if (isGood) this.#addGood(columns, row, intendedNs);
      else this.#series.failure(endNs);
    }
  }

  #addGood(columns: SampleColumns, row: number, intendedNs: number): void {
    const endNs = columns.endNs[row] as number;
    const latencyNs = endNs - intendedNs;
    const firstNs = columns.firstMessageNs?.[row] ?? Number.NaN;
    if (this.#rule.parts !== null) this.#parts[this.#latencies.length] = columns.part?.[row] ?? 0;
    this.#latencies.push(latencyNs);
    this.#latencySumNs += latencyNs;
    this.#histogram.record(latencyNs);
    this.#series.success(endNs, latencyNs);
    if (!Number.isNaN(firstNs)) this.#firstMessages.push(firstNs - intendedNs);
    if (this.#rule.openLoop !== null) this.#services.push(endNs - (columns.startNs[row] as number));
    this.#messages.add(columns.messages?.[row] ?? -1);
    this.#bytes.add(columns.bytes?.[row] ?? Number.NaN);
  }

  /** The figures of all calls added. It ends the summarizer: what it holds is sorted in place. */
  finish(): MeasurementSummary {
    const { counts } = this.#tally;
    const inOrder = this.#order?.goodInOrder() ?? null;
    const messages = this.#messages.sumOf(counts.ok);
    const sums: Sums = {
      ...counts,
      lateStarts: this.#delays?.lateStarts ?? null,
      capHits: this.#delays?.capHits ?? null,
      messages,
      bytes: this.#bytes.sumOf(counts.ok),
      units: this.#units(counts.ok, messages, inOrder),
      latencySumNs: this.#latencySumNs,
      passes: this.#rule.requestsInPass === null || inOrder === null ? null : wholePasses(inOrder, this.#rule.requestsInPass),
    };
    return { sums, statistics: this.#statistics(sums), series: this.#series.series };
  }

  #units(ok: number, messages: number | null, inOrder: Uint8Array | null): number {
    const { unit, askedUnits, firstMeasured } = this.#rule;
    if (unit === 'call') return ok;
    if (messages !== null) return messages;
    let units = 0;
    inOrder?.forEach((good, rank) => {
      if (good === 1) units += askedUnits(firstMeasured + rank);
    });
    return units;
  }

  #statistics(sums: Sums): Statistics {
    const perSecond = (count: number): number | null => (sums.ok === 0 || sums.measuredNs === 0 ? null : round12((count / sums.measuredNs) * NS_PER_SECOND));
    // Before sorting takes the latencies out of the order of their parts.
    const parts = this.#rule.parts?.map((method, part) => this.#partStatistics(method, part)) ?? null;
    return {
      goodCalls: sums.ok,
      unitsPerSecond: perSecond(sums.units),
      callsPerSecond: perSecond(sums.ok),
      bytesPerCall: sums.ok === 0 || sums.bytes === null ? null : round12(sums.bytes / sums.ok),
      latency: latencyOf(this.#latencies.values()),
      firstMessage: knownLatency(this.#firstMessages),
      service: this.#rule.openLoop === null ? null : latencyOf(this.#services.values()),
      latencyHistogram: this.#histogram.total === 0 ? null : this.#histogram.encode(),
      parts,
    };
  }

  #partStatistics(method: Method, part: number): PartStatistics {
    const own = this.#latencies.values().filter((_, call) => this.#parts[call] === part);
    return { method, calls: this.#partCalls[part] ?? 0, ok: own.length, latency: latencyOf(own) };
  }
}

function knownLatency(column: NsColumn): Latency | null {
  return column.length === 0 ? null : latencyOf(column.values());
}

function wholePasses(inOrder: Uint8Array, requestsInPass: number): number {
  let whole = 0;
  for (let first = 0; first + requestsInPass <= inOrder.length; first += requestsInPass) {
    if (inOrder.subarray(first, first + requestsInPass).every((good) => good === 1)) whole += 1;
  }
  return whole;
}
