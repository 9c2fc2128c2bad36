import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/statistics/median.ts
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === void 0) return null;
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === void 0 ? upper : lower + (upper - lower) / 2;
}
__name(median, "median");

export {
  median
};
