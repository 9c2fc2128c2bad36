import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SYSTEMS,
  checkSnapshotFor,
  systemOf
} from "./chunk-HK2GSIWA.mjs";
import "./chunk-23LMURND.mjs";
import "./chunk-RFQZZ444.mjs";
import "./chunk-YG7VJ6NE.mjs";
import "./chunk-5Y5C66FM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-SMNEMVQN.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-TEUT5V7Z.mjs";
import "./chunk-FUMVOAYM.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-AY7LHV53.mjs";
import "./chunk-JD7PCIXC.mjs";
import "./chunk-NQFLWWAX.mjs";
import "./chunk-A7MCN7FV.mjs";
import "./chunk-EYGIQVKB.mjs";
import "./chunk-GHVFJDQO.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  SYSTEMS,
  checkSnapshotFor,
  systemOf
};
