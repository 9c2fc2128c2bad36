import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  redactSecrets
} from "./chunk-GJRF2EA2.mjs";
import {
  DEFAULT_PATH,
  findProgram,
  findTaskset,
  newGroupId
} from "./chunk-4XINFEGO.mjs";
import {
  ProcMembers,
  keyOf,
  killAll
} from "./chunk-6WWEPVT2.mjs";
import {
  GROUP_MARKER,
  NS_PER_TICK,
  REAL_TREE,
  isRunning,
  readKernelFile,
  readKernelNumber,
  readProcessStat,
  sendSignal,
  systemCode
} from "./chunk-UZHZWLOY.mjs";
import {
  cpuSetOf,
  formatCpuSet,
  intersectionOf,
  parseKernelCpuList,
  sameCpus
} from "./chunk-2LLGY5D6.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/process-group/proc.ts
import { constants } from "node:os";

// src/host/process-group/backend.ts
var refused = /* @__PURE__ */ __name((reason) => ({ works: false, reason }), "refused");

// src/host/process-group/launch.ts
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

// src/host/bounded-log.ts
import { writeFileSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
var DEFAULT_MAX_BYTES = 1024 * 1024;
var MAX_LINE_CHARACTERS = 8192;
var BoundedLog = class {
  static {
    __name(this, "BoundedLog");
  }
  #halfBytes;
  #onLine;
  #head = [];
  #headBytes = 0;
  #tail = [];
  #tailBytes = 0;
  #droppedLines = 0;
  #partial = {
    stdout: { decoder: new StringDecoder("utf8"), text: "", cutCharacters: 0 },
    stderr: { decoder: new StringDecoder("utf8"), text: "", cutCharacters: 0 }
  };
  constructor({ maxBytes = DEFAULT_MAX_BYTES, onLine } = {}) {
    this.#halfBytes = Math.floor(maxBytes / 2);
    this.#onLine = onLine;
  }
  push(chunk, stream) {
    this.#take(this.#partial[stream].decoder.write(chunk), stream);
  }
  /** Takes what is left of unfinished lines. */
  end() {
    for (const stream of ["stdout", "stderr"]) {
      const partial = this.#partial[stream];
      this.#take(partial.decoder.end(), stream);
      if (partial.text !== "" || partial.cutCharacters > 0) this.#finishLine(stream);
    }
  }
  /** The last lines, oldest first. */
  lastLines(count) {
    const lines = this.#tail.length >= count ? this.#tail : [...this.#head, ...this.#tail];
    return lines.slice(Math.max(0, lines.length - count));
  }
  get droppedLines() {
    return this.#droppedLines;
  }
  text() {
    const gap = this.#droppedLines === 0 ? [] : [`[… ${this.#droppedLines} lines not kept …]`];
    const lines = [...this.#head, ...gap, ...this.#tail];
    return lines.length === 0 ? "" : `${lines.join("\n")}
`;
  }
  writeTo(file) {
    writeFileSync(file, this.text());
  }
  #take(text, stream) {
    const partial = this.#partial[stream];
    let from = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", from)) {
      extend(partial, text.slice(from, end));
      this.#finishLine(stream);
      from = end + 1;
    }
    extend(partial, text.slice(from));
  }
  #finishLine(stream) {
    const partial = this.#partial[stream];
    const cut = partial.cutCharacters === 0 ? "" : ` [… ${partial.cutCharacters} characters cut]`;
    const line = `${redactSecrets(partial.text.replace(/\r$/, ""))}${cut}`;
    partial.text = "";
    partial.cutCharacters = 0;
    this.#keep(line);
    this.#onLine?.(line, stream);
  }
  #keep(line) {
    const bytes = Buffer.byteLength(line) + 1;
    if (this.#tail.length === 0 && this.#droppedLines === 0 && this.#headBytes + bytes <= this.#halfBytes) {
      this.#head.push(line);
      this.#headBytes += bytes;
      return;
    }
    this.#tail.push(line);
    this.#tailBytes += bytes;
    if (this.#tailBytes > this.#halfBytes) this.#trimTail();
  }
  /** Down to three quarters at once, so that a chatty program does not cost one shift a line. */
  #trimTail() {
    let first = 0;
    while (first < this.#tail.length - 1 && this.#tailBytes > this.#halfBytes * 0.75) {
      this.#tailBytes -= Buffer.byteLength(this.#tail[first] ?? "") + 1;
      first += 1;
    }
    this.#tail = this.#tail.slice(first);
    this.#droppedLines += first;
  }
};
function extend(partial, text) {
  const room = MAX_LINE_CHARACTERS - partial.text.length;
  partial.text += text.slice(0, room);
  partial.cutCharacters += Math.max(0, text.length - room);
}
__name(extend, "extend");

