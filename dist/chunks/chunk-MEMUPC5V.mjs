import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ERROR_CODE,
  FLAG,
  FRAME,
  FRAME_HEADER_BYTES,
  Http2Error,
  MAX_PAYLOAD_BYTES,
  readUint31
} from "./chunk-K5Y77OU6.mjs";
import {
  NARROW_COLUMNS,
  NO_NARROW_VALUE,
  NO_WIDE_VALUE,
  WIDE_COLUMNS
} from "./chunk-D7DRIS7J.mjs";
import {
  SplitMix64
} from "./chunk-4PUNR7HK.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/load/raw-samples.ts
import { closeSync, openSync, readSync } from "node:fs";
var TIME_COLUMNS = ["intendedStartNs", "startNs", "firstMessageNs", "endNs"];
var FILE_HEADER_BYTES = 16;
var FILE_MARK = 1397293057;
var ORIGIN_AT = 8;
var CHUNK_HEADER_BYTES = 8;
var CHUNK_MARK = 826495817;
function fileHeader(originNs) {
  const view = new DataView(new ArrayBuffer(FILE_HEADER_BYTES));
  view.setUint32(0, FILE_MARK, true);
  view.setFloat64(ORIGIN_AT, originNs, true);
  return new Uint8Array(view.buffer);
}
__name(fileHeader, "fileHeader");
function chunkBytes(rows) {
  return CHUNK_HEADER_BYTES + rows * (WIDE_COLUMNS.length * Float64Array.BYTES_PER_ELEMENT + NARROW_COLUMNS.length * Int32Array.BYTES_PER_ELEMENT);
}
__name(chunkBytes, "chunkBytes");
function chunkOver(memory, rows) {
  let at = CHUNK_HEADER_BYTES;
  const next = /* @__PURE__ */ __name((make, bytes) => {
    const column = make(at);
    at += bytes;
    return column;
  }, "next");
  const wide = Object.fromEntries(WIDE_COLUMNS.map((name) => [name, next((offset) => new Float64Array(memory, offset, rows), rows * 8)]));
  const narrow = Object.fromEntries(NARROW_COLUMNS.map((name) => [name, next((offset) => new Int32Array(memory, offset, rows), rows * 4)]));
  return { rows, wide, narrow };
}
__name(chunkOver, "chunkOver");
function writeChunkHeader(memory, rows) {
  const view = new DataView(memory);
  view.setUint32(0, CHUNK_MARK, true);
  view.setUint32(4, rows, true);
}
__name(writeChunkHeader, "writeChunkHeader");
function* readRawSamples(file) {
  const descriptor = openSync(file, "r");
  try {
    const start = Buffer.alloc(FILE_HEADER_BYTES);
    const startBytes = readSync(descriptor, start, 0, FILE_HEADER_BYTES, null);
    if (startBytes < FILE_HEADER_BYTES || start.readUInt32LE(0) !== FILE_MARK) throw new Error(`${file} is not a raw sample file`);
    const originNs = start.readDoubleLE(ORIGIN_AT);
    const header = Buffer.alloc(CHUNK_HEADER_BYTES);
    for (; ; ) {
      const read = readSync(descriptor, header, 0, CHUNK_HEADER_BYTES, null);
      if (read === 0) return;
      if (read < CHUNK_HEADER_BYTES || header.readUInt32LE(0) !== CHUNK_MARK) throw new Error(`${file} is damaged`);
      const rows = header.readUInt32LE(4);
      const memory = new ArrayBuffer(chunkBytes(rows));
      const body = new Uint8Array(memory, CHUNK_HEADER_BYTES);
      readFully(descriptor, body, file);
      const chunk = chunkOver(memory, rows);
      for (const name of TIME_COLUMNS) {
        const column = chunk.wide[name];
        for (let row = 0; row < rows; row += 1) column[row] = column[row] - originNs;
      }
      yield chunk;
    }
  } finally {
    closeSync(descriptor);
  }
}
__name(readRawSamples, "readRawSamples");
function readFully(descriptor, target, file) {
  for (let at = 0; at < target.length; ) {
    const read = readSync(descriptor, target, at, target.length - at, null);
    if (read === 0) throw new Error(`${file} ends within a chunk`);
    at += read;
  }
}
__name(readFully, "readFully");

