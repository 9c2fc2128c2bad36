import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  writeRefusal
} from "./chunk-GTG5QIG2.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/bundle/output-folder.ts
import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(resolve(folder)));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw writeRefusal(error, folder);
  }
}
__name(makeFolder, "makeFolder");
function assertWritable(folder) {
  const nearest = nearestExisting(resolve(folder));
  try {
    accessSync(`${nearest}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw writeRefusal(error, folder);
  }
}
__name(assertWritable, "assertWritable");
function nearestExisting(path) {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
__name(nearestExisting, "nearestExisting");

export {
  makeFolder,
  assertWritable
};
