import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/snapshot/cached-archive.ts
import { statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
function cachedArchivePath({ sha256, format }) {
  return `snapshots/${sha256}.${format}`;
}
__name(cachedArchivePath, "cachedArchivePath");
function findCachedArchive(pin, cacheFolder) {
  const file = join(cacheFolder, cachedArchivePath(pin));
  const found = lookAt(file);
  if (found === void 0) return { kind: "absent" };
  return found.isFile() ? { kind: "file", file, bytes: found.size } : { kind: "in-the-way", file };
}
__name(findCachedArchive, "findCachedArchive");
async function dropCachedArchive(file) {
  try {
    await rm(file, { force: true });
    return "was removed";
  } catch {
    return "cannot be removed";
  }
}
__name(dropCachedArchive, "dropCachedArchive");
function lookAt(file) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}
__name(lookAt, "lookAt");

export {
  cachedArchivePath,
  findCachedArchive,
  dropCachedArchive
};
