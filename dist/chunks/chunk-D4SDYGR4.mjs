import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/statistics/hdr-histogram.ts
var SIGNIFICANT_DIGITS = 3;
var SUB_BUCKET_BITS = 11;
var HALF_COUNT = 2 ** (SUB_BUCKET_BITS - 1);
var LARGEST_VALUE = Number.MAX_SAFE_INTEGER;
var SLOTS = slotOf(LARGEST_VALUE) + 1;
var SUB_BUCKETS = 2 * HALF_COUNT;
var BUCKETS = SLOTS / HALF_COUNT - 1;
var V2_COOKIE = 478450451;
var V2_COMPRESSED_COOKIE = 478450452;
var HEADER_BYTES = 40;
var HdrHistogram = class {
  static {
    __name(this, "HdrHistogram");
  }
  #counts = new Float64Array(SLOTS);
  #total = 0;
  #max = 0;
  get total() {
    return this.#total;
  }
  /** The largest value, as it was recorded; 0 of nothing. */
  get max() {
    return this.#max;
  }
  /** The slots that hold something, ascending. */
  *slots() {
    const last = slotOf(this.#max);
    for (let slot = 0; slot <= last; slot += 1) {
      const count = this.#counts[slot];
      if (count === 0) continue;
      const width = 2 ** bucketOf(slot);
      const lowest = (slot - bucketOf(slot) * HALF_COUNT) * width;
      yield { lowest, highest: lowest + width - 1, count };
    }
  }
  /** Forgets all values. */
  clear() {
    this.#counts.fill(0);
    this.#total = 0;
    this.#max = 0;
  }
  record(value) {
    const slot = slotOf(value);
    this.#counts[slot] = this.#counts[slot] + 1;
    this.#total += 1;
    if (value > this.#max) this.#max = value;
  }
  /**
   * V2 compressed, base64, as a histogram log line holds it. Its zlib stream has stored blocks only, so that the same counts give the same
   * text with every version of zlib.
   */
  encode() {
    const stream = zlibStored(this.#encodeV2());
    const whole = Buffer.alloc(8 + stream.length);
    whole.writeInt32BE(V2_COMPRESSED_COOKIE, 0);
    whole.writeInt32BE(stream.length, 4);
    stream.copy(whole, 8);
    return whole.toString("base64");
  }
  #encodeV2() {
    const payload = this.#encodeCounts();
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeInt32BE(V2_COOKIE, 0);
    header.writeInt32BE(payload.length, 4);
    header.writeInt32BE(0, 8);
    header.writeInt32BE(SIGNIFICANT_DIGITS, 12);
    header.writeBigInt64BE(1n, 16);
    header.writeBigInt64BE(BigInt(Math.max(2, this.#max)), 24);
    header.writeDoubleBE(1, 32);
    return Buffer.concat([header, payload]);
  }
  /** Counts of all slots up to the largest value; runs of empty ones are one negative number. */
  #encodeCounts() {
    const bytes = [];
    const limit = slotOf(this.#max) + 1;
    for (let slot = 0; slot < limit; ) {
      const count = this.#counts[slot];
      let empty = 0;
      while (slot + empty < limit && this.#counts[slot + empty] === 0) empty += 1;
      pushVarint(bytes, empty > 1 ? 2 * empty - 1 : 2 * count);
      slot += empty > 1 ? empty : 1;
    }
    return Buffer.from(bytes);
  }
};
function slotOf(value) {
  const high = Math.floor(value / 2 ** 32);
  const bits = high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(value);
  const bucket = Math.max(0, bits - SUB_BUCKET_BITS);
  return bucket * HALF_COUNT + Math.floor(value / 2 ** bucket);
}
__name(slotOf, "slotOf");
function bucketOf(slot) {
  return Math.max(0, Math.floor(slot / HALF_COUNT) - 1);
}
__name(bucketOf, "bucketOf");
function pushVarint(bytes, value) {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(rest % 128 + 128);
  bytes.push(rest);
}
__name(pushVarint, "pushVarint");
var LARGEST_STORED = 65535;
var ADLER_BASE = 65521;
function zlibStored(data) {
  const parts = [Buffer.from([120, 1])];
  for (let at = 0; at === 0 || at < data.length; at += LARGEST_STORED) {
    const block = data.subarray(at, at + LARGEST_STORED);
    const header = Buffer.alloc(5);
    header.writeUInt8(at + LARGEST_STORED >= data.length ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(block.length ^ 65535, 3);
    parts.push(header, block);
  }
  const check = Buffer.alloc(4);
  check.writeUInt32BE(adler32(data));
  return Buffer.concat([...parts, check]);
}
__name(zlibStored, "zlibStored");
function adler32(data) {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % ADLER_BASE;
    b = (b + a) % ADLER_BASE;
  }
  return b * 65536 + a;
}
__name(adler32, "adler32");

export {
  SUB_BUCKETS,
  BUCKETS,
  HdrHistogram
};
