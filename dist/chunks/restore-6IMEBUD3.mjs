import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-SQNUAAES.mjs";
import "./chunk-OTOVSJ3J.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-FJCORIUK.mjs";
import "./chunk-IWXKEQXP.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-WDLHGED5.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  restoreSnapshot
};
