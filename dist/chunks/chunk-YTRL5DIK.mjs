import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DEFAULT_PATH
} from "./chunk-4I26R7DG.mjs";
import {
  IndexbenchError
} from "./chunk-TDCI7UYF.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/watchdog.ts
import { spawn } from "node:child_process";
var STOP_LIMIT_MS = 1e3;
async function startWatchdog({ entry, nodeArguments = [] }) {
  const child = spawn(process.execPath, [...nodeArguments, entry], {
    detached: true,
    cwd: "/",
    env: { PATH: DEFAULT_PATH, LANG: "C.UTF-8" },
    stdio: ["pipe", "pipe", "ignore"]
  });
  const ended = new Promise((settle) => child.once("exit", () => settle()));
  await new Promise((settle, fail) => {
    const refuse = /* @__PURE__ */ __name((cause) => fail(new IndexbenchError("INTERNAL", { what: "the watchdog could not be started", where: entry, cause })), "refuse");
    child.stdout.once("data", () => settle());
    child.once("error", refuse);
    child.once("exit", (code) => refuse(new Error(`exit code ${code}`)));
  });
  child.stdout.destroy();
  const pid = child.pid ?? 0;
  child.stdin.on("error", () => void 0);
  child.unref();
  const send = /* @__PURE__ */ __name((message) => {
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}
`);
  }, "send");
  return {
    pid,
    isAlive: /* @__PURE__ */ __name(() => child.exitCode === null && child.signalCode === null, "isAlive"),
    groupAdded: /* @__PURE__ */ __name((group) => send({ kind: "group-added", group }), "groupAdded"),
    processAdded: /* @__PURE__ */ __name((groupId, { pid: memberPid, startTimeTicks }) => send({ kind: "process-added", groupId, process: { pid: memberPid, startTimeTicks } }), "processAdded"),
    groupRemoved: /* @__PURE__ */ __name((groupId) => send({ kind: "group-removed", groupId }), "groupRemoved"),
    folderAdded: /* @__PURE__ */ __name((folder) => send({ kind: "folder-added", folder }), "folderAdded"),
    folderRemoved: /* @__PURE__ */ __name((path) => send({ kind: "folder-removed", path }), "folderRemoved"),
    stop: /* @__PURE__ */ __name(async () => {
      send({ kind: "bye" });
      child.stdin.end();
      child.ref();
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    }, "stop")
  };
}
__name(startWatchdog, "startWatchdog");

export {
  startWatchdog
};
