import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ControlClient,
  plannedScenario,
  require_src
} from "./chunk-QZ4TDNMR.mjs";
import {
  startWatchdog
} from "./chunk-SBC3EOLE.mjs";
import {
  loadWorkload
} from "./chunk-Y3NM5R6N.mjs";
import {
  nearestRank
} from "./chunk-KOKT4ROD.mjs";
import "./chunk-4C5SWKNK.mjs";
import {
  authorityOf,
  driveNative
} from "./chunk-N7L76V4K.mjs";
import {
  readRawSamples
} from "./chunk-RWH3E6BN.mjs";
import "./chunk-HHHYB5DP.mjs";
import {
  SAMPLE_PHASE,
  driveOrderOf,
  sampleStatusName
} from "./chunk-6GZRJGHN.mjs";
import "./chunk-27XY4FDN.mjs";
import "./chunk-L2VRDV3D.mjs";
import {
  METHOD_NAMES,
  SERVICE,
  isMethodName,
  statusGoName
} from "./chunk-M3D3AUQS.mjs";
import "./chunk-NBZWVPA6.mjs";
import {
  createTempFolder
} from "./chunk-5CGUT4ID.mjs";
import "./chunk-KOTFYGK5.mjs";
import "./chunk-D6DKS75U.mjs";
import "./chunk-DG5XGDJH.mjs";
import {
  requireKnown
} from "./chunk-EEEB7KOY.mjs";
import {
  writeRefusal
} from "./chunk-WDLHGED5.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
import {
  __name,
  __toESM
} from "./chunk-Z3YZHBLK.mjs";

// src/run/load-command.ts
import { writeFileSync } from "node:fs";
import { join as join2 } from "node:path";
import { parseArgs as parseArgs2 } from "node:util";

// src/load/ghz-flags.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { parseArgs } from "node:util";

// src/load/ghz-config.ts
import { readFileSync } from "node:fs";
function ghzConfigArguments(file) {
  const config = readConfig(file);
  const { host = null, ...flags } = config;
  if (host !== null && typeof host !== "string") throw invalid(file, "host", host);
  return { args: Object.entries(flags).flatMap(([key, value]) => flagsOf(file, key, value)), host };
}
__name(ghzConfigArguments, "ghzConfigArguments");
function readConfig(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
  let config;
  try {
    config = JSON.parse(text);
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_JSON", { what: cause instanceof Error ? cause.message : String(cause), where: `--config ${file}`, cause });
  }
  if (config === null || typeof config !== "object" || Array.isArray(config)) throw invalid(file, "", config);
  return config;
}
__name(readConfig, "readConfig");
function flagsOf(file, key, value) {
  if (value === false || value === null) return [];
  if (value === true) return [`--${key}`];
  if (typeof value === "string" || typeof value === "number") return [`--${key}=${String(value)}`];
  if (key === "import-paths" && Array.isArray(value)) return [`--${key}=${value.join(",")}`];
  if (key === "data" || key === "tags") return [`--${key}=${JSON.stringify(value)}`];
  throw invalid(file, key, value);
}
__name(flagsOf, "flagsOf");
function invalid(file, key, value) {
  return new IndexbenchError("INPUT_INVALID", { what: `${JSON.stringify(value).slice(0, 80)} is not what ghz has there`, where: `--config ${file}#/${key}` });
}
__name(invalid, "invalid");

// src/load/go-units.ts
var NS_PER_UNIT = { ns: 1, us: 1e3, "µs": 1e3, "μs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 36e11 };
function parseGoDuration(text) {
  if (text === "0") return 0;
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h)(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))*$/.test(text)) return null;
  let ns = 0;
  for (const [, number = "", unit = ""] of text.matchAll(/([\d.]+)(ns|us|µs|μs|ms|s|m|h)/g)) ns += Number(number) * (NS_PER_UNIT[unit] ?? 0);
  return Math.round(ns);
}
__name(parseGoDuration, "parseGoDuration");
var BYTES_PER_UNIT = { "": 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30 };
function parseByteSize(text) {
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+)?) ?([a-z]*)$/i.exec(text) ?? [];
  const factor = BYTES_PER_UNIT[unit.toLowerCase()];
  return number === "" || factor === void 0 ? null : Math.round(Number(number) * factor);
}
__name(parseByteSize, "parseByteSize");

