import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifySnapshot
} from "./chunk-OTOVSJ3J.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-FJCORIUK.mjs";
import "./chunk-IWXKEQXP.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifySnapshot
};
