import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifySnapshot
} from "./chunk-32OBXMW2.mjs";
import "./chunk-SXGS4VPI.mjs";
import "./chunk-FBFLCVUB.mjs";
import "./chunk-27XY4FDN.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifySnapshot
};
