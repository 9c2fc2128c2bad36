import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  METRICS,
  RANKING_METRIC,
  higherIsFaster,
  isSpeed,
  ratioOf,
  summarizeRuns
} from "./chunk-25UAVXYT.mjs";
import {
  fieldDifferences
} from "./chunk-QTZXZE6F.mjs";
import {
  median
} from "./chunk-73PECBEZ.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  clip
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/order-by.ts
function compareKeys(a, b) {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === void 0) return 1;
    if (left < right) return -1;
    if (left > right) return 1;
  }
  return a.length - b.length;
}
__name(compareKeys, "compareKeys");
function orderBy(items, keysOf) {
  return [...items].map((item) => ({ item, keys: keysOf(item) })).sort((a, b) => compareKeys(a.keys, b.keys)).map(({ item }) => item);
}
__name(orderBy, "orderBy");
function groupBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
__name(groupBy, "groupBy");

// src/comparison/merge-warnings.ts
var WARNING_CODES = [
  "no-good-call",
  "too-short",
  "client-bound",
  "errors",
  "unverified",
  "unlike-payload-sizes",
  "different-payload",
  "unchecked-blocks",
  "cut-off",
  "samples-truncated",
  "few-samples",
  "memory-limit",
  "shared-cpus",
  "smt-shared",
  "affinity-unread",
  "steal",
  "drift",
  "outside-cpu",
  "cpu-below-resolution"
];
function mergeWarnings(warnings) {
  return WARNING_CODES.flatMap((code) => {
    const same = warnings.filter((warning) => warning.code === code);
    const [first, ...rest] = same;
    return first === void 0 ? [] : [rest.reduce(mergeTwo, first)];
  });
}
__name(mergeWarnings, "mergeWarnings");
function mergeTwo(a, b) {
  return mergeCounts(a, b) ?? (severity(b) > severity(a) ? b : mergeReasons(a, b));
}
__name(mergeTwo, "mergeTwo");
function mergeCounts(a, b) {
  if (a.code === "errors" && b.code === "errors") return { code: "errors", failed: a.failed + b.failed, calls: a.calls + b.calls };
  if (a.code === "no-good-call" && b.code === "no-good-call") return { code: "no-good-call", calls: a.calls + b.calls };
  if (a.code === "cut-off" && b.code === "cut-off") return { code: "cut-off", calls: a.calls + b.calls };
  if (a.code === "memory-limit" && b.code === "memory-limit") return { code: "memory-limit", kills: a.kills + b.kills };
  if (a.code === "samples-truncated" && b.code === "samples-truncated") return { code: "samples-truncated", kept: a.kept + b.kept, calls: a.calls + b.calls };
  return null;
}
__name(mergeCounts, "mergeCounts");
function mergeReasons(a, b) {
  if (a.code !== "client-bound" || b.code !== "client-bound") return a;
  return { code: "client-bound", reasons: [.../* @__PURE__ */ new Set([...a.reasons, ...b.reasons])].sort() };
}
__name(mergeReasons, "mergeReasons");
function severity(warning) {
  switch (warning.code) {
    case "too-short":
      return -warning.measuredNs;
    case "few-samples":
      return -warning.goodCalls;
    case "steal":
    case "outside-cpu":
      return warning.share;
    case "drift":
      return warning.ratio;
    case "different-payload":
      return warning.bytesPerCall ?? 0;
    default:
      return 0;
  }
}
__name(severity, "severity");

// src/comparison/payload-sizes.ts
var TOLERANCE = 0.01;
function flagUnlikeSizes(cells) {
  return cells.map((cell) => {
    const warning = sizeWarning(cell, cells);
    return warning === null ? cell : { ...cell, warnings: mergeWarnings([...cell.warnings, warning]) };
  });
}
__name(flagUnlikeSizes, "flagUnlikeSizes");
function unverifiedUnlikeSizes(a, b) {
  const [own, other] = [bytesPerCall(a), bytesPerCall(b)];
  if (own === null || other === null || !areUnlike(own, other)) return null;
  return isUnverified(a) || isUnverified(b) ? [own, other] : null;
}
__name(unverifiedUnlikeSizes, "unverifiedUnlikeSizes");
function sizeWarning(cell, cells) {
  const [first, ...rest] = cells.flatMap((other) => {
    const sizes = unverifiedUnlikeSizes(cell, other);
    return sizes === null ? [] : [{ bytesPerCall: sizes[0], otherBytesPerCall: sizes[1] }];
  });
  if (first === void 0) return null;
  const farthest = rest.reduce((far, next) => Math.abs(next.otherBytesPerCall - next.bytesPerCall) > Math.abs(far.otherBytesPerCall - far.bytesPerCall) ? next : far, first);
  return { code: "unlike-payload-sizes", ...farthest };
}
__name(sizeWarning, "sizeWarning");
function areUnlike(a, b) {
  return Math.abs(a - b) > TOLERANCE * Math.max(a, b);
}
__name(areUnlike, "areUnlike");
function bytesPerCall({ state, summary }) {
  return state.kind === "measured" ? summary.find(({ metric }) => metric === "bytesPerCall")?.median ?? null : null;
}
__name(bytesPerCall, "bytesPerCall");
function isUnverified({ state }) {
  return state.kind === "measured" && state.unverified;
}
__name(isUnverified, "isUnverified");

