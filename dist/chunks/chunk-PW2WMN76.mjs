import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  programOriginText
} from "./chunk-32VRBFLH.mjs";
import {
  flagUnlikeSizes,
  groupBy,
  hostReason,
  mergeWarnings,
  noFigures,
  orderBy,
  rankingOf,
  ratioBetween,
  ratioFigures,
  ratiosOf,
  sameModelTable
} from "./chunk-D5S3QFNW.mjs";
import {
  hasTooManyErrors
} from "./chunk-POG7QTGG.mjs";
import {
  NOT_MEASURED,
  claimOf,
  figureOf,
  figureText,
  higherIsFaster,
  isHeld,
  isSpeed,
  limitsText,
  metricValues,
  pointVerdict,
  purposeOf,
  ratioLimits,
  ratioVerdict,
  servingLimits,
  summarizeRuns
} from "./chunk-25UAVXYT.mjs";
import {
  MAX_SAMPLE_ROWS,
  MAX_SERIES_ROWS,
  indexBuildContradiction,
  maxSampleFileBytes,
  maxSeriesFileBytes
} from "./chunk-HNKOPOCU.mjs";
import {
  KnownFields,
  driftWarning,
  fieldDifferences,
  hostFieldsOf,
  hostKey,
  isTooShort,
  isUnverified,
  workFieldsOf,
  workKey
} from "./chunk-QTZXZE6F.mjs";
import {
  DEFAULT_MINIMUM_EFFECT,
  oneSidedRank,
  slowdownOf
} from "./chunk-WID5VGEI.mjs";
import {
  driversOf
} from "./chunk-EQVHRWLF.mjs";
import {
  median
} from "./chunk-73PECBEZ.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  READ_FLAGS,
  digestFile,
  digestSmallFile,
  errorName
} from "./chunk-AD4ZOXVM.mjs";
import {
  parseDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  DOCUMENT_FILES,
  INDEX_BUILD_METRICS,
  JOURNAL_FILE,
  MANIFEST_FILE,
  SAMPLES_FOLDER,
  cpuOf,
  indexBuildValues,
  isBundlePath,
  polledErrors
} from "./chunk-JNZ5CMQH.mjs";
import {
  resolutionWarning,
  serverResolutionWarning,
  tellableCpuNs
} from "./chunk-XF42LGIE.mjs";
import {
  isGhz
} from "./chunk-X5TZWF2O.mjs";
import {
  Xoshiro128
} from "./chunk-4PUNR7HK.mjs";
import {
  canonicalJson,
  digestOf,
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  IndexbenchError,
  clip
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/find-bundles.ts
import { readdirSync } from "node:fs";
import { lstat, realpath } from "node:fs/promises";
import { join } from "node:path";
var MAX_DEPTH = 12;
var MAX_FOLDERS = 1e5;
async function findBundles(roots) {
  const found = /* @__PURE__ */ new Set();
  let visited = 0;
  const visit = /* @__PURE__ */ __name((folder, depth) => {
    visited += 1;
    if (visited > MAX_FOLDERS) throw new IndexbenchError("BUNDLE_HOSTILE", { what: `more than ${String(MAX_FOLDERS)} folders`, where: folder });
    const entries = readdirSync(folder, { withFileTypes: true });
    if (entries.some(({ name }) => name === DOCUMENT_FILES.Bundle || name === JOURNAL_FILE)) {
      found.add(folder);
      return true;
    }
    let hasAny = false;
    if (depth < MAX_DEPTH) {
      for (const entry of entries) if (entry.isDirectory() && visit(join(folder, entry.name), depth + 1)) hasAny = true;
    }
    return hasAny;
  }, "visit");
  const empty3 = [];
  for (const root of roots) {
    const folder = await rootFolder(root);
    if (!visit(folder, 0)) empty3.push(folder);
  }
  return found.size === 0 ? [] : [.../* @__PURE__ */ new Set([...found, ...empty3])].sort();
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
import { isAscii } from "node:buffer";
import { closeSync, existsSync, fstatSync, lstatSync as lstatSync2, openSync, readFileSync, readdirSync as readdirSync3 } from "node:fs";
import { basename, join as join2 } from "node:path";

// src/bundle/bundle-tree.ts
import { lstatSync, readdirSync as readdirSync2 } from "node:fs";
var MAX_FILES = 1e4;
function listBundleFiles(folder) {
  const sizes = /* @__PURE__ */ new Map();
  const visit = /* @__PURE__ */ __name((prefix) => {
    for (const name of readdirSync2(`${folder}/${prefix}`)) {
      const path = prefix === "" ? name : `${prefix}/${name}`;
      if (!isBundlePath(path)) throw hostile(folder, path, "has a name that no file of a bundle has");
      const stat = lstatSync(`${folder}/${path}`);
      if (stat.isDirectory()) visit(path);
      else if (!stat.isFile()) throw hostile(folder, path, stat.isSymbolicLink() ? "is a symbolic link" : "is a special file");
      else if (path !== MANIFEST_FILE) sizes.set(path, stat.size);
      if (sizes.size > MAX_FILES) throw hostile(folder, path, `comes after ${String(MAX_FILES)} other files`);
    }
  }, "visit");
  visit("");
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
var SMALL_FILE_BYTES = 256 * 1024;
var MAX_OTHER_BYTES = 256 * 1024 * 1024;
async function openBundle(folder, plans = /* @__PURE__ */ new Map()) {
  try {
    return await readBundle(folder, plans);
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    throw new IndexbenchError("BUNDLE_DAMAGED", { what: `cannot be read (${errorName(cause)})`, where: folder, cause });
  }
}
__name(openBundle, "openBundle");
async function readBundle(folder, plans) {
  if (lstatSync2(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new IndexbenchError("BUNDLE_FOREIGN", { what: "is not a folder", where: folder });
  const names = readdirSync3(folder);
  if (![MANIFEST_FILE, DOCUMENT_FILES.Bundle, JOURNAL_FILE].some((name) => names.includes(name))) throw new IndexbenchError("BUNDLE_FOREIGN", { what: "holds no bundle", where: folder });
  const sizes = listBundleFiles(folder);
  const manifestText = readManifest(folder);
  const digests = parseManifest(manifestText, folder);
  checkNames(folder, sizes, digests);
  const read = /* @__PURE__ */ __name((kind) => readDocument(folder, kind, digests), "read");
  const bundle = read("Bundle");
  const planSha256 = digests.get(DOCUMENT_FILES.Plan) ?? "";
  const plan = readDocument(folder, "Plan", digests, plans.get(planSha256));
  plans.set(planSha256, plan);
  const measurements = read("Measurements");
  const payloads = read("Payloads");
  const indexBuild = readIndexBuild(folder, { plan, digests });
  checkPlanDigests(folder, planSha256, { Bundle: bundle, Measurements: measurements, Payloads: payloads, IndexBuild: indexBuild });
  const sampleFiles = checkSampleFiles(folder, { measurements, indexBuild }, { sizes, digests });
  await checkDigests(folder, { sizes, digests });
  const series = indexBuild?.series ?? null;
  const seriesFile = series === null ? null : join2(folder, series.file);
  return { folder, label: basename(folder), bundleId: sha256Hex(manifestText), bundle, plan, planSha256, measurements, payloads, indexBuild, seriesFile, sampleFiles };
}
__name(readBundle, "readBundle");
function readIndexBuild(folder, { plan, digests }) {
  const name = DOCUMENT_FILES.IndexBuild;
  if (plan.indexBuild !== null) return readDocument(folder, "IndexBuild", digests);
  if (digests.has(name)) throw new IndexbenchError("BUNDLE_FOREIGN", { what: `holds ${name}, and its plan has no study index-build`, where: folder });
  return null;
}
__name(readIndexBuild, "readIndexBuild");
function readManifest(folder) {
  const path = join2(folder, MANIFEST_FILE);
  if (existsSync(path)) return readBounded(path, MAX_MANIFEST_BYTES).toString("utf8");
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
function readDocument(folder, kind, digests, known) {
  const name = DOCUMENT_FILES[kind];
  const expected = digests.get(name);
  if (expected === void 0) throw new IndexbenchError("BUNDLE_FOREIGN", { what: `holds no ${name}`, where: folder });
  const bytes = readBounded(join2(folder, name), MAX_DOCUMENT_BYTES);
  if (sha256Hex(bytes) !== expected) throw damaged(folder, name, `does not have the manifest's SHA-256 ${expected}`);
  return known ?? parseDocument(kind, textOf(bytes), join2(folder, name), { json: "BUNDLE_FOREIGN", schema: "BUNDLE_FOREIGN" });
}
__name(readDocument, "readDocument");
function checkPlanDigests(folder, planSha256, documents) {
  for (const kind of ["Bundle", "Measurements", "Payloads", "IndexBuild"]) {
    const stated = documents[kind]?.planSha256 ?? planSha256;
    if (stated === planSha256) continue;
    throw new IndexbenchError("BUNDLE_DAMAGED", { what: `plan.json has the SHA-256 ${planSha256}, not ${stated}`, where: `${folder}/${DOCUMENT_FILES[kind]}#/planSha256` });
  }
}
__name(checkPlanDigests, "checkPlanDigests");
function checkSampleFiles(folder, { measurements: { measurements }, indexBuild }, { sizes, digests }) {
  const paths = /* @__PURE__ */ new Map();
  const named = /* @__PURE__ */ new Set();
  for (const [index, { id, samples }] of measurements.entries()) {
    if (paths.has(id)) throw at(folder, `/measurements/${String(index)}/id`, `${JSON.stringify(id)} is not unique`);
    if (samples === null) continue;
    const pointer = `/measurements/${String(index)}/samples`;
    const { file, rows } = samples;
    checkSampleFile(samples, { sizes, digests, named, maxRows: MAX_SAMPLE_ROWS, maxBytes: maxSampleFileBytes(rows), refuse: /* @__PURE__ */ __name((key, what, code) => at(folder, `${pointer}/${key}`, what, code), "refuse") });
    paths.set(id, join2(folder, file));
  }
  const series = indexBuild?.series ?? null;
  if (series !== null) {
    const where = `${folder}/${DOCUMENT_FILES.IndexBuild}#/series`;
    const refuse = /* @__PURE__ */ __name((key, what, code = "BUNDLE_DAMAGED") => new IndexbenchError(code, { what, where: `${where}/${key}` }), "refuse");
    checkSampleFile(series, { sizes, digests, named, maxRows: MAX_SERIES_ROWS, maxBytes: maxSeriesFileBytes(series.rows), refuse });
  }
  for (const [name, size] of sizes) if (!named.has(name) && size > MAX_OTHER_BYTES) throw damaged(folder, name, `has ${String(size)} bytes, more than such a file may have`);
  return paths;
}
__name(checkSampleFiles, "checkSampleFiles");
function checkSampleFile({ file, rows, sha256 }, { sizes, digests, named, maxRows, maxBytes, refuse }) {
  if (!file.startsWith(`${SAMPLES_FOLDER}/`) || !sizes.has(file)) throw refuse("file", `${JSON.stringify(file)} is no sample file of this bundle`, "BUNDLE_HOSTILE");
  if (named.has(file)) throw refuse("file", `${JSON.stringify(file)} belongs to another measurement too`);
  if (digests.get(file) !== sha256) throw refuse("sha256", `${sha256} is not the manifest's SHA-256 of ${file}`);
  const size = sizes.get(file) ?? 0;
  if (rows > maxRows || size > maxBytes) throw refuse("rows", `${file} has ${String(size)} bytes, more than ${String(rows)} samples can take`);
  named.add(file);
}
__name(checkSampleFile, "checkSampleFile");
async function checkDigests(folder, { sizes, digests }) {
  const read = new Set(Object.values(DOCUMENT_FILES));
  for (const [name, expected] of digests) {
    if (read.has(name)) continue;
    const path = `${folder}/${name}`;
    const size = sizes.get(name) ?? 0;
    const sha256 = size <= SMALL_FILE_BYTES ? digestSmallFile(path, size) : await digestFile(path);
    if (sha256 !== expected) throw damaged(folder, name, `has the SHA-256 ${String(sha256)}, not the manifest's ${expected}`);
  }
}
__name(checkDigests, "checkDigests");
function textOf(bytes) {
  return isAscii(bytes) ? bytes.toString("latin1") : bytes.toString("utf8");
}
__name(textOf, "textOf");
function readBounded(path, maxBytes) {
  const file = openSync(path, READ_FLAGS);
  try {
    const { size } = fstatSync(file);
    if (size > maxBytes) throw new IndexbenchError("BUNDLE_DAMAGED", { what: `has ${String(size)} bytes; ${String(maxBytes)} are allowed`, where: path });
    return readFileSync(file);
  } finally {
    closeSync(file);
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

// src/comparison/contradiction.ts
function contradiction(documents) {
  return runContradiction(documents) ?? measurementsContradiction(documents) ?? indexBuildContradiction(documents);
}
__name(contradiction, "contradiction");
function runContradiction({ bundle, plan, planSha256, measurements, payloads }) {
  const variant = bundle.variant.name;
  if (bundle.planSha256 !== planSha256 || measurements.planSha256 !== planSha256 || payloads.planSha256 !== planSha256) return "its documents name another plan than the one that it holds";
  const pinned = plan.snapshot.pin.sha256;
  if (bundle.snapshotSha256 !== pinned) return `bundle.json#/snapshotSha256: ${bundle.snapshotSha256} is not the snapshot of its plan, ${pinned}`;
  const planned = plan.variants.find(({ name }) => name === variant);
  if (planned === void 0) return `its plan has no variant ${variant}`;
  if (canonicalJson(planned) !== canonicalJson(bundle.variant)) return `the pin of ${variant}, or its node’s, is not the one of its plan`;
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
  const host = hostFieldsOf(documents.bundle);
  for (const [index, measurement] of measurements.measurements.entries()) {
    const { driver, scenario } = measurement;
    const id = `${driver}/${scenario}`;
    if (seen.has(id)) return `it holds ${id} twice`;
    seen.add(id);
    const planned = plan.scenarios.find((entry) => entry.scenario.id === scenario);
    if (planned === void 0 || !driversOf(plan, planned).includes(driver)) return `its plan has no measurement ${id}`;
    const field = fieldContradiction(documents.plan, host, measurement, planned);
    if (field !== null) return `measurements.json#/measurements/${String(index)}${field}`;
  }
  return null;
}
__name(measurementsContradiction, "measurementsContradiction");
function fieldContradiction(plan, hostFields, { driver, work, host }, planned) {
  const [hostField] = fieldDifferences(host.fields, hostFields);
  if (hostField !== void 0) return `/host/fields/${hostField.field}: ${hostField.value} is not what bundle.json says, ${hostField.others}`;
  const { driverVersion, driverFlags, validation, payloadClass } = work.fields;
  const [workField] = fieldDifferences(work.fields, workFieldsOf(planned, plan.snapshot.pin.sha256, { name: driver, version: driverVersion, flags: driverFlags, validation }, payloadClass));
  return workField === void 0 ? null : `/work/fields/${workField.field}: ${workField.value} is not what its plan says, ${workField.others}`;
}
__name(fieldContradiction, "fieldContradiction");

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
function sampleDigests({ measurements, indexBuild }) {
  const files = [...measurements.measurements.map(({ samples }) => samples), indexBuild?.series ?? null];
  return files.flatMap((file) => file === null || file.rows === 0 ? [] : [file.sha256]).sort();
}
__name(sampleDigests, "sampleDigests");
function hostsOf({ measurements, indexBuild }) {
  return [...measurements.measurements.map(({ host }) => host), ...indexBuild === null ? [] : [indexBuild.host]];
}
__name(hostsOf, "hostsOf");
function inputEntries({ accepted, used }) {
  const usedIds = new Set(used.map(({ bundleId }) => bundleId));
  return accepted.map(({ bundleId, bundle, planSha256, measurements, indexBuild }) => ({
    bundleId,
    variant: bundle.variant.name,
    repeat: bundle.repeat,
    attempt: bundle.attempt,
    legId: bundle.leg.id,
    planSha256,
    hostKeys: [...new Set(hostsOf({ measurements, indexBuild }).map(({ fields }) => hostKey(fields)))].sort(),
    outcome: bundle.outcome.kind,
    used: usedIds.has(bundleId),
    ...bundle.binary?.origin === void 0 ? {} : { program: clip(programOriginText(bundle.binary.origin), 1024) },
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

// src/comparison/diagnostic-runs.ts
function partDiagnosticRuns(runs) {
  const plain = runs.filter((run) => preloadIn(run) === null);
  if (plain.length === 0) return { runs, parted: [] };
  return { runs: plain, parted: runs.flatMap((run) => {
    const preload = preloadIn(run);
    return preload === null ? [] : [{ run, field: "plan.variants.preload", value: JSON.stringify(preload), others: "null" }];
  }) };
}
__name(partDiagnosticRuns, "partDiagnosticRuns");
function preloadIn({ plan }) {
  return plan.variants.find(({ pin }) => pin.preload !== void 0)?.pin.preload ?? null;
}
__name(preloadIn, "preloadIn");

// src/comparison/spread.ts
function spreadOf(values) {
  const known = values.flatMap((value) => value ?? []);
  const middle = median(known);
  if (middle === null || known.length < values.length) return null;
  return { n: known.length, median: round12(middle), min: round12(Math.min(...known)), max: round12(Math.max(...known)) };
}
__name(spreadOf, "spreadOf");

// src/comparison/consumers.ts
var NS_PER_SECOND = 1e9;
function consumerTables(rows, runs) {
  const byId = new Map(runs.map((run) => [run.bundleId, run]));
  const groups = groupBy(rows.filter(({ work }) => work.domain === "consumers"), ({ scenario, work }) => JSON.stringify([scenario, work.scheduleSha256]));
  return [...groups.values()].flatMap((drivers) => {
    const [first] = drivers;
    return first === void 0 ? [] : first.cells.map(({ variant }) => tableOf(first, variant, { drivers, byId }));
  });
}
__name(consumerTables, "consumerTables");
function tableOf({ scenario, title, work }, variant, { drivers, byId }) {
  const cells = drivers.flatMap((row) => row.cells.filter((cell) => cell.variant === variant).map((cell) => ({ row, cell })));
  const shown = cells.filter(({ row, cell }) => cell.state.kind === "measured" || !cells.some((other) => other.row.driver === row.driver && other.cell.state.kind === "measured"));
  const checks = shown.flatMap(({ cell }) => cell.runs.flatMap(({ bundleId }) => checkedIn(byId.get(bundleId), work)));
  const [check] = checks;
  const checked = check !== void 0 && checks.every(({ sha256 }) => sha256 === check.sha256) ? check : null;
  return { scenario, title, variant, checked, lines: shown.map(({ row, cell }) => lineOf(row, cell, { byId, checked })) };
}
__name(tableOf, "tableOf");
function checkedIn(run, { firstHeight, lastHeight }) {
  const whole = run?.payloads.whole;
  if (whole?.firstHeight !== firstHeight || whole.lastHeight !== lastHeight) return [];
  return [{ blocks: whole.blocks, bytes: whole.payloadBytes, sha256: whole.sha256 }];
}
__name(checkedIn, "checkedIn");
function lineOf({ driver, work }, cell, { byId, checked }) {
  const measured = cell.runs.flatMap(({ bundleId, measurement: id }) => byId.get(bundleId)?.measurements.measurements.find((entry) => entry.id === id) ?? []);
  const blocks = work.lastHeight - work.firstHeight + 1;
  const passes = measured.map((measurement) => wholePasses(measurement, blocks));
  const perPass = /* @__PURE__ */ __name((ofRun) => spreadOf(measured.map((measurement, at2) => perOne(ofRun(measurement), passes[at2] ?? null))), "perPass");
  const received = measured.flatMap((measurement) => measurement.received ?? []);
  const [first] = received;
  const isSame = first !== void 0 && received.length === measured.length && received.every(({ sha256 }) => sha256 === first.sha256);
  return {
    driver,
    driverVersion: work.driverVersion,
    state: cell.state,
    runs: measured.length,
    passes: passes.reduce((sum, count) => sum + (count ?? 0), 0),
    secondsPerPass: perPass(({ sums }) => sums?.measuredNs ?? null),
    clientCpuSecondsPerPass: perPass(({ resources }) => tellableCpuNs(resources, "client")),
    serverCpuSecondsPerPass: perPass(({ resources }) => tellableCpuNs(resources, "server")),
    belowResolution: cell.warnings.flatMap((warning) => warning.code === "cpu-below-resolution" ? warning.sides : []),
    received: isSame ? first : null,
    content: contentOf({ found: received.map(({ sha256 }) => sha256), runs: measured.length, checked })
  };
}
__name(lineOf, "lineOf");
function wholePasses({ sums }, blocks) {
  if (sums?.passes === void 0 || sums.passes === null || sums.passes === 0) return null;
  return sums.ok === sums.calls && sums.cutOff === 0 && sums.units === sums.passes * blocks ? sums.passes : null;
}
__name(wholePasses, "wholePasses");
function perOne(ns, passes) {
  return ns === null || passes === null ? null : ns / NS_PER_SECOND / passes;
}
__name(perOne, "perOne");
function contentOf({ found, runs, checked }) {
  if (checked === null || found.length === 0) return "unknown";
  if (found.some((sha256) => sha256 !== checked.sha256)) return "other";
  return found.length === runs ? "equal" : "unknown";
}
__name(contentOf, "contentOf");

// src/statistics/build-slowdown.ts
var BUILD_ERROR = 0.05;
var COMPARED_RANK_ERROR = 1 / 8;
var COUNTED_PAIRS = 13;
var DRAWN_EXCHANGES = 2 ** COUNTED_PAIRS;
var WORD_BITS = 32;
var SEED = 20261009n;
function buildSlowdown(cells, minimumEffect = DEFAULT_MINIMUM_EFFECT) {
  const count = cells[0]?.length ?? 0;
  if (cells.some((cell) => cell.length !== count)) throw new RangeError("cells of one build have the same pairs");
  const rank = oneSidedRank(count, COMPARED_RANK_ERROR)?.rank ?? 1;
  return cells.map((cell) => {
    const alone = slowdownOf(cell, minimumEffect);
    if (alone?.isShown !== true) return { alone, adjustedError: null, isShown: false };
    const adjustedError = shareReaching(cells, rank, [...cell].sort((a, b) => a - b)[rank - 1] ?? 0);
    return { alone, adjustedError, isShown: adjustedError <= BUILD_ERROR };
  });
}
__name(buildSlowdown, "buildSlowdown");
function shareReaching(cells, rank, level) {
  const count = cells[0]?.length ?? 0;
  const needed = count - rank + 1;
  const masks = cells.filter((cell) => cell.filter((ratio) => ratio >= level || ratio <= 1 / level).length >= needed).map((cell) => ({ kept: maskOf(cell, (ratio) => ratio >= level), exchanged: maskOf(cell, (ratio) => ratio <= 1 / level) }));
  const exchange = exchanges(count);
  let reaching = 0;
  for (let index = 0; index < exchange.total; index += 1) {
    const words = exchange.next(index);
    const isReached = masks.some(({ kept, exchanged }) => kept.reduce((sum, bits, word) => sum + bitsOf(bits & ~(words[word] ?? 0) | (exchanged[word] ?? 0) & (words[word] ?? 0)), 0) >= needed);
    if (isReached) reaching += 1;
  }
  return round12(reaching / exchange.total);
}
__name(shareReaching, "shareReaching");
function exchanges(count) {
  if (count <= COUNTED_PAIRS) return { total: 2 ** count, next: /* @__PURE__ */ __name((index) => [index], "next") };
  const random = Xoshiro128.fromSeed(SEED);
  const words = Math.ceil(count / WORD_BITS);
  return { total: DRAWN_EXCHANGES, next: /* @__PURE__ */ __name((index) => Array.from({ length: words }, () => index === 0 ? 0 : random.next()), "next") };
}
__name(exchanges, "exchanges");
function maskOf(cell, isIn) {
  const masks = Array.from({ length: Math.ceil(cell.length / WORD_BITS) }, () => 0);
  cell.forEach((ratio, index) => {
    const word = Math.floor(index / WORD_BITS);
    if (isIn(ratio)) masks[word] = (masks[word] ?? 0) | 1 << index % WORD_BITS;
  });
  return masks;
}
__name(maskOf, "maskOf");
function bitsOf(mask) {
  let bits = mask - (mask >>> 1 & 1431655765);
  bits = (bits & 858993459) + (bits >>> 2 & 858993459);
  return Math.imul(bits + (bits >>> 4) & 252645135, 16843009) >>> 24;
}
__name(bitsOf, "bitsOf");

// src/comparison/pair-costs.ts
function gatedPairsIn(row, question) {
  const answer = pairsIn(row, question);
  const isBound = row.cells.some(({ variant, state }) => (variant === question.candidate || variant === question.baseline) && state.kind === "measured" && state.clientBound);
  return answer.kind === "pairs" && isBound ? { kind: "none", ratio: answer.ratio, reason: "client-bound" } : answer;
}
__name(gatedPairsIn, "gatedPairsIn");
function pairsIn({ cells }, { candidate, baseline, metric, hosts }) {
  const numerator = cells.find(({ variant }) => variant === candidate);
  const denominator = cells.find(({ variant }) => variant === baseline);
  if (numerator?.state.kind !== "measured" || denominator?.state.kind !== "measured") return { kind: "none", ratio: null, reason: null };
  const ratio = ratioBetween({ numerator, denominator, hosts }, metric);
  if (ratio.basis.kind === "none") return { kind: "none", ratio: null, reason: ratio.basis.reason };
  if (ratio.basis.kind === "across-machines") return { kind: "none", ratio: null, reason: "only across machines, which is never a verdict" };
  if (ratio.bound !== "exact") return { kind: "none", ratio, reason: "client-bound" };
  if (numerator.state.unverified || denominator.state.unverified) return { kind: "none", ratio, reason: "unverified payloads" };
  return { kind: "pairs", ratio, pairs: ratio.basis.pairs };
}
__name(pairsIn, "pairsIn");
function costRatios(metric, pairs) {
  return pairs.map(({ ratio }) => higherIsFaster(metric) ? round12(1 / ratio) : ratio);
}
__name(costRatios, "costRatios");

// src/comparison/experiment-table.ts
var EXPERIMENT_METRICS = ["unitsPerSecond", "p50Ns", "p95Ns", "p99Ns", "serverCpuNsPerUnit", "serverAnonymousPeakBytes"];
function experimentTables(plans, rows, hosts) {
  return plans.flatMap(({ plan, planSha256 }) => {
    const { experiment } = plan;
    if (experiment === void 0) return [];
    const { stage, design, baseline, candidate, differences, minimumEffect } = experiment;
    const own = rows.filter(({ scenario, driver }) => plan.scenarios.some((planned) => planned.scenario.id === scenario && driversOf(plan, planned).includes(driver)));
    const answered = own.flatMap((row) => EXPERIMENT_METRICS.map((metric) => ({ row, metric, answer: pairsIn(row, { candidate, baseline, metric, hosts }) })));
    const errors = buildErrors(answered, minimumEffect);
    const lines = answered.filter(({ metric, answer }) => metric === EXPERIMENT_METRICS[0] || answer.ratio !== null).map((entry) => lineOf2(entry, minimumEffect, errors.get(entry) ?? null));
    return [{ planSha256, id: plan.id, stage, design, baseline, candidate, differences: [...differences], declaredPairs: plan.repeats, minimumEffect, lines }];
  });
}
__name(experimentTables, "experimentTables");
function lineOf2({ row, metric, answer }, minimumEffect, buildError) {
  const place = { scenario: row.scenario, driver: row.driver, metric, ratio: answer.ratio, buildError };
  if (answer.kind === "none") return { ...place, shown: null, verdict: "not measured", reason: answer.reason };
  const costs = costRatios(metric, answer.pairs);
  const worse = slowdownOf(costs, minimumEffect);
  if (worse === null) return { ...place, shown: null, verdict: "not shown", reason: "fewer than 5 pairs show nothing" };
  const { rank, error, low, high } = worse;
  const shown = { rank, error, low, high };
  if (worse.isShown) return { ...place, shown, verdict: isSpeed(metric) ? "slower shown" : "more shown", reason: null };
  const isBetter = slowdownOf(costs.map((cost) => 1 / cost), minimumEffect)?.isShown === true;
  if (isBetter) return { ...place, shown, verdict: isSpeed(metric) ? "faster shown" : "less shown", reason: null };
  return { ...place, shown, verdict: "not shown", reason: null };
}
__name(lineOf2, "lineOf");
function buildErrors(answered, minimumEffect) {
  const cells = answered.flatMap((entry) => entry.metric === EXPERIMENT_METRICS[0] && entry.answer.kind === "pairs" ? [{ entry, pairs: entry.answer.pairs }] : []);
  const namesOf = /* @__PURE__ */ __name((pairs) => pairs.map(({ legId, repeat }) => `${legId} ${String(repeat)}`).join(), "namesOf");
  const alike = cells.filter(({ pairs }) => namesOf(pairs) === namesOf(cells[0]?.pairs ?? []));
  const judged = buildSlowdown(alike.map(({ entry, pairs }) => costRatios(entry.metric, pairs)), minimumEffect);
  return new Map(alike.flatMap(({ entry }, index) => {
    const error = judged[index]?.adjustedError ?? null;
    return error === null ? [] : [[entry, error]];
  }));
}
__name(buildErrors, "buildErrors");

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
    (planned) => driversOf(run.plan, planned).flatMap((driver) => {
      const { scenario } = planned;
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

// src/comparison/index-build/state-text.ts
function buildStateText({ state, figures, tip, work }) {
  const seconds = figures === null ? "" : ` after ${(figures.endNs / 1e9).toFixed(1)} s`;
  switch (state.kind) {
    case "complete":
      return "its index is complete";
    case "no-index":
      return "it builds no index";
    case "exited":
      return `it ${state.message}${seconds}, before its index was complete`;
    case "stalled":
      return `its index stalled: ended${seconds}, after neither height nor index folder had changed for the plan’s stallSeconds`;
    case "timeout":
      return `its index was not complete${seconds}, the plan’s timeoutSeconds`;
    case "tip-mismatch":
      return `it says that its index is complete and serves ${tip === null ? "no tip" : `height ${String(tip.height)}, hash ${tip.hash}`}; the snapshot's tip is ${String(work.fields.tipHeight)}, ${work.fields.tipHash}`;
    case "cut-off":
      return `cut off: ${state.reason}`;
    case "failed":
      return `${state.code}: ${state.message}`;
  }
}
__name(buildStateText, "buildStateText");

// src/comparison/index-build/table.ts
function indexBuildTable({ variants, runs, parted }) {
  const builds = runs.flatMap(buildRun);
  if (builds.length === 0) return null;
  const { main, others } = byWork(builds.filter(isMeasured));
  const work = main[0]?.build.work ?? null;
  const cells = variants.map((variant) => cellOf({ variant, members: main.filter((entry) => entry.variant === variant), others: others.filter(({ entry }) => entry.variant === variant), all: builds.filter((entry) => entry.variant === variant) }));
  const hosts = new Map(main.map(({ build }) => [build.host.hostKey, build.host.fields]));
  return {
    workKey: work?.workKey ?? null,
    work: work?.fields ?? null,
    cells,
    ratios: ratiosOf2(cells, hosts),
    apart: [
      ...parted.flatMap(({ run, ...difference }) => buildRun(run).filter(isMeasured).map((entry) => apartEntry(entry, difference))),
      ...others.map(({ entry, difference }) => apartEntry(entry, difference)),
      ...unlikeHosts(main, variants)
    ]
  };
}
__name(indexBuildTable, "indexBuildTable");
function buildRun(run) {
  return run.indexBuild === null ? [] : [{ run, variant: run.bundle.variant.name, build: run.indexBuild }];
}
__name(buildRun, "buildRun");
function isMeasured({ run, build }) {
  return run.bundle.outcome.kind === "complete" && build.state.kind === "complete";
}
__name(isMeasured, "isMeasured");
function byWork(measured) {
  const works = orderBy([...groupBy(measured, ({ build }) => build.work.workKey)], ([key, members]) => [-members.length, key]);
  const [first, ...rest] = works.map(([, members]) => members);
  const reference = first?.[0]?.build.work.fields;
  if (first === void 0 || reference === void 0) return { main: [], others: [] };
  return { main: first, others: rest.flat().map((entry) => ({ entry, difference: firstDifference(entry.build.work.fields, reference) })) };
}
__name(byWork, "byWork");
function firstDifference(fields, others) {
  return fieldDifferences(fields, others)[0] ?? { field: "workKey", value: "", others: "" };
}
__name(firstDifference, "firstDifference");
function apartEntry({ run, variant }, { field, value, others }) {
  return { variant, bundleId: run.bundleId, field: clip(field, 64), value: clip(value, 4096), others: clip(others, 4096) };
}
__name(apartEntry, "apartEntry");
function unlikeHosts(main, variants) {
  const first = variants.find((variant) => main.some((entry) => entry.variant === variant));
  const own = main.filter(({ variant }) => variant === first);
  const classes = new Set(own.map(({ build }) => build.host.hostKey));
  const reference = own[0]?.build.host.fields;
  if (reference === void 0) return [];
  return main.filter(({ build }) => !classes.has(build.host.hostKey)).flatMap((entry) => fieldDifferences(entry.build.host.fields, reference).slice(0, 1).map((difference) => apartEntry(entry, difference)));
}
__name(unlikeHosts, "unlikeHosts");
function cellOf({ variant, members, others, all }) {
  const sorted = orderBy(members, ({ run }) => [run.bundle.repeat, run.bundle.leg.id, run.bundleId]);
  const warnings = mergeWarnings(sorted.flatMap(({ run, build }) => [...build.warnings, ...driftWarning(run.bundle.noise.driftRatio), ...resolutionWarning2(build)]));
  if (sorted.length === 0) return { variant, state: emptyState(others, all), runs: [], summary: [], warnings };
  const runs = sorted.map(runOf);
  return { variant, state: { kind: "measured" }, runs, summary: summaryOf(runs), warnings };
}
__name(cellOf, "cellOf");
function runOf({ run, build }) {
  const { bundle, bundleId } = run;
  return {
    bundleId,
    repeat: bundle.repeat,
    legId: bundle.leg.id,
    bootId: bundle.leg.bootId,
    position: bundle.leg.position,
    hostKey: build.host.hostKey,
    values: indexBuildValues(build),
    errorsNs: polledErrors(build),
    samples: build.figures?.samples ?? 0,
    longestGapNs: build.figures?.longestGapNs ?? null,
    seriesFile: build.series?.file ?? null
  };
}
__name(runOf, "runOf");
function resolutionWarning2({ figures, source }) {
  return source === null ? [] : serverResolutionWarning(source, cpuOf(figures?.system.afterStop ?? null));
}
__name(resolutionWarning2, "resolutionWarning");
function summaryOf(runs) {
  return INDEX_BUILD_METRICS.flatMap((metric) => {
    const values = runs.flatMap((run) => run.values[metric] ?? []);
    const middle = median(values);
    if (middle === null || values.length < runs.length) return [];
    const errors = runs.flatMap((run) => run.errorsNs[metric] ?? []);
    return [{ metric, n: values.length, median: round12(middle), min: Math.min(...values), max: Math.max(...values), errorNs: errors.length === 0 ? null : Math.max(...errors), claim: claimOf(values.length) }];
  });
}
__name(summaryOf, "summaryOf");
function emptyState(others, all) {
  const [other] = others;
  if (other !== void 0) return empty("not-comparable", `other work: ${other.difference.field} differs (${other.difference.value}, the others ${other.difference.others})`);
  const [worst] = orderBy(all.map(reasonOf), ({ reason }) => [PRECEDENCE.indexOf(reason)]);
  return worst ?? empty("missing", "no bundle of this variant holds an index build");
}
__name(emptyState, "emptyState");
var PRECEDENCE = ["failed", "cut-off", "no-index"];
function reasonOf({ run, build }) {
  const { outcome } = run.bundle;
  const { kind } = build.state;
  if (kind === "no-index") return empty("no-index", buildStateText(build));
  if (kind === "cut-off") return empty("cut-off", buildStateText(build));
  if (kind !== "complete") return empty("failed", buildStateText(build));
  return outcome.kind === "failed" ? empty("failed", `the run failed after it: ${outcome.code}: ${outcome.message}`) : empty("cut-off", "the run was cut off after it");
}
__name(reasonOf, "reasonOf");
function empty(reason, detail) {
  return { kind: "empty", reason, detail: clip(detail, 4096) };
}
__name(empty, "empty");
function ratiosOf2(cells, hosts) {
  const [denominator, ...others] = cells.filter(({ state }) => state.kind !== "empty" || state.reason !== "no-index");
  if (denominator === void 0) return [];
  return others.flatMap((numerator) => INDEX_BUILD_METRICS.filter((metric) => hasValue(numerator, metric) && hasValue(denominator, metric)).map((metric) => indexBuildRatio({ numerator, denominator, hosts }, metric)));
}
__name(ratiosOf2, "ratiosOf");
function indexBuildRatio(sides, metric) {
  const { numerator, denominator, hosts } = sides;
  const isThere = hasValue(numerator, metric) && hasValue(denominator, metric);
  const figures = isThere ? ratioFigures(sides, metric) ?? noFigures(clip(hostReason(sides, hosts), 4096)) : noFigures("no such figure in every run");
  return { metric, numerator: numerator.variant, denominator: denominator.variant, ...figures };
}
__name(indexBuildRatio, "indexBuildRatio");
function hasValue({ summary }, metric) {
  return summary.some((entry) => entry.metric === metric);
}
__name(hasValue, "hasValue");

// src/comparison/index-build/gates.ts
function judgeIndexBuildRatio(gate, { indexBuild, hosts }) {
  const numerator = indexBuild?.cells.find(({ variant }) => variant === gate.candidate);
  const denominator = indexBuild?.cells.find(({ variant }) => variant === gate.baseline);
  if (numerator === void 0 || denominator === void 0) return NOT_MEASURED(null);
  const ratio = indexBuildRatio({ numerator, denominator, hosts }, gate.metric);
  if (ratio.basis.kind === "none") return NOT_MEASURED(ratio.basis.reason);
  if (ratio.basis.kind === "across-machines") return NOT_MEASURED("only across machines, which is never a verdict");
  const pairs = ratio.basis.pairs.map((pair) => pair.ratio);
  return { verdict: ratioVerdict(gate.judge, buildLimits(gate), { ...ratio, pairs }), figure: figureOf(ratio, pairs.length) };
}
__name(judgeIndexBuildRatio, "judgeIndexBuildRatio");
function buildLimits(gate) {
  return ratioLimits(gate, false);
}
__name(buildLimits, "buildLimits");
function judgeIndexBuildLimit(gate, { indexBuild }) {
  const runs = indexBuild?.cells.find(({ variant }) => variant === gate.variant)?.runs ?? [];
  const known = runs.flatMap(({ values }) => values[gate.metric] ?? []);
  if (known.length === 0) return NOT_MEASURED(null);
  const highest = Math.max(...known);
  const figure = `${String(highest)} at most in ${String(known.length)} of ${String(runs.length)} builds`;
  if (pointVerdict(highest, gate) === "fail") return { verdict: "fail", figure };
  return known.length < runs.length ? NOT_MEASURED(figure) : { verdict: "pass", figure };
}
__name(judgeIndexBuildLimit, "judgeIndexBuildLimit");

// src/comparison/probes-gate.ts
function judgeProbes(gate, used) {
  const runs = used.filter(({ bundle }) => bundle.variant.name === gate.variant);
  if (runs.length === 0) return NOT_MEASURED(null);
  const failed = runs.filter(({ bundle, payloads }) => bundle.outcome.kind === "failed" || payloads.verdict.kind === "wrong" || hasMoved(payloads));
  const passed = runs.filter((run) => !failed.includes(run) && run.bundle.outcome.kind === "complete" && run.payloads.verdict.kind === "verified");
  const figure = `${String(passed.length)} of ${String(runs.length)} runs passed all their probes, ${String(failed.length)} failed one`;
  if (failed.length > 0) return { verdict: "fail", figure };
  return passed.length === runs.length ? { verdict: "pass", figure } : NOT_MEASURED(`${figure}; the others have nothing pinned to hold their answers to`);
}
__name(judgeProbes, "judgeProbes");
function hasMoved({ tip, tipAfter }) {
  return tip !== null && tipAfter !== null && (tip.height !== tipAfter.height || tip.hash !== tipAfter.hash);
}
__name(hasMoved, "hasMoved");

// src/comparison/slowdown-gate.ts
function judgeSlowdown(gate, { rows, hosts }) {
  const selected2 = rows.filter(({ scenario, driver }) => (gate.scenarios?.includes(scenario) ?? true) && (gate.drivers?.includes(driver) ?? true));
  if (selected2.length === 0) return NOT_MEASURED(null);
  const cells = [];
  const silent = [];
  for (const row of selected2) {
    const name = `${row.scenario} (${row.driver})`;
    const answer = gatedPairsIn(row, { ...gate, hosts });
    if (answer.kind === "none") silent.push(`${name}: ${answer.reason ?? "no figures of both"}`);
    else cells.push({ name, costs: costRatios(gate.metric, answer.pairs), pairNames: answer.pairs.map(({ legId, repeat }) => `${legId} ${String(repeat)}`) });
  }
  const unlike = cells.find(({ pairNames }) => pairNames.join() !== cells[0]?.pairNames.join());
  if (unlike !== void 0) return NOT_MEASURED(`${unlike.name} has other pairs than ${cells[0]?.name ?? ""}`);
  return judgeCells(gate, cells, silent);
}
__name(judgeSlowdown, "judgeSlowdown");
function judgeCells(gate, cells, silent) {
  const pairs = cells[0]?.costs.length ?? 0;
  const judged = buildSlowdown(cells.map(({ costs }) => costs), gate.minimumEffect ?? DEFAULT_MINIMUM_EFFECT);
  const slower = cells.flatMap(({ name, costs }, index) => judged[index]?.isShown === true ? [`${name} slower: median cost ${figureText(median(costs))}×, error of the build ${figureText(judged[index]?.adjustedError ?? null)}`] : []);
  if (slower.length > 0) return { verdict: "fail", figure: slower.slice(0, 5).join("; ") + (slower.length > 5 ? `; ${String(slower.length - 5)} more` : "") };
  if (silent.length > 0) return NOT_MEASURED(silent.slice(0, 5).join("; "));
  if (oneSidedRank(pairs) === null) return NOT_MEASURED(`${String(pairs)} pairs; a slowdown can be shown from 5 on`);
  const worst = cells.map(({ name, costs }) => ({ name, middle: median(costs) ?? 0 })).sort((a, b) => b.middle - a.middle)[0];
  const figure = `${String(cells.length)} ${cells.length === 1 ? "row" : "rows"} of ${String(pairs)} pairs; the largest median cost is ${figureText(worst?.middle ?? null)}×, ${worst?.name ?? ""}`;
  return { verdict: judged.every(({ alone }) => alone?.isExcluded === true) ? "pass" : "not shown", figure };
}
__name(judgeCells, "judgeCells");
function slowdownText({ candidate, baseline, metric, scenarios, drivers, minimumEffect }) {
  const of = [...scenarios ?? [], ...drivers ?? []];
  return `no slowdown of ${candidate} against ${baseline} by ${metric}, from a median cost of ${String(minimumEffect ?? DEFAULT_MINIMUM_EFFECT)}× on (bound, 5 % a build; ${of.length === 0 ? "all rows" : of.join(", ")})`;
}
__name(slowdownText, "slowdownText");

// src/comparison/bundle-documents.ts
function isMeasured2(entry) {
  return entry.run.bundle.outcome.kind === "complete" && entry.measurement?.state.kind === "measured";
}
__name(isMeasured2, "isMeasured");
function goodCalls(entry) {
  return entry.measurement.sums?.ok ?? 0;
}
__name(goodCalls, "goodCalls");

// src/comparison/variant-gates.ts
function judgeErrors(gate, used) {
  const counted = selected(gate, used).flatMap(({ measurement }) => measurement.sums === null ? [] : [{ measurement, sums: measurement.sums }]);
  const calls = counted.reduce((total, { sums }) => total + sums.calls, 0);
  if (calls === 0) return NOT_MEASURED(null);
  const failed = counted.reduce((total, { sums }) => total + sums.calls - sums.ok, 0);
  const figure = `${String(failed)} of ${String(calls)} calls failed`;
  return passIfSound({ verdict: pointVerdict(failed, gate), figure }, counted.map(({ measurement }) => measurement));
}
__name(judgeErrors, "judgeErrors");
function judgeMemory(gate, used) {
  const measured = selected(gate, used).filter(isMeasured2).map(({ measurement }) => measurement);
  const peaks = measured.map(({ resources }) => resources?.target.anonymousPeakBytes ?? null);
  const known = peaks.flatMap((peak) => peak ?? []);
  if (known.length === 0) return NOT_MEASURED(null);
  const highest = Math.max(...known);
  const figure = `${String(highest)} bytes at most in ${String(known.length)} of ${String(peaks.length)} measurements`;
  if (pointVerdict(highest, { atMost: gate.atMostBytes }) === "fail") return { verdict: "fail", figure };
  return known.length < peaks.length ? NOT_MEASURED(figure) : passIfSound({ verdict: "pass", figure }, measured);
}
__name(judgeMemory, "judgeMemory");
function selectionText({ scenarios, drivers }) {
  const of = [...scenarios ?? [], ...drivers ?? []];
  return of.length === 0 ? "" : ` (${of.join(", ")})`;
}
__name(selectionText, "selectionText");
function selected(gate, used) {
  return used.filter(({ bundle }) => bundle.variant.name === gate.variant).flatMap((run) => run.measurements.measurements.map((measurement) => ({ run, variant: gate.variant, measurement }))).filter(({ measurement: { scenario, driver } }) => (gate.scenarios?.includes(scenario) ?? true) && (gate.drivers?.includes(driver) ?? true));
}
__name(selected, "selected");
function passIfSound(found, measurements) {
  if (found.verdict !== "pass") return found;
  const [first, ...others] = new Set(measurements.flatMap(objectionsTo));
  if (first === void 0) return found;
  return NOT_MEASURED(`${found.figure ?? ""}; ${first}${others.length === 0 ? "" : `, and ${String(others.length)} more such`}`);
}
__name(passIfSound, "passIfSound");
function objectionsTo({ scenario, driver, client, work }) {
  const reasons = [client?.bound === true ? ["client-bound"] : [], isUnverified(work.fields.payloadClass) ? ["unverified payloads"] : []].flat();
  return reasons.length === 0 ? [] : [`${scenario} (${driver}): ${reasons.join(", ")}`];
}
__name(objectionsTo, "objectionsTo");

// src/comparison/gates.ts
function gateResults(context) {
  return context.gates.document.gates.map((gate) => {
    const { verdict, figure } = judge(gate, context);
    const purpose = purposeOf(gate);
    const isWithdrawn = isHeld({ verdict, purpose }) && context.isIncomplete;
    return { id: gate.id, verdict: isWithdrawn ? "not measured" : verdict, purpose, postHoc: !context.areDeclared, figure: isWithdrawn ? `${figure ?? ""} (a declared run is missing or failed)` : figure, limit: limitOf(gate) };
  });
}
__name(gateResults, "gateResults");
function limitOf(gate) {
  switch (gate.kind) {
    case "slowdown":
      return slowdownText(gate);
    case "probes":
      return `every probe of ${gate.variant} passed`;
    case "ratio":
      return `${gate.metric} of ${gate.candidate} ÷ ${gate.baseline} ${limitsText(servingLimits(gate))} (${gate.judge}; ${gate.select.scenario}, ${gate.select.driver})`;
    case "index-build-ratio":
      return `${gate.metric} of ${gate.candidate} ÷ ${gate.baseline} ${limitsText(buildLimits(gate))} (${gate.judge}; index build)`;
    case "index-build-limit":
      return `${gate.metric} of each index build of ${gate.variant} ≤ ${String(gate.atMost)}`;
    case "errors":
      return `failed calls of ${gate.variant} ≤ ${String(gate.atMost)}${selectionText(gate)}`;
    case "anonymous-memory":
      return `anonymous memory of ${gate.variant} ≤ ${String(gate.atMostBytes)} bytes${selectionText(gate)}`;
  }
}
__name(limitOf, "limitOf");
function judge(gate, context) {
  switch (gate.kind) {
    case "slowdown":
      return judgeSlowdown(gate, context);
    case "probes":
      return judgeProbes(gate, context.used);
    case "ratio":
      return judgeRatio(gate, context);
    case "index-build-ratio":
      return judgeIndexBuildRatio(gate, context);
    case "index-build-limit":
      return judgeIndexBuildLimit(gate, context);
    case "errors":
      return judgeErrors(gate, context.used);
    case "anonymous-memory":
      return judgeMemory(gate, context.used);
  }
}
__name(judge, "judge");
function judgeRatio(gate, { rows, hosts }) {
  const answers = rows.filter(({ scenario, driver }) => scenario === gate.select.scenario && driver === gate.select.driver).map((row) => gatedPairsIn(row, { ...gate, hosts }));
  const answer = answers.find((found) => found.kind === "pairs" || found.reason !== null);
  if (answer === void 0) return NOT_MEASURED(null);
  const { ratio } = answer;
  const figure = ratio === null ? null : figureOf(ratio, ratio.basis.kind === "paired" ? ratio.basis.pairs.length : 0);
  if (answer.kind === "none") return NOT_MEASURED(figure === null ? answer.reason : `${figure}; ${answer.reason ?? ""}`);
  return { verdict: ratioVerdict(gate.judge, servingLimits(gate), { ...answer.ratio, pairs: answer.pairs.map((pair) => pair.ratio) }), figure };
}
__name(judgeRatio, "judgeRatio");

// src/comparison/other-programs.ts
var PIN_OF_A_FILE = /^(path|command|release):/;
function partOtherPrograms(runs) {
  const pinned = partOtherPins(runs);
  const files = partOtherFiles(pinned.runs);
  return { runs: files.runs, parted: [...pinned.parted, ...files.parted] };
}
__name(partOtherPrograms, "partOtherPrograms");
function partOtherPins(runs) {
  const parted = [];
  const kept = /* @__PURE__ */ new Set();
  for (const ofVariant of groupBy(runs, ({ bundle }) => bundle.variant.name).values()) {
    const byPin = [...groupBy(ofVariant, (run) => canonicalJson(pinFields(run))).values()];
    const [main = [], ...others] = orderBy(byPin, (same) => [-same.length]);
    for (const run of main) kept.add(run);
    for (const run of others.flat()) parted.push({ run, ...pinDifference(run, main[0] ?? run) });
  }
  return { runs: runs.filter((run) => kept.has(run)), parted };
}
__name(partOtherPins, "partOtherPins");
function pinFields({ bundle }) {
  const { pin, node } = bundle.variant;
  const own = programFields(pin);
  return node === void 0 ? own : { ...own, node: programFields(node.pin) };
}
__name(pinFields, "pinFields");
function programFields({ system, pin, configuration, build = {}, preload }) {
  return { system, pin, configuration, build, preload: preload ?? null };
}
__name(programFields, "programFields");
function pinDifference(run, main) {
  const [own, others] = [pinFields(run), pinFields(main)];
  const field = Object.keys({ ...own, ...others }).find((name) => textOf2(own[name]) !== textOf2(others[name])) ?? "pin";
  return { field: `variant.${field}`, value: textOf2(own[field]), others: textOf2(others[field]) };
}
__name(pinDifference, "pinDifference");
function textOf2(value) {
  return canonicalJson(value ?? null);
}
__name(textOf2, "textOf");
function partOtherFiles(runs) {
  const others = [...groupBy(runs, ({ bundle }) => bundle.variant.name).values()].flatMap((ofVariant) => {
    const known = ofVariant.filter(({ bundle }) => bundle.binary !== null);
    const [main] = orderBy([...groupBy(known, programOf)], ([sha256, same]) => [-same.length, sha256]);
    return main === void 0 ? [] : known.filter((run) => programOf(run) !== main[0]).map((run) => ({ run, field: "binary.sha256", value: programOf(run), others: main[0] }));
  });
  const byId = new Map(others.map((other) => [other.run.bundleId, other]));
  return { runs: runs.filter(({ bundleId }) => !byId.has(bundleId)), parted: runs.flatMap(({ bundleId }) => byId.get(bundleId) ?? []) };
}
__name(partOtherFiles, "partOtherFiles");
function measurementsApart(run, { field, value, others }) {
  return run.measurements.measurements.filter(({ state }) => state.kind === "measured").map(({ scenario, driver }) => ({ scenario, driver, variant: run.bundle.variant.name, bundleId: run.bundleId, field, value: clip(value, 4096), others: clip(others, 4096) }));
}
__name(measurementsApart, "measurementsApart");
function programOf({ bundle }) {
  const { variant, binary, node } = bundle;
  const own = PIN_OF_A_FILE.test(variant.pin.pin) ? binary?.sha256 ?? "" : "";
  if (variant.node === void 0 || node === null || !PIN_OF_A_FILE.test(variant.node.pin.pin)) return own;
  return `${own}, node ${node.binary.sha256}`;
}
__name(programOf, "programOf");

// src/comparison/part-summaries.ts
function partSummaries(runs) {
  const parts = runs.map(({ statistics }) => statistics?.parts ?? null);
  const [first] = parts;
  if (first === void 0 || first === null) return null;
  return first.map(({ method }, at2) => {
    const own = parts.flatMap((of) => of?.[at2] ?? []);
    const sum = /* @__PURE__ */ __name((key) => own.reduce((total, part) => total + part[key], 0), "sum");
    const percentile = /* @__PURE__ */ __name((percent) => spreadOf(own.map(({ latency }) => percentileOf(latency, percent))), "percentile");
    return { method, calls: sum("calls"), ok: sum("ok"), p50Ns: percentile(50), p95Ns: percentile(95), p99Ns: percentile(99) };
  });
}
__name(partSummaries, "partSummaries");
function percentileOf({ percentiles }, percent) {
  const found = percentiles.find((entry) => entry.percent === percent);
  return found === void 0 || found.mark === "max" ? null : found.valueNs;
}
__name(percentileOf, "percentileOf");

// src/comparison/run-series.ts
var MOST_POINTS = 60;
var FEWEST_POINTS = 4;
var NS_PER_SECOND2 = 1e9;
function runSeries(series, sums) {
  if (series === null || sums === null) return null;
  const fold = Math.ceil(series.ok.length / MOST_POINTS);
  const intervalSeconds = series.intervalSeconds * fold;
  const points = Math.ceil(series.ok.length / fold);
  const lastSeconds = Math.min(intervalSeconds, sums.measuredNs / NS_PER_SECOND2 - (points - 1) * intervalSeconds);
  const shown = lastSeconds < intervalSeconds / 10 ? points - 1 : points;
  if (shown < FEWEST_POINTS) return null;
  const perSecond = /* @__PURE__ */ __name((column) => Array.from({ length: shown }, (_, at2) => {
    const calls = column.slice(at2 * fold, (at2 + 1) * fold).reduce((sum, count) => sum + count, 0);
    return round12(calls / (at2 === points - 1 ? lastSeconds : intervalSeconds));
  }), "perSecond");
  return { intervalSeconds, okPerSecond: perSecond(series.ok), failedPerSecond: perSecond(series.failed) };
}
__name(runSeries, "runSeries");

// src/comparison/cells.ts
var MAX_DETAIL = 4096;
function cellOf2(source) {
  const { variant, members } = source;
  const good = members.filter((member) => goodCalls(member) > 0);
  const runs = orderBy(members, ({ run }) => [run.bundle.repeat, run.bundle.leg.id, run.bundleId]);
  const warnings = mergeWarnings([...runs.flatMap(({ run, measurement }) => [...measurement.warnings, ...driftWarning(run.bundle.noise.driftRatio)]), ...resolutionWarning(good.map(({ measurement }) => measurement.resources))]);
  const cellRuns = runs.map(cellRun);
  if (isWrong(source) || good.length === 0) {
    return { variant, state: emptyState2(source), runs: [], summary: [], parts: null, warnings };
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
    parts: partSummaries(good.map(({ measurement }) => measurement)),
    warnings
  };
}
__name(cellOf2, "cellOf");
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
    ...measurement.client?.processes === void 0 ? {} : { clientProcesses: measurement.client.processes },
    clientCeilingShare: measurement.client?.ceilingShare ?? null,
    samplesFile: measurement.samples?.file ?? null,
    series: runSeries(measurement.series, measurement.sums)
  };
}
__name(cellRun, "cellRun");
function isWrong({ entries }) {
  return entries.some(({ measurement }) => measurement?.state.kind === "wrong");
}
__name(isWrong, "isWrong");
function emptyState2(source) {
  const { entries, members, otherClass, difference } = source;
  if (entries.length === 0) return empty2("missing", "no bundle of this variant holds this work");
  const wrong = entries.flatMap(({ measurement }) => measurement?.state.kind === "wrong" ? [measurement.state.message] : []);
  if (wrong[0] !== void 0) return empty2("wrong", wrong[0]);
  if (otherClass !== null) return empty2("other-payload", `sends other valid bytes: payload class ${otherClass}`);
  if (difference !== null) return empty2("not-comparable", difference);
  if (members.length > 0) return empty2("no-good-call", "not one call succeeded");
  const reasons = orderBy(entries.map(reasonOf2), ({ reason }) => [PRECEDENCE2.indexOf(reason)]);
  return reasons[0] ?? empty2("missing", "no bundle of this variant holds this work");
}
__name(emptyState2, "emptyState");
var PRECEDENCE2 = ["failed", "cut-off", "not-supported", "driver-unavailable", "no-good-call", "missing"];
function reasonOf2({ run, measurement }) {
  const { outcome } = run.bundle;
  const state = measurement?.state;
  if (state?.kind === "failed") return empty2("failed", `${state.code}: ${state.message}`);
  if (state?.kind === "not-supported") return empty2("not-supported", `answers ${state.status}`);
  if (state?.kind === "driver-unavailable") return empty2("driver-unavailable", state.message);
  if (outcome.kind === "failed") return empty2("failed", `the run failed: ${outcome.code}: ${outcome.message}`);
  if (outcome.kind === "incomplete") return empty2("cut-off", `the run is incomplete: ${outcome.reason}`);
  if (state?.kind === "cut-off") return empty2("cut-off", state.reason);
  return empty2("missing", "the run holds no such measurement");
}
__name(reasonOf2, "reasonOf");
function empty2(reason, detail) {
  return { kind: "empty", reason, detail: clip(detail, MAX_DETAIL) };
}
__name(empty2, "empty");
function measuredEntries(entries) {
  return entries.filter(isMeasured2);
}
__name(measuredEntries, "measuredEntries");

// src/comparison/unlike-hosts.ts
function unlikeHosts2({ cells, scenario, driver }, hosts) {
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
__name(unlikeHosts2, "unlikeHosts");

// src/comparison/planned-works.ts
function plannedWorks(plans) {
  const works = [];
  const byKey = /* @__PURE__ */ new Map();
  const byName = /* @__PURE__ */ new Map();
  const keys = /* @__PURE__ */ new Map();
  const keyOf = /* @__PURE__ */ __name((asked) => {
    const ofPlan = keys.get(asked.plan) ?? workKeysOf(asked.plan);
    keys.set(asked.plan, ofPlan);
    return ofPlan.get(nameOf(asked)) ?? "";
  }, "keyOf");
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
  return plan.scenarios.flatMap((planned) => driversOf(plan, planned).map((driver) => ({ plan, planned, driver })));
}
__name(worksIn, "worksIn");
function workKeysOf(plan) {
  const same = /* @__PURE__ */ new Map();
  return new Map(
    worksIn(plan).map((work) => {
      const own = digestOfWork(work);
      const earlier = same.get(own) ?? 0;
      same.set(own, earlier + 1);
      return [nameOf(work), `${own} ${String(earlier)}`];
    })
  );
}
__name(workKeysOf, "workKeysOf");
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
  const keys = new KnownFields((fields) => digestOf(withoutPayload(fields)));
  const works = [...groupBy(entries, ({ measurement }) => keys.get(measurement.work.fields))];
  const [main, ...others] = orderBy(works, ([key, members]) => [...bySupport(members, variants), key]);
  if (main === void 0) return { classes: [], apart: [] };
  const byClass = groupBy(main[1], ({ measurement }) => measurement.work.fields.payloadClass);
  const classes = orderBy([...byClass], ([payloadClass, members]) => [payloadClass === "expected" ? 0 : 1, ...bySupport(members, variants), payloadClass]);
  const reference = main[1][0];
  return {
    classes: classes.map(([payloadClass, members]) => ({ payloadClass, members })),
    apart: others.flatMap(([, members]) => members.flatMap((entry) => reference === void 0 ? [] : [{ entry, ...firstDifference2(entry, reference) }]))
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
function firstDifference2(entry, reference) {
  const [difference] = fieldDifferences(withoutPayload(entry.measurement.work.fields), withoutPayload(reference.measurement.work.fields));
  return difference ?? { field: "workKey", value: entry.measurement.work.workKey, others: reference.measurement.work.workKey };
}
__name(firstDifference2, "firstDifference");

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
  return { rows, notComparable: [...apart.map(notComparableEntry), ...rows.flatMap((row) => unlikeHosts2(row, hosts))] };
}
__name(rowsOfWork, "rowsOfWork");
function rowOf(source, groups, { members, hosts }) {
  const { planned, driver, variants } = source;
  const entriesOf = groupBy(source.entries, ({ variant }) => variant);
  const cells = flagUnlikeSizes(variants.map((variant) => {
    const own = members.filter((member) => member.variant === variant);
    const other = own.length > 0 ? void 0 : groups.classes.find((group) => group.members.some((member) => member.variant === variant));
    const apart = own.length > 0 ? void 0 : groups.apart.find(({ entry }) => entry.variant === variant);
    return cellOf2({
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
  const unknown = { name: driver, version: "unknown", flags: [], validation: isGhz(driver) ? "unchecked" : "status" };
  return first ?? workFieldsOf(planned, plan.snapshot.pin.sha256, unknown, "unverified");
}
__name(unmeasuredWork, "unmeasuredWork");
function hostClasses(entries) {
  return new Map(entries.map(({ measurement }) => [hostKey(measurement.host.fields), measurement.host.fields]));
}
__name(hostClasses, "hostClasses");

// src/comparison/screening-runs.ts
function partScreeningRuns(runs) {
  const full = runs.filter((run) => !isScreening(run));
  if (full.length === 0) return { runs, parted: [] };
  return { runs: full, parted: runs.filter(isScreening).map((run) => ({ run, field: "plan.experiment.stage", value: '"screening"', others: '"full"' })) };
}
__name(partScreeningRuns, "partScreeningRuns");
function isScreening({ plan }) {
  return plan.experiment?.stage === "screening";
}
__name(isScreening, "isScreening");

// src/comparison/compare.ts
function compare(bundles, refused, options) {
  const chosen = chooseInputs(bundles);
  const allRefused = orderBy([...refused, ...chosen.refused], ({ label, code, message }) => [label, code, message]);
  const [ofSnapshot, ...foreign] = bySupport2(chosen.used, snapshotOf);
  if (ofSnapshot === void 0) throw nothingToCompare(allRefused);
  const diagnostics = partDiagnosticRuns(ofSnapshot);
  const screenings = partScreeningRuns(diagnostics.runs);
  const main = screenings.runs;
  const byPlan = bySupport2(main, ({ planSha256 }) => planSha256);
  const plans = byPlan.flatMap(([run]) => run?.plan ?? []);
  const programs = partOtherPrograms(byPlan.flat());
  const { rows, notComparable } = rowsOf(plans, programs.runs);
  const consumers = consumerTables(rows, programs.runs);
  const indexBuild = indexBuildTable({ variants: variantsOf(plans), ...programs });
  const { onlyRuns } = options;
  const expected = expectedRuns(chosen, onlyRuns);
  const isIncomplete = expected.present < expected.runs || chosen.used.some((run) => run.bundle.outcome.kind !== "complete" || measurementFailures(run).length > 0);
  const hosts = hostClasses2(main);
  const results = onlyRuns !== void 0 ? [] : judgedGates(plans, options.gates).flatMap((judged) => gateResults({ ...judged, rows, indexBuild, hosts, used: main, isIncomplete }));
  const sameModel = sameModelTable(rows, hosts);
  const experiments = experimentTables(byPlan.flatMap(([run]) => run ?? []), rows, hosts);
  return {
    version: 1,
    indexbenchVersion: options.indexbenchVersion,
    plans: plansOf(chosen.accepted),
    inputs: inputEntries(chosen),
    hosts: orderBy(hosts, ([key]) => [key]).map(([hostKey2, fields]) => ({ hostKey: hostKey2, fields })),
    refused: allRefused,
    expected,
    ...onlyRuns === void 0 ? {} : { onlyRuns: [...onlyRuns] },
    variants: variantsOf(plans),
    rows,
    consumers,
    indexBuild,
    ...experiments.length === 0 ? {} : { experiments },
    ...sameModel === null ? {} : { sameModel },
    notComparable: [...notComparable, ...[...programs.parted, ...diagnostics.parted, ...screenings.parted].flatMap(({ run, ...difference }) => measurementsApart(run, difference)), ...foreign.flat().flatMap((run) => otherSnapshot(run, main[0] ?? run))],
    failures: failuresOf(chosen.accepted),
    gates: results,
    samplesVerified: options.samplesVerified,
    outcome: outcomeOf({ results, hasRefused: allRefused.length > 0, isIncomplete })
  };
}
__name(compare, "compare");
function bySupport2(runs, keyOf) {
  return orderBy([...groupBy(runs, keyOf)], ([key, members]) => [-members.length, key]).map(([, members]) => members);
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
  const byDigest = new Map(accepted.map(({ plan, planSha256 }) => [planSha256, planReference(plan, planSha256)]));
  return orderBy(byDigest.values(), ({ planSha256 }) => [planSha256]);
}
__name(plansOf, "plansOf");
function planReference({ id, fixtures, leftOut }, planSha256) {
  const missing = fixtures?.missing ?? [];
  return { id, planSha256, ...missing.length === 0 ? {} : { notFound: missing }, ...leftOut.length === 0 ? {} : { leftOut } };
}
__name(planReference, "planReference");
function expectedRuns({ accepted, used }, onlyRuns) {
  const plans = new Map(accepted.map(({ planSha256, plan }) => [planSha256, plan]));
  const identity = /* @__PURE__ */ __name((sha256, variant, repeat) => JSON.stringify([sha256, variant, repeat]), "identity");
  const found = new Set(used.map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const complete = new Set(used.filter(({ bundle }) => bundle.outcome.kind === "complete").map(({ planSha256, bundle }) => identity(planSha256, bundle.variant.name, bundle.repeat)));
  const declared = orderBy(plans, ([sha256]) => [sha256]).flatMap(
    ([sha256, plan]) => Array.from({ length: plan.repeats }, (_, index) => index + 1).flatMap((repeat) => plan.variants.map(({ name }) => ({ sha256, variant: name, repeat })))
  ).filter(({ variant, repeat }) => onlyRuns?.some((run) => run.variant === variant && run.repeat === repeat) ?? true);
  return {
    runs: declared.length,
    present: declared.filter(({ sha256, variant, repeat }) => complete.has(identity(sha256, variant, repeat))).length,
    missing: declared.filter(({ sha256, variant, repeat }) => !found.has(identity(sha256, variant, repeat))).map(({ variant, repeat }) => ({ variant, repeat }))
  };
}
__name(expectedRuns, "expectedRuns");
function otherSnapshot(run, reference) {
  return measurementsApart(run, { field: "snapshotSha256", value: snapshotOf(run), others: snapshotOf(reference) });
}
__name(otherSnapshot, "otherSnapshot");
function hostClasses2(runs) {
  return new Map(runs.flatMap(hostsOf).map(({ fields }) => [hostKey(fields), fields]));
}
__name(hostClasses2, "hostClasses");
function outcomeOf({ results, hasRefused, isIncomplete }) {
  if (hasRefused || results.some((result) => !isHeld(result))) return "failed";
  return isIncomplete ? "incomplete" : "passed";
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
