import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ChainDigest
} from "./chunk-OHPKR2TC.mjs";
import {
  DelimitedDeframer
} from "./chunk-U32SJDCF.mjs";
import {
  ChainWalk,
  FrameError
} from "./chunk-DEM4TVKW.mjs";
import {
  newBlockHeader,
  scanCompactBlock
} from "./chunk-HW67RLJ5.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/snapshot/verify-snapshot.ts
import { createReadStream, existsSync } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
var BLOCKS_FOLDER = "compact-blocks";
var BLOCKS_SUFFIX = ".pb";
var READ_BYTES = 1024 * 1024;
var MAX_BLOCK_BYTES = 64 * 1024 * 1024;
async function verifySnapshot(folder, pin, { shownAs = folder, signal } = {}) {
  const projections = [...new Set(pin.chainDigests.map(({ projection }) => projection))];
  if (!existsSync(folder)) throw new IndexbenchError("INPUT_NOT_FOUND", { what: "there is no such folder", where: shownAs });
  await checkFiles({ path: folder, shownAs }, projections);
  let blocks = 0;
  for (const projection of projections) blocks += await walkProjection(below({ path: folder, shownAs }, join(BLOCKS_FOLDER, `${projection}${BLOCKS_SUFFIX}`)), new ProjectionWalk(pin, projection), signal);
  return { projections, blocks };
}
__name(verifySnapshot, "verifySnapshot");
function below({ path, shownAs }, name) {
  return { path: join(path, name), shownAs: join(shownAs, name) };
}
__name(below, "below");
async function checkFiles(folder, projections) {
  await checkNames(folder, [BLOCKS_FOLDER]);
  await checkNames(below(folder, BLOCKS_FOLDER), projections.map((projection) => `${projection}${BLOCKS_SUFFIX}`));
}
__name(checkFiles, "checkFiles");
async function checkNames({ path, shownAs }, expected) {
  const stat = await lstat(path).catch(() => null);
  if (stat?.isDirectory() !== true) throw new IndexbenchError("SNAPSHOT_CONTENT", { what: "there is no such folder", where: shownAs });
  const found = await readdir(path);
  const missing = expected.find((name) => !found.includes(name));
  if (missing !== void 0) throw new IndexbenchError("SNAPSHOT_CONTENT", { what: `${missing} is missing`, where: shownAs });
  const added = found.sort().find((name) => !expected.includes(name));
  if (added !== void 0) throw new IndexbenchError("SNAPSHOT_CONTENT", { what: `${JSON.stringify(added)} does not belong to the snapshot`, where: shownAs });
}
__name(checkNames, "checkNames");
async function walkProjection({ path, shownAs }, walk, signal) {
  const deframer = new DelimitedDeframer((buffer, start, end) => walk.accept(buffer, start, end), MAX_BLOCK_BYTES);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
      signal?.throwIfAborted();
      deframer.push(chunk);
      if (walk.difference !== null) break;
    }
    if (walk.difference === null) deframer.finish();
  } catch (error) {
    if (!(error instanceof FrameError)) throw error;
    throw new IndexbenchError("SNAPSHOT_CONTENT", { what: `after ${String(walk.blocks)} blocks: ${error.message}`, where: shownAs, cause: error });
  }
  const difference = walk.finish();
  if (difference !== null) throw new IndexbenchError("SNAPSHOT_CONTENT", { what: difference, where: shownAs });
  return walk.blocks;
}
__name(walkProjection, "walkProjection");
var ProjectionWalk = class {
  static {
    __name(this, "ProjectionWalk");
  }
  #pin;
  #walk = new ChainWalk();
  #header = newBlockHeader();
  #ranges;
  #tipHash = "";
  difference = null;
  constructor(pin, projection) {
    this.#pin = pin;
    this.#ranges = pin.chainDigests.filter((pinned) => pinned.projection === projection).map((pinned) => ({ pinned, digest: new ChainDigest() }));
    this.#walk.begin(pin.firstHeight, pin.tipHeight);
  }
  get blocks() {
    return this.#walk.blocks;
  }
  accept(buffer, start, end) {
    if (this.difference !== null) return;
    const height = this.#pin.firstHeight + this.#walk.blocks;
    if (!this.#walk.accept(buffer, start, end)) {
      this.#take(this.#walk);
      return;
    }
    for (const { pinned, digest } of this.#ranges) {
      if (height >= pinned.firstHeight && height <= pinned.lastHeight) digest.add(buffer, start, end);
    }
    if (height === this.#pin.tipHeight) {
      scanCompactBlock(buffer, start, end, this.#header);
      const { hashStart, hashLength } = this.#header;
      this.#tipHash = Buffer.from(buffer.subarray(hashStart, hashStart + hashLength)).reverse().toString("hex");
    }
  }
  /** The file has ended. The first difference, or null. */
  finish() {
    if (this.difference === null) {
      this.#walk.finish();
      this.#take(this.#walk);
    }
    if (this.difference === null && this.#tipHash !== this.#pin.tipHash) this.#differ(this.#pin.tipHeight, "hash", this.#pin.tipHash, this.#tipHash);
    for (const range of this.#ranges) if (this.difference === null) this.#compare(range);
    return this.difference;
  }
  #compare({ pinned, digest }) {
    const { firstHeight, lastHeight } = pinned;
    const range = `of heights ${String(firstHeight)} to ${String(lastHeight)}`;
    if (digest.blocks !== pinned.blocks) this.#differ(firstHeight, `blocks ${range}`, String(pinned.blocks), String(digest.blocks));
    else if (digest.bytes !== pinned.payloadBytes) this.#differ(firstHeight, `payloadBytes ${range}`, String(pinned.payloadBytes), String(digest.bytes));
    else if (digest.hex() !== pinned.sha256) this.#differ(firstHeight, `sha256 ${range}`, pinned.sha256, digest.hex());
  }
  #take({ violation }) {
    if (violation !== null) this.#differ(violation.height, violation.field, violation.expected, violation.found);
  }
  #differ(height, field, expected, found) {
    this.difference = `height ${String(height)}, ${field}: expected ${expected}, found ${found}`;
  }
};

export {
  verifySnapshot
};
