import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  requireKnown
} from "./chunk-W5QJ2R4F.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  requireKnown
};
