import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError,
  clip
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/known-name.ts
function requireKnown({ kind, name, known, where }) {
  if (known.includes(name)) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `unknown ${kind} ${JSON.stringify(clip(name, 80))}; allowed: ${known.join(", ")}`, where });
}
__name(requireKnown, "requireKnown");
function ownEntry(record, name) {
  const entry = Object.hasOwn(record, name) ? record[name] : void 0;
  if (entry === void 0) throw new RangeError(`no entry ${name}`);
  return entry;
}
__name(ownEntry, "ownEntry");

export {
  requireKnown,
  ownEntry
};
