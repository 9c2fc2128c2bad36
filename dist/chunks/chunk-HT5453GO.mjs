import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  listFolder,
  readKernelFile,
  systemCode
} from "./chunk-ER3X7BE6.mjs";
import {
  IndexbenchError
} from "./chunk-TDCI7UYF.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/cpu-set.ts
var HIGHEST_CPU = 8191;
var ITEM = /^(\d{1,10})(?:-(\d{1,10}))?$/;
var FORM = 'Write CPU numbers and ranges without blanks, for example 0-1 or 2,3, or "auto".';
function parseCpuSet(text, { where, available }) {
  const ranges = text.split(",").map((item) => parseItem(item, text, where));
  const highest = Math.max(...ranges.map((range) => range.last));
  const limit = available === void 0 ? HIGHEST_CPU : Math.max(-1, ...available);
  if (highest > limit) {
    if (available !== void 0) throw unavailable(text, where, available);
    throw new IndexbenchError("USAGE", { what: `CPU ${highest} in "${text}" is beyond the highest that Linux knows, ${HIGHEST_CPU}`, where, next: FORM });
  }
  const cpus = cpuSetOf(ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)));
  if (available !== void 0 && !isSubset(cpus, available)) throw unavailable(text, where, available);
  return cpus;
}
__name(parseCpuSet, "parseCpuSet");
function parseKernelCpuList(text) {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  const items = trimmed.split(",").map((item) => ITEM.exec(item));
  const cpus = [];
  for (const item of items) {
    if (item === null) return [];
    const first = Number(item[1]);
    const last = Number(item[2] ?? item[1]);
    if (last > HIGHEST_CPU) return [];
    for (let cpu = first; cpu <= last; cpu += 1) cpus.push(cpu);
  }
  return cpuSetOf(cpus);
}
__name(parseKernelCpuList, "parseKernelCpuList");
function formatCpuSet(cpus) {
  if (cpus.length === 0) return "none";
  const parts = [];
  let first = cpus[0] ?? 0;
  let last = first;
  for (const cpu of [...cpus.slice(1), Number.POSITIVE_INFINITY]) {
    if (cpu === last + 1) {
      last = cpu;
      continue;
    }
    parts.push(first === last ? `${first}` : `${first}-${last}`);
    first = cpu;
    last = cpu;
  }
  return parts.join(",");
}
__name(formatCpuSet, "formatCpuSet");
function cpuSetOf(cpus) {
  return [...new Set(cpus)].sort((a, b) => a - b);
}
__name(cpuSetOf, "cpuSetOf");
function isSubset(inner, outer) {
  return inner.every((cpu) => outer.includes(cpu));
}
__name(isSubset, "isSubset");
function intersectionOf(a, b) {
  return a.filter((cpu) => b.includes(cpu));
}
__name(intersectionOf, "intersectionOf");
function differenceOf(a, b) {
  return a.filter((cpu) => !b.includes(cpu));
}
__name(differenceOf, "differenceOf");
function sameCpus(a, b) {
  return a.length === b.length && isSubset(a, b);
}
__name(sameCpus, "sameCpus");
function parseItem(item, text, where) {
  const match = ITEM.exec(item);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (match !== null && first <= last) return { first, last };
  const what = match === null ? `"${item}" in "${text}" is not a CPU number or range` : `the range ${item} in "${text}" runs backwards`;
  throw new IndexbenchError("USAGE", { what, where, next: FORM });
}
__name(parseItem, "parseItem");
function unavailable(text, where, available) {
  return new IndexbenchError("CPUS_UNAVAILABLE", {
    what: `CPUs ${text} were asked for, available are ${formatCpuSet(available)}`,
    where,
    next: `Choose from ${formatCpuSet(available)}, or use "auto".`
  });
}
__name(unavailable, "unavailable");

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