// src/statistics/rank-interval.ts
var INTERVAL_MINIMUM_COUNT = 6;
var CONFIDENCE = 0.95;
function rankInterval(values) {
  const count = values.length;
  if (count < INTERVAL_MINIMUM_COUNT) return null;
  const { rank, confidence } = widestRank(count);
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[rank - 1];
  const high = sorted[count - rank];
  if (low === void 0 || high === void 0) throw new RangeError(`rank ${String(rank)} of ${String(count)} values`);
  return { low: round12(low), high: round12(high), confidence: round12(confidence), rank };
}
__name(rankInterval, "rankInterval");
function widestRank(count) {
  let logProbability = -count * Math.LN2;
  let cumulative = Math.exp(logProbability);
  let rank = 1;
  let confidence = 1 - 2 * cumulative;
  for (let successes = 1; successes < count / 2; successes += 1) {
    logProbability += Math.log((count - successes + 1) / successes);
    cumulative += Math.exp(logProbability);
    if (1 - 2 * cumulative < CONFIDENCE) break;
    rank = successes + 1;
    confidence = 1 - 2 * cumulative;
  }
  return { rank, confidence };
}
__name(widestRank, "widestRank");

// src/statistics/sign-count.ts
function signCount(ratios) {
  return { above: ratios.filter((ratio) => ratio > 1).length, below: ratios.filter((ratio) => ratio < 1).length };
}
__name(signCount, "signCount");

// src/comparison/run-pairs.ts
function ratioFigures(sides, metric) {
  return pairedFigures(sides, metric) ?? acrossFigures(sides, metric);
}
__name(ratioFigures, "ratioFigures");
function noFigures(reason) {
  return { basis: { kind: "none", reason }, ...NO_FIGURES };
}
__name(noFigures, "noFigures");
var NO_FIGURES = { median: null, min: null, max: null, above: 0, below: 0, interval: null };
function pairedFigures(sides, metric) {
  const pairs = pairsOf(sides, metric);
  const ratios = pairs.map(({ ratio }) => ratio);
  const middle = median(ratios);
  if (middle === null) return null;
  return { basis: { kind: "paired", pairs }, median: round12(middle), min: Math.min(...ratios), max: Math.max(...ratios), ...signCount(ratios), interval: rankInterval(ratios) };
}
__name(pairedFigures, "pairedFigures");
function pairsOf({ numerator, denominator }, metric) {
  return pairedRuns(numerator.runs, denominator.runs).flatMap(({ run, other }) => {
    const ratio = ratioOf(run.values[metric], other.values[metric]);
    return ratio === null ? [] : [{ legId: run.legId, repeat: run.repeat, ratio, firstInOrder: run.position < other.position ? numerator.variant : denominator.variant }];
  });
}
__name(pairsOf, "pairsOf");
function pairedRuns(numerator, denominator) {
  const known = knownPairs.get(numerator);
  if (known?.denominator === denominator) return known.pairs;
  const byMachine = groupBy(denominator, machineKey);
  const found = numerator.flatMap((run) => {
    const other = byMachine.get(machineKey(run))?.shift();
    return other === void 0 ? [] : [{ run, other }];
  });
  const pairs = orderBy(found, ({ run: { repeat, legId } }) => [repeat, legId]);
  knownPairs.set(numerator, { denominator, pairs });
  return pairs;
}
__name(pairedRuns, "pairedRuns");
function machineKey(run) {
  const known = machineKeys.get(run);
  if (known !== void 0) return known;
  const { legId, bootId, repeat, hostKey } = run;
  const key = JSON.stringify([legId, bootId, repeat, hostKey]);
  machineKeys.set(run, key);
  return key;
}
__name(machineKey, "machineKey");
var machineKeys = /* @__PURE__ */ new WeakMap();
var knownPairs = /* @__PURE__ */ new WeakMap();
function acrossFigures(sides, metric) {
  const classes = commonClasses(sides, metric);
  const best = orderBy(classes, ({ key, above, below }) => [-Math.min(above.length, below.length), -above.length - below.length, key])[0];
  if (best === void 0) return null;
  const middle = ratioOf(median(best.above), median(best.below));
  if (middle === null) return null;
  return {
    basis: { kind: "across-machines", runs: best.above.length + best.below.length },
    ...NO_FIGURES,
    median: middle,
    min: ratioOf(Math.min(...best.above), Math.max(...best.below)),
    max: ratioOf(Math.max(...best.above), Math.min(...best.below))
  };
}
__name(acrossFigures, "acrossFigures");
function commonClasses({ numerator, denominator }, metric) {
  const keys = new Set(numerator.runs.map(({ hostKey }) => hostKey));
  const valuesOn = /* @__PURE__ */ __name(({ runs }, key) => runs.flatMap((run) => run.hostKey === key ? run.values[metric] ?? [] : []), "valuesOn");
  return [...keys].map((key) => ({ key, above: valuesOn(numerator, key), below: valuesOn(denominator, key) })).filter(({ above, below }) => above.length > 0 && below.length > 0);
}
__name(commonClasses, "commonClasses");
function hostReason({ numerator, denominator }, hosts) {
  const above = hosts.get(numerator.runs[0]?.hostKey ?? "");
  const below = hosts.get(denominator.runs[0]?.hostKey ?? "");
  const difference = above === void 0 || below === void 0 ? void 0 : fieldDifferences(above, below)[0];
  return difference === void 0 ? "no figure to divide by" : `not comparable: ${difference.field} differs (${difference.value}, ${difference.others})`;
}
__name(hostReason, "hostReason");

