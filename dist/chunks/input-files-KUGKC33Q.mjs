import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isName,
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload,
  readInput
} from "./chunk-YKPT7K3K.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  isName,
  loadGates,
  loadPins,
  loadPlanInputs,
  loadWorkload,
  readInput
};
