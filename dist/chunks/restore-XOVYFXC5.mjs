import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-FOJU3YVX.mjs";
import "./chunk-ZKIZNLOD.mjs";
import "./chunk-BX3INMKG.mjs";
import "./chunk-72CABWDS.mjs";
import "./chunk-OHPKR2TC.mjs";
import "./chunk-U32SJDCF.mjs";
import "./chunk-DEM4TVKW.mjs";
import "./chunk-M5CERM4E.mjs";
import "./chunk-MJSADCBD.mjs";
import "./chunk-OQQZG2TW.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  restoreSnapshot
};
