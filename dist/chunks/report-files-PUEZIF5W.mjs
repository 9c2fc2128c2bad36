import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
} from "./chunk-AI4TLUUB.mjs";
import "./chunk-A4R7VKVD.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-FMIHGAQ4.mjs";
import "./chunk-JEK5ADHS.mjs";
import "./chunk-7BKZQ47T.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-KOTFYGK5.mjs";
import "./chunk-BY66MVX2.mjs";
import "./chunk-WDLHGED5.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
};
