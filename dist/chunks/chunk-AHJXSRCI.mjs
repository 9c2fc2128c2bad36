import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/rounding.ts
function round12(value) {
  if (!Number.isFinite(value)) throw new RangeError(`round12: ${value} is not a figure`);
  return Number(value.toPrecision(12));
}
__name(round12, "round12");

export {
  round12
};
