import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  carriesMarker,
  isRunning,
  listProcesses,
  readKernelFile,
  readProcessStat,
  sendSignal,
  systemCode
} from "./chunk-UZHZWLOY.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/process-group/cgroup-folder.ts
import { mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
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
    for (const line of (readKernelFile(join(folder, "cgroup.procs")) ?? "").split("\n")) {
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
  makeCgroup,
  runningIn,
  killAll,
  removeCgroups,
  ProcMembers,
  keyOf
};
