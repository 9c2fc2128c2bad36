import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  scheduleSha256
} from "./chunk-H3MLDNIS.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/unit.ts
var COUNTED_IN_BLOCKS = /* @__PURE__ */ new Set(["GetBlockRange", "GetBlockRangeNullifiers"]);
function unitOf({ method, requests }) {
  return requests.kind !== "mix" && COUNTED_IN_BLOCKS.has(method) ? "block" : "call";
}
__name(unitOf, "unitOf");

// src/plan/planned-scenario.ts
function plannedScenario({ scenario, workload, firstHeight, lastHeight, domain = "serving" }) {
  const unsigned = {
    scenario,
    workload,
    domain,
    unit: unitOf(scenario),
    projection: "shielded",
    firstHeight,
    lastHeight
  };
  return { ...unsigned, scheduleSha256: scheduleSha256(unsigned) };
}
__name(plannedScenario, "plannedScenario");

export {
  plannedScenario
};
