import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  indexBuildSeconds
} from "./chunk-HHHGIHDN.mjs";
import {
  driversOf,
  measurementCount
} from "./chunk-EQVHRWLF.mjs";
import {
  isGhz
} from "./chunk-X5TZWF2O.mjs";
import {
  compileArrival
} from "./chunk-H3MLDNIS.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/duration.ts
var PACES = {
  "compact-blocks": { callsPerSecond: 4e3, blocksPerSecond: 4e5, runSeconds: 4 },
  "node-state": { callsPerSecond: 35, blocksPerSecond: 2e4, runSeconds: 20 }
};
var NATIVE_OVERHEAD_SECONDS = 0.15;
var GHZ_OVERHEAD_SECONDS = 0.8;
var CEILING_SECONDS = 0.7;
function measurementSeconds(planned, driver, snapshot) {
  const { scenario } = planned;
  const pace = PACES[snapshot];
  const overhead = isGhz(driver) ? GHZ_OVERHEAD_SECONDS : NATIVE_OVERHEAD_SECONDS;
  const warmupSeconds = scenario.warmupSeconds ?? scenario.warmupRequests * callSeconds(planned, pace);
  return overhead + warmupSeconds + stopSeconds(planned, scenario.stop, pace);
}
__name(measurementSeconds, "measurementSeconds");
function runSeconds(plan) {
  const pairs = plan.scenarios.flatMap((planned) => driversOf(plan, planned).map((driver) => measurementSeconds(planned, driver, plan.snapshot.pin.kind)));
  const { firstHeight, tipHeight, kind } = plan.snapshot.pin;
  const building = plan.indexBuild === null ? 0 : indexBuildSeconds(plan.indexBuild, tipHeight - firstHeight + 1);
  return pairs.reduce((sum, seconds) => sum + seconds, PACES[kind].runSeconds + building);
}
__name(runSeconds, "runSeconds");
function planSeconds(plan) {
  return runSeconds(plan) * plan.variants.length * plan.repeats + measurementCount(plan) * CEILING_SECONDS;
}
__name(planSeconds, "planSeconds");
function stopSeconds(planned, stop, pace) {
  switch (stop.kind) {
    case "count":
      return boundedSeconds(stop, countSeconds(planned, stop.requests, pace));
    case "window":
      return stop.seconds;
    case "first":
      return Math.min(stop.seconds, countSeconds(planned, stop.requests, pace));
    case "passes":
      return Math.max(stop.minimumSeconds, (planned.lastHeight - planned.firstHeight + 1) / pace.blocksPerSecond);
  }
}
__name(stopSeconds, "stopSeconds");
function boundedSeconds({ minimumSeconds = 0, maximumSeconds = Infinity }, seconds) {
  return Math.min(maximumSeconds, Math.max(minimumSeconds, seconds));
}
__name(boundedSeconds, "boundedSeconds");
function countSeconds(planned, requests, pace) {
  const { arrival, thinkSeconds = 0, clients } = planned.scenario;
  const atFullSpeed = requests * (callSeconds(planned, pace) + thinkSeconds / clients);
  if (arrival === void 0) return atFullSpeed;
  return Math.max(atFullSpeed, compileArrival(arrival).dueSeconds(requests - 1));
}
__name(countSeconds, "countSeconds");
function callSeconds(planned, { callsPerSecond, blocksPerSecond }) {
  const { requests } = planned.scenario;
  const blocks = requests.kind === "ranges" || requests.kind === "download" ? requests.blocks : 0;
  return 1 / callsPerSecond + blocks / blocksPerSecond;
}
__name(callSeconds, "callSeconds");

export {
  measurementSeconds,
  runSeconds,
  planSeconds
};
