import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifySnapshot
} from "./chunk-DFEF7AGE.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-MRVMJQJ7.mjs";
import "./chunk-KJXDKPFY.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-WD3IR6EY.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifySnapshot
};
