import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  recheckBundle,
  verificationError,
  verifyBundle
} from "./chunk-PRT2JTA4.mjs";
import "./chunk-LR74RQ6S.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-N7E47VXZ.mjs";
import "./chunk-GRBRNJJT.mjs";
import "./chunk-OXTG6FV5.mjs";
import "./chunk-4NHYBI5M.mjs";
import "./chunk-Y2ZLAERK.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  recheckBundle,
  verificationError,
  verifyBundle
};
