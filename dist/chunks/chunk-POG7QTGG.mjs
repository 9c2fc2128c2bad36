import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/error-share.ts
var LIMIT = 0.01;
function hasTooManyErrors(sums) {
  if (sums === null || sums.calls === 0) return false;
  return (sums.calls - sums.ok - sums.backpressure) / sums.calls > LIMIT;
}
__name(hasTooManyErrors, "hasTooManyErrors");

export {
  hasTooManyErrors
};
