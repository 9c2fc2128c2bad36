import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/scenario-drivers.ts
function driversOf({ drivers }, { scenario }) {
  return drivers.filter((driver) => scenario.drivers?.includes(driver) ?? true);
}
__name(driversOf, "driversOf");
function measurementCount(plan) {
  return plan.scenarios.reduce((sum, planned) => sum + driversOf(plan, planned).length, 0);
}
__name(measurementCount, "measurementCount");

export {
  driversOf,
  measurementCount
};
