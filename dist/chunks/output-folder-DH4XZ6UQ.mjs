import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  assertWritable,
  makeFolder
} from "./chunk-VAUBVMUN.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  assertWritable,
  makeFolder
};
