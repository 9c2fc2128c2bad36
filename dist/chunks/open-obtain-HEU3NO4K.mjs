import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openObtain
} from "./chunk-FSENDWBF.mjs";
import "./chunk-E5LAMIHY.mjs";
import "./chunk-KJEBYDVH.mjs";
import "./chunk-VVJMDCYH.mjs";
import "./chunk-NBZWVPA6.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-4XINFEGO.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  openObtain
};