// src/comparison/ratios.ts
function ratiosOf(cells, hosts) {
  const [denominator, ...others] = cells;
  if (denominator === void 0 || denominator.state.kind === "empty") return [];
  return others.filter(({ state }) => state.kind === "measured").flatMap((numerator) => METRICS.filter((metric) => hasValue(numerator, metric) && hasValue(denominator, metric)).map((metric) => ratioBetween({ numerator, denominator, hosts }, metric)));
}
__name(ratiosOf, "ratiosOf");
function ratioBetween(sides, metric) {
  const { numerator, denominator } = sides;
  if (!hasValue(numerator, metric) || !hasValue(denominator, metric)) return noRatio(sides, metric, "no such figure in every run");
  if (isFailing(numerator) || isFailing(denominator)) return noRatio(sides, metric, "more than 1 % of the calls failed");
  const unlike = unverifiedUnlikeSizes(numerator, denominator);
  if (unlike !== null) return noRatio(sides, metric, `unverified payloads of unlike size: ${String(unlike[0])} and ${String(unlike[1])} bytes a call`);
  const figures = ratioFigures(sides, metric);
  const found = figures === null ? noRatio(sides, metric, hostReason(sides, sides.hosts)) : withFigures(sides, metric, figures);
  if (found.basis.kind === "none" || !isSpeed(metric)) return found;
  if (isTooShort(sides.numerator) || isTooShort(sides.denominator)) return noRatio(sides, metric, "a measured window is too short");
  return limitedByClient(found, sides);
}
__name(ratioBetween, "ratioBetween");
function limitedByClient(ratio, { numerator, denominator, hosts }) {
  const boundAbove = isClientBound(numerator);
  const boundBelow = isClientBound(denominator);
  if (ratio.median === null || !boundAbove && !boundBelow) return ratio;
  const isAboveFaster = higherIsFaster(ratio.metric) ? ratio.median > 1 : ratio.median < 1;
  const isSlowerBound = isAboveFaster ? boundBelow : boundAbove;
  if (isSlowerBound || ratio.median === 1) return noRatio({ numerator, denominator, hosts }, ratio.metric, "the load generator was the limit of the slower side");
  return { ...ratio, bound: ratio.median > 1 ? "at-least" : "at-most" };
}
__name(limitedByClient, "limitedByClient");
function isClientBound({ state }) {
  return state.kind === "measured" && state.clientBound;
}
__name(isClientBound, "isClientBound");
function isTooShort({ state }) {
  return state.kind === "measured" && state.tooShort;
}
__name(isTooShort, "isTooShort");
function isFailing({ state }) {
  return state.kind === "measured" && state.tooManyErrors;
}
__name(isFailing, "isFailing");
function hasValue({ summary }, metric) {
  return summary.some((entry) => entry.metric === metric);
}
__name(hasValue, "hasValue");
function withFigures({ numerator, denominator }, metric, figures) {
  return { metric, numerator: numerator.variant, denominator: denominator.variant, ...figures, bound: "exact" };
}
__name(withFigures, "withFigures");
function noRatio(sides, metric, reason) {
  return withFigures(sides, metric, noFigures(clip(reason, 4096)));
}
__name(noRatio, "noRatio");

