import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ERRORS,
  IndexbenchError,
  describeError,
  exitCodeOf
} from "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  ERRORS,
  IndexbenchError,
  describeError,
  exitCodeOf
};
