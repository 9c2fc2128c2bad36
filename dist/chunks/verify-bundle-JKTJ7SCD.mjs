import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  recheckBundle,
  verificationError,
  verifyBundle
} from "./chunk-HCUX7IX2.mjs";
import "./chunk-ZTX6QYDP.mjs";
import "./chunk-KOKT4ROD.mjs";
import "./chunk-ZNZW4BGM.mjs";
import "./chunk-M3D3AUQS.mjs";
import "./chunk-JJJI2ULQ.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  recheckBundle,
  verificationError,
  verifyBundle
};
