import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload
} from "./chunk-SSFGVUZB.mjs";
import "./chunk-7ZF54KZQ.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload
};
