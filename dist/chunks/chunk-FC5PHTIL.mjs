import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DOCUMENT_FILES,
  JOURNAL_FILE,
  MANIFEST_FILE,
  SAMPLES_FOLDER,
  isBundlePath
} from "./chunk-4OYZK2YC.mjs";
import {
  parseDocument
} from "./chunk-7ZF54KZQ.mjs";
import {
  MAX_SAMPLE_ROWS,
  digestHandle,
  driftWarning,
  errorName,
  fieldDifferences,
  hostFieldsOf,
  hostKey,
  isTooShort,
  isUnverified,
  maxSampleFileBytes,
  openNoFollow,
  round12,
  workFieldsOf,
  workKey
} from "./chunk-4NHYBI5M.mjs";
import {
  canonicalJson,
  digestOf,
  sha256Hex
} from "./chunk-DG5XGDJH.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/find-bundles.ts
import { lstat, readdir, realpath } from "node:fs/promises";
import { join } from "node:path";
var MAX_DEPTH = 12;
var MAX_FOLDERS = 1e5;
async function findBundles(roots) {
  const found = /* @__PURE__ */ new Set();
  let visited = 0;
  const visit = /* @__PURE__ */ __name(async (folder, depth) => {
    visited += 1;
    if (visited > MAX_FOLDERS) throw new IndexbenchError("BUNDLE_HOSTILE", { what: `more than ${String(MAX_FOLDERS)} folders`, where: folder });
    const entries = await readdir(folder, { withFileTypes: true });
    if (entries.some(({ name }) => name === DOCUMENT_FILES.Bundle || name === JOURNAL_FILE)) {
      found.add(folder);
      return true;
    }
    let hasAny = false;
    if (depth < MAX_DEPTH) {
      for (const entry of entries) if (entry.isDirectory() && await visit(join(folder, entry.name), depth + 1)) hasAny = true;
    }
    return hasAny;
  }, "visit");
  const empty2 = [];
  for (const root of roots) {
    const folder = await rootFolder(root);
    if (!await visit(folder, 0)) empty2.push(folder);
  }
  return found.size === 0 ? [] : [.../* @__PURE__ */ new Set([...found, ...empty2])].sort();
}
__name(findBundles, "findBundles");
async function rootFolder(root) {
  try {
    const folder = await realpath(root);
    if ((await lstat(folder)).isDirectory()) return folder;
  } catch (cause) {
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: "there is no such folder", where: root, cause });
  }
  throw new IndexbenchError("INPUT_NOT_FOUND", { what: "is not a folder", where: root });
}
__name(rootFolder, "rootFolder");

// src/bundle/reader.ts
import { constants } from "node:fs";
import { access, lstat as lstat3, readdir as readdir3 } from "node:fs/promises";
import { basename, join as join3 } from "node:path";

// src/bundle/bundle-tree.ts
import { lstat as lstat2, readdir as readdir2 } from "node:fs/promises";
import { join as join2 } from "node:path";
var MAX_FILES = 1e4;
async function listBundleFiles(folder) {
  const sizes = /* @__PURE__ */ new Map();
  const visit = /* @__PURE__ */ __name(async (prefix) => {
    for (const name of await readdir2(join2(folder, prefix))) {
      const path = prefix === "" ? name : `${prefix}/${name}`;
      if (!isBundlePath(path)) throw hostile(folder, path, "has a name that no file of a bundle has");
      const stat = await lstat2(join2(folder, path));
      if (stat.isDirectory()) await visit(path);
      else if (!stat.isFile()) throw hostile(folder, path, stat.isSymbolicLink() ? "is a symbolic link" : "is a special file");
      else if (path !== MANIFEST_FILE) sizes.set(path, stat.size);
      if (sizes.size > MAX_FILES) throw hostile(folder, path, `comes after ${String(MAX_FILES)} other files`);
    }
  }, "visit");
  await visit("");
  return sizes;
}
__name(listBundleFiles, "listBundleFiles");
function hostile(folder, path, what) {
  return new IndexbenchError("BUNDLE_HOSTILE", { what: `${JSON.stringify(path)} ${what}`, where: folder });
}
__name(hostile, "hostile");

// src/bundle/manifest.ts
var LINE = /^([0-9a-f]{64}) {2}(.+)$/;
function formatManifest(digests) {
  const lines = [...digests].sort(([a], [b]) => a < b ? -1 : 1);
  return lines.map(([path, sha256]) => `${sha256}  ${path}
`).join("");
}
__name(formatManifest, "formatManifest");
function parseManifest(text, where) {
  const digests = /* @__PURE__ */ new Map();
  for (const [index, line] of text.split("\n").slice(0, -1).entries()) {
    const [, sha256, path] = LINE.exec(line) ?? [];
    const place = `${where}/${MANIFEST_FILE}:${String(index + 1)}`;
    if (sha256 === void 0 || path === void 0) throw new IndexbenchError("BUNDLE_DAMAGED", { what: "not a line of SHA-256, two spaces and a path", where: place });
    if (!isBundlePath(path) || path === MANIFEST_FILE) throw new IndexbenchError("BUNDLE_HOSTILE", { what: `${JSON.stringify(path)} is no name of a bundle's file`, where: place });
    digests.set(path, sha256);
  }
  if (formatManifest(digests) !== text) throw new IndexbenchError("BUNDLE_DAMAGED", { what: "lines are unsorted, repeated or cut off", where: `${where}/${MANIFEST_FILE}` });
  return digests;
}
__name(parseManifest, "parseManifest");

