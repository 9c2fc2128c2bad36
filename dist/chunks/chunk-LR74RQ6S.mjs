import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORTED_PERCENTS,
  percentileMark,
  percentileOf
} from "./chunk-KOKT4ROD.mjs";
import {
  DATA_ERROR_STATUS,
  NO_CLIENT,
  OpenLoopDelays,
  SAMPLE_PHASE,
  compileSchedule,
  sampleStatusName
} from "./chunk-GRBRNJJT.mjs";
import {
  GRPC_STATUS
} from "./chunk-OXTG6FV5.mjs";
import {
  CODEC,
  ENCODING,
  MAX_SAMPLE_ROWS,
  ROW_GROUP_ROWS,
  errorName,
  isWide,
  maxSampleFileBytes,
  openNoFollow,
  parquetType,
  presentColumns,
  round12
} from "./chunk-4NHYBI5M.mjs";
import {
  NARROW_COLUMNS,
  NO_NARROW_VALUE,
  NO_WIDE_VALUE,
  WIDE_COLUMNS,
  methodsOf
} from "./chunk-Y2ZLAERK.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/statistics/hdr-histogram.ts
var SIGNIFICANT_DIGITS = 3;
var SUB_BUCKET_BITS = 11;
var HALF_COUNT = 2 ** (SUB_BUCKET_BITS - 1);
var LARGEST_VALUE = Number.MAX_SAFE_INTEGER;
var SLOTS = slotOf(LARGEST_VALUE) + 1;
var V2_COOKIE = 478450451;
var V2_COMPRESSED_COOKIE = 478450452;
var HEADER_BYTES = 40;
var HdrHistogram = class {
  static {
    __name(this, "HdrHistogram");
  }
  #counts = new Float64Array(SLOTS);
  #total = 0;
  #max = 0;
  get total() {
    return this.#total;
  }
  record(value) {
    const slot = slotOf(value);
    this.#counts[slot] = this.#counts[slot] + 1;
    this.#total += 1;
    if (value > this.#max) this.#max = value;
  }
  /**
   * V2 compressed, base64, as a histogram log line holds it. Its zlib stream has stored blocks only, so that the same counts give the same
   * text with every version of zlib.
   */
  encode() {
    const stream = zlibStored(this.#encodeV2());
    const whole = Buffer.alloc(8 + stream.length);
    whole.writeInt32BE(V2_COMPRESSED_COOKIE, 0);
    whole.writeInt32BE(stream.length, 4);
    stream.copy(whole, 8);
    return whole.toString("base64");
  }
  #encodeV2() {
    const payload = this.#encodeCounts();
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeInt32BE(V2_COOKIE, 0);
    header.writeInt32BE(payload.length, 4);
    header.writeInt32BE(0, 8);
    header.writeInt32BE(SIGNIFICANT_DIGITS, 12);
    header.writeBigInt64BE(1n, 16);
    header.writeBigInt64BE(BigInt(Math.max(2, this.#max)), 24);
    header.writeDoubleBE(1, 32);
    return Buffer.concat([header, payload]);
  }
  /** Counts of all slots up to the largest value; runs of empty ones are one negative number. */
  #encodeCounts() {
    const bytes = [];
    const limit = slotOf(this.#max) + 1;
    for (let slot = 0; slot < limit; ) {
      const count = this.#counts[slot];
      let empty = 0;
      while (slot + empty < limit && this.#counts[slot + empty] === 0) empty += 1;
      pushVarint(bytes, empty > 1 ? 2 * empty - 1 : 2 * count);
      slot += empty > 1 ? empty : 1;
    }
    return Buffer.from(bytes);
  }
};
function slotOf(value) {
  const high = Math.floor(value / 2 ** 32);
  const bits = high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(value);
  const bucket = Math.max(0, bits - SUB_BUCKET_BITS);
  return bucket * HALF_COUNT + Math.floor(value / 2 ** bucket);
}
__name(slotOf, "slotOf");
function pushVarint(bytes, value) {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(rest % 128 + 128);
  bytes.push(rest);
}
__name(pushVarint, "pushVarint");
var LARGEST_STORED = 65535;
var ADLER_BASE = 65521;
function zlibStored(data) {
  const parts = [Buffer.from([120, 1])];
  for (let at = 0; at === 0 || at < data.length; at += LARGEST_STORED) {
    const block = data.subarray(at, at + LARGEST_STORED);
    const header = Buffer.alloc(5);
    header.writeUInt8(at + LARGEST_STORED >= data.length ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(block.length ^ 65535, 3);
    parts.push(header, block);
  }
  const check = Buffer.alloc(4);
  check.writeUInt32BE(adler32(data));
  return Buffer.concat([...parts, check]);
}
__name(zlibStored, "zlibStored");
function adler32(data) {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % ADLER_BASE;
    b = (b + a) % ADLER_BASE;
  }
  return b * 65536 + a;
}
__name(adler32, "adler32");

// src/statistics/latency.ts
function latencyOf(latenciesNs) {
  const count = latenciesNs.length;
  if (count === 0) return { meanNs: null, minNs: null, maxNs: null, percentiles: [] };
  latenciesNs.sort();
  let sumNs = 0;
  for (const latencyNs of latenciesNs) sumNs += latencyNs;
  return {
    meanNs: round12(sumNs / count),
    minNs: latenciesNs[0] ?? null,
    maxNs: latenciesNs[count - 1] ?? null,
    percentiles: REPORTED_PERCENTS.flatMap((percent) => percentileEntry(latenciesNs, percent))
  };
}
__name(latencyOf, "latencyOf");
function percentileEntry(ascendingNs, percent) {
  const mark = percentileMark(ascendingNs.length, percent);
  const valueNs = percentileOf(ascendingNs, percent);
  return mark === null || valueNs === null ? [] : [{ percent, valueNs, mark }];
}
__name(percentileEntry, "percentileEntry");

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
function fold(column, join) {
  for (let at = 0; at < MOST_INTERVALS / 2; at += 1) column[at] = join(column[2 * at], column[2 * at + 1]);
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

// node_modules/hyparquet/src/constants.js
var ParquetTypes = [
  "BOOLEAN",
  "INT32",
  "INT64",
  "INT96",
  // deprecated
  "FLOAT",
  "DOUBLE",
  "BYTE_ARRAY",
  "FIXED_LEN_BYTE_ARRAY"
];
var Encodings = [
  "PLAIN",
  "GROUP_VAR_INT",
  // deprecated
  "PLAIN_DICTIONARY",
  "RLE",
  "BIT_PACKED",
  // deprecated
  "DELTA_BINARY_PACKED",
  "DELTA_LENGTH_BYTE_ARRAY",
  "DELTA_BYTE_ARRAY",
  "RLE_DICTIONARY",
  "BYTE_STREAM_SPLIT",
  "ALP"
];
var FieldRepetitionTypes = [
  "REQUIRED",
  "OPTIONAL",
  "REPEATED"
];
var ConvertedTypes = [
  "UTF8",
  "MAP",
  "MAP_KEY_VALUE",
  "LIST",
  "ENUM",
  "DECIMAL",
  "DATE",
  "TIME_MILLIS",
  "TIME_MICROS",
  "TIMESTAMP_MILLIS",
  "TIMESTAMP_MICROS",
  "UINT_8",
  "UINT_16",
  "UINT_32",
  "UINT_64",
  "INT_8",
  "INT_16",
  "INT_32",
  "INT_64",
  "JSON",
  "BSON",
  "INTERVAL"
];
var CompressionCodecs = [
  "UNCOMPRESSED",
  "SNAPPY",
  "GZIP",
  "LZO",
  "BROTLI",
  "LZ4",
  "ZSTD",
  "LZ4_RAW"
];
var PageTypes = [
  "DATA_PAGE",
  "INDEX_PAGE",
  "DICTIONARY_PAGE",
  "DATA_PAGE_V2"
];
var BoundaryOrders = [
  "UNORDERED",
  "ASCENDING",
  "DESCENDING"
];
var EdgeInterpolationAlgorithms = [
  "SPHERICAL",
  "VINCENTY",
  "THOMAS",
  "ANDOYER",
  "KARNEY"
];

// node_modules/hyparquet/src/wkb.js
function wkbToGeojson(reader) {
  const flags = getFlags(reader);
  if (flags.type === 1) {
    return { type: "Point", coordinates: readPosition(reader, flags) };
  } else if (flags.type === 2) {
    return { type: "LineString", coordinates: readLine(reader, flags) };
  } else if (flags.type === 3) {
    return { type: "Polygon", coordinates: readPolygon(reader, flags) };
  } else if (flags.type === 4) {
    const points = [];
    for (let i = 0; i < flags.count; i++) {
      points.push(readPosition(reader, getFlags(reader)));
    }
    return { type: "MultiPoint", coordinates: points };
  } else if (flags.type === 5) {
    const lines = [];
    for (let i = 0; i < flags.count; i++) {
      lines.push(readLine(reader, getFlags(reader)));
    }
    return { type: "MultiLineString", coordinates: lines };
  } else if (flags.type === 6) {
    const polygons = [];
    for (let i = 0; i < flags.count; i++) {
      polygons.push(readPolygon(reader, getFlags(reader)));
    }
    return { type: "MultiPolygon", coordinates: polygons };
  } else if (flags.type === 7) {
    const geometries = [];
    for (let i = 0; i < flags.count; i++) {
      geometries.push(wkbToGeojson(reader));
    }
    return { type: "GeometryCollection", geometries };
  } else {
    throw new Error(`Unsupported geometry type: ${flags.type}`);
  }
}
__name(wkbToGeojson, "wkbToGeojson");
function getFlags(reader) {
  const { view } = reader;
  const littleEndian = view.getUint8(reader.offset++) === 1;
  const rawType = view.getUint32(reader.offset, littleEndian);
  reader.offset += 4;
  const type = rawType % 1e3;
  const flags = Math.floor(rawType / 1e3);
  let count = 0;
  if (type > 1 && type <= 7) {
    count = view.getUint32(reader.offset, littleEndian);
    reader.offset += 4;
  }
  let dim = 2;
  if (flags) dim++;
  if (flags === 3) dim++;
  return { littleEndian, type, dim, count };
}
__name(getFlags, "getFlags");
function readPosition(reader, flags) {
  const points = [];
  for (let i = 0; i < flags.dim; i++) {
    const coord = reader.view.getFloat64(reader.offset, flags.littleEndian);
    reader.offset += 8;
    points.push(coord);
  }
  return points;
}
__name(readPosition, "readPosition");
function readLine(reader, flags) {
  const points = [];
  for (let i = 0; i < flags.count; i++) {
    points.push(readPosition(reader, flags));
  }
  return points;
}
__name(readLine, "readLine");
function readPolygon(reader, flags) {
  const { view } = reader;
  const rings = [];
  for (let r = 0; r < flags.count; r++) {
    const count = view.getUint32(reader.offset, flags.littleEndian);
    reader.offset += 4;
    rings.push(readLine(reader, { ...flags, count }));
  }
  return rings;
}
__name(readPolygon, "readPolygon");

// node_modules/hyparquet/src/convert.js
var decoder = new TextDecoder();
var DEFAULT_PARSERS = {
  timestampFromMilliseconds(millis) {
    return new Date(Number(millis));
  },
  timestampFromMicroseconds(micros) {
    return new Date(Number(micros / 1000n));
  },
  timestampFromNanoseconds(nanos) {
    return new Date(Number(nanos / 1000000n));
  },
  dateFromDays(days) {
    return new Date(days * 864e5);
  },
  stringFromBytes(bytes) {
    return bytes && decoder.decode(bytes);
  },
  jsonFromBytes(bytes) {
    return bytes && JSON.parse(decoder.decode(bytes));
  },
  geometryFromBytes(bytes) {
    return bytes && wkbToGeojson({ view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 });
  },
  geographyFromBytes(bytes) {
    return bytes && wkbToGeojson({ view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 });
  },
  uuidFromBytes(bytes) {
    if (!bytes) return void 0;
    const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
    return hex.slice(0, 8) + "-" + hex.slice(8, 12) + "-" + hex.slice(12, 16) + "-" + hex.slice(16, 20) + "-" + hex.slice(20, 32);
  }
};
function convertWithDictionary(data, dictionary, encoding, columnDecoder) {
  if (dictionary && encoding.endsWith("_DICTIONARY")) {
    let output = data;
    if (data instanceof Uint8Array && !(dictionary instanceof Uint8Array)) {
      output = new dictionary.constructor(data.length);
    }
    for (let i = 0; i < data.length; i++) {
      output[i] = dictionary[data[i]];
    }
    return output;
  } else {
    return convert(data, columnDecoder);
  }
}
__name(convertWithDictionary, "convertWithDictionary");
function convert(data, columnDecoder) {
  const { element, parsers, utf8 = true, schemaPath } = columnDecoder;
  const { type, converted_type: ctype, logical_type: ltype } = element;
  const nullable = element.repetition_type !== "REQUIRED";
  if (type === "BYTE_ARRAY" && element.name === "inline" && schemaPath?.at(-2)?.element.logical_type?.type === "FILE") {
    return data;
  }
  const isVariant = schemaPath?.some((s) => s.element.logical_type?.type === "VARIANT");
  if (isVariant && type === "BYTE_ARRAY" && ctype !== "UTF8" && ltype?.type !== "STRING") {
    return data;
  }
  if (ctype === "DECIMAL") {
    const scale = element.scale || 0;
    const factor = 10 ** scale;
    const arr = new Array(data.length);
    for (let i = 0; i < arr.length; i++) {
      if (data[i] instanceof Uint8Array) {
        arr[i] = scale > 308 ? parseDecimal(data[i]) * 10 ** -scale : parseDecimal(data[i]) / factor;
      } else {
        arr[i] = Number(data[i]) / factor;
      }
    }
    return arr;
  }
  if (!ctype && type === "INT96") {
    return Array.from(data).map((v) => parsers.timestampFromNanoseconds(parseInt96Nanos(v)));
  }
  if (ctype === "DATE") {
    return Array.from(data).map((v) => parsers.dateFromDays(v));
  }
  if (ctype === "TIMESTAMP_MILLIS") {
    return Array.from(data).map((v) => parsers.timestampFromMilliseconds(v));
  }
  if (ctype === "TIMESTAMP_MICROS") {
    return Array.from(data).map((v) => parsers.timestampFromMicroseconds(v));
  }
  if (ctype === "JSON") {
    return data.map((v) => parsers.jsonFromBytes(v));
  }
  if (ctype === "BSON") {
    throw new Error("parquet bson not supported");
  }
  if (ctype === "INTERVAL") {
    throw new Error("parquet interval not supported");
  }
  if (ltype?.type === "GEOMETRY") {
    return data.map((v) => parsers.geometryFromBytes(v));
  }
  if (ltype?.type === "GEOGRAPHY") {
    return data.map((v) => parsers.geographyFromBytes(v));
  }
  if (ltype?.type === "UUID") {
    return data.map((v) => parsers.uuidFromBytes(v));
  }
  if (ctype === "UTF8" || ltype?.type === "STRING" || utf8 && type === "BYTE_ARRAY") {
    return data.map((v) => parsers.stringFromBytes(v));
  }
  if (ctype === "UINT_64" || ltype?.type === "INTEGER" && ltype.bitWidth === 64 && !ltype.isSigned) {
    if (data instanceof BigInt64Array) return new BigUint64Array(data.buffer, data.byteOffset, data.length);
    const arr = nullable ? new Array(data.length) : new BigUint64Array(data.length);
    for (let i = 0; i < arr.length; i++) arr[i] = data[i];
    return arr;
  }
  if (ctype === "UINT_32" || ltype?.type === "INTEGER" && ltype.bitWidth === 32 && !ltype.isSigned) {
    if (data instanceof Int32Array) return new Uint32Array(data.buffer, data.byteOffset, data.length);
    const arr = nullable ? new Array(data.length) : new Uint32Array(data.length);
    for (let i = 0; i < arr.length; i++) {
      arr[i] = data[i] < 0 ? 4294967296 + data[i] : data[i];
    }
    return arr;
  }
  if (ltype?.type === "FLOAT16") {
    return Array.from(data).map(parseFloat16);
  }
  if (ltype?.type === "TIMESTAMP") {
    const { unit } = ltype;
    let parser = parsers.timestampFromMilliseconds;
    if (unit === "MICROS") parser = parsers.timestampFromMicroseconds;
    if (unit === "NANOS") parser = parsers.timestampFromNanoseconds;
    const arr = new Array(data.length);
    for (let i = 0; i < arr.length; i++) {
      arr[i] = parser(data[i]);
    }
    return arr;
  }
  return data;
}
__name(convert, "convert");
function parseDecimal(bytes) {
  if (!bytes.length) return 0;
  let value = 0n;
  for (const byte of bytes) {
    value = value * 256n + BigInt(byte);
  }
  const bits = bytes.length * 8;
  if (value >= 2n ** BigInt(bits - 1)) {
    value -= 2n ** BigInt(bits);
  }
  return Number(value);
}
__name(parseDecimal, "parseDecimal");
function parseInt96Nanos(value) {
  const days = (value >> 64n) - 2440588n;
  const nano = value & 0xffffffffffffffffn;
  return days * 86400000000000n + nano;
}
__name(parseInt96Nanos, "parseInt96Nanos");
function parseFloat16(bytes) {
  if (!bytes) return void 0;
  const int16 = bytes[1] << 8 | bytes[0];
  const sign = int16 >> 15 ? -1 : 1;
  const exp = int16 >> 10 & 31;
  const frac = int16 & 1023;
  if (exp === 0) return sign * 2 ** -14 * (frac / 1024);
  if (exp === 31) return frac ? NaN : sign * Infinity;
  return sign * 2 ** (exp - 15) * (1 + frac / 1024);
}
__name(parseFloat16, "parseFloat16");

// node_modules/hyparquet/src/schema.js
function schemaTree(schema, rootIndex, path) {
  const element = schema[rootIndex];
  const children = [];
  let count = 1;
  if (element.num_children) {
    while (children.length < element.num_children) {
      const childElement = schema[rootIndex + count];
      const child = schemaTree(schema, rootIndex + count, [...path, childElement.name]);
      count += child.count;
      children.push(child);
    }
  }
  return { count, element, children, path };
}
__name(schemaTree, "schemaTree");
function getSchemaPath(schema, name) {
  return getTreePath(schemaTree(schema, 0, []), name);
}
__name(getSchemaPath, "getSchemaPath");
function getTreePath(tree, name) {
  const path = [tree];
  for (const part of name) {
    const child = tree.children.find((child2) => child2.element.name === part);
    if (!child) throw new Error(`parquet schema element not found: ${name}`);
    path.push(child);
    tree = child;
  }
  return path;
}
__name(getTreePath, "getTreePath");
function getPhysicalColumns(schemaTree2) {
  const columns = [];
  function traverse(node) {
    if (node.children.length) {
      for (const child of node.children) {
        traverse(child);
      }
    } else {
      columns.push(node.path.join("."));
    }
  }
  __name(traverse, "traverse");
  traverse(schemaTree2);
  return columns;
}
__name(getPhysicalColumns, "getPhysicalColumns");
function getMaxRepetitionLevel(schemaPath) {
  let maxLevel = 0;
  for (const { element } of schemaPath) {
    if (element.repetition_type === "REPEATED") {
      maxLevel++;
    }
  }
  return maxLevel;
}
__name(getMaxRepetitionLevel, "getMaxRepetitionLevel");
function getMaxDefinitionLevel(schemaPath) {
  let maxLevel = 0;
  for (const { element } of schemaPath.slice(1)) {
    if (element.repetition_type !== "REQUIRED") {
      maxLevel++;
    }
  }
  return maxLevel;
}
__name(getMaxDefinitionLevel, "getMaxDefinitionLevel");
function isListLike(schema) {
  if (!schema) return false;
  if (schema.element.converted_type !== "LIST") return false;
  if (schema.children.length > 1) return false;
  const firstChild = schema.children[0];
  if (firstChild.children.length > 1) return false;
  if (firstChild.element.repetition_type !== "REPEATED") return false;
  return true;
}
__name(isListLike, "isListLike");
function isMapLike(schema) {
  if (!schema) return false;
  if (schema.element.converted_type !== "MAP") return false;
  if (schema.children.length > 1) return false;
  const firstChild = schema.children[0];
  if (firstChild.children.length !== 2) return false;
  if (firstChild.element.repetition_type !== "REPEATED") return false;
  const keyChild = firstChild.children.find((child) => child.element.name === "key");
  if (keyChild?.element.repetition_type === "REPEATED") return false;
  const valueChild = firstChild.children.find((child) => child.element.name === "value");
  if (valueChild?.element.repetition_type === "REPEATED") return false;
  return true;
}
__name(isMapLike, "isMapLike");
function isFlatColumn(schemaPath) {
  if (schemaPath.length !== 2) return false;
  const [, column] = schemaPath;
  if (column.element.repetition_type === "REPEATED") return false;
  if (column.children.length) return false;
  return true;
}
__name(isFlatColumn, "isFlatColumn");

// node_modules/hyparquet/src/thrift.js
var STOP = 0;
var TRUE = 1;
var FALSE = 2;
var BYTE = 3;
var I16 = 4;
var I32 = 5;
var I64 = 6;
var DOUBLE = 7;
var BINARY = 8;
var LIST = 9;
var STRUCT = 12;
function deserializeTCompactProtocol(reader) {
  const value = {};
  let fid = 0;
  while (true) {
    if (reader.offset >= reader.view.byteLength) throw new Error("thrift struct ended without STOP");
    const byte = reader.view.getUint8(reader.offset++);
    const type = byte & 15;
    if (type === STOP) break;
    const delta = byte >> 4;
    fid = delta ? fid + delta : readZigZag(reader);
    value[`field_${fid}`] = readElement(reader, type);
  }
  return value;
}
__name(deserializeTCompactProtocol, "deserializeTCompactProtocol");
function readElement(reader, type) {
  switch (type) {
    case TRUE:
      return true;
    case FALSE:
      return false;
    case BYTE:
      return reader.view.getInt8(reader.offset++);
    case I16:
    case I32:
      return readZigZag(reader);
    case I64:
      return readZigZagBigInt(reader);
    case DOUBLE: {
      const value = reader.view.getFloat64(reader.offset, true);
      reader.offset += 8;
      return value;
    }
    case BINARY: {
      const stringLength = readVarInt(reader);
      if (reader.offset + stringLength > reader.view.byteLength) {
        throw new Error(`thrift binary length ${stringLength} exceeds remaining ${reader.view.byteLength - reader.offset} bytes`);
      }
      const strBytes = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, stringLength);
      reader.offset += stringLength;
      return strBytes;
    }
    case LIST: {
      const byte = reader.view.getUint8(reader.offset++);
      const elemType = byte & 15;
      let listSize = byte >> 4;
      if (listSize === 15) {
        listSize = readVarInt(reader);
      }
      const boolType = elemType === TRUE || elemType === FALSE;
      const values = new Array(listSize);
      for (let i = 0; i < listSize; i++) {
        values[i] = boolType ? readElement(reader, BYTE) === 1 : readElement(reader, elemType);
      }
      return values;
    }
    case STRUCT:
      return deserializeTCompactProtocol(reader);
    default:
      throw new Error(`thrift unhandled type: ${type}`);
  }
}
__name(readElement, "readElement");
function readVarInt(reader) {
  let result = 0;
  let shift = 0;
  while (true) {
    const byte = reader.view.getUint8(reader.offset++);
    result |= (byte & 127) << shift;
    if (!(byte & 128)) {
      return result;
    }
    shift += 7;
  }
}
__name(readVarInt, "readVarInt");
function readVarBigInt(reader) {
  let result = 0n;
  let shift = 0n;
  while (true) {
    const byte = reader.view.getUint8(reader.offset++);
    result |= BigInt(byte & 127) << shift;
    if (!(byte & 128)) {
      return result;
    }
    shift += 7n;
  }
}
__name(readVarBigInt, "readVarBigInt");
function readZigZag(reader) {
  const zigzag = readVarInt(reader);
  return zigzag >>> 1 ^ -(zigzag & 1);
}
__name(readZigZag, "readZigZag");
function readZigZagBigInt(reader) {
  const zigzag = readVarBigInt(reader);
  return zigzag >> 1n ^ -(zigzag & 1n);
}
__name(readZigZagBigInt, "readZigZagBigInt");

// node_modules/hyparquet/src/geoparquet.js
function markGeoColumns(schema, key_value_metadata) {
  const columns = /* @__PURE__ */ new Map();
  const geo = key_value_metadata?.find(({ key }) => key === "geo")?.value;
  const decodedColumns = (geo && JSON.parse(geo)?.columns) ?? {};
  for (const [name, column] of Object.entries(decodedColumns)) {
    if (column.encoding !== "WKB") continue;
    const type = column.edges === "spherical" ? "GEOGRAPHY" : "GEOMETRY";
    const id = column.crs?.id ?? column.crs?.ids?.[0];
    const crs = id ? `${id.authority}:${id.code.toString()}` : void 0;
    columns.set(name, { type, crs });
  }
  for (let i = 1; i < schema.length; i++) {
    const { logical_type, name, num_children, type } = schema[i];
    if (num_children) {
      i += num_children;
      continue;
    }
    if (type === "BYTE_ARRAY" && !logical_type) {
      schema[i].logical_type = columns.get(name);
    }
  }
}
__name(markGeoColumns, "markGeoColumns");

// node_modules/hyparquet/src/metadata.js
var defaultInitialFetchSize = 1 << 19;
var decoder2 = new TextDecoder();
function decode(value) {
  return value && decoder2.decode(value);
}
__name(decode, "decode");
async function parquetMetadataAsync(asyncBuffer, { parsers, initialFetchSize = defaultInitialFetchSize, geoparquet = true } = {}) {
  if (!asyncBuffer || !(asyncBuffer.byteLength >= 0)) throw new Error("parquet expected AsyncBuffer");
  const footerOffset = Math.max(0, asyncBuffer.byteLength - initialFetchSize);
  const footerBuffer = await asyncBuffer.slice(footerOffset, asyncBuffer.byteLength);
  const footerView = new DataView(footerBuffer);
  if (footerView.getUint32(footerBuffer.byteLength - 4, true) !== 827474256) {
    throw new Error("parquet file invalid (footer != PAR1)");
  }
  const metadataLength = footerView.getUint32(footerBuffer.byteLength - 8, true);
  if (metadataLength > asyncBuffer.byteLength - 8) {
    throw new Error(`parquet metadata length ${metadataLength} exceeds available buffer ${asyncBuffer.byteLength - 8}`);
  }
  if (metadataLength + 8 > initialFetchSize) {
    const metadataOffset = asyncBuffer.byteLength - metadataLength - 8;
    const metadataBuffer = await asyncBuffer.slice(metadataOffset, footerOffset);
    const combinedBuffer = new ArrayBuffer(metadataLength + 8);
    const combinedView = new Uint8Array(combinedBuffer);
    combinedView.set(new Uint8Array(metadataBuffer));
    combinedView.set(new Uint8Array(footerBuffer), footerOffset - metadataOffset);
    return parquetMetadata(combinedBuffer, { parsers, geoparquet });
  } else {
    return parquetMetadata(footerBuffer, { parsers, geoparquet });
  }
}
__name(parquetMetadataAsync, "parquetMetadataAsync");
function parquetMetadata(arrayBuffer, { parsers, geoparquet = true } = {}) {
  let view;
  if (arrayBuffer instanceof ArrayBuffer) {
    view = new DataView(arrayBuffer);
  } else if (arrayBuffer instanceof Uint8Array) {
    view = new DataView(arrayBuffer.buffer, arrayBuffer.byteOffset, arrayBuffer.byteLength);
  } else {
    throw new Error("parquet expected ArrayBuffer or Uint8Array");
  }
  const allParsers = { ...DEFAULT_PARSERS, ...parsers };
  if (view.byteLength < 8) {
    throw new Error("parquet file is too short");
  }
  if (view.getUint32(view.byteLength - 4, true) !== 827474256) {
    throw new Error("parquet file invalid (footer != PAR1)");
  }
  const metadataLengthOffset = view.byteLength - 8;
  const metadataLength = view.getUint32(metadataLengthOffset, true);
  if (metadataLength > view.byteLength - 8) {
    throw new Error(`parquet metadata length ${metadataLength} exceeds available buffer ${view.byteLength - 8}`);
  }
  const metadataOffset = metadataLengthOffset - metadataLength;
  const reader = { view, offset: metadataOffset };
  const metadata = deserializeTCompactProtocol(reader);
  const version = metadata.field_1;
  const schema = metadata.field_2.map((field) => ({
    type: ParquetTypes[field.field_1],
    type_length: field.field_2,
    repetition_type: FieldRepetitionTypes[field.field_3],
    name: decode(field.field_4),
    num_children: field.field_5,
    converted_type: ConvertedTypes[field.field_6],
    scale: field.field_7,
    precision: field.field_8,
    field_id: field.field_9,
    logical_type: logicalType(field.field_10)
  }));
  const columnSchema = schema.filter((e) => e.type);
  const num_rows = metadata.field_3;
  const row_groups = metadata.field_4.map((rowGroup) => ({
    columns: rowGroup.field_1.map((column, columnIndex) => ({
      file_path: decode(column.field_1),
      file_offset: column.field_2,
      meta_data: column.field_3 && {
        type: ParquetTypes[column.field_3.field_1],
        encodings: column.field_3.field_2?.map((e) => Encodings[e]),
        path_in_schema: column.field_3.field_3.map(decode),
        codec: CompressionCodecs[column.field_3.field_4],
        num_values: column.field_3.field_5,
        total_uncompressed_size: column.field_3.field_6,
        total_compressed_size: column.field_3.field_7,
        key_value_metadata: column.field_3.field_8?.map((kv) => ({
          key: decode(kv.field_1),
          value: decode(kv.field_2)
        })),
        data_page_offset: column.field_3.field_9,
        index_page_offset: column.field_3.field_10,
        dictionary_page_offset: column.field_3.field_11,
        statistics: convertStats(column.field_3.field_12, columnSchema[columnIndex], allParsers),
        encoding_stats: column.field_3.field_13?.map((encodingStat) => ({
          page_type: PageTypes[encodingStat.field_1],
          encoding: Encodings[encodingStat.field_2],
          count: encodingStat.field_3
        })),
        bloom_filter_offset: column.field_3.field_14,
        bloom_filter_length: column.field_3.field_15,
        size_statistics: column.field_3.field_16 && {
          unencoded_byte_array_data_bytes: column.field_3.field_16.field_1,
          repetition_level_histogram: column.field_3.field_16.field_2,
          definition_level_histogram: column.field_3.field_16.field_3
        },
        geospatial_statistics: column.field_3.field_17 && {
          bbox: column.field_3.field_17.field_1 && {
            xmin: column.field_3.field_17.field_1.field_1,
            xmax: column.field_3.field_17.field_1.field_2,
            ymin: column.field_3.field_17.field_1.field_3,
            ymax: column.field_3.field_17.field_1.field_4,
            zmin: column.field_3.field_17.field_1.field_5,
            zmax: column.field_3.field_17.field_1.field_6,
            mmin: column.field_3.field_17.field_1.field_7,
            mmax: column.field_3.field_17.field_1.field_8
          },
          geospatial_types: column.field_3.field_17.field_2
        }
      },
      offset_index_offset: column.field_4,
      offset_index_length: column.field_5,
      column_index_offset: column.field_6,
      column_index_length: column.field_7,
      crypto_metadata: column.field_8,
      encrypted_column_metadata: column.field_9
    })),
    total_byte_size: rowGroup.field_2,
    num_rows: rowGroup.field_3,
    sorting_columns: rowGroup.field_4?.map((sortingColumn) => ({
      column_idx: sortingColumn.field_1,
      descending: sortingColumn.field_2,
      nulls_first: sortingColumn.field_3
    })),
    file_offset: rowGroup.field_5,
    total_compressed_size: rowGroup.field_6,
    ordinal: rowGroup.field_7
  }));
  const key_value_metadata = metadata.field_5?.map((kv) => ({
    key: decode(kv.field_1),
    value: decode(kv.field_2)
  }));
  const created_by = decode(metadata.field_6);
  if (geoparquet) {
    markGeoColumns(schema, key_value_metadata);
  }
  return {
    version,
    schema,
    num_rows,
    row_groups,
    key_value_metadata,
    created_by,
    metadata_length: metadataLength
  };
}
__name(parquetMetadata, "parquetMetadata");
function parquetSchema({ schema }) {
  return getSchemaPath(schema, [])[0];
}
__name(parquetSchema, "parquetSchema");
function logicalType(logicalType2) {
  if (logicalType2?.field_1) return { type: "STRING" };
  if (logicalType2?.field_2) return { type: "MAP" };
  if (logicalType2?.field_3) return { type: "LIST" };
  if (logicalType2?.field_4) return { type: "ENUM" };
  if (logicalType2?.field_5) return {
    type: "DECIMAL",
    scale: logicalType2.field_5.field_1,
    precision: logicalType2.field_5.field_2
  };
  if (logicalType2?.field_6) return { type: "DATE" };
  if (logicalType2?.field_7) return {
    type: "TIME",
    isAdjustedToUTC: logicalType2.field_7.field_1,
    unit: timeUnit(logicalType2.field_7.field_2)
  };
  if (logicalType2?.field_8) return {
    type: "TIMESTAMP",
    isAdjustedToUTC: logicalType2.field_8.field_1,
    unit: timeUnit(logicalType2.field_8.field_2)
  };
  if (logicalType2?.field_10) return {
    type: "INTEGER",
    bitWidth: logicalType2.field_10.field_1,
    isSigned: logicalType2.field_10.field_2
  };
  if (logicalType2?.field_11) return { type: "NULL" };
  if (logicalType2?.field_12) return { type: "JSON" };
  if (logicalType2?.field_13) return { type: "BSON" };
  if (logicalType2?.field_14) return { type: "UUID" };
  if (logicalType2?.field_15) return { type: "FLOAT16" };
  if (logicalType2?.field_16) return {
    type: "VARIANT",
    specification_version: logicalType2.field_16.field_1
  };
  if (logicalType2?.field_17) return {
    type: "GEOMETRY",
    crs: decode(logicalType2.field_17.field_1)
  };
  if (logicalType2?.field_18) return {
    type: "GEOGRAPHY",
    crs: decode(logicalType2.field_18.field_1),
    algorithm: EdgeInterpolationAlgorithms[logicalType2.field_18.field_2]
  };
  if (logicalType2?.field_19) return { type: "FILE" };
  return logicalType2;
}
__name(logicalType, "logicalType");
function timeUnit(unit) {
  if (unit.field_1) return "MILLIS";
  if (unit.field_2) return "MICROS";
  if (unit.field_3) return "NANOS";
  throw new Error("parquet time unit required");
}
__name(timeUnit, "timeUnit");
function convertStats(stats, schema, parsers) {
  return stats && {
    max: convertMetadata(stats.field_1, schema, parsers),
    min: convertMetadata(stats.field_2, schema, parsers),
    null_count: stats.field_3,
    distinct_count: stats.field_4,
    max_value: convertMetadata(stats.field_5, schema, parsers),
    min_value: convertMetadata(stats.field_6, schema, parsers),
    is_max_value_exact: stats.field_7,
    is_min_value_exact: stats.field_8
  };
}
__name(convertStats, "convertStats");
function convertMetadata(value, schema, parsers) {
  const { type, converted_type, logical_type } = schema;
  if (value === void 0) return value;
  if (type === "BOOLEAN") return value[0] === 1;
  if (type === "BYTE_ARRAY") return parsers.stringFromBytes(value);
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
  if (type === "FLOAT" && view.byteLength === 4) return view.getFloat32(0, true);
  if (type === "DOUBLE" && view.byteLength === 8) return view.getFloat64(0, true);
  if (type === "INT32" && converted_type === "DECIMAL" && view.byteLength === 4) {
    return view.getInt32(0, true) / 10 ** (schema.scale || 0);
  }
  if (type === "INT64" && converted_type === "DECIMAL" && view.byteLength === 8) {
    return Number(view.getBigInt64(0, true)) / 10 ** (schema.scale || 0);
  }
  if (type === "INT32" && converted_type === "DATE") return parsers.dateFromDays(view.getInt32(0, true));
  if (type === "INT64" && converted_type === "TIMESTAMP_MILLIS") return parsers.timestampFromMilliseconds(view.getBigInt64(0, true));
  if (type === "INT64" && converted_type === "TIMESTAMP_MICROS") return parsers.timestampFromMicroseconds(view.getBigInt64(0, true));
  if (type === "INT64" && logical_type?.type === "TIMESTAMP" && logical_type?.unit === "NANOS") return parsers.timestampFromNanoseconds(view.getBigInt64(0, true));
  if (type === "INT64" && logical_type?.type === "TIMESTAMP" && logical_type?.unit === "MICROS") return parsers.timestampFromMicroseconds(view.getBigInt64(0, true));
  if (type === "INT64" && logical_type?.type === "TIMESTAMP") return parsers.timestampFromMilliseconds(view.getBigInt64(0, true));
  const unsigned = converted_type?.startsWith("UINT_") || logical_type?.type === "INTEGER" && !logical_type.isSigned;
  if (type === "INT32" && unsigned && view.byteLength === 4) return view.getUint32(0, true);
  if (type === "INT64" && unsigned && view.byteLength === 8) return view.getBigUint64(0, true);
  if (type === "INT32" && view.byteLength === 4) return view.getInt32(0, true);
  if (type === "INT64" && view.byteLength === 8) return view.getBigInt64(0, true);
  if (converted_type === "DECIMAL") {
    const scale = schema.scale || 0;
    return scale > 308 ? parseDecimal(value) * 10 ** -scale : parseDecimal(value) / 10 ** scale;
  }
  if (logical_type?.type === "FLOAT16") return parseFloat16(value);
  if (logical_type?.type === "UUID") return parsers.uuidFromBytes(value);
  if (type === "FIXED_LEN_BYTE_ARRAY") return value;
  return value;
}
__name(convertMetadata, "convertMetadata");

// node_modules/hyparquet/src/indexes.js
function readColumnIndex(reader, schema, parsers = void 0) {
  const allParsers = { ...DEFAULT_PARSERS, ...parsers };
  const thrift = deserializeTCompactProtocol(reader);
  return {
    null_pages: thrift.field_1,
    min_values: thrift.field_2.map((m) => convertMetadata(m, schema, allParsers)),
    max_values: thrift.field_3.map((m) => convertMetadata(m, schema, allParsers)),
    boundary_order: BoundaryOrders[thrift.field_4],
    null_counts: thrift.field_5,
    repetition_level_histograms: thrift.field_6,
    definition_level_histograms: thrift.field_7
  };
}
__name(readColumnIndex, "readColumnIndex");
function readOffsetIndex(reader) {
  const thrift = deserializeTCompactProtocol(reader);
  return {
    // @ts-ignore
    page_locations: thrift.field_1.map((loc) => ({
      offset: loc.field_1,
      compressed_page_size: loc.field_2,
      first_row_index: loc.field_3
    })),
    unencoded_byte_array_data_bytes: thrift.field_2
  };
}
__name(readOffsetIndex, "readOffsetIndex");

// node_modules/hyparquet/src/xxhash.js
var MASK = 0xffffffffffffffffn;
var PRIME1 = 0x9e3779b185ebca87n;
var PRIME2 = 0xc2b2ae3d27d4eb4fn;
var PRIME3 = 0x165667b19e3779f9n;
var PRIME4 = 0x85ebca77c2b2ae63n;
var PRIME5 = 0x27d4eb2f165667c5n;
function rotl64(x, r) {
  return (x << r | x >> 64n - r) & MASK;
}
__name(rotl64, "rotl64");
function round(acc, val) {
  acc = acc + val * PRIME2 & MASK;
  acc = rotl64(acc, 31n);
  return acc * PRIME1 & MASK;
}
__name(round, "round");
function mergeRound(acc, val) {
  acc ^= round(0n, val);
  return acc * PRIME1 + PRIME4 & MASK;
}
__name(mergeRound, "mergeRound");
function xxhash64(input, seed = 0n) {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  const len = input.byteLength;
  let offset = 0;
  let h64;
  if (len >= 32) {
    let v1 = seed + PRIME1 + PRIME2 & MASK;
    let v2 = seed + PRIME2 & MASK;
    let v3 = seed;
    let v4 = seed - PRIME1 & MASK;
    while (offset + 32 <= len) {
      v1 = round(v1, view.getBigUint64(offset, true));
      offset += 8;
      v2 = round(v2, view.getBigUint64(offset, true));
      offset += 8;
      v3 = round(v3, view.getBigUint64(offset, true));
      offset += 8;
      v4 = round(v4, view.getBigUint64(offset, true));
      offset += 8;
    }
    h64 = rotl64(v1, 1n) + rotl64(v2, 7n) + rotl64(v3, 12n) + rotl64(v4, 18n) & MASK;
    h64 = mergeRound(h64, v1);
    h64 = mergeRound(h64, v2);
    h64 = mergeRound(h64, v3);
    h64 = mergeRound(h64, v4);
  } else {
    h64 = seed + PRIME5 & MASK;
  }
  h64 = h64 + BigInt(len) & MASK;
  while (offset + 8 <= len) {
    h64 ^= round(0n, view.getBigUint64(offset, true));
    h64 = rotl64(h64, 27n) * PRIME1 + PRIME4 & MASK;
    offset += 8;
  }
  if (offset + 4 <= len) {
    h64 ^= BigInt(view.getUint32(offset, true)) * PRIME1 & MASK;
    h64 = rotl64(h64, 23n) * PRIME2 + PRIME3 & MASK;
    offset += 4;
  }
  while (offset < len) {
    h64 ^= BigInt(view.getUint8(offset)) * PRIME5 & MASK;
    h64 = rotl64(h64, 11n) * PRIME1 & MASK;
    offset += 1;
  }
  h64 ^= h64 >> 33n;
  h64 = h64 * PRIME2 & MASK;
  h64 ^= h64 >> 29n;
  h64 = h64 * PRIME3 & MASK;
  h64 ^= h64 >> 32n;
  return h64;
}
__name(xxhash64, "xxhash64");

// node_modules/hyparquet/src/bloom.js
var textEncoder = new TextEncoder();
var SALT = new Uint32Array([
  1203114875,
  1150766481,
  2284105051,
  2729912477,
  1884591559,
  770785867,
  2667333959,
  1550580529
]);
function blockIndex(hash, numBlocks) {
  return Number((hash >> 32n) * BigInt(numBlocks) >> 32n);
}
__name(blockIndex, "blockIndex");
function blockMask(hash) {
  const m = new Uint32Array(8);
  const low = Number(hash & 0xffffffffn) | 0;
  for (let i = 0; i < 8; i++) {
    m[i] = 1 << (Math.imul(low, SALT[i]) >>> 27);
  }
  return m;
}
__name(blockMask, "blockMask");
function sbbfContains(blocks, hash) {
  const offset = blockIndex(hash, blocks.length >> 3) << 3;
  const m = blockMask(hash);
  for (let i = 0; i < 8; i++) {
    if ((blocks[offset + i] & m[i]) === 0) return false;
  }
  return true;
}
__name(sbbfContains, "sbbfContains");
function readBloomFilter(reader) {
  const header = deserializeTCompactProtocol(reader);
  const numBytes = header.field_1;
  if (typeof numBytes !== "number" || numBytes <= 0 || numBytes % 32 !== 0) return void 0;
  if (!header.field_2?.field_1) return void 0;
  if (!header.field_3?.field_1) return void 0;
  if (!header.field_4?.field_1) return void 0;
  const { view, offset } = reader;
  if (offset + numBytes > view.byteLength) {
    throw new Error(`parquet bloom filter truncated: need ${numBytes} bytes, have ${view.byteLength - offset}`);
  }
  const blocks = new Uint32Array(numBytes >> 2);
  for (let i = 0; i < blocks.length; i++) {
    blocks[i] = view.getUint32(offset + i * 4, true);
  }
  reader.offset = offset + numBytes;
  return { numBytes, blocks };
}
__name(readBloomFilter, "readBloomFilter");
function hashParquetValue(value, element) {
  if (value === null || value === void 0) return void 0;
  const { type, converted_type, logical_type } = element;
  if (type === "BOOLEAN") {
    if (typeof value !== "boolean") return void 0;
    return xxhash64(new Uint8Array([value ? 1 : 0]));
  }
  if (type === "FLOAT") {
    if (typeof value !== "number") return void 0;
    const buf = new ArrayBuffer(4);
    new DataView(buf).setFloat32(0, value, true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "DOUBLE") {
    if (typeof value !== "number") return void 0;
    const buf = new ArrayBuffer(8);
    new DataView(buf).setFloat64(0, value, true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "INT32") {
    if (converted_type === "DATE" || converted_type === "DECIMAL" || converted_type === "TIME_MILLIS") return void 0;
    if (logical_type?.type === "DATE" || logical_type?.type === "TIME" || logical_type?.type === "DECIMAL") return void 0;
    if (typeof value !== "number" || !Number.isInteger(value)) return void 0;
    const buf = new ArrayBuffer(4);
    new DataView(buf).setInt32(0, value | 0, true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "INT64") {
    if (converted_type === "TIMESTAMP_MILLIS" || converted_type === "TIMESTAMP_MICROS") return void 0;
    if (converted_type === "TIME_MICROS" || converted_type === "DECIMAL") return void 0;
    if (logical_type?.type === "TIMESTAMP" || logical_type?.type === "TIME" || logical_type?.type === "DECIMAL") return void 0;
    let bigValue;
    if (typeof value === "bigint") bigValue = value;
    else if (typeof value === "number" && Number.isSafeInteger(value)) bigValue = BigInt(value);
    else return void 0;
    const buf = new ArrayBuffer(8);
    new DataView(buf).setBigUint64(0, BigInt.asUintN(64, bigValue), true);
    return xxhash64(new Uint8Array(buf));
  }
  if (type === "BYTE_ARRAY") {
    if (converted_type === "JSON" || converted_type === "BSON" || converted_type === "DECIMAL") return void 0;
    if (logical_type?.type === "JSON" || logical_type?.type === "BSON" || logical_type?.type === "VARIANT") return void 0;
    if (logical_type?.type === "GEOMETRY" || logical_type?.type === "GEOGRAPHY") return void 0;
    if (typeof value === "string") return xxhash64(textEncoder.encode(value));
    if (value instanceof Uint8Array) return xxhash64(value);
    return void 0;
  }
  if (type === "FIXED_LEN_BYTE_ARRAY") {
    if (converted_type === "DECIMAL" || converted_type === "INTERVAL") return void 0;
    if (logical_type?.type === "DECIMAL" || logical_type?.type === "UUID" || logical_type?.type === "FLOAT16") return void 0;
    if (logical_type?.type === "GEOMETRY" || logical_type?.type === "GEOGRAPHY") return void 0;
    if (value instanceof Uint8Array) return xxhash64(value);
    return void 0;
  }
  return void 0;
}
__name(hashParquetValue, "hashParquetValue");
function bloomEligibleColumns(filter) {
  const out = /* @__PURE__ */ new Set();
  walkBloomEligible(filter, out);
  return out;
}
__name(bloomEligibleColumns, "bloomEligibleColumns");
function walkBloomEligible(filter, out) {
  if (!filter) return;
  if ("$and" in filter && Array.isArray(filter.$and)) {
    for (const sub of filter.$and) walkBloomEligible(sub, out);
    return;
  }
  if ("$or" in filter && Array.isArray(filter.$or)) {
    for (const sub of filter.$or) walkBloomEligible(sub, out);
    return;
  }
  if ("$nor" in filter) return;
  for (const [field, condition] of Object.entries(filter)) {
    if (field.startsWith("$")) continue;
    if (typeof condition === "object" && condition !== null && !Array.isArray(condition)) {
      if ("$eq" in condition || "$in" in condition) out.add(field);
    } else {
      out.add(field);
    }
  }
}
__name(walkBloomEligible, "walkBloomEligible");

// node_modules/hyparquet/src/utils.js
function concat(aaa, bbb) {
  const chunk = 1e4;
  for (let i = 0; i < bbb.length; i += chunk) {
    aaa.push(...bbb.slice(i, i + chunk));
  }
}
__name(concat, "concat");
function equals(a, b, strict = true) {
  if (strict ? a === b : a == b) return true;
  if (!a || !b || typeof a !== "object" || typeof b !== "object") return false;
  if (a instanceof Uint8Array && b instanceof Uint8Array) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      if (a[i] !== b[i]) return false;
    }
    return true;
  }
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      if (!equals(a[i], b[i], strict)) return false;
    }
    return true;
  }
  const aKeys = Object.keys(a);
  if (aKeys.length !== Object.keys(b).length) return false;
  for (const k of aKeys) {
    if (!equals(a[k], b[k], strict)) return false;
  }
  return true;
}
__name(equals, "equals");
function flatten(chunks) {
  if (!chunks) return [];
  if (chunks.length === 1) return chunks[0];
  const output = [];
  for (const chunk of chunks) {
    concat(output, chunk);
  }
  return output;
}
__name(flatten, "flatten");

// node_modules/hyparquet/src/filter.js
var encoder = new TextEncoder();
function pathsNeededForFilter(filter) {
  if (!filter) return [];
  const paths = [];
  if ("$and" in filter && Array.isArray(filter.$and)) {
    paths.push(...filter.$and.flatMap(pathsNeededForFilter));
  } else if ("$or" in filter && Array.isArray(filter.$or)) {
    paths.push(...filter.$or.flatMap(pathsNeededForFilter));
  } else if ("$nor" in filter && Array.isArray(filter.$nor)) {
    paths.push(...filter.$nor.flatMap(pathsNeededForFilter));
  } else {
    paths.push(...Object.keys(filter));
  }
  return [...new Set(paths)];
}
__name(pathsNeededForFilter, "pathsNeededForFilter");
function columnsNeededForFilter(filter) {
  return [...new Set(pathsNeededForFilter(filter).map((path) => path.split(".")[0]))];
}
__name(columnsNeededForFilter, "columnsNeededForFilter");
function matchFilter(record, filter, strict = true) {
  if ("$and" in filter && Array.isArray(filter.$and)) {
    return filter.$and.every((subQuery) => matchFilter(record, subQuery, strict));
  }
  if ("$or" in filter && Array.isArray(filter.$or)) {
    return filter.$or.some((subQuery) => matchFilter(record, subQuery, strict));
  }
  if ("$nor" in filter && Array.isArray(filter.$nor)) {
    return !filter.$nor.some((subQuery) => matchFilter(record, subQuery, strict));
  }
  return Object.entries(filter).every(([field, condition]) => {
    const value = resolve(record, field);
    if (typeof condition !== "object" || condition === null || Array.isArray(condition)) {
      return equals(value, condition, strict);
    }
    return Object.entries(condition || {}).every(([operator, target]) => {
      if (operator === "$gt") return value !== null && value !== void 0 && value > target;
      if (operator === "$gte") return value !== null && value !== void 0 && value >= target;
      if (operator === "$lt") return value !== null && value !== void 0 && value < target;
      if (operator === "$lte") return value !== null && value !== void 0 && value <= target;
      if (operator === "$eq") return equals(value, target, strict);
      if (operator === "$ne") return !equals(value, target, strict);
      if (operator === "$in") return Array.isArray(target) && matchesIn(value, target, strict);
      if (operator === "$nin") return Array.isArray(target) && !matchesIn(value, target, strict);
      if (operator === "$not") return !matchFilter({ value }, { value: target }, strict);
      return true;
    });
  });
}
__name(matchFilter, "matchFilter");
function matchesIn(value, targets, strict) {
  return targets.some((target) => equals(value, target, strict) || Array.isArray(value) && value.some((element) => equals(element, target, strict)));
}
__name(matchesIn, "matchesIn");
function canSkipRowGroup({ rowGroup, physicalColumns, filter, strict = true, bloomFilters, schemaElements }) {
  if (!filter) return false;
  if ("$and" in filter && Array.isArray(filter.$and)) {
    return filter.$and.some((subFilter) => canSkipRowGroup({ rowGroup, physicalColumns, filter: subFilter, strict, bloomFilters, schemaElements }));
  }
  if ("$or" in filter && Array.isArray(filter.$or)) {
    return filter.$or.every((subFilter) => canSkipRowGroup({ rowGroup, physicalColumns, filter: subFilter, strict, bloomFilters, schemaElements }));
  }
  if ("$nor" in filter && Array.isArray(filter.$nor)) {
    return false;
  }
  for (const [field, condition] of Object.entries(filter)) {
    const columnIndex = physicalColumns.indexOf(field);
    if (columnIndex === -1) continue;
    const stats = rowGroup.columns[columnIndex].meta_data?.statistics;
    const { min, max, min_value, max_value, null_count: nullCount } = stats || {};
    const minVal = min_value !== void 0 ? min_value : min;
    const maxVal = max_value !== void 0 ? max_value : max;
    const haveStats = minVal !== void 0 && maxVal !== void 0;
    const bloom = bloomFilters?.[field];
    const element = schemaElements?.[field];
    const matchingNulls = matchFilter({ value: null }, { value: condition }, strict) && (nullCount === void 0 || nullCount > 0);
    if (haveStats && !matchingNulls && canSkipStats(condition, minVal, maxVal, strict, element)) {
      return true;
    }
    for (const [operator, target] of Object.entries(condition || {})) {
      if (bloom && element) {
        if (operator === "$eq") {
          const hash = hashParquetValue(target, element);
          if (hash !== void 0 && !sbbfContains(bloom.blocks, hash)) return true;
        }
        if (operator === "$in" && Array.isArray(target) && target.length > 0) {
          let allAbsent = true;
          for (const v of target) {
            const h = hashParquetValue(v, element);
            if (h === void 0 || sbbfContains(bloom.blocks, h)) {
              allAbsent = false;
              break;
            }
          }
          if (allAbsent) return true;
        }
      }
    }
  }
  return false;
}
__name(canSkipRowGroup, "canSkipRowGroup");
function canSkipStats(condition, minVal, maxVal, strict, element) {
  if (minVal === void 0 || maxVal === void 0) return false;
  const mayContainNaN = element?.type === "FLOAT" || element?.type === "DOUBLE" || element?.logical_type?.type === "FLOAT16";
  for (const [operator, target] of Object.entries(condition || {})) {
    const minComparison = compareParquetValues(minVal, target, strict, element);
    const maxComparison = compareParquetValues(maxVal, target, strict, element);
    const binaryBounds = minVal instanceof Uint8Array || maxVal instanceof Uint8Array;
    const relationalBoundsAreSafe = !binaryBounds && (element?.type !== "BYTE_ARRAY" || typeof target === "string" && [...target].every((character) => character.charCodeAt(0) <= 127));
    if (operator === "$gt" && relationalBoundsAreSafe && maxComparison !== void 0 && maxComparison <= 0) return true;
    if (operator === "$gte" && relationalBoundsAreSafe && maxComparison !== void 0 && maxComparison < 0) return true;
    if (operator === "$lt" && relationalBoundsAreSafe && minComparison !== void 0 && minComparison >= 0) return true;
    if (operator === "$lte" && relationalBoundsAreSafe && minComparison !== void 0 && minComparison > 0) return true;
    if (operator === "$eq") {
      const targetMinComparison = compareParquetValues(target, minVal, strict, element);
      const targetMaxComparison = compareParquetValues(target, maxVal, strict, element);
      if (targetMinComparison !== void 0 && targetMinComparison < 0 || targetMaxComparison !== void 0 && targetMaxComparison > 0) return true;
    }
    if (operator === "$ne" && !mayContainNaN && equals(minVal, maxVal, strict) && equals(minVal, target, strict)) return true;
    if (operator === "$in" && Array.isArray(target) && target.every((value) => {
      const valueMinComparison = compareParquetValues(value, minVal, strict, element);
      const valueMaxComparison = compareParquetValues(value, maxVal, strict, element);
      return valueMinComparison !== void 0 && valueMinComparison < 0 || valueMaxComparison !== void 0 && valueMaxComparison > 0;
    })) return true;
    if (operator === "$nin" && !mayContainNaN && Array.isArray(target) && equals(minVal, maxVal, strict) && target.some((value) => equals(minVal, value, strict))) return true;
  }
  return false;
}
__name(canSkipStats, "canSkipStats");
function compareParquetValues(a, b, strict, element) {
  if (element?.type === "BYTE_ARRAY") {
    if (typeof a !== "string" || typeof b !== "string") return void 0;
    return compareBytes(encoder.encode(a), encoder.encode(b));
  }
  if (a instanceof Uint8Array || b instanceof Uint8Array) {
    if (!(a instanceof Uint8Array) || !(b instanceof Uint8Array)) return void 0;
    return compareBytes(a, b);
  }
  if (a < b) return -1;
  if (a > b) return 1;
  if (equals(a, b, strict)) return 0;
  return void 0;
}
__name(compareParquetValues, "compareParquetValues");
function compareBytes(a, b) {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] < b[i]) return -1;
    if (a[i] > b[i]) return 1;
  }
  if (a.length < b.length) return -1;
  if (a.length > b.length) return 1;
  return 0;
}
__name(compareBytes, "compareBytes");
function matchesNull(condition, strict) {
  return matchFilter({ value: null }, { value: condition }, strict);
}
__name(matchesNull, "matchesNull");
function filterPageRanges(filter, columnPages, groupRows, strict = true) {
  if (!filter) return void 0;
  if ("$and" in filter && Array.isArray(filter.$and)) {
    let ranges;
    for (const subFilter of filter.$and) {
      ranges = intersectRanges(ranges, filterPageRanges(subFilter, columnPages, groupRows, strict));
    }
    return ranges;
  }
  if ("$or" in filter && Array.isArray(filter.$or)) {
    let ranges = [];
    for (const subFilter of filter.$or) {
      const subRanges = filterPageRanges(subFilter, columnPages, groupRows, strict);
      if (!subRanges) return void 0;
      ranges = unionRanges(ranges, subRanges);
    }
    return ranges;
  }
  if ("$nor" in filter && Array.isArray(filter.$nor)) {
    return void 0;
  }
  let result;
  for (const [field, condition] of Object.entries(filter)) {
    const pages = columnPages[field];
    if (!pages) continue;
    const nullCanMatch = matchesNull(condition, strict);
    const keep = [];
    for (let i = 0; i < pages.pageStarts.length; i++) {
      const start = pages.pageStarts[i];
      const end = i + 1 < pages.pageStarts.length ? pages.pageStarts[i + 1] : groupRows;
      const nullCount = pages.nullCounts?.[i];
      const matchingNulls = nullCanMatch && (nullCount === void 0 || nullCount > 0);
      const skip = !pages.nullPages[i] && !matchingNulls && canSkipStats(condition, pages.minValues[i], pages.maxValues[i], strict, pages.element);
      if (!skip) {
        const last = keep[keep.length - 1];
        if (last && last[1] === start) last[1] = end;
        else keep.push([start, end]);
      }
    }
    result = intersectRanges(result, keep);
  }
  return result;
}
__name(filterPageRanges, "filterPageRanges");
function intersectRanges(a, b) {
  if (!a) return b;
  if (!b) return a;
  const out = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const start = Math.max(a[i][0], b[j][0]);
    const end = Math.min(a[i][1], b[j][1]);
    if (start < end) out.push([start, end]);
    if (a[i][1] < b[j][1]) i++;
    else j++;
  }
  return out;
}
__name(intersectRanges, "intersectRanges");
function unionRanges(a, b) {
  const out = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const next = j >= b.length || i < a.length && a[i][0] <= b[j][0] ? a[i++] : b[j++];
    const last = out[out.length - 1];
    if (last && next[0] <= last[1]) last[1] = Math.max(last[1], next[1]);
    else out.push([next[0], next[1]]);
  }
  return out;
}
__name(unionRanges, "unionRanges");
function resolve(record, path) {
  let value = record;
  for (const part of path.split(".")) {
    value = value?.[part];
  }
  return value;
}
__name(resolve, "resolve");

