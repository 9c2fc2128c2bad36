import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  below,
  differ,
  differencesBetween,
  verificationError,
  verifyBundle
} from "./chunk-YVLKVUVP.mjs";
import "./chunk-AHDXYVJX.mjs";
import "./chunk-HOAAVOYG.mjs";
import "./chunk-HGITE7RO.mjs";
import "./chunk-7SWSFMQ7.mjs";
import "./chunk-X22PKAYN.mjs";
import "./chunk-D4SDYGR4.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-N7E47VXZ.mjs";
import "./chunk-YWLDVECH.mjs";
import "./chunk-XZD5FPPS.mjs";
import "./chunk-MRCKWFGY.mjs";
import "./chunk-HHHGIHDN.mjs";
import {
  SHARED_SAMPLES,
  compare,
  findBundles,
  openBundle,
  refusalOf,
  sharedSamples
} from "./chunk-PW2WMN76.mjs";
import "./chunk-32VRBFLH.mjs";
import "./chunk-D5S3QFNW.mjs";
import "./chunk-POG7QTGG.mjs";
import "./chunk-25UAVXYT.mjs";
import "./chunk-HNKOPOCU.mjs";
import "./chunk-VBWWBLHP.mjs";
import "./chunk-QTZXZE6F.mjs";
import "./chunk-WID5VGEI.mjs";
import "./chunk-EQVHRWLF.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import {
  errorName,
  openNoFollow
} from "./chunk-AD4ZOXVM.mjs";
import {
  parseDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  COMPARISON_FILES
} from "./chunk-P3MKW4QZ.mjs";
import "./chunk-JNZ5CMQH.mjs";
import "./chunk-XF42LGIE.mjs";
import "./chunk-RBUERAZT.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-XXE5QRW6.mjs";
import "./chunk-RUSGHASN.mjs";
import "./chunk-H3MLDNIS.mjs";
import "./chunk-D7DRIS7J.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-2LLGY5D6.mjs";
import "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/verify/verify-folders.ts
import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";

// src/verify/text-claims.ts
var { md, csv, html } = COMPARISON_FILES;
var TEXT_FILES = [md, csv, html];
function textDifference({ file, render, claims }, bytes, comparison) {
  const places = new Map(comparison.inputs.map(({ bundleId }) => [bundleId, "."]));
  const expected = claims(render(comparison, places));
  const text = claims(bytes.toString("utf8"));
  if (bytes.equals(Buffer.from(bytes.toString("utf8"), "utf8")) && text === expected) return null;
  const found = text.split("\n");
  const lines = expected.split("\n");
  const line = Array.from({ length: Math.max(found.length, lines.length) }, (_, index) => index).find((index) => found[index] !== lines[index]) ?? 0;
  return differ({ document: file, pointer: `L${String(line + 1)}` }, found[line], lines[line]);
}
__name(textDifference, "textDifference");

// src/verify/verify-comparison.ts
function verifyComparison({ comparison, document, bundles, refused }) {
  const root = { document, pointer: "" };
  const found = new Set(bundles.map(({ bundleId }) => bundleId));
  const missing = comparison.inputs.flatMap(({ bundleId }, index) => found.has(bundleId) ? [] : [differ(below(below(below(root, "inputs"), index), "bundleId"), bundleId, null)]);
  if (missing.length > 0) return { recomputed: null, differences: missing, notes: [] };
  const { indexbenchVersion, samplesVerified, onlyRuns } = comparison;
  const { trend } = comparison;
  const again = { ...compare(bundles, refused, { indexbenchVersion, samplesVerified, gates: null, onlyRuns }), ...trend === void 0 ? {} : { trend } };
  const trendNotes = trend === void 0 ? [] : ["Its trend against a stored run was not recomputed."];
  if (!hasForeignGates(comparison, again)) return { recomputed: again, differences: differencesBetween(root, comparison, again), notes: trendNotes };
  const { gates, outcome } = comparison;
  const recomputed = { ...again, gates, outcome };
  return {
    recomputed,
    differences: differencesBetween(root, comparison, recomputed),
    notes: [...trendNotes, "Its gates were given after the run; their verdicts and the outcome were not recomputed."]
  };
}
__name(verifyComparison, "verifyComparison");
function hasForeignGates(comparison, again) {
  const limits = /* @__PURE__ */ __name(({ gates }) => JSON.stringify(gates.map(({ id, limit }) => [id, limit])), "limits");
  return comparison.gates.some(({ postHoc }) => postHoc) && limits(comparison) !== limits(again);
}
__name(hasForeignGates, "hasForeignGates");

