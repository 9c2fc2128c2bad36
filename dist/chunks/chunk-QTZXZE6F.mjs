import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  methodsOf
} from "./chunk-CGC4KA2A.mjs";
import {
  canonicalJson,
  digestOf
} from "./chunk-3J2UOSSP.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/describe-load.ts
function describeLoad(scenario) {
  const { requests, arrival, concurrencySteps: steps, thinkSeconds, warmupSeconds, atEnd } = scenario;
  return [
    arrival === void 0 ? "closed loop" : `open loop, ${describeArrival(arrival)}`,
    ...steps === void 0 ? [] : [`${String(steps.startClients)} to ${String(steps.endClients)} clients by ${String(steps.stepClients)} every ${String(steps.stepSeconds)} s`],
    ...thinkSeconds === void 0 ? [] : [`${String(thinkSeconds)} s between calls`],
    ...requests.kind === "mix" ? [`mix of ${requests.parts.map(({ weight, method }) => `${String(weight)} ${method}`).join(", ")}`] : [],
    ...warmupSeconds === void 0 ? [] : [`warm-up ${String(warmupSeconds)} s`],
    ...atEnd === void 0 || atEnd === "wait" ? [] : [`running calls at the end: ${atEnd}`]
  ].join("; ");
}
__name(describeLoad, "describeLoad");
function describeArrival(arrival) {
  switch (arrival.kind) {
    case "constant":
      return `${String(arrival.perSecond)} a second`;
    case "step":
      return `${String(arrival.startPerSecond)} to ${String(arrival.endPerSecond)} a second by ${String(arrival.stepPerSecond)} every ${String(arrival.stepSeconds)} s`;
    case "line":
      return `${String(arrival.startPerSecond)} to ${String(arrival.endPerSecond)} a second evenly in ${String(arrival.seconds)} s`;
    case "poisson":
      return `Poisson, ${String(arrival.perSecond)} a second, seed ${String(arrival.seed)}`;
  }
}
__name(describeArrival, "describeArrival");

// src/comparison/known-fields.ts
var MAX_KNOWN = 16;
var KnownFields = class {
  static {
    __name(this, "KnownFields");
  }
  #known = [];
  #find;
  constructor(find) {
    this.#find = find;
  }
  get(fields) {
    const known = this.#known.find((entry) => areEqual(entry.fields, fields));
    if (known !== void 0) return known.found;
    const found = this.#find(fields);
    if (this.#known.length < MAX_KNOWN) this.#known.push({ fields: structuredClone(fields), found });
    return found;
  }
};
function areEqual(a, b) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isEqual(a[name], b[name]));
}
__name(areEqual, "areEqual");
function isEqual(a, b) {
  if (a === b) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]);
}
__name(isEqual, "isEqual");

// src/comparison/keys.ts
function workKey(fields) {
  return digestOf(fields);
}
__name(workKey, "workKey");
function hostKey(fields) {
  const known = hostKeys.get(fields);
  if (known !== void 0) return known;
  const key = knownHostKeys.get(fields);
  hostKeys.set(fields, key);
  return key;
}
__name(hostKey, "hostKey");
var hostKeys = /* @__PURE__ */ new WeakMap();
var knownHostKeys = new KnownFields((fields) => digestOf(fields));
function workOf(fields) {
  return { workKey: workKey(fields), fields };
}
__name(workOf, "workOf");
function hostClassOf(fields) {
  return { hostKey: hostKey(fields), fields };
}
__name(hostClassOf, "hostClassOf");
function workFieldsOf(planned, snapshotSha256, driver, payloadClass) {
  const { scenario } = planned;
  return {
    domain: planned.domain,
    method: scenario.method,
    unit: planned.unit,
    load: describeLoad(scenario),
    snapshotSha256,
    firstHeight: planned.firstHeight,
    lastHeight: planned.lastHeight,
    projection: planned.projection,
    scheduleSha256: planned.scheduleSha256,
    driver: driver.name,
    driverVersion: driver.version,
    driverFlags: [...driver.flags],
    validation: driver.validation,
    clients: scenario.clients,
    connections: scenario.connections,
    deadlineSeconds: scenario.deadlineSeconds,
    maxMessageBytes: scenario.maxMessageBytes,
    transport: "h2c",
    payloadClass
  };
}
__name(workFieldsOf, "workFieldsOf");
function hostFieldsOf(run) {
  const { server, client } = run.accounting;
  return {
    cpuModel: run.host.cpuModel,
    serverCpus: run.cpus.serverCount,
    clientCpus: run.cpus.clientCount,
    shared: run.cpus.shared,
    smtShared: run.cpus.smtShared,
    cpuQuota: run.limits.readBack.cpuQuota,
    memoryMaxBytes: run.limits.readBack.memoryMaxBytes,
    accountingSource: server === client ? server : `${server}+${client}`,
    pageCache: run.pageCache,
    buildProfile: run.buildProfile
  };
}
__name(hostFieldsOf, "hostFieldsOf");
function fieldDifferences(fields, others) {
  const names = Object.keys({ ...fields, ...others });
  return names.flatMap((field) => {
    if (fields[field] === others[field]) return [];
    const value = canonicalJson(fields[field] ?? null);
    const other = canonicalJson(others[field] ?? null);
    return value === other ? [] : [{ field, value, others: other }];
  });
}
__name(fieldDifferences, "fieldDifferences");

