import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  requireKnown
} from "./chunk-TVVYODZD.mjs";
import "./chunk-TDCI7UYF.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  requireKnown
};
