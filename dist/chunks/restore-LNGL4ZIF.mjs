import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-HQTE73SZ.mjs";
import "./chunk-DFEF7AGE.mjs";
import "./chunk-CF3JGNYA.mjs";
import "./chunk-23LMURND.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-TEUT5V7Z.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-MRVMJQJ7.mjs";
import "./chunk-KJXDKPFY.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-WD3IR6EY.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  restoreSnapshot
};
