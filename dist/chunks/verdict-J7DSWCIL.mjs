import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  noteVerdict,
  verdictError
} from "./chunk-GE4IQSYK.mjs";
import "./chunk-25UAVXYT.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-XF42LGIE.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  noteVerdict,
  verdictError
};
