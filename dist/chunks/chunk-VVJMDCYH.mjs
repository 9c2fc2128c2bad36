import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  WatchdogLedger
} from "./chunk-NBZWVPA6.mjs";
import {
  DEFAULT_PATH
} from "./chunk-4XINFEGO.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/guard-process.ts
import { spawn } from "node:child_process";

// src/host/inherited-descriptors.ts
import { closeSync, readdirSync, readFileSync } from "node:fs";
var O_CLOEXEC = 524288;
var LAST_STANDARD = 2;
function closeInheritedDescriptors() {
  for (const name of readdirSync("/proc/self/fd")) {
    const descriptor = Number(name);
    if (descriptor > LAST_STANDARD && isInheritable(descriptor)) closeSync(descriptor);
  }
}
__name(closeInheritedDescriptors, "closeInheritedDescriptors");
function isInheritable(descriptor) {
  try {
    const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${String(descriptor)}`, "utf8"))?.[1];
    return flags !== void 0 && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
  } catch {
    return false;
  }
}
__name(isInheritable, "isInheritable");

// src/host/guard-process.ts
function launchGuard({ entry, nodeArguments = [] }, known = []) {
  closeInheritedDescriptors();
  const child = spawn(process.execPath, [...nodeArguments, entry, ...known.map((message) => JSON.stringify(message))], {
    detached: true,
    cwd: "/",
    env: { PATH: DEFAULT_PATH, LANG: "C.UTF-8" },
    stdio: ["pipe", "pipe", "ignore"]
  });
  const ended = new Promise((settle) => {
    child.once("error", (error) => settle(error.message));
    child.once("exit", (code, signal) => settle(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  const ready = new Promise((settle) => {
    child.stdout.once("data", () => {
      child.stdout.destroy();
      settle();
    });
  });
  child.stdin.on("error", () => void 0);
  child.stdout.on("error", () => void 0);
  child.unref();
  return {
    pid: child.pid ?? 0,
    isAlive: /* @__PURE__ */ __name(() => child.pid !== void 0 && child.exitCode === null && child.signalCode === null, "isAlive"),
    ready,
    ended,
    send: /* @__PURE__ */ __name((message) => {
      if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}
`);
    }, "send"),
    close: /* @__PURE__ */ __name(async (limitMs) => {
      child.stdin.end();
      child.ref();
      const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
      await ended;
      clearTimeout(timer);
    }, "close")
  };
}
__name(launchGuard, "launchGuard");

// src/host/watchdog.ts
var STOP_LIMIT_MS = 1e3;
var MAX_RESTARTS = 3;
async function startWatchdog(program) {
  const guard = launchGuard(program);
  await Promise.race([
    guard.ready,
    guard.ended.then((reason) => {
      throw new IndexbenchError("INTERNAL", { what: `the watchdog could not be started: ${reason}`, where: program.entry });
    })
  ]);
  return new RestartingWatchdog(program, guard);
}
__name(startWatchdog, "startWatchdog");
var RestartingWatchdog = class {
  static {
    __name(this, "RestartingWatchdog");
  }
  #program;
  #ledger = new WatchdogLedger();
  #lost = new AbortController();
  #guard;
  #restarts = 0;
  #isStopping = false;
  constructor(program, guard) {
    this.#program = program;
    this.#guard = guard;
    this.#watch();
  }
  get pid() {
    return this.#guard.pid;
  }
  get lost() {
    return this.#lost.signal;
  }
  isAlive() {
    return this.#guard.isAlive();
  }
  groupAdded = /* @__PURE__ */ __name((group) => this.#tell({ kind: "group-added", group }), "groupAdded");
  processAdded = /* @__PURE__ */ __name((groupId, { pid, startTimeTicks }) => this.#tell({ kind: "process-added", groupId, process: { pid, startTimeTicks } }), "processAdded");
  groupRemoved = /* @__PURE__ */ __name((groupId) => this.#tell({ kind: "group-removed", groupId }), "groupRemoved");
  folderAdded = /* @__PURE__ */ __name((folder) => this.#tell({ kind: "folder-added", folder }), "folderAdded");
  folderRemoved = /* @__PURE__ */ __name((path) => this.#tell({ kind: "folder-removed", path }), "folderRemoved");
  lockAdded = /* @__PURE__ */ __name((lock) => this.#tell({ kind: "lock-added", lock }), "lockAdded");
  lockRemoved = /* @__PURE__ */ __name((file) => this.#tell({ kind: "lock-removed", file }), "lockRemoved");
  async stop() {
    this.#isStopping = true;
    this.#guard.send({ kind: "bye" });
    await this.#guard.close(STOP_LIMIT_MS);
  }
  #tell(message) {
    this.#ledger.take(message);
    this.#guard.send(message);
  }
  #watch() {
    void this.#guard.ended.then((reason) => {
      if (!this.#isStopping) this.#replace(reason);
    });
  }
  #replace(reason) {
    if (this.#restarts === MAX_RESTARTS) {
      this.#lost.abort(new IndexbenchError("WATCHDOG_LOST", { what: `the watchdog ended ${MAX_RESTARTS + 1} times, last by ${reason}` }));
      return;
    }
    this.#restarts += 1;
    this.#guard = launchGuard(this.#program, [...this.#ledger.messages()]);
    this.#watch();
  }
};

export {
  startWatchdog
};