// src/host/process-group/launch.ts
var OUTPUT_GRACE_MS = 300;
var ENTER_AND_EXEC = `
while [ "$1" != -- ]; do
  if [ -n "$INDEXBENCH_WRITER" ]; then
    echo "$$" | $INDEXBENCH_WRITER "$1" > /dev/null || exit 125
  else
    echo "$$" > "$1" || exit 125
  fi
  shift
done
shift
if [ -n "$INDEXBENCH_OPEN_FILES" ]; then
  files=$(ulimit -n)
  [ "$files" = unlimited ] || [ "$files" -ge "$INDEXBENCH_OPEN_FILES" ] || ulimit -n "$INDEXBENCH_OPEN_FILES" || exit 125
fi
unset INDEXBENCH_WRITER INDEXBENCH_OPEN_FILES
exec "$@"`;
async function startInGroup(host, entry, request) {
  const program = programOf(request);
  if (request.openFiles !== void 0) assertOpenFiles(request.openFiles, program);
  const argv = [...entry.procsFiles, "--", ...entry.wrapper ?? [], findTaskset(host.searchPath), "-c", formatCpuSet(entry.cpus), program, ...request.args];
  const child = spawn("/bin/sh", ["-c", ENTER_AND_EXEC, "indexbench-launch", ...argv], {
    cwd: request.cwd,
    env: environmentOf(entry, request),
    detached: true,
    stdio: [request.stdin, "pipe", "pipe", entry.wrapper === void 0 ? "ignore" : "pipe"]
  });
  const log = new BoundedLog({ maxBytes: request.maxLogBytes, onLine: request.onLine });
  if (request.stdout !== "pipe") child.stdout?.on("data", (chunk) => log.push(chunk, "stdout"));
  child.stderr?.on("data", (chunk) => log.push(chunk, "stderr"));
  child.stdin?.on("error", () => void 0);
  const refused2 = new Promise((settle) => child.once("error", settle));
  const exited = exitOf(child, log, request);
  const pid = child.pid;
  if (pid === void 0) {
    const cause = await refused2;
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: `${program} could not be started in ${request.cwd} (${systemCode(cause)})`, where: request.cwd, next: "Check that the working folder exists.", cause });
  }
  const startTimeTicks = readProcessStat(host.tree.processes, pid)?.startTimeTicks ?? 0;
  const stdout = request.stdout === "pipe" ? child.stdout : null;
  const reports = child.stdio[3];
  return { launched: { pid, startTimeTicks, stdin: child.stdin, stdout, log, exited }, reports: reports instanceof Readable ? reports : null };
}
__name(startInGroup, "startInGroup");
function assertOpenFiles(wanted, program) {
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(readKernelFile("/proc/self/limits") ?? "")?.[1];
  if (hard === void 0 || Number(hard) >= wanted) return;
  throw new IndexbenchError("HOST_LIMIT", { what: `${program} needs ${wanted} open files; the hard limit of this session is ${hard}`, where: "ulimit -Hn", next: `Raise the hard limit (ulimit -Hn ${wanted}, or nofile in /etc/security/limits.conf), then run again.` });
}
__name(assertOpenFiles, "assertOpenFiles");
function programOf(request) {
  const program = findProgram(request.command.includes("/") ? resolve(request.cwd, request.command) : request.command, request.env["PATH"] ?? DEFAULT_PATH);
  if (program !== null) return program;
  const file = resolve(request.cwd, request.command);
  if (request.command.includes("/") && existsSync(file)) {
    throw new IndexbenchError("TOOL_MISSING", { what: `${file} is not an executable file`, where: file, next: `Run: chmod +x ${file}` });
  }
  throw new IndexbenchError("TOOL_MISSING", { what: `the program ${request.command} was not found`, where: request.command.includes("/") ? file : "PATH" });
}
__name(programOf, "programOf");
function environmentOf(entry, request) {
  const writer = entry.writer === void 0 ? {} : { INDEXBENCH_WRITER: entry.writer.join(" ") };
  const openFiles = request.openFiles === void 0 ? {} : { INDEXBENCH_OPEN_FILES: String(request.openFiles) };
  return { PATH: DEFAULT_PATH, LANG: "C.UTF-8", ...request.env, ...writer, ...openFiles, [GROUP_MARKER]: entry.marker };
}
__name(environmentOf, "environmentOf");
async function exitOf(child, log, request) {
  const closed = new Promise((settle) => child.once("close", () => settle()));
  const exit = await new Promise((settle) => {
    child.once("error", () => settle({ code: null, signal: null }));
    child.once("exit", (code, signal) => settle({ code, signal }));
  });
  const output = new AbortController();
  await Promise.race([closed, delay(OUTPUT_GRACE_MS, void 0, { signal: output.signal }).catch(() => void 0)]);
  output.abort();
  if (request.stdout !== "pipe") child.stdout?.destroy();
  child.stderr?.destroy();
  log.end();
  if (request.logFile !== void 0) writeLog(log, request.logFile);
  return exit;
}
__name(exitOf, "exitOf");
function writeLog(log, file) {
  try {
    log.writeTo(file);
  } catch (error) {
    log.push(Buffer.from(`[this log could not be written to ${file}: ${systemCode(error)}]
`), "stderr");
  }
}
__name(writeLog, "writeLog");