// src/bundle/reader.ts
var MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
var MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
var MAX_OTHER_BYTES = 256 * 1024 * 1024;
async function openBundle(folder) {
  try {
    return await readBundle(folder);
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    throw new IndexbenchError("BUNDLE_DAMAGED", { what: `cannot be read (${errorName(cause)})`, where: folder, cause });
  }
}
__name(openBundle, "openBundle");
async function readBundle(folder) {
  if (!(await lstat3(folder).catch(() => null))?.isDirectory()) throw new IndexbenchError("BUNDLE_FOREIGN", { what: "is not a folder", where: folder });
  const names = await readdir3(folder);
  if (![MANIFEST_FILE, DOCUMENT_FILES.Bundle, JOURNAL_FILE].some((name) => names.includes(name))) throw new IndexbenchError("BUNDLE_FOREIGN", { what: "holds no bundle", where: folder });
  const sizes = await listBundleFiles(folder);
  const manifestText = await readManifest(folder);
  const digests = parseManifest(manifestText, folder);
  checkNames(folder, sizes, digests);
  const read = /* @__PURE__ */ __name((kind) => readDocument(folder, kind, digests), "read");
  const bundle = await read("Bundle");
  const plan = await read("Plan");
  const measurements = await read("Measurements");
  const payloads = await read("Payloads");
  const planSha256 = digests.get(DOCUMENT_FILES.Plan) ?? "";
  checkPlanDigests(folder, planSha256, { Bundle: bundle, Measurements: measurements, Payloads: payloads });
  const sampleFiles = checkSampleFiles(folder, measurements, { sizes, digests });
  await checkDigests(folder, digests);
  return { folder, label: basename(folder), bundleId: sha256Hex(manifestText), bundle, plan, planSha256, measurements, payloads, sampleFiles };
}
__name(readBundle, "readBundle");
async function readManifest(folder) {
  const path = join3(folder, MANIFEST_FILE);
  const isThere = await access(path, constants.F_OK).then(() => true, () => false);
  if (isThere) return (await readBounded(path, MAX_MANIFEST_BYTES)).toString("utf8");
  throw new IndexbenchError("BUNDLE_UNSEALED", { what: `holds no ${MANIFEST_FILE}`, where: folder });
}
__name(readManifest, "readManifest");
function checkNames(folder, sizes, digests) {
  const names = [.../* @__PURE__ */ new Set([...sizes.keys(), ...digests.keys()])].sort();
  for (const name of names) {
    if (!sizes.has(name)) throw damaged(folder, name, "is missing");
    if (!digests.has(name)) throw damaged(folder, name, "is not in the manifest");
  }
}
__name(checkNames, "checkNames");
async function readDocument(folder, kind, digests) {
  const name = DOCUMENT_FILES[kind];
  const expected = digests.get(name);
  if (expected === void 0) throw new IndexbenchError("BUNDLE_FOREIGN", { what: `holds no ${name}`, where: folder });
  const bytes = await readBounded(join3(folder, name), MAX_DOCUMENT_BYTES);
  if (sha256Hex(bytes) !== expected) throw damaged(folder, name, `does not have the manifest's SHA-256 ${expected}`);
  return parseDocument(kind, bytes.toString("utf8"), join3(folder, name), { json: "BUNDLE_FOREIGN", schema: "BUNDLE_FOREIGN" });
}
__name(readDocument, "readDocument");
function checkPlanDigests(folder, planSha256, documents) {
  for (const kind of ["Bundle", "Measurements", "Payloads"]) {
    const stated = documents[kind].planSha256;
    if (stated === planSha256) continue;
    throw new IndexbenchError("BUNDLE_DAMAGED", { what: `plan.json has the SHA-256 ${planSha256}, not ${stated}`, where: `${folder}/${DOCUMENT_FILES[kind]}#/planSha256` });
  }
}
__name(checkPlanDigests, "checkPlanDigests");
function checkSampleFiles(folder, { measurements }, { sizes, digests }) {
  const paths = /* @__PURE__ */ new Map();
  const named = /* @__PURE__ */ new Set();
  for (const [index, { id, samples }] of measurements.entries()) {
    if (paths.has(id)) throw at(folder, `/measurements/${String(index)}/id`, `${JSON.stringify(id)} is not unique`);
    if (samples === null) continue;
    const pointer = `/measurements/${String(index)}/samples`;
    const { file, rows, sha256 } = samples;
    if (!file.startsWith(`${SAMPLES_FOLDER}/`) || !sizes.has(file)) throw at(folder, `${pointer}/file`, `${JSON.stringify(file)} is no sample file of this bundle`, "BUNDLE_HOSTILE");
    if (named.has(file)) throw at(folder, `${pointer}/file`, `${JSON.stringify(file)} belongs to another measurement too`);
    if (digests.get(file) !== sha256) throw at(folder, `${pointer}/sha256`, `${sha256} is not the manifest's SHA-256 of ${file}`);
    const size = sizes.get(file) ?? 0;
    if (rows > MAX_SAMPLE_ROWS || size > maxSampleFileBytes(rows)) throw at(folder, `${pointer}/rows`, `${file} has ${String(size)} bytes, more than ${String(rows)} samples can take`);
    named.add(file);
    paths.set(id, join3(folder, file));
  }
  for (const [name, size] of sizes) if (!named.has(name) && size > MAX_OTHER_BYTES) throw damaged(folder, name, `has ${String(size)} bytes, more than such a file may have`);
  return paths;
}
__name(checkSampleFiles, "checkSampleFiles");
async function checkDigests(folder, digests) {
  for (const [name, expected] of digests) {
    const handle = await openNoFollow(join3(folder, name));
    try {
      const { sha256 } = await digestHandle(handle);
      if (sha256 !== expected) throw damaged(folder, name, `has the SHA-256 ${sha256}, not the manifest's ${expected}`);
    } finally {
      await handle.close();
    }
  }
}
__name(checkDigests, "checkDigests");
async function readBounded(path, maxBytes) {
  const handle = await openNoFollow(path);
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) throw new IndexbenchError("BUNDLE_DAMAGED", { what: `has ${String(size)} bytes; ${String(maxBytes)} are allowed`, where: path });
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
__name(readBounded, "readBounded");
function damaged(folder, name, what) {
  return new IndexbenchError("BUNDLE_DAMAGED", { what: `${name} ${what}`, where: folder });
}
__name(damaged, "damaged");
function at(folder, pointer, what, code = "BUNDLE_DAMAGED") {
  return new IndexbenchError(code, { what, where: `${folder}/${DOCUMENT_FILES.Measurements}#${pointer}` });
}
__name(at, "at");

