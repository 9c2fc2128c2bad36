import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ERRORS,
  IndexbenchError,
  describeError,
  exitCodeOf
} from "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  ERRORS,
  IndexbenchError,
  describeError,
  exitCodeOf
};
