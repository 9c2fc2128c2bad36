import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REAL_TREE,
  thisProcess
} from "./chunk-UZHZWLOY.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/process-group/group-host.ts
import { randomBytes } from "node:crypto";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

// src/host/process-group/process-group.ts
var NO_REGISTRAR = {
  groupAdded: /* @__PURE__ */ __name(() => void 0, "groupAdded"),
  processAdded: /* @__PURE__ */ __name(() => void 0, "processAdded"),
  groupRemoved: /* @__PURE__ */ __name(() => void 0, "groupRemoved")
};

// src/host/process-group/group-host.ts
function thisHost(registrar = NO_REGISTRAR) {
  return { tree: REAL_TREE, searchPath: SYSTEM_PATH, isRoot: process.getuid?.() === 0, registrar };
}
__name(thisHost, "thisHost");
var DEFAULT_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
var SYSTEM_PATH = `${DEFAULT_PATH}:/run/wrappers/bin:/run/current-system/sw/bin`;
var GROUP_PREFIX = "indexbench-";
function newGroupId(name) {
  const plain = name.replaceAll(/[^A-Za-z0-9_]+/g, "_").slice(0, 40);
  const { pid, startTimeTicks } = thisProcess();
  return `${GROUP_PREFIX}${pid}-${startTimeTicks}-${randomBytes(5).toString("hex")}-${plain}`;
}
__name(newGroupId, "newGroupId");
function findTaskset(searchPath = SYSTEM_PATH) {
  const taskset = findProgram("taskset", searchPath);
  if (taskset !== null) return taskset;
  throw new IndexbenchError("TOOL_MISSING", { what: "taskset was not found, so that no process can be pinned", where: searchPath, next: "Install the package util-linux." });
}
__name(findTaskset, "findTaskset");
function findProgram(name, searchPath) {
  const candidates = name.includes("/") ? [name] : searchPath.split(delimiter).filter((folder) => folder !== "").map((folder) => join(folder, name));
  return candidates.find(isExecutableFile) ?? null;
}
__name(findProgram, "findProgram");
function isExecutableFile(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
__name(isExecutableFile, "isExecutableFile");

export {
  thisHost,
  DEFAULT_PATH,
  SYSTEM_PATH,
  GROUP_PREFIX,
  newGroupId,
  findTaskset,
  findProgram
};