// src/bundle/refusal.ts
import { basename as basename2 } from "node:path";
var MAX_LABEL = 255;
var MAX_MESSAGE = 4096;
function refusalOf(path, { code, what, where }) {
  const inside = where?.startsWith(`${path}/`) === true || where?.startsWith(`${path}#`) === true ? where.slice(path.length).replace(/^\//, "") : "";
  return { label: basename2(path).slice(0, MAX_LABEL), code, message: (inside === "" || what.startsWith(inside) ? what : `${inside}: ${what}`).slice(0, MAX_MESSAGE) };
}
__name(refusalOf, "refusalOf");

// src/comparison/clip.ts
function clip(text, limit) {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
__name(clip, "clip");

// src/comparison/contradiction.ts
function contradiction(documents) {
  return runContradiction(documents) ?? measurementsContradiction(documents);
}
__name(contradiction, "contradiction");
function runContradiction({ bundle, plan, planSha256, measurements, payloads }) {
  const variant = bundle.variant.name;
  if (bundle.planSha256 !== planSha256 || measurements.planSha256 !== planSha256 || payloads.planSha256 !== planSha256) return "its documents name another plan than the one that it holds";
  const pinned = plan.snapshot.pin.sha256;
  if (bundle.snapshotSha256 !== pinned) return `bundle.json#/snapshotSha256: ${bundle.snapshotSha256} is not the snapshot of its plan, ${pinned}`;
  const planned = plan.variants.find(({ name }) => name === variant);
  if (planned === void 0) return `its plan has no variant ${variant}`;
  if (canonicalJson(planned.pin) !== canonicalJson(bundle.variant.pin)) return `the pin of ${variant} is not the one of its plan`;
  if (bundle.repeat < 1 || bundle.repeat > plan.repeats) return `repeat ${String(bundle.repeat)} is not one of the plan’s ${String(plan.repeats)}`;
  const leg = plan.legs.find(({ repeat }) => repeat === bundle.repeat);
  if (leg === void 0) return `its plan has no leg of repeat ${String(bundle.repeat)}`;
  if (canonicalJson(leg.order) !== canonicalJson(bundle.leg.order)) return `bundle.json#/leg/order: ${bundle.leg.order.join(", ")} is not the order of its plan, ${leg.order.join(", ")}`;
  return null;
}
__name(runContradiction, "runContradiction");
function measurementsContradiction(documents) {
  const { plan, measurements } = documents;
  const seen = /* @__PURE__ */ new Set();
  for (const [index, measurement] of measurements.measurements.entries()) {
    const { driver, scenario } = measurement;
    const id = `${driver}/${scenario}`;
    if (seen.has(id)) return `it holds ${id} twice`;
    seen.add(id);
    const planned = plan.scenarios.find((entry) => entry.scenario.id === scenario);
    if (planned === void 0 || !plan.drivers.includes(driver)) return `its plan has no measurement ${id}`;
    const field = fieldContradiction(documents, measurement, planned);
    if (field !== null) return `measurements.json#/measurements/${String(index)}${field}`;
  }
  return null;
}
__name(measurementsContradiction, "measurementsContradiction");
function fieldContradiction({ bundle, plan }, { driver, work, host }, planned) {
  const [hostField] = fieldDifferences(host.fields, hostFieldsOf(bundle));
  if (hostField !== void 0) return `/host/fields/${hostField.field}: ${hostField.value} is not what bundle.json says, ${hostField.others}`;
  const { driverVersion, driverFlags, validation, payloadClass } = work.fields;
  const [workField] = fieldDifferences(work.fields, workFieldsOf(planned, plan.snapshot.pin.sha256, { name: driver, version: driverVersion, flags: driverFlags, validation }, payloadClass));
  return workField === void 0 ? null : `/work/fields/${workField.field}: ${workField.value} is not what its plan says, ${workField.others}`;
}
__name(fieldContradiction, "fieldContradiction");

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
function groupBy(items, keyOf2) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf2(item);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
__name(groupBy, "groupBy");

// src/comparison/inputs.ts
var SHARED_SAMPLES = "all its samples are those of another bundle that says that it is another run";
function chooseInputs(bundles) {
  const distinct = [...groupBy(orderBy(bundles, ({ bundleId, label }) => [bundleId, label]), ({ bundleId }) => bundleId).values()].flatMap(([first]) => first ?? []);
  const refused = [];
  const sound = distinct.filter((input) => {
    const reason = contradiction(input);
    if (reason !== null) refused.push(refusal(input, "BUNDLE_FOREIGN", reason));
    return reason === null;
  });
  const accepted = [...groupBy(sound, (input) => canonicalJson([...runIdentity(input), input.bundle.attempt])).values()].flatMap((same) => {
    if (same.length === 1) return same;
    refused.push(...same.map((input) => refusal(input, "BUNDLE_DUPLICATE", `${String(same.length)} different bundles say that they are attempt ${String(input.bundle.attempt)} of ${input.bundle.variant.name}, repeat ${String(input.bundle.repeat)}`)));
    return [];
  });
  const copied = sharedSamples(accepted);
  refused.push(...copied.map((input) => refusal(input, "BUNDLE_DUPLICATE", SHARED_SAMPLES)));
  const sorted = orderBy(accepted.filter((input) => !copied.includes(input)), inputOrder);
  const used = [...groupBy(sorted, (input) => canonicalJson(runIdentity(input))).values()].flatMap((attempts) => attempts.at(-1) ?? []);
  return { accepted: sorted, used, refused };
}
__name(chooseInputs, "chooseInputs");
function sharedSamples(inputs) {
  const withSamples = inputs.filter((input) => sampleDigests(input).length > 0);
  return [...groupBy(withSamples, (input) => sampleDigests(input).join()).values()].flatMap((same) => same.length === 1 ? [] : same);
}
__name(sharedSamples, "sharedSamples");
function sampleDigests({ measurements }) {
  return measurements.measurements.flatMap(({ samples }) => samples === null || samples.rows === 0 ? [] : [samples.sha256]).sort();
}
__name(sampleDigests, "sampleDigests");
function inputEntries({ accepted, used }) {
  const usedIds = new Set(used.map(({ bundleId }) => bundleId));
  return accepted.map(({ bundleId, bundle, planSha256, measurements }) => ({
    bundleId,
    variant: bundle.variant.name,
    repeat: bundle.repeat,
    attempt: bundle.attempt,
    legId: bundle.leg.id,
    planSha256,
    hostKeys: [...new Set(measurements.measurements.map(({ host }) => hostKey(host.fields)))].sort(),
    outcome: bundle.outcome.kind,
    used: usedIds.has(bundleId),
    startedAt: bundle.startedAt
  }));
}
__name(inputEntries, "inputEntries");
function runIdentity({ planSha256, bundle }) {
  return [planSha256, bundle.variant.name, bundle.repeat, bundle.leg.id];
}
__name(runIdentity, "runIdentity");
function inputOrder({ planSha256, plan, bundle, bundleId }) {
  const column = plan.variants.findIndex(({ name }) => name === bundle.variant.name);
  return [planSha256, bundle.repeat, column, bundle.leg.id, bundle.attempt, bundleId];
}
__name(inputOrder, "inputOrder");
function refusal({ label }, code, message) {
  return { label: clip(label, 255), code, message: clip(message, 4096) };
}
__name(refusal, "refusal");

// src/comparison/error-share.ts
var LIMIT = 0.01;
function hasTooManyErrors(sums) {
  if (sums === null || sums.calls === 0) return false;
  return (sums.calls - sums.ok - sums.backpressure) / sums.calls > LIMIT;
}
__name(hasTooManyErrors, "hasTooManyErrors");

// src/comparison/failures.ts
function failuresOf(accepted) {
  return [...accepted.flatMap(runFailure), ...accepted.flatMap(measurementFailures)];
}
__name(failuresOf, "failuresOf");
function runFailure(run) {
  const { outcome } = run.bundle;
  if (outcome.kind === "complete") return [];
  if (outcome.kind === "failed") return [failure(run, { code: outcome.code, message: outcome.message, lastLogLines: outcome.lastLogLines })];
  return [failure(run, { code: outcome.reason === "deadline" ? "DEADLINE" : "INTERRUPTED", message: "the run ended before all was measured", lastLogLines: [] })];
}
__name(runFailure, "runFailure");
function measurementFailures(run) {
  if (run.bundle.outcome.kind !== "complete") return [];
  return run.plan.scenarios.flatMap(
    ({ scenario }) => run.plan.drivers.flatMap((driver) => {
      const found = run.measurements.measurements.find((entry) => entry.scenario === scenario.id && entry.driver === driver);
      const id = `${driver}/${scenario.id}`;
      if (found === void 0) return [failure(run, { code: "RUN_FAILED", message: `${id}: the run is said to be complete, but holds no such measurement`, lastLogLines: [] })];
      const { state } = found;
      if (state.kind === "failed") return [failure(run, { code: state.code, message: `${id}: ${state.message}`, lastLogLines: [] })];
      if (state.kind === "wrong") return [failure(run, { code: "PAYLOAD_WRONG", message: `${id}: ${state.message}`, lastLogLines: [] })];
      if (state.kind === "cut-off") return [failure(run, { code: state.reason === "deadline" ? "DEADLINE" : "INTERRUPTED", message: `${id}: cut off`, lastLogLines: [] })];
      if (state.kind === "measured" && (found.sums?.ok ?? 0) === 0) return [failure(run, { code: "RUN_FAILED", message: `${id}: not one call succeeded`, lastLogLines: [] })];
      if (state.kind === "measured" && hasTooManyErrors(found.sums)) return [failure(run, { code: "RUN_FAILED", message: `${id}: ${errorsText(found.sums)}`, lastLogLines: [] })];
      return [];
    })
  );
}
__name(measurementFailures, "measurementFailures");
function errorsText({ calls, ok, backpressure }) {
  const besides = backpressure === 0 ? "" : `, ${String(backpressure)} of backpressure not counted`;
  return `errors: ${String(calls - ok - backpressure)} of ${String(calls)} calls failed${besides}`;
}
__name(errorsText, "errorsText");
function failure({ label, bundle }, { code, message, lastLogLines }) {
  return { label: clip(label, 255), variant: bundle.variant.name, repeat: bundle.repeat, code, message: clip(message, 16384), lastLogLines };
}
__name(failure, "failure");

// src/comparison/bundle-documents.ts
function isMeasured(entry) {
  return entry.run.bundle.outcome.kind === "complete" && entry.measurement?.state.kind === "measured";
}
__name(isMeasured, "isMeasured");
function goodCalls(entry) {
  return entry.measurement.sums?.ok ?? 0;
}
__name(goodCalls, "goodCalls");

// src/statistics/median.ts
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === void 0) return null;
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === void 0 ? upper : lower + (upper - lower) / 2;
}
__name(median, "median");

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

