import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

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
  SERVICE,
  METHODS,
  methodOfPath
};
