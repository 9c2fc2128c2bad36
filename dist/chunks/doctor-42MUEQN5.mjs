import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  chooseBackend,
  chooseCpuSets,
  findLeftovers,
  readHostFacts
} from "./chunk-KJEBYDVH.mjs";
import {
  readTool
} from "./chunk-YZEFXO5J.mjs";
import {
  readCgroupHierarchies,
  readTopology
} from "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import {
  thisHost
} from "./chunk-4XINFEGO.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import {
  readKernelFile
} from "./chunk-UZHZWLOY.mjs";
import {
  formatCpuSet
} from "./chunk-2LLGY5D6.mjs";
import "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/doctor.ts
import { statfsSync } from "node:fs";
import { dirname } from "node:path";
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
