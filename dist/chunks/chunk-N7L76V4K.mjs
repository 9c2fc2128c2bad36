import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DriveTally,
  SampleRecorder
} from "./chunk-RWH3E6BN.mjs";
import {
  ChainDigest
} from "./chunk-HHHYB5DP.mjs";
import {
  DATA_ERROR_STATUS,
  SAMPLE_PHASE,
  SplitMix64,
  compileSchedule,
  sampleStatusName
} from "./chunk-6GZRJGHN.mjs";
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

// src/load/native/content-comparison.ts
import { setImmediate as nextTurn } from "node:timers/promises";

// src/load/native/content-table.ts
var DIGEST_BYTES = 32;
var MOST_ROWS = 65536;
var SEED = 1n;
var ContentTable = class {
  static {
    __name(this, "ContentTable");
  }
  #capacity;
  #requestNumbers;
  #heights;
  #digests;
  #generator = new SplitMix64(SEED);
  #calls = 0;
  constructor(capacity = MOST_ROWS) {
    this.#capacity = capacity;
    this.#requestNumbers = new Float64Array(capacity);
    this.#heights = new Uint32Array(capacity * 3);
    this.#digests = Buffer.alloc(capacity * DIGEST_BYTES);
  }
  /** Calls that were added, whether or not they are still there. */
  get calls() {
    return this.#calls;
  }
  get rows() {
    return Math.min(this.#calls, this.#capacity);
  }
  /** @param sha256 hex */
  add(row, sha256) {
    const at = this.#calls < this.#capacity ? this.#calls : this.#generator.below(this.#calls + 1);
    this.#calls += 1;
    if (at >= this.#capacity) return;
    this.#requestNumbers[at] = row.requestNumber;
    this.#heights[at * 3] = row.firstHeight;
    this.#heights[at * 3 + 1] = row.digestFrom;
    this.#heights[at * 3 + 2] = row.lastHeight;
    this.#digests.write(sha256, at * DIGEST_BYTES, "hex");
  }
  row(at) {
    return {
      requestNumber: this.#requestNumbers[at],
      firstHeight: this.#heights[at * 3],
      digestFrom: this.#heights[at * 3 + 1],
      lastHeight: this.#heights[at * 3 + 2]
    };
  }
  /** The digest in hex. */
  sha256(at) {
    return this.#digests.toString("hex", at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES);
  }
  /** Row numbers by where their digests begin and then end, so that each height is hashed once for all that begin alike. */
  sorted() {
    const heights = this.#heights;
    const order = Uint32Array.from({ length: this.rows }, (_, at) => at);
    return order.sort((a, b) => heights[a * 3 + 1] - heights[b * 3 + 1] || heights[a * 3 + 2] - heights[b * 3 + 2]);
  }
};

// src/load/native/checked-range.ts
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
var LENGTH_BYTES = 8;
var INDEX_BYTES = 4;
var WRITE_BYTES = 1024 * 1024;
var READ_BYTES = 1024 * 1024;
var SHORTER = "a file of checked payloads became shorter";
var CheckedRangeWriter = class {
  static {
    __name(this, "CheckedRangeWriter");
  }
  #descriptor;
  #pending = Buffer.alloc(WRITE_BYTES);
  #used = 0;
  #lengths = new Uint32Array(4096);
  #messages = 0;
  #closed = false;
  /** Creates or replaces `file`. */
  constructor(file) {
    this.#descriptor = openSync(file, "w");
  }
  add(buffer, start, end) {
    const length = end - start;
    if (this.#used + LENGTH_BYTES + length > WRITE_BYTES) this.#flush();
    this.#used = this.#pending.writeUInt32BE(0, this.#used);
    this.#used = this.#pending.writeUInt32BE(length, this.#used);
    if (this.#used + length > WRITE_BYTES) {
      this.#flush();
      writeAll(this.#descriptor, buffer.subarray(start, end));
    } else this.#used += buffer.copy(this.#pending, this.#used, start, end);
    if (this.#messages === this.#lengths.length) {
      const longer = new Uint32Array(this.#lengths.length * 2);
      longer.set(this.#lengths);
      this.#lengths = longer;
    }
    this.#lengths[this.#messages] = length;
    this.#messages += 1;
  }
  /** Writes the index: only then can the file be read. */
  finish() {
    this.#flush();
    const index = Buffer.alloc(this.#messages * INDEX_BYTES);
    for (let at = 0; at < this.#messages; at += 1) index.writeUInt32LE(this.#lengths[at], at * INDEX_BYTES);
    writeAll(this.#descriptor, index);
    this.close();
  }
  /** Safe to call twice. */
  close() {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#descriptor);
  }
  #flush() {
    writeAll(this.#descriptor, this.#pending.subarray(0, this.#used));
    this.#used = 0;
  }
};
var CheckedRange = class {
  static {
    __name(this, "CheckedRange");
  }
  #descriptor;
  #firstHeight;
  /** Place of each block's length prefix in the file, and one more for the end. */
  #offsets;
  #read = Buffer.alloc(READ_BYTES);
  /** Throws Error where the file does not hold these heights. */
  constructor(file, firstHeight, lastHeight) {
    this.#firstHeight = firstHeight;
    this.#descriptor = openSync(file, "r");
    try {
      this.#offsets = readOffsets(this.#descriptor, lastHeight - firstHeight + 1);
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
  }
  bytesIn(start, end) {
    const from = this.#offsets[start - this.#firstHeight];
    const to = this.#offsets[end - this.#firstHeight + 1];
    return from === void 0 || to === void 0 ? null : to - from - (end - start + 1) * LENGTH_BYTES;
  }
  openDigest(start) {
    const hash = createHash("sha256");
    let next = start;
    return {
      upTo: /* @__PURE__ */ __name((end) => {
        this.#update(hash, next, end);
        next = end + 1;
        return hash.copy().digest("hex");
      }, "upTo")
    };
  }
  /** The message of one height. */
  message(height) {
    const from = this.#offsets[height - this.#firstHeight] + LENGTH_BYTES;
    const message = Buffer.alloc(this.bytesIn(height, height) ?? 0);
    for (let at = 0; at < message.length; ) {
      const bytes = readSync(this.#descriptor, message, at, message.length - at, from + at);
      if (bytes === 0) throw new Error(SHORTER);
      at += bytes;
    }
    return message;
  }
  close() {
    closeSync(this.#descriptor);
  }
  #update(hash, start, end) {
    const to = this.#offsets[end - this.#firstHeight + 1];
    for (let at = this.#offsets[start - this.#firstHeight]; at < to; ) {
      const bytes = readSync(this.#descriptor, this.#read, 0, Math.min(READ_BYTES, to - at), at);
      if (bytes === 0) throw new Error(SHORTER);
      hash.update(this.#read.subarray(0, bytes));
      at += bytes;
    }
  }
};
function readOffsets(descriptor, messages) {
  const indexAt = fstatSync(descriptor).size - messages * INDEX_BYTES;
  const index = Buffer.alloc(messages * INDEX_BYTES);
  for (let at = 0; at < index.length; ) {
    const bytes = indexAt < 0 ? 0 : readSync(descriptor, index, at, index.length - at, indexAt + at);
    if (bytes === 0) throw new Error("a file of checked payloads is too short for its heights");
    at += bytes;
  }
  const offsets = new Float64Array(messages + 1);
  for (let at = 0; at < messages; at += 1) offsets[at + 1] = offsets[at] + LENGTH_BYTES + index.readUInt32LE(at * INDEX_BYTES);
  if (offsets[messages] !== indexAt) throw new Error("a file of checked payloads does not hold its heights");
  return offsets;
}
__name(readOffsets, "readOffsets");
function writeAll(descriptor, bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
__name(writeAll, "writeAll");

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
function openExpectedContent(order) {
  const { checkedPayloads, method } = order;
  if (checkedPayloads === null || effectiveCheck(order) !== "blocks") return null;
  const { file, firstHeight, lastHeight, unarySame } = checkedPayloads;
  if (METHODS[method].shape === "unary" && !unarySame) return CheckedReplies.open(file, method);
  return method === "GetBlockRangeNullifiers" ? null : new CheckedRange(file, firstHeight, lastHeight);
}
__name(openExpectedContent, "openExpectedContent");

// src/load/native/content-comparison.ts
var MOST_HASHED_BYTES = 512 * 1024 * 1024;
var SEED2 = 1n;
var BYTES_A_TURN = 16 * 1024 * 1024;
var ContentComparison = class {
  static {
    __name(this, "ContentComparison");
  }
  #expected;
  #table;
  #mostHashedBytes;
  #unknown = 0;
  constructor(expected, { rows, mostHashedBytes = MOST_HASHED_BYTES } = {}) {
    this.#expected = expected;
    this.#table = new ContentTable(rows);
    this.#mostHashedBytes = mostHashedBytes;
  }
  /**
   * Judges a call of which every message came and passed its check, and keeps its digest.
   *
   * @param bytes of its messages
   * @returns what is wrong, as far as the sizes tell
   */
  add(row, bytes, sha256) {
    const expectedBytes = this.#expected.bytesIn(row.firstHeight, row.lastHeight);
    if (expectedBytes === null) {
      this.#unknown += 1;
      return null;
    }
    if (bytes !== expectedBytes) return { requestNumber: row.requestNumber, height: row.firstHeight, field: "bytes", expected: String(expectedBytes), found: String(bytes) };
    this.#table.add(row, sha256);
    return null;
  }
  /** Compares the digests, up to a number of bytes hashed: seeded choice beyond. Stops early where the signal aborts. */
  async compare(signal) {
    const order = this.#table.sorted();
    const groups = shuffled(this.#groups(order));
    const state = { compared: 0, hashedBytes: 0, pauseAtBytes: BYTES_A_TURN, first: null };
    for (const [from, to] of groups) {
      let digest = null;
      let end = null;
      let sha256 = "";
      for (const at of order.subarray(from, to)) {
        const row = this.#table.row(at);
        if (digest === null || end !== row.lastHeight) {
          const next = end === null ? row.digestFrom : end + 1;
          const cost = this.#expected.bytesIn(next, row.lastHeight) ?? 0;
          if (state.hashedBytes + cost > this.#mostHashedBytes) break;
          state.hashedBytes += cost;
          digest ??= this.#expected.openDigest(row.digestFrom);
          sha256 = digest.upTo(row.lastHeight);
          end = row.lastHeight;
        }
        state.compared += 1;
        const found = this.#table.sha256(at);
        if (found !== sha256) state.first = earlier(state.first, violationOf(row, sha256, found));
      }
      if (signal.aborted) break;
      if (state.hashedBytes >= state.pauseAtBytes) {
        state.pauseAtBytes = state.hashedBytes + BYTES_A_TURN;
        await nextTurn();
      }
    }
    return { compared: state.compared, notCompared: this.#table.calls + this.#unknown - state.compared, first: state.first };
  }
  close() {
    this.#expected.close();
  }
  /** Stretches of `order` whose digests begin at the same height. */
  #groups(order) {
    const groups = [];
    let begins = null;
    order.forEach((at, place) => {
      const { digestFrom } = this.#table.row(at);
      const last = groups.at(-1);
      if (last !== void 0 && begins === digestFrom) last[1] = place + 1;
      else groups.push([place, place + 1]);
      begins = digestFrom;
    });
    return groups;
  }
};
async function comparingContents(order, signal, drive) {
  const expected = openExpectedContent(order);
  if (expected === null) return drive(null);
  const comparison = new ContentComparison(expected);
  try {
    const result = await drive(comparison);
    const { first, compared, notCompared } = await comparison.compare(signal);
    return { ...result, firstViolation: earlier(result.firstViolation, first), comparedCalls: { compared, notCompared } };
  } finally {
    comparison.close();
  }
}
__name(comparingContents, "comparingContents");
function violationOf(row, expected, found) {
  return { requestNumber: row.requestNumber, height: row.firstHeight, field: "sha256", expected, found };
}
__name(violationOf, "violationOf");
function earlier(a, b) {
  if (a === null || b === null) return a ?? b;
  return b.requestNumber <= a.requestNumber && b.height !== null ? b : a;
}
__name(earlier, "earlier");
function shuffled(items) {
  const generator = new SplitMix64(SEED2);
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = generator.below(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
  return items;
}
__name(shuffled, "shuffled");

// src/load/native/digest-book.ts
import { createHash as createHash2 } from "node:crypto";

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
    case "empty":
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
  #hash = createHash2("sha256");
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
    return this.#ledger.enter(pass, createHash2("sha256").update(state.sha256.join("")).digest("hex"), requestNumber);
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
    const text = nowMs >= this.startMs + deadlineMs ? deadlineText(deadlineMs) : `nothing came for ${String(idleLimitMs)} ms`;
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
    if (this.#isLate(this.#endsAtMs())) {
      this.#end(GRPC_STATUS.DEADLINE_EXCEEDED, deadlineText(this.#settings.deadlineMs));
      return;
    }
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
  #endsAtMs() {
    return this.#trailers === null ? performance.now() : Math.max(this.#trailersMs, this.#activityMs);
  }
  #isLate(endMs) {
    return endMs - this.startMs > this.#settings.deadlineMs;
  }
  #conclude(status, text) {
    this.endMs = this.#endsAtMs();
    this.#turn += 1;
    this.#stream = null;
    const late = !this.wasCutOff && this.#isLate(this.endMs);
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
function driveNative(order, hooks) {
  return comparingContents(order, hooks.signal, async (comparison) => {
    const drive = new NativeDrive(order, hooks, comparison);
    try {
      return await drive.run();
    } finally {
      drive.close();
    }
  });
}
__name(driveNative, "driveNative");
var NativeDrive = class {
  static {
    __name(this, "NativeDrive");
  }
  #order;
  #comparison;
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
  constructor(order, hooks, comparison) {
    this.#order = order;
    this.#comparison = comparison;
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
    return openDigestBook({ clients: this.#order.clients, requestsInPass, firstMeasured, expectedPassSha256, comparison: this.#comparison });
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
  CheckedRangeWriter,
  CheckedRange,
  ReplyLedger,
  CheckedReplies,
  LimitWatch,
  callHeaders,
  NativeCall,
  encodeArguments,
  driveNative
};
