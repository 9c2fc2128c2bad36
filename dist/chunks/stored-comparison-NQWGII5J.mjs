import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  storedComparison
} from "./chunk-DMWOVY5T.mjs";
import "./chunk-R42G5QHH.mjs";
import "./chunk-PW2WMN76.mjs";
import "./chunk-32VRBFLH.mjs";
import "./chunk-D5S3QFNW.mjs";
import "./chunk-POG7QTGG.mjs";
import "./chunk-25UAVXYT.mjs";
import "./chunk-HNKOPOCU.mjs";
import "./chunk-VBWWBLHP.mjs";
import "./chunk-QTZXZE6F.mjs";
import "./chunk-WID5VGEI.mjs";
import "./chunk-EQVHRWLF.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-YKPT7K3K.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-JNZ5CMQH.mjs";
import "./chunk-XF42LGIE.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-D7DRIS7J.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-5QMHAJEN.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  storedComparison
};
