import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  packageRoot
} from "./chunk-42J2YHVQ.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  packageRoot
};
