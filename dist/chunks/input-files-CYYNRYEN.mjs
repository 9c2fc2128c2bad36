import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload
} from "./chunk-VBPH3MUY.mjs";
import "./chunk-R5Q3S5WZ.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload
};