// src/load/json-message.ts
var import_proto_loader = __toESM(require_src(), 1);
import { dirname, join } from "node:path";
function jsonEncoderOf(method, protoFile, importFolders) {
  const definition = methodIn(loadProto(protoFile, importFolders), method, protoFile);
  const { requestType, requestSerialize } = definition.method;
  const fields = requestType.type.field ?? [];
  return (value, where) => Buffer.from(requestSerialize(toFields(value, fields, definition.all, where)));
}
__name(jsonEncoderOf, "jsonEncoderOf");
function serviceProtoIn(protoFolder) {
  return join(protoFolder, "service.proto");
}
__name(serviceProtoIn, "serviceProtoIn");
function loadProto(protoFile, importFolders) {
  try {
    return (0, import_proto_loader.loadSync)(protoFile, { includeDirs: [dirname(protoFile), ...importFolders] });
  } catch (cause) {
    throw new IndexbenchError("USAGE", { what: `cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, where: `--proto ${protoFile}`, cause });
  }
}
__name(loadProto, "loadProto");
function methodIn(all, name, protoFile) {
  const service = all[SERVICE];
  const method = service?.[name];
  if (method === void 0) throw new IndexbenchError("USAGE", { what: `has no ${SERVICE}/${name}`, where: `--proto ${protoFile}` });
  return { method, all };
}
__name(methodIn, "methodIn");
function wrong(where, what) {
  return new IndexbenchError("USAGE", { what, where, next: "Give the request in protobuf’s JSON form; see src/protocol/proto/service.proto for its fields." });
}
__name(wrong, "wrong");
function toFields(value, fields, all, where) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw wrong(where, `${JSON.stringify(value)} is not an object`);
  const result = {};
  for (const [key, inner] of Object.entries(value)) {
    const name = key.replace(/_([a-z])/g, (_match, letter) => letter.toUpperCase());
    const field = fields.find((candidate) => candidate.name === key || candidate.name === name);
    if (field === void 0) throw wrong(where, `there is no field ${JSON.stringify(key)}; there are: ${fields.map((known) => known.name).join(", ")}`);
    if (inner !== null) result[field.name] = toField(inner, field, all, `${where}/${key}`);
  }
  return result;
}
__name(toFields, "toFields");
function toField(value, field, all, where) {
  if (field.label !== "LABEL_REPEATED") return toValue(value, field, all, where);
  if (!Array.isArray(value)) throw wrong(where, `${JSON.stringify(value)} is not an array`);
  return value.map((element, at) => toValue(element, field, all, `${where}/${String(at)}`));
}
__name(toField, "toField");
function toValue(value, field, all, where) {
  switch (field.type) {
    case "TYPE_MESSAGE":
      return toFields(value, typeNamed(all, field.typeName).field ?? [], all, where);
    case "TYPE_ENUM":
      return toEnum(value, typeNamed(all, field.typeName).value ?? [], where);
    case "TYPE_STRING":
      if (typeof value !== "string") throw wrong(where, `${JSON.stringify(value)} is not a string`);
      return value;
    case "TYPE_BOOL":
      if (typeof value !== "boolean") throw wrong(where, `${JSON.stringify(value)} is not true or false`);
      return value;
    case "TYPE_BYTES":
      if (typeof value !== "string" || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) throw wrong(where, `${JSON.stringify(value)} is not base64 with padding`);
      return value;
    default:
      return toInteger(value, field, where);
  }
}
__name(toValue, "toValue");
var RANGES = {
  TYPE_INT32: [-(2n ** 31n), 2n ** 31n - 1n],
  TYPE_UINT32: [0n, 2n ** 32n - 1n],
  TYPE_INT64: [-(2n ** 63n), 2n ** 63n - 1n],
  TYPE_UINT64: [0n, 2n ** 64n - 1n]
};
function toInteger(value, field, where) {
  const range = RANGES[field.type];
  if (range === void 0) throw wrong(where, `fields of ${field.type} are not offered`);
  const text = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== "string" || !/^-?\d{1,20}$/.test(text)) throw wrong(where, `${JSON.stringify(value)} is not an integer`);
  const number = BigInt(text);
  if (number < range[0] || number > range[1]) throw wrong(where, `${text} lies outside ${String(range[0])} to ${String(range[1])}`);
  return text;
}
__name(toInteger, "toInteger");
function toEnum(value, allowed, where) {
  const found = allowed.find(({ name, number }) => name === value || number === value);
  if (found === void 0) throw wrong(where, `${JSON.stringify(value)} is not allowed; allowed: ${allowed.map(({ name }) => name).join(", ")}`);
  return found.number;
}
__name(toEnum, "toEnum");
function typeNamed(all, typeName) {
  const short = typeName.replace(/^\./, "");
  const definition = all[short] ?? all[`${SERVICE.slice(0, SERVICE.lastIndexOf("."))}.${short}`];
  if (definition === void 0 || !("type" in definition)) throw new Error(`the descriptor set lacks ${typeName}`);
  return definition.type;
}
__name(typeNamed, "typeNamed");

// src/load/ghz-flags.ts
var OPTIONS = {
  call: { type: "string" },
  proto: { type: "string" },
  "import-paths": { type: "string", short: "i" },
  insecure: { type: "boolean" },
  concurrency: { type: "string", short: "c" },
  connections: { type: "string" },
  total: { type: "string", short: "n" },
  duration: { type: "string", short: "z" },
  "duration-stop": { type: "string" },
  timeout: { type: "string", short: "t" },
  data: { type: "string", short: "d" },
  "data-file": { type: "string", short: "D" },
  name: { type: "string" },
  tags: { type: "string" },
  "max-recv-message-size": { type: "string" },
  skipFirst: { type: "string" },
  "count-errors": { type: "boolean" },
  format: { type: "string", short: "O" },
  output: { type: "string", short: "o" },
  config: { type: "string" },
  "disable-template-functions": { type: "boolean" },
  "disable-template-data": { type: "boolean" }
};
var NO_DEADLINE_NS = 864e11;
var LARGEST_MESSAGE = 2147483647;
var UNLIMITED_TOTAL = 2147483647;
var GRACE_MS = 1e4;
function parseGhzFlags(args, protoFolder) {
  const { values, positionals } = parse(args);
  const method = methodOf(values.call);
  if (values.insecure !== true) throw usage("--insecure", "is needed: only plaintext HTTP/2 is driven", "Add --insecure.");
  const clients = integer("--concurrency", values.concurrency ?? "50", 1, 4096);
  const connections = integer("--connections", values.connections ?? "1", 0, 4096) || 1;
  if (connections > clients) throw usage("--connections", `${String(connections)} is more than the ${String(clients)} of --concurrency`, "Use at most one connection a client.");
  const timeoutNs = durationNs("--timeout", values.timeout ?? "20s");
  const deadlineMs = (timeoutNs === 0 ? NO_DEADLINE_NS : timeoutNs) / 1e6;
  const { stop, total, overallLimitMs } = stopOf(values, deadlineMs);
  return {
    order: {
      method,
      requests: { kind: "messages", messagesBase64: messagesOf(method, values, protoFolder) },
      clients,
      connections,
      warmupRequests: 0,
      stop,
      maxMessageBytes: sizeOf(values["max-recv-message-size"]),
      deadlineMs,
      idleLimitMs: deadlineMs,
      overallLimitMs,
      check: "status",
      expectedPassSha256: null,
      checkedPayloads: null
    },
    target: targetOf(positionals),
    call: `${SERVICE}/${method}`,
    total,
    timeoutNs,
    name: values.name ?? "",
    tags: tagsOf(values.tags),
    skipFirst: integer("--skipFirst", values.skipFirst ?? "0", 0, total),
    countErrors: values["count-errors"] ?? false,
    format: oneOf("--format", values.format ?? "summary", ["summary", "json", "pretty"]),
    output: values.output ?? null
  };
}
__name(parseGhzFlags, "parseGhzFlags");
function parse(args) {
  const given = parseFlags(args);
  const file = given.values.config;
  if (file === void 0) return given;
  const config = ghzConfigArguments(file);
  const { values, positionals } = parseFlags([...config.args, ...args]);
  return { values, positionals: positionals.length === 0 && config.host !== null ? [config.host] : positionals };
}
__name(parse, "parse");
function parseFlags(args) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message.split(". ")[0] ?? cause.message : String(cause);
    throw new IndexbenchError("USAGE", { what: message, where: "load", next: "Use the flags of ghz that `load --help` lists.", cause });
  }
}
__name(parseFlags, "parseFlags");
function usage(flag, what, next) {
  return new IndexbenchError("USAGE", { what, where: flag, next });
}
__name(usage, "usage");
function methodOf(call) {
  if (call === void 0) throw usage("--call", "is missing", `Name a method, as --call ${SERVICE}/GetBlock.`);
  const [, service = "", method = ""] = /^\.?(.+)[./]([^./]+)$/.exec(call) ?? [];
  if (service !== SERVICE || !isMethodName(method)) {
    throw usage("--call", `${JSON.stringify(call)} is not a method of ${SERVICE}`, `Use one of: ${METHOD_NAMES.join(", ")}.`);
  }
  return method;
}
__name(methodOf, "methodOf");
function integer(flag, text, least, most) {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw usage(flag, `${JSON.stringify(text)} is not a whole number from ${String(least)} to ${String(most)}`);
}
__name(integer, "integer");
function durationNs(flag, text) {
  const ns = parseGoDuration(text);
  if (ns === null) throw usage(flag, `${JSON.stringify(text)} is not a duration such as 10s, 1500ms or 1m30s`);
  return ns;
}
__name(durationNs, "durationNs");
function sizeOf(text) {
  if (text === void 0) return LARGEST_MESSAGE;
  const bytes = parseByteSize(text);
  if (bytes === null || bytes < 1 || bytes > LARGEST_MESSAGE) throw usage("--max-recv-message-size", `${JSON.stringify(text)} is not a size such as 4MB or 4MiB`);
  return bytes;
}
__name(sizeOf, "sizeOf");
function stopOf(values, deadlineMs) {
  const durationStop = oneOf("--duration-stop", values["duration-stop"] ?? "close", ["close", "wait", "ignore"]);
  if (values.duration !== void 0) {
    const windowMs = durationNs("--duration", values.duration) / 1e6;
    if (windowMs > 0) {
      const overallLimitMs = durationStop === "wait" ? windowMs + deadlineMs + GRACE_MS : windowMs;
      return { stop: { kind: "window", seconds: windowMs / 1e3 }, total: UNLIMITED_TOTAL, overallLimitMs };
    }
  }
  const total = integer("--total", values.total ?? "200", 1, 1e9);
  return { stop: { kind: "count", requests: total }, total, overallLimitMs: NO_DEADLINE_NS / 1e6 };
}
__name(stopOf, "stopOf");
function oneOf(flag, value, allowed) {
  const found = allowed.find((candidate) => candidate === value);
  if (found === void 0) throw usage(flag, `${JSON.stringify(value)} is not allowed; allowed: ${allowed.join(", ")}`);
  return found;
}
__name(oneOf, "oneOf");
function tagsOf(text) {
  if (text === void 0) return {};
  const tags = json("--tags", text);
  if (tags === null || typeof tags !== "object" || Array.isArray(tags) || Object.values(tags).some((value) => typeof value !== "string")) {
    throw usage("--tags", `${text} is not a JSON object of texts`);
  }
  return tags;
}
__name(tagsOf, "tagsOf");
function messagesOf(method, values, protoFolder) {
  const { flag, text } = dataText(values);
  if (/\{\{/.test(text)) {
    throw usage(flag, "holds a template action ({{…}}): only static data are sent", "Write the requests out as a JSON array, or use a workload file.");
  }
  const data = json(flag, text);
  const encode = jsonEncoderOf(method, values.proto ?? serviceProtoIn(protoFolder), (values["import-paths"] ?? "").split(",").filter((folder) => folder !== ""));
  const list = Array.isArray(data) ? data : [data];
  if (list.length === 0) throw usage(flag, "is an empty array: there is nothing to send");
  return list.map((value, at) => encode(value, Array.isArray(data) ? `${flag} /${String(at)}` : flag).toString("base64"));
}
__name(messagesOf, "messagesOf");
function dataText(values) {
  const file = values["data-file"];
  if (file === void 0) return { flag: "--data", text: values.data ?? "{}" };
  try {
    return { flag: `--data-file ${file}`, text: readFileSync2(file, "utf8") };
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: cause instanceof Error ? cause.message : String(cause), where: `--data-file ${file}`, cause });
  }
}
__name(dataText, "dataText");
function json(flag, text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw usage(flag, `not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
__name(json, "json");
function targetOf(positionals) {
  if (positionals.length > 1) throw usage(positionals[1] ?? "", "is one argument too many: give one host:port");
  const address = positionals[0];
  return address === void 0 ? null : parseAddress(address);
}
__name(targetOf, "targetOf");
function parseAddress(address) {
  const [, bracketed, plain2, port = ""] = /^(?:\[([0-9a-fA-F:.]+)\]|([^:/[\]]+)):(\d{1,5})$/.exec(address) ?? [];
  const host = bracketed ?? plain2;
  if (host === void 0 || Number(port) < 1 || Number(port) > 65535) throw usage("address", `${JSON.stringify(address)} is not host:port`);
  return { host, port: Number(port) };
}
__name(parseAddress, "parseAddress");

// src/interop/ghz-report-writer.ts
var PERCENTAGES = [10, 25, 50, 75, 90, 95, 99];
var BUCKETS = 10;
function toGhzReport(run) {
  const { calls } = run;
  const counted = run.countErrors ? calls : calls.filter(({ status }) => status === 0);
  const latencies = Float64Array.from(counted, ({ latencyNs }) => latencyNs).sort();
  const sum = calls.reduce((total, { latencyNs }) => total + latencyNs, 0);
  return {
    date: `${new Date(run.startUnixMs + run.totalNs / 1e6).toISOString().slice(0, 19)}Z`,
    ...run.name === "" ? {} : { name: run.name },
    endReason: run.endReason,
    options: optionsOf(run),
    count: calls.length,
    total: run.totalNs,
    average: calls.length === 0 ? 0 : Math.floor(sum / calls.length),
    fastest: latencies[0] ?? 0,
    slowest: latencies.at(-1) ?? 0,
    rps: run.totalNs === 0 ? 0 : calls.length / (run.totalNs / 1e9),
    errorDistribution: tally(calls.filter(({ status }) => status !== 0).map(errorText)),
    statusCodeDistribution: tally(calls.map(({ status }) => ghzStatusName(status))),
    latencyDistribution: latencies.length === 0 ? null : PERCENTAGES.map((percentage) => percentileEntry(latencies, percentage)),
    histogram: latencies.length === 0 ? null : histogramOf(latencies),
    details: calls.map((call) => ({
      timestamp: timestampOf(run.startUnixMs, call.endNs),
      latency: call.latencyNs,
      error: call.status === 0 ? "" : errorText(call),
      status: ghzStatusName(call.status)
    })),
    ...Object.keys(run.tags).length === 0 ? {} : { tags: { ...run.tags } }
  };
}
__name(toGhzReport, "toGhzReport");
function optionsOf(run) {
  return {
    call: run.call,
    host: run.host,
    insecure: true,
    "load-schedule": "const",
    concurrency: run.clients,
    "concurrency-schedule": "const",
    total: run.total,
    connections: run.connections,
    timeout: run.timeoutNs,
    binary: false,
    ...run.name === "" ? {} : { name: run.name },
    ...run.countErrors ? { "count-errors": true } : {}
  };
}
__name(optionsOf, "optionsOf");
function ghzStatusName(status) {
  return status <= 16 ? statusGoName(status) : `Code(${String(status)})`;
}
__name(ghzStatusName, "ghzStatusName");
function errorText(call) {
  return `rpc error: code = ${ghzStatusName(call.status)} desc = ${call.text}`;
}
__name(errorText, "errorText");
function tally(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
__name(tally, "tally");
function percentileEntry(ascending, percentage) {
  return { percentage, latency: ascending[nearestRank(ascending.length, percentage) - 1] ?? 0 };
}
__name(percentileEntry, "percentileEntry");
function histogramOf(ascending) {
  const first = (ascending[0] ?? 0) / 1e9;
  const last = (ascending.at(-1) ?? 0) / 1e9;
  const marks = Array.from({ length: BUCKETS + 1 }, (_, i) => i === BUCKETS ? last : first + i * (last - first) / BUCKETS);
  const counts = new Array(BUCKETS + 1).fill(0);
  let bucket = 0;
  for (const latencyNs of ascending) {
    while (bucket < BUCKETS && latencyNs / 1e9 > (marks[bucket] ?? 0)) bucket += 1;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return marks.map((mark, i) => ({ mark, count: counts[i] ?? 0, frequency: (counts[i] ?? 0) / ascending.length }));
}
__name(histogramOf, "histogramOf");
function timestampOf(startUnixMs, endNs) {
  const startSeconds = Math.floor(startUnixMs / 1e3);
  const ns = Math.round((startUnixMs - startSeconds * 1e3) * 1e6) + endNs;
  const seconds = startSeconds + Math.floor(ns / 1e9);
  const nanoseconds = (ns % 1e9 + 1e9) % 1e9;
  return `${new Date(seconds * 1e3).toISOString().slice(0, 19)}.${String(nanoseconds).padStart(9, "0")}Z`;
}
__name(timestampOf, "timestampOf");

// src/interop/ghz-summary.ts
var LONGEST_BAR = 40;
var BAR = "∎";
var COLUMN_GAP = 3;
function ghzSummary(report) {
  const lines = ["", "Summary:"];
  if (report.name !== void 0) lines.push(`  Name:		${plain(report.name)}`);
  lines.push(
    `  Count:	${String(report.count)}`,
    `  Total:	${duration(report.total)}`,
    `  Slowest:	${duration(report.slowest)}`,
    `  Fastest:	${duration(report.fastest)}`,
    ...someSucceeded(report) ? [`  Average:	${duration(report.average)}`, `  Requests/sec:	${report.rps.toFixed(2)}`] : ["  No call succeeded."],
    "",
    "Response time histogram:",
    ...histogramLines(report.histogram ?? []),
    "",
    "Latency distribution:",
    ...(report.latencyDistribution ?? []).map(({ percentage, latency }) => `  ${String(percentage)} % in ${duration(latency)} `),
    "",
    "Status code distribution:",
    ...aligned(Object.entries(report.statusCodeDistribution).map(([name, count]) => [`[${plain(name)}]`, `${String(count)} responses`])),
    ""
  );
  const errors = Object.entries(report.errorDistribution).map(([text, count]) => [`[${String(count)}]`, plain(text)]);
  if (errors.length > 0) lines.push("Error distribution:", ...aligned(errors));
  lines.push("");
  return `${lines.join("\n")}
`;
}
__name(ghzSummary, "ghzSummary");
function someSucceeded({ statusCodeDistribution }) {
  return (statusCodeDistribution["OK"] ?? 0) > 0;
}
__name(someSucceeded, "someSucceeded");
function duration(ns) {
  if (ns < 1e4) return `${String(ns)} ns`;
  return ns < 1e9 ? `${(ns / 1e6).toFixed(2)} ms` : `${(ns / 1e9).toFixed(2)} s`;
}
__name(duration, "duration");
function histogramLines(buckets) {
  const most = Math.max(0, ...buckets.map(({ count }) => count));
  const marks = buckets.map(({ mark }) => (mark * 1e3).toFixed(3));
  const counts = buckets.map(({ count }) => `[${String(count)}]`);
  const markWidth = Math.max(0, ...marks.map((text) => text.length));
  const countWidth = Math.max(0, ...counts.map((text) => text.length));
  return buckets.map(({ count }, i) => {
    const bar = BAR.repeat(most === 0 ? 0 : Math.floor((count * LONGEST_BAR + most / 2) / most));
    return `  ${(marks[i] ?? "").padEnd(markWidth)} ${(counts[i] ?? "").padEnd(countWidth)} |${bar}`;
  });
}
__name(histogramLines, "histogramLines");
function aligned(rows) {
  const widthOf = /* @__PURE__ */ __name((column) => Math.max(0, ...rows.map((row) => row[column].length)) + COLUMN_GAP, "widthOf");
  return rows.map(([first, second]) => `  ${first.padEnd(widthOf(0))}${second.padEnd(widthOf(1))}`);
}
__name(aligned, "aligned");
function plain(text) {
  return text.replace(new RegExp("\\p{Cc}", "gu"), " ");
}
__name(plain, "plain");

// src/load/ghz-output.ts
function ghzReportOf(load, target, result) {
  const report = toGhzReport({
    call: load.call,
    host: authorityOf(target),
    clients: load.order.clients,
    connections: load.order.connections,
    total: load.total,
    timeoutNs: load.timeoutNs,
    name: load.name,
    tags: load.tags,
    countErrors: load.countErrors,
    endReason: endReasonOf(load, result),
    startUnixMs: result.window.startUnixMs,
    totalNs: result.window.lastEndNs,
    calls: measuredCalls(result).slice(load.skipFirst)
  });
  return someSucceeded(report) ? report : { ...report, average: 0, rps: 0 };
}
__name(ghzReportOf, "ghzReportOf");
function formatGhzReport(report, format2) {
  switch (format2) {
    case "summary":
      return ghzSummary(report);
    case "json":
      return JSON.stringify(report);
    case "pretty":
      return `${JSON.stringify(report, null, 2)}
`;
  }
}
__name(formatGhzReport, "formatGhzReport");
function endReasonOf(load, result) {
  if (result.endReason === "cancel" || result.endReason === "server-gone") return "cancel";
  return result.endReason === "timeout" || load.order.stop.kind === "window" ? "timeout" : "normal";
}
__name(endReasonOf, "endReasonOf");
function measuredCalls(result) {
  const textOf = /* @__PURE__ */ __name((status) => {
    const groups = result.failures.filter((group) => group.status === sampleStatusName(status));
    return groups.length === 1 ? groups[0]?.text ?? "" : "";
  }, "textOf");
  const texts = /* @__PURE__ */ new Map();
  const calls = [];
  for (const { rows, wide, narrow } of readRawSamples(result.samples.file)) {
    for (let at = 0; at < rows; at += 1) {
      if (narrow.phase[at] !== SAMPLE_PHASE.measured) continue;
      const status = narrow.status[at] ?? 0;
      const endNs = wide.endNs[at] ?? 0;
      if (!texts.has(status)) texts.set(status, status === 0 ? "" : textOf(status));
      calls.push({ endNs, latencyNs: endNs - (wide.startNs[at] ?? 0), status, text: texts.get(status) ?? "" });
    }
  }
  return calls;
}
__name(measuredCalls, "measuredCalls");

// src/load/scenario-load.ts
var IDLE_LIMIT_MS = 3e4;
var OVERALL_LIMIT_MS = 24 * 36e5;
var UNLIMITED_TOTAL2 = 2147483647;
function scenarioLoad({ scenario, workload, target, firstHeight, lastHeight, format: format2, output }) {
  if (firstHeight > lastHeight) throw new IndexbenchError("USAGE", { what: `the heights ${firstHeight} to ${lastHeight} are empty`, where: "--first-height, --last-height" });
  const planned = plannedScenario({ scenario, workload, firstHeight, lastHeight });
  return {
    order: driveOrderOf(planned, { target, samplesFile: "", idleLimitMs: IDLE_LIMIT_MS, overallLimitMs: OVERALL_LIMIT_MS, expectedPassSha256: null }),
    target,
    call: `${SERVICE}/${scenario.method}`,
    total: scenario.stop.kind === "count" ? scenario.stop.requests : UNLIMITED_TOTAL2,
    timeoutNs: scenario.deadlineSeconds * 1e9,
    name: scenario.title,
    tags: {},
    skipFirst: 0,
    countErrors: false,
    format: format2,
    output
  };
}
__name(scenarioLoad, "scenarioLoad");

// src/run/load-command.ts
var TIP_TIMEOUT_MS = 1e4;
async function runLoad({ args, packageRoot, signal }) {
  const protoFolder = join2(packageRoot, "dist", "proto");
  const isScenario = args.some((arg) => arg === "--scenario" || arg.startsWith("--scenario="));
  const load = isScenario ? await parseScenarioArgs(args, packageRoot, protoFolder) : parseGhzFlags(args, protoFolder);
  const target = requireLoopback(load.target);
  const watchdog = await startWatchdog({ entry: join2(packageRoot, "dist", "watchdog.mjs") });
  const work = createTempFolder({ registrar: watchdog });
  try {
    const result = await driveNative({ ...load.order, target, samplesFile: join2(work.path, "samples.raw") }, { onProgress: /* @__PURE__ */ __name(() => void 0, "onProgress"), signal });
    const text = formatGhzReport(ghzReportOf(load, target, result), load.format);
    if (load.output !== null) writeReportFile(load.output, text);
    const notes = troublesOf(result);
    return { text, file: load.output, notes, exitCode: result.endReason === "cancel" ? 130 : notes.length > 0 ? 4 : 0 };
  } finally {
    await work.remove();
    await watchdog.stop();
  }
}
__name(runLoad, "runLoad");
function writeReportFile(file, text) {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}
__name(writeReportFile, "writeReportFile");
function troublesOf({ ok, started, endReason }) {
  return [
    ...endReason === "server-gone" ? [`the server could no longer be reached: ended after ${String(started)} calls, before all were sent`] : [],
    ...ok === 0 ? ["not one call was good: rate and latencies of the report are those of failures, and no result"] : []
  ];
}
__name(troublesOf, "troublesOf");
async function parseScenarioArgs(args, packageRoot, protoFolder) {
  const { values, positionals } = parseScenarioFlags(args);
  const [address, ...others] = positionals;
  if (address === void 0 || others.length > 0) throw new IndexbenchError("USAGE", { what: "exactly one address is wanted, such as 127.0.0.1:9067", where: "load" });
  const workload = loadWorkload(values.workload ?? "serving", packageRoot);
  const id = values.scenario ?? "";
  requireKnown({ kind: "scenario", name: id, known: workload.scenarios.map((scenario2) => scenario2.id), where: "--scenario" });
  const scenario = workload.scenarios.find((candidate) => candidate.id === id);
  if (scenario === void 0) throw new Error(`no scenario ${id}`);
  const target = requireLoopback(parseAddress(address));
  const reportFormat = format(values.format);
  const lastHeight = height("--last-height", values["last-height"]) ?? await tipOf(target, protoFolder);
  return scenarioLoad({ scenario, workload: workload.id, target, firstHeight: height("--first-height", values["first-height"]) ?? 1, lastHeight, format: reportFormat, output: values.output ?? null });
}
__name(parseScenarioArgs, "parseScenarioArgs");
function parseScenarioFlags(args) {
  try {
    return parseWith(args);
  } catch (cause) {
    throw new IndexbenchError("USAGE", { what: cause instanceof Error ? cause.message : String(cause), where: "load", next: "With --scenario only --workload, --first-height, --last-height, --format and --output are known.", cause });
  }
}
__name(parseScenarioFlags, "parseScenarioFlags");
function parseWith(args) {
  return parseArgs2({
    args: [...args],
    allowPositionals: true,
    options: {
      scenario: { type: "string" },
      workload: { type: "string" },
      "first-height": { type: "string" },
      "last-height": { type: "string" },
      format: { type: "string", short: "O", default: "summary" },
      output: { type: "string", short: "o" }
    }
  });
}
__name(parseWith, "parseWith");
async function tipOf(target, protoFolder) {
  const control = new ControlClient(target, protoFolder);
  try {
    return (await control.latestBlock(TIP_TIMEOUT_MS)).height;
  } catch (cause) {
    throw new IndexbenchError("SYSTEM_NOT_READY", { what: `GetLatestBlock failed: ${(cause instanceof Error ? cause.message : String(cause)).replace(/\s*Resolution note:\s*$/, "")}`, where: `${target.host}:${target.port}`, next: "Start the server, or give --last-height.", cause });
  } finally {
    control.close();
  }
}
__name(tipOf, "tipOf");
function height(flag, text) {
  if (text === void 0) return null;
  if (!/^\d{1,9}$/.test(text)) throw new IndexbenchError("USAGE", { what: `"${text}" is no block height`, where: flag });
  return Number(text);
}
__name(height, "height");
function format(text) {
  if (text === "summary" || text === "json" || text === "pretty") return text;
  throw new IndexbenchError("USAGE", { what: `unknown format "${text}"; known: summary, json, pretty`, where: "--format" });
}
__name(format, "format");
function requireLoopback(target) {
  if (target === null) throw new IndexbenchError("USAGE", { what: "no address is given", where: "load", next: "Give the address of the server, such as 127.0.0.1:9067." });
  const { host } = target;
  if (/^127\.\d+\.\d+\.\d+$/.test(host) || host === "localhost" || host === "::1" || host === "[::1]") return target;
  throw new IndexbenchError("USAGE", { what: `${host} is not a loopback address`, where: "load", next: "Run indexbench on the machine of the server." });
}
__name(requireLoopback, "requireLoopback");
export {
  runLoad
};
