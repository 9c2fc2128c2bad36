import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DriveTally,
  SampleRecorder
} from "./chunk-RWH3E6BN.mjs";
import {
  ChainDigest
} from "./chunk-SXGS4VPI.mjs";
import {
  DATA_ERROR_STATUS,
  SAMPLE_PHASE,
  compileSchedule,
  sampleStatusName
} from "./chunk-SPJPVNU2.mjs";
import {
  ChainWalk,
  FrameError,
  MessageDeframer,
  encodeBlockId,
  encodeBlockRange,
  encodeEmpty,
  frameMessage
} from "./chunk-27XY4FDN.mjs";
import {
  newBlockHeader,
  scanCompactBlock
} from "./chunk-L2VRDV3D.mjs";
import {
  GRPC_STATUS,
  METHODS,
  statusOfHttp
} from "./chunk-M3D3AUQS.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/load/native/native-drive.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/load/native/call-content.ts
function callContentOf(method, check, digest) {
  const { shape, responseType } = METHODS[method];
  const blocks = check === "blocks" && responseType === "CompactBlock";
  if (blocks && shape === "server-streaming") return new RangeContent(digest);
  return new ReplyContent(shape === "server-streaming", blocks);
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
  begin(requestNumber, request) {
    if (request.kind !== "range") throw new Error("a range of blocks is checked only against a range request");
    this.#requestNumber = requestNumber;
    this.#walk.begin(request.start, request.end);
    this.#digest.begin(requestNumber);
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

// src/load/native/connection.ts
import { connect, constants as constants2 } from "node:http2";
import { connect as connectSocket } from "node:net";

// src/load/native/call-status.ts
import { constants } from "node:http2";
var LONGEST_TEXT = 200;
function statusOfEnd(end) {
  const given = end.trailers?.["grpc-status"];
  if (given !== void 0) return statusOfTrailers(String(given), end.trailers?.["grpc-message"]);
  if (end.connectionLost !== null) return { status: GRPC_STATUS.UNAVAILABLE, text: end.connectionLost };
  if (end.rstCode !== constants.NGHTTP2_NO_ERROR) {
    return { status: statusOfReset(end.rstCode), text: `RST_STREAM with error code ${resetName(end.rstCode)}` };
  }
  if (end.httpStatus !== null && end.httpStatus !== 200) return { status: statusOfHttp(end.httpStatus), text: `HTTP status ${String(end.httpStatus)}` };
  return { status: GRPC_STATUS.INTERNAL, text: "the stream ended without grpc-status" };
}
__name(statusOfEnd, "statusOfEnd");
function statusOfTrailers(given, message) {
  const text = decodeMessage(String(message ?? ""));
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
  return decoded.replace(new RegExp("\\p{Cc}", "gu"), " ").slice(0, LONGEST_TEXT);
}
__name(decodeMessage, "decodeMessage");
function statusOfReset(code) {
  switch (code) {
    case constants.NGHTTP2_REFUSED_STREAM:
      return GRPC_STATUS.UNAVAILABLE;
    case constants.NGHTTP2_CANCEL:
      return GRPC_STATUS.CANCELLED;
    case constants.NGHTTP2_ENHANCE_YOUR_CALM:
      return GRPC_STATUS.RESOURCE_EXHAUSTED;
    case constants.NGHTTP2_INADEQUATE_SECURITY:
      return GRPC_STATUS.PERMISSION_DENIED;
    default:
      return GRPC_STATUS.INTERNAL;
  }
}
__name(statusOfReset, "statusOfReset");
var RESET_NAMES = [
  "NO_ERROR",
  "PROTOCOL_ERROR",
  "INTERNAL_ERROR",
  "FLOW_CONTROL_ERROR",
  "SETTINGS_TIMEOUT",
  "STREAM_CLOSED",
  "FRAME_SIZE_ERROR",
  "REFUSED_STREAM",
  "CANCEL",
  "COMPRESSION_ERROR",
  "CONNECT_ERROR",
  "ENHANCE_YOUR_CALM",
  "INADEQUATE_SECURITY",
  "HTTP_1_1_REQUIRED"
];
function resetName(code) {
  return RESET_NAMES[code] ?? String(code);
}
__name(resetName, "resetName");

// src/load/native/connection.ts
var WINDOW_BYTES = 16 * 1024 * 1024;
var SESSION_MEMORY_MB = 256;
var FIRST_BACKOFF_MS = 10;
var LONGEST_BACKOFF_MS = 1e3;
var Connection = class {
  static {
    __name(this, "Connection");
  }
  #target;
  #counts;
  /** Set once it is open. */
  #session = null;
  #connecting = null;
  #opening = null;
  #backoffMs = 0;
  #retryAtMs = 0;
  #failingSinceMs = null;
  #closed = false;
  #fates = /* @__PURE__ */ new WeakMap();
  constructor(target, counts) {
    this.#target = target;
    this.#counts = counts;
  }
  /** The open session that takes new streams, or null: then `open` makes one. */
  get session() {
    const session = this.#session;
    return session === null || session.closed || session.destroyed ? null : session;
  }
  /** How long to wait before the next attempt to connect, in ms. */
  pauseMs(nowMs) {
    return this.session === null ? Math.max(0, this.#retryAtMs - nowMs) : 0;
  }
  /** Since when no call has succeeded and connecting has failed, or null. */
  get failingSinceMs() {
    return this.#failingSinceMs;
  }
  /** A call succeeded: the connection is sound, so that the next failure pauses shortly again. */
  succeeded() {
    this.#backoffMs = 0;
    this.#failingSinceMs = null;
  }
  /** A call was lost with this session: the next attempt to connect pauses, even where the server had said GOAWAY politely. */
  callLost(session) {
    const fate = this.#fates.get(session);
    if (fate !== void 0) this.#failed(fate);
  }
  /** Why a session is gone, or null where it stands. */
  lostReason(session) {
    return this.#fates.get(session)?.lost ?? null;
  }
  /** True where a graceful GOAWAY says that this stream was not processed. */
  wasLeftUnprocessed(session, streamId) {
    const last = this.#fates.get(session)?.gracefulLastStream ?? null;
    return last !== null && (streamId === void 0 || streamId > last);
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
    this.#session?.destroy();
    this.#connecting?.destroy();
    this.#session = null;
  }
  #connect() {
    const { host, port } = this.#target;
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Error("the drive has ended"));
        return;
      }
      const fate = { lost: null, gracefulLastStream: null, goaway: false, counted: false };
      const socket = connectSocket({ host, port, noDelay: true });
      const session = connect(`http://${authorityOf(this.#target)}`, {
        createConnection: /* @__PURE__ */ __name(() => socket, "createConnection"),
        maxSessionMemory: SESSION_MEMORY_MB,
        settings: { headerTableSize: 0, enablePush: false, initialWindowSize: WINDOW_BYTES }
      });
      let opened = false;
      this.#connecting = session;
      this.#fates.set(session, fate);
      session.once("connect", () => {
        opened = true;
        this.#session = session;
        session.setLocalWindowSize(WINDOW_BYTES);
        this.#counts.opened += 1;
        resolve(session);
      });
      session.on("goaway", (code, lastStreamId) => {
        if (!fate.goaway) this.#counts.goaways += 1;
        fate.goaway = true;
        if (code === constants2.NGHTTP2_NO_ERROR) fate.gracefulLastStream = lastStreamId;
        else fate.lost ??= `GOAWAY with error code ${resetName(code)}`;
      });
      session.on("error", (error) => {
        fate.lost ??= `connection lost: ${describe(error)}`;
      });
      socket.once("close", () => {
        fate.lost ??= "connection lost: closed by the server";
      });
      session.once("close", () => {
        if (fate.gracefulLastStream === null) this.#failed(fate);
        if (opened) return;
        this.#counts.failedConnects += 1;
        reject(new Error(fate.lost ?? "connection lost: closed before it was open"));
      });
    });
  }
  #failed(fate) {
    if (this.#closed || fate.counted) return;
    fate.counted = true;
    const nowMs = performance.now();
    this.#failingSinceMs ??= nowMs;
    this.#backoffMs = Math.min(LONGEST_BACKOFF_MS, this.#backoffMs === 0 ? FIRST_BACKOFF_MS : this.#backoffMs * 2);
    this.#retryAtMs = nowMs + this.#backoffMs;
  }
};
function authorityOf(target) {
  return `${target.host.includes(":") ? `[${target.host}]` : target.host}:${String(target.port)}`;
}
__name(authorityOf, "authorityOf");
function describe(error) {
  const code = error.code;
  return code === void 0 || error.message.includes(code) ? error.message : `${code} ${error.message}`;
}
__name(describe, "describe");

