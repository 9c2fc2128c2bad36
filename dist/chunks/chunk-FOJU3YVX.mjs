import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  OWN_PLACES,
  RESTORE_LIMITS,
  RestoreClock,
  createArchiveDigest
} from "./chunk-ZKIZNLOD.mjs";
import {
  verifySnapshot
} from "./chunk-BX3INMKG.mjs";
import {
  verifyNodeState
} from "./chunk-72CABWDS.mjs";
import {
  dropCachedArchive,
  findCachedArchive
} from "./chunk-M5CERM4E.mjs";
import {
  TarReader,
  createDecompressor
} from "./chunk-MJSADCBD.mjs";
import {
  MustStartOver,
  TryBudget,
  fetchArchive,
  freeBytesOf,
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
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/snapshot/restore.ts
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, rename } from "node:fs/promises";
import { basename, dirname as dirname2, join as join2, resolve as resolve2 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// src/snapshot/entry-rules.ts
var ArchiveRefused = class extends Error {
  static {
    __name(this, "ArchiveRefused");
  }
  name = "ArchiveRefused";
};
var MAX_ENTRIES = 1e5;
var OVERHEAD_BYTES = 16 * 1024 * 1024;
var SPECIAL_BITS = 3584;
var PERMISSIONS = 511;
var EntryRules = class {
  static {
    __name(this, "EntryRules");
  }
  #bound;
  #names = /* @__PURE__ */ new Set();
  #fileBytes = 0;
  #tarBytes = 0;
  constructor(bound) {
    this.#bound = bound;
  }
  get fileBytes() {
    return this.#fileBytes;
  }
  /** Throws ArchiveRefused, and what the bound says. */
  accept(entry) {
    const name = entry.path.split("/").filter((part) => part !== "" && part !== ".").join("/");
    const wrong = this.#whatIsWrong(entry, name);
    if (wrong !== null) throw new ArchiveRefused(`entry ${show(entry.path)} ${wrong}`);
    this.#fileBytes += entry.bytes;
    if (this.#fileBytes > this.#bound.maxBytes) throw this.#bound.refuse(`entry ${show(entry.path)} makes more than ${this.#bound.limit}`);
    return { name, isFolder: entry.kind === "folder", mode: entry.mode & PERMISSIONS };
  }
  /** Headers and padding count too. Throws what the bound says where there are far too many. */
  countTarBytes(bytes) {
    this.#tarBytes += bytes;
    if (this.#tarBytes > 2 * this.#bound.maxBytes + OVERHEAD_BYTES) throw this.#bound.refuse(`it unpacks to far more than ${this.#bound.limit}`);
  }
  #whatIsWrong({ path, kind, mode, linkPath }, name) {
    if (path.startsWith("/") || path.split("/").includes("..")) return "leaves the folder";
    if (/[\0-\x1f\x7f\\]/.test(path)) return "has a control character or backslash in its name";
    if (kind === "link") return `is a link to ${show(linkPath)}`;
    if (kind !== "file" && kind !== "folder") return `is of type ${kind}, not a file or folder`;
    if ((mode & SPECIAL_BITS) !== 0) return "has a set-user, set-group or sticky bit";
    if (kind === "file" && name === "") return "is a file without a name";
    if (kind === "file" && this.#names.has(name)) return "comes twice";
    this.#names.add(name);
    return this.#names.size > MAX_ENTRIES ? `comes after ${String(MAX_ENTRIES)} others` : null;
  }
};
function show(text) {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 197)}...` : text);
}
__name(show, "show");

// src/snapshot/archive-check.ts
function checkArchive(pin, { where, folder, bytes, sha256, unpacker }) {
  const { failure } = unpacker;
  if (failure instanceof IndexbenchError) throw failure;
  if (isFullDisk(failure)) throw new IndexbenchError("DISK_FULL", { what: `the disk became full after ${String(unpacker.fileBytes)} bytes were unpacked${pin.unpackedBytes === null ? "" : `; ${String(pin.unpackedBytes)} are needed`}`, where: folder, cause: failure });
  if (sha256 !== pin.sha256) {
    const sizes = bytes === pin.archiveBytes || pin.archiveBytes === null ? "" : ` (${String(bytes)} bytes; the pin says ${String(pin.archiveBytes)})`;
    throw new IndexbenchError("SNAPSHOT_DIGEST", { what: `expected SHA-256 ${pin.sha256}, found ${sha256}${sizes}`, where, cause: failure ?? void 0 });
  }
  if (pin.archiveBytes !== null && bytes !== pin.archiveBytes) throw new IndexbenchError("SNAPSHOT_ARCHIVE", { what: `has ${String(bytes)} bytes; the pin says ${String(pin.archiveBytes)}`, where, next: "Correct archiveBytes in the pin." });
  if (failure !== null) throw new IndexbenchError("SNAPSHOT_ARCHIVE", { what: failure instanceof ArchiveRefused ? failure.message : `cannot be unpacked: ${failure.message}`, where, cause: failure });
  if (pin.unpackedBytes !== null && unpacker.fileBytes !== pin.unpackedBytes) {
    throw new IndexbenchError("SNAPSHOT_ARCHIVE", { what: `unpacks to ${String(unpacker.fileBytes)} bytes; the pin says ${String(pin.unpackedBytes)}`, where, next: "Correct unpackedBytes in the pin." });
  }
}
__name(checkArchive, "checkArchive");

// src/snapshot/archive-source.ts
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
var READ_BYTES = 1024 * 1024;
function openArchive(pin, packageRoot, options) {
  if (pin.source.kind === "url") return fetchArchive({ ...options, url: pin.source.url, bytes: pin.archiveBytes });
  return readArchive(archiveName(pin, packageRoot), pin.archiveBytes === null ? options.onBytes : null);
}
__name(openArchive, "openArchive");
function archiveName({ source }, packageRoot) {
  return source.kind === "url" ? withoutSecrets(source.url) : resolve(packageRoot, source.path);
}
__name(archiveName, "archiveName");
async function* readArchive(path, onBytes) {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new IndexbenchError("INPUT_NOT_FOUND", { what: "the snapshot archive is not a file", where: path });
    await onBytes?.(found.size);
    for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) yield chunk;
  } catch (cause) {
    if (!(cause instanceof Error) || !("syscall" in cause)) throw cause;
    throw new IndexbenchError("INPUT_NOT_FOUND", { what: `the snapshot archive cannot be read: ${cause.message}`, where: path, cause });
  }
}
__name(readArchive, "readArchive");

// src/snapshot/unpacker.ts
import { once } from "node:events";

// src/snapshot/folder-writer.ts
import { closeSync, mkdirSync, openSync, writev } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
var writeAll = promisify(writev);
var WRITE_BYTES = 1024 * 1024;
var MAX_WAITING_BYTES = 8 * 1024 * 1024;
var OWNER_FILE = 384;
var OWNER_FOLDER = 448;
var FolderWriter = class {
  static {
    __name(this, "FolderWriter");
  }
  #folder;
  #events;
  #made = /* @__PURE__ */ new Set();
  #file = null;
  #pieces = [];
  #bytes = 0;
  #waitingBytes = 0;
  #isStopped = false;
  /** Settles when everything that was asked for so far is done; never rejects. */
  #last = Promise.resolve();
  constructor(folder, events) {
    this.#folder = folder;
    this.#events = events;
  }
  /** More should not come before `onRoom`. */
  get isFull() {
    return this.#waitingBytes > MAX_WAITING_BYTES;
  }
  /** Whatever the archive says, its owner may read and write what was unpacked. */
  begin({ name, isFolder, mode }) {
    if (isFolder) {
      this.#makeFolder(name, mode | OWNER_FOLDER);
      return;
    }
    this.#makeFolder(parentOf(name), 493);
    this.#file = openSync(join(this.#folder, name), "wx", mode | OWNER_FILE);
  }
  content(piece) {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    if (this.#bytes >= WRITE_BYTES) this.#flush();
  }
  end() {
    this.#flush();
    const file = this.#file;
    this.#file = null;
    if (file !== null) this.#then(() => Promise.resolve(closeSync(file)));
  }
  /** Nothing more is written; resolves when no file is open. */
  async close() {
    this.#isStopped = true;
    this.end();
    await this.#last;
  }
  /** Resolves when everything is written, or `onFailure` was told. */
  async written() {
    await this.#last;
  }
  #flush() {
    const [file, pieces, bytes] = [this.#file, this.#pieces, this.#bytes];
    this.#pieces = [];
    this.#bytes = 0;
    if (file === null || bytes === 0) return;
    this.#waitingBytes += bytes;
    this.#then(async () => {
      if (!this.#isStopped) await writePieces(file, pieces);
      this.#waitingBytes -= bytes;
      if (this.#waitingBytes <= MAX_WAITING_BYTES / 2) this.#events.onRoom();
    });
  }
  #then(step) {
    this.#last = this.#last.then(step).catch((error) => {
      this.#isStopped = true;
      this.#events.onFailure(error instanceof Error ? error : new Error(String(error)));
    });
  }
  #makeFolder(name, mode) {
    if (name === "" || this.#made.has(name)) return;
    mkdirSync(join(this.#folder, name), { recursive: true, mode });
    this.#made.add(name);
  }
};
async function writePieces(file, pieces) {
  for (let left = pieces; left.length > 0; ) left = after(left, (await writeAll(file, left)).bytesWritten);
}
__name(writePieces, "writePieces");
function parentOf(name) {
  const parent = dirname(name);
  return parent === "." ? "" : parent;
}
__name(parentOf, "parentOf");
function after(pieces, written) {
  let skip = written;
  return pieces.flatMap((piece) => {
    const rest = piece.subarray(Math.min(skip, piece.length));
    skip -= piece.length - rest.length;
    return rest.length === 0 ? [] : [rest];
  });
}
__name(after, "after");

// src/snapshot/unpacker.ts
var Unpacker = class _Unpacker {
  static {
    __name(this, "Unpacker");
  }
  #decompressor;
  #rules;
  #writer;
  #tar;
  #stopped;
  #stop = /* @__PURE__ */ __name(() => {
  }, "#stop");
  #failure = null;
  /** Throws TOOL_MISSING where nothing here can decompress the format. */
  static async open(folder, options) {
    return new _Unpacker(folder, options, await createDecompressor(options.format));
  }
  constructor(folder, options, decompressor) {
    this.#decompressor = decompressor;
    this.#rules = new EntryRules(options.bound);
    this.#writer = new FolderWriter(folder, { onRoom: /* @__PURE__ */ __name(() => decompressor.output.resume(), "onRoom"), onFailure: /* @__PURE__ */ __name((error) => this.#fail(error), "onFailure") });
    this.#tar = new TarReader({
      begin: /* @__PURE__ */ __name((entry) => this.#writer.begin(this.#rules.accept(entry)), "begin"),
      content: /* @__PURE__ */ __name((piece) => this.#writer.content(piece), "content"),
      end: /* @__PURE__ */ __name(() => this.#writer.end(), "end")
    });
    this.#stopped = new Promise((resolve3) => this.#stop = resolve3);
    void decompressor.ended.then((wrong) => wrong === null ? void 0 : this.#fail(wrong));
    decompressor.output.on("data", (chunk) => this.#attempt(() => this.#unpack(chunk)));
  }
  /** What decompresses: `zlib` or `zstd`. */
  get decompressor() {
    return this.#decompressor.name;
  }
  get failure() {
    return this.#failure;
  }
  /** Bytes of all files in the archive so far. */
  get fileBytes() {
    return this.#rules.fileBytes;
  }
  async write(chunk) {
    if (this.#failure !== null || this.#decompressor.input.write(chunk)) return;
    await Promise.race([once(this.#decompressor.input, "drain").catch(() => null), this.#decompressor.ended, this.#stopped]);
  }
  /** The archive has ended. Resolves when everything is on disk, or something failed. */
  async end() {
    if (this.#failure === null) this.#decompressor.input.end();
    await Promise.race([this.#decompressor.ended, this.#stopped]);
    this.#attempt(() => this.#tar.finish());
    await this.#writer.written();
    await this.#writer.close();
  }
  /** Stops, for another reason than the archive. Resolves when no file is open. */
  async abort(reason) {
    this.#fail(reason);
    await this.#writer.close();
  }
  #unpack(chunk) {
    this.#rules.countTarBytes(chunk.length);
    this.#tar.push(chunk);
    if (this.#writer.isFull) this.#decompressor.output.pause();
  }
  #attempt(step) {
    if (this.#failure !== null) return;
    try {
      step();
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }
  #fail(error) {
    if (this.#failure !== null) return;
    this.#failure = error;
    this.#decompressor.destroy();
    void this.#writer.close();
    this.#stop();
  }
};

// src/snapshot/verify-restored.ts
async function verifyRestored(folder, pin, options) {
  if (pin.kind === "compact-blocks") await verifySnapshot(folder, pin, options);
  else await verifyNodeState(folder, pin, options);
}
__name(verifyRestored, "verifyRestored");

// src/snapshot/restore.ts
var SPARE_BYTES = 1024 * 1024;
var SPARE_SHARE = 0.01;
async function restoreSnapshot(options) {
  const { pin, cacheFolder = null, onNotice } = options;
  const kept = cacheFolder === null || pin.source.kind !== "url" ? { kind: "absent" } : findCachedArchive(pin, cacheFolder);
  if (kept.kind === "in-the-way") onNotice?.(`${kept.file} is no file, and left alone`);
  if (kept.kind !== "file") return restoreFromSource(options);
  try {
    return await restoreFromSource({ ...options, pin: { ...pin, source: { kind: "path", path: kept.file } } });
  } catch (error) {
    if (!(error instanceof IndexbenchError) || !NOT_THE_ARCHIVE.includes(error.code)) throw error;
    onNotice?.(`${kept.file} is damaged (${error.what}), and ${await dropCachedArchive(kept.file)}: the source is read`);
  }
  return restoreFromSource(options);
}
__name(restoreSnapshot, "restoreSnapshot");
var NOT_THE_ARCHIVE = ["SNAPSHOT_DIGEST", "INPUT_NOT_FOUND"];
async function restoreFromSource(options) {
  const { pin, packageRoot, signal, places = OWN_PLACES } = options;
  const into = resolve2(options.into);
  const limits = { ...RESTORE_LIMITS, ...options.limits };
  refuseFilled(into);
  const unlock = await takeTarget(into, places);
  const clock = new RestoreClock({ limits, archiveBytes: pin.archiveBytes, isDownload: pin.source.kind === "url", where: archiveName(pin, packageRoot), signal });
  const restore = { options, into, limits, places, clock, budget: new TryBudget(limits) };
  try {
    if (pin.unpackedBytes !== null) await requireFreeSpace(dirname2(into), withSpare(pin.unpackedBytes));
    return await restoreInTries(restore);
  } finally {
    clock.close();
    unlock();
  }
}
__name(restoreFromSource, "restoreFromSource");
async function restoreInTries(restore) {
  for (; ; ) {
    try {
      return await attemptRestore(restore);
    } catch (error) {
      if (!(error instanceof MustStartOver)) throw error;
      await pause(restore.budget.pauseBeforeStartingOver(error), restore.clock.signal);
    }
  }
}
__name(restoreInTries, "restoreInTries");
function withSpare(unpackedBytes) {
  return Math.ceil(unpackedBytes * (1 + SPARE_SHARE)) + SPARE_BYTES;
}
__name(withSpare, "withSpare");
async function takeTarget(into, places) {
  try {
    await mkdir(dirname2(into), { recursive: true });
    return places.lock(into);
  } catch (error) {
    throw writeRefusal(error, into);
  }
}
__name(takeTarget, "takeTarget");
function refuseFilled(into) {
  if (!existsSync(into)) return;
  let isEmpty = false;
  try {
    isEmpty = readdirSync(into).length === 0;
  } catch {
  }
  if (!isEmpty) throw new IndexbenchError("OUTPUT_EXISTS", { what: "the folder for the snapshot is not empty", where: into, next: "Choose another folder, or remove it yourself." });
}
__name(refuseFilled, "refuseFilled");
async function attemptRestore(restore) {
  const { into, places, clock, options } = restore;
  const { signal } = clock;
  const temporary = places.makeFolder(dirname2(into), `.${basename(into)}-`);
  const unfinished = join2(temporary.path, "snapshot");
  try {
    await mkdir(unfinished);
    const restored = await unpackInto(unfinished, restore);
    await verifyRestored(unfinished, options.pin, { shownAs: into, signal });
    if (signal.aborted) throw endOf(signal);
    await chmod(unfinished, 493);
    refuseFilled(into);
    await putInPlace(unfinished, into);
    return restored;
  } catch (error) {
    throw signal.aborted ? endOf(signal) : error;
  } finally {
    clock.pause();
    await temporary.remove();
  }
}
__name(attemptRestore, "attemptRestore");
async function putInPlace(unfinished, into) {
  try {
    await rename(unfinished, into);
  } catch (error) {
    refuseFilled(into);
    throw error;
  }
}
__name(putInPlace, "putInPlace");
async function unpackInto(folder, { options, into, limits, clock, budget }) {
  const { pin, packageRoot, onProgress } = options;
  const { signal } = clock;
  let totalBytes = pin.archiveBytes;
  const onBytes = /* @__PURE__ */ __name(async (bytes2) => {
    totalBytes = bytes2;
    clock.expect(bytes2);
    if (pin.unpackedBytes === null) await requireFreeSpace(dirname2(into), withSpare(bytes2));
  }, "onBytes");
  const unpacker = await Unpacker.open(folder, { format: pin.format, bound: await boundOf(pin, folder, into) });
  const digest = createArchiveDigest(pin.archiveBytes);
  let bytes = 0;
  clock.begin();
  try {
    const chunks = openArchive(pin, packageRoot, { limits, signal, budget, onBytes, onPause: /* @__PURE__ */ __name((isPaused) => isPaused ? clock.pause() : clock.resume(), "onPause") });
    for await (const chunk of chunks) {
      if (signal.aborted) throw endOf(signal);
      await digest.update(chunk);
      bytes += chunk.length;
      clock.take(chunk.length);
      onProgress?.({ bytes, totalBytes, seconds: clock.seconds });
      await unpacker.write(chunk);
      if (isFullDisk(unpacker.failure) || unpacker.failure instanceof IndexbenchError) break;
    }
    clock.pause();
    await unpacker.end();
  } catch (error) {
    await unpacker.abort(error instanceof Error ? error : new Error(String(error)));
    await digest.close();
    throw error;
  }
  const sha256 = await digest.hex();
  await digest.close();
  checkArchive(pin, { where: archiveName(pin, packageRoot), folder: into, bytes, sha256, unpacker });
  return { archive: archiveName(pin, packageRoot), decompressor: unpacker.decompressor, archiveBytes: bytes, unpackedBytes: unpacker.fileBytes, seconds: clock.seconds };
}
__name(unpackInto, "unpackInto");
async function boundOf({ unpackedBytes }, folder, into) {
  if (unpackedBytes !== null) return { maxBytes: unpackedBytes, limit: `the ${String(unpackedBytes)} unpacked bytes of the pin`, refuse: /* @__PURE__ */ __name((what) => new ArchiveRefused(what), "refuse") };
  const freeBytes = await freeBytesOf(folder);
  return { maxBytes: freeBytes, limit: `the ${String(freeBytes)} bytes that were free`, refuse: /* @__PURE__ */ __name((what) => new IndexbenchError("DISK_FULL", { what, where: into }), "refuse") };
}
__name(boundOf, "boundOf");
async function pause(ms, signal) {
  try {
    await sleep(ms, void 0, { signal });
  } catch {
    throw endOf(signal);
  }
}
__name(pause, "pause");
function endOf(signal) {
  const reason = signal.reason;
  if (reason instanceof IndexbenchError && reason.code !== "INTERRUPTED") return reason;
  return new IndexbenchError("INTERRUPTED", { what: "the restore was interrupted", next: "Run it again; nothing was kept." });
}
__name(endOf, "endOf");

export {
  restoreSnapshot
};
