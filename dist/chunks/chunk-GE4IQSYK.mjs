import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isHeld
} from "./chunk-25UAVXYT.mjs";
import {
  IndexbenchError,
  clip,
  describeError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/cli/verdict.ts
function noteVerdict(comparison, output) {
  const verdict = verdictError(comparison);
  if (verdict !== null) output.note(describeError(verdict));
}
__name(noteVerdict, "noteVerdict");
function verdictError({ outcome, gates, expected, refused, failures }) {
  return outcome === "passed" ? null : outcome === "failed" ? failed(gates, refused) : incomplete(expected, failures);
}
__name(verdictError, "verdictError");
function failed(gates, refused) {
  const broken = gates.filter((result) => !isHeld(result));
  if (broken.length > 0) return new IndexbenchError("GATE_FAILED", { what: broken.map(({ id, verdict, figure, limit }) => `${id}: ${verdict}${figure === null ? "" : `, ${figure}`} (${limit})`).join("; ") });
  return refused.length > 0 ? null : new IndexbenchError("GATE_FAILED", { what: "a gate says no" });
}
__name(failed, "failed");
function incomplete({ runs, present }, failures) {
  const named = failures.slice(0, 3).map(({ label, code, message }) => `${label}: ${code === "RUN_FAILED" ? clip(message, 160) : code}`);
  const more = failures.length > named.length ? [`${failures.length - named.length} more`] : [];
  return new IndexbenchError("RUN_FAILED", { what: `${present} of ${runs} declared runs are complete${named.length === 0 ? "" : `; ${[...named, ...more].join(", ")}`}` });
}
__name(incomplete, "incomplete");

export {
  noteVerdict,
  verdictError
};
