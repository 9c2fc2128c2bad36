import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifySnapshot
} from "./chunk-P5HGHTPL.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-FBFLCVUB.mjs";
import "./chunk-27XY4FDN.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifySnapshot
};
