import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/wire-reader.ts
var WireError = class extends Error {
  static {
    __name(this, "WireError");
  }
  name = "WireError";
  problem;
  /** Offset in the buffer at which it was noticed. */
  offset;
  constructor(problem, offset) {
    super(`malformed protobuf: ${problem} at byte ${String(offset)}`);
    this.problem = problem;
    this.offset = offset;
  }
};
var WIRE_VARINT = 0;
var WIRE_FIXED64 = 1;
var WIRE_BYTES = 2;
var WIRE_GROUP_START = 3;
var WIRE_GROUP_END = 4;
var WIRE_FIXED32 = 5;
var MAX_GROUP_DEPTH = 100;
var NOTHING = new Uint8Array(0);
var WireReader = class {
  static {
    __name(this, "WireReader");
  }
  buffer = NOTHING;
  position = 0;
  end = 0;
  reset(buffer, start, end) {
    this.buffer = buffer;
    this.position = start;
    this.end = end;
  }
  /** The next field's tag (number × 8 + wire type). */
  readTag() {
    const tag = this.readVarint();
    if (tag < 8 || tag > 4294967295) throw new WireError("bad-tag", this.position);
    return tag;
  }
  /** An unsigned varint up to 2^53 − 1; a larger one throws `number-too-large`. */
  readVarint() {
    const at = this.position;
    if (at >= this.end) throw new WireError("truncated", at);
    const first = this.buffer[at];
    if (first < 128) {
      this.position = at + 1;
      return first;
    }
    return this.#readLongVarint();
  }
  #readLongVarint() {
    let value = 0;
    let scale = 1;
    for (let count = 0; count < 10; count += 1) {
      if (this.position >= this.end) throw new WireError("truncated", this.position);
      const byte = this.buffer[this.position];
      this.position += 1;
      value += (byte & 127) * scale;
      scale *= 128;
      if (byte < 128) {
        if (value > Number.MAX_SAFE_INTEGER) throw new WireError("number-too-large", this.position);
        return value;
      }
    }
    throw new WireError("varint-too-long", this.position);
  }
  /** Reads a length and checks that so many bytes follow; the position is then at the first of them. */
  readLength() {
    const length = this.readVarint();
    if (length > this.end - this.position) throw new WireError("truncated", this.position);
    return length;
  }
  /** Passes over the value of a field whose tag was just read. */
  skip(tag) {
    this.#skip(tag, 0);
  }
  #skip(tag, depth) {
    switch (tag & 7) {
      case WIRE_VARINT:
        this.#skipVarint();
        return;
      case WIRE_FIXED64:
        this.#advance(8);
        return;
      case WIRE_BYTES:
        this.#advance(this.readLength());
        return;
      case WIRE_FIXED32:
        this.#advance(4);
        return;
      case WIRE_GROUP_START:
        this.#skipGroup(tag, depth + 1);
        return;
      default:
        throw new WireError("bad-wire-type", this.position);
    }
  }
  #skipVarint() {
    for (let count = 0; count < 10; count += 1) {
      if (this.position >= this.end) throw new WireError("truncated", this.position);
      const byte = this.buffer[this.position];
      this.position += 1;
      if (byte < 128) return;
    }
    throw new WireError("varint-too-long", this.position);
  }
  #skipGroup(startTag, depth) {
    if (depth > MAX_GROUP_DEPTH) throw new WireError("nested-too-deep", this.position);
    for (; ; ) {
      const tag = this.readTag();
      if ((tag & 7) === WIRE_GROUP_END) {
        if (tag - WIRE_GROUP_END !== startTag - WIRE_GROUP_START) throw new WireError("bad-tag", this.position);
        return;
      }
      this.#skip(tag, depth);
    }
  }
  #advance(count) {
    if (count > this.end - this.position) throw new WireError("truncated", this.position);
    this.position += count;
  }
};

export {
  WireError,
  WIRE_VARINT,
  WIRE_BYTES,
  WireReader
};