// src/statistics/ratio.ts
function ratioOf(numerator, denominator) {
  if (numerator === null || numerator === void 0 || denominator === null || denominator === void 0 || denominator === 0) return null;
  const quotient = numerator / denominator;
  return Number.isFinite(quotient) ? round12(quotient) : null;
}
__name(ratioOf, "ratioOf");

// src/statistics/sign-count.ts
function signCount(ratios) {
  return { above: ratios.filter((ratio) => ratio > 1).length, below: ratios.filter((ratio) => ratio < 1).length };
}
__name(signCount, "signCount");

// src/comparison/cpu-resolution.ts
var TICK_NS = { proc: 1e7, cgroup1: 1e7, cgroup2: null, systemd: null };
var MINIMUM_TICKS = 10;
function tellableCpuNs(resources, side) {
  const cpuNs = resources === null ? null : cpuNsOf(usageOf(resources, side));
  return resources === null || cpuNs === null || isBelowResolution(resources, side) ? null : cpuNs;
}
__name(tellableCpuNs, "tellableCpuNs");
function resolutionWarning(runs) {
  const known = runs.flatMap((resources) => resources ?? []);
  const sides = ["server", "client"].filter((side) => known.some((resources) => isBelowResolution(resources, side)));
  const tickNs = Math.max(0, ...known.map(({ source }) => TICK_NS[source] ?? 0));
  return sides.length === 0 ? [] : [{ code: "cpu-below-resolution", sides, tickNs }];
}
__name(resolutionWarning, "resolutionWarning");
function isBelowResolution(resources, side) {
  const tickNs = TICK_NS[resources.source];
  const cpuNs = cpuNsOf(usageOf(resources, side));
  return tickNs !== null && cpuNs !== null && cpuNs < MINIMUM_TICKS * tickNs;
}
__name(isBelowResolution, "isBelowResolution");
function usageOf(resources, side) {
  return side === "server" ? resources.target : resources.client;
}
__name(usageOf, "usageOf");
function cpuNsOf({ cpuUserNs, cpuSystemNs }) {
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}
__name(cpuNsOf, "cpuNsOf");

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
  return isUnverified2(a) || isUnverified2(b) ? [own, other] : null;
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
function isUnverified2({ state }) {
  return state.kind === "measured" && state.unverified;
}
__name(isUnverified2, "isUnverified");

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
  const found = pairedRatio(sides, metric) ?? acrossRatio(sides, metric) ?? noRatio(sides, metric, hostReason(sides));
  if (found.basis.kind === "none" || !isSpeed(metric)) return found;
  if (isTooShort2(sides.numerator) || isTooShort2(sides.denominator)) return noRatio(sides, metric, "a measured window is too short");
  return limitedByClient(found, sides);
}
__name(ratioBetween, "ratioBetween");
function pairedRatio(sides, metric) {
  const pairs = pairsOf(sides, metric);
  const ratios = pairs.map(({ ratio }) => ratio);
  const middle = median(ratios);
  if (middle === null) return null;
  return {
    ...start(sides, metric, { kind: "paired", pairs }),
    median: round12(middle),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    ...signCount(ratios),
    interval: rankInterval(ratios)
  };
}
__name(pairedRatio, "pairedRatio");
function pairsOf({ numerator, denominator }, metric) {
  const byMachine = groupBy(denominator.runs, machineKey);
  const pairs = numerator.runs.flatMap((run) => {
    const other = byMachine.get(machineKey(run))?.shift();
    const ratio = ratioOf(run.values[metric], other?.values[metric]);
    if (other === void 0 || ratio === null) return [];
    return [{ legId: run.legId, repeat: run.repeat, ratio, firstInOrder: run.position < other.position ? numerator.variant : denominator.variant }];
  });
  return orderBy(pairs, ({ repeat, legId }) => [repeat, legId]);
}
__name(pairsOf, "pairsOf");
function machineKey({ legId, bootId, repeat, hostKey: hostKey2 }) {
  return JSON.stringify([legId, bootId, repeat, hostKey2]);
}
__name(machineKey, "machineKey");
function acrossRatio(sides, metric) {
  const classes = commonClasses(sides, metric);
  const best = orderBy(classes, ({ key, above, below }) => [-Math.min(above.length, below.length), -above.length - below.length, key])[0];
  if (best === void 0) return null;
  const middle = ratioOf(median(best.above), median(best.below));
  if (middle === null) return null;
  return {
    ...start(sides, metric, { kind: "across-machines", runs: best.above.length + best.below.length }),
    median: middle,
    min: ratioOf(Math.min(...best.above), Math.max(...best.below)),
    max: ratioOf(Math.max(...best.above), Math.min(...best.below))
  };
}
__name(acrossRatio, "acrossRatio");
function commonClasses({ numerator, denominator }, metric) {
  const keys = new Set(numerator.runs.map(({ hostKey: hostKey2 }) => hostKey2));
  const valuesOn = /* @__PURE__ */ __name((cell, key) => cell.runs.flatMap((run) => run.hostKey === key ? run.values[metric] ?? [] : []), "valuesOn");
  return [...keys].map((key) => ({ key, above: valuesOn(numerator, key), below: valuesOn(denominator, key) })).filter(({ above, below }) => above.length > 0 && below.length > 0);
}
__name(commonClasses, "commonClasses");
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
function isTooShort2({ state }) {
  return state.kind === "measured" && state.tooShort;
}
__name(isTooShort2, "isTooShort");
function isFailing({ state }) {
  return state.kind === "measured" && state.tooManyErrors;
}
__name(isFailing, "isFailing");
function hasValue({ summary }, metric) {
  return summary.some((entry) => entry.metric === metric);
}
__name(hasValue, "hasValue");
function start({ numerator, denominator }, metric, basis) {
  return { metric, numerator: numerator.variant, denominator: denominator.variant, basis, median: null, min: null, max: null, above: 0, below: 0, interval: null, bound: "exact" };
}
__name(start, "start");
function noRatio(sides, metric, reason) {
  return start(sides, metric, { kind: "none", reason: clip(reason, 4096) });
}
__name(noRatio, "noRatio");
function hostReason({ numerator, denominator, hosts }) {
  const above = hosts.get(numerator.runs[0]?.hostKey ?? "");
  const below = hosts.get(denominator.runs[0]?.hostKey ?? "");
  const difference = above === void 0 || below === void 0 ? void 0 : fieldDifferences(above, below)[0];
  return difference === void 0 ? "no figure to divide by" : `not comparable: ${difference.field} differs (${difference.value}, ${difference.others})`;
}
__name(hostReason, "hostReason");

