import type { RequestArguments } from '../../plan/schedule.ts';
import type { Violation } from '../drive-result.ts';
import type { CallContent } from './call-content.ts';
import type { CallDigest } from './digest-book.ts';

/** A reply that is judged by another content, and hashed. */
export class HashedReply implements CallContent {
  readonly #inner: CallContent;
  readonly #digest: CallDigest;
  #requestNumber = 0;

  constructor(inner: CallContent, digest: CallDigest) {
    this.#inner = inner;
    this.#digest = digest;
  }

  begin(requestNumber: number, request: RequestArguments): void {
    this.#requestNumber = requestNumber;
    this.#inner.begin(requestNumber, request);
    this.#digest.begin(requestNumber, request);
  }

  message(buffer: Buffer, start: number, end: number): void {
    this.#inner.message(buffer, start, end);
    this.#digest.add(buffer, start, end);
  }

  end(messages: number): Violation | null {
    const violation = this.#inner.end(messages);
    return this.#digest.end(this.#requestNumber, violation === null) ?? violation;
  }

  fail(): void {
    this.#inner.fail();
    this.#digest.end(this.#requestNumber, false);
  }
}
