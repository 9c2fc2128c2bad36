import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload,
  readInput
} from "./chunk-W5T7JYHG.mjs";
import "./chunk-EYGIQVKB.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload,
  readInput
};
