import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/snapshot/verify-node-state.ts
import { readFile, readdir as readdir2 } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/snapshot/state-digests.ts
import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/snapshot/state-files.ts
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
async function listStateFiles(folder) {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new IndexbenchError("INPUT_NOT_FOUND", { what: "there is no such folder", where: folder });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const folders = [];
  const files = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(folder, "/").length);
    if (entry.isDirectory()) folders.push(name);
    else if (entry.isFile()) files.push(fileOf(name, await stat(path, { bigint: true })));
    else throw new IndexbenchError("SNAPSHOT_CONTENT", { what: `${JSON.stringify(name)} is a link or special file, which no node's state holds`, where: folder });
  }
  files.sort((a, b) => a.name < b.name ? -1 : 1);
  return { folders: folders.sort(), files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
}
__name(listStateFiles, "listStateFiles");
function fileOf(name, { size, mtimeNs, ino, dev }) {
  return { name, bytes: Number(size), mtimeNs, inode: ino, device: dev };
}
__name(fileOf, "fileOf");

// src/snapshot/state-digests.ts
var MAX_WHOLE_BYTES = 1024 ** 3;
var READ_BYTES = 1024 * 1024;
var SAMPLE_BYTES = 64 * 1024;
async function stateDigests(folder, { signal, maxWholeBytes = MAX_WHOLE_BYTES } = {}) {
  const { files, bytes } = await listStateFiles(folder);
  const whole = smallest(files, maxWholeBytes);
  const digests = [];
  for (const file of files) {
    signal?.throwIfAborted();
    const isWhole = whole.has(file);
    const { name, bytes: bytes2, mtimeNs, inode } = file;
    digests.push({ name, bytes: bytes2, mtimeNs, inode, isWhole, sha256: await digestOf(join2(folder, name), isWhole ? [[0, bytes2]] : samplesOf(bytes2)) });
  }
  return { files: digests, bytes, wholeBytes: [...whole].reduce((sum, { bytes: bytes2 }) => sum + bytes2, 0) };
}
__name(stateDigests, "stateDigests");
function stateDifference(before, after) {
  const found = new Map(after.files.map((file) => [file.name, file]));
  for (const was of before.files) {
    const is = found.get(was.name);
    found.delete(was.name);
    if (is === void 0) return `${was.name} is gone`;
    if (is.bytes !== was.bytes) return `${was.name} had ${was.bytes} bytes and has ${is.bytes}`;
    if (is.isWhole === was.isWhole && is.sha256 !== was.sha256) return `${was.name} has other bytes than before`;
    if (!(was.isWhole && is.isWhole) && (is.inode !== was.inode || is.mtimeNs !== was.mtimeNs)) return `${was.name} was written to or replaced`;
  }
  const [added] = found.keys();
  return added === void 0 ? null : `${added} was added`;
}
__name(stateDifference, "stateDifference");
function smallest(files, maxBytes) {
  let sum = 0;
  return new Set([...files].sort((a, b) => a.bytes - b.bytes).filter(({ bytes }) => (sum += bytes) <= maxBytes));
}
__name(smallest, "smallest");
function samplesOf(bytes) {
  const middle = Math.floor(bytes / 2);
  return [0, middle, Math.max(0, bytes - SAMPLE_BYTES)].map((start) => [start, Math.min(bytes, start + SAMPLE_BYTES)]);
}
__name(samplesOf, "samplesOf");
async function digestOf(path, pieces) {
  const hash = createHash("sha256");
  const file = await open(path);
  try {
    for (const [start, end] of pieces) await hashPiece(file, hash, [start, end]);
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}
__name(digestOf, "digestOf");
async function hashPiece(file, hash, [start, end]) {
  const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, Math.max(1, end - start)));
  for (let position = start; position < end; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - position), position);
    if (bytesRead === 0) return;
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
}
__name(hashPiece, "hashPiece");

// src/snapshot/files-digest.ts
import { createHash as createHash2 } from "node:crypto";
function filesDigest({ files }) {
  const hash = createHash2("sha256");
  for (const { name, sha256, isWhole } of files) {
    if (!isWhole) throw new Error(`${name} was not read whole`);
    hash.update(`${sha256}  ${name}
`);
  }
  return hash.digest("hex");
}
__name(filesDigest, "filesDigest");

// src/snapshot/verify-node-state.ts
var FINALIZED = "state";
var NON_FINALIZED = "non_finalized_state";
async function verifyNodeState(folder, pin, { shownAs = folder } = {}) {
  const wrong = /* @__PURE__ */ __name((what, ...below) => {
    throw new IndexbenchError("SNAPSHOT_CONTENT", { what, where: join3(shownAs, ...below) });
  }, "wrong");
  const { files, bytes } = await listStateFiles(folder);
  for (const [parts, expected, unit] of [
    [[FINALIZED], pin.stateVersion, "state format"],
    [[FINALIZED, pin.stateVersion], pin.network, "network"]
  ]) {
    const found = await namesIn(join3(folder, ...parts));
    if (found.length !== 1 || found[0] !== expected) wrong(`${unit}: expected ${expected}, found ${found.length === 0 ? "nothing" : found.join(", ")}`, ...parts);
  }
  const database = [FINALIZED, pin.stateVersion, pin.network];
  const missing = await missingFrom(join3(folder, ...database));
  if (missing !== null) wrong(`${missing} is missing`, ...database);
  const blocks = await namesIn(join3(folder, NON_FINALIZED, pin.network));
  if (blocks.length > 0 && !blocks.includes(pin.tipHash)) wrong(`the block of the tip ${pin.tipHash} is missing among ${String(blocks.length)}`, NON_FINALIZED, pin.network);
  if (pin.unpackedBytes !== null && bytes !== pin.unpackedBytes) wrong(`${String(files.length)} files have ${String(bytes)} bytes; the pin says ${String(pin.unpackedBytes)}`);
}
__name(verifyNodeState, "verifyNodeState");
async function verifyNodeStateFiles(folder, pin, options = {}) {
  await verifyNodeState(folder, pin, options);
  const digests = await stateDigests(folder, { maxWholeBytes: Infinity, ...options.signal === void 0 ? {} : { signal: options.signal } });
  const sha256 = filesDigest(digests);
  if (pin.filesSha256 !== void 0 && pin.filesSha256 !== sha256) {
    throw new IndexbenchError("SNAPSHOT_CONTENT", { what: `filesSha256: expected ${pin.filesSha256}, found ${sha256}: a file was added, taken away or changed`, where: options.shownAs ?? folder });
  }
  return { files: digests.files.length, bytes: digests.bytes, sha256 };
}
__name(verifyNodeStateFiles, "verifyNodeStateFiles");
async function namesIn(folder) {
  return (await readdir2(folder).catch(() => [])).sort();
}
__name(namesIn, "namesIn");
async function missingFrom(database) {
  const current = await readFile(join3(database, "CURRENT"), "utf8").catch(() => null);
  if (current === null) return "CURRENT";
  const names = await namesIn(database);
  const manifest = current.trim();
  return names.includes(manifest) ? null : manifest;
}
__name(missingFrom, "missingFrom");

export {
  filesDigest,
  listStateFiles,
  stateDigests,
  stateDifference,
  verifyNodeState,
  verifyNodeStateFiles
};
