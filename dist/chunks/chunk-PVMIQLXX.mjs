import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadDemoPin
} from "./chunk-PSF5NRH6.mjs";
import {
  restoreSnapshot
} from "./chunk-FOJU3YVX.mjs";
import {
  ControlClient,
  isNotYetServing
} from "./chunk-NCMJSGSD.mjs";
import {
  frozenFault
} from "./chunk-7SWSFMQ7.mjs";
import {
  NodeRpc,
  NodeRpcError,
  assertListenerBelongsTo,
  assertPortFree,
  findListeners,
  freePort,
  refuseStateInUse
} from "./chunk-XP72CPTI.mjs";
import {
  listStateFiles,
  stateDigests
} from "./chunk-72CABWDS.mjs";
import {
  isInterrupted
} from "./chunk-RSWLDBUT.mjs";
import {
  CheckedRange
} from "./chunk-OOIPZF4J.mjs";
import {
  SHIELDED_FILE
} from "./chunk-L64UNPHA.mjs";
import {
  ReadyWait,
  SHOWN_LOG_LINES,
  stopGroup,
  stopWayOf,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import {
  requireFreeSpace,
  require_undici
} from "./chunk-OQQZG2TW.mjs";
import {
  versionTold
} from "./chunk-YZEFXO5J.mjs";
import {
  redactSecrets
} from "./chunk-GJRF2EA2.mjs";
import {
  DEFAULT_PATH,
  SYSTEM_PATH,
  findProgram
} from "./chunk-4XINFEGO.mjs";
import {
  isFullDisk
} from "./chunk-OGI6RZVF.mjs";
import {
  writeRefusal
} from "./chunk-GTG5QIG2.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  encodeVarint
} from "./chunk-4S4E7SE5.mjs";
import {
  ERRORS,
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name,
  __toESM
} from "./chunk-Z3YZHBLK.mjs";

// src/run/restored-snapshot.ts
import { join as join2 } from "node:path";

// src/run/null-chain.ts
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
var MOST_BLOCKS = 2e4;
function nullChainOf({ firstHeight, tipHeight }, folder) {
  return { folder, firstHeight, lastHeight: tipHeight };
}
__name(nullChainOf, "nullChainOf");
function typicalNullChain(file, { firstHeight, lastHeight }, folder) {
  const range = new CheckedRange(file, firstHeight, lastHeight);
  try {
    const stretch = typicalStretch((start, end) => range.bytesIn(start, end) ?? 0, { firstHeight, lastHeight });
    const path = join(folder, SHIELDED_FILE);
    mkdirSync(dirname(path), { recursive: true });
    const descriptor = openSync(path, "wx");
    try {
      for (let height = stretch.firstHeight; height <= stretch.lastHeight; height += 1) {
        const message = range.message(height);
        writeSync(descriptor, Buffer.concat([encodeVarint(message.length), message]));
      }
    } finally {
      closeSync(descriptor);
    }
    return { folder, ...stretch };
  } finally {
    range.close();
  }
}
__name(typicalNullChain, "typicalNullChain");
function typicalStretch(bytesIn, { firstHeight, lastHeight }) {
  const all = lastHeight - firstHeight + 1;
  const blocks = Math.min(all, MOST_BLOCKS);
  const typicalBytes = bytesIn(firstHeight, lastHeight) / all * blocks;
  let best = { firstHeight, off: Infinity };
  for (let start = firstHeight; start + blocks - 1 <= lastHeight; start += 1) {
    const off = Math.abs(bytesIn(start, start + blocks - 1) - typicalBytes);
    if (off < best.off) best = { firstHeight: start, off };
  }
  return { firstHeight: best.firstHeight, lastHeight: best.firstHeight + blocks - 1 };
}
__name(typicalStretch, "typicalStretch");

