import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  loadDemoPin,
  restoreDemoChain
} from "./chunk-LFLR77UG.mjs";
import "./chunk-HQTE73SZ.mjs";
import "./chunk-DFEF7AGE.mjs";
import "./chunk-CF3JGNYA.mjs";
import "./chunk-23LMURND.mjs";
import "./chunk-JWLR63VU.mjs";
import "./chunk-HRBZRBML.mjs";
import "./chunk-XIGGI6S6.mjs";
import "./chunk-5Y5C66FM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-SMNEMVQN.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-TEUT5V7Z.mjs";
import "./chunk-W5T7JYHG.mjs";
import "./chunk-HHHYB5DP.mjs";
import "./chunk-MRVMJQJ7.mjs";
import "./chunk-KJXDKPFY.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-WD3IR6EY.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-NBZWVPA6.mjs";
import "./chunk-AY7LHV53.mjs";
import "./chunk-JD7PCIXC.mjs";
import "./chunk-NQFLWWAX.mjs";
import "./chunk-A7MCN7FV.mjs";
import "./chunk-EYGIQVKB.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  loadDemoPin,
  restoreDemoChain
};
