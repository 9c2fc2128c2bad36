import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SYSTEMS,
  systemOf
} from "./chunk-Z5R6IQ5I.mjs";
import "./chunk-CAMRV6P6.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  SYSTEMS,
  systemOf
};
