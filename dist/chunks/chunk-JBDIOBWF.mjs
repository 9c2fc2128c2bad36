import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isSameProcess,
  thisProcess
} from "./chunk-UZHZWLOY.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/lock-file.ts
import { randomBytes } from "node:crypto";
import { closeSync, linkSync, lstatSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
var LOCK = /^indexbench (\d+) (\d+) [0-9a-f]+\n$/;
var WRITING_MS = 2e3;
function takeLock({ file, registrar, refusal }) {
  const { pid, startTimeTicks } = thisProcess();
  const content = `indexbench ${pid} ${startTimeTicks} ${randomBytes(8).toString("hex")}
`;
  for (let attempt = 1; ; attempt += 1) {
    if (tryCreate(file, content)) break;
    const found = readLock(file);
    if (found === null && attempt < 5) continue;
    const holder = found === null ? "starting" : holderOf(found, file);
    if (holder !== "ended") throw refusal(holder);
    if (attempt >= 5) throw refusal("starting");
    removeEnded(file, found ?? "");
  }
  registrar?.lockAdded({ file, content });
  return () => {
    removeLock({ file, content });
    registrar?.lockRemoved(file);
  };
}
__name(takeLock, "takeLock");
function removeLock({ file, content }) {
  if (readLock(file) !== content) return false;
  rmSync(file, { force: true });
  return true;
}
__name(removeLock, "removeLock");
function ownerOfLock(file) {
  return ownerIn(readLock(file) ?? "");
}
__name(ownerOfLock, "ownerOfLock");
function ownerIn(content) {
  const [, pid, startTimeTicks] = LOCK.exec(content) ?? [];
  return pid === void 0 ? null : { pid: Number(pid), startTimeTicks: Number(startTimeTicks) };
}
__name(ownerIn, "ownerIn");
function holderOf(content, file) {
  const owner = ownerIn(content);
  if (owner !== null) return isSameProcess("/proc", owner) ? owner : "ended";
  if (content !== "") return "foreign";
  return Date.now() - (lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > WRITING_MS ? "ended" : "starting";
}
__name(holderOf, "holderOf");
function removeEnded(file, content) {
  const aside = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    renameSync(file, aside);
    if (readLock(aside) !== content) linkSync(aside, file);
  } catch {
  } finally {
    rmSync(aside, { force: true });
  }
}
__name(removeEnded, "removeEnded");
function tryCreate(file, content) {
  let descriptor = null;
  try {
    descriptor = openSync(file, "wx");
    writeSync(descriptor, content);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    if (descriptor !== null) rmSync(file, { force: true });
    throw error;
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}
__name(tryCreate, "tryCreate");
function readLock(file) {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === void 0) return null;
  if (!stat.isFile() || stat.size > 200) return "no lock";
  try {
    return readFileSync(file, "latin1");
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT" ? null : "no lock";
  }
}
__name(readLock, "readLock");

export {
  takeLock,
  removeLock,
  ownerOfLock
};
