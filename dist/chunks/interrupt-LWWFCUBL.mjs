import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  catchInterrupts,
  exitOnSame,
  isInterrupted
} from "./chunk-RSWLDBUT.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  catchInterrupts,
  exitOnSame,
  isInterrupted
};
