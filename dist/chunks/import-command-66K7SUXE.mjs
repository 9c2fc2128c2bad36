import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ghzCalls,
  parseGhzReport
} from "./chunk-SSQIT6UJ.mjs";
import {
  latencyOf
} from "./chunk-X22PKAYN.mjs";
import {
  percentileMark,
  percentileOf
} from "./chunk-KOKT4ROD.mjs";
import {
  GRPC_STATUS
} from "./chunk-XZD5FPPS.mjs";
import {
  redactSecrets
} from "./chunk-GJRF2EA2.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  readInput
} from "./chunk-YKPT7K3K.mjs";
import {
  serializeDocument,
  validateDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  writeReport
} from "./chunk-BJPVDHMZ.mjs";
import "./chunk-P3MKW4QZ.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-JNZ5CMQH.mjs";
import "./chunk-XF42LGIE.mjs";
import {
  makeFolder
} from "./chunk-VAUBVMUN.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-RBUERAZT.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-XXE5QRW6.mjs";
import "./chunk-RUSGHASN.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/import-command.ts
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";

// src/interop/imports/imported-latency.ts
var ENOUGH_CALLS = 200;
function latencyFromCalls(latenciesNs) {
  if (latenciesNs.length === 0) return null;
  return { source: "calls", count: latenciesNs.length, ...latencyOf(Float64Array.from(latenciesNs)) };
}
__name(latencyFromCalls, "latencyFromCalls");
function latencyAsStated({ count, meanNs, minNs, maxNs, percentiles }) {
  if (count === 0) return null;
  const rounded = /* @__PURE__ */ __name((value) => value === null ? null : round12(value), "rounded");
  const shown = percentiles.flatMap(([percent, valueNs]) => {
    const mark = percentileMark(count, percent);
    return mark === null ? [] : [{ percent, valueNs: round12(valueNs), mark }];
  });
  return { source: "stated", count, meanNs: rounded(meanNs), minNs: rounded(minNs), maxNs: rounded(maxNs), percentiles: shown };
}
__name(latencyAsStated, "latencyAsStated");
function countWarnings(unit, counts) {
  const { calls, ok, cutOff } = counts;
  const warnings = [];
  if (ok === 0) warnings.push({ code: "no-good-call", detail: `not one of ${String(calls)} ${unit}s succeeded: there is no speed` });
  else if (ok < ENOUGH_CALLS) warnings.push({ code: "few-samples", detail: `${String(ok)} good ${unit}s: too few for tail percentiles` });
  if (calls > ok && ok > 0) warnings.push({ code: "errors", detail: `${String(calls - ok)} of ${String(calls)} ${unit}s failed` });
  if (cutOff > 0) warnings.push({ code: "cut-off", detail: `${String(cutOff)} ${unit}s were cut off by the end of the run: neither good nor failed` });
  return warnings;
}
__name(countWarnings, "countWarnings");
var CLIENT_NOT_MEASURED = { code: "client-not-measured", detail: "the output does not tell the load generator’s CPU time: whether it was the limit is unknown" };
function goodRate(ok, measuredNs) {
  return ok === 0 || measuredNs === null || measuredNs === 0 ? null : round12(ok / measuredNs * 1e9);
}
__name(goodRate, "goodRate");

