import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  recheckBundle,
  verificationError,
  verifyBundle
} from "./chunk-LBK4U2F2.mjs";
import "./chunk-PUA5OB56.mjs";
import "./chunk-X26WVKDU.mjs";
import "./chunk-X22PKAYN.mjs";
import "./chunk-D4SDYGR4.mjs";
import "./chunk-HOAAVOYG.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-N7E47VXZ.mjs";
import "./chunk-7GHMTDVB.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-XZD5FPPS.mjs";
import "./chunk-WD3IR6EY.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-A7MCN7FV.mjs";
import "./chunk-J3KPSRQG.mjs";
import "./chunk-ZDINL4UP.mjs";
import "./chunk-RXNZJ4SG.mjs";
import "./chunk-GHVFJDQO.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-DQX7YGY7.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-UDPUKTUB.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  recheckBundle,
  verificationError,
  verifyBundle
};
