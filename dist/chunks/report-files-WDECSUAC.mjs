import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
} from "./chunk-VLQXYFWR.mjs";
import "./chunk-Z6BYZWAL.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-G4SSSCAT.mjs";
import "./chunk-OOJJHVB4.mjs";
import "./chunk-7BKZQ47T.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-7ZF54KZQ.mjs";
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
