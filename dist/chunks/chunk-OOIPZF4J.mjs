import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/load/native/checked-range.ts
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
function checkedRangeFile(file, method) {
  return method === "GetBlockRange" ? file : `${file}.${method}`;
}
__name(checkedRangeFile, "checkedRangeFile");
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

export {
  checkedRangeFile,
  CheckedRangeWriter,
  CheckedRange
};
