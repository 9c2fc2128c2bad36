import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  callUnitsOf,
  clientLoadOf,
  driftOf,
  payloadsOf,
  summarizeSampleFile
} from "./chunk-LR74RQ6S.mjs";
import {
  concurrencyWindow
} from "./chunk-N7E47VXZ.mjs";
import {
  DATA_ERROR_STATUS,
  SAMPLE_PHASE,
  compileArrival,
  compileSchedule,
  driveOrderOf,
  scheduleSha256
} from "./chunk-GRBRNJJT.mjs";
import {
  GRPC_STATUS
} from "./chunk-OXTG6FV5.mjs";
import {
  driftWarning,
  hostClassOf,
  hostFieldsOf,
  scenarioPayloadClass,
  warningsOf,
  workFieldsOf,
  workOf
} from "./chunk-4NHYBI5M.mjs";
import {
  NO_NARROW_VALUE
} from "./chunk-Y2ZLAERK.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
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
  const at = /* @__PURE__ */ __name((column) => column[row] ?? Number.NaN, "at");
  const startNs = at(wide.startNs);
  const endNs = at(wide.endNs);
  const phase = narrow.phase[row];
  if (Number.isNaN(startNs)) return { column: "startNs", rule: "a time" };
  if (endNs < startNs) return { column: "endNs", rule: `at least startNs, ${String(startNs)}` };
  if (at(wide.firstMessageNs) < startNs || at(wide.firstMessageNs) > endNs) return { column: "firstMessageNs", rule: `from startNs to endNs, ${String(startNs)} to ${String(endNs)}` };
  if (at(wide.intendedStartNs) > startNs) return { column: "intendedStartNs", rule: `at most startNs, ${String(startNs)}` };
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
var NS_PER_SECOND = 1e9;
var FILLED_SHARE = 0.95;
var CONNECTING_NS = 25e7;
var LATE_START_NS = 25e7;
var DUE_TOLERANCE_NS = 1e3;
function stopRuleDifferences(place, ended) {
  const { planned, driver, lost } = ended;
  const isOpenLoop = planned.scenario.arrival !== void 0;
  return [
    ...driver === "native" ? warmupDifferences(place, ended) : [],
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
  const isLongEnough = (ended.evidence.firstWarmupStartNs ?? 0) <= -FILLED_SHARE * warmupSeconds * NS_PER_SECOND;
  return isLongEnough ? [] : [differ(below(place, "warmupCalls"), calls, `calls for ${String(warmupSeconds)} s before the measured window`)];
}
__name(warmupDifferences, "warmupDifferences");
function countDifferences(place, ended) {
  const { stop } = ended.planned.scenario;
  if (stop.kind !== "count" && stop.kind !== "first") return [];
  const started = startedCalls(ended);
  const isWrong = started > stop.requests || stop.kind === "count" && isAllGood(ended) && started !== stop.requests;
  return isWrong ? [differ(below(place, "calls"), started, stop.requests)] : [];
}
__name(countDifferences, "countDifferences");
function windowDifferences(place, ended) {
  const { planned, driver, evidence, sums, lost } = ended;
  const { stop, thinkSeconds = 0 } = planned.scenario;
  if (stop.kind !== "window" && stop.kind !== "first") return [];
  const at = below(place, "measuredNs");
  const found = [];
  const endsByTime = stop.kind === "window" || startedCalls(ended) < stop.requests;
  const connectingNs = driver === "ghz" ? CONNECTING_NS : 0;
  if (endsByTime && isAllGood(ended) && lost === 0 && sums.measuredNs + connectingNs < (FILLED_SHARE * stop.seconds - thinkSeconds) * NS_PER_SECOND) {
    found.push(differ(at, sums.measuredNs, `at least the window of ${String(stop.seconds)} s`));
  }
  if (evidence.lastStartNs > stop.seconds * NS_PER_SECOND + LATE_START_NS) {
    found.push(differ(at, `a start at ${String(evidence.lastStartNs)} ns`, `no start after the window of ${String(stop.seconds)} s`));
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
  const wrong = dueNs.findIndex((atNs, k) => !(Math.abs(atNs - times.dueSeconds(k) * NS_PER_SECOND) <= DUE_TOLERANCE_NS));
  const at = below(place, "calls");
  if (wrong >= 0) return [differ(at, `call ${String(wrong)} due at ${String(dueNs[wrong])} ns`, `due at ${String(Math.round(times.dueSeconds(wrong) * NS_PER_SECOND))} ns`)];
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
  if (driver === "native" && sums.measuredNs < FILLED_SHARE * minimumSeconds * NS_PER_SECOND) {
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
  const work = { name: measurement.driver, version: driver?.programVersion ?? "", flags: driver?.arguments ?? [], validation: validationOf(measurement, planned) };
  return workFieldsOf(planned, plan.snapshot.pin.sha256, work, scenarioPayloadClass(payloads, planned.scenario));
}
__name(recomputedWork, "recomputedWork");
function validationOf({ driver, work }, planned) {
  if (driver !== "native") return work.fields.validation === "blocks" ? "unchecked" : work.fields.validation;
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
    ...clientDifferences(measurement, summary, below(place, "client")),
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
  return [...found, ...differencesBetween(place, { sums, statistics, series, client, resources }, { sums: null, statistics: null, series: null, client: null, resources: null })];
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
var PAYLOADS = { document: "payloads.json", pointer: "" };
function payloadDifferences({ payloads, plan, planSha256, bundle }) {
  const { pin } = plan.snapshot;
  const hasChecked = payloads.whole !== null || payloads.unary.length > 0 || payloads.verdict.kind === "wrong" || payloads.unsupported.length > 0;
  const isTipFixed = bundle.outcome.kind === "complete";
  return [
    ...hasChecked ? verdictDifferences(payloads, { plan, planSha256 }) : [],
    ...chunkDifferences(payloads, pin),
    ...sizeDifferences(payloads, pin),
    ...isTipFixed && payloads.tip !== null ? differencesBetween(below(PAYLOADS, "tip"), payloads.tip, { height: pin.tipHeight, hash: pin.tipHash }) : [],
    ...isTipFixed && payloads.tipAfter !== null ? differencesBetween(below(PAYLOADS, "tipAfter"), payloads.tipAfter, { height: pin.tipHeight, hash: pin.tipHash }) : []
  ];
}
__name(payloadDifferences, "payloadDifferences");
function verdictDifferences(payloads, { plan, planSha256 }) {
  const difference = payloads.verdict.kind === "wrong" ? payloads.verdict.difference : null;
  const { chunks, whole, unary, unsupported } = payloads;
  const again = payloadsOf({ chunks, whole: whole === null ? null : withoutExpected(whole), unary: unary.map(withoutExpected), unsupported, difference, lightdInfoBase64: null }, plan, planSha256);
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
function sizeDifferences({ whole, unary }, pin) {
  const chain = pin.chainDigests.find(({ sha256 }) => sha256 === whole?.sha256);
  const ofWhole = whole === null || chain === void 0 ? [] : differencesBetween(below(below(PAYLOADS, "whole"), "payloadBytes"), whole.payloadBytes, chain.payloadBytes);
  const ofUnary = unary.flatMap((entry, index) => {
    const pinned = pin.unaryDigests.find(({ sha256, method }) => sha256 === entry.sha256 && method === entry.method);
    if (pinned === void 0) return [];
    return entry.payloadBytes === pinned.payloadBytes ? [] : [differ(below(below(below(PAYLOADS, "unary"), index), "payloadBytes"), entry.payloadBytes, pinned.payloadBytes)];
  });
  return [...ofWhole, ...ofUnary];
}
__name(sizeDifferences, "sizeDifferences");

// src/verify/run-claims.ts
var BUNDLE = { document: "bundle.json", pointer: "" };
var PLAN = { document: "plan.json", pointer: "" };
function runDifferences({ bundle, plan }) {
  const planned = plan.variants.find(({ name }) => name === bundle.variant.name) ?? null;
  return [
    ...scheduleDifferences(plan),
    ...differencesBetween(below(BUNDLE, "snapshotSha256"), bundle.snapshotSha256, plan.snapshot.pin.sha256),
    ...differencesBetween(below(BUNDLE, "variant"), bundle.variant, planned),
    ...differencesBetween(below(below(BUNDLE, "limits"), "asked"), bundle.limits.asked, plan.limits),
    ...legDifferences(bundle, plan),
    ...differencesBetween(below(below(BUNDLE, "noise"), "driftRatio"), bundle.noise.driftRatio, driftOf(bundle.noise.calibration)),
    ...Date.parse(bundle.endedAt) < Date.parse(bundle.startedAt) ? [differ(below(BUNDLE, "endedAt"), bundle.endedAt, `not before startedAt, ${bundle.startedAt}`)] : []
  ];
}
__name(runDifferences, "runDifferences");
function scheduleDifferences({ scenarios }) {
  return scenarios.flatMap((planned, index) => {
    const place = below(below(below(PLAN, "scenarios"), index), "scheduleSha256");
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

// src/verify/verify-bundle.ts
var MEASUREMENTS = { document: "measurements.json", pointer: "/measurements" };
async function verifyBundle(opened) {
  const recompute = recomputerOf(opened.folder);
  const differences = await recompute("its documents", () => [...runDifferences(opened), ...payloadDifferences(opened), ...missingMeasurements(opened)]);
  for (const [index, measurement] of opened.measurements.measurements.entries()) {
    differences.push(...await recompute(measurement.id, () => measurementDifferences(opened, measurement, below(MEASUREMENTS, index))));
  }
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
  const declared = plan.drivers.flatMap((driver) => plan.scenarios.map(({ scenario }) => `${driver}/${scenario.id}`));
  return declared.filter((id) => !present.has(id)).map((id) => differ(MEASUREMENTS, null, `a measurement ${id}`));
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
