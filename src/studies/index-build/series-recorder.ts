import { SeriesRows, type Series, type SeriesRow } from '../../comparison/index-build/series.ts';
import { nowNs } from '../../systems/index-watch.ts';

/** Of polls that say the same again and again only so many are kept. */
const POLL_KEPT_EVERY_NS = 1e9;

/** A poll’s outcome, and what else it told. */
export interface Poll {
  readonly kind: number;
  /** On the clock of nowNs. */
  readonly askedNs: number;
  readonly outcome: number;
  readonly height?: number | null;
}

/**
 * Writes observations down with their times, on one clock that starts at the launch. Of polls that tell nothing new the latest is kept back until
 * something changes, since the time of a change lies between it and the next: long builds would otherwise be all polls. So rows stand in the
 * order of their times within a kind, and not over all kinds.
 */
export class SeriesRecorder {
  readonly #originNs: number;
  readonly #rows = new SeriesRows();
  readonly #polls = new Map<number, { held: SeriesRow | null; last: SeriesRow }>();

  /** @param originNs the launch, on the clock of nowNs */
  constructor(originNs: number) {
    this.#originNs = originNs;
  }

  /** Ns since the launch. */
  get elapsedNs(): number {
    return nowNs() - this.#originNs;
  }

  get series(): Series {
    return this.#rows.series;
  }

  /** What was seen just now. */
  add(kind: number, values: Omit<SeriesRow, 'kind' | 'atNs'> = {}, atNs = this.elapsedNs): void {
    this.#rows.add({ ...values, kind, atNs });
  }

  /** A poll that was answered just now. Returns when, in ns from the launch. */
  poll({ kind, askedNs, outcome, height }: Poll): number {
    const row: SeriesRow = { kind, atNs: this.elapsedNs, askedNs: Math.max(0, askedNs - this.#originNs), outcome, height };
    const before = this.#polls.get(kind);
    const isNews = before === undefined || before.last.outcome !== outcome || (before.last.height ?? null) !== (height ?? null);
    if (!isNews && row.atNs - before.last.atNs < POLL_KEPT_EVERY_NS) {
      before.held = row;
      return row.atNs;
    }
    const held = before?.held ?? null;
    if (isNews && held !== null) this.#rows.add(held);
    this.#rows.add(row);
    this.#polls.set(kind, { held: null, last: row });
    return row.atNs;
  }
}
