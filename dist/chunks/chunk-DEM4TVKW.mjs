import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  FRAME_PREFIX_BYTES
} from "./chunk-4S4E7SE5.mjs";
import {
  newBlockHeader,
  scanCompactBlock
} from "./chunk-HW67RLJ5.mjs";
import {
  WireError
} from "./chunk-MHRDGMWQ.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/chain-walk.ts
var HASH_BYTES = 32;
var HASH_WORDS = 8;
function wordAt(buffer, at) {
  return buffer[at] | buffer[at + 1] << 8 | buffer[at + 2] << 16 | buffer[at + 3] << 24;
}
__name(wordAt, "wordAt");
var ChainWalk = class {
  static {
    __name(this, "ChainWalk");
  }
  #start = 0;
  #step = 1;
  #expectedBlocks = 0;
  #blocks = 0;
  #violation = null;
  #header = newBlockHeader();
  /** The hash that the next block must carry, as little-endian words: its parent hash ascending, its own hash descending. */
  #link = new Int32Array(HASH_WORDS);
  /** Blocks found good since `begin`. */
  get blocks() {
    return this.#blocks;
  }
  /** Blocks that the call should bring. */
  get expectedBlocks() {
    return this.#expectedBlocks;
  }
  /** The first violation since `begin`, or null; nothing after it is looked at. */
  get violation() {
    return this.#violation;
  }
  /** Begins a call over the inclusive heights `start` to `end`. */
  begin(start, end) {
    this.#start = start;
    this.#step = start <= end ? 1 : -1;
    this.#expectedBlocks = Math.abs(end - start) + 1;
    this.#blocks = 0;
    this.#violation = null;
  }
  /** Checks the next block, the CompactBlock in `buffer[start, end)`. False once a violation is recorded; it never throws. */
  accept(buffer, start, end) {
    if (this.#violation !== null) return false;
    if (this.#blocks >= this.#expectedBlocks) return this.#violate("count", String(this.#expectedBlocks), `more than ${String(this.#expectedBlocks)}`);
    const header = this.#header;
    try {
      scanCompactBlock(buffer, start, end, header);
    } catch (error) {
      return this.#violate("message", "a CompactBlock", error instanceof WireError ? error.message : String(error));
    }
    if (header.height !== this.#nextHeight()) return this.#violate("height", String(this.#nextHeight()), String(header.height));
    if (header.hashLength !== HASH_BYTES) return this.#violateLength("hash", header.hashLength);
    if (header.prevHashLength !== HASH_BYTES) return this.#violateLength("prevHash", header.prevHashLength);
    const ascending = this.#step > 0;
    const linked = ascending ? header.prevHashStart : header.hashStart;
    if (this.#blocks > 0 && !this.#isLink(buffer, linked)) return this.#violateLink(buffer, linked);
    this.#keepLink(buffer, ascending ? header.hashStart : header.prevHashStart);
    this.#blocks += 1;
    return true;
  }
  /** The call has ended well: checks the count. Returns the first violation of the call, or null. */
  finish() {
    if (this.#violation === null && this.#blocks < this.#expectedBlocks) {
      this.#violate("count", String(this.#expectedBlocks), String(this.#blocks));
    }
    return this.#violation;
  }
  #nextHeight() {
    return this.#start + this.#step * this.#blocks;
  }
  #isLink(buffer, at) {
    const link = this.#link;
    for (let i = 0, p = at; i < HASH_WORDS; i += 1, p += 4) if (wordAt(buffer, p) !== link[i]) return false;
    return true;
  }
  #keepLink(buffer, at) {
    const link = this.#link;
    for (let i = 0, p = at; i < HASH_WORDS; i += 1, p += 4) link[i] = wordAt(buffer, p);
  }
  /** Hashes are told in display order, in which explorers and pins write them. */
  #violateLink(buffer, at) {
    const expected = Buffer.alloc(HASH_BYTES);
    this.#link.forEach((word, index) => expected.writeInt32LE(word, index * 4));
    const found = Buffer.from(buffer.subarray(at, at + HASH_BYTES));
    return this.#violate(this.#step > 0 ? "prevHash" : "hash", expected.reverse().toString("hex"), found.reverse().toString("hex"));
  }
  #violateLength(field, length) {
    return this.#violate(field, `${String(HASH_BYTES)} bytes`, `${String(length)} bytes`);
  }
  #violate(field, expected, found) {
    this.#violation = { height: this.#nextHeight(), field, expected, found };
    return false;
  }
};