// src/comparison/gates.ts
var NOT_MEASURED = /* @__PURE__ */ __name((figure) => ({ verdict: "not measured", figure }), "NOT_MEASURED");
function gateResults(context) {
  return context.gates.document.gates.map((gate) => {
    const { verdict, figure } = judge(gate, context);
    const isWithdrawn = verdict === "pass" && context.isIncomplete;
    return { id: gate.id, verdict: isWithdrawn ? "not measured" : verdict, postHoc: !context.areDeclared, figure: isWithdrawn ? `${figure ?? ""} (a declared run is missing or failed)` : figure, limit: limitOf(gate) };
  });
}
__name(gateResults, "gateResults");
function limitOf(gate) {
  switch (gate.kind) {
    case "ratio": {
      const limits = [gate.atLeast === void 0 ? [] : [`≥ ${String(gate.atLeast)}`], gate.atMost === void 0 ? [] : [`≤ ${String(gate.atMost)}`]].flat();
      return `${gate.metric} of ${gate.candidate} ÷ ${gate.baseline} ${limits.join(" and ")} (${gate.judge}; ${gate.select.scenario}, ${gate.select.driver})`;
    }
    case "errors":
      return `failed calls of ${gate.variant} ≤ ${String(gate.atMost)}`;
    case "anonymous-memory":
      return `anonymous memory of ${gate.variant} ≤ ${String(gate.atMostBytes)} bytes`;
  }
}
__name(limitOf, "limitOf");
function judge(gate, context) {
  switch (gate.kind) {
    case "ratio":
      return judgeRatio(gate, context);
    case "errors":
      return judgeErrors(gate, context);
    case "anonymous-memory":
      return judgeMemory(gate, context);
  }
}
__name(judge, "judge");
function judgeRatio(gate, { rows, hosts }) {
  const sides = rows.filter(({ scenario, driver }) => scenario === gate.select.scenario && driver === gate.select.driver).flatMap(({ cells }) => {
    const numerator = cells.find(({ variant }) => variant === gate.candidate);
    const denominator = cells.find(({ variant }) => variant === gate.baseline);
    return numerator?.state.kind === "measured" && denominator?.state.kind === "measured" ? [{ numerator, denominator, hosts }] : [];
  })[0];
  if (sides === void 0) return NOT_MEASURED(null);
  const isUnverified3 = [sides.numerator, sides.denominator].some(({ state }) => state.kind === "measured" && state.unverified);
  const ratio = ratioBetween(sides, gate.metric);
  if (ratio.basis.kind === "none") return NOT_MEASURED(ratio.basis.reason);
  if (ratio.basis.kind === "across-machines") return NOT_MEASURED("only across machines, which is never a verdict");
  const figure = figureOf(ratio, ratio.basis.pairs.length);
  if (ratio.bound !== "exact") return NOT_MEASURED(`${figure}; client-bound`);
  if (isUnverified3) return NOT_MEASURED(`${figure}; unverified payloads`);
  return { verdict: ratioVerdict(gate, ratio, ratio.basis.pairs.map((pair) => pair.ratio)), figure };
}
__name(judgeRatio, "judgeRatio");
function figureOf(ratio, pairs) {
  const interval = ratio.interval === null ? "" : `, interval ${figureText(ratio.interval.low)} to ${figureText(ratio.interval.high)}`;
  return `median ${figureText(ratio.median)} of ${String(pairs)} ${pairs === 1 ? "pair" : "pairs"}, ${figureText(ratio.min)} to ${figureText(ratio.max)}${interval}`;
}
__name(figureOf, "figureOf");
function figureText(value) {
  return value === null ? "none" : String(Number(value.toPrecision(4)));
}
__name(figureText, "figureText");
function ratioVerdict(gate, ratio, pairs) {
  const isWithin = /* @__PURE__ */ __name((value) => value <= (gate.atMost ?? Infinity) && value >= (gate.atLeast ?? 0), "isWithin");
  switch (gate.judge) {
    case "point":
      return ratio.median !== null && isWithin(ratio.median) ? "pass" : "fail";
    case "everyPair":
      return pairs.every(isWithin) ? "pass" : "fail";
    case "bound": {
      if (ratio.interval === null) return "not shown";
      const { low, high } = ratio.interval;
      if (isWithin(low) && isWithin(high)) return "pass";
      return low > (gate.atMost ?? Infinity) || high < (gate.atLeast ?? 0) ? "fail" : "not shown";
    }
  }
}
__name(ratioVerdict, "ratioVerdict");
function judgeErrors(gate, { used }) {
  const sums = used.filter(({ bundle }) => bundle.variant.name === gate.variant).flatMap(({ measurements }) => measurements.measurements.flatMap((entry) => entry.sums ?? []));
  const calls = sums.reduce((total, entry) => total + entry.calls, 0);
  if (calls === 0) return NOT_MEASURED(null);
  const failed = sums.reduce((total, entry) => total + entry.calls - entry.ok, 0);
  return { verdict: failed <= gate.atMost ? "pass" : "fail", figure: `${String(failed)} of ${String(calls)} calls failed` };
}
__name(judgeErrors, "judgeErrors");
function judgeMemory(gate, { used }) {
  const peaks = used.filter(({ bundle }) => bundle.variant.name === gate.variant).flatMap((run) => run.measurements.measurements.map((measurement) => ({ run, variant: gate.variant, measurement }))).filter(isMeasured).map(({ measurement }) => measurement.resources?.target.anonymousPeakBytes ?? null);
  const known = peaks.flatMap((peak) => peak ?? []);
  if (known.length === 0) return NOT_MEASURED(null);
  const highest = Math.max(...known);
  const figure = `${String(highest)} bytes at most in ${String(known.length)} of ${String(peaks.length)} measurements`;
  if (highest > gate.atMostBytes) return { verdict: "fail", figure };
  return known.length < peaks.length ? NOT_MEASURED(figure) : { verdict: "pass", figure };
}
__name(judgeMemory, "judgeMemory");

