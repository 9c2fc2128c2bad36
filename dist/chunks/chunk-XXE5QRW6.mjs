import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/figures.ts
var NO_FIGURE = "—";
var RATE_DIGITS = 4;
var FIGURE_DIGITS = 3;
function formatNumber(value, digits = RATE_DIGITS) {
  if (value === null || !Number.isFinite(value)) return NO_FIGURE;
  if (value === 0) return "0";
  const rounded = Number(value.toPrecision(digits));
  const exponent = Math.floor(Math.log10(Math.abs(rounded)));
  const decimals = Math.min(9, Math.max(0, digits - 1 - exponent));
  const [whole = "", fraction] = rounded.toFixed(decimals).split(".");
  return fraction === void 0 ? inThousands(whole) : `${inThousands(whole)}.${fraction}`;
}
__name(formatNumber, "formatNumber");
function formatCount(value) {
  return inThousands(String(value));
}
__name(formatCount, "formatCount");
function inThousands(digits) {
  return digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, ",") : digits;
}
__name(inThousands, "inThousands");
var DURATIONS = [[1e9, "s"], [1e6, "ms"], [1e3, "µs"], [1, "ns"]];
var SIZES = [[2 ** 30, "GiB"], [2 ** 20, "MiB"], [2 ** 10, "KiB"], [1, "B"]];
function formatDuration(ns) {
  return formatStep(ns, DURATIONS);
}
__name(formatDuration, "formatDuration");
function formatBytes(bytes) {
  return formatStep(bytes, SIZES);
}
__name(formatBytes, "formatBytes");
function formatStep(value, steps) {
  if (value === null || !Number.isFinite(value)) return NO_FIGURE;
  const reach = Math.max(value, Number(value.toPrecision(FIGURE_DIGITS)));
  const [size, unit] = steps.find(([least]) => reach >= least) ?? steps.at(-1) ?? [1, ""];
  return `${formatNumber(value / size, FIGURE_DIGITS)} ${unit}`;
}
__name(formatStep, "formatStep");
function formatShare(share) {
  return share === null ? NO_FIGURE : `${formatNumber(share * 100, 2)} %`;
}
__name(formatShare, "formatShare");
function formatMetric(metric, value) {
  switch (metric) {
    case "unitsPerSecond":
    case "callsPerSecond":
      return formatNumber(value);
    case "p50Ns":
    case "p95Ns":
    case "p99Ns":
    case "firstMessageP50Ns":
    case "serviceP50Ns":
    case "serviceP99Ns":
    case "serverCpuNsPerUnit":
    case "stackCpuNsPerUnit":
    case "clientCpuNsPerUnit":
      return formatDuration(value);
    case "serverAnonymousPeakBytes":
    case "bytesPerCall":
      return formatBytes(value);
  }
}
__name(formatMetric, "formatMetric");
function rateUnit(unit) {
  return unit === "block" ? "blocks/s" : "calls/s";
}
__name(rateUnit, "rateUnit");
function formatRange(metric, min, max) {
  const [low, high] = [formatMetric(metric, min), formatMetric(metric, max)];
  return low === high ? low : `${low}–${high}`;
}
__name(formatRange, "formatRange");
var BOUNDS = { exact: "", "at-least": "≥ ", "at-most": "≤ " };
function formatRatio({ median, bound, basis }) {
  if (median === null) return NO_FIGURE;
  const isSingle = bound !== "exact" && basis.kind === "paired" && basis.pairs.length === 1;
  return `${BOUNDS[bound]}${formatNumber(median, FIGURE_DIGITS)}×${isSingle ? " (1 pair)" : ""}`;
}
__name(formatRatio, "formatRatio");
function formatFactor(value) {
  return value === null ? NO_FIGURE : `${formatNumber(value, FIGURE_DIGITS)}×`;
}
__name(formatFactor, "formatFactor");

export {
  NO_FIGURE,
  formatNumber,
  formatCount,
  formatDuration,
  formatBytes,
  formatShare,
  formatMetric,
  rateUnit,
  formatRange,
  formatRatio,
  formatFactor
};
