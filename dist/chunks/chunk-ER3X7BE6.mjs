import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/kernel-file.ts
import { closeSync, constants, openSync, readFileSync, readdirSync, writeSync } from "node:fs";
var REAL_TREE = { root: "", processes: "/proc" };
function readKernelFile(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return null;
  }
}
__name(readKernelFile, "readKernelFile");
function readKernelNumber(path) {
  return wholeNumber(readKernelFile(path));
}
__name(readKernelNumber, "readKernelNumber");
function wholeNumber(text) {
  const trimmed = text?.trim() ?? "";
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : null;
}
__name(wholeNumber, "wholeNumber");
function readKeyedFile(path) {
  const text = readKernelFile(path);
  if (text === null) return null;
  const entries = /* @__PURE__ */ new Map();
  for (const line of text.split("\n")) {
    const [key, value] = line.split(" ");
    const number = wholeNumber(value);
    if (key !== void 0 && key !== "" && number !== null) entries.set(key, number);
  }
  return entries;
}
__name(readKeyedFile, "readKeyedFile");
function listFolder(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
__name(listFolder, "listFolder");
function writeKernelFile(path, value) {
  let file = null;
  try {
    file = openSync(path, constants.O_WRONLY | constants.O_TRUNC);
    writeSync(file, value);
    return null;
  } catch (error) {
    return `${path}: writing ${value} gave ${systemCode(error)}`;
  } finally {
    if (file !== null) closeSync(file);
  }
}
__name(writeKernelFile, "writeKernelFile");
function systemCode(error) {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.message : String(error);
}
__name(systemCode, "systemCode");

// src/host/temp-folder.ts
import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
var TEMP_MARKER_FILE = ".indexbench-temporary";
var TEMP_PREFIX = "indexbench-";
function createTempFolder({ registrar, parent = tmpdir() }) {
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(realpathSync(resolve(parent)), TEMP_PREFIX));
  const token = `${process.pid} ${randomBytes(16).toString("hex")}`;
  registrar?.folderAdded({ path, token });
  writeFileSync(join(path, TEMP_MARKER_FILE), token, { flag: "wx" });
  return {
    path,
    remove: /* @__PURE__ */ __name(async () => {
      await removeTempFolder({ path, token });
      registrar?.folderRemoved(path);
    }, "remove")
  };
}
__name(createTempFolder, "createTempFolder");
async function removeTempFolder({ path, token }) {
  if (!isFolder(path) || readKernelFile(join(path, TEMP_MARKER_FILE)) !== token) return false;
  await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  return true;
}
__name(removeTempFolder, "removeTempFolder");
function ownerOfTempFolder(path) {
  const pid = Number((readKernelFile(join(path, TEMP_MARKER_FILE)) ?? "").split(" ")[0]);
  return isFolder(path) && Number.isInteger(pid) && pid > 0 ? pid : null;
}
__name(ownerOfTempFolder, "ownerOfTempFolder");
function isFolder(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
__name(isFolder, "isFolder");

export {
  REAL_TREE,
  readKernelFile,
  readKernelNumber,
  wholeNumber,
  readKeyedFile,
  listFolder,
  writeKernelFile,
  systemCode,
  createTempFolder,
  removeTempFolder,
  ownerOfTempFolder
};