// src/interop/imports/ab/ab-importer.ts
var NS_PER_MS = 1e6;
var AB_IMPORTER = {
  format: "ab",
  reads: "the text that ab (ApacheBench) prints",
  takes: "file",
  read: /* @__PURE__ */ __name((files) => ({ toolVersion: /ApacheBench, Version (\S{1,32})/.exec(files[0]?.text ?? "")?.[1] ?? null, measurements: files.map(readText) }), "read")
};
function readText({ text, path }) {
  const calls = required(text, "Complete requests", path);
  const failed = required(text, "Failed requests", path);
  const non2xx = optional(text, "Non-2xx responses") ?? 0;
  const counts = { calls, ok: Math.max(0, calls - failed - non2xx), cutOff: 0 };
  const measuredNs = Math.round(required(text, "Time taken for tests", path) * 1e9);
  const clients = required(text, "Concurrency Level", path);
  const total = /^Total: +(\d+) +(\d+) +[\d.]+ +\d+ +(\d+)$/m.exec(text);
  const percentiles = [...text.matchAll(/^ {1,3}(\d{2})% +(\d+)$/gm)].map(([, percent, ms2]) => [Number(percent), Number(ms2) * NS_PER_MS]);
  const ms = /* @__PURE__ */ __name((group) => total?.[group] === void 0 ? null : Number(total[group]) * NS_PER_MS, "ms");
  return {
    name: (field(text, "Document Path") ?? "").slice(0, 1024),
    unit: "request",
    measures: "one HTTP request, connecting included, in whole milliseconds",
    clients,
    connections: null,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(counts.ok, measuredNs),
    latency: counts.ok === 0 ? null : latencyAsStated({ count: calls, meanNs: ms(2), minNs: ms(1), maxNs: ms(3), percentiles }),
    warnings: [...countWarnings("request", counts), ...latencyWarnings(counts, non2xx), CLIENT_NOT_MEASURED]
  };
}
__name(readText, "readText");
function latencyWarnings({ calls, ok }, non2xx) {
  return [
    ...non2xx > 0 ? [{ code: "failures-unseen", detail: `ab itself counts ${String(non2xx)} responses that are not 2xx as no failures` }] : [],
    ...ok === 0 ? [] : [{ code: "coarse-times", detail: "latencies are whole milliseconds" }],
    ...ok > 0 && calls > ok ? [{ code: "failures-in-latency", detail: `latencies are of all ${String(calls)} requests` }] : []
  ];
}
__name(latencyWarnings, "latencyWarnings");
function field(text, label) {
  return new RegExp(`^${label}: +(.*)$`, "m").exec(text)?.[1] ?? null;
}
__name(field, "field");
function optional(text, label) {
  const found = /^\d+(?:\.\d+)?/.exec(field(text, label) ?? "")?.[0];
  return found === void 0 ? null : Number(found);
}
__name(optional, "optional");
function required(text, label, where) {
  const value = optional(text, label);
  if (value !== null) return value;
  const lines = text.split("\n").map((line) => line.trim());
  const said = lines.find((line) => /apr_|cannot|invalid|error|timed? ?out/i.test(line)) ?? lines.find((line) => line !== "") ?? "the file is empty";
  throw new IndexbenchError("INPUT_INVALID", { what: `no line "${label}": ab ended without a result (${said.slice(0, 200)})`, where, next: "Give what ab printed for a run that ended." });
}
__name(required, "required");

