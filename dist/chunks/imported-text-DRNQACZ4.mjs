import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  NO_FIGURE,
  formatDuration,
  formatNumber
} from "./chunk-XXE5QRW6.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/report/imported-text.ts
function importedLines({ format, toolVersion, measurements }) {
  const head = `${format}${toolVersion === null ? "" : ` ${toolVersion}`}: ${String(measurements.length)} measurement${measurements.length === 1 ? "" : "s"}`;
  return [head, ...measurements.flatMap(measurementLines)];
}
__name(importedLines, "importedLines");
function measurementLines({ id, name, unit, measures, calls, ok, callsPerSecond, latency, warnings }) {
  const rate = callsPerSecond === null ? NO_FIGURE : `${formatNumber(callsPerSecond)} good ${unit}s/s`;
  return [`${id}  ${name}`, `  unit: ${measures}`, `  ${String(ok)} of ${String(calls)} ${unit}s good, ${rate}, ${latencyText(latency)}`, ...warnings.map(({ code, detail }) => `  [${code}] ${detail}`)];
}
__name(measurementLines, "measurementLines");
function latencyText(latency) {
  if (latency === null) return `latency ${NO_FIGURE}`;
  const percentiles = latency.percentiles.map(({ percent, valueNs, mark }) => `p${String(percent)} ${mark === "max" ? "(max) " : ""}${formatDuration(valueNs)}`);
  return `${[`mean ${formatDuration(latency.meanNs)}`, ...percentiles].join(", ")}${latency.source === "stated" ? " (as the tool states them)" : ""}`;
}
__name(latencyText, "latencyText");
export {
  importedLines
};
