import { setImmediate as nextTurn } from 'node:timers/promises';
import { SplitMix64 } from '../../statistics/split-mix64.ts';
import type { ComparedCalls, Violation } from '../drive-result.ts';
import { ContentTable } from './content-table.ts';
import type { ContentRow } from './content-table.ts';
import type { ExpectedContent, ExpectedDigest } from './expected-content.ts';

/** How much is hashed after a window: about a second. */
export const MOST_HASHED_BYTES = 512 * 1024 * 1024;
const SEED = 1n;
/** The event loop is let go after so many bytes, so that a cancel is heard. */
const BYTES_A_TURN = 16 * 1024 * 1024;

/**
 * Compares what timed calls bring with what the payload check found right: the sum of sizes at once, in the clock; the digest, which
 * the call leaves here, after the window.
 */
export interface ContentComparison {
  /**
   * Judges a call of which every message came and passed its check, and keeps its digest.
   *
   * @param bytes of its messages
   * @returns what is wrong, as far as the sizes tell
   */
  add(row: ContentRow, bytes: number, sha256: string): Violation | null;
  /** Compares the digests, up to a number of bytes hashed: seeded choice beyond. Stops early where the signal aborts. */
  compare(signal: AbortSignal): Promise<ContentFindings>;
  close(): void;
}

export interface ContentFindings extends ComparedCalls {
  /** Of the calls that differ, that with the lowest number. */
  readonly first: Violation | null;
}

/** Of the calls of one method. */
export class MethodComparison implements ContentComparison {
  readonly #expected: ExpectedContent;
  readonly #table: ContentTable;
  readonly #mostHashedBytes: number;
  #unknown = 0;

  constructor(expected: ExpectedContent, { rows, mostHashedBytes = MOST_HASHED_BYTES }: { readonly rows?: number; readonly mostHashedBytes?: number } = {}) {
    this.#expected = expected;
    this.#table = new ContentTable(rows);
    this.#mostHashedBytes = mostHashedBytes;
  }

  add(row: ContentRow, bytes: number, sha256: string): Violation | null {
    const expectedBytes = this.#expected.bytesIn(row.firstHeight, row.lastHeight);
    if (expectedBytes === null) {
      this.#unknown += 1;
      return null;
    }
    if (bytes !== expectedBytes) return { requestNumber: row.requestNumber, height: row.firstHeight, field: 'bytes', expected: String(expectedBytes), found: String(bytes) };
    this.#table.add(row, sha256);
    return null;
  }

  async compare(signal: AbortSignal): Promise<ContentFindings> {
    const order = this.#table.sorted();
    const groups = shuffled(this.#groups(order));
    const state = { compared: 0, hashedBytes: 0, pauseAtBytes: BYTES_A_TURN, first: null as Violation | null };
    for (const [from, to] of groups) {
      let digest: ExpectedDigest | null = null;
      let end: number | null = null;
      let sha256 = '';
      for (const at of order.subarray(from, to)) {
        const row = this.#table.row(at);
        if (digest === null || end !== row.lastHeight) {
          const next = end === null ? row.digestFrom : end + 1;
          const cost = this.#expected.bytesIn(next, row.lastHeight) ?? 0;
          if (state.hashedBytes + cost > this.#mostHashedBytes) break;
          state.hashedBytes += cost;
          digest ??= this.#expected.openDigest(row.digestFrom);
          sha256 = digest.upTo(row.lastHeight);
          end = row.lastHeight;
        }
        state.compared += 1;
        const found = this.#table.sha256(at);
        if (found !== sha256) state.first = earlierViolation(state.first, violationOf(row, sha256, found));
      }
      if (signal.aborted) break;
      if (state.hashedBytes >= state.pauseAtBytes) {
        state.pauseAtBytes = state.hashedBytes + BYTES_A_TURN;
        await nextTurn();
      }
    }
    return { compared: state.compared, notCompared: this.#table.calls + this.#unknown - state.compared, first: state.first };
  }

  close(): void {
    this.#expected.close();
  }

  /** Stretches of `order` whose digests begin at the same height. */
  #groups(order: Uint32Array): [number, number][] {
    const groups: [number, number][] = [];
    let begins: number | null = null;
    order.forEach((at, place) => {
      const { digestFrom } = this.#table.row(at);
      const last = groups.at(-1);
      if (last !== undefined && begins === digestFrom) last[1] = place + 1;
      else groups.push([place, place + 1]);
      begins = digestFrom;
    });
    return groups;
  }
}

function violationOf(row: ContentRow, expected: string, found: string): Violation {
  return { requestNumber: row.requestNumber, height: row.firstHeight, field: 'sha256', expected, found };
}

/** The one of the call with the lower number. */
export function earlierViolation(a: Violation | null, b: Violation | null): Violation | null {
  if (a === null || b === null) return a ?? b;
  return b.requestNumber <= a.requestNumber && b.height !== null ? b : a;
}

function shuffled<Item>(items: Item[]): Item[] {
  const generator = new SplitMix64(SEED);
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = generator.below(last + 1);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}
