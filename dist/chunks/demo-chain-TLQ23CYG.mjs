import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-SQNUAAES.mjs";
import "./chunk-OTOVSJ3J.mjs";
import {
  startPackageWatchdog
} from "./chunk-AJDVLH3B.mjs";
import "./chunk-SBC3EOLE.mjs";
import "./chunk-OGI6RZVF.mjs";
import {
  loadPins
} from "./chunk-SSFGVUZB.mjs";
import "./chunk-XPNTZ3YA.mjs";
import "./chunk-4C5SWKNK.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-FJCORIUK.mjs";
import "./chunk-IWXKEQXP.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-NBZWVPA6.mjs";
import "./chunk-X77IQW5X.mjs";
import "./chunk-F5VHUKZQ.mjs";
import {
  createTempFolder
} from "./chunk-5CGUT4ID.mjs";
import "./chunk-7ZF54KZQ.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-WDLHGED5.mjs";
import "./chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/demo-chain.ts
import { join } from "node:path";
async function restoreDemoChain(packageRoot) {
  const pin = loadPins(null, packageRoot).snapshots["demo"];
  if (pin === void 0) throw new Error('the embedded pins hold no snapshot "demo"');
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
  restoreDemoChain
};
