import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DriveTally,
  FrameReader,
  MOST_HASHED_BYTES,
  MethodComparison,
  SampleRecorder,
  ShareNumbers,
  earlierViolation
} from "./chunk-MEMUPC5V.mjs";
import {
  CheckedRange,
  checkedRangeFile
} from "./chunk-OOIPZF4J.mjs";
import {
  ChainDigest
} from "./chunk-OHPKR2TC.mjs";
import {
  concurrencyWindow
} from "./chunk-N7E47VXZ.mjs";
import {
  DATA_ERROR_STATUS,
  NO_CLIENT,
  OpenLoopDelays,
  SAMPLE_PHASE,
  checkLevelOf,
  sampleStatusName
} from "./chunk-YWLDVECH.mjs";
import {
  CLIENT_PREFACE,
  DEFAULT_WINDOW_BYTES,
  ERROR_CODE,
  FLAG,
  FRAME,
  FRAME_HEADER_BYTES,
  Http2Error,
  LARGEST_MAX_FRAME_SIZE,
  MAX_PAYLOAD_BYTES,
  MAX_STREAM_ID,
  MAX_WINDOW_BYTES,
  SETTING,
  SETTING_BYTES,
  encodeFrame,
  encodeSettings,
  encodeUint32,
  errorCodeName,
  readUint31,
  readUint32,
  writeFrameHeader,
  writeUint32
} from "./chunk-K5Y77OU6.mjs";
import {
  ChainWalk,
  FrameError,
  MessageDeframer
} from "./chunk-DEM4TVKW.mjs";
import {
  GRPC_STATUS,
  statusOfHttp
} from "./chunk-XZD5FPPS.mjs";
import {
  compileArrival,
  compileSchedule
} from "./chunk-H3MLDNIS.mjs";
import {
  METHODS
} from "./chunk-PDP6C3QV.mjs";
import {
  encodeAddress,
  encodeAddressFilter,
  encodeAddressList,
  encodeAddressUtxosArg,
  encodeBlockId,
  encodeBlockRange,
  encodeEmpty,
  encodeSubtreeRootsArg,
  encodeTxFilter,
  frameMessage
} from "./chunk-4S4E7SE5.mjs";
import {
  newBlockHeader,
  scanCompactBlock
} from "./chunk-HW67RLJ5.mjs";
import {
  WIRE_VARINT,
  WireReader
} from "./chunk-MHRDGMWQ.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/load/native/call-recording.ts
var CallRecording = class {
  static {
    __name(this, "CallRecording");
  }
  secondAttempts = 0;
  #lastStartMs = 0;
  #lastEndMs = 0;
  #schedule;
  #recorder;
  #delays;
  /** Filled anew for each call. */
  #ended = { statusName: "", ok: false, text: "", messages: 0, bytes: 0, blocks: 0, latencyNs: 0, violation: null };
  /** Creates or replaces the order's sample file. */
  constructor(order, schedule) {
    this.#schedule = schedule;
    this.#recorder = new SampleRecorder(order.samplesFile);
    this.#delays = order.arrival === void 0 ? null : new OpenLoopDelays(order.clients);
  }
  get rows() {
    return this.#recorder.rows;
  }
  get openLoop() {
    return this.#delays === null ? null : { lateStarts: this.#delays.lateStarts, capHits: this.#delays.capHits };
  }
  get lastStartMs() {
    return this.#lastStartMs;
  }
  get lastEndMs() {
    return this.#lastEndMs;
  }
  /** The measured window begins. */
  beginWindow(originMs) {
    this.#lastStartMs = originMs;
    this.#lastEndMs = originMs;
  }
  /** Writes what is left; times in the file then count from the origin. Idempotent. */
  close(originMs) {
    this.#recorder.close(toNs(originMs));
  }
  add(call, { client, request, part, intendedMs }, { phase, tally }) {
    const { row } = this.#recorder;
    row.intendedStartNs = toNs(intendedMs);
    row.startNs = toNs(call.startMs);
    row.firstMessageNs = toNs(call.firstMessageMs);
    row.endNs = toNs(call.endMs);
    row.bytes = call.bytes;
    row.messages = call.messages;
    row.client = client;
    row.status = call.status;
    row.attempt = call.attempt;
    row.phase = call.wasCutOff ? SAMPLE_PHASE.cutOff : phase.number;
    row.part = part;
    this.#commit();
    if (call.attempt > 1) this.secondAttempts += 1;
    this.#lastStartMs = Math.max(this.#lastStartMs, call.startMs);
    this.#lastEndMs = Math.max(this.#lastEndMs, call.endMs);
    if (call.wasCutOff) {
      tally.cutOff += 1;
      return;
    }
    const ended = this.#ended;
    ended.statusName = sampleStatusName(call.status);
    ended.ok = call.status === GRPC_STATUS.OK;
    ended.text = call.text;
    ended.messages = call.messages;
    ended.bytes = call.bytes;
    ended.blocks = this.#schedule.blocksIn(request);
    ended.latencyNs = row.endNs - row.intendedStartNs;
    ended.violation = call.violation;
    tally.add(ended);
  }
  /** Takes the phase's request `i`, which was due but never started, as cut off. */
  addUnstarted(i, intendedMs, { phase, tally }) {
    const { row } = this.#recorder;
    row.intendedStartNs = toNs(intendedMs);
    row.startNs = toNs(performance.now());
    row.firstMessageNs = Number.NaN;
    row.endNs = row.startNs;
    row.bytes = 0;
    row.messages = 0;
    row.client = NO_CLIENT;
    row.status = GRPC_STATUS.CANCELLED;
    row.attempt = 0;
    row.phase = SAMPLE_PHASE.cutOff;
    row.part = this.#schedule.mix?.order.partOf(phase.requestOf(i)) ?? 0;
    this.#commit();
    tally.cutOff += 1;
  }
  #commit() {
    const { row } = this.#recorder;
    this.#delays?.add({ place: row.client, intendedNs: row.intendedStartNs, startNs: row.startNs, endNs: row.endNs, isCounted: row.phase !== SAMPLE_PHASE.warmup });
    this.#recorder.commit();
  }
};
function toNs(ms) {
  return Math.round(ms * 1e6);
}
__name(toNs, "toNs");

// src/load/native/load-loop.ts
import { setTimeout as sleep } from "node:timers/promises";
var TIMER_SLACK_MS = 1;
async function pause(ms, signal) {
  try {
    await sleep(ms, void 0, { signal });
  } catch {
  }
}
__name(pause, "pause");

// src/load/native/closed-loop.ts
async function runClosedLoops(loop, plan) {
  const over = new AbortController();
  const asleep = AbortSignal.any([loop.signal, over.signal]);
  await Promise.all(loop.slots.map((slot) => runClient(loop, slot, { ...plan, over, asleep })));
}
__name(runClosedLoops, "runClosedLoops");
async function runClient(loop, slot, { concurrencySteps, thinkMs, over, asleep }) {
  const { phase, signal } = loop;
  const { fromSeconds, untilSeconds } = concurrencyWindow(concurrencySteps, slot.number);
  const untilMs = phase.startMs + untilSeconds * 1e3;
  const sleepMs = /* @__PURE__ */ __name((ms) => pause(Math.max(0, Math.min(ms, phase.endsAtMs + TIMER_SLACK_MS - performance.now())), asleep), "sleepMs");
  if (fromSeconds > 0) await sleepMs(phase.startMs + fromSeconds * 1e3 - performance.now());
  while (!signal.aborted && performance.now() < untilMs) {
    if (slot.connection.pauseMs(performance.now()) > 0) {
      await loop.waitToReconnect(slot, phase.endsAtMs);
      if (slot.connection.pauseMs(performance.now()) > 0 && performance.now() < phase.endsAtMs) continue;
    }
    if (phase.isOver(phase.next, performance.now()) || signal.aborted) {
      over.abort();
      return;
    }
    const i = phase.next;
    phase.next += 1;
    await loop.perform(slot, i, null);
    if (thinkMs > 0) await sleepMs(thinkMs);
  }
}
__name(runClient, "runClient");

// src/load/native/hashed-reply.ts
var HashedReply = class {
  static {
    __name(this, "HashedReply");
  }
  #inner;
  #digest;
  #requestNumber = 0;
  constructor(inner, digest) {
    this.#inner = inner;
    this.#digest = digest;
  }
  begin(requestNumber, request) {
    this.#requestNumber = requestNumber;
    this.#inner.begin(requestNumber, request);
    this.#digest.begin(requestNumber, request);
  }
  message(buffer, start, end) {
    this.#inner.message(buffer, start, end);
    this.#digest.add(buffer, start, end);
  }
  end(messages) {
    const violation = this.#inner.end(messages);
    return this.#digest.end(this.#requestNumber, violation === null) ?? violation;
  }
  fail() {
    this.#inner.fail();
    this.#digest.end(this.#requestNumber, false);
  }
};

