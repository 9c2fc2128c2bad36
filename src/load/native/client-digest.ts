import type { RequestArguments } from '../../plan/schedule.ts';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import type { Violation } from '../drive-result.ts';
import type { ContentComparison } from './content-comparison.ts';
import type { CallDigest } from './digest-book.ts';

/** Hashes one client's calls, each alone, and has them compared. */
export class ClientDigest implements CallDigest {
  readonly #digest = new ChainDigest();
  readonly #comparison: ContentComparison | null;
  readonly #onEnd: (requestNumber: number, sha256: string | null) => Violation | null;
  readonly #row = { requestNumber: 0, firstHeight: 0, digestFrom: 0, lastHeight: 0 };

  /** @param onEnd given null for a call that is not good */
  constructor(comparison: ContentComparison | null, onEnd: (requestNumber: number, sha256: string | null) => Violation | null) {
    this.#comparison = comparison;
    this.#onEnd = onEnd;
  }

  begin(requestNumber: number, request: RequestArguments): void {
    const [first, last] = heightsOf(request);
    this.#row.requestNumber = requestNumber;
    this.#row.firstHeight = first;
    this.#row.digestFrom = first;
    this.#row.lastHeight = last;
    this.#digest.restart();
  }

  add(buffer: Buffer, start: number, end: number): void {
    this.#digest.add(buffer, start, end);
  }

  end(requestNumber: number, good: boolean): Violation | null {
    if (!good) return this.#onEnd(requestNumber, null);
    const { bytes } = this.#digest;
    const sha256 = this.#digest.take();
    const violation = this.#comparison?.add(this.#row, bytes, sha256) ?? null;
    return this.#onEnd(requestNumber, violation === null ? sha256 : null) ?? violation;
  }
}

/** First and last height that a request asks for. */
export function heightsOf(request: RequestArguments): readonly [first: number, last: number] {
  switch (request.kind) {
    case 'range':
      return [request.start, request.end];
    case 'height':
      return [request.height, request.height];
    default:
      throw new Error('only blocks are hashed, and a request for blocks names heights');
  }
}
