import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  Stack,
  TargetWatch,
  buildIndex,
  bundleDocument,
  indexBuildDocument,
  indexLimits,
  judgeStop,
  measurementsDocument,
  noFindings,
  noteFrozenBefore,
  noteStopped,
  openIndexProbe,
  payloadsDocument,
  runHostOf,
  untilIndexed
} from "./chunk-OYPIGKOF.mjs";
import {
  planWithFixtures,
  protoFolderOf,
  withDeadline
} from "./chunk-H2PE7QS4.mjs";
import {
  FirstLine,
  nowNs,
  requireCompiler,
  restoreForRuns,
  servedTip,
  silentError,
  systemError,
  typicalNullChain,
  untilReady,
  watchIndex
} from "./chunk-PVMIQLXX.mjs";
import {
  diskNeedOf,
  runsOfLeg
} from "./chunk-ATQDN52O.mjs";
import "./chunk-PSF5NRH6.mjs";
import "./chunk-FOJU3YVX.mjs";
import "./chunk-ZKIZNLOD.mjs";
import "./chunk-BX3INMKG.mjs";
import {
  readBinary,
  readToolIdentity
} from "./chunk-BTTVHSY2.mjs";
import {
  ghzCalls,
  parseGhzReport
} from "./chunk-SSQIT6UJ.mjs";
import {
  ControlClient
} from "./chunk-NCMJSGSD.mjs";
import {
  NO_FIRST,
  ProgressClock,
  callUnitsOf,
  checkPayloads,
  describeDifference,
  driftOf,
  driverFlagsOf,
  gateOf,
  ghzArguments,
  ghzData,
  ghzDataAsPublished,
  ghzFlags,
  indexBuildFigures,
  publishedStop,
  receivedInPasses,
  summarizeSampleFile
} from "./chunk-AHDXYVJX.mjs";
import {
  NO_PROCESS_FACTS,
  clientLoadOf,
  isSaturated
} from "./chunk-HOAAVOYG.mjs";
import "./chunk-HGITE7RO.mjs";
import "./chunk-7SWSFMQ7.mjs";
import "./chunk-X22PKAYN.mjs";
import "./chunk-D4SDYGR4.mjs";
import "./chunk-KOKT4ROD.mjs";
import {
  NodeRpc,
  assertPortFree
} from "./chunk-XP72CPTI.mjs";
import "./chunk-72CABWDS.mjs";
import {
  openObtain
} from "./chunk-FSENDWBF.mjs";
import {
  openHostSession
} from "./chunk-E5LAMIHY.mjs";
import "./chunk-KJEBYDVH.mjs";
import "./chunk-VVJMDCYH.mjs";
import "./chunk-RSWLDBUT.mjs";
import {
  storedComparison
} from "./chunk-DMWOVY5T.mjs";
import {
  GRPC_JS_VERSION
} from "./chunk-6UWGG4GY.mjs";
import "./chunk-2DS73PN3.mjs";
import {
  DriveTally,
  EMPTY_ROW,
  FrameReader,
  SHOWN_FAILURES,
  SampleRecorder,
  earlierViolation,
  mostShares,
  readRawSamples
} from "./chunk-MEMUPC5V.mjs";
import "./chunk-OOIPZF4J.mjs";
import {
  ChainDigest
} from "./chunk-OHPKR2TC.mjs";
import {
  SAMPLE_PHASE,
  driveOrderOf,
  scenarioCheckLevel
} from "./chunk-YWLDVECH.mjs";
import "./chunk-L64UNPHA.mjs";
import "./chunk-U32SJDCF.mjs";
import {
  FLAG,
  FRAME
} from "./chunk-K5Y77OU6.mjs";
import {
  MessageDeframer
} from "./chunk-DEM4TVKW.mjs";
import {
  GRPC_STATUS,
  statusName
} from "./chunk-XZD5FPPS.mjs";
import "./chunk-NBZWVPA6.mjs";
import {
  SCREENING_FOLDER,
  reviewText,
  safeFileName,
  screen
} from "./chunk-R4Z2IV5K.mjs";
import {
  choosePlan
} from "./chunk-7UUKNJK3.mjs";
import {
  measurementSeconds,
  runSeconds
} from "./chunk-LA4EDKEQ.mjs";
import "./chunk-VCC6MBRU.mjs";
import "./chunk-M7PIXBSF.mjs";
import {
  fixtureKindsOf
} from "./chunk-67LU5OKW.mjs";
import "./chunk-M5CERM4E.mjs";
import {
  inTurn
} from "./chunk-MRCKWFGY.mjs";
import "./chunk-HHHGIHDN.mjs";
import {
  ReadyWait,
  SHOWN_LOG_LINES,
  checkSnapshotFor,
  exitPhrase,
  indexOf,
  reference,
  stopGroup,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import "./chunk-MJSADCBD.mjs";
import {
  freeBytesOf,
  requireFreeSpace
} from "./chunk-OQQZG2TW.mjs";
import "./chunk-YZEFXO5J.mjs";
import "./chunk-RFQZZ444.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import {
  DEFAULT_PATH,
  SYSTEM_PATH,
  findProgram,
  findTaskset
} from "./chunk-4XINFEGO.mjs";
import {
  aggregate
} from "./chunk-R42G5QHH.mjs";
import {
  formatManifest
} from "./chunk-PW2WMN76.mjs";
import "./chunk-32VRBFLH.mjs";
import "./chunk-D5S3QFNW.mjs";
import "./chunk-POG7QTGG.mjs";
import "./chunk-25UAVXYT.mjs";
import {
  CODEC,
  ENCODING,
  PROBE_OUTCOME,
  PROGRESS_OUTCOME,
  ParquetWriter,
  ROW_GROUP_ROWS,
  SERIES_KIND,
  SeriesRows,
  fileWriter,
  isWide,
  parquetType,
  presentColumns,
  writeSeriesParquet
} from "./chunk-HNKOPOCU.mjs";
import "./chunk-VBWWBLHP.mjs";
import {
  hostClassOf,
  hostFieldsOf,
  scenarioPayloadClass,
  warningsOf,
  workFieldsOf,
  workOf
} from "./chunk-QTZXZE6F.mjs";
import "./chunk-WID5VGEI.mjs";
import {
  driversOf,
  measurementCount
} from "./chunk-EQVHRWLF.mjs";
import "./chunk-73PECBEZ.mjs";
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  digestFile
} from "./chunk-AD4ZOXVM.mjs";
import "./chunk-YKPT7K3K.mjs";
import {
  serializeDocument,
  validateDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  REPORT_FORMATS,
  publish,
  writeDurably,
  writeFailure,
  writeReport,
  writeReports
} from "./chunk-BJPVDHMZ.mjs";
import "./chunk-P3MKW4QZ.mjs";
import {
  isFullDisk
} from "./chunk-OGI6RZVF.mjs";
import {
  DOCUMENT_FILES,
  JOURNAL_FILE,
  LOGS_FOLDER,
  MANIFEST_FILE,
  SAMPLES_FOLDER,
  UNFINISHED_SUFFIX,
  cpuOf,
  isBundlePath
} from "./chunk-JNZ5CMQH.mjs";
import "./chunk-XF42LGIE.mjs";
import {
  assertWritable,
  makeFolder
} from "./chunk-VAUBVMUN.mjs";
import {
  writeRefusal
} from "./chunk-GTG5QIG2.mjs";
import "./chunk-RBUERAZT.mjs";
import {
  isGhz
} from "./chunk-X5TZWF2O.mjs";
import "./chunk-XXE5QRW6.mjs";
import "./chunk-WH227OHT.mjs";
import "./chunk-FDMA7XYU.mjs";
import "./chunk-QJGWNJXU.mjs";
import "./chunk-RUSGHASN.mjs";
import {
  compileArrival,
  compileSchedule
} from "./chunk-H3MLDNIS.mjs";
import {
  NARROW_COLUMNS,
  NO_NARROW_VALUE,
  SAMPLE_COLUMNS,
  WIDE_COLUMNS
} from "./chunk-D7DRIS7J.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-4PUNR7HK.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import "./chunk-SAZ5FXJJ.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import {
  keyOf
} from "./chunk-6WWEPVT2.mjs";
import {
  takeLock
} from "./chunk-JBDIOBWF.mjs";
import {
  NS_PER_TICK,
  REAL_TREE,
  readKernelFile,
  readProcessStat,
  readThreadAffinities,
  writeKernelFile
} from "./chunk-UZHZWLOY.mjs";
import {
  cpuSetOf,
  differenceOf,
  formatCpuSet,
  isSubset,
  parseKernelCpuList,
  sameCpus
} from "./chunk-2LLGY5D6.mjs";
import "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/run-command.ts
import { randomUUID } from "node:crypto";
import { join as join18, resolve as resolve3 } from "node:path";

// src/run/drivers.ts
import { join as join5 } from "node:path";

// src/load/ghz/find-ghz.ts
import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
var GHZ_VERSION = "v0.121.0";
var GHZ_HOW_TO_GET = `go install github.com/bojand/ghz/cmd/ghz@${GHZ_VERSION}, or its release page; then put it on PATH or name its folder in INDEXBENCH_BIN`;
var VERSION_LIMIT_MS = 1e4;
async function findGhz(folders) {
  for (const folder of folders) {
    const path = join(folder, "ghz");
    const version = await isExecutable(path) ? await versionOf(path) : null;
    if (version !== null) return { path, version, isPinnedVersion: version === GHZ_VERSION };
  }
  return null;
}
__name(findGhz, "findGhz");
async function isExecutable(path) {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
__name(isExecutable, "isExecutable");
function versionOf(path) {
  return new Promise((resolve4) => {
    execFile(path, ["--version"], { timeout: VERSION_LIMIT_MS }, (error, stdout, stderr) => {
      const version = `${stdout}${stderr}`.trim().split("\n")[0] ?? "";
      resolve4(error === null && version !== "" ? version : null);
    });
  });
}
__name(versionOf, "versionOf");

// src/host/process-group/affinity.ts
async function verifyAffinity(group, cpus, processes = "/proc") {
  const threads = (await group.alive()).flatMap((pid) => readThreadAffinities(processes, pid));
  const offending = threads.filter((thread) => !isSubset(thread.cpus, cpus));
  const missing = threads.length === 0 ? [] : differenceOf(cpus, cpuSetOf(threads.flatMap((thread) => [...thread.cpus])));
  return { ok: threads.length > 0 && offending.length === 0 && missing.length === 0, offending, missing, threads: threads.length };
}
__name(verifyAffinity, "verifyAffinity");
function assertAffinity(reading, cpus, name) {
  if (reading.ok) return;
  const threads = reading.offending.slice(0, 3).map(({ pid, tid, cpus: mask }) => `thread ${tid} of process ${pid} may run on ${formatCpuSet(mask)}`);
  const shrunk = reading.missing.length === 0 ? [] : [`no thread may run on ${formatCpuSet(reading.missing)}`];
  const none = reading.threads === 0 ? ["no thread could be read"] : [];
  throw new IndexbenchError("AFFINITY", { what: `CPUs ${formatCpuSet(cpus)} were asked for, but ${[...threads, ...shrunk, ...none].join("; ")}`, where: name });
}
__name(assertAffinity, "assertAffinity");

// src/host/usage-window.ts
async function openUsageWindow(group, intervalMs = 200) {
  const before = await group.usage();
  let anonymousPeakBytes = before.anonymousBytes;
  let memorySamples = before.anonymousBytes === null ? 0 : 1;
  const note = /* @__PURE__ */ __name((usage) => {
    if (usage.anonymousBytes === null) return;
    memorySamples += 1;
    anonymousPeakBytes = Math.max(anonymousPeakBytes ?? 0, usage.anonymousBytes);
  }, "note");
  let pending = Promise.resolve();
  const timer = setInterval(() => {
    pending = group.usage().then(note);
  }, intervalMs);
  timer.unref();
  return {
    close: /* @__PURE__ */ __name(async () => {
      clearInterval(timer);
      await pending;
      const after = await group.usage();
      note(after);
      return {
        cpuUserNs: grown(before.cpuUserNs, after.cpuUserNs),
        cpuSystemNs: grown(before.cpuSystemNs, after.cpuSystemNs),
        anonymousPeakBytes,
        memoryPeakBytes: after.memoryPeakBytes,
        readBytes: grown(before.readBytes, after.readBytes),
        writtenBytes: grown(before.writtenBytes, after.writtenBytes),
        oomKills: grown(before.oomKills, after.oomKills),
        memorySamples
      };
    }, "close")
  };
}
__name(openUsageWindow, "openUsageWindow");
function grown(before, after) {
  return after === null ? null : after - (before ?? 0);
}
__name(grown, "grown");

// src/load/ghz/ghz-receive.ts
import { readFile, rm, writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/load/ghz/wire-tap.ts
import { connect, createServer } from "node:net";
var WireTap = class _WireTap {
  static {
    __name(this, "WireTap");
  }
  #server;
  #sockets = /* @__PURE__ */ new Set();
  #digest = new ChainDigest();
  #maxMessageBytes;
  #problem = null;
  constructor(to, maxMessageBytes) {
    this.#maxMessageBytes = maxMessageBytes;
    this.#server = createServer({ noDelay: true }, (client) => {
      this.#relay(client, to);
    });
  }
  static async open(to, maxMessageBytes) {
    const tap = new _WireTap(to, maxMessageBytes);
    await new Promise((resolve4, reject) => {
      tap.#server.once("error", reject);
      tap.#server.listen(0, "127.0.0.1", resolve4);
    });
    return tap;
  }
  get address() {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("a tap that is closed has no address");
    return { host: "127.0.0.1", port: address.port };
  }
  /** Null where something could not be read: then nothing is known. */
  get tapped() {
    return this.#problem === null ? { messages: this.#digest.blocks, bytes: this.#digest.bytes, sha256: this.#digest.soFar() } : null;
  }
  async close() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve4) => {
      this.#server.close(() => {
        resolve4();
      });
    });
  }
  #relay(client, { host, port }) {
    const server = connect({ host, port, noDelay: true });
    const answers = new AnswerReader(this.#digest, this.#maxMessageBytes);
    server.on("data", (chunk) => {
      if (this.#problem !== null) return;
      try {
        answers.push(chunk);
      } catch (error) {
        this.#problem = error instanceof Error ? error : new Error(String(error));
      }
    });
    for (const [socket, other] of [[client, server], [server, client]]) {
      this.#sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.once("close", () => this.#sockets.delete(socket));
      socket.pipe(other);
    }
  }
};
var AnswerReader = class {
  static {
    __name(this, "AnswerReader");
  }
  #frames;
  #deframers = /* @__PURE__ */ new Map();
  #stream = 0;
  constructor(digest, maxMessageBytes) {
    this.#frames = new FrameReader({
      onDataBegin: /* @__PURE__ */ __name((streamId) => {
        this.#stream = streamId;
        if (!this.#deframers.has(streamId)) this.#deframers.set(streamId, new MessageDeframer((buffer, start, end) => {
          digest.add(buffer, start, end);
        }, maxMessageBytes));
      }, "onDataBegin"),
      onData: /* @__PURE__ */ __name((buffer, from, to) => {
        this.#deframers.get(this.#stream)?.pushSlice(buffer, from, to);
      }, "onData"),
      onDataEnd: /* @__PURE__ */ __name((endStream) => {
        if (endStream) this.#deframers.delete(this.#stream);
      }, "onDataEnd"),
      onFrame: /* @__PURE__ */ __name(({ type, flags, streamId }) => {
        if (type === FRAME.RST_STREAM || type === FRAME.HEADERS && (flags & FLAG.END_STREAM) !== 0) this.#deframers.delete(streamId);
      }, "onFrame")
    });
  }
  push(chunk) {
    this.#frames.push(chunk, 0, chunk.length);
  }
};

// src/load/ghz/ghz-receive.ts
async function receiveByGhz(order, options) {
  if (order.requests.kind !== "schedule" || order.clients !== 1) return null;
  const { planned } = order.requests;
  const { requestsInPass } = compileSchedule(planned);
  if (requestsInPass === null) return null;
  const { program, protoFolder, workFolder, launch, signal } = options;
  const [reportFile, dataFile] = ["ghz-apart-report.json", "ghz-apart-data.json"].map((name) => join2(workFolder, name));
  const tap = await WireTap.open(order.target, order.maxMessageBytes);
  try {
    const data = ghzData(planned, 0, requestsInPass);
    await writeFile(dataFile, data.json);
    const args = ghzArguments("ghz", { order: { ...order, target: tap.address }, protoFolder, reportFile, dataFile, data, stop: { kind: "total", requests: requestsInPass }, skipFirst: 0 });
    const overall = AbortSignal.timeout(order.overallLimitMs);
    const limit = AbortSignal.any([signal, overall]);
    const { exitCode } = await launch({ command: program.path, args, cwd: workFolder, env: {}, signal: limit, interruptAfterMs: null });
    if (exitCode !== 0 || signal.aborted || overall.aborted) return null;
    const { calls } = ghzCalls(parseGhzReport(await readFile(reportFile, "utf8"), "report of ghz"));
    const isGood = calls.length === requestsInPass && calls.every(({ status, cutOff }) => status === GRPC_STATUS.OK && !cutOff);
    const { tapped } = tap;
    return isGood && tapped !== null ? { how: "apart", blocks: tapped.messages, bytes: tapped.bytes, sha256: tapped.sha256 } : null;
  } finally {
    await tap.close();
    await Promise.all([reportFile, dataFile].map((file) => rm(file, { force: true })));
  }
}
__name(receiveByGhz, "receiveByGhz");

