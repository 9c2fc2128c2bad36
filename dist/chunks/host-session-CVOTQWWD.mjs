import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  openHostSession,
  startPackageWatchdog
} from "./chunk-AJDVLH3B.mjs";
import "./chunk-SBC3EOLE.mjs";
import "./chunk-XPNTZ3YA.mjs";
import "./chunk-4C5SWKNK.mjs";
import "./chunk-NBZWVPA6.mjs";
import "./chunk-X77IQW5X.mjs";
import "./chunk-F5VHUKZQ.mjs";
import "./chunk-5CGUT4ID.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  openHostSession,
  startPackageWatchdog
};
