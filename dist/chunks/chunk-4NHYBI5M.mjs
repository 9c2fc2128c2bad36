import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SAMPLE_COLUMNS,
  WIDE_COLUMNS,
  methodsOf
} from "./chunk-Y2ZLAERK.mjs";
import {
  canonicalJson,
  digestOf
} from "./chunk-DG5XGDJH.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/file-digest.ts
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
var READ_BYTES = 1024 * 1024;
function openNoFollow(path) {
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}
__name(openNoFollow, "openNoFollow");
async function digestHandle(handle) {
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  let bytes = 0;
  for (; ; ) {
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, bytes);
    if (bytesRead === 0) return { sha256: hash.digest("hex"), bytes };
    hash.update(buffer.subarray(0, bytesRead));
    bytes += bytesRead;
  }
}
__name(digestHandle, "digestHandle");
async function digestFile(path) {
  const handle = await openNoFollow(path);
  try {
    return (await digestHandle(handle)).sha256;
  } finally {
    await handle.close();
  }
}
__name(digestFile, "digestFile");
function errorName(error) {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
__name(errorName, "errorName");

// src/bundle/sample-parquet.ts
var ROW_GROUP_ROWS = 65536;
var ENCODING = "DELTA_BINARY_PACKED";
var CODEC = "UNCOMPRESSED";
function maxSampleFileBytes(rows) {
  return 96 * rows + 8192 * Math.ceil(rows / ROW_GROUP_ROWS) + 65536;
}
__name(maxSampleFileBytes, "maxSampleFileBytes");
var MAX_SAMPLE_ROWS = 5e7;
function presentColumns(absent) {
  return SAMPLE_COLUMNS.filter((name) => !absent.includes(name));
}
__name(presentColumns, "presentColumns");
function isWide(name) {
  return WIDE_COLUMNS.includes(name);
}
__name(isWide, "isWide");
function parquetType(name) {
  return isWide(name) ? "INT64" : "INT32";
}
__name(parquetType, "parquetType");

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

// src/comparison/keys.ts
function workKey(fields) {
  return digestOf(fields);
}
__name(workKey, "workKey");
function hostKey(fields) {
  return digestOf(fields);
}
__name(hostKey, "hostKey");
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
    const value = canonicalJson(fields[field] ?? null);
    const other = canonicalJson(others[field] ?? null);
    return value === other ? [] : [{ field, value, others: other }];
  });
}
__name(fieldDifferences, "fieldDifferences");

// src/comparison/payload-class.ts
var UNVERIFIED = "unverified";
var RANGE_METHODS = /* @__PURE__ */ new Set(["GetBlockRange"]);
function payloadClassOf(payloads, method) {
  const found = RANGE_METHODS.has(method) ? payloads.whole : payloads.unary.find((entry) => entry.method === method);
  if (found === null || found === void 0) return UNVERIFIED;
  if (found.expectedSha256 === null) return `${UNVERIFIED}:${found.sha256}`;
  return found.expectedSha256 === found.sha256 ? "expected" : found.sha256;
}
__name(payloadClassOf, "payloadClassOf");
function scenarioPayloadClass(payloads, scenario) {
  const classes = methodsOf(scenario).map((method) => payloadClassOf(payloads, method));
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

// src/model/rounding.ts
function round12(value) {
  if (!Number.isFinite(value)) throw new RangeError(`round12: ${value} is not a figure`);
  return Number(value.toPrecision(12));
}
__name(round12, "round12");

export {
  openNoFollow,
  digestHandle,
  digestFile,
  errorName,
  ROW_GROUP_ROWS,
  ENCODING,
  CODEC,
  maxSampleFileBytes,
  MAX_SAMPLE_ROWS,
  presentColumns,
  isWide,
  parquetType,
  round12,
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
  driftWarning
};
