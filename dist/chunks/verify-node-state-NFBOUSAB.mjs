import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifyNodeState,
  verifyNodeStateFiles
} from "./chunk-CF3JGNYA.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifyNodeState,
  verifyNodeStateFiles
};
