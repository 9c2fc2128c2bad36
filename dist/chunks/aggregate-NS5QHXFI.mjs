import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  aggregate
} from "./chunk-4VPFGO45.mjs";
import "./chunk-FC5PHTIL.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-7ZF54KZQ.mjs";
import "./chunk-4NHYBI5M.mjs";
import "./chunk-Y2ZLAERK.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-EEEB7KOY.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  aggregate
};
