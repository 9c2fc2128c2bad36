import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadDemoPin,
  restoreDemoChain
} from "./chunk-PSF5NRH6.mjs";
import "./chunk-FOJU3YVX.mjs";
import "./chunk-ZKIZNLOD.mjs";
import "./chunk-BX3INMKG.mjs";
import "./chunk-72CABWDS.mjs";
import "./chunk-E5LAMIHY.mjs";
import "./chunk-KJEBYDVH.mjs";
import "./chunk-VVJMDCYH.mjs";
import "./chunk-OHPKR2TC.mjs";
import "./chunk-U32SJDCF.mjs";
import "./chunk-DEM4TVKW.mjs";
import "./chunk-NBZWVPA6.mjs";
import "./chunk-M5CERM4E.mjs";
import "./chunk-MJSADCBD.mjs";
import "./chunk-OQQZG2TW.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-4XINFEGO.mjs";
import "./chunk-YKPT7K3K.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  loadDemoPin,
  restoreDemoChain
};
