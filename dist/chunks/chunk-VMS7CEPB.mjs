import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  TarFailure,
  TarReader,
  createDecompressor
} from "./chunk-MJSADCBD.mjs";
import {
  MustStartOver,
  SourceFailure,
  TryBudget,
  describeStart,
  fetchArchive,
  requireFreeSpace,
  require_undici,
  withoutSecrets
} from "./chunk-OQQZG2TW.mjs";
import {
  versionTold
} from "./chunk-YZEFXO5J.mjs";
import {
  stringify
} from "./chunk-RFQZZ444.mjs";
import {
  BoundedLog,
  probeProc,
  readTopology
} from "./chunk-IXYCTEIM.mjs";
import {
  findProgram,
  findTaskset,
  thisHost
} from "./chunk-4XINFEGO.mjs";
import {
  digestFile
} from "./chunk-AD4ZOXVM.mjs";
import {
  parseDocument,
  serializeDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  isFullDisk
} from "./chunk-OGI6RZVF.mjs";
import {
  writeRefusal
} from "./chunk-GTG5QIG2.mjs";
import {
  parseProgramPin
} from "./chunk-QJGWNJXU.mjs";
import {
  canonicalJson
} from "./chunk-3J2UOSSP.mjs";
import {
  parseReferenceOptions
} from "./chunk-SAZ5FXJJ.mjs";
import {
  takeLock
} from "./chunk-JBDIOBWF.mjs";
import {
  createTempFolder,
  isRunning,
  readProcessStat,
  sendSignal
} from "./chunk-UZHZWLOY.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name,
  __toESM
} from "./chunk-Z3YZHBLK.mjs";

// src/systems/command-system.ts
import { constants as constants2 } from "node:os";
import { delimiter as delimiter2, resolve as resolve3 } from "node:path";

// src/obtain/obtain-program.ts
import { mkdirSync as mkdirSync5, rmSync } from "node:fs";
import { dirname as dirname3, join as join8 } from "node:path";
import { setTimeout as delay3 } from "node:timers/promises";

// src/obtain/build-room.ts
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname } from "node:path";

// src/host/process-group/exit-phrase.ts
function exitPhrase({ code, signal }) {
  return signal === null ? `exit code ${code ?? "unknown"}` : `signal ${signal}`;
}
__name(exitPhrase, "exitPhrase");

