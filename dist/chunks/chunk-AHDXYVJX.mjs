import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  latencyOf
} from "./chunk-X22PKAYN.mjs";
import {
  HdrHistogram
} from "./chunk-D4SDYGR4.mjs";
import {
  DATA_ERROR_STATUS,
  NO_CLIENT,
  OpenLoopDelays,
  SAMPLE_PHASE,
  checkLevelOf,
  driveOrderOf,
  sampleStatusName
} from "./chunk-YWLDVECH.mjs";
import {
  GRPC_STATUS
} from "./chunk-XZD5FPPS.mjs";
import {
  PROBE_OUTCOME,
  PROGRESS_OUTCOME,
  SERIES_KIND,
  isWide,
  maxSampleFileBytes,
  parquetType,
  presentColumns,
  readParquetGroups,
  valueIn
} from "./chunk-HNKOPOCU.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  isGhz
} from "./chunk-X5TZWF2O.mjs";
import {
  RANGE_STEP,
  compileSchedule,
  rangeStarts
} from "./chunk-H3MLDNIS.mjs";
import {
  NARROW_COLUMNS,
  NO_NARROW_VALUE,
  NO_WIDE_VALUE,
  WIDE_COLUMNS
} from "./chunk-D7DRIS7J.mjs";
import {
  methodsOf
} from "./chunk-CGC4KA2A.mjs";
import {
  canonicalJson
} from "./chunk-3J2UOSSP.mjs";
import {
  SERVICE
} from "./chunk-PDP6C3QV.mjs";
import {
  internalHash
} from "./chunk-4S4E7SE5.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/index-build/figures.ts
function indexBuildFigures(series) {
  const stopAskedNs = timeOf(series, SERIES_KIND.stopAsked);
  const endedNs = timeOf(series, SERIES_KIND.ended);
  const endNs = stopAskedNs ?? endedNs ?? lastTime(series);
  const complete = firstTime(series, SERIES_KIND.progress, PROGRESS_OUTCOME.complete);
  const counters = rowsOfKind(series, SERIES_KIND.counters);
  const whole = { series, counters, completeNs: complete?.atNs ?? null, endedNs };
  return {
    firstInfo: firstTime(series, SERIES_KIND.info, PROBE_OUTCOME.right),
    firstBlock: firstTime(series, SERIES_KIND.block, PROBE_OUTCOME.right),
    complete,
    endNs,
    stopNs: stopAskedNs === null || endedNs === null ? null : endedNs - stopAskedNs,
    ...sampling(series, counters, endNs),
    indexBytes: endedNs === null ? null : lastSize(series, endedNs),
    system: useOf(whole, SYSTEM),
    node: counters.some((row) => valueIn(series, "nodeCpuUserNs", row) !== null) ? useOf(whole, NODE) : null
  };
}
__name(indexBuildFigures, "indexBuildFigures");
var SYSTEM = { cpuUser: "cpuUserNs", cpuSystem: "cpuSystemNs", read: "readBytes", written: "writtenBytes", anonymous: "anonymousBytes", resident: "residentPeakBytes", group: "groupPeakBytes", isOlder: false };
var NODE = { cpuUser: "nodeCpuUserNs", cpuSystem: "nodeCpuSystemNs", read: "nodeReadBytes", written: "nodeWrittenBytes", anonymous: "nodeAnonymousBytes", resident: "nodeResidentBytes", group: "nodeGroupBytes", isOlder: true };
function useOf({ series, counters, completeNs, endedNs }, side) {
  const from = /* @__PURE__ */ __name((ns, rows) => ns === null ? void 0 : rows.find((row) => (valueIn(series, "atNs", row) ?? 0) >= ns), "from");
  const first = counters[0];
  const totals = /* @__PURE__ */ __name((row) => row === void 0 || first === void 0 ? null : totalsAt(series, side, { row, first }), "totals");
  const last = from(endedNs, counters) === void 0 ? void 0 : counters.at(-1);
  const peak = /* @__PURE__ */ __name((column) => highest(counters.flatMap((row) => valueIn(series, column, row) ?? [])), "peak");
  return {
    atCompletion: totals(from(completeNs, counters)),
    afterStop: totals(last),
    anonymousPeakBytes: peak(side.anonymous),
    residentPeakBytes: peak(side.resident),
    groupPeakBytes: peak(side.group),
    anonymousStartBytes: first === void 0 ? null : valueIn(series, side.anonymous, first)
  };
}
__name(useOf, "useOf");
function totalsAt(series, side, { row, first }) {
  const total = /* @__PURE__ */ __name((column) => {
    const value = valueIn(series, column, row);
    if (value === null || !side.isOlder) return value;
    const before = valueIn(series, column, first);
    return before === null ? null : value - before;
  }, "total");
  return { cpuUserNs: total(side.cpuUser), cpuSystemNs: total(side.cpuSystem), readBytes: total(side.read), writtenBytes: total(side.written) };
}
__name(totalsAt, "totalsAt");
function rowsOfKind(series, kind) {
  const rows = [];
  for (let row = 0; row < series.rows; row += 1) if (series.columns.kind[row] === kind) rows.push(row);
  return rows;
}
__name(rowsOfKind, "rowsOfKind");
function timeOf(series, kind) {
  const [row] = rowsOfKind(series, kind);
  return row === void 0 ? null : valueIn(series, "atNs", row);
}
__name(timeOf, "timeOf");
function lastTime(series) {
  return series.columns.atNs.reduce((last, atNs) => Math.max(last, atNs), 0);
}
__name(lastTime, "lastTime");
function firstTime(series, kind, outcome) {
  let lastAskedNs = 0;
  for (const row of rowsOfKind(series, kind)) {
    const atNs = valueIn(series, "atNs", row) ?? 0;
    if (valueIn(series, "outcome", row) === outcome) return { atNs, errorNs: atNs - lastAskedNs };
    lastAskedNs = valueIn(series, "askedNs", row) ?? lastAskedNs;
  }
  return null;
}
__name(firstTime, "firstTime");
function sampling(series, counters, endNs) {
  const times = counters.map((row) => valueIn(series, "atNs", row) ?? 0).filter((atNs) => atNs <= endNs);
  const gaps = times.slice(1).map((atNs, index) => atNs - (times[index] ?? atNs));
  return { samples: times.length, longestGapNs: highest(gaps) };
}
__name(sampling, "sampling");
function lastSize(series, endedNs) {
  const row = rowsOfKind(series, SERIES_KIND.size).findLast((candidate) => (valueIn(series, "atNs", candidate) ?? 0) >= endedNs);
  return row === void 0 ? null : valueIn(series, "indexBytes", row);
}
__name(lastSize, "lastSize");
function highest(values) {
  return values.reduce((most, value) => most === null || value > most ? value : most, null);
}
__name(highest, "highest");