// node_modules/hyparquet/src/plan.js
var runLimit = 1 << 21;
var columnGapLimit = 1 << 13;
function parquetPlan(options) {
  const { metadata, rowStart = 0, columns, useOffsetIndex = false } = options;
  if (!metadata) throw new Error("parquetPlan requires metadata");
  const groups = [];
  const fetches = [];
  const indexes = [];
  const scanPlan = parquetPlanGroups(options);
  for (const group of scanPlan.groups) {
    const groupPlan = parquetPlanGroup({ ...group, columns, useOffsetIndex });
    groups.push(...groupPlan.groups);
    fetches.push(...groupPlan.fetches);
    indexes.push(...groupPlan.indexes);
  }
  fetches.push(...indexes);
  return { metadata, rowStart, rowEnd: scanPlan.rowEnd, columns, fetches, groups };
}
__name(parquetPlan, "parquetPlan");
function parquetPlanGroups({ metadata, rowStart = 0, rowEnd = Infinity, columns, filter, filterStrict = true, bloomFiltersByGroup, schemaElements, pageRangesByGroup, pageLocationsByGroup }) {
  if (!metadata) throw new Error("parquetPlan requires metadata");
  const schemaTree2 = parquetSchema(metadata);
  const physicalColumns = getPhysicalColumns(schemaTree2);
  const elementsByPath = filter ? {
    ...physicalSchemaElements(schemaTree2),
    ...schemaElements
  } : schemaElements;
  const groups = [];
  let groupStart = 0;
  for (let groupIndex = 0; groupIndex < metadata.row_groups.length; groupIndex++) {
    const rowGroup = metadata.row_groups[groupIndex];
    const groupRows = Number(rowGroup.num_rows);
    const groupEnd = groupStart + groupRows;
    if (groupRows > 0 && groupEnd > rowStart && groupStart < rowEnd && !canSkipRowGroup({
      rowGroup,
      physicalColumns,
      filter,
      strict: filterStrict,
      bloomFilters: bloomFiltersByGroup?.[groupIndex],
      schemaElements: elementsByPath
    })) {
      const selectStart = Math.max(rowStart - groupStart, 0);
      const selectEnd = Math.min(rowEnd - groupStart, groupRows);
      const pageRanges = pageRangesByGroup?.[groupIndex];
      const pageLocations = pageLocationsByGroup?.[groupIndex];
      let ranges = pageRanges ? pageRanges.map(([start, end]) => {
        const range = [Math.max(start, selectStart), Math.min(end, selectEnd)];
        return range;
      }).filter(([start, end]) => start < end) : [[selectStart, selectEnd]];
      if (ranges.length > 1) {
        const canSplit = rowGroup.columns.every((chunk) => {
          const columnName = chunk.meta_data?.path_in_schema[0];
          const columnPath = chunk.meta_data?.path_in_schema.join(".");
          if (columns && columnName && !columns.includes(columnName)) return true;
          return !!(chunk.offset_index_offset && chunk.offset_index_length) || !!(columnPath && pageLocations?.[columnPath]);
        });
        ranges = canSplit ? coalesceOverlappingPageRanges(ranges, rowGroup, columns, pageLocations) : [[ranges[0][0], ranges[ranges.length - 1][1]]];
      }
      if (ranges.length) {
        groups.push({ rowGroup, groupIndex, groupStart, groupRows, ranges, pageRanges, pageLocations });
      }
    }
    groupStart = groupEnd;
  }
  return { groups, rowEnd: isFinite(rowEnd) ? rowEnd : groupStart };
}
__name(parquetPlanGroups, "parquetPlanGroups");
function parquetPlanGroup({ rowGroup, groupStart, groupRows, ranges, columns, useOffsetIndex = false, pageRanges, pageLocations }) {
  const chunks = [];
  const fetches = [];
  const indexes = [];
  const narrowed = ranges.length > 1 || ranges[0][0] > 0 || ranges[0][1] < groupRows;
  for (const chunk of rowGroup.columns) {
    const meta = chunk.meta_data;
    if (chunk.file_path) throw new Error("parquet file_path not supported");
    if (!meta) throw new Error("parquet column metadata is undefined");
    if (columns && !columns.includes(meta.path_in_schema[0])) continue;
    const columnOffset = meta.dictionary_page_offset || meta.data_page_offset;
    const startByte = Number(columnOffset);
    const endByte = Number(columnOffset + meta.total_compressed_size);
    const chunkPageLocations = pageLocations?.[meta.path_in_schema.join(".")];
    if (chunkPageLocations && narrowed) {
      chunks.push({ columnMetadata: meta, pageLocations: chunkPageLocations, range: { startByte, endByte } });
    } else if ((useOffsetIndex || pageRanges) && chunk.offset_index_offset && chunk.offset_index_length && narrowed) {
      const startByte2 = Number(chunk.offset_index_offset);
      chunks.push({
        columnMetadata: meta,
        offsetIndex: { startByte: startByte2, endByte: startByte2 + chunk.offset_index_length },
        range: { startByte: Number(columnOffset), endByte }
      });
    } else {
      chunks.push({ columnMetadata: meta, range: { startByte, endByte } });
    }
  }
  const columnRanges = [];
  let run;
  for (const chunk of chunks) {
    if ("pageLocations" in chunk) continue;
    if ("offsetIndex" in chunk) {
      indexes.push(chunk.offsetIndex);
    } else if (columns) {
      columnRanges.push(chunk.range);
    } else if (run && chunk.range.endByte - run.startByte <= runLimit) {
      run.endByte = chunk.range.endByte;
    } else {
      if (run) fetches.push(run);
      run = { ...chunk.range };
    }
  }
  if (run) fetches.push(run);
  fetches.push(...coalesceByteRanges(columnRanges, columnGapLimit, runLimit));
  const groups = ranges.map(([selectStart, selectEnd]) => ({
    chunks,
    rowGroup,
    groupStart,
    groupRows,
    selectStart,
    selectEnd
  }));
  return { groups, fetches, indexes };
}
__name(parquetPlanGroup, "parquetPlanGroup");
function coalesceOverlappingPageRanges(ranges, rowGroup, columns, pageLocations) {
  const selectedPageLayouts = rowGroup.columns.filter((chunk) => !columns || columns.includes(chunk.meta_data?.path_in_schema[0] || "")).map((chunk) => pageLocations?.[chunk.meta_data?.path_in_schema.join(".") || ""]);
  const merged = [];
  for (const range of ranges) {
    const last = merged[merged.length - 1];
    const overlapsPage = last && selectedPageLayouts.some((pages) => {
      if (!pages) return true;
      const lastPages = pagesForRange(last, pages, Number(rowGroup.num_rows));
      const rangePages = pagesForRange(range, pages, Number(rowGroup.num_rows));
      return lastPages[0] <= rangePages[1] && rangePages[0] <= lastPages[1];
    });
    if (last && overlapsPage) last[1] = range[1];
    else merged.push([...range]);
  }
  return merged;
}
__name(coalesceOverlappingPageRanges, "coalesceOverlappingPageRanges");
function pagesForRange([rangeStart, rangeEnd], pages, groupRows) {
  let first = Infinity;
  let last = -Infinity;
  for (let i = 0; i < pages.length; i++) {
    const pageStart = Number(pages[i].first_row_index);
    const pageEnd = i + 1 < pages.length ? Number(pages[i + 1].first_row_index) : groupRows;
    if (pageEnd > rangeStart && pageStart < rangeEnd) {
      first = Math.min(first, i);
      last = i;
    }
  }
  return [first, last];
}
__name(pagesForRange, "pagesForRange");
async function prefetchBloomFilters({ file, metadata, filter, filterStrict = true }) {
  const result = metadata.row_groups.map(() => (
    /** @type {Record<string, BloomFilter>} */
    {}
  ));
  const eligibleCols = bloomEligibleColumns(filter);
  if (eligibleCols.size === 0) return result;
  const physicalColumns = getPhysicalColumns(parquetSchema(metadata));
  const tasks = [];
  metadata.row_groups.forEach((rowGroup, rgIdx) => {
    if (canSkipRowGroup({ rowGroup, physicalColumns, filter, strict: filterStrict })) return;
    for (const colName of eligibleCols) {
      const columnIdx = physicalColumns.indexOf(colName);
      if (columnIdx === -1) continue;
      const meta = rowGroup.columns[columnIdx]?.meta_data;
      if (!meta?.bloom_filter_offset || !meta.bloom_filter_length) continue;
      const start = Number(meta.bloom_filter_offset);
      const end = start + meta.bloom_filter_length;
      tasks.push((async () => {
        const buffer = await file.slice(start, end);
        const bloom = readBloomFilter({ view: new DataView(buffer), offset: 0 });
        if (bloom) result[rgIdx][colName] = bloom;
      })());
    }
  });
  if (tasks.length) await Promise.all(tasks);
  return result;
}
__name(prefetchBloomFilters, "prefetchBloomFilters");
async function prefetchPageIndexes({ file, metadata, filter, filterStrict = true, rowStart = 0, rowEnd = Infinity, columns, bloomFiltersByGroup, schemaElements, parsers }) {
  const pageRangesByGroup = metadata.row_groups.map(() => void 0);
  const pageLocationsByGroup = metadata.row_groups.map(() => (
    /** @type {Record<string, PageLocation[]>} */
    {}
  ));
  if (filter && "$nor" in filter && Array.isArray(filter.$nor)) {
    return { pageRangesByGroup, pageLocationsByGroup };
  }
  const filterColumns = pathsNeededForFilter(filter);
  if (!filterColumns.length) return { pageRangesByGroup, pageLocationsByGroup };
  const schemaTree2 = parquetSchema(metadata);
  const physicalColumns = getPhysicalColumns(schemaTree2);
  const elementsByPath = {
    ...physicalSchemaElements(schemaTree2),
    ...schemaElements
  };
  const indexRanges = [];
  const indexTasks = [];
  const candidateGroups = [];
  let groupStart = 0;
  metadata.row_groups.forEach((rowGroup, rgIdx) => {
    const groupRows = Number(rowGroup.num_rows);
    const groupEnd = groupStart + groupRows;
    const overlaps = groupRows > 0 && groupEnd > rowStart && groupStart < rowEnd;
    groupStart = groupEnd;
    if (!overlaps) return;
    if (canSkipRowGroup({ rowGroup, physicalColumns, filter, strict: filterStrict, bloomFilters: bloomFiltersByGroup?.[rgIdx], schemaElements: elementsByPath })) return;
    const columnPages = {};
    let columnTaskCount = 0;
    const scheduledOffsetPaths = /* @__PURE__ */ new Set();
    let hasFilterIndex = false;
    for (const columnName of filterColumns) {
      const columnIdx = physicalColumns.indexOf(columnName);
      if (columnIdx === -1) continue;
      const chunk = rowGroup.columns[columnIdx];
      const meta = chunk?.meta_data;
      if (!meta) continue;
      if (!chunk.column_index_offset || !chunk.column_index_length) continue;
      if (!chunk.offset_index_offset || !chunk.offset_index_length) continue;
      const element = elementsByPath[columnName];
      if (!element) continue;
      hasFilterIndex = true;
      scheduledOffsetPaths.add(columnName);
      const columnIndexStart = Number(chunk.column_index_offset);
      const offsetIndexStart = Number(chunk.offset_index_offset);
      const columnIndexEnd = columnIndexStart + chunk.column_index_length;
      const offsetIndexEnd = offsetIndexStart + chunk.offset_index_length;
      indexRanges.push(
        { startByte: columnIndexStart, endByte: columnIndexEnd },
        { startByte: offsetIndexStart, endByte: offsetIndexEnd }
      );
      columnTaskCount++;
      indexTasks.push(async (prefetchedFile) => {
        const [columnIndexBuffer, offsetIndexBuffer] = await Promise.all([
          prefetchedFile.slice(columnIndexStart, columnIndexEnd),
          prefetchedFile.slice(offsetIndexStart, offsetIndexEnd)
        ]);
        const columnIndex = readColumnIndex({ view: new DataView(columnIndexBuffer), offset: 0 }, element, parsers);
        const offsetIndex = readOffsetIndex({ view: new DataView(offsetIndexBuffer), offset: 0 });
        pageLocationsByGroup[rgIdx][columnName] = offsetIndex.page_locations;
        columnPages[columnName] = {
          minValues: columnIndex.min_values,
          maxValues: columnIndex.max_values,
          nullPages: columnIndex.null_pages,
          nullCounts: columnIndex.null_counts,
          pageStarts: offsetIndex.page_locations.map((page) => Number(page.first_row_index)),
          element
        };
      });
    }
    if (hasFilterIndex) {
      for (const chunk of rowGroup.columns) {
        const meta = chunk.meta_data;
        if (!meta) continue;
        const columnName = meta.path_in_schema[0];
        const columnPath = meta.path_in_schema.join(".");
        if (columns && !columns.includes(columnName)) continue;
        if (scheduledOffsetPaths.has(columnPath)) continue;
        if (!chunk.offset_index_offset || !chunk.offset_index_length) continue;
        scheduledOffsetPaths.add(columnPath);
        const offsetIndexStart = Number(chunk.offset_index_offset);
        const offsetIndexEnd = offsetIndexStart + chunk.offset_index_length;
        indexRanges.push({ startByte: offsetIndexStart, endByte: offsetIndexEnd });
        columnTaskCount++;
        indexTasks.push(async (prefetchedFile) => {
          const offsetIndexBuffer = await prefetchedFile.slice(offsetIndexStart, offsetIndexEnd);
          const offsetIndex = readOffsetIndex({ view: new DataView(offsetIndexBuffer), offset: 0 });
          pageLocationsByGroup[rgIdx][columnPath] = offsetIndex.page_locations;
        });
      }
    }
    if (columnTaskCount) {
      candidateGroups.push({ rgIdx, groupRows, columnPages });
    }
  });
  if (indexTasks.length) {
    const prefetchedFile = prefetchAsyncBuffer(file, { fetches: coalesceByteRanges(indexRanges) });
    await Promise.all(indexTasks.map((task) => task(prefetchedFile)));
    for (const { rgIdx, groupRows, columnPages } of candidateGroups) {
      pageRangesByGroup[rgIdx] = filterPageRanges(filter, columnPages, groupRows, filterStrict);
    }
  }
  return { pageRangesByGroup, pageLocationsByGroup };
}
__name(prefetchPageIndexes, "prefetchPageIndexes");
function coalesceByteRanges(ranges, maxGap = 0, maxSize = Infinity) {
  const sorted = ranges.map((range) => ({ ...range })).sort((a, b) => a.startByte - b.startByte || a.endByte - b.endByte);
  const merged = [];
  for (const range of sorted) {
    const last = merged[merged.length - 1];
    if (last && range.startByte <= last.endByte + maxGap && Math.max(last.endByte, range.endByte) - last.startByte <= maxSize) {
      last.endByte = Math.max(last.endByte, range.endByte);
    } else {
      merged.push(range);
    }
  }
  return merged;
}
__name(coalesceByteRanges, "coalesceByteRanges");
function physicalSchemaElements(schemaTree2) {
  const elements = {};
  function traverse(node) {
    if (node.children.length) {
      for (const child of node.children) traverse(child);
    } else {
      elements[node.path.join(".")] = node.element;
    }
  }
  __name(traverse, "traverse");
  traverse(schemaTree2);
  return elements;
}
__name(physicalSchemaElements, "physicalSchemaElements");
function prefetchAsyncBuffer(file, { fetches }) {
  const promises = fetches.map(({ startByte, endByte }) => file.slice(startByte, endByte));
  return {
    byteLength: file.byteLength,
    slice(start, end = file.byteLength) {
      const index = fetches.findIndex(({ startByte, endByte }) => startByte <= start && end <= endByte);
      if (index < 0) {
        return file.slice(start, end);
      }
      if (fetches[index].startByte !== start || fetches[index].endByte !== end) {
        const startOffset = start - fetches[index].startByte;
        const endOffset = end - fetches[index].startByte;
        if (promises[index] instanceof Promise) {
          return promises[index].then((buffer) => buffer.slice(startOffset, endOffset));
        } else {
          return promises[index].slice(startOffset, endOffset);
        }
      } else {
        return promises[index];
      }
    }
  };
}
__name(prefetchAsyncBuffer, "prefetchAsyncBuffer");

