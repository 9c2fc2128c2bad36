import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  assertFrozen,
  copyState,
  launchSystem,
  systemError,
  untilReady,
  viewNode,
  watchIndex
} from "./chunk-PVMIQLXX.mjs";
import {
  readBinary
} from "./chunk-BTTVHSY2.mjs";
import {
  indexBuildWarnings
} from "./chunk-HGITE7RO.mjs";
import {
  stateDifference,
  stateDigests
} from "./chunk-72CABWDS.mjs";
import {
  isInterrupted
} from "./chunk-RSWLDBUT.mjs";
import {
  exitPhrase,
  stopWayOf,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import {
  indexBuildHostOf,
  indexBuildWorkOf
} from "./chunk-VBWWBLHP.mjs";
import {
  driftWarning
} from "./chunk-QTZXZE6F.mjs";
import {
  formatCpuSet
} from "./chunk-2LLGY5D6.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

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
function bundleDocument(request, findings, times, outcome) {
  const { plan, variant, repeat, attempt, leg, tool, ci, commandLine } = request;
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
    ...runHostOf(request, findings),
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
function indexBuildDocument(request, findings, outcome) {
  const { probeHash, pageCache, built } = findings.indexBuild;
  const host = runHostOf(request, findings);
  const { noise = null, oomKills = null } = built ?? {};
  return {
    version: 1,
    planSha256: findings.planSha256,
    state: built?.state ?? stateWithout(outcome),
    work: indexBuildWorkOf(request.plan, probeHash),
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
import { setTimeout as delay } from "node:timers/promises";
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
    await Promise.race([this.#noticed, delay(EXIT_NOTICE_MS, void 0, { signal: noticed.signal }).catch(() => void 0)]);
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
function noteStopped(journal, stopped, { name, system, variant }) {
  journal.note({ kind: "stopped", ...stopped });
  const { signal } = stopWayOf(system, variant);
  if (stopped.endedBy === "sigterm" && signal !== "SIGTERM") journal.emit({ kind: "notice", message: `${name} did not follow its stop signal ${signal} for ${(stopped.durationNs / 1e9).toFixed(1)} s, and ended at SIGTERM` });
}
__name(noteStopped, "noteStopped");
function judgeStop(stopped, watched) {
  if (stopped.leftBehind.length > 0) {
    const names = stopped.leftBehind.map(({ pid, command }) => `${pid} (${command})`).join(", ");
    throw systemError("SYSTEM_STOP", `left processes behind, which were ended: ${names}`, watched);
  }
  if (stopped.wereStopped) throw systemError("SYSTEM_STOP", "its processes had been stopped (SIGSTOP) by somebody, and were continued to end them", watched);
  if (stopped.endedBy === "sigkill") throw systemError("SYSTEM_STOP", "ignored its stop signal and SIGTERM, and was killed", watched);
}
__name(judgeStop, "judgeStop");

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
  const { request, journal } = run;
  journal.stage("building the index");
  const launched = await stack.launch("index-build");
  const watch = stack.watch(launched);
  try {
    const { completeNs, errorNs, height } = await untilIndexed(launched, openIndexProbe(launched, index), { limits: indexLimits(request.plan), signal: AbortSignal.any([request.signal, watch.signal]), onObservation: /* @__PURE__ */ __name(() => void 0, "onObservation") });
    journal.note({ kind: "indexed", nsFromLaunch: completeNs - launched.launchedNs, errorNs, height });
  } catch (error) {
    const cause = request.signal.aborted || error instanceof IndexbenchError ? error : await watch.causeOf(error);
    watch.stopping = true;
    await launched.stop();
    throw cause;
  }
  watch.stopping = true;
  const stopped = await launched.stop();
  noteStopped(journal, stopped, launched);
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
import { mkdirSync } from "node:fs";
import { join } from "node:path";
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
      run.findings.stack.node = { binary: await readBinary(program), launch: record, buildProfile: program.buildProfile };
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
    const { request, findings } = this.#run;
    if (isInterrupted(request.signal) || request.stateDigests === null || findings.stack.stateCopies.length === 0) return;
    const difference = stateDifference(request.stateDigests, await stateDigests(request.snapshotFolder));
    findings.stack.stateUnchanged = difference === null;
    if (difference !== null) throw new IndexbenchError("STATE_CHANGED", { what: difference, where: request.snapshotFolder });
  }
};
function launch(run, { role, purpose, variant, node }) {
  const { request, bundle, workFolder } = run;
  const { plan, session, packageRoot, obtain, snapshotFolder } = request;
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
    runFolder: workFolder,
    runSignal: request.signal
  });
}
__name(launch, "launch");
async function giveState(run, role) {
  mkdirSync(folderOf(run, role), { recursive: true });
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
  return join(workFolder, role);
}
__name(folderOf, "folderOf");
function stateFolderOf(run, role) {
  return join(folderOf(run, role), "state");
}
__name(stateFolderOf, "stateFolderOf");
function indexFolderOf({ workFolder }) {
  return join(workFolder, "index");
}
__name(indexFolderOf, "indexFolderOf");

export {
  runHostOf,
  bundleDocument,
  measurementsDocument,
  payloadsDocument,
  indexBuildDocument,
  noFindings,
  noStackFindings,
  TargetWatch,
  noteStopped,
  judgeStop,
  indexLimits,
  buildIndex,
  openIndexProbe,
  untilIndexed,
  Stack,
  noteFrozenBefore
};
