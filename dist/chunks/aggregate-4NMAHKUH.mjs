import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  aggregate
} from "./chunk-UYCBA4NT.mjs";
import "./chunk-K3R2P5DB.mjs";
import "./chunk-JJJI2ULQ.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-CRNQSTAR.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  aggregate
};
