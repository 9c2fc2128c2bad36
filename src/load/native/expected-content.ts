import type { Method } from '../../model/generated/types.ts';
import { METHODS } from '../../protocol/method.ts';
import type { CheckedPayloads } from '../drive-order.ts';
import { CheckedRange, checkedRangeFile } from './checked-range.ts';
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

/** Opens what the calls of a method that answers with blocks must bring. Throws Error where a file is not as it was written. */
export function openExpectedContent({ file, firstHeight, lastHeight, sameAsRange }: CheckedPayloads, method: Method): ExpectedContent {
  if (METHODS[method].shape === 'unary' && !sameAsRange.includes(method)) return CheckedReplies.open(file, method);
  return new CheckedRange(METHODS[method].shape === 'unary' ? file : checkedRangeFile(file, method), firstHeight, lastHeight);
}
