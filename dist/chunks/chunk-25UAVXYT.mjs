import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  median
} from "./chunk-73PECBEZ.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  tellableCpuNs,
  tellableStackCpuNs
} from "./chunk-XF42LGIE.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/statistics/ratio.ts
function ratioOf(numerator, denominator) {
  if (numerator === null || numerator === void 0 || denominator === null || denominator === void 0 || denominator === 0) return null;
  const quotient = numerator / denominator;
  return Number.isFinite(quotient) ? round12(quotient) : null;
}
__name(ratioOf, "ratioOf");

// src/comparison/metric-values.ts
var METRICS = [
  "unitsPerSecond",
  "callsPerSecond",
  "p50Ns",
  "p95Ns",
  "p99Ns",
  "firstMessageP50Ns",
  "serviceP50Ns",
  "serviceP99Ns",
  "serverCpuNsPerUnit",
  "stackCpuNsPerUnit",
  "clientCpuNsPerUnit",
  "serverAnonymousPeakBytes",
  "bytesPerCall"
];
var RANKING_METRIC = "unitsPerSecond";
var SPEED_METRICS = /* @__PURE__ */ new Set(["unitsPerSecond", "callsPerSecond", "p50Ns", "p95Ns", "p99Ns", "firstMessageP50Ns", "serviceP50Ns", "serviceP99Ns"]);
var HIGHER_IS_FASTER = /* @__PURE__ */ new Set(["unitsPerSecond", "callsPerSecond"]);
function isSpeed(metric) {
  return SPEED_METRICS.has(metric);
}
__name(isSpeed, "isSpeed");
function higherIsFaster(metric) {
  return HIGHER_IS_FASTER.has(metric);
}
__name(higherIsFaster, "higherIsFaster");
function metricValues({ statistics, sums, resources }) {
  const units = sums?.units ?? 0;
  return {
    unitsPerSecond: statistics?.unitsPerSecond ?? null,
    callsPerSecond: statistics?.callsPerSecond ?? null,
    p50Ns: percentileValue(statistics?.latency, 50),
    p95Ns: percentileValue(statistics?.latency, 95),
    p99Ns: percentileValue(statistics?.latency, 99),
    firstMessageP50Ns: percentileValue(statistics?.firstMessage, 50),
    serviceP50Ns: percentileValue(statistics?.service, 50),
    serviceP99Ns: percentileValue(statistics?.service, 99),
    serverCpuNsPerUnit: ratioOf(tellableCpuNs(resources, "server"), units),
    stackCpuNsPerUnit: ratioOf(tellableStackCpuNs(resources), units),
    clientCpuNsPerUnit: ratioOf(tellableCpuNs(resources, "client"), units),
    serverAnonymousPeakBytes: units === 0 ? null : resources?.target.anonymousPeakBytes ?? null,
    bytesPerCall: statistics?.bytesPerCall ?? null
  };
}
__name(metricValues, "metricValues");
function summarizeRuns(runs) {
  return METRICS.flatMap((metric) => {
    const values = runs.flatMap((run) => run[metric] ?? []);
    const middle = median(values);
    if (middle === null || values.length < runs.length) return [];
    return [{ metric, n: values.length, median: round12(middle), min: Math.min(...values), max: Math.max(...values), claim: claimOf(values.length) }];
  });
}
__name(summarizeRuns, "summarizeRuns");
function claimOf(count) {
  if (count === 1) return "one run";
  return count === 2 ? "range" : "spread";
}
__name(claimOf, "claimOf");
function percentileValue(latency, percent) {
  const found = latency?.percentiles.find((entry) => entry.percent === percent);
  return found === void 0 || found.mark === "max" ? null : found.valueNs;
}
__name(percentileValue, "percentileValue");

// src/comparison/gate-verdict.ts
var NOT_MEASURED = /* @__PURE__ */ __name((figure) => ({ verdict: "not measured", figure }), "NOT_MEASURED");
function figureOf(ratio, pairs) {
  const interval = ratio.interval === null ? "" : `, interval ${figureText(ratio.interval.low)} to ${figureText(ratio.interval.high)}`;
  return `median ${figureText(ratio.median)} of ${String(pairs)} ${pairs === 1 ? "pair" : "pairs"}, ${figureText(ratio.min)} to ${figureText(ratio.max)}${interval}`;
}
__name(figureOf, "figureOf");
function figureText(value) {
  return value === null ? "none" : String(Number(value.toPrecision(4)));
}
__name(figureText, "figureText");
function isWithin(value, { atLeast, atMost }) {
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}
__name(isWithin, "isWithin");
function pointVerdict(figure, limits) {
  if (figure === null || limits === null) return "not measured";
  return isWithin(figure, limits) ? "pass" : "fail";
}
__name(pointVerdict, "pointVerdict");
function ratioLimits({ atLeast, atMost, withinPercent }, isHigherBetter) {
  if (withinPercent === void 0) return { ...atLeast === void 0 ? {} : { atLeast }, ...atMost === void 0 ? {} : { atMost } };
  return isHigherBetter ? { atLeast: 1 - withinPercent / 100 } : { atMost: 1 + withinPercent / 100 };
}
__name(ratioLimits, "ratioLimits");
function servingLimits(gate) {
  return ratioLimits(gate, higherIsFaster(gate.metric));
}
__name(servingLimits, "servingLimits");
function limitsText({ atLeast, atMost }) {
  return [atLeast === void 0 ? [] : [`≥ ${figureText(atLeast)}`], atMost === void 0 ? [] : [`≤ ${figureText(atMost)}`]].flat().join(" and ");
}
__name(limitsText, "limitsText");
function ratioVerdict(judge, limits, ratio) {
  switch (judge) {
    case "point":
      return pointVerdict(ratio.median, limits) === "pass" ? "pass" : "fail";
    case "everyPair":
      return ratio.pairs.every((pair) => isWithin(pair, limits)) ? "pass" : "fail";
    case "bound": {
      if (ratio.interval === null) return "not shown";
      const { low, high } = ratio.interval;
      if (isWithin(low, limits) && isWithin(high, limits)) return "pass";
      return low > (limits.atMost ?? Infinity) || high < (limits.atLeast ?? 0) ? "fail" : "not shown";
    }
  }
}
__name(ratioVerdict, "ratioVerdict");
function purposeOf(gate) {
  return gate.purpose ?? "promotion";
}
__name(purposeOf, "purposeOf");
function isHeld({ verdict, purpose }) {
  return verdict === "pass" || verdict === "not shown" && purpose === "regression";
}
__name(isHeld, "isHeld");
function isPromoted(results) {
  return results.length > 0 && results.every(({ verdict }) => verdict === "pass");
}
__name(isPromoted, "isPromoted");

export {
  ratioOf,
  METRICS,
  RANKING_METRIC,
  isSpeed,
  higherIsFaster,
  metricValues,
  summarizeRuns,
  claimOf,
  NOT_MEASURED,
  figureOf,
  figureText,
  pointVerdict,
  ratioLimits,
  servingLimits,
  limitsText,
  ratioVerdict,
  purposeOf,
  isHeld,
  isPromoted
};
