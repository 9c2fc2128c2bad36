import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isHeld
} from "./chunk-3R2Y5QHF.mjs";
import "./chunk-C5L6XO5U.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import {
  IndexbenchError,
  describeError
} from "./chunk-ROAQOL2X.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/cli/verdict.ts
function noteVerdict({ outcome, gates, expected, refused, failures }, output) {
  const verdict = outcome === "passed" ? null : outcome === "failed" ? failed(gates, refused) : incomplete(expected, failures);
  if (verdict !== null) output.note(describeError(verdict));
}
__name(noteVerdict, "noteVerdict");
function failed(gates, refused) {
  const broken = gates.filter((result) => !isHeld(result));
  if (broken.length > 0) return new IndexbenchError("GATE_FAILED", { what: broken.map(({ id, verdict, figure, limit }) => `${id}: ${verdict}${figure === null ? "" : `, ${figure}`} (${limit})`).join("; ") });
  return refused.length > 0 ? null : new IndexbenchError("GATE_FAILED", { what: "a gate says no" });
}
__name(failed, "failed");
function incomplete({ runs, present }, failures) {
  const named = failures.slice(0, 3).map(({ label, code }) => `${label}: ${code}`);
  const more = failures.length > named.length ? [`${failures.length - named.length} more`] : [];
  return new IndexbenchError("RUN_FAILED", { what: `${present} of ${runs} declared runs are complete${named.length === 0 ? "" : `; ${[...named, ...more].join(", ")}`}` });
}
__name(incomplete, "incomplete");
export {
  noteVerdict
};
