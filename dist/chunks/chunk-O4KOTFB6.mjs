import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  NARROW_COLUMNS,
  NO_NARROW_VALUE,
  NO_WIDE_VALUE,
  WIDE_COLUMNS
} from "./chunk-Y2ZLAERK.mjs";
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

export {
  readRawSamples,
  DriveTally,
  EMPTY_ROW,
  SampleRecorder
};
