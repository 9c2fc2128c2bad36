import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  aggregate
} from "./chunk-R42G5QHH.mjs";
import "./chunk-PW2WMN76.mjs";
import "./chunk-32VRBFLH.mjs";
import "./chunk-D5S3QFNW.mjs";
import "./chunk-POG7QTGG.mjs";
import {
  METRICS
} from "./chunk-25UAVXYT.mjs";
import "./chunk-HNKOPOCU.mjs";
import "./chunk-VBWWBLHP.mjs";
import "./chunk-QTZXZE6F.mjs";
import "./chunk-WID5VGEI.mjs";
import "./chunk-EQVHRWLF.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-JNZ5CMQH.mjs";
import "./chunk-XF42LGIE.mjs";
import "./chunk-X5TZWF2O.mjs";
import {
  rateUnit
} from "./chunk-XXE5QRW6.mjs";
import {
  escapeCsv,
  escapeText
} from "./chunk-RUSGHASN.mjs";
import "./chunk-D7DRIS7J.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/benchmark-action.ts
var METRICS2 = {
  customBiggerIsBetter: ["unitsPerSecond"],
  customSmallerIsBetter: ["p50Ns", "p95Ns", "p99Ns", "serverCpuNsPerUnit", "serverAnonymousPeakBytes"]
};
function benchmarkActionEntries({ rows }, tool) {
  const wanted = METRICS2[tool];
  const entries = rows.flatMap((row) => row.cells.flatMap((cell) => cell.summary.filter(({ metric }) => wanted.includes(metric)).flatMap((summary) => entryOf(row, cell, summary))));
  const leftOut = rows.flatMap((row) => row.cells.flatMap(({ variant, state }) => state.kind === "empty" ? [`${row.scenario}, ${row.driver}, ${variant}: ${state.reason}`] : []));
  return { entries, leftOut };
}
__name(benchmarkActionEntries, "benchmarkActionEntries");
function entryOf(row, cell, { metric, median, min, max, n }) {
  if (median === null) return [];
  const payload = row.work.payloadClass === "expected" ? "" : ` [${row.work.payloadClass}]`;
  return [{ name: escapeText(`${row.scenario} / ${row.driver}${payload} / ${cell.variant} / ${metric}`), unit: unitOf(row, metric), value: median, range: `${String(min)}–${String(max)} in ${String(n)} run${n === 1 ? "" : "s"}`, extra: escapeText(extraOf(row, cell)) }];
}
__name(entryOf, "entryOf");
function unitOf({ unit }, metric) {
  if (metric === "unitsPerSecond") return rateUnit(unit);
  if (metric === "serverAnonymousPeakBytes") return "bytes";
  return metric === "serverCpuNsPerUnit" ? `ns/${unit}` : "ns";
}
__name(unitOf, "unitOf");
function extraOf(row, { state, warnings, runs }) {
  const flags = state.kind === "measured" ? [state.clientBound && "client-bound", state.unverified && "unverified", state.tooShort && "too short", state.tooManyErrors && "too many errors"].filter((flag) => flag !== false) : [];
  const codes = [.../* @__PURE__ */ new Set([...flags, ...warnings.map(({ code }) => code)])];
  const hosts = [...new Set(runs.map(({ hostKey }) => hostKey))];
  return `workKey ${row.workKey}; hostKey ${hosts.join(" ")}; flags ${codes.length === 0 ? "none" : codes.join(" ")}`;
}
__name(extraOf, "extraOf");

// src/report/cells-csv.ts
var KEYS = ["scenario", "title", "driver", "unit", "workKey", "hostKeys", "payloadClass", "variant", "runs", "state", "reason", "clientBound", "unverified", "tooShort", "tooManyErrors", "warnings"];
function cellsCsv({ rows }) {
  const lines = rows.flatMap((row) => row.cells.map((cell) => cellLine(row, cell)));
  return [[...KEYS, ...METRICS], ...lines].map((line) => `${line.map(escapeCsv).join(",")}\r
`).join("");
}
__name(cellsCsv, "cellsCsv");
function cellLine(row, { variant, state, runs, summary, warnings }) {
  const hostKeys = [...new Set(runs.map(({ hostKey }) => hostKey))].sort().join(" ");
  const flags = state.kind === "empty" ? [null, null, null, null] : [state.clientBound, state.unverified, state.tooShort, state.tooManyErrors];
  const figures = METRICS.map((metric) => summary.find((entry) => entry.metric === metric)?.median ?? null);
  const reason = state.kind === "empty" ? state.reason : null;
  return [row.scenario, row.title, row.driver, row.unit, row.workKey, hostKeys, row.work.payloadClass, variant, runs.length, state.kind, reason, ...flags, warnings.map(({ code }) => code).join(" "), ...figures];
}
__name(cellLine, "cellLine");

// src/run/export-command.ts
var EXPORTS = {
  csv: /* @__PURE__ */ __name((comparison) => ({ text: cellsCsv(comparison), notes: [] }), "csv"),
  customBiggerIsBetter: /* @__PURE__ */ __name((comparison) => forAction(comparison, "customBiggerIsBetter"), "customBiggerIsBetter"),
  customSmallerIsBetter: /* @__PURE__ */ __name((comparison) => forAction(comparison, "customSmallerIsBetter"), "customSmallerIsBetter")
};
var EXPORT_FORMATS = Object.keys(EXPORTS);
async function exportBundles(format, folder, version) {
  if (!Object.hasOwn(EXPORTS, format)) throw new IndexbenchError("USAGE", { what: `unknown format "${format}"; known: ${EXPORT_FORMATS.join(", ")}`, where: "export" });
  const { comparison } = await aggregate({ roots: [folder], gates: null, recheck: null, version });
  const exported = EXPORTS[format]?.(comparison) ?? { text: "", notes: [] };
  return { ...exported, notes: [...comparison.refused.map(({ label, code, message }) => `refused ${label}: ${code}: ${message}`), ...exported.notes] };
}
__name(exportBundles, "exportBundles");
function forAction(comparison, tool) {
  const { entries, leftOut } = benchmarkActionEntries(comparison, tool);
  return { text: `${JSON.stringify(entries, null, 2)}
`, notes: leftOut.map((what) => `left out, the action will not miss it: ${what}`) };
}
__name(forAction, "forAction");
export {
  EXPORT_FORMATS,
  exportBundles
};
