import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/chain-digest.ts
import { createHash } from "node:crypto";
var SCRATCH_BYTES = 256 * 1024;
var LENGTH_BYTES = 8;
var ChainDigest = class {
  static {
    __name(this, "ChainDigest");
  }
  #hash = createHash("sha256");
  #scratch = Buffer.alloc(SCRATCH_BYTES);
  #used = 0;
  #blocks = 0;
  #bytes = 0;
  #hex = null;
  /** Messages added. */
  get blocks() {
    return this.#blocks;
  }
  /** Bytes of the messages added, without their length prefixes. */
  get bytes() {
    return this.#bytes;
  }
  /** Adds the message in `buffer[start, end)`. */
  add(buffer, start, end) {
    if (this.#hex !== null) throw new Error("the digest is already closed");
    const length = end - start;
    if (this.#used + LENGTH_BYTES + length > SCRATCH_BYTES) this.#flush();
    this.#writeLength(length);
    if (length > SCRATCH_BYTES - LENGTH_BYTES) {
      this.#flush();
      this.#hash.update(buffer.subarray(start, end));
    } else {
      buffer.copy(this.#scratch, this.#used, start, end);
      this.#used += length;
    }
    this.#blocks += 1;
    this.#bytes += length;
  }
  /** The digest in lower-case hex; nothing can be added afterwards. */
  hex() {
    if (this.#hex === null) {
      this.#flush();
      this.#hex = this.#hash.digest("hex");
    }
    return this.#hex;
  }
  #writeLength(length) {
    const scratch = this.#scratch;
    const at = this.#used;
    scratch[at] = 0;
    scratch[at + 1] = 0;
    scratch[at + 2] = 0;
    scratch[at + 3] = 0;
    scratch[at + 4] = length >>> 24;
    scratch[at + 5] = length >>> 16;
    scratch[at + 6] = length >>> 8;
    scratch[at + 7] = length;
    this.#used = at + LENGTH_BYTES;
  }
  #flush() {
    if (this.#used === 0) return;
    this.#hash.update(this.#scratch.subarray(0, this.#used));
    this.#used = 0;
  }
};

export {
  ChainDigest
};
