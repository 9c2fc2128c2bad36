import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SplitMix64,
  Xoshiro128
} from "./chunk-4PUNR7HK.mjs";
import {
  digestOf
} from "./chunk-3J2UOSSP.mjs";
import {
  METHODS
} from "./chunk-PDP6C3QV.mjs";
import {
  SHIELDED_PROTOCOL
} from "./chunk-4S4E7SE5.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/mix-order.ts
function mixOrder(weights) {
  const length = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = new Uint16Array(length);
  const numbers = new Uint32Array(length);
  const credit = weights.map(() => 0);
  const given = weights.map(() => 0);
  for (let turn = 0; turn < length; turn += 1) {
    for (const [part2, weight] of weights.entries()) credit[part2] = (credit[part2] ?? 0) + weight;
    const part = credit.indexOf(Math.max(...credit));
    credit[part] = (credit[part] ?? 0) - length;
    parts[turn] = part;
    numbers[turn] = given[part] ?? 0;
    given[part] = (given[part] ?? 0) + 1;
  }
  const partOf = /* @__PURE__ */ __name((i) => parts[i % length], "partOf");
  return { length, partOf, numberIn: /* @__PURE__ */ __name((i) => Math.floor(i / length) * weights[partOf(i)] + numbers[i % length], "numberIn") };
}
__name(mixOrder, "mixOrder");

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
  GetBlockRangeNullifiers: ["ranges", "download"],
  GetTransaction: ["transactions"],
  GetTaddressTxids: ["addresses"],
  GetTaddressTransactions: ["addresses"],
  GetTaddressBalance: ["addresses"],
  GetTaddressBalanceStream: ["addresses"],
  GetAddressUtxos: ["addresses"],
  GetAddressUtxosStream: ["addresses"],
  GetSubtreeRoots: ["subtrees"]
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
  const fixed = { requestsInPass: null, firstMeasured: warmupRequests, mix: null };
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
    case "transactions":
      return { ...fixed, ...inTurn(planned.txids, (txid) => ({ kind: "transaction", txid })), blocksIn: /* @__PURE__ */ __name(() => 0, "blocksIn") };
    case "addresses":
      return { ...fixed, ...inTurn(planned.addresses, addressArguments(planned)), blocksIn: /* @__PURE__ */ __name(() => 0, "blocksIn") };
    case "subtrees": {
      const request = subtreeArguments(requests);
      return { ...fixed, cycleLength: 1, at: /* @__PURE__ */ __name(() => request, "at"), blocksIn: /* @__PURE__ */ __name(() => 0, "blocksIn") };
    }
    case "mix":
      return mixSchedule(planned, requests);
  }
}
__name(compileSchedule, "compileSchedule");
function mixSchedule(planned, requests) {
  const order = mixOrder(requests.parts.map(({ weight }) => weight));
  const parts = requests.parts.map((part) => {
    const scenario = { ...planned.scenario, method: part.method, requests: part.requests, warmupRequests: 0 };
    return { method: part.method, schedule: compileSchedule({ ...planned, scenario }) };
  });
  const of = /* @__PURE__ */ __name((i) => parts[order.partOf(i)].schedule, "of");
  return {
    at: /* @__PURE__ */ __name((i) => of(i).at(order.numberIn(i)), "at"),
    blocksIn: /* @__PURE__ */ __name((i) => of(i).blocksIn(order.numberIn(i)), "blocksIn"),
    requestsInPass: null,
    cycleLength: null,
    firstMeasured: planned.scenario.warmupRequests,
    mix: { order, parts }
  };
}
__name(mixSchedule, "mixSchedule");
function assertArgumentsFit(planned) {
  const { method, requests, id } = planned.scenario;
  if (requests.kind === "mix") return;
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
function inTurn(values = [], toArguments) {
  const all = values.map(toArguments);
  return { cycleLength: Math.max(1, all.length), at: /* @__PURE__ */ __name((i) => all[i % all.length], "at") };
}
__name(inTurn, "inTurn");
function addressArguments({ scenario, firstHeight: start, lastHeight: end }) {
  switch (METHODS[scenario.method].requestType) {
    case "TransparentAddressBlockFilter":
      return (address) => ({ kind: "address-history", address, start, end });
    case "AddressList":
      return (address) => ({ kind: "address-list", address });
    case "GetAddressUtxosArg":
      return (address) => ({ kind: "address-outputs", address, start });
    default:
      return (address) => ({ kind: "address", address });
  }
}
__name(addressArguments, "addressArguments");
function subtreeArguments({ protocol, startIndex, maxEntries }) {
  return { kind: "subtrees", protocol: SHIELDED_PROTOCOL[protocol], startIndex, maxEntries };
}
__name(subtreeArguments, "subtreeArguments");
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
    mix: null,
    at: /* @__PURE__ */ __name((i) => ({ kind: "range", start: startOf(i), end: endOf(i) }), "at"),
    blocksIn: /* @__PURE__ */ __name((i) => (endOf(i) - startOf(i) + 1) * blocksPerCall, "blocksIn")
  };
}
__name(downloadSchedule, "downloadSchedule");
function scheduleSha256(planned) {
  const { method, requests, stop, warmupRequests, arrival, concurrencySteps, thinkSeconds, warmupSeconds, atEnd } = planned.scenario;
  const { firstHeight, lastHeight, txids, addresses } = planned;
  const model = Object.entries({ txids, addresses, arrival, concurrencySteps, thinkSeconds, warmupSeconds, atEnd }).filter(([, value]) => value !== void 0);
  return digestOf({ method, requests, firstHeight, lastHeight, stop, warmupRequests, ...Object.fromEntries(model) });
}
__name(scheduleSha256, "scheduleSha256");