// src/load/native/digest-book.ts
import { createHash } from "node:crypto";
function openDigestBook(plan) {
  if (plan.requestsInPass === null) return new WholeBook(plan.clients === 1);
  return plan.clients === 1 ? new SequentialPasses(plan, plan.requestsInPass) : new RangePasses(plan, plan.requestsInPass);
}
__name(openDigestBook, "openDigestBook");
var WholeBook = class {
  static {
    __name(this, "WholeBook");
  }
  passes = null;
  #digest = new ChainDigest();
  #ordered;
  #allGood = true;
  constructor(ordered) {
    this.#ordered = ordered;
  }
  get messagesSha256() {
    return this.#ordered && this.#allGood && this.#digest.blocks > 0 ? this.#digest.hex() : null;
  }
  forClient() {
    return this;
  }
  begin() {
  }
  add(buffer, start, end) {
    this.#digest.add(buffer, start, end);
  }
  end(_requestNumber, good) {
    if (!good) this.#allGood = false;
    return null;
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
  begin(requestNumber) {
    if (requestNumber % this.#requestsInPass !== 0) return;
    if (this.#digest.blocks > 0) this.#digest = new ChainDigest();
    this.#whole = true;
  }
  add(buffer, start, end) {
    this.#digest.add(buffer, start, end);
  }
  end(requestNumber, good) {
    if (!good) this.#whole = false;
    if (!this.#whole || requestNumber % this.#requestsInPass !== this.#requestsInPass - 1) return null;
    const pass = Math.floor((requestNumber - this.#plan.firstMeasured) / this.#requestsInPass);
    return this.#ledger.enter(pass, this.#digest.hex(), requestNumber);
  }
};
var RangePasses = class {
  static {
    __name(this, "RangePasses");
  }
  messagesSha256 = null;
  #requestsInPass;
  #firstMeasured;
  #ledger = new PassLedger("ranges", null);
  /** Digests of the passes under way, by pass. */
  #open = /* @__PURE__ */ new Map();
  constructor(plan, requestsInPass) {
    this.#requestsInPass = requestsInPass;
    this.#firstMeasured = plan.firstMeasured;
  }
  get passes() {
    return this.#ledger.result;
  }
  forClient() {
    let digest = new ChainDigest();
    return {
      begin: /* @__PURE__ */ __name(() => {
        if (digest.blocks > 0) digest = new ChainDigest();
      }, "begin"),
      add: /* @__PURE__ */ __name((buffer, start, end) => {
        digest.add(buffer, start, end);
      }, "add"),
      end: /* @__PURE__ */ __name((requestNumber, good) => this.#enter(requestNumber, good ? digest.hex() : null), "end")
    };
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
function warmupPhase(order) {
  const count = order.warmupRequests;
  return { number: SAMPLE_PHASE.warmup, first: 0, next: 0, isOver: /* @__PURE__ */ __name((i) => i >= count, "isOver"), endsAtMs: Number.POSITIVE_INFINITY, fraction: /* @__PURE__ */ __name((calls) => calls / count, "fraction") };
}
__name(warmupPhase, "warmupPhase");
function measuredPhase(order, schedule, startMs) {
  const { stop } = order;
  const first = schedule.firstMeasured;
  const base = { number: SAMPLE_PHASE.measured, first, next: first, endsAtMs: Number.POSITIVE_INFINITY };
  switch (stop.kind) {
    case "count":
      return { ...base, isOver: /* @__PURE__ */ __name((i) => i >= first + stop.requests, "isOver"), fraction: /* @__PURE__ */ __name((calls) => calls / stop.requests, "fraction") };
    case "window": {
      const windowMs = stop.seconds * 1e3;
      const endsAtMs = startMs + windowMs;
      return { ...base, isOver: /* @__PURE__ */ __name((_i, nowMs) => nowMs >= endsAtMs, "isOver"), endsAtMs, fraction: /* @__PURE__ */ __name((_calls, nowMs) => (nowMs - startMs) / windowMs, "fraction") };
    }
    case "passes": {
      const requestsInPass = schedule.requestsInPass ?? 1;
      const minimumMs = stop.minimumSeconds * 1e3;
      const isOver = /* @__PURE__ */ __name((i, nowMs) => i > first && (i - first) % requestsInPass === 0 && nowMs - startMs >= minimumMs, "isOver");
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

// src/load/native/native-call.ts
import { constants as constants3 } from "node:http2";
function callHeaders(target, path, deadlineMs) {
  return {
    ":method": "POST",
    ":scheme": "http",
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
  const ms = Math.max(1, Math.ceil(deadlineMs));
  return ms < 1e8 ? `${String(ms)}m` : `${String(Math.ceil(ms / 1e3))}S`;
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
  #content;
  #deframer;
  #body = Buffer.alloc(0);
  #stream = null;
  #trailers = null;
  #trailersMs = 0;
  #httpStatus = null;
  #activityMs = 0;
  /** Set while the call runs. */
  #resolve = null;
  /** Number of the stream to which events must belong. */
  #turn = 0;
  constructor(connection, settings, content) {
    this.#connection = connection;
    this.#settings = settings;
    this.#content = content;
    this.#deframer = new MessageDeframer((buffer, start, end) => {
      this.#onMessage(buffer, start, end);
    }, settings.maxMessageBytes);
  }
  /** Does one call, whatever becomes of it: the promise never rejects. */
  run(requestNumber, request, body) {
    return new Promise((resolve) => {
      this.#resolve = resolve;
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
  /** Ends the call where its limit has passed. */
  expire(nowMs) {
    if (this.#resolve === null || nowMs < this.expiryMs) return;
    const { deadlineMs, idleLimitMs } = this.#settings;
    const text = nowMs >= this.startMs + deadlineMs ? `no end within the deadline of ${String(deadlineMs)} ms` : `nothing came for ${String(idleLimitMs)} ms`;
    this.#abandon(GRPC_STATUS.DEADLINE_EXCEEDED, text);
  }
  /** Ends the call because the run ends: neither good nor failed. */
  cutOff() {
    if (this.#resolve === null) return;
    this.wasCutOff = true;
    this.#abandon(GRPC_STATUS.CANCELLED, "cut off by the end of the run");
  }
  #begin() {
    this.#turn += 1;
    this.messages = 0;
    this.bytes = 0;
    this.firstMessageMs = Number.NaN;
    this.#trailers = null;
    this.#httpStatus = null;
    this.#stream = null;
    this.#deframer.reset();
    this.#activityMs = performance.now();
    const session = this.#connection.session;
    if (session === null) this.#beginLater(this.#turn);
    else this.#send(session);
  }
  #beginLater(turn) {
    this.#connection.open().then(
      (session) => {
        if (turn === this.#turn && this.#resolve !== null) this.#send(session);
      },
      (error) => {
        if (turn === this.#turn) this.#end(GRPC_STATUS.UNAVAILABLE, error instanceof Error ? error.message : String(error));
      }
    );
  }
  #send(session) {
    let stream;
    try {
      stream = session.request(this.#settings.headers, { endStream: false });
    } catch (error) {
      session.destroy();
      this.#connection.callLost(session);
      this.#end(GRPC_STATUS.UNAVAILABLE, error instanceof Error ? error.message : String(error));
      return;
    }
    this.#stream = stream;
    this.#listen(session, stream, this.#turn);
    stream.end(this.#body);
  }
  #listen(session, stream, turn) {
    stream.on("response", (headers) => {
      if (turn !== this.#turn) return;
      this.#httpStatus = headers[":status"] ?? null;
      if (headers["grpc-status"] !== void 0) this.#keepTrailers(headers);
    });
    stream.on("trailers", (headers) => {
      if (turn === this.#turn) this.#keepTrailers(headers);
    });
    stream.on("data", (chunk) => {
      if (turn === this.#turn) this.#onData(chunk);
    });
    stream.on("error", () => {
    });
    stream.on("close", () => {
      if (turn !== this.#turn) return;
      if (this.#trailers !== null || !session.destroyed) {
        this.#onClose(session, stream);
        return;
      }
      setImmediate(() => {
        if (turn === this.#turn) this.#onClose(session, stream);
      });
    });
  }
  #keepTrailers(headers) {
    this.#trailers = headers;
    this.#trailersMs = performance.now();
  }
  #onData(chunk) {
    this.#activityMs = performance.now();
    try {
      this.#deframer.push(chunk);
    } catch (error) {
      this.#abandon(statusOfFrameError(error), error instanceof Error ? error.message : String(error));
    }
  }
  #onMessage(buffer, start, end) {
    if (this.messages === 0) this.firstMessageMs = performance.now();
    this.messages += 1;
    this.bytes += end - start;
    this.#content.message(buffer, start, end);
  }
  #onClose(session, stream) {
    const connection = this.#connection;
    if (this.#trailers === null && this.attempt === 1 && connection.wasLeftUnprocessed(session, stream.id)) {
      this.attempt = 2;
      this.#begin();
      return;
    }
    const connectionLost = connection.lostReason(session) ?? (session.destroyed ? "connection lost" : null);
    const end = statusOfEnd({ trailers: this.#trailers, httpStatus: this.#httpStatus, rstCode: stream.rstCode ?? 0, connectionLost });
    if (this.#trailers === null && end.status === GRPC_STATUS.UNAVAILABLE) connection.callLost(session);
    if (end.status === GRPC_STATUS.OK) this.#endOk();
    else this.#end(end.status, end.text);
  }
  #endOk() {
    try {
      this.#deframer.finish();
    } catch (error) {
      this.#end(statusOfFrameError(error), error instanceof Error ? error.message : String(error));
      return;
    }
    this.violation = this.#content.end(this.messages);
    if (this.violation === null) {
      this.#connection.succeeded();
      this.#conclude(GRPC_STATUS.OK, "");
    } else this.#conclude(DATA_ERROR_STATUS, describeViolation(this.violation));
  }
  #abandon(status, text) {
    const stream = this.#stream;
    this.#end(status, text);
    stream?.close(constants3.NGHTTP2_CANCEL);
  }
  #end(status, text) {
    this.#content.fail();
    this.#conclude(status, text);
  }
  #conclude(status, text) {
    this.endMs = this.#trailers === null ? performance.now() : Math.max(this.#trailersMs, this.#activityMs);
    this.#turn += 1;
    this.#stream = null;
    this.status = status;
    this.text = text;
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.();
  }
};
function statusOfFrameError(error) {
  return error instanceof FrameError && error.kind === "too-large" ? GRPC_STATUS.RESOURCE_EXHAUSTED : GRPC_STATUS.INTERNAL;
}
__name(statusOfFrameError, "statusOfFrameError");
function describeViolation(violation) {
  const at = violation.height === null ? "" : ` at height ${String(violation.height)}`;
  return `wrong ${violation.field}${at}: expected ${violation.expected}, found ${violation.found}`;
}
__name(describeViolation, "describeViolation");

// src/load/native/process-meter.ts
import { PerformanceObserver, monitorEventLoopDelay } from "node:perf_hooks";
var LAG_RESOLUTION_MS = 20;
var ProcessMeter = class {
  static {
    __name(this, "ProcessMeter");
  }
  #start = null;
  #measured = { userNs: 0, systemNs: 0 };
  #gcPauseMs = 0;
  #delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  #observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) this.#gcPauseMs += entry.duration;
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
    for (const entry of this.#observer.takeRecords()) this.#gcPauseMs += entry.duration;
    this.#observer.disconnect();
  }
  get figures() {
    const hasDelay = this.#delay.count > 0;
    return {
      measuredCpu: this.#measured,
      wholeCpu: toCpuTime(process.cpuUsage()),
      eventLoopDelayMaxNs: hasDelay ? beyondResolution(this.#delay.max) : null,
      eventLoopDelayP99Ns: hasDelay ? beyondResolution(this.#delay.percentile(99)) : null,
      gcPauseNs: Math.round(this.#gcPauseMs * 1e6)
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
  }
}
__name(encodeArguments, "encodeArguments");
function requestSourceOf(order) {
  return order.requests.kind === "schedule" ? scheduledSource(compileSchedule(order.requests.planned)) : messageSource(order, order.requests.messagesBase64);
}
__name(requestSourceOf, "requestSourceOf");
function scheduledSource(schedule) {
  const make = /* @__PURE__ */ __name((i) => frameMessage(encodeArguments(schedule.at(i))), "make");
  const { cycleLength } = schedule;
  if (cycleLength === null || cycleLength > KEPT_BODIES) return { schedule, body: make };
  const kept = new Array(cycleLength).fill(void 0);
  return { schedule, body: /* @__PURE__ */ __name((i) => kept[i % cycleLength] ??= make(i), "body") };
}
__name(scheduledSource, "scheduledSource");
function messageSource(order, messagesBase64) {
  const framed = messagesBase64.map((message) => frameMessage(Buffer.from(message, "base64")));
  if (framed.length === 0) framed.push(frameMessage(encodeEmpty()));
  const bodies = METHODS[order.method].shape === "client-streaming" ? [Buffer.concat(framed)] : framed;
  const schedule = {
    at: /* @__PURE__ */ __name(() => ({ kind: "empty" }), "at"),
    blocksIn: /* @__PURE__ */ __name(() => 0, "blocksIn"),
    requestsInPass: null,
    cycleLength: bodies.length,
    firstMeasured: order.warmupRequests
  };
  return { schedule, body: /* @__PURE__ */ __name((i) => bodies[i % bodies.length], "body") };
}
__name(messageSource, "messageSource");

// src/load/native/native-drive.ts
var PROGRESS_MS = 1e3;
var SERVER_GONE_MS = 3e3;
async function driveNative(order, hooks) {
  const drive = new NativeDrive(order, hooks);
  try {
    return await drive.run();
  } finally {
    drive.close();
  }
}
__name(driveNative, "driveNative");
var NativeDrive = class {
  static {
    __name(this, "NativeDrive");
  }
  #order;
  #hooks;
  #source;
  #schedule;
  #recorder;
  #connectionCounts = { opened: 0, goaways: 0, failedConnects: 0 };
  #connections;
  #meter = new ProcessMeter();
  #stopping = new AbortController();
  #overallTimer;
  #onAbort = /* @__PURE__ */ __name(() => {
    this.#stop("cancel");
  }, "#onAbort");
  #endReason = "normal";
  #originMs = 0;
  #secondAttempts = 0;
  #lastStartMs = 0;
  #lastEndMs = 0;
  #running = [];
  #defect = null;
  constructor(order, hooks) {
    this.#order = order;
    this.#hooks = hooks;
    this.#source = requestSourceOf(order);
    this.#schedule = this.#source.schedule;
    this.#recorder = new SampleRecorder(order.samplesFile);
    this.#connections = Array.from({ length: order.connections }, () => new Connection(order.target, this.#connectionCounts));
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
    await this.#runPhase(warmupPhase(this.#order), warmup, this.#openBook(null));
    const warmupMs = performance.now() - warmupStartMs;
    const measured = new DriveTally();
    const book = this.#openBook(this.#order.expectedPassSha256);
    const startUnixMs = Date.now();
    this.#meter.begin();
    this.#originMs = performance.now();
    this.#lastStartMs = this.#originMs;
    this.#lastEndMs = this.#originMs;
    const phase = measuredPhase(this.#order, this.#schedule, this.#originMs);
    this.#hooks.onProgress({ phase: "measured", calls: 0, fraction: 0 });
    await this.#runPhase(phase, measured, book);
    this.#meter.end();
    this.#recorder.close(toNs(this.#originMs));
    return this.#result({ phase, warmup, warmupMs, measured, book, startUnixMs });
  }
  /** Ends everything; safe after any failure. */
  close() {
    clearTimeout(this.#overallTimer);
    this.#hooks.signal.removeEventListener("abort", this.#onAbort);
    for (const connection of this.#connections) connection.close();
    this.#meter.end();
    this.#recorder.close(toNs(this.#originMs));
  }
  /** Opens all connections before the clock starts; one that fails is left to its calls, which will say so. */
  async #connectAll() {
    const opened = Promise.allSettled(this.#connections.map((connection) => connection.open()));
    const limitMs = Math.min(this.#order.deadlineMs, this.#order.idleLimitMs);
    const waiting = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, waiting.signal]);
    await Promise.race([opened, pause(limitMs, signal)]);
    waiting.abort();
  }
  #openBook(expectedPassSha256) {
    const { requestsInPass, firstMeasured } = this.#schedule;
    return openDigestBook({ clients: this.#order.clients, requestsInPass, firstMeasured, expectedPassSha256 });
  }
  async #runPhase(phase, tally, book) {
    const order = this.#order;
    const settings = {
      headers: callHeaders(order.target, METHODS[order.method].path, order.deadlineMs),
      maxMessageBytes: order.maxMessageBytes,
      deadlineMs: order.deadlineMs,
      idleLimitMs: order.idleLimitMs
    };
    const check = effectiveCheck(order);
    this.#running = Array.from({ length: order.clients }, (_, client) => {
      const content = callContentOf(order.method, check, book.forClient(client));
      return new NativeCall(this.#connectionOf(client), settings, content);
    });
    const watch = new LimitWatch(this.#running, Math.min(order.deadlineMs, order.idleLimitMs));
    const progress = setInterval(() => {
      const fraction = Math.min(1, phase.fraction(tally.ended, performance.now()));
      this.#hooks.onProgress({ phase: phase.number === SAMPLE_PHASE.warmup ? "warmup" : "measured", calls: tally.ended, fraction });
    }, PROGRESS_MS);
    try {
      await Promise.all(this.#running.map((call, client) => this.#runClient(client, call, phase, tally)));
    } finally {
      clearInterval(progress);
      watch.close();
    }
    if (this.#defect !== null) throw this.#defect;
  }
  #connectionOf(client) {
    return this.#connections[client % this.#connections.length];
  }
  /** One closed loop. */
  async #runClient(client, call, phase, tally) {
    const connection = this.#connectionOf(client);
    const { signal } = this.#stopping;
    try {
      while (!signal.aborted) {
        const pauseMs = connection.pauseMs(performance.now());
        if (pauseMs > 0) {
          await this.#waitToReconnect(connection, phase, pauseMs);
          if (connection.pauseMs(performance.now()) > 0 && performance.now() < phase.endsAtMs) continue;
        }
        const i = this.#take(phase);
        if (i === null || signal.aborted) return;
        await call.run(i, this.#schedule.at(i), this.#source.body(i));
        this.#record(call, { client, i }, phase, tally);
      }
    } catch (error) {
      this.#defect ??= error instanceof Error ? error : new Error(String(error));
      this.#stop("cancel");
    }
  }
  async #waitToReconnect(connection, phase, pauseMs) {
    const nowMs = performance.now();
    const failingSinceMs = connection.failingSinceMs ?? nowMs;
    if (phase.endsAtMs === Number.POSITIVE_INFINITY && nowMs - failingSinceMs >= SERVER_GONE_MS) {
      this.#stop("server-gone");
      return;
    }
    await pause(Math.max(0, Math.min(pauseMs, phase.endsAtMs - nowMs)), this.#stopping.signal);
  }
  #take(phase) {
    if (phase.isOver(phase.next, performance.now())) return null;
    const i = phase.next;
    phase.next += 1;
    return i;
  }
  #record(call, { client, i }, phase, tally) {
    const { row } = this.#recorder;
    row.intendedStartNs = toNs(call.startMs);
    row.startNs = row.intendedStartNs;
    row.firstMessageNs = toNs(call.firstMessageMs);
    row.endNs = toNs(call.endMs);
    row.bytes = call.bytes;
    row.messages = call.messages;
    row.client = client;
    row.status = call.status;
    row.attempt = call.attempt;
    row.phase = call.wasCutOff ? SAMPLE_PHASE.cutOff : phase.number;
    this.#recorder.commit();
    if (call.attempt > 1) this.#secondAttempts += 1;
    this.#lastStartMs = Math.max(this.#lastStartMs, call.startMs);
    this.#lastEndMs = Math.max(this.#lastEndMs, call.endMs);
    if (call.wasCutOff) {
      tally.cutOff += 1;
      return;
    }
    const ok = call.status === GRPC_STATUS.OK;
    tally.add({
      statusName: sampleStatusName(call.status),
      ok,
      text: call.text,
      messages: call.messages,
      bytes: call.bytes,
      blocks: this.#schedule.blocksIn(i),
      latencyNs: row.endNs - row.startNs,
      violation: call.violation
    });
  }
  #stop(reason) {
    if (this.#stopping.signal.aborted) return;
    this.#endReason = reason;
    this.#stopping.abort();
    for (const call of this.#running) call.cutOff();
  }
  #result(done) {
    const { warmup, measured, book, phase } = done;
    return {
      driver: "native",
      driverVersion: `node ${process.version}`,
      driverFlags: [],
      endReason: this.#endReason,
      started: phase.next - phase.first,
      ok: measured.ok,
      dataErrors: measured.dataErrors,
      cutOff: measured.cutOff,
      statusCounts: measured.statusCounts,
      messages: measured.messages,
      bytes: measured.bytes,
      blocks: measured.blocks,
      blocksChecked: effectiveCheck(this.#order) === "blocks",
      latencySumNs: measured.latencySumNs,
      warmup: { requests: warmup.ended + warmup.cutOff, ok: warmup.ok, durationNs: toNs(done.warmupMs) },
      window: {
        startUnixMs: done.startUnixMs,
        lastStartNs: toNs(this.#lastStartMs) - toNs(this.#originMs),
        lastEndNs: toNs(this.#lastEndMs) - toNs(this.#originMs),
        ratedNs: toNs(this.#lastEndMs) - toNs(this.#originMs)
      },
      passes: book.passes,
      messagesSha256: book.messagesSha256,
      process: this.#meter.figures,
      connections: { ...this.#connectionCounts, noDelay: true, secondAttempts: this.#secondAttempts },
      firstViolation: measured.firstViolation ?? warmup.firstViolation,
      failures: measured.failures,
      samples: { file: this.#order.samplesFile, rows: this.#recorder.rows, absentColumns: [], lostRows: 0 },
      reported: null,
      notes: []
    };
  }
};
async function pause(ms, signal) {
  try {
    await sleep(ms, void 0, { signal });
  } catch {
  }
}
__name(pause, "pause");
function toNs(ms) {
  return Math.round(ms * 1e6);
}
__name(toNs, "toNs");

export {
  Connection,
  authorityOf,
  callContentOf,
  LimitWatch,
  callHeaders,
  NativeCall,
  encodeArguments,
  driveNative
};
