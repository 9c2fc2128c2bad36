import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/statistics/percentile.ts
var REPORTED_PERCENTS = [50, 90, 95, 99, 99.9, 99.99];
var FEW_BEYOND = 10;
var TAIL_FROM_PERCENT = 99.9;
function nearestRank(count, percent) {
  const tenThousandths = Math.round(percent * 100);
  return Math.max(1, Math.ceil(count * tenThousandths / 1e4));
}
__name(nearestRank, "nearestRank");
function percentileOf(ascending, percent) {
  if (ascending.length === 0) return null;
  return ascending[nearestRank(ascending.length, percent) - 1] ?? null;
}
__name(percentileOf, "percentileOf");
function percentileMark(count, percent) {
  const beyondTimes10000 = count * (1e4 - Math.round(percent * 100));
  if (beyondTimes10000 >= FEW_BEYOND * 1e4) return "ok";
  if (percent >= TAIL_FROM_PERCENT) return null;
  return beyondTimes10000 < 1e4 ? "max" : "few";
}
__name(percentileMark, "percentileMark");

export {
  REPORTED_PERCENTS,
  nearestRank,
  percentileOf,
  percentileMark
};
