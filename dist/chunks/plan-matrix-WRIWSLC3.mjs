import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  needsNode,
  planDigest,
  planMatrix
} from "./chunk-VYXTTK6U.mjs";
import "./chunk-ATQDN52O.mjs";
import "./chunk-LA4EDKEQ.mjs";
import "./chunk-67LU5OKW.mjs";
import "./chunk-4RCAVHP6.mjs";
import "./chunk-M5CERM4E.mjs";
import "./chunk-HHHGIHDN.mjs";
import "./chunk-VMS7CEPB.mjs";
import "./chunk-MJSADCBD.mjs";
import "./chunk-OQQZG2TW.mjs";
import "./chunk-YZEFXO5J.mjs";
import "./chunk-RFQZZ444.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-4XINFEGO.mjs";
import "./chunk-EQVHRWLF.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-QJGWNJXU.mjs";
import "./chunk-H3MLDNIS.mjs";
import "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-SAZ5FXJJ.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import "./chunk-5QMHAJEN.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  needsNode,
  planDigest,
  planMatrix
};
