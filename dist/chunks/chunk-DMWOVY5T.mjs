import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openAll
} from "./chunk-R42G5QHH.mjs";
import {
  compare
} from "./chunk-PW2WMN76.mjs";
import {
  readInput
} from "./chunk-YKPT7K3K.mjs";
import {
  parseDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/stored-comparison.ts
import { statSync } from "node:fs";
var MAXIMUM_BYTES = 256 * 1024 * 1024;
async function storedComparison(path, { version, recheck = null }) {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return parseDocument("Comparison", readInput(path, MAXIMUM_BYTES), path);
  const { opened, refused } = await openAll([path], recheck);
  if (opened.length === 0) throw new IndexbenchError("INPUT_INCONSISTENT", { what: refused.length === 0 ? "no bundle lies below it" : `none of its ${String(refused.length)} bundles is usable; the first: ${refused[0]?.message ?? ""}`, where: path, next: "Name the folder of a stored run, or its comparison.json." });
  return compare(opened, refused, { indexbenchVersion: version, samplesVerified: recheck !== null, gates: null });
}
__name(storedComparison, "storedComparison");

export {
  storedComparison
};
