import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  recheckBundle,
  verificationError,
  verifyBundle
} from "./chunk-YVLKVUVP.mjs";
import "./chunk-AHDXYVJX.mjs";
import "./chunk-HOAAVOYG.mjs";
import "./chunk-HGITE7RO.mjs";
import "./chunk-7SWSFMQ7.mjs";
import "./chunk-X22PKAYN.mjs";
import "./chunk-D4SDYGR4.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-N7E47VXZ.mjs";
import "./chunk-YWLDVECH.mjs";
import "./chunk-XZD5FPPS.mjs";
import "./chunk-MRCKWFGY.mjs";
import "./chunk-HHHGIHDN.mjs";
import "./chunk-HNKOPOCU.mjs";
import "./chunk-VBWWBLHP.mjs";
import "./chunk-QTZXZE6F.mjs";
import "./chunk-WID5VGEI.mjs";
import "./chunk-EQVHRWLF.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-H3MLDNIS.mjs";
import "./chunk-D7DRIS7J.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-2LLGY5D6.mjs";
import "./chunk-5QMHAJEN.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  recheckBundle,
  verificationError,
  verifyBundle
};
