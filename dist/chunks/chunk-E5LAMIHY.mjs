import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  chooseBackend,
  chooseCpuSets,
  findLeftovers,
  readHostFacts
} from "./chunk-KJEBYDVH.mjs";
import {
  startWatchdog
} from "./chunk-VVJMDCYH.mjs";
import {
  readTopology
} from "./chunk-IXYCTEIM.mjs";
import {
  findTaskset,
  thisHost
} from "./chunk-4XINFEGO.mjs";
import {
  createTempFolder,
  readThreadAffinities
} from "./chunk-UZHZWLOY.mjs";
import {
  formatCpuSet,
  sameCpus
} from "./chunk-2LLGY5D6.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/host-session.ts
import { join } from "node:path";

// src/host/controller-affinity.ts
import { execFile } from "node:child_process";
import { promisify } from "node:util";
async function pinController(cpus) {
  await promisify(execFile)(findTaskset(), ["-a", "-c", "-p", formatCpuSet(cpus), String(process.pid)], { env: {} });
  const outside = readThreadAffinities("/proc", process.pid).filter((thread) => !sameCpus(thread.cpus, cpus));
  const [first] = outside;
  if (first === void 0) return;
  throw new IndexbenchError("AFFINITY", { what: `CPUs ${formatCpuSet(cpus)} were asked for, thread ${first.tid} reads back ${formatCpuSet(first.cpus)}`, where: "the controller" });
}
__name(pinController, "pinController");

// src/run/host-session.ts
function startPackageWatchdog(packageRoot) {
  return startWatchdog({ entry: join(packageRoot, "dist", "watchdog.mjs") });
}
__name(startPackageWatchdog, "startPackageWatchdog");
async function openHostSession(request) {
  const topology = readTopology();
  const cpus = chooseCpuSets({ topology, server: request.serverCpus, client: request.clientCpus });
  const watchdog = await startPackageWatchdog(request.packageRoot);
  try {
    const choice = await chooseBackend({ host: thisHost(watchdog), cpus: cpus.server });
    const facts = await readHostFacts(topology);
    const work = createTempFolder({ registrar: watchdog, ...request.workParent === void 0 ? {} : { parent: request.workParent } });
    await pinController(cpus.client);
    const notes = [...sharedNotes(cpus), ...choice.backend.limitations, ...leftoverNotes(findLeftovers(thisHost()))];
    return {
      cpus,
      choice,
      watchdog,
      lost: watchdog.lost,
      facts,
      work,
      notes,
      close: /* @__PURE__ */ __name(async () => {
        await work.remove();
        await watchdog.stop();
      }, "close")
    };
  } catch (error) {
    await watchdog.stop();
    throw error;
  }
}
__name(openHostSession, "openHostSession");
function sharedNotes(cpus) {
  if (cpus.shared) return ["server and client share CPUs: each row is flagged"];
  return cpus.smtShared ? ["server and client share physical cores: each row is flagged"] : [];
}
__name(sharedNotes, "sharedNotes");
var MAX_TOLD = 10;
function leftoverNotes(leftovers) {
  const told = leftovers.slice(0, MAX_TOLD).map((leftover) => `left by an earlier run that was killed: ${leftover}`);
  return leftovers.length > MAX_TOLD ? [...told, `and ${leftovers.length - MAX_TOLD} more that earlier runs left: indexbench doctor names them`] : told;
}
__name(leftoverNotes, "leftoverNotes");

export {
  startPackageWatchdog,
  openHostSession
};
