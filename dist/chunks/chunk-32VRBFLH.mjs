import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/program-origin.ts
function programOriginText(origin) {
  switch (origin.kind) {
    case "embedded":
      return "part of this kit";
    case "named":
      return "the file that the pin names";
    case "given":
      return "given ready-made (INDEXBENCH_BIN): how it was built is not known";
    case "built":
    case "downloaded":
      return obtainedText(origin);
  }
}
__name(programOriginText, "programOriginText");
function obtainedText({ kind, obtainedAt, toolchain = [], builtIn }) {
  const by = toolchain.length === 0 ? "" : ` by ${toolchain.join(", ")}`;
  const at = obtainedAt === void 0 ? "" : ` at ${obtainedAt}`;
  const run = builtIn === void 0 ? "" : `, in CI run ${builtIn.runId ?? "unknown"} of ${builtIn.repository ?? "an unknown repository"}${builtIn.sha === null ? "" : ` at ${builtIn.sha}`}`;
  return `${kind} from its pin${by}${at}${run}`;
}
__name(obtainedText, "obtainedText");

export {
  programOriginText
};
