import { readFileSync, writeFileSync } from 'node:fs';
import type { Method } from '../../model/generated/types.ts';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import type { CheckedRange } from './checked-range.ts';
import type { ExpectedContent, ExpectedDigest } from './expected-content.ts';

interface CheckedReply {
  readonly height: number;
  readonly bytes: number;
  /** Of the reply alone, as ChainDigest; hex. */
  readonly sha256: string;
}

/** Digests of the replies that come, as long as it is not known whether the range's messages can stand for them. */
export class ReplyLedger {
  readonly all: CheckedReply[] = [];
  readonly #range: CheckedRange | null;
  readonly #digest = new ChainDigest();
  #same: boolean;

  constructor(range: CheckedRange | null) {
    this.#range = range;
    this.#same = range !== null;
  }

  get sameAsRange(): boolean {
    return this.#same;
  }

  add(height: number, reply: Buffer): void {
    this.#digest.add(reply, 0, reply.length);
    this.all.push({ height, bytes: reply.length, sha256: this.#digest.take() });
    if (this.#range?.message(height).equals(reply) !== true) this.#same = false;
  }
}

/**
 * The replies of a unary method that the payload check received, where they are other than the range's messages: the protocol leaves
 * a single block's projection to the server. Heights that were not asked for are not known.
 */
export class CheckedReplies implements ExpectedContent {
  readonly #replies: ReadonlyMap<number, CheckedReply>;

  private constructor(replies: readonly CheckedReply[]) {
    this.#replies = new Map(replies.map((reply) => [reply.height, reply]));
  }

  static open(rangeFile: string, method: Method): CheckedReplies {
    return new CheckedReplies(JSON.parse(readFileSync(fileOf(rangeFile, method), 'utf8')) as CheckedReply[]);
  }

  static write(rangeFile: string, method: Method, replies: readonly CheckedReply[]): void {
    writeFileSync(fileOf(rangeFile, method), JSON.stringify(replies));
  }

  bytesIn(start: number, end: number): number | null {
    return start === end ? (this.#replies.get(start)?.bytes ?? null) : null;
  }

  openDigest(start: number): ExpectedDigest {
    return { upTo: () => this.#replies.get(start)?.sha256 ?? '' };
  }

  close(): void {
    // All is in memory.
  }
}

/** Beside the file of the range. */
function fileOf(rangeFile: string, method: Method): string {
  return `${rangeFile}.${method}.json`;
}