// src/load/ghz/ghz-drive.ts
import { readFile as readFile2, rm as rm2, writeFile as writeFile2 } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/load/ghz/ghz-samples.ts
var GHZ_ABSENT_COLUMNS = ["intendedStartNs", "firstMessageNs", "bytes", "messages", "client", "attempt", "part"];
function writeGhzSamples(file, { warmup, measured, totalNs, blocksOf }) {
  const recorder = new SampleRecorder(file);
  const window = windowOf(measured);
  try {
    const warmupTally = new DriveTally();
    const measuredTally = new DriveTally();
    const windowNs = window.endNs - window.startNs;
    const unseenNs = measured.calls.length === 0 ? 0 : Math.max(0, (totalNs ?? windowNs) - windowNs);
    if (unseenNs > 0) recordUnseen(recorder, window.startNs, unseenNs);
    const shiftNs = warmup === null ? 0 : (warmup.baseUnixSeconds - measured.baseUnixSeconds) * 1e9;
    if (warmup !== null) record(recorder, warmup, { phase: SAMPLE_PHASE.warmup, shiftNs, tally: warmupTally, blocksOf: /* @__PURE__ */ __name(() => 0, "blocksOf") });
    record(recorder, measured, { phase: SAMPLE_PHASE.measured, shiftNs: 0, tally: measuredTally, blocksOf });
    const warmupWindow = warmup === null ? null : windowOf(warmup);
    return {
      rows: recorder.rows,
      ratedNs: windowNs + unseenNs,
      startUnixMs: measured.baseUnixSeconds * 1e3 + window.startNs / 1e6,
      lastStartNs: window.lastStartNs - window.startNs,
      lastEndNs: windowNs,
      warmup: warmupTally,
      warmupNs: warmupWindow === null ? 0 : warmupWindow.endNs - warmupWindow.startNs,
      measured: measuredTally
    };
  } finally {
    recorder.close(window.startNs);
  }
}
__name(writeGhzSamples, "writeGhzSamples");
function windowOf({ calls }) {
  let startNs = Number.POSITIVE_INFINITY;
  let lastStartNs = Number.NEGATIVE_INFINITY;
  let endNs = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    startNs = Math.min(startNs, call.startNs);
    lastStartNs = Math.max(lastStartNs, call.startNs);
    endNs = Math.max(endNs, call.endNs);
  }
  return calls.length === 0 ? { startNs: 0, lastStartNs: 0, endNs: 0 } : { startNs, lastStartNs, endNs };
}
__name(windowOf, "windowOf");
function recordUnseen(recorder, endNs, durationNs) {
  Object.assign(recorder.row, EMPTY_ROW, { startNs: endNs - durationNs, endNs, phase: SAMPLE_PHASE.unseen });
  recorder.commit();
}
__name(recordUnseen, "recordUnseen");
function record(recorder, { calls }, recording) {
  const { row } = recorder;
  const { tally, shiftNs } = recording;
  Object.assign(row, EMPTY_ROW);
  for (const [n, call] of calls.entries()) {
    row.startNs = call.startNs + shiftNs;
    row.endNs = call.endNs + shiftNs;
    row.status = call.status;
    row.phase = call.cutOff ? SAMPLE_PHASE.cutOff : recording.phase;
    recorder.commit();
    if (call.cutOff) {
      tally.cutOff += 1;
      continue;
    }
    const ok = call.status === GRPC_STATUS.OK;
    tally.add({
      statusName: statusName(call.status),
      ok,
      text: call.text,
      messages: 0,
      bytes: 0,
      blocks: ok ? recording.blocksOf(n) : 0,
      latencyNs: call.latencyNs,
      violation: null
    });
  }
}
__name(record, "record");
function askedBlocks(calls, schedule, firstRequest, clients) {
  const allGood = calls.calls.every(({ status, cutOff }) => status === GRPC_STATUS.OK && !cutOff);
  if (clients === 1 || allGood) return (n) => schedule.blocksIn(firstRequest + n);
  const cycle = schedule.requestsInPass ?? 1;
  const smallest = Math.min(...Array.from({ length: Math.min(cycle, 2) }, (_, at) => schedule.blocksIn(cycle - 1 - at)));
  return () => smallest;
}
__name(askedBlocks, "askedBlocks");

