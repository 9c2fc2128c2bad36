import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  assertWritable,
  makeFolder
} from "./chunk-GVPLQRK3.mjs";
import "./chunk-TEUT5V7Z.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  assertWritable,
  makeFolder
};
