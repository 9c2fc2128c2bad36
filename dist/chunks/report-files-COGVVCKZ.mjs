import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
} from "./chunk-LB77BDB2.mjs";
import "./chunk-FOMTZC42.mjs";
import "./chunk-E7TFG73Q.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-R5Q3S5WZ.mjs";
import "./chunk-2PN5IRQX.mjs";
import "./chunk-NAMOMZDV.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-7BKZQ47T.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  REPORT_FORMATS,
  parseFormats,
  writeReport,
  writeReports
};