// src/comparison/other-programs.ts
var PIN_OF_A_FILE = /^(path|command|release):/;
function partOtherPrograms(runs) {
  const pinned = partOtherPins(runs);
  const files = partOtherFiles(pinned.runs);
  return { runs: files.runs, notComparable: [...pinned.notComparable, ...files.notComparable] };
}
__name(partOtherPrograms, "partOtherPrograms");
function partOtherPins(runs) {
  const notComparable = [];
  const kept = /* @__PURE__ */ new Set();
  for (const ofVariant of groupBy(runs, ({ bundle }) => bundle.variant.name).values()) {
    const byPin = [...groupBy(ofVariant, (run) => canonicalJson(pinFields(run))).values()];
    const [main = [], ...others] = orderBy(byPin, (same) => [-same.length]);
    for (const run of main) kept.add(run);
    for (const run of others.flat()) notComparable.push(...measurementsApart(run, pinDifference(run, main[0] ?? run)));
  }
  return { runs: runs.filter((run) => kept.has(run)), notComparable };
}
__name(partOtherPins, "partOtherPins");
function pinFields({ bundle }) {
  const { system, pin, configuration } = bundle.variant.pin;
  return { system, pin, configuration };
}
__name(pinFields, "pinFields");
function pinDifference(run, main) {
  const [own, others] = [pinFields(run), pinFields(main)];
  const field = Object.keys(own).find((name) => canonicalJson(own[name]) !== canonicalJson(others[name])) ?? "pin";
  return { field: `variant.${field}`, value: canonicalJson(own[field]), others: canonicalJson(others[field]) };
}
__name(pinDifference, "pinDifference");
function partOtherFiles(runs) {
  const parted = [...groupBy(runs, ({ bundle }) => bundle.variant.name).values()].map((ofVariant) => {
    const known = ofVariant.filter(({ bundle }) => bundle.binary !== null && PIN_OF_A_FILE.test(bundle.variant.pin.pin));
    const [main] = orderBy([...groupBy(known, programOf)], ([sha256, same]) => [-same.length, sha256]);
    return known.filter((run) => main !== void 0 && programOf(run) !== main[0]).map((run) => ({ run, main: main?.[0] ?? "" }));
  });
  const others = new Map(parted.flat().map(({ run, main }) => [run.bundleId, main]));
  return {
    runs: runs.filter(({ bundleId }) => !others.has(bundleId)),
    notComparable: runs.flatMap((run) => measurementsApart(run, { field: "binary.sha256", value: programOf(run), others: others.get(run.bundleId) }))
  };
}
__name(partOtherFiles, "partOtherFiles");
function measurementsApart(run, difference) {
  const { field, value, others } = difference;
  if (others === void 0) return [];
  return run.measurements.measurements.filter(({ state }) => state.kind === "measured").map(({ scenario, driver }) => ({ scenario, driver, variant: run.bundle.variant.name, bundleId: run.bundleId, field, value: clip(value, 4096), others: clip(others, 4096) }));
}
__name(measurementsApart, "measurementsApart");
function programOf({ bundle }) {
  return bundle.binary?.sha256 ?? "";
}
__name(programOf, "programOf");

// src/comparison/cells.ts
var MAX_DETAIL = 4096;
function cellOf(source) {
  const { variant, members } = source;
  const good = members.filter((member) => goodCalls(member) > 0);
  const runs = orderBy(members, ({ run }) => [run.bundle.repeat, run.bundle.leg.id, run.bundleId]);
  const warnings = mergeWarnings([...runs.flatMap(({ run, measurement }) => [...measurement.warnings, ...driftWarning(run.bundle.noise.driftRatio)]), ...resolutionWarning(good.map(({ measurement }) => measurement.resources))]);
  const cellRuns = runs.map(cellRun);
  if (isWrong(source) || good.length === 0) {
    return { variant, state: emptyState(source), runs: [], summary: [], warnings };
  }
  return {
    variant,
    state: {
      kind: "measured",
      clientBound: cellRuns.some(({ clientBound }) => clientBound),
      unverified: members.some(({ measurement }) => isUnverified(measurement.work.fields.payloadClass)),
      tooShort: good.some((member) => isTooShort(member.measurement.sums?.measuredNs ?? 0, member.run.plan.forPublication)),
      tooManyErrors: members.some(({ measurement }) => hasTooManyErrors(measurement.sums))
    },
    runs: cellRuns,
    summary: summarizeRuns(cellRuns.filter(({ ok }) => ok > 0).map(({ values }) => values)),
    warnings
  };
}
__name(cellOf, "cellOf");
function cellRun({ run, measurement }) {
  const { bundle, bundleId } = run;
  return {
    bundleId,
    measurement: measurement.id,
    repeat: bundle.repeat,
    legId: bundle.leg.id,
    bootId: bundle.leg.bootId,
    position: bundle.leg.position,
    hostKey: hostKey(measurement.host.fields),
    values: metricValues(measurement),
    ok: measurement.sums?.ok ?? 0,
    calls: measurement.sums?.calls ?? 0,
    clientBound: measurement.client?.bound ?? false,
    clientCpuShare: measurement.client?.cpuShare ?? null,
    clientCeilingShare: measurement.client?.ceilingShare ?? null,
    samplesFile: measurement.samples?.file ?? null
  };
}
__name(cellRun, "cellRun");
function isWrong({ entries }) {
  return entries.some(({ measurement }) => measurement?.state.kind === "wrong");
}
__name(isWrong, "isWrong");
function emptyState(source) {
  const { entries, members, otherClass, difference } = source;
  if (entries.length === 0) return empty("missing", "no bundle of this variant holds this work");
  const wrong = entries.flatMap(({ measurement }) => measurement?.state.kind === "wrong" ? [measurement.state.message] : []);
  if (wrong[0] !== void 0) return empty("wrong", wrong[0]);
  if (otherClass !== null) return empty("other-payload", `sends other valid bytes: payload class ${otherClass}`);
  if (difference !== null) return empty("not-comparable", difference);
  if (members.length > 0) return empty("no-good-call", "not one call succeeded");
  const reasons = orderBy(entries.map(reasonOf), ({ reason }) => [PRECEDENCE.indexOf(reason)]);
  return reasons[0] ?? empty("missing", "no bundle of this variant holds this work");
}
__name(emptyState, "emptyState");
var PRECEDENCE = ["failed", "cut-off", "not-supported", "driver-unavailable", "no-good-call", "missing"];
function reasonOf({ run, measurement }) {
  const { outcome } = run.bundle;
  const state = measurement?.state;
  if (state?.kind === "failed") return empty("failed", `${state.code}: ${state.message}`);
  if (state?.kind === "not-supported") return empty("not-supported", `answers ${state.status}`);
  if (state?.kind === "driver-unavailable") return empty("driver-unavailable", state.message);
  if (outcome.kind === "failed") return empty("failed", `the run failed: ${outcome.code}: ${outcome.message}`);
  if (outcome.kind === "incomplete") return empty("cut-off", `the run is incomplete: ${outcome.reason}`);
  if (state?.kind === "cut-off") return empty("cut-off", state.reason);
  return empty("missing", "the run holds no such measurement");
}
__name(reasonOf, "reasonOf");
function empty(reason, detail) {
  return { kind: "empty", reason, detail: clip(detail, MAX_DETAIL) };
}
__name(empty, "empty");
function measuredEntries(entries) {
  return entries.filter(isMeasured);
}
__name(measuredEntries, "measuredEntries");

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

