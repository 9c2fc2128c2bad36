import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  recheckBundle,
  verificationError,
  verifyBundle
} from "./chunk-CSBS3V3C.mjs";
import "./chunk-IC7R2T3O.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-6GZRJGHN.mjs";
import "./chunk-M3D3AUQS.mjs";
import "./chunk-WK75UAAK.mjs";
import "./chunk-D6DKS75U.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  recheckBundle,
  verificationError,
  verifyBundle
};