// src/comparison/cpu-models.ts
function commonCpuModels(runs) {
  const variants = new Set(runs.map(({ variant }) => variant));
  const common = [...groupBy(runs, ({ cpuModel }) => cpuModel)].filter(([, own]) => new Set(own.map(({ variant }) => variant)).size === variants.size);
  return orderBy(common.map(([cpuModel, own]) => ({ cpuModel, runs: own.length })), (model) => [-model.runs, model.cpuModel]);
}
__name(commonCpuModels, "commonCpuModels");
function cellOnModel(cell, cpuModel, hosts) {
  const runs = cell.runs.filter((run) => hosts.get(run.hostKey)?.cpuModel === cpuModel);
  const state = cell.state.kind === "measured" ? { ...cell.state, clientBound: runs.some(({ clientBound }) => clientBound) } : cell.state;
  return { ...cell, state, runs, summary: summarizeRuns(runs.map(({ values }) => values)) };
}
__name(cellOnModel, "cellOnModel");
function sameModelTable(rows, hosts) {
  const runs = new Map(rows.flatMap(({ cells }) => cells.flatMap(({ variant, runs: own }) => own.map(({ bundleId, hostKey }) => [bundleId, { variant, cpuModel: hosts.get(hostKey)?.cpuModel ?? "unknown" }]))));
  const models = orderBy([...groupBy(runs.values(), ({ cpuModel }) => cpuModel)].map(([cpuModel, own]) => ({ cpuModel, runs: own.length })), (model) => [-model.runs, model.cpuModel]);
  if (models.length < 2) return null;
  const [common] = commonCpuModels([...runs.values()]);
  if (common === void 0) return { models, cpuModel: null, rows: [] };
  return { models, cpuModel: common.cpuModel, rows: rows.map((row) => sameModelRow(row, common.cpuModel, hosts)) };
}
__name(sameModelTable, "sameModelTable");
function sameModelRow({ scenario, driver, unit, cells }, cpuModel, hosts) {
  const own = cells.map((cell) => cellOnModel(cell, cpuModel, hosts));
  return {
    scenario,
    driver,
    unit,
    cells: own.map(({ variant, runs, summary }) => ({ variant, runs: runs.length, rate: summary.find(({ metric }) => metric === RANKING_METRIC) ?? null })),
    // A cell whose runs are all on other models has no figure, as an empty one.
    ratios: (own[0]?.summary.length ?? 0) === 0 ? [] : ratiosOf(own, hosts).filter(({ metric }) => metric === RANKING_METRIC)
  };
}
__name(sameModelRow, "sameModelRow");

// src/comparison/ranking.ts
var MINIMUM_PAIRS = 2;
function rankingOf(cells, hosts) {
  const measured = cells.filter(({ state }) => state.kind === "measured");
  const sound = measured.filter(({ state }) => state.kind === "measured" && !state.tooManyErrors);
  const fit = sound.filter(({ state }) => state.kind === "measured" && !state.tooShort);
  if (fit.length < 2) return { kind: "unranked", reason: whyFew(measured.length, sound.length, fit.length) };
  const sorted = orderBy(fit, (cell) => [-rateOf(cell), cells.indexOf(cell)]);
  for (const [index, faster] of sorted.entries()) {
    const slower = sorted[index + 1];
    const objection = slower === void 0 ? null : objectionTo({ faster, slower, hosts });
    if (objection !== null) return { kind: "unranked", reason: objection };
  }
  return { kind: "ranked", metric: RANKING_METRIC, order: sorted.map(({ variant }) => variant) };
}
__name(rankingOf, "rankingOf");
function whyFew(measured, sound, fit) {
  if (sound > fit) return "a measured window is too short";
  return measured > sound ? "more than 1 % of the calls of a variant failed" : "fewer than two variants have figures";
}
__name(whyFew, "whyFew");
function rateOf({ summary }) {
  return summary.find(({ metric }) => metric === RANKING_METRIC)?.median ?? 0;
}
__name(rateOf, "rateOf");
function objectionTo({ faster, slower, hosts }) {
  const names = `${faster.variant} and ${slower.variant}`;
  const ratio = ratioBetween({ numerator: faster, denominator: slower, hosts }, RANKING_METRIC);
  if (ratio.basis.kind === "none") return `${names}: ${ratio.basis.reason}`;
  if (ratio.basis.kind === "across-machines") return `${names} were not measured on one machine`;
  const pairs = ratio.basis.pairs.length;
  if (pairs < MINIMUM_PAIRS) return `${names} have one pair only`;
  const isShown = pairs < INTERVAL_MINIMUM_COUNT ? ratio.above === pairs : (ratio.interval?.low ?? 0) > 1;
  return isShown ? null : `${names} are not told apart: faster in ${String(ratio.above)} of ${String(pairs)} pairs`;
}
__name(objectionTo, "objectionTo");

export {
  orderBy,
  groupBy,
  mergeWarnings,
  flagUnlikeSizes,
  ratioFigures,
  noFigures,
  hostReason,
  ratiosOf,
  ratioBetween,
  commonCpuModels,
  cellOnModel,
  sameModelTable,
  rankingOf
};
