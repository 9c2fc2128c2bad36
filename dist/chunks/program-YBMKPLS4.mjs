import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunk-CXARRY4W.mjs";
import "./chunk-L64UNPHA.mjs";
import "./chunk-U32SJDCF.mjs";
import "./chunk-K5Y77OU6.mjs";
import "./chunk-DEM4TVKW.mjs";
import "./chunk-XZD5FPPS.mjs";
import "./chunk-SAZ5FXJJ.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  runReference
};
