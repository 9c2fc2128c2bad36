import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/input-files.ts
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
var MAX_INPUT_BYTES = 16 * 1024 * 1024;
var EMBEDDED_FOLDERS = { plan: "plans", workload: "." };
function loadPlanInputs(request) {
  const { packageRoot } = request;
  const planPath = isName(request.plan) ? embedded("plan", request.plan, packageRoot) : resolve(request.plan);
  const planFile = loadDocument("PlanFile", planPath);
  const beside = /* @__PURE__ */ __name((path) => resolve(dirname(planPath), path), "beside");
  const pinsPath = request.pins ?? (planFile.pins === void 0 ? null : beside(planFile.pins));
  const planned = planFile.workload === void 0 ? null : fromPlan(planFile.workload, beside, packageRoot);
  const workloadPath = request.workload === null ? planned : fromPlan(request.workload, resolve, packageRoot);
  const gatesPath = request.gates ?? (planFile.gates === void 0 ? null : beside(planFile.gates));
  const screeningGates = planFile.experiment?.screening?.gates;
  return {
    planFile,
    screeningGates: screeningGates === void 0 ? null : loadGates(beside(screeningGates)),
    pins: loadPins(pinsPath, packageRoot),
    workload: workloadPath === null ? null : loadDocument("Workload", workloadPath),
    gates: gatesPath === null ? null : loadGates(gatesPath),
    files: { plan: planPath, pins: pinsPath ?? "the embedded pins", workload: workloadPath ?? "no workload", gates: gatesPath ?? "no gates" }
  };
}
__name(loadPlanInputs, "loadPlanInputs");
function loadPins(path, packageRoot) {
  const embeddedPins = /* @__PURE__ */ __name(() => loadDocument("Pins", join(packageRoot, "workloads", "pins.json")), "embeddedPins");
  if (path === null) return embeddedPins();
  const { extends: base, ...own } = loadDocument("Pins", resolve(path));
  if (base === void 0) return own;
  const { snapshots, variants } = embeddedPins();
  return { ...own, snapshots: { ...snapshots, ...own.snapshots }, variants: { ...variants, ...own.variants } };
}
__name(loadPins, "loadPins");
function loadWorkload(nameOrPath, packageRoot) {
  return loadDocument("Workload", fromPlan(nameOrPath, resolve, packageRoot));
}
__name(loadWorkload, "loadWorkload");
function loadGates(path) {
  const text = readInput(resolve(path));
  return { sha256: sha256Hex(text), document: parseDocument("Gates", text, path) };
}
__name(loadGates, "loadGates");
function loadDocument(kind, path) {
  return parseDocument(kind, readInput(path), path);
}
__name(loadDocument, "loadDocument");
function readInput(path, maxBytes = MAX_INPUT_BYTES) {
  try {
    const { size } = statSync(path);
    if (size > maxBytes) throw new IndexbenchError("INPUT_INVALID", { what: `${size} bytes; an input document has at most ${maxBytes}`, where: path });
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: whyUnreadable(cause), where: path, cause });
  }
}
__name(readInput, "readInput");
var UNREADABLE = /* @__PURE__ */ new Map([
  ["ENOENT", "there is no such file"],
  ["ENOTDIR", "a part of the path is a file, not a folder"],
  ["EISDIR", "is a folder, not a file"],
  ["EACCES", "this user may not read it"]
]);
function whyUnreadable(error) {
  if (!(error instanceof Error)) return String(error);
  return ("code" in error ? UNREADABLE.get(error.code) : void 0) ?? error.message;
}
__name(whyUnreadable, "whyUnreadable");
function fromPlan(nameOrPath, toPath, packageRoot) {
  return isName(nameOrPath) ? embedded("workload", nameOrPath, packageRoot) : toPath(nameOrPath);
}
__name(fromPlan, "fromPlan");
function embedded(kind, name, packageRoot) {
  const folder = join(packageRoot, "workloads", EMBEDDED_FOLDERS[kind]);
  const path = join(folder, `${name}.json`);
  if (existsSync(path)) return path;
  const known = readdirSync(folder).flatMap((file) => file.endsWith(".json") && file !== "pins.json" ? [file.slice(0, -".json".length)] : []);
  throw new IndexbenchError("INPUT_NOT_FOUND", { what: `there is no embedded ${kind} "${name}"; there are: ${known.join(", ")}`, next: `For a file of your own write its path, such as ./${name}.json.` });
}
__name(embedded, "embedded");
function isName(text) {
  return !isAbsolute(text) && /^[A-Za-z0-9_-]+$/.test(text);
}
__name(isName, "isName");

export {
  loadPlanInputs,
  loadPins,
  loadWorkload,
  loadGates,
  readInput,
  isName
};
