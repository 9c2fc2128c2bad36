/** The service's full name; a method's HTTP/2 path is `/<service>/<method>`. */
export const SERVICE = 'cash.z.wallet.sdk.rpc.CompactTxStreamer';

export type CallShape = 'unary' | 'server-streaming' | 'client-streaming';

export interface Method {
  /** The HTTP/2 `:path` of a call. */
  readonly path: string;
  readonly shape: CallShape;
  readonly deprecated: boolean;
  /** Message names within the package cash.z.wallet.sdk.rpc. */
  readonly requestType: string;
  readonly responseType: string;
}

const NAMES = [
  'GetLatestBlock', 'GetBlock', 'GetBlockNullifiers', 'GetBlockRange', 'GetBlockRangeNullifiers', 'GetTransaction', 'SendTransaction',
  'GetTaddressTxids', 'GetTaddressTransactions', 'GetTaddressBalance', 'GetTaddressBalanceStream', 'GetMempoolTx', 'GetMempoolStream',
  'GetTreeState', 'GetLatestTreeState', 'GetSubtreeRoots', 'GetAddressUtxos', 'GetAddressUtxosStream', 'GetLightdInfo', 'Ping',
] as const;

export type MethodName = (typeof NAMES)[number];

export const METHOD_NAMES: readonly MethodName[] = NAMES;

interface MethodRow {
  readonly shape?: CallShape;
  readonly deprecated?: boolean;
  readonly types: readonly [request: string, response: string];
}

const ROWS: Record<MethodName, MethodRow> = {
  GetLatestBlock: { types: ['ChainSpec', 'BlockID'] },
  GetBlock: { types: ['BlockID', 'CompactBlock'] },
  GetBlockNullifiers: { deprecated: true, types: ['BlockID', 'CompactBlock'] },
  GetBlockRange: { shape: 'server-streaming', types: ['BlockRange', 'CompactBlock'] },
  GetBlockRangeNullifiers: { shape: 'server-streaming', deprecated: true, types: ['BlockRange', 'CompactBlock'] },
  GetTransaction: { types: ['TxFilter', 'RawTransaction'] },
  SendTransaction: { types: ['RawTransaction', 'SendResponse'] },
  GetTaddressTxids: { shape: 'server-streaming', deprecated: true, types: ['TransparentAddressBlockFilter', 'RawTransaction'] },
  GetTaddressTransactions: { shape: 'server-streaming', types: ['TransparentAddressBlockFilter', 'RawTransaction'] },
  GetTaddressBalance: { types: ['AddressList', 'Balance'] },
  GetTaddressBalanceStream: { shape: 'client-streaming', types: ['Address', 'Balance'] },
  GetMempoolTx: { shape: 'server-streaming', types: ['GetMempoolTxRequest', 'CompactTx'] },
  GetMempoolStream: { shape: 'server-streaming', types: ['Empty', 'RawTransaction'] },
  GetTreeState: { types: ['BlockID', 'TreeState'] },
  GetLatestTreeState: { types: ['Empty', 'TreeState'] },
  GetSubtreeRoots: { shape: 'server-streaming', types: ['GetSubtreeRootsArg', 'SubtreeRoot'] },
  GetAddressUtxos: { types: ['GetAddressUtxosArg', 'GetAddressUtxosReplyList'] },
  GetAddressUtxosStream: { shape: 'server-streaming', types: ['GetAddressUtxosArg', 'GetAddressUtxosReply'] },
  GetLightdInfo: { types: ['Empty', 'LightdInfo'] },
  Ping: { types: ['Duration', 'PingResponse'] },
};

function toMethod(name: MethodName): Method {
  const row = ROWS[name];
  return {
    path: `/${SERVICE}/${name}`,
    shape: row.shape ?? 'unary',
    deprecated: row.deprecated ?? false,
    requestType: row.types[0],
    responseType: row.types[1],
  };
}

/** The service's 20 methods (lightwallet-protocol v0.5.0). */
export const METHODS = Object.fromEntries(NAMES.map((name) => [name, toMethod(name)])) as Readonly<Record<MethodName, Method>>;

export function isMethodName(name: string): name is MethodName {
  return Object.hasOwn(METHODS, name);
}

const BY_PATH = new Map(NAMES.map((name) => [METHODS[name].path, name]));

/** The method of an HTTP/2 `:path`, or null where the service has none. */
export function methodOfPath(path: string): MethodName | null {
  return BY_PATH.get(path) ?? null;
}
