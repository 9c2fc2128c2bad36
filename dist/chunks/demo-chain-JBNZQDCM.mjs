import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-A2XER5XY.mjs";
import {
  startWatchdog
} from "./chunk-YTRL5DIK.mjs";
import {
  loadPins
} from "./chunk-VBPH3MUY.mjs";
import "./chunk-4I26R7DG.mjs";
import {
  createTempFolder
} from "./chunk-ER3X7BE6.mjs";
import "./chunk-R5Q3S5WZ.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-NAMOMZDV.mjs";
import "./chunk-TDCI7UYF.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/demo-chain.ts
import { join } from "node:path";
async function restoreDemoChain(packageRoot) {
  const pin = loadPins(null, packageRoot).snapshots["demo"];
  if (pin === void 0) throw new Error('the embedded pins hold no snapshot "demo"');
  const watchdog = await startWatchdog({ entry: join(packageRoot, "dist", "watchdog.mjs") });
  const folder = createTempFolder({ registrar: watchdog });
  const remove = /* @__PURE__ */ __name(async () => {
    await folder.remove();
    await watchdog.stop();
  }, "remove");
  try {
    const path = join(folder.path, "chain");
    await restoreSnapshot({ pin, packageRoot, into: path });
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
__name(restoreDemoChain, "restoreDemoChain");
export {
  restoreDemoChain
};