// src/comparison/index-build/progress-clock.ts
var ProgressClock = class {
  static {
    __name(this, "ProgressClock");
  }
  /** Ns from the launch, which counts as the first step. */
  lastStepNs = 0;
  #height = null;
  #indexBytes = null;
  height(height, atNs) {
    if (height === null || height === this.#height) return;
    this.#height = height;
    this.#step(atNs);
  }
  indexBytes(bytes, atNs) {
    if (bytes === null || bytes === this.#indexBytes) return;
    this.#indexBytes = bytes;
    this.#step(atNs);
  }
  /** Rows of a series are in order within their kind only. */
  #step(atNs) {
    this.lastStepNs = Math.max(this.lastStepNs, atNs);
  }
};
function lastStepNs(series, endNs) {
  const clock = new ProgressClock();
  for (let row = 0; row < series.rows; row += 1) {
    const atNs = valueIn(series, "atNs", row) ?? 0;
    if (atNs > endNs) continue;
    const kind = valueIn(series, "kind", row);
    if (kind === SERIES_KIND.progress) clock.height(valueIn(series, "height", row), atNs);
    if (kind === SERIES_KIND.size) clock.indexBytes(valueIn(series, "indexBytes", row), atNs);
  }
  return clock.lastStepNs;
}
__name(lastStepNs, "lastStepNs");

// src/statistics/ns-column.ts
var LARGEST_NARROW = 2 ** 32 - 1;
var NsColumn = class {
  static {
    __name(this, "NsColumn");
  }
  #values;
  #length = 0;
  /** @param capacity the most entries */
  constructor(capacity) {
    this.#values = new Uint32Array(capacity);
  }
  get length() {
    return this.#length;
  }
  push(valueNs) {
    if (this.#values instanceof Uint32Array && (valueNs > LARGEST_NARROW || valueNs !== valueNs >>> 0)) this.#widen();
    this.#values[this.#length] = valueNs;
    this.#length += 1;
  }
  /** The entries, as a view of the column's own memory: sorting it sorts the column. */
  values() {
    return this.#values.subarray(0, this.#length);
  }
  #widen() {
    const wide = new Float64Array(this.#values.length);
    wide.set(this.#values.subarray(0, this.#length));
    this.#values = wide;
  }
};

// src/comparison/call-tally.ts
var CallTally = class {
  static {
    __name(this, "CallTally");
  }
  #warmupCalls = 0;
  #cutOff = 0;
  #calls = 0;
  #firstNs = Infinity;
  #lastNs = -Infinity;
  #byStatus = /* @__PURE__ */ new Map();
  #rule;
  constructor(rule) {
    this.#rule = rule;
  }
  add({ phase: phases, status: statuses, startNs, endNs }, row) {
    const phase = phases[row];
    if (phase === SAMPLE_PHASE.warmup) this.#warmupCalls += 1;
    if (this.#isInTime(phase)) {
      if (startNs[row] < this.#firstNs) this.#firstNs = startNs[row];
      if (endNs[row] > this.#lastNs) this.#lastNs = endNs[row];
    }
    if (phase === SAMPLE_PHASE.cutOff) this.#cutOff += 1;
    if (phase !== SAMPLE_PHASE.measured) return;
    this.#calls += 1;
    const status = statuses[row] ?? GRPC_STATUS.UNKNOWN;
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
  }
  get counts() {
    return {
      warmupCalls: this.#warmupCalls,
      calls: this.#calls,
      ok: this.#byStatus.get(GRPC_STATUS.OK) ?? 0,
      cutOff: this.#cutOff,
      dataErrors: this.#byStatus.get(DATA_ERROR_STATUS) ?? 0,
      backpressure: this.#byStatus.get(GRPC_STATUS.RESOURCE_EXHAUSTED) ?? 0,
      statusCounts: namedCounts(this.#byStatus),
      measuredNs: this.#lastNs > this.#firstNs ? this.#lastNs - this.#firstNs : 0
    };
  }
  #isInTime(phase) {
    return phase !== SAMPLE_PHASE.warmup && (phase !== SAMPLE_PHASE.cutOff || this.#rule.cutOffInTime);
  }
};
function namedCounts(byStatus) {
  const counts = {};
  for (const [status, calls] of [...byStatus].sort(([a], [b]) => a - b)) {
    const name = sampleStatusName(status);
    counts[name] = (counts[name] ?? 0) + calls;
  }
  return counts;
}
__name(namedCounts, "namedCounts");

// src/comparison/known-sum.ts
var KnownSum = class {
  static {
    __name(this, "KnownSum");
  }
  #sum = 0;
  #known = 0;
  /** @param value negative or NaN = not known */
  add(value) {
    if (!(value >= 0)) return;
    this.#sum += value;
    this.#known += 1;
  }
  /** @param count of all values */
  sumOf(count) {
    return this.#known === count ? this.#sum : null;
  }
};

// src/comparison/start-order.ts
var StartOrder = class {
  static {
    __name(this, "StartOrder");
  }
  #startNs;
  #endNs;
  #good;
  #length = 0;
  /** @param capacity the most calls */
  constructor(capacity) {
    this.#startNs = new Float64Array(capacity);
    this.#endNs = new Float64Array(capacity);
    this.#good = new Uint8Array(capacity);
  }
  add(startNs, endNs, isGood) {
    this.#startNs[this.#length] = startNs;
    this.#endNs[this.#length] = endNs;
    this.#good[this.#length] = isGood ? 1 : 0;
    this.#length += 1;
  }
  /** Whether each call was good, in order. */
  goodInOrder() {
    const start = this.#startNs;
    const end = this.#endNs;
    const calls = new Uint32Array(this.#length).map((_, call) => call);
    calls.sort((a, b) => start[a] - start[b] || end[a] - end[b] || a - b);
    return Uint8Array.from(calls, (call) => this.#good[call]);
  }
};

// src/comparison/time-series.ts
var MOST_INTERVALS = 600;
var NS_PER_SECOND = 1e9;
var TimeSeriesTally = class {
  static {
    __name(this, "TimeSeriesTally");
  }
  #seconds = 1;
  #used = 0;
  #started = new Float64Array(MOST_INTERVALS);
  #ok = new Float64Array(MOST_INTERVALS);
  #failed = new Float64Array(MOST_INTERVALS);
  #latencyNs = new Float64Array(MOST_INTERVALS);
  #latencyMaxNs = new Float64Array(MOST_INTERVALS);
  /** @param atNs from the start of the measured window */
  start(atNs) {
    this.#add(this.#started, atNs, 1);
  }
  failure(endNs) {
    this.#add(this.#failed, endNs, 1);
  }
  success(endNs, latencyNs) {
    const at = this.#add(this.#ok, endNs, 1);
    this.#latencyNs[at] = this.#latencyNs[at] + latencyNs;
    this.#latencyMaxNs[at] = Math.max(this.#latencyMaxNs[at], latencyNs);
  }
  /** Null where nothing was counted. */
  get series() {
    if (this.#used === 0) return null;
    const whole = /* @__PURE__ */ __name((column) => Array.from(column.subarray(0, this.#used)), "whole");
    const ofGood = /* @__PURE__ */ __name((column, value) => whole(column).map((_, at) => this.#ok[at] === 0 ? null : value(at)), "ofGood");
    return {
      intervalSeconds: this.#seconds,
      started: whole(this.#started),
      ok: whole(this.#ok),
      failed: whole(this.#failed),
      latencyMeanNs: ofGood(this.#latencyNs, (at) => round12(this.#latencyNs[at] / this.#ok[at])),
      latencyMaxNs: ofGood(this.#latencyMaxNs, (at) => this.#latencyMaxNs[at])
    };
  }
  #add(column, atNs, amount) {
    const second = Math.max(0, Math.floor(atNs / NS_PER_SECOND));
    while (second >= MOST_INTERVALS * this.#seconds) this.#fold();
    const at = Math.floor(second / this.#seconds);
    column[at] = column[at] + amount;
    this.#used = Math.max(this.#used, at + 1);
    return at;
  }
  #fold() {
    for (const column of [this.#started, this.#ok, this.#failed, this.#latencyNs]) fold(column, (a, b) => a + b);
    fold(this.#latencyMaxNs, Math.max);
    this.#seconds *= 2;
    this.#used = Math.ceil(this.#used / 2);
  }
};
function fold(column, join2) {
  for (let at = 0; at < MOST_INTERVALS / 2; at += 1) column[at] = join2(column[2 * at], column[2 * at + 1]);
  column.fill(0, MOST_INTERVALS / 2);
}
__name(fold, "fold");

// src/comparison/measurement.ts
var NS_PER_SECOND2 = 1e9;
var MeasurementSummarizer = class {
  static {
    __name(this, "MeasurementSummarizer");
  }
  #rule;
  #tally;
  #latencies;
  #firstMessages;
  #services;
  /** Of each good call. */
  #parts;
  #partCalls;
  #order;
  #delays;
  #series = new TimeSeriesTally();
  #histogram = new HdrHistogram();
  #messages = new KnownSum();
  #bytes = new KnownSum();
  #latencySumNs = 0;
  /** @param capacity the most calls that will be added */
  constructor(rule, capacity) {
    this.#rule = rule;
    this.#tally = new CallTally(rule);
    this.#latencies = new NsColumn(capacity);
    this.#firstMessages = new NsColumn(capacity);
    this.#services = new NsColumn(rule.openLoop === null ? 0 : capacity);
    this.#parts = new Uint8Array(rule.parts === null ? 0 : capacity);
    this.#partCalls = (rule.parts ?? []).map(() => 0);
    this.#order = rule.requestsInPass === null && rule.unit === "call" ? null : new StartOrder(capacity);
    this.#delays = rule.openLoop === null ? null : new OpenLoopDelays(rule.openLoop.places);
  }
  add(columns) {
    for (let row = 0; row < columns.phase.length; row += 1) {
      this.#tally.add(columns, row);
      const phase = columns.phase[row];
      if (phase === SAMPLE_PHASE.unseen) continue;
      const startNs = columns.startNs[row];
      const endNs = columns.endNs[row];
      const intendedNs = this.#rule.openLoop === null ? startNs : columns.intendedStartNs?.[row] ?? startNs;
      this.#delays?.add({ place: columns.client?.[row] ?? NO_CLIENT, intendedNs, startNs, endNs, isCounted: phase !== SAMPLE_PHASE.warmup });
      if (phase === SAMPLE_PHASE.warmup) continue;
      const isGood = phase === SAMPLE_PHASE.measured && columns.status[row] === GRPC_STATUS.OK;
      this.#order?.add(startNs, endNs, isGood);
      this.#series.start(startNs);
      if (phase === SAMPLE_PHASE.cutOff) continue;
      const part = columns.part?.[row] ?? 0;
      if (part in this.#partCalls) this.#partCalls[part] = this.#partCalls[part] + 1;
      if (isGood) this.#addGood(columns, row, intendedNs);
      else this.#series.failure(endNs);
    }
  }
  #addGood(columns, row, intendedNs) {
    const endNs = columns.endNs[row];
    const latencyNs = endNs - intendedNs;
    const firstNs = columns.firstMessageNs?.[row] ?? Number.NaN;
    if (this.#rule.parts !== null) this.#parts[this.#latencies.length] = columns.part?.[row] ?? 0;
    this.#latencies.push(latencyNs);
    this.#latencySumNs += latencyNs;
    this.#histogram.record(latencyNs);
    this.#series.success(endNs, latencyNs);
    if (!Number.isNaN(firstNs)) this.#firstMessages.push(firstNs - intendedNs);
    if (this.#rule.openLoop !== null) this.#services.push(endNs - columns.startNs[row]);
    this.#messages.add(columns.messages?.[row] ?? -1);
    this.#bytes.add(columns.bytes?.[row] ?? Number.NaN);
  }
  /** The figures of all calls added. It ends the summarizer: what it holds is sorted in place. */
  finish() {
    const { counts } = this.#tally;
    const inOrder = this.#order?.goodInOrder() ?? null;
    const messages = this.#messages.sumOf(counts.ok);
    const sums = {
      ...counts,
      lateStarts: this.#delays?.lateStarts ?? null,
      capHits: this.#delays?.capHits ?? null,
      messages,
      bytes: this.#bytes.sumOf(counts.ok),
      units: this.#units(counts.ok, messages, inOrder),
      latencySumNs: this.#latencySumNs,
      passes: this.#rule.requestsInPass === null || inOrder === null ? null : wholePasses(inOrder, this.#rule.requestsInPass)
    };
    return { sums, statistics: this.#statistics(sums), series: this.#series.series };
  }
  #units(ok, messages, inOrder) {
    const { unit, askedUnits, firstMeasured } = this.#rule;
    if (unit === "call") return ok;
    if (messages !== null) return messages;
    let units = 0;
    inOrder?.forEach((good, rank) => {
      if (good === 1) units += askedUnits(firstMeasured + rank);
    });
    return units;
  }
  #statistics(sums) {
    const perSecond = /* @__PURE__ */ __name((count) => sums.ok === 0 || sums.measuredNs === 0 ? null : round12(count / sums.measuredNs * NS_PER_SECOND2), "perSecond");
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
      parts
    };
  }
  #partStatistics(method, part) {
    const own = this.#latencies.values().filter((_, call) => this.#parts[call] === part);
    return { method, calls: this.#partCalls[part] ?? 0, ok: own.length, latency: latencyOf(own) };
  }
};
function knownLatency(column) {
  return column.length === 0 ? null : latencyOf(column.values());
}
__name(knownLatency, "knownLatency");
function wholePasses(inOrder, requestsInPass) {
  let whole = 0;
  for (let first = 0; first + requestsInPass <= inOrder.length; first += requestsInPass) {
    if (inOrder.subarray(first, first + requestsInPass).every((good) => good === 1)) whole += 1;
  }
  return whole;
}
__name(wholePasses, "wholePasses");

// src/bundle/samples-reader.ts
async function* readSampleGroups(path, expected) {
  const columns = presentColumns(expected.absentColumns).map((name) => ({ name, type: parquetType(name) }));
  for await (const group of readParquetGroups(path, { rows: expected.rows, columns, maxBytes: maxSampleFileBytes(expected.rows) })) {
    const chunk = emptyChunk(group.rows);
    await group.read((column, values) => fill(chunk, column, values));
    yield chunk;
  }
}
__name(readSampleGroups, "readSampleGroups");
function fill(chunk, name, values) {
  if (isWide(name)) {
    chunk.wide[name].set(values);
    return;
  }
  const column = chunk.narrow[name];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row];
    column[row] = Number.isNaN(value) ? NO_NARROW_VALUE : value;
  }
}
__name(fill, "fill");
function emptyChunk(rows) {
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, new Float64Array(rows).fill(NO_WIDE_VALUE)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, new Int32Array(rows).fill(NO_NARROW_VALUE)]));
  return { rows, wide, narrow };
}
__name(emptyChunk, "emptyChunk");

// src/bundle/summary-columns.ts
async function summarizeSampleFile(path, expected, rule, onGroup) {
  const summarizer = new MeasurementSummarizer(rule, expected.rows);
  let firstRow = 0;
  for await (const group of readSampleGroups(path, expected)) {
    onGroup?.(group, firstRow);
    summarizer.add(summaryColumnsOf(group, expected.absentColumns));
    firstRow += group.rows;
  }
  return summarizer.finish();
}
__name(summarizeSampleFile, "summarizeSampleFile");
function summaryColumnsOf({ wide, narrow }, absentColumns) {
  const absent = new Set(absentColumns);
  const known = /* @__PURE__ */ __name((name, column) => absent.has(name) ? null : column, "known");
  return {
    intendedStartNs: known("intendedStartNs", wide.intendedStartNs),
    startNs: wide.startNs,
    endNs: wide.endNs,
    firstMessageNs: known("firstMessageNs", wide.firstMessageNs),
    bytes: known("bytes", wide.bytes),
    messages: known("messages", narrow.messages),
    status: narrow.status,
    client: known("client", narrow.client),
    phase: narrow.phase,
    part: known("part", narrow.part)
  };
}
__name(summaryColumnsOf, "summaryColumnsOf");

// src/load/ghz/ghz-arguments.ts
import { join } from "node:path";
function ghzArguments(mode, run) {
  return mode === "ghz" ? equalWork(run) : asPublished(run);
}
__name(ghzArguments, "ghzArguments");
function equalWork(run) {
  const { order } = run;
  return [
    "--insecure",
    "--proto",
    join(run.protoFolder, "service.proto"),
    "--import-paths",
    run.protoFolder,
    "--call",
    `${SERVICE}/${order.method}`,
    "-c",
    String(order.clients),
    "--connections",
    String(order.connections),
    "-t",
    seconds(order.deadlineMs),
    "--max-recv-message-size",
    `${String(order.maxMessageBytes)}B`,
    "--max-send-message-size",
    `${String(order.maxMessageBytes)}B`,
    "--duration-stop",
    "wait",
    ...run.stop.kind === "total" ? ["-n", String(run.stop.requests)] : ["-z", `${String(run.stop.seconds)}s`],
    ...run.data.kind === "template" ? [] : ["--disable-template-functions", "--disable-template-data"],
    ...run.data.kind === "list" ? ["-D", run.dataFile] : ["-d", run.data.json],
    "-O",
    "json",
    "-o",
    run.reportFile,
    targetOf(order)
  ];
}
__name(equalWork, "equalWork");
function asPublished(run) {
  const { order } = run;
  return [
    "--insecure",
    "--proto",
    join(run.protoFolder, "service.proto"),
    "--import-paths",
    run.protoFolder,
    "--call",
    `${SERVICE}.${order.method}`,
    "--concurrency",
    String(order.clients),
    "--connections",
    String(order.connections),
    "--timeout",
    seconds(order.deadlineMs),
    "--max-recv-message-size",
    megabytes(order.maxMessageBytes),
    "--format",
    "json",
    "--output",
    run.reportFile,
    ...run.stop.kind === "total" ? ["--total", String(run.stop.requests)] : ["--duration", `${String(run.stop.seconds)}s`, "--duration-stop", "wait"],
    ...run.skipFirst > 0 ? ["--skipFirst", String(run.skipFirst)] : [],
    ...run.data.kind === "list" ? ["--data-file", run.dataFile] : ["--data", run.data.json],
    targetOf(order)
  ];
}
__name(asPublished, "asPublished");
function ghzFlags(args) {
  const flags = [];
  for (let at = 0; at < args.length - 1; at += 1) {
    const flag = args[at] ?? "";
    if (WITHOUT_VALUE.has(flag)) flags.push(flag);
    else {
      if (!LEFT_OUT.has(flag)) flags.push(`${flag} ${args[at + 1] ?? ""}`);
      at += 1;
    }
  }
  return flags;
}
__name(ghzFlags, "ghzFlags");
var WITHOUT_VALUE = /* @__PURE__ */ new Set(["--insecure", "--disable-template-functions", "--disable-template-data"]);
var LEFT_OUT = /* @__PURE__ */ new Set(["--proto", "--import-paths", "-o", "--output", "-D", "--data-file", "-d", "--data", "-n", "--total"]);
function targetOf(order) {
  const { host, port } = order.target;
  return `${host.includes(":") ? `[${host}]` : host}:${String(port)}`;
}
__name(targetOf, "targetOf");
function seconds(ms) {
  return `${String(ms / 1e3)}s`;
}
__name(seconds, "seconds");
function megabytes(bytes) {
  return bytes % 1e6 === 0 ? `${String(bytes / 1e6)}MB` : `${String(bytes)}B`;
}
__name(megabytes, "megabytes");

// src/load/ghz/ghz-data.ts
var LONGEST_RANGE_LIST = 5e4;
function ghzDataKind(planned, count) {
  const { requests } = planned.scenario;
  if (requests.kind === "empty") return "inline";
  return requests.kind !== "ranges" || count !== null && count <= LONGEST_RANGE_LIST ? "list" : "template";
}
__name(ghzDataKind, "ghzDataKind");
function ghzData(planned, firstRequest, count) {
  const { requests } = planned.scenario;
  const kind = ghzDataKind(planned, count);
  if (kind === "inline") return { kind, json: "{}" };
  if (kind === "template" && requests.kind === "ranges") return { kind, json: rangeTemplate(planned, requests.blocks, requests.offset, firstRequest) };
  const schedule = compileSchedule(planned);
  const most = count ?? LONGEST_RANGE_LIST;
  return listOf(schedule, firstRequest, schedule.cycleLength === null ? most : Math.min(schedule.cycleLength, count ?? schedule.cycleLength));
}
__name(ghzData, "ghzData");
function listOf(schedule, firstRequest, length) {
  return { kind: "list", json: JSON.stringify(Array.from({ length }, (_, n) => toMessage(schedule.at(firstRequest + n)))) };
}
__name(listOf, "listOf");
function toMessage(request) {
  switch (request.kind) {
    case "empty":
      return {};
    case "height":
      return { height: request.height };
    case "range":
      return { start: { height: request.start }, end: { height: request.end } };
    case "transaction":
      return { hash: internalHash(request.txid).toString("base64") };
    case "address-history":
      return { address: request.address, range: { start: { height: request.start }, end: { height: request.end } } };
    case "address-list":
      return { addresses: [request.address] };
    case "address":
      return { address: request.address };
    case "address-outputs":
      return { addresses: [request.address], startHeight: request.start };
    case "subtrees":
      return { startIndex: request.startIndex, shieldedProtocol: request.protocol, maxEntries: request.maxEntries };
  }
}
__name(toMessage, "toMessage");
function rangeTemplate(planned, blocks, offset, firstRequest) {
  const number = firstRequest === 0 ? ".RequestNumber" : `(add .RequestNumber ${String(firstRequest)})`;
  const start = `add ${String(planned.firstHeight)} (mod (add (mul ${number} ${String(RANGE_STEP)}) ${String(offset)}) ${String(rangeStarts(planned, blocks))})`;
  return JSON.stringify({ end: { height: `{{$s := ${start}}}{{add $s ${String(blocks - 1)}}}` }, start: { height: "{{$s}}" } });
}
__name(rangeTemplate, "rangeTemplate");
function ghzDataAsPublished(planned) {
  const { requests } = planned.scenario;
  const { firstHeight, lastHeight } = planned;
  switch (requests.kind) {
    case "mix":
      throw new Error("ghz has no mixes: a plan with one is refused");
    case "empty":
      return { kind: "inline", json: "{}" };
    case "heights":
    case "transactions":
    case "addresses":
      return ghzData(planned, 0, null);
    case "subtrees":
      return { kind: "inline", json: JSON.stringify(toMessage(compileSchedule(planned).at(0))) };
    case "ranges": {
      const start = `(add ${String(firstHeight)} (mod (add (mul .RequestNumber ${String(RANGE_STEP)}) ${String(requests.offset)}) ${String(rangeStarts(planned, requests.blocks))}))`;
      return { kind: "template", json: rangeObject(start, `add ${start} ${String(requests.blocks - 1)}`) };
    }
    case "download": {
      const start = `(add ${String(firstHeight)} (mul .RequestNumber ${String(requests.blocks)}))`;
      return { kind: "template", json: rangeObject(start, `min (add ${start} ${String(requests.blocks - 1)}) ${String(lastHeight)}`) };
    }
  }
}
__name(ghzDataAsPublished, "ghzDataAsPublished");
function rangeObject(start, end) {
  return JSON.stringify({ start: { height: `{{ ${start} }}` }, end: { height: `{{ ${end} }}` } });
}
__name(rangeObject, "rangeObject");

// src/load/ghz/ghz-flags.ts
var NO_FIRST = "ghz has no stop by count or time";
function publishedStop(stop, warmupRequests, requestsInPass) {
  switch (stop.kind) {
    case "window":
      return { stop: { kind: "duration", seconds: stop.seconds }, skipFirst: warmupRequests };
    case "count":
      return { stop: { kind: "total", requests: stop.requests + warmupRequests }, skipFirst: warmupRequests };
    case "passes":
      return { stop: { kind: "total", requests: requestsInPass ?? 1 }, skipFirst: 0 };
    case "first":
      throw new Error(NO_FIRST);
  }
}
__name(publishedStop, "publishedStop");
function equalWorkStop(stop) {
  switch (stop.kind) {
    case "window":
      return { kind: "duration", seconds: stop.seconds };
    case "count":
      return { kind: "total", requests: stop.requests };
    case "passes":
      return { kind: "total", requests: 1 };
    case "first":
      throw new Error(NO_FIRST);
  }
}
__name(equalWorkStop, "equalWorkStop");
var NOWHERE = { target: { host: "", port: 0 }, samplesFile: "", idleLimitMs: 0, overallLimitMs: 0, expectedPassSha256: null };
var NO_FILES = { protoFolder: "", reportFile: "", dataFile: "" };
function ghzFlagsOf(mode, planned) {
  const { id, stop: asked, requests } = planned.scenario;
  if (asked.kind === "first" || requests.kind === "mix") throw new IndexbenchError("INPUT_INCONSISTENT", { what: "ghz has neither mixes nor a stop by count or time", where: `scenario ${id}` });
  const order = driveOrderOf(planned, NOWHERE);
  if (mode === "ghz-as-published") {
    return ghzFlags(ghzArguments(mode, { order, ...NO_FILES, ...publishedStop(order.stop, order.warmupRequests, null), data: ghzDataAsPublished(planned) }));
  }
  const stop = equalWorkStop(order.stop);
  const kind = ghzDataKind(planned, stop.kind === "total" ? stop.requests : null);
  return ghzFlags(ghzArguments(mode, { order, ...NO_FILES, stop, skipFirst: 0, data: { kind, json: "" } }));
}
__name(ghzFlagsOf, "ghzFlagsOf");

// src/load/driver-flags.ts
function driverFlagsOf(driver, planned) {
  return isGhz(driver) ? ghzFlagsOf(driver, planned) : [];
}
__name(driverFlagsOf, "driverFlagsOf");

// src/plan/call-units.ts
function callUnitsOf(planned) {
  const schedule = compileSchedule(planned);
  return {
    unit: planned.unit,
    askedUnits: planned.unit === "block" ? (i) => schedule.blocksIn(i) : () => 1,
    firstMeasured: schedule.firstMeasured,
    requestsInPass: schedule.requestsInPass,
    openLoop: planned.scenario.arrival === void 0 ? null : { places: planned.scenario.clients },
    parts: schedule.mix?.parts.map(({ method }) => method) ?? null,
    cutOffInTime: planned.scenario.atEnd !== "ignore"
  };
}
__name(callUnitsOf, "callUnitsOf");

// src/load/answers-order.ts
function answersOf(planned, most) {
  const schedule = compileSchedule(planned);
  const parts = schedule.mix?.parts ?? [{ method: planned.scenario.method, schedule }];
  return parts.filter(({ method }) => checkLevelOf(method) === "answers").map(({ method, schedule: part }) => ({ scenario: planned.scenario.id, method, requests: distinct(Array.from({ length: Math.min(part.cycleLength ?? 1, most) }, (_, i) => part.at(i))) }));
}
__name(answersOf, "answersOf");
function distinct(requests) {
  return [...new Map(requests.map((request) => [canonicalJson(request), request])).values()];
}
__name(distinct, "distinct");

// src/studies/payload-check.ts
var UNARY_BLOCK_METHODS = ["GetBlock", "GetBlockNullifiers"];
var OTHER_RANGE_METHODS = ["GetBlockRangeNullifiers"];
var CALL_DEADLINE_MS = 12e4;
var IDLE_LIMIT_MS = 3e4;
async function checkPayloads(request) {
  const { plan, planSha256, target, driver, payloadFile, signal } = request;
  const { pin } = plan.snapshot;
  const methods = new Set(plan.scenarios.flatMap(({ scenario }) => methodsOf(scenario)));
  const result = await driver.check(
    {
      target,
      firstHeight: pin.firstHeight,
      lastHeight: pin.tipHeight,
      chunkBlocks: plan.payloadCheck.chunkBlocks,
      otherRangeMethods: OTHER_RANGE_METHODS.filter((method) => methods.has(method)),
      unaryMethods: UNARY_BLOCK_METHODS.filter((method) => methods.has(method)),
      unaryCount: plan.payloadCheck.unaryCount,
      answers: plan.scenarios.flatMap((planned) => answersOf(planned, plan.payloadCheck.unaryCount)),
      seed: plan.payloadCheck.seed,
      maxMessageBytes: Math.max(...plan.scenarios.map(({ scenario }) => scenario.maxMessageBytes)),
      deadlineMs: CALL_DEADLINE_MS,
      idleLimitMs: IDLE_LIMIT_MS,
      payloadFile
    },
    { signal }
  );
  return { payloads: payloadsOf(result, plan, planSha256), kept: { file: payloadFile, sameAsRange: result.sameAsRange } };
}
__name(checkPayloads, "checkPayloads");
function payloadsOf(result, plan, planSha256) {
  const { pin } = plan.snapshot;
  const projection = plan.scenarios[0]?.projection ?? "shielded";
  const expected = expectedDigest(pin, projection);
  const whole = result.whole === null ? null : { ...result.whole, expectedSha256: expected };
  const unary = result.unary.map((found) => ({ ...found, expectedSha256: expectedUnary(pin, projection, found) }));
  const { otherRanges } = result;
  const offersRanges = !result.unsupported.some(({ method }) => method === "GetBlockRange");
  return {
    version: 1,
    planSha256,
    verdict: verdictOf({ difference: result.difference, whole, unary, otherRanges, offersRanges, pin }),
    projection,
    tip: null,
    tipAfter: null,
    chunks: [...result.chunks],
    whole,
    unary,
    ...otherRanges.length === 0 ? {} : { otherRanges: [...otherRanges] },
    ...result.answers.length === 0 ? {} : { answers: [...result.answers] },
    unsupported: [...result.unsupported]
  };
}
__name(payloadsOf, "payloadsOf");
function gateOf(payloads, planned) {
  const unsupported = payloads.unsupported.find(({ method }) => methodsOf(planned.scenario).includes(method));
  if (unsupported !== void 0) return { kind: "not-supported", status: unsupported.status };
  if (payloads.verdict.kind === "wrong") return { kind: "wrong", message: describeDifference(payloads.verdict.difference) };
  return { kind: "open" };
}
__name(gateOf, "gateOf");
function describeDifference({ height, field, expected, found }) {
  return `height ${height}, ${field}: expected ${expected}, found ${found}`;
}
__name(describeDifference, "describeDifference");
function verdictOf({ difference, whole, unary, otherRanges, offersRanges, pin }) {
  if (difference !== null) return { kind: "wrong", difference };
  if (whole !== null && isOther(whole) && !pin.chainDigests.some(({ sha256 }) => sha256 === whole.sha256)) {
    return { kind: "wrong", difference: { height: whole.firstHeight, field: "sha256", expected: whole.expectedSha256 ?? "", found: whole.sha256 } };
  }
  const digests = [...whole === null ? [] : [whole], ...unary];
  if (digests.length === 0 && otherRanges.length === 0) return { kind: "not-checked", reason: offersRanges ? "nothing was digested" : "the system offers neither GetBlockRange nor a unary block method" };
  const other = digests.find(isOther);
  if (other !== void 0) return { kind: "different", expectedSha256: other.expectedSha256 ?? "", foundSha256: other.sha256 };
  return otherRanges.length === 0 && digests.every(({ expectedSha256 }) => expectedSha256 !== null) ? { kind: "verified" } : { kind: "unverified" };
}
__name(verdictOf, "verdictOf");
function isOther({ sha256, expectedSha256 }) {
  return expectedSha256 !== null && expectedSha256 !== sha256;
}
__name(isOther, "isOther");
function expectedDigest(pin, projection) {
  const digest = pin.chainDigests.find((entry) => entry.projection === projection && entry.firstHeight === pin.firstHeight && entry.lastHeight === pin.tipHeight);
  return digest?.sha256 ?? null;
}
__name(expectedDigest, "expectedDigest");
function expectedUnary(pin, projection, found) {
  const digest = pin.unaryDigests.find(
    (entry) => entry.method === found.method && entry.projection === projection && entry.seed === found.seed && entry.count === found.count && entry.firstHeight === pin.firstHeight && entry.lastHeight === pin.tipHeight
  );
  return digest?.sha256 ?? null;
}
__name(expectedUnary, "expectedUnary");

// src/comparison/drift.ts
function driftOf({ serverAtStart, serverAtEnd, clientAtStart, clientAtEnd }) {
  const changes = [changeOf(serverAtStart, serverAtEnd), changeOf(clientAtStart, clientAtEnd)];
  const known = changes.flatMap((change) => change ?? []);
  return known.length < changes.length ? null : round12(Math.max(...known));
}
__name(driftOf, "driftOf");
function changeOf(start, end) {
  return start === null || end === null || start === 0 ? null : Math.abs(end / start - 1);
}
__name(changeOf, "changeOf");

// src/comparison/received.ts
function receivedInPasses({ passes, calls, ok, cutOff, units, bytes }, requestsInPass, sha256) {
  if (sha256 === null || passes === null || passes === 0 || bytes === null || requestsInPass === null) return null;
  const isWhole = ok === calls && cutOff === 0 && calls === passes * requestsInPass && units % passes === 0 && bytes % passes === 0;
  return isWhole ? { how: "timed", blocks: units / passes, bytes: bytes / passes, sha256 } : null;
}
__name(receivedInPasses, "receivedInPasses");

export {
  indexBuildFigures,
  ProgressClock,
  lastStepNs,
  summarizeSampleFile,
  ghzArguments,
  ghzFlags,
  ghzData,
  ghzDataAsPublished,
  NO_FIRST,
  publishedStop,
  driverFlagsOf,
  callUnitsOf,
  receivedInPasses,
  answersOf,
  checkPayloads,
  payloadsOf,
  gateOf,
  describeDifference,
  driftOf
};
