import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
} from "./chunk-IW3VLFVE.mjs";
import "./chunk-52OLIHRR.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-GVPLQRK3.mjs";
import "./chunk-TEUT5V7Z.mjs";
import "./chunk-QRXMQXVI.mjs";
import "./chunk-OOJJHVB4.mjs";
import "./chunk-7BKZQ47T.mjs";
import "./chunk-MFU7TSIG.mjs";
import "./chunk-EYGIQVKB.mjs";
import "./chunk-C5L6XO5U.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
};
