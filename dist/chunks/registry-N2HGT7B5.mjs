import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SYSTEMS,
  systemOf
} from "./chunk-Q3LVU76C.mjs";
import "./chunk-NX72FQLS.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  SYSTEMS,
  systemOf
};
