import { newBlockHeader, scanCompactBlock } from '../../protocol/compact-block.ts';
import { ChainWalk } from '../../protocol/chain-walk.ts';
import { METHODS } from '../../protocol/method.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import type { Method } from '../../model/generated/types.ts';
import type { CheckLevel, DriveOrder } from '../drive-order.ts';
import type { Violation } from '../drive-result.ts';
import type { CallDigest } from './digest-book.ts';
import { HashedReply } from './hashed-reply.ts';

/** Judges the messages of one call after the other. `buffer` is valid only during `message`. */
export interface CallContent {
  /** How many messages the running call should bring, where the request tells; undefined else. */
  readonly expectedMessages?: number;
  begin(requestNumber: number, request: RequestArguments): void;
  message(buffer: Buffer, start: number, end: number): void;
  /** The call has ended with status OK, with so many messages. Returns what is wrong with them, or null. */
  end(messages: number): Violation | null;
  /** The call has ended otherwise. */
  fail(): void;
}

/** Chooses the judge that a method needs, of blocks or of the status alone. */
export function callContentOf(method: Method, check: CheckLevel, digest: CallDigest): CallContent {
  const { shape, responseType } = METHODS[method];
  const blocks = check === 'blocks' && responseType === 'CompactBlock';
  if (blocks && shape === 'server-streaming') return new RangeContent(digest);
  const reply = new ReplyContent(shape === 'server-streaming', blocks);
  return blocks ? new HashedReply(reply, digest) : reply;
}

/** A stream of blocks: each is checked by ChainWalk and hashed. */
class RangeContent implements CallContent {
  readonly #walk = new ChainWalk();
  readonly #digest: CallDigest;
  #requestNumber = 0;

  constructor(digest: CallDigest) {
    this.#digest = digest;
  }

  get expectedMessages(): number {
    return this.#walk.expectedBlocks;
  }

  begin(requestNumber: number, request: RequestArguments): void {
    if (request.kind !== 'range') throw new Error('a range of blocks is checked only against a range request');
    this.#requestNumber = requestNumber;
    this.#walk.begin(request.start, request.end);
    this.#digest.begin(requestNumber, request);
  }

  message(buffer: Buffer, start: number, end: number): void {
    if (this.#walk.accept(buffer, start, end)) this.#digest.add(buffer, start, end);
  }

  end(): Violation | null {
    const violated = this.#walk.finish();
    if (violated !== null) {
      this.#digest.end(this.#requestNumber, false);
      return { requestNumber: this.#requestNumber, ...violated };
    }
    return this.#digest.end(this.#requestNumber, true);
  }

  fail(): void {
    this.#digest.end(this.#requestNumber, false);
  }
}

/** Replies of which the number is checked where it is known, and a block's height. */
export class ReplyContent implements CallContent {
  readonly #streaming: boolean;
  readonly #blocks: boolean;
  readonly #header = newBlockHeader();
  #requestNumber = 0;
  #height: number | null = null;
  #violation: Violation | null = null;

  constructor(streaming: boolean, blocks: boolean) {
    this.#streaming = streaming;
    this.#blocks = blocks;
  }

  begin(requestNumber: number, request: RequestArguments): void {
    this.#requestNumber = requestNumber;
    this.#height = this.#blocks && request.kind === 'height' ? request.height : null;
    this.#violation = null;
  }

  message(buffer: Buffer, start: number, end: number): void {
    const height = this.#height;
    if (height === null || this.#violation !== null) return;
    try {
      scanCompactBlock(buffer, start, end, this.#header);
    } catch (error) {
      this.#violate('message', 'a CompactBlock', error instanceof Error ? error.message : String(error));
      return;
    }
    if (this.#header.height !== height) this.#violate('height', String(height), String(this.#header.height));
  }

  end(messages: number): Violation | null {
    if (!this.#streaming && messages !== 1) this.#violate('count', '1', String(messages));
    return this.#violation;
  }

  fail(): void {
    // Nothing is kept of a failed reply.
  }

  #violate(field: string, expected: string, found: string): void {
    this.#violation ??= { requestNumber: this.#requestNumber, height: this.#height, field, expected, found };
  }
}

/** Messages given by hand carry no arguments to check against: only status and count can be judged. */
export function effectiveCheck(order: DriveOrder): CheckLevel {
  return order.requests.kind === 'messages' ? 'status' : order.check;
}
