import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunk-UIMAPVQI.mjs";
import "./chunk-MRVMJQJ7.mjs";
import "./chunk-FUMVOAYM.mjs";
import "./chunk-K5Y77OU6.mjs";
import "./chunk-KJXDKPFY.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-XZD5FPPS.mjs";
import "./chunk-WD3IR6EY.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-ROAQOL2X.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  runReference
};