// node_modules/hyparquet/src/variant.js
var decoder3 = new TextDecoder();
var metadataCache = /* @__PURE__ */ new WeakMap();
function decodeVariantColumn(value, parsers = DEFAULT_PARSERS) {
  if (Array.isArray(value)) {
    return value.map((entry) => decodeVariantColumn(entry, parsers));
  }
  if (typeof value !== "object") return value;
  if ("metadata" in value) {
    const metadata = parseVariantMetadata(value.metadata);
    const shreddedFields = value.typed_value && decodeTypedValue(value.typed_value, metadata, parsers);
    const binaryValue = value.value && readVariant(makeReader(value.value), metadata, parsers);
    if (shreddedFields && binaryValue) {
      return { ...binaryValue, ...shreddedFields };
    }
    return shreddedFields ?? binaryValue;
  }
  return value;
}
__name(decodeVariantColumn, "decodeVariantColumn");
function decodeTypedValue(typedValue, metadata, parsers) {
  if (typedValue instanceof Date) return typedValue;
  if (typedValue && typeof typedValue === "object" && !Array.isArray(typedValue) && !(typedValue instanceof Uint8Array)) {
    if ("typed_value" in typedValue && typedValue.typed_value !== null && typedValue.typed_value !== void 0) {
      return decodeTypedValue(typedValue.typed_value, metadata, parsers);
    }
    if ("value" in typedValue && typedValue.value instanceof Uint8Array) {
      return readVariant(makeReader(typedValue.value), metadata, parsers);
    }
    if ("typed_value" in typedValue || "value" in typedValue) {
      return null;
    }
    const result = {};
    for (const [key, field] of Object.entries(typedValue)) {
      if (!metadata.dictionary.includes(key)) continue;
      result[key] = decodeTypedValue(field, metadata, parsers);
    }
    return result;
  }
  if (typedValue instanceof Uint8Array) {
    return readVariant(makeReader(typedValue), metadata, parsers);
  }
  if (Array.isArray(typedValue)) {
    return typedValue.map((element) => decodeTypedValue(element, metadata, parsers));
  }
  return typedValue;
}
__name(decodeTypedValue, "decodeTypedValue");
function makeReader(bytes) {
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
}
__name(makeReader, "makeReader");
function parseVariantMetadata(bytes) {
  let bufferCache = metadataCache.get(bytes.buffer);
  if (!bufferCache) {
    bufferCache = /* @__PURE__ */ new Map();
    metadataCache.set(bytes.buffer, bufferCache);
  }
  const key = `${bytes.byteOffset}:${bytes.byteLength}`;
  const cached = bufferCache.get(key);
  if (cached) return cached;
  const reader = makeReader(bytes);
  const header = reader.view.getUint8(reader.offset++);
  const version = header & 15;
  if (version !== 1) throw new Error(`parquet unsupported variant metadata version: ${version}`);
  const sorted = (header >> 4 & 1) === 1;
  const offsetSize = (header >> 6 & 3) + 1;
  const dictionarySize = readUnsigned(reader, offsetSize);
  const offsets = new Array(dictionarySize + 1);
  for (let i = 0; i < offsets.length; i++) {
    offsets[i] = readUnsigned(reader, offsetSize);
  }
  const base = reader.offset;
  const dictionary = new Array(dictionarySize);
  for (let i = 0; i < dictionarySize; i++) {
    const start = offsets[i];
    const end = offsets[i + 1];
    const strBytes = new Uint8Array(bytes.buffer, bytes.byteOffset + base + start, end - start);
    dictionary[i] = decoder3.decode(strBytes);
  }
  const metadata = { dictionary, sorted };
  bufferCache.set(key, metadata);
  return metadata;
}
__name(parseVariantMetadata, "parseVariantMetadata");
function readUnsigned(reader, byteWidth2) {
  let value = 0;
  for (let i = 0; i < byteWidth2; i++) {
    value |= reader.view.getUint8(reader.offset + i) << i * 8;
  }
  reader.offset += byteWidth2;
  return value;
}
__name(readUnsigned, "readUnsigned");
function readVariant(reader, metadata, parsers) {
  const typeByte = reader.view.getUint8(reader.offset++);
  const basicType = typeByte & 3;
  const header = typeByte >> 2;
  if (basicType === 0) return readVariantPrimitive(reader, header, parsers);
  if (basicType === 2) return readVariantObject(reader, header, metadata, parsers);
  if (basicType === 3) return readVariantArray(reader, header, metadata, parsers);
  const bytes = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, header);
  reader.offset += header;
  return decoder3.decode(bytes);
}
__name(readVariant, "readVariant");
function readVariantPrimitive(reader, typeId, parsers) {
  switch (typeId) {
    case 0:
      return null;
    case 1:
      return true;
    case 2:
      return false;
    case 3: {
      const value = reader.view.getInt8(reader.offset);
      reader.offset += 1;
      return value;
    }
    case 4: {
      const value = reader.view.getInt16(reader.offset, true);
      reader.offset += 2;
      return value;
    }
    case 5: {
      const value = reader.view.getInt32(reader.offset, true);
      reader.offset += 4;
      return value;
    }
    case 6: {
      const value = reader.view.getBigInt64(reader.offset, true);
      reader.offset += 8;
      return value;
    }
    case 7: {
      const value = reader.view.getFloat64(reader.offset, true);
      reader.offset += 8;
      return value;
    }
    case 8:
      return readVariantDecimal(reader, 4);
    case 9:
      return readVariantDecimal(reader, 8);
    case 10:
      return readVariantDecimal(reader, 16);
    case 11: {
      const value = reader.view.getInt32(reader.offset, true);
      reader.offset += 4;
      return parsers.dateFromDays(value);
    }
    case 12:
    // timestamp_micros (utc)
    case 13: {
      const value = reader.view.getBigInt64(reader.offset, true);
      reader.offset += 8;
      return parsers.timestampFromMicroseconds(value);
    }
    case 14: {
      const value = reader.view.getFloat32(reader.offset, true);
      reader.offset += 4;
      return value;
    }
    case 15:
      return readVariantBinary(reader);
    case 16: {
      const bytes = readVariantBinary(reader);
      return decoder3.decode(bytes);
    }
    case 17: {
      const value = reader.view.getBigInt64(reader.offset, true);
      reader.offset += 8;
      return value;
    }
    case 18:
    // timestamp_nanos (utc)
    case 19: {
      const value = reader.view.getBigInt64(reader.offset, true);
      reader.offset += 8;
      return parsers.timestampFromNanoseconds(value);
    }
    case 20: {
      const bytes = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, 16);
      reader.offset += 16;
      const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    }
    default:
      throw new Error(`parquet unsupported variant primitive type: ${typeId}`);
  }
}
__name(readVariantPrimitive, "readVariantPrimitive");
function readVariantObject(reader, header, metadata, parsers) {
  const offsetWidth = (header & 3) + 1;
  const idWidth = (header >> 2 & 3) + 1;
  const isLarge = header >> 4 & 1;
  const numElements = isLarge ? readUnsigned(reader, 4) : reader.view.getUint8(reader.offset++);
  const fieldIds = new Array(numElements);
  for (let i = 0; i < numElements; i++) {
    fieldIds[i] = readUnsigned(reader, idWidth);
  }
  const offsets = new Array(numElements + 1);
  for (let i = 0; i < offsets.length; i++) {
    offsets[i] = readUnsigned(reader, offsetWidth);
  }
  const out = {};
  for (let i = 0; i < numElements; i++) {
    const key = metadata.dictionary[fieldIds[i]];
    const valueReader = {
      view: reader.view,
      offset: reader.offset + offsets[i]
    };
    out[key] = readVariant(valueReader, metadata, parsers);
  }
  reader.offset += offsets[offsets.length - 1];
  return out;
}
__name(readVariantObject, "readVariantObject");
function readVariantArray(reader, header, metadata, parsers) {
  const fieldOffsetSize = header & 3;
  const isLarge = header >> 2 & 1;
  const offsetWidth = fieldOffsetSize + 1;
  const numElements = readUnsigned(reader, isLarge ? 4 : 1);
  const offsets = new Array(numElements + 1);
  for (let i = 0; i < offsets.length; i++) {
    offsets[i] = readUnsigned(reader, offsetWidth);
  }
  const valuesStart = reader.offset;
  const result = new Array(numElements);
  for (let i = 0; i < numElements; i++) {
    const valueReader = {
      view: reader.view,
      offset: valuesStart + offsets[i]
    };
    result[i] = readVariant(valueReader, metadata, parsers);
  }
  reader.offset = valuesStart + offsets[offsets.length - 1];
  return result;
}
__name(readVariantArray, "readVariantArray");
function readVariantDecimal(reader, width) {
  const scale = reader.view.getUint8(reader.offset);
  reader.offset += 1;
  let unscaled;
  if (width === 4) {
    unscaled = BigInt(reader.view.getInt32(reader.offset, true));
    reader.offset += 4;
  } else if (width === 8) {
    unscaled = reader.view.getBigInt64(reader.offset, true);
    reader.offset += 8;
  } else {
    const low = reader.view.getBigUint64(reader.offset, true);
    const high = reader.view.getBigInt64(reader.offset + 8, true);
    unscaled = high << 64n | low;
    reader.offset += 16;
  }
  return Number(unscaled) / 10 ** scale;
}
__name(readVariantDecimal, "readVariantDecimal");
function readVariantBinary(reader) {
  const length = reader.view.getUint32(reader.offset, true);
  reader.offset += 4;
  const bytes = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, length);
  reader.offset += length;
  return bytes;
}
__name(readVariantBinary, "readVariantBinary");

