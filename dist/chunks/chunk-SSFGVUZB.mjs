import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseDocument
} from "./chunk-7ZF54KZQ.mjs";
import {
  sha256Hex
} from "./chunk-DG5XGDJH.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
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
  const workloadPath = request.workload === null ? fromPlan(planFile.workload, beside, packageRoot) : fromPlan(request.workload, resolve, packageRoot);
  const gatesPath = request.gates ?? (planFile.gates === void 0 ? null : beside(planFile.gates));
  return {
    planFile,
    pins: loadPins(pinsPath, packageRoot),
    workload: loadDocument("Workload", workloadPath),
    gates: gatesPath === null ? null : loadGates(gatesPath),
    files: { plan: planPath, pins: pinsPath ?? "the embedded pins", workload: workloadPath, gates: gatesPath ?? "no gates" }
  };
}
__name(loadPlanInputs, "loadPlanInputs");
function loadPins(path, packageRoot) {
  return loadDocument("Pins", path === null ? join(packageRoot, "workloads", "pins.json") : resolve(path));
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
function readInput(path) {
  try {
    const { size } = statSync(path);
    if (size > MAX_INPUT_BYTES) throw new IndexbenchError("INPUT_INVALID", { what: `${size} bytes; an input document has at most ${MAX_INPUT_BYTES}`, where: path });
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
  loadGates
};
