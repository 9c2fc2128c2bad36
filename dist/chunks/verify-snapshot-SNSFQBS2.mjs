import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifySnapshot
} from "./chunk-YAXBUCVF.mjs";
import "./chunk-SXGS4VPI.mjs";
import "./chunk-OVICB62N.mjs";
import "./chunk-PFNQ22K7.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifySnapshot
};