// src/load/drive-share.ts
function mostShares({ scenario }, cpus) {
  const { requests, stop, arrival, clients, connections } = scenario;
  const isWhole = arrival !== void 0 || requests.kind === "download" || stop.kind === "passes" || stop.kind === "first" || requests.kind === "mix" && !isByCount(stop);
  return isWhole ? 1 : Math.max(1, Math.min(cpus, clients, connections));
}
__name(mostShares, "mostShares");
function isByCount(stop) {
  return stop.kind === "count" && stop.minimumSeconds === void 0 && stop.maximumSeconds === void 0;
}
__name(isByCount, "isByCount");
var ShareNumbers = class {
  static {
    __name(this, "ShareNumbers");
  }
  /** Numbers of the clients, ascending. */
  clients;
  /** Numbers of the connections, ascending. */
  connections;
  #allClients;
  constructor({ index, count }, { clients, connections }) {
    const numbers = /* @__PURE__ */ __name((length) => Array.from({ length }, (_, number) => number), "numbers");
    this.connections = numbers(connections).filter((connection) => connection % count === index);
    this.clients = numbers(clients).filter((client) => client % connections % count === index);
    this.#allClients = clients;
  }
  /** The number of the share's request `k`; both are 0-based. */
  requestOf(k) {
    const own = this.clients.length;
    return Math.floor(k / own) * this.#allClients + this.clients[k % own];
  }
  /** How many of the requests 0 to n − 1 are the share's. */
  countBelow(n) {
    const turns = Math.floor(n / this.#allClients);
    const rest = n % this.#allClients;
    return turns * this.clients.length + this.clients.filter((client) => client < rest).length;
  }
};

// src/load/drive-tally.ts
var MOST_TEXTS = 1e3;
var SHOWN_FAILURES = 20;
var DriveTally = class {
  static {
    __name(this, "DriveTally");
  }
  ok = 0;
  ended = 0;
  dataErrors = 0;
  cutOff = 0;
  messages = 0;
  bytes = 0;
  blocks = 0;
  latencySumNs = 0;
  firstViolation = null;
  statusCounts = {};
  #texts = /* @__PURE__ */ new Map();
  add(call) {
    this.ended += 1;
    this.statusCounts[call.statusName] = (this.statusCounts[call.statusName] ?? 0) + 1;
    if (call.ok) {
      this.ok += 1;
      this.messages += call.messages;
      this.bytes += call.bytes;
      this.blocks += call.blocks;
      this.latencySumNs += call.latencyNs;
      return;
    }
    if (call.violation !== null) {
      this.dataErrors += 1;
      this.firstViolation ??= call.violation;
    }
    this.#addText(call.statusName, call.text);
  }
  /** Most frequent first. */
  get failures() {
    return [...this.#texts.values()].sort((a, b) => b.calls - a.calls).slice(0, SHOWN_FAILURES);
  }
  #addText(status, text) {
    const kept = this.#texts.size < MOST_TEXTS ? text : "(further texts)";
    const key = `${status}|${kept}`;
    const group = this.#texts.get(key) ?? { status, text: kept, calls: 0 };
    group.calls += 1;
    this.#texts.set(key, group);
  }
};

// src/load/recorder.ts
import { closeSync as closeSync2, openSync as openSync2, writeSync } from "node:fs";
var EMPTY_ROW = {
  intendedStartNs: NO_WIDE_VALUE,
  startNs: NO_WIDE_VALUE,
  firstMessageNs: NO_WIDE_VALUE,
  endNs: NO_WIDE_VALUE,
  bytes: NO_WIDE_VALUE,
  messages: NO_NARROW_VALUE,
  client: NO_NARROW_VALUE,
  status: NO_NARROW_VALUE,
  attempt: NO_NARROW_VALUE,
  phase: NO_NARROW_VALUE,
  part: 0
};
var ROWS_IN_CHUNK = 8192;
var SampleRecorder = class {
  static {
    __name(this, "SampleRecorder");
  }
  row = { ...EMPTY_ROW };
  #descriptor;
  #rowsInChunk;
  #memory;
  #chunk;
  #used = 0;
  #rows = 0;
  #closed = false;
  /** Creates or replaces `file`. */
  constructor(file, rowsInChunk = ROWS_IN_CHUNK) {
    this.#descriptor = openSync2(file, "w");
    writeSync(this.#descriptor, fileHeader(0));
    this.#rowsInChunk = rowsInChunk;
    this.#memory = new ArrayBuffer(chunkBytes(rowsInChunk));
    this.#chunk = chunkOver(this.#memory, rowsInChunk);
  }
  /** Rows committed. */
  get rows() {
    return this.#rows;
  }
  /** Takes the row as it stands now. */
  commit() {
    const { wide, narrow } = this.#chunk;
    const at = this.#used;
    const row = this.row;
    for (let column = 0; column < WIDE_COLUMNS.length; column += 1) {
      const name = WIDE_COLUMNS[column];
      wide[name][at] = row[name];
    }
    for (let column = 0; column < NARROW_COLUMNS.length; column += 1) {
      const name = NARROW_COLUMNS[column];
      narrow[name][at] = row[name];
    }
    this.#used += 1;
    this.#rows += 1;
    if (this.#used === this.#rowsInChunk) this.#spill(this.#memory, this.#used);
  }
  /** Writes what is left, sets the instant from which readers count time, and closes the file. Idempotent. */
  close(originNs) {
    if (this.#closed) return;
    this.#closed = true;
    try {
      if (this.#used > 0) this.#spillPart();
      const header = fileHeader(originNs);
      writeSync(this.#descriptor, header, 0, header.length, 0);
    } finally {
      closeSync2(this.#descriptor);
    }
  }
  #spillPart() {
    const memory = new ArrayBuffer(chunkBytes(this.#used));
    const part = chunkOver(memory, this.#used);
    for (const name of WIDE_COLUMNS) part.wide[name].set(this.#chunk.wide[name].subarray(0, this.#used));
    for (const name of NARROW_COLUMNS) part.narrow[name].set(this.#chunk.narrow[name].subarray(0, this.#used));
    this.#spill(memory, this.#used);
  }
  #spill(memory, rows) {
    writeChunkHeader(memory, rows);
    const bytes = new Uint8Array(memory);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
    this.#used = 0;
  }
};

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

// src/load/native/content-comparison.ts
var MOST_HASHED_BYTES = 512 * 1024 * 1024;
var SEED2 = 1n;
var BYTES_A_TURN = 16 * 1024 * 1024;
var MethodComparison = class {
  static {
    __name(this, "MethodComparison");
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
        if (found !== sha256) state.first = earlierViolation(state.first, violationOf(row, sha256, found));
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
function violationOf(row, expected, found) {
  return { requestNumber: row.requestNumber, height: row.firstHeight, field: "sha256", expected, found };
}
__name(violationOf, "violationOf");
function earlierViolation(a, b) {
  if (a === null || b === null) return a ?? b;
  return b.requestNumber <= a.requestNumber && b.height !== null ? b : a;
}
__name(earlierViolation, "earlierViolation");
function shuffled(items) {
  const generator = new SplitMix64(SEED2);
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = generator.below(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
  return items;
}
__name(shuffled, "shuffled");

// src/load/native/transport/raw/frame-reader.ts
var FrameReader = class {
  static {
    __name(this, "FrameReader");
  }
  #handler;
  #head = { type: 0, flags: 0, streamId: 0 };
  /** Collects a header or a payload that a read cut. */
  #carry = Buffer.allocUnsafeSlow(MAX_PAYLOAD_BYTES);
  #carried = 0;
  #inFrame = false;
  /** Payload bytes of the frame that are still to come. */
  #remaining = 0;
  #length = 0;
  #padLengthDue = false;
  #padding = 0;
  constructor(handler) {
    this.#handler = handler;
  }
  push(buffer, from, to) {
    let at = from;
    for (; ; ) {
      if (!this.#inFrame) {
        if (at === to) return;
        at = this.#takeHeader(buffer, at, to);
        if (!this.#inFrame) return;
      }
      at = this.#head.type === FRAME.DATA ? this.#takeData(buffer, at, to) : this.#takeFrame(buffer, at, to);
      if (this.#inFrame) return;
    }
  }
  #takeHeader(buffer, at, to) {
    if (this.#carried === 0 && to - at >= FRAME_HEADER_BYTES) {
      this.#beginFrame(buffer, at);
      return at + FRAME_HEADER_BYTES;
    }
    const next = this.#gather(buffer, at, Math.min(to, at + FRAME_HEADER_BYTES - this.#carried));
    if (this.#carried === FRAME_HEADER_BYTES) {
      this.#carried = 0;
      this.#beginFrame(this.#carry, 0);
    }
    return next;
  }
  #beginFrame(buffer, at) {
    const length = buffer[at] << 16 | buffer[at + 1] << 8 | buffer[at + 2];
    const head = this.#head;
    head.type = buffer[at + 3];
    head.flags = buffer[at + 4];
    head.streamId = readUint31(buffer, at + 5);
    if (length > MAX_PAYLOAD_BYTES) throw new Http2Error(ERROR_CODE.FRAME_SIZE_ERROR, `a frame of ${String(length)} bytes; at most ${String(MAX_PAYLOAD_BYTES)} are allowed`);
    this.#inFrame = true;
    this.#length = length;
    this.#remaining = length;
    if (head.type !== FRAME.DATA) return;
    this.#padLengthDue = (head.flags & FLAG.PADDED) !== 0;
    this.#padding = 0;
    this.#handler.onDataBegin(head.streamId, length);
  }
  #takeData(buffer, from, to) {
    let at = from;
    if (this.#padLengthDue) {
      if (at === to && this.#remaining > 0) return at;
      at = this.#takePadLength(buffer, at);
    }
    const content = Math.min(this.#remaining - this.#padding, to - at);
    if (content > 0) {
      this.#remaining -= content;
      at += content;
      this.#handler.onData(buffer, at - content, at);
    }
    if (this.#remaining <= this.#padding) {
      const padding = Math.min(this.#remaining, to - at);
      this.#remaining -= padding;
      this.#padding = this.#remaining;
      at += padding;
    }
    if (this.#remaining > 0) return at;
    this.#inFrame = false;
    this.#handler.onDataEnd((this.#head.flags & FLAG.END_STREAM) !== 0);
    return at;
  }
  /** Source: RFC 9113, section 6.1. */
  #takePadLength(buffer, at) {
    const padding = this.#remaining === 0 ? 1 : buffer[at];
    if (padding > this.#remaining - 1) throw new Http2Error(ERROR_CODE.PROTOCOL_ERROR, "a DATA frame with more padding than payload");
    this.#remaining -= 1;
    this.#padding = padding;
    this.#padLengthDue = false;
    return at + 1;
  }
  #takeFrame(buffer, at, to) {
    if (this.#carried === 0 && to - at >= this.#length) {
      this.#inFrame = false;
      this.#handler.onFrame(this.#head, buffer, at, at + this.#length);
      return at + this.#length;
    }
    const next = this.#gather(buffer, at, Math.min(to, at + this.#length - this.#carried));
    if (this.#carried < this.#length) return next;
    this.#carried = 0;
    this.#inFrame = false;
    this.#handler.onFrame(this.#head, this.#carry, 0, this.#length);
    return next;
  }
  #gather(buffer, at, to) {
    buffer.copy(this.#carry, this.#carried, at, to);
    this.#carried += to - at;
    return to;
  }
};

export {
  readRawSamples,
  mostShares,
  ShareNumbers,
  SHOWN_FAILURES,
  DriveTally,
  EMPTY_ROW,
  SampleRecorder,
  MOST_HASHED_BYTES,
  MethodComparison,
  earlierViolation,
  FrameReader
};