// node_modules/hyparquet/src/assemble.js
function assembleLists(output, definitionLevels, repetitionLevels, values, schemaPath) {
  const maxDefinitionLevel = getMaxDefinitionLevel(schemaPath);
  if (!definitionLevels?.length && !repetitionLevels.length) {
    if (!maxDefinitionLevel || !values.length) return values;
    definitionLevels = new Array(values.length).fill(maxDefinitionLevel);
  }
  const n = definitionLevels?.length || repetitionLevels.length;
  const repetitionPath = schemaPath.map(({ element }) => element.repetition_type);
  let valueIndex = 0;
  const containerStack = [output];
  let currentContainer = output;
  let currentDepth = 0;
  let currentDefLevel = 0;
  let currentRepLevel = 0;
  if (repetitionLevels[0]) {
    while (currentDepth < repetitionPath.length - 2 && currentRepLevel < repetitionLevels[0]) {
      currentDepth++;
      if (repetitionPath[currentDepth] !== "REQUIRED") {
        currentContainer = currentContainer.at(-1);
        containerStack.push(currentContainer);
        currentDefLevel++;
      }
      if (repetitionPath[currentDepth] === "REPEATED") currentRepLevel++;
    }
  }
  for (let i = 0; i < n; i++) {
    const def = definitionLevels?.length ? definitionLevels[i] : maxDefinitionLevel;
    const rep = repetitionLevels[i];
    while (currentDepth && (rep < currentRepLevel || repetitionPath[currentDepth] !== "REPEATED")) {
      if (repetitionPath[currentDepth] !== "REQUIRED") {
        containerStack.pop();
        currentDefLevel--;
      }
      if (repetitionPath[currentDepth] === "REPEATED") currentRepLevel--;
      currentDepth--;
    }
    currentContainer = containerStack.at(-1);
    while ((currentDepth < repetitionPath.length - 2 || repetitionPath[currentDepth + 1] === "REPEATED") && (currentDefLevel < def || repetitionPath[currentDepth + 1] === "REQUIRED")) {
      currentDepth++;
      if (repetitionPath[currentDepth] !== "REQUIRED") {
        const newList = [];
        currentContainer.push(newList);
        currentContainer = newList;
        containerStack.push(newList);
        currentDefLevel++;
      }
      if (repetitionPath[currentDepth] === "REPEATED") currentRepLevel++;
    }
    if (def === maxDefinitionLevel) {
      currentContainer.push(values[valueIndex++]);
    } else if (currentDepth === repetitionPath.length - 2) {
      currentContainer.push(repetitionPath[currentDepth + 1] === "REPEATED" ? [] : null);
    } else {
      currentContainer.push([]);
    }
  }
  if (!output.length) {
    for (let i = 0; i < maxDefinitionLevel; i++) {
      const newList = [];
      currentContainer.push(newList);
      currentContainer = newList;
    }
  }
  return output;
}
__name(assembleLists, "assembleLists");
function assembleNested(subcolumnData, schema, parsers, depth = 0) {
  const path = schema.path.join(".");
  const optional = schema.element.repetition_type === "OPTIONAL";
  const nextDepth = optional ? depth + 1 : depth;
  if (isListLike(schema)) {
    let sublist = schema.children[0];
    let subDepth = nextDepth;
    if (sublist.children.length === 1) {
      sublist = sublist.children[0];
      subDepth++;
    }
    assembleNested(subcolumnData, sublist, parsers, subDepth);
    const subcolumn = sublist.path.join(".");
    const values = subcolumnData.get(subcolumn);
    if (!values) throw new Error("parquet list column missing values");
    if (optional) flattenAtDepth(values, depth);
    subcolumnData.set(path, values);
    subcolumnData.delete(subcolumn);
    return;
  }
  if (isMapLike(schema)) {
    const mapName = schema.children[0].element.name;
    assembleNested(subcolumnData, schema.children[0].children[0], parsers, nextDepth + 1);
    assembleNested(subcolumnData, schema.children[0].children[1], parsers, nextDepth + 1);
    const keys = subcolumnData.get(`${path}.${mapName}.key`);
    const values = subcolumnData.get(`${path}.${mapName}.value`);
    if (!keys) throw new Error("parquet map column missing keys");
    if (!values) throw new Error("parquet map column missing values");
    if (keys.length !== values.length) {
      throw new Error("parquet map column key/value length mismatch");
    }
    const out = assembleMaps(keys, values, nextDepth);
    if (optional) flattenAtDepth(out, depth);
    subcolumnData.delete(`${path}.${mapName}.key`);
    subcolumnData.delete(`${path}.${mapName}.value`);
    subcolumnData.set(path, out);
    return;
  }
  if (schema.children.length) {
    const invertDepth = schema.element.repetition_type === "REQUIRED" ? depth : depth + 1;
    const struct = {};
    for (const child of schema.children) {
      assembleNested(subcolumnData, child, parsers, invertDepth);
      const childData = subcolumnData.get(child.path.join("."));
      if (!childData) throw new Error("parquet struct missing child data");
      struct[child.element.name] = childData;
    }
    for (const child of schema.children) {
      subcolumnData.delete(child.path.join("."));
    }
    let inverted = invertStruct(struct, invertDepth);
    if (schema.element.logical_type?.type === "VARIANT") {
      inverted = decodeVariantColumn(inverted, parsers);
    }
    if (optional) flattenAtDepth(inverted, depth);
    subcolumnData.set(path, inverted);
  }
}
__name(assembleNested, "assembleNested");
function flattenAtDepth(arr, depth) {
  for (let i = 0; i < arr.length; i++) {
    if (depth) {
      flattenAtDepth(arr[i], depth - 1);
    } else {
      arr[i] = arr[i].length ? arr[i][0] : null;
    }
  }
}
__name(flattenAtDepth, "flattenAtDepth");
function assembleMaps(keys, values, depth) {
  const out = [];
  for (let i = 0; i < keys.length; i++) {
    if (depth) {
      out.push(assembleMaps(keys[i], values[i], depth - 1));
    } else {
      if (keys[i]) {
        const obj = {};
        for (let j = 0; j < keys[i].length; j++) {
          const value = values[i][j];
          obj[keys[i][j]] = value === void 0 ? null : value;
        }
        out.push(obj);
      } else {
        out.push(void 0);
      }
    }
  }
  return out;
}
__name(assembleMaps, "assembleMaps");
function invertStruct(struct, depth) {
  const keys = Object.keys(struct);
  const length = struct[keys[0]]?.length;
  const out = [];
  for (let i = 0; i < length; i++) {
    const obj = {};
    for (const key of keys) {
      if (struct[key].length !== length) throw new Error("parquet struct parsing error");
      obj[key] = struct[key][i];
    }
    if (depth) {
      out.push(invertStruct(obj, depth - 1));
    } else {
      out.push(obj);
    }
  }
  return out;
}
__name(invertStruct, "invertStruct");

