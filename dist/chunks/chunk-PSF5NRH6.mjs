import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-FOJU3YVX.mjs";
import {
  startPackageWatchdog
} from "./chunk-E5LAMIHY.mjs";
import {
  loadPins
} from "./chunk-YKPT7K3K.mjs";
import {
  createTempFolder
} from "./chunk-UZHZWLOY.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/demo-chain.ts
import { join } from "node:path";
function loadDemoPin(packageRoot) {
  const pin = loadPins(null, packageRoot).snapshots["demo"];
  if (pin?.kind !== "compact-blocks") throw new Error('the embedded pins hold no snapshot "demo"');
  return pin;
}
__name(loadDemoPin, "loadDemoPin");
async function restoreDemoChain(packageRoot) {
  const pin = loadDemoPin(packageRoot);
  const watchdog = await startPackageWatchdog(packageRoot);
  const folder = createTempFolder({ registrar: watchdog });
  const remove = /* @__PURE__ */ __name(async () => {
    await folder.remove();
    await watchdog.stop();
  }, "remove");
  try {
    const path = join(folder.path, "chain");
    await restoreSnapshot({ pin, packageRoot, into: path, signal: watchdog.lost });
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
__name(restoreDemoChain, "restoreDemoChain");

export {
  loadDemoPin,
  restoreDemoChain
};
