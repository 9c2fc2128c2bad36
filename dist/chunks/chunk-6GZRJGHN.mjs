import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  METHODS,
  statusName
} from "./chunk-M3D3AUQS.mjs";
import {
  digestOf
} from "./chunk-DG5XGDJH.mjs";
import {
  IndexbenchError
} from "./chunk-PQ5XWOJV.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/sample-codes.ts
var SAMPLE_PHASE = { warmup: 0, measured: 1, cutOff: 2, unseen: 3 };
var DATA_ERROR_STATUS = 100;
function sampleStatusName(status) {
  return status === DATA_ERROR_STATUS ? "DATA_ERROR" : statusName(status);
}
__name(sampleStatusName, "sampleStatusName");

// src/load/drive-order.ts
var CHECKED_METHODS = /* @__PURE__ */ new Set(["GetBlock", "GetBlockNullifiers", "GetBlockRange", "GetBlockRangeNullifiers"]);
function checkLevelOf(method) {
  return CHECKED_METHODS.has(method) ? "blocks" : "status";
}
__name(checkLevelOf, "checkLevelOf");
function driveOrderOf(planned, settings) {
  const { scenario } = planned;
  return {
    ...settings,
    checkedPayloads: settings.checkedPayloads ?? null,
    method: scenario.method,
    requests: { kind: "schedule", planned },
    clients: scenario.clients,
    connections: Math.min(scenario.connections, scenario.clients),
    warmupRequests: scenario.warmupRequests,
    stop: scenario.stop,
    maxMessageBytes: scenario.maxMessageBytes,
    deadlineMs: scenario.deadlineSeconds * 1e3,
    check: checkLevelOf(scenario.method)
  };
}
__name(driveOrderOf, "driveOrderOf");

// src/statistics/split-mix64.ts
var MASK = (1n << 64n) - 1n;
var SplitMix64 = class {
  static {
    __name(this, "SplitMix64");
  }
  #state;
  constructor(seed) {
    this.#state = seed & MASK;
  }
  /** The next value, 0 to 2^64 − 1. */
  next() {
    this.#state = this.#state + 0x9e3779b97f4a7c15n & MASK;
    let z = this.#state;
    z = (z ^ z >> 30n) * 0xbf58476d1ce4e5b9n & MASK;
    z = (z ^ z >> 27n) * 0x94d049bb133111ebn & MASK;
    return z ^ z >> 31n;
  }
  /** `next() mod n`, 0 to n − 1: the reference study's rule, kept with its slight bias so that the same heights come out. */
  below(n) {
    if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`not a positive integer: ${String(n)}`);
    return Number(this.next() % BigInt(n));
  }
};

// src/plan/request-kinds.ts
var REQUEST_KINDS = {
  GetLightdInfo: ["empty"],
  GetLatestBlock: ["empty"],
  GetLatestTreeState: ["empty"],
  GetMempoolTx: ["empty"],
  GetMempoolStream: ["empty"],
  GetBlock: ["heights"],
  GetBlockNullifiers: ["heights"],
  GetTreeState: ["heights"],
  GetBlockRange: ["ranges", "download"],
  GetBlockRangeNullifiers: ["ranges", "download"]
};
var SCHEDULED_METHODS = Object.keys(REQUEST_KINDS);
function requestKindsOf(method) {
  return REQUEST_KINDS[method] ?? [];
}
__name(requestKindsOf, "requestKindsOf");

