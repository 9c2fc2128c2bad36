import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  assertWritable,
  makeFolder
} from "./chunk-2PN5IRQX.mjs";
import "./chunk-NAMOMZDV.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  assertWritable,
  makeFolder
};
