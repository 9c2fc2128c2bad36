import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  cachedArchivePath
} from "./chunk-M5CERM4E.mjs";
import {
  cachedProgramPath,
  programKey,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import {
  parseProgramPin
} from "./chunk-QJGWNJXU.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/cache-entries.ts
var CACHE_LIMIT_BYTES = 10 * 1024 ** 3;
function cacheEntriesOf(plan) {
  const named = plan.variants.flatMap(({ node, ...variant }) => node === void 0 ? [variant] : [variant, node]);
  const programs = /* @__PURE__ */ new Map();
  for (const { name, pin } of named) {
    const program = keptProgram(name, pin);
    if (program !== null && !programs.has(program.key)) programs.set(program.key, program);
  }
  return { programs: [...programs.values()], snapshot: snapshotEntry(plan.snapshot) };
}
__name(cacheEntriesOf, "cacheEntriesOf");
function keptProgram(variant, pin) {
  const { program } = systemOf({ name: variant, pin });
  const { kind } = parseProgramPin(pin, `variant ${variant}`);
  if (program === null || kind === "path" || kind === "command") return null;
  const name = pin.build?.binary ?? program;
  const key = programKey(pin, name);
  return { variant, program: name, key, cacheKey: `indexbench-program-v1-${name}-${key}`, cachePath: cachedProgramPath({ key, program: name }) };
}
__name(keptProgram, "keptProgram");
function snapshotEntry({ name, pin }) {
  if (pin.source.kind !== "url") return null;
  const { archiveBytes } = pin;
  return { name, cacheKey: `indexbench-snapshot-v1-${pin.sha256}`, cachePath: cachedArchivePath(pin), archiveBytes, fitsCache: archiveBytes === null ? null : fitsCache(archiveBytes) };
}
__name(snapshotEntry, "snapshotEntry");
function fitsCache(archiveBytes) {
  return archiveBytes <= CACHE_LIMIT_BYTES;
}
__name(fitsCache, "fitsCache");

export {
  cacheEntriesOf,
  fitsCache
};
