import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SourceFailure
} from "./chunk-OQQZG2TW.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/snapshot/archive-digest.ts
import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
var SMALL_BYTES = 16 * 1024 * 1024;
var MAX_WAITING_BYTES = 16 * 1024 * 1024;
function createArchiveDigest(archiveBytes) {
  return archiveBytes !== null && archiveBytes <= SMALL_BYTES ? new InlineDigest() : new ThreadDigest();
}
__name(createArchiveDigest, "createArchiveDigest");
var InlineDigest = class {
  static {
    __name(this, "InlineDigest");
  }
  #hash = createHash("sha256");
  update(piece) {
    this.#hash.update(piece);
    return Promise.resolve();
  }
  hex() {
    return Promise.resolve(this.#hash.digest("hex"));
  }
  close() {
    return Promise.resolve();
  }
};
var THREAD = `
const { parentPort } = require('node:worker_threads');
const hash = require('node:crypto').createHash('sha256');
parentPort.on('message', (piece) => {
  if (piece === null) return parentPort.postMessage(hash.digest('hex'));
  hash.update(piece);
  parentPort.postMessage(piece, [piece.buffer]);
});`;
var ThreadDigest = class {
  static {
    __name(this, "ThreadDigest");
  }
  #worker = new Worker(THREAD, { eval: true });
  #digest;
  /** Memory that the thread gave back: new memory for each piece would cost more than the copy. */
  #spare = [];
  #waitingBytes = 0;
  #wake = /* @__PURE__ */ __name(() => void 0, "#wake");
  constructor() {
    this.#digest = new Promise((resolve, reject) => {
      this.#worker.on("message", (answer) => {
        if (typeof answer === "string") resolve(answer);
        else {
          this.#waitingBytes -= answer.byteLength;
          this.#spare.push(answer.buffer);
        }
        this.#wake();
      });
      this.#worker.on("error", reject);
    });
    this.#digest.catch(() => this.#wake());
  }
  async update(piece) {
    const copy = this.#room(piece.byteLength);
    copy.set(piece);
    this.#waitingBytes += copy.byteLength;
    this.#worker.postMessage(copy, [copy.buffer]);
    while (this.#waitingBytes > MAX_WAITING_BYTES) await Promise.race([new Promise((resolve) => this.#wake = resolve), this.#digest]);
  }
  #room(bytes) {
    const memory = this.#spare.pop();
    return memory !== void 0 && memory.byteLength >= bytes ? new Uint8Array(memory, 0, bytes) : new Uint8Array(bytes);
  }
  hex() {
    this.#worker.postMessage(null);
    return this.#digest;
  }
  async close() {
    await this.#worker.terminate();
  }
};

// src/snapshot/restore-clock.ts
var LEAST_TOTAL_MS = 6e5;
var EXPECTED_BYTES_PER_SECOND = 1e6;
var LONGEST_TIMER_MS = 2 ** 31 - 1;
function defaultLimitMs(archiveBytes) {
  return Math.max(LEAST_TOTAL_MS, archiveBytes / EXPECTED_BYTES_PER_SECOND * 1e3);
}
__name(defaultLimitMs, "defaultLimitMs");
var RestoreClock = class {
  static {
    __name(this, "RestoreClock");
  }
  /** Aborts with the caller's reason, or with SNAPSHOT_SOURCE that names rate and limit. */
  signal;
  #options;
  #controller = new AbortController();
  #createdMs = performance.now();
  #archiveBytes;
  #totalMs;
  #totalTimer;
  #rateTimer;
  #startedMs = 0;
  #bytes = 0;
  constructor(options) {
    const { limits, archiveBytes, signal } = options;
    this.#options = options;
    this.#archiveBytes = archiveBytes;
    this.#totalMs = limits.totalMs ?? defaultLimitMs(archiveBytes ?? 0);
    this.#setTotal();
    this.signal = signal === void 0 ? this.#controller.signal : AbortSignal.any([signal, this.#controller.signal]);
  }
  /** Since the archive's first byte was asked for. */
  get seconds() {
    return (performance.now() - this.#startedMs) / 1e3;
  }
  /** The source has told its size. */
  expect(archiveBytes) {
    this.#archiveBytes = archiveBytes;
    if (this.#options.limits.totalMs !== null) return;
    this.#totalMs = defaultLimitMs(archiveBytes);
    this.#setTotal();
  }
  /** The archive is read from its first byte, for the first time or again. */
  begin() {
    this.#startedMs = performance.now();
    this.#bytes = 0;
    this.resume();
  }
  take(bytes) {
    this.#bytes += bytes;
  }
  /** Nothing is expected to arrive now: all has, or the source asked to wait. */
  pause() {
    clearInterval(this.#rateTimer);
  }
  resume() {
    this.pause();
    const { limits, isDownload } = this.#options;
    if (!isDownload) return;
    let before = this.#bytes;
    this.#rateTimer = setInterval(() => {
      const arrived = this.#bytes - before;
      before = this.#bytes;
      if (arrived < limits.minBytesPerSecond * limits.rateWindowMs / 1e3) this.#tooSlow(arrived);
    }, limits.rateWindowMs);
  }
  close() {
    this.pause();
    clearTimeout(this.#totalTimer);
  }
  #setTotal() {
    clearTimeout(this.#totalTimer);
    const leftMs = this.#createdMs + this.#totalMs - performance.now();
    this.#totalTimer = setTimeout(() => this.#exceeded(), Math.min(Math.max(0, leftMs), LONGEST_TIMER_MS));
  }
  #tooSlow(arrived) {
    const { limits } = this.#options;
    const windowSeconds = limits.rateWindowMs / 1e3;
    this.#abort(`is too slow: ${this.#progress()}; ${rate(arrived, windowSeconds)} in the last ${seconds(windowSeconds)}, the least is ${String(limits.minBytesPerSecond)} bytes/s`, "Choose a faster source.");
  }
  #exceeded() {
    this.#abort(`took longer than the limit of ${seconds(this.#totalMs / 1e3)}: ${this.#progress()}, ${rate(this.#bytes, this.seconds)}`, "Choose a faster source, or give more time (--timeout).");
  }
  #progress() {
    return `${String(this.#bytes)} of ${this.#archiveBytes === null ? "an unknown number of" : String(this.#archiveBytes)} bytes had arrived`;
  }
  #abort(what, next) {
    this.close();
    this.#controller.abort(new SourceFailure({ what, where: this.#options.where, next, isTransient: false }));
  }
};
function rate(bytes, elapsedSeconds) {
  return `${String(Math.round(bytes / Math.max(elapsedSeconds, 1e-3)))} bytes/s`;
}
__name(rate, "rate");
function seconds(value) {
  return `${String(Math.round(value * 10) / 10)} s`;
}
__name(seconds, "seconds");

// src/snapshot/restore-limits.ts
var RESTORE_LIMITS = { idleMs: 3e4, maxRetryAfterMs: 6e4, tries: 5, pauseMs: 500, totalMs: null, minBytesPerSecond: 16384, rateWindowMs: 6e4 };

// src/snapshot/restore-places.ts
import { mkdirSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
var OWN_PLACES = {
  makeFolder: /* @__PURE__ */ __name((parent, prefix) => {
    mkdirSync(parent, { recursive: true });
    const path = mkdtempSync(join(parent, prefix));
    return { path, remove: /* @__PURE__ */ __name(() => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }), "remove") };
  }, "makeFolder"),
  lock: /* @__PURE__ */ __name(() => () => void 0, "lock")
};

export {
  createArchiveDigest,
  RestoreClock,
  RESTORE_LIMITS,
  OWN_PLACES
};
