import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifySnapshot
} from "./chunk-BX3INMKG.mjs";
import "./chunk-OHPKR2TC.mjs";
import "./chunk-U32SJDCF.mjs";
import "./chunk-DEM4TVKW.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifySnapshot
};