// src/comparison/unlike-hosts.ts
function unlikeHosts({ cells, scenario, driver }, hosts) {
  const [first, ...others] = cells.filter(({ state }) => state.kind === "measured");
  const classes = new Set(first?.runs.map(({ hostKey: hostKey2 }) => hostKey2));
  const reference = hosts.get(first?.runs[0]?.hostKey ?? "");
  if (reference === void 0) return [];
  return others.flatMap(
    ({ variant, runs }) => runs.flatMap(({ hostKey: hostKey2, bundleId }) => {
      const fields = hosts.get(hostKey2);
      const difference = classes.has(hostKey2) || fields === void 0 ? void 0 : fieldDifferences(fields, reference)[0];
      if (difference === void 0) return [];
      return [{ scenario, driver, variant, bundleId, field: difference.field, value: clip(difference.value, 4096), others: clip(difference.others, 4096) }];
    })
  );
}
__name(unlikeHosts, "unlikeHosts");

// src/comparison/planned-works.ts
function plannedWorks(plans) {
  const works = [];
  const byKey = /* @__PURE__ */ new Map();
  const byName = /* @__PURE__ */ new Map();
  for (const asked of plans.flatMap(worksIn)) {
    if (byKey.has(keyOf(asked)) || byName.has(nameOf(asked))) continue;
    works.push(asked);
    byKey.set(keyOf(asked), asked);
    byName.set(nameOf(asked), asked);
  }
  return { works, workOf: /* @__PURE__ */ __name((asked) => byKey.get(keyOf(asked)) ?? byName.get(nameOf(asked)), "workOf") };
}
__name(plannedWorks, "plannedWorks");
function worksIn(plan) {
  return plan.scenarios.flatMap((planned) => plan.drivers.map((driver) => ({ plan, planned, driver })));
}
__name(worksIn, "worksIn");
function keyOf(work) {
  const own = digestOfWork(work);
  const same = work.plan.scenarios.filter((planned) => digestOfWork({ ...work, planned }) === own);
  return `${own} ${String(same.indexOf(work.planned))}`;
}
__name(keyOf, "keyOf");
function digestOfWork({ plan, planned, driver }) {
  return digestOf(workFieldsOf(planned, plan.snapshot.pin.sha256, { name: driver, version: "", flags: [], validation: "unchecked" }, ""));
}
__name(digestOfWork, "digestOfWork");
function nameOf({ planned, driver }) {
  return `${driver}/${planned.scenario.id}`;
}
__name(nameOf, "nameOf");

// src/comparison/work-groups.ts
function groupByWork(entries, variants) {
  const works = [...groupBy(entries, ({ measurement }) => digestOf(withoutPayload(measurement.work.fields)))];
  const [main, ...others] = orderBy(works, ([key, members]) => [...bySupport(members, variants), key]);
  if (main === void 0) return { classes: [], apart: [] };
  const byClass = groupBy(main[1], ({ measurement }) => measurement.work.fields.payloadClass);
  const classes = orderBy([...byClass], ([payloadClass, members]) => [payloadClass === "expected" ? 0 : 1, ...bySupport(members, variants), payloadClass]);
  const reference = main[1][0];
  return {
    classes: classes.map(([payloadClass, members]) => ({ payloadClass, members })),
    apart: others.flatMap(([, members]) => members.flatMap((entry) => reference === void 0 ? [] : [{ entry, ...firstDifference(entry, reference) }]))
  };
}
__name(groupByWork, "groupByWork");
function notComparableEntry({ entry, field, value, others }) {
  return {
    scenario: entry.measurement.scenario,
    driver: entry.measurement.driver,
    variant: entry.variant,
    bundleId: entry.run.bundleId,
    field: clip(field, 64),
    value: clip(value, 4096),
    others: clip(others, 4096)
  };
}
__name(notComparableEntry, "notComparableEntry");
function withoutPayload(fields) {
  return { ...fields, payloadClass: "" };
}
__name(withoutPayload, "withoutPayload");
function bySupport(members, variants) {
  const names = new Set(members.map(({ variant }) => variant));
  const first = Math.min(...[...names].map((name) => variants.indexOf(name)));
  return [-names.size, -members.length, first];
}
__name(bySupport, "bySupport");
function firstDifference(entry, reference) {
  const [difference] = fieldDifferences(withoutPayload(entry.measurement.work.fields), withoutPayload(reference.measurement.work.fields));
  return difference ?? { field: "workKey", value: entry.measurement.work.workKey, others: reference.measurement.work.workKey };
}
__name(firstDifference, "firstDifference");

// src/comparison/rows.ts
function rowsOf(plans, runs) {
  const variants = variantsOf(plans);
  const { works, workOf } = plannedWorks(plans);
  const entries = new Map(works.map((work) => [work, []]));
  for (const run of runs) {
    for (const asked of worksIn(run.plan)) {
      const work = workOf(asked);
      if (work !== void 0) entries.get(work)?.push({ run, variant: run.bundle.variant.name, measurement: measurementIn(run, asked) });
    }
  }
  const found = works.map((work) => rowsOfWork({ ...work, variants, entries: entries.get(work) ?? [] }));
  return { rows: found.flatMap(({ rows }) => rows), notComparable: found.flatMap(({ notComparable }) => notComparable) };
}
__name(rowsOf, "rowsOf");
function variantsOf(plans) {
  return [...new Set(plans.flatMap((plan) => plan.variants.map(({ name }) => name)))];
}
__name(variantsOf, "variantsOf");
function measurementIn(run, { planned, driver }) {
  return run.measurements.measurements.find((entry) => entry.driver === driver && entry.scenario === planned.scenario.id) ?? null;
}
__name(measurementIn, "measurementIn");
function rowsOfWork(source) {
  const measured = measuredEntries(source.entries);
  const groups = groupByWork(measured, source.variants);
  const hosts = hostClasses(measured);
  const payloads = groups.classes.length === 0 ? [{ payloadClass: null, members: [] }] : groups.classes;
  const rows = payloads.map(({ members }) => rowOf(source, groups, { members, hosts }));
  const apart = orderBy(groups.apart, ({ entry }) => [source.variants.indexOf(entry.variant), entry.run.bundle.repeat, entry.run.bundleId]);
  return { rows, notComparable: [...apart.map(notComparableEntry), ...rows.flatMap((row) => unlikeHosts(row, hosts))] };
}
__name(rowsOfWork, "rowsOfWork");
function rowOf(source, groups, { members, hosts }) {
  const { planned, driver, variants } = source;
  const entriesOf = groupBy(source.entries, ({ variant }) => variant);
  const cells = flagUnlikeSizes(variants.map((variant) => {
    const own = members.filter((member) => member.variant === variant);
    const other = own.length > 0 ? void 0 : groups.classes.find((group) => group.members.some((member) => member.variant === variant));
    const apart = own.length > 0 ? void 0 : groups.apart.find(({ entry }) => entry.variant === variant);
    return cellOf({
      variant,
      members: own,
      otherClass: other?.payloadClass ?? null,
      difference: apart === void 0 ? null : `other work: ${apart.field} differs (${apart.value}, here ${apart.others})`,
      entries: entriesOf.get(variant) ?? []
    });
  }));
  const work = members[0]?.measurement.work.fields ?? unmeasuredWork(source);
  return {
    workKey: workKey(work),
    scenario: planned.scenario.id,
    title: planned.scenario.title,
    driver,
    unit: planned.unit,
    work,
    cells,
    ratios: ratiosOf(cells, hosts),
    ranking: planned.scenario.arrival === void 0 ? rankingOf(cells, hosts) : RATE_IS_GIVEN
  };
}
__name(rowOf, "rowOf");
var RATE_IS_GIVEN = { kind: "unranked", reason: "the rate was given: compare the latencies" };
function unmeasuredWork({ entries, planned, driver, plan }) {
  const declared = entries.flatMap(({ measurement }) => measurement === null ? [] : [measurement.work.fields]);
  const first = orderBy(declared, (fields) => [digestOf(fields)])[0];
  const unknown = { name: driver, version: "unknown", flags: [], validation: driver === "native" ? "status" : "unchecked" };
  return first ?? workFieldsOf(planned, plan.snapshot.pin.sha256, unknown, "unverified");
}
__name(unmeasuredWork, "unmeasuredWork");
function hostClasses(entries) {
  return new Map(entries.map(({ measurement }) => [hostKey(measurement.host.fields), measurement.host.fields]));
}
__name(hostClasses, "hostClasses");

