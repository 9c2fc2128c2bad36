import type { Method, Requests } from '../model/generated/types.ts';

const REQUEST_KINDS: Partial<Record<Method, readonly Requests['kind'][]>> = {
  GetLightdInfo: ['empty'],
  GetLatestBlock: ['empty'],
  GetLatestTreeState: ['empty'],
  GetMempoolTx: ['empty'],
  GetMempoolStream: ['empty'],
  GetBlock: ['heights'],
  GetBlockNullifiers: ['heights'],
  GetTreeState: ['heights'],
  GetBlockRange: ['ranges', 'download'],
  GetBlockRangeNullifiers: ['ranges', 'download'],
  GetTransaction: ['transactions'],
  GetTaddressTxids: ['addresses'],
  GetTaddressTransactions: ['addresses'],
  GetTaddressBalance: ['addresses'],
  GetTaddressBalanceStream: ['addresses'],
  GetAddressUtxos: ['addresses'],
  GetAddressUtxosStream: ['addresses'],
  GetSubtreeRoots: ['subtrees'],
};

/** Methods whose requests a schedule can make; the others need arguments that it has not. */
export const SCHEDULED_METHODS: readonly string[] = Object.keys(REQUEST_KINDS);

/** How a method's requests can be made; empty where no schedule can. */
export function requestKindsOf(method: Method): readonly Requests['kind'][] {
  return REQUEST_KINDS[method] ?? [];
}
