import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  choosePlan
} from "./chunk-7UUKNJK3.mjs";
import "./chunk-LA4EDKEQ.mjs";
import "./chunk-VCC6MBRU.mjs";
import "./chunk-M7PIXBSF.mjs";
import "./chunk-67LU5OKW.mjs";
import "./chunk-MRCKWFGY.mjs";
import "./chunk-HHHGIHDN.mjs";
import "./chunk-WID5VGEI.mjs";
import "./chunk-EQVHRWLF.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-YKPT7K3K.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-WH227OHT.mjs";
import "./chunk-FDMA7XYU.mjs";
import "./chunk-QJGWNJXU.mjs";
import "./chunk-H3MLDNIS.mjs";
import "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-5QMHAJEN.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  choosePlan
};
