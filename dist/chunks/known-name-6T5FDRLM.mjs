import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ownEntry,
  requireKnown
} from "./chunk-UDPUKTUB.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  ownEntry,
  requireKnown
};
