import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  aggregate
} from "./chunk-QXLT2KSD.mjs";
import "./chunk-MBR5HGIZ.mjs";
import "./chunk-POG7QTGG.mjs";
import "./chunk-RW5XFZOO.mjs";
import "./chunk-MFU7TSIG.mjs";
import "./chunk-EYGIQVKB.mjs";
import "./chunk-3R2Y5QHF.mjs";
import "./chunk-C5L6XO5U.mjs";
import "./chunk-J3KPSRQG.mjs";
import "./chunk-ZDINL4UP.mjs";
import "./chunk-RXNZJ4SG.mjs";
import "./chunk-GHVFJDQO.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-DQX7YGY7.mjs";
import "./chunk-CGC4KA2A.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-UDPUKTUB.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  aggregate
};
