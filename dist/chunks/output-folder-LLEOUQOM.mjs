import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  assertWritable,
  makeFolder
} from "./chunk-BY66MVX2.mjs";
import "./chunk-WDLHGED5.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  assertWritable,
  makeFolder
};