// src/host/process-group/limits.ts
var PAGE_ROUNDING_BYTES = 65536;
var NO_CPUSET = "no cpuset: the CPU set is held by affinity alone";
var QUOTA_ROUNDING = 0.01;
function unmetLimits(request, limits) {
  const unmet = [];
  if (request.cpuQuota !== null && !isNear(limits.cpuQuota, request.cpuQuota, QUOTA_ROUNDING)) {
    unmet.push(`cpuQuota ${request.cpuQuota} was asked for, ${limits.cpuQuota ?? "nothing"} reads back`);
  }
  if (request.memoryMaxBytes !== null && !isNear(limits.memoryMaxBytes, request.memoryMaxBytes, PAGE_ROUNDING_BYTES)) {
    unmet.push(`memoryMax ${request.memoryMaxBytes} bytes was asked for, ${limits.memoryMaxBytes ?? "nothing"} reads back`);
  }
  return unmet;
}
__name(unmetLimits, "unmetLimits");
function assertLimits(request, limits, source) {
  const unmet = unmetLimits(request, limits);
  if (unmet.length > 0) throw new IndexbenchError("HOST_LIMIT", { what: unmet.join("; "), where: `group ${request.name} under ${source}` });
}
__name(assertLimits, "assertLimits");
function limitNotes(request, limits) {
  const notes = [];
  if (limits.cpus === null) notes.push(NO_CPUSET);
  else if (!sameCpus(limits.cpus, request.cpus)) {
    notes.push(`cpuset ${formatCpuSet(request.cpus)} was asked for, ${formatCpuSet(limits.cpus)} is in force: the CPU set is held by affinity alone`);
  }
  if (request.memoryMaxBytes !== null && limits.swapMaxBytes !== 0) notes.push("swap is not limited: memory beyond the limit may be swapped out where the host has swap");
  return notes;
}
__name(limitNotes, "limitNotes");
function limitOf(text) {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "max") return "none";
  return /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}
