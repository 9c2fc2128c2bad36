import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  WatchdogLedger
} from "./chunks/chunk-NBZWVPA6.mjs";
import {
  ProcMembers,
  removeCgroups,
  runningIn
} from "./chunks/chunk-6WWEPVT2.mjs";
import {
  removeLock
} from "./chunks/chunk-JBDIOBWF.mjs";
import {
  REAL_TREE,
  isRunning,
  isSameProcess,
  removeTempFolder,
  sendSignal,
  writeKernelFile
} from "./chunks/chunk-UZHZWLOY.mjs";
import "./chunks/chunk-2LLGY5D6.mjs";
import "./chunks/chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunks/chunk-Z3YZHBLK.mjs";

// src/host/watchdog-main.ts
import { createInterface } from "node:readline";

// src/host/leftovers.ts
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
var KILL_LIMIT_MS = 2e3;
var CGROUP_LIMIT_MS = 500;
var ROUND_MS = 20;
async function clearLeftovers(ledger2, tree) {
  const { groups, folders, locks } = ledger2;
  const finders = groups.map((group) => finderOf(group, tree));
  const killRound = /* @__PURE__ */ __name(() => {
    const victims = new Set(finders.flatMap((find) => find()));
    victims.delete(process.pid);
    for (const folder of groups.flatMap((group) => group.cgroupFolders)) {
      writeKernelFile(join(folder, "cgroup.kill"), "1");
      writeKernelFile(join(folder, "freezer.state"), "THAWED");
    }
    for (const pid of victims) sendSignal(pid, "SIGKILL");
    return victims.size;
  }, "killRound");
  const deadline = performance.now() + KILL_LIMIT_MS;
  while (killRound() > 0 && performance.now() < deadline) await delay(ROUND_MS);
  await removeCgroups(groups.flatMap((group) => group.cgroupFolders), CGROUP_LIMIT_MS);
  await Promise.all(folders.map((folder) => removeTempFolder(folder)));
  for (const lock of locks) removeLock(lock);
}
__name(clearLeftovers, "clearLeftovers");
function finderOf(group, tree) {
  const members = new ProcMembers(tree.processes, group.marker);
  const started = group.processes.filter((process2) => isSameProcess(tree.processes, process2));
  for (const { pid } of started) members.addSession(pid);
  return () => [
    ...runningIn(group.cgroupFolders, tree),
    ...started.filter((process2) => isSameProcess(tree.processes, process2)).map(({ pid }) => pid),
    ...members.current({ fresh: true }).filter(isRunning).map(({ pid }) => pid)
  ];
}
__name(finderOf, "finderOf");

// src/host/watchdog-main.ts
var ledger = new WatchdogLedger();
for (const line of process.argv.slice(2)) ledger.takeLine(line);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"]) process.on(signal, () => void 0);
process.stdout.on("error", () => void 0);
process.stdout.write("ready\n");
var lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  ledger.takeLine(line);
  if (ledger.finished) process.exit(0);
});
lines.once("close", () => {
  void clearLeftovers(ledger, REAL_TREE).finally(() => process.exit(0));
});
