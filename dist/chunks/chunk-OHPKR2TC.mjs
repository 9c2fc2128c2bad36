import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/chain-digest.ts
import { createHash, hash as hashOnce } from "node:crypto";
var SCRATCH_BYTES = 256 * 1024;
var FIRST_SCRATCH_BYTES = 4 * 1024;
var LENGTH_BYTES = 8;
var ChainDigest = class {
  static {
    __name(this, "ChainDigest");
  }
  /** Opened when the scratch first has to be emptied: what fits into it is hashed at once, which costs a call less than half. */
  #hash = null;
  #scratch = Buffer.allocUnsafeSlow(FIRST_SCRATCH_BYTES);
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
    if (this.#used + LENGTH_BYTES + length > this.#scratch.length) this.#makeRoom(LENGTH_BYTES + length);
    this.#writeLength(length);
    if (length > SCRATCH_BYTES - LENGTH_BYTES) {
      this.#flush();
      this.#opened().update(buffer.subarray(start, end));
    } else {
      buffer.copy(this.#scratch, this.#used, start, end);
      this.#used += length;
    }
    this.#blocks += 1;
    this.#bytes += length;
  }
  /** The digest in lower-case hex; nothing can be added afterwards. */
  hex() {
    this.#hex ??= this.#digest();
    return this.#hex;
  }
  /** The digest of what was added so far, in lower-case hex; more can be added afterwards. */
  soFar() {
    this.#flush();
    return this.#opened().copy().digest("hex");
  }
  /** The digest in lower-case hex; begins anew afterwards. */
  take() {
    const digest = this.#digest();
    this.restart();
    return digest;
  }
  /** Forgets what was added. */
  restart() {
    this.#hash = null;
    this.#used = 0;
    this.#blocks = 0;
    this.#bytes = 0;
    this.#hex = null;
  }
  #digest() {
    if (this.#hash === null) return hashOnce("sha256", this.#scratch.subarray(0, this.#used), "hex");
    this.#flush();
    return this.#hash.digest("hex");
  }
  #opened() {
    return this.#hash ??= createHash("sha256");
  }
  /** Grows the scratch as far as it may, and empties it where that is not enough. */
  #makeRoom(bytes) {
    const wanted = this.#used + bytes;
    if (wanted > SCRATCH_BYTES) this.#flush();
    if (this.#scratch.length === SCRATCH_BYTES) return;
    const larger = Buffer.allocUnsafeSlow(Math.min(SCRATCH_BYTES, Math.max(wanted, this.#scratch.length * 4)));
    this.#scratch.copy(larger, 0, 0, this.#used);
    this.#scratch = larger;
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
    this.#opened().update(this.#scratch.subarray(0, this.#used));
    this.#used = 0;
  }
};

export {
  ChainDigest
};