// src/plan/arrival.ts
var MOST_STAIRS = 1e4;
function compileArrival(arrival) {
  switch (arrival.kind) {
    case "constant":
      return { dueSeconds: /* @__PURE__ */ __name((k) => k / arrival.perSecond, "dueSeconds") };
    case "step":
      return stairs(arrival);
    case "line":
      return line(arrival);
    case "poisson":
      return new PoissonTimes(arrival);
  }
}
__name(compileArrival, "compileArrival");
function stairCount({ startPerSecond, endPerSecond, stepPerSecond }) {
  return Math.ceil(Math.abs(endPerSecond - startPerSecond) / stepPerSecond) + 1;
}
__name(stairCount, "stairCount");
function stairs(arrival) {
  const { startPerSecond, endPerSecond, stepPerSecond, stepSeconds } = arrival;
  const count = stairCount(arrival);
  const direction = Math.sign(endPerSecond - startPerSecond);
  const rates = Float64Array.from({ length: count }, (_, stair2) => stair2 === count - 1 ? endPerSecond : startPerSecond + direction * stair2 * stepPerSecond);
  const before = new Float64Array(count);
  for (let stair2 = 1; stair2 < count; stair2 += 1) before[stair2] = before[stair2 - 1] + rates[stair2 - 1] * stepSeconds;
  let stair = 0;
  return {
    dueSeconds: /* @__PURE__ */ __name((k) => {
      while (stair > 0 && k < before[stair]) stair -= 1;
      while (stair + 1 < count && k >= before[stair + 1]) stair += 1;
      return stair * stepSeconds + (k - before[stair]) / rates[stair];
    }, "dueSeconds")
  };
}
__name(stairs, "stairs");
function line({ startPerSecond, endPerSecond, seconds }) {
  const slope = (endPerSecond - startPerSecond) / seconds;
  const during = (startPerSecond + endPerSecond) / 2 * seconds;
  return {
    dueSeconds: /* @__PURE__ */ __name((k) => {
      if (k >= during) return seconds + (k - during) / endPerSecond;
      return 2 * k / (startPerSecond + Math.sqrt(startPerSecond * startPerSecond + 2 * slope * k));
    }, "dueSeconds")
  };
}
__name(line, "line");
var PoissonTimes = class {
  static {
    __name(this, "PoissonTimes");
  }
  #arrival;
  #random;
  #k = -1;
  #dueSeconds = 0;
  constructor(arrival) {
    this.#arrival = arrival;
    this.#random = Xoshiro128.fromSeed(BigInt(arrival.seed));
  }
  dueSeconds(k) {
    if (k < this.#k) {
      this.#random = Xoshiro128.fromSeed(BigInt(this.#arrival.seed));
      this.#k = -1;
      this.#dueSeconds = 0;
    }
    for (; this.#k < k; this.#k += 1) this.#dueSeconds -= Math.log(1 - this.#random.fraction()) / this.#arrival.perSecond;
    return this.#dueSeconds;
  }
};

export {
  SCHEDULED_METHODS,
  requestKindsOf,
  RANGE_STEP,
  compileSchedule,
  rangeStarts,
  scheduleSha256,
  MOST_STAIRS,
  compileArrival,
  stairCount
};
