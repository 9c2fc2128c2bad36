import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload
} from "./chunk-NUTJURN3.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-CRNQSTAR.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload
};