__name(limitOf, "limitOf");
function isNear(found, asked, tolerance) {
  return typeof found === "number" && Math.abs(found - asked) <= tolerance;
}
__name(isNear, "isNear");

// src/host/process-group/proc-usage.ts
import { join } from "node:path";
var NOTHING = { userTicks: 0, systemTicks: 0, readBytes: null, writtenBytes: null };
var BYTES_PER_KIB = 1024;
var ProcUsage = class {
  static {
    __name(this, "ProcUsage");
  }
  #processes;
  #tracked = /* @__PURE__ */ new Map();
  #finals = /* @__PURE__ */ new Map();
  #ended = NOTHING;
  #highest = NOTHING;
  #seenKeys = /* @__PURE__ */ new Set();
  #residentPeakBytes = null;
  #anonymousPeakBytes = null;
  constructor(processes) {
    this.#processes = processes;
  }
  /** The exact CPU time of a process that has ended, with all that it waited for, as its launcher read it. */
  setFinal(identity, final) {
    this.#finals.set(keyOf(identity), final);
  }
  update(members) {
    const next = new Map(members.map((stat) => [keyOf(stat), { pid: stat.pid, parent: stat.parent, ...this.#totalsOf(stat) }]));
    this.#settleEnded(next);
    this.#tracked = next;
    const total = [...next.values()].reduce(sumOf, this.#ended);
    this.#highest = highestOf(this.#highest, total);
    for (const key of next.keys()) this.#seenKeys.add(key);
    const memory = this.#memoryOf(members);
    const nothingSeen = this.#seenKeys.size === 0;
    return {
      cpuUserNs: nothingSeen ? null : this.#highest.userTicks * NS_PER_TICK,
      cpuSystemNs: nothingSeen ? null : this.#highest.systemTicks * NS_PER_TICK,
      ...memory,
      readBytes: this.#highest.readBytes,
      writtenBytes: this.#highest.writtenBytes,
      oomKills: null,
      processes: members.filter(isRunning).length
    };
  }
  #settleEnded(next) {
    const gone = [...this.#tracked].filter(([key]) => !next.has(key));
    const alivePids = new Set([...next.values()].map(({ pid }) => pid));
    const exactPids = new Set(gone.filter(([key]) => this.#finals.has(key)).map(([, { pid }]) => pid));
    for (const [key, last] of gone) {
      const final = this.#finals.get(key);
      if (final !== void 0) this.#ended = sumOf(this.#ended, { ...last, ...final });
      else if (!alivePids.has(last.parent) && !exactPids.has(last.parent)) this.#ended = sumOf(this.#ended, last);
      this.#finals.delete(key);
    }
    for (const [key, final] of this.#finals) {
      if (next.has(key)) continue;
      this.#ended = sumOf(this.#ended, { ...NOTHING, ...final });
      this.#seenKeys.add(key);
      this.#finals.delete(key);
    }
  }
  #totalsOf(stat) {
    const io = readKernelFile(join(this.#processes, String(stat.pid), "io"));
    return {
      userTicks: stat.userTicks + stat.childUserTicks,
      systemTicks: stat.systemTicks + stat.childSystemTicks,
      readBytes: numberAfter(io, "read_bytes"),
      writtenBytes: numberAfter(io, "write_bytes")
    };
  }
  #memoryOf(members) {
    const statuses = members.map(({ pid }) => readKernelFile(join(this.#processes, String(pid), "status")));
    const resident = sumOfKib(statuses, "VmRSS");
    const anonymous = sumOfKib(statuses, "RssAnon");
    const exactPeak = this.#seenKeys.size === 1 ? sumOfKib(statuses, "VmHWM") : null;
    this.#residentPeakBytes = maxOf(this.#residentPeakBytes, maxOf(resident, exactPeak));
    this.#anonymousPeakBytes = maxOf(this.#anonymousPeakBytes, anonymous);
    return { memoryCurrentBytes: resident, memoryPeakBytes: this.#residentPeakBytes, anonymousBytes: anonymous, anonymousPeakBytes: this.#anonymousPeakBytes };
  }
};
function sumOf(a, b) {
  return {
    userTicks: a.userTicks + b.userTicks,
    systemTicks: a.systemTicks + b.systemTicks,
    readBytes: addKnown(a.readBytes, b.readBytes),
    writtenBytes: addKnown(a.writtenBytes, b.writtenBytes)
  };
}
__name(sumOf, "sumOf");
function highestOf(a, b) {
  return {
    userTicks: Math.max(a.userTicks, b.userTicks),
    systemTicks: Math.max(a.systemTicks, b.systemTicks),
    readBytes: maxOf(a.readBytes, b.readBytes),
    writtenBytes: maxOf(a.writtenBytes, b.writtenBytes)
  };
}
__name(highestOf, "highestOf");
function addKnown(a, b) {
  return a === null ? b : b === null ? a : a + b;
}
__name(addKnown, "addKnown");
function maxOf(a, b) {
  return a === null ? b : b === null ? a : Math.max(a, b);
}
__name(maxOf, "maxOf");
function sumOfKib(statuses, field) {
  const known = statuses.map((status) => numberAfter(status, field)).filter((kib) => kib !== null);
  return known.length === 0 ? null : known.reduce((sum, kib) => sum + kib, 0) * BYTES_PER_KIB;
}
__name(sumOfKib, "sumOfKib");
function numberAfter(text, field) {
  const match = text === null ? null : new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(text);
  return match === null ? null : Number(match[1]);
}
__name(numberAfter, "numberAfter");

// src/host/process-group/proc.ts
var LAUNCHER = `
trap : HUP INT QUIT TERM
/bin/sh -c 'echo "pid $$" >&3; exec 3>&-; exec "$@"' indexbench-program "$@"
code=$?
times >&3
exit "$code"`;
var TICKS_PER_SECOND = 100;
var SIGNAL_BASE = 128;
function probeProc(host) {
  if (findProgram("taskset", host.searchPath) === null) return refused("taskset was not found (package util-linux)");
  const limitations = ["no CPU or memory limit can be set", "CPU and memory are sampled: what a process uses after it was last seen is lost"];
  return { works: true, backend: { source: "proc", limitations, create: /* @__PURE__ */ __name((request) => Promise.resolve(createProcGroup(host, request)), "create") } };
}
__name(probeProc, "probeProc");
function createProcGroup(host, request) {
  if (request.cpuQuota !== null || request.memoryMaxBytes !== null) {
    throw new IndexbenchError("HOST_LIMIT", { what: "cpuQuota and memoryMax take a cgroup, and none is writable here", where: `group ${request.name} under /proc` });
  }
  const id = newGroupId(request.name);
  host.registrar.groupAdded({ id, source: "proc", marker: id, cgroupFolders: [] });
  return new ProcGroup(host, id, request);
}
__name(createProcGroup, "createProcGroup");
var ProcGroup = class {
  static {
    __name(this, "ProcGroup");
  }
  source = "proc";
  id;
  notes = [NO_CPUSET];
  #host;
  #request;
  #members;
  #usage;
  #launchers = /* @__PURE__ */ new Set();
  #removed = false;
  constructor(host, id, request) {
    this.#host = host;
    this.id = id;
    this.#request = request;
    this.#members = new ProcMembers(host.tree.processes, id);
    this.#usage = new ProcUsage(host.tree.processes);
  }
  async launch(request) {
    const entry = { marker: this.id, cpus: this.#request.cpus, procsFiles: [], wrapper: ["/bin/sh", "-c", LAUNCHER, "indexbench-launcher"] };
    const { launched, reports } = await startInGroup(this.#host, entry, request);
    this.#host.registrar.processAdded(this.id, launched);
    this.#launchers.add(launched.pid);
    this.#members.addSession(launched.pid);
    let told = "";
    const identity = await new Promise((settle) => {
      reports?.on("data", (chunk) => {
        told += chunk.toString("latin1");
        const pid = Number(/^pid (\d+)$/m.exec(told)?.[1] ?? 0);
        if (pid > 0) settle({ pid, startTimeTicks: readProcessStat(this.#host.tree.processes, pid)?.startTimeTicks ?? 0 });
      });
      void launched.exited.then(() => settle(launched));
    });
    this.#host.registrar.processAdded(this.id, identity);
    const exited = launched.exited.then((exit) => {
      const final = childTimes(told);
      if (final !== null) this.#usage.setFinal(identity, final);
      return exitBehindShell(exit);
    });
    return { ...launched, ...identity, exited };
  }
  usage() {
    return Promise.resolve(this.#usage.update(this.#work()));
  }
  readBack() {
    return Promise.resolve({ cpus: null, cpuQuota: null, memoryMaxBytes: null, swapMaxBytes: null });
  }
  kill(signal) {
    for (const { pid } of this.#work(true).filter(isRunning)) sendSignal(pid, signal);
    return Promise.resolve();
  }
  alive() {
    return Promise.resolve(this.#running());
  }
  async remove() {
    if (this.#removed) return;
    this.#removed = true;
    await this.usage();
    await killAll(() => this.#running());
    this.#host.registrar.groupRemoved(this.id);
  }
  #running() {
    return this.#work(true).filter(isRunning).map(({ pid }) => pid).sort((a, b) => a - b);
  }
  /** The members but the launchers, which are ours and end with their program. */
  #work(fresh = false) {
    return this.#members.current({ fresh }).filter(({ pid }) => !this.#launchers.has(pid));
  }
};
function childTimes(told) {
  const times = [...told.matchAll(/(\d+)m([\d.]+)s/g)].map((match) => Math.round((Number(match[1]) * 60 + Number(match[2])) * TICKS_PER_SECOND));
  const [, , userTicks, systemTicks] = times;
  return userTicks === void 0 || systemTicks === void 0 ? null : { userTicks, systemTicks };
}
__name(childTimes, "childTimes");
function exitBehindShell(exit) {
  const number = (exit.code ?? 0) - SIGNAL_BASE;
  const signal = Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
  return signal === void 0 ? exit : { code: null, signal };
}
__name(exitBehindShell, "exitBehindShell");

// src/host/cgroup-mounts.ts
import { join as join2, posix } from "node:path";
function readCgroupHierarchies(tree) {
  const mounts = readKernelFile(join2(tree.root, "/proc/self/mountinfo")) ?? "";
  const own = parseOwnGroups(readKernelFile(join2(tree.root, "/proc/self/cgroup")) ?? "");
  const hierarchies = [];
  for (const line of mounts.split("\n")) {
    const [left, right] = line.split(" - ");
    const mountRoot = left?.split(" ")[3];
    const mountPoint = left?.split(" ")[4];
    const [type, , options] = right?.split(" ") ?? [];
    if (mountRoot === void 0 || mountPoint === void 0 || type !== "cgroup" && type !== "cgroup2") continue;
    const version = type === "cgroup2" ? 2 : 1;
    const names = version === 2 ? [] : (options ?? "").split(",").filter((name) => name !== "rw" && name !== "ro");
    const ownPath = own.find((group) => version === 2 ? group.version === 2 : names.some((name) => group.names.includes(name)))?.path ?? "/";
    const mountFolder = join2(tree.root, mountPoint);
    hierarchies.push({ version, controllers: names, mountFolder, ownFolder: join2(mountFolder, belowMount(ownPath, mountRoot)) });
  }
  return hierarchies;
}
__name(readCgroupHierarchies, "readCgroupHierarchies");
function parseOwnGroups(text) {
  return text.split("\n").map((line) => /^(\d+):([^:]*):(.+)$/.exec(line)).filter((match) => match !== null).map((match) => ({ version: match[1] === "0" && match[2] === "" ? 2 : 1, names: (match[2] ?? "").split(","), path: match[3] ?? "/" }));
}
__name(parseOwnGroups, "parseOwnGroups");
function belowMount(ownPath, mountRoot) {
  const relative = posix.relative(mountRoot, ownPath);
  return relative.startsWith("..") ? "" : relative;
}
__name(belowMount, "belowMount");

// src/host/topology.ts
import { dirname, join as join3 } from "node:path";
function readTopology(tree = REAL_TREE) {
  const status = readKernelFile(join3(tree.root, "/proc/self/status")) ?? "";
  const allowed = parseKernelCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? "");
  const listed = parseKernelCpuList(readKernelFile(join3(tree.root, "/sys/devices/system/cpu/online")) ?? "");
  const online = listed.length === 0 ? allowed : listed;
  const usable = intersectionOf(allowed, online);
  return {
    allowed,
    online,
    usable,
    coreOf: new Map(usable.map((cpu) => [cpu, siblingsOf(cpu, usable, tree)])),
    quotaCpus: tightestQuota(readCgroupHierarchies(tree)),
    cpuModel: readCpuModel(tree)
  };
}
__name(readTopology, "readTopology");
function siblingsOf(cpu, usable, tree) {
  const text = readKernelFile(join3(tree.root, `/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`)) ?? "";
  return intersectionOf(cpuSetOf([cpu, ...parseKernelCpuList(text)]), usable);
}
__name(siblingsOf, "siblingsOf");
function readCpuModel(tree) {
  const text = readKernelFile(join3(tree.root, "/proc/cpuinfo")) ?? "";
  return /^model name\s*:\s*(.+)$/m.exec(text)?.[1]?.trim() ?? null;
}
__name(readCpuModel, "readCpuModel");
function tightestQuota(hierarchies) {
  const quotas = [];
  for (const hierarchy of hierarchies) {
    if (hierarchy.version === 1 && !hierarchy.controllers.includes("cpu")) continue;
    for (const folder of upTo(hierarchy.ownFolder, hierarchy.mountFolder)) {
      const quota = hierarchy.version === 2 ? readCpuMax(folder) : readCfsQuota(folder);
      if (typeof quota === "number") quotas.push(quota);
    }
  }
  return quotas.length === 0 ? null : Math.min(...quotas);
}
__name(tightestQuota, "tightestQuota");
function upTo(folder, top) {
  const folders = [folder];
  let current = folder;
  while (current !== top && current.startsWith(top)) {
    current = dirname(current);
    folders.push(current);
  }
  return folders;
}
__name(upTo, "upTo");
function readCpuMax(folder) {
  const [quota, period] = (readKernelFile(join3(folder, "cpu.max")) ?? "").trim().split(" ");
  if (quota === "max") return "none";
  const cpus = Number(quota) / Number(period);
  return quota !== "" && Number.isFinite(cpus) ? cpus : null;
}
__name(readCpuMax, "readCpuMax");
function readCfsQuota(folder) {
  const quota = readKernelNumber(join3(folder, "cpu.cfs_quota_us"));
  const period = readKernelNumber(join3(folder, "cpu.cfs_period_us"));
  if (quota === null || period === null || period <= 0) return null;
  return quota < 0 ? "none" : quota / period;
}
__name(readCfsQuota, "readCfsQuota");

export {
  refused,
  BoundedLog,
  startInGroup,
  unmetLimits,
  assertLimits,
  limitNotes,
  limitOf,
  probeProc,
  readCgroupHierarchies,
  readTopology,
  readCpuMax,
  readCfsQuota
};
