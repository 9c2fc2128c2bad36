import type { RequestArguments } from '../../plan/schedule.ts';
import type { Violation } from '../drive-result.ts';

/** What a request asks for, as a text that differs where requests of one method do. */
export function requestKey(request: RequestArguments): string {
  switch (request.kind) {
    case 'empty':
      return '';
    case 'height':
      return String(request.height);
    case 'range':
      return `${String(request.start)}-${String(request.end)}`;
    case 'transaction':
      return request.txid;
    case 'subtrees':
      return `${String(request.protocol)}/${String(request.startIndex)}/${String(request.maxEntries)}`;
    case 'address-history':
    case 'address-list':
    case 'address':
    case 'address-outputs':
      return request.address;
  }
}

/** Digests of the answers to distinct requests of one method, hex; null for an answer that was seen to change from call to call. */
export type KnownAnswers = Readonly<Record<string, string | null>>;

/**
 * The answers to the distinct requests of one method: on a frozen chain each request has one. What the payload check saw is known from
 * the start; of another request the first answer is.
 */
export class AnswerBook {
  readonly #answers: Map<string, string | null>;

  constructor(known: KnownAnswers) {
    this.#answers = new Map(Object.entries(known));
  }

  /** What is wrong with an answer, or null. */
  compare(requestNumber: number, request: RequestArguments, sha256: string): Violation | null {
    const key = requestKey(request);
    const expected = this.#answers.get(key);
    if (expected === undefined) this.#answers.set(key, sha256);
    if (expected === undefined || expected === null || expected === sha256) return null;
    return { requestNumber, height: request.kind === 'height' ? request.height : null, field: 'sha256', expected, found: sha256 };
  }
}
