import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  aggregate
} from "./chunk-SUMMOMWL.mjs";
import "./chunk-QIA7FCWE.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-KOTFYGK5.mjs";
import "./chunk-WK75UAAK.mjs";
import "./chunk-D6DKS75U.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-EEEB7KOY.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  aggregate
};