// src/verify/verify-folders.ts
var NO_COMPARISON = "no comparison.json: only bundles were verified";
var MAX_COMPARISON_BYTES = 64 * 1024 * 1024;
async function verifyFolders(roots, version) {
  const checked = [];
  for (const folder of await findBundles(roots)) checked.push(await checkBundle(folder));
  if (checked.length === 0) throw new IndexbenchError("NOTHING_TO_COMPARE", { what: "no bundle was found", where: roots.join(", ") });
  const refused = checked.flatMap((bundle) => bundle.error === null || bundle.differences.length > 0 ? [] : [refusalOf(bundle.folder, bundle.error)]);
  const copied = copiedBundles(checked);
  refused.push(...copied.map(({ folder }) => refusalOf(folder, new IndexbenchError("BUNDLE_DUPLICATE", { what: SHARED_SAMPLES, where: folder }))));
  const comparisons = [];
  const notes = noteWithoutComplete(checked);
  for (const folder of await foldersAbove(roots, checked)) {
    const file = join(folder, COMPARISON_FILES.json.file);
    try {
      const comparison = await readComparison(file);
      if (comparison !== null) comparisons.push(await checkComparison({ file, comparison, version }, checked));
      else notes.push(...await withoutComparison(folder));
    } catch (error) {
      refused.push(refusalOf(file, unreadable(error, file)));
    }
  }
  if (comparisons.length === 0 && !notes.some((note) => note.startsWith(NO_COMPARISON))) notes.push(NO_COMPARISON);
  const differing = checked.flatMap(({ opened, differences }) => opened === null || differences.length === 0 ? [] : [{ label: opened.label, bundleId: opened.bundleId, differences }]);
  const isWhole = refused.length === 0 && differing.length === 0 && comparisons.every(({ differences }) => differences.length === 0);
  return { verified: checked.filter((bundle) => !copied.includes(bundle)).flatMap(verifiedEntry), differing, comparisons, notes, refused, exitCode: isWhole ? 0 : 1 };
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
function noteWithoutComplete(checked) {
  const ends = /* @__PURE__ */ new Map();
  for (const { opened } of checked) {
    const outcome = opened?.bundle.outcome;
    if (outcome?.kind === "complete") return [];
    const end = outcome === void 0 ? "refused" : outcome.kind === "incomplete" ? outcome.reason : outcome.kind;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return [`no bundle is of a run that was completed (${[...ends].map(([end, count]) => `${String(count)} ${end}`).join(", ")}): there is nothing to compare`];
}
__name(noteWithoutComplete, "noteWithoutComplete");
function unreadable(cause, where) {
  if (cause instanceof IndexbenchError) return cause;
  return new IndexbenchError("BUNDLE_DAMAGED", { what: `cannot be recomputed: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
}
__name(unreadable, "unreadable");
function copiedBundles(checked) {
  const whole = new Map(checked.flatMap(({ opened, error }) => opened === null || error !== null ? [] : [[opened.bundleId, opened]]));
  const ids = new Set(sharedSamples([...whole.values()]).map(({ bundleId }) => bundleId));
  return checked.filter(({ opened }) => opened !== null && ids.has(opened.bundleId));
}
__name(copiedBundles, "copiedBundles");
function verifiedEntry({ opened, error }) {
  if (opened === null || error !== null) return [];
  const { label, bundleId, measurements, indexBuild } = opened;
  const builds = indexBuild?.series ?? null;
  const samples = measurements.measurements.reduce((sum, measurement) => sum + (measurement.samples?.rows ?? 0), builds?.rows ?? 0);
  return [{ label, bundleId, measurements: measurements.measurements.length + (builds === null ? 0 : 1), samples }];
}
__name(verifiedEntry, "verifiedEntry");
async function foldersAbove(roots, checked) {
  const tops = await Promise.all(roots.map((root) => realpath(root)));
  const folders = /* @__PURE__ */ new Set();
  for (const { folder } of checked) {
    for (let at = dirname(folder); tops.some((top) => isWithin(at, top)); at = dirname(at)) folders.add(at);
  }
  return [...folders].sort();
}
__name(foldersAbove, "foldersAbove");
function isWithin(folder, top) {
  return folder === top || folder.startsWith(top.endsWith(sep) ? top : `${top}${sep}`);
}
__name(isWithin, "isWithin");
async function withoutComparison(folder) {
  const names = [];
  for (const { file } of TEXT_FILES) if (await lstat(join(folder, file)).catch(() => null) !== null) names.push(file);
  return names.length === 0 ? [] : [`${NO_COMPARISON}, not ${names.join(", ")} in ${folder}`];
}
__name(withoutComparison, "withoutComparison");
async function readComparison(file) {
  const bytes = await readPlainFile(file);
  return bytes === null ? null : parseDocument("Comparison", bytes.toString("utf8"), file, { json: "BUNDLE_FOREIGN", schema: "BUNDLE_FOREIGN" });
}
__name(readComparison, "readComparison");
async function readPlainFile(file) {
  const handle = await openNoFollow(file).catch((error) => {
    if (error.code === "ENOENT") return null;
    throw new IndexbenchError("BUNDLE_HOSTILE", { what: `${basename(file)} cannot be opened as a plain file (${errorName(error)})`, where: file, cause: error });
  });
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile() || stat.size > MAX_COMPARISON_BYTES) throw new IndexbenchError("BUNDLE_HOSTILE", { what: `${basename(file)} is not a plain file of at most ${String(MAX_COMPARISON_BYTES)} bytes`, where: file });
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
__name(readPlainFile, "readPlainFile");
async function checkComparison({ file, comparison, version }, checked) {
  const beside = checked.filter(({ folder }) => isWithin(folder, dirname(file)));
  const isUsable = /* @__PURE__ */ __name(({ opened, error }) => opened !== null && (error === null || !comparison.samplesVerified), "isUsable");
  const bundles = beside.flatMap((bundle) => bundle.opened !== null && isUsable(bundle) ? [bundle.opened] : []);
  const refused = beside.flatMap((bundle) => bundle.error === null || isUsable(bundle) ? [] : [refusalOf(bundle.folder, bundle.error)]);
  const { recomputed, differences, notes } = verifyComparison({ comparison, document: COMPARISON_FILES.json.file, bundles, refused });
  const texts = recomputed === null ? [] : await checkTexts(dirname(file), recomputed);
  const all = [...differences, ...texts.flatMap(({ difference }) => difference ?? [])];
  const isOther = all.length > 0 && comparison.indexbenchVersion !== version;
  return { label: file, differences: all, notes: isOther ? [...notes, `It was written by version ${comparison.indexbenchVersion}; this is ${version}.`] : notes, texts: texts.map(({ name }) => name) };
}
__name(checkComparison, "checkComparison");
async function checkTexts(folder, comparison) {
  const checked = [];
  for (const text of TEXT_FILES) {
    const bytes = await readPlainFile(join(folder, text.file));
    if (bytes !== null) checked.push({ name: text.file, difference: textDifference(text, bytes, comparison) });
  }
  return checked;
}
__name(checkTexts, "checkTexts");
export {
  verifyFolders
};
