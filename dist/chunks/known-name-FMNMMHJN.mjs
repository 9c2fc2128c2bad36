import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  ownEntry,
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  ownEntry,
  requireKnown
};
