import { PROBE_OUTCOME, PROGRESS_OUTCOME, SERIES_COLUMNS, SERIES_KIND, valueIn, type Series, type SeriesColumn } from '../comparison/index-build/series.ts';
import { below, differ } from './difference.ts';
import type { Difference, Place } from './difference.ts';

const KINDS: readonly number[] = Object.values(SERIES_KIND);
const POLLS: readonly number[] = [SERIES_KIND.info, SERIES_KIND.block, SERIES_KIND.progress];
const ONCE: readonly number[] = [SERIES_KIND.stopAsked, SERIES_KIND.ended];
/** Counters of the kernel never fall. The peak of a process does where it becomes another program (exec). */
const RISING: readonly SeriesColumn[] = ['cpuUserNs', 'cpuSystemNs', 'groupPeakBytes', 'readBytes', 'writtenBytes', 'nodeCpuUserNs', 'nodeCpuSystemNs', 'nodeReadBytes', 'nodeWrittenBytes'];

/** The first row of a series that no build can have made: null where there is none. */
export function seriesDifference(series: Series, place: Place, tipHeight: number): Difference | null {
  const check = new RowOrder(series, tipHeight);
  for (let row = 0; row < series.rows; row += 1) {
    const wrong = check.next(row);
    if (wrong !== null) return differ(below(below(below(place, 'rows'), row), wrong.column), valueIn(series, wrong.column, row), wrong.rule);
  }
  return null;
}

interface Wrong {
  readonly column: SeriesColumn;
  readonly rule: string;
}

class RowOrder {
  readonly #series: Series;
  readonly #tipHeight: number;
  readonly #lastNs = new Map<number, number>();
  readonly #highest = new Map<SeriesColumn, number>();
  #isComplete = false;

  constructor(series: Series, tipHeight: number) {
    this.#series = series;
    this.#tipHeight = tipHeight;
  }

  next(row: number): Wrong | null {
    const kind = valueIn(this.#series, 'kind', row);
    const atNs = valueIn(this.#series, 'atNs', row);
    if (kind === null || !KINDS.includes(kind)) return { column: 'kind', rule: `one of ${KINDS.join(', ')}` };
    if (atNs === null || atNs < 0) return { column: 'atNs', rule: 'a time, at least 0' };
    return this.#wrongTime(kind, atNs) ?? this.#wrongPoll(kind, { row, atNs }) ?? this.#wrongValue(row) ?? this.#wrongFall(row);
  }

  #wrongTime(kind: number, atNs: number): Wrong | null {
    const lastNs = this.#lastNs.get(kind);
    this.#lastNs.set(kind, atNs);
    if (lastNs === undefined) return null;
    if (ONCE.includes(kind)) return { column: 'kind', rule: 'no second row of this kind' };
    return atNs < lastNs ? { column: 'atNs', rule: `at least ${String(lastNs)}, the time of the row of its kind before` } : null;
  }

  #wrongPoll(kind: number, { row, atNs }: { readonly row: number; readonly atNs: number }): Wrong | null {
    if (!POLLS.includes(kind)) return null;
    const askedNs = valueIn(this.#series, 'askedNs', row);
    const outcome = valueIn(this.#series, 'outcome', row) ?? -1;
    const height = valueIn(this.#series, 'height', row);
    if (askedNs === null || askedNs < 0 || askedNs > atNs) return { column: 'askedNs', rule: `a time from 0 to atNs, ${String(atNs)}` };
    const outcomes: readonly number[] = Object.values(kind === SERIES_KIND.progress ? PROGRESS_OUTCOME : PROBE_OUTCOME);
    if (!outcomes.includes(outcome)) return { column: 'outcome', rule: `one of ${outcomes.join(', ')}` };
    if ((height ?? 0) > this.#tipHeight) return { column: 'height', rule: `at most the snapshot’s tip, ${String(this.#tipHeight)}` };
    if (kind !== SERIES_KIND.progress) return null;
    if (this.#isComplete) return { column: 'outcome', rule: 'nothing, as the index was complete before' };
    this.#isComplete = outcome === PROGRESS_OUTCOME.complete;
    return null;
  }

  #wrongValue(row: number): Wrong | null {
    const column = SERIES_COLUMNS.find((name) => (valueIn(this.#series, name, row) ?? 0) < 0);
    return column === undefined ? null : { column, rule: 'at least 0' };
  }

  #wrongFall(row: number): Wrong | null {
    for (const column of RISING) {
      const value = valueIn(this.#series, column, row);
      if (value === null) continue;
      const highest = this.#highest.get(column) ?? 0;
      if (value < highest) return { column, rule: `at least ${String(highest)}, as it was before` };
      this.#highest.set(column, value);
    }
    return null;
  }
}
