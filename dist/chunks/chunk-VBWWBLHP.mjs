import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  hostClassOf,
  hostFieldsOf
} from "./chunk-QTZXZE6F.mjs";
import {
  digestOf
} from "./chunk-3J2UOSSP.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/index-build/work.ts
function indexBuildWorkOf({ snapshot, indexBuild }, probeHash) {
  if (indexBuild === null) throw new RangeError("the plan has no index build");
  const { sha256, tipHeight, tipHash } = snapshot.pin;
  const { probeHeight, probeIntervalSeconds, settleSeconds } = indexBuild;
  const fields = { domain: "index-build", snapshotSha256: sha256, tipHeight, tipHash, probeHeight, probeHash, probeIntervalSeconds, settleSeconds };
  return { workKey: digestOf(fields), fields };
}
__name(indexBuildWorkOf, "indexBuildWorkOf");
function indexBuildHostOf(run, pageCache) {
  return hostClassOf({ ...hostFieldsOf(run), pageCache });
}
__name(indexBuildHostOf, "indexBuildHostOf");

export {
  indexBuildWorkOf,
  indexBuildHostOf
};
