import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  sha256Hex
} from "./chunk-3J2UOSSP.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/file-digest.ts
import { createHash } from "node:crypto";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
var READ_BYTES = 1024 * 1024;
var READ_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
var smallFile = null;
function openNoFollow(path) {
  return open(path, READ_FLAGS);
}
__name(openNoFollow, "openNoFollow");
async function digestHandle(handle) {
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  let bytes = 0;
  for (; ; ) {
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, bytes);
    if (bytesRead === 0) return { sha256: hash.digest("hex"), bytes };
    hash.update(buffer.subarray(0, bytesRead));
    bytes += bytesRead;
  }
}
__name(digestHandle, "digestHandle");
async function digestFile(path) {
  const handle = await openNoFollow(path);
  try {
    return (await digestHandle(handle)).sha256;
  } finally {
    await handle.close();
  }
}
__name(digestFile, "digestFile");
function digestSmallFile(path, size) {
  const file = openSync(path, READ_FLAGS);
  try {
    if (smallFile === null || smallFile.length <= size) smallFile = Buffer.allocUnsafe(2 * size + 1);
    const buffer = smallFile;
    let bytes = 0;
    let read;
    do {
      read = readSync(file, buffer, bytes, size + 1 - bytes, null);
      bytes += read;
    } while (read > 0 && bytes < size);
    return bytes > size ? null : sha256Hex(buffer.subarray(0, bytes));
  } finally {
    closeSync(file);
  }
}
__name(digestSmallFile, "digestSmallFile");
function errorName(error) {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
__name(errorName, "errorName");

export {
  READ_FLAGS,
  openNoFollow,
  digestFile,
  digestSmallFile,
  errorName
};
