import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  aggregate
} from "./chunk-Y34GIOJZ.mjs";
import "./chunk-ALP7JMQM.mjs";
import "./chunk-4OYZK2YC.mjs";
import "./chunk-NKUAV76T.mjs";
import "./chunk-R5Q3S5WZ.mjs";
import "./chunk-D6DKS75U.mjs";
import "./chunk-DG5XGDJH.mjs";
import "./chunk-TVVYODZD.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  aggregate
};
