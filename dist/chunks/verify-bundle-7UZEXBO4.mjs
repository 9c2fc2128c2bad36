import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  recheckBundle,
  verificationError,
  verifyBundle
} from "./chunk-NFXDSX5K.mjs";
import "./chunk-2E4R5UKQ.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-SPJPVNU2.mjs";
import "./chunk-M3D3AUQS.mjs";
import "./chunk-NKUAV76T.mjs";
import "./chunk-D6DKS75U.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  recheckBundle,
  verificationError,
  verifyBundle
};
