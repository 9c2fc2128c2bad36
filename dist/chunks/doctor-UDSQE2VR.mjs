import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  chooseBackend,
  chooseCpuSets,
  findLeftovers,
  readCgroupHierarchies,
  readHostFacts,
  readTopology
} from "./chunk-XPNTZ3YA.mjs";
import {
  DEFAULT_PATH,
  SYSTEM_PATH,
  findProgram,
  thisHost
} from "./chunk-4C5SWKNK.mjs";
import "./chunk-X77IQW5X.mjs";
import "./chunk-F5VHUKZQ.mjs";
import {
  formatCpuSet,
  readKernelFile
} from "./chunk-5CGUT4ID.mjs";
import "./chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/doctor.ts
import { statfsSync } from "node:fs";
import { dirname } from "node:path";

// src/host/tool.ts
import { execFile } from "node:child_process";
import { delimiter } from "node:path";
import { promisify } from "node:util";
var VERSION_LIMIT_MS = 3e3;
var MAX_VERSION_CHARACTERS = 64;
var VERSION = /\bv?(\d+\.\d+(?:\.\d+)*(?:[-+][0-9A-Za-z.]+)?)/;
async function readTool(name, folders = []) {
  const path = findProgram(name, [...folders, SYSTEM_PATH].join(delimiter));
  return { name, path, version: path === null ? null : await versionOf(path) };
}
__name(readTool, "readTool");
async function versionOf(path) {
  try {
    const { stdout, stderr } = await promisify(execFile)(path, ["--version"], { timeout: VERSION_LIMIT_MS, env: { PATH: DEFAULT_PATH, LANG: "C.UTF-8" } });
    const firstLine = `${stdout}${stderr}`.trim().split("\n")[0]?.slice(0, MAX_VERSION_CHARACTERS) ?? "";
    return VERSION.exec(stdout)?.[1] ?? VERSION.exec(stderr)?.[1] ?? (firstLine === "" ? null : firstLine);
  } catch {
    return null;
  }
}
__name(versionOf, "versionOf");

// src/host/doctor.ts
var TOOLS = ["ghz", "taskset", "zstd", "systemd-run"];
var FEW_OPEN_FILES = 4096;
var LEFTOVER_LEVELS = 2;
async function examineHost({ paths, toolFolders, groupHost = thisHost() }) {
  const topology = readTopology(groupHost.tree);
  const plan = chooseCpuSets({ topology, server: "auto", client: "auto" });
  const { backend, rejected } = await chooseBackend({ host: groupHost, cpus: plan.server });
  const [facts, tools] = await Promise.all([readHostFacts(topology, groupHost.tree), Promise.all(TOOLS.map((name) => readTool(name, toolFolders)))]);
  const report = {
    host: facts.host,
    cpus: { server: formatCpuSet(plan.server), client: formatCpuSet(plan.client), shared: plan.shared, smtShared: plan.smtShared },
    accounting: {
      source: backend.source,
      limitations: backend.limitations,
      notUsed: rejected,
      cgroupVersions: [...new Set(readCgroupHierarchies(groupHost.tree).map(({ version }) => version))].sort()
    },
    tools,
    disks: paths.map((path) => ({ path, freeBytes: freeBytes(path) })),
    openFilesLimit: openFilesLimit(),
    leftovers: findLeftovers(groupHost, { folders: paths, levels: LEFTOVER_LEVELS })
  };
  return { ...report, skipped: whatIsSkipped(report) };
}
__name(examineHost, "examineHost");
function whatIsSkipped({ cpus, accounting, tools, openFilesLimit: limit }) {
  const skipped = [];
  if (cpus.shared) skipped.push("separate CPU sets: there is one CPU, so server and client compete for it, and each row says so");
  if (cpus.smtShared) skipped.push("separate physical cores: the sets hold threads of one core, and each row says so");
  if (accounting.source === "proc") skipped.push("CPU and memory limits: no cgroup is writable, so a plan with cpuQuota or memoryMax ends with HOST_LIMIT");
  const absent = /* @__PURE__ */ __name((name) => tools.find((tool) => tool.name === name)?.path === null, "absent");
  if (absent("ghz")) skipped.push("the ghz driver: the program ghz was not found (https://ghz.sh/docs/install; put it into PATH or INDEXBENCH_BIN)");
  if (absent("zstd")) skipped.push(".tar.zst snapshots where this Node has no zstd of its own: install the package zstd");
  if (limit !== null && limit < FEW_OPEN_FILES) skipped.push(`many connections: only ${limit} files may be open at once (ulimit -n)`);
  return skipped;
}
__name(whatIsSkipped, "whatIsSkipped");
function freeBytes(path) {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return dirname(path) === path ? null : freeBytes(dirname(path));
  }
}
__name(freeBytes, "freeBytes");
function openFilesLimit() {
  const soft = /^Max open files\s+(\d+)/m.exec(readKernelFile("/proc/self/limits") ?? "")?.[1];
  return soft === void 0 ? null : Number(soft);
}
__name(openFilesLimit, "openFilesLimit");
export {
  examineHost
};