// src/host/ready-wait.ts
var SHOWN_LOG_LINES = 20;
var ReadyWait = class {
  static {
    __name(this, "ReadyWait");
  }
  /** True once one of them has come: then nothing is waited for any more. */
  over = false;
  #ended;
  #missing = "";
  #dispose = /* @__PURE__ */ __name(() => void 0, "#dispose");
  constructor({ process: process2, what, timeoutMs, signal }) {
    this.#ended = new Promise((_resolve, reject) => {
      const end = /* @__PURE__ */ __name((error) => {
        this.over = true;
        reject(error);
      }, "end");
      const failure = /* @__PURE__ */ __name((code, text) => new IndexbenchError(code, { what: text, where: what, logLines: process2.log.lastLines(SHOWN_LOG_LINES) }), "failure");
      const timer = setTimeout(() => end(failure("SYSTEM_NOT_READY", `not ready after ${timeoutMs / 1e3} s: ${this.#missing}`)), timeoutMs);
      timer.unref();
      void process2.exited.then((exit) => end(failure("SYSTEM_EXITED", `ended before it was ready (${exitPhrase(exit)})`)));
      const interrupted = /* @__PURE__ */ __name(() => end(signal.reason instanceof Error ? signal.reason : new IndexbenchError("INTERRUPTED", { what: "interrupted while it was starting", where: what })), "interrupted");
      signal.addEventListener("abort", interrupted);
      this.#dispose = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", interrupted);
      };
      if (signal.aborted) interrupted();
    });
    this.#ended.catch(() => void 0);
  }
  /**
   * @param missing what has not come, as the end of a sentence, should the deadline pass
   * @throws IndexbenchError SYSTEM_NOT_READY, SYSTEM_EXITED with the last log lines; the signal's reason
   */
  until(wanted, missing) {
    this.#missing = missing;
    return Promise.race([wanted, this.#ended]);
  }
  dispose() {
    this.#dispose();
  }
};

// src/host/stop.ts
import { setTimeout as delay } from "node:timers/promises";
var TERM_TIMEOUT_MS = 2e3;
var KILL_TIMEOUT_MS = 2e3;
var POLL_MS = 10;
var HURRIED_MS = { signal: 1500, term: 500 };
var FOLLOW_MS = 500;
var STOPPED_STATES = ["T", "t"];
async function stopGroup(request2) {
  const { group, signal } = request2;
  const started = process.hrtime.bigint();
  let wereStopped = false;
  const result = /* @__PURE__ */ __name((endedBy, leftBehind2 = []) => ({
    endedBy,
    durationNs: Number(process.hrtime.bigint() - started),
    leftBehind: leftBehind2,
    wereStopped
  }), "result");
  if ((await group.alive()).length === 0) return result("already-gone");
  wereStopped = await continueStopped(group);
  const mainGone = request2.process === void 0 ? null : hasEnded(request2.process);
  if (mainGone?.() === true) {
  } else if (request2.process === void 0) await group.kill(signal);
  else sendSignal(request2.process.pid, signal);
  if (await isEmptyWithin(group, request2.signalTimeoutMs, { mainGone, hurry: hurryOf(request2, HURRIED_MS.signal) })) return result("own-signal");
  const leftBehind = mainGone?.() === true ? await namesOf(group) : [];
  wereStopped = await continueStopped(group) || wereStopped;
  await group.kill("SIGTERM");
  if (await isEmptyWithin(group, request2.termTimeoutMs ?? TERM_TIMEOUT_MS, { mainGone: null, hurry: hurryOf(request2, HURRIED_MS.term) })) return result("sigterm", leftBehind);
  const killTimeoutMs = request2.killTimeoutMs ?? KILL_TIMEOUT_MS;
  for (let waitedMs = 0; waitedMs < killTimeoutMs; waitedMs += POLL_MS) {
    await group.kill("SIGKILL");
    if (await isEmptyWithin(group, POLL_MS)) return result("sigkill", leftBehind);
  }
  const left = (await namesOf(group)).map(({ pid, command: command2 }) => `${pid} (${command2})`);
  throw new IndexbenchError("SYSTEM_STOP", { what: `still running after SIGKILL: ${left.join(", ")}`, where: request2.what });
}
__name(stopGroup, "stopGroup");
async function continueStopped(group) {
  const anyStopped = (await group.alive()).some((pid) => STOPPED_STATES.includes(readProcessStat("/proc", pid)?.state ?? ""));
  if (anyStopped) await group.kill("SIGCONT");
  return anyStopped;
}
__name(continueStopped, "continueStopped");
function hasEnded(launched) {
  return () => {
    const stat2 = readProcessStat("/proc", launched.pid);
    return !isRunning(stat2) || stat2.startTimeTicks !== launched.startTimeTicks;
  };
}
__name(hasEnded, "hasEnded");
function hurryOf({ isHurried }, limitMs) {
  let untilMs = null;
  return () => isHurried?.() === true ? untilMs ??= performance.now() + limitMs : null;
}
__name(hurryOf, "hurryOf");
async function isEmptyWithin(group, limitMs, { mainGone, hurry } = { mainGone: null, hurry: /* @__PURE__ */ __name(() => null, "hurry") }) {
  const deadline = performance.now() + limitMs;
  let followUntil = Number.POSITIVE_INFINITY;
  while ((await group.alive()).length > 0) {
    const now = performance.now();
    if (followUntil === Number.POSITIVE_INFINITY && mainGone?.() === true) followUntil = now + FOLLOW_MS;
    if (now >= Math.min(deadline, followUntil, hurry() ?? deadline)) return false;
    await delay(POLL_MS);
  }
  return true;
}
__name(isEmptyWithin, "isEmptyWithin");
async function namesOf(group) {
  return (await group.alive()).map((pid) => ({ pid, command: readProcessStat("/proc", pid)?.command ?? "gone" }));
}
__name(namesOf, "namesOf");

// src/obtain/build-room.ts
var INSTALL = {
  cargo: "Install Rust with its cargo",
  go: "Install Go",
  git: "Install git",
  zstd: "Install the package zstd",
  xz: "Install the package xz-utils"
};
var PROGRESS_MS = 3e4;
var STOP_MS = 3e3;
var FULL_DISK = /no space left on device|disk quota exceeded|os error 28\b/i;
var BuildRoom = class {
  static {
    __name(this, "BuildRoom");
  }
  folder;
  what;
  logFile;
  #options;
  #command = null;
  constructor(options) {
    this.#options = options;
    this.folder = options.folder;
    this.what = options.what;
    this.logFile = options.logFile;
    mkdirSync(dirname(options.logFile), { recursive: true });
    writeFileSync(options.logFile, "");
  }
  get signal() {
    return this.#options.signal;
  }
  /** The last step that was run, the room's own folder written {work}; null before. */
  get command() {
    return this.#command;
  }
  /** @throws IndexbenchError TOOL_MISSING with how to get it */
  find(tool) {
    const { context, what } = this.#options;
    const path = findProgram(tool, context.toolFolders.join(delimiter));
    if (path !== null) return path;
    throw new IndexbenchError("TOOL_MISSING", {
      what: `${tool} is needed to obtain ${what}, and was not found`,
      where: "PATH",
      next: `${INSTALL[tool] ?? `Install ${tool}`}, or put the program into a folder as NAME-VERSION and name that folder in INDEXBENCH_BIN.`
    });
  }
  /**
   * Runs one tool to its end, its output in the log.
   *
   * @throws IndexbenchError PROGRAM_BUILD with its last lines where it fails, DISK_FULL where that is why, TOOL_MISSING; the signal's reason
   */
  async run(step) {
    const inWork = /* @__PURE__ */ __name((text) => text.replaceAll(this.folder, "{work}"), "inWork");
    this.#command = [inWork(step.tool), ...step.args.map(inWork)];
    const result = await this.attempt(step);
    if (result.exit.code === 0) return result;
    throw this.failure(`${commandOf(step)} ended with ${exitPhrase(result.exit)}`, result.lines);
  }
  /** The same, where a failure is the caller's to judge. */
  async attempt(step) {
    const { context, group, signal } = this.#options;
    signal.throwIfAborted();
    const command2 = this.find(step.tool);
    this.#log(`$ ${[command2, ...step.args].join(" ")}
`);
    let toldMs = performance.now();
    const process2 = await group.launch({
      command: command2,
      args: step.args,
      cwd: step.cwd,
      env: { ...context.buildEnvironment, PATH: context.toolFolders.join(delimiter), TMPDIR: this.folder, ...step.env },
      stdin: "ignore",
      onLine: /* @__PURE__ */ __name((line) => {
        if (performance.now() - toldMs < PROGRESS_MS) return;
        toldMs = performance.now();
        context.onProgress(`${this.what}: ${line.trim()}`);
      }, "onLine")
    });
    const exit = await this.#end(process2);
    this.#log(process2.log.text());
    const lines = process2.log.lastLines(SHOWN_LOG_LINES);
    if (exit.code !== 0 && lines.some((line) => FULL_DISK.test(line))) {
      throw new IndexbenchError("DISK_FULL", { what: `the disk became full while ${this.what} was obtained`, where: this.folder, logLines: lines, next: "Free space there, or choose a cache folder on another disk (INDEXBENCH_CACHE)." });
    }
    return { exit, lines };
  }
  /** The error of a build that went wrong. */
  failure(what, logLines = []) {
    return new IndexbenchError("PROGRAM_BUILD", { what: `${this.what} could not be built: ${what}`, where: this.logFile, logLines });
  }
  async #end(process2) {
    const { group, signal, what } = this.#options;
    let give = /* @__PURE__ */ __name(() => void 0, "give");
    const aborted = new Promise((settle) => {
      give = /* @__PURE__ */ __name(() => settle(null), "give");
      signal.addEventListener("abort", give, { once: true });
    });
    try {
      const exit = await Promise.race([process2.exited, aborted]);
      if (exit !== null) return exit;
      await stopGroup({ group, process: process2, signal: "SIGINT", signalTimeoutMs: STOP_MS, what });
      signal.throwIfAborted();
      return await process2.exited;
    } finally {
      signal.removeEventListener("abort", give);
    }
  }
  #log(text) {
    const log = new BoundedLog();
    log.push(Buffer.from(text), "stdout");
    log.end();
    appendFileSync(this.#options.logFile, log.text());
  }
};
function commandOf({ tool, args }) {
  return [tool.slice(tool.lastIndexOf("/") + 1), args.find((arg) => !arg.startsWith("-"))].filter(Boolean).join(" ");
}
__name(commandOf, "commandOf");

// src/obtain/crate-source.ts
import { join as join2 } from "node:path";

// src/obtain/built-program.ts
import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
function programIn(folder, { room, name, mayBeOther }) {
  const programs = programsIn(folder);
  if (programs.includes(name)) return join(folder, name);
  const [only] = programs;
  if (mayBeOther && programs.length === 1 && only !== void 0) return join(folder, only);
  throw room.failure(`it left no program ${name}${programs.length === 0 ? "" : `, but ${programs.slice(0, 10).join(", ")}: name the right one by build.binary in the pin`}`);
}
__name(programIn, "programIn");
function programsIn(folder) {
  try {
    return readdirSync(folder).filter((name) => isProgram(join(folder, name)));
  } catch {
    return [];
  }
}
__name(programsIn, "programsIn");
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
__name(isProgram, "isProgram");
function profileOf(profile, { flags = [], env = {} }) {
  const variables = Object.entries(env).sort(([a], [b]) => a < b ? -1 : 1).map(([name, value]) => `${name}=${value}`);
  return [profile, ...flags, ...variables].join(" ");
}
__name(profileOf, "profileOf");
async function toolVersion(room, tool, args = ["--version"]) {
  const { lines } = await room.attempt({ tool, args, cwd: room.folder });
  return lines[0] ?? tool;
}
__name(toolVersion, "toolVersion");

// src/obtain/cargo-arguments.ts
var RELEASE = "release";
function cargoArguments({ features = [], defaultFeatures = true, ignoreRustVersion = false, flags = [] }) {
  const args = ["--locked"];
  if (features.length > 0) args.push("--features", features.join(","));
  if (!defaultFeatures) args.push("--no-default-features");
  if (ignoreRustVersion) args.push("--ignore-rust-version");
  return [...args, ...flags];
}
__name(cargoArguments, "cargoArguments");

// src/obtain/crate-source.ts
async function buildCrate(room, { pin, build, program }) {
  const name = build.binary ?? program;
  const profile = build.profile ?? RELEASE;
  const toolchain = [await toolVersion(room, "cargo")];
  const chosen = [...build.binary === void 0 ? [] : ["--bin", build.binary], ...build.profile === void 0 ? [] : ["--profile", build.profile]];
  await room.run({
    tool: "cargo",
    args: ["install", pin.name, "--version", pin.version, "--root", room.folder, "--target-dir", join2(room.folder, "target"), "--no-track", "--color", "never", ...chosen, ...cargoArguments(build)],
    cwd: room.folder,
    env: build.env ?? {}
  });
  const file = programIn(join2(room.folder, "bin"), { room, name, mayBeOther: build.binary === void 0 });
  return { file, buildProfile: profileOf(profile, build), toolchain };
}
__name(buildCrate, "buildCrate");

// src/obtain/git-source.ts
import { existsSync, mkdirSync as mkdirSync2 } from "node:fs";
import { join as join3, resolve } from "node:path";
var GIT_ENV = { GIT_TERMINAL_PROMPT: "0", GIT_CONFIG_COUNT: "3", GIT_CONFIG_KEY_0: "protocol.ext.allow", GIT_CONFIG_VALUE_0: "never", GIT_CONFIG_KEY_1: "core.hooksPath", GIT_CONFIG_VALUE_1: "/dev/null", GIT_CONFIG_KEY_2: "advice.detachedHead", GIT_CONFIG_VALUE_2: "false" };
async function buildGit(room, { pin, build, program }) {
  const checkout = join3(room.folder, "checkout");
  await checkOut(room, pin, checkout);
  const name = build.binary ?? program;
  return build.command === void 0 ? cargoBuild(room, { checkout, build, name }) : commandBuild(room, { checkout, build, name, command: build.command });
}
__name(buildGit, "buildGit");
async function checkOut(room, pin, checkout) {
  const git = /* @__PURE__ */ __name((...args) => room.attempt({ tool: "git", args, cwd: checkout, env: GIT_ENV }), "git");
  mkdirSync2(checkout);
  await room.run({ tool: "git", args: ["init", "-q", "."], cwd: checkout, env: GIT_ENV });
  const one = await git("fetch", "-q", "--depth", "1", "--no-tags", pin.url, pin.commit);
  if (one.exit.code !== 0) {
    const all = await git("fetch", "-q", "--no-tags", pin.url, "+refs/*:refs/indexbench/*");
    if (all.exit.code !== 0) throw refusal(pin, "could not be fetched", all.lines);
  }
  const { exit, lines } = await git("checkout", "-q", "--detach", pin.commit);
  if (exit.code !== 0) throw refusal(pin, `has no commit ${pin.commit} (or it is in none of its branches and tags)`, lines);
  if (!existsSync(join3(checkout, ".gitmodules"))) return;
  const modules = await git("submodule", "update", "--init", "--recursive", "--depth", "1");
  if (modules.exit.code !== 0) throw refusal(pin, "has submodules that could not be fetched", modules.lines);
}
__name(checkOut, "checkOut");
function refusal({ url }, what, logLines) {
  return new IndexbenchError("PROGRAM_SOURCE", { what: `the repository ${what}`, where: URL.canParse(url) ? withoutSecrets(url) : url, logLines });
}
__name(refusal, "refusal");
async function cargoBuild(room, { checkout, build, name }) {
  const profile = build.profile ?? RELEASE;
  const target = join3(room.folder, "target");
  const toolchain = [await toolVersion(room, "cargo")];
  await room.run({
    tool: "cargo",
    args: ["build", "--profile", profile, "--target-dir", target, "--bin", name, "--color", "never", ...build.package === void 0 ? [] : ["--package", build.package], ...cargoArguments(build)],
    cwd: checkout,
    env: build.env ?? {}
  });
  const file = programIn(join3(target, profile === "dev" ? "debug" : profile), { room, name, mayBeOther: false });
  return { file, buildProfile: profileOf(profile, build), toolchain };
}
__name(cargoBuild, "cargoBuild");
async function commandBuild(room, { checkout, build, name, command: command2 }) {
  const out = join3(room.folder, "bin");
  mkdirSync2(out);
  const [tool = "", ...args] = command2.map((part) => part.replaceAll("{out}", out));
  await room.run({ tool: tool.includes("/") ? resolve(checkout, tool) : tool, args, cwd: checkout, env: { ...build.env, OUT: out } });
  const file = programIn(out, { room, name, mayBeOther: build.binary === void 0 });
  return { file, buildProfile: profileOf(build.profile ?? "unknown", build), toolchain: [command2.join(" ")] };
}
__name(commandBuild, "commandBuild");

// src/obtain/given-program.ts
import { existsSync as existsSync2, statSync as statSync2 } from "node:fs";
import { isAbsolute, join as join4, resolve as resolve2 } from "node:path";
var COMMIT_PREFIXES = [7, 8, 10, 12, 40, 64];
function givenNames(pin, name) {
  switch (pin.kind) {
    case "crate":
      return [`${name}-${pin.version}`];
    case "go":
      return [`${name}-${pin.version}`, `${name}-${pin.version.slice(1)}`];
    case "git":
      return COMMIT_PREFIXES.filter((length) => length <= pin.commit.length).map((length) => `${name}-${pin.commit.slice(0, length)}`);
    case "release":
      return [`${name}-${pin.sha256}`, `${name}-${pin.sha256.slice(0, 12)}`];
    case "path":
    case "command":
      return [];
  }
}
__name(givenNames, "givenNames");
function findGiven(pin, name, { programFolders }) {
  const names = givenNames(pin, name);
  const files = programFolders.flatMap((folder) => names.map((file2) => join4(resolve2(folder), file2)));
  const file = files.find((candidate) => existsSync2(candidate));
  if (file === void 0) return null;
  requireFile(file, "INDEXBENCH_BIN");
  if (findProgram(file, "") === null) throw notExecutable(file);
  return file;
}
__name(findGiven, "findGiven");
function findNamed(pin, { packageRoot, workingFolder, programFolders, toolFolders }) {
  const where = `pin ${pin.kind}:${pin.file}`;
  if (pin.kind === "command" && !pin.file.includes("/")) {
    const found = findProgram(pin.file, [...programFolders, ...toolFolders].join(":"));
    if (found !== null) return found;
    const here = join4(workingFolder, pin.file);
    if (!existsSync2(here)) throw new IndexbenchError("TOOL_MISSING", { what: `the program ${pin.file} was not found`, where, next: `Looked for in the working folder ${workingFolder}, INDEXBENCH_BIN and PATH: build or install it, or name its path.` });
  }
  const file = isAbsolute(pin.file) ? pin.file : join4(pin.kind === "path" ? packageRoot : workingFolder, pin.file);
  requireFile(file, where);
  return file;
}
__name(findNamed, "findNamed");
function requireFile(file, where) {
  const stat2 = statSync2(file, { throwIfNoEntry: false });
  if (stat2 === void 0) throw new IndexbenchError("TOOL_MISSING", { what: `${file} is absent`, where, next: "Build it first, or correct the path." });
  if (!stat2.isFile()) throw new IndexbenchError("TOOL_MISSING", { what: `${file} is not a file`, where, next: "Correct the path." });
}
__name(requireFile, "requireFile");
function notExecutable(file) {
  return new IndexbenchError("TOOL_MISSING", { what: `${file} is not an executable file`, where: file, next: `Run: chmod +x ${file}` });
}
__name(notExecutable, "notExecutable");

// src/obtain/go-source.ts
import { mkdirSync as mkdirSync3 } from "node:fs";
import { join as join5 } from "node:path";
async function buildGo(room, { pin, build, program }) {
  const toolchain = [await toolVersion(room, "go", ["version"])];
  const out = join5(room.folder, "bin");
  mkdirSync3(out);
  await room.run({ tool: "go", args: ["install", ...build.flags ?? [], `${pin.module}@${pin.version}`], cwd: room.folder, env: { ...build.env, GOBIN: out } });
  const file = programIn(out, { room, name: build.binary ?? program, mayBeOther: build.binary === void 0 });
  return { file, buildProfile: profileOf(build.profile ?? RELEASE, build), toolchain };
}
__name(buildGo, "buildGo");

// src/obtain/program-key.ts
import { createHash } from "node:crypto";
function decidingBuild(build) {
  return Object.fromEntries(Object.entries(build).filter(([name]) => name !== "reportsVersion"));
}
__name(decidingBuild, "decidingBuild");
function programKey({ pin, build = {} }, program) {
  return createHash("sha256").update(canonicalJson({ pin, build: decidingBuild(build), program, platform: process.platform, architecture: process.arch })).digest("hex");
}
__name(programKey, "programKey");

// src/obtain/program-store.ts
import { chmodSync, copyFileSync, mkdirSync as mkdirSync4, readFileSync, renameSync, statSync as statSync3, writeFileSync as writeFileSync2 } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname as dirname2, join as join6 } from "node:path";
var DOCUMENT = "program.json";
var KEY_CHARACTERS = 16;
function cachedProgramPath({ key, program }) {
  return `programs/${program}-${key.slice(0, KEY_CHARACTERS)}`;
}
__name(cachedProgramPath, "cachedProgramPath");
function placeOf(cacheFolder, { key, program }) {
  const folder = join6(cacheFolder, cachedProgramPath({ key, program }));
  const [programs, name] = [dirname2(folder), basename(folder)];
  return { key, folder, lockFile: join6(programs, `${name}.lock`), logFile: join6(cacheFolder, "logs", `${name}.log`) };
}
__name(placeOf, "placeOf");
async function readStored({ folder, key }) {
  if (statSync3(folder, { throwIfNoEntry: false }) === void 0) return null;
  const stored = await readWhole(folder);
  return stored?.document.key === key ? stored : "damaged";
}
__name(readStored, "readStored");
async function isStoredWhole(folder) {
  const stored = await readWhole(folder);
  return stored !== null && basename(folder).endsWith(`-${stored.document.key.slice(0, KEY_CHARACTERS)}`);
}
__name(isStoredWhole, "isStoredWhole");
async function readWhole(folder) {
  try {
    const document = parseDocument("CachedProgram", readFileSync(join6(folder, DOCUMENT), "utf8"), DOCUMENT);
    const file = join6(folder, document.file);
    return await digestFile(file) === document.sha256 ? { file, document } : null;
  } catch {
    return null;
  }
}
__name(readWhole, "readWhole");
async function store(place, { built, command: command2, ciRun, pin, build, unfinished }) {
  mkdirSync4(unfinished);
  const name = basename(built.file);
  const file = join6(unfinished, name);
  moveFile(built.file, file);
  chmodSync(file, 493);
  const document = {
    version: 1,
    key: place.key,
    pin,
    build,
    file: name,
    sha256: await digestFile(file),
    bytes: statSync3(file).size,
    buildProfile: built.buildProfile,
    toolchain: [...built.toolchain],
    ...command2 === null || command2 === void 0 ? {} : { command: command2 },
    obtainedAt: (/* @__PURE__ */ new Date()).toISOString(),
    ...ciRun === void 0 ? {} : { builtIn: ciRun }
  };
  writeFileSync2(join6(unfinished, DOCUMENT), serializeDocument(document));
  renameSync(unfinished, place.folder);
  return { file: join6(place.folder, name), document };
}
__name(store, "store");
async function removeStored({ folder }) {
  await rm(folder, { recursive: true, force: true });
}
__name(removeStored, "removeStored");
function moveFile(from, to) {
  try {
    renameSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
__name(moveFile, "moveFile");

// src/obtain/release-source.ts
import { createHash as createHash2 } from "node:crypto";
import { open as open2 } from "node:fs/promises";
import { join as join7 } from "node:path";
import { setTimeout as delay2 } from "node:timers/promises";

// src/obtain/release-program.ts
import { closeSync, createReadStream, openSync, writeSync } from "node:fs";
import { chmod, open, rename } from "node:fs/promises";
var FORMATS = "a program, or one in .tar.gz, .tgz, .tar.zst, .tar or .gz";
var MARKS = [[Buffer.from([31, 139]), "tar.gz"], [Buffer.from([40, 181, 47, 253]), "tar.zst"]];
var PROGRAM_MARKS = [Buffer.from("ELF", "latin1"), Buffer.from("#!", "latin1")];
var TAR_MARK = { at: 257, text: "ustar" };
var START_BYTES = 512;
var MAX_UNPACKED_BYTES = 8 * 1024 ** 3;
async function takeProgram(file, { name, where, into }) {
  const refuse = /* @__PURE__ */ __name((what, cause) => new IndexbenchError("PROGRAM_ARCHIVE", { what, where, cause }), "refuse");
  const start = await startOf(file);
  if (isProgram2(start)) {
    await rename(file, into);
    await chmod(into, 493);
    return into;
  }
  const format = MARKS.find(([mark]) => start.subarray(0, mark.length).equals(mark))?.[1] ?? null;
  if (format === null && !isTar(start)) throw refuse(`is not ${FORMATS}${describeStart(start.subarray(0, 24))}`);
  const output = new ProgramOutput(name, into);
  try {
    await readInto(output, { file, format });
  } catch (error) {
    if (error instanceof ReleaseRefused || error instanceof TarFailure) throw refuse(error.message, error);
    throw error;
  } finally {
    output.close();
  }
  if (output.found) return into;
  const others = output.seen.length === 0 ? "it holds no files" : `it holds ${output.seen.slice(0, 10).join(", ")}`;
  throw refuse(`holds no file named ${name}; ${others}`);
}
__name(takeProgram, "takeProgram");
var ReleaseRefused = class extends Error {
  static {
    __name(this, "ReleaseRefused");
  }
  name = "ReleaseRefused";
};
async function startOf(file) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
__name(startOf, "startOf");
function isProgram2(start) {
  return PROGRAM_MARKS.some((mark) => start.subarray(0, mark.length).equals(mark));
}
__name(isProgram2, "isProgram");
function isTar(start) {
  return start.subarray(TAR_MARK.at, TAR_MARK.at + TAR_MARK.text.length).toString("latin1") === TAR_MARK.text;
}
__name(isTar, "isTar");
async function readInto(output, { file, format }) {
  const input = createReadStream(file);
  if (format === null) return takeAll(input, output);
  const decompressor = await createDecompressor(format);
  input.pipe(decompressor.input);
  try {
    await takeAll(decompressor.output, output);
    const wrong = await decompressor.ended;
    if (wrong !== null) throw wrong;
  } catch (error) {
    throw error instanceof ReleaseRefused || error instanceof TarFailure ? error : new ReleaseRefused(`cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    input.destroy();
    decompressor.destroy();
  }
}
__name(readInto, "readInto");
async function takeAll(stream, output) {
  let start = Buffer.alloc(0);
  let tar = null;
  let bytes = 0;
  const take = /* @__PURE__ */ __name((chunk) => {
    if (tar === null) output.content(chunk);
    else tar.push(chunk);
  }, "take");
  const begin = /* @__PURE__ */ __name((first) => {
    if (isTar(first)) tar = new TarReader(output);
    else if (isProgram2(first)) output.beginWhole();
    else throw new ReleaseRefused(`is not ${FORMATS}, unpacked${describeStart(first.subarray(0, 24))}`);
    take(first);
  }, "begin");
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > MAX_UNPACKED_BYTES) throw new ReleaseRefused(`unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
    if (start === null) take(chunk);
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < START_BYTES) continue;
      begin(start);
      start = null;
    }
  }
  if (start !== null) begin(start);
  tar?.finish();
}
__name(takeAll, "takeAll");
var ProgramOutput = class {
  static {
    __name(this, "ProgramOutput");
  }
  /** Files that were there. */
  seen = [];
  found = false;
  #name;
  #into;
  #descriptor = null;
  constructor(name, into) {
    this.#name = name;
    this.#into = into;
  }
  beginWhole() {
    this.#open();
  }
  begin({ path, kind }) {
    const base = path.slice(path.lastIndexOf("/") + 1);
    if (kind !== "file") {
      if (kind !== "folder" && base === this.#name) throw new ReleaseRefused(`its entry ${JSON.stringify(path.slice(0, 200))} is of the kind ${kind}, not a file`);
      return;
    }
    this.seen.push(JSON.stringify(path.slice(0, 200)));
    if (base !== this.#name) return;
    if (this.found) throw new ReleaseRefused(`holds more than one file named ${this.#name}`);
    this.#open();
  }
  content(piece) {
    if (this.#descriptor === null) return;
    for (let at = 0; at < piece.length; ) at += writeSync(this.#descriptor, piece, at);
  }
  end() {
    this.close();
  }
  close() {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }
  #open() {
    this.found = true;
    this.#descriptor = openSync(this.#into, "wx", 493);
  }
};

// src/obtain/release-source.ts
var MAX_RELEASE_BYTES = 2 * 1024 ** 3;
var HTTP_LIMITS = { idleMs: 3e4, maxRetryAfterMs: 6e4 };
var TRY_LIMITS = { tries: 4, pauseMs: 1e3 };
var PUBLISHED = "as-published";
async function fetchRelease(room, { pin, build, program }) {
  const file = join7(room.folder, "release");
  const where = withoutSecrets(pin.url);
  const sha256 = await downloadWhole(room, pin, file);
  if (sha256 !== pin.sha256) throw new IndexbenchError("PROGRAM_DIGEST", { what: `expected SHA-256 ${pin.sha256}, found ${sha256}`, where });
  const name = build.binary ?? program;
  const taken = await takeProgram(file, { name, where, into: join7(room.folder, name) });
  return { file: taken, buildProfile: build.profile ?? PUBLISHED, toolchain: [] };
}
__name(fetchRelease, "fetchRelease");
async function downloadWhole(room, pin, file) {
  const budget = new TryBudget(TRY_LIMITS);
  for (; ; ) {
    try {
      return await download(room, { pin, file, budget });
    } catch (error) {
      room.signal.throwIfAborted();
      if (!(error instanceof MustStartOver)) throw sourceError(error);
      let pauseMs;
      try {
        pauseMs = budget.pauseBeforeStartingOver(error);
      } catch (last) {
        throw sourceError(last);
      }
      await delay2(pauseMs, void 0, { signal: room.signal }).catch(() => room.signal.throwIfAborted());
    }
  }
}
__name(downloadWhole, "downloadWhole");
async function download(room, { pin, file, budget }) {
  const hash = createHash2("sha256");
  const refuse = /* @__PURE__ */ __name((what) => {
    throw new SourceFailure({ what, where: withoutSecrets(pin.url), isTransient: false });
  }, "refuse");
  const onBytes = /* @__PURE__ */ __name(async (bytes) => {
    if (bytes > MAX_RELEASE_BYTES) refuse(`has ${bytes} bytes; a program has at most ${MAX_RELEASE_BYTES}`);
    await requireFreeSpace(room.folder, bytes);
  }, "onBytes");
  const output = await open2(file, "w");
  try {
    let received = 0;
    for await (const chunk of fetchArchive({ url: pin.url, bytes: null, limits: HTTP_LIMITS, signal: room.signal, budget, onBytes, onPause: /* @__PURE__ */ __name(() => void 0, "onPause") })) {
      received += chunk.length;
      if (received > MAX_RELEASE_BYTES) refuse(`sends more than ${MAX_RELEASE_BYTES} bytes`);
      hash.update(chunk);
      await output.writeFile(chunk);
    }
    return hash.digest("hex");
  } finally {
    await output.close();
  }
}
__name(download, "download");
function sourceError(error) {
  if (!(error instanceof SourceFailure)) return error;
  return new IndexbenchError("PROGRAM_SOURCE", { what: error.what, where: error.where, cause: error });
}
__name(sourceError, "sourceError");

// src/obtain/reported-version.ts
var VERSION_LIMIT_MS = 1e4;
async function checkedVersion({ file, versionArguments, pin, pinText, build }) {
  const told = versionArguments === null ? null : await versionTold(file, { args: versionArguments, timeoutMs: VERSION_LIMIT_MS });
  const wanted = build.reportsVersion ?? (pin.kind === "crate" ? pin.version : null);
  if (versionArguments === null || wanted === null || told !== null && isSame(told, wanted)) return told;
  const says = told === null ? `tells no version when asked with ${versionArguments.join(" ")}` : `says that it is version ${told}`;
  throw new IndexbenchError("TOOL_VERSION", { what: `${says}; the pin ${pinText} wants ${wanted}`, where: file });
}
__name(checkedVersion, "checkedVersion");
function isSame(told, wanted) {
  const plain = /* @__PURE__ */ __name((version) => version.replace(/^v/, "").replace(/\+.*$/, ""), "plain");
  return told === wanted || plain(told) === plain(wanted);
}
__name(isSame, "isSame");

// src/obtain/obtain-program.ts
var LOCK_POLL_MS = 250;
var UNKNOWN_PROFILE = "unknown";
async function obtainProgram(variant, { program, versionArguments }, context) {
  const build = variant.build ?? {};
  const pin = parseProgramPin(variant, "variant");
  const checked = /* @__PURE__ */ __name(async (file, buildProfile, origin) => {
    const reportedVersion = await checkedVersion({ file, versionArguments, pin, pinText: variant.pin, build });
    return { file, reportedVersion, buildProfile, origin };
  }, "checked");
  if (pin.kind === "path" || pin.kind === "command") return checked(findNamed(pin, context), build.profile ?? UNKNOWN_PROFILE, { kind: "named" });
  const name = build.binary ?? program;
  const given = findGiven(pin, name, context);
  if (given !== null) return checked(given, UNKNOWN_PROFILE, { kind: "given" });
  const place = placeOf(context.cacheFolder, { key: programKey(variant, name), program: name });
  const check = /* @__PURE__ */ __name(async (file) => void await checkedVersion({ file, versionArguments, pin, pinText: variant.pin, build }), "check");
  const stored = await usable(place, context) ?? await make({ place, pin, pinText: variant.pin, build, program, check }, context);
  return checked(stored.file, stored.document.buildProfile, originOf(stored.document, pin.kind === "release" ? "downloaded" : "built"));
}
__name(obtainProgram, "obtainProgram");
function originOf({ obtainedAt, toolchain, command: command2, builtIn }, kind) {
  return { kind, obtainedAt, toolchain, ...command2 === void 0 ? {} : { command: command2 }, ...builtIn === void 0 ? {} : { builtIn } };
}
__name(originOf, "originOf");
async function usable(place, { onProgress }) {
  const stored = await readStored(place);
  if (stored !== "damaged") return stored;
  onProgress(`${place.folder} is damaged, and made anew`);
  return null;
}
__name(usable, "usable");
async function make(making, context) {
  const { place } = making;
  const programs = dirname3(place.folder);
  try {
    mkdirSync5(programs, { recursive: true });
  } catch (error) {
    throw writeRefusal(error, programs);
  }
  const guard = await context.startGuard();
  const signal = AbortSignal.any([context.signal, guard.lost]);
  try {
    const unlock = await lockPlace(place, { guard, signal, context });
    try {
      const stored = await usable(place, context);
      if (stored !== null) return stored;
      await removeStored(place);
      return await makeLocked(making, { guard, signal, context });
    } finally {
      unlock();
    }
  } catch (error) {
    throw makeFailure(error, making, context);
  } finally {
    await guard.stop();
  }
}
__name(make, "make");
function makeFailure(error, { pinText }, { cacheFolder }) {
  if (isFullDisk(error)) return new IndexbenchError("DISK_FULL", { what: `the disk became full while ${pinText} was obtained`, where: cacheFolder, next: "Free space there, or choose a cache folder on another disk (INDEXBENCH_CACHE).", cause: error });
  if (error instanceof IndexbenchError && error.code === "INTERRUPTED") return new IndexbenchError("INTERRUPTED", { what: `${error.what} while ${pinText} was obtained`, next: "Run it again; nothing that is half-made was kept.", cause: error });
  return error;
}
__name(makeFailure, "makeFailure");
async function makeLocked(making, { guard, signal, context }) {
  const { place, pinText, build } = making;
  const host = thisHost(guard);
  findTaskset(host.searchPath);
  const probe = probeProc(host);
  if (!probe.works) throw new IndexbenchError("HOST_LIMIT", { what: probe.reason });
  const temporary = createTempFolder({ registrar: guard, parent: dirname3(place.folder), prefix: ".indexbench-" });
  const group = await probe.backend.create({ name: "obtain", cpus: readTopology().usable, cpuQuota: null, memoryMaxBytes: null });
  try {
    context.onProgress(`obtaining ${pinText}; this may take minutes, and is kept in ${place.folder}`);
    const room = new BuildRoom({ context, signal, group, folder: temporary.path, logFile: place.logFile, what: pinText });
    const built = await buildBy(room, making);
    await making.check(built.file);
    const stored = await store(place, { built, command: room.command, ciRun: context.ciRun, pin: pinText, build, unfinished: join8(temporary.path, "stored") });
    rmSync(place.logFile, { force: true });
    return stored;
  } finally {
    await group.remove();
    await temporary.remove();
  }
}
__name(makeLocked, "makeLocked");
function buildBy(room, { pin, build, program }) {
  switch (pin.kind) {
    case "crate":
      return buildCrate(room, { pin, build, program });
    case "git":
      return buildGit(room, { pin, build, program });
    case "go":
      return buildGo(room, { pin, build, program });
    case "release":
      return fetchRelease(room, { pin, build, program });
  }
}
__name(buildBy, "buildBy");
async function lockPlace({ lockFile, folder }, { guard, signal, context }) {
  let told = false;
  for (; ; ) {
    const held = { by: null };
    try {
      return takeLock({
        file: lockFile,
        registrar: guard,
        refusal: /* @__PURE__ */ __name((holder) => {
          held.by = holder;
          return new IndexbenchError("OUTPUT_EXISTS", { what: `${lockFile} is in the way, and is no lock of indexbench`, where: lockFile, next: "Move that file away." });
        }, "refusal")
      });
    } catch (error) {
      if (held.by === null) throw writeRefusal(error, lockFile);
      if (held.by === "foreign") throw error;
    }
    if (!told) context.onProgress(`waiting for ${typeof held.by === "object" && held.by !== null ? `process ${held.by.pid}` : "another process"}, which makes ${folder}`);
    told = true;
    await delay3(LOCK_POLL_MS, void 0, { signal }).catch(() => signal.throwIfAborted());
  }
}
__name(lockPlace, "lockPlace");

// src/systems/command-ready.ts
var READY_FORMS = "grpc, tcp, http:{port}/PATH, line:REGEX";
var HTTP = /^http:\{(port[23]?)\}(\/\S*)$/;
function readyProbe(text, ports) {
  if (text === "grpc") return { kind: "lightd-info" };
  if (text === "tcp") return { kind: "listening", port: ports["port"] ?? 0 };
  const [, port, path] = HTTP.exec(text) ?? [];
  if (port !== void 0 && path !== void 0) return { kind: "http", port: ports[port] ?? 0, path };
  if (text.startsWith("line:") && text !== "line:") return { kind: "line", pattern: regularExpression(text.slice("line:".length), "/ready") };
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(text)} is no way to be ready; known: ${READY_FORMS}`, where: "/ready" });
}
__name(readyProbe, "readyProbe");
function regularExpression(source, where) {
  try {
    return new RegExp(source, "u");
  } catch (cause) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(source)} is no regular expression: ${cause instanceof Error ? cause.message : String(cause)}`, where, next: "Mend it; it is read as in JavaScript, with the flag u.", cause });
  }
}
__name(regularExpression, "regularExpression");
function requireGroup(pattern, { what, where, example }) {
  const groups = (new RegExp(`${pattern.source}|`, pattern.flags).exec("")?.length ?? 1) - 1;
  if (groups === 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(pattern.source)} has no group, which is to be ${what}`, where, next: `Put it into brackets: ${example}.` });
}
__name(requireGroup, "requireGroup");

// src/systems/metrics.ts
var import_undici = __toESM(require_undici(), 1);
var TIMEOUT_MS = 2e3;
var METRIC_LINE = /^([A-Za-z_:][A-Za-z0-9_:]*) (\S+)/;
async function readMetrics(port, signal, path = "/metrics") {
  try {
    const { statusCode, body } = await (0, import_undici.request)(`http://127.0.0.1:${String(port)}${path}`, { signal, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
    const text = await body.text();
    return statusCode === 200 ? parseMetrics(text) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
__name(readMetrics, "readMetrics");
function parseMetrics(text) {
  const metrics = /* @__PURE__ */ new Map();
  for (const line of text.split("\n")) {
    const [, name, value] = METRIC_LINE.exec(line) ?? [];
    if (name === void 0 || value === void 0 || Number.isNaN(Number(value))) continue;
    metrics.set(name, Number(value));
  }
  return metrics;
}
__name(parseMetrics, "parseMetrics");
function highestOf(metrics, names) {
  const values = names.flatMap((name) => metrics?.get(name) ?? []);
  return values.length === 0 ? null : Math.max(...values);
}
__name(highestOf, "highestOf");

// src/systems/system.ts
function indexOf(system, variant) {
  return system.indexFor === void 0 ? system.index : system.indexFor(variant);
}
__name(indexOf, "indexOf");
function stopWayOf(system, variant) {
  return system.stopFor?.(variant) ?? { signal: system.stopSignal, timeoutMs: system.stopTimeoutMs };
}
__name(stopWayOf, "stopWayOf");
function settingOr(variant, name, fallback) {
  const value = variant.configuration[name];
  return value === void 0 ? fallback : value;
}
__name(settingOr, "settingOr");
function settingTypeOf(value) {
  if (Array.isArray(value)) return "list";
  return typeof value === "object" ? "map" : typeof value;
}
__name(settingTypeOf, "settingTypeOf");

// src/systems/command-index.ts
var GAUGE_FORMS = "line:REGEX, metric:{port2}/PATH#NAME";
var INDEX_SETTINGS = {
  indexHeight: { type: "string", description: `of a program that builds an index before it is measured: where it tells the height that it has reached: ${GAUGE_FORMS}; the regular expression's first group is the height. By default it builds none` },
  indexComplete: { type: "string", description: `where it tells that its index is complete: ${GAUGE_FORMS}: a line that matches, or a metric that is not 0; by default it is complete at the tip` },
  indexTailBlocks: { type: "number", description: "newest blocks that its index leaves out when it is complete, such as those in memory; by default 0" }
};
var METRIC = /^metric:\{(port[23]?)\}(\/[^\s#]*)#([A-Za-z_:][A-Za-z0-9_:]*)$/;
function checkIndexSettings(variant) {
  const height = gaugeOf(variant, "indexHeight");
  const complete = gaugeOf(variant, "indexComplete");
  const tail = settingOr(variant, "indexTailBlocks", 0);
  if (height === null && (complete !== null || tail !== 0)) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: "nothing tells the height that its index has reached", where: complete === null ? "/indexTailBlocks" : "/indexComplete", next: "Give indexHeight, too: a build that makes no progress is known by it." });
  }
  if (height?.kind === "line") requireGroup(height.pattern, { what: "the height", where: "/indexHeight", example: String.raw`line:height (\d+)` });
  if (!Number.isInteger(tail) || tail < 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${String(tail)} is no number of blocks`, where: "/indexTailBlocks" });
}
__name(checkIndexSettings, "checkIndexSettings");
function commandIndex(variant) {
  const height = gaugeOf(variant, "indexHeight");
  if (height === null) return null;
  const complete = gaugeOf(variant, "indexComplete");
  const tail = settingOr(variant, "indexTailBlocks", 0);
  return { servesWhileBuilding: true, openProbe: /* @__PURE__ */ __name((request2) => new CommandProbe(request2, { height, complete, tail }), "openProbe") };
}
__name(commandIndex, "commandIndex");
function gaugeOf(variant, setting) {
  const text = settingOr(variant, setting, "");
  if (text === "") return null;
  if (text.startsWith("line:") && text !== "line:") return { kind: "line", pattern: regularExpression(text.slice("line:".length), `/${setting}`) };
  const [, port, path, name] = METRIC.exec(text) ?? [];
  if (port !== void 0 && path !== void 0 && name !== void 0) return { kind: "metric", port, path, name };
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(text)} is no place where a program tells how far its index is; known: ${GAUGE_FORMS}`, where: `/${setting}` });
}
__name(gaugeOf, "gaugeOf");
var CommandProbe = class {
  static {
    __name(this, "CommandProbe");
  }
  #request;
  #gauges;
  #heightInLines = null;
  #completeInLines = false;
  constructor(request2, gauges) {
    this.#request = request2;
    this.#gauges = gauges;
  }
  takeLine(line) {
    const { height, complete } = this.#gauges;
    const text = height.kind === "line" ? height.pattern.exec(line)?.[1] : void 0;
    if (text !== void 0 && /^\d{1,9}$/.test(text)) this.#heightInLines = Number(text);
    if (complete?.kind === "line" && complete.pattern.test(line)) this.#completeInLines = true;
  }
  async read(signal) {
    const { height: heightGauge, complete: completeGauge, tail } = this.#gauges;
    const height = heightGauge.kind === "line" ? this.#heightInLines : await this.#metric(heightGauge, signal);
    const targetHeight = Math.max(0, this.#request.tipHeight - tail);
    const isThere = height !== null && height >= targetHeight;
    if (completeGauge === null) return { height, targetHeight, complete: isThere };
    const complete = completeGauge.kind === "line" ? this.#completeInLines : (await this.#metric(completeGauge, signal) ?? 0) !== 0;
    return { height, targetHeight, complete: complete && isThere };
  }
  async #metric({ port, path, name }, signal) {
    const value = (await readMetrics(this.#request.ports[port] ?? 0, signal, path))?.get(name);
    return value ?? null;
  }
};

// src/systems/command-values.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { basename as basename2 } from "node:path";
var COMMAND_VALUES = {
  program: "the file of the pin",
  port: "a free port of 127.0.0.1, at which it has to serve CompactTxStreamer",
  port2: "another free port",
  port3: "another free port",
  work: "a folder of its own, removed after the run",
  index: "a folder for its index, absent or empty at first, kept from one launch of a run to the next",
  snapshot: "the restored snapshot, only to be read",
  network: "mainnet, testnet or regtest",
  tip_height: "height of the snapshot’s tip",
  nodejs: "the Node.js that runs indexbench"
};
var NODE_VALUES = {
  node_rpc: "HOST:PORT of its JSON-RPC",
  node_rpc_host: "its host alone",
  node_rpc_port: "its port alone",
  node_grpc: "HOST:PORT of its indexer gRPC",
  node_peer: "HOST:PORT of its peer-to-peer listener",
  node_cookie: "the file that holds the user name and password of its JSON-RPC",
  node_user: "that user name",
  node_password: "that password",
  node_state: "its state folder, only to be read"
};
function commandValues(program, context) {
  const { ports, workFolder, indexFolder, snapshotFolder, snapshot, node } = context;
  return {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    program,
    work: workFolder,
    index: indexFolder,
    snapshot: snapshotFolder,
    network: snapshot.network,
    tip_height: String(snapshot.tipHeight),
    nodejs: process.execPath,
    ...node === null ? {} : nodeValues(node)
  };
}
__name(commandValues, "commandValues");
function nodeValues(node) {
  const at = /* @__PURE__ */ __name((address) => address === null ? null : `${address.host}:${address.port}`, "at");
  const { user, password } = nodeCredentials(node);
  return {
    node_rpc: at(node.jsonRpc),
    node_rpc_host: node.jsonRpc.host,
    node_rpc_port: String(node.jsonRpc.port),
    node_grpc: at(node.indexer),
    node_peer: at(node.peer),
    node_cookie: node.cookieFile,
    node_user: user,
    node_password: password,
    node_state: node.stateFolder
  };
}
__name(nodeValues, "nodeValues");
function nodeCredentials({ cookieFile }) {
  if (cookieFile === null) return { user: null, password: null };
  const [user, ...password] = readCookie(cookieFile).trim().split(":");
  if (user === void 0 || password.length === 0) throw new IndexbenchError("SYSTEM_NOT_READY", { what: `the cookie file of its node (${basename2(cookieFile)}) holds no user name and password` });
  return { user, password: password.join(":") };
}
__name(nodeCredentials, "nodeCredentials");
function readCookie(file) {
  try {
    return readFileSync2(file, "utf8");
  } catch (cause) {
    throw new IndexbenchError("SYSTEM_NOT_READY", { what: `the cookie file of its node cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, where: file, cause });
  }
}
__name(readCookie, "readCookie");

// src/systems/ports.ts
function portOf(ports, name) {
  const port = ports[name];
  if (port === void 0) throw new Error(`no port "${name}" was chosen`);
  return port;
}
__name(portOf, "portOf");
function fixedPort(variant, setting, name) {
  const port = settingOr(variant, setting, 0);
  return port === 0 ? {} : { [name]: port };
}
__name(fixedPort, "fixedPort");

// src/systems/template.ts
var PLACEHOLDER = /\{([a-z][a-z0-9_]*)\}/g;
function placeholdersIn(text) {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
__name(placeholdersIn, "placeholdersIn");
function checkTemplate(text, known, where) {
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  if (unknown === void 0) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `nothing stands for {${unknown}}; known: ${known.map((name) => `{${name}}`).join(" ")}`, where, next: "Mend the name in braces." });
}
__name(checkTemplate, "checkTemplate");
function fillTemplate(text, values) {
  return text.replaceAll(PLACEHOLDER, (whole, name) => {
    const value = Object.hasOwn(values, name) ? values[name] : void 0;
    if (value === void 0 || value === null) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${whole} has no value in this launch`, where: text });
    return value;
  });
}
__name(fillTemplate, "fillTemplate");

// src/systems/command-system.ts
var PORTS = ["port", "port2", "port3"];
var DEFAULTS = { ready: "grpc", readySeconds: 120, stopSignal: "SIGTERM", stopSeconds: 10 };
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGKILL"];
function commandSystem({ name, description, program, command: command2 }) {
  const argumentsOf = /* @__PURE__ */ __name((variant) => settingOr(variant, "command", [...command2]), "argumentsOf");
  return {
    name,
    description,
    settings: {
      command: { type: "list", description: `the command line; by default ${command2.join(" ")}. In braces: ${Object.keys(COMMAND_VALUES).join(" ")}; with a node beside it: ${Object.keys(NODE_VALUES).join(" ")}` },
      cwd: { type: "string", description: "where it starts; by default {work}. A relative path is of the folder where indexbench is started" },
      env: { type: "map", description: "its environment, beside PATH and LANG; with the same names in braces" },
      port: { type: "number", description: "a fixed {port}; by default a free one" },
      ready: { type: "string", description: `how it tells that it is ready: ${READY_FORMS}; by default ${DEFAULTS.ready}` },
      readySeconds: { type: "number", description: `longest time from launch to ready; by default ${DEFAULTS.readySeconds}` },
      stopSignal: { type: "string", description: `the signal that asks it to end; by default ${DEFAULTS.stopSignal}` },
      stopSeconds: { type: "number", description: `longest time that this may take; by default ${DEFAULTS.stopSeconds}` },
      address: { type: "string", description: "of a program that chooses its port itself: line:REGEX, whose first group is the port of 127.0.0.1; by default it serves at {port}" },
      ...INDEX_SETTINGS,
      versionArguments: { type: "list", description: "arguments that make the program tell its version, such as --version; by default it is not asked" }
    },
    program,
    snapshots: ["compact-blocks", "node-state"],
    needsNode: "optional",
    ownsState: false,
    index: null,
    indexFor: commandIndex,
    ports: PORTS,
    fixedPorts: /* @__PURE__ */ __name((variant) => fixedPort(variant, "port", "port"), "fixedPorts"),
    readyTimeoutMs: /* @__PURE__ */ __name((variant) => settingOr(variant, "readySeconds", DEFAULTS.readySeconds) * 1e3, "readyTimeoutMs"),
    stopSignal: DEFAULTS.stopSignal,
    stopTimeoutMs: DEFAULTS.stopSeconds * 1e3,
    stopFor: /* @__PURE__ */ __name((variant) => ({ signal: signalOf(variant), timeoutMs: settingOr(variant, "stopSeconds", DEFAULTS.stopSeconds) * 1e3 }), "stopFor"),
    check: /* @__PURE__ */ __name((variant) => checkSettings(variant, argumentsOf(variant)), "check"),
    async obtain(variant, context) {
      const versionArguments = settingOr(variant, "versionArguments", []);
      const obtained = await obtainProgram(variant, { program, versionArguments: versionArguments.length === 0 ? null : versionArguments }, context);
      const [first = ""] = argumentsOf(variant);
      return { ...obtained, ...interpreterOf(first, context, variant) };
    },
    launchSpec: /* @__PURE__ */ __name((variant, obtained, context) => Promise.resolve(specOf(variant, argumentsOf(variant), { obtained, context })), "launchSpec")
  };
}
__name(commandSystem, "commandSystem");
function checkSettings(variant, command2) {
  const known = [...Object.keys(COMMAND_VALUES), ...variant.node === void 0 ? [] : Object.keys(NODE_VALUES)];
  if (command2.length === 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the command line is empty", where: "/command", next: "Name at least the program: {program}." });
  command2.forEach((part, index) => checkTemplate(part, known, `/command/${index}`));
  if (!command2.some((part) => placeholdersIn(part).includes("program"))) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the command line does not use {program}, whose digest identifies what is measured", where: "/command", next: "Put {program} where the file of the pin stands." });
  }
  for (const [name, value] of Object.entries(settingOr(variant, "env", {}))) checkTemplate(value, known, `/env/${name}`);
  checkTemplate(settingOr(variant, "cwd", ""), known, "/cwd");
  readyProbe(settingOr(variant, "ready", DEFAULTS.ready), {});
  addressPattern(variant);
  checkIndexSettings(variant);
  signalOf(variant);
  for (const setting of ["readySeconds", "stopSeconds"]) {
    const seconds = settingOr(variant, setting, DEFAULTS[setting]);
    if (!(seconds > 0 && seconds <= 86400)) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${seconds} s; allowed: more than 0, at most 86400`, where: `/${setting}` });
  }
}
__name(checkSettings, "checkSettings");
function signalOf(variant) {
  const signal = settingOr(variant, "stopSignal", DEFAULTS.stopSignal);
  if (SIGNALS.includes(signal) && signal in constants2.signals) return signal;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(signal)} is no signal to end by; known: ${SIGNALS.join(", ")}`, where: "/stopSignal" });
}
__name(signalOf, "signalOf");
function interpreterOf(first, { toolFolders }, { pin }) {
  if (first.includes("/") || placeholdersIn(first).length > 0) return {};
  const file = findProgram(first, toolFolders.join(delimiter2));
  if (file !== null) return { interpreter: file };
  throw new IndexbenchError("TOOL_MISSING", { what: `the program ${first}, which runs ${pin}, was not found`, where: "PATH", next: "Install it, or name its path in the setting command." });
}
__name(interpreterOf, "interpreterOf");
function specOf(variant, command2, { obtained, context }) {
  const values = commandValues(obtained.file, context);
  const [first = "", ...args] = command2.map((part) => fillTemplate(part, values));
  const cwd = settingOr(variant, "cwd", "");
  return {
    command: obtained.interpreter ?? first,
    args,
    env: Object.fromEntries(Object.entries(settingOr(variant, "env", {})).map(([name, value]) => [name, fillTemplate(value, values)])),
    ...cwd === "" ? {} : { cwd: resolve3(fillTemplate(cwd, values)) },
    ...servingOf(variant, context),
    secrets: secretsIn(values)
  };
}
__name(specOf, "specOf");
function servingOf(variant, { ports }) {
  const ready = readyProbe(settingOr(variant, "ready", DEFAULTS.ready), ports);
  const pattern = addressPattern(variant);
  const port = portOf(ports, "port");
  if (pattern === null) return { address: { host: "127.0.0.1", port }, ready: [ready, { kind: "listening", port }] };
  return { address: null, addressIn: /* @__PURE__ */ __name((line) => addressIn(line, pattern), "addressIn"), ready: [ready] };
}
__name(servingOf, "servingOf");
function addressIn(line, pattern) {
  const port = pattern.exec(line)?.[1];
  return port === void 0 || !/^\d{1,5}$/.test(port) ? null : { host: "127.0.0.1", port: Number(port) };
}
__name(addressIn, "addressIn");
function addressPattern(variant) {
  const text = settingOr(variant, "address", "");
  if (text === "") return null;
  if (!text.startsWith("line:")) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(text)} is no way to tell an address; known: line:REGEX`, where: "/address" });
  const pattern = regularExpression(text.slice("line:".length), "/address");
  requireGroup(pattern, { what: "the port", where: "/address", example: String.raw`line:listening on \S+:(\d+)` });
  if (settingOr(variant, "ready", DEFAULTS.ready) === "tcp") throw new IndexbenchError("INPUT_INCONSISTENT", { what: "ready is tcp, which asks {port}, but the program chooses its port itself", where: "/ready", next: "Leave ready out: it must answer GetLightdInfo at the address that it tells." });
  return pattern;
}
__name(addressPattern, "addressPattern");
function secretsIn({ node_password: password }) {
  return password === null || password === void 0 ? [] : [password];
}
__name(secretsIn, "secretsIn");

// src/systems/command.ts
var command = commandSystem({
  name: "command",
  description: "any CompactTxStreamer server of your own: the variant says how to start it",
  program: "server",
  command: ["{program}"]
});

// src/systems/lightwalletd.ts
import { stat } from "node:fs/promises";
import { join as join9 } from "node:path";

// src/systems/node-beside.ts
function requireNode({ node }) {
  if (node === null) throw new Error("a system that needs a node was given none");
  return node;
}
__name(requireNode, "requireNode");

// src/systems/port-open.ts
import { connect } from "node:net";
var TIMEOUT_MS2 = 1e3;
function isPortOpen(port) {
  return new Promise((resolve4) => {
    const socket = connect({ host: "127.0.0.1", port, timeout: TIMEOUT_MS2 });
    const end = /* @__PURE__ */ __name((open3) => {
      socket.destroy();
      resolve4(open3);
    }, "end");
    socket.once("connect", () => end(true)).once("error", () => end(false)).once("timeout", () => end(false));
  });
}
__name(isPortOpen, "isPortOpen");

// src/systems/lightwalletd.ts
var WARNING = 3;
var INFO = 4;
var LOG_THROUGH_PIPE = 'rm -f "$0" && mkfifo -m 600 "$0" && { cat "$0" & exec "$@"; }';
var CHAIN_FOLDERS = ["main", "test"];
var BYTES_PER_LENGTH = 4;
var lightwalletd = {
  name: "lightwalletd",
  description: "lightwalletd, beside a frozen zebra; its index is the disk cache of compact blocks, filled block by block by JSON-RPC",
  settings: {
    grpcPort: { type: "number", description: "a fixed port for CompactTxStreamer; by default a free one" },
    logLevel: { type: "number", description: "--log-level, 1 to 7; by default 3 (warnings) while it is measured serving, else 4" },
    readySeconds: { type: "number", description: "longest time from launch to ready; by default 300, since it asks a node that does not answer 10 times" }
  },
  program: "lightwalletd",
  snapshots: ["node-state"],
  needsNode: true,
  ownsState: false,
  index: { servesWhileBuilding: true, openProbe: /* @__PURE__ */ __name((request2) => new LightwalletdProbe(request2), "openProbe") },
  ports: ["grpc", "http"],
  fixedPorts: /* @__PURE__ */ __name((variant) => fixedPort(variant, "grpcPort", "grpc"), "fixedPorts"),
  readyTimeoutMs: /* @__PURE__ */ __name((variant) => settingOr(variant, "readySeconds", 300) * 1e3, "readyTimeoutMs"),
  // It writes its cache to the disk, then ends with exit code 1, which is its clean one.
  stopSignal: "SIGINT",
  stopTimeoutMs: 3e4,
  check(variant) {
    const level = settingOr(variant, "logLevel", INFO);
    if (!Number.isInteger(level) || level < 1 || level > 7) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${level} is no log level; allowed: 1 to 7`, where: "/logLevel" });
  },
  obtain: /* @__PURE__ */ __name((variant, context) => obtainProgram(variant, { program: "lightwalletd", versionArguments: ["version"] }, context), "obtain"),
  launchSpec(variant, program, context) {
    const { ports, purpose, workFolder, indexFolder } = context;
    const { jsonRpc, ...node } = requireNode(context);
    const { user, password } = nodeCredentials({ jsonRpc, ...node });
    const at = /* @__PURE__ */ __name((name) => `127.0.0.1:${portOf(ports, name)}`, "at");
    const logPipe = join9(workFolder, "log.pipe");
    const secret = password ?? "none";
    return Promise.resolve({
      command: "/bin/sh",
      args: [
        "-c",
        LOG_THROUGH_PIPE,
        logPipe,
        program.file,
        "--no-tls-very-insecure",
        "--grpc-bind-addr",
        at("grpc"),
        "--http-bind-addr",
        at("http"),
        "--data-dir",
        indexFolder,
        "--log-file",
        logPipe,
        "--log-level",
        String(settingOr(variant, "logLevel", defaultLevel(purpose))),
        "--rpcuser",
        user ?? "none",
        "--rpchost",
        jsonRpc.host,
        "--rpcport",
        String(jsonRpc.port)
      ],
      // Not as a flag, which everybody on the host could read.
      env: { HOME: workFolder, RPCPASSWORD: secret },
      address: { host: "127.0.0.1", port: portOf(ports, "grpc") },
      ready: [{ kind: "listening", port: portOf(ports, "grpc") }],
      secrets: password === null ? [] : [password]
    });
  }
};
function defaultLevel(purpose) {
  return purpose === "serving" ? WARNING : INFO;
}
__name(defaultLevel, "defaultLevel");
var LightwalletdProbe = class {
  static {
    __name(this, "LightwalletdProbe");
  }
  #request;
  #waitsFor = 0;
  constructor(request2) {
    this.#request = request2;
  }
  takeLine(line) {
    const next = /Waiting for block: (\d+)/.exec(line)?.[1];
    if (next !== void 0) this.#waitsFor = Number(next);
  }
  async read() {
    const { tipHeight, ports, indexFolder, purpose } = this.#request;
    const height = await cachedHeight(indexFolder);
    const isThere = height !== null && height >= tipHeight && (this.#waitsFor > tipHeight || purpose === "serving");
    return { height, targetHeight: tipHeight, complete: isThere && await isPortOpen(portOf(ports, "grpc")) };
  }
};
async function cachedHeight(folder) {
  const sizes = await Promise.all(CHAIN_FOLDERS.map((chain) => stat(join9(folder, "db", chain, "lengths")).then(({ size }) => size, () => 0)));
  const blocks = Math.floor(Math.max(...sizes) / BYTES_PER_LENGTH);
  return blocks === 0 ? null : blocks - 1;
}
__name(cachedHeight, "cachedHeight");

// src/systems/prep.ts
var prep = commandSystem({
  name: "prep",
  description: "Prep, profile serve-compact (height-based blocks and metadata only); pin its program by path: or command:",
  program: "prep",
  command: ["{program}", "--chain", "{snapshot}", "--profile", "serve-compact", "--listen", "127.0.0.1:{port}"]
});

// src/systems/reference.ts
import { access } from "node:fs/promises";
import { isAbsolute as isAbsolute2, join as join10 } from "node:path";
var reference = {
  name: "reference",
  description: "the embedded CompactTxStreamer server; needs nothing installed",
  settings: {
    profile: { type: "string", description: "full, or serve-compact (height-based blocks and metadata only)" },
    unbatched: { type: "boolean", description: "one socket write a message, Nagle’s algorithm left on" },
    port: { type: "number", description: "a fixed port; by default a free one" },
    readySeconds: { type: "number", description: "longest time from launch to ready; by default 30" },
    faults: { type: "string", description: "faults for tests, comma-separated: see `indexbench reference --help`" }
  },
  program: null,
  snapshots: ["compact-blocks"],
  needsNode: false,
  ownsState: false,
  index: null,
  ports: [],
  fixedPorts(variant) {
    const port = settingOr(variant, "port", 0);
    return port === 0 ? {} : { grpc: port };
  },
  stopSignal: "SIGINT",
  stopTimeoutMs: 5e3,
  readyTimeoutMs: /* @__PURE__ */ __name((variant) => settingOr(variant, "readySeconds", 30) * 1e3, "readyTimeoutMs"),
  check(variant) {
    parseReferenceOptions(flagsOf(variant, "-"));
  },
  async obtain(variant, { packageRoot }) {
    const file = fileOfPin(variant, packageRoot);
    try {
      await access(file);
    } catch (cause) {
      throw new IndexbenchError("TOOL_MISSING", { what: `${file} is absent`, where: `pin ${variant.pin}`, next: "In a checkout, run `npm run build` first.", cause });
    }
    return { file, reportedVersion: null, buildProfile: "as-shipped", origin: { kind: "embedded" } };
  },
  launchSpec(variant, program, context) {
    return Promise.resolve({ command: process.execPath, args: [program.file, ...flagsOf(variant, context.snapshotFolder)], env: {}, address: null });
  },
  addressIn(line) {
    const match = /^\{"ready":true,"address":"([^":]+):(\d+)"/.exec(line);
    return match === null ? null : { host: match[1] ?? "", port: Number(match[2]) };
  }
};
function flagsOf(variant, chain) {
  const flags = ["--chain", chain, "--profile", settingOr(variant, "profile", "full"), "--listen", `127.0.0.1:${settingOr(variant, "port", 0)}`];
  if (settingOr(variant, "unbatched", false)) flags.push("--unbatched");
  for (const fault of settingOr(variant, "faults", "").split(",").filter(Boolean)) flags.push("--fault", fault);
  return flags;
}
__name(flagsOf, "flagsOf");
function fileOfPin(variant, packageRoot) {
  const path = /^path:(.+)$/.exec(variant.pin)?.[1];
  if (path === void 0) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the reference system cannot be obtained from ${variant.pin}`, next: "Use the pin path:dist/reference.mjs." });
  }
  return isAbsolute2(path) ? path : join10(packageRoot, path);
}
__name(fileOfPin, "fileOfPin");

// src/systems/zaino.ts
import { join as join11 } from "node:path";

// src/systems/node-state.ts
function requireNodeState(snapshot) {
  if (snapshot.kind === "node-state") return snapshot;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `a node starts from a snapshot of the kind node-state, not ${snapshot.kind}` });
}
__name(requireNodeState, "requireNodeState");
function requireStateFolder(folder) {
  if (folder === null) throw new Error("a system with a state of its own was given no folder for it");
  return folder;
}
__name(requireStateFolder, "requireStateFolder");
var NETWORK_NAMES = { mainnet: "Mainnet", testnet: "Testnet", regtest: "Regtest" };
function networkName(network) {
  return NETWORK_NAMES[network];
}
__name(networkName, "networkName");
function frozenNetwork(snapshot, { port, peers }) {
  const { network, activationHeights } = snapshot;
  const parameters = network === "regtest" ? { testnet_parameters: { activation_heights: { ...activationHeights } } } : {};
  return {
    network: networkName(network),
    listen_addr: `127.0.0.1:${String(port)}`,
    initial_mainnet_peers: network === "mainnet" ? [...peers] : [],
    initial_testnet_peers: network === "mainnet" ? [] : [...peers],
    cache_dir: false,
    ...parameters
  };
}
__name(frozenNetwork, "frozenNetwork");
function checkNodeVersion(variant, snapshot, versions) {
  const { network, stateVersion, tipHeight } = requireNodeState(snapshot);
  const version = /@([^@]+)$/.exec(variant.pin)?.[1] ?? "";
  const known = Object.hasOwn(versions, version) ? versions[version] : void 0;
  if (known === void 0) return;
  const where = `pin ${variant.pin}`;
  if (!known.stateVersions.includes(stateVersion)) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `opens states of the format ${known.stateVersions.join(" or ")}; the snapshot is of the format ${stateVersion}`, where, next: "Pin a version that opens this format, or another snapshot." });
  }
  if (network === "mainnet" && tipHeight > known.lastMainnetHeight) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `this version’s support on Mainnet ends at height ${String(known.lastMainnetHeight)}, where it stops itself; the snapshot’s tip is ${String(tipHeight)}`, where, next: "Pin a newer version, or an older snapshot." });
  }
}
__name(checkNodeVersion, "checkNodeVersion");

// src/systems/zaino.ts
var CONFIG_FILE = "zainod.toml";
var BACKENDS = ["direct", "rpc"];
var UNINDEXED_BLOCKS = 1001;
var COMMITTED = ["zaino_sync_finalized_height", "zaino_db_validated_height", "zaino_db_tip_height"];
var FETCHED = "zaino_sync_fetched_height";
var BUILT_BLOCKS = "zaino_sync_block_build_seconds_count";
var PASSING_THROUGH = "zaino_db_finalised_ephemeral";
var zaino = {
  name: "zaino",
  description: "zainod, beside a frozen zebra; its index is complete when reads come from its own database again",
  settings: {
    backend: { type: "string", description: "direct (reads the node’s database; default) or rpc (JSON-RPC alone)" },
    syncWriteBatchGib: { type: "number", description: "storage.database.sync_write_batch_size, GiB; by default 1, since up to twice that is taken as memory" },
    accumulatorRebuildGib: { type: "number", description: "storage.database.accumulator_rebuild_memory_size, GiB; by default zainod’s own" },
    syncCheckpointSeconds: { type: "number", description: "storage.database.sync_checkpoint_interval; by default zainod’s own" },
    databaseSizeGib: { type: "number", description: "storage.database.size: address space of the database, GiB; by default zainod’s own" },
    grpcPort: { type: "number", description: "a fixed port for CompactTxStreamer; by default a free one" },
    logFilter: { type: "string", description: "RUST_LOG; by default warn while it is measured serving, else info for its own crates" },
    readySeconds: { type: "number", description: "longest time from launch to ready on a finished index; by default 900" }
  },
  program: "zainod",
  snapshots: ["node-state"],
  needsNode: true,
  ownsState: false,
  index: { servesWhileBuilding: true, openProbe: /* @__PURE__ */ __name((request2) => new ZainoProbe(request2), "openProbe") },
  ports: ["grpc", "metrics"],
  fixedPorts: /* @__PURE__ */ __name((variant) => fixedPort(variant, "grpcPort", "grpc"), "fixedPorts"),
  // On a finished index it reads the whole of it before it is ready.
  readyTimeoutMs: /* @__PURE__ */ __name((variant) => settingOr(variant, "readySeconds", 900) * 1e3, "readyTimeoutMs"),
  // 0.9 has no handler: the signal ends it at once.
  stopSignal: "SIGTERM",
  stopTimeoutMs: 6e4,
  check(variant) {
    const backend = settingOr(variant, "backend", "direct");
    if (!BACKENDS.some((name) => name === backend)) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `unknown backend "${backend}"; known: ${BACKENDS.join(", ")}` });
  },
  obtain: /* @__PURE__ */ __name((variant, context) => obtainProgram(variant, { program: "zainod", versionArguments: ["--version"] }, context), "obtain"),
  launchSpec(variant, program, context) {
    const { workFolder, ports, purpose } = context;
    const grpc = portOf(ports, "grpc");
    return Promise.resolve({
      command: program.file,
      args: ["start", "--config", join11(workFolder, CONFIG_FILE)],
      env: { HOME: workFolder, RUST_LOG: settingOr(variant, "logFilter", defaultFilter(purpose)), ZAINOLOG_FORMAT: "stream", ZAINOLOG_COLOR: "false" },
      files: [{ path: CONFIG_FILE, text: stringify(configOf(variant, context)) }],
      // In direct mode it opens the node's database a second time, some thousand files.
      openFiles: 16384,
      address: { host: "127.0.0.1", port: grpc },
      ready: [{ kind: "listening", port: grpc }]
    });
  }
};
function defaultFilter(purpose) {
  return purpose === "serving" ? "warn" : "warn,zainod=info,zainodlib=info,zaino_state=info,zaino_chain_store_zainodb=info";
}
__name(defaultFilter, "defaultFilter");
function configOf(variant, context) {
  const { ports, indexFolder, snapshot } = context;
  const node = requireNode(context);
  const backend = settingOr(variant, "backend", "direct");
  const at = /* @__PURE__ */ __name(({ host, port }) => `${host}:${String(port)}`, "at");
  const direct = backend === "direct" && node.indexer !== null ? { validator_grpc_listen_address: at(node.indexer) } : {};
  const cookie = node.cookieFile === null ? {} : { validator_cookie_path: node.cookieFile };
  return {
    backend,
    network: networkName(requireNodeState(snapshot).network),
    ...backend === "direct" ? { zebra_db_path: node.stateFolder } : {},
    metrics_endpoint: `127.0.0.1:${String(portOf(ports, "metrics"))}`,
    grpc_settings: { listen_address: `127.0.0.1:${String(portOf(ports, "grpc"))}` },
    validator_settings: { validator_jsonrpc_listen_address: at(node.jsonRpc), ...direct, ...cookie },
    storage: { database: { path: indexFolder, sync_write_batch_size: settingOr(variant, "syncWriteBatchGib", 1), ...optional(variant) } }
  };
}
__name(configOf, "configOf");
var OPTIONAL_KEYS = { databaseSizeGib: "size", accumulatorRebuildGib: "accumulator_rebuild_memory_size", syncCheckpointSeconds: "sync_checkpoint_interval" };
function optional({ configuration }) {
  return Object.fromEntries(Object.entries(OPTIONAL_KEYS).flatMap(([setting, key]) => configuration[setting] === void 0 ? [] : [[key, configuration[setting]]]));
}
__name(optional, "optional");
var ZainoProbe = class {
  static {
    __name(this, "ZainoProbe");
  }
  #request;
  #targetHeight;
  #isPassingThrough = false;
  #wasSwitchedBack = false;
  constructor(request2) {
    this.#request = request2;
    this.#targetHeight = Math.max(0, request2.tipHeight - UNINDEXED_BLOCKS);
  }
  takeLine(line) {
    if (line.includes("finalised state switched to the ephemeral passthrough")) this.#isPassingThrough = true;
    if (!line.includes("finalised state switched back to the persistent database")) return;
    this.#isPassingThrough = false;
    this.#wasSwitchedBack = true;
  }
  async read(signal) {
    const { ports } = this.#request;
    const isOpen = await isPortOpen(portOf(ports, "grpc"));
    const metrics = await readMetrics(portOf(ports, "metrics"), signal);
    const committed = highestOf(metrics, COMMITTED);
    const built = metrics?.get(BUILT_BLOCKS);
    const height = highest([committed, metrics?.get(FETCHED) ?? null, built === void 0 ? null : Math.min(this.#targetHeight, built - 1)]);
    return { height, targetHeight: this.#targetHeight, complete: isOpen && this.#readsFromIndex(metrics, committed) };
  }
  #readsFromIndex(metrics, committed) {
    const passingThrough = metrics?.get(PASSING_THROUGH);
    if (this.#isPassingThrough || passingThrough === 1) return false;
    if (committed !== null) return committed >= this.#targetHeight;
    return this.#wasSwitchedBack || passingThrough === 0 || metrics === null && this.#request.purpose === "serving";
  }
};
function highest(heights) {
  const known = heights.filter((height) => height !== null);
  return known.length === 0 ? null : Math.max(...known);
}
__name(highest, "highest");

// src/systems/zebra.ts
import { join as join12 } from "node:path";
var CONFIG_FILE2 = "zebrad.toml";
var COOKIE_FOLDER = "cookie";
var VERSIONS = {
  "6.4.2": { stateVersions: ["v28"], lastMainnetHeight: 3540768 }
};
var zebra = {
  name: "zebra",
  description: "zebrad: the node that indexers rest on; measured itself, it serves by its own CompactTxStreamer (rpc.lightwalletd_listen_addr)",
  settings: {
    grpcPort: { type: "number", description: "a fixed port for its CompactTxStreamer; by default a free one" },
    logFilter: { type: "string", description: "tracing.filter; by default warn while it is measured, else info" },
    readySeconds: { type: "number", description: "longest time from launch to ready; by default 300" }
  },
  program: "zebrad",
  snapshots: ["node-state"],
  needsNode: false,
  ownsState: true,
  index: null,
  ports: ["grpc", "jsonRpc", "indexer", "peer", "metrics"],
  fixedPorts: /* @__PURE__ */ __name((variant) => fixedPort(variant, "grpcPort", "grpc"), "fixedPorts"),
  readyTimeoutMs: /* @__PURE__ */ __name((variant) => settingOr(variant, "readySeconds", 300) * 1e3, "readyTimeoutMs"),
  stopSignal: "SIGINT",
  stopTimeoutMs: 6e4,
  check: /* @__PURE__ */ __name(() => void 0, "check"),
  checkSnapshot: /* @__PURE__ */ __name((variant, snapshot) => checkNodeVersion(variant, snapshot, VERSIONS), "checkSnapshot"),
  obtain: /* @__PURE__ */ __name((variant, context) => obtainProgram(variant, { program: "zebrad", versionArguments: ["--version"] }, context), "obtain"),
  launchSpec(variant, program, context) {
    const { workFolder, ports, purpose } = context;
    const isMeasured = purpose !== "node";
    const grpc = portOf(ports, "grpc");
    const jsonRpc = portOf(ports, "jsonRpc");
    return Promise.resolve({
      command: program.file,
      args: ["--config", join12(workFolder, CONFIG_FILE2), "start"],
      env: { HOME: workFolder },
      files: [{ path: CONFIG_FILE2, text: stringify(configOf2(context, { filter: settingOr(variant, "logFilter", isMeasured ? "warn" : "info"), isMeasured })) }],
      // RocksDB keeps the files of a large state open.
      openFiles: 8192,
      address: isMeasured ? { host: "127.0.0.1", port: grpc } : null,
      ready: [{ kind: "listening", port: jsonRpc }, { kind: "json-rpc" }, ...isMeasured ? [{ kind: "listening", port: grpc }] : []],
      node: addressesOf(context)
    });
  }
};
function configOf2(context, { filter, isMeasured }) {
  const { ports, stateFolder, snapshot, workFolder } = context;
  const at = /* @__PURE__ */ __name((name) => `127.0.0.1:${String(portOf(ports, name))}`, "at");
  return {
    // Several local nodes may share 127.0.0.1.
    network: { ...frozenNetwork(requireNodeState(snapshot), { port: portOf(ports, "peer"), peers: [] }), max_connections_per_ip: 8 },
    state: { cache_dir: requireStateFolder(stateFolder) },
    rpc: { listen_addr: at("jsonRpc"), indexer_listen_addr: at("indexer"), cookie_dir: join12(workFolder, COOKIE_FOLDER), ...isMeasured ? { lightwalletd_listen_addr: at("grpc") } : {} },
    metrics: { endpoint_addr: at("metrics") },
    tracing: { use_color: false, filter }
  };
}
__name(configOf2, "configOf");
function addressesOf({ ports, stateFolder, workFolder }) {
  const at = /* @__PURE__ */ __name((name) => ({ host: "127.0.0.1", port: portOf(ports, name) }), "at");
  return { jsonRpc: at("jsonRpc"), cookieFile: join12(workFolder, COOKIE_FOLDER, ".cookie"), indexer: at("indexer"), peer: at("peer"), stateFolder: requireStateFolder(stateFolder) };
}
__name(addressesOf, "addressesOf");

// src/systems/ztreamer.ts
import { join as join13 } from "node:path";
var CONFIG_FILE3 = "zakura.toml";
var COOKIE_FOLDER2 = "zakura-cookie";
var P2P_STACKS = ["legacy", "none"];
var UNINDEXED_BLOCKS2 = 10;
var DURABLE_HEIGHT = "ztreamer_index_durable_block_height";
var SERVING_LINE = "serving CompactTxStreamer gRPC";
var VERSIONS2 = {
  // Its Zakura 1.5.0 moves a v28 folder to v29: the copy that it is given.
  "0.2.1": { stateVersions: ["v28", "v29"], lastMainnetHeight: 3528681 }
};
var ztreamer = {
  name: "ztreamer",
  description: "ztreamerd, with a Zakura node inside on its own copy of the state; it serves once its index is complete",
  settings: {
    p2pStack: { type: "string", description: "network.p2p_stack: legacy (default; nothing but the frozen node is talked to), or none to leave the key out, which 0.1.0 refuses" },
    indexMapBytes: { type: "number", description: "--index-map-size: address space of the index; by default its own" },
    fetchWorkers: { type: "number", description: "--fetch-workers; by default its own" },
    sourceSegmentBlocks: { type: "number", description: "--source-segment-blocks; by default its own" },
    maxPendingBytes: { type: "number", description: "--max-pending-bytes; by default its own" },
    maxBatchBytes: { type: "number", description: "--max-batch-bytes; by default its own" },
    grpcPort: { type: "number", description: "a fixed port for CompactTxStreamer; by default a free one" },
    logFilter: { type: "string", description: "RUST_LOG; by default warn while it is measured serving, else info" },
    readySeconds: { type: "number", description: "longest time from launch to ready on a finished index; by default 900" }
  },
  program: "ztreamerd",
  snapshots: ["node-state"],
  needsNode: true,
  ownsState: true,
  rewritesState: true,
  index: { servesWhileBuilding: false, openProbe: /* @__PURE__ */ __name((request2) => new ZtreamerProbe(request2), "openProbe") },
  ports: ["grpc", "metrics", "jsonRpc", "peer"],
  fixedPorts: /* @__PURE__ */ __name((variant) => fixedPort(variant, "grpcPort", "grpc"), "fixedPorts"),
  readyTimeoutMs: /* @__PURE__ */ __name((variant) => settingOr(variant, "readySeconds", 900) * 1e3, "readyTimeoutMs"),
  stopSignal: "SIGINT",
  stopTimeoutMs: 12e4,
  check(variant) {
    const stack = settingOr(variant, "p2pStack", "legacy");
    if (!P2P_STACKS.some((name) => name === stack)) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `unknown p2pStack "${stack}"; known: ${P2P_STACKS.join(", ")}` });
  },
  checkSnapshot: /* @__PURE__ */ __name((variant, snapshot) => checkNodeVersion(variant, snapshot, VERSIONS2), "checkSnapshot"),
  obtain: /* @__PURE__ */ __name((variant, context) => obtainProgram(variant, { program: "ztreamerd", versionArguments: ["--version"] }, context), "obtain"),
  launchSpec(variant, program, context) {
    const { workFolder, indexFolder, ports, purpose, stateFolder } = context;
    const grpc = portOf(ports, "grpc");
    return Promise.resolve({
      command: program.file,
      args: [
        "--zakura-config",
        join13(workFolder, CONFIG_FILE3),
        "--index-dir",
        indexFolder,
        "--grpc-listen",
        `127.0.0.1:${String(grpc)}`,
        "--metrics-listen",
        `127.0.0.1:${String(portOf(ports, "metrics"))}`,
        ...flagsOf2(variant)
      ],
      env: { HOME: workFolder, RUST_LOG: settingOr(variant, "logFilter", purpose === "serving" ? "warn" : "info"), NO_COLOR: "1" },
      files: [{ path: CONFIG_FILE3, text: stringify(configOf3(variant, context)) }],
      openFiles: 8192,
      address: { host: "127.0.0.1", port: grpc },
      ready: [{ kind: "listening", port: grpc }, { kind: "json-rpc" }],
      node: {
        jsonRpc: { host: "127.0.0.1", port: portOf(ports, "jsonRpc") },
        cookieFile: join13(workFolder, COOKIE_FOLDER2, ".cookie"),
        indexer: null,
        peer: { host: "127.0.0.1", port: portOf(ports, "peer") },
        stateFolder: requireStateFolder(stateFolder)
      }
    });
  }
};
var FLAGS = { indexMapBytes: "--index-map-size", fetchWorkers: "--fetch-workers", sourceSegmentBlocks: "--source-segment-blocks", maxPendingBytes: "--max-pending-bytes", maxBatchBytes: "--max-batch-bytes" };
function flagsOf2({ configuration }) {
  return Object.entries(FLAGS).flatMap(([setting, flag]) => {
    const value = configuration[setting];
    return typeof value === "number" ? [flag, String(value)] : [];
  });
}
__name(flagsOf2, "flagsOf");
function configOf3(variant, context) {
  const { ports, stateFolder, snapshot, workFolder } = context;
  const { peer } = requireNode(context);
  const peers = peer === null ? [] : [`${peer.host}:${String(peer.port)}`];
  const stack = settingOr(variant, "p2pStack", "legacy");
  return {
    // The default is "dual" off Mainnet: UDP on all interfaces, and public bootstrap peers.
    network: { ...frozenNetwork(requireNodeState(snapshot), { port: portOf(ports, "peer"), peers }), ...stack === "none" ? {} : { p2p_stack: stack, identity_dir: join13(workFolder, "zakura-identity") } },
    state: { cache_dir: requireStateFolder(stateFolder) },
    rpc: { listen_addr: `127.0.0.1:${String(portOf(ports, "jsonRpc"))}`, cookie_dir: join13(workFolder, COOKIE_FOLDER2) }
  };
}
__name(configOf3, "configOf");
var ZtreamerProbe = class {
  static {
    __name(this, "ZtreamerProbe");
  }
  #request;
  #targetHeight;
  #isServing = false;
  constructor(request2) {
    this.#request = request2;
    this.#targetHeight = Math.max(0, request2.tipHeight - UNINDEXED_BLOCKS2);
  }
  takeLine(line) {
    if (line.includes(SERVING_LINE)) this.#isServing = true;
  }
  async read(signal) {
    const { ports } = this.#request;
    const metrics = await readMetrics(portOf(ports, "metrics"), signal);
    const height = metrics?.get(DURABLE_HEIGHT) ?? null;
    const isServing = this.#isServing || await isPortOpen(portOf(ports, "grpc"));
    return { height, targetHeight: this.#targetHeight, complete: isServing && height !== null && height >= this.#targetHeight };
  }
};

// src/systems/registry.ts
var SYSTEMS = [reference, zebra, zaino, ztreamer, lightwalletd, prep, command];
var LAST_PORT = 65535;
function systemOf(variant) {
  const where = `variant ${variant.name}`;
  const system = SYSTEMS.find(({ name }) => name === variant.pin.system);
  if (system === void 0) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `unknown system "${variant.pin.system}"; known: ${SYSTEMS.map(({ name }) => name).join(", ")}`, where: `${where}#/system` });
  }
  for (const [key, value] of Object.entries(variant.pin.configuration)) {
    const setting = system.settings[key];
    const pointer = `${where}#/configuration/${key}`;
    if (setting === void 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${system.name} has no setting "${key}"; it has: ${Object.keys(system.settings).join(", ")}`, where: pointer });
    if (settingTypeOf(value) !== setting.type) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${JSON.stringify(value)} is a ${settingTypeOf(value)}; ${system.name} wants a ${setting.type}`, where: pointer, next: `Make it a ${setting.type}.` });
  }
  checkNode(variant, system, where);
  checkPorts(variant, system, where);
  try {
    system.check(variant.pin);
  } catch (cause) {
    if (!(cause instanceof IndexbenchError)) throw cause;
    const [what, pointer] = cause.where?.startsWith("/") === true ? [cause.what, cause.where] : [cause.message, ""];
    throw new IndexbenchError("INPUT_INCONSISTENT", { what, where: `${where}#/configuration${pointer}`, next: cause.next, cause });
  }
  return system;
}
__name(systemOf, "systemOf");
function checkPorts({ pin }, system, where) {
  for (const port of Object.values(system.fixedPorts(pin))) {
    if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) continue;
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${String(port)} is no port`, where: `${where}#/configuration`, next: `Give a whole number from 1 to ${String(LAST_PORT)}, or leave the port out: a free one is then taken.` });
  }
}
__name(checkPorts, "checkPorts");
function checkNode({ pin, node }, system, where) {
  if (system.needsNode === "optional" || system.needsNode === (pin.node !== void 0)) {
    if (node !== void 0) systemOf(node);
    return;
  }
  if (system.needsNode) throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${system.name} needs a node beside it, and names none`, where: `${where}#/node`, next: "Give the variant a node: the name of a variant of the system zebra." });
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${system.name} needs no node, but names ${String(pin.node)}`, where: `${where}#/node`, next: "Leave the node out." });
}
__name(checkNode, "checkNode");
function checkSnapshotFor(variant, { name, pin }) {
  const system = systemOf(variant);
  if (!system.snapshots.includes(pin.kind)) {
    throw new IndexbenchError("INPUT_INCONSISTENT", { what: `${system.name} starts from a snapshot of the kind ${system.snapshots.join(" or ")}; ${name} is of the kind ${pin.kind}`, where: `variant ${variant.name}`, next: "Choose another snapshot (--snapshot), or other variants." });
  }
  system.checkSnapshot?.(variant.pin, pin);
  if (variant.node !== void 0) checkSnapshotFor(variant.node, { name, pin });
}
__name(checkSnapshotFor, "checkSnapshotFor");

export {
  exitPhrase,
  SHOWN_LOG_LINES,
  ReadyWait,
  stopGroup,
  programKey,
  cachedProgramPath,
  isStoredWhole,
  indexOf,
  stopWayOf,
  reference,
  SYSTEMS,
  systemOf,
  checkSnapshotFor
};
