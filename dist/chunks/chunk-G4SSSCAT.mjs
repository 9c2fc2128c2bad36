import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  NO_FIGURE,
  formatFactor
} from "./chunk-OOJJHVB4.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/wording.ts
function metricTitle(metric, unit) {
  switch (metric) {
    case "unitsPerSecond":
      return `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s per second`;
    case "callsPerSecond":
      return "Calls per second";
    case "p50Ns":
      return "Latency, median";
    case "p95Ns":
      return "Latency, 95th percentile";
    case "p99Ns":
      return "Latency, 99th percentile";
    case "firstMessageP50Ns":
      return "First message, median";
    case "serviceP50Ns":
      return "Service time, median";
    case "serviceP99Ns":
      return "Service time, 99th percentile";
    case "serverCpuNsPerUnit":
      return `Server CPU per ${unit}`;
    case "clientCpuNsPerUnit":
      return `Client CPU per ${unit}`;
    case "serverAnonymousPeakBytes":
      return "Server memory, peak (anonymous)";
    case "bytesPerCall":
      return "Payload per call";
  }
}
__name(metricTitle, "metricTitle");
var EMPTY_WORDS = {
  missing: "missing",
  "not-supported": "not supported",
  wrong: "wrong blocks",
  failed: "failed",
  "cut-off": "cut off",
  "driver-unavailable": "driver not here",
  "other-payload": "sends other bytes",
  "not-comparable": "other work",
  "no-good-call": "no call succeeded"
};
var MARKS = {
  "too-short": { letter: "s", word: "too short" },
  "client-bound": { letter: "c", word: "client-bound" },
  unverified: { letter: "u", word: "unverified" },
  "few-samples": { letter: "f", word: "few" },
  errors: { letter: "e", word: "errors" },
  "no-good-call": { letter: "e", word: "errors" },
  "unlike-payload-sizes": { letter: "z", word: "unlike sizes" },
  "different-payload": { letter: "d", word: "other bytes" },
  "unchecked-blocks": { letter: "q", word: "unchecked" },
  "samples-truncated": { letter: "t", word: "samples cut" },
  "shared-cpus": { letter: "p", word: "shared CPUs" },
  "memory-limit": { letter: "m", word: "memory limit" },
  steal: { letter: "n", word: "noisy" },
  drift: { letter: "n", word: "noisy" },
  "outside-cpu": { letter: "n", word: "noisy" },
  "smt-shared": { letter: "n", word: "noisy" },
  "cut-off": null,
  "cpu-below-resolution": null,
  "affinity-unread": { letter: "a", word: "unpinned" }
};
function marksOf(warnings) {
  const marks = warnings.flatMap(({ code }) => MARKS[code] ?? []);
  return marks.filter((mark, index) => marks.findIndex(({ letter }) => letter === mark.letter) === index);
}
__name(marksOf, "marksOf");
function claimText({ n }) {
  return n === 1 ? "one run" : `${String(n)} runs`;
}
__name(claimText, "claimText");
var CPU_SIDES = /* @__PURE__ */ new Map([["serverCpuNsPerUnit", "server"], ["clientCpuNsPerUnit", "client"]]);
function noFigureText({ state, warnings }, metric) {
  if (state.kind === "empty") return EMPTY_WORDS[state.reason];
  const side = CPU_SIDES.get(metric);
  const isBelow = warnings.some((warning) => warning.code === "cpu-below-resolution" && warning.sides.some((entry) => entry === side));
  return isBelow ? "below resolution" : NO_FIGURE;
}
__name(noFigureText, "noFigureText");
function basisText(ratio) {
  switch (ratio.basis.kind) {
    case "paired": {
      const { length } = ratio.basis.pairs;
      const signs = `${String(ratio.above)} above 1, ${String(ratio.below)} below`;
      const interval = ratio.interval === null ? "" : `; ${formatFactor(ratio.interval.low)} to ${formatFactor(ratio.interval.high)} with ${String(Math.floor(ratio.interval.confidence * 1e3) / 10)} %`;
      return `${String(length)} ${length === 1 ? "pair" : "pairs"} on one machine each, ${formatFactor(ratio.min)} to ${formatFactor(ratio.max)}, ${signs}${interval}`;
    }
    case "across-machines":
      return `across machines: ratio of medians of ${String(ratio.basis.runs)} runs, no verdict`;
    case "none":
      return `no ratio: ${ratio.basis.reason}`;
  }
}
__name(basisText, "basisText");
function outcomeText({ outcome, expected }) {
  switch (outcome) {
    case "passed":
      return "complete";
    case "failed":
      return "failed: a gate says no or an input was refused";
    case "incomplete":
      return expected.present < expected.runs ? "incomplete: a declared run is missing or failed" : "incomplete: a measurement failed";
  }
}
__name(outcomeText, "outcomeText");
var HOW_TO_READ = [
  "One row is one piece of equal work: the same requests, in the same order, on the same chain, from the same driver.",
  "A cell holds the median over its runs, and the smallest and largest run beside it; only good calls count. Where more than 1 % of the calls failed there is no ratio and no rank.",
  "With fewer than three runs that range is what was seen, and no claim of spread.",
  "A ratio is the variant over the first one, from pairs of runs on one machine; over 1 means more work per second.",
  "“≥” or “≤”: the load generator was the limit of the faster side, so the true ratio lies further from 1.",
  "An empty cell says why it is empty; it is never filled with a nearby number."
];

