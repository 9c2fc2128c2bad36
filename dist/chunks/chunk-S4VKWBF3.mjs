import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadDemoPin
} from "./chunk-LFLR77UG.mjs";
import {
  restoreSnapshot
} from "./chunk-HQTE73SZ.mjs";
import {
  readBinary
} from "./chunk-KBC5YXA4.mjs";
import {
  ControlClient,
  isNotYetServing
} from "./chunk-4ZPVSZDS.mjs";
import {
  NodeRpc,
  NodeRpcError,
  assertListenerBelongsTo,
  assertPortFree,
  findListeners,
  freePort,
  refuseStateInUse
} from "./chunk-Z47TCHAG.mjs";
import {
  listStateFiles,
  stateDifference,
  stateDigests
} from "./chunk-CF3JGNYA.mjs";
import {
  ReadyWait,
  SHOWN_LOG_LINES,
  exitPhrase,
  stopGroup,
  stopWayOf,
  systemOf
} from "./chunk-HK2GSIWA.mjs";
import {
  requireFreeSpace,
  require_undici
} from "./chunk-23LMURND.mjs";
import {
  versionTold
} from "./chunk-YG7VJ6NE.mjs";
import {
  redactSecrets
} from "./chunk-GJRF2EA2.mjs";
import {
  DEFAULT_PATH,
  SYSTEM_PATH,
  findProgram
} from "./chunk-SMNEMVQN.mjs";
import {
  isFullDisk
} from "./chunk-OGI6RZVF.mjs";
import {
  writeRefusal
} from "./chunk-TEUT5V7Z.mjs";
import {
  frozenFault,
  indexBuildWarnings
} from "./chunk-X26WVKDU.mjs";
import {
  formatCpuSet
} from "./chunk-A7MCN7FV.mjs";
import {
  indexBuildHostOf,
  indexBuildWorkOf
} from "./chunk-ZDINL4UP.mjs";
import {
  driftWarning
} from "./chunk-RXNZJ4SG.mjs";
import {
  sha256Hex
} from "./chunk-DG5XGDJH.mjs";
import {
  IndexbenchError
} from "./chunk-ROAQOL2X.mjs";
import {
  __name,
  __toESM
} from "./chunk-Z3YZHBLK.mjs";

// src/host/preload-library.ts
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
var COMPILER = "cc";
var BUILD_LIMIT_MS = 6e4;
var SHOWN_LINES = 20;
function requireCompiler(source) {
  if (!existsSync(source)) throw new IndexbenchError("INPUT_NOT_FOUND", { what: "there is no such C source to preload", where: source });
  const compiler = findProgram(COMPILER, SYSTEM_PATH);
  if (compiler !== null) return compiler;
  throw new IndexbenchError("TOOL_MISSING", { what: "a library to preload is built with cc, which was not found", where: source, next: "Install a C compiler, such as the package gcc." });
}
__name(requireCompiler, "requireCompiler");
async function buildPreloadLibrary(source, folder) {
  const compiler = requireCompiler(source);
  const file = join(folder, "preload.so");
  try {
    await promisify(execFile)(compiler, ["-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", file, source, "-ldl"], { timeout: BUILD_LIMIT_MS, env: { PATH: DEFAULT_PATH, LANG: "C.UTF-8" } });
  } catch (cause) {
    const said = cause.stderr?.trim().split("\n").slice(-SHOWN_LINES).join("\n") ?? String(cause);
    throw new IndexbenchError("PROGRAM_BUILD", { what: `cc could not build the library to preload
${said}`, where: source, cause });
  }
  return { file, sourceSha256: sha256Hex(await readFile(source)), librarySha256: sha256Hex(await readFile(file)), compiler: `${COMPILER} ${await versionTold(compiler) ?? "of unknown version"}` };
}
__name(buildPreloadLibrary, "buildPreloadLibrary");

// src/run/restored-snapshot.ts
import { join as join2 } from "node:path";
async function restoreForRuns({ name, pin }, { workFolder, packageRoot, emit, signal }) {
  const snapshotFolder = join2(workFolder, "snapshot");
  const started = performance.now();
  await restoreSnapshot({ pin, packageRoot, into: snapshotFolder, onProgress: /* @__PURE__ */ __name((at) => emit({ kind: "restoring", snapshot: name, ...at }), "onProgress"), signal });
  emit({ kind: "restored", snapshot: name, seconds: (performance.now() - started) / 1e3, blocks: pin.tipHeight - pin.firstHeight + 1 });
  if (pin.kind === "compact-blocks") return { snapshotFolder, nullChain: nullChainOf(pin, snapshotFolder), stateDigests: null };
  const demo = loadDemoPin(packageRoot);
  const folder = join2(workFolder, "null-chain");
  await restoreSnapshot({ pin: demo, packageRoot, into: folder, signal });
  return { snapshotFolder, nullChain: nullChainOf(demo, folder), stateDigests: await stateDigests(snapshotFolder, { signal }) };
}
__name(restoreForRuns, "restoreForRuns");
function nullChainOf({ firstHeight, tipHeight }, folder) {
  return { folder, firstHeight, lastHeight: tipHeight };
}
__name(nullChainOf, "nullChainOf");