// src/load/ghz/ghz-drive.ts
var FULL_DISK = "no space left on device";
var TIMING_NS = 2e8;
var MOST_TIMINGS = 3;
var PASS_MARGIN = 1.3;
async function driveGhz(order, options) {
  if (order.requests.kind !== "schedule") throw new Error("ghz is only driven by a schedule");
  const drive = new GhzDrive(order, order.requests.planned, options);
  try {
    return options.mode === "ghz" ? await drive.equalWork() : await drive.asPublished();
  } finally {
    await drive.removeFiles();
  }
}
__name(driveGhz, "driveGhz");
var GhzDrive = class {
  static {
    __name(this, "GhzDrive");
  }
  #order;
  #planned;
  #options;
  #schedule;
  #signal;
  #overall;
  #reportFile;
  #dataFile;
  #notes = [];
  constructor(order, planned, options) {
    this.#order = order;
    this.#planned = planned;
    this.#options = options;
    this.#schedule = compileSchedule(planned);
    this.#overall = AbortSignal.timeout(order.overallLimitMs);
    this.#signal = AbortSignal.any([options.signal, this.#overall]);
    this.#reportFile = join3(options.workFolder, "ghz-report.json");
    this.#dataFile = join3(options.workFolder, "ghz-data.json");
  }
  async equalWork() {
    const { stop: stop3, warmupRequests } = this.#order;
    const first = this.#schedule.firstMeasured;
    const warmup = warmupRequests === 0 ? null : await this.#total(0, warmupRequests);
    if (stop3.kind === "window") {
      this.#options.onMeasuredStart();
      const measured = await this.#run({ stop: { kind: "duration", seconds: stop3.seconds }, skipFirst: 0, data: ghzData(this.#planned, first, null) });
      return this.#result(warmup, measured, first);
    }
    if (stop3.kind === "first") throw new Error(NO_FIRST);
    const requests = stop3.kind === "count" ? await this.#requestsInCount(first, stop3, warmup) : await this.#requestsInPasses(first, stop3.minimumSeconds);
    this.#options.onMeasuredStart();
    return this.#result(warmup, await this.#total(first, requests, stop3.kind === "count" ? stop3.maximumSeconds : void 0), first);
  }
  async asPublished() {
    const { stop: stop3, warmupRequests } = this.#order;
    if (stop3.kind === "passes") this.#notes.push("As published, a download is measured over one pass.");
    const { stop: ghzStop, skipFirst } = publishedStop(stop3, warmupRequests, this.#schedule.requestsInPass);
    this.#options.onMeasuredStart();
    const measured = await this.#run({ stop: ghzStop, skipFirst, data: ghzDataAsPublished(this.#planned) }, stop3.kind === "count" ? stop3.maximumSeconds : void 0);
    return this.#result(null, measured, skipFirst);
  }
  async removeFiles() {
    await Promise.all([this.#reportFile, this.#dataFile].map((file) => rm2(file, { force: true })));
  }
  /** The count, or as many more as fill its time by the pace of the warm-up, or of a timing where that took too short a time to tell. */
  async #requestsInCount(first, { requests, minimumSeconds, maximumSeconds }, warmup) {
    if (minimumSeconds === void 0) return requests;
    const neededNs = minimumSeconds * 1e9 * PASS_MARGIN;
    const enough = /* @__PURE__ */ __name(({ report }) => report.total / Math.max(1, report.count) * requests >= neededNs, "enough");
    if (warmup !== null && warmup.report.total >= TIMING_NS && enough(warmup)) return requests;
    let timed = requests;
    for (let timing = 1; ; timing += 1) {
      const outcome = await this.#total(first, timed, maximumSeconds);
      const { total, count } = outcome.report;
      if (enough(outcome)) return requests;
      const callNs = Math.max(1, total / Math.max(1, count));
      if (total >= Math.min(TIMING_NS, neededNs) || timing === MOST_TIMINGS || this.#signal.aborted) {
        const needed = Math.ceil(neededNs / callNs);
        this.#notes.push(`The number of calls, ${String(needed)}, comes from a timing of ${String(count)} before the measured process: ${(callNs / 1e6).toFixed(3)} ms each.`);
        return needed;
      }
      timed = Math.ceil(TIMING_NS * PASS_MARGIN / callNs);
    }
  }
  /** Whole passes that fill the time, in requests. */
  async #requestsInPasses(first, minimumSeconds) {
    const inPass = this.#schedule.requestsInPass ?? 1;
    let passes = 1;
    let passNs = 0;
    for (let timing = 1; timing <= MOST_TIMINGS; timing += 1) {
      const { report } = await this.#total(first, passes * inPass);
      passNs = Math.max(1, report.total / passes);
      if (report.total >= Math.min(TIMING_NS, minimumSeconds * 1e9) || this.#signal.aborted) break;
      passes = Math.ceil(TIMING_NS * PASS_MARGIN / passNs);
    }
    const needed = Math.max(1, Math.ceil(minimumSeconds * 1e9 * PASS_MARGIN / passNs));
    this.#notes.push(`The number of passes, ${String(needed)}, comes from a timing of ${String(passes)} before the measured process: ${(passNs / 1e6).toFixed(1)} ms each.`);
    return needed * inPass;
  }
  #total(first, requests, limitSeconds) {
    return this.#run({ stop: { kind: "total", requests }, skipFirst: 0, data: ghzData(this.#planned, first, requests) }, limitSeconds);
  }
  async #run(part, limitSeconds) {
    const { mode, program, protoFolder, workFolder, launch } = this.#options;
    const args = ghzArguments(mode, { ...part, order: this.#order, protoFolder, reportFile: this.#reportFile, dataFile: this.#dataFile });
    if (part.data.kind === "list") await writeFile2(this.#dataFile, part.data.json);
    await rm2(this.#reportFile, { force: true });
    const { ended, exitCode, stderr } = await launch({ command: program.path, args, cwd: workFolder, env: {}, signal: this.#signal, interruptAfterMs: limitSeconds === void 0 ? null : limitSeconds * 1e3 });
    const text = exitCode === 0 ? await this.#readReport() : null;
    if (text === null) {
      if (stderr.includes(FULL_DISK)) throw new IndexbenchError("DISK_FULL", { what: "ghz could not write its report", where: workFolder });
      const tail = stderr.trim().split("\n").slice(-10).join("\n");
      throw new IndexbenchError("DRIVER_FAILED", { what: `ghz left no report: ${ended}${tail === "" ? "" : `
${tail}`}`, where: program.path });
    }
    const report = parseGhzReport(text, "report of ghz");
    return { report, calls: ghzCalls(report), flags: ghzFlags(args) };
  }
  async #readReport() {
    try {
      return await readFile2(this.#reportFile, "utf8");
    } catch {
      return null;
    }
  }
  #result(warmup, measured, firstRequest) {
    const { program, mode } = this.#options;
    const { calls, report } = measured;
    const blocksOf = askedBlocks(calls, this.#schedule, firstRequest, this.#order.clients);
    const totalNs = mode === "ghz-as-published" ? report.total : null;
    const samples = writeGhzSamples(this.#order.samplesFile, { warmup: warmup?.calls ?? null, measured: calls, totalNs, blocksOf });
    const { measured: tally } = samples;
    return {
      driver: mode,
      driverVersion: program.version,
      driverFlags: measured.flags,
      endReason: this.#endReason(),
      started: tally.ended + tally.cutOff + calls.lostRows,
      ok: tally.ok,
      dataErrors: 0,
      cutOff: tally.cutOff,
      statusCounts: tally.statusCounts,
      messages: null,
      bytes: null,
      blocks: tally.blocks,
      blocksChecked: false,
      latencySumNs: tally.latencySumNs,
      warmup: { requests: samples.warmup.ended, ok: samples.warmup.ok, durationNs: samples.warmupNs },
      window: { startUnixMs: samples.startUnixMs, lastStartNs: samples.lastStartNs, lastEndNs: samples.lastEndNs, ratedNs: samples.ratedNs },
      passes: this.#passes(tally.ok, tally.ended),
      messagesSha256: null,
      openLoop: null,
      process: null,
      connections: null,
      firstViolation: null,
      failures: tally.failures,
      samples: { file: this.#order.samplesFile, rows: samples.rows, absentColumns: GHZ_ABSENT_COLUMNS, lostRows: calls.lostRows },
      reported: { totalNs: report.total, count: report.count, callsPerSecond: report.rps },
      notes: [...this.#notes, ...calls.notes.map(({ text }) => text)]
    };
  }
  #endReason() {
    if (this.#options.signal.aborted) return "cancel";
    return this.#overall.aborted ? "timeout" : "normal";
  }
  /** Passes without a digest; known only where every call was good. */
  #passes(ok, ended) {
    const inPass = this.#schedule.requestsInPass;
    if (inPass === null) return null;
    return { complete: ok === ended ? Math.floor(ok / inPass) : 0, sha256: null, digestOf: "blocks", firstDifference: null };
  }
};

// src/studies/cpu-time.ts
function cpuTimeNs({ cpuUserNs, cpuSystemNs }) {
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}
__name(cpuTimeNs, "cpuTimeNs");

// src/studies/scenario-order.ts
var IDLE_LIMIT_MS = 3e4;
var GRACE_MS = 3e4;
var MOST_MS = 24 * 36e5;
function scenarioOrder({ planned, target, samplesFile, expectedPassSha256, checkedPayloads }) {
  return driveOrderOf(planned, { target, samplesFile, idleLimitMs: IDLE_LIMIT_MS, overallLimitMs: overallLimitMs(planned), expectedPassSha256, checkedPayloads });
}
__name(scenarioOrder, "scenarioOrder");
function overallLimitMs({ scenario }) {
  const deadlineMs = scenario.deadlineSeconds * 1e3;
  const warmupMs = (scenario.warmupSeconds ?? 0) * 1e3 + dueMs(scenario, scenario.warmupRequests);
  const thinkMs = (scenario.thinkSeconds ?? 0) * 1e3;
  switch (scenario.stop.kind) {
    case "window":
      return warmupMs + scenario.stop.seconds * 1e3 + deadlineMs + GRACE_MS;
    case "passes":
      return warmupMs + scenario.stop.minimumSeconds * 1e3 + 2 * deadlineMs + GRACE_MS;
    case "first":
      return warmupMs + Math.min(MOST_MS, scenario.stop.seconds * 1e3 + deadlineMs + GRACE_MS);
    case "count":
      return warmupMs + Math.min(MOST_MS, countMs(scenario.stop, deadlineMs + thinkMs) + dueMs(scenario, scenario.stop.requests) + deadlineMs + GRACE_MS);
  }
}
__name(overallLimitMs, "overallLimitMs");
function countMs({ requests, minimumSeconds = 0, maximumSeconds = Number.POSITIVE_INFINITY }, callMs) {
  return Math.min(maximumSeconds * 1e3, Math.max(minimumSeconds * 1e3, requests * callMs));
}
__name(countMs, "countMs");
function dueMs({ arrival }, requests) {
  return arrival === void 0 || requests === 0 ? 0 : compileArrival(arrival).dueSeconds(requests - 1) * 1e3;
}
__name(dueMs, "dueMs");

// src/studies/ghz-scenario-driver.ts
var GhzScenarioDriver = class {
  static {
    __name(this, "GhzScenarioDriver");
  }
  identity;
  #request;
  constructor(request) {
    this.identity = request.identity;
    this.#request = request;
  }
  /** ghz looks at the status of a call and at nothing else. */
  validationOf() {
    return "unchecked";
  }
  processCounts() {
    return [1];
  }
  async drive(order) {
    const { mode, program, protoFolder, workFolder } = this.#request;
    let measuring = false;
    let usage = null;
    const launch = /* @__PURE__ */ __name(async (process2) => {
      const ended = await this.#launch(process2);
      if (measuring) usage = ended.usage;
      return ended;
    }, "launch");
    const result = await driveGhz(scenarioOrder(order), {
      mode,
      program,
      protoFolder,
      workFolder,
      launch,
      signal: order.signal,
      onMeasuredStart: /* @__PURE__ */ __name(() => {
        measuring = true;
        order.onMeasuredStart();
      }, "onMeasuredStart")
    });
    const clientUsage = usage ?? UNKNOWN_USAGE;
    const clientCpuNs = cpuTimeNs(clientUsage);
    return { result, clientUsage, clientCpuNs, busiestProcessCpuNs: clientCpuNs, processes: 1 };
  }
  receiveApart(order) {
    return receiveByGhz(scenarioOrder(order), { ...this.#request, launch: /* @__PURE__ */ __name((process2) => this.#launch(process2), "launch"), signal: order.signal });
  }
  close() {
    return Promise.resolve();
  }
  async #launch(launch) {
    const { backend, cpus, mode } = this.#request;
    const group = await backend.create({ name: `driver-${mode}`, cpus, cpuQuota: null, memoryMaxBytes: null });
    try {
      const window = await openUsageWindow(group);
      const ended = await this.#untilEnded(group, launch).finally(() => window.close());
      return { ...ended, usage: await window.close() };
    } finally {
      await group.remove();
    }
  }
  async #untilEnded(group, { command, args, cwd, env, signal, interruptAfterMs }) {
    const { cpus, mode } = this.#request;
    const launched = await group.launch({ command, args, cwd, env, stdin: "ignore" });
    let killing;
    const interrupt = /* @__PURE__ */ __name(() => {
      void group.kill("SIGINT");
      killing = setTimeout(() => void group.kill("SIGKILL"), INTERRUPT_LIMIT_MS);
    }, "interrupt");
    const ending = interruptAfterMs === null ? void 0 : setTimeout(() => void group.kill("SIGINT"), interruptAfterMs);
    signal.addEventListener("abort", interrupt);
    if (signal.aborted) interrupt();
    try {
      const reading = await verifyAffinity(group, cpus);
      if (reading.threads > 0) assertAffinity(reading, cpus, mode);
      const exit = await launched.exited;
      return { ended: exitPhrase(exit), exitCode: exit.code, stderr: launched.log.lastLines(SHOWN_LOG_LINES).join("\n") };
    } finally {
      signal.removeEventListener("abort", interrupt);
      clearTimeout(ending);
      clearTimeout(killing);
    }
  }
};
var INTERRUPT_LIMIT_MS = 5e3;
var UNKNOWN_USAGE = { cpuUserNs: null, cpuSystemNs: null, anonymousPeakBytes: null, memoryPeakBytes: null, readBytes: null, writtenBytes: null, oomKills: null, memorySamples: 0 };

// src/studies/native-scenario-driver.ts
import { join as join4 } from "node:path";

// src/load/driver-client.ts
import { createInterface } from "node:readline";
var GRACE_MS2 = 3e4;
function ownLimitMs(order) {
  return order.kind === "check" ? null : order.order.overallLimitMs + GRACE_MS2;
}
__name(ownLimitMs, "ownLimitMs");
var DriverClient = class {
  static {
    __name(this, "DriverClient");
  }
  #child;
  #pending = /* @__PURE__ */ new Map();
  #ready;
  #markReady = /* @__PURE__ */ __name(() => void 0, "#markReady");
  #failReady = /* @__PURE__ */ __name(() => void 0, "#failReady");
  #lastId = 0;
  #failure = null;
  constructor(child) {
    this.#child = child;
    this.#ready = new Promise((resolve4, reject) => {
      this.#markReady = resolve4;
      this.#failReady = reject;
    });
    this.#ready.catch(() => void 0);
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      this.#accept(line);
    });
    child.stdin.on("error", () => void 0);
    const drained = new Promise((resolve4) => lines.once("close", resolve4));
    void Promise.all([child.exited, drained]).then(([how]) => {
      this.#fail(`the driver ended: ${how}`);
    });
  }
  /** Resolves when the process takes orders. */
  ready() {
    return this.#ready;
  }
  warm(order, options = {}) {
    return this.#order({ kind: "warm", order }, options);
  }
  drive(order, options = {}) {
    return this.#order({ kind: "drive", order }, options);
  }
  check(order, options = {}) {
    return this.#order({ kind: "check", order }, options);
  }
  /** Asks the process to end, and waits until it has. */
  async quit() {
    if (this.#failure === null) this.#send({ kind: "quit" });
    this.#child.stdin.end();
    await this.#child.exited;
  }
  async #order(order, options) {
    await this.#ready;
    if (this.#failure !== null) throw this.#failure;
    this.#lastId += 1;
    const id = this.#lastId;
    const cancel = /* @__PURE__ */ __name(() => {
      this.#send({ kind: "cancel", id });
    }, "cancel");
    const { signal } = options;
    const limitMs = options.limitMs ?? ownLimitMs(order);
    const hung = limitMs === null ? null : setTimeout(() => {
      this.#pending.get(id)?.reject(this.#error(`no answer to the order "${order.kind}" within ${String(limitMs)} ms`));
    }, limitMs);
    try {
      return await new Promise((resolve4, reject) => {
        this.#pending.set(id, { resolve: resolve4, reject, onProgress: options.onProgress, agreeOnStart: options.agreeOnStart });
        this.#send({ ...order, id });
        if (signal?.aborted === true) cancel();
        else signal?.addEventListener("abort", cancel, { once: true });
      });
    } finally {
      this.#pending.delete(id);
      if (hung !== null) clearTimeout(hung);
      signal?.removeEventListener("abort", cancel);
    }
  }
  #send(request) {
    this.#child.stdin.write(`${JSON.stringify(request)}
`);
  }
  #accept(line) {
    let reply;
    try {
      reply = JSON.parse(line);
    } catch {
      this.#fail(`the driver wrote a line that is no JSON: ${line.slice(0, 200)}`);
      return;
    }
    switch (reply.kind) {
      case "ready":
        this.#markReady({ node: reply.node, pid: reply.pid });
        return;
      case "progress":
        this.#pending.get(reply.id)?.onProgress?.(reply.progress);
        return;
      case "waiting":
        this.#tellStart(reply.id);
        return;
      case "result":
        this.#pending.get(reply.id)?.resolve(reply.result);
        return;
      case "error":
        this.#pending.get(reply.id)?.reject(isFullDisk(reply.code) ? new IndexbenchError("DISK_FULL", { what: reply.message, where: "native driver" }) : this.#error(reply.message));
    }
  }
  #tellStart(id) {
    void this.#pending.get(id)?.agreeOnStart?.().then((atNs) => {
      this.#send({ kind: "start", id, atNs: String(atNs) });
    });
  }
  #fail(what) {
    this.#failure ??= this.#error(what);
    this.#failReady(this.#failure);
    for (const pending of this.#pending.values()) pending.reject(this.#failure);
  }
  #error(what) {
    const last = this.#child.lastErrorLines();
    const tail = last.length === 0 ? "" : `
last lines of its standard error:
${last.join("\n")}`;
    return new IndexbenchError("DRIVER_FAILED", { what: `${what}${tail}`, where: "native driver" });
  }
};

// src/load/shared-drive.ts
import { rmSync } from "node:fs";

// src/load/merged-samples.ts
var RowCursor = class {
  static {
    __name(this, "RowCursor");
  }
  #chunks;
  #chunk = null;
  #at = 0;
  constructor(file) {
    this.#chunks = readRawSamples(file);
    this.#nextChunk();
  }
  /** When the row's call ended; Infinity where no row is left. */
  get endNs() {
    return this.#chunk === null ? Number.POSITIVE_INFINITY : this.#chunk.wide.endNs[this.#at];
  }
  moveTo(recorder) {
    const chunk = this.#chunk;
    if (chunk === null) return;
    for (const name of WIDE_COLUMNS) recorder.row[name] = chunk.wide[name][this.#at];
    for (const name of NARROW_COLUMNS) recorder.row[name] = chunk.narrow[name][this.#at];
    recorder.commit();
    this.#at += 1;
    if (this.#at === chunk.rows) this.#nextChunk();
  }
  #nextChunk() {
    this.#at = 0;
    do {
      const next = this.#chunks.next();
      this.#chunk = next.done === true ? null : next.value;
    } while (this.#chunk?.rows === 0);
  }
};
function mergeSamples(files, into) {
  const cursors = files.map((file) => new RowCursor(file));
  const recorder = new SampleRecorder(into);
  try {
    for (; ; ) {
      const next = cursors.reduce((a, b) => b.endNs < a.endNs ? b : a);
      if (next.endNs === Number.POSITIVE_INFINITY) return recorder.rows;
      next.moveTo(recorder);
    }
  } finally {
    recorder.close(0);
  }
}
__name(mergeSamples, "mergeSamples");

// src/load/merged-result.ts
function mergedResult(parts, samples) {
  const [first] = parts;
  if (first === void 0) throw new Error("nothing to merge");
  const sum = /* @__PURE__ */ __name((of) => parts.reduce((total, part) => total + of(part), 0), "sum");
  const most = /* @__PURE__ */ __name((of) => Math.max(...parts.map(of)), "most");
  return {
    ...first,
    endReason: parts.find(({ endReason }) => endReason !== "normal")?.endReason ?? "normal",
    started: sum(({ started }) => started),
    ok: sum(({ ok }) => ok),
    dataErrors: sum(({ dataErrors }) => dataErrors),
    cutOff: sum(({ cutOff }) => cutOff),
    statusCounts: mergedCounts(parts.map(({ statusCounts }) => statusCounts)),
    messages: sum(({ messages }) => messages ?? 0),
    bytes: sum(({ bytes }) => bytes ?? 0),
    blocks: sum(({ blocks }) => blocks),
    latencySumNs: sum(({ latencySumNs }) => latencySumNs),
    warmup: { requests: sum(({ warmup }) => warmup.requests), ok: sum(({ warmup }) => warmup.ok), durationNs: most(({ warmup }) => warmup.durationNs) },
    window: {
      startUnixMs: Math.min(...parts.map(({ window }) => window.startUnixMs)),
      lastStartNs: most(({ window }) => window.lastStartNs),
      lastEndNs: most(({ window }) => window.lastEndNs),
      ratedNs: most(({ window }) => window.ratedNs)
    },
    passes: parts.reduce((found, { passes }) => found ?? passes, null),
    messagesSha256: null,
    process: parts.map(({ process: process2 }) => process2).reduce(mergedProcess),
    connections: parts.map(({ connections }) => connections).reduce(mergedConnections),
    firstViolation: parts.map(({ firstViolation }) => firstViolation).reduce(earlierViolation),
    ...first.comparedCalls === void 0 ? {} : { comparedCalls: { compared: sum(({ comparedCalls }) => comparedCalls?.compared ?? 0), notCompared: sum(({ comparedCalls }) => comparedCalls?.notCompared ?? 0) } },
    failures: mergedFailures(parts.flatMap(({ failures }) => failures)),
    samples,
    notes: [...new Set(parts.flatMap(({ notes }) => notes))]
  };
}
__name(mergedResult, "mergedResult");
function mergedCounts(counts) {
  const all = {};
  for (const [name, calls] of counts.flatMap((one) => Object.entries(one))) all[name] = (all[name] ?? 0) + calls;
  return all;
}
__name(mergedCounts, "mergedCounts");
function mergedProcess(a, b) {
  if (a === null || b === null) return null;
  return {
    measuredCpu: addedCpu(a.measuredCpu, b.measuredCpu),
    wholeCpu: addedCpu(a.wholeCpu, b.wholeCpu),
    eventLoopDelayMaxNs: larger(a.eventLoopDelayMaxNs, b.eventLoopDelayMaxNs),
    eventLoopDelayP99Ns: larger(a.eventLoopDelayP99Ns, b.eventLoopDelayP99Ns),
    gcPauses: a.gcPauses + b.gcPauses,
    gcPauseNs: a.gcPauseNs + b.gcPauseNs,
    gcPauseMaxNs: Math.max(a.gcPauseMaxNs, b.gcPauseMaxNs)
  };
}
__name(mergedProcess, "mergedProcess");
function addedCpu(a, b) {
  return { userNs: a.userNs + b.userNs, systemNs: a.systemNs + b.systemNs };
}
__name(addedCpu, "addedCpu");
function larger(a, b) {
  return a === null || b === null ? a ?? b : Math.max(a, b);
}
__name(larger, "larger");
function mergedConnections(a, b) {
  if (a === null || b === null) return null;
  return {
    opened: a.opened + b.opened,
    noDelay: a.noDelay && b.noDelay,
    goaways: a.goaways + b.goaways,
    failedConnects: a.failedConnects + b.failedConnects,
    secondAttempts: a.secondAttempts + b.secondAttempts
  };
}
__name(mergedConnections, "mergedConnections");
function mergedFailures(groups) {
  const all = /* @__PURE__ */ new Map();
  for (const group of groups) {
    const key = `${group.status}|${group.text}`;
    all.set(key, { ...group, calls: group.calls + (all.get(key)?.calls ?? 0) });
  }
  return [...all.values()].sort((a, b) => b.calls - a.calls).slice(0, SHOWN_FAILURES);
}
__name(mergedFailures, "mergedFailures");

// src/load/shared-drive.ts
var START_AFTER_NS = 20000000n;
async function driveTogether(clients, order, options) {
  const [only] = clients;
  if (clients.length === 1 && only !== void 0) {
    const result = await only.drive(order, options);
    return { result, processCpuNs: [cpuOf2(result)] };
  }
  const files = clients.map((_, index) => `${order.samplesFile}.${String(index)}`);
  const failed = new AbortController();
  const signal = options.signal === void 0 ? failed.signal : AbortSignal.any([options.signal, failed.signal]);
  const start = new CommonStart(clients.length);
  const drives = clients.map(async (client, index) => {
    const share = { index, count: clients.length };
    try {
      return await client.drive({ ...order, share, samplesFile: files[index] ?? "" }, { ...options, signal, agreeOnStart: /* @__PURE__ */ __name(() => start.wait(index), "agreeOnStart") });
    } catch (error) {
      failed.abort();
      throw error;
    } finally {
      start.arrive(index);
    }
  });
  try {
    const settled = await Promise.allSettled(drives);
    const results = settled.map((one) => {
      if (one.status === "rejected") throw one.reason;
      return one.value;
    });
    const rows = mergeSamples(files, order.samplesFile);
    return { result: mergedResult(results, { file: order.samplesFile, rows, absentColumns: [], lostRows: 0 }), processCpuNs: results.map(cpuOf2) };
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}
__name(driveTogether, "driveTogether");
function cpuOf2({ process: process2 }) {
  return process2 === null ? null : process2.measuredCpu.userNs + process2.measuredCpu.systemNs;
}
__name(cpuOf2, "cpuOf");
var CommonStart = class {
  static {
    __name(this, "CommonStart");
  }
  #participants;
  #arrived = /* @__PURE__ */ new Set();
  #agreed;
  #agree = /* @__PURE__ */ __name(() => void 0, "#agree");
  constructor(participants) {
    this.#participants = participants;
    this.#agreed = new Promise((resolve4) => {
      this.#agree = resolve4;
    });
  }
  /** Resolves with an instant of process.hrtime, in ns. */
  wait(participant) {
    this.arrive(participant);
    return this.#agreed;
  }
  arrive(participant) {
    this.#arrived.add(participant);
    if (this.#arrived.size === this.#participants) this.#agree(process.hrtime.bigint() + START_AFTER_NS);
  }
};

// src/studies/late-usage-window.ts
var LateUsageWindow = class {
  static {
    __name(this, "LateUsageWindow");
  }
  #group;
  #opened = null;
  #closed = null;
  constructor(group) {
    this.#group = group;
  }
  /** True the first time. */
  open() {
    if (this.#opened !== null) return false;
    this.#opened = openUsageWindow(this.#group);
    return true;
  }
  /** Ends the sampling; safe to call twice. */
  close() {
    return this.#closed ??= this.#end();
  }
  async #end() {
    this.open();
    const window = await (this.#opened ?? openUsageWindow(this.#group));
    return window.close();
  }
};

// src/studies/native-scenario-driver.ts
var QUIT_TIMEOUT_MS = 3e3;
var WARM_LIMIT_MS = 6e4;
var PROBE_SECONDS = 0.3;
var NativeScenarioDriver = class _NativeScenarioDriver {
  static {
    __name(this, "NativeScenarioDriver");
  }
  identity;
  /** Of the first process. */
  client;
  group;
  /** Of all of them. */
  #clients;
  #transport;
  constructor({ identity, program }, group, clients) {
    this.identity = identity;
    this.client = clients[0];
    this.group = group;
    this.#clients = clients;
    this.#transport = program.transport;
  }
  /** @throws IndexbenchError DRIVER_FAILED, AFFINITY */
  static async launch(request) {
    const { program, backend, cpus, identity, scenarios } = request;
    const group = await backend.create({ name: `driver-${identity.name}`, cpus, cpuQuota: null, memoryMaxBytes: null });
    try {
      const count = program.canShare ? Math.max(1, ...scenarios.map((planned) => mostShares(planned, cpus.length))) : 1;
      const first = await launchProcess(request, group, 0);
      const further = [];
      for (let index = 1; index < count; index += 1) further.push(await launchProcess(request, group, index));
      assertAffinity(await verifyAffinity(group, cpus), cpus, `the driver ${identity.name}`);
      return new _NativeScenarioDriver(request, group, [first, ...further]);
    } catch (error) {
      await group.remove();
      throw error;
    }
  }
  /** Runs the driver's own code until it is compiled, on the null server, before anything is timed (docs/design.md, rule 13). */
  async warm(target, { messages, firstHeight, lastHeight }, signal) {
    for (const client of this.#clients) {
      await client.warm({ target, transport: this.#transport, messages, firstHeight, lastHeight, overallLimitMs: WARM_LIMIT_MS }, { signal });
    }
  }
  validationOf(planned) {
    return scenarioCheckLevel(planned.scenario);
  }
  processCounts(planned) {
    const most = mostShares(planned, this.#clients.length);
    return most === 1 ? [1] : [1, most];
  }
  async drive(order) {
    const processes = order.processes ?? await this.#neededProcesses(order);
    const usage = new LateUsageWindow(this.group);
    const { result, processCpuNs } = await this.#driveWith(processes, order, () => {
      if (usage.open()) order.onMeasuredStart();
    }).finally(() => usage.close().catch(() => void 0));
    const cpuNs = processCpuNs.filter((ns) => ns !== null);
    const isKnown = cpuNs.length === processes;
    return {
      result,
      clientUsage: await usage.close(),
      clientCpuNs: isKnown ? cpuNs.reduce((sum, ns) => sum + ns, 0) : null,
      busiestProcessCpuNs: isKnown ? Math.max(...cpuNs) : null,
      processes
    };
  }
  /** One, unless that is saturated by this target and this scenario. */
  async #neededProcesses(order) {
    const most = Math.max(...this.processCounts(order.planned));
    if (most === 1) return 1;
    const { scenario } = order.planned;
    const probed = { ...scenario, stop: { kind: "window", seconds: PROBE_SECONDS } };
    for (const key of ["concurrencySteps", "atEnd"]) delete probed[key];
    const { result, processCpuNs } = await this.#driveWith(1, { ...order, planned: { ...order.planned, scenario: probed }, checkedPayloads: null }, () => void 0);
    return result.ok > 0 && isSaturated(processCpuNs[0] ?? null, result.window.ratedNs) ? most : 1;
  }
  #driveWith(processes, order, onMeasuredStart) {
    const clients = this.#clients.slice(0, processes);
    return driveTogether(clients, { ...scenarioOrder(order), transport: this.#transport }, {
      signal: order.signal,
      onProgress: /* @__PURE__ */ __name(({ phase }) => {
        if (phase === "measured") onMeasuredStart();
      }, "onProgress")
    });
  }
  async close() {
    const quit = Promise.all(this.#clients.map((client) => client.quit()));
    quit.catch(() => void 0);
    await Promise.race([quit, new Promise((resolve4) => setTimeout(resolve4, QUIT_TIMEOUT_MS).unref())]);
    await stopGroup({ group: this.group, signal: "SIGTERM", signalTimeoutMs: 1e3, what: `the driver ${this.identity.name}` }).finally(() => this.group.remove());
  }
};
async function launchProcess({ program, packageRoot, workFolder, logFileOf }, group, index) {
  const args = [join4(packageRoot, "dist", program.file), ...program.arguments];
  const launched = await group.launch({ command: process.execPath, args, cwd: workFolder, env: {}, stdin: "pipe", stdout: "pipe", logFile: logFileOf(index) });
  if (launched.stdin === null || launched.stdout === null) throw new Error("a driver was launched without pipes");
  const client = new DriverClient({
    stdin: launched.stdin,
    stdout: launched.stdout,
    exited: launched.exited.then(exitPhrase),
    lastErrorLines: /* @__PURE__ */ __name(() => launched.log.lastLines(20), "lastErrorLines")
  });
  await client.ready();
  return client;
}
__name(launchProcess, "launchProcess");

// src/run/drivers.ts
var OWN_PROGRAMS = {
  native: /* @__PURE__ */ __name(() => ({ file: "driver.mjs", arguments: [], canShare: true }), "native"),
  "native-http2": /* @__PURE__ */ __name(() => ({ file: "driver.mjs", arguments: [], transport: "http2", canShare: true }), "native-http2"),
  "grpc-js": /* @__PURE__ */ __name((protoFolder) => ({ file: "grpc-js-driver.mjs", arguments: [protoFolder], canShare: false }), "grpc-js")
};
var GHZ_ABSENT = `the program ghz was not found, so its cells stay empty; to get it: ${GHZ_HOW_TO_GET}`;
async function findDriverPrograms(request) {
  const { drivers } = request.plan;
  const own = await ownDrivers(request);
  if (!drivers.some(isGhz)) return { own, ghz: null, notes: [] };
  const program = await findGhz(request.toolFolders);
  if (program === null) {
    if (drivers.every(isGhz)) throw new IndexbenchError("TOOL_MISSING", { what: "the program ghz was not found, and the plan has no other driver", where: "INDEXBENCH_BIN, PATH", next: `Get it (${GHZ_HOW_TO_GET}), or add the driver native.` });
    return { own, ghz: null, notes: [GHZ_ABSENT] };
  }
  const notes = program.isPinnedVersion ? [] : [`ghz says that it is ${program.version}, not ${GHZ_VERSION}: recorded as such`];
  return { own, ghz: { program, sha256: await digestFile(program.path) }, notes };
}
__name(findDriverPrograms, "findDriverPrograms");
async function ownDrivers({ plan, version, packageRoot }) {
  const names = ["native", ...plan.drivers.filter(isOwn)];
  const identities = names.map(async (name) => {
    const sha256 = await digestFile(join5(packageRoot, "dist", OWN_PROGRAMS[name]("").file));
    const programVersion = name === "grpc-js" ? `${GRPC_JS_VERSION}, node ${process.version}` : `${version}, node ${process.version}`;
    return [name, { name, program: name === "grpc-js" ? "@grpc/grpc-js" : "indexbench", programVersion, sha256, arguments: [] }];
  });
  return new Map(await Promise.all(identities));
}
__name(ownDrivers, "ownDrivers");
function isOwn(name) {
  return !isGhz(name);
}
__name(isOwn, "isOwn");
async function openDrivers(request) {
  const { plan, programs, protoFolder, logFileOf } = request;
  const own = /* @__PURE__ */ new Map();
  const close = /* @__PURE__ */ __name(async () => {
    await Promise.all([...own.values()].map((driver) => driver.close()));
  }, "close");
  try {
    for (const [name, identity] of programs.own) own.set(name, await NativeScenarioDriver.launch({ ...request, identity, program: OWN_PROGRAMS[name](protoFolder), scenarios: plan.scenarios, logFileOf: /* @__PURE__ */ __name((index) => logFileOf(index === 0 ? `driver-${name}` : `driver-${name}-${index + 1}`), "logFileOf") }));
  } catch (error) {
    await close();
    throw error;
  }
  const all = plan.drivers.map((name) => isGhz(name) ? openGhz(request, name) : { driver: opened(own, name), unavailable: null });
  return { native: opened(own, "native"), own: [...own.values()], all, close };
}
__name(openDrivers, "openDrivers");
function opened(own, name) {
  const driver = own.get(name);
  if (driver === void 0) throw new Error(`the driver ${name} was not opened`);
  return driver;
}
__name(opened, "opened");
function openGhz(request, name) {
  const { ghz } = request.programs;
  const program = ghz?.program ?? { path: "ghz", version: "absent", isPinnedVersion: false };
  const identity = { name, program: "ghz", programVersion: program.version, sha256: ghz?.sha256 ?? null, arguments: sharedFlags(name, request.plan) };
  return { driver: new GhzScenarioDriver({ ...request, mode: name, program, identity }), unavailable: ghz === null ? GHZ_ABSENT : null };
}
__name(openGhz, "openGhz");
function sharedFlags(name, { scenarios }) {
  const [first = [], ...others] = scenarios.map((planned) => driverFlagsOf(name, planned));
  return first.filter((flag) => others.every((flags) => flags.includes(flag)));
}
__name(sharedFlags, "sharedFlags");

// src/run/output-lock.ts
import { existsSync, readdirSync, rmdirSync } from "node:fs";
import { dirname, join as join6, resolve } from "node:path";
var OUTPUT_LOCK_FILE = ".indexbench-running.lock";
function lockOutput(folder) {
  const missing = missingFolders(resolve(folder));
  makeFolder(folder);
  const removeMade = /* @__PURE__ */ __name(() => missing.forEach(removeIfEmpty), "removeMade");
  let unlock;
  try {
    unlock = takeLock({ file: join6(folder, OUTPUT_LOCK_FILE), registrar: null, refusal: /* @__PURE__ */ __name((holder) => refusal(folder, holder), "refusal") });
  } catch (error) {
    removeMade();
    throw writeRefusal(error, folder);
  }
  const release = /* @__PURE__ */ __name(() => {
    unlock();
    removeMade();
  }, "release");
  if (readdirSync(folder).every((name) => name === OUTPUT_LOCK_FILE)) return release;
  release();
  throw new IndexbenchError("OUTPUT_EXISTS", { what: "the folder is not empty", where: folder });
}
__name(lockOutput, "lockOutput");
function refusal(folder, holder) {
  const who = holder === "starting" ? "another run" : holder === "foreign" ? `somebody (${OUTPUT_LOCK_FILE} holds no process)` : `the run of process ${holder.pid}`;
  return new IndexbenchError("OUTPUT_EXISTS", { what: `${who} is writing into this folder`, where: folder, next: "Choose another --out, or wait until it has ended." });
}
__name(refusal, "refusal");
function missingFolders(folder) {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];
}
__name(missingFolders, "missingFolders");
function removeIfEmpty(folder) {
  try {
    rmdirSync(folder);
  } catch {
  }
}
__name(removeIfEmpty, "removeIfEmpty");

// src/run/output-space.ts
import { existsSync as existsSync2 } from "node:fs";
import { dirname as dirname2, resolve as resolve2 } from "node:path";
var BASE_BYTES = 64 * 1024 * 1024;
var MEASUREMENT_BYTES = 8 * 1024 * 1024;
async function requireOutputSpace(folder, measurements) {
  await requireFreeSpace(nearestExisting(resolve2(folder)), BASE_BYTES + measurements * MEASUREMENT_BYTES);
}
__name(requireOutputSpace, "requireOutputSpace");
function nearestExisting(path) {
  return existsSync2(path) || dirname2(path) === path ? path : nearestExisting(dirname2(path));
}
__name(nearestExisting, "nearestExisting");

// src/run/run-space.ts
async function requireRunSpace(plan, folder, isWanted) {
  const needs = plan.variants.filter(({ name }) => isWanted(name)).map((variant) => diskNeedOf(variant, plan.snapshot, null));
  const largest = needs.reduce((most, need) => most === null || need.needBytes > most.needBytes ? need : most, null);
  const freeBytes = await freeBytesOf(folder);
  if (largest === null || largest.needBytes <= freeBytes) return;
  const parts = largest.parts.map(({ part, bytes }) => `${part} ${bytes === null ? "not known" : String(bytes)}`).join(", ");
  throw new IndexbenchError("DISK_FULL", {
    what: `variant ${largest.variant} needs ${String(largest.needBytes)} bytes (${parts}, and 15 %), ${String(freeBytes)} are free`,
    where: folder,
    next: "Free space there, or name a folder on a larger disk in TMPDIR."
  });
}
__name(requireRunSpace, "requireRunSpace");

// src/run/session-ceilings.ts
import { join as join9 } from "node:path";

// src/studies/ceiling.ts
import { join as join7 } from "node:path";
var Ceilings = class {
  static {
    __name(this, "Ceilings");
  }
  #unitsPerSecond = /* @__PURE__ */ new Map();
  /** Keeps the larger of what was found. */
  raise(of, unitsPerSecond2) {
    const known = this.of(of);
    if (known === null || (unitsPerSecond2 ?? 0) > known) this.#unitsPerSecond.set(keyOf2(of), unitsPerSecond2);
  }
  of(of) {
    return this.#unitsPerSecond.get(keyOf2(of)) ?? null;
  }
};
function keyOf2({ driver, scenario, processes }) {
  return `${driver}/${scenario}/${processes}`;
}
__name(keyOf2, "keyOf");
var CEILING_SECONDS = 0.25;
var PASSES = 2;
var NS_PER_SECOND = 1e9;
async function measureCeilings(drivers, scenarios, request) {
  const present = drivers.filter(({ unavailable }) => unavailable === null);
  for (const { driver } of Array.from({ length: PASSES }, () => present).flat()) {
    for (const planned of scenarios.filter(({ scenario }) => scenario.drivers?.includes(driver.identity.name) ?? true)) {
      request.signal.throwIfAborted();
      for (const processes of driver.processCounts(planned)) {
        const of = { driver: driver.identity.name, scenario: planned.scenario.id, processes };
        request.into.raise(of, await measureCeiling(driver, planned, { ...request, processes }));
      }
    }
  }
}
__name(measureCeilings, "measureCeilings");
function onHeights(planned, { firstHeight, lastHeight }) {
  if (planned.firstHeight >= firstHeight && planned.lastHeight <= lastHeight) return planned;
  const { scenario } = planned;
  const blocks = lastHeight - firstHeight + 1;
  const fit = /* @__PURE__ */ __name((requests2) => "blocks" in requests2 ? { ...requests2, blocks: Math.min(requests2.blocks, blocks) } : requests2, "fit");
  const requests = scenario.requests.kind === "mix" ? { ...scenario.requests, parts: scenario.requests.parts.map((part) => ({ ...part, requests: fit(part.requests) })) } : fit(scenario.requests);
  return { ...planned, firstHeight, lastHeight, scenario: { ...scenario, requests } };
}
__name(onHeights, "onHeights");
async function measureCeiling(driver, planned, request) {
  if (planned.scenario.arrival !== void 0 || fixtureKindsOf(planned).length > 0 || planned.scenario.requests.kind === "subtrees") return null;
  const stop3 = planned.scenario.stop.kind === "passes" ? { kind: "passes", minimumSeconds: CEILING_SECONDS } : { kind: "window", seconds: CEILING_SECONDS };
  const scenario = { ...planned.scenario };
  for (const key of ["concurrencySteps", "thinkSeconds", "warmupSeconds", "atEnd"]) delete scenario[key];
  const short = onHeights({ ...planned, scenario: { ...scenario, stop: stop3 } }, request.heights);
  const { result } = await driver.drive({
    planned: short,
    target: request.nullServer,
    samplesFile: join7(request.workFolder, "ceiling.raw"),
    expectedPassSha256: null,
    checkedPayloads: null,
    onMeasuredStart: /* @__PURE__ */ __name(() => void 0, "onMeasuredStart"),
    processes: request.processes,
    signal: request.signal
  });
  if (result.ok === 0 || result.window.ratedNs <= 0) return null;
  const units = planned.unit === "block" ? result.blocks : result.ok;
  return units * NS_PER_SECOND / result.window.ratedNs;
}
__name(measureCeiling, "measureCeiling");

// src/studies/null-server.ts
import { join as join8 } from "node:path";
var READY_TIMEOUT_MS = 2e4;
var STOP_TIMEOUT_MS = 2e3;
async function startNullServer(request) {
  const group = await request.backend.create({ name: "null-server", cpus: request.cpus, cpuQuota: null, memoryMaxBytes: null });
  const stop3 = /* @__PURE__ */ __name(async () => {
    await stopGroup({ group, signal: "SIGTERM", signalTimeoutMs: STOP_TIMEOUT_MS, what: "the null server" }).finally(() => group.remove());
  }, "stop");
  try {
    const told = new FirstLine((line) => reference.addressIn(line));
    const launched = await group.launch({
      command: process.execPath,
      args: [join8(request.packageRoot, "dist", "reference.mjs"), "--null", "--chain", request.snapshotFolder, "--listen", "127.0.0.1:0"],
      cwd: request.workFolder,
      env: {},
      stdin: "ignore",
      logFile: request.logFile,
      onLine: /* @__PURE__ */ __name((line) => told.take(line), "onLine")
    });
    const waiting = new ReadyWait({ process: launched, what: "null server", timeoutMs: READY_TIMEOUT_MS, signal: request.signal });
    return { address: await waiting.until(told.found, "it never told its address").finally(() => waiting.dispose()), stop: stop3 };
  } catch (error) {
    await stop3();
    throw error;
  }
}
__name(startNullServer, "startNullServer");

// src/run/session-ceilings.ts
var SessionCeilings = class {
  static {
    __name(this, "SessionCeilings");
  }
  #ceilings = new Ceilings();
  #measured = /* @__PURE__ */ new Set();
  /** Measures what is not known yet. @throws IndexbenchError SYSTEM_EXITED, SYSTEM_NOT_READY; the signal's reason */
  async of(run, drivers, checked) {
    const { plan } = run.request;
    const unknown = plan.scenarios.filter(({ scenario }) => !this.#measured.has(scenario.id));
    if (plan.drivers.length > 0 && unknown.length > 0) await this.#measure(run, drivers, { checked, unknown });
    return this.#ceilings;
  }
  async #measure(run, drivers, { checked, unknown }) {
    const { workFolder, journal, request } = run;
    journal.stage("measuring the drivers’ ceilings");
    const chain = chainOf(run, checked);
    const nullServer = await launchNullServer(run, chain);
    try {
      await measureCeilings(drivers.all, unknown, { nullServer: nullServer.address, heights: chain, workFolder, signal: request.signal, into: this.#ceilings });
      for (const { scenario } of unknown) this.#measured.add(scenario.id);
    } finally {
      await nullServer.stop();
    }
  }
};
function launchNullServer({ request, workFolder, bundle }, { folder }) {
  const { session, packageRoot, signal } = request;
  return startNullServer({ backend: session.choice.backend, cpus: session.cpus.server, packageRoot, snapshotFolder: folder, workFolder, logFile: bundle.logFile("null-server"), signal });
}
__name(launchNullServer, "launchNullServer");
function chainOf({ request, workFolder }, { payloads, kept }) {
  const { pin } = request.plan.snapshot;
  const isKnown = payloads.whole !== null && payloads.verdict.kind !== "wrong";
  if (pin.kind === "compact-blocks" || !isKnown) return request.nullChain;
  return typicalNullChain(kept.file, { firstHeight: pin.firstHeight, lastHeight: pin.tipHeight }, join9(workFolder, "null-chain"));
}
__name(chainOf, "chainOf");

// src/run/variant-run.ts
import { mkdirSync } from "node:fs";
import { rm as rm4 } from "node:fs/promises";
import { join as join17 } from "node:path";

// src/bundle/writer.ts
import { appendFileSync, closeSync, existsSync as existsSync3, fsyncSync, openSync, readdirSync as readdirSync2 } from "node:fs";
import { mkdir, readdir, rm as rm3 } from "node:fs/promises";
import { join as join10 } from "node:path";

// src/bundle/samples-writer.ts
async function writeSampleParquet(file, chunks, absent) {
  const columns = presentColumns(absent);
  const writer = new ParquetWriter({
    writer: fileWriter(file),
    codec: CODEC,
    createdBy: "indexbench",
    schema: [{ name: "samples", num_children: columns.length }, ...columns.map((name) => ({ name, type: parquetType(name), repetition_type: "OPTIONAL" }))]
  });
  const group = new RowGroup(columns);
  const flush = /* @__PURE__ */ __name(async () => {
    await writer.write({ columnData: group.take(), rowGroupSize: ROW_GROUP_ROWS });
  }, "flush");
  let rows = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.rows; ) {
      at += group.add(chunk, at);
      if (group.isFull) await flush();
    }
    rows += chunk.rows;
  }
  if (!group.isEmpty) await flush();
  await writer.finish();
  return rows;
}
__name(writeSampleParquet, "writeSampleParquet");
var RowGroup = class {
  static {
    __name(this, "RowGroup");
  }
  #columns;
  #wide = /* @__PURE__ */ new Map();
  #narrow = /* @__PURE__ */ new Map();
  #used = 0;
  constructor(columns) {
    this.#columns = columns;
    for (const name of columns) {
      if (isWide(name)) this.#wide.set(name, new Float64Array(ROW_GROUP_ROWS));
      else this.#narrow.set(name, new Int32Array(ROW_GROUP_ROWS));
    }
  }
  get isFull() {
    return this.#used === ROW_GROUP_ROWS;
  }
  get isEmpty() {
    return this.#used === 0;
  }
  /** Takes rows of a chunk from `from` on, as many as fit; returns how many. */
  add(chunk, from) {
    const rows = Math.min(chunk.rows - from, ROW_GROUP_ROWS - this.#used);
    for (const [name, column] of this.#wide) column.set(chunk.wide[name].subarray(from, from + rows), this.#used);
    for (const [name, column] of this.#narrow) column.set(chunk.narrow[name].subarray(from, from + rows), this.#used);
    this.#used += rows;
    return rows;
  }
  /** The rows gathered, as Parquet columns; the group is empty afterwards. */
  take() {
    const used = this.#used;
    this.#used = 0;
    return this.#columns.map((name) => ({ name, encoding: ENCODING, offsetIndex: false, data: this.#values(name, used) }));
  }
  #values(name, used) {
    if (!isWide(name)) {
      const column2 = this.#narrow.get(name).subarray(0, used);
      return column2.includes(NO_NARROW_VALUE) ? Array.from(column2, (value) => value === NO_NARROW_VALUE ? null : value) : column2;
    }
    const column = this.#wide.get(name).subarray(0, used);
    if (column.some(Number.isNaN)) return Array.from(column, (value) => Number.isNaN(value) ? null : exact(name, value));
    return BigInt64Array.from(column, (value) => exact(name, value));
  }
};
function exact(name, value) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name}: ${String(value)} is not an integer within 2^53`);
  return BigInt(value);
}
__name(exact, "exact");

// src/bundle/writer.ts
var BundleWriter = class _BundleWriter {
  static {
    __name(this, "BundleWriter");
  }
  folder;
  #journal;
  #sealed = false;
  constructor(folder) {
    this.folder = folder;
    this.#journal = openSync(join10(folder, JOURNAL_FILE), "ax");
  }
  /** Throws OUTPUT_EXISTS where the folder already holds something. */
  static create(folder) {
    if (existsSync3(folder) && readdirSync2(folder).length > 0) {
      throw new IndexbenchError("OUTPUT_EXISTS", { what: "the folder for a bundle is not empty", where: folder });
    }
    makeFolder(join10(folder, SAMPLES_FOLDER));
    makeFolder(join10(folder, LOGS_FOLDER));
    return new _BundleWriter(folder);
  }
  /**
   * Validates and writes a document; an earlier one of its kind is replaced. Returns the SHA-256 of the file (`planSha256` of a plan).
   * Throws INTERNAL where the value breaks its schema: this program made it.
   */
  async writeDocument(kind, value) {
    this.#refuseSealed();
    const file = join10(this.folder, DOCUMENT_FILES[kind]);
    const text = serializeDocument(validateDocument(kind, value, file, "INTERNAL"));
    await writeDurably(file, text);
    return sha256Hex(text);
  }
  /** Writes a measurement's samples; `id` is the measurement's. Returns what the measurement says of the file. */
  async writeSamples(id, { chunks, absentColumns }) {
    const written = await this.#writeParquet(safeFileName(id.replaceAll("/", ".")), (path) => writeSampleParquet(path, chunks, absentColumns));
    return { ...written, origin: "measured-start", absentColumns: SAMPLE_COLUMNS.filter((name) => absentColumns.includes(name)) };
  }
  /** Writes the series of the index build. Returns what its document says of the file. */
  async writeSeries(series) {
    return this.#writeParquet("index-build", async (path) => {
      await writeSeriesParquet(path, series);
      return series.rows;
    });
  }
  async #writeParquet(name, write) {
    this.#refuseSealed();
    const file = `${SAMPLES_FOLDER}/${name}.parquet`;
    const path = join10(this.folder, file);
    const unfinished = `${path}${UNFINISHED_SUFFIX}`;
    try {
      const rows = await write(unfinished);
      const sha256 = await digestFile(unfinished);
      await publish(unfinished, path);
      return { file, sha256, rows };
    } catch (error) {
      await rm3(unfinished, { force: true });
      throw writeFailure(error, this.folder);
    }
  }
  /** Adds a line to the journal. It is with the operating system when this returns. */
  appendEvent(entry) {
    this.#refuseSealed();
    const { at, monotonicNs, event } = entry;
    try {
      appendFileSync(this.#journal, `${JSON.stringify({ at, monotonicNs, ...event })}
`);
    } catch (error) {
      throw writeFailure(error, this.folder);
    }
  }
  /** Where to write the log of that name, below logs/; unsafe characters are mapped. */
  logFile(name) {
    this.#refuseSealed();
    return join10(this.folder, LOGS_FOLDER, `${safeFileName(name)}.log`);
  }
  /** Removes unfinished files, writes the manifest over all others, and closes the bundle. Returns its id, the manifest's SHA-256. */
  async seal() {
    this.#refuseSealed();
    this.#sealed = true;
    fsyncSync(this.#journal);
    closeSync(this.#journal);
    const digests = /* @__PURE__ */ new Map();
    for (const path of await filesBelow(this.folder)) {
      if (path.endsWith(UNFINISHED_SUFFIX)) await rm3(join10(this.folder, path));
      else if (!isBundlePath(path)) throw new Error(`a bundle may not hold a file named ${JSON.stringify(path)}`);
      else digests.set(path, await digestFile(join10(this.folder, path)));
    }
    const manifest = formatManifest(digests);
    await writeDurably(join10(this.folder, MANIFEST_FILE), manifest);
    return sha256Hex(manifest);
  }
  /** Closes the files of a bundle that will not be sealed. Idempotent; after `seal` it does nothing. */
  abandon() {
    if (this.#sealed) return;
    this.#sealed = true;
    closeSync(this.#journal);
  }
  #refuseSealed() {
    if (this.#sealed) throw new Error(`the bundle ${this.folder} is already closed`);
  }
};
async function filesBelow(folder) {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join10(entry.parentPath, entry.name).slice(folder.length).replace(/^\/+/, ""));
  return files.sort();
}
__name(filesBelow, "filesBelow");

// src/host/calibration.ts
import { execFile as execFile2 } from "node:child_process";
import { promisify } from "node:util";
var LOOP = `
const { readFileSync } = require('node:fs');
const unit = (seed) => { let x = seed | 0; for (let i = 0; i < 100000; i += 1) x = Math.imul(x ^ (x >>> 13), 0x5bd1e995) ^ i; return x; };
const runFor = (ns, seed) => {
  let x = seed, units = 0, now;
  const start = process.hrtime.bigint();
  do { x = unit(x); units += 1; now = process.hrtime.bigint(); } while (now - start < ns);
  return { x, units, elapsedNs: Number(now - start) };
};
const { units, elapsedNs, x } = runFor(300000000n, runFor(60000000n, 1).x);
const cpus = /^Cpus_allowed_list:\\s*(\\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1];
process.stdout.write(JSON.stringify({ units, elapsedNs, x, cpus }));`;
var LIMIT_MS = 2e4;
async function calibrate(cpus) {
  const args = ["-c", formatCpuSet(cpus), process.execPath, "-e", LOOP];
  const { stdout } = await promisify(execFile2)(findTaskset(), args, { env: { PATH: DEFAULT_PATH }, timeout: LIMIT_MS });
  const { units, elapsedNs, cpus: readBack } = JSON.parse(stdout);
  if (!sameCpus(parseKernelCpuList(readBack), cpus)) {
    throw new IndexbenchError("AFFINITY", { what: `CPUs ${formatCpuSet(cpus)} were asked for, ${readBack} read back`, where: "calibration" });
  }
  return { unitsPerSecond: units / (elapsedNs / 1e9), elapsedNs };
}
__name(calibrate, "calibrate");

// src/run/run-calibration.ts
var RunCalibration = class {
  static {
    __name(this, "RunCalibration");
  }
  #cpus;
  #calibration = { serverAtStart: null, serverAtEnd: null, clientAtStart: null, clientAtEnd: null };
  constructor(cpus) {
    this.#cpus = cpus;
  }
  async atStart() {
    const { server, client } = await this.#both();
    return this.#noise({ serverAtStart: server, clientAtStart: client });
  }
  async atEnd() {
    const { server, client } = await this.#both();
    return this.#noise({ serverAtEnd: server, clientAtEnd: client });
  }
  /** The drift follows from the rounded figures beside it, so that it can be recomputed. */
  #noise(figures) {
    this.#calibration = { ...this.#calibration, ...figures };
    return { calibration: this.#calibration, driftRatio: driftOf(this.#calibration) };
  }
  async #both() {
    const { server, client, shared } = this.#cpus;
    if (shared) return { server: await unitsPerSecond(server), client: await unitsPerSecond(client) };
    const [ofServer, ofClient] = await Promise.all([unitsPerSecond(server), unitsPerSecond(client)]);
    return { server: ofServer, client: ofClient };
  }
};
async function unitsPerSecond(cpus) {
  return round12((await calibrate(cpus)).unitsPerSecond);
}
__name(unitsPerSecond, "unitsPerSecond");

// src/run/run-journal.ts
var RunJournal = class {
  static {
    __name(this, "RunJournal");
  }
  #bundle;
  #tell;
  #startedAt = /* @__PURE__ */ new Date();
  #startedNs = process.hrtime.bigint();
  constructor(bundle, tell) {
    this.#bundle = bundle;
    this.#tell = tell;
  }
  /** From the start of the run to now. */
  get times() {
    return { startedAt: this.#startedAt.toISOString(), endedAt: (/* @__PURE__ */ new Date()).toISOString(), durationNs: this.#elapsedNs };
  }
  /** @throws IndexbenchError DISK_FULL */
  emit(event) {
    this.note(event);
    this.#tell(event);
  }
  /** @throws IndexbenchError DISK_FULL */
  stage(stage) {
    this.emit({ kind: "stage", stage, detail: null });
  }
  /** For the journal only. Throws DISK_FULL. */
  note(event) {
    this.#bundle.appendEvent({ at: (/* @__PURE__ */ new Date()).toISOString(), monotonicNs: this.#elapsedNs, event });
  }
  get #elapsedNs() {
    return Number(process.hrtime.bigint() - this.#startedNs);
  }
};

// src/run/run-outcome.ts
var NOT_OF_THE_RUN = ["DISK_FULL", "INTERNAL"];
function cutOffReason(signal) {
  const { reason } = signal;
  return reason instanceof IndexbenchError && reason.code === "DEADLINE" ? "deadline" : "interrupted";
}
__name(cutOffReason, "cutOffReason");
function outcomeOfError(error, signal) {
  if (error instanceof IndexbenchError && NOT_OF_THE_RUN.includes(error.code)) throw error;
  if (signal.aborted) return { kind: "incomplete", reason: cutOffReason(signal) };
  if (!(error instanceof IndexbenchError)) throw error;
  return { kind: "failed", code: error.code, message: error.message, lastLogLines: [...error.logLines] };
}
__name(outcomeOfError, "outcomeOfError");
function outcomeOfPhases({ payloads, measurements }, { variant, signal }) {
  if (signal.aborted) return { kind: "incomplete", reason: cutOffReason(signal) };
  if (payloads?.verdict.kind === "wrong") {
    const { difference } = payloads.verdict;
    return outcomeOfError(new IndexbenchError(difference.field === "status" ? "PAYLOAD_UNREADABLE" : "PAYLOAD_WRONG", { what: describeDifference(difference), where: variant }), signal);
  }
  const wrong = measurements.find(({ state }) => state.kind === "wrong");
  if (wrong?.state.kind !== "wrong") return { kind: "complete" };
  return outcomeOfError(new IndexbenchError("PAYLOAD_WRONG", { what: `while it was timed (${wrong.id}): ${wrong.state.message}`, where: variant }), signal);
}
__name(outcomeOfPhases, "outcomeOfPhases");

// src/run/target-run.ts
import { join as join16 } from "node:path";

// src/studies/scenario-measurement.ts
import { join as join12 } from "node:path";

// src/host/noise.ts
import { join as join11 } from "node:path";
function readCpuTimes(tree = REAL_TREE) {
  const reading = /* @__PURE__ */ new Map();
  for (const match of (readKernelFile(join11(tree.root, "/proc/stat")) ?? "").matchAll(/^cpu(\d+) (.+)$/gm)) {
    const ticks = (match[2] ?? "").trim().split(/\s+/).map(Number);
    const [user = 0, nice = 0, system = 0, , , , , steal = 0] = ticks;
    const totalTicks = ticks.slice(0, 8).reduce((sum, value) => sum + value, 0);
    reading.set(Number(match[1]), { busyTicks: user + nice + system, totalTicks, stealTicks: steal });
  }
  return reading;
}
__name(readCpuTimes, "readCpuTimes");
function noiseBetween({ before, after, cpus, ownCpuNs }) {
  let busyTicks = 0;
  let totalTicks = 0;
  let stealTicks = 0;
  for (const cpu of cpus) {
    const [from, to] = [before.get(cpu), after.get(cpu)];
    if (from === void 0 || to === void 0) return { stealShare: null, outsideShare: null };
    busyTicks += to.busyTicks - from.busyTicks;
    totalTicks += to.totalTicks - from.totalTicks;
    stealTicks += to.stealTicks - from.stealTicks;
  }
  if (totalTicks <= 0) return { stealShare: null, outsideShare: null };
  const outsideTicks = ownCpuNs === null ? null : Math.max(0, busyTicks - ownCpuNs / NS_PER_TICK);
  return { stealShare: Math.max(0, stealTicks) / totalTicks, outsideShare: outsideTicks === null ? null : outsideTicks / totalTicks };
}
__name(noiseBetween, "noiseBetween");

// src/studies/measured-window.ts
var MeasuredWindow = class {
  static {
    __name(this, "MeasuredWindow");
  }
  #target;
  #node;
  #opened = null;
  #closed = null;
  constructor({ group, node }) {
    this.#target = new LateUsageWindow(group);
    this.#node = node === null ? null : new LateUsageWindow(node);
  }
  open() {
    this.#target.open();
    this.#node?.open();
    this.#opened ??= { cpus: readCpuTimes(), controller: process.cpuUsage() };
  }
  /** Ends the sampling; safe to call twice. The counters mean something only where the drive came to its end. */
  close() {
    return this.#closed ??= this.#end();
  }
  async #end() {
    const { cpus, controller } = this.#opened ?? { cpus: readCpuTimes(), controller: process.cpuUsage() };
    const { user, system } = process.cpuUsage(controller);
    const target = await this.#target.close();
    const node = await this.#node?.close() ?? null;
    return { target, node, controllerCpuNs: (user + system) * 1e3, before: cpus, after: readCpuTimes() };
  }
};

// src/studies/scenario-measurement.ts
async function measureScenario(context, driver, planned) {
  const gate = gateOf(context.payloads, planned);
  if (gate.kind !== "open") return emptyMeasurement(context, driver, planned, gate);
  const window = new MeasuredWindow(context.target);
  const driven = await driver.drive(orderOf(context, planned, () => window.open())).finally(() => window.close().catch(() => void 0));
  const counters = await window.close();
  if (isUnsupported(driven.result)) return emptyMeasurement(context, driver, planned, { kind: "not-supported", status: UNIMPLEMENTED });
  const id = measurementId(driver, planned);
  const samples = await context.bundle.writeSamples(id, { chunks: readRawSamples(driven.result.samples.file), absentColumns: driven.result.samples.absentColumns });
  const summary = await summarizeFile(context.bundle.folder, samples, planned);
  return {
    ...emptyMeasurement(context, driver, planned, stateOf(context, driven)),
    sums: summary.sums,
    statistics: summary.statistics,
    series: summary.series,
    resources: { source: context.target.group.source, target: usageOf(counters.target), node: counters.node === null ? null : usageOf(counters.node), client: usageOf(driven.clientUsage) },
    ...assess(context, { driver, planned, driven, summary, counters }),
    samples,
    ...receivedOf(planned, driven, summary)
  };
}
__name(measureScenario, "measureScenario");
function orderOf(context, planned, onMeasuredStart) {
  return {
    planned,
    target: context.target.address,
    samplesFile: join12(context.workFolder, "measurement.raw"),
    expectedPassSha256: passDigest(context, planned),
    checkedPayloads: checkedPayloadsOf(context),
    onMeasuredStart,
    signal: context.signal
  };
}
__name(orderOf, "orderOf");
function isAllGood({ state, sums }) {
  return state.kind === "measured" && sums !== null && sums.ok > 0 && sums.ok === sums.calls;
}
__name(isAllGood, "isAllGood");
function emptyMeasurement(context, driver, planned, state) {
  const { identity } = driver;
  const payloadClass = scenarioPayloadClass(context.payloads, planned.scenario);
  const work = workFieldsOf(planned, context.plan.snapshot.pin.sha256, { name: identity.name, version: identity.programVersion, flags: driverFlagsOf(identity.name, planned), validation: driver.validationOf(planned) }, payloadClass);
  return {
    id: measurementId(driver, planned),
    scenario: planned.scenario.id,
    driver: identity.name,
    unit: planned.unit,
    state,
    work: workOf(work),
    host: hostClassOf(context.hostFields),
    sums: null,
    statistics: null,
    series: null,
    resources: null,
    client: null,
    noise: null,
    samples: null,
    warnings: []
  };
}
__name(emptyMeasurement, "emptyMeasurement");
function receivedOf(planned, { result: { passes, firstViolation } }, { sums }) {
  const sha256 = passes?.digestOf === "blocks" && passes.firstDifference === null && firstViolation === null ? passes.sha256 : null;
  const received = receivedInPasses(sums, callUnitsOf(planned).requestsInPass, sha256);
  return received === null ? {} : { received };
}
__name(receivedOf, "receivedOf");
async function summarizeFile(folder, samples, planned) {
  return summarizeSampleFile(join12(folder, samples.file), samples, callUnitsOf(planned));
}
__name(summarizeFile, "summarizeFile");
function assess(context, { driver, planned, driven, summary, counters }) {
  const { result, clientUsage, clientCpuNs, busiestProcessCpuNs, processes } = driven;
  const { sums, statistics } = summary;
  const client = clientLoadOf({
    cpuNs: clientCpuNs === null ? null : clientCpuNs + counters.controllerCpuNs,
    busiestProcessCpuNs,
    processes,
    measuredNs: sums.measuredNs,
    clients: planned.scenario.clients,
    clientCpus: context.cpus.client.length,
    unitsPerSecond: statistics.unitsPerSecond,
    ceilingUnitsPerSecond: context.ceilings.of({ driver: driver.identity.name, scenario: planned.scenario.id, processes }),
    process: processFacts(result),
    sums
  });
  const noise = noiseOf(context, counters, clientUsage);
  const warnings = warningsOf({
    sums,
    bytesPerCall: statistics.bytesPerCall,
    client,
    noise,
    payloadClass: scenarioPayloadClass(context.payloads, planned.scenario),
    validation: driver.validationOf(planned),
    unit: planned.unit,
    forPublication: context.plan.forPublication,
    cpus: context.cpus,
    affinityUnread: null,
    oomKills: counters.target.oomKills,
    lostSamples: result.samples.lostRows
  });
  return { client, noise, warnings };
}
__name(assess, "assess");
function processFacts({ process: figures }) {
  if (figures === null) return NO_PROCESS_FACTS;
  const { eventLoopDelayMaxNs, eventLoopDelayP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs } = figures;
  return { eventLoopLagMaxNs: eventLoopDelayMaxNs, eventLoopLagP99Ns: eventLoopDelayP99Ns, gcPauses, gcPauseNs, gcPauseMaxNs };
}
__name(processFacts, "processFacts");
function noiseOf({ cpus }, { target, node, controllerCpuNs, before, after }, client) {
  const ofStack = sumOrNull([cpuTimeNs(target), node === null ? 0 : cpuTimeNs(node)]);
  const ofClient = cpuTimeNs(client);
  const own = sumOrNull([ofStack, ofClient, controllerCpuNs]);
  const server = noiseBetween({ before, after, cpus: cpus.server, ownCpuNs: cpus.shared ? own : ofStack });
  const clientSide = noiseBetween({ before, after, cpus: cpus.client, ownCpuNs: cpus.shared || ofClient === null ? own : ofClient + controllerCpuNs });
  return { serverStealShare: rounded(server.stealShare), clientStealShare: rounded(clientSide.stealShare), serverOutsideShare: rounded(server.outsideShare), clientOutsideShare: rounded(clientSide.outsideShare) };
}
__name(noiseOf, "noiseOf");
function sumOrNull(values) {
  return values.reduce((sum, value) => sum === null || value === null ? null : sum + value, 0);
}
__name(sumOrNull, "sumOrNull");
function usageOf(usage) {
  return { ...usage };
}
__name(usageOf, "usageOf");
function rounded(share) {
  return share === null ? null : round12(share);
}
__name(rounded, "rounded");
var UNIMPLEMENTED = "UNIMPLEMENTED";
function isUnsupported({ ok, statusCounts }) {
  const statuses = Object.keys(statusCounts);
  return ok === 0 && statuses.length === 1 && statuses[0] === UNIMPLEMENTED;
}
__name(isUnsupported, "isUnsupported");
function stateOf(context, { result }) {
  if (result.endReason === "cancel") return context.cutOffState();
  const violation = result.firstViolation;
  if (violation !== null) return { kind: "wrong", message: `request ${violation.requestNumber}, height ${violation.height ?? "unknown"}, ${violation.field}: expected ${violation.expected}, found ${violation.found}` };
  return { kind: "measured" };
}
__name(stateOf, "stateOf");
function passDigest({ payloads: { whole } }, { scenario, firstHeight, lastHeight }) {
  if (whole === null || whole.firstHeight !== firstHeight || whole.lastHeight !== lastHeight) return null;
  return scenario.requests.kind === "download" && scenario.clients === 1 ? whole.sha256 : null;
}
__name(passDigest, "passDigest");
function checkedPayloadsOf({ kept, plan }) {
  const { firstHeight, tipHeight } = plan.snapshot.pin;
  return { file: kept.file, firstHeight, lastHeight: tipHeight, sameAsRange: kept.sameAsRange };
}
__name(checkedPayloadsOf, "checkedPayloadsOf");
function measurementId(driver, planned) {
  return `${driver.identity.name}/${planned.scenario.id}`;
}
__name(measurementId, "measurementId");

// src/studies/serving.ts
async function measureServing(context, onMeasurement) {
  const measurements = [];
  const { plan } = context;
  const total = measurementCount(plan);
  for (const { driver, unavailable } of context.drivers) {
    for (const planned of plan.scenarios) {
      if (!driversOf(plan, planned).includes(driver.identity.name)) continue;
      measurements.push(await measureOne(context, { driver, unavailable, planned, position: { index: measurements.length + 1, total } }));
      await onMeasurement(measurements);
    }
  }
  return measurements;
}
__name(measureServing, "measureServing");
async function measureOne(context, { driver, unavailable, planned, position }) {
  if (unavailable !== null) return emptyMeasurement(context, driver, planned, { kind: "driver-unavailable", message: unavailable });
  if (context.signal.aborted) return emptyMeasurement(context, driver, planned, context.cutOffState());
  const { plan } = context;
  const names = { scenario: planned.scenario.id, driver: driver.identity.name };
  context.emit({ kind: "measuring", ...names, measurement: position, expectedSeconds: measurementSeconds(planned, driver.identity.name, plan.snapshot.pin.kind) });
  const measurement = await measureScenario(context, driver, planned);
  const { statistics, state } = measurement;
  context.emit({
    kind: "measured",
    ...names,
    unit: planned.unit,
    unitsPerSecond: statistics?.unitsPerSecond ?? null,
    p50Ns: statistics?.latency.percentiles.find(({ percent }) => percent === 50)?.valueNs ?? null,
    note: state.kind === "measured" ? measurement.client?.bound === true ? "client-bound" : null : state.kind
  });
  return measurement;
}
__name(measureOne, "measureOne");

// src/studies/consumers.ts
async function measureConsumers(context, repeat, onMeasurement) {
  const measured = await measureServing({ ...context, drivers: inTurn(context.drivers, repeat) }, onMeasurement);
  const completed = [...measured];
  for (const [index, measurement] of measured.entries()) {
    if (context.signal.aborted) break;
    completed[index] = await withReceived(context, measurement);
    if (completed[index] !== measurement) await onMeasurement(completed);
  }
  return completed;
}
__name(measureConsumers, "measureConsumers");
async function withReceived(context, measurement) {
  const { driver } = context.drivers.find((entry) => entry.driver.identity.name === measurement.driver) ?? {};
  const planned = context.plan.scenarios.find(({ scenario }) => scenario.id === measurement.scenario);
  if (driver?.receiveApart === void 0 || planned === void 0 || !isAllGood(measurement)) return measurement;
  const received = await driver.receiveApart(orderOf(context, planned, () => void 0));
  return received === null ? measurement : { ...measurement, received };
}
__name(withReceived, "withReceived");

// src/run/identify.ts
async function identify({ request, findings }, { program, launch, group }) {
  findings.launched = { binary: await readBinary(program), launch, buildProfile: program.buildProfile };
  const { cpuQuota, memoryMaxBytes } = await group.readBack();
  findings.limits = { asked: request.plan.limits, readBack: { cpuQuota: numberOrNull(cpuQuota), memoryMaxBytes: numberOrNull(memoryMaxBytes) } };
}
__name(identify, "identify");
function numberOrNull(limit) {
  return limit === "none" ? null : limit;
}
__name(numberOrNull, "numberOrNull");

// src/studies/index-build/build-counters.ts
import { join as join14 } from "node:path";

// src/host/process-group/process-io.ts
import { join as join13 } from "node:path";
var ProcessIo = class {
  static {
    __name(this, "ProcessIo");
  }
  #processes;
  #seen = /* @__PURE__ */ new Map();
  constructor(processes = "/proc") {
    this.#processes = processes;
  }
  /** @param pids of the group that have not ended */
  update(pids) {
    for (const pid of pids) {
      const stat = readProcessStat(this.#processes, pid);
      const io = ioOf(readKernelFile(join13(this.#processes, String(pid), "io")));
      if (stat !== null && io !== null) this.#seen.set(keyOf(stat), io);
    }
    if (this.#seen.size === 0) return { readBytes: null, writtenBytes: null };
    const all = [...this.#seen.values()];
    return { readBytes: all.reduce((sum, { readBytes }) => sum + readBytes, 0), writtenBytes: all.reduce((sum, { writtenBytes }) => sum + writtenBytes, 0) };
  }
};
function ioOf(text) {
  const read = /^read_bytes: (\d+)$/m.exec(text ?? "")?.[1];
  const written = /^write_bytes: (\d+)$/m.exec(text ?? "")?.[1];
  return read === void 0 || written === void 0 ? null : { readBytes: Number(read), writtenBytes: Number(written) };
}
__name(ioOf, "ioOf");

// src/studies/index-build/build-counters.ts
var BYTES_PER_KIB = 1024;
function ioSourceOf({ source }) {
  return source === "cgroup2" || source === "systemd" ? "cgroup2" : "proc";
}
__name(ioSourceOf, "ioSourceOf");
var BuildCounters = class {
  static {
    __name(this, "BuildCounters");
  }
  #accounted;
  #io;
  constructor(accounted) {
    this.#accounted = accounted;
    this.#io = accounted.group.source === "cgroup1" ? new ProcessIo() : null;
  }
  async ofSystem() {
    const { cpuUserNs, cpuSystemNs, anonymousBytes, memoryPeakBytes, ...io } = await this.#usage();
    return { cpuUserNs, cpuSystemNs, anonymousBytes, residentPeakBytes: this.#statusBytes("VmHWM"), groupPeakBytes: memoryPeakBytes, readBytes: io.readBytes, writtenBytes: io.writtenBytes };
  }
  async ofNode() {
    const { cpuUserNs, cpuSystemNs, anonymousBytes, memoryCurrentBytes, readBytes, writtenBytes } = await this.#usage();
    return {
      nodeCpuUserNs: cpuUserNs,
      nodeCpuSystemNs: cpuSystemNs,
      nodeAnonymousBytes: anonymousBytes,
      nodeResidentBytes: this.#statusBytes("VmRSS"),
      nodeGroupBytes: memoryCurrentBytes,
      nodeReadBytes: readBytes,
      nodeWrittenBytes: writtenBytes
    };
  }
  async #usage() {
    const { group } = this.#accounted;
    const usage = await group.usage();
    return this.#io === null ? usage : { ...usage, ...this.#io.update(await group.alive()) };
  }
  /** Of the main process, while it runs. */
  #statusBytes(field) {
    const status = readKernelFile(join14("/proc", String(this.#accounted.process.pid), "status"));
    const kib = new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(status ?? "")?.[1];
    return kib === void 0 ? null : Number(kib) * BYTES_PER_KIB;
  }
};

// src/studies/index-build/index-build.ts
import { setTimeout as delay4 } from "node:timers/promises";

// src/host/folder-bytes.ts
import { lstat, readdir as readdir2 } from "node:fs/promises";
import { join as join15 } from "node:path";
var BYTES_PER_BLOCK = 512;
async function allocatedBytes(folder) {
  const seen = /* @__PURE__ */ new Set();
  let bytes = 0;
  const visit = /* @__PURE__ */ __name(async (path) => {
    const stat = await lstat(path).catch(() => null);
    if (stat === null) return false;
    const key = `${String(stat.dev)}:${String(stat.ino)}`;
    if (!seen.has(key)) {
      seen.add(key);
      bytes += stat.blocks * BYTES_PER_BLOCK;
    }
    if (stat.isDirectory()) for (const name of await readdir2(path).catch(() => [])) await visit(join15(path, name));
    return true;
  }, "visit");
  return await visit(folder) ? bytes : null;
}
__name(allocatedBytes, "allocatedBytes");

// src/host/page-cache.ts
import { execFile as execFile3 } from "node:child_process";
import { promisify as promisify2 } from "node:util";
var DROP_FILE = "/proc/sys/vm/drop_caches";
var DROP_ALL = "3";
var SYNC_TIMEOUT_MS = 12e4;
async function syncFileSystems() {
  const sync = findProgram("sync", SYSTEM_PATH);
  if (sync === null) return "the program sync (coreutils) was not found";
  try {
    await promisify2(execFile3)(sync, [], { timeout: SYNC_TIMEOUT_MS, env: {} });
    return null;
  } catch (error) {
    return `sync: ${error instanceof Error ? error.message : String(error)}`;
  }
}
__name(syncFileSystems, "syncFileSystems");
async function dropPageCache() {
  const note = await syncFileSystems() ?? writeKernelFile(DROP_FILE, DROP_ALL);
  return note === null ? { state: "dropped", note } : { state: "warm", note };
}
__name(dropPageCache, "dropPageCache");

// src/studies/index-build/build-watch.ts
import { setTimeout as delay2 } from "node:timers/promises";

// src/studies/index-build/first-answers.ts
import { setTimeout as delay } from "node:timers/promises";
var INFO_TIMEOUT_MS = 2e3;
var BLOCK_TIMEOUT_MS = 5e3;
async function untilFirstAnswers(request) {
  const address = await orNull(request.address, request.signal);
  if (address === null) return null;
  const client = new ControlClient(address, request.protoFolder, { reconnectMs: request.intervalMs });
  try {
    const [, wrong] = await Promise.all([untilInfo(request, client), untilBlock(request, client)]);
    return wrong;
  } finally {
    client.close();
  }
}
__name(untilFirstAnswers, "untilFirstAnswers");
async function untilInfo(request, client) {
  await asking(request, async (askedNs) => {
    const outcome = await client.lightdInfo(INFO_TIMEOUT_MS).then(() => PROBE_OUTCOME.right, () => PROBE_OUTCOME.none);
    request.recorder.poll({ kind: SERIES_KIND.info, askedNs, outcome });
    return outcome === PROBE_OUTCOME.none ? void 0 : null;
  });
}
__name(untilInfo, "untilInfo");
async function untilBlock(request, client) {
  const found = await asking(request, async (askedNs) => {
    const block = await client.block(request.block.height, BLOCK_TIMEOUT_MS).catch(() => null);
    const wrong = block === null ? null : wrongBlock(block, request.block);
    request.recorder.poll({ kind: SERIES_KIND.block, askedNs, outcome: block === null ? PROBE_OUTCOME.none : wrong === null ? PROBE_OUTCOME.right : PROBE_OUTCOME.wrong });
    return block === null ? void 0 : wrong;
  });
  return found ?? null;
}
__name(untilBlock, "untilBlock");
async function asking({ intervalMs, signal }, ask) {
  while (!signal.aborted) {
    const answer = await ask(nowNs());
    if (answer !== void 0) return answer;
    await delay(intervalMs, void 0, { signal }).catch(() => void 0);
  }
  return void 0;
}
__name(asking, "asking");
function wrongBlock(block, expected) {
  if (block.height !== expected.height) return { message: `GetBlock of height ${String(expected.height)} gave height ${String(block.height)}` };
  if (block.hash === (expected.hash ?? block.hash) && /^[0-9a-f]{64}$/.test(block.hash)) return null;
  return { message: `GetBlock of height ${String(expected.height)} gave hash ${block.hash === "" ? "none" : block.hash}; the node says ${expected.hash ?? "nothing"}` };
}
__name(wrongBlock, "wrongBlock");
async function orNull(promise, signal) {
  if (signal.aborted) return null;
  return Promise.race([promise, new Promise((resolve4) => signal.addEventListener("abort", () => resolve4(null), { once: true }))]);
}
__name(orNull, "orNull");

// src/studies/index-build/build-watch.ts
var NS_PER_SECOND2 = 1e9;
var PROGRESS_INTERVAL_MS = 100;
var LIMIT_INTERVAL_MS = 100;
var SIZE_INTERVAL_MS = { dense: 1e3, steady: 1e4 };
var ANSWER_LIMIT_MS = 6e4;
async function watchBuild(request) {
  const over = new AbortController();
  const signal = AbortSignal.any([request.signal, over.signal]);
  const steps = new ProgressClock();
  const isComplete = { value: false };
  const answers = untilFirstAnswers({ ...request, intervalMs: request.settings.probeIntervalSeconds * 1e3, signal });
  const sizes = sizing(request, { steps, signal });
  try {
    return await Promise.race([
      completeAndAnswered(request, { answers, steps, isComplete, signal }),
      answers.then((wrong) => wrong === null ? new Promise(() => void 0) : wrongBlock2(wrong)),
      request.process.exited.then((exit) => ({ kind: "exited", exit })),
      untilLimit(request, { steps, isComplete, signal }),
      abortedBy(request.signal)
    ]);
  } finally {
    over.abort();
    await Promise.allSettled([sizes, answers]);
  }
}
__name(watchBuild, "watchBuild");
async function completeAndAnswered(request, { answers, steps, isComplete, signal }) {
  const { recorder, probe, launchedNs, onHeight, onComplete } = request;
  await watchIndex({
    probe,
    intervalMs: PROGRESS_INTERVAL_MS,
    launchedNs,
    signal,
    onObservation: /* @__PURE__ */ __name(({ height, complete, askedNs }) => {
      const atNs = recorder.poll({ kind: SERIES_KIND.progress, askedNs, outcome: complete ? PROGRESS_OUTCOME.complete : PROGRESS_OUTCOME.building, height });
      steps.height(height, atNs);
      if (height !== null) onHeight(height);
    }, "onObservation")
  }).catch(async (error) => {
    if (signal.aborted) return new Promise(() => void 0);
    throw error;
  });
  isComplete.value = true;
  await onComplete();
  const wrong = await Promise.race([answers, delay2(ANSWER_LIMIT_MS, "silent", { signal }).catch(() => "silent")]);
  if (wrong === "silent") return { kind: "silent" };
  return wrong === null ? { kind: "complete" } : wrongBlock2(wrong);
}
__name(completeAndAnswered, "completeAndAnswered");
function wrongBlock2({ message }) {
  return { kind: "wrong-block", message };
}
__name(wrongBlock2, "wrongBlock");
async function sizing({ settings, recorder, indexFolder }, { steps, signal }) {
  while (!signal.aborted) {
    const indexBytes = await allocatedBytes(indexFolder);
    recorder.add(SERIES_KIND.size, { indexBytes });
    steps.indexBytes(indexBytes, recorder.elapsedNs);
    const isDense = recorder.elapsedNs < settings.denseSeconds * NS_PER_SECOND2;
    const intervalMs = Math.min(isDense ? SIZE_INTERVAL_MS.dense : SIZE_INTERVAL_MS.steady, settings.stallSeconds * 250);
    await delay2(intervalMs, void 0, { signal }).catch(() => void 0);
  }
}
__name(sizing, "sizing");
async function untilLimit({ settings, recorder }, { steps, isComplete, signal }) {
  for (; ; ) {
    await delay2(LIMIT_INTERVAL_MS, void 0, { signal }).catch(() => void 0);
    if (signal.aborted || isComplete.value) return new Promise(() => void 0);
    const { elapsedNs } = recorder;
    if (elapsedNs > settings.timeoutSeconds * NS_PER_SECOND2) return { kind: "timeout" };
    if (elapsedNs - steps.lastStepNs > settings.stallSeconds * NS_PER_SECOND2) return { kind: "stalled" };
  }
}
__name(untilLimit, "untilLimit");
function abortedBy(signal) {
  const aborted = { kind: "aborted" };
  if (signal.aborted) return Promise.resolve(aborted);
  return new Promise((resolve4) => signal.addEventListener("abort", () => resolve4(aborted), { once: true }));
}
__name(abortedBy, "abortedBy");

// src/studies/index-build/counter-sampler.ts
import { setTimeout as delay3 } from "node:timers/promises";
var NS_PER_SECOND3 = 1e9;
var CounterSampler = class {
  static {
    __name(this, "CounterSampler");
  }
  #recorder;
  #system;
  #node;
  #over = new AbortController();
  #running = Promise.resolve();
  #reading = Promise.resolve();
  constructor(recorder, { system, node }) {
    this.#recorder = recorder;
    this.#system = system;
    this.#node = node;
  }
  start(settings) {
    this.#running = this.#run(settings);
  }
  /** One reading now, besides those of the rate. One after another, so that no row stands before an earlier one. */
  read() {
    return this.#reading = this.#reading.then(() => this.#readNow());
  }
  async #readNow() {
    const [system, node] = await Promise.all([this.#system.ofSystem(), this.#node?.ofNode()]);
    this.#recorder.add(SERIES_KIND.counters, { ...system, ...node });
  }
  async stop() {
    this.#over.abort();
    await this.#running;
  }
  async #run({ denseSeconds, samplesPerSecond, steadySamplesPerSecond }) {
    const { signal } = this.#over;
    for (let dueNs = this.#recorder.elapsedNs; !signal.aborted; ) {
      await this.read();
      const isDense = this.#recorder.elapsedNs < denseSeconds * NS_PER_SECOND3;
      dueNs = Math.max(dueNs + NS_PER_SECOND3 / (isDense ? samplesPerSecond : steadySamplesPerSecond), this.#recorder.elapsedNs);
      await delay3((dueNs - this.#recorder.elapsedNs) / 1e6, void 0, { signal }).catch(() => void 0);
    }
  }
};

// src/studies/index-build/build-noise.ts
function buildNoise({ prepared, figures, cpus }) {
  const { user, system } = process.cpuUsage(prepared.controllerCpu);
  const controllerNs = (user + system) * 1e3;
  const systemNs = cpuOf(figures.system.afterStop);
  const nodeNs = figures.node === null ? 0 : cpuOf(figures.node.afterStop);
  const serverNs = systemNs === null || nodeNs === null ? null : systemNs + nodeNs;
  const bothNs = serverNs === null ? null : serverNs + controllerNs;
  const window = { before: prepared.cpuTimes, after: readCpuTimes() };
  const server = noiseBetween({ ...window, cpus: cpus.server, ownCpuNs: cpus.shared ? bothNs : serverNs });
  const client = noiseBetween({ ...window, cpus: cpus.client, ownCpuNs: cpus.shared ? bothNs : controllerNs });
  return { serverStealShare: rounded2(server.stealShare), clientStealShare: rounded2(client.stealShare), serverOutsideShare: rounded2(server.outsideShare), clientOutsideShare: rounded2(client.outsideShare) };
}
__name(buildNoise, "buildNoise");
function rounded2(share) {
  return share === null ? null : round12(share);
}
__name(rounded2, "rounded");

// src/studies/index-build/series-recorder.ts
var POLL_KEPT_EVERY_NS = 1e9;
var SeriesRecorder = class {
  static {
    __name(this, "SeriesRecorder");
  }
  #originNs;
  #rows = new SeriesRows();
  #polls = /* @__PURE__ */ new Map();
  /** @param originNs the launch, on the clock of nowNs */
  constructor(originNs) {
    this.#originNs = originNs;
  }
  /** Ns since the launch. */
  get elapsedNs() {
    return nowNs() - this.#originNs;
  }
  get series() {
    return this.#rows.series;
  }
  /** What was seen just now. */
  add(kind, values = {}, atNs = this.elapsedNs) {
    this.#rows.add({ ...values, kind, atNs });
  }
  /** A poll that was answered just now. Returns when, in ns from the launch. */
  poll({ kind, askedNs, outcome, height }) {
    const row = { kind, atNs: this.elapsedNs, askedNs: Math.max(0, askedNs - this.#originNs), outcome, height };
    const before = this.#polls.get(kind);
    const isNews = before === void 0 || before.last.outcome !== outcome || (before.last.height ?? null) !== (height ?? null);
    if (!isNews && row.atNs - before.last.atNs < POLL_KEPT_EVERY_NS) {
      before.held = row;
      return row.atNs;
    }
    const held = before?.held ?? null;
    if (isNews && held !== null) this.#rows.add(held);
    this.#rows.add(row);
    this.#polls.set(kind, { held: null, last: row });
    return row.atNs;
  }
};

// src/studies/index-build/index-build.ts
var TIP_LIMIT_MS = 3e4;
var TIP_INTERVAL_MS = 100;
var TIP_TIMEOUT_MS = 2e3;
async function measureIndexBuild(request) {
  const { settings, system, prepared, indexFolder, signal } = request;
  const recorder = new SeriesRecorder(request.launchedNs);
  recorder.add(SERIES_KIND.counters, prepared.nodeBase, 0);
  const sampler = new CounterSampler(recorder, { system: new BuildCounters(system), node: prepared.nodeCounters });
  sampler.start(settings);
  try {
    const end = await watchBuild({ ...request, block: { height: settings.probeHeight, hash: request.probeHash }, process: system.process, recorder, onComplete: /* @__PURE__ */ __name(() => sampler.read().then(request.onComplete), "onComplete") });
    const tip = end.kind === "complete" ? await settledTip(request) : null;
    const stopped = await stop(request, recorder);
    await syncFileSystems();
    recorder.add(SERIES_KIND.size, { indexBytes: await allocatedBytes(indexFolder) });
    await sampler.stop();
    await sampler.read();
    const { series } = recorder;
    const figures = indexBuildFigures(series);
    const { oomKills } = await system.group.usage();
    const state = signal.aborted && end.kind !== "exited" ? request.cutOffState() : stateOf2(end, { request, figures, tip, stopped, oomKills });
    return { state, series, figures, tip, noise: buildNoise({ prepared, figures, cpus: request.cpus }), oomKills, stopped };
  } finally {
    await sampler.stop();
  }
}
__name(measureIndexBuild, "measureIndexBuild");
async function stop({ system, stop: end }, recorder) {
  const isRunning = await Promise.race([system.process.exited.then(() => false), delay4(0, true)]);
  if (isRunning) recorder.add(SERIES_KIND.stopAsked);
  else recorder.add(SERIES_KIND.ended);
  const stopped = await end();
  if (isRunning) recorder.add(SERIES_KIND.ended);
  return stopped;
}
__name(stop, "stop");
async function settledTip({ address, protoFolder, snapshot, settings, system, signal, tipLimitMs = TIP_LIMIT_MS }) {
  const at = await Promise.race([address, delay4(tipLimitMs, null, { signal, ref: false }).catch(() => null), system.process.exited.then(() => null)]);
  if (at === null) return null;
  const untilNs = nowNs() + tipLimitMs * 1e6;
  const client = new ControlClient(at, protoFolder, { reconnectMs: TIP_INTERVAL_MS });
  try {
    for (; ; ) {
      const tip = await client.latestBlock(TIP_TIMEOUT_MS).catch(() => null);
      const isRight = tip !== null && tip.height === snapshot.tipHeight && tip.hash === snapshot.tipHash;
      if (isRight) await Promise.race([delay4(settings.settleSeconds * 1e3, void 0, { signal }).catch(() => void 0), system.process.exited]);
      if (isRight || signal.aborted || nowNs() > untilNs) return tip;
      await delay4(TIP_INTERVAL_MS, void 0, { signal }).catch(() => void 0);
    }
  } finally {
    client.close();
  }
}
__name(settledTip, "settledTip");
function stateOf2(end, { request, figures, tip, stopped, oomKills }) {
  const { snapshot } = request;
  switch (end.kind) {
    case "complete":
      if (tip?.height !== snapshot.tipHeight || tip.hash !== snapshot.tipHash) return { kind: "tip-mismatch" };
      return stopFault(stopped) ?? { kind: "complete" };
    case "exited": {
      const message = `ended (${exitPhrase(end.exit)})${oomKills === null || oomKills === 0 ? "" : ": the kernel killed it for its memory"}`;
      return figures.complete === null ? { kind: "exited", message } : { kind: "failed", code: "SYSTEM_EXITED", message: `${message} once its index was complete` };
    }
    case "silent":
      return { kind: "failed", code: "SYSTEM_NOT_READY", message: "its index is complete, and it does not answer GetLightdInfo and GetBlock" };
    case "wrong-block":
      return { kind: "failed", code: "PAYLOAD_WRONG", message: end.message };
    case "aborted":
      return request.cutOffState();
    case "stalled":
    case "timeout":
      return { kind: end.kind };
  }
}
__name(stateOf2, "stateOf");
function stopFault({ endedBy, leftBehind }) {
  const fault = /* @__PURE__ */ __name((code, message) => ({ kind: "failed", code, message }), "fault");
  if (endedBy === "already-gone") return fault("SYSTEM_EXITED", "ended by itself once its index was complete");
  if (endedBy === "sigkill") return fault("SYSTEM_STOP", "ignored its stop signal and SIGTERM, and was killed");
  return leftBehind.length === 0 ? null : fault("SYSTEM_STOP", `left processes behind, which were ended: ${leftBehind.map(({ pid, command }) => `${String(pid)} (${command})`).join(", ")}`);
}
__name(stopFault, "stopFault");

// src/studies/index-build/prepared-build.ts
async function prepareBuild({ pageCache }, node) {
  const state = pageCache === "keep" ? { state: "warm", note: 'the plan says "keep"' } : await dropPageCache();
  const nodeCounters = node === null ? null : new BuildCounters(node);
  const nodeBase = await nodeCounters?.ofNode() ?? {};
  return { pageCache: state, nodeCounters, nodeBase, cpuTimes: readCpuTimes(), controllerCpu: process.cpuUsage() };
}
__name(prepareBuild, "prepareBuild");

// src/run/index-build-run.ts
async function measureBuild(run, stack, { index, settings }) {
  const { request, findings, bundle, journal } = run;
  journal.stage("building the index");
  const probeHash = await hashAt(stack, settings.probeHeight);
  findings.indexBuild = { ...findings.indexBuild, probeHash };
  const prepared = await prepareBuild(settings, stack.node);
  const launched = await stack.launch("index-build");
  const watch = new TargetWatch(stack.node === null ? [] : [stack.node]);
  const progress = new BuildProgress(run, launched);
  try {
    const signal = AbortSignal.any([request.signal, watch.signal]);
    const cutOffState = /* @__PURE__ */ __name(() => watch.goneState ?? { kind: "cut-off", reason: cutOffReason(request.signal) }, "cutOffState");
    const built = await measure(run, launched, { index, settings, prepared, probeHash, progress, signal, cutOffState });
    watch.stopping = true;
    noteStopped(journal, built.stopped, launched);
    await identify(run, launched);
    findings.indexBuild = { ...findings.indexBuild, pageCache: prepared.pageCache, built: { ...built, source: launched.group.source, ioSource: ioSourceOf(launched.group), series: await bundle.writeSeries(built.series) } };
    await bundle.writeDocument("IndexBuild", indexBuildDocument(request, findings, null));
    progress.built(built);
    watch.throwIfGone();
    if (built.state.kind !== "complete") throw errorOf(built, { launched, progress, signal });
    await stack.proveNodeFrozen();
  } finally {
    watch.stopping = true;
    await launched.stop();
  }
}
__name(measureBuild, "measureBuild");
function measure({ request }, launched, { index, progress, ...more }) {
  const { context, group, process: process2, launchedNs, address, name } = launched;
  const probe = openIndexProbe(launched, index);
  const { server } = request.session.cpus;
  return measureIndexBuild({
    ...more,
    snapshot: context.snapshot,
    system: { group, process: process2 },
    launchedNs,
    address,
    probe,
    indexFolder: context.indexFolder,
    protoFolder: request.protoFolder,
    cpus: request.session.cpus,
    stop: /* @__PURE__ */ __name(() => launched.end(), "stop"),
    onHeight: /* @__PURE__ */ __name((height) => progress.height(height), "onHeight"),
    onComplete: /* @__PURE__ */ __name(async () => assertAffinity(await verifyAffinity(group, server), server, name), "onComplete")
  });
}
__name(measure, "measure");
async function hashAt({ node }, height) {
  if (node?.spec.node === void 0) return null;
  const rpc = new NodeRpc(node.spec.node);
  try {
    return String(await rpc.call("getblockhash", [height]));
  } catch (error) {
    throw systemError("SYSTEM_NOT_READY", `does not tell the hash of block ${height}: ${error instanceof Error ? error.message : String(error)}`, node);
  } finally {
    await rpc.close();
  }
}
__name(hashAt, "hashAt");
var BuildProgress = class {
  static {
    __name(this, "BuildProgress");
  }
  #run;
  #tipHeight;
  #height = null;
  #tenths = 0;
  constructor(run, { context }) {
    this.#run = run;
    this.#tipHeight = context.snapshot.tipHeight;
  }
  height(height) {
    this.#height = height;
    const tenths = Math.floor(10 * height / Math.max(1, this.#tipHeight));
    if (tenths <= this.#tenths) return;
    this.#tenths = tenths;
    this.#run.journal.emit({ kind: "stage", stage: "building the index", detail: this.text });
  }
  built({ state, figures }) {
    this.#run.journal.emit({ kind: "index-built", state: state.kind, completeNs: figures.complete?.atNs ?? null, firstInfoNs: figures.firstInfo?.atNs ?? null, indexBytes: figures.indexBytes });
  }
  get text() {
    return this.#height === null ? "it never told a height" : `height ${this.#height} of ${this.#tipHeight}`;
  }
};
function errorOf({ state, figures, tip }, { launched, progress, signal }) {
  const at = `after ${(figures.endNs / 1e9).toFixed(1)} s; the index was at: ${progress.text}`;
  const { tipHeight, tipHash } = launched.context.snapshot;
  switch (state.kind) {
    case "exited":
      return systemError("SYSTEM_EXITED", `${state.message} before its index was complete, ${at}`, launched);
    case "stalled":
      return systemError("SYSTEM_INDEX_STALLED", `neither the height nor the size of its index changed for the plan’s stallSeconds: ended ${at}`, launched);
    case "timeout":
      return systemError("SYSTEM_INDEX_TIMEOUT", `its index was not complete within the plan’s timeoutSeconds: ended ${at}`, launched);
    case "tip-mismatch":
      return systemError("SYSTEM_WRONG_CHAIN", `says that its index is complete and serves ${tip === null ? "no tip" : `height ${tip.height}, hash ${tip.hash}`}; the snapshot’s tip is ${tipHeight}, ${tipHash}`, launched);
    case "failed":
      return systemError(failureCode(state.code), `${state.message}, ${at}`, launched);
    case "cut-off":
    case "complete":
    case "no-index":
      return signal.reason ?? new IndexbenchError("INTERNAL", { what: `a build that is ${state.kind} is no failure` });
  }
}
__name(errorOf, "errorOf");
var FAILURE_CODES = ["SYSTEM_EXITED", "SYSTEM_NOT_READY", "SYSTEM_STOP", "PAYLOAD_WRONG"];
function failureCode(code) {
  return FAILURE_CODES.find((known) => known === code) ?? "SYSTEM_EXITED";
}
__name(failureCode, "failureCode");

// src/run/target-run.ts
async function measureTarget(run, drivers) {
  const { plan, variant } = run.request;
  const stack = await Stack.open(run);
  try {
    const index = indexOf(systemOf(variant), variant.pin);
    if (index !== null) await (plan.indexBuild === null ? buildIndex(run, stack, index) : measureBuild(run, stack, { index, settings: plan.indexBuild }));
    if (plan.studies.some((study) => study !== "index-build")) await measureServed(run, { stack, drivers, index });
  } catch (error) {
    await stack.close().catch(() => void 0);
    throw error;
  }
  await stack.close();
}
__name(measureTarget, "measureTarget");
async function measureServed(run, { stack, drivers, index }) {
  const { request, journal } = run;
  journal.stage("launching");
  const launched = await stack.launch("serving");
  const probe = index === null ? null : openIndexProbe(launched, index);
  const watch = stack.watch(launched);
  const signal = AbortSignal.any([request.signal, watch.signal]);
  try {
    await identify(run, launched);
    watch.starting = launched;
    const address = await untilServing(run, launched, { probe, signal });
    watch.starting = null;
    const target = { launched, address, tip: /* @__PURE__ */ __name(() => servedTip(address, request.protoFolder).catch((error) => Promise.reject(silentError(launched, error))), "tip") };
    await readBackAffinity(run, stack, { target, drivers });
    await measureReady(run, { stack, target, drivers, watch, signal });
    watch.throwIfGone();
    if (!signal.aborted) await stack.proveFrozen(launched);
  } catch (error) {
    const cause = request.signal.aborted ? error : await watch.causeOf(error);
    await stop2(run, launched, watch);
    throw cause;
  }
  judgeStop(await stop2(run, launched, watch), launched);
}
__name(measureServed, "measureServed");
async function untilServing(run, launched, { probe, signal }) {
  const { address, node } = await untilReady(launched, { protoFolder: run.request.protoFolder, signal });
  noteFrozenBefore(run, "target", node);
  if (address === null) throw systemError("SYSTEM_NOT_READY", "it serves no CompactTxStreamer", launched);
  if (probe !== null) {
    run.journal.stage("waiting until its index is complete");
    await untilIndexed(launched, probe, { limits: indexLimits(run.request.plan), signal, onObservation: /* @__PURE__ */ __name(() => void 0, "onObservation") });
  }
  return address;
}
__name(untilServing, "untilServing");
async function stop2({ journal }, launched, watch) {
  watch.stopping = true;
  try {
    journal.stage("stopping");
  } catch (error) {
    await launched.stop();
    throw error;
  }
  const stopped = await launched.stop();
  noteStopped(journal, stopped, launched);
  return stopped;
}
__name(stop2, "stop");
async function readBackAffinity({ request, findings }, { node }, { target, drivers }) {
  const { server, client } = request.session.cpus;
  if (node !== null) assertAffinity(await verifyAffinity(node.group, server), server, node.name);
  assertAffinity(await verifyAffinity(target.launched.group, server), server, request.variant.name);
  assertAffinity(await verifyAffinity(drivers.native.group, client), client, "the native driver");
  findings.affinity = { serverReadBack: formatCpuSet(server), clientReadBack: formatCpuSet(client) };
}
__name(readBackAffinity, "readBackAffinity");
async function measureReady(run, { stack, target, drivers, watch, signal }) {
  const { request, bundle, journal, workFolder, findings } = run;
  const { plan, variant, session } = request;
  journal.stage("checking payloads");
  const payloadFile = join16(workFolder, "checked-payloads");
  const { payloads: checked, kept } = await checkPayloads({ plan, planSha256: findings.planSha256, target: target.address, driver: drivers.native.client, payloadFile, signal });
  const payloads = { ...checked, tip: await target.tip() };
  findings.payloads = payloads;
  await bundle.writeDocument("Payloads", payloads);
  const ceilings = await request.ceilings.of(run, drivers, { payloads, kept });
  const context = {
    plan,
    variant: variant.name,
    target: { address: target.address, group: target.launched.group, node: stack.node?.group ?? null },
    drivers: drivers.all,
    ceilings,
    cpus: session.cpus,
    hostFields: hostFieldsOf(runHostOf(request, findings)),
    payloads,
    kept,
    bundle,
    workFolder,
    emit: /* @__PURE__ */ __name((event) => journal.emit(event), "emit"),
    signal,
    cutOffState: /* @__PURE__ */ __name(() => watch.goneState ?? { kind: "cut-off", reason: cutOffReason(request.signal) }, "cutOffState")
  };
  const keep = /* @__PURE__ */ __name(async (measurements) => {
    findings.measurements = measurements;
    await bundle.writeDocument("Measurements", measurementsDocument(findings));
  }, "keep");
  await (plan.studies.includes("consumers") ? measureConsumers(context, request.repeat, keep) : measureServing(context, keep));
  if (!signal.aborted) await checkAfter(run, stack, { target, drivers, payloads });
}
__name(measureReady, "measureReady");
async function checkAfter(run, stack, { target, drivers, payloads }) {
  await readBackAffinity(run, stack, { target, drivers });
  const tipAfter = await target.tip();
  run.findings.payloads = { ...payloads, tipAfter };
  const { tip } = payloads;
  if (tip === null || tip.height === tipAfter.height && tip.hash === tipAfter.hash) return;
  throw systemError("SYSTEM_WRONG_CHAIN", `its tip moved from ${tip.height} to ${tipAfter.height} (${tipAfter.hash}) during the run`, target.launched);
}
__name(checkAfter, "checkAfter");

// src/run/variant-run.ts
async function runVariant(request) {
  const { plan, variant, repeat, folder } = request;
  const bundle = BundleWriter.create(folder);
  const workFolder = workFolderOf(request);
  try {
    const run = await openRun(request, bundle);
    run.journal.emit({ kind: "run-started", variant: variant.name, repeat, run: request.run, measurements: measurementCount(plan), expectedSeconds: runSeconds(plan) });
    await writeDocuments(run, { kind: "incomplete", reason: "interrupted" });
    const outcome = await outcomeOf(run);
    run.journal.stage("sealing the bundle");
    await writeDocuments(run, outcome);
    run.journal.emit({ kind: "run-ended", variant: variant.name, repeat, outcome, seconds: run.journal.times.durationNs / 1e9 });
    await bundle.seal();
    return { folder, outcome };
  } catch (error) {
    bundle.abandon();
    throw writeFailure(error, folder);
  } finally {
    await rm4(workFolder, { recursive: true, force: true });
  }
}
__name(runVariant, "runVariant");
function workFolderOf({ session, run }) {
  return join17(session.work.path, `run-${run.index}`);
}
__name(workFolderOf, "workFolderOf");
async function openRun(request, bundle) {
  const workFolder = workFolderOf(request);
  mkdirSync(workFolder);
  const journal = new RunJournal(bundle, request.emit);
  const planSha256 = await bundle.writeDocument("Plan", request.plan);
  return { request, bundle, journal, workFolder, findings: noFindings(request.plan, planSha256) };
}
__name(openRun, "openRun");
async function outcomeOf(run) {
  const { variant, signal } = run.request;
  try {
    await measureVariant(run);
    return outcomeOfPhases(run.findings, { variant: variant.name, signal });
  } catch (error) {
    return outcomeOfError(writeFailure(error, run.workFolder), signal);
  }
}
__name(outcomeOf, "outcomeOf");
async function measureVariant(run) {
  const { request, workFolder, bundle, journal, findings } = run;
  const { plan, programs, session, packageRoot, protoFolder } = request;
  const calibration = new RunCalibration(session.cpus);
  journal.stage("calibrating");
  findings.noise = await calibration.atStart();
  const drivers = await openDrivers({ plan, programs, backend: session.choice.backend, cpus: session.cpus.client, packageRoot, protoFolder, workFolder, logFileOf: /* @__PURE__ */ __name((name) => bundle.logFile(name), "logFileOf") });
  try {
    findings.drivers = drivers.all.map(({ driver }) => driver.identity);
    await warmDrivers(run, drivers);
    await measureTarget(run, drivers);
    if (request.signal.aborted) return;
    journal.stage("calibrating");
    findings.noise = await calibration.atEnd();
  } finally {
    await drivers.close();
  }
}
__name(measureVariant, "measureVariant");
async function warmDrivers(run, drivers) {
  const { plan, nullChain, signal } = run.request;
  if (plan.drivers.length === 0) return;
  run.journal.stage("warming the drivers");
  const nullServer = await launchNullServer(run, nullChain);
  try {
    for (const driver of drivers.own) await driver.warm(nullServer.address, { messages: plan.driverWarmupMessages, ...nullChain }, signal);
  } finally {
    await nullServer.stop();
  }
}
__name(warmDrivers, "warmDrivers");
async function writeDocuments({ request, bundle, journal, findings }, outcome) {
  await bundle.writeDocument("Measurements", measurementsDocument(findings));
  await bundle.writeDocument("Payloads", payloadsDocument(request.plan, findings));
  if (request.plan.indexBuild !== null) await bundle.writeDocument("IndexBuild", indexBuildDocument(request, findings, outcome));
  await bundle.writeDocument("Bundle", bundleDocument(request, findings, journal.times, outcome));
}
__name(writeDocuments, "writeDocuments");

// src/run/run-command.ts
async function runCommand(request) {
  const { packageRoot } = request;
  const chosen = choosePlan(request);
  const { plan } = chosen;
  const onlyRuns = legRuns(plan, request.leg ?? null);
  const baseline = request.baseline ?? null;
  const stored = baseline === null ? null : await storedComparison(baseline, { version: request.version });
  const obtain = openObtain({ sources: request.sources, packageRoot, signal: request.signal, onProgress: /* @__PURE__ */ __name((message) => request.emit({ kind: "notice", message }), "onProgress") });
  await checkVariants(plan, obtain);
  const programs = await findDriverPrograms({ plan, version: request.version, packageRoot, toolFolders: request.toolFolders });
  const out = chooseOut(request.out, plan.id);
  const unlock = lockOutput(out);
  try {
    const runs = onlyRuns?.length ?? (plan.repeats + (plan.experiment?.screening?.pairs ?? 0)) * plan.variants.length;
    await requireOutputSpace(out, runs * measurementCount(plan));
    const { results, stopped } = await runOnHost(chosen, programs, { ...request, obtain, out, onlyRuns });
    if (stopped !== null) return { out: stopped.folder, comparison: stopped.comparison, exitCode: request.signal.aborted ? 130 : worst(stopped.exitCode, stopped.results) };
    if (request.signal.aborted && results.length === 0) throw new IndexbenchError("INTERRUPTED", { what: "interrupted before the first run began" });
    const roots = [join18(out, "runs"), ...(plan.experiment?.screening ?? null) === null ? [] : [join18(out, SCREENING_FOLDER, "runs")]];
    const found = await aggregate({ roots, gates: null, recheck: null, version: request.version, onlyRuns, baseline: stored });
    await writeReports(out, found, REPORT_FORMATS);
    await writeReport(join18(out, "README.txt"), reviewText(`indexbench ${request.version}`));
    return { out, comparison: found.comparison, exitCode: request.signal.aborted ? 130 : worst(found.exitCode, results) };
  } finally {
    unlock();
  }
}
__name(runCommand, "runCommand");
async function runOnHost({ plan, settings }, programs, request) {
  const { packageRoot, emit } = request;
  const session = await openHostSession({ serverCpus: settings.serverCpus, clientCpus: settings.clientCpus, packageRoot, workParent: void 0 });
  const deadline = withDeadline(AbortSignal.any([request.signal, session.lost]), settings.deadlineSeconds);
  try {
    emit({ kind: "host", serverCpus: formatCpuSet(session.cpus.server), clientCpus: formatCpuSet(session.cpus.client), accounting: session.choice.backend.source, notes: session.notes });
    await requireRunSpace(plan, session.work.path, (name) => request.onlyRuns?.some(({ variant }) => variant === name) ?? true);
    const restored = await restoreForRuns(plan.snapshot, { workFolder: session.work.path, packageRoot, cacheFolder: request.sources.cacheFolder, emit, signal: deadline.signal });
    const filled = await planWithFixtures(plan, {
      ...request,
      ...restored,
      workFolder: session.work.path,
      protoFolder: protoFolderOf(packageRoot),
      backend: session.choice.backend,
      cpus: session.cpus.server,
      signal: deadline.signal
    });
    const onHost = { ...request, ...restored, programs, ceilings: new SessionCeilings(), signal: deadline.signal };
    const stopped = await screen(filled, { ...onHost, runLegs: /* @__PURE__ */ __name((screening, out) => runLegs(screening, session, { ...onHost, onlyRuns: void 0, out }), "runLegs") });
    const results = stopped === null ? await runLegs(filled, session, onHost) : [];
    session.lost.throwIfAborted();
    return { results, stopped };
  } finally {
    deadline.clear();
    await session.close();
  }
}
__name(runOnHost, "runOnHost");
async function runLegs(plan, session, request) {
  const { packageRoot, version, ci, out, programs, signal } = request;
  const tool = await readToolIdentity(packageRoot, version);
  for (const message of programs.notes) request.emit({ kind: "notice", message });
  const attempt = ci?.attempt ?? 1;
  const isWanted = /* @__PURE__ */ __name((repeat, name) => request.onlyRuns?.some((run) => run.repeat === repeat && run.variant === name) ?? true, "isWanted");
  const total = plan.legs.reduce((sum, { repeat, order }) => sum + order.filter((name) => isWanted(repeat, name)).length, 0);
  const results = [];
  const oneLeg = plan.experiment === void 0 ? null : randomUUID();
  for (const { repeat, order } of plan.legs) {
    const legId = oneLeg ?? randomUUID();
    for (const [index, name] of order.entries()) {
      const variant = plan.variants.find((candidate) => candidate.name === name);
      if (variant === void 0 || signal.aborted || !isWanted(repeat, name)) continue;
      results.push(
        await runVariant({
          ...request,
          plan,
          variant,
          repeat,
          attempt,
          leg: { id: legId, bootId: session.facts.bootId, position: index + 1, order },
          run: { index: results.length + 1, total },
          session,
          tool,
          ci: ci === null ? null : { provider: ci.provider, runId: ci.runId, job: ci.job, repository: ci.repository, sha: ci.sha },
          protoFolder: protoFolderOf(packageRoot),
          folder: join18(out, "runs", `${name}-r${repeat}-a${attempt}`)
        })
      );
    }
  }
  return results;
}
__name(runLegs, "runLegs");
function legRuns(plan, leg) {
  if (leg === null) return void 0;
  const runs = runsOfLeg(plan, leg);
  return runs.length === plan.legs.reduce((sum, { order }) => sum + order.length, 0) ? void 0 : runs;
}
__name(legRuns, "legRuns");
async function checkVariants(plan, context) {
  for (const variant of plan.variants) {
    const system = systemOf(variant);
    checkSnapshotFor(variant, plan.snapshot);
    if (variant.pin.preload !== void 0) requireCompiler(resolve3(context.packageRoot, variant.pin.preload));
    await system.obtain(variant.pin, context);
    if (variant.node !== void 0) await systemOf(variant.node).obtain(variant.node.pin, context);
    for (const port of Object.values(system.fixedPorts(variant.pin))) await assertPortFree(port);
  }
}
__name(checkVariants, "checkVariants");
function chooseOut(asked, planId) {
  const out = resolve3(asked ?? join18("indexbench-out", `${planId}-${(/* @__PURE__ */ new Date()).toISOString().replace(/[-:]/g, "").slice(0, 15)}`));
  assertWritable(out);
  return out;
}
__name(chooseOut, "chooseOut");
function worst(exitCode, results) {
  return exitCode === 0 && results.some(({ outcome }) => outcome.kind !== "complete") ? 4 : exitCode;
}
__name(worst, "worst");
export {
  runCommand
};