// src/report/row-view.ts
var MAIN_METRIC = "unitsPerSecond";
function summaryOf(cell, metric) {
  return cell.summary.find((entry) => entry.metric === metric) ?? null;
}
__name(summaryOf, "summaryOf");
function ratioFor(row, variant, metric) {
  return row.ratios.find((entry) => entry.numerator === variant && entry.metric === metric) ?? null;
}
__name(ratioFor, "ratioFor");
function rowTitle(row) {
  const { payloadClass } = row.work;
  const isPlain = payloadClass === "expected" || payloadClass.startsWith("unverified");
  return isPlain ? row.title : `${row.title} (other bytes, ${payloadClass.slice(0, 12)}…)`;
}
__name(rowTitle, "rowTitle");
function hasSeveralDrivers({ rows }) {
  return new Set(rows.map(({ driver }) => driver)).size > 1;
}
__name(hasSeveralDrivers, "hasSeveralDrivers");
function warningCodes(comparison) {
  return new Set(comparison.rows.flatMap(({ cells }) => cells.flatMap(({ warnings }) => warnings.map(({ code }) => code))));
}
__name(warningCodes, "warningCodes");
function shortcomings({ expected, failures, refused, notComparable }) {
  const lines = [];
  if (expected.missing.length > 0) lines.push(`Missing runs: ${expected.missing.map(({ variant, repeat }) => `${variant} r${String(repeat)}`).join(", ")}`);
  if (failures.length > 0) lines.push(`${String(failures.length)} ${failures.length === 1 ? "failure" : "failures"}: see the appendix`);
  if (refused.length > 0) lines.push(`${String(refused.length)} ${refused.length === 1 ? "input was" : "inputs were"} refused: see the appendix`);
  if (notComparable.length > 0) lines.push(`${String(notComparable.length)} ${notComparable.length === 1 ? "measurement is" : "measurements are"} not comparable: see the appendix`);
  return lines;
}
__name(shortcomings, "shortcomings");
function runsLine({ expected, failures, outcome }) {
  const isWhole = expected.present === expected.runs && expected.missing.length === 0;
  const hasFailed = isWhole && failures.length > 0 && outcome !== "passed";
  return `${String(expected.present)} of ${String(expected.runs)} runs complete${hasFailed ? ", with failed measurements" : ""}`;
}
__name(runsLine, "runsLine");
function outcomeLine(comparison) {
  return comparison.outcome === "passed" ? runsLine(comparison) : `${runsLine(comparison)}; ${outcomeText(comparison)}`;
}
__name(outcomeLine, "outcomeLine");

export {
  metricTitle,
  EMPTY_WORDS,
  MARKS,
  marksOf,
  claimText,
  noFigureText,
  basisText,
  outcomeText,
  HOW_TO_READ,
  MAIN_METRIC,
  summaryOf,
  ratioFor,
  rowTitle,
  hasSeveralDrivers,
  warningCodes,
  shortcomings,
  runsLine,
  outcomeLine
};
