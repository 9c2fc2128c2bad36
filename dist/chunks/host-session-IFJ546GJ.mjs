import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openHostSession,
  startPackageWatchdog
} from "./chunk-JWLR63VU.mjs";
import "./chunk-HRBZRBML.mjs";
import "./chunk-XIGGI6S6.mjs";
import "./chunk-5Y5C66FM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-SMNEMVQN.mjs";
import "./chunk-NBZWVPA6.mjs";
import "./chunk-AY7LHV53.mjs";
import "./chunk-JD7PCIXC.mjs";
import "./chunk-NQFLWWAX.mjs";
import "./chunk-A7MCN7FV.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  openHostSession,
  startPackageWatchdog
};
