import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  compare,
  findBundles,
  openBundle
} from "./chunk-K3R2P5DB.mjs";
import {
  IndexbenchError
} from "./chunk-NX72FQLS.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/aggregate.ts
import { basename } from "node:path";
async function aggregate(request) {
  const opened = [];
  const refused = [];
  for (const folder of await findBundles(request.roots)) {
    try {
      const bundle = await openBundle(folder);
      await request.recheck?.(bundle);
      opened.push(bundle);
    } catch (error) {
      if (!(error instanceof IndexbenchError)) throw error;
      refused.push({ label: basename(folder), code: error.code, message: error.what });
    }
  }
  const comparison = compare(opened, refused, { indexbenchVersion: request.version, samplesVerified: request.recheck !== null, gates: request.gates });
  return { comparison, exitCode: exitCodeOfOutcome(comparison.outcome) };
}
__name(aggregate, "aggregate");
function exitCodeOfOutcome(outcome) {
  switch (outcome) {
    case "passed":
      return 0;
    case "failed":
      return 1;
    case "incomplete":
      return 4;
  }
}
__name(exitCodeOfOutcome, "exitCodeOfOutcome");

export {
  aggregate
};
