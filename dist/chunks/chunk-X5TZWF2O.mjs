import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/driver-kinds.ts
function isGhz(driver) {
  return driver === "ghz" || driver === "ghz-as-published";
}
__name(isGhz, "isGhz");

export {
  isGhz
};