// src/plan/schedule.ts
var RANGE_STEP = 2654435761n;
var EMPTY = { kind: "empty" };
function compileSchedule(planned) {
  const { requests, method, warmupRequests } = planned.scenario;
  assertArgumentsFit(planned);
  const blocksPerCall = METHODS[method].responseType === "CompactBlock" ? 1 : 0;
  const fixed = { requestsInPass: null, firstMeasured: warmupRequests };
  switch (requests.kind) {
    case "empty":
      return { ...fixed, cycleLength: 1, at: /* @__PURE__ */ __name(() => EMPTY, "at"), blocksIn: /* @__PURE__ */ __name(() => 0, "blocksIn") };
    case "heights": {
      const heights = heightList(planned, requests);
      const at = /* @__PURE__ */ __name((i) => ({ kind: "height", height: heights[i % heights.length] }), "at");
      return { ...fixed, cycleLength: heights.length, at, blocksIn: /* @__PURE__ */ __name(() => blocksPerCall, "blocksIn") };
    }
    case "ranges":
      return { ...fixed, cycleLength: null, at: rangeFormula(planned, requests), blocksIn: /* @__PURE__ */ __name(() => requests.blocks * blocksPerCall, "blocksIn") };
    case "download":
      return downloadSchedule(planned, requests.blocks, blocksPerCall);
  }
}
__name(compileSchedule, "compileSchedule");
function assertArgumentsFit(planned) {
  const { method, requests, id } = planned.scenario;
  const kinds = requestKindsOf(method);
  if (kinds.includes(requests.kind)) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", {
    what: kinds.length === 0 ? `no schedule can make requests for ${method}` : `${method} takes requests of kind ${kinds.join(" or ")}, not ${requests.kind}`,
    where: `scenario ${id}`,
    next: "Change the method, or the kind of its requests."
  });
}
__name(assertArgumentsFit, "assertArgumentsFit");
function heightList(planned, requests) {
  const generator = new SplitMix64(BigInt(requests.seed));
  const span = planned.lastHeight - planned.firstHeight + 1;
  return Float64Array.from({ length: requests.listLength }, () => planned.firstHeight + generator.below(span));
}
__name(heightList, "heightList");
function rangeStarts({ firstHeight, lastHeight }, blocks) {
  return lastHeight - firstHeight + 1 - blocks + 1;
}
__name(rangeStarts, "rangeStarts");
function rangeFormula(planned, requests) {
  const starts = rangeStarts(planned, requests.blocks);
  if (starts < 1) {
    throw new IndexbenchError("INPUT_INCONSISTENT", {
      what: `ranges of ${String(requests.blocks)} blocks do not fit into heights ${String(planned.firstHeight)} to ${String(planned.lastHeight)}`,
      where: `scenario ${planned.scenario.id}`,
      next: "Use fewer blocks a call, or a longer snapshot."
    });
  }
  const offset = BigInt(requests.offset);
  const modulus = BigInt(starts);
  return (i) => {
    const start = planned.firstHeight + Number((BigInt(i) * RANGE_STEP + offset) % modulus);
    return { kind: "range", start, end: start + requests.blocks - 1 };
  };
}
__name(rangeFormula, "rangeFormula");
function downloadSchedule(planned, blocks, blocksPerCall) {
  const { firstHeight, lastHeight } = planned;
  const ranges = Math.ceil((lastHeight - firstHeight + 1) / blocks);
  const startOf = /* @__PURE__ */ __name((i) => firstHeight + i % ranges * blocks, "startOf");
  const endOf = /* @__PURE__ */ __name((i) => Math.min(lastHeight, startOf(i) + blocks - 1), "endOf");
  return {
    requestsInPass: ranges,
    cycleLength: ranges,
    firstMeasured: Math.ceil(planned.scenario.warmupRequests / ranges) * ranges,
    at: /* @__PURE__ */ __name((i) => ({ kind: "range", start: startOf(i), end: endOf(i) }), "at"),
    blocksIn: /* @__PURE__ */ __name((i) => (endOf(i) - startOf(i) + 1) * blocksPerCall, "blocksIn")
  };
}
__name(downloadSchedule, "downloadSchedule");
function scheduleSha256(planned) {
  const { method, requests, stop, warmupRequests } = planned.scenario;
  const { firstHeight, lastHeight } = planned;
  return digestOf({ method, requests, firstHeight, lastHeight, stop, warmupRequests });
}
__name(scheduleSha256, "scheduleSha256");

export {
  SAMPLE_PHASE,
  DATA_ERROR_STATUS,
  sampleStatusName,
  checkLevelOf,
  driveOrderOf,
  SplitMix64,
  SCHEDULED_METHODS,
  requestKindsOf,
  RANGE_STEP,
  compileSchedule,
  rangeStarts,
  scheduleSha256
};
