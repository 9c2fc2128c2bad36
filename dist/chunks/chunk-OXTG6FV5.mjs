import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/status.ts
var GRPC_STATUS = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16
};
var SPEC_NAMES = Object.keys(GRPC_STATUS);
function toGoName(name) {
  if (name === "OK") return "OK";
  if (name === "CANCELLED") return "Canceled";
  return name.split("_").map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join("");
}
__name(toGoName, "toGoName");
var GO_NAMES = SPEC_NAMES.map(toGoName);
var CODES_BY_NAME = new Map([
  ...SPEC_NAMES.map((name, code) => [name, code]),
  ...GO_NAMES.map((name, code) => [name, code])
]);
function statusName(code) {
  return SPEC_NAMES[code] ?? "UNKNOWN";
}
__name(statusName, "statusName");
function statusGoName(code) {
  return GO_NAMES[code] ?? "Unknown";
}
__name(statusGoName, "statusGoName");
function statusCodeOf(name) {
  return CODES_BY_NAME.get(name) ?? null;
}
__name(statusCodeOf, "statusCodeOf");
function statusOfHttp(httpStatus) {
  switch (httpStatus) {
    case 400:
      return GRPC_STATUS.INTERNAL;
    case 401:
      return GRPC_STATUS.UNAUTHENTICATED;
    case 403:
      return GRPC_STATUS.PERMISSION_DENIED;
    case 404:
      return GRPC_STATUS.UNIMPLEMENTED;
    case 429:
    case 502:
    case 503:
    case 504:
      return GRPC_STATUS.UNAVAILABLE;
    default:
      return GRPC_STATUS.UNKNOWN;
  }
}
__name(statusOfHttp, "statusOfHttp");

// src/protocol/method.ts
var SERVICE = "cash.z.wallet.sdk.rpc.CompactTxStreamer";
var NAMES = [
  "GetLatestBlock",
  "GetBlock",
  "GetBlockNullifiers",
  "GetBlockRange",
  "GetBlockRangeNullifiers",
  "GetTransaction",
  "SendTransaction",
  "GetTaddressTxids",
  "GetTaddressTransactions",
  "GetTaddressBalance",
  "GetTaddressBalanceStream",
  "GetMempoolTx",
  "GetMempoolStream",
  "GetTreeState",
  "GetLatestTreeState",
  "GetSubtreeRoots",
  "GetAddressUtxos",
  "GetAddressUtxosStream",
  "GetLightdInfo",
  "Ping"
];
var ROWS = {
  GetLatestBlock: { types: ["ChainSpec", "BlockID"] },
  GetBlock: { types: ["BlockID", "CompactBlock"] },
  GetBlockNullifiers: { deprecated: true, types: ["BlockID", "CompactBlock"] },
  GetBlockRange: { shape: "server-streaming", types: ["BlockRange", "CompactBlock"] },
  GetBlockRangeNullifiers: { shape: "server-streaming", deprecated: true, types: ["BlockRange", "CompactBlock"] },
  GetTransaction: { types: ["TxFilter", "RawTransaction"] },
  SendTransaction: { types: ["RawTransaction", "SendResponse"] },
  GetTaddressTxids: { shape: "server-streaming", deprecated: true, types: ["TransparentAddressBlockFilter", "RawTransaction"] },
  GetTaddressTransactions: { shape: "server-streaming", types: ["TransparentAddressBlockFilter", "RawTransaction"] },
  GetTaddressBalance: { types: ["AddressList", "Balance"] },
  GetTaddressBalanceStream: { shape: "client-streaming", types: ["Address", "Balance"] },
  GetMempoolTx: { shape: "server-streaming", types: ["GetMempoolTxRequest", "CompactTx"] },
  GetMempoolStream: { shape: "server-streaming", types: ["Empty", "RawTransaction"] },
  GetTreeState: { types: ["BlockID", "TreeState"] },
  GetLatestTreeState: { types: ["Empty", "TreeState"] },
  GetSubtreeRoots: { shape: "server-streaming", types: ["GetSubtreeRootsArg", "SubtreeRoot"] },
  GetAddressUtxos: { types: ["GetAddressUtxosArg", "GetAddressUtxosReplyList"] },
  GetAddressUtxosStream: { shape: "server-streaming", types: ["GetAddressUtxosArg", "GetAddressUtxosReply"] },
  GetLightdInfo: { types: ["Empty", "LightdInfo"] },
  Ping: { types: ["Duration", "PingResponse"] }
};
function toMethod(name) {
  const row = ROWS[name];
  return {
    path: `/${SERVICE}/${name}`,
    shape: row.shape ?? "unary",
    deprecated: row.deprecated ?? false,
    requestType: row.types[0],
    responseType: row.types[1]
  };
}
__name(toMethod, "toMethod");
var METHODS = Object.fromEntries(NAMES.map((name) => [name, toMethod(name)]));
var BY_PATH = new Map(NAMES.map((name) => [METHODS[name].path, name]));
function methodOfPath(path) {
  return BY_PATH.get(path) ?? null;
}
__name(methodOfPath, "methodOfPath");

export {
  GRPC_STATUS,
  statusName,
  statusGoName,
  statusCodeOf,
  statusOfHttp,
  SERVICE,
  METHODS,
  methodOfPath
};
