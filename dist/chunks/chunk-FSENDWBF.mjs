import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  startPackageWatchdog
} from "./chunk-E5LAMIHY.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/open-obtain.ts
function openObtain({ sources, packageRoot, signal, onProgress }) {
  return { ...sources, packageRoot, workingFolder: process.cwd(), signal, onProgress, startGuard: /* @__PURE__ */ __name(() => startPackageWatchdog(packageRoot), "startGuard") };
}
__name(openObtain, "openObtain");

export {
  openObtain
};
