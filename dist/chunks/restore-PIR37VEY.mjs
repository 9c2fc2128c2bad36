import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-SLLQIW6Z.mjs";
import "./chunk-P5HGHTPL.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-FBFLCVUB.mjs";
import "./chunk-27XY4FDN.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-WDLHGED5.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  restoreSnapshot
};
