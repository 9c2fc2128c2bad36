import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  OWN_PLACES,
  RESTORE_LIMITS,
  RestoreClock,
  createArchiveDigest
} from "./chunk-ZKIZNLOD.mjs";
import {
  cachedArchivePath,
  dropCachedArchive,
  findCachedArchive
} from "./chunk-M5CERM4E.mjs";
import {
  MustStartOver,
  TryBudget,
  fetchArchive,
  requireFreeSpace,
  withoutSecrets
} from "./chunk-OQQZG2TW.mjs";
import {
  isFullDisk
} from "./chunk-OGI6RZVF.mjs";
import {
  writeRefusal
} from "./chunk-GTG5QIG2.mjs";
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/snapshot/keep-archive.ts
import { createReadStream as createReadStream2, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// src/snapshot/partial-archive.ts
import { createReadStream, readFileSync, statSync, writeFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
var READ_BYTES = 1024 * 1024;
var PartialArchive = class {
  static {
    __name(this, "PartialArchive");
  }
  #file;
  #url;
  /** @param file the name that the archive gets once it is whole */
  constructor(file, url) {
    this.#file = file;
    this.#url = url;
  }
  get path() {
    return `${this.#file}.part`;
  }
  get #document() {
    return `${this.path}.json`;
  }
  /** What is there of this URL; null where nothing is, or nothing that can be gone on from. */
  start() {
    try {
      const { size } = statSync(this.path);
      const { urlSha256, bytes, validator } = JSON.parse(readFileSync(this.#document, "utf8"));
      if (urlSha256 !== sha256Hex(this.#url) || size === 0 || !isSize(bytes) || bytes !== null && size > bytes) return null;
      return isValidator(validator) ? { received: size, bytes, validator } : null;
    } catch {
      return null;
    }
  }
  /** Opens the file for what is to come after what is there. */
  resume() {
    return open(this.path, "a");
  }
  /** Opens it empty. */
  async restart() {
    await rm(this.#document, { force: true });
    return open(this.path, "w");
  }
  /** Notes of which version it is, before its first byte is written. */
  note({ bytes, validator }) {
    writeFileSync(this.#document, `${JSON.stringify({ version: 1, urlSha256: sha256Hex(this.#url), bytes, validator }, null, 2)}
`);
  }
  /** Digests what is there. */
  async digestInto(digest, signal) {
    for await (const chunk of createReadStream(this.path, { highWaterMark: READ_BYTES, signal })) await digest.update(chunk);
  }
  /** Gives it its name. */
  async finish() {
    await rename(this.path, this.#file);
    await rm(this.#document, { force: true });
  }
  async remove() {
    await rm(this.path, { force: true });
    await rm(this.#document, { force: true });
  }
};
function isSize(value) {
  return value === null || Number.isSafeInteger(value) && value >= 0;
}
__name(isSize, "isSize");
function isValidator(value) {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  const { kind, value: text } = value;
  return (kind === "ETag" || kind === "Last-Modified") && typeof text === "string" && /^[\x20-\x7e]{1,1024}$/.test(text);
}
__name(isValidator, "isValidator");

// src/snapshot/keep-archive.ts
var SPARE_BYTES = 1024 * 1024;
var READ_BYTES2 = 1024 * 1024;
async function keepArchive(options) {
  const { pin, cacheFolder, places = OWN_PLACES } = options;
  if (pin.source.kind !== "url") throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the archive is a file already; there is nothing to fetch", where: pin.source.path, next: "Restore it: indexbench snapshot restore." });
  const { url } = pin.source;
  const file = join(cacheFolder, cachedArchivePath(pin));
  const limits = { ...RESTORE_LIMITS, ...options.limits };
  const unlock = takeFile(file, places);
  const clock = new RestoreClock({ limits, archiveBytes: pin.archiveBytes, isDownload: true, where: withoutSecrets(url), signal: options.signal });
  try {
    const bytes = await usableBytes(options, clock.signal);
    if (bytes !== null) return { file, bytes, bytesBefore: bytes, seconds: 0 };
    return await fetchInTries({ options, url, file, limits, clock, budget: new TryBudget(limits), partial: new PartialArchive(file, url) });
  } catch (error) {
    if (clock.signal.aborted) throw endOf(clock.signal);
    if (isFullDisk(error)) throw new IndexbenchError("DISK_FULL", { what: "the disk became full while the archive was fetched", where: file, next: "Free space there, or choose a cache folder on another disk (--cache); what was fetched is gone on with.", cause: error });
    throw writeRefusal(error, file);
  } finally {
    clock.close();
    unlock();
  }
}
__name(keepArchive, "keepArchive");
function takeFile(file, places) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return places.lock(file);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}
__name(takeFile, "takeFile");
async function usableBytes({ pin, cacheFolder, onNotice }, signal) {
  const found = findCachedArchive(pin, cacheFolder);
  if (found.kind === "absent") return null;
  if (found.kind === "in-the-way") throw new IndexbenchError("OUTPUT_EXISTS", { what: "is in the way of the archive, and no file", where: found.file, next: "Move it away." });
  if (await digestOf(found.file, found.bytes, signal) === pin.sha256) return found.bytes;
  onNotice?.(`${found.file} is damaged, ${await dropCachedArchive(found.file)}, and is fetched again`);
  return null;
}
__name(usableBytes, "usableBytes");
async function digestOf(file, bytes, signal) {
  const digest = createArchiveDigest(bytes);
  try {
    for await (const chunk of createReadStream2(file, { highWaterMark: READ_BYTES2, signal })) await digest.update(chunk);
    return await digest.hex();
  } finally {
    await digest.close();
  }
}
__name(digestOf, "digestOf");
async function fetchInTries(keeping) {
  let start = keeping.partial.start();
  for (; ; ) {
    try {
      return await fetchFrom(start, keeping);
    } catch (error) {
      if (!(error instanceof MustStartOver)) throw error;
      await sleep(keeping.budget.pauseBeforeStartingOver(error), void 0, { signal: keeping.clock.signal });
    }
    start = null;
  }
}
__name(fetchInTries, "fetchInTries");
async function fetchFrom(start, keeping) {
  const { options: { pin }, partial, clock, file } = keeping;
  const digest = createArchiveDigest(pin.archiveBytes);
  let bytes = start?.received ?? 0;
  try {
    if (start !== null) await partial.digestInto(digest, clock.signal);
    if (start === null || start.received !== start.bytes) {
      const handle = start === null ? await partial.restart() : await partial.resume();
      try {
        for await (const chunk of chunksAfter(start, keeping)) {
          await digest.update(chunk);
          await writeAll(handle, chunk);
          bytes += chunk.length;
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
    const sha256 = await digest.hex();
    if (sha256 !== pin.sha256) throw await wrongDigest(keeping, { sha256, bytes, start });
    await partial.finish();
    return { file, bytes, bytesBefore: start?.received ?? 0, seconds: clock.seconds };
  } finally {
    await digest.close();
  }
}
__name(fetchFrom, "fetchFrom");
async function wrongDigest({ options: { pin }, partial, url }, { sha256, bytes, start }) {
  await partial.remove();
  const what = `expected SHA-256 ${pin.sha256}, found ${sha256} (${String(bytes)} bytes)`;
  if (start !== null) return new MustStartOver({ what: `${what}, of which ${String(start.received)} were there from before`, where: withoutSecrets(url) });
  return new IndexbenchError("SNAPSHOT_DIGEST", { what, where: withoutSecrets(url) });
}
__name(wrongDigest, "wrongDigest");
async function* chunksAfter(start, { options, url, file, limits, clock, budget, partial }) {
  const { pin, onProgress } = options;
  let bytes = start?.received ?? 0;
  let totalBytes = pin.archiveBytes ?? start?.bytes ?? null;
  const requireRoom = /* @__PURE__ */ __name((all) => requireFreeSpace(dirname(file), Math.max(0, all - bytes) + SPARE_BYTES), "requireRoom");
  if (totalBytes !== null) await requireRoom(totalBytes);
  clock.begin();
  const chunks = fetchArchive({
    url,
    bytes: pin.archiveBytes,
    limits,
    signal: clock.signal,
    budget,
    start,
    onBytes: /* @__PURE__ */ __name(async (all) => {
      totalBytes = all;
      clock.expect(all);
      await requireRoom(all);
    }, "onBytes"),
    onBeginning: /* @__PURE__ */ __name((answer) => Promise.resolve(partial.note(answer)), "onBeginning"),
    onPause: /* @__PURE__ */ __name((isPaused) => isPaused ? clock.pause() : clock.resume(), "onPause")
  });
  for await (const chunk of chunks) {
    bytes += chunk.length;
    clock.take(chunk.length);
    onProgress?.({ bytes, totalBytes, seconds: clock.seconds });
    yield chunk;
  }
  clock.pause();
}
__name(chunksAfter, "chunksAfter");
async function writeAll(handle, chunk) {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}
__name(writeAll, "writeAll");
function endOf(signal) {
  const reason = signal.reason;
  if (reason instanceof IndexbenchError && reason.code !== "INTERRUPTED") return reason;
  return new IndexbenchError("INTERRUPTED", { what: "the download was interrupted", next: "Run it again: it goes on where it was." });
}
__name(endOf, "endOf");
export {
  keepArchive
};
