import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  hostWarnings
} from "./chunk-QTZXZE6F.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/index-build/warnings.ts
function indexBuildWarnings({ noise, oomKills }, cpus) {
  return hostWarnings({ noise, cpus, affinityUnread: null, oomKills });
}
__name(indexBuildWarnings, "indexBuildWarnings");

export {
  indexBuildWarnings
};
