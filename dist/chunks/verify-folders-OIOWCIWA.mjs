import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  below,
  differ,
  differencesBetween,
  verificationError,
  verifyBundle
} from "./chunk-NFXDSX5K.mjs";
import "./chunk-2E4R5UKQ.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-SPJPVNU2.mjs";
import "./chunk-M3D3AUQS.mjs";
import {
  compare,
  findBundles,
  openBundle,
  refusalOf
} from "./chunk-ALP7JMQM.mjs";
import "./chunk-4OYZK2YC.mjs";
import {
  errorName,
  openNoFollow
} from "./chunk-NKUAV76T.mjs";
import {
  parseDocument
} from "./chunk-R5Q3S5WZ.mjs";
import "./chunk-D6DKS75U.mjs";
import "./chunk-DG5XGDJH.mjs";
import {
  IndexbenchError
} from "./chunk-TDCI7UYF.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/verify/verify-folders.ts
import { realpath } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

// src/verify/verify-comparison.ts
function verifyComparison({ comparison, document, bundles, refused }) {
  const root = { document, pointer: "" };
  const found = new Set(bundles.map(({ bundleId }) => bundleId));
  const missing = comparison.inputs.flatMap(({ bundleId }, index) => found.has(bundleId) ? [] : [differ(below(below(below(root, "inputs"), index), "bundleId"), bundleId, null)]);
  if (missing.length > 0) return { differences: missing, notes: [] };
  const { indexbenchVersion, samplesVerified } = comparison;
  const again = compare(bundles, refused, { indexbenchVersion, samplesVerified, gates: null });
  if (!comparison.gates.some(({ postHoc }) => postHoc)) return { differences: differencesBetween(root, comparison, again), notes: [] };
  const { gates, outcome } = comparison;
  return {
    differences: differencesBetween(root, comparison, { ...again, gates, outcome }),
    notes: ["Its gates were given after the run; their verdicts and the outcome were not recomputed."]
  };
}
__name(verifyComparison, "verifyComparison");

// src/verify/verify-folders.ts
var COMPARISON_FILE = "comparison.json";
var MAX_COMPARISON_BYTES = 64 * 1024 * 1024;
async function verifyFolders(roots, version) {
  const checked = [];
  for (const folder of await findBundles(roots)) checked.push(await checkBundle(folder));
  if (checked.length === 0) throw new IndexbenchError("NOTHING_TO_COMPARE", { what: "no bundle was found", where: roots.join(", ") });
  const refused = checked.flatMap((bundle) => bundle.error === null || bundle.differences.length > 0 ? [] : [refusalOf(bundle.folder, bundle.error)]);
  const comparisons = [];
  for (const file of await comparisonFiles(roots, checked)) {
    try {
      const comparison = await readComparison(file);
      if (comparison !== null) comparisons.push(checkComparison({ file, comparison, version }, checked));
    } catch (error) {
      refused.push(refusalOf(file, unreadable(error, file)));
    }
  }
  const differing = checked.flatMap(({ opened, differences }) => opened === null || differences.length === 0 ? [] : [{ label: opened.label, bundleId: opened.bundleId, differences }]);
  const isWhole = refused.length === 0 && differing.length === 0 && comparisons.every(({ differences }) => differences.length === 0);
  return { verified: checked.flatMap(verifiedEntry), differing, comparisons, refused, exitCode: isWhole ? 0 : 1 };
}
__name(verifyFolders, "verifyFolders");
async function checkBundle(folder) {
  try {
    const opened = await openBundle(folder);
    const differences = await verifyBundle(opened);
    return { folder, opened, differences, error: verificationError(folder, differences) };
  } catch (error) {
    return { folder, opened: null, differences: [], error: unreadable(error, folder) };
  }
}
__name(checkBundle, "checkBundle");
function unreadable(cause, where) {
  if (cause instanceof IndexbenchError) return cause;
  return new IndexbenchError("BUNDLE_DAMAGED", { what: `cannot be recomputed: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
}
__name(unreadable, "unreadable");
function verifiedEntry({ opened, error }) {
  if (opened === null || error !== null) return [];
  const { label, bundleId, measurements } = opened;
  const samples = measurements.measurements.reduce((sum, measurement) => sum + (measurement.samples?.rows ?? 0), 0);
  return [{ label, bundleId, measurements: measurements.measurements.length, samples }];
}
__name(verifiedEntry, "verifiedEntry");
async function comparisonFiles(roots, checked) {
  const tops = await Promise.all(roots.map((root) => realpath(root)));
  const folders = /* @__PURE__ */ new Set();
  for (const { folder } of checked) {
    for (let at = dirname(folder); tops.some((top) => isWithin(at, top)); at = dirname(at)) folders.add(at);
  }
  return [...folders].sort().map((folder) => join(folder, COMPARISON_FILE));
}
__name(comparisonFiles, "comparisonFiles");
function isWithin(folder, top) {
  return folder === top || folder.startsWith(top.endsWith(sep) ? top : `${top}${sep}`);
}
__name(isWithin, "isWithin");
async function readComparison(file) {
  const handle = await openNoFollow(file).catch((error) => {
    if (error.code === "ENOENT") return null;
    throw new IndexbenchError("BUNDLE_HOSTILE", { what: `cannot be opened as a plain file (${errorName(error)})`, where: file, cause: error });
  });
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile() || stat.size > MAX_COMPARISON_BYTES) throw new IndexbenchError("BUNDLE_HOSTILE", { what: `is not a plain file of at most ${String(MAX_COMPARISON_BYTES)} bytes`, where: file });
    return parseDocument("Comparison", (await handle.readFile()).toString("utf8"), file, { json: "BUNDLE_FOREIGN", schema: "BUNDLE_FOREIGN" });
  } finally {
    await handle.close();
  }
}
__name(readComparison, "readComparison");
function checkComparison({ file, comparison, version }, checked) {
  const beside = checked.filter(({ folder }) => isWithin(folder, dirname(file)));
  const isUsable = /* @__PURE__ */ __name(({ opened, error }) => opened !== null && (error === null || !comparison.samplesVerified), "isUsable");
  const bundles = beside.flatMap((bundle) => bundle.opened !== null && isUsable(bundle) ? [bundle.opened] : []);
  const refused = beside.flatMap((bundle) => bundle.error === null || isUsable(bundle) ? [] : [refusalOf(bundle.folder, bundle.error)]);
  const { differences, notes } = verifyComparison({ comparison, document: COMPARISON_FILE, bundles, refused });
  const isOther = differences.length > 0 && comparison.indexbenchVersion !== version;
  return { label: file, differences, notes: isOther ? [...notes, `It was written by version ${comparison.indexbenchVersion}; this is ${version}.`] : notes };
}
__name(checkComparison, "checkComparison");
export {
  verifyFolders
};
