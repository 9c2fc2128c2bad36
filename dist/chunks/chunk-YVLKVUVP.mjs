import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  answersOf,
  callUnitsOf,
  driftOf,
  driverFlagsOf,
  indexBuildFigures,
  lastStepNs,
  payloadsOf,
  receivedInPasses,
  summarizeSampleFile
} from "./chunk-AHDXYVJX.mjs";
import {
  clientLoadOf
} from "./chunk-HOAAVOYG.mjs";
import {
  indexBuildWarnings
} from "./chunk-HGITE7RO.mjs";
import {
  frozenFault
} from "./chunk-7SWSFMQ7.mjs";
import {
  concurrencyWindow
} from "./chunk-N7E47VXZ.mjs";
import {
  DATA_ERROR_STATUS,
  SAMPLE_PHASE,
  driveOrderOf
} from "./chunk-YWLDVECH.mjs";
import {
  GRPC_STATUS
} from "./chunk-XZD5FPPS.mjs";
import {
  legsOf,
  pairLegs,
  pinDifferences
} from "./chunk-MRCKWFGY.mjs";
import {
  probeHeightOf
} from "./chunk-HHHGIHDN.mjs";
import {
  PROBE_OUTCOME,
  PROGRESS_OUTCOME,
  SERIES_COLUMNS,
  SERIES_KIND,
  indexBuildContradiction,
  readSeries,
  valueIn
} from "./chunk-HNKOPOCU.mjs";
import {
  indexBuildHostOf,
  indexBuildWorkOf
} from "./chunk-VBWWBLHP.mjs";
import {
  driftWarning,
  hostClassOf,
  hostFieldsOf,
  scenarioPayloadClass,
  warningsOf,
  workFieldsOf,
  workOf
} from "./chunk-QTZXZE6F.mjs";
import {
  checkGates
} from "./chunk-WID5VGEI.mjs";
import {
  driversOf
} from "./chunk-EQVHRWLF.mjs";
import {
  isGhz
} from "./chunk-X5TZWF2O.mjs";
import {
  compileArrival,
  compileSchedule,
  scheduleSha256
} from "./chunk-H3MLDNIS.mjs";
import {
  NO_NARROW_VALUE
} from "./chunk-D7DRIS7J.mjs";
import {
  methodsOf
} from "./chunk-CGC4KA2A.mjs";
import {
  intersectionOf,
  parseKernelCpuList
} from "./chunk-2LLGY5D6.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/verify/difference.ts
function below({ document, pointer }, key) {
  return { document, pointer: `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}` };
}
__name(below, "below");
function differ(place, stored, recomputed) {
  return { ...place, stored: shown(stored), recomputed: shown(recomputed) };
}
__name(differ, "differ");
function differencesBetween(place, stored, recomputed) {
  if (isObject(stored) && isObject(recomputed)) {
    const keys = [.../* @__PURE__ */ new Set([...Object.keys(stored), ...Object.keys(recomputed)])];
    return keys.flatMap((key) => differencesBetween(below(place, key), stored[key], recomputed[key]));
  }
  if (Array.isArray(stored) && Array.isArray(recomputed)) {
    const length = Math.max(stored.length, recomputed.length);
    return Array.from({ length }, (_, index) => differencesBetween(below(place, index), stored[index], recomputed[index])).flat();
  }
  return stored === recomputed ? [] : [differ(place, stored, recomputed)];
}
__name(differencesBetween, "differencesBetween");
function describeDifference({ document, pointer, stored, recomputed }) {
  return `${document}#${pointer}: stored ${stored}, recomputed ${recomputed}`;
}
__name(describeDifference, "describeDifference");
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
__name(isObject, "isObject");
var SHOWN_CHARACTERS = 200;
function shown(value) {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 3)}...` : text;
}
__name(shown, "shown");

// src/verify/series-rows.ts
var KINDS = Object.values(SERIES_KIND);
var POLLS = [SERIES_KIND.info, SERIES_KIND.block, SERIES_KIND.progress];
var ONCE = [SERIES_KIND.stopAsked, SERIES_KIND.ended];
var RISING = ["cpuUserNs", "cpuSystemNs", "groupPeakBytes", "readBytes", "writtenBytes", "nodeCpuUserNs", "nodeCpuSystemNs", "nodeReadBytes", "nodeWrittenBytes"];
function seriesDifference(series, place, tipHeight) {
  const check = new RowOrder(series, tipHeight);
  for (let row = 0; row < series.rows; row += 1) {
    const wrong = check.next(row);
    if (wrong !== null) return differ(below(below(below(place, "rows"), row), wrong.column), valueIn(series, wrong.column, row), wrong.rule);
  }
  return null;
}
__name(seriesDifference, "seriesDifference");
var RowOrder = class {
  static {
    __name(this, "RowOrder");
  }
  #series;
  #tipHeight;
  #lastNs = /* @__PURE__ */ new Map();
  #highest = /* @__PURE__ */ new Map();
  #isComplete = false;
  constructor(series, tipHeight) {
    this.#series = series;
    this.#tipHeight = tipHeight;
  }
  next(row) {
    const kind = valueIn(this.#series, "kind", row);
    const atNs = valueIn(this.#series, "atNs", row);
    if (kind === null || !KINDS.includes(kind)) return { column: "kind", rule: `one of ${KINDS.join(", ")}` };
    if (atNs === null || atNs < 0) return { column: "atNs", rule: "a time, at least 0" };
    return this.#wrongTime(kind, atNs) ?? this.#wrongPoll(kind, { row, atNs }) ?? this.#wrongValue(row) ?? this.#wrongFall(row);
  }
  #wrongTime(kind, atNs) {
    const lastNs = this.#lastNs.get(kind);
    this.#lastNs.set(kind, atNs);
    if (lastNs === void 0) return null;
    if (ONCE.includes(kind)) return { column: "kind", rule: "no second row of this kind" };
    return atNs < lastNs ? { column: "atNs", rule: `at least ${String(lastNs)}, the time of the row of its kind before` } : null;
  }
  #wrongPoll(kind, { row, atNs }) {
    if (!POLLS.includes(kind)) return null;
    const askedNs = valueIn(this.#series, "askedNs", row);
    const outcome = valueIn(this.#series, "outcome", row) ?? -1;
    const height = valueIn(this.#series, "height", row);
    if (askedNs === null || askedNs < 0 || askedNs > atNs) return { column: "askedNs", rule: `a time from 0 to atNs, ${String(atNs)}` };
    const outcomes = Object.values(kind === SERIES_KIND.progress ? PROGRESS_OUTCOME : PROBE_OUTCOME);
    if (!outcomes.includes(outcome)) return { column: "outcome", rule: `one of ${outcomes.join(", ")}` };
    if ((height ?? 0) > this.#tipHeight) return { column: "height", rule: `at most the snapshot’s tip, ${String(this.#tipHeight)}` };
    if (kind !== SERIES_KIND.progress) return null;
    if (this.#isComplete) return { column: "outcome", rule: "nothing, as the index was complete before" };
    this.#isComplete = outcome === PROGRESS_OUTCOME.complete;
    return null;
  }
  #wrongValue(row) {
    const column = SERIES_COLUMNS.find((name) => (valueIn(this.#series, name, row) ?? 0) < 0);
    return column === void 0 ? null : { column, rule: "at least 0" };
  }
  #wrongFall(row) {
    for (const column of RISING) {
      const value = valueIn(this.#series, column, row);
      if (value === null) continue;
      const highest = this.#highest.get(column) ?? 0;
      if (value < highest) return { column, rule: `at least ${String(highest)}, as it was before` };
      this.#highest.set(column, value);
    }
    return null;
  }
};

// src/verify/index-build-claims.ts
var BUILD = { document: "index-build.json", pointer: "" };
var PLAN = { document: "plan.json", pointer: "" };
var NS_PER_SECOND = 1e9;
async function indexBuildDifferences(opened) {
  const { bundle, plan, indexBuild: build, seriesFile } = opened;
  if (build === null || plan.indexBuild === null) return planDifferences(plan);
  const contradiction = indexBuildContradiction(opened);
  const found = [
    ...planDifferences(plan),
    ...differencesBetween(below(BUILD, "work"), build.work, indexBuildWorkOf(plan, build.work.fields.probeHash)),
    ...differencesBetween(below(BUILD, "host"), build.host, indexBuildHostOf(bundle, build.host.fields.pageCache)),
    ...pageCacheDifferences(build, plan.indexBuild),
    ...sourceDifferences(build, bundle.accounting.server),
    ...differencesBetween(below(BUILD, "warnings"), build.warnings, indexBuildWarnings(build, bundle.cpus))
  ];
  if (build.series !== null && seriesFile !== null) {
    const series = await readSeries(seriesFile, build.series.rows);
    const wrong = seriesDifference(series, { document: build.series.file, pointer: "" }, plan.snapshot.pin.tipHeight);
    const figures = indexBuildFigures(series);
    if (wrong !== null) found.push(wrong);
    found.push(...differencesBetween(below(BUILD, "figures"), build.figures, figures), ...endDifferences(build, { settings: plan.indexBuild, series, figures }));
  }
  return found.length > 0 || contradiction === null ? found : [differ(BUILD, contradiction, "documents that agree")];
}
__name(indexBuildDifferences, "indexBuildDifferences");
function planDifferences({ studies, indexBuild, snapshot }) {
  const place = below(PLAN, "indexBuild");
  if (indexBuild === null) return studies.includes("index-build") ? [differ(place, null, "settings, as studies holds index-build")] : [];
  if (!studies.includes("index-build")) return [differ(place, indexBuild, "null, as studies holds no index-build")];
  return differencesBetween(below(place, "probeHeight"), indexBuild.probeHeight, probeHeightOf(snapshot.pin));
}
__name(planDifferences, "planDifferences");
function pageCacheDifferences({ host, pageCacheNote }, { pageCache }) {
  const isDropped = host.fields.pageCache === "dropped";
  if (isDropped && pageCache === "keep") return [differ(below(below(below(BUILD, "host"), "fields"), "pageCache"), "dropped", "warm, as the plan says keep")];
  if (isDropped === (pageCacheNote === null)) return [];
  return [differ(below(BUILD, "pageCacheNote"), pageCacheNote, isDropped ? null : "the reason why it was not dropped")];
}
__name(pageCacheDifferences, "pageCacheDifferences");
function sourceDifferences({ source, ioSource, figures }, accounting) {
  const expected = figures === null ? null : accounting;
  const io = expected === null ? null : expected === "cgroup2" || expected === "systemd" ? "cgroup2" : "proc";
  return [...differencesBetween(below(BUILD, "source"), source, expected), ...differencesBetween(below(BUILD, "ioSource"), ioSource, io)];
}
__name(sourceDifferences, "sourceDifferences");
function endDifferences({ state }, { settings, series, figures }) {
  const place = below(below(BUILD, "state"), "kind");
  const objection = /* @__PURE__ */ __name((what) => [differ(place, state.kind, what)], "objection");
  const { complete, endNs, stopNs, firstInfo, firstBlock } = figures;
  switch (state.kind) {
    case "complete":
    case "tip-mismatch":
      if (complete === null) return objection("another state: the series holds no completion");
      if (firstInfo === null || firstBlock === null) return objection("another state: the series lacks a first answer");
      return stopNs === null ? objection("another state: it was not asked to stop") : [];
    case "exited":
      return stopNs === null ? [] : objection("another state: it was asked to stop");
    case "stalled": {
      const stillNs = endNs - lastStepNs(series, endNs);
      return stillNs >= settings.stallSeconds * NS_PER_SECOND ? [] : objection(`another state: it got on ${(stillNs / NS_PER_SECOND).toFixed(1)} s before its end`);
    }
    case "timeout":
      return endNs >= settings.timeoutSeconds * NS_PER_SECOND ? [] : objection(`another state: it ended after ${(endNs / NS_PER_SECOND).toFixed(1)} s`);
    case "no-index":
    case "cut-off":
    case "failed":
      return [];
  }
}
__name(endDifferences, "endDifferences");

// src/verify/received-claims.ts
function receivedDifferences(opened, { measurement, planned, place }, sums) {
  const { received, driver, work } = measurement;
  if (received === void 0) return [];
  const at = below(place, "received");
  const how = work.fields.validation === "blocks" ? "timed" : "apart";
  if (received.how !== how || how === "apart" && !isGhz(driver)) return [differ(below(at, "how"), received.how, how)];
  const { whole } = opened.payloads;
  const checked = whole?.firstHeight === planned.firstHeight && whole.lastHeight === planned.lastHeight ? whole : null;
  if (how === "timed") {
    const recomputed = receivedInPasses(sums, callUnitsOf(planned).requestsInPass, checked?.sha256 ?? received.sha256);
    return [...differencesBetween(at, received, recomputed), ...sizeDifferences(at, received.bytes, checked?.payloadBytes)];
  }
  if (checked === null || received.sha256 !== checked.sha256) return [];
  return differencesBetween(at, received, { how, blocks: checked.blocks, bytes: checked.payloadBytes, sha256: checked.sha256 });
}
__name(receivedDifferences, "receivedDifferences");
function sizeDifferences(at, bytes, checkedBytes) {
  return checkedBytes === void 0 || bytes === checkedBytes ? [] : [differ(below(at, "bytes"), bytes, checkedBytes)];
}
__name(sizeDifferences, "sizeDifferences");

// src/verify/required-values.ts
function requireValues({ rows, wide, narrow }, at) {
  for (let row = 0; row < rows; row += 1) {
    const isUnseen = narrow.phase[row] === SAMPLE_PHASE.unseen;
    const missing = Number.isNaN(wide.startNs[row]) && "startNs" || Number.isNaN(wide.endNs[row]) && "endNs" || narrow.phase[row] === NO_NARROW_VALUE && "phase" || narrow.status[row] === NO_NARROW_VALUE && !isUnseen && "status";
    if (missing !== false) throw new IndexbenchError("BUNDLE_DAMAGED", { what: `row ${String(at.firstRow + row)} holds no ${missing}`, where: at.path });
  }
}
__name(requireValues, "requireValues");

// src/verify/sample-rows.ts
var LARGEST_STATUS = 16;
var LATE_LEAVE_NS = 25e7;
var EARLY_JOIN_NS = 2e6;
var RowCheck = class {
  static {
    __name(this, "RowCheck");
  }
  difference = null;
  #place;
  #scenario;
  #parts;
  /** By part; null where messages are not counted, or are no blocks. */
  #asked;
  #unseenAllowed;
  constructor(place, { planned, driver, countsAreChecked }) {
    const schedule = compileSchedule(planned);
    const schedules = schedule.mix?.parts.map((part) => part.schedule) ?? [schedule];
    this.#place = place;
    this.#scenario = planned.scenario;
    this.#parts = schedules.length;
    this.#asked = schedules.map((part) => countsAreChecked ? askedMessages(part) : null);
    this.#unseenAllowed = driver === "ghz-as-published";
  }
  /** Takes the samples in pieces. */
  add(samples, firstRow) {
    for (let row = 0; row < samples.rows && this.difference === null; row += 1) {
      const wrong = wrongTime(samples, row) ?? this.#wrongKind(samples, row);
      if (wrong === null) continue;
      const { column, rule } = wrong;
      this.difference = differ(below(below(below(this.#place, "rows"), firstRow + row), column), valueOf(samples, column, row), rule);
    }
  }
  #wrongKind(samples, row) {
    if (samples.narrow.phase[row] !== SAMPLE_PHASE.unseen) return this.#wrongCall(samples, row);
    const isAllowed = this.#unseenAllowed;
    this.#unseenAllowed = false;
    return wrongUnseen(samples, row, isAllowed);
  }
  #wrongCall(samples, row) {
    const asked = this.#asked[samples.narrow.part[row] ?? 0] ?? null;
    return wrongLoad(samples, row, this.#scenario) ?? wrongCode(samples, row, { clients: this.#scenario.clients, parts: this.#parts }) ?? wrongMessages(samples, row, asked);
  }
};
function wrongTime({ wide, narrow }, row) {
  const startNs = wide.startNs[row] ?? Number.NaN;
  const endNs = wide.endNs[row] ?? Number.NaN;
  const firstNs = wide.firstMessageNs[row] ?? Number.NaN;
  const phase = narrow.phase[row];
  if (Number.isNaN(startNs)) return { column: "startNs", rule: "a time" };
  if (endNs < startNs) return { column: "endNs", rule: `at least startNs, ${String(startNs)}` };
  if (firstNs < startNs || firstNs > endNs) return { column: "firstMessageNs", rule: `from startNs to endNs, ${String(startNs)} to ${String(endNs)}` };
  if ((wide.intendedStartNs[row] ?? Number.NaN) > startNs) return { column: "intendedStartNs", rule: `at most startNs, ${String(startNs)}` };
  if (phase === SAMPLE_PHASE.measured && Number.isNaN(endNs)) return { column: "endNs", rule: "a time, as the call ended" };
  if (phase === SAMPLE_PHASE.measured && startNs < 0) return { column: "startNs", rule: "at least 0 in the measured window" };
  return phase === SAMPLE_PHASE.warmup && startNs > 0 ? { column: "startNs", rule: "before the measured window, as a warm-up" } : null;
}
__name(wrongTime, "wrongTime");
function wrongUnseen({ wide, narrow }, row, isAllowed) {
  if (!isAllowed) return { column: "phase", rule: "0, 1 or 2; unseen time is one row of ghz-as-published" };
  if (wide.endNs[row] !== 0) return { column: "endNs", rule: "0, the start of the measured window" };
  return (narrow.status[row] ?? -1) >= 0 ? { column: "status", rule: "none, as it is no call" } : null;
}
__name(wrongUnseen, "wrongUnseen");
function wrongLoad({ wide, narrow }, row, { arrival, concurrencySteps }) {
  const startNs = wide.startNs[row] ?? Number.NaN;
  const client = narrow.client[row] ?? -1;
  const isMeasured = narrow.phase[row] === SAMPLE_PHASE.measured;
  if (arrival === void 0 && (wide.intendedStartNs[row] ?? startNs) < startNs) return { column: "intendedStartNs", rule: `startNs, ${String(startNs)}, in a closed loop` };
  if (arrival !== void 0 && isMeasured && client < 0) return { column: "client", rule: "a place, as the call was started" };
  if (concurrencySteps === void 0 || !isMeasured || client < 0) return null;
  const { fromSeconds, untilSeconds } = concurrencyWindow(concurrencySteps, client);
  if (startNs < fromSeconds * 1e9 - EARLY_JOIN_NS) return { column: "startNs", rule: `at least ${String(fromSeconds)} s, when client ${String(client)} joins` };
  return startNs > untilSeconds * 1e9 + LATE_LEAVE_NS ? { column: "startNs", rule: `at most ${String(untilSeconds)} s, when client ${String(client)} leaves` } : null;
}
__name(wrongLoad, "wrongLoad");
function wrongCode({ wide, narrow }, row, { clients, parts }) {
  const phase = narrow.phase[row] ?? -1;
  const status = narrow.status[row] ?? -1;
  if (phase < SAMPLE_PHASE.warmup || phase > SAMPLE_PHASE.cutOff) return { column: "phase", rule: "0, 1 or 2" };
  if (status < 0 && phase === SAMPLE_PHASE.measured || status > LARGEST_STATUS && status !== DATA_ERROR_STATUS) return { column: "status", rule: `0 to 16, or ${String(DATA_ERROR_STATUS)}` };
  if ((narrow.client[row] ?? -1) >= clients) return { column: "client", rule: `below ${String(clients)}` };
  if ((narrow.part[row] ?? 0) >= parts) return { column: "part", rule: `below ${String(parts)}` };
  if ((wide.bytes[row] ?? Number.NaN) < 0) return { column: "bytes", rule: "at least 0" };
  return null;
}
__name(wrongCode, "wrongCode");
function wrongMessages({ narrow }, row, asked) {
  const messages = narrow.messages[row] ?? -1;
  const isGood = narrow.phase[row] === SAMPLE_PHASE.measured && narrow.status[row] === GRPC_STATUS.OK;
  if (asked === null || !isGood || messages < 0 || asked.has(messages)) return null;
  return { column: "messages", rule: `${[...asked].join(" or ")}, as asked for` };
}
__name(wrongMessages, "wrongMessages");
function askedMessages(schedule) {
  const counts = new Set(Array.from({ length: Math.min(schedule.requestsInPass ?? 1, 1e5) }, (_, i) => schedule.blocksIn(i)));
  return counts.has(0) ? null : counts;
}
__name(askedMessages, "askedMessages");
function valueOf({ wide, narrow }, column, row) {
  const columns = { ...wide, ...narrow };
  const value = columns[column][row] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}
__name(valueOf, "valueOf");

// src/verify/stop-evidence.ts
var StopEvidence = class {
  static {
    __name(this, "StopEvidence");
  }
  /** Of the measured window. */
  lastStartNs = 0;
  /** Null without a warm-up. */
  firstWarmupStartNs = null;
  /** Calls of each part of a mix in the measured window, cut-off ones too; one part where there is none. */
  partCalls;
  /** When each call of an open loop's measured window was due; empty for closed loops. */
  #intendedNs;
  #intended = 0;
  /** @param rows of all pieces together */
  constructor(planned, rows) {
    this.partCalls = (compileSchedule(planned).mix?.parts ?? [null]).map(() => 0);
    this.#intendedNs = new Float64Array(planned.scenario.arrival === void 0 ? 0 : rows);
  }
  add({ rows, wide, narrow }) {
    for (let row = 0; row < rows; row += 1) {
      const startNs = wide.startNs[row] ?? 0;
      if (narrow.phase[row] === SAMPLE_PHASE.warmup) {
        if (startNs < (this.firstWarmupStartNs ?? Infinity)) this.firstWarmupStartNs = startNs;
        continue;
      }
      if (startNs > this.lastStartNs) this.lastStartNs = startNs;
      const part = narrow.part[row] ?? 0;
      if (part in this.partCalls) this.partCalls[part] = (this.partCalls[part] ?? 0) + 1;
      if (this.#intended < this.#intendedNs.length) this.#intendedNs[this.#intended] = wide.intendedStartNs[row] ?? Number.NaN;
      this.#intended += 1;
    }
  }
  /** Ascending; NaN, of which none is right, last. */
  dueTimesNs() {
    return this.#intendedNs.subarray(0, Math.min(this.#intended, this.#intendedNs.length)).sort();
  }
};

// src/verify/stop-rule.ts
var NS_PER_SECOND2 = 1e9;
var FILLED_SHARE = 0.95;
var CONNECTING_NS = 25e7;
var LATE_START_NS = 25e7;
var DUE_TOLERANCE_NS = 1e3;
function stopRuleDifferences(place, ended) {
  const { planned, driver, lost } = ended;
  const isOpenLoop = planned.scenario.arrival !== void 0;
  return [
    ...isGhz(driver) ? [] : warmupDifferences(place, ended),
    ...countDifferences(place, ended),
    ...isOpenLoop ? dueDifferences(place, ended) : windowDifferences(place, ended),
    ...lost === 0 ? partDifferences(place, ended) : [],
    ...planned.scenario.stop.kind === "passes" && isAllGood(ended) && lost === 0 ? passDifferences(place, ended, planned.scenario.stop.minimumSeconds) : []
  ];
}
__name(stopRuleDifferences, "stopRuleDifferences");
function startedCalls({ sums, lost }) {
  return sums.calls + sums.cutOff + lost;
}
__name(startedCalls, "startedCalls");
function isAllGood({ sums }) {
  return sums.ok === sums.calls && sums.cutOff === 0 && sums.calls > 0;
}
__name(isAllGood, "isAllGood");
function warmupDifferences(place, ended) {
  const { warmupRequests, warmupSeconds } = ended.planned.scenario;
  if (!isAllGood(ended)) return [];
  const calls = ended.sums.warmupCalls;
  if (warmupSeconds === void 0) return calls === warmupRequests ? [] : [differ(below(place, "warmupCalls"), calls, warmupRequests)];
  const isLongEnough = (ended.evidence.firstWarmupStartNs ?? 0) <= -FILLED_SHARE * warmupSeconds * NS_PER_SECOND2;
  return isLongEnough ? [] : [differ(below(place, "warmupCalls"), calls, `calls for ${String(warmupSeconds)} s before the measured window`)];
}
__name(warmupDifferences, "warmupDifferences");
function countDifferences(place, ended) {
  const { stop } = ended.planned.scenario;
  if (stop.kind !== "count" && stop.kind !== "first") return [];
  const started = startedCalls(ended);
  const goesOn = stop.kind === "count" && stop.minimumSeconds !== void 0;
  const mayEndEarly = stop.kind === "first" || stop.maximumSeconds !== void 0;
  const isWrong = started > stop.requests && !goesOn || started < stop.requests && !mayEndEarly && isAllGood(ended);
  return isWrong ? [differ(below(place, "calls"), started, stop.requests)] : leastTimeDifferences(place, ended);
}
__name(countDifferences, "countDifferences");
function leastTimeDifferences(place, ended) {
  const { planned, driver, evidence, sums, lost } = ended;
  const { stop } = planned.scenario;
  if (stop.kind !== "count" || stop.minimumSeconds === void 0 || isGhz(driver)) return [];
  const at = below(place, "measuredNs");
  if (startedCalls(ended) > stop.requests && evidence.lastStartNs > stop.minimumSeconds * NS_PER_SECOND2 + LATE_START_NS) {
    return [differ(at, `a start at ${String(evidence.lastStartNs)} ns`, `no start beyond ${String(stop.requests)} calls after ${String(stop.minimumSeconds)} s`)];
  }
  const isLongEnough = !isAllGood(ended) || lost > 0 || sums.measuredNs >= FILLED_SHARE * stop.minimumSeconds * NS_PER_SECOND2;
  return isLongEnough ? [] : [differ(at, sums.measuredNs, `at least ${String(stop.minimumSeconds)} s`)];
}
__name(leastTimeDifferences, "leastTimeDifferences");
function endSeconds(stop) {
  switch (stop.kind) {
    case "window":
    case "first":
      return stop.seconds;
    case "count":
      return stop.maximumSeconds ?? null;
    case "passes":
      return null;
  }
}
__name(endSeconds, "endSeconds");
function windowDifferences(place, ended) {
  const { planned, driver, evidence, sums, lost } = ended;
  const { stop, thinkSeconds = 0 } = planned.scenario;
  const seconds = endSeconds(stop);
  if (seconds === null) return [];
  const at = below(place, "measuredNs");
  const found = [];
  const endsByTime = !("requests" in stop) || startedCalls(ended) < stop.requests;
  const connectingNs = isGhz(driver) ? CONNECTING_NS : 0;
  if (endsByTime && isAllGood(ended) && lost === 0 && sums.measuredNs + connectingNs < (FILLED_SHARE * seconds - thinkSeconds) * NS_PER_SECOND2) {
    found.push(differ(at, sums.measuredNs, `at least the window of ${String(seconds)} s`));
  }
  if (evidence.lastStartNs > seconds * NS_PER_SECOND2 + LATE_START_NS) {
    found.push(differ(at, `a start at ${String(evidence.lastStartNs)} ns`, `no start after the window of ${String(seconds)} s`));
  }
  return found;
}
__name(windowDifferences, "windowDifferences");
function dueDifferences(place, ended) {
  const { planned, evidence, sums, lost } = ended;
  const { arrival, stop, atEnd = "wait" } = planned.scenario;
  if (arrival === void 0 || lost > 0) return [];
  const times = compileArrival(arrival);
  const dueNs = evidence.dueTimesNs();
  const wrong = dueNs.findIndex((atNs, k) => !(Math.abs(atNs - times.dueSeconds(k) * NS_PER_SECOND2) <= DUE_TOLERANCE_NS));
  const at = below(place, "calls");
  if (wrong >= 0) return [differ(at, `call ${String(wrong)} due at ${String(dueNs[wrong])} ns`, `due at ${String(Math.round(times.dueSeconds(wrong) * NS_PER_SECOND2))} ns`)];
  const isWhole = sums.calls > 0 && sums.ok === sums.calls && (sums.cutOff === 0 || atEnd !== "wait");
  const nextSeconds = times.dueSeconds(dueNs.length);
  if (!isWhole || isEnded(stop, dueNs.length, nextSeconds)) return [];
  return [differ(at, dueNs.length, `one more, due at ${String(nextSeconds)} s`)];
}
__name(dueDifferences, "dueDifferences");
function isEnded(stop, calls, nextSeconds) {
  switch (stop.kind) {
    case "count":
      return calls >= stop.requests;
    case "window":
      return nextSeconds >= stop.seconds;
    case "first":
      return calls >= stop.requests || nextSeconds >= stop.seconds;
    case "passes":
      return true;
  }
}
__name(isEnded, "isEnded");
function partDifferences(place, ended) {
  const { mix, firstMeasured } = compileSchedule(ended.planned);
  if (mix === null) return [];
  const expected = mix.parts.map(() => 0);
  for (let i = firstMeasured; i < firstMeasured + startedCalls(ended); i += 1) {
    const part = mix.order.partOf(i);
    expected[part] = (expected[part] ?? 0) + 1;
  }
  const wrong = expected.findIndex((calls, part) => calls !== ended.evidence.partCalls[part]);
  return wrong < 0 ? [] : [differ(below(place, "calls"), `${String(ended.evidence.partCalls[wrong])} of part ${String(wrong)}`, `${String(expected[wrong])} of part ${String(wrong)}`)];
}
__name(partDifferences, "partDifferences");
function passDifferences(place, { planned, driver, sums }, minimumSeconds) {
  const inPass = callUnitsOf(planned).requestsInPass ?? 1;
  const found = [];
  if (sums.calls % inPass !== 0) found.push(differ(below(place, "calls"), sums.calls, `a multiple of ${String(inPass)}, the calls of a pass`));
  if (!isGhz(driver) && sums.measuredNs < FILLED_SHARE * minimumSeconds * NS_PER_SECOND2) {
    found.push(differ(below(place, "measuredNs"), sums.measuredNs, `at least ${String(minimumSeconds)} s of passes`));
  }
  return found;
}
__name(passDifferences, "passDifferences");

// src/verify/measurement-claims.ts
async function measurementDifferences(opened, measurement, place) {
  const planned = opened.plan.scenarios.find(({ scenario }) => scenario.id === measurement.scenario);
  if (planned === void 0) return [differ(below(place, "scenario"), measurement.scenario, "a scenario of the plan")];
  return [
    ...differencesBetween(below(place, "id"), measurement.id, `${measurement.driver}/${measurement.scenario}`),
    ...differencesBetween(below(place, "unit"), measurement.unit, planned.unit),
    ...differencesBetween(below(place, "work"), measurement.work, workOf(recomputedWork(opened, measurement, planned))),
    ...differencesBetween(below(place, "host"), measurement.host, hostClassOf(hostFieldsOf(opened.bundle))),
    ...await figureDifferences(opened, { measurement, planned, place })
  ];
}
__name(measurementDifferences, "measurementDifferences");
function recomputedWork({ bundle, plan, payloads }, measurement, planned) {
  const driver = bundle.drivers.find(({ name }) => name === measurement.driver);
  const work = { name: measurement.driver, version: driver?.programVersion ?? "", flags: driverFlagsOf(measurement.driver, planned), validation: validationOf(measurement, planned) };
  return workFieldsOf(planned, plan.snapshot.pin.sha256, work, scenarioPayloadClass(payloads, planned.scenario));
}
__name(recomputedWork, "recomputedWork");
function validationOf({ driver, work }, planned) {
  if (isGhz(driver)) return work.fields.validation === "blocks" ? "unchecked" : work.fields.validation;
  return driveOrderOf(planned, { target: { host: "", port: 0 }, samplesFile: "", idleLimitMs: 0, overallLimitMs: 0, expectedPassSha256: null }).check;
}
__name(validationOf, "validationOf");
async function figureDifferences(opened, subject) {
  const { measurement, planned, place } = subject;
  const { samples, driver } = measurement;
  const path = opened.sampleFiles.get(measurement.id);
  if (samples === null || path === void 0) return withoutSamples(measurement, place);
  const rows = new RowCheck({ document: samples.file, pointer: "" }, { planned, driver, countsAreChecked: measurement.work.fields.validation === "blocks" });
  const evidence = new StopEvidence(planned, samples.rows);
  const summary = await summarizeNamed(path, { samples, planned }, (group, firstRow) => {
    rows.add(group, firstRow);
    evidence.add(group);
  });
  return [
    ...rows.difference === null ? [] : [rows.difference],
    ...differencesBetween(below(place, "sums"), measurement.sums, summary.sums),
    ...differencesBetween(below(place, "statistics"), measurement.statistics, summary.statistics),
    ...differencesBetween(below(place, "series"), measurement.series, summary.series),
    ...receivedDifferences(opened, subject, summary.sums),
    ...clientDifferences(measurement, summary, below(place, "client")),
    ...measurement.resources === null ? [] : differencesBetween(below(below(place, "resources"), "source"), measurement.resources.source, opened.bundle.accounting.server),
    ...differencesBetween(below(place, "warnings"), measurement.warnings, recomputedWarnings(opened, subject, summary)),
    ...measurement.state.kind === "measured" ? stopRuleDifferences(below(place, "sums"), { planned, driver, evidence, sums: summary.sums, lost: lostSamples(measurement) }) : []
  ];
}
__name(figureDifferences, "figureDifferences");
async function summarizeNamed(path, { samples, planned }, onGroup) {
  try {
    return await summarizeSampleFile(path, samples, callUnitsOf(planned), (group, firstRow) => {
      requireValues(group, { path, firstRow });
      onGroup(group, firstRow);
    });
  } catch (cause) {
    if (!(cause instanceof IndexbenchError)) throw cause;
    throw new IndexbenchError(cause.code, { what: `${samples.file}: ${cause.what}`, where: path, cause });
  }
}
__name(summarizeNamed, "summarizeNamed");
function withoutSamples(measurement, place) {
  const { state, sums, statistics, series, client, resources } = measurement;
  const found = state.kind === "measured" ? [differ(below(place, "samples"), null, "a sample file, as the state is measured")] : [];
  const received = measurement.received === void 0 ? [] : [differ(below(place, "received"), measurement.received.how, "nothing, as there are no samples")];
  return [...found, ...received, ...differencesBetween(place, { sums, statistics, series, client, resources }, { sums: null, statistics: null, series: null, client: null, resources: null })];
}
__name(withoutSamples, "withoutSamples");
function clientDifferences({ client }, { sums, statistics }, place) {
  if (client === null) return [];
  return differencesBetween(place, client, recomputedClient(client, sums, statistics));
}
__name(clientDifferences, "clientDifferences");
function recomputedClient(client, sums, { unitsPerSecond }) {
  const { eventLoopLagMaxNs, eventLoopLagP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs } = client;
  return clientLoadOf({
    cpuNs: client.cpuShare,
    busiestProcessCpuNs: client.busiestProcessShare,
    measuredNs: 1,
    clients: 1,
    clientCpus: 1,
    unitsPerSecond,
    ceilingUnitsPerSecond: client.ceilingUnitsPerSecond,
    processes: client.processes,
    process: { eventLoopLagMaxNs, eventLoopLagP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs },
    sums
  });
}
__name(recomputedClient, "recomputedClient");
function recomputedWarnings({ bundle, plan, payloads }, { measurement, planned }, { sums, statistics }) {
  const { client, noise, work, unit, resources, warnings } = measurement;
  const unread = warnings.find((warning) => warning.code === "affinity-unread");
  return [
    ...warningsOf({
      sums,
      bytesPerCall: statistics.bytesPerCall,
      client: client === null ? null : recomputedClient(client, sums, statistics),
      noise,
      payloadClass: scenarioPayloadClass(payloads, planned.scenario),
      validation: work.fields.validation,
      unit,
      forPublication: plan.forPublication,
      cpus: bundle.cpus,
      affinityUnread: unread?.detail ?? null,
      oomKills: resources?.target.oomKills ?? null,
      lostSamples: lostSamples(measurement)
    }),
    ...driftWarning(bundle.noise.driftRatio)
  ];
}
__name(recomputedWarnings, "recomputedWarnings");
function lostSamples({ warnings }) {
  const truncated = warnings.find((warning) => warning.code === "samples-truncated");
  return truncated === void 0 ? 0 : truncated.calls - truncated.kept;
}
__name(lostSamples, "lostSamples");

// src/verify/payload-claims.ts
var MEASUREMENTS = { document: "measurements.json", pointer: "/measurements" };
var UNIMPLEMENTED = "UNIMPLEMENTED";
var PAYLOADS = { document: "payloads.json", pointer: "" };
function payloadDifferences({ payloads, plan, planSha256, bundle, measurements }) {
  const { pin } = plan.snapshot;
  const hasChecked = payloads.whole !== null || payloads.unary.length > 0 || payloads.otherRanges !== void 0 || payloads.verdict.kind === "wrong" || payloads.unsupported.length > 0;
  const isTipFixed = bundle.outcome.kind === "complete";
  return [
    ...hasChecked ? verdictDifferences(payloads, { plan, planSha256 }) : [],
    ...chunkDifferences(payloads, pin),
    ...sizeDifferences2(payloads, pin),
    ...answerDifferences(payloads, plan),
    ...unsupportedDifferences(payloads, plan, measurements),
    ...isTipFixed && payloads.tip !== null ? differencesBetween(below(PAYLOADS, "tip"), payloads.tip, { height: pin.tipHeight, hash: pin.tipHash }) : [],
    ...isTipFixed && payloads.tipAfter !== null ? differencesBetween(below(PAYLOADS, "tipAfter"), payloads.tipAfter, { height: pin.tipHeight, hash: pin.tipHash }) : []
  ];
}
__name(payloadDifferences, "payloadDifferences");
function verdictDifferences(payloads, { plan, planSha256 }) {
  const difference = payloads.verdict.kind === "wrong" ? payloads.verdict.difference : null;
  const { chunks, whole, unary, answers = [], otherRanges = [], unsupported } = payloads;
  const again = payloadsOf({ chunks, whole: whole === null ? null : withoutExpected(whole), unary: unary.map(withoutExpected), otherRanges, answers, unsupported, difference, lightdInfoBase64: null }, plan, planSha256);
  return [
    ...differencesBetween(below(PAYLOADS, "projection"), payloads.projection, again.projection),
    ...differencesBetween(below(PAYLOADS, "whole"), whole, again.whole),
    ...differencesBetween(below(PAYLOADS, "unary"), unary, again.unary),
    ...differencesBetween(below(PAYLOADS, "verdict"), payloads.verdict, again.verdict)
  ];
}
__name(verdictDifferences, "verdictDifferences");
function withoutExpected(found) {
  const { expectedSha256, ...others } = found;
  void expectedSha256;
  return others;
}
__name(withoutExpected, "withoutExpected");
function chunkDifferences({ chunks, whole }, pin) {
  const found = [];
  let next = pin.firstHeight;
  for (const [index, chunk] of chunks.entries()) {
    const place2 = below(below(PAYLOADS, "chunks"), index);
    found.push(...differencesBetween(below(place2, "firstHeight"), chunk.firstHeight, next), ...differencesBetween(below(place2, "blocks"), chunk.blocks, chunk.lastHeight - chunk.firstHeight + 1));
    next = chunk.lastHeight + 1;
  }
  if (whole === null) return found;
  const place = below(PAYLOADS, "whole");
  const sum = /* @__PURE__ */ __name((key) => chunks.reduce((total, chunk) => total + chunk[key], 0), "sum");
  const range = { firstHeight: pin.firstHeight, lastHeight: pin.tipHeight, blocks: sum("blocks"), payloadBytes: sum("payloadBytes") };
  const { firstHeight, lastHeight, blocks, payloadBytes } = whole;
  return [...found, ...differencesBetween(place, { firstHeight, lastHeight, blocks, payloadBytes }, range)];
}
__name(chunkDifferences, "chunkDifferences");
function unsupportedDifferences({ unsupported }, plan, { measurements }) {
  return measurements.flatMap(({ scenario, state }, index) => {
    const planned = plan.scenarios.find((entry) => entry.scenario.id === scenario);
    const methods = planned === void 0 ? [] : methodsOf(planned.scenario);
    const found = unsupported.find(({ method }) => methods.includes(method));
    if (state.kind !== "not-supported" && (state.kind !== "measured" || found === void 0)) return [];
    return differencesBetween(below(below(MEASUREMENTS, index), "state"), state, { kind: "not-supported", status: found?.status ?? UNIMPLEMENTED });
  });
}
__name(unsupportedDifferences, "unsupportedDifferences");
function answerDifferences({ answers = [] }, plan) {
  const asked = plan.scenarios.flatMap((planned) => answersOf(planned, plan.payloadCheck.unaryCount));
  return answers.flatMap((answer, index) => {
    const place = below(below(PAYLOADS, "answers"), index);
    const order = asked.find(({ scenario, method }) => scenario === answer.scenario && method === answer.method);
    if (order === void 0) return [differ(below(place, "scenario"), answer.scenario, "a scenario of the plan with this method")];
    const isUnsettled = answer.changed > 0 || answer.failed !== null;
    return [
      ...differencesBetween(below(place, "requests"), answer.requests, order.requests.length),
      ...isUnsettled && answer.sha256 !== null ? [differ(below(place, "sha256"), answer.sha256, null)] : []
    ];
  });
}
__name(answerDifferences, "answerDifferences");
function sizeDifferences2({ whole, unary }, pin) {
  const chain = pin.chainDigests.find(({ sha256 }) => sha256 === whole?.sha256);
  const ofWhole = whole === null || chain === void 0 ? [] : differencesBetween(below(below(PAYLOADS, "whole"), "payloadBytes"), whole.payloadBytes, chain.payloadBytes);
  const ofUnary = unary.flatMap((entry, index) => {
    const pinned = pin.unaryDigests.find(({ sha256, method }) => sha256 === entry.sha256 && method === entry.method);
    if (pinned === void 0) return [];
    return entry.payloadBytes === pinned.payloadBytes ? [] : [differ(below(below(below(PAYLOADS, "unary"), index), "payloadBytes"), entry.payloadBytes, pinned.payloadBytes)];
  });
  return [...ofWhole, ...ofUnary];
}
__name(sizeDifferences2, "sizeDifferences");

// src/verify/experiment-claims.ts
var PLAN2 = { document: "plan.json", pointer: "" };
function experimentDifferences({ experiment, variants, legs, repeats }) {
  if (experiment === void 0) return [];
  const place = below(PLAN2, "experiment");
  const [baseline, candidate, ...more] = variants;
  if (baseline === void 0 || candidate === void 0 || more.length > 0) return [differ(below(PLAN2, "variants"), String(variants.length), "2")];
  return [
    ...differencesBetween(below(place, "baseline"), experiment.baseline, baseline.name),
    ...differencesBetween(below(place, "candidate"), experiment.candidate, candidate.name),
    ...differencesBetween(below(place, "differences"), experiment.differences, pinDifferences(baseline, candidate)),
    ...differencesBetween(below(PLAN2, "legs"), legs, pairLegs(experiment, repeats))
  ];
}
__name(experimentDifferences, "experimentDifferences");

// src/verify/run-claims.ts
var BUNDLE = { document: "bundle.json", pointer: "" };
var PLAN3 = { document: "plan.json", pointer: "" };
function runDifferences({ bundle, plan }) {
  const planned = plan.variants.find(({ name }) => name === bundle.variant.name) ?? null;
  return [
    ...scheduleDifferences(plan),
    ...experimentDifferences(plan),
    ...planDifferences2(plan),
    ...cpuDifferences(bundle),
    ...differencesBetween(below(BUNDLE, "snapshotSha256"), bundle.snapshotSha256, plan.snapshot.pin.sha256),
    ...differencesBetween(below(BUNDLE, "variant"), bundle.variant, planned),
    ...differencesBetween(below(below(BUNDLE, "limits"), "asked"), bundle.limits.asked, plan.limits),
    ...legDifferences(bundle, plan),
    ...preloadDifferences(bundle),
    ...differencesBetween(below(below(BUNDLE, "noise"), "driftRatio"), bundle.noise.driftRatio, driftOf(bundle.noise.calibration)),
    ...Date.parse(bundle.endedAt) < Date.parse(bundle.startedAt) ? [differ(below(BUNDLE, "endedAt"), bundle.endedAt, `not before startedAt, ${bundle.startedAt}`)] : []
  ];
}
__name(runDifferences, "runDifferences");
function planDifferences2(plan) {
  const names = plan.variants.map(({ name }) => name);
  const legs = plan.experiment === void 0 ? legsOf(names, plan.repeats) : pairLegs(plan.experiment, plan.repeats);
  return [
    ...new Set(names).size === names.length ? [] : [differ(below(PLAN3, "variants"), names, "each name once")],
    ...differencesBetween(below(PLAN3, "legs"), plan.legs, legs),
    ...gateDifferences(plan)
  ];
}
__name(planDifferences2, "planDifferences");
function gateDifferences(plan) {
  if (plan.gates === null) return [];
  try {
    checkGates(plan.gates.document, plan, "gates");
    return [];
  } catch (error) {
    if (!(error instanceof IndexbenchError)) throw error;
    return [differ({ document: PLAN3.document, pointer: `/gates/document${error.where?.split("#")[1] ?? ""}` }, error.what, "gates of what it runs")];
  }
}
__name(gateDifferences, "gateDifferences");
function cpuDifferences({ cpus }) {
  const place = below(BUNDLE, "cpus");
  const [server, client] = [parseKernelCpuList(cpus.server), parseKernelCpuList(cpus.client)];
  const readBack = /* @__PURE__ */ __name((text, asked) => text === null ? null : asked, "readBack");
  return differencesBetween(place, cpus, {
    ...cpus,
    serverCount: server.length,
    clientCount: client.length,
    shared: intersectionOf(server, client).length > 0,
    serverReadBack: readBack(cpus.serverReadBack, cpus.server),
    clientReadBack: readBack(cpus.clientReadBack, cpus.client)
  });
}
__name(cpuDifferences, "cpuDifferences");
function preloadDifferences({ variant, launch }) {
  if (launch === null || variant.pin.preload !== void 0 === (launch.preload !== void 0)) return [];
  return [differ(below(below(BUNDLE, "launch"), "preload"), launch.preload ?? null, variant.pin.preload ?? null)];
}
__name(preloadDifferences, "preloadDifferences");
function scheduleDifferences({ scenarios }) {
  return scenarios.flatMap((planned, index) => {
    const place = below(below(below(PLAN3, "scenarios"), index), "scheduleSha256");
    return differencesBetween(place, planned.scheduleSha256, scheduleSha256(planned));
  });
}
__name(scheduleDifferences, "scheduleDifferences");
function legDifferences({ leg, repeat, variant }, { legs }) {
  const place = below(BUNDLE, "leg");
  const planned = legs.find((entry) => entry.repeat === repeat);
  if (planned === void 0) return [differ(below(BUNDLE, "repeat"), repeat, `one of ${legs.map((entry) => String(entry.repeat)).join(", ")}`)];
  const order = differencesBetween(below(place, "order"), leg.order, planned.order);
  return [...order, ...differencesBetween(below(place, "position"), leg.position, planned.order.indexOf(variant.name) + 1)];
}
__name(legDifferences, "legDifferences");

// src/verify/stack-claims.ts
var BUNDLE2 = { document: "bundle.json", pointer: "" };
function stackDifferences({ bundle, plan }) {
  return [...nodeDifferences(bundle), ...copyDifferences(bundle), ...bundle.outcome.kind === "complete" ? completeDifferences(bundle, plan) : []];
}
__name(stackDifferences, "stackDifferences");
function nodeDifferences({ node, variant, outcome }) {
  const place = below(BUNDLE2, "node");
  if (node !== null && variant.node === void 0) return [differ(place, node, null)];
  return node === null && variant.node !== void 0 && outcome.kind === "complete" ? [differ(place, null, `the node ${variant.node.name}`)] : [];
}
__name(nodeDifferences, "nodeDifferences");
function copyDifferences({ stateCopies }) {
  const seen = /* @__PURE__ */ new Set();
  return stateCopies.flatMap(({ role }, index) => {
    if (seen.has(role)) return [differ(below(below(below(BUNDLE2, "stateCopies"), index), "role"), role, "one copy a process")];
    seen.add(role);
    return [];
  });
}
__name(copyDifferences, "copyDifferences");
function completeDifferences({ frozen, stateCopies, stateUnchanged, variant }, { snapshot }) {
  const place = below(BUNDLE2, "frozen");
  const asked = /* @__PURE__ */ __name((index, when, view) => {
    if (view === null) return [differ(below(below(place, index), when), null, "what the node said after the measurements")];
    const fault = frozenFault(view, snapshot.pin);
    return fault === null ? [] : [differ(below(below(place, index), when), view, `a frozen node; it ${fault}`)];
  }, "asked");
  return [
    ...stateUnchanged === false || stateUnchanged === null && stateCopies.length > 0 ? [differ(below(BUNDLE2, "stateUnchanged"), stateUnchanged, true)] : [],
    ...variant.node !== void 0 && !frozen.some(({ role }) => role === "node") ? [differ(place, frozen, "a proof of the role node")] : [],
    ...frozen.flatMap(({ before, after }, index) => [...asked(index, "before", before), ...asked(index, "after", after)])
  ];
}
__name(completeDifferences, "completeDifferences");

// src/verify/verify-bundle.ts
var MEASUREMENTS2 = { document: "measurements.json", pointer: "/measurements" };
async function verifyBundle(opened) {
  const recompute = recomputerOf(opened.folder);
  const differences = await recompute("its documents", () => [...runDifferences(opened), ...stackDifferences(opened), ...payloadDifferences(opened), ...missingMeasurements(opened)]);
  for (const [index, measurement] of opened.measurements.measurements.entries()) {
    differences.push(...await recompute(measurement.id, () => measurementDifferences(opened, measurement, below(MEASUREMENTS2, index))));
  }
  differences.push(...await recompute("its index build", () => indexBuildDifferences(opened)));
  return differences;
}
__name(verifyBundle, "verifyBundle");
function recomputerOf(folder) {
  return async (what, differences) => {
    try {
      return await differences();
    } catch (cause) {
      if (cause instanceof IndexbenchError) throw cause;
      throw new IndexbenchError("BUNDLE_DAMAGED", { what: `${what} cannot be recomputed: ${cause instanceof Error ? cause.message : String(cause)}`, where: folder, cause });
    }
  };
}
__name(recomputerOf, "recomputerOf");
async function recheckBundle(opened) {
  const error = verificationError(opened.folder, await verifyBundle(opened));
  if (error !== null) throw error;
}
__name(recheckBundle, "recheckBundle");
function verificationError(folder, [first, ...others]) {
  if (first === void 0) return null;
  const more = others.length === 0 ? "" : ` (and ${String(others.length)} more)`;
  return new IndexbenchError("VERIFY_DIFFERENCE", { what: `${describeDifference(first)}${more}`, where: folder });
}
__name(verificationError, "verificationError");
function missingMeasurements({ bundle, plan, measurements }) {
  if (bundle.outcome.kind !== "complete") return [];
  const present = new Set(measurements.measurements.map(({ driver, scenario }) => `${driver}/${scenario}`));
  const declared = plan.scenarios.flatMap((planned) => driversOf(plan, planned).map((driver) => `${driver}/${planned.scenario.id}`));
  return declared.filter((id) => !present.has(id)).map((id) => differ(MEASUREMENTS2, null, `a measurement ${id}`));
}
__name(missingMeasurements, "missingMeasurements");

export {
  below,
  differ,
  differencesBetween,
  verifyBundle,
  recheckBundle,
  verificationError
};