// src/run/ready-system.ts
var import_undici = __toESM(require_undici(), 1);
import { setTimeout as delay } from "node:timers/promises";

// src/run/system-error.ts
function systemError(code, what, { process: process2, name }) {
  return new IndexbenchError(code, { what, where: name, logLines: process2.log.lastLines(SHOWN_LOG_LINES) });
}
__name(systemError, "systemError");

// src/run/frozen-node.ts
async function viewNode({ spec, name }) {
  if (spec.node === void 0) throw new Error(`${name} holds no node`);
  const rpc = new NodeRpc(spec.node);
  try {
    const { blocks, bestblockhash } = await rpc.blockchainInfo();
    const peers = await rpc.peerInfo();
    return { height: blocks, hash: bestblockhash, peers: peers.map(({ addr }) => addr) };
  } finally {
    await rpc.close();
  }
}
__name(viewNode, "viewNode");
function assertFrozen(launched, view) {
  const fault = frozenFault(view, launched.context.snapshot);
  if (fault !== null) throw systemError("NODE_NOT_FROZEN", `its node ${fault}`, launched);
}
__name(assertFrozen, "assertFrozen");

// src/run/ready-system.ts
var PROBE_INTERVAL_MS = 50;
var PROBE_TIMEOUT_MS = 2e3;
var CATCH_UP_MS = 3e4;
async function untilReady(launched, { protoFolder, signal }) {
  const { system, variant, spec, process: process2, name, group } = launched;
  const waiting = new ReadyWait({ process: process2, what: name, timeoutMs: system.readyTimeoutMs(variant), signal });
  try {
    for (const probe of spec.ready ?? []) await waiting.until(holds(launched, probe, { waiting, protoFolder }), missingText(probe));
    const address = await waiting.until(launched.address, "it never told the address that it serves on");
    if (address !== null) {
      await assertListenerBelongsTo(address.port, group);
      await waiting.until(untilTip(launched, () => askedTip(launched, address, protoFolder), waiting), "it never answered GetLatestBlock with the snapshot’s tip");
    }
    const node = spec.node === void 0 ? null : await waiting.until(untilFrozenTip(launched, waiting), "its node never told the snapshot’s tip");
    return { address, node };
  } finally {
    waiting.dispose();
  }
}
__name(untilReady, "untilReady");
async function servedTip(address, protoFolder) {
  const control = new ControlClient(address, protoFolder);
  try {
    return await control.latestBlock(PROBE_TIMEOUT_MS);
  } finally {
    control.close();
  }
}
__name(servedTip, "servedTip");
function silentError(launched, cause) {
  return systemError("SYSTEM_NOT_READY", `does not answer GetLatestBlock: ${cause instanceof Error ? cause.message : String(cause)}`, launched);
}
__name(silentError, "silentError");
async function holds(launched, probe, { waiting, protoFolder }) {
  if (probe.kind === "line") return launched.lineSeen(probe);
  while (!waiting.over && !await holdsNow(launched, probe, protoFolder)) await delay(PROBE_INTERVAL_MS);
  if (probe.kind === "listening") await assertListenerBelongsTo(probe.port, launched.group);
}
__name(holds, "holds");
async function holdsNow(launched, probe, protoFolder) {
  switch (probe.kind) {
    case "listening":
      return findListeners(probe.port).length > 0;
    case "http":
      return answersOk(`http://127.0.0.1:${probe.port}${probe.path}`);
    case "lightd-info":
      return answersInfo(await launched.address, protoFolder);
    case "json-rpc":
      return viewNode(launched).then(() => true, () => false);
  }
}
__name(holdsNow, "holdsNow");
async function answersOk(url) {
  try {
    const { statusCode, body } = await (0, import_undici.request)(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await body.dump();
    return statusCode >= 200 && statusCode < 300;
  } catch {
    return false;
  }
}
__name(answersOk, "answersOk");
async function answersInfo(address, protoFolder) {
  if (address === null) return false;
  const control = new ControlClient(address, protoFolder);
  try {
    await control.lightdInfo(PROBE_TIMEOUT_MS);
    return true;
  } catch {
    return false;
  } finally {
    control.close();
  }
}
__name(answersInfo, "answersInfo");
function missingText(probe) {
  switch (probe.kind) {
    case "listening":
      return `nothing listens at 127.0.0.1:${probe.port}`;
    case "http":
      return `http://127.0.0.1:${probe.port}${probe.path} never answered with a status of 200 to 299`;
    case "lightd-info":
      return "it never answered GetLightdInfo";
    case "json-rpc":
      return "its node never answered getblockchaininfo";
    case "line":
      return `no line matched ${String(probe.pattern)}`;
  }
}
__name(missingText, "missingText");
function askedTip(launched, address, protoFolder) {
  return servedTip(address, protoFolder).catch((error) => {
    if (isNotYetServing(error)) return null;
    throw silentError(launched, error);
  });
}
__name(askedTip, "askedTip");
async function untilTip(launched, ask, waiting) {
  const { tipHeight, tipHash, kind } = launched.context.snapshot;
  const mayCatchUp = kind === "node-state";
  let firstMs = null;
  while (!waiting.over) {
    const tip = await ask();
    if (tip !== null) {
      if (tip.height === tipHeight && tip.hash === tipHash) return;
      firstMs ??= performance.now();
      if (!mayCatchUp || tip.height >= tipHeight || performance.now() - firstMs > CATCH_UP_MS) throw wrongChain(launched, tip);
    }
    await delay(PROBE_INTERVAL_MS);
  }
}
__name(untilTip, "untilTip");
function wrongChain(launched, tip) {
  const { snapshot, node } = launched.context;
  const whose = node === null ? "the snapshot’s tip is" : "its node has the snapshot’s tip,";
  return systemError("SYSTEM_WRONG_CHAIN", `serves height ${tip.height}, hash ${tip.hash}; ${whose} ${snapshot.tipHeight}, ${snapshot.tipHash}`, launched);
}
__name(wrongChain, "wrongChain");
async function untilFrozenTip(launched, waiting) {
  let view = null;
  const ask = /* @__PURE__ */ __name(async () => {
    view = await viewNode(launched).catch((error) => {
      if (error instanceof NodeRpcError) return null;
      throw error;
    });
    return view;
  }, "ask");
  await untilTip(launched, ask, waiting);
  if (view === null) throw new Error("a tip was taken without a view of its node");
  assertFrozen(launched, view);
  return view;
}
__name(untilFrozenTip, "untilFrozenTip");

// src/run/bundle-documents.ts
function runHostOf({ session }, { affinity, limits, launched }) {
  const { cpus, choice, facts } = session;
  return {
    host: facts.host,
    cpus: {
      server: formatCpuSet(cpus.server),
      client: formatCpuSet(cpus.client),
      serverCount: cpus.server.length,
      clientCount: cpus.client.length,
      shared: cpus.shared,
      smtShared: cpus.smtShared,
      ...affinity
    },
    limits,
    accounting: { server: choice.backend.source, client: choice.backend.source, notUsed: [...choice.rejected] },
    pageCache: "warm",
    buildProfile: launched.buildProfile
  };
}
__name(runHostOf, "runHostOf");
function bundleDocument(request2, findings, times, outcome) {
  const { plan, variant, repeat, attempt, leg, tool, ci, commandLine } = request2;
  return {
    version: 1,
    indexbench: tool,
    nodeVersion: process.version,
    planSha256: findings.planSha256,
    snapshotSha256: plan.snapshot.pin.sha256,
    variant,
    ...findings.launched,
    ...findings.stack,
    repeat,
    attempt,
    leg,
    ...runHostOf(request2, findings),
    drivers: [...findings.drivers],
    ci,
    commandLine: [...commandLine],
    ...times,
    noise: findings.noise,
    outcome
  };
}
__name(bundleDocument, "bundleDocument");
function measurementsDocument({ planSha256, measurements, noise }) {
  const drift = driftWarning(noise.driftRatio);
  return { version: 1, planSha256, measurements: measurements.map((measurement) => measurement.sums === null ? measurement : { ...measurement, warnings: [...measurement.warnings, ...drift] }) };
}
__name(measurementsDocument, "measurementsDocument");
function payloadsDocument(plan, { planSha256, payloads }) {
  if (payloads !== null) return payloads;
  const reason = plan.studies.some((study) => study !== "index-build") ? "the run ended before" : "the plan has no study that serves";
  return { version: 1, planSha256, verdict: { kind: "not-checked", reason }, projection: plan.scenarios[0]?.projection ?? "shielded", tip: null, tipAfter: null, chunks: [], whole: null, unary: [], unsupported: [] };
}
__name(payloadsDocument, "payloadsDocument");

// src/run/index-build-document.ts
var NO_BUILD = { probeHash: null, pageCache: { state: "warm", note: "nothing was launched" }, built: null };
function indexBuildDocument(request2, findings, outcome) {
  const { probeHash, pageCache, built } = findings.indexBuild;
  const host = runHostOf(request2, findings);
  const { noise = null, oomKills = null } = built ?? {};
  return {
    version: 1,
    planSha256: findings.planSha256,
    state: built?.state ?? stateWithout(outcome),
    work: indexBuildWorkOf(request2.plan, probeHash),
    host: indexBuildHostOf(host, pageCache.state),
    pageCacheNote: pageCache.note,
    source: built?.source ?? null,
    ioSource: built?.ioSource ?? null,
    tip: built?.tip ?? null,
    figures: built?.figures ?? null,
    noise,
    oomKills,
    series: built?.series ?? null,
    warnings: indexBuildWarnings({ noise, oomKills }, host.cpus)
  };
}
__name(indexBuildDocument, "indexBuildDocument");
function stateWithout(outcome) {
  if (outcome === null) return { kind: "cut-off", reason: "interrupted" };
  switch (outcome.kind) {
    case "complete":
      return { kind: "no-index" };
    case "failed":
      return { kind: "failed", code: outcome.code, message: outcome.message.slice(0, 4096) };
    case "incomplete":
      return { kind: "cut-off", reason: outcome.reason };
  }
}
__name(stateWithout, "stateWithout");

// src/run/run-findings.ts
function noFindings(plan, planSha256) {
  return {
    planSha256,
    drivers: [],
    launched: { binary: null, launch: null, buildProfile: "unknown" },
    stack: noStackFindings(),
    limits: { asked: plan.limits, readBack: { cpuQuota: null, memoryMaxBytes: null } },
    affinity: { serverReadBack: null, clientReadBack: null },
    payloads: null,
    indexBuild: NO_BUILD,
    measurements: [],
    noise: { calibration: { serverAtStart: null, serverAtEnd: null, clientAtStart: null, clientAtEnd: null }, driftRatio: null }
  };
}
__name(noFindings, "noFindings");
function noStackFindings() {
  return { node: null, stateCopies: [], stateUnchanged: null, frozen: [] };
}
__name(noStackFindings, "noStackFindings");

// src/run/target-watch.ts
import { setTimeout as delay2 } from "node:timers/promises";
var EXIT_NOTICE_MS = 500;
var TargetWatch = class {
  static {
    __name(this, "TargetWatch");
  }
  /** Set before they are asked to stop: from then on their end is no fault. */
  stopping = false;
  /** The one that is not ready yet, where there is one. */
  starting = null;
  #controller = new AbortController();
  #noticed;
  #gone = null;
  constructor(watched) {
    this.#noticed = Promise.race(watched.map((one) => one.process.exited.then((exit) => this.#notice(one, exit))));
  }
  /** Aborts when one of them has ended by itself. */
  get signal() {
    return this.#controller.signal;
  }
  /** What the measurements that it left unfinished are; null while they run. */
  get goneState() {
    return this.#gone === null ? null : { kind: "failed", code: this.#gone.code, message: this.#gone.message };
  }
  /** @throws IndexbenchError SYSTEM_EXITED with the last log lines */
  throwIfGone() {
    if (this.#gone !== null) throw this.#gone;
  }
  /** The error that says why something failed: the end of one of them, where that is what the failure came from, else the failure itself. */
  async causeOf(failure) {
    const noticed = new AbortController();
    await Promise.race([this.#noticed, delay2(EXIT_NOTICE_MS, void 0, { signal: noticed.signal }).catch(() => void 0)]);
    noticed.abort();
    return this.#gone ?? failure;
  }
  async #notice(watched, exit) {
    if (this.stopping || this.#gone !== null) return;
    const { oomKills } = await watched.group.usage().catch(() => ({ oomKills: null }));
    const why = oomKills === null || oomKills === 0 ? "" : ": the kernel killed it for its memory (memoryMaxBytes of the plan, or the host is full)";
    this.#gone ??= systemError("SYSTEM_EXITED", `ended ${watched === this.starting ? "before it was ready" : "during its run"} (${exitPhrase(exit)})${why}`, watched);
    this.#controller.abort(this.#gone);
  }
};
function judgeStop(stopped, watched) {
  if (stopped.leftBehind.length > 0) {
    const names = stopped.leftBehind.map(({ pid, command }) => `${pid} (${command})`).join(", ");
    throw systemError("SYSTEM_STOP", `left processes behind, which were ended: ${names}`, watched);
  }
  if (stopped.wereStopped) throw systemError("SYSTEM_STOP", "its processes had been stopped (SIGSTOP) by somebody, and were continued to end them", watched);
  if (stopped.endedBy === "sigkill") throw systemError("SYSTEM_STOP", "ignored its stop signal and SIGTERM, and was killed", watched);
}
__name(judgeStop, "judgeStop");

// src/systems/index-watch.ts
import { setTimeout as delay3 } from "node:timers/promises";
async function watchIndex({ probe, intervalMs, launchedNs, onObservation, signal }) {
  for (let incompleteAtNs = launchedNs; ; ) {
    signal.throwIfAborted();
    const askedNs = nowNs();
    const reading = await probe.read(signal);
    const answeredNs = nowNs();
    onObservation({ ...reading, askedNs, answeredNs });
    if (reading.complete) return { completeNs: answeredNs, errorNs: answeredNs - incompleteAtNs, height: reading.height };
    incompleteAtNs = askedNs;
    await delay3(intervalMs, void 0, { signal }).catch(() => void 0);
  }
}
__name(watchIndex, "watchIndex");
function nowNs() {
  return Number(process.hrtime.bigint());
}
__name(nowNs, "nowNs");

// src/run/index-limits.ts
var IndexGivenUp = class extends Error {
  static {
    __name(this, "IndexGivenUp");
  }
  name = "IndexGivenUp";
  code;
  constructor(code, message) {
    super(message);
    this.code = code;
  }
};
var CHECK_MS = 200;
var IndexGuard = class {
  static {
    __name(this, "IndexGuard");
  }
  #limits;
  #controller = new AbortController();
  #timer;
  #startedMs = performance.now();
  #height = null;
  #targetHeight = null;
  #changedMs = performance.now();
  constructor(limits) {
    this.#limits = limits;
    this.#timer = setInterval(() => this.#check(), CHECK_MS);
  }
  /** Aborts with an IndexGivenUp. */
  get signal() {
    return this.#controller.signal;
  }
  /** How far the index is, in words. */
  get progress() {
    if (this.#height === null) return "it never told a height";
    if (this.#targetHeight === null || this.#targetHeight === 0) return `height ${this.#height}`;
    return `height ${this.#height} of ${this.#targetHeight} (${Math.floor(100 * this.#height / this.#targetHeight)} %)`;
  }
  take({ height, targetHeight }) {
    this.#targetHeight = targetHeight;
    if (height === null || height === this.#height) return;
    this.#height = height;
    this.#changedMs = performance.now();
  }
  close() {
    clearInterval(this.#timer);
  }
  #check() {
    const now = performance.now();
    const { stallSeconds, timeoutSeconds } = this.#limits;
    if (now - this.#changedMs > stallSeconds * 1e3) this.#giveUp("SYSTEM_INDEX_STALLED", `its index made no progress for ${stallSeconds} s: ${this.progress}`);
    else if (now - this.#startedMs > timeoutSeconds * 1e3) this.#giveUp("SYSTEM_INDEX_TIMEOUT", `its index was not complete after ${timeoutSeconds} s: ${this.progress}`);
  }
  #giveUp(code, message) {
    this.close();
    this.#controller.abort(new IndexGivenUp(code, message));
  }
};

// src/run/index-phase.ts
var LIMITS = { stallSeconds: 1200, timeoutSeconds: 57600 };
var INTERVAL_MS = 100;
function indexLimits({ indexBuild }) {
  return indexBuild ?? LIMITS;
}
__name(indexLimits, "indexLimits");
async function buildIndex(run, stack, index) {
  const { request: request2, journal } = run;
  journal.stage("building the index");
  const launched = await stack.launch("index-build");
  const watch = stack.watch(launched);
  try {
    const { completeNs, errorNs, height } = await untilIndexed(launched, openIndexProbe(launched, index), { limits: indexLimits(request2.plan), signal: AbortSignal.any([request2.signal, watch.signal]), onObservation: /* @__PURE__ */ __name(() => void 0, "onObservation") });
    journal.note({ kind: "indexed", nsFromLaunch: completeNs - launched.launchedNs, errorNs, height });
  } catch (error) {
    const cause = request2.signal.aborted || error instanceof IndexbenchError ? error : await watch.causeOf(error);
    watch.stopping = true;
    await launched.stop();
    throw cause;
  }
  watch.stopping = true;
  const stopped = await launched.stop();
  journal.note({ kind: "stopped", ...stopped });
  judgeStop(stopped, launched);
}
__name(buildIndex, "buildIndex");
function openIndexProbe(launched, index) {
  const { variant, context } = launched;
  const { snapshot, ports, indexFolder, purpose } = context;
  const probe = index.openProbe({ variant, tipHeight: snapshot.tipHeight, ports, indexFolder, purpose });
  launched.onLine((line) => probe.takeLine(line));
  return probe;
}
__name(openIndexProbe, "openIndexProbe");
async function untilIndexed(launched, probe, { limits, signal, onObservation }) {
  const { launchedNs } = launched;
  const guard = new IndexGuard(limits);
  try {
    return await watchIndex({
      probe,
      intervalMs: INTERVAL_MS,
      launchedNs,
      signal: AbortSignal.any([signal, guard.signal]),
      onObservation: /* @__PURE__ */ __name((observation) => {
        guard.take(observation);
        onObservation(observation);
      }, "onObservation")
    });
  } catch (error) {
    if (error instanceof IndexGivenUp) throw systemError(error.code, error.message, launched);
    if (error instanceof IndexbenchError && error.code === "SYSTEM_EXITED") throw withProgress(error, guard.progress);
    throw error;
  } finally {
    guard.close();
  }
}
__name(untilIndexed, "untilIndexed");
function withProgress(error, progress) {
  return new IndexbenchError(error.code, { what: `${error.what}; the index was at: ${progress}`, where: error.where, logLines: error.logLines, cause: error });
}
__name(withProgress, "withProgress");

// src/run/stack.ts
import { mkdirSync as mkdirSync2 } from "node:fs";
import { join as join5 } from "node:path";

// src/snapshot/state-copy.ts
import { constants } from "node:fs";
import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join as join3, resolve, sep } from "node:path";
var METHODS = ["reflink", "hard-links", "copy"];
var NOT_HERE = /* @__PURE__ */ new Set(["ENOTSUP", "EOPNOTSUPP", "ENOSYS", "ENOTTY", "EXDEV", "EINVAL", "EPERM", "EMLINK"]);
var SPARE_BYTES = 16 * 1024 * 1024;
async function copyState(from, to, { signal, methods = METHODS } = {}) {
  const source = resolve(from);
  const target = resolve(to);
  if (`${target}${sep}`.startsWith(`${source}${sep}`) || source.startsWith(`${target}${sep}`)) throw new IndexbenchError("OUTPUT_EXISTS", { what: `a copy of ${source} cannot be made there: one folder would hold the other`, where: target });
  const state = await listStateFiles(source);
  await refuseStateInUse(source, state);
  await refuseFilled(target);
  try {
    return await copyAsPossible({ source, target, state, signal }, methods);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    if (isFullDisk(error)) throw new IndexbenchError("DISK_FULL", { what: "the disk became full while a state was copied", where: target, cause: error });
    throw writeRefusal(error, target);
  }
}
__name(copyState, "copyState");
async function refuseFilled(target) {
  const found = await readdir(target).catch((error) => error instanceof Error && "code" in error && error.code === "ENOENT" ? [] : null);
  if (found?.length !== 0) throw new IndexbenchError("OUTPUT_EXISTS", { what: "the folder for a node’s own state is not empty, or is no folder", where: target, next: "Choose another folder, or remove it yourself." });
}
__name(refuseFilled, "refuseFilled");
async function copyAsPossible(copying, methods) {
  for (const method of methods) {
    if (method === "hard-links" && !copying.state.files.some(isShareable)) continue;
    try {
      await copyBy(method, copying);
      return { method, files: copying.state.files.length, bytes: copying.state.bytes };
    } catch (error) {
      if (method === methods.at(-1) || !(error instanceof Error) || !("code" in error) || !NOT_HERE.has(error.code)) throw error;
      await rm(copying.target, { recursive: true, force: true });
    }
  }
  throw new Error("no way to copy a state was given");
}
__name(copyAsPossible, "copyAsPossible");
async function copyBy(method, { source, target, state, signal }) {
  await mkdir(target, { recursive: true });
  const written = state.files.filter((file) => method === "copy" || method === "hard-links" && !isShareable(file));
  await requireFreeSpace(dirname(target), written.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES));
  for (const folder of state.folders) await mkdir(join3(target, folder));
  for (const file of state.files) {
    signal?.throwIfAborted();
    const [before, after] = [join3(source, file.name), join3(target, file.name)];
    if (method === "reflink") await copyFile(before, after, constants.COPYFILE_FICLONE_FORCE | constants.COPYFILE_EXCL);
    else if (method === "hard-links" && isShareable(file)) await link(before, after);
    else await copyFile(before, after, constants.COPYFILE_EXCL);
  }
}
__name(copyBy, "copyBy");
function isShareable({ name }) {
  return name.endsWith(".sst");
}
__name(isShareable, "isShareable");

// src/run/launched-system.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname as dirname2, join as join4, resolve as resolve2 } from "node:path";

// src/host/first-line.ts
var FirstLine = class {
  static {
    __name(this, "FirstLine");
  }
  /** Settles with that line; never, where none comes. */
  found;
  #resolve = /* @__PURE__ */ __name(() => void 0, "#resolve");
  #parse;
  /** @param parse null for a line that says nothing of it */
  constructor(parse) {
    this.#parse = parse;
    this.found = new Promise((resolve3) => this.#resolve = resolve3);
  }
  take(line) {
    const value = this.#parse(line);
    if (value !== null) this.#resolve(value);
  }
};

// src/run/launch-record.ts
function launchRecord({ args, env, files = [], secrets = [] }, folders) {
  const hidden = /* @__PURE__ */ __name((text) => secrets.reduce((left, secret) => left.replaceAll(secret, "[removed]"), text), "hidden");
  const shown = /* @__PURE__ */ __name((text) => hidden(text).split("\n").map((line) => redactSecrets(withoutFolders(line, folders))).join("\n"), "shown");
  return {
    arguments: args.map(shown),
    environment: Object.entries(env).map(([name, value]) => shown(`${name}=${value}`)),
    files: files.map(({ path, text }) => ({ path, text: shown(text) }))
  };
}
__name(launchRecord, "launchRecord");
function withoutFolders(text, { workFolder, snapshotFolder, packageRoot, programFile }) {
  return text.replaceAll(snapshotFolder, "{snapshot}").replaceAll(workFolder, "{work}").replaceAll(packageRoot, "{package}").replaceAll(programFile, "{program}");
}
__name(withoutFolders, "withoutFolders");

// src/run/launched-system.ts
async function launchSystem(request2) {
  const { variant, backend, logFile, runFolder } = request2;
  const system = systemOf(variant);
  const program = await system.obtain(variant.pin, request2.obtain);
  const context = { ...request2.context, ports: await choosePorts(system, variant.pin) };
  const asked = await system.launchSpec(variant.pin, program, context);
  writeFiles(asked, context.workFolder);
  const { spec, preload } = await withPreload(asked, { variant: variant.pin, packageRoot: context.packageRoot, runFolder });
  const lines = new LineFeed(system, spec);
  const group = await backend.create(request2.group);
  const launchedNs = nowNs();
  let launched;
  let ending = null;
  const { signal, timeoutMs } = stopWayOf(system, variant.pin);
  const end = /* @__PURE__ */ __name(() => ending ??= stopGroup({ group, process: launched, signal, signalTimeoutMs: timeoutMs, what: variant.name }), "end");
  const stop = /* @__PURE__ */ __name(() => end().finally(() => group.remove()), "stop");
  try {
    launched = await group.launch({
      command: spec.command,
      args: spec.args,
      cwd: spec.cwd ?? context.workFolder,
      env: spec.env,
      openFiles: spec.openFiles,
      stdin: "ignore",
      logFile,
      onLine: /* @__PURE__ */ __name((line) => lines.take(line), "onLine")
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    name: variant.name,
    variant: variant.pin,
    system,
    program,
    spec,
    context,
    group,
    process: launched,
    launchedNs,
    end,
    stop,
    launch: { ...launchRecord(spec, { ...context, workFolder: runFolder, programFile: program.file }), ...preload === null ? {} : { preload } },
    address: lines.address,
    lineSeen: /* @__PURE__ */ __name((probe) => lines.seen(probe), "lineSeen"),
    onLine: /* @__PURE__ */ __name((listener) => lines.listen(listener), "onLine")
  };
}
__name(launchSystem, "launchSystem");
async function withPreload(spec, { variant, packageRoot, runFolder }) {
  if (variant.preload === void 0) return { spec, preload: null };
  const { file, ...preload } = await buildPreloadLibrary(resolve2(packageRoot, variant.preload), runFolder);
  return { spec: { ...spec, env: { ...spec.env, LD_PRELOAD: file } }, preload };
}
__name(withPreload, "withPreload");
async function choosePorts(system, variant) {
  const fixed = system.fixedPorts(variant);
  for (const port of Object.values(fixed)) await assertPortFree(port);
  const ports = { ...fixed };
  for (const name of system.ports) ports[name] ??= await freePort();
  return ports;
}
__name(choosePorts, "choosePorts");
function writeFiles({ files = [] }, workFolder) {
  mkdirSync(workFolder, { recursive: true });
  for (const { path, text } of files) {
    const file = join4(workFolder, path);
    mkdirSync(dirname2(file), { recursive: true });
    writeFileSync(file, text, { mode: 384 });
  }
}
__name(writeFiles, "writeFiles");
var LineFeed = class {
  static {
    __name(this, "LineFeed");
  }
  address;
  #listeners = [];
  #awaited = /* @__PURE__ */ new Map();
  constructor(system, { address, addressIn, ready = [] }) {
    const parse = addressIn ?? system.addressIn?.bind(system);
    if (address === null && parse !== void 0) {
      const told = new FirstLine(parse);
      this.#listeners.push((line) => told.take(line));
      this.address = told.found;
    } else this.address = Promise.resolve(address);
    for (const probe of ready) {
      if (probe.kind !== "line") continue;
      const first = new FirstLine((line) => probe.pattern.test(line) ? true : null);
      this.#awaited.set(probe, first);
      this.#listeners.push((line) => first.take(line));
    }
  }
  take(line) {
    for (const listener of this.#listeners) listener(line);
  }
  listen(listener) {
    this.#listeners.push(listener);
  }
  async seen(probe) {
    const first = this.#awaited.get(probe);
    if (first === void 0) throw new IndexbenchError("INTERNAL", { what: `no line is waited for by a probe of the kind ${probe.kind}` });
    await first.found;
  }
};

// src/run/stack.ts
var Stack = class _Stack {
  static {
    __name(this, "Stack");
  }
  #run;
  #node;
  constructor(run, node) {
    this.#run = run;
    this.#node = node;
  }
  /**
   * Makes the folders, and starts the node; it is ready, at the snapshot's tip, and has no peer outside this host. Where this throws, nothing runs.
   *
   * @throws IndexbenchError what copyState, launchSystem and untilReady throw
   */
  static async open(run) {
    const { variant } = run.request;
    if (systemOf(variant).ownsState) await giveState(run, "target");
    if (variant.node === void 0) return new _Stack(run, null);
    run.journal.stage("starting the node");
    if (systemOf(variant.node).ownsState) await giveState(run, "node");
    const node = await launch(run, { role: "node", purpose: "node", variant: variant.node, node: null });
    try {
      const { program, launch: record } = node;
      run.findings.stack.node = { binary: await readBinary(program.file, program.reportedVersion), launch: record, buildProfile: program.buildProfile };
      const ready = await untilReady(node, { protoFolder: run.request.protoFolder, signal: run.request.signal });
      if (ready.node !== null) noteBefore(run, "node", ready.node);
      return new _Stack(run, node);
    } catch (error) {
      await node.stop();
      throw error;
    }
  }
  /** The frozen node beside the system; null where it needs none. Its group accounts for it apart. */
  get node() {
    return this.#node;
  }
  get indexFolder() {
    return indexFolderOf(this.#run);
  }
  /** Starts the system under test; nothing is waited for. @throws IndexbenchError what launchSystem throws */
  launch(purpose) {
    return launch(this.#run, { role: "target", purpose, variant: this.#run.request.variant, node: this.#node?.spec.node ?? null });
  }
  /** Notices the end of the system, and of its node. */
  watch(target) {
    return new TargetWatch(this.#node === null ? [target] : [this.#node, target]);
  }
  /**
   * Every node of the run, asked again before its process is stopped: height and hash must be the snapshot's, its peers on this host.
   *
   * @throws IndexbenchError NODE_NOT_FROZEN, SYSTEM_NOT_READY
   */
  async proveFrozen(target) {
    await this.proveNodeFrozen();
    if (target.spec.node !== void 0) await proveFrozen(this.#run, "target", target);
  }
  /** As proveFrozen, of the node beside the system alone. */
  async proveNodeFrozen() {
    if (this.#node !== null) await proveFrozen(this.#run, "node", this.#node);
  }
  /**
   * Stops the node, and looks whether the restored state is what it was.
   *
   * @throws IndexbenchError SYSTEM_STOP, STATE_CHANGED
   */
  async close() {
    const stopped = await this.stopNode();
    await this.#checkState();
    if (this.#node !== null && stopped !== null) judgeStop(stopped, this.#node);
  }
  /** Safe to call twice. */
  async stopNode() {
    return this.#node === null ? null : this.#node.stop();
  }
  async #checkState() {
    const { request: request2, findings } = this.#run;
    if (request2.stateDigests === null || findings.stack.stateCopies.length === 0) return;
    const difference = stateDifference(request2.stateDigests, await stateDigests(request2.snapshotFolder));
    findings.stack.stateUnchanged = difference === null;
    if (difference !== null) throw new IndexbenchError("STATE_CHANGED", { what: difference, where: request2.snapshotFolder });
  }
};
function launch(run, { role, purpose, variant, node }) {
  const { request: request2, bundle, workFolder } = run;
  const { plan, session, packageRoot, obtain, snapshotFolder } = request2;
  const logName = { node: `node-${variant.name}`, "index-build": `${variant.name}-index-build`, serving: variant.name }[purpose];
  return launchSystem({
    variant,
    context: {
      packageRoot,
      workFolder: folderOf(run, role),
      snapshotFolder,
      snapshot: plan.snapshot.pin,
      purpose,
      stateFolder: systemOf(variant).ownsState ? stateFolderOf(run, role) : null,
      indexFolder: indexFolderOf(run),
      node
    },
    obtain,
    backend: session.choice.backend,
    group: { name: variant.name, cpus: session.cpus.server, ...plan.limits },
    logFile: bundle.logFile(logName),
    runFolder: workFolder
  });
}
__name(launch, "launch");
async function giveState(run, role) {
  mkdirSync2(folderOf(run, role), { recursive: true });
  const copy = await copyState(run.request.snapshotFolder, stateFolderOf(run, role), { signal: run.request.signal });
  run.findings.stack.stateCopies.push({ role, ...copy });
}
__name(giveState, "giveState");
function noteBefore({ findings }, role, before) {
  const { frozen } = findings.stack;
  if (!frozen.some((proof) => proof.role === role)) frozen.push({ role, before, after: null });
}
__name(noteBefore, "noteBefore");
function noteFrozenBefore(run, role, view) {
  if (view !== null) noteBefore(run, role, view);
}
__name(noteFrozenBefore, "noteFrozenBefore");
async function proveFrozen({ findings }, role, launched) {
  const after = await viewNode(launched);
  const proof = findings.stack.frozen.find((candidate) => candidate.role === role);
  if (proof !== void 0) proof.after = after;
  assertFrozen(launched, after);
}
__name(proveFrozen, "proveFrozen");
function folderOf({ workFolder }, role) {
  return join5(workFolder, role);
}
__name(folderOf, "folderOf");
function stateFolderOf(run, role) {
  return join5(folderOf(run, role), "state");
}
__name(stateFolderOf, "stateFolderOf");
function indexFolderOf({ workFolder }) {
  return join5(workFolder, "index");
}
__name(indexFolderOf, "indexFolderOf");

export {
  requireCompiler,
  restoreForRuns,
  copyState,
  FirstLine,
  watchIndex,
  nowNs,
  launchSystem,
  systemError,
  untilReady,
  servedTip,
  silentError,
  runHostOf,
  bundleDocument,
  measurementsDocument,
  payloadsDocument,
  indexBuildDocument,
  noFindings,
  noStackFindings,
  TargetWatch,
  judgeStop,
  indexLimits,
  buildIndex,
  openIndexProbe,
  untilIndexed,
  Stack,
  noteFrozenBefore
};
