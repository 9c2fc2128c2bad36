import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  requireKnown
} from "./chunk-EEEB7KOY.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  requireKnown
};
