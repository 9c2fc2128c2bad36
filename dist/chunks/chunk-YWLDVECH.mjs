import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  statusName
} from "./chunk-XZD5FPPS.mjs";
import {
  methodsOf
} from "./chunk-CGC4KA2A.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/sample-codes.ts
var SAMPLE_PHASE = { warmup: 0, measured: 1, cutOff: 2, unseen: 3 };
var DATA_ERROR_STATUS = 100;
var NO_CLIENT = -1;
function sampleStatusName(status) {
  return status === DATA_ERROR_STATUS ? "DATA_ERROR" : statusName(status);
}
__name(sampleStatusName, "sampleStatusName");

// src/load/drive-order.ts
var CHECKED_METHODS = /* @__PURE__ */ new Set(["GetBlock", "GetBlockNullifiers", "GetBlockRange", "GetBlockRangeNullifiers"]);
var UNSETTLED_METHODS = /* @__PURE__ */ new Set(["GetMempoolStream", "SendTransaction", "Ping"]);
function checkLevelOf(method) {
  if (CHECKED_METHODS.has(method)) return "blocks";
  return UNSETTLED_METHODS.has(method) ? "status" : "answers";
}
__name(checkLevelOf, "checkLevelOf");
function scenarioCheckLevel(scenario) {
  const levels = methodsOf(scenario).map(checkLevelOf);
  if (levels.every((level) => level === "blocks")) return "blocks";
  return levels.includes("status") ? "status" : "answers";
}
__name(scenarioCheckLevel, "scenarioCheckLevel");
function driveOrderOf(planned, settings) {
  const { scenario } = planned;
  return {
    ...settings,
    checkedPayloads: settings.checkedPayloads ?? null,
    method: scenario.method,
    requests: { kind: "schedule", planned },
    clients: scenario.clients,
    connections: Math.min(scenario.connections, scenario.clients),
    arrival: scenario.arrival,
    concurrencySteps: scenario.concurrencySteps,
    thinkMs: scenario.thinkSeconds === void 0 ? void 0 : scenario.thinkSeconds * 1e3,
    warmupRequests: scenario.warmupRequests,
    warmupMs: scenario.warmupSeconds === void 0 ? void 0 : scenario.warmupSeconds * 1e3,
    stop: scenario.stop,
    atEnd: scenario.atEnd,
    maxMessageBytes: scenario.maxMessageBytes,
    deadlineMs: scenario.deadlineSeconds * 1e3,
    check: scenarioCheckLevel(scenario)
  };
}
__name(driveOrderOf, "driveOrderOf");

// src/comparison/open-loop-delays.ts
var LATE_START_NS = 5e6;
var OpenLoopDelays = class {
  static {
    __name(this, "OpenLoopDelays");
  }
  lateStarts = 0;
  capHits = 0;
  /** When the last call on each place ended. */
  #endedNs;
  /** @param places the most calls in flight */
  constructor(places) {
    this.#endedNs = new Float64Array(places).fill(-Infinity);
  }
  /**
   * Takes the calls of a place in their order.
   *
   * @param place NO_CLIENT where the call never had one: it was due, and the run ended
   * @param isCounted false for a warm-up, which only takes its place
   */
  add(call) {
    const { place, intendedNs } = call;
    if (place === NO_CLIENT) {
      if (call.isCounted) this.capHits += 1;
      return;
    }
    const wasTaken = (this.#endedNs[place] ?? -Infinity) > intendedNs;
    this.#endedNs[place] = call.endNs;
    if (!call.isCounted) return;
    if (wasTaken) this.capHits += 1;
    else if (call.startNs - intendedNs > LATE_START_NS) this.lateStarts += 1;
  }
};

export {
  SAMPLE_PHASE,
  DATA_ERROR_STATUS,
  NO_CLIENT,
  sampleStatusName,
  OpenLoopDelays,
  checkLevelOf,
  scenarioCheckLevel,
  driveOrderOf
};