// src/interop/imports/json-value.ts
var JsonValue = class _JsonValue {
  static {
    __name(this, "JsonValue");
  }
  #value;
  #where;
  #pointer;
  constructor(value, where, pointer) {
    this.#value = value;
    this.#where = where;
    this.#pointer = pointer;
  }
  /** Throws INPUT_NOT_JSON. */
  static parse(text, where) {
    try {
      return new _JsonValue(JSON.parse(text), where, "");
    } catch (cause) {
      const detail = text.trim() === "" ? "the file is empty" : cause instanceof Error ? cause.message : String(cause);
      throw new IndexbenchError("INPUT_NOT_JSON", { what: `not valid JSON: ${detail}`, where, cause });
    }
  }
  at(key) {
    const record = this.#record();
    return new _JsonValue(Object.hasOwn(record, key) ? record[key] : void 0, this.#where, `${this.#pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
  get isAbsent() {
    return this.#value === void 0 || this.#value === null;
  }
  list() {
    if (!Array.isArray(this.#value)) this.#refuse("a list");
    return this.#value.map((value, index) => new _JsonValue(value, this.#where, `${this.#pointer}/${String(index)}`));
  }
  keys() {
    return Object.keys(this.#record());
  }
  text() {
    if (typeof this.#value !== "string") this.#refuse("a text");
    return this.#value;
  }
  /** A finite number that is not negative. */
  number() {
    if (typeof this.#value !== "number" || !Number.isFinite(this.#value) || this.#value < 0) this.#refuse("a number that is not negative");
    return this.#value;
  }
  /** A whole number that a double holds exactly. */
  count() {
    if (!Number.isSafeInteger(this.#value) || this.#value < 0) this.#refuse("a whole number up to 2^53");
    return this.#value;
  }
  #record() {
    if (this.#value === null || typeof this.#value !== "object" || Array.isArray(this.#value)) this.#refuse("an object");
    return this.#value;
  }
  #refuse(wanted) {
    const found = this.#value === void 0 ? "nothing" : JSON.stringify(this.#value);
    throw new IndexbenchError("INPUT_INVALID", { what: `${found.length <= 80 ? found : `${found.slice(0, 77)}...`} where ${wanted} is needed`, where: `${this.#where}#${this.#pointer}`, next: "Give the tool’s own output, unedited." });
  }
};

// src/interop/imports/autocannon/autocannon-importer.ts
var NS_PER_MS2 = 1e6;
var PERCENTILES = [["p50", 50], ["p75", 75], ["p90", 90], ["p97_5", 97.5], ["p99", 99], ["p99_9", 99.9], ["p99_99", 99.99]];
var AUTOCANNON_IMPORTER = {
  format: "autocannon",
  reads: "the JSON of autocannon -j",
  takes: "file",
  read: /* @__PURE__ */ __name((files) => ({ toolVersion: null, measurements: files.map(readFile) }), "read")
};
function readFile({ text, path }) {
  const documents = text.split("\n").filter((line) => line.trim() !== "");
  return readResult(JsonValue.parse(documents.at(-1) ?? "", path));
}
__name(readFile, "readFile");
function readResult(result) {
  const ok = result.at("2xx").count();
  const errors = result.at("errors").count();
  const responses = ok + result.at("non2xx").count();
  const counts = { calls: responses + errors, ok, cutOff: 0 };
  const measuredNs = Math.round(result.at("duration").number() * 1e9);
  const latency = result.at("latency");
  const entries = latency.at("totalCount").isAbsent ? responses : latency.at("totalCount").count();
  const ns = /* @__PURE__ */ __name((key) => latency.at(key).number() * NS_PER_MS2, "ns");
  return {
    name: nameOf(result),
    unit: "request",
    measures: "one HTTP request, from its sending to the end of its response, in whole milliseconds",
    clients: result.at("connections").count() * result.at("pipelining").count(),
    connections: result.at("connections").count(),
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(ok, measuredNs),
    latency: ok === 0 ? null : latencyAsStated({ count: entries, meanNs: ns("mean"), minNs: ns("min"), maxNs: ns("max"), percentiles: PERCENTILES.map(([key, percent]) => [percent, ns(key)]) }),
    warnings: [...countWarnings("request", counts), ...latencyWarnings2({ ok, responses, entries }), { code: "time-rounded", detail: "the duration ends with a sampling interval: the rate reads too low in short runs" }, CLIENT_NOT_MEASURED]
  };
}
__name(readResult, "readResult");
function nameOf(result) {
  const title = result.at("title");
  return (title.isAbsent ? result.at("url") : title).text().slice(0, 1024);
}
__name(nameOf, "nameOf");
function latencyWarnings2({ ok, responses, entries }) {
  if (ok === 0) return [];
  return [
    { code: "coarse-times", detail: "latencies are whole milliseconds" },
    ...responses > ok ? [{ code: "failures-in-latency", detail: `latencies are of all ${String(responses)} responses, ${String(responses - ok)} of them not 2xx` }] : [],
    ...entries > responses ? [{ code: "omission", detail: `${String(entries)} latencies for ${String(responses)} responses: autocannon added what a fixed rate would have waited` }] : []
  ];
}
__name(latencyWarnings2, "latencyWarnings");

// src/interop/imports/criterion/criterion-importer.ts
var SAMPLE_FILE = /(?:^|\/)new\/sample\.json$/;
var CRITERION_IMPORTER = {
  format: "criterion",
  reads: "the folder target/criterion of Criterion.rs",
  takes: "folder",
  read: /* @__PURE__ */ __name((files) => {
    const samples = files.filter(({ path }) => SAMPLE_FILE.test(path));
    if (samples.length === 0) throw new IndexbenchError("INPUT_INVALID", { what: "no …/new/sample.json in it", where: "the folder", next: "Give the folder target/criterion of a project whose benchmarks ran." });
    return { toolVersion: null, measurements: samples.map((file) => readBenchmark(file, files)) };
  }, "read")
};
function readBenchmark(file, files) {
  const sample = JsonValue.parse(file.text, file.path);
  const iterations = sample.at("iters").list().map((count) => count.number());
  const timesNs = sample.at("times").list().map((time) => time.number());
  if (iterations.length !== timesNs.length || iterations.includes(0)) throw new IndexbenchError("INPUT_INVALID", { what: `${String(timesNs.length)} times for ${String(iterations.length)} counts of iterations, or a count of 0`, where: file.path });
  const perIteration = timesNs.map((timeNs, index) => timeNs / (iterations[index] ?? 1)).sort((a, b) => a - b);
  const total = iterations.reduce((sum2, count) => sum2 + count, 0);
  const totalNs = timesNs.reduce((sum2, time) => sum2 + time, 0);
  const counts = { calls: total, ok: total, cutOff: 0 };
  return {
    name: nameOf2(file, files).slice(0, 1024),
    unit: "iteration",
    measures: "one iteration of a benchmarked closure",
    clients: 1,
    connections: null,
    ...counts,
    measuredNs: round12(totalNs),
    callsPerSecond: totalNs === 0 ? null : round12(total / totalNs * 1e9),
    latency: latencyOf2(perIteration, totalNs / total),
    warnings: [...countWarnings("iteration", counts), { code: "averaged-samples", detail: `each of the ${String(perIteration.length)} samples is the mean of many iterations: percentiles, smallest and largest are of samples` }]
  };
}
__name(readBenchmark, "readBenchmark");
function latencyOf2(ascending, meanNs) {
  const percentiles = [50, 90, 95, 99].flatMap((percent) => {
    const valueNs = percentileOf(ascending, percent);
    return valueNs === null ? [] : [[percent, valueNs]];
  });
  const figures = latencyAsStated({ count: ascending.length, meanNs, minNs: ascending[0] ?? null, maxNs: ascending.at(-1) ?? null, percentiles });
  return figures === null ? null : { ...figures, source: "samples" };
}
__name(latencyOf2, "latencyOf");
function nameOf2({ path }, files) {
  const beside = path.replace(/sample\.json$/, "benchmark.json");
  const benchmark = files.find((file) => file.path === beside);
  return benchmark === void 0 ? path.replace(/\/?new\/sample\.json$/, "") : JsonValue.parse(benchmark.text, beside).at("full_id").text();
}
__name(nameOf2, "nameOf");

// src/interop/imports/distinct-keys.ts
var QUOTE = 34;
var BACKSLASH = 92;
function requireDistinctKeys(text, where) {
  const open = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (expectsKey && keys !== null && keys !== void 0) addKey(keys, text.slice(at, end + 1), { text, at, where });
        expectsKey = false;
        at = end;
        break;
      }
      case 123:
        open.push(/* @__PURE__ */ new Set());
        expectsKey = true;
        break;
      case 91:
        open.push(null);
        expectsKey = false;
        break;
      case 125:
      case 93:
        open.pop();
        expectsKey = false;
        break;
      case 44:
        expectsKey = (open.at(-1) ?? null) !== null;
        break;
    }
  }
}
__name(requireDistinctKeys, "requireDistinctKeys");
function endOfString(text, from) {
  let at = from + 1;
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
__name(endOfString, "endOfString");
function addKey(keys, literal, { text, at, where }) {
  const key = literal.includes("\\") ? JSON.parse(literal) : literal.slice(1, -1);
  if (keys.has(key)) throw new IndexbenchError("INPUT_INVALID", { what: `the key ${JSON.stringify(key)} stands twice in one object`, where: `${where}, line ${String(text.slice(0, at).split("\n").length)}` });
  keys.add(key);
}
__name(addKey, "addKey");

// src/interop/imports/ghz/unit-check.ts
var TOLERANCE = 0.02;
var UNIT_FACTOR = 200;
function checkUnits(report, parsed, where) {
  const warnings = [];
  for (const pair of comparablePairs(report, parsed)) {
    const factor = Math.max(pair.stated / pair.recomputed, pair.recomputed / pair.stated);
    if (factor >= UNIT_FACTOR) throw wrongUnit(pair, factor, where);
    if (factor > 1 + TOLERANCE) warnings.push({ code: "figures-disagree", detail: `${pair.field} is ${String(pair.stated)}, ${pair.from} gives ${String(pair.recomputed)}` });
  }
  const spanNs = spanOf(parsed);
  if (report.total > 0 && spanNs > report.total * UNIT_FACTOR) throw wrongUnit({ field: "total", stated: report.total, from: "the span of the timestamps", recomputed: spanNs }, spanNs / report.total, where);
  return warnings;
}
__name(checkUnits, "checkUnits");
function comparablePairs(report, { calls, lostRows }) {
  const { count, total, rps, average } = report;
  const meanNs = calls.reduce((sum2, { latencyNs }) => sum2 + latencyNs, 0) / calls.length;
  return [
    { field: "rps", stated: rps, from: "count over total", recomputed: count / (total / 1e9) },
    ...lostRows === 0 ? [{ field: "average", stated: average, from: "the mean of the details", recomputed: meanNs }] : []
  ].filter(({ stated, recomputed }) => stated > 0 && recomputed > 0 && Number.isFinite(recomputed));
}
__name(comparablePairs, "comparablePairs");
function spanOf({ calls }) {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { endNs } of calls) {
    if (endNs < first) first = endNs;
    if (endNs > last) last = endNs;
  }
  return calls.length < 2 ? 0 : last - first;
}
__name(spanOf, "spanOf");
function wrongUnit({ field: field2, stated, from, recomputed }, factor, where) {
  return new IndexbenchError("INPUT_INCONSISTENT", {
    what: `${field2} is ${String(stated)}, ${from} gives ${String(Number(recomputed.toPrecision(6)))}: a factor of ${String(Number(factor.toPrecision(3)))}, so durations are not all in nanoseconds`,
    where: `${where}#/${field2}`,
    next: "Give ghz’s own JSON, whose durations are nanoseconds."
  });
}
__name(wrongUnit, "wrongUnit");

// src/interop/imports/ghz/ghz-importer.ts
var GHZ_IMPORTER = {
  format: "ghz",
  reads: "a JSON report of ghz (-O json or pretty)",
  takes: "file",
  read: /* @__PURE__ */ __name((files) => ({ toolVersion: null, measurements: files.map(readReport) }), "read")
};
function readReport({ text, path }) {
  const report = parseGhzReport(text, path);
  requireDistinctKeys(text, path);
  return ghzMeasurement(report, path);
}
__name(readReport, "readReport");
function ghzMeasurement(report, where) {
  const parsed = ghzCalls(report);
  const cutOff = parsed.calls.filter((call2) => call2.cutOff).length;
  const calls = report.count - cutOff;
  const ok = report.statusCodeDistribution["OK"] ?? 0;
  const good = parsed.calls.filter(({ status, cutOff: isCut }) => status === GRPC_STATUS.OK && !isCut);
  const measuredNs = measuredTime(report, parsed);
  const { call, concurrency, connections, skipFirst } = report.options;
  return {
    name: report.name ?? call ?? "",
    unit: "call",
    measures: "one gRPC call, from its start to its trailers; a stream is one call, whatever it holds",
    clients: concurrency ?? null,
    connections: connections ?? null,
    calls,
    ok,
    cutOff,
    measuredNs,
    callsPerSecond: goodRate(ok, measuredNs),
    latency: latencyFromCalls(good.map(({ latencyNs }) => latencyNs)),
    warnings: [
      ...countWarnings("call", { calls, ok, cutOff }),
      ...noteWarnings(parsed),
      ...good.length === 0 && ok > 0 ? [{ code: "no-latency", detail: "no details of good calls: ghz’s own percentiles may be of failed ones too and are not taken" }] : [],
      ...(skipFirst ?? 0) > 0 && measuredNs === report.total ? [{ code: "warm-ups-in-time", detail: `${String(skipFirst)} calls were left out of the count and not out of the time: the rate reads too low` }] : [],
      ...omissionWarning(report),
      ...checkUnits(report, parsed, where),
      { code: "unchecked-content", detail: "ghz looks at the status of a call and not at what it holds" },
      CLIENT_NOT_MEASURED
    ]
  };
}
__name(ghzMeasurement, "ghzMeasurement");
function measuredTime(report, { calls, lostRows }) {
  if (lostRows > 0 || calls.length === 0) return report.total;
  const first = calls.reduce((least, call) => Math.min(least, call.startNs), Number.POSITIVE_INFINITY);
  const last = calls.reduce((most, call) => Math.max(most, call.endNs), Number.NEGATIVE_INFINITY);
  return last - first;
}
__name(measuredTime, "measuredTime");
function noteWarnings({ notes }) {
  return notes.flatMap(({ code, text }) => code === "no-call" || code === "no-good-call" || code === "no-latency" ? [] : [{ code, detail: text }]);
}
__name(noteWarnings, "noteWarnings");
function omissionWarning({ options }) {
  const rate = options["rps"];
  const isPaced = typeof rate === "number" && rate > 0 || typeof options["load-schedule"] === "string" && options["load-schedule"] !== "const";
  return isPaced ? [{ code: "omission", detail: "calls were paced, and ghz counts latency from the actual start: a stalled server is forgiven" }] : [];
}
__name(omissionWarning, "omissionWarning");

// src/interop/imports/hey/hey-importer.ts
var NS_PER_SECOND = 1e9;
var MOST_KEPT = 1e6;
var CSV_HEADER = "response-time,DNS+dialup,DNS,Request-write,Response-delay,Response-read,status-code,offset";
var CSV_ROW = /^(\d+\.\d+),(?:\d+\.\d+,){5}(\d{3}),(-?\d+\.\d+)$/;
var WHAT_IT_IS = {
  // hey repeats neither its target nor its flags.
  name: "",
  unit: "request",
  measures: "one HTTP request, dialling included, in tenths of a millisecond",
  clients: null,
  connections: null,
  cutOff: 0
};
var COARSE = { code: "coarse-times", detail: "latencies are whole tenths of a millisecond" };
var HEY_IMPORTER = {
  format: "hey",
  reads: "the text that hey prints, or its rows (-o csv)",
  takes: "file",
  read: /* @__PURE__ */ __name((files) => ({ toolVersion: null, measurements: files.map((file) => file.text.startsWith(CSV_HEADER) ? readRows(file) : readText2(file)) }), "read")
};
function readText2({ text, path }) {
  const measuredNs = Math.round(secondsOf(text, "Total", path) * NS_PER_SECOND);
  const statuses = [...text.matchAll(/^ {2}\[(\d{3})\]\t(\d+) responses$/gm)].map(([, status, count]) => ({ status: Number(status), count: Number(count) }));
  const responses = sum(statuses.map(({ count }) => count));
  const ok = sum(statuses.filter(({ status }) => isGood(status)).map(({ count }) => count));
  const [, errorsText = ""] = text.split("\nError distribution:\n");
  const errors = sum([...errorsText.matchAll(/^ {2}\[(\d+)\]\t/gm)].map(([, count]) => Number(count)));
  const counts = { calls: responses + errors, ok, cutOff: 0 };
  const ns = /* @__PURE__ */ __name((label) => secondsOf(text, label, path) * NS_PER_SECOND, "ns");
  const percentiles = [...text.matchAll(/^ {2}(\d{1,2})% in (\d+\.\d+) secs$/gm)].map(([, percent, seconds]) => [Number(percent), Number(seconds) * NS_PER_SECOND]);
  return {
    ...WHAT_IT_IS,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(ok, measuredNs),
    latency: ok === 0 ? null : latencyAsStated({ count: responses, meanNs: ns("Average"), minNs: ns("Fastest"), maxNs: ns("Slowest"), percentiles }),
    warnings: [
      ...countWarnings("request", counts),
      ...ok === 0 ? [] : [COARSE],
      ...ok > 0 && responses > ok ? [{ code: "failures-in-latency", detail: `latencies are of all ${String(responses)} responses, ${String(responses - ok)} of them not 2xx` }] : [],
      ...responses > MOST_KEPT ? [{ code: "details-truncated", detail: `hey keeps the times of the first ${String(MOST_KEPT)} requests: its percentiles are of those` }] : [],
      CLIENT_NOT_MEASURED
    ]
  };
}
__name(readText2, "readText");
function readRows({ text, path }) {
  const rows = text.split("\n").slice(1).flatMap((line, index) => line === "" ? [] : [rowOf(line, `${path}:${String(index + 2)}`)]);
  const good = rows.filter(({ status }) => isGood(status));
  const counts = { calls: rows.length, ok: good.length, cutOff: 0 };
  const first = rows.reduce((least, { startNs }) => Math.min(least, startNs), Infinity);
  const last = rows.reduce((most, { startNs, latencyNs }) => Math.max(most, startNs + latencyNs), -Infinity);
  const measuredNs = rows.length === 0 ? null : last - first;
  return {
    ...WHAT_IT_IS,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(good.length, measuredNs),
    latency: latencyFromCalls(good.map(({ latencyNs }) => latencyNs)),
    warnings: [
      ...countWarnings("request", counts),
      ...good.length === 0 ? [] : [COARSE],
      { code: "failures-unseen", detail: "hey has no row for a request without a response" },
      ...rows.length >= MOST_KEPT ? [{ code: "details-truncated", detail: `hey keeps the first ${String(MOST_KEPT)} requests` }] : [],
      CLIENT_NOT_MEASURED
    ]
  };
}
__name(readRows, "readRows");
function rowOf(line, where) {
  const [, seconds, status, offset] = CSV_ROW.exec(line) ?? [];
  if (seconds === void 0) throw new IndexbenchError("INPUT_INVALID", { what: `${JSON.stringify(line.slice(0, 120))} is no row of hey’s`, where, next: "Give what hey -o csv printed, unedited." });
  return { startNs: Math.round(Number(offset) * NS_PER_SECOND), latencyNs: Math.round(Number(seconds) * NS_PER_SECOND), status: Number(status) };
}
__name(rowOf, "rowOf");
function isGood(status) {
  return status >= 200 && status < 300;
}
__name(isGood, "isGood");
function secondsOf(text, label, where) {
  const found = new RegExp(`^ {2}${label}:\\t(\\d+\\.\\d+) secs$`, "m").exec(text)?.[1];
  if (found !== void 0) return Number(found);
  const said = text.split("\n").find((line) => line.trim() !== "") ?? "the file is empty";
  throw new IndexbenchError("INPUT_INVALID", { what: `no line "${label}" in seconds (${said.trim().slice(0, 200)})`, where, next: "Give what hey printed for a run that ended." });
}
__name(secondsOf, "secondsOf");
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
__name(sum, "sum");

// src/interop/imports/hyperfine/hyperfine-importer.ts
var HYPERFINE_IMPORTER = {
  format: "hyperfine",
  reads: "the JSON of hyperfine --export-json",
  takes: "file",
  read: /* @__PURE__ */ __name((files) => ({ toolVersion: null, measurements: files.flatMap(({ text, path }) => JsonValue.parse(text, path).at("results").list().map(readResult2)) }), "read")
};
function readResult2(result) {
  const times = result.at("times").list().map((time) => time.number());
  const codes = exitCodes(result);
  const good = times.filter((_, run) => codes === null || codes[run] === 0);
  const counts = { calls: times.length, ok: good.length, cutOff: 0 };
  return {
    name: result.at("command").text().slice(0, 1024),
    unit: "command run",
    measures: "one run of a command, from its start to its end, less what hyperfine takes for the shell",
    clients: 1,
    connections: null,
    ...counts,
    // Between runs there is preparation of unknown length: there is no rate.
    measuredNs: null,
    callsPerSecond: null,
    latency: latencyFromCalls(good.map((seconds) => Math.round(seconds * 1e9))),
    warnings: [...countWarnings("command run", counts), ...timeWarnings(good, codes)]
  };
}
__name(readResult2, "readResult");
function exitCodes(result) {
  const codes = result.at("exit_codes");
  return codes.isAbsent ? null : codes.list().map((code) => code.isAbsent ? null : code.count());
}
__name(exitCodes, "exitCodes");
function timeWarnings(good, codes) {
  const zeros = good.filter((seconds) => seconds === 0).length;
  return [
    ...codes === null ? [{ code: "failures-unseen", detail: "the file has no exit codes: failed runs cannot be told from good ones" }] : [],
    ...zeros === 0 ? [] : [{ code: "zero-times", detail: `${String(zeros)} times are 0: shorter than the shell’s start, which hyperfine subtracts` }]
  ];
}
__name(timeWarnings, "timeWarnings");

// src/interop/imports/k6/k6-importer.ts
var NS_PER_MS3 = 1e6;
var GOOD_DURATION = "http_req_duration{expected_response:true}";
var K6_IMPORTER = {
  format: "k6",
  reads: "the JSON of k6 run --summary-export",
  takes: "file",
  read: /* @__PURE__ */ __name((files) => ({ toolVersion: null, measurements: files.map(readSummary) }), "read")
};
function readSummary({ text, path }) {
  const metrics = JsonValue.parse(text, path).at("metrics");
  const calls = metrics.at("http_reqs").at("count").count();
  const rate = metrics.at("http_reqs").at("rate").number();
  const failures = metrics.at("http_req_failed");
  const failed = failures.isAbsent ? 0 : failures.at("passes").count();
  const counts = { calls, ok: Math.max(0, calls - failed), cutOff: 0 };
  const measuredNs = rate === 0 ? null : Math.round(calls / rate * 1e9);
  const hasGood = !metrics.at(GOOD_DURATION).isAbsent;
  const duration = metrics.at(hasGood ? GOOD_DURATION : "http_req_duration");
  return {
    name: path.replace(/^.*\//, "").slice(0, 1024),
    unit: "request",
    measures: "one HTTP request: sending, waiting and receiving, connecting not included",
    clients: metrics.at("vus_max").isAbsent ? null : metrics.at("vus_max").at("max").count(),
    connections: null,
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(counts.ok, measuredNs),
    latency: counts.ok === 0 ? null : latencyOf3(duration, hasGood ? counts.ok : calls),
    warnings: [...countWarnings("request", counts), ...warningsOf(failures.isAbsent, !hasGood && failed > 0), CLIENT_NOT_MEASURED]
  };
}
__name(readSummary, "readSummary");
function latencyOf3(duration, count) {
  const ns = /* @__PURE__ */ __name((key) => duration.at(key).number() * NS_PER_MS3, "ns");
  const percents = duration.keys().flatMap((key) => /^p\((\d+(?:\.\d+)?)\)$/.exec(key)?.[1] ?? []);
  return latencyAsStated({ count, meanNs: ns("avg"), minNs: ns("min"), maxNs: ns("max"), percentiles: [[50, ns("med")], ...percents.map((percent) => [Number(percent), ns(`p(${percent})`)])] });
}
__name(latencyOf3, "latencyOf");
function warningsOf(failuresUnseen, failuresInLatency) {
  return [
    { code: "other-rule", detail: "k6 interpolates between calls: its percentiles are not nearest-rank" },
    ...failuresUnseen ? [{ code: "failures-unseen", detail: "the summary does not count failed requests" }] : [],
    ...failuresInLatency ? [{ code: "failures-in-latency", detail: "latencies are of failed requests too" }] : []
  ];
}
__name(warningsOf, "warningsOf");

// src/interop/imports/wrk/wrk-importer.ts
var NS_PER_UNIT = { us: 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 36e11 };
var TIME = "(\\d+(?:\\.\\d+)?)(us|ms|s|m|h)";
var WRK_IMPORTER = {
  format: "wrk",
  reads: "the text that wrk prints (with --latency for percentiles)",
  takes: "file",
  read: /* @__PURE__ */ __name((files) => ({ toolVersion: null, measurements: files.map(readText3) }), "read")
};
function readText3({ text, path }) {
  const total = new RegExp(`^ +(\\d+) requests in ${TIME}, `, "m").exec(text);
  if (total === null) throw withoutResult(text, path);
  const responses = Number(total[1]);
  const errors = errorsOf(text);
  const counts = { calls: responses + errors.sockets, ok: Math.max(0, responses - errors.status - errors.late), cutOff: 0 };
  const measuredNs = Math.round(nsOf(total[2], total[3]));
  const latency = new RegExp(`^ +Latency +${TIME} +${TIME} +${TIME} `, "m").exec(text);
  const connections = /^ +\d+ threads and (\d+) connections$/m.exec(text)?.[1];
  const percentiles = [...text.matchAll(new RegExp(`^ +(\\d{2})% +${TIME}$`, "gm"))].map(([, percent, value, unit]) => [Number(percent), nsOf(value, unit)]);
  return {
    name: (/^Running .* test @ (.*)$/m.exec(text)?.[1] ?? "").slice(0, 1024),
    unit: "request",
    measures: "one HTTP request, from its sending to the end of its response",
    clients: connections === void 0 ? null : Number(connections),
    connections: connections === void 0 ? null : Number(connections),
    ...counts,
    measuredNs,
    callsPerSecond: goodRate(counts.ok, measuredNs),
    latency: counts.ok === 0 || latency === null ? null : latencyAsStated({ count: responses, meanNs: nsOf(latency[1], latency[2]), minNs: null, maxNs: nsOf(latency[5], latency[6]), percentiles }),
    warnings: [...countWarnings("request", counts), ...counts.ok === 0 ? [] : latencyWarnings3(errors, percentiles.length), CLIENT_NOT_MEASURED]
  };
}
__name(readText3, "readText");
function errorsOf(text) {
  const sockets = /^ +Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)$/m.exec(text)?.slice(1).map(Number) ?? [];
  const [connect = 0, read = 0, write = 0, late = 0] = sockets;
  return { sockets: connect + read + write, late, status: Number(/^ +Non-2xx or 3xx responses: (\d+)$/m.exec(text)?.[1] ?? 0) };
}
__name(errorsOf, "errorsOf");
function latencyWarnings3({ status, late }, percentiles) {
  return [
    ...percentiles === 0 ? [{ code: "details-missing", detail: "no percentiles: wrk was run without --latency" }] : [],
    { code: "omission", detail: "wrk adds latencies that its connections would have seen had they gone on sending: its figures are of more values than it had responses" },
    ...status > 0 ? [{ code: "failures-in-latency", detail: `latencies are also of ${String(status)} responses with a status from 400 on` }] : [],
    ...late > 0 ? [{ code: "figures-disagree", detail: `latencies of ${String(late)} responses are left out: they came later than wrk’s limit` }] : []
  ];
}
__name(latencyWarnings3, "latencyWarnings");
function nsOf(value, unit) {
  return Number(value) * (NS_PER_UNIT[unit ?? ""] ?? Number.NaN);
}
__name(nsOf, "nsOf");
function withoutResult(text, where) {
  const said = text.split("\n").find((line) => line.trim() !== "") ?? "the file is empty";
  return new IndexbenchError("INPUT_INVALID", { what: `no line "… requests in …": wrk ended without a result (${said.trim().slice(0, 200)})`, where, next: "Give what wrk printed for a run that ended." });
}
__name(withoutResult, "withoutResult");

// src/interop/imports/registry.ts
var IMPORTERS = [AB_IMPORTER, AUTOCANNON_IMPORTER, CRITERION_IMPORTER, GHZ_IMPORTER, HEY_IMPORTER, HYPERFINE_IMPORTER, K6_IMPORTER, WRK_IMPORTER];

// src/run/import-command.ts
var MAX_IMPORT_BYTES = 256 * 1024 * 1024;
var MOST_FILES = 1e4;
var MOST_LEVELS = 16;
var IMPORT_FILE = "imported.json";
function importOutput(format, path) {
  const importer = importerOf(format);
  const files = importer.takes === "folder" ? folderFiles(path) : [{ path, text: readInput(path, MAX_IMPORT_BYTES) }];
  const { toolVersion, measurements } = importer.read(files);
  const document = {
    version: 1,
    format: importer.format,
    toolVersion,
    files: files.map(({ path: name, text }) => ({ label: importer.takes === "folder" ? name : basename(name), sha256: sha256Hex(text), bytes: Buffer.byteLength(text) })),
    measurements: withIds(importer, measurements)
  };
  return validateDocument("Imported", document, path);
}
__name(importOutput, "importOutput");
async function writeImported(folder, imported) {
  const file = join(folder, IMPORT_FILE);
  if (existsSync(file)) throw new IndexbenchError("OUTPUT_EXISTS", { what: "is there already", where: file });
  makeFolder(folder);
  await writeReport(file, serializeDocument(imported));
  return file;
}
__name(writeImported, "writeImported");
function importerOf(format) {
  const importer = IMPORTERS.find((candidate) => candidate.format === format);
  if (importer === void 0) throw new IndexbenchError("USAGE", { what: `unknown format "${format}"; known: ${IMPORTERS.map((known) => known.format).join(", ")}`, where: "import" });
  return importer;
}
__name(importerOf, "importerOf");
function withIds({ format }, measurements) {
  return measurements.map((measurement, index) => {
    const same = measurements.filter(({ name }) => name === measurement.name).length;
    const repeated = same > 1 ? [{ code: "name-repeated", detail: `${String(same)} measurements have this name` }] : [];
    return { id: `${format}-${String(index + 1)}`, ...measurement, name: redactSecrets(measurement.name), warnings: [...measurement.warnings, ...repeated] };
  });
}
__name(withIds, "withIds");
function folderFiles(folder) {
  const paths = jsonFiles(folder, 0).sort();
  if (paths.length > MOST_FILES) throw new IndexbenchError("INPUT_INVALID", { what: `${String(paths.length)} JSON files; at most ${String(MOST_FILES)} are read`, where: folder });
  return paths.map((path) => ({ path: relative(folder, path), text: readInput(path) }));
}
__name(folderFiles, "folderFiles");
function jsonFiles(folder, level) {
  if (level === 0 && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new IndexbenchError("INPUT_NOT_FOUND", { what: "is no folder", where: folder });
  if (level > MOST_LEVELS) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return jsonFiles(path, level + 1);
    return entry.isFile() && entry.name.endsWith(".json") ? [path] : [];
  });
}
__name(jsonFiles, "jsonFiles");
export {
  IMPORT_FILE,
  importOutput,
  writeImported
};
