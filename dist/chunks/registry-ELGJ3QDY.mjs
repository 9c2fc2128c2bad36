import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SYSTEMS,
  checkSnapshotFor,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import "./chunk-MJSADCBD.mjs";
import "./chunk-OQQZG2TW.mjs";
import "./chunk-YZEFXO5J.mjs";
import "./chunk-RFQZZ444.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-4XINFEGO.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-QJGWNJXU.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-SAZ5FXJJ.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  SYSTEMS,
  checkSnapshotFor,
  systemOf
};
