import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  sha256Hex
} from "./chunk-DG5XGDJH.mjs";
import {
  parseDocument
} from "./chunk-CRNQSTAR.mjs";
import {
  IndexbenchError
} from "./chunk-NX72FQLS.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/input-files.ts
import { readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
var MAX_INPUT_BYTES = 16 * 1024 * 1024;
function loadPlanInputs(request) {
  const { packageRoot } = request;
  const planPath = isName(request.plan) ? embedded("plans", request.plan, packageRoot) : resolve(request.plan);
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
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: cause instanceof Error ? cause.message : String(cause), where: path, cause });
  }
}
__name(readInput, "readInput");
function fromPlan(nameOrPath, toPath, packageRoot) {
  return isName(nameOrPath) ? embedded(".", nameOrPath, packageRoot) : toPath(nameOrPath);
}
__name(fromPlan, "fromPlan");
function embedded(folder, name, packageRoot) {
  return join(packageRoot, "workloads", folder, `${name}.json`);
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
