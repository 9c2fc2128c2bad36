import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/index-build-plan.ts
var DEFAULTS = {
  stallSeconds: 1200,
  timeoutSeconds: 57600,
  settleSeconds: 5,
  samplesPerSecond: 20,
  denseSeconds: 60,
  steadySamplesPerSecond: 2,
  probeIntervalSeconds: 0.1,
  pageCache: "drop"
};
var BLOCKS_PER_SECOND = 1e3;
function indexBuildPlan(file, { firstHeight, tipHeight }) {
  return { ...DEFAULTS, ...file, probeHeight: probeHeightOf({ firstHeight, tipHeight }) };
}
__name(indexBuildPlan, "indexBuildPlan");
function probeHeightOf({ firstHeight, tipHeight }) {
  return Math.floor((firstHeight + tipHeight) / 2);
}
__name(probeHeightOf, "probeHeightOf");
function indexBuildSeconds(plan, blocks) {
  return Math.min(plan.timeoutSeconds, blocks / BLOCKS_PER_SECOND) + plan.settleSeconds;
}
__name(indexBuildSeconds, "indexBuildSeconds");

export {
  indexBuildPlan,
  probeHeightOf,
  indexBuildSeconds
};
