import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORT_FORMATS,
  parseFormats,
  writeReports
} from "./chunk-JPF3DW63.mjs";
import "./chunk-MGN4PC6O.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-CIS4ZCJP.mjs";
import "./chunk-CRNQSTAR.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  REPORT_FORMATS,
  parseFormats,
  writeReports
};
