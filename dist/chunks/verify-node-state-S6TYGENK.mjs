import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  verifyNodeState,
  verifyNodeStateFiles
} from "./chunk-72CABWDS.mjs";
import "./chunk-VUUZ4GBO.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  verifyNodeState,
  verifyNodeStateFiles
};
