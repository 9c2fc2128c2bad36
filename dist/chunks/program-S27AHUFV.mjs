import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunk-YEOSIZCI.mjs";
import "./chunk-DC2HTQD4.mjs";
import "./chunk-FBFLCVUB.mjs";
import "./chunk-27XY4FDN.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-M3D3AUQS.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  runReference
};
