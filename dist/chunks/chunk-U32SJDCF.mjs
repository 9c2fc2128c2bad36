import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  FrameError
} from "./chunk-DEM4TVKW.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/delimited-deframer.ts
var MAX_VARINT_BYTES = 5;
var DelimitedDeframer = class {
  static {
    __name(this, "DelimitedDeframer");
  }
  #onMessage;
  #maxMessageBytes;
  #rest = null;
  /** Where the body of the message looked at last begins. */
  #bodyStart = 0;
  /** Bytes that this message takes with its length, or 0 while the length itself is incomplete. */
  #neededBytes = 0;
  constructor(onMessage, maxMessageBytes) {
    this.#onMessage = onMessage;
    this.#maxMessageBytes = maxMessageBytes;
  }
  /** Throws FrameError (too-large), and whatever `onMessage` throws. What `onMessage` gets is valid only during its call. */
  push(chunk) {
    const buffer = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (; ; ) {
      const end = this.#messageEnd(buffer, at);
      if (end < 0) break;
      this.#onMessage(buffer, this.#bodyStart, end);
      at = end;
    }
    this.#rest = at < buffer.length ? Buffer.from(buffer.subarray(at)) : null;
  }
  /** The stream has ended. Throws FrameError (truncated) within a message. */
  finish() {
    if (this.#rest === null) return;
    throw new FrameError("truncated", this.#rest.length, this.#neededBytes === 0 ? this.#rest.length + 1 : this.#neededBytes);
  }
  /** The end of the message whose length stands at `at`, or −1 where it is not complete. */
  #messageEnd(buffer, at) {
    this.#neededBytes = 0;
    let length = 0;
    for (let i = 0; i < MAX_VARINT_BYTES; i += 1) {
      if (at + i >= buffer.length) return -1;
      const byte = buffer[at + i];
      length += (byte & 127) * 2 ** (7 * i);
      if (byte >= 128) continue;
      if (length > this.#maxMessageBytes) throw new FrameError("too-large", length, this.#maxMessageBytes);
      this.#bodyStart = at + i + 1;
      const end = this.#bodyStart + length;
      this.#neededBytes = end - at;
      return end <= buffer.length ? end : -1;
    }
    throw new FrameError("too-large", length, this.#maxMessageBytes);
  }
};

export {
  DelimitedDeframer
};
