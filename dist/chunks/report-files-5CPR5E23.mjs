import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
} from "./chunk-BJPVDHMZ.mjs";
import "./chunk-P3MKW4QZ.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-JNZ5CMQH.mjs";
import "./chunk-XF42LGIE.mjs";
import "./chunk-VAUBVMUN.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-RBUERAZT.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-XXE5QRW6.mjs";
import "./chunk-RUSGHASN.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
};