// node_modules/hyparquet/src/alp.js
var POW10 = [
  1,
  10,
  100,
  1e3,
  1e4,
  1e5,
  1e6,
  1e7,
  1e8,
  1e9,
  1e10,
  1e11,
  1e12,
  1e13,
  1e14,
  1e15,
  1e16,
  1e17,
  1e18
];
var POW10_NEG = [
  1,
  0.1,
  0.01,
  1e-3,
  1e-4,
  1e-5,
  1e-6,
  1e-7,
  1e-8,
  1e-9,
  1e-10,
  1e-11,
  1e-12,
  1e-13,
  1e-14,
  1e-15,
  1e-16,
  1e-17,
  1e-18
];
var POW10F = POW10.slice(0, 11).map(Math.fround);
var POW10F_NEG = POW10_NEG.slice(0, 11).map(Math.fround);
function alpDecode(reader, count, type) {
  if (type === "FLOAT") {
    return alpDecodeFloat(reader, count);
  } else if (type === "DOUBLE") {
    return alpDecodeDouble(reader, count);
  } else {
    throw new Error(`ALP encoding unsupported type: ${type}`);
  }
}
__name(alpDecode, "alpDecode");
function readAlpHeader(reader) {
  const { view } = reader;
  const compressionMode = view.getUint8(reader.offset++);
  if (compressionMode !== 0) {
    throw new Error(`ALP unsupported compression mode: ${compressionMode}`);
  }
  const integerEncoding = view.getUint8(reader.offset++);
  if (integerEncoding !== 0) {
    throw new Error(`ALP unsupported integer encoding: ${integerEncoding}`);
  }
  const logVectorSize = view.getUint8(reader.offset++);
  if (logVectorSize < 3 || logVectorSize > 15) {
    throw new Error(`ALP invalid log_vector_size: ${logVectorSize}`);
  }
  const vectorSize = 1 << logVectorSize;
  const numElements = view.getInt32(reader.offset, true);
  reader.offset += 4;
  const numVectors = Math.ceil(numElements / vectorSize);
  const offsetArrayStart = reader.offset;
  reader.offset += numVectors * 4;
  return { vectorSize, numElements, numVectors, offsetArrayStart };
}
__name(readAlpHeader, "readAlpHeader");
function alpDecodeFloat(reader, count) {
  const { view } = reader;
  const { vectorSize, numElements, numVectors, offsetArrayStart } = readAlpHeader(reader);
  if (numElements !== count) {
    throw new Error(`ALP num_elements ${numElements} does not match expected ${count}`);
  }
  const output = new Float32Array(count);
  const outputBytes = new Uint8Array(output.buffer);
  for (let v = 0; v < numVectors; v++) {
    reader.offset = offsetArrayStart + view.getUint32(offsetArrayStart + v * 4, true);
    const outputOffset = v * vectorSize;
    const n = Math.min(vectorSize, numElements - outputOffset);
    const exponent = view.getUint8(reader.offset++);
    const factor = view.getUint8(reader.offset++);
    const numExceptions = view.getUint16(reader.offset, true);
    reader.offset += 2;
    const frameOfReference = view.getInt32(reader.offset, true);
    reader.offset += 4;
    const bitWidth2 = view.getUint8(reader.offset++);
    const deltas = unpackBits(reader, n, bitWidth2);
    const mulFactor = POW10F[factor];
    const mulExponent = POW10F_NEG[exponent];
    for (let i = 0; i < n; i++) {
      const encoded = deltas[i] + frameOfReference | 0;
      output[outputOffset + i] = Math.fround(Math.fround(encoded) * mulFactor) * mulExponent;
    }
    patchExceptions(reader, numExceptions, 4, outputBytes, outputOffset);
  }
  return output;
}
__name(alpDecodeFloat, "alpDecodeFloat");
function alpDecodeDouble(reader, count) {
  const { view } = reader;
  const { vectorSize, numElements, numVectors, offsetArrayStart } = readAlpHeader(reader);
  if (numElements !== count) {
    throw new Error(`ALP num_elements ${numElements} does not match expected ${count}`);
  }
  const output = new Float64Array(count);
  const outputBytes = new Uint8Array(output.buffer);
  for (let v = 0; v < numVectors; v++) {
    reader.offset = offsetArrayStart + view.getUint32(offsetArrayStart + v * 4, true);
    const outputOffset = v * vectorSize;
    const n = Math.min(vectorSize, numElements - outputOffset);
    const exponent = view.getUint8(reader.offset++);
    const factor = view.getUint8(reader.offset++);
    const numExceptions = view.getUint16(reader.offset, true);
    reader.offset += 2;
    const frameOfReference = view.getBigInt64(reader.offset, true);
    reader.offset += 8;
    const bitWidth2 = view.getUint8(reader.offset++);
    const mulFactor = POW10[factor];
    const mulExponent = POW10_NEG[exponent];
    const forNumber = Number(frameOfReference);
    if (bitWidth2 <= 32 && Number.isSafeInteger(forNumber)) {
      const deltas = unpackBits(reader, n, bitWidth2);
      for (let i = 0; i < n; i++) {
        output[outputOffset + i] = (deltas[i] + forNumber) * mulFactor * mulExponent;
      }
    } else {
      const deltas = unpackBitsBig(reader, n, bitWidth2);
      for (let i = 0; i < n; i++) {
        const encoded = BigInt.asIntN(64, deltas[i] + frameOfReference);
        output[outputOffset + i] = Number(encoded) * mulFactor * mulExponent;
      }
    }
    patchExceptions(reader, numExceptions, 8, outputBytes, outputOffset);
  }
  return output;
}
__name(alpDecodeDouble, "alpDecodeDouble");
function patchExceptions(reader, numExceptions, byteSize, outputBytes, outputOffset) {
  if (!numExceptions) return;
  const { view } = reader;
  const positionsStart = reader.offset;
  const valuesStart = positionsStart + numExceptions * 2;
  const source = new Uint8Array(view.buffer, view.byteOffset + valuesStart, numExceptions * byteSize);
  for (let e = 0; e < numExceptions; e++) {
    const pos = view.getUint16(positionsStart + e * 2, true);
    const dest = (outputOffset + pos) * byteSize;
    outputBytes.set(source.subarray(e * byteSize, (e + 1) * byteSize), dest);
  }
  reader.offset = valuesStart + numExceptions * byteSize;
}
__name(patchExceptions, "patchExceptions");
function unpackBits(reader, count, bitWidth2) {
  const output = new Uint32Array(count);
  if (!bitWidth2) return output;
  const { view } = reader;
  const start = reader.offset;
  const modulus = 2 ** bitWidth2;
  let bitPos = 0;
  for (let i = 0; i < count; i++) {
    let byteIndex = start + (bitPos >>> 3);
    const shift = bitPos & 7;
    let value = view.getUint8(byteIndex++) >>> shift;
    let bits = 8 - shift;
    while (bits < bitWidth2) {
      value += view.getUint8(byteIndex++) * 2 ** bits;
      bits += 8;
    }
    output[i] = value % modulus;
    bitPos += bitWidth2;
  }
  reader.offset = start + Math.ceil(count * bitWidth2 / 8);
  return output;
}
__name(unpackBits, "unpackBits");
function unpackBitsBig(reader, count, bitWidth2) {
  const output = new BigUint64Array(count);
  if (!bitWidth2) return output;
  const { view } = reader;
  const start = reader.offset;
  const mask = (1n << BigInt(bitWidth2)) - 1n;
  let buffer = 0n;
  let bitsInBuffer = 0;
  let byteIndex = start;
  for (let i = 0; i < count; i++) {
    while (bitsInBuffer < bitWidth2) {
      buffer |= BigInt(view.getUint8(byteIndex++)) << BigInt(bitsInBuffer);
      bitsInBuffer += 8;
    }
    output[i] = buffer & mask;
    buffer >>= BigInt(bitWidth2);
    bitsInBuffer -= bitWidth2;
  }
  reader.offset = start + Math.ceil(count * bitWidth2 / 8);
  return output;
}
__name(unpackBitsBig, "unpackBitsBig");