// src/comparison/payload-class.ts
var UNVERIFIED = "unverified";
var SELF_DESCRIPTION = "GetLightdInfo";
function payloadClassOf(payloads, method, scenario = null) {
  const answer = payloads.answers?.find((entry) => entry.method === method && entry.scenario === scenario);
  if (answer !== void 0) return answer.sha256 === null || method === SELF_DESCRIPTION ? UNVERIFIED : `${UNVERIFIED}:${answer.sha256}`;
  const found = digestOfMethod(payloads, method);
  if (found === null || found === void 0) return UNVERIFIED;
  if (found.expectedSha256 === null) return `${UNVERIFIED}:${found.sha256}`;
  return found.expectedSha256 === found.sha256 ? "expected" : found.sha256;
}
__name(payloadClassOf, "payloadClassOf");
function digestOfMethod({ whole, unary, otherRanges = [] }, method) {
  if (method === "GetBlockRange") return whole;
  const other = otherRanges.find((entry) => entry.method === method);
  return other === void 0 ? unary.find((entry) => entry.method === method) : { sha256: other.range.sha256, expectedSha256: null };
}
__name(digestOfMethod, "digestOfMethod");
function scenarioPayloadClass(payloads, scenario) {
  const classes = methodsOf(scenario).map((method) => payloadClassOf(payloads, method, scenario.id));
  const [first = UNVERIFIED] = classes;
  if (classes.every((one) => one === first)) return first;
  if (classes.some(isOtherPayload)) return digestOf(classes);
  return classes.every((one) => one === "expected" || one === UNVERIFIED) ? UNVERIFIED : `${UNVERIFIED}:${digestOf(classes)}`;
}
__name(scenarioPayloadClass, "scenarioPayloadClass");
function isUnverified(payloadClass) {
  return payloadClass === UNVERIFIED || payloadClass.startsWith(`${UNVERIFIED}:`);
}
__name(isUnverified, "isUnverified");
function isOtherPayload(payloadClass) {
  return payloadClass !== "expected" && !isUnverified(payloadClass);
}
__name(isOtherPayload, "isOtherPayload");

// src/comparison/warnings.ts
var NS_PER_SECOND = 1e9;
var WINDOW_TOLERANCE = 0.99;
var STEAL_LIMIT = 0.02;
var OUTSIDE_LIMIT = 0.05;
var ENOUGH_CALLS = 200;
function neededWindowNs(forPublication) {
  return (forPublication ? 2 : 1) * NS_PER_SECOND;
}
__name(neededWindowNs, "neededWindowNs");
function isTooShort(measuredNs, forPublication) {
  return measuredNs < neededWindowNs(forPublication) * WINDOW_TOLERANCE;
}
__name(isTooShort, "isTooShort");
function warningsOf(facts) {
  return [...workWarnings(facts), ...contentWarnings(facts), ...hostWarnings(facts)];
}
__name(warningsOf, "warningsOf");
function workWarnings({ sums, forPublication, client, lostSamples }) {
  const warnings = [];
  const neededNs = neededWindowNs(forPublication);
  const failed = sums.calls - sums.ok;
  if (sums.ok === 0) warnings.push({ code: "no-good-call", calls: sums.calls });
  if (sums.ok > 0 && isTooShort(sums.measuredNs, forPublication)) warnings.push({ code: "too-short", measuredNs: sums.measuredNs, neededNs });
  if (sums.ok > 0 && sums.ok < ENOUGH_CALLS) warnings.push({ code: "few-samples", goodCalls: sums.ok });
  if (failed > 0) warnings.push({ code: "errors", failed, calls: sums.calls });
  if (sums.cutOff > 0) warnings.push({ code: "cut-off", calls: sums.cutOff });
  if (lostSamples > 0) warnings.push({ code: "samples-truncated", kept: sums.calls, calls: sums.calls + lostSamples });
  if (client?.bound === true) warnings.push({ code: "client-bound", reasons: [...client.reasons] });
  return warnings;
}
__name(workWarnings, "workWarnings");
function contentWarnings({ payloadClass, bytesPerCall, validation, unit }) {
  const warnings = [];
  if (isUnverified(payloadClass)) warnings.push({ code: "unverified" });
  if (isOtherPayload(payloadClass)) warnings.push({ code: "different-payload", bytesPerCall });
  if (validation === "unchecked" && unit === "block") warnings.push({ code: "unchecked-blocks" });
  return warnings;
}
__name(contentWarnings, "contentWarnings");
function hostWarnings({ noise, cpus, affinityUnread, oomKills }) {
  const warnings = [];
  const steal = Math.max(noise?.serverStealShare ?? 0, noise?.clientStealShare ?? 0);
  const outside = Math.max(noise?.serverOutsideShare ?? 0, noise?.clientOutsideShare ?? 0);
  if (steal > STEAL_LIMIT) warnings.push({ code: "steal", share: steal });
  if (outside > OUTSIDE_LIMIT) warnings.push({ code: "outside-cpu", share: outside });
  if (cpus.shared) warnings.push({ code: "shared-cpus" });
  if (cpus.smtShared && !cpus.shared) warnings.push({ code: "smt-shared" });
  if (affinityUnread !== null) warnings.push({ code: "affinity-unread", detail: affinityUnread });
  if (oomKills !== null && oomKills > 0) warnings.push({ code: "memory-limit", kills: oomKills });
  return warnings;
}
__name(hostWarnings, "hostWarnings");
var DRIFT_LIMIT = 0.05;
function driftWarning(driftRatio) {
  return driftRatio !== null && driftRatio > DRIFT_LIMIT ? [{ code: "drift", ratio: driftRatio }] : [];
}
__name(driftWarning, "driftWarning");

export {
  KnownFields,
  workKey,
  hostKey,
  workOf,
  hostClassOf,
  workFieldsOf,
  hostFieldsOf,
  fieldDifferences,
  scenarioPayloadClass,
  isUnverified,
  isTooShort,
  warningsOf,
  hostWarnings,
  driftWarning
};
