import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SYSTEMS,
  systemOf
} from "./chunk-RJWWR3IU.mjs";
import "./chunk-GJMTNFH5.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  SYSTEMS,
  systemOf
};