// node_modules/hyparquet/src/delta.js
function deltaBinaryUnpack(reader, count, output) {
  if (output instanceof Int32Array) {
    deltaBinaryUnpackInt32(reader, count, output);
    return;
  }
  const blockSize = readVarInt(reader);
  const miniblockPerBlock = readVarInt(reader);
  readVarInt(reader);
  let value = readZigZagBigInt(reader);
  let outputIndex = 0;
  output[outputIndex++] = value;
  const valuesPerMiniblock = blockSize / miniblockPerBlock;
  while (outputIndex < count) {
    const minDelta = readZigZagBigInt(reader);
    const bitWidths = new Uint8Array(miniblockPerBlock);
    for (let i = 0; i < miniblockPerBlock; i++) {
      bitWidths[i] = reader.view.getUint8(reader.offset++);
    }
    for (let i = 0; i < miniblockPerBlock && outputIndex < count; i++) {
      const bitWidth2 = bitWidths[i];
      if (bitWidth2) {
        let bitpackPos = 0;
        let miniblockCount = valuesPerMiniblock;
        const mask = (1n << BigInt(bitWidth2)) - 1n;
        while (miniblockCount && outputIndex < count) {
          let bits = BigInt(reader.view.getUint32(reader.offset, true) >>> bitpackPos) & mask;
          bitpackPos += bitWidth2;
          while (bitpackPos >= 32) {
            bitpackPos -= 32;
            reader.offset += 4;
            if (bitpackPos) {
              bits |= BigInt(reader.view.getUint32(reader.offset, true)) << BigInt(bitWidth2 - bitpackPos) & mask;
            }
          }
          const delta = minDelta + bits;
          value += delta;
          output[outputIndex++] = value;
          miniblockCount--;
        }
        if (miniblockCount) {
          reader.offset += Math.ceil((miniblockCount * bitWidth2 + bitpackPos) / 8);
        }
      } else {
        for (let j = 0; j < valuesPerMiniblock && outputIndex < count; j++) {
          value += minDelta;
          output[outputIndex++] = value;
        }
      }
    }
  }
}
__name(deltaBinaryUnpack, "deltaBinaryUnpack");
function deltaBinaryUnpackInt32(reader, count, output) {
  const blockSize = readVarInt(reader);
  const miniblockPerBlock = readVarInt(reader);
  readVarInt(reader);
  let value = readZigZag(reader);
  let outputIndex = 0;
  output[outputIndex++] = value;
  const valuesPerMiniblock = blockSize / miniblockPerBlock;
  const { view } = reader;
  while (outputIndex < count) {
    const minDelta = readZigZagInt33(reader);
    const bitWidthsOffset = reader.offset;
    let offset = bitWidthsOffset + miniblockPerBlock;
    for (let i = 0; i < miniblockPerBlock && outputIndex < count; i++) {
      const bitWidth2 = view.getUint8(bitWidthsOffset + i);
      const end = offset + valuesPerMiniblock * bitWidth2 / 8;
      let bitOffset = 0;
      for (let j = 0; j < valuesPerMiniblock && outputIndex < count; j++) {
        let residual = 0;
        let bitsRead = 0;
        while (bitsRead < bitWidth2) {
          const bitsToRead = Math.min(8 - bitOffset, bitWidth2 - bitsRead);
          if (bitsRead < 32) {
            residual |= (view.getUint8(offset) >>> bitOffset & (1 << bitsToRead) - 1) << bitsRead;
          }
          bitsRead += bitsToRead;
          bitOffset += bitsToRead;
          if (bitOffset === 8) {
            bitOffset = 0;
            offset++;
          }
        }
        value = value + minDelta + residual | 0;
        output[outputIndex++] = value;
      }
      offset = end;
    }
    reader.offset = offset;
  }
}
__name(deltaBinaryUnpackInt32, "deltaBinaryUnpackInt32");
function readZigZagInt33(reader) {
  const start = reader.offset;
  const low = readVarInt(reader);
  const high = reader.offset - start === 5 ? reader.view.getUint8(start + 4) >>> 4 & 1 : 0;
  return (low >>> 1 | high << 31) ^ -(low & 1);
}
__name(readZigZagInt33, "readZigZagInt33");
function deltaLengthByteArray(reader, count, output) {
  const lengths = new Int32Array(count);
  deltaBinaryUnpack(reader, count, lengths);
  for (let i = 0; i < count; i++) {
    output[i] = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, lengths[i]);
    reader.offset += lengths[i];
  }
}
__name(deltaLengthByteArray, "deltaLengthByteArray");
function deltaByteArray(reader, count, output) {
  const prefixData = new Int32Array(count);
  deltaBinaryUnpack(reader, count, prefixData);
  const suffixData = new Int32Array(count);
  deltaBinaryUnpack(reader, count, suffixData);
  for (let i = 0; i < count; i++) {
    const suffix = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, suffixData[i]);
    if (prefixData[i]) {
      output[i] = new Uint8Array(prefixData[i] + suffixData[i]);
      output[i].set(output[i - 1].subarray(0, prefixData[i]));
      output[i].set(suffix, prefixData[i]);
    } else {
      output[i] = suffix;
    }
    reader.offset += suffixData[i];
  }
}
__name(deltaByteArray, "deltaByteArray");

// node_modules/hyparquet/src/encoding.js
function readRleBitPackedHybrid(reader, width, output, length) {
  if (length === void 0) {
    length = reader.view.getUint32(reader.offset, true);
    reader.offset += 4;
  }
  const startOffset = reader.offset;
  let seen = 0;
  while (seen < output.length) {
    const header = readVarInt(reader);
    if (header & 1) {
      seen = readBitPacked(reader, header, width, output, seen);
    } else {
      const count = header >>> 1;
      readRle(reader, count, width, output, seen);
      seen += count;
    }
  }
  reader.offset = startOffset + length;
}
__name(readRleBitPackedHybrid, "readRleBitPackedHybrid");
function readRle(reader, count, bitWidth2, output, seen) {
  const width = bitWidth2 + 7 >> 3;
  let value = 0;
  for (let i = 0; i < width; i++) {
    value |= reader.view.getUint8(reader.offset++) << (i << 3);
  }
  for (let i = 0; i < count; i++) {
    output[seen + i] = value;
  }
}
__name(readRle, "readRle");
function readBitPacked(reader, header, bitWidth2, output, seen) {
  let count = header >> 1 << 3;
  const mask = (1 << bitWidth2) - 1;
  let data = 0;
  if (reader.offset < reader.view.byteLength) {
    data = reader.view.getUint8(reader.offset++);
  } else if (mask) {
    throw new Error(`parquet bitpack offset ${reader.offset} out of range`);
  }
  let left = 8;
  let right = 0;
  while (count) {
    if (right > 8) {
      right -= 8;
      left -= 8;
      data >>>= 8;
    } else if (left - right < bitWidth2) {
      data |= reader.view.getUint8(reader.offset) << left;
      reader.offset++;
      left += 8;
    } else {
      if (seen < output.length) {
        output[seen++] = data >> right & mask;
      }
      count--;
      right += bitWidth2;
    }
  }
  return seen;
}
__name(readBitPacked, "readBitPacked");
function byteStreamSplit(reader, count, type, typeLength) {
  const width = byteWidth(type, typeLength);
  const bytes = new Uint8Array(count * width);
  for (let b = 0; b < width; b++) {
    for (let i = 0; i < count; i++) {
      bytes[i * width + b] = reader.view.getUint8(reader.offset++);
    }
  }
  if (type === "FLOAT") return new Float32Array(bytes.buffer);
  else if (type === "DOUBLE") return new Float64Array(bytes.buffer);
  else if (type === "INT32") return new Int32Array(bytes.buffer);
  else if (type === "INT64") return new BigInt64Array(bytes.buffer);
  else if (type === "FIXED_LEN_BYTE_ARRAY") {
    const split = new Array(count);
    for (let i = 0; i < count; i++) {
      split[i] = bytes.subarray(i * width, (i + 1) * width);
    }
    return split;
  }
  throw new Error(`parquet byte_stream_split unsupported type: ${type}`);
}
__name(byteStreamSplit, "byteStreamSplit");
function byteWidth(type, typeLength) {
  switch (type) {
    case "INT32":
    case "FLOAT":
      return 4;
    case "INT64":
    case "DOUBLE":
      return 8;
    case "FIXED_LEN_BYTE_ARRAY":
      if (!typeLength) throw new Error("parquet byteWidth missing type_length");
      return typeLength;
    default:
      throw new Error(`parquet unsupported type: ${type}`);
  }
}
__name(byteWidth, "byteWidth");

// node_modules/hyparquet/src/plain.js
function readPlain(reader, type, count, fixedLength) {
  if (count === 0) return [];
  if (type === "BOOLEAN") {
    return readPlainBoolean(reader, count);
  } else if (type === "INT32") {
    return readPlainInt32(reader, count);
  } else if (type === "INT64") {
    return readPlainInt64(reader, count);
  } else if (type === "INT96") {
    return readPlainInt96(reader, count);
  } else if (type === "FLOAT") {
    return readPlainFloat(reader, count);
  } else if (type === "DOUBLE") {
    return readPlainDouble(reader, count);
  } else if (type === "BYTE_ARRAY") {
    return readPlainByteArray(reader, count);
  } else if (type === "FIXED_LEN_BYTE_ARRAY") {
    if (!fixedLength) throw new Error("parquet missing fixed length");
    return readPlainByteArrayFixed(reader, count, fixedLength);
  } else {
    throw new Error(`parquet unhandled type: ${type}`);
  }
}
__name(readPlain, "readPlain");
function readPlainBoolean(reader, count) {
  const values = new Array(count);
  for (let i = 0; i < count; i++) {
    const byteOffset = reader.offset + (i / 8 | 0);
    const bitOffset = i % 8;
    const byte = reader.view.getUint8(byteOffset);
    values[i] = (byte & 1 << bitOffset) !== 0;
  }
  reader.offset += Math.ceil(count / 8);
  return values;
}
__name(readPlainBoolean, "readPlainBoolean");
function readPlainInt32(reader, count) {
  const values = (reader.view.byteOffset + reader.offset) % 4 ? new Int32Array(align(reader.view.buffer, reader.view.byteOffset + reader.offset, count * 4)) : new Int32Array(reader.view.buffer, reader.view.byteOffset + reader.offset, count);
  reader.offset += count * 4;
  return values;
}
__name(readPlainInt32, "readPlainInt32");
function readPlainInt64(reader, count) {
  const values = (reader.view.byteOffset + reader.offset) % 8 ? new BigInt64Array(align(reader.view.buffer, reader.view.byteOffset + reader.offset, count * 8)) : new BigInt64Array(reader.view.buffer, reader.view.byteOffset + reader.offset, count);
  reader.offset += count * 8;
  return values;
}
__name(readPlainInt64, "readPlainInt64");
function readPlainInt96(reader, count) {
  const values = new Array(count);
  for (let i = 0; i < count; i++) {
    const low = reader.view.getBigInt64(reader.offset + i * 12, true);
    const high = reader.view.getInt32(reader.offset + i * 12 + 8, true);
    values[i] = BigInt(high) << 64n | low;
  }
  reader.offset += count * 12;
  return values;
}
__name(readPlainInt96, "readPlainInt96");
function readPlainFloat(reader, count) {
  const values = (reader.view.byteOffset + reader.offset) % 4 ? new Float32Array(align(reader.view.buffer, reader.view.byteOffset + reader.offset, count * 4)) : new Float32Array(reader.view.buffer, reader.view.byteOffset + reader.offset, count);
  reader.offset += count * 4;
  return values;
}
__name(readPlainFloat, "readPlainFloat");
function readPlainDouble(reader, count) {
  const values = (reader.view.byteOffset + reader.offset) % 8 ? new Float64Array(align(reader.view.buffer, reader.view.byteOffset + reader.offset, count * 8)) : new Float64Array(reader.view.buffer, reader.view.byteOffset + reader.offset, count);
  reader.offset += count * 8;
  return values;
}
__name(readPlainDouble, "readPlainDouble");
function readPlainByteArray(reader, count) {
  const values = new Array(count);
  for (let i = 0; i < count; i++) {
    const length = reader.view.getUint32(reader.offset, true);
    reader.offset += 4;
    values[i] = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, length);
    reader.offset += length;
  }
  return values;
}
__name(readPlainByteArray, "readPlainByteArray");
function readPlainByteArrayFixed(reader, count, fixedLength) {
  const values = new Array(count);
  for (let i = 0; i < count; i++) {
    values[i] = new Uint8Array(reader.view.buffer, reader.view.byteOffset + reader.offset, fixedLength);
    reader.offset += fixedLength;
  }
  return values;
}
__name(readPlainByteArrayFixed, "readPlainByteArrayFixed");
function align(buffer, offset, size) {
  const aligned = new ArrayBuffer(size);
  new Uint8Array(aligned).set(new Uint8Array(buffer, offset, size));
  return aligned;
}
__name(align, "align");

// node_modules/hyparquet/src/snappy.js
var WORD_MASK = [0, 255, 65535, 16777215, 4294967295];
function copyBytes(fromArray, fromPos, toArray, toPos, length) {
  for (let i = 0; i < length; i++) {
    toArray[toPos + i] = fromArray[fromPos + i];
  }
}
__name(copyBytes, "copyBytes");
function snappyUncompress(input, output) {
  const inputLength = input.byteLength;
  const outputLength = output.byteLength;
  let pos = 0;
  let outPos = 0;
  while (pos < inputLength) {
    const c = input[pos];
    pos++;
    if (c < 128) {
      break;
    }
  }
  if (outputLength && pos >= inputLength) {
    throw new Error("invalid snappy length header");
  }
  while (pos < inputLength) {
    const c = input[pos];
    let len = 0;
    pos++;
    if (pos >= inputLength) {
      throw new Error("missing eof marker");
    }
    if ((c & 3) === 0) {
      let len2 = (c >>> 2) + 1;
      if (len2 > 60) {
        if (pos + 3 >= inputLength) {
          throw new Error("snappy error literal pos + 3 >= inputLength");
        }
        const lengthSize = len2 - 60;
        len2 = input[pos] + (input[pos + 1] << 8) + (input[pos + 2] << 16) + (input[pos + 3] << 24);
        len2 = (len2 & WORD_MASK[lengthSize]) + 1;
        pos += lengthSize;
      }
      if (pos + len2 > inputLength) {
        throw new Error("snappy error literal exceeds input length");
      }
      copyBytes(input, pos, output, outPos, len2);
      pos += len2;
      outPos += len2;
    } else {
      let offset = 0;
      switch (c & 3) {
        case 1:
          len = (c >>> 2 & 7) + 4;
          offset = input[pos] + (c >>> 5 << 8);
          pos++;
          break;
        case 2:
          if (inputLength <= pos + 1) {
            throw new Error("snappy error end of input");
          }
          len = (c >>> 2) + 1;
          offset = input[pos] + (input[pos + 1] << 8);
          pos += 2;
          break;
        case 3:
          if (inputLength <= pos + 3) {
            throw new Error("snappy error end of input");
          }
          len = (c >>> 2) + 1;
          offset = input[pos] + (input[pos + 1] << 8) + (input[pos + 2] << 16) + (input[pos + 3] << 24);
          pos += 4;
          break;
        default:
          break;
      }
      if (offset === 0 || isNaN(offset)) {
        throw new Error(`invalid offset ${offset} pos ${pos} inputLength ${inputLength}`);
      }
      if (offset > outPos) {
        throw new Error("cannot copy from before start of buffer");
      }
      copyBytes(output, outPos - offset, output, outPos, len);
      outPos += len;
    }
  }
  if (outPos !== outputLength) throw new Error("premature end of input");
}
__name(snappyUncompress, "snappyUncompress");

