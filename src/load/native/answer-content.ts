import type { Method } from '../../model/generated/types.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import { clockFieldOf, type ClockField } from '../../protocol/clock-field.ts';
import { METHODS } from '../../protocol/method.ts';
import type { Violation } from '../drive-result.ts';
import type { AnswerBook } from './answer-book.ts';
import { ReplyContent } from './call-content.ts';
import type { CallContent } from './call-content.ts';

/** Answers other than blocks: each is hashed, without a field that follows the server's clock, and compared with the other answers to the same request. */
export class AnswerContent implements CallContent {
  /** Of the last good answer, as ChainDigest makes it; hex. */
  sha256 = '';
  bytes = 0;
  readonly #inner: ReplyContent;
  readonly #digest = new ChainDigest();
  readonly #book: AnswerBook | null;
  readonly #withoutClock: ClockField | null;
  #requestNumber = 0;
  #request: RequestArguments = { kind: 'empty' };

  /** @param book null: only hashed */
  constructor(method: Method, book: AnswerBook | null) {
    this.#inner = new ReplyContent(METHODS[method].shape === 'server-streaming', false);
    this.#book = book;
    this.#withoutClock = clockFieldOf(method);
  }

  begin(requestNumber: number, request: RequestArguments): void {
    this.#requestNumber = requestNumber;
    this.#request = request;
    this.#inner.begin(requestNumber, request);
    this.#digest.restart();
  }

  message(buffer: Buffer, start: number, end: number): void {
    if (this.#withoutClock === null) {
      this.#digest.add(buffer, start, end);
      return;
    }
    const settled = this.#withoutClock(buffer, start, end);
    this.#digest.add(settled.buffer, settled.start, settled.end);
  }

  end(messages: number): Violation | null {
    const violation = this.#inner.end(messages);
    if (violation !== null) return violation;
    this.bytes = this.#digest.bytes;
    this.sha256 = this.#digest.take();
    return this.#book?.compare(this.#requestNumber, this.#request, this.sha256) ?? null;
  }

  fail(): void {
    // The next call begins anew.
  }
}
