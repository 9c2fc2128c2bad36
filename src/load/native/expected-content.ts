import { METHODS } from '../../protocol/method.ts';
import type { DriveOrder } from '../drive-order.ts';
import { effectiveCheck } from './call-content.ts';
import { CheckedRange } from './checked-range.ts';
import { CheckedReplies } from './checked-replies.ts';

/** What calls must bring: what the payload check received and found right. Heights are inclusive and ascending. */
export interface ExpectedContent {
  /** Sum of the sizes of the messages of these heights, in O(1); null where they were not checked. */
  bytesIn(start: number, end: number): number | null;
  /** Digests, as ChainDigest makes them, of heights that `bytesIn` knows. */
  openDigest(start: number): ExpectedDigest;
  close(): void;
}

/** A digest that begins at one height and grows to one end after the other. */
export interface ExpectedDigest {
  /** Of all heights from the start to `end`, in hex; ends only ascend. */
  upTo(end: number): string;
}

/** Opens what the calls of an order must bring, or null where that is not known. Throws Error where a file is not as it was written. */
export function openExpectedContent(order: DriveOrder): ExpectedContent | null {
  const { checkedPayloads, method } = order;
  if (checkedPayloads === null || effectiveCheck(order) !== 'blocks') return null;
  const { file, firstHeight, lastHeight, unarySame } = checkedPayloads;
  if (METHODS[method].shape === 'unary' && !unarySame) return CheckedReplies.open(file, method);
  return method === 'GetBlockRangeNullifiers' ? null : new CheckedRange(file, firstHeight, lastHeight);
}