// src/run/restored-snapshot.ts
async function restoreForRuns({ name, pin }, { workFolder, packageRoot, cacheFolder, emit, signal }) {
  const snapshotFolder = join2(workFolder, "snapshot");
  const started = performance.now();
  await restoreSnapshot({
    pin,
    packageRoot,
    cacheFolder,
    into: snapshotFolder,
    signal,
    onProgress: /* @__PURE__ */ __name((at) => emit({ kind: "restoring", snapshot: name, ...at }), "onProgress"),
    onNotice: /* @__PURE__ */ __name((message) => emit({ kind: "notice", message }), "onNotice")
  });
  emit({ kind: "restored", snapshot: name, seconds: (performance.now() - started) / 1e3, blocks: pin.tipHeight - pin.firstHeight + 1 });
  if (pin.kind === "compact-blocks") return { snapshotFolder, nullChain: nullChainOf(pin, snapshotFolder), stateDigests: null };
  const demo = loadDemoPin(packageRoot);
  const folder = join2(workFolder, "null-chain");
  await restoreSnapshot({ pin: demo, packageRoot, into: folder, signal });
  return { snapshotFolder, nullChain: nullChainOf(demo, folder), stateDigests: await stateDigests(snapshotFolder, { signal }) };
}
__name(restoreForRuns, "restoreForRuns");

// src/host/preload-library.ts
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join as join3 } from "node:path";
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
  const file = join3(folder, "preload.so");
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

// src/run/ready-system.ts
var import_undici = __toESM(require_undici(), 1);
import { setTimeout as delay } from "node:timers/promises";

// src/run/system-error.ts
import { statfsSync } from "node:fs";
var FULL_BYTES = 8 * 1024 * 1024;
function systemError(code, what, { process: process2, name, context }) {
  const logLines = process2.log.lastLines(SHOWN_LOG_LINES);
  const freeBytes = context === void 0 ? null : freeBytesNow(context.workFolder);
  if (freeBytes === null || freeBytes >= FULL_BYTES) return new IndexbenchError(code, { what, where: name, logLines });
  return new IndexbenchError(code, { what: `${what}; the disk that it writes to is full: ${String(freeBytes)} bytes are free`, where: name, next: ERRORS.DISK_FULL.remedy, logLines });
}
__name(systemError, "systemError");
function freeBytesNow(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
__name(freeBytesNow, "freeBytesNow");

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

// src/snapshot/state-copy.ts
import { constants } from "node:fs";
import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { dirname as dirname2, join as join4, resolve, sep } from "node:path";
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
  await requireFreeSpace(dirname2(target), written.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES));
  for (const folder of state.folders) await mkdir(join4(target, folder));
  for (const file of state.files) {
    signal?.throwIfAborted();
    const [before, after] = [join4(source, file.name), join4(target, file.name)];
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

// src/systems/index-watch.ts
import { setTimeout as delay2 } from "node:timers/promises";
async function watchIndex({ probe, intervalMs, launchedNs, onObservation, signal }) {
  for (let incompleteAtNs = launchedNs; ; ) {
    signal.throwIfAborted();
    const askedNs = nowNs();
    const reading = await probe.read(signal);
    const answeredNs = nowNs();
    onObservation({ ...reading, askedNs, answeredNs });
    if (reading.complete) return { completeNs: answeredNs, errorNs: answeredNs - incompleteAtNs, height: reading.height };
    incompleteAtNs = askedNs;
    await delay2(intervalMs, void 0, { signal }).catch(() => void 0);
  }
}
__name(watchIndex, "watchIndex");
function nowNs() {
  return Number(process.hrtime.bigint());
}
__name(nowNs, "nowNs");

// src/run/launched-system.ts
import { mkdirSync as mkdirSync2, writeFileSync } from "node:fs";
import { dirname as dirname3, join as join5, resolve as resolve2 } from "node:path";

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
  const { variant, backend, logFile, runFolder, runSignal } = request2;
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
  const end = /* @__PURE__ */ __name(() => ending ??= stopGroup({ group, process: launched, signal, signalTimeoutMs: timeoutMs, isHurried: /* @__PURE__ */ __name(() => runSignal !== void 0 && isInterrupted(runSignal), "isHurried"), what: variant.name }), "end");
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
  mkdirSync2(workFolder, { recursive: true });
  for (const { path, text } of files) {
    const file = join5(workFolder, path);
    mkdirSync2(dirname3(file), { recursive: true });
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

export {
  typicalNullChain,
  restoreForRuns,
  copyState,
  FirstLine,
  requireCompiler,
  watchIndex,
  nowNs,
  launchSystem,
  systemError,
  viewNode,
  assertFrozen,
  untilReady,
  servedTip,
  silentError
};
