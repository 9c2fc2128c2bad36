import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseKernelCpuList
} from "./chunk-2LLGY5D6.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/kernel-file.ts
import { closeSync, constants, openSync, readFileSync, readdirSync, writeSync } from "node:fs";
var REAL_TREE = { root: "", processes: "/proc" };
function readKernelFile(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return null;
  }
}
__name(readKernelFile, "readKernelFile");
function readKernelNumber(path) {
  return wholeNumber(readKernelFile(path));
}
__name(readKernelNumber, "readKernelNumber");
function wholeNumber(text) {
  const trimmed = text?.trim() ?? "";
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : null;
}
__name(wholeNumber, "wholeNumber");
function readKeyedFile(path) {
  const text = readKernelFile(path);
  if (text === null) return null;
  const entries = /* @__PURE__ */ new Map();
  for (const line of text.split("\n")) {
    const [key, value] = line.split(" ");
    const number = wholeNumber(value);
    if (key !== void 0 && key !== "" && number !== null) entries.set(key, number);
  }
  return entries;
}
__name(readKeyedFile, "readKeyedFile");
function listFolder(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
__name(listFolder, "listFolder");
function writeKernelFile(path, value) {
  let file = null;
  try {
    file = openSync(path, constants.O_WRONLY | constants.O_TRUNC);
    writeSync(file, value);
    return null;
  } catch (error) {
    return `${path}: writing ${value} gave ${systemCode(error)}`;
  } finally {
    if (file !== null) closeSync(file);
  }
}
__name(writeKernelFile, "writeKernelFile");
function systemCode(error) {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.message : String(error);
}
__name(systemCode, "systemCode");

// src/host/temp-folder.ts
import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, realpathSync, rmdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2, resolve } from "node:path";

// src/host/process-table.ts
import { join } from "node:path";
var GROUP_MARKER = "INDEXBENCH_GROUP";
var NS_PER_TICK = 1e7;
function listProcesses(processes) {
  return listFolder(processes).filter((name) => /^\d+$/.test(name)).map(Number);
}
__name(listProcesses, "listProcesses");
function readProcessStat(processes, pid) {
  const text = readKernelFile(join(processes, String(pid), "stat"));
  if (text === null) return null;
  const open = text.indexOf("(");
  const close = text.lastIndexOf(")");
  const fields = text.slice(close + 2).split(" ");
  const field = /* @__PURE__ */ __name((number) => Number(fields[number - 3]), "field");
  return {
    pid,
    command: text.slice(open + 1, close),
    state: fields[0] ?? "?",
    parent: field(4),
    session: field(6),
    userTicks: field(14),
    systemTicks: field(15),
    childUserTicks: field(16),
    childSystemTicks: field(17),
    startTimeTicks: field(22)
  };
}
__name(readProcessStat, "readProcessStat");
function isRunning(stat) {
  return stat !== null && stat.state !== "Z" && stat.state !== "X";
}
__name(isRunning, "isRunning");
function isSameProcess(processes, identity) {
  const stat = readProcessStat(processes, identity.pid);
  return isRunning(stat) && stat.startTimeTicks === identity.startTimeTicks;
}
__name(isSameProcess, "isSameProcess");
function thisProcess() {
  return { pid: process.pid, startTimeTicks: readProcessStat("/proc", process.pid)?.startTimeTicks ?? 0 };
}
__name(thisProcess, "thisProcess");
function carriesMarker(processes, pid, marker) {
  const environment = readKernelFile(join(processes, String(pid), "environ"));
  return environment !== null && `\0${environment}`.includes(`\0${GROUP_MARKER}=${marker}\0`);
}
__name(carriesMarker, "carriesMarker");
function readThreadAffinities(processes, pid) {
  const threads = [];
  for (const tid of listFolder(join(processes, String(pid), "task"))) {
    const status = readKernelFile(join(processes, String(pid), "task", tid, "status"));
    const list = status === null ? void 0 : /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1];
    if (list !== void 0) threads.push({ pid, tid: Number(tid), cpus: parseKernelCpuList(list) });
  }
  return threads;
}
__name(readThreadAffinities, "readThreadAffinities");
function sendSignal(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
__name(sendSignal, "sendSignal");

// src/host/temp-folder.ts
var TEMP_MARKER_FILE = ".indexbench-temporary";
var TEMP_PREFIX = "indexbench-";
var SUFFIX_BYTES = 5;
function createTempFolder({ registrar, parent = tmpdir(), prefix = TEMP_PREFIX }) {
  mkdirSync(parent, { recursive: true });
  const path = join2(realpathSync(resolve(parent)), `${prefix}${randomBytes(SUFFIX_BYTES).toString("hex")}`);
  const { pid, startTimeTicks } = thisProcess();
  const token = `${pid} ${startTimeTicks} ${randomBytes(16).toString("hex")}`;
  registrar?.folderAdded({ path, token });
  mkdirSync(path, { mode: 448 });
  writeFileSync(join2(path, TEMP_MARKER_FILE), token, { flag: "wx" });
  return {
    path,
    remove: /* @__PURE__ */ __name(async () => {
      await removeTempFolder({ path, token });
      registrar?.folderRemoved(path);
    }, "remove")
  };
}
__name(createTempFolder, "createTempFolder");
async function removeTempFolder({ path, token }) {
  if (!isFolder(path)) return false;
  const found = readKernelFile(join2(path, TEMP_MARKER_FILE));
  if (found !== token) return found === null && removeUnmarked(path);
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  return true;
}
__name(removeTempFolder, "removeTempFolder");
function removeUnmarked(path) {
  try {
    rmdirSync(path);
    return true;
  } catch {
    return false;
  }
}
__name(removeUnmarked, "removeUnmarked");
function ownerOfTempFolder(path) {
  const [, pid, startTimeTicks] = /^(\d+) (\d+) /.exec(readKernelFile(join2(path, TEMP_MARKER_FILE)) ?? "") ?? [];
  return isFolder(path) && pid !== void 0 ? { pid: Number(pid), startTimeTicks: Number(startTimeTicks) } : null;
}
__name(ownerOfTempFolder, "ownerOfTempFolder");
function isFolder(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
__name(isFolder, "isFolder");

export {
  REAL_TREE,
  readKernelFile,
  readKernelNumber,
  wholeNumber,
  readKeyedFile,
  listFolder,
  writeKernelFile,
  systemCode,
  GROUP_MARKER,
  NS_PER_TICK,
  listProcesses,
  readProcessStat,
  isRunning,
  isSameProcess,
  thisProcess,
  carriesMarker,
  readThreadAffinities,
  sendSignal,
  TEMP_PREFIX,
  createTempFolder,
  removeTempFolder,
  ownerOfTempFolder
};
