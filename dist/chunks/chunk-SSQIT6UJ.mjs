import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  GRPC_STATUS,
  statusCodeOf
} from "./chunk-XZD5FPPS.mjs";
import {
  parseDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/interop/ghz-calls.ts
var MOST_DETAILS = 1e6;
var CLOSED_BY_CLIENT = /client connection is closing|use of closed network connection/;
function ghzCalls(report) {
  const details = report.details ?? [];
  const baseUnixSeconds = details.length === 0 ? 0 : timestampOf(details[0]).unixSeconds;
  const cutOff = cutOffRows(report, details);
  const calls = details.map((detail, at) => toCall(detail, baseUnixSeconds, cutOff.has(at)));
  return { baseUnixSeconds, calls, lostRows: Math.max(0, report.count - details.length), notes: notesOn(report) };
}
__name(ghzCalls, "ghzCalls");
function cutOffRows(report, details) {
  const rows = /* @__PURE__ */ new Set();
  if (report.endReason === "normal") return rows;
  const workers = report.options.concurrency ?? 0;
  for (let at = details.length - 1; at >= 0 && rows.size < workers; at -= 1) {
    if (CLOSED_BY_CLIENT.test(details[at]?.error ?? "")) rows.add(at);
  }
  return rows;
}
__name(cutOffRows, "cutOffRows");
function toCall(detail, baseUnixSeconds, cutOff) {
  const { unixSeconds, nanoseconds } = timestampOf(detail);
  const endNs = (unixSeconds - baseUnixSeconds) * 1e9 + nanoseconds;
  return {
    startNs: endNs - detail.latency,
    endNs,
    latencyNs: detail.latency,
    // grpc-go prints numbers outside its names as Code(99), which the specification reads as UNKNOWN.
    status: statusCodeOf(detail.status) ?? GRPC_STATUS.UNKNOWN,
    text: detail.status === "OK" ? "" : detail.error,
    cutOff
  };
}
__name(toCall, "toCall");
function timestampOf(detail) {
  const [, seconds = "", fraction = "", zone = ""] = /^(.{19})(?:\.(\d+))?(.+)$/.exec(detail.timestamp) ?? [];
  return { unixSeconds: Date.parse(`${seconds}${zone}`) / 1e3, nanoseconds: Number(fraction.padEnd(9, "0")) };
}
__name(timestampOf, "timestampOf");
function notesOn(report) {
  const notes = [];
  const details = report.details ?? [];
  const ok = report.statusCodeDistribution["OK"] ?? 0;
  if (report.count === 0) notes.push({ code: "no-call", text: "ghz kept no call at all." });
  else if (ok === 0) notes.push({ code: "no-good-call", text: `ghz reports an end without error, but none of its ${String(report.count)} calls succeeded.` });
  if (report.count > details.length && details.length >= MOST_DETAILS) {
    notes.push({ code: "details-truncated", text: `ghz kept the first ${String(details.length)} of ${String(report.count)} calls: its percentiles are of the first ones.` });
  } else if (report.count !== details.length) {
    notes.push({ code: "details-missing", text: `ghz counted ${String(report.count)} calls and gave details of ${String(details.length)}.` });
  }
  const asked = report.options.total;
  const skipped = report.options.skipFirst ?? 0;
  if (report.endReason === "normal" && typeof asked === "number" && asked > 0 && report.count > asked - skipped) {
    notes.push({ code: "rows-of-retries", text: `ghz was asked for ${String(asked - skipped)} calls and counted ${String(report.count)}: grpc-go sent some again, and both attempts are rows.` });
  }
  if ((report.latencyDistribution ?? null) === null && ok > 0) notes.push({ code: "no-latency", text: "ghz gave no latency distribution." });
  return notes;
}
__name(notesOn, "notesOn");

// src/interop/ghz-report.ts
var NOT_A_NUMBER = /"([^"\\]{1,64})"\s*:\s*([-+]?(?:nan|inf|infinity))\b/i;
function parseGhzReport(text, where) {
  return withoutMetadata(withoutEmptyPercentiles(parseDocument("GhzReport", withNumbersOnly(text, where), where)));
}
__name(parseGhzReport, "parseGhzReport");
function withNumbersOnly(text, where) {
  const found = NOT_A_NUMBER.exec(text);
  if (found === null || isJson(text)) return text;
  throw new IndexbenchError("INPUT_INVALID", { what: `${String(found[2])} is not a number`, where: `${where}#/${String(found[1])}` });
}
__name(withNumbersOnly, "withNumbersOnly");
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
__name(isJson, "isJson");
function withoutEmptyPercentiles(report) {
  const { latencyDistribution } = report;
  if (latencyDistribution === void 0 || latencyDistribution === null) return report;
  return { ...report, latencyDistribution: latencyDistribution.filter(({ percentage }) => percentage > 0) };
}
__name(withoutEmptyPercentiles, "withoutEmptyPercentiles");
function withoutMetadata(report) {
  const options = Object.fromEntries(Object.entries(report.options).filter(([key]) => !/metadata/i.test(key)));
  return { ...report, options };
}
__name(withoutMetadata, "withoutMetadata");

export {
  ghzCalls,
  parseGhzReport
};