// node_modules/hyparquet/src/datapage.js
function readDataPage(bytes, daph, { type, element, schemaPath }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reader = { view, offset: 0 };
  let dataPage;
  const repetitionLevels = readRepetitionLevels(reader, daph, schemaPath);
  const { definitionLevels, numNulls } = readDefinitionLevels(reader, daph, schemaPath);
  const nValues = daph.num_values - numNulls;
  if (daph.encoding === "PLAIN") {
    dataPage = readPlain(reader, type, nValues, element.type_length);
  } else if (daph.encoding === "PLAIN_DICTIONARY" || daph.encoding === "RLE_DICTIONARY" || daph.encoding === "RLE") {
    const bitWidth2 = type === "BOOLEAN" ? 1 : view.getUint8(reader.offset++);
    if (bitWidth2) {
      dataPage = new Array(nValues);
      if (type === "BOOLEAN") {
        readRleBitPackedHybrid(reader, bitWidth2, dataPage);
        dataPage = dataPage.map((x) => !!x);
      } else {
        readRleBitPackedHybrid(reader, bitWidth2, dataPage, view.byteLength - reader.offset);
      }
    } else {
      dataPage = new Uint8Array(nValues);
    }
  } else if (daph.encoding === "BYTE_STREAM_SPLIT") {
    dataPage = byteStreamSplit(reader, nValues, type, element.type_length);
  } else if (daph.encoding === "ALP") {
    dataPage = alpDecode(reader, nValues, type);
  } else if (daph.encoding === "DELTA_BINARY_PACKED") {
    const int32 = type === "INT32";
    dataPage = int32 ? new Int32Array(nValues) : new BigInt64Array(nValues);
    deltaBinaryUnpack(reader, nValues, dataPage);
  } else if (daph.encoding === "DELTA_LENGTH_BYTE_ARRAY") {
    dataPage = new Array(nValues);
    deltaLengthByteArray(reader, nValues, dataPage);
  } else if (daph.encoding === "DELTA_BYTE_ARRAY") {
    dataPage = new Array(nValues);
    deltaByteArray(reader, nValues, dataPage);
  } else {
    throw new Error(`parquet unsupported encoding: ${daph.encoding}`);
  }
  return { definitionLevels, repetitionLevels, dataPage };
}
__name(readDataPage, "readDataPage");
function readRepetitionLevels(reader, daph, schemaPath) {
  if (schemaPath.length > 1) {
    const maxRepetitionLevel = getMaxRepetitionLevel(schemaPath);
    if (maxRepetitionLevel) {
      const values = new Array(daph.num_values);
      readRleBitPackedHybrid(reader, bitWidth(maxRepetitionLevel), values);
      return values;
    }
  }
  return [];
}
__name(readRepetitionLevels, "readRepetitionLevels");
function readDefinitionLevels(reader, daph, schemaPath) {
  const maxDefinitionLevel = getMaxDefinitionLevel(schemaPath);
  if (!maxDefinitionLevel) return { definitionLevels: [], numNulls: 0 };
  const definitionLevels = new Array(daph.num_values);
  readRleBitPackedHybrid(reader, bitWidth(maxDefinitionLevel), definitionLevels);
  let numNulls = daph.num_values;
  for (const def of definitionLevels) {
    if (def === maxDefinitionLevel) numNulls--;
  }
  if (numNulls === 0) definitionLevels.length = 0;
  return { definitionLevels, numNulls };
}
__name(readDefinitionLevels, "readDefinitionLevels");
function decompressPage(compressedBytes, uncompressed_page_size, codec, compressors) {
  let page;
  const customDecompressor = compressors?.[codec];
  if (codec === "UNCOMPRESSED") {
    page = compressedBytes;
  } else if (customDecompressor) {
    page = customDecompressor(compressedBytes, uncompressed_page_size);
  } else if (codec === "SNAPPY") {
    page = new Uint8Array(uncompressed_page_size);
    snappyUncompress(compressedBytes, page);
  } else {
    throw new Error(`parquet unsupported compression codec: ${codec}`);
  }
  if (page?.length !== uncompressed_page_size) {
    throw new Error(`parquet decompressed page length ${page?.length} does not match header ${uncompressed_page_size}`);
  }
  return page;
}
__name(decompressPage, "decompressPage");
function readDataPageV2(compressedBytes, ph, columnDecoder) {
  const view = new DataView(compressedBytes.buffer, compressedBytes.byteOffset, compressedBytes.byteLength);
  const reader = { view, offset: 0 };
  const { type, element, schemaPath, codec, compressors } = columnDecoder;
  const daph2 = ph.data_page_header_v2;
  if (!daph2) throw new Error("parquet data page header v2 is undefined");
  const repetitionLevels = readRepetitionLevelsV2(reader, daph2, schemaPath);
  reader.offset = daph2.repetition_levels_byte_length;
  const definitionLevels = readDefinitionLevelsV2(reader, daph2, schemaPath);
  const uncompressedPageSize = ph.uncompressed_page_size - daph2.definition_levels_byte_length - daph2.repetition_levels_byte_length;
  let page = compressedBytes.subarray(reader.offset);
  if (daph2.is_compressed !== false && uncompressedPageSize) {
    page = decompressPage(page, uncompressedPageSize, codec, compressors);
  }
  const pageView = new DataView(page.buffer, page.byteOffset, page.byteLength);
  const pageReader = { view: pageView, offset: 0 };
  let dataPage;
  const nValues = daph2.num_values - daph2.num_nulls;
  if (daph2.encoding === "PLAIN") {
    dataPage = readPlain(pageReader, type, nValues, element.type_length);
  } else if (daph2.encoding === "RLE") {
    dataPage = new Array(nValues);
    readRleBitPackedHybrid(pageReader, 1, dataPage);
    dataPage = dataPage.map((x) => !!x);
  } else if (daph2.encoding === "PLAIN_DICTIONARY" || daph2.encoding === "RLE_DICTIONARY") {
    const bitWidth2 = pageView.getUint8(pageReader.offset++);
    dataPage = new Array(nValues);
    readRleBitPackedHybrid(pageReader, bitWidth2, dataPage, uncompressedPageSize - 1);
  } else if (daph2.encoding === "DELTA_BINARY_PACKED") {
    const int32 = type === "INT32";
    dataPage = int32 ? new Int32Array(nValues) : new BigInt64Array(nValues);
    deltaBinaryUnpack(pageReader, nValues, dataPage);
  } else if (daph2.encoding === "DELTA_LENGTH_BYTE_ARRAY") {
    dataPage = new Array(nValues);
    deltaLengthByteArray(pageReader, nValues, dataPage);
  } else if (daph2.encoding === "DELTA_BYTE_ARRAY") {
    dataPage = new Array(nValues);
    deltaByteArray(pageReader, nValues, dataPage);
  } else if (daph2.encoding === "BYTE_STREAM_SPLIT") {
    dataPage = byteStreamSplit(pageReader, nValues, type, element.type_length);
  } else if (daph2.encoding === "ALP") {
    dataPage = alpDecode(pageReader, nValues, type);
  } else {
    throw new Error(`parquet unsupported encoding: ${daph2.encoding}`);
  }
  return { definitionLevels, repetitionLevels, dataPage };
}
__name(readDataPageV2, "readDataPageV2");
function readRepetitionLevelsV2(reader, daph2, schemaPath) {
  const maxRepetitionLevel = getMaxRepetitionLevel(schemaPath);
  if (!maxRepetitionLevel) return [];
  const values = new Array(daph2.num_values);
  readRleBitPackedHybrid(reader, bitWidth(maxRepetitionLevel), values, daph2.repetition_levels_byte_length);
  return values;
}
__name(readRepetitionLevelsV2, "readRepetitionLevelsV2");
function readDefinitionLevelsV2(reader, daph2, schemaPath) {
  const maxDefinitionLevel = getMaxDefinitionLevel(schemaPath);
  if (maxDefinitionLevel) {
    const values = new Array(daph2.num_values);
    readRleBitPackedHybrid(reader, bitWidth(maxDefinitionLevel), values, daph2.definition_levels_byte_length);
    return values;
  }
}
__name(readDefinitionLevelsV2, "readDefinitionLevelsV2");
function bitWidth(value) {
  return 32 - Math.clz32(value);
}
__name(bitWidth, "bitWidth");

// node_modules/hyparquet/src/column.js
function readColumn(reader, { groupStart, selectStart, selectEnd }, columnDecoder, onPage) {
  const { pathInSchema, schemaPath } = columnDecoder;
  const isFlat = isFlatColumn(schemaPath);
  const chunks = [];
  let dictionary = void 0;
  let lastChunk = void 0;
  let rowCount = 0;
  let skipped = 0;
  const emitLastChunk = onPage && (() => {
    lastChunk && onPage({
      pathInSchema,
      columnData: lastChunk,
      rowStart: groupStart + rowCount - lastChunk.length,
      rowEnd: groupStart + rowCount
    });
  });
  while (isFlat ? rowCount < selectEnd : reader.offset < reader.view.byteLength - 1) {
    if (reader.offset >= reader.view.byteLength - 1) break;
    const header = parquetHeader(reader);
    if (header.type === "DICTIONARY_PAGE") {
      const { data } = readPage(reader, header, columnDecoder, dictionary, void 0, 0);
      if (data) dictionary = convert(data, columnDecoder);
    } else {
      const lastChunkLength = lastChunk?.length || 0;
      const result = readPage(reader, header, columnDecoder, dictionary, lastChunk, selectStart - rowCount);
      if (result.skipped) {
        if (!chunks.length) {
          skipped += result.skipped;
        }
        rowCount += result.skipped;
      } else if (result.data && lastChunk === result.data) {
        rowCount += result.data.length - lastChunkLength;
      } else if (result.data && result.data.length) {
        emitLastChunk?.();
        chunks.push(result.data);
        rowCount += result.data.length;
        lastChunk = result.data;
      }
    }
  }
  emitLastChunk?.();
  return { data: chunks, skipped };
}
__name(readColumn, "readColumn");
function readPage(reader, header, columnDecoder, dictionary, previousChunk, pageStart) {
  const { type, element, schemaPath, codec, compressors } = columnDecoder;
  const compressedBytes = new Uint8Array(
    reader.view.buffer,
    reader.view.byteOffset + reader.offset,
    header.compressed_page_size
  );
  reader.offset += header.compressed_page_size;
  if (header.type === "DATA_PAGE") {
    const daph = header.data_page_header;
    if (!daph) throw new Error("parquet data page header is undefined");
    if (pageStart > daph.num_values && isFlatColumn(schemaPath)) {
      return { skipped: daph.num_values };
    }
    const page = decompressPage(compressedBytes, Number(header.uncompressed_page_size), codec, compressors);
    const { definitionLevels, repetitionLevels, dataPage } = readDataPage(page, daph, columnDecoder);
    const values = convertWithDictionary(dataPage, dictionary, daph.encoding, columnDecoder);
    const output = Array.isArray(previousChunk) ? previousChunk : [];
    const assembled = assembleLists(output, definitionLevels, repetitionLevels, values, schemaPath);
    return { skipped: 0, data: assembled };
  } else if (header.type === "DATA_PAGE_V2") {
    const daph2 = header.data_page_header_v2;
    if (!daph2) throw new Error("parquet data page header v2 is undefined");
    if (pageStart > daph2.num_rows) {
      return { skipped: daph2.num_rows };
    }
    const { definitionLevels, repetitionLevels, dataPage } = readDataPageV2(compressedBytes, header, columnDecoder);
    const values = convertWithDictionary(dataPage, dictionary, daph2.encoding, columnDecoder);
    const output = Array.isArray(previousChunk) ? previousChunk : [];
    const assembled = assembleLists(output, definitionLevels, repetitionLevels, values, schemaPath);
    return { skipped: 0, data: assembled };
  } else if (header.type === "DICTIONARY_PAGE") {
    const diph = header.dictionary_page_header;
    if (!diph) throw new Error("parquet dictionary page header is undefined");
    const page = decompressPage(
      compressedBytes,
      Number(header.uncompressed_page_size),
      codec,
      compressors
    );
    const reader2 = { view: new DataView(page.buffer, page.byteOffset, page.byteLength), offset: 0 };
    const dictArray = readPlain(reader2, type, diph.num_values, element.type_length);
    return { skipped: 0, data: dictArray };
  } else {
    throw new Error(`parquet unsupported page type: ${header.type}`);
  }
}
__name(readPage, "readPage");
function parquetHeader(reader) {
  const header = deserializeTCompactProtocol(reader);
  const type = PageTypes[header.field_1];
  const uncompressed_page_size = header.field_2;
  const compressed_page_size = header.field_3;
  const crc = header.field_4;
  const data_page_header = header.field_5 && {
    num_values: header.field_5.field_1,
    encoding: Encodings[header.field_5.field_2],
    definition_level_encoding: Encodings[header.field_5.field_3],
    repetition_level_encoding: Encodings[header.field_5.field_4],
    statistics: pageStatistics(header.field_5.field_5)
  };
  const index_page_header = header.field_6;
  const dictionary_page_header = header.field_7 && {
    num_values: header.field_7.field_1,
    encoding: Encodings[header.field_7.field_2],
    is_sorted: header.field_7.field_3
  };
  const data_page_header_v2 = header.field_8 && {
    num_values: header.field_8.field_1,
    num_nulls: header.field_8.field_2,
    num_rows: header.field_8.field_3,
    encoding: Encodings[header.field_8.field_4],
    definition_levels_byte_length: header.field_8.field_5,
    repetition_levels_byte_length: header.field_8.field_6,
    is_compressed: header.field_8.field_7 === void 0 ? true : header.field_8.field_7,
    // default true
    statistics: pageStatistics(header.field_8.field_8)
  };
  return {
    type,
    uncompressed_page_size,
    compressed_page_size,
    crc,
    data_page_header,
    index_page_header,
    dictionary_page_header,
    data_page_header_v2
  };
}
__name(parquetHeader, "parquetHeader");
function pageStatistics(stats) {
  return stats && {
    max: stats.field_1,
    min: stats.field_2,
    null_count: stats.field_3,
    distinct_count: stats.field_4,
    max_value: stats.field_5,
    min_value: stats.field_6,
    is_max_value_exact: stats.field_7,
    is_min_value_exact: stats.field_8
  };
}
__name(pageStatistics, "pageStatistics");

// node_modules/hyparquet/src/rowgroup.js
function readRowGroup(options, { metadata }, groupPlan) {
  const asyncColumns = [];
  const schemaTree2 = parquetSchema(metadata);
  for (const chunk of groupPlan.chunks) {
    const { path_in_schema: pathInSchema } = chunk.columnMetadata;
    const schemaPath = getTreePath(schemaTree2, pathInSchema);
    const columnDecoder = {
      pathInSchema,
      element: schemaPath[schemaPath.length - 1].element,
      schemaPath,
      ...options,
      ...chunk.columnMetadata,
      // merge after options, so a partial parsers object keeps the defaults
      parsers: { ...DEFAULT_PARSERS, ...options.parsers }
    };
    const { startByte, endByte } = chunk.range;
    if ("pageLocations" in chunk) {
      asyncColumns.push({
        pathInSchema,
        data: readSelectedPages(options, groupPlan, chunk, chunk.pageLocations, columnDecoder)
      });
    } else if ("offsetIndex" in chunk) {
      asyncColumns.push({
        pathInSchema,
        // fetch offset index
        data: Promise.resolve(options.file.slice(chunk.offsetIndex.startByte, chunk.offsetIndex.endByte)).then((arrayBuffer) => {
          const pages = readOffsetIndex({ view: new DataView(arrayBuffer), offset: 0 }).page_locations;
          return readSelectedPages(options, groupPlan, chunk, pages, columnDecoder);
        })
      });
    } else {
      asyncColumns.push({
        pathInSchema,
        data: Promise.resolve(options.file.slice(startByte, endByte)).then((buffer) => {
          const reader = { view: new DataView(buffer), offset: 0 };
          return readColumn(reader, groupPlan, columnDecoder, options.onPage);
        })
      });
    }
  }
  return {
    groupStart: groupPlan.groupStart,
    groupRows: groupPlan.groupRows,
    selectStart: groupPlan.selectStart,
    selectEnd: groupPlan.selectEnd,
    asyncColumns
  };
}
__name(readRowGroup, "readRowGroup");
async function readSelectedPages(options, groupPlan, chunk, pages, columnDecoder) {
  const { data_page_offset, dictionary_page_offset } = chunk.columnMetadata;
  const { selectStart, selectEnd } = groupPlan;
  let { startByte, endByte } = chunk.range;
  let skipped = -1;
  const hasDict = dictionary_page_offset || data_page_offset < pages[0].offset;
  for (let i = 0; i < pages.length; i++) {
    const page = pages[i];
    const pageStart = Number(page.first_row_index);
    const pageEnd = i + 1 < pages.length ? Number(pages[i + 1].first_row_index) : groupPlan.groupRows;
    if (skipped < 0 && pageEnd > selectStart) {
      startByte = Number(page.offset);
      skipped = pageStart;
    }
    if (pageStart < selectEnd) {
      endByte = Number(page.offset) + page.compressed_page_size;
    }
  }
  if (skipped < 0) skipped = 0;
  let view;
  if (hasDict && skipped) {
    const dictLength = Number(pages[0].offset) - chunk.range.startByte;
    const [dictBuffer, dataBuffer] = await Promise.all([
      options.file.slice(chunk.range.startByte, Number(pages[0].offset)),
      options.file.slice(startByte, endByte)
    ]);
    const combined = new Uint8Array(dictLength + dataBuffer.byteLength);
    combined.set(new Uint8Array(dictBuffer, 0, dictLength));
    combined.set(new Uint8Array(dataBuffer), dictLength);
    view = new DataView(combined.buffer);
  } else if (hasDict) {
    view = new DataView(await options.file.slice(chunk.range.startByte, endByte));
  } else {
    view = new DataView(await options.file.slice(startByte, endByte));
  }
  const reader = { view, offset: 0 };
  const adjustedGroupPlan = skipped ? {
    ...groupPlan,
    groupStart: groupPlan.groupStart + skipped,
    selectStart: groupPlan.selectStart - skipped,
    selectEnd: groupPlan.selectEnd - skipped
  } : groupPlan;
  const { data, skipped: columnSkipped } = readColumn(reader, adjustedGroupPlan, columnDecoder, options.onPage);
  return {
    data,
    skipped: skipped + columnSkipped
  };
}
__name(readSelectedPages, "readSelectedPages");
async function asyncGroupToRows({ asyncColumns }, selectStart, selectEnd, columns, rowFormat) {
  const asyncPages = await Promise.all(asyncColumns.map(
    (column) => column.data.then(({ skipped, data }) => ({ skipped, data: flatten(data) }))
  ));
  const selectCount = selectEnd - selectStart;
  if (rowFormat === "object") {
    const groupData2 = Array(selectCount);
    for (let selectRow = 0; selectRow < selectCount; selectRow++) {
      const rowData = {};
      for (let i = 0; i < asyncColumns.length; i++) {
        const { data, skipped } = asyncPages[i];
        rowData[asyncColumns[i].pathInSchema[0]] = data[selectStart + selectRow - skipped];
      }
      groupData2[selectRow] = rowData;
    }
    return groupData2;
  }
  const includedColumnNames = asyncColumns.map((child) => child.pathInSchema[0]).filter((name) => !columns || columns.includes(name));
  const columnOrder = columns ?? includedColumnNames;
  const columnIndexes = columnOrder.map((name) => asyncColumns.findIndex((column) => column.pathInSchema[0] === name));
  const groupData = Array(selectCount);
  for (let selectRow = 0; selectRow < selectCount; selectRow++) {
    const rowData = Array(asyncColumns.length);
    for (let i = 0; i < columnOrder.length; i++) {
      const colIdx = columnIndexes[i];
      if (colIdx < 0) throw new Error(`parquet column not found: ${columnOrder[i]}`);
      const { data, skipped } = asyncPages[colIdx];
      rowData[i] = data[selectStart + selectRow - skipped];
    }
    groupData[selectRow] = rowData;
  }
  return groupData;
}
__name(asyncGroupToRows, "asyncGroupToRows");
function assembleAsync(asyncRowGroup, schemaTree2, parsers) {
  const { asyncColumns } = asyncRowGroup;
  const allParsers = { ...DEFAULT_PARSERS, ...parsers };
  const assembled = [];
  for (const child of schemaTree2.children) {
    if (child.children.length) {
      const childColumns = asyncColumns.filter((column) => column.pathInSchema[0] === child.element.name);
      if (!childColumns.length) continue;
      assembled.push({
        pathInSchema: child.path,
        data: (async () => {
          const resolved = await Promise.all(childColumns.map((c) => c.data));
          const subcolumnData = /* @__PURE__ */ new Map();
          const flattened = resolved.map(({ data }) => flatten(data));
          const skipped = Math.max(asyncRowGroup.selectStart ?? 0, ...resolved.map((result) => result.skipped));
          const end = Math.min(asyncRowGroup.selectEnd ?? Infinity, ...resolved.map((result, i) => result.skipped + flattened[i].length));
          for (let i = 0; i < childColumns.length; i++) {
            const start = skipped - resolved[i].skipped;
            const length = Math.max(0, end - skipped);
            subcolumnData.set(
              childColumns[i].pathInSchema.join("."),
              flattened[i].slice(start, start + length)
            );
          }
          assembleNested(subcolumnData, child, allParsers);
          const assembled2 = subcolumnData.get(child.element.name);
          if (!assembled2) throw new Error("parquet column data not assembled");
          return { data: [assembled2], skipped };
        })()
      });
    } else {
      const asyncColumn = asyncColumns.find((column) => column.pathInSchema[0] === child.element.name);
      if (asyncColumn) assembled.push(asyncColumn);
    }
  }
  return { ...asyncRowGroup, asyncColumns: assembled };
}
__name(assembleAsync, "assembleAsync");