// src/comparison/compare.ts
function compare(bundles, refused, options) {
  const chosen = chooseInputs(bundles);
  const allRefused = orderBy([...refused, ...chosen.refused], ({ label, code, message }) => [label, code, message]);
  const [main, ...foreign] = bySupport2(chosen.used, snapshotOf);
  if (main === void 0) throw nothingToCompare(allRefused);
  const byPlan = bySupport2(main, ({ planSha256 }) => planSha256);
  const plans = byPlan.flatMap(([run]) => run?.plan ?? []);
  const programs = partOtherPrograms(byPlan.flat());
  const { rows, notComparable } = rowsOf(plans, programs.runs);
  const expected = expectedRuns(chosen.accepted, chosen.used);
  const isIncomplete = expected.present < expected.runs || chosen.used.some((run) => run.bundle.outcome.kind !== "complete" || measurementFailures(run).length > 0);
  const hosts = hostClasses2(main);
  const results = judgedGates(plans, options.gates).flatMap((judged) => gateResults({ ...judged, rows, hosts, used: main, isIncomplete }));
  return {
    version: 1,
    indexbenchVersion: options.indexbenchVersion,
    plans: plansOf(chosen.accepted),
    inputs: inputEntries(chosen),
    hosts: orderBy(hosts, ([key]) => [key]).map(([hostKey2, fields]) => ({ hostKey: hostKey2, fields })),
    refused: allRefused,
    expected,
    variants: variantsOf(plans),
    rows,
    notComparable: [...notComparable, ...programs.notComparable, ...foreign.flat().flatMap((run) => otherSnapshot(run, main[0] ?? run))],
    failures: failuresOf(chosen.accepted),
    gates: results,
    samplesVerified: options.samplesVerified,
    outcome: outcomeOf({ results, hasRefused: allRefused.length > 0, isIncomplete })
  };
}
__name(compare, "compare");
function bySupport2(runs, keyOf2) {
  return orderBy([...groupBy(runs, keyOf2)], ([key, members]) => [-members.length, key]).map(([, members]) => members);
}
__name(bySupport2, "bySupport");
function snapshotOf({ plan }) {
  return plan.snapshot.pin.sha256;
}
__name(snapshotOf, "snapshotOf");
function judgedGates(plans, given) {
  const declared = new Map(plans.flatMap(({ gates }) => gates === null ? [] : [[gates.sha256, gates]]));
  return (given === null ? [...declared.values()] : [given]).map((gates) => ({ gates, areDeclared: plans.every((plan) => plan.gates?.sha256 === gates.sha256) }));
}
__name(judgedGates, "judgedGates");
function plansOf(accepted) {
  const byDigest = new Map(accepted.map(({ plan, planSha256 }) => [planSha256, { id: plan.id, planSha256 }]));
  return orderBy(byDigest.values(), ({ planSha256 }) => [planSha256]);
}
__name(plansOf, "plansOf");
function expectedRuns(accepted, used) {
  const plans = new Map(accepted.map(({ planSha256, plan }) => [planSha256, plan]));
  const identity = /* @__PURE__ */ __name((sha256, variant, repeat) => JSON.stringify([sha256, variant, repeat]), "identity");
  const found = new Set(used.map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const complete = new Set(used.filter(({ bundle }) => bundle.outcome.kind === "complete").map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const declared = orderBy(plans, ([sha256]) => [sha256]).flatMap(
    ([sha256, plan]) => Array.from({ length: plan.repeats }, (_, index) => index + 1).flatMap((repeat) => plan.variants.map(({ name }) => ({ sha256, variant: name, repeat })))
  );
  return {
    runs: declared.length,
    present: complete.size,
    missing: declared.filter(({ sha256, variant, repeat }) => !found.has(identity(sha256, variant, repeat))).map(({ variant, repeat }) => ({ variant, repeat }))
  };
}
__name(expectedRuns, "expectedRuns");
function otherSnapshot(run, reference) {
  return measurementsApart(run, { field: "snapshotSha256", value: snapshotOf(run), others: snapshotOf(reference) });
}
__name(otherSnapshot, "otherSnapshot");
function hostClasses2(runs) {
  return new Map(runs.flatMap(({ measurements }) => measurements.measurements.map(({ host }) => [hostKey(host.fields), host.fields])));
}
__name(hostClasses2, "hostClasses");
function outcomeOf({ results, hasRefused, isIncomplete }) {
  if (hasRefused || results.some(({ verdict }) => verdict === "fail")) return "failed";
  if (isIncomplete) return "incomplete";
  return results.some(({ verdict }) => verdict === "not measured") ? "failed" : "passed";
}
__name(outcomeOf, "outcomeOf");
function nothingToCompare(refused) {
  const [first] = refused;
  const detail = first === void 0 ? "" : `; ${String(refused.length)} refused, the first: ${first.label}: ${first.code}: ${first.message}`;
  return new IndexbenchError("NOTHING_TO_COMPARE", { what: `not one usable bundle${detail}` });
}
__name(nothingToCompare, "nothingToCompare");

export {
  findBundles,
  formatManifest,
  openBundle,
  refusalOf,
  SHARED_SAMPLES,
  sharedSamples,
  compare
};