// src/load/native/call-content.ts
function callContentOf(method, check, digest) {
  const { shape, responseType } = METHODS[method];
  const blocks = check === "blocks" && responseType === "CompactBlock";
  if (blocks && shape === "server-streaming") return new RangeContent(digest);
  const reply = new ReplyContent(shape === "server-streaming", blocks);
  return blocks ? new HashedReply(reply, digest) : reply;
}
__name(callContentOf, "callContentOf");
var RangeContent = class {
  static {
    __name(this, "RangeContent");
  }
  #walk = new ChainWalk();
  #digest;
  #requestNumber = 0;
  constructor(digest) {
    this.#digest = digest;
  }
  get expectedMessages() {
    return this.#walk.expectedBlocks;
  }
  begin(requestNumber, request) {
    if (request.kind !== "range") throw new Error("a range of blocks is checked only against a range request");
    this.#requestNumber = requestNumber;
    this.#walk.begin(request.start, request.end);
    this.#digest.begin(requestNumber, request);
  }
  message(buffer, start, end) {
    if (this.#walk.accept(buffer, start, end)) this.#digest.add(buffer, start, end);
  }
  end() {
    const violated = this.#walk.finish();
    if (violated !== null) {
      this.#digest.end(this.#requestNumber, false);
      return { requestNumber: this.#requestNumber, ...violated };
    }
    return this.#digest.end(this.#requestNumber, true);
  }
  fail() {
    this.#digest.end(this.#requestNumber, false);
  }
};
var ReplyContent = class {
  static {
    __name(this, "ReplyContent");
  }
  #streaming;
  #blocks;
  #header = newBlockHeader();
  #requestNumber = 0;
  #height = null;
  #violation = null;
  constructor(streaming, blocks) {
    this.#streaming = streaming;
    this.#blocks = blocks;
  }
  begin(requestNumber, request) {
    this.#requestNumber = requestNumber;
    this.#height = this.#blocks && request.kind === "height" ? request.height : null;
    this.#violation = null;
  }
  message(buffer, start, end) {
    const height = this.#height;
    if (height === null || this.#violation !== null) return;
    try {
      scanCompactBlock(buffer, start, end, this.#header);
    } catch (error) {
      this.#violate("message", "a CompactBlock", error instanceof Error ? error.message : String(error));
      return;
    }
    if (this.#header.height !== height) this.#violate("height", String(height), String(this.#header.height));
  }
  end(messages) {
    if (!this.#streaming && messages !== 1) this.#violate("count", "1", String(messages));
    return this.#violation;
  }
  fail() {
  }
  #violate(field, expected, found) {
    this.#violation ??= { requestNumber: this.#requestNumber, height: this.#height, field, expected, found };
  }
};
function effectiveCheck(order) {
  return order.requests.kind === "messages" ? "status" : order.check;
}
__name(effectiveCheck, "effectiveCheck");

// src/load/native/checked-replies.ts
import { readFileSync, writeFileSync } from "node:fs";
var ReplyLedger = class {
  static {
    __name(this, "ReplyLedger");
  }
  all = [];
  #range;
  #digest = new ChainDigest();
  #same;
  constructor(range) {
    this.#range = range;
    this.#same = range !== null;
  }
  get sameAsRange() {
    return this.#same;
  }
  add(height, reply) {
    this.#digest.add(reply, 0, reply.length);
    this.all.push({ height, bytes: reply.length, sha256: this.#digest.take() });
    if (this.#range?.message(height).equals(reply) !== true) this.#same = false;
  }
};
var CheckedReplies = class _CheckedReplies {
  static {
    __name(this, "CheckedReplies");
  }
  #replies;
  constructor(replies) {
    this.#replies = new Map(replies.map((reply) => [reply.height, reply]));
  }
  static open(rangeFile, method) {
    return new _CheckedReplies(JSON.parse(readFileSync(fileOf(rangeFile, method), "utf8")));
  }
  static write(rangeFile, method, replies) {
    writeFileSync(fileOf(rangeFile, method), JSON.stringify(replies));
  }
  bytesIn(start, end) {
    return start === end ? this.#replies.get(start)?.bytes ?? null : null;
  }
  openDigest(start) {
    return { upTo: /* @__PURE__ */ __name(() => this.#replies.get(start)?.sha256 ?? "", "upTo") };
  }
  close() {
  }
};
function fileOf(rangeFile, method) {
  return `${rangeFile}.${method}.json`;
}
__name(fileOf, "fileOf");

// src/load/native/expected-content.ts
function openExpectedContent({ file, firstHeight, lastHeight, sameAsRange }, method) {
  if (METHODS[method].shape === "unary" && !sameAsRange.includes(method)) return CheckedReplies.open(file, method);
  return new CheckedRange(METHODS[method].shape === "unary" ? file : checkedRangeFile(file, method), firstHeight, lastHeight);
}
__name(openExpectedContent, "openExpectedContent");

// src/load/native/comparing-contents.ts
async function comparingContents(order, { schedule, signal }, drive) {
  const comparison = openComparison(order, schedule);
  if (comparison === null) return drive(null);
  try {
    const result = await drive(comparison);
    const { first, compared, notCompared } = await comparison.compare(signal);
    return { ...result, firstViolation: earlierViolation(result.firstViolation, first), comparedCalls: { compared, notCompared } };
  } finally {
    comparison.close();
  }
}
__name(comparingContents, "comparingContents");
function openComparison(order, { mix }) {
  const { checkedPayloads, method } = order;
  if (checkedPayloads === null) return null;
  if (mix !== null) return MixComparison.open(checkedPayloads, mix);
  return effectiveCheck(order) === "blocks" ? new MethodComparison(openExpectedContent(checkedPayloads, method)) : null;
}
__name(openComparison, "openComparison");
var MixComparison = class _MixComparison {
  static {
    __name(this, "MixComparison");
  }
  #mix;
  /** Null for a part that does not answer with blocks: its calls leave no digest. */
  #parts;
  constructor(mix, parts) {
    this.#mix = mix;
    this.#parts = parts;
  }
  static open(checked, mix) {
    const comparable = mix.parts.filter(({ method }) => checkLevelOf(method) === "blocks").length;
    if (comparable === 0) return null;
    const bounds = { mostHashedBytes: Math.floor(MOST_HASHED_BYTES / comparable) };
    return new _MixComparison(mix, mix.parts.map(({ method }) => checkLevelOf(method) === "blocks" ? new MethodComparison(openExpectedContent(checked, method), bounds) : null));
  }
  add(row, bytes, sha256) {
    return this.#parts[this.#mix.order.partOf(row.requestNumber)]?.add(row, bytes, sha256) ?? null;
  }
  async compare(signal) {
    let found = { compared: 0, notCompared: 0, first: null };
    for (const part of this.#parts) {
      if (part === null) continue;
      const { compared, notCompared, first } = await part.compare(signal);
      found = { compared: found.compared + compared, notCompared: found.notCompared + notCompared, first: earlierViolation(found.first, first) };
    }
    return found;
  }
  close() {
    for (const part of this.#parts) part?.close();
  }
};

// src/load/native/digest-book.ts
import { createHash } from "node:crypto";

// src/load/native/client-digest.ts
var ClientDigest = class {
  static {
    __name(this, "ClientDigest");
  }
  #digest = new ChainDigest();
  #comparison;
  #onEnd;
  #row = { requestNumber: 0, firstHeight: 0, digestFrom: 0, lastHeight: 0 };
  /** @param onEnd given null for a call that is not good */
  constructor(comparison, onEnd) {
    this.#comparison = comparison;
    this.#onEnd = onEnd;
  }
  begin(requestNumber, request) {
    const [first, last] = heightsOf(request);
    this.#row.requestNumber = requestNumber;
    this.#row.firstHeight = first;
    this.#row.digestFrom = first;
    this.#row.lastHeight = last;
    this.#digest.restart();
  }
  add(buffer, start, end) {
    this.#digest.add(buffer, start, end);
  }
  end(requestNumber, good) {
    if (!good) return this.#onEnd(requestNumber, null);
    const { bytes } = this.#digest;
    const sha256 = this.#digest.take();
    const violation = this.#comparison?.add(this.#row, bytes, sha256) ?? null;
    return this.#onEnd(requestNumber, violation === null ? sha256 : null) ?? violation;
  }
};
function heightsOf(request) {
  switch (request.kind) {
    case "range":
      return [request.start, request.end];
    case "height":
      return [request.height, request.height];
    default:
      throw new Error("only blocks are hashed, and a request for blocks names heights");
  }
}
__name(heightsOf, "heightsOf");

// src/load/native/digest-book.ts
function openDigestBook(plan) {
  if (plan.requestsInPass === null) return new WholeBook(plan);
  return plan.clients === 1 ? new SequentialPasses(plan, plan.requestsInPass) : new RangePasses(plan, plan.requestsInPass);
}
__name(openDigestBook, "openDigestBook");
var WholeBook = class {
  static {
    __name(this, "WholeBook");
  }
  passes = null;
  #comparison;
  #hash = createHash("sha256");
  #ordered;
  #calls = 0;
  #allGood = true;
  constructor(plan) {
    this.#comparison = plan.comparison;
    this.#ordered = plan.clients === 1;
  }
  get messagesSha256() {
    return this.#ordered && this.#allGood && this.#calls > 0 ? this.#hash.copy().digest("hex") : null;
  }
  forClient() {
    return new ClientDigest(this.#comparison, (_requestNumber, sha256) => {
      if (sha256 === null) this.#allGood = false;
      else if (this.#ordered) this.#hash.update(sha256);
      this.#calls += 1;
      return null;
    });
  }
};
var PassLedger = class {
  static {
    __name(this, "PassLedger");
  }
  #digestOf;
  #expected;
  #complete = 0;
  #first = null;
  #difference = null;
  constructor(digestOf, expected) {
    this.#digestOf = digestOf;
    this.#expected = expected;
  }
  get result() {
    return { complete: this.#complete, sha256: this.#first, digestOf: this.#digestOf, firstDifference: this.#difference };
  }
  enter(pass, sha256, requestNumber) {
    this.#complete += 1;
    this.#first ??= sha256;
    if (sha256 !== this.#first) this.#difference ??= { pass, sha256 };
    const expected = this.#expected ?? this.#first;
    return sha256 === expected ? null : { requestNumber, height: null, field: "sha256", expected, found: sha256 };
  }
};
var SequentialPasses = class {
  static {
    __name(this, "SequentialPasses");
  }
  messagesSha256 = null;
  #plan;
  #requestsInPass;
  #ledger;
  #digest = new ChainDigest();
  #row = { requestNumber: 0, firstHeight: 0, digestFrom: 0, lastHeight: 0 };
  #bytesBefore = 0;
  /** The digest runs from the start of a pass, all of whose calls were good. */
  #whole = false;
  constructor(plan, requestsInPass) {
    this.#plan = plan;
    this.#requestsInPass = requestsInPass;
    this.#ledger = new PassLedger("blocks", plan.expectedPassSha256);
  }
  get passes() {
    return this.#ledger.result;
  }
  forClient() {
    return this;
  }
  begin(requestNumber, request) {
    const isFirst = requestNumber % this.#requestsInPass === 0;
    if (isFirst) this.#whole = true;
    const row = this.#row;
    row.requestNumber = requestNumber;
    [row.firstHeight, row.lastHeight] = heightsOf(request);
    if (isFirst || !this.#whole) {
      row.digestFrom = row.firstHeight;
      this.#digest.restart();
    }
    this.#bytesBefore = this.#digest.bytes;
  }
  add(buffer, start, end) {
    this.#digest.add(buffer, start, end);
  }
  end(requestNumber, good) {
    const violation = good ? this.#compare() : null;
    if (!good || violation !== null) this.#whole = false;
    if (!this.#whole || requestNumber % this.#requestsInPass !== this.#requestsInPass - 1) return violation;
    const pass = Math.floor((requestNumber - this.#plan.firstMeasured) / this.#requestsInPass);
    return this.#ledger.enter(pass, this.#digest.hex(), requestNumber);
  }
  #compare() {
    const bytes = this.#digest.bytes - this.#bytesBefore;
    const sha256 = this.#digest.soFar();
    return this.#plan.comparison?.add(this.#row, bytes, sha256) ?? null;
  }
};
var RangePasses = class {
  static {
    __name(this, "RangePasses");
  }
  messagesSha256 = null;
  #comparison;
  #requestsInPass;
  #firstMeasured;
  #ledger = new PassLedger("ranges", null);
  /** Digests of the passes under way, by pass. */
  #open = /* @__PURE__ */ new Map();
  constructor(plan, requestsInPass) {
    this.#comparison = plan.comparison;
    this.#requestsInPass = requestsInPass;
    this.#firstMeasured = plan.firstMeasured;
  }
  get passes() {
    return this.#ledger.result;
  }
  forClient() {
    return new ClientDigest(this.#comparison, (requestNumber, sha256) => this.#enter(requestNumber, sha256));
  }
  #enter(requestNumber, sha256) {
    const pass = Math.floor((requestNumber - this.#firstMeasured) / this.#requestsInPass);
    const state = this.#open.get(pass) ?? { sha256: [], ended: 0, whole: true };
    this.#open.set(pass, state);
    state.ended += 1;
    if (sha256 === null) state.whole = false;
    else state.sha256[requestNumber % this.#requestsInPass] = sha256;
    if (state.ended < this.#requestsInPass) return null;
    this.#open.delete(pass);
    if (!state.whole) return null;
    return this.#ledger.enter(pass, createHash("sha256").update(state.sha256.join("")).digest("hex"), requestNumber);
  }
};

// src/load/native/drive-phase.ts
function shareOf(order) {
  return order.share === void 0 ? null : new ShareNumbers(order.share, order);
}
__name(shareOf, "shareOf");
function warmupPhase(order, startMs) {
  const { warmupRequests, warmupMs } = order;
  const share = shareOf(order);
  const count = share?.countBelow(warmupRequests) ?? warmupRequests;
  const numberOf = /* @__PURE__ */ __name((i) => share?.requestOf(i) ?? i, "numberOf");
  const base = { number: SAMPLE_PHASE.warmup, startMs, first: 0, next: 0 };
  if (warmupMs === void 0 || count === 0) {
    return { ...base, isOver: /* @__PURE__ */ __name((i) => i >= count, "isOver"), endsAtMs: Number.POSITIVE_INFINITY, requestOf: numberOf, fraction: /* @__PURE__ */ __name((calls) => calls / count, "fraction") };
  }
  const endsAtMs = startMs + warmupMs;
  return { ...base, isOver: /* @__PURE__ */ __name((_i, atMs) => atMs >= endsAtMs, "isOver"), endsAtMs, requestOf: /* @__PURE__ */ __name((i) => numberOf(i % count), "requestOf"), fraction: /* @__PURE__ */ __name((_calls, nowMs) => (nowMs - startMs) / warmupMs, "fraction") };
}
__name(warmupPhase, "warmupPhase");
function measuredPhase(order, schedule, startMs, lastEndMs) {
  const { stop } = order;
  const first = schedule.firstMeasured;
  const share = shareOf(order);
  const requestOf = share === null ? (i) => i : (i) => first + share.requestOf(i - first);
  const base = { number: SAMPLE_PHASE.measured, startMs, first, next: first, endsAtMs: Number.POSITIVE_INFINITY, requestOf };
  switch (stop.kind) {
    case "count": {
      const requests = share?.countBelow(stop.requests) ?? stop.requests;
      const leastMs = startMs + (stop.minimumSeconds ?? 0) * 1e3;
      const endsAtMs = startMs + (stop.maximumSeconds ?? Number.POSITIVE_INFINITY) * 1e3;
      const isOver = /* @__PURE__ */ __name((i, atMs) => i >= first + requests && atMs >= leastMs || atMs >= endsAtMs, "isOver");
      return { ...base, isOver, endsAtMs, fraction: /* @__PURE__ */ __name((calls) => calls / requests, "fraction") };
    }
    case "window": {
      const windowMs = stop.seconds * 1e3;
      const endsAtMs = startMs + windowMs;
      return { ...base, isOver: /* @__PURE__ */ __name((_i, atMs) => atMs >= endsAtMs, "isOver"), endsAtMs, fraction: /* @__PURE__ */ __name((_calls, nowMs) => (nowMs - startMs) / windowMs, "fraction") };
    }
    case "first": {
      const windowMs = stop.seconds * 1e3;
      const endsAtMs = startMs + windowMs;
      const isOver = /* @__PURE__ */ __name((i, atMs) => i >= first + stop.requests || atMs >= endsAtMs, "isOver");
      return { ...base, isOver, endsAtMs, fraction: /* @__PURE__ */ __name((calls, nowMs) => Math.max(calls / stop.requests, (nowMs - startMs) / windowMs), "fraction") };
    }
    case "passes": {
      const requestsInPass = schedule.requestsInPass ?? 1;
      const minimumMs = stop.minimumSeconds * 1e3;
      const isOver = /* @__PURE__ */ __name((i) => i > first && (i - first) % requestsInPass === 0 && lastEndMs() - startMs >= minimumMs, "isOver");
      return { ...base, isOver, fraction: /* @__PURE__ */ __name((_calls, nowMs) => (nowMs - startMs) / Math.max(1, minimumMs), "fraction") };
    }
  }
}
__name(measuredPhase, "measuredPhase");

// src/load/native/limit-watch.ts
var LONGEST_SLEEP_MS = 100;
var SHORTEST_SLEEP_MS = 1;
var LimitWatch = class {
  static {
    __name(this, "LimitWatch");
  }
  #calls;
  #shortestLimitMs;
  #timer = null;
  constructor(calls, shortestLimitMs) {
    this.#calls = calls;
    this.#shortestLimitMs = shortestLimitMs;
    this.#sleep(Math.min(LONGEST_SLEEP_MS, shortestLimitMs));
  }
  close() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
  #sleep(ms) {
    this.#timer = setTimeout(() => {
      this.#look();
    }, Math.max(SHORTEST_SLEEP_MS, ms));
  }
  #look() {
    const nowMs = performance.now();
    let firstMs = nowMs + Math.min(LONGEST_SLEEP_MS, this.#shortestLimitMs);
    for (const call of this.#calls) {
      call.expire(nowMs);
      firstMs = Math.min(firstMs, call.expiryMs);
    }
    this.#sleep(firstMs - nowMs);
  }
};

// src/load/native/call-status.ts
var LONGEST_TEXT = 200;
var PLAIN_OK = { status: GRPC_STATUS.OK, text: "" };
function statusOfEnd(end) {
  if (end.grpcStatus === "0" && end.grpcMessage === "") return PLAIN_OK;
  if (end.grpcStatus !== null) return statusOfTrailers(end.grpcStatus, end.grpcMessage);
  if (end.unprocessed) return { status: GRPC_STATUS.UNAVAILABLE, text: "GOAWAY: the server did not look at the call" };
  if (end.connectionLost !== null) return { status: GRPC_STATUS.UNAVAILABLE, text: end.connectionLost };
  if (end.resetCode !== ERROR_CODE.NO_ERROR) {
    return { status: statusOfReset(end.resetCode), text: `RST_STREAM with error code ${errorCodeName(end.resetCode)}` };
  }
  if (end.httpStatus !== null && end.httpStatus !== 200) return { status: statusOfHttp(end.httpStatus), text: `HTTP status ${String(end.httpStatus)}` };
  if (end.foreignType !== null) return { status: GRPC_STATUS.UNKNOWN, text: `no gRPC answer, but one of content-type ${JSON.stringify(plain(end.foreignType))}` };
  return { status: GRPC_STATUS.INTERNAL, text: "the stream ended without grpc-status" };
}
__name(statusOfEnd, "statusOfEnd");
function statusOfTrailers(given, message) {
  const text = decodeMessage(message);
  if (/^(\d|1[0-6])$/.test(given)) return { status: Number(given), text };
  return { status: GRPC_STATUS.UNKNOWN, text: `grpc-status ${JSON.stringify(given.slice(0, 20))} ${text}` };
}
__name(statusOfTrailers, "statusOfTrailers");
function decodeMessage(message) {
  const decoded = (() => {
    try {
      return decodeURIComponent(message);
    } catch {
      return message;
    }
  })();
  return plain(decoded);
}
__name(decodeMessage, "decodeMessage");
function plain(text) {
  return text.replace(new RegExp("\\p{Cc}", "gu"), " ").slice(0, LONGEST_TEXT);
}
__name(plain, "plain");
function statusOfReset(code) {
  switch (code) {
    case ERROR_CODE.REFUSED_STREAM:
      return GRPC_STATUS.UNAVAILABLE;
    case ERROR_CODE.CANCEL:
      return GRPC_STATUS.CANCELLED;
    case ERROR_CODE.ENHANCE_YOUR_CALM:
      return GRPC_STATUS.RESOURCE_EXHAUSTED;
    case ERROR_CODE.INADEQUATE_SECURITY:
      return GRPC_STATUS.PERMISSION_DENIED;
    default:
      return GRPC_STATUS.INTERNAL;
  }
}
__name(statusOfReset, "statusOfReset");

// src/load/native/transport/transport.ts
function foreignTypeOf(contentType) {
  return contentType.startsWith("application/grpc") ? null : contentType;
}
__name(foreignTypeOf, "foreignTypeOf");
function hasMessages({ httpStatus, foreignType }) {
  return httpStatus === 200 && foreignType === null;
}
__name(hasMessages, "hasMessages");
var WINDOW_BYTES = 16 * 1024 * 1024;
var MAX_HEADER_LIST_BYTES = 64 * 1024;
function authorityOf(target) {
  return `${target.host.includes(":") ? `[${target.host}]` : target.host}:${String(target.port)}`;
}
__name(authorityOf, "authorityOf");
function describeSocketError(error) {
  const code = error.code;
  return code === void 0 || error.message.includes(code) ? error.message : `${code} ${error.message}`;
}
__name(describeSocketError, "describeSocketError");

// src/load/native/native-call.ts
function callHeaders(target, path, deadlineMs) {
  return {
    ":method": "POST",
    ":scheme": target.tls === void 0 ? "http" : "https",
    ":authority": authorityOf(target),
    ":path": path,
    "content-type": "application/grpc",
    te: "trailers",
    "grpc-accept-encoding": "identity",
    "grpc-timeout": grpcTimeout(deadlineMs),
    "user-agent": "indexbench"
  };
}
__name(callHeaders, "callHeaders");
function grpcTimeout(deadlineMs) {
  if (!Number.isInteger(deadlineMs) && deadlineMs < 1e5) return `${String(Math.max(1, Math.floor(deadlineMs * 1e3)))}u`;
  return deadlineMs < 1e8 ? `${String(Math.floor(deadlineMs))}m` : `${String(Math.floor(deadlineMs / 1e3))}S`;
}
__name(grpcTimeout, "grpcTimeout");
var NativeCall = class {
  static {
    __name(this, "NativeCall");
  }
  status = 0;
  text = "";
  violation = null;
  attempt = 1;
  messages = 0;
  bytes = 0;
  startMs = 0;
  /** NaN where no message came. */
  firstMessageMs = Number.NaN;
  endMs = 0;
  wasCutOff = false;
  #connection;
  #settings;
  #headers;
  #content;
  #deframer;
  #body = Buffer.alloc(0);
  #session = null;
  #stream = null;
  #activityMs = 0;
  /** Set while the call runs. */
  #resolve = null;
  /** Number of the attempt for which a session may be awaited. */
  #turn = 0;
  constructor(connection, settings, content) {
    this.#connection = connection;
    this.#settings = settings;
    this.#headers = settings.headers;
    this.#content = content;
    this.#deframer = new MessageDeframer((buffer, start, end) => {
      this.#onMessage(buffer, start, end);
    }, settings.maxMessageBytes);
  }
  /**
   * Does one call, whatever becomes of it: the promise never rejects.
   *
   * @param fields header fields of this call alone; null: none
   */
  run(requestNumber, request, body, fields = null) {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#headers = fields === null ? this.#settings.headers : { ...this.#settings.headers, ...fields };
      this.#body = body;
      this.attempt = 1;
      this.violation = null;
      this.wasCutOff = false;
      this.startMs = performance.now();
      this.#content.begin(requestNumber, request);
      this.#begin();
    });
  }
  /** When the call's deadline or idle limit will have passed, unless something comes; Infinity while no call runs. */
  get expiryMs() {
    if (this.#resolve === null) return Number.POSITIVE_INFINITY;
    return Math.min(this.startMs + this.#settings.deadlineMs, this.#activityMs + this.#settings.idleLimitMs);
  }
  get messagesDue() {
    return this.messages === 0 ? 0 : Math.max(0, (this.#content.expectedMessages ?? 0) - this.messages);
  }
  /** Ends the call where its limit has passed. */
  expire(nowMs) {
    if (this.#resolve === null || nowMs < this.expiryMs) return;
    const { deadlineMs, idleLimitMs } = this.#settings;
    const text = nowMs >= this.startMs + deadlineMs ? deadlineText(deadlineMs) : `nothing came for ${String(idleLimitMs)} ms`;
    this.#abandon(GRPC_STATUS.DEADLINE_EXCEEDED, text);
  }
  /** Ends the call because the run ends: neither good nor failed. */
  cutOff() {
    if (this.#resolve === null) return;
    this.wasCutOff = true;
    this.#abandon(GRPC_STATUS.CANCELLED, "cut off by the end of the run");
  }
  onData(buffer, from, to, nowMs) {
    this.#activityMs = nowMs;
    try {
      this.#deframer.pushSlice(buffer, from, to);
    } catch (error) {
      this.#abandon(statusOfFrameError(error), error instanceof Error ? error.message : String(error));
    }
  }
  onEnd(end) {
    this.#stream = null;
    if (end.unprocessed && this.attempt === 1) {
      this.attempt = 2;
      this.#begin();
      return;
    }
    const { status, text } = statusOfEnd(end);
    if (status === GRPC_STATUS.OK) {
      this.#endOk(end.atMs);
      return;
    }
    if (end.grpcStatus === null && status === GRPC_STATUS.UNAVAILABLE && this.#session !== null) this.#connection.callLost(this.#session);
    this.#endBadly({ status, text, endMs: end.atMs });
  }
  #begin() {
    this.#turn += 1;
    this.messages = 0;
    this.bytes = 0;
    this.firstMessageMs = Number.NaN;
    this.#deframer.reset();
    this.#activityMs = this.attempt === 1 ? this.startMs : performance.now();
    const { session } = this.#connection;
    if (session === null) this.#beginLater(this.#turn);
    else this.#send(session);
  }
  #beginLater(turn) {
    this.#connection.open().then(
      (session) => {
        if (turn === this.#turn && this.#resolve !== null) this.#send(session);
      },
      (error) => {
        if (turn === this.#turn && this.#resolve !== null) this.#endUnsent(error);
      }
    );
  }
  #send(session) {
    this.#session = session;
    try {
      this.#stream = session.request(this.#headers, this.#body, this);
    } catch (error) {
      this.#connection.callLost(session);
      this.#endUnsent(error);
    }
  }
  #endUnsent(error) {
    this.#endBadly({ status: GRPC_STATUS.UNAVAILABLE, text: error instanceof Error ? error.message : String(error), endMs: performance.now() });
  }
  #onMessage(buffer, start, end) {
    if (this.messages === 0) this.firstMessageMs = this.#activityMs;
    this.messages += 1;
    this.bytes += end - start;
    this.#content.message(buffer, start, end);
  }
  #endOk(endMs) {
    if (this.#isLate(endMs)) {
      this.#endBadly({ status: GRPC_STATUS.DEADLINE_EXCEEDED, text: deadlineText(this.#settings.deadlineMs), endMs });
      return;
    }
    try {
      this.#deframer.finish();
    } catch (error) {
      this.#endBadly({ status: statusOfFrameError(error), text: error instanceof Error ? error.message : String(error), endMs });
      return;
    }
    this.violation = this.#content.end(this.messages);
    if (this.violation === null) {
      this.#connection.succeeded();
      this.#conclude(GRPC_STATUS.OK, "", endMs);
    } else this.#conclude(DATA_ERROR_STATUS, describeViolation(this.violation), endMs);
  }
  #abandon(status, text) {
    this.#stream?.cancel();
    this.#endBadly({ status, text, endMs: performance.now() });
  }
  #endBadly(how) {
    this.#content.fail();
    this.#conclude(how.status, how.text, how.endMs);
  }
  #isLate(endMs) {
    return endMs - this.startMs > this.#settings.deadlineMs;
  }
  #conclude(status, text, endMs) {
    this.endMs = endMs;
    this.#stream = null;
    const late = !this.wasCutOff && this.#isLate(endMs);
    this.status = late ? GRPC_STATUS.DEADLINE_EXCEEDED : status;
    this.text = late ? deadlineText(this.#settings.deadlineMs) : text;
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.();
  }
};
function statusOfFrameError(error) {
  return error instanceof FrameError && error.kind === "too-large" ? GRPC_STATUS.RESOURCE_EXHAUSTED : GRPC_STATUS.INTERNAL;
}
__name(statusOfFrameError, "statusOfFrameError");
function deadlineText(deadlineMs) {
  return `no end within the deadline of ${String(deadlineMs)} ms`;
}
__name(deadlineText, "deadlineText");
function describeViolation(violation) {
  const at = violation.height === null ? "" : ` at height ${String(violation.height)}`;
  return `wrong ${violation.field}${at}: expected ${violation.expected}, found ${violation.found}`;
}
__name(describeViolation, "describeViolation");

// src/load/native/reconnect-pause.ts
var FIRST_BACKOFF_MS = 10;
var LONGEST_BACKOFF_MS = 1e3;
var ReconnectPause = class {
  static {
    __name(this, "ReconnectPause");
  }
  #backoffMs = 0;
  #retryAtMs = 0;
  #failingSinceMs = null;
  /** What is left of it, in ms. */
  leftMs(nowMs) {
    return Math.max(0, this.#retryAtMs - nowMs);
  }
  /** Since when nothing has succeeded and something failed, or null. */
  get failingSinceMs() {
    return this.#failingSinceMs;
  }
  succeeded() {
    this.#backoffMs = 0;
    this.#failingSinceMs = null;
  }
  failed() {
    const nowMs = performance.now();
    this.#failingSinceMs ??= nowMs;
    this.#backoffMs = Math.min(LONGEST_BACKOFF_MS, this.#backoffMs === 0 ? FIRST_BACKOFF_MS : this.#backoffMs * 2);
    this.#retryAtMs = nowMs + this.#backoffMs;
  }
};

// src/load/native/connection.ts
var Connection = class {
  static {
    __name(this, "Connection");
  }
  #transport;
  #target;
  #counts;
  /** Set once it is open. */
  #session = null;
  #connecting = null;
  #opening = null;
  #pause = new ReconnectPause();
  #closed = false;
  /** Sessions whose loss has lengthened the pause already. */
  #counted = /* @__PURE__ */ new WeakSet();
  constructor(transport, target, counts) {
    this.#transport = transport;
    this.#target = target;
    this.#counts = counts;
  }
  /** The open session that takes new streams, or null: then `open` makes one. */
  get session() {
    const session = this.#session;
    return session?.takesRequests === true ? session : null;
  }
  /** How long to wait before the next attempt to connect, in ms. */
  pauseMs(nowMs) {
    return this.session === null ? this.#pause.leftMs(nowMs) : 0;
  }
  /** Since when no call has succeeded and connecting has failed, or null. */
  get failingSinceMs() {
    return this.#pause.failingSinceMs;
  }
  /** A call succeeded: the connection is sound, so that the next failure pauses shortly again. */
  succeeded() {
    this.#pause.succeeded();
  }
  /** A call was lost with this session: the next attempt to connect pauses, even where the server had said GOAWAY politely. */
  callLost(session) {
    if (this.#closed || this.#counted.has(session)) return;
    this.#counted.add(session);
    this.#pause.failed();
  }
  /** The open session, or a new one. Rejects with an Error that names why there is none. */
  async open() {
    const session = this.session;
    if (session !== null) return session;
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
      this.#connecting = null;
    });
    return this.#opening;
  }
  /** Ends the connection and everything on it. */
  close() {
    this.#closed = true;
    this.#session?.close();
    this.#connecting?.close();
    this.#session = null;
  }
  async #connect() {
    if (this.#closed) throw new Error("the drive has ended");
    const session = this.#transport.connect(this.#target, {
      onGoaway: /* @__PURE__ */ __name(() => {
        this.#counts.goaways += 1;
      }, "onGoaway"),
      onGone: /* @__PURE__ */ __name((announced) => {
        if (!announced) this.callLost(session);
      }, "onGone")
    });
    this.#connecting = session;
    try {
      await session.opened;
    } catch (error) {
      if (!this.#closed) this.#counts.failedConnects += 1;
      throw error;
    }
    this.#session = session;
    this.#counts.opened += 1;
    return session;
  }
};

// src/load/native/transport/node-http2/node-http2-session.ts
import { connect as connect2 } from "node:http2";
import { connect as connectSocket } from "node:net";

// src/load/native/transport/node-http2/connect-over-tls.ts
import { isIP } from "node:net";
import { checkServerIdentity, connect } from "node:tls";
function connectOverTls({ host, port }, { ca, certificate, key, serverName, isVerified }) {
  const name = serverName ?? host;
  const socket = connect({
    host,
    port,
    ALPNProtocols: ["h2"],
    rejectUnauthorized: isVerified,
    checkServerIdentity: /* @__PURE__ */ __name((_host, shown) => checkServerIdentity(name, shown), "checkServerIdentity"),
    ...ca === void 0 ? {} : { ca },
    ...certificate === void 0 ? {} : { cert: certificate },
    ...key === void 0 ? {} : { key },
    // The extension has no addresses. Source: RFC 6066, section 3.
    ...isIP(name) === 0 ? { servername: name } : {}
  });
  socket.setNoDelay(true);
  return socket;
}
__name(connectOverTls, "connectOverTls");

// src/load/native/transport/node-http2/node-http2-session.ts
var SESSION_MEMORY_MB = 256;
var NODE_HTTP2_TRANSPORT = { name: "http2", connect: /* @__PURE__ */ __name((target, hooks) => new NodeHttp2Session(target, hooks), "connect") };
var NodeHttp2Session = class {
  static {
    __name(this, "NodeHttp2Session");
  }
  opened;
  #session;
  #hooks;
  #isOpen = false;
  #isClosed = false;
  /** Why the session is lost, once it is so otherwise than by a graceful GOAWAY. */
  #lost = null;
  /** Streams above this were not processed; null where no graceful GOAWAY came. */
  #gracefulLastStream = null;
  #goawaySeen = false;
  constructor(target, hooks) {
    this.#hooks = hooks;
    const socket = target.tls === void 0 ? connectSocket({ host: target.host, port: target.port, noDelay: true }) : connectOverTls(target, target.tls);
    const session = connect2(`${target.tls === void 0 ? "http" : "https"}://${authorityOf(target)}`, {
      createConnection: /* @__PURE__ */ __name(() => socket, "createConnection"),
      maxSessionMemory: SESSION_MEMORY_MB,
      settings: { headerTableSize: 0, enablePush: false, initialWindowSize: WINDOW_BYTES }
    });
    this.#session = session;
    session.on("goaway", (code, lastStreamId) => {
      this.#onGoaway(code, lastStreamId);
    });
    session.on("error", (error) => {
      this.#lost ??= `connection lost: ${describeSocketError(error)}`;
    });
    socket.once("close", () => {
      this.#lost ??= "connection lost: closed by the server";
    });
    this.opened = new Promise((resolve, reject) => {
      session.once("connect", () => {
        session.setLocalWindowSize(WINDOW_BYTES);
      });
      session.once("remoteSettings", () => {
        this.#isOpen = true;
        resolve();
      });
      session.once("close", () => {
        if (!this.#isClosed) hooks.onGone(this.#gracefulLastStream !== null);
        reject(new Error(this.#lost ?? "connection lost: closed before it was open"));
      });
    });
    this.opened.catch(() => void 0);
  }
  get takesRequests() {
    return this.#isOpen && !this.#session.closed && !this.#session.destroyed;
  }
  request(headers, body, sink) {
    let stream;
    try {
      stream = this.#session.request(headers, { endStream: false });
    } catch (error) {
      this.#session.destroy();
      throw error;
    }
    const listener = new StreamListener(stream, sink);
    stream.on("close", () => {
      if (listener.hasStatus || !this.#session.destroyed) this.#tellEnd(stream, listener);
      else setImmediate(() => {
        this.#tellEnd(stream, listener);
      });
    });
    stream.end(body);
    return listener;
  }
  close() {
    this.#isClosed = true;
    this.#session.destroy();
  }
  #onGoaway(code, lastStreamId) {
    if (!this.#goawaySeen) this.#hooks.onGoaway();
    this.#goawaySeen = true;
    if (code === ERROR_CODE.NO_ERROR) this.#gracefulLastStream = lastStreamId;
    else this.#lost ??= `GOAWAY with error code ${errorCodeName(code)}`;
  }
  #tellEnd(stream, listener) {
    if (this.#isClosed) return;
    const last = this.#gracefulLastStream;
    const resetCode = stream.rstCode ?? 0;
    listener.tellEnd({
      resetCode,
      connectionLost: this.#lost ?? (this.#session.destroyed ? "connection lost" : null),
      // Requests that waited for room when GOAWAY came are refused by node:http2 itself.
      unprocessed: !listener.hasStatus && last !== null && (stream.id === void 0 || stream.id > last || resetCode === ERROR_CODE.REFUSED_STREAM)
    });
  }
};
var StreamListener = class {
  static {
    __name(this, "StreamListener");
  }
  #stream;
  #sink;
  #fields = null;
  #fieldsMs = 0;
  #dataMs = 0;
  #head = { httpStatus: null, foreignType: null };
  constructor(stream, sink) {
    this.#stream = stream;
    this.#sink = sink;
    stream.on("response", (headers) => {
      const type = headers["content-type"];
      this.#head = { httpStatus: headers[":status"] ?? null, foreignType: type === void 0 ? null : foreignTypeOf(type) };
      if (headers["grpc-status"] !== void 0) this.#keep(headers);
    });
    stream.on("trailers", (headers) => {
      this.#keep(headers);
    });
    stream.on("data", (chunk) => {
      this.#dataMs = performance.now();
      if (hasMessages(this.#head)) this.#sink?.onData(chunk, 0, chunk.length, this.#dataMs);
    });
    stream.on("error", () => {
    });
  }
  get hasStatus() {
    return this.#fields !== null;
  }
  cancel() {
    this.#sink = null;
    this.#stream.close(ERROR_CODE.CANCEL);
  }
  tellEnd(how) {
    const sink = this.#sink;
    this.#sink = null;
    const status = this.#fields?.["grpc-status"];
    sink?.onEnd({
      ...how,
      grpcStatus: status === void 0 ? null : String(status),
      grpcMessage: String(this.#fields?.["grpc-message"] ?? ""),
      ...this.#head,
      atMs: this.#fields === null ? performance.now() : Math.max(this.#fieldsMs, this.#dataMs)
    });
  }
  #keep(fields) {
    this.#fields = fields;
    this.#fieldsMs = performance.now();
  }
};

// src/protocol/hpack/hpack-error.ts
var HpackError = class extends Error {
  static {
    __name(this, "HpackError");
  }
  name = "HpackError";
};

// src/load/native/transport/raw/header-gatherer.ts
var MAX_BLOCK_BYTES = 128 * 1024;
var PRIORITY_BYTES = 5;
var HeaderGatherer = class {
  static {
    __name(this, "HeaderGatherer");
  }
  /** The complete block is `buffer[from, to)`: in place where one frame held all of it. */
  buffer = Buffer.alloc(0);
  from = 0;
  to = 0;
  /** Of the HEADERS frame. */
  endStream = false;
  /** Nonzero while CONTINUATION frames of this stream must come next. */
  openStreamId = 0;
  #parts = [];
  #bytes = 0;
  /** Takes a HEADERS or CONTINUATION frame; true where it completes a block. Throws Http2Error. */
  take(frame, buffer, from, to) {
    if (frame.type === FRAME.HEADERS) {
      this.endStream = (frame.flags & FLAG.END_STREAM) !== 0;
      this.#strip(frame.flags, buffer, from, to);
      if ((frame.flags & FLAG.END_HEADERS) !== 0) return true;
      this.openStreamId = frame.streamId;
    } else {
      if (this.openStreamId === 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "CONTINUATION without HEADERS");
      this.#set(buffer, from, to);
    }
    this.#keep();
    if ((frame.flags & FLAG.END_HEADERS) === 0) return false;
    this.openStreamId = 0;
    this.#set(Buffer.concat(this.#parts), 0, this.#bytes);
    this.#parts = [];
    this.#bytes = 0;
    return true;
  }
  #strip(flags, buffer, from, to) {
    const padded = (flags & FLAG.PADDED) !== 0;
    const prefix = (padded ? 1 : 0) + ((flags & FLAG.PRIORITY) === 0 ? 0 : PRIORITY_BYTES);
    const padding = padded ? buffer[from] ?? 0 : 0;
    if (to - from < prefix + padding) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a HEADERS frame with more padding than payload");
    this.#set(buffer, from + prefix, to - padding);
  }
  #set(buffer, from, to) {
    this.buffer = buffer;
    this.from = from;
    this.to = to;
  }
  #keep() {
    this.#bytes += this.to - this.from;
    if (this.#bytes > MAX_BLOCK_BYTES) throw new Http2Error(ERROR_CODE.ENHANCE_YOUR_CALM, `a header block of more than ${String(MAX_BLOCK_BYTES)} bytes`);
    this.#parts.push(Buffer.from(this.buffer.subarray(this.from, this.to)));
  }
};

// src/load/native/transport/raw/outbound.ts
var FIRST_BYTES = 16 * 1024;
var Outbound = class {
  static {
    __name(this, "Outbound");
  }
  #socket;
  #buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;
  #scheduled = false;
  #onTick = /* @__PURE__ */ __name(() => {
    this.#scheduled = false;
    this.flush();
  }, "#onTick");
  constructor(socket) {
    this.#socket = socket;
  }
  /** Adds bytes as they are. */
  add(bytes) {
    const at = this.#reserve(bytes.length);
    this.#buffer.set(bytes, at);
  }
  /** Adds a frame; its payload is `payload[from, to)`. */
  addFrame(frame, payload, from, to) {
    const length = to - from;
    const at = this.#reserve(FRAME_HEADER_BYTES + length);
    const payloadAt = writeFrameHeader(this.#buffer, at, { length, type: frame.type, flags: frame.flags, streamId: frame.streamId });
    payload.copy(this.#buffer, payloadAt, from, to);
  }
  /** Adds a frame of which the payload is one u32. */
  addNumberFrame(type, streamId, value) {
    const at = this.#reserve(FRAME_HEADER_BYTES + 4);
    writeUint32(this.#buffer, writeFrameHeader(this.#buffer, at, { length: 4, type, flags: 0, streamId }), value);
  }
  /** Writes now; else it is done at the end of the tick. */
  flush() {
    const length = this.#length;
    if (length === 0) return;
    this.#length = 0;
    if (this.#socket.destroyed) return;
    this.#socket.write(this.#buffer.subarray(0, length));
    if (this.#socket.writableLength > 0) this.#buffer = Buffer.allocUnsafeSlow(FIRST_BYTES);
  }
  #reserve(bytes) {
    const at = this.#length;
    this.#length = at + bytes;
    if (this.#length > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.#length, this.#buffer.length * 2));
      this.#buffer.copy(larger, 0, 0, at);
      this.#buffer = larger;
    }
    if (!this.#scheduled) {
      this.#scheduled = true;
      process.nextTick(this.#onTick);
    }
    return at;
  }
};

// src/load/native/transport/raw/own-settings.ts
var PREFACE = Buffer.concat([
  CLIENT_PREFACE,
  encodeSettings([
    [SETTING.HEADER_TABLE_SIZE, 0],
    [SETTING.ENABLE_PUSH, 0],
    [SETTING.INITIAL_WINDOW_SIZE, WINDOW_BYTES],
    [SETTING.MAX_HEADER_LIST_SIZE, MAX_HEADER_LIST_BYTES]
  ]),
  encodeFrame(FRAME.WINDOW_UPDATE, 0, 0, encodeUint32(WINDOW_BYTES - DEFAULT_WINDOW_BYTES))
]);
var SETTINGS_ACK = encodeFrame(FRAME.SETTINGS, FLAG.ACK, 0, Buffer.alloc(0));

// src/load/native/transport/raw/raw-stream.ts
var SERVED = {};
var UNPROCESSED = { unprocessed: true };
var RawStream = class {
  static {
    __name(this, "RawStream");
  }
  /** 0 while the request waits for the server's leave to begin. */
  id = 0;
  headers;
  body;
  sink;
  /** Bytes of the body that were sent. */
  sent = 0;
  /** What the server lets this stream send. */
  sendWindow = 0;
  /** DATA bytes that came and were not given back to the server's window. */
  ungrantedBytes = 0;
  /** Null before the response's headers; those of 1xx do not count. */
  httpStatus = null;
  /** See StreamEnd. */
  foreignType = null;
  /** A status that stood in headers without END_STREAM. */
  grpcStatus = null;
  grpcMessage = "";
  #onCancel;
  constructor(request, onCancel) {
    this.headers = request.headers;
    this.body = request.body;
    this.sink = request.sink;
    this.#onCancel = onCancel;
  }
  cancel() {
    this.#onCancel(this);
  }
  /** Headers open a response, trailers end it; nothing else may come. Source: RFC 9113, section 8.1. */
  isMisplaced(httpStatus, endStream) {
    return this.httpStatus === null ? httpStatus === null : httpStatus !== null || !endStream;
  }
  tellEnd(how) {
    this.sink.onEnd({
      grpcStatus: this.grpcStatus,
      grpcMessage: this.grpcMessage,
      httpStatus: this.httpStatus,
      foreignType: this.foreignType,
      resetCode: how.resetCode ?? 0,
      connectionLost: how.connectionLost ?? null,
      unprocessed: how.unprocessed ?? false,
      atMs: performance.now()
    });
  }
};

// src/load/native/transport/raw/receive-windows.ts
var GRANT_BYTES = WINDOW_BYTES / 2;
var ReceiveWindows = class {
  static {
    __name(this, "ReceiveWindows");
  }
  #out;
  #ungrantedBytes = 0;
  constructor(out) {
    this.#out = out;
  }
  /** A DATA frame of any stream, also of one that has ended: or the connection would stand still one day. */
  takeOfConnection(bytes) {
    this.#ungrantedBytes += bytes;
    if (this.#ungrantedBytes < GRANT_BYTES) return;
    this.#out.addNumberFrame(FRAME.WINDOW_UPDATE, 0, this.#ungrantedBytes);
    this.#ungrantedBytes = 0;
  }
  takeOfStream(stream, bytes) {
    stream.ungrantedBytes += bytes;
    if (stream.ungrantedBytes < GRANT_BYTES) return;
    this.#out.addNumberFrame(FRAME.WINDOW_UPDATE, stream.id, stream.ungrantedBytes);
    stream.ungrantedBytes = 0;
  }
};

// src/protocol/hpack/header-table.ts
var STATIC_FIELDS = [
  [":authority", ""],
  [":method", "GET"],
  [":method", "POST"],
  [":path", "/"],
  [":path", "/index.html"],
  [":scheme", "http"],
  [":scheme", "https"],
  [":status", "200"],
  [":status", "204"],
  [":status", "206"],
  [":status", "304"],
  [":status", "400"],
  [":status", "404"],
  [":status", "500"],
  ["accept-charset", ""],
  ["accept-encoding", "gzip, deflate"],
  ["accept-language", ""],
  ["accept-ranges", ""],
  ["accept", ""],
  ["access-control-allow-origin", ""],
  ["age", ""],
  ["allow", ""],
  ["authorization", ""],
  ["cache-control", ""],
  ["content-disposition", ""],
  ["content-encoding", ""],
  ["content-language", ""],
  ["content-length", ""],
  ["content-location", ""],
  ["content-range", ""],
  ["content-type", ""],
  ["cookie", ""],
  ["date", ""],
  ["etag", ""],
  ["expect", ""],
  ["expires", ""],
  ["from", ""],
  ["host", ""],
  ["if-match", ""],
  ["if-modified-since", ""],
  ["if-none-match", ""],
  ["if-range", ""],
  ["if-unmodified-since", ""],
  ["last-modified", ""],
  ["link", ""],
  ["location", ""],
  ["max-forwards", ""],
  ["proxy-authenticate", ""],
  ["proxy-authorization", ""],
  ["range", ""],
  ["referer", ""],
  ["refresh", ""],
  ["retry-after", ""],
  ["server", ""],
  ["set-cookie", ""],
  ["strict-transport-security", ""],
  ["transfer-encoding", ""],
  ["user-agent", ""],
  ["vary", ""],
  ["via", ""],
  ["www-authenticate", ""]
];
var STATIC_FIELD_COUNT = STATIC_FIELDS.length;
var ENTRY_OVERHEAD_BYTES = 32;
function fieldSize([name, value]) {
  return name.length + value.length + ENTRY_OVERHEAD_BYTES;
}
__name(fieldSize, "fieldSize");
function staticIndexOf(name, value) {
  return STATIC_FIELDS.findIndex((field) => field[0] === name && (value === null || field[1] === value)) + 1;
}
__name(staticIndexOf, "staticIndexOf");
var HeaderTable = class {
  static {
    __name(this, "HeaderTable");
  }
  /** Newest first. */
  #dynamic = [];
  #bytes = 0;
  #maxBytes;
  constructor(maxBytes) {
    this.#maxBytes = maxBytes;
  }
  /** Fields in the dynamic part. */
  get length() {
    return this.#dynamic.length;
  }
  /** Throws HpackError where nothing has this index. */
  at(index) {
    const field = index <= STATIC_FIELD_COUNT ? STATIC_FIELDS[index - 1] : this.#dynamic[index - 1 - STATIC_FIELD_COUNT];
    if (field === void 0) throw new HpackError(`no header field has the index ${String(index)}`);
    return field;
  }
  /** An entry larger than the table empties it and is not kept. */
  add(field) {
    this.#bytes += fieldSize(field);
    this.#dynamic.unshift(field);
    this.#evict();
  }
  resize(maxBytes) {
    this.#maxBytes = maxBytes;
    this.#evict();
  }
  #evict() {
    while (this.#bytes > this.#maxBytes) {
      const oldest = this.#dynamic.pop();
      if (oldest === void 0) return;
      this.#bytes -= fieldSize(oldest);
    }
  }
};

// src/protocol/hpack/encoder.ts
var INDEXED = { bits: 7, mark: 128 };
var LITERAL_KEPT = { bits: 6, mark: 64 };
var LITERAL = { bits: 4, mark: 0 };
var EMPTY_TABLE_UPDATE = Buffer.from([32]);
function encodeLiterals(fields) {
  return Buffer.concat(fields.map((field) => encodeField(field, LITERAL)));
}
__name(encodeLiterals, "encodeLiterals");
function encodeRepeated(fields) {
  const first = Buffer.concat(fields.map((field) => encodeField(field, LITERAL_KEPT)));
  const kept = fields.filter(([name, value]) => staticIndexOf(name, value) === 0);
  const indexOf = /* @__PURE__ */ __name((field) => STATIC_FIELD_COUNT + kept.length - kept.indexOf(field), "indexOf");
  const later = fields.map((field) => encodeInteger(staticIndexOf(...field) || indexOf(field), INDEXED));
  return { first, later: Buffer.concat(later) };
}
__name(encodeRepeated, "encodeRepeated");
function fitsTable(fields, tableBytes) {
  const table = new HeaderTable(tableBytes);
  for (const field of fields) table.add(field);
  return table.length === fields.length;
}
__name(fitsTable, "fitsTable");
function encodeField([name, value], literal) {
  const whole = staticIndexOf(name, value);
  if (whole > 0) return encodeInteger(whole, INDEXED);
  const nameIndex = staticIndexOf(name, null);
  const head = encodeInteger(nameIndex, literal);
  return nameIndex > 0 ? Buffer.concat([head, encodeString(value)]) : Buffer.concat([head, encodeString(name), encodeString(value)]);
}
__name(encodeField, "encodeField");
function encodeString(text) {
  const bytes = Buffer.from(text, "latin1");
  return Buffer.concat([encodeInteger(bytes.length, { bits: 7, mark: 0 }), bytes]);
}
__name(encodeString, "encodeString");
function encodeInteger(value, { bits, mark }) {
  const mask = 2 ** bits - 1;
  if (value < mask) return Buffer.from([mark | value]);
  const bytes = [mark | mask];
  let rest = value - mask;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(rest % 128 | 128);
  bytes.push(rest);
  return Buffer.from(bytes);
}
__name(encodeInteger, "encodeInteger");

// src/load/native/transport/raw/request-blocks.ts
var DEFAULT_TABLE_BYTES = 4096;
var RequestBlocks = class {
  static {
    __name(this, "RequestBlocks");
  }
  /** Of the headers that are in the server's table. */
  #indexed = null;
  #literal = null;
  #tableUsed = false;
  #tableAllowed = true;
  #updateDue = false;
  /** The server's SETTINGS_HEADER_TABLE_SIZE. One below the default makes this side do without a table. */
  setTableSize(bytes) {
    if (bytes >= DEFAULT_TABLE_BYTES || !this.#tableAllowed) return;
    this.#tableAllowed = false;
    this.#indexed = null;
    this.#updateDue = true;
  }
  /** The block of the next request that is sent. */
  next(headers) {
    const indexed = this.#indexed;
    if (indexed !== null && indexed.headers === headers) return indexed.block;
    if (this.#updateDue) {
      this.#updateDue = false;
      return Buffer.concat([EMPTY_TABLE_UPDATE, this.#literals(headers)]);
    }
    if (!this.#tableUsed && this.#tableAllowed) return this.#enter(headers);
    return this.#literals(headers);
  }
  #enter(headers) {
    const fields = fieldsOf(headers);
    if (!fitsTable(fields, DEFAULT_TABLE_BYTES)) return this.#literals(headers);
    this.#tableUsed = true;
    const { first, later } = encodeRepeated(fields);
    this.#indexed = { headers, block: later };
    return first;
  }
  #literals(headers) {
    if (this.#literal?.headers !== headers) this.#literal = { headers, block: encodeLiterals(fieldsOf(headers)) };
    return this.#literal.block;
  }
};
function fieldsOf(headers) {
  return Object.entries(headers);
}
__name(fieldsOf, "fieldsOf");

// src/load/native/transport/raw/request-sender.ts
var RequestSender = class {
  static {
    __name(this, "RequestSender");
  }
  #out;
  #blocks = new RequestBlocks();
  #active = /* @__PURE__ */ new Map();
  /** Requests beyond SETTINGS_MAX_CONCURRENT_STREAMS, in order. */
  #waiting = /* @__PURE__ */ new Set();
  /** Streams of which a window has kept part of the body back. */
  #blocked = /* @__PURE__ */ new Set();
  #nextId;
  #maxStreams = Number.POSITIVE_INFINITY;
  #maxFrameBytes = MAX_PAYLOAD_BYTES;
  #initialWindow = DEFAULT_WINDOW_BYTES;
  #window = DEFAULT_WINDOW_BYTES;
  constructor(out, firstStreamId) {
    this.#out = out;
    this.#nextId = firstStreamId;
  }
  /** No stream is under way and none waits. */
  get isIdle() {
    return this.#active.size === 0 && this.#waiting.size === 0;
  }
  /** Source: RFC 9113, section 5.1.1. */
  get hasStreamIds() {
    return this.#nextId + 2 * this.#waiting.size <= MAX_STREAM_ID;
  }
  /** Whether no other stream is under way or waits. */
  isOnly(stream) {
    return this.#active.size === 1 && this.#waiting.size === 0 && this.#active.has(stream.id);
  }
  find(streamId) {
    return this.#active.get(streamId);
  }
  /** True for numbers that no request has had: nothing may come on such a stream. */
  wasNeverOpened(streamId) {
    return streamId % 2 === 0 || streamId >= this.#nextId;
  }
  /** All streams, the waiting ones included, for one who ends them. */
  streams() {
    return [...this.#active.values(), ...this.#waiting];
  }
  begin(stream) {
    if (this.#active.size >= this.#maxStreams) this.#waiting.add(stream);
    else this.#send(stream);
  }
  /** Forgets a stream that has ended; the next waiting one takes its place. False where it was known no more. */
  release(stream) {
    if (stream.id === 0) return this.#waiting.delete(stream);
    if (!this.#active.delete(stream.id)) return false;
    if (this.#blocked.size > 0) this.#blocked.delete(stream);
    if (this.#waiting.size > 0) this.#sendWaiting();
    return true;
  }
  /** What waits here will not be sent by this session any more. */
  takeWaiting() {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    return waiting;
  }
  /** One of the server's settings. Throws Http2Error where its value is forbidden. Source: RFC 9113, section 6.5.2. */
  applySetting(identifier, value) {
    switch (identifier) {
      case SETTING.HEADER_TABLE_SIZE:
        this.#blocks.setTableSize(value);
        return;
      case SETTING.ENABLE_PUSH:
        if (value !== 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a server that allows pushes");
        return;
      case SETTING.MAX_CONCURRENT_STREAMS:
        this.#maxStreams = value;
        return;
      case SETTING.INITIAL_WINDOW_SIZE:
        this.#setInitialWindow(value);
        return;
      case SETTING.MAX_FRAME_SIZE:
        if (value < MAX_PAYLOAD_BYTES || value > LARGEST_MAX_FRAME_SIZE) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, `a maximum frame size of ${String(value)} bytes`);
        this.#maxFrameBytes = value;
        return;
      default:
    }
  }
  /** Sends what new settings or a wider window let through. */
  resume() {
    for (const stream of this.#blocked) this.#sendBody(stream);
    this.#sendWaiting();
  }
  /** WINDOW_UPDATE. Throws Http2Error where a window would pass 2^31 − 1. */
  widen(streamId, increment) {
    if (increment === 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a WINDOW_UPDATE of 0 bytes");
    if (streamId === 0) this.#window = widened(this.#window, increment);
    else {
      const stream = this.#active.get(streamId);
      if (stream === void 0) return;
      stream.sendWindow = widened(stream.sendWindow, increment);
    }
    if (this.#blocked.size > 0) this.resume();
  }
  #setInitialWindow(bytes) {
    if (bytes > MAX_WINDOW_BYTES) throw new Http2Error(ERROR_CODE.FLOW_CONTROL_ERROR, `an initial window of ${String(bytes)} bytes`);
    for (const stream of this.#active.values()) stream.sendWindow = widened(stream.sendWindow, bytes - this.#initialWindow);
    this.#initialWindow = bytes;
  }
  #sendWaiting() {
    for (const stream of this.#waiting) {
      if (this.#active.size >= this.#maxStreams) return;
      this.#waiting.delete(stream);
      this.#send(stream);
    }
  }
  #send(stream) {
    stream.id = this.#nextId;
    this.#nextId += 2;
    stream.sendWindow = this.#initialWindow;
    this.#active.set(stream.id, stream);
    this.#sendHeaders(stream);
    this.#sendBody(stream);
  }
  #sendHeaders(stream) {
    const block = this.#blocks.next(stream.headers);
    const streamId = stream.id;
    let at = 0;
    do {
      const to = Math.min(block.length, at + this.#maxFrameBytes);
      const flags = (to === block.length ? FLAG.END_HEADERS : 0) | (at === 0 && stream.body.length === 0 ? FLAG.END_STREAM : 0);
      this.#out.addFrame({ type: at === 0 ? FRAME.HEADERS : FRAME.CONTINUATION, flags: at === 0 ? flags : flags & FLAG.END_HEADERS, streamId }, block, at, to);
      at = to;
    } while (at < block.length);
  }
  #sendBody(stream) {
    const { body } = stream;
    while (stream.sent < body.length) {
      const length = Math.min(body.length - stream.sent, this.#maxFrameBytes, stream.sendWindow, this.#window);
      if (length <= 0) {
        this.#blocked.add(stream);
        return;
      }
      const to = stream.sent + length;
      this.#out.addFrame({ type: FRAME.DATA, flags: to === body.length ? FLAG.END_STREAM : 0, streamId: stream.id }, body, stream.sent, to);
      stream.sent = to;
      stream.sendWindow -= length;
      this.#window -= length;
    }
    this.#blocked.delete(stream);
  }
};
function widened(window, bytes) {
  if (window + bytes > MAX_WINDOW_BYTES) throw new Http2Error(ERROR_CODE.FLOW_CONTROL_ERROR, "a window beyond 2^31 - 1 bytes");
  return window + bytes;
}
__name(widened, "widened");

// src/protocol/hpack/huffman.ts
var CODE_BITS = [
  13,
  23,
  28,
  28,
  28,
  28,
  28,
  28,
  28,
  24,
  30,
  28,
  28,
  30,
  28,
  28,
  28,
  28,
  28,
  28,
  28,
  28,
  30,
  28,
  28,
  28,
  28,
  28,
  28,
  28,
  28,
  28,
  6,
  10,
  10,
  12,
  13,
  6,
  8,
  11,
  10,
  10,
  8,
  11,
  8,
  6,
  6,
  6,
  5,
  5,
  5,
  6,
  6,
  6,
  6,
  6,
  6,
  6,
  7,
  8,
  15,
  6,
  12,
  10,
  13,
  6,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  7,
  8,
  7,
  8,
  13,
  19,
  13,
  14,
  6,
  15,
  5,
  6,
  5,
  6,
  5,
  6,
  6,
  6,
  5,
  7,
  7,
  6,
  6,
  6,
  5,
  6,
  7,
  6,
  5,
  5,
  6,
  7,
  7,
  7,
  7,
  7,
  15,
  11,
  14,
  13,
  28,
  20,
  22,
  20,
  20,
  22,
  22,
  22,
  23,
  22,
  23,
  23,
  23,
  23,
  23,
  24,
  23,
  24,
  24,
  22,
  23,
  24,
  23,
  23,
  23,
  23,
  21,
  22,
  23,
  22,
  23,
  23,
  24,
  22,
  21,
  20,
  22,
  22,
  23,
  23,
  21,
  23,
  22,
  22,
  24,
  21,
  22,
  23,
  23,
  21,
  21,
  22,
  21,
  23,
  22,
  23,
  23,
  20,
  22,
  22,
  22,
  23,
  22,
  22,
  23,
  26,
  26,
  20,
  19,
  22,
  23,
  22,
  25,
  26,
  26,
  26,
  27,
  27,
  26,
  24,
  25,
  19,
  21,
  26,
  27,
  27,
  26,
  27,
  24,
  21,
  21,
  26,
  26,
  28,
  27,
  27,
  27,
  20,
  24,
  20,
  21,
  22,
  21,
  21,
  23,
  22,
  22,
  25,
  25,
  24,
  24,
  26,
  23,
  26,
  27,
  26,
  26,
  27,
  27,
  27,
  27,
  27,
  28,
  27,
  27,
  27,
  27,
  27,
  26,
  30
];
var EOS = 256;
var LONGEST_CODE_BITS = 30;
var LONGEST_PADDING_BITS = 7;
var FIRST_CODE = [];
var SYMBOLS = [];
{
  let code = 0;
  for (let bits = 0; bits <= LONGEST_CODE_BITS; bits += 1) {
    code *= 2;
    const symbols = CODE_BITS.flatMap((length, symbol) => length === bits ? [symbol] : []);
    FIRST_CODE.push(code);
    SYMBOLS.push(symbols);
    code += symbols.length;
  }
}
function decodeHuffman(buffer, start, end) {
  const symbols = [];
  let code = 0;
  let bits = 0;
  for (let at = start; at < end; at += 1) {
    const byte = buffer[at];
    for (let shift = 7; shift >= 0; shift -= 1) {
      code = code * 2 + (byte >> shift & 1);
      bits += 1;
      const symbol = SYMBOLS[bits]?.[code - FIRST_CODE[bits]];
      if (symbol === void 0) {
        if (bits >= LONGEST_CODE_BITS) throw new HpackError("a Huffman code that does not exist");
        continue;
      }
      if (symbol === EOS) throw new HpackError("EOS within a Huffman-coded string");
      symbols.push(symbol);
      code = 0;
      bits = 0;
    }
  }
  if (bits > LONGEST_PADDING_BITS || code !== 2 ** bits - 1) throw new HpackError("a Huffman-coded string with wrong padding");
  return String.fromCharCode(...symbols);
}
__name(decodeHuffman, "decodeHuffman");

// src/protocol/hpack/decoder.ts
var MAX_INTEGER_BYTES = 5;
var HpackDecoder = class {
  static {
    __name(this, "HpackDecoder");
  }
  #maxTableBytes;
  #table;
  #buffer = new Uint8Array(0);
  #position = 0;
  #end = 0;
  #changed = false;
  /** `maxTableBytes`: the greatest table that the peer's encoder may use. */
  constructor(maxTableBytes) {
    this.#maxTableBytes = maxTableBytes;
    this.#table = new HeaderTable(maxTableBytes);
  }
  /**
   * True where the last block depended on no state and left none, so that the same bytes would give the same fields again now.
   */
  get wasStateless() {
    return !this.#changed && this.#table.length === 0;
  }
  /** Gives each field of the block in `buffer[start, end)` to `onField`, in order. Throws HpackError. */
  decode(buffer, start, end, onField) {
    this.#buffer = buffer;
    this.#position = start;
    this.#end = end;
    this.#changed = false;
    let sizeMayChange = true;
    while (this.#position < end) {
      const first = buffer[this.#position];
      if ((first & 224) === 32) {
        if (!sizeMayChange) throw new HpackError("a table size update after the first field of a block");
        this.#resize(this.#integer(5));
        continue;
      }
      sizeMayChange = false;
      onField(this.#field(first));
    }
  }
  #resize(bytes) {
    if (bytes > this.#maxTableBytes) throw new HpackError(`a header table of ${String(bytes)} bytes; at most ${String(this.#maxTableBytes)} are allowed`);
    this.#table.resize(bytes);
    this.#changed = true;
  }
  #field(first) {
    if ((first & 128) !== 0) return this.#table.at(this.#integer(7));
    if ((first & 64) === 0) return this.#literal(4);
    const field = this.#literal(6);
    this.#table.add(field);
    this.#changed = true;
    return field;
  }
  #literal(prefixBits) {
    const index = this.#integer(prefixBits);
    const name = index === 0 ? this.#string() : this.#table.at(index)[0];
    return [name, this.#string()];
  }
  #byte() {
    if (this.#position >= this.#end) throw new HpackError("a header block that ends within a field");
    const byte = this.#buffer[this.#position];
    this.#position += 1;
    return byte;
  }
  /** Source: RFC 7541, section 5.1. */
  #integer(prefixBits) {
    const mask = 2 ** prefixBits - 1;
    let value = this.#byte() & mask;
    if (value < mask) return value;
    for (let count = 0, scale = 1; count < MAX_INTEGER_BYTES; count += 1, scale *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new HpackError("an integer that is too long");
  }
  #string() {
    const huffman = this.#position < this.#end && (this.#buffer[this.#position] & 128) !== 0;
    const length = this.#integer(7);
    const start = this.#position;
    if (length > this.#end - start) throw new HpackError("a string that is longer than its header block");
    this.#position = start + length;
    if (huffman) return decodeHuffman(this.#buffer, start, this.#position);
    return latin1(this.#buffer, start, this.#position);
  }
};
function latin1(buffer, start, end) {
  return Buffer.from(buffer.buffer, buffer.byteOffset + start, end - start).toString("latin1");
}
__name(latin1, "latin1");

// src/load/native/transport/raw/response-fields.ts
var TABLE_BYTES = 4096;
var REMEMBERED_BYTES = 128;
var REMEMBERED_BLOCKS = 4;
var ResponseFieldReader = class {
  static {
    __name(this, "ResponseFieldReader");
  }
  #decoder = new HpackDecoder(TABLE_BYTES);
  #remembered = [];
  #nextSlot = 0;
  /** Throws HpackError. */
  read(buffer, from, to) {
    if (this.#decoder.wasStateless) {
      for (const { block, fields: fields2 } of this.#remembered) if (equalBytes(block, buffer, from, to)) return fields2;
    }
    const fields = this.#decode(buffer, from, to);
    if (this.#decoder.wasStateless && to - from <= REMEMBERED_BYTES) {
      this.#remembered[this.#nextSlot] = { block: Buffer.from(buffer.subarray(from, to)), fields };
      this.#nextSlot = (this.#nextSlot + 1) % REMEMBERED_BLOCKS;
    }
    return fields;
  }
  #decode(buffer, from, to) {
    const collected = { httpStatus: null, foreignType: null, grpcStatus: null, grpcMessage: "", tooLarge: false };
    let bytes = 0;
    this.#decoder.decode(buffer, from, to, (field) => {
      bytes += fieldSize(field);
      if (bytes > MAX_HEADER_LIST_BYTES) {
        collected.tooLarge = true;
        return;
      }
      const [name, value] = field;
      if (name === ":status") collected.httpStatus = Number(value);
      else if (name === "content-type") collected.foreignType = foreignTypeOf(value);
      else if (name === "grpc-status") collected.grpcStatus ??= value;
      else if (name === "grpc-message") collected.grpcMessage = value;
    });
    return collected;
  }
};
function equalBytes(block, buffer, from, to) {
  if (block.length !== to - from) return false;
  for (let i = 0; i < block.length; i += 1) if (block[i] !== buffer[from + i]) return false;
  return true;
}
__name(equalBytes, "equalBytes");

// src/load/native/transport/raw/resting-socket.ts
import { connect as connectSocket2 } from "node:net";

// src/load/native/transport/raw/read-rests.ts
var STRETCH_MS = 100;
var SLOW_BYTES_PER_MS = 8 * 1024;
var FEWEST_DUE = 2048;
var WORTH = 2;
var ReadRests = class {
  static {
    __name(this, "ReadRests");
  }
  #rests = false;
  #startMs = 0;
  #reads = 0;
  #bytes = 0;
  /** Of a read in the stretch that was watched last. */
  #watchedBytes = 0;
  /**
   * Whether to rest after a read of `bytes`, at `nowMs`.
   *
   * @param messagesDue how many messages are still to come; 0 where that is not known, or the next one must not wait
   */
  restsAfter(bytes, nowMs, messagesDue) {
    if (messagesDue < FEWEST_DUE || bytes > 2 * SLOW_BYTES_PER_MS) {
      this.#begin(false);
      return false;
    }
    if (this.#reads === 0) this.#startMs = nowMs;
    this.#reads += 1;
    this.#bytes += bytes;
    const ms = nowMs - this.#startMs;
    if (ms >= STRETCH_MS) this.#begin(this.#pays(ms));
    return this.#rests;
  }
  #pays(ms) {
    const meanBytes = this.#bytes / this.#reads;
    if (this.#rests) return meanBytes >= WORTH * this.#watchedBytes;
    this.#watchedBytes = meanBytes;
    return this.#bytes <= ms * SLOW_BYTES_PER_MS;
  }
  #begin(rests) {
    this.#rests = rests;
    this.#reads = 0;
    this.#bytes = 0;
  }
};

// src/load/native/transport/raw/resting-socket.ts
var READ_BUFFER_BYTES = 256 * 1024;
var REST_MS = 1;
var RestingSocket = class {
  static {
    __name(this, "RestingSocket");
  }
  socket;
  #rests = new ReadRests();
  #timer = null;
  #isResting = false;
  #onTimer = /* @__PURE__ */ __name(() => {
    this.wake();
  }, "#onTimer");
  /** Begins to connect. */
  constructor(target, listener) {
    const buffer = Buffer.allocUnsafeSlow(READ_BUFFER_BYTES);
    const callback = /* @__PURE__ */ __name((bytes) => {
      const nowMs = performance.now();
      listener.onRead(buffer, bytes, nowMs);
      if (!this.#rests.restsAfter(bytes, nowMs, listener.messagesDue())) return true;
      this.#rest();
      return false;
    }, "callback");
    this.socket = connectSocket2({ host: target.host, port: target.port, noDelay: true, onread: { buffer, callback } });
    this.socket.once("connect", () => {
      listener.onConnect();
    });
    this.socket.on("error", (error) => {
      listener.onLost(`connection lost: ${describeSocketError(error)}`);
    });
    for (const event of ["end", "close"]) {
      this.socket.once(event, () => {
        listener.onLost("connection lost: closed by the server");
      });
    }
  }
  /** Reads on at once where it rests. */
  wake() {
    if (!this.#isResting) return;
    this.#isResting = false;
    this.socket.resume();
  }
  destroy() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#isResting = false;
    this.socket.destroy();
  }
  #rest() {
    if (this.socket.destroyed) return;
    this.#isResting = true;
    if (this.#timer === null) this.#timer = setTimeout(this.#onTimer, REST_MS);
    else this.#timer.refresh();
  }
};

// src/load/native/transport/raw/raw-session.ts
var FIRST_STREAM_ID = 1;
var PING_BYTES = 8;
var GREETING_SHOWN_BYTES = 24;
var RAW_TRANSPORT = { name: "raw", connect: /* @__PURE__ */ __name((target, hooks) => openRawSession(target, hooks), "connect") };
function openRawSession(target, hooks, firstStreamId = FIRST_STREAM_ID) {
  return new RawSession(target, hooks, firstStreamId);
}
__name(openRawSession, "openRawSession");
var RawSession = class {
  static {
    __name(this, "RawSession");
  }
  opened;
  #hooks;
  #socket;
  #out;
  #sender;
  #windows;
  #reader = new FrameReader(this);
  #gatherer = new HeaderGatherer();
  #fields = new ResponseFieldReader();
  #onCancel = /* @__PURE__ */ __name((stream) => {
    this.#cancel(stream, ERROR_CODE.CANCEL);
  }, "#onCancel");
  #resolveOpened = /* @__PURE__ */ __name(() => void 0, "#resolveOpened");
  #rejectOpened = /* @__PURE__ */ __name(() => void 0, "#rejectOpened");
  #firstBytes = "";
  #greeted = false;
  #draining = false;
  #gone = false;
  #readMs = 0;
  /** The stream of the DATA frame that is being read, or was last; null where nobody wants it. */
  #dataStream = null;
  constructor(target, hooks, firstStreamId) {
    this.#hooks = hooks;
    this.opened = new Promise((resolve, reject) => {
      this.#resolveOpened = resolve;
      this.#rejectOpened = reject;
    });
    this.opened.catch(() => void 0);
    this.#socket = new RestingSocket(target, this);
    this.#out = new Outbound(this.#socket.socket);
    this.#sender = new RequestSender(this.#out, firstStreamId);
    this.#windows = new ReceiveWindows(this.#out);
  }
  get takesRequests() {
    return this.#greeted && !this.#draining && !this.#gone && this.#sender.hasStreamIds;
  }
  request(headers, body, sink) {
    if (!this.takesRequests) throw new Error("the connection takes no requests");
    const stream = new RawStream({ headers, body, sink }, this.#onCancel);
    this.#sender.begin(stream);
    this.#socket.wake();
    return stream;
  }
  close() {
    if (this.#gone) return;
    this.#gone = true;
    this.#rejectOpened(new Error("the connection was closed"));
    this.#socket.destroy();
  }
  onConnect() {
    this.#out.add(PREFACE);
  }
  onRead(buffer, bytes, nowMs) {
    if (this.#gone) return;
    this.#readMs = nowMs;
    if (this.#firstBytes === "") this.#firstBytes = buffer.toString("latin1", 0, Math.min(bytes, GREETING_SHOWN_BYTES));
    try {
      this.#reader.push(buffer, 0, bytes);
    } catch (error) {
      this.#fail(error);
    }
    if (this.#draining) this.#closeWhenIdle();
  }
  /** Of the one stream under way: where there are several, one's answer must not wait for the other's. */
  messagesDue() {
    const stream = this.#dataStream;
    return stream === null || this.#gone || !this.#sender.isOnly(stream) ? 0 : stream.sink.messagesDue ?? 0;
  }
  /** What was thrown while reading ends the connection: an exception here would end the process. */
  #fail(error) {
    const code = error instanceof Http2Error ? error.code : error instanceof HpackError ? ERROR_CODE.COMPRESSION_ERROR : ERROR_CODE.INTERNAL_ERROR;
    const text = error instanceof Error ? error.message : String(error);
    this.#out.addFrame({ type: FRAME.GOAWAY, flags: 0, streamId: 0 }, Buffer.concat([encodeUint32(0), encodeUint32(code)]), 0, 8);
    this.#out.flush();
    this.onLost(this.#greeted ? `connection lost: ${text}` : `connection lost: the server speaks no HTTP/2: it began with ${JSON.stringify(this.#firstBytes)}`);
  }
  onLost(reason) {
    if (this.#gone) return;
    this.#gone = true;
    this.#socket.destroy();
    this.#hooks.onGone(this.#draining);
    this.#rejectOpened(new Error(reason));
    for (const stream of this.#sender.streams()) this.#end(stream, { connectionLost: reason });
  }
  /** After a graceful GOAWAY, or the last stream number. */
  #closeWhenIdle() {
    if (this.#gone || !this.#sender.isIdle) return;
    this.#gone = true;
    this.#socket.destroy();
    this.#hooks.onGone(true);
  }
  #release(stream) {
    if (this.#dataStream === stream) this.#dataStream = null;
    if (!this.#sender.release(stream)) return false;
    if (!this.#sender.hasStreamIds) this.#draining = true;
    return true;
  }
  #end(stream, how) {
    if (this.#release(stream)) stream.tellEnd(how);
  }
  #cancel(stream, code) {
    if (!this.#release(stream) || this.#gone || stream.id === 0) return;
    this.#out.addNumberFrame(FRAME.RST_STREAM, stream.id, code);
    if (this.#draining) this.#closeWhenIdle();
  }
  /** The server broke the rules of one stream. */
  #reject(stream, code) {
    this.#out.addNumberFrame(FRAME.RST_STREAM, stream.id, code);
    this.#end(stream, { resetCode: code });
  }
  /** The server's END_STREAM. It need not have waited for the request's. */
  #finish(stream) {
    if (stream.sent < stream.body.length) this.#out.addNumberFrame(FRAME.RST_STREAM, stream.id, ERROR_CODE.CANCEL);
    this.#end(stream, SERVED);
  }
  /** The stream of a frame, or undefined for one that has ended. Throws Http2Error for one that never began. */
  #streamOf(streamId) {
    const stream = this.#sender.find(streamId);
    if (stream === void 0 && this.#sender.wasNeverOpened(streamId)) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, `a frame on stream ${String(streamId)}, which was never opened`);
    return stream;
  }
  onDataBegin(streamId, length) {
    if (this.#gone) return;
    if (!this.#greeted || this.#gatherer.openStreamId !== 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a DATA frame out of turn");
    this.#windows.takeOfConnection(length);
    const last = this.#dataStream;
    const stream = last !== null && last.id === streamId ? last : this.#streamOf(streamId);
    this.#dataStream = stream ?? null;
    if (stream === void 0) return;
    if (stream.httpStatus === null) {
      this.#reject(stream, ERROR_CODE.PROTOCOL_ERROR);
      return;
    }
    this.#windows.takeOfStream(stream, length);
  }
  onData(buffer, from, to) {
    const stream = this.#dataStream;
    if (stream !== null && hasMessages(stream)) stream.sink.onData(buffer, from, to, this.#readMs);
  }
  onDataEnd(endStream) {
    const stream = this.#dataStream;
    if (endStream && stream !== null) this.#finish(stream);
  }
  onFrame(frame, buffer, from, to) {
    if (this.#gone) return;
    if (!this.#greeted && (frame.type !== FRAME.SETTINGS || (frame.flags & FLAG.ACK) !== 0)) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a first frame that is no SETTINGS");
    const { openStreamId } = this.#gatherer;
    if (openStreamId !== 0 && (frame.type !== FRAME.CONTINUATION || frame.streamId !== openStreamId)) {
      throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a frame between HEADERS and its CONTINUATION");
    }
    switch (frame.type) {
      case FRAME.HEADERS:
      case FRAME.CONTINUATION:
        if (this.#gatherer.take(frame, buffer, from, to)) this.#onHeaders(frame.streamId);
        return;
      case FRAME.RST_STREAM:
        this.#onReset(frame.streamId, payloadNumber(buffer, from, to));
        return;
      case FRAME.SETTINGS:
        this.#onSettings(frame, buffer, from, to);
        return;
      case FRAME.PUSH_PROMISE:
        throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a PUSH_PROMISE, which was forbidden");
      case FRAME.PING:
        if (to - from !== PING_BYTES) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, "a PING that is not 8 bytes long");
        if ((frame.flags & FLAG.ACK) === 0) this.#out.addFrame({ type: FRAME.PING, flags: FLAG.ACK, streamId: 0 }, buffer, from, to);
        return;
      case FRAME.GOAWAY:
        this.#onGoaway(buffer, from, to);
        return;
      case FRAME.WINDOW_UPDATE:
        if (frame.streamId !== 0) this.#streamOf(frame.streamId);
        this.#sender.widen(frame.streamId, payloadNumber(buffer, from, to) % 2147483648);
        return;
      default:
    }
  }
  #onHeaders(streamId) {
    const { buffer, from, to, endStream } = this.#gatherer;
    const fields = this.#fields.read(buffer, from, to);
    const stream = this.#streamOf(streamId);
    if (stream === void 0) return;
    if (fields.tooLarge) this.#reject(stream, ERROR_CODE.ENHANCE_YOUR_CALM);
    else if (!endStream && isInformational(fields.httpStatus)) return;
    else if (stream.isMisplaced(fields.httpStatus, endStream)) this.#reject(stream, ERROR_CODE.PROTOCOL_ERROR);
    else {
      if (stream.httpStatus === null) stream.foreignType = fields.foreignType;
      stream.httpStatus ??= fields.httpStatus;
      stream.grpcStatus ??= fields.grpcStatus;
      if (fields.grpcMessage !== "") stream.grpcMessage = fields.grpcMessage;
      if (endStream) this.#finish(stream);
    }
  }
  #onReset(streamId, code) {
    const stream = this.#streamOf(streamId);
    if (stream !== void 0) this.#end(stream, { resetCode: code });
  }
  #onSettings(frame, buffer, from, to) {
    if (frame.streamId !== 0) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "SETTINGS of a stream");
    if ((to - from) % SETTING_BYTES !== 0) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, "SETTINGS of a length that is no multiple of 6");
    if ((frame.flags & FLAG.ACK) !== 0) return;
    for (let at = from; at < to; at += SETTING_BYTES) {
      this.#sender.applySetting(buffer[at] << 8 | buffer[at + 1], readUint32(buffer, at + 2));
    }
    this.#out.add(SETTINGS_ACK);
    if (this.#greeted) this.#sender.resume();
    this.#greeted = true;
    this.#resolveOpened();
  }
  #onGoaway(buffer, from, to) {
    if (to - from < PING_BYTES) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, "a GOAWAY that is cut short");
    if (!this.#draining) this.#hooks.onGoaway();
    const code = readUint32(buffer, from + 4);
    if (code !== ERROR_CODE.NO_ERROR) {
      this.#draining = false;
      this.onLost(`GOAWAY with error code ${errorCodeName(code)}`);
      return;
    }
    this.#draining = true;
    const lastStreamId = readUint31(buffer, from);
    const waiting = this.#sender.takeWaiting();
    for (const stream of this.#sender.streams()) if (stream.id > lastStreamId) this.#end(stream, UNPROCESSED);
    for (const stream of waiting) stream.tellEnd(UNPROCESSED);
  }
};
function payloadNumber(buffer, from, to) {
  if (to - from !== 4) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, "a frame of 4 bytes that is not 4 bytes long");
  return readUint32(buffer, from);
}
__name(payloadNumber, "payloadNumber");
function isInformational(httpStatus) {
  return httpStatus !== null && httpStatus >= 100 && httpStatus < 200;
}
__name(isInformational, "isInformational");

// src/load/native/transport/transports.ts
var TRANSPORTS = { raw: RAW_TRANSPORT, http2: NODE_HTTP2_TRANSPORT };
function transportFor({ transport, target }) {
  if (target.tls !== void 0 && transport === "raw") throw new Error("the raw transport speaks no TLS");
  return TRANSPORTS[transport ?? (target.tls === void 0 ? "raw" : "http2")];
}
__name(transportFor, "transportFor");

// src/load/native/native-caller.ts
function nativeCaller(order) {
  const transport = transportFor(order);
  return {
    driver: transport.name === "raw" ? "native" : "native-http2",
    version: `node ${process.version}`,
    flags: transport.name === "http2" ? ["--http2"] : [],
    connect: /* @__PURE__ */ __name(({ target }, counts) => new Connection(transport, target, counts), "connect"),
    newCall: /* @__PURE__ */ __name((connection, { method, settings, digest }) => new NativeCall(ownConnection(connection), settings, method.newContent(digest)), "newCall")
  };
}
__name(nativeCaller, "nativeCaller");
function ownConnection(connection) {
  if (connection instanceof Connection) return connection;
  throw new Error("a native call goes over a connection of the native caller");
}
__name(ownConnection, "ownConnection");

// src/load/native/call-slot.ts
var FreeSlots = class {
  static {
    __name(this, "FreeSlots");
  }
  #numbers;
  #first = 0;
  #count;
  /** All `count` slots are free. */
  constructor(count) {
    this.#numbers = Int32Array.from({ length: count }, (_, number) => number);
    this.#count = count;
  }
  get count() {
    return this.#count;
  }
  /** A slot's number, or null where none is free. */
  take() {
    if (this.#count === 0) return null;
    const number = this.#numbers[this.#first];
    this.#first = (this.#first + 1) % this.#numbers.length;
    this.#count -= 1;
    return number;
  }
  giveBack(number) {
    this.#numbers[(this.#first + this.#count) % this.#numbers.length] = number;
    this.#count += 1;
  }
};

// src/load/native/open-loop.ts
var OpenLoop = class {
  static {
    __name(this, "OpenLoop");
  }
  #loop;
  #times;
  #free;
  #ended;
  #resolve = /* @__PURE__ */ __name(() => void 0, "#resolve");
  #timer = null;
  #isOver = false;
  #gaveUp = false;
  #look = /* @__PURE__ */ __name(() => {
    this.#timer = null;
    this.#startDue();
  }, "#look");
  constructor(loop, times) {
    this.#loop = loop;
    this.#times = times;
    this.#free = new FreeSlots(loop.slots.length);
    this.#ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }
  /** Resolves when nothing is left to start and no call runs. */
  async run() {
    const { signal } = this.#loop;
    const stop = /* @__PURE__ */ __name(() => {
      this.#finish();
    }, "stop");
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    else this.#startDue();
    await this.#ended;
    signal.removeEventListener("abort", stop);
  }
  /** Starts nothing any more; what is due by the end of the phase and has not been started is recorded as cut off. */
  giveUp() {
    if (this.#gaveUp) return;
    this.#gaveUp = true;
    const { phase } = this.#loop;
    for (let dueMs = this.#nextDueMs(); !phase.isOver(phase.next, dueMs); dueMs = this.#nextDueMs()) {
      this.#loop.recordUnstarted(phase.next, dueMs);
      phase.next += 1;
    }
    this.#finish();
  }
  #nextDueMs() {
    const { phase } = this.#loop;
    return phase.startMs + this.#times.dueSeconds(phase.next - phase.first) * 1e3;
  }
  #startDue() {
    const { phase, slots } = this.#loop;
    while (!this.#isOver) {
      const dueMs = this.#nextDueMs();
      if (phase.isOver(phase.next, dueMs)) {
        this.#finish();
        return;
      }
      const waitMs = dueMs - performance.now();
      if (waitMs > 0) {
        this.#timer ??= setTimeout(this.#look, waitMs);
        return;
      }
      const number = this.#free.take();
      if (number === null) return;
      const i = phase.next;
      phase.next += 1;
      void this.#perform(slots[number], i, dueMs);
    }
  }
  async #perform(slot, i, dueMs) {
    const { perform, recordUnstarted, waitToReconnect, signal } = this.#loop;
    while (slot.connection.pauseMs(performance.now()) > 0 && !signal.aborted && !this.#gaveUp) await waitToReconnect(slot, Number.POSITIVE_INFINITY);
    if (signal.aborted || this.#gaveUp) recordUnstarted(i, dueMs);
    else await perform(slot, i, dueMs);
    this.#free.giveBack(slot.number);
    if (this.#isOver) this.#finish();
    else this.#startDue();
  }
  #finish() {
    this.#isOver = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#free.count === this.#loop.slots.length) this.#resolve();
  }
};

// src/load/native/process-meter.ts
import { PerformanceObserver, monitorEventLoopDelay } from "node:perf_hooks";
var LAG_RESOLUTION_MS = 20;
var ProcessMeter = class {
  static {
    __name(this, "ProcessMeter");
  }
  #start = null;
  #measured = { userNs: 0, systemNs: 0 };
  #gcPauses = 0;
  #gcPauseMs = 0;
  #gcPauseMaxMs = 0;
  #delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  #observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) this.#addPause(entry.duration);
  });
  begin() {
    this.#observer.observe({ entryTypes: ["gc"] });
    this.#delay.enable();
    this.#start = process.cpuUsage();
  }
  /** Ends the window; `figures` are of it from here on. */
  end() {
    if (this.#start === null) return;
    this.#measured = toCpuTime(process.cpuUsage(this.#start));
    this.#delay.disable();
    for (const entry of this.#observer.takeRecords()) this.#addPause(entry.duration);
    this.#observer.disconnect();
  }
  #addPause(ms) {
    this.#gcPauses += 1;
    this.#gcPauseMs += ms;
    this.#gcPauseMaxMs = Math.max(this.#gcPauseMaxMs, ms);
  }
  get figures() {
    const hasDelay = this.#delay.count > 0;
    return {
      measuredCpu: this.#measured,
      wholeCpu: toCpuTime(process.cpuUsage()),
      eventLoopDelayMaxNs: hasDelay ? beyondResolution(this.#delay.max) : null,
      eventLoopDelayP99Ns: hasDelay ? beyondResolution(this.#delay.percentile(99)) : null,
      gcPauses: this.#gcPauses,
      gcPauseNs: Math.round(this.#gcPauseMs * 1e6),
      gcPauseMaxNs: Math.round(this.#gcPauseMaxMs * 1e6)
    };
  }
};
function toCpuTime(usage) {
  return { userNs: usage.user * 1e3, systemNs: usage.system * 1e3 };
}
__name(toCpuTime, "toCpuTime");
function beyondResolution(intervalNs) {
  return Math.max(0, Math.round(intervalNs - LAG_RESOLUTION_MS * 1e6));
}
__name(beyondResolution, "beyondResolution");

// src/load/native/answer-book.ts
function requestKey(request) {
  switch (request.kind) {
    case "empty":
      return "";
    case "height":
      return String(request.height);
    case "range":
      return `${String(request.start)}-${String(request.end)}`;
    case "transaction":
      return request.txid;
    case "subtrees":
      return `${String(request.protocol)}/${String(request.startIndex)}/${String(request.maxEntries)}`;
    case "address-history":
    case "address-list":
    case "address":
    case "address-outputs":
      return request.address;
  }
}
__name(requestKey, "requestKey");
var AnswerBook = class {
  static {
    __name(this, "AnswerBook");
  }
  #answers;
  constructor(known) {
    this.#answers = new Map(Object.entries(known));
  }
  /** What is wrong with an answer, or null. */
  compare(requestNumber, request, sha256) {
    const key = requestKey(request);
    const expected = this.#answers.get(key);
    if (expected === void 0) this.#answers.set(key, sha256);
    if (expected === void 0 || expected === null || expected === sha256) return null;
    return { requestNumber, height: request.kind === "height" ? request.height : null, field: "sha256", expected, found: sha256 };
  }
};

// src/protocol/clock-field.ts
var CLOCK_FIELDS = { GetLightdInfo: 12 };
function clockFieldOf(method) {
  const field = CLOCK_FIELDS[method];
  if (field === void 0) return null;
  const reader = new WireReader();
  return (buffer, start, end) => {
    const whole = { buffer, start, end };
    reader.reset(buffer, start, end);
    try {
      while (reader.position < end) {
        const from = reader.position;
        const tag = reader.readTag();
        reader.skip(tag);
        if (tag !== field * 8 + WIRE_VARINT) continue;
        const rest = Buffer.concat([buffer.subarray(start, from), buffer.subarray(reader.position, end)]);
        return { buffer: rest, start: 0, end: rest.length };
      }
    } catch {
      return whole;
    }
    return whole;
  };
}
__name(clockFieldOf, "clockFieldOf");

// src/load/native/answer-content.ts
var AnswerContent = class {
  static {
    __name(this, "AnswerContent");
  }
  /** Of the last good answer, as ChainDigest makes it; hex. */
  sha256 = "";
  bytes = 0;
  #inner;
  #digest = new ChainDigest();
  #book;
  #withoutClock;
  #requestNumber = 0;
  #request = { kind: "empty" };
  /** @param book null: only hashed */
  constructor(method, book) {
    this.#inner = new ReplyContent(METHODS[method].shape === "server-streaming", false);
    this.#book = book;
    this.#withoutClock = clockFieldOf(method);
  }
  begin(requestNumber, request) {
    this.#requestNumber = requestNumber;
    this.#request = request;
    this.#inner.begin(requestNumber, request);
    this.#digest.restart();
  }
  message(buffer, start, end) {
    if (this.#withoutClock === null) {
      this.#digest.add(buffer, start, end);
      return;
    }
    const settled = this.#withoutClock(buffer, start, end);
    this.#digest.add(settled.buffer, settled.start, settled.end);
  }
  end(messages) {
    const violation = this.#inner.end(messages);
    if (violation !== null) return violation;
    this.bytes = this.#digest.bytes;
    this.sha256 = this.#digest.take();
    return this.#book?.compare(this.#requestNumber, this.#request, this.sha256) ?? null;
  }
  fail() {
  }
};

// src/load/native/checked-answers.ts
import { readFileSync as readFileSync2, writeFileSync as writeFileSync2 } from "node:fs";
function writeCheckedAnswers(rangeFile, answers) {
  writeFileSync2(fileOf2(rangeFile), JSON.stringify(answers));
}
__name(writeCheckedAnswers, "writeCheckedAnswers");
function readCheckedAnswers(rangeFile, method) {
  return JSON.parse(readFileSync2(fileOf2(rangeFile), "utf8"))[method] ?? {};
}
__name(readCheckedAnswers, "readCheckedAnswers");
function fileOf2(rangeFile) {
  return `${rangeFile}.answers.json`;
}
__name(fileOf2, "fileOf");

// src/load/native/request-source.ts
var KEPT_BODIES = 65536;
function encodeArguments(request) {
  switch (request.kind) {
    case "empty":
      return encodeEmpty();
    case "height":
      return encodeBlockId(request.height);
    case "range":
      return encodeBlockRange(request.start, request.end);
    case "transaction":
      return encodeTxFilter(request.txid);
    case "address-history":
      return encodeAddressFilter(request.address, request.start, request.end);
    case "address-list":
      return encodeAddressList(request.address);
    case "address":
      return encodeAddress(request.address);
    case "address-outputs":
      return encodeAddressUtxosArg(request.address, request.start);
    case "subtrees":
      return encodeSubtreeRootsArg(request);
  }
}
__name(encodeArguments, "encodeArguments");
function requestSourceOf(order) {
  const check = effectiveCheck(order);
  const common = { blocksChecked: check === "blocks", fieldsOf: null };
  if (order.requests.kind === "messages") return { ...common, ...messageBodies(order, order.requests.messagesBase64), parts: [calledMethod(order, order.method, check)] };
  const schedule = compileSchedule(order.requests.planned);
  const parts = schedule.mix?.parts.map(({ method }) => calledMethod(order, method, checkLevelOf(method))) ?? [calledMethod(order, order.method, check)];
  return { ...common, schedule, body: scheduledBodies(schedule), parts };
}
__name(requestSourceOf, "requestSourceOf");
function calledMethod({ checkedPayloads }, method, check) {
  const { path } = METHODS[method];
  if (check !== "answers") return { path, fields: {}, newContent: /* @__PURE__ */ __name((digest) => callContentOf(method, check, digest), "newContent") };
  const book = new AnswerBook(checkedPayloads === null ? {} : readCheckedAnswers(checkedPayloads.file, method));
  return { path, fields: {}, newContent: /* @__PURE__ */ __name(() => new AnswerContent(method, book), "newContent") };
}
__name(calledMethod, "calledMethod");
function scheduledBodies(schedule) {
  const { mix } = schedule;
  if (mix !== null) {
    const parts = mix.parts.map((part) => scheduledBodies(part.schedule));
    return (i) => parts[mix.order.partOf(i)](mix.order.numberIn(i));
  }
  const make = /* @__PURE__ */ __name((i) => frameMessage(encodeArguments(schedule.at(i))), "make");
  const { cycleLength } = schedule;
  if (cycleLength === null || cycleLength > KEPT_BODIES) return make;
  const kept = new Array(cycleLength).fill(void 0);
  return (i) => kept[i % cycleLength] ??= make(i);
}
__name(scheduledBodies, "scheduledBodies");
function messageBodies(order, messagesBase64) {
  const framed = messagesBase64.map((message) => frameMessage(Buffer.from(message, "base64")));
  if (framed.length === 0) framed.push(frameMessage(encodeEmpty()));
  const bodies = METHODS[order.method].shape === "client-streaming" ? [Buffer.concat(framed)] : framed;
  const schedule = {
    at: /* @__PURE__ */ __name(() => ({ kind: "empty" }), "at"),
    blocksIn: /* @__PURE__ */ __name(() => 0, "blocksIn"),
    requestsInPass: null,
    cycleLength: bodies.length,
    firstMeasured: order.warmupRequests,
    mix: null
  };
  return { schedule, body: /* @__PURE__ */ __name((i) => bodies[i % bodies.length], "body") };
}
__name(messageBodies, "messageBodies");

// src/load/native/native-drive.ts
var WHOLE = { index: 0, count: 1 };
var PROGRESS_MS = 1e3;
var SERVER_GONE_MS = 3e3;
function driveNative(order, hooks) {
  return driveBy(nativeCaller(order), order, hooks);
}
__name(driveNative, "driveNative");
function driveBy(caller, order, hooks) {
  const source = requestSourceOf(order);
  return comparingContents(order, { schedule: source.schedule, signal: hooks.signal }, (comparison) => driveCompared(order, source, { hooks, comparison, caller }));
}
__name(driveBy, "driveBy");
function driveRequests(load, source, hooks) {
  return driveCompared(load, source, { hooks, comparison: null, caller: nativeCaller(load) });
}
__name(driveRequests, "driveRequests");
async function driveCompared(load, source, around) {
  const drive = new NativeDrive(load, source, around);
  try {
    return await drive.run();
  } finally {
    drive.close();
  }
}
__name(driveCompared, "driveCompared");
var NativeDrive = class {
  static {
    __name(this, "NativeDrive");
  }
  #order;
  #comparison;
  #hooks;
  #source;
  #schedule;
  #recording;
  #connectionCounts = { opened: 0, goaways: 0, failedConnects: 0 };
  #caller;
  /** Numbers of those that this process does. */
  #clients;
  /** By number. */
  #connections;
  #meter = new ProcessMeter();
  #stopping = new AbortController();
  #overallTimer;
  #onAbort = /* @__PURE__ */ __name(() => {
    this.#stop("cancel");
  }, "#onAbort");
  #endReason = "normal";
  #originMs = 0;
  #running = [];
  #defect = null;
  constructor(order, source, { hooks, comparison, caller }) {
    this.#order = order;
    this.#comparison = comparison;
    this.#hooks = hooks;
    this.#caller = caller;
    this.#source = source;
    this.#schedule = source.schedule;
    this.#recording = new CallRecording(order, this.#schedule);
    const share = new ShareNumbers(order.share ?? WHOLE, order);
    this.#clients = share.clients;
    this.#connections = new Map(share.connections.map((number) => [number, caller.connect(order, this.#connectionCounts)]));
    this.#overallTimer = setTimeout(() => {
      this.#stop("timeout");
    }, order.overallLimitMs);
    hooks.signal.addEventListener("abort", this.#onAbort, { once: true });
    if (hooks.signal.aborted) this.#stop("cancel");
  }
  async run() {
    await this.#connectAll();
    const warmupStartMs = performance.now();
    const warmup = new DriveTally();
    if (this.#order.warmupRequests > 0) await this.#runPhase(warmupPhase(this.#order, warmupStartMs), warmup, this.#openSlots(this.#openBook(null)));
    const warmupMs = performance.now() - warmupStartMs;
    const measured = new DriveTally();
    const book = this.#openBook(this.#order.expectedPassSha256);
    const slots = this.#openSlots(book);
    this.#originMs = await this.#agreeOnStart();
    const startUnixMs = Date.now();
    this.#meter.begin();
    this.#recording.beginWindow(this.#originMs);
    const phase = measuredPhase(this.#order, this.#schedule, this.#originMs, () => this.#recording.lastEndMs);
    this.#hooks.onProgress({ phase: "measured", calls: 0, fraction: 0 });
    await this.#runPhase(phase, measured, slots);
    this.#meter.end();
    this.#recording.close(this.#originMs);
    return this.#result({ phase, warmup, warmupMs, measured, book, startUnixMs });
  }
  /** Ends everything; safe after any failure. */
  close() {
    clearTimeout(this.#overallTimer);
    this.#hooks.signal.removeEventListener("abort", this.#onAbort);
    for (const connection of this.#connections.values()) connection.close();
    this.#meter.end();
    this.#recording.close(this.#originMs);
  }
  /** Opens all connections before the clock starts; one that fails is left to its calls, which will say so. */
  async #connectAll() {
    const opened = Promise.allSettled([...this.#connections.values()].map((connection) => connection.open()));
    const limitMs = this.#order.connectLimitMs ?? Math.min(this.#order.deadlineMs, this.#order.idleLimitMs);
    const waiting = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, waiting.signal]);
    await Promise.race([opened, pause(limitMs, signal)]);
    waiting.abort();
  }
  /** When the measured window begins: now, or when all processes that share the order begin. */
  async #agreeOnStart() {
    const { agreeOnStart } = this.#hooks;
    if (this.#order.share === void 0 || agreeOnStart === void 0) return performance.now();
    const startMs = await agreeOnStart(this.#stopping.signal);
    await pause(Math.max(0, startMs - performance.now()), this.#stopping.signal);
    return startMs;
  }
  #openBook(expectedPassSha256) {
    const { requestsInPass, firstMeasured } = this.#schedule;
    return openDigestBook({ clients: this.#order.clients, requestsInPass, firstMeasured, expectedPassSha256, comparison: this.#comparison });
  }
  async #runPhase(phase, tally, slots) {
    const order = this.#order;
    this.#running = slots.flatMap(({ calls }) => calls);
    const watch = new LimitWatch(this.#running, Math.min(order.deadlineMs, order.idleLimitMs));
    const progress = setInterval(() => {
      const fraction = Math.min(1, phase.fraction(tally.ended, performance.now()));
      this.#hooks.onProgress({ phase: phase.number === SAMPLE_PHASE.warmup ? "warmup" : "measured", calls: tally.ended, fraction });
    }, PROGRESS_MS);
    try {
      await this.#runLoops(phase, slots, tally);
    } finally {
      clearInterval(progress);
      watch.close();
    }
    if (this.#defect !== null) throw this.#defect;
  }
  async #runLoops(phase, slots, tally) {
    const { arrival, concurrencySteps, thinkMs = 0, atEnd } = this.#order;
    const isMeasured = phase.number === SAMPLE_PHASE.measured;
    const loop = {
      phase,
      slots,
      signal: this.#stopping.signal,
      perform: /* @__PURE__ */ __name((slot, i, intendedMs) => this.#perform({ slot, i, intendedMs, phase, tally }), "perform"),
      recordUnstarted: /* @__PURE__ */ __name((i, intendedMs) => {
        this.#recording.addUnstarted(i, intendedMs, { phase, tally });
      }, "recordUnstarted"),
      waitToReconnect: /* @__PURE__ */ __name((slot, untilMs) => this.#waitToReconnect(slot.connection, phase, untilMs), "waitToReconnect")
    };
    const open = arrival === void 0 ? null : new OpenLoop(loop, compileArrival(arrival));
    const isCutOff = isMeasured && atEnd !== void 0 && atEnd !== "wait" && phase.endsAtMs !== Number.POSITIVE_INFINITY;
    const end = isCutOff ? setTimeout(() => {
      open?.giveUp();
      for (const call of this.#running) call.cutOff();
    }, Math.max(0, phase.endsAtMs - performance.now()) + TIMER_SLACK_MS) : null;
    try {
      await (open?.run() ?? runClosedLoops(loop, { concurrencySteps: isMeasured ? concurrencySteps : void 0, thinkMs }));
    } finally {
      if (end !== null) clearTimeout(end);
    }
  }
  #openSlots(book) {
    const { target, connections, maxMessageBytes, deadlineMs, idleLimitMs } = this.#order;
    const { parts } = this.#source;
    const settings = parts.map(({ path, fields }) => ({ headers: { ...callHeaders(target, path, deadlineMs), ...fields }, maxMessageBytes, deadlineMs, idleLimitMs }));
    return this.#clients.map((number) => {
      const connection = this.#connections.get(number % connections);
      const digest = book.forClient(number);
      const calls = parts.map((method, at) => this.#caller.newCall(connection, { method, settings: settings[at], digest }));
      return { number, connection, calls };
    });
  }
  async #perform({ slot, i, intendedMs, phase, tally }) {
    const { mix } = this.#schedule;
    const request = phase.requestOf(i);
    const part = mix === null ? 0 : mix.order.partOf(request);
    const call = slot.calls[part];
    try {
      await call.run(request, this.#schedule.at(request), this.#source.body(request, slot.number), this.#source.fieldsOf?.(request, slot.number));
      this.#recording.add(call, { client: slot.number, request, part, intendedMs: intendedMs ?? call.startMs }, { phase, tally });
    } catch (error) {
      this.#defect ??= error instanceof Error ? error : new Error(String(error));
      this.#stop("cancel");
    }
  }
  async #waitToReconnect(connection, phase, untilMs) {
    const nowMs = performance.now();
    const failingSinceMs = connection.failingSinceMs ?? nowMs;
    if (phase.endsAtMs === Number.POSITIVE_INFINITY && nowMs - failingSinceMs >= SERVER_GONE_MS) {
      this.#stop("server-gone");
      return;
    }
    await pause(Math.max(0, Math.min(connection.pauseMs(nowMs), untilMs - nowMs)), this.#stopping.signal);
  }
  #stop(reason) {
    if (this.#stopping.signal.aborted) return;
    this.#endReason = reason;
    this.#stopping.abort();
    for (const call of this.#running) call.cutOff();
  }
  #result(done) {
    const { warmup, measured, book, phase } = done;
    const recording = this.#recording;
    return {
      driver: this.#caller.driver,
      driverVersion: this.#caller.version,
      driverFlags: this.#caller.flags,
      endReason: this.#endReason,
      started: phase.next - phase.first,
      ok: measured.ok,
      dataErrors: measured.dataErrors,
      cutOff: measured.cutOff,
      statusCounts: measured.statusCounts,
      messages: measured.messages,
      bytes: measured.bytes,
      blocks: measured.blocks,
      blocksChecked: this.#source.blocksChecked,
      latencySumNs: measured.latencySumNs,
      warmup: { requests: warmup.ended + warmup.cutOff, ok: warmup.ok, durationNs: toNs(done.warmupMs) },
      window: {
        startUnixMs: done.startUnixMs,
        lastStartNs: toNs(recording.lastStartMs) - toNs(this.#originMs),
        lastEndNs: toNs(recording.lastEndMs) - toNs(this.#originMs),
        ratedNs: toNs(recording.lastEndMs) - toNs(this.#originMs)
      },
      passes: book.passes,
      messagesSha256: this.#schedule.mix === null ? book.messagesSha256 : null,
      openLoop: recording.openLoop,
      process: this.#meter.figures,
      connections: { ...this.#connectionCounts, noDelay: true, secondAttempts: recording.secondAttempts },
      firstViolation: measured.firstViolation ?? warmup.firstViolation,
      failures: measured.failures,
      samples: { file: this.#order.samplesFile, rows: recording.rows, absentColumns: [], lostRows: 0 },
      reported: null,
      notes: []
    };
  }
};

export {
  callContentOf,
  ReplyContent,
  authorityOf,
  requestKey,
  AnswerContent,
  writeCheckedAnswers,
  encodeArguments,
  requestSourceOf,
  ReplyLedger,
  CheckedReplies,
  LimitWatch,
  callHeaders,
  NativeCall,
  deadlineText,
  describeViolation,
  ReconnectPause,
  Connection,
  transportFor,
  driveNative,
  driveBy,
  driveRequests
};