// src/protocol/message-deframer.ts
var FrameError = class extends Error {
  static {
    __name(this, "FrameError");
  }
  name = "FrameError";
  kind;
  /** compressed: the flag byte; too-large: the announced length; truncated: the bytes left over, prefix included. */
  found;
  /** compressed: 0; too-large: the greatest length allowed; truncated: the bytes that the message needs, prefix included. */
  expected;
  constructor(kind, found, expected) {
    super(describe(kind, found, expected));
    this.kind = kind;
    this.found = found;
    this.expected = expected;
  }
};
function describe(kind, found, expected) {
  switch (kind) {
    case "compressed":
      return `a message has the compression flag ${String(found)}, but no compression was agreed`;
    case "too-large":
      return `a message announces ${String(found)} bytes; at most ${String(expected)} are accepted`;
    case "truncated":
      return `the stream ended within a message: ${String(found)} of ${String(expected)} bytes came`;
  }
}
__name(describe, "describe");
var FIRST_CARRY_BYTES = 4096;
var MessageDeframer = class {
  static {
    __name(this, "MessageDeframer");
  }
  #onMessage;
  #maxMessageBytes;
  #carry = Buffer.allocUnsafeSlow(FIRST_CARRY_BYTES);
  #carryLength = 0;
  constructor(onMessage, maxMessageBytes) {
    this.#onMessage = onMessage;
    this.#maxMessageBytes = maxMessageBytes;
  }
  /** Makes the deframer ready for the next stream; the carry buffer is kept. */
  reset() {
    this.#carryLength = 0;
  }
  /** Throws FrameError (compressed, too-large), and whatever `onMessage` throws; the stream is then lost. */
  push(chunk) {
    this.pushSlice(chunk, 0, chunk.length);
  }
  /** As `push`, for the bytes of `chunk` from `from` up to `to`, so that no view need be made. */
  pushSlice(chunk, from, to) {
    let at = this.#carryLength > 0 ? this.#fill(chunk, from, to) : from;
    while (to - at >= FRAME_PREFIX_BYTES) {
      const bodyStart = at + FRAME_PREFIX_BYTES;
      const bodyEnd = bodyStart + this.#checkedLength(chunk, at);
      if (bodyEnd > to) break;
      at = bodyEnd;
      this.#onMessage(chunk, bodyStart, bodyEnd);
    }
    if (at < to) this.#keep(chunk, at, to);
  }
  /** The stream has ended. Throws FrameError (truncated) within a message. */
  finish() {
    if (this.#carryLength === 0) return;
    const needed = this.#carryLength < FRAME_PREFIX_BYTES ? FRAME_PREFIX_BYTES : FRAME_PREFIX_BYTES + this.#checkedLength(this.#carry, 0);
    throw new FrameError("truncated", this.#carryLength, needed);
  }
  #checkedLength(buffer, at) {
    const flag = buffer[at];
    if (flag !== 0) throw new FrameError("compressed", flag, 0);
    const length = buffer[at + 1] * 16777216 + (buffer[at + 2] << 16 | buffer[at + 3] << 8 | buffer[at + 4]);
    if (length > this.#maxMessageBytes) throw new FrameError("too-large", length, this.#maxMessageBytes);
    return length;
  }
  /** Completes the carried message from the chunk as far as it goes; returns where the chunk's unused bytes begin. */
  #fill(chunk, from, to) {
    let at = from;
    if (this.#carryLength < FRAME_PREFIX_BYTES) {
      at = this.#take(chunk, at, to, FRAME_PREFIX_BYTES);
      if (this.#carryLength < FRAME_PREFIX_BYTES) return at;
    }
    const needed = FRAME_PREFIX_BYTES + this.#checkedLength(this.#carry, 0);
    at = this.#take(chunk, at, to, needed);
    if (this.#carryLength < needed) return at;
    this.#carryLength = 0;
    this.#onMessage(this.#carry, FRAME_PREFIX_BYTES, needed);
    return at;
  }
  /** Moves bytes into the carry buffer until it holds `wanted` or the chunk is used up. */
  #take(chunk, at, to, wanted) {
    const until = Math.min(to, at + wanted - this.#carryLength);
    this.#keep(chunk, at, until);
    return until;
  }
  #keep(chunk, at, to) {
    const length = this.#carryLength + to - at;
    if (length > this.#carry.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, this.#carry.length * 2));
      this.#carry.copy(larger, 0, 0, this.#carryLength);
      this.#carry = larger;
    }
    chunk.copy(this.#carry, this.#carryLength, at, to);
    this.#carryLength = length;
  }
};

export {
  ChainWalk,
  FrameError,
  MessageDeframer
};
