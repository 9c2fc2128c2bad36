import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  restoreSnapshot
} from "./chunk-W3K2MCPV.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  restoreSnapshot
};
