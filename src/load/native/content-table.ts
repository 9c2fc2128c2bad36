import { SplitMix64 } from '../../statistics/split-mix64.ts';

const DIGEST_BYTES = 32;
const MOST_ROWS = 65_536;
const SEED = 1n;

/** One call that came to a good end. Heights are inclusive and ascending. */
export interface ContentRow {
  readonly requestNumber: number;
  /** First height that the call asked for. */
  readonly firstHeight: number;
  /** The digest runs from here: from `firstHeight`, or from the start of the call's download. */
  readonly digestFrom: number;
  readonly lastHeight: number;
}

/**
 * The digests that calls left, in memory taken before the clock starts. Once it is full, each further call takes the place of a seeded
 * random one, so that calls of the whole drive are in it.
 */
export class ContentTable {
  readonly #capacity: number;
  readonly #requestNumbers: Float64Array;
  readonly #heights: Uint32Array;
  readonly #digests: Buffer;
  readonly #generator = new SplitMix64(SEED);
  #calls = 0;

  constructor(capacity: number = MOST_ROWS) {
    this.#capacity = capacity;
    this.#requestNumbers = new Float64Array(capacity);
    this.#heights = new Uint32Array(capacity * 3);
    this.#digests = Buffer.alloc(capacity * DIGEST_BYTES);
  }

  /** Calls that were added, whether or not they are still there. */
  get calls(): number {
    return this.#calls;
  }

  get rows(): number {
    return Math.min(this.#calls, this.#capacity);
  }

  /** @param sha256 hex */
  add(row: ContentRow, sha256: string): void {
    const at = this.#calls < this.#capacity ? this.#calls : this.#generator.below(this.#calls + 1);
    this.#calls += 1;
    if (at >= this.#capacity) return;
    this.#requestNumbers[at] = row.requestNumber;
    this.#heights[at * 3] = row.firstHeight;
    this.#heights[at * 3 + 1] = row.digestFrom;
    this.#heights[at * 3 + 2] = row.lastHeight;
    this.#digests.write(sha256, at * DIGEST_BYTES, 'hex');
  }

  row(at: number): ContentRow {
    return {
      requestNumber: this.#requestNumbers[at] as number,
      firstHeight: this.#heights[at * 3] as number,
      digestFrom: this.#heights[at * 3 + 1] as number,
      lastHeight: this.#heights[at * 3 + 2] as number,
    };
  }

  /** The digest in hex. */
  sha256(at: number): string {
    return this.#digests.toString('hex', at * DIGEST_BYTES, (at + 1) * DIGEST_BYTES);
  }

  /** Row numbers by where their digests begin and then end, so that each height is hashed once for all that begin alike. */
  sorted(): Uint32Array {
    const heights = this.#heights;
    const order = Uint32Array.from({ length: this.rows }, (_, at) => at);
    return order.sort((a, b) => (heights[a * 3 + 1] as number) - (heights[b * 3 + 1] as number) || (heights[a * 3 + 2] as number) - (heights[b * 3 + 2] as number));
  }
}