// node_modules/hyparquet/src/scan.js
async function prepareParquetRead(options) {
  const prepared = await prepareParquetOptions(options);
  return {
    options: prepared,
    plan: parquetPlan(prepared)
  };
}
__name(prepareParquetRead, "prepareParquetRead");
async function prepareParquetOptions(options) {
  const metadata = options.metadata ?? await parquetMetadataAsync(options.file, options);
  const schemaColumns = parquetSchema(metadata).children.map((child) => child.element.name);
  const filterColumns = columnsNeededForFilter(options.filter);
  const missingFilterColumns = filterColumns.filter((column) => !schemaColumns.includes(column));
  if (missingFilterColumns.length) {
    throw new Error(`parquet filter columns not found: ${missingFilterColumns.join(", ")}`);
  }
  if (options.columns) {
    const missingColumns = options.columns.filter((column) => !schemaColumns.includes(column));
    if (missingColumns.length) throw new Error(`parquet column not found: ${missingColumns[0]}`);
  }
  let prepared = { ...options, metadata };
  prepared = await withBloomFilters(prepared);
  prepared = await withPageIndexes(prepared);
  return prepared;
}
__name(prepareParquetOptions, "prepareParquetOptions");
function readParquetPlan(options, plan) {
  const readOptions = { ...options, file: prefetchAsyncBuffer(options.file, plan) };
  return plan.groups.map((group) => readRowGroup(readOptions, plan, group));
}
__name(readParquetPlan, "readParquetPlan");
async function withBloomFilters(options) {
  if (!options.useBloomFilters || !options.filter || !options.metadata) return options;
  const schemaTree2 = parquetSchema(options.metadata);
  const schemaElements = {};
  for (const child of schemaTree2.children) schemaElements[child.element.name] = child.element;
  const bloomFiltersByGroup = await prefetchBloomFilters({
    file: options.file,
    metadata: options.metadata,
    filter: options.filter,
    filterStrict: options.filterStrict
  });
  return { ...options, bloomFiltersByGroup, schemaElements };
}
__name(withBloomFilters, "withBloomFilters");
async function withPageIndexes(options) {
  if (!options.usePageIndex || !options.filter || !options.metadata) return options;
  const { pageRangesByGroup, pageLocationsByGroup } = await prefetchPageIndexes({
    file: options.file,
    metadata: options.metadata,
    filter: options.filter,
    filterStrict: options.filterStrict,
    rowStart: options.rowStart,
    rowEnd: options.rowEnd,
    columns: options.columns,
    bloomFiltersByGroup: options.bloomFiltersByGroup,
    schemaElements: options.schemaElements,
    parsers: options.parsers
  });
  return { ...options, pageRangesByGroup, pageLocationsByGroup };
}
__name(withPageIndexes, "withPageIndexes");

// node_modules/hyparquet/src/read.js
var rowIndex = (
  /** @type {typeof import('../src/types.js').rowIndex} */
  /* @__PURE__ */ Symbol("rowIndex")
);
async function parquetRead(options) {
  options.metadata ??= await parquetMetadataAsync(options.file, options);
  const { rowStart = 0, rowEnd, columns, onChunk, onComplete, rowFormat, filter, filterStrict = true } = options;
  if (filter && rowFormat !== "object") {
    throw new Error('parquet filter requires rowFormat: "object"');
  }
  if (options.includeRowIndex && rowFormat !== "object") {
    throw new Error('parquet includeRowIndex requires rowFormat: "object"');
  }
  const filterColumns = columnsNeededForFilter(filter);
  let readColumns = columns;
  if (columns && filterColumns.length) {
    const selectedColumns = new Set(columns);
    const extraColumns = filterColumns.filter((column) => !selectedColumns.has(column));
    if (extraColumns.length) readColumns = [...columns, ...extraColumns];
  }
  const readOptions = readColumns === columns ? options : { ...options, columns: readColumns };
  const prepared = await prepareParquetRead(readOptions);
  const preparedOptions = prepared.options;
  const requiresProjection = readColumns !== columns;
  const asyncGroups = readParquetPlan(preparedOptions, prepared.plan);
  if (!onComplete && !onChunk) {
    await awaitAllColumns(asyncGroups);
    return;
  }
  if (!preparedOptions.metadata) throw new Error("parquet requires metadata");
  const schemaTree2 = parquetSchema(preparedOptions.metadata);
  const assembled = asyncGroups.map((arg) => assembleAsync(arg, schemaTree2, options.parsers));
  if (onChunk) {
    for (const asyncGroup of assembled) {
      for (const asyncColumn of asyncGroup.asyncColumns) {
        asyncColumn.data.then(({ data, skipped }) => {
          let rowStart2 = asyncGroup.groupStart + skipped;
          for (const columnData of data) {
            onChunk({
              columnName: asyncColumn.pathInSchema[0],
              columnData,
              rowStart: rowStart2,
              rowEnd: rowStart2 + columnData.length
            });
            rowStart2 += columnData.length;
          }
        }, () => {
        });
      }
    }
  }
  if (onComplete) {
    await awaitAllColumns(assembled);
    const rows = [];
    for (const asyncGroup of assembled) {
      const selectStart = asyncGroup.selectStart ?? Math.max(rowStart - asyncGroup.groupStart, 0);
      const selectEnd = asyncGroup.selectEnd ?? Math.min((rowEnd ?? Infinity) - asyncGroup.groupStart, asyncGroup.groupRows);
      const groupData = rowFormat === "object" ? await asyncGroupToRows(asyncGroup, selectStart, selectEnd, readColumns, "object") : await asyncGroupToRows(asyncGroup, selectStart, selectEnd, columns, "array");
      if (options.includeRowIndex) {
        for (let i = 0; i < groupData.length; i++) {
          Object.defineProperty(groupData[i], rowIndex, {
            value: asyncGroup.groupStart + selectStart + i
          });
        }
      }
      if (filter) {
        for (
          const row of
          /** @type {Record<string, any>[]} */
          groupData
        ) {
          if (matchFilter(row, filter, filterStrict)) {
            if (requiresProjection && columns) {
              for (const col of filterColumns) {
                if (!columns.includes(col)) delete row[col];
              }
            }
            rows.push(row);
          }
        }
      } else {
        concat(rows, groupData);
      }
    }
    onComplete(rows);
  } else {
    await awaitAllColumns(assembled);
  }
}
__name(parquetRead, "parquetRead");
async function awaitAllColumns(asyncGroups) {
  const all = asyncGroups.flatMap((g) => g.asyncColumns.map((c) => c.data));
  const results = await Promise.allSettled(all);
  const failed = results.find((r) => r.status === "rejected");
  if (failed) throw failed.reason;
}
__name(awaitAllColumns, "awaitAllColumns");

// src/bundle/sample-file-check.ts
function checkSampleMetadata(metadata, { rows, columns, fileBytes }) {
  expect("rows", Number(metadata.num_rows), rows);
  if (rows > MAX_SAMPLE_ROWS) throw new Error(`more than ${String(MAX_SAMPLE_ROWS)} rows`);
  const [root, ...elements] = metadata.schema;
  expect("columns", elements.map(({ name }) => name).join(","), columns.join(","));
  expect("children", root?.num_children, columns.length);
  for (const [index, name] of columns.entries()) {
    const element = elements[index];
    expect(`type of ${name}`, element?.type, parquetType(name));
    expect(`repetition of ${name}`, element?.repetition_type, "OPTIONAL");
    if (element?.converted_type !== void 0 || element?.logical_type !== void 0) throw new Error(`${name} has a logical type`);
  }
  let sum = 0;
  for (const group of metadata.row_groups) sum += checkGroup(group, columns, fileBytes);
  expect("rows of all groups", sum, rows);
}
__name(checkSampleMetadata, "checkSampleMetadata");
function checkGroup(group, columns, fileBytes) {
  const rows = Number(group.num_rows);
  if (!(rows >= 1 && rows <= ROW_GROUP_ROWS)) throw new Error(`a row group of ${String(rows)} rows`);
  expect("columns of a row group", group.columns.length, columns.length);
  for (const [index, name] of columns.entries()) {
    const column = columnOf(group, index);
    expect("column path", column.path_in_schema.join("."), name);
    expect(`codec of ${name}`, column.codec, CODEC);
    expect(`values of ${name}`, Number(column.num_values), rows);
    const { start, end } = byteRange(column);
    if (!(start >= 0 && start < end && end <= fileBytes)) throw new Error(`${name} lies outside of the file`);
    if (column.dictionary_page_offset !== void 0) throw new Error(`${name} has a dictionary`);
  }
  return rows;
}
__name(checkGroup, "checkGroup");
async function checkPages(file, metadata, groupIndex) {
  const group = metadata.row_groups[groupIndex];
  if (group === void 0) throw new Error("no such row group");
  for (let index = 0; index < group.columns.length; index += 1) {
    const { start, end } = byteRange(columnOf(group, index));
    checkColumnPages(new DataView(await file.slice(start, end)), Number(group.num_rows));
  }
}
__name(checkPages, "checkPages");
function checkColumnPages(view, rows) {
  const reader = { view, offset: 0 };
  let values = 0;
  while (reader.offset < view.byteLength) {
    const header = parquetHeader(reader);
    const page = header.data_page_header_v2;
    if (header.type !== "DATA_PAGE_V2" || page === void 0) throw new Error(`a page of type ${String(header.type)}`);
    expect("page encoding", page.encoding, ENCODING);
    if (!(page.num_values >= 1 && page.num_values <= rows - values)) throw new Error("a page promises more values than there are rows");
    expect("rows of a page", page.num_rows, page.num_values);
    if (!(header.compressed_page_size >= 1 && header.compressed_page_size <= view.byteLength - reader.offset)) throw new Error("a page leaves its column");
    expect("uncompressed page size", header.uncompressed_page_size, header.compressed_page_size);
    values += page.num_values;
    reader.offset += header.compressed_page_size;
  }
  expect("values of a column", values, rows);
}
__name(checkColumnPages, "checkColumnPages");
function columnOf(group, index) {
  const column = group.columns[index];
  if (column?.meta_data === void 0 || column.file_path !== void 0) throw new Error("a column without metadata, or in another file");
  return column.meta_data;
}
__name(columnOf, "columnOf");
function byteRange(column) {
  const start = Number(column.data_page_offset);
  return { start, end: start + Number(column.total_compressed_size) };
}
__name(byteRange, "byteRange");
function expect(what, found, expected) {
  if (found !== expected) throw new Error(`${what}: ${JSON.stringify(found) ?? "nothing"} instead of ${JSON.stringify(expected)}`);
}
__name(expect, "expect");

// src/bundle/samples-reader.ts
async function* readSampleGroups(path, expected) {
  const handle = await openSampleFile(path);
  try {
    const bytes = (await handle.stat()).size;
    if (bytes > maxSampleFileBytes(expected.rows)) throw damaged(path, `${String(bytes)} bytes are more than ${String(expected.rows)} samples can take`);
    const file = bufferOf(handle, bytes);
    const columns = presentColumns(expected.absentColumns);
    const metadata = await naming(path, () => parquetMetadataAsync(file, { geoparquet: false }));
    await naming(path, () => checkSampleMetadata(metadata, { rows: expected.rows, columns, fileBytes: bytes }));
    for (let group = 0, start = 0; group < metadata.row_groups.length; group += 1) {
      const rows = Number(metadata.row_groups[group]?.num_rows);
      await naming(path, () => checkPages(file, metadata, group));
      const chunk = await naming(path, () => readGroup(file, metadata, { start, rows }));
      yield chunk;
      start += rows;
    }
  } finally {
    await handle.close();
  }
}
__name(readSampleGroups, "readSampleGroups");
async function openSampleFile(path) {
  const handle = await openNoFollow(path).catch((cause) => {
    throw new IndexbenchError("BUNDLE_HOSTILE", { what: `cannot be opened as a plain file (${errorName(cause)})`, where: path, cause });
  });
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new IndexbenchError("BUNDLE_HOSTILE", { what: "is not a plain file", where: path });
}
__name(openSampleFile, "openSampleFile");
function bufferOf(handle, byteLength) {
  return {
    byteLength,
    async slice(start, end = byteLength) {
      if (!(start >= 0 && start <= end && end <= byteLength)) throw new RangeError(`bytes ${String(start)} to ${String(end)} are outside of the file`);
      const buffer = new ArrayBuffer(end - start);
      const { bytesRead } = await handle.read(new Uint8Array(buffer), 0, end - start, start);
      if (bytesRead !== end - start) throw new RangeError("the file became shorter");
      return buffer;
    }
  };
}
__name(bufferOf, "bufferOf");
async function readGroup(file, metadata, { start, rows }) {
  const chunk = emptyChunk(rows);
  const failures = [];
  await parquetRead({
    file,
    metadata,
    rowStart: start,
    rowEnd: start + rows,
    onChunk: /* @__PURE__ */ __name(({ columnName, columnData, rowStart }) => {
      try {
        fill(chunk, columnName, columnData, rowStart - start);
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }
    }, "onChunk")
  });
  const [failure] = failures;
  if (failure !== void 0) throw failure;
  return chunk;
}
__name(readGroup, "readGroup");
function fill(chunk, name, values, at) {
  if (at < 0 || at + values.length > chunk.rows) throw new RangeError(`${name}: more values than rows`);
  const target = isWide(name) ? chunk.wide[name] : chunk.narrow[name];
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i];
    if (value === null || value === void 0) continue;
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${name}: a value is beyond 2^53`);
    target[at + i] = number;
  }
}
__name(fill, "fill");
function emptyChunk(rows) {
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, new Float64Array(rows).fill(NO_WIDE_VALUE)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, new Int32Array(rows).fill(NO_NARROW_VALUE)]));
  return { rows, wide, narrow };
}
__name(emptyChunk, "emptyChunk");
async function naming(path, read) {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    throw damaged(path, `not a sample file of this format: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
}
__name(naming, "naming");
function damaged(path, what, cause) {
  return new IndexbenchError("BUNDLE_DAMAGED", { what, where: path, cause });
}
__name(damaged, "damaged");

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

// src/comparison/client-bound.ts
var NO_PROCESS_FACTS = { eventLoopLagMaxNs: null, eventLoopLagP99Ns: null, gcPauses: null, gcPauseNs: null, gcPauseMaxNs: null };
var BUSY_SHARE = 0.85;
var CEILING_SHARE = 0.7;
var BEHIND_SHARE = 0.01;
function clientLoadOf(facts) {
  const cpuShare = shareOf(facts.cpuNs, facts.measuredNs * Math.min(facts.clients, facts.clientCpus));
  const busiestProcessShare = shareOf(facts.busiestProcessCpuNs, facts.measuredNs);
  const ceilingUnitsPerSecond = facts.ceilingUnitsPerSecond === null ? null : round12(facts.ceilingUnitsPerSecond);
  const ceilingShare = shareOf(facts.unitsPerSecond, ceilingUnitsPerSecond);
  const due = facts.sums.calls + facts.sums.cutOff;
  const lateStartShare = shareOf(facts.sums.lateStarts, due);
  const capHitShare = shareOf(facts.sums.capHits, due);
  const isOpenLoop = facts.sums.lateStarts !== null;
  const reasons = [];
  if (!isOpenLoop && reaches(cpuShare, BUSY_SHARE)) reasons.push("cpu-share");
  if (!isOpenLoop && reaches(busiestProcessShare, BUSY_SHARE)) reasons.push("busiest-process");
  if (!isOpenLoop && reaches(ceilingShare, CEILING_SHARE)) reasons.push("ceiling");
  if (reaches(lateStartShare, BEHIND_SHARE)) reasons.push("late-starts");
  if (reaches(capHitShare, BEHIND_SHARE)) reasons.push("cap-hits");
  return {
    cpuShare,
    busiestProcessShare,
    ceilingUnitsPerSecond,
    ceilingShare,
    ...facts.process,
    lateStartShare,
    capHitShare,
    bound: reasons.length > 0,
    reasons
  };
}
__name(clientLoadOf, "clientLoadOf");
function reaches(share, limit) {
  return share !== null && share >= limit;
}
__name(reaches, "reaches");
function shareOf(part, whole) {
  return part === null || whole === null || whole <= 0 ? null : round12(part / whole);
}
__name(shareOf, "shareOf");

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

// src/studies/payload-check.ts
var UNARY_BLOCK_METHODS = ["GetBlock", "GetBlockNullifiers"];
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
      unaryMethods: UNARY_BLOCK_METHODS.filter((method) => methods.has(method)),
      unaryCount: plan.payloadCheck.unaryCount,
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
  const offersRanges = !result.unsupported.some(({ method }) => method === "GetBlockRange");
  return {
    version: 1,
    planSha256,
    verdict: verdictOf({ difference: result.difference, whole, unary, offersRanges, pin }),
    projection,
    tip: null,
    tipAfter: null,
    chunks: [...result.chunks],
    whole,
    unary,
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
function verdictOf({ difference, whole, unary, offersRanges, pin }) {
  if (difference !== null) return { kind: "wrong", difference };
  if (whole !== null && isOther(whole) && !pin.chainDigests.some(({ sha256 }) => sha256 === whole.sha256)) {
    return { kind: "wrong", difference: { height: whole.firstHeight, field: "sha256", expected: whole.expectedSha256 ?? "", found: whole.sha256 } };
  }
  const digests = [...whole === null ? [] : [whole], ...unary];
  if (digests.length === 0) return { kind: "not-checked", reason: offersRanges ? "nothing was digested" : "the system offers neither GetBlockRange nor a unary block method" };
  const other = digests.find(isOther);
  if (other !== void 0) return { kind: "different", expectedSha256: other.expectedSha256 ?? "", foundSha256: other.sha256 };
  return digests.every(({ expectedSha256 }) => expectedSha256 !== null) ? { kind: "verified" } : { kind: "unverified" };
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

export {
  summarizeSampleFile,
  NO_PROCESS_FACTS,
  clientLoadOf,
  callUnitsOf,
  checkPayloads,
  payloadsOf,
  gateOf,
  describeDifference,
  driftOf
};
