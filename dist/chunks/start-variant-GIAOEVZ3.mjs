import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  Stack,
  indexLimits,
  judgeStop,
  noStackFindings,
  openIndexProbe,
  untilIndexed
} from "./chunk-OYPIGKOF.mjs";
import {
  restoreForRuns,
  untilReady
} from "./chunk-PVMIQLXX.mjs";
import "./chunk-PSF5NRH6.mjs";
import "./chunk-FOJU3YVX.mjs";
import "./chunk-ZKIZNLOD.mjs";
import "./chunk-BX3INMKG.mjs";
import "./chunk-BTTVHSY2.mjs";
import "./chunk-NCMJSGSD.mjs";
import "./chunk-HGITE7RO.mjs";
import "./chunk-7SWSFMQ7.mjs";
import "./chunk-XP72CPTI.mjs";
import "./chunk-72CABWDS.mjs";
import {
  openHostSession
} from "./chunk-E5LAMIHY.mjs";
import "./chunk-KJEBYDVH.mjs";
import "./chunk-VVJMDCYH.mjs";
import "./chunk-RSWLDBUT.mjs";
import "./chunk-2DS73PN3.mjs";
import "./chunk-OOIPZF4J.mjs";
import "./chunk-OHPKR2TC.mjs";
import "./chunk-L64UNPHA.mjs";
import "./chunk-U32SJDCF.mjs";
import "./chunk-DEM4TVKW.mjs";
import "./chunk-NBZWVPA6.mjs";
import {
  namedSnapshot,
  namedVariant
} from "./chunk-VCC6MBRU.mjs";
import "./chunk-M5CERM4E.mjs";
import {
  checkSnapshotFor,
  indexOf,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import "./chunk-MJSADCBD.mjs";
import "./chunk-OQQZG2TW.mjs";
import "./chunk-YZEFXO5J.mjs";
import "./chunk-RFQZZ444.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-4XINFEGO.mjs";
import "./chunk-VBWWBLHP.mjs";
import "./chunk-QTZXZE6F.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-YKPT7K3K.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-OGI6RZVF.mjs";
import {
  assertWritable,
  makeFolder
} from "./chunk-VAUBVMUN.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-FDMA7XYU.mjs";
import "./chunk-QJGWNJXU.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-SAZ5FXJJ.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import "./chunk-UZHZWLOY.mjs";
import {
  formatCpuSet
} from "./chunk-2LLGY5D6.mjs";
import "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/start-variant.ts
import { join } from "node:path";
async function startVariant(request) {
  const variant = namedVariant(request.name, "<variant>", request);
  systemOf(variant);
  const snapshot = chooseSnapshot(variant, request);
  await systemOf(variant).obtain(variant.pin, request.obtain);
  if (variant.node !== void 0) await systemOf(variant.node).obtain(variant.node.pin, request.obtain);
  if (request.logFolder !== null) assertWritable(request.logFolder);
  const session = await openHostSession({ serverCpus: request.serverCpus, clientCpus: "auto", packageRoot: request.packageRoot, workParent: void 0 });
  try {
    for (const message of session.notes) request.emit({ kind: "notice", message });
    await keepRunning({ ...request, variant, snapshot, session, signal: AbortSignal.any([request.signal, session.lost]) });
    session.lost.throwIfAborted();
  } catch (error) {
    if (!(error instanceof IndexbenchError) || error.code !== "INTERRUPTED") throw error;
    throw new IndexbenchError("INTERRUPTED", { what: `${error.what} before ${variant.name} was ready`, next: "Nothing was left; run it again.", cause: error });
  } finally {
    await session.close();
  }
}
__name(startVariant, "startVariant");
function chooseSnapshot(variant, request) {
  if (request.snapshotName !== null) {
    const chosen = namedSnapshot(request.snapshotName, "--snapshot", request);
    checkSnapshotFor(variant, chosen);
    return chosen;
  }
  let refused = null;
  for (const name of Object.keys(request.pins.snapshots)) {
    const candidate = namedSnapshot(name, request.pinsName, request);
    try {
      checkSnapshotFor(variant, candidate);
      return candidate;
    } catch (refusal) {
      if (!(refusal instanceof IndexbenchError)) throw refusal;
      refused ??= refusal;
    }
  }
  if (refused !== null) throw refused;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the pins hold no snapshot", where: `${request.pinsName}#/snapshots` });
}
__name(chooseSnapshot, "chooseSnapshot");
async function keepRunning(request) {
  const { snapshot, session, packageRoot, signal, emit } = request;
  const workFolder = session.work.path;
  const restored = await restoreForRuns(snapshot, { workFolder, packageRoot, cacheFolder: request.obtain.cacheFolder, emit, signal });
  const logFolder = request.logFolder ?? join(workFolder, "logs");
  makeFolder(logFolder);
  const stack = await Stack.open({
    request: { ...request, ...restored, protoFolder: protoFolderOf(packageRoot), plan: { snapshot, limits: { cpuQuota: null, memoryMaxBytes: null } } },
    bundle: { logFile: /* @__PURE__ */ __name((name) => join(logFolder, `${name}.log`), "logFile") },
    journal: { stage: /* @__PURE__ */ __name((stage) => emit({ kind: "stage", stage, detail: null }), "stage") },
    workFolder,
    findings: { stack: noStackFindings() }
  });
  try {
    await keepTarget(stack, request);
  } catch (error) {
    await stack.close().catch(() => void 0);
    throw error;
  }
  await stack.close();
}
__name(keepRunning, "keepRunning");
async function keepTarget(stack, { variant, snapshot, session, packageRoot, signal, emit, onReady }) {
  emit({ kind: "stage", stage: "launching", detail: null });
  const index = indexOf(systemOf(variant), variant.pin);
  const launched = await stack.launch(index === null ? "serving" : "index-build");
  const watch = stack.watch(launched);
  const ended = AbortSignal.any([signal, watch.signal]);
  try {
    if (index !== null) await untilBuilt(launched, index, { emit, signal: ended });
    emit({ kind: "stage", stage: "waiting until ready", detail: null });
    const { address } = await untilReady(launched, { protoFolder: protoFolderOf(packageRoot), signal: ended });
    onReady({
      variant: variant.name,
      snapshot: snapshot.name,
      tipHeight: snapshot.pin.tipHeight,
      address,
      ports: launched.context.ports,
      pid: launched.process.pid,
      node: startedNode(stack.node),
      serverCpus: formatCpuSet(session.cpus.server)
    });
    await aborted(ended);
    watch.throwIfGone();
  } catch (error) {
    const cause = signal.aborted ? error : await watch.causeOf(error);
    await stopQuietly(launched, watch);
    throw cause;
  }
  emit({ kind: "stage", stage: "stopping", detail: null });
  watch.stopping = true;
  judgeStop(await launched.stop(), launched);
}
__name(keepTarget, "keepTarget");
async function untilBuilt(launched, index, { emit, signal }) {
  let told = 0;
  const tell = /* @__PURE__ */ __name((detail) => emit({ kind: "stage", stage: "waiting until its index is complete", detail }), "tell");
  tell(null);
  await untilIndexed(launched, openIndexProbe(launched, index), {
    limits: indexLimits({ indexBuild: null }),
    signal,
    onObservation: /* @__PURE__ */ __name(({ height, targetHeight }) => {
      const tenths = Math.floor(10 * (height ?? 0) / Math.max(1, targetHeight));
      if (tenths <= told) return;
      told = tenths;
      tell(`height ${String(height)} of ${String(targetHeight)}`);
    }, "onObservation")
  });
}
__name(untilBuilt, "untilBuilt");
async function stopQuietly(launched, watch) {
  watch.stopping = true;
  await launched.stop().catch(() => void 0);
}
__name(stopQuietly, "stopQuietly");
function startedNode(node) {
  if (node?.spec.node === void 0) return null;
  const { jsonRpc, cookieFile, indexer, peer } = node.spec.node;
  return { variant: node.name, pid: node.process.pid, jsonRpc, cookieFile, indexer, peer };
}
__name(startedNode, "startedNode");
function aborted(signal) {
  return new Promise((settle) => {
    if (signal.aborted) settle();
    else signal.addEventListener("abort", () => settle(), { once: true });
  });
}
__name(aborted, "aborted");
function protoFolderOf(packageRoot) {
  return join(packageRoot, "dist", "proto");
}
__name(protoFolderOf, "protoFolderOf");
export {
  startVariant
};