// src/host/process-group/cgroup-folder.ts
import { mkdirSync, rmdirSync } from "node:fs";
import { join as join2 } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
var REMOVE_LIMIT_MS = 2e3;
var POLL_MS = 10;
function makeCgroup(folder) {
  try {
    mkdirSync(folder);
    return null;
  } catch (error) {
    return `${folder}: making the group gave ${systemCode(error)}`;
  }
}
__name(makeCgroup, "makeCgroup");
function runningIn(folders, tree) {
  const pids = /* @__PURE__ */ new Set();
  for (const folder of folders) {
    for (const line of (readKernelFile(join2(folder, "cgroup.procs")) ?? "").split("\n")) {
      if (/^[1-9]\d*$/.test(line)) pids.add(Number(line));
    }
  }
  return [...pids].filter((pid) => isRunning(readProcessStat(tree.processes, pid))).sort((a, b) => a - b);
}
__name(runningIn, "runningIn");
async function killAll(running, limitMs = REMOVE_LIMIT_MS) {
  let left = running();
  for (let waitedMs = 0; left.length > 0 && waitedMs < limitMs; waitedMs += POLL_MS) {
    for (const pid of left) sendSignal(pid, "SIGKILL");
    await delay(POLL_MS);
    left = running();
  }
  return left;
}
__name(killAll, "killAll");
async function removeCgroups(folders, limitMs = REMOVE_LIMIT_MS) {
  let left = folders.filter((folder) => !removeCgroup(folder));
  for (let waitedMs = 0; left.length > 0 && waitedMs < limitMs; waitedMs += POLL_MS) {
    await delay(POLL_MS);
    left = left.filter((folder) => !removeCgroup(folder));
  }
  return left;
}
__name(removeCgroups, "removeCgroups");
function removeCgroup(folder) {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    return systemCode(error) === "ENOENT";
  }
}
__name(removeCgroup, "removeCgroup");

// src/host/process-group/proc-members.ts
var ProcMembers = class {
  static {
    __name(this, "ProcMembers");
  }
  #processes;
  #marker;
  #sessions = /* @__PURE__ */ new Set();
  #members = /* @__PURE__ */ new Set();
  #strangers = /* @__PURE__ */ new Set();
  constructor(processes, marker) {
    this.#processes = processes;
    this.#marker = marker;
  }
  addSession(leaderPid) {
    this.#sessions.add(leaderPid);
  }
  /**
   * Members that are still in the process table, zombies too.
   *
   * @param fresh looks again at the environment of processes that did not carry the marker when first seen.
   */
  current({ fresh = false } = {}) {
    if (fresh) this.#strangers.clear();
    const table = listProcesses(this.#processes).map((pid) => readProcessStat(this.#processes, pid)).filter((stat) => stat !== null);
    const seen = new Set(table.map(keyOf));
    this.#strangers = new Set([...this.#strangers].filter((key) => seen.has(key)));
    const found = /* @__PURE__ */ new Map();
    for (const stat of table) if (this.#isMember(stat)) found.set(stat.pid, stat);
    for (let before = -1; before !== found.size; ) {
      before = found.size;
      for (const stat of table) if (!found.has(stat.pid) && found.has(stat.parent)) found.set(stat.pid, stat);
    }
    for (const stat of found.values()) this.#members.add(keyOf(stat));
    return [...found.values()];
  }
  #isMember(stat) {
    const key = keyOf(stat);
    if (this.#members.has(key) || this.#sessions.has(stat.session)) return true;
    if (this.#strangers.has(key)) return false;
    if (carriesMarker(this.#processes, stat.pid, this.#marker)) return true;
    this.#strangers.add(key);
    return false;
  }
};
function keyOf(stat) {
  return `${stat.pid}@${stat.startTimeTicks}`;
}
__name(keyOf, "keyOf");

export {
  parseCpuSet,
  parseKernelCpuList,
  formatCpuSet,
  cpuSetOf,
  isSubset,
  intersectionOf,
  differenceOf,
  sameCpus,
  GROUP_MARKER,
  NS_PER_TICK,
  listProcesses,
  readProcessStat,
  isRunning,
  isSameProcess,
  readThreadAffinities,
  sendSignal,
  makeCgroup,
  runningIn,
  killAll,
  removeCgroups,
  ProcMembers,
  keyOf
};
