/** What a row of an index build's series is (schemas/index-build.schema.json, SeriesFile). */
export const SERIES_KIND = { counters: 0, info: 1, block: 2, progress: 3, size: 4, stopAsked: 5, ended: 6 } as const;

/** Of a probe for a first answer. */
export const PROBE_OUTCOME = { none: 0, right: 1, wrong: 2 } as const;

/** Of a reading of the index's progress. */
export const PROGRESS_OUTCOME = { building: 0, complete: 1 } as const;

/** Counters of the system’s group, and its memory; read together, in one row. */
export const SYSTEM_COLUMNS = ['cpuUserNs', 'cpuSystemNs', 'anonymousBytes', 'residentPeakBytes', 'groupPeakBytes', 'readBytes', 'writtenBytes'] as const;

/** The same of the node beside it, in the same row; its memory as it is then, since its own peaks may be older than the build. */
export const NODE_COLUMNS = ['nodeCpuUserNs', 'nodeCpuSystemNs', 'nodeAnonymousBytes', 'nodeResidentBytes', 'nodeGroupBytes', 'nodeReadBytes', 'nodeWrittenBytes'] as const;

/** All columns of a series, in the order in which its file holds them. Times are ns from the launch of the system. */
export const SERIES_COLUMNS = ['kind', 'atNs', 'askedNs', 'outcome', 'height', 'indexBytes', ...SYSTEM_COLUMNS, ...NODE_COLUMNS] as const;

export type SeriesColumn = (typeof SERIES_COLUMNS)[number];

/** One observation; what it does not hold is absent. */
export type SeriesRow = { readonly kind: number; readonly atNs: number } & { readonly [column in Exclude<SeriesColumn, 'kind' | 'atNs'>]?: number | null | undefined };

/** All observations of one build in the order in which they were made, by column; NaN = no such value. */
export interface Series {
  readonly rows: number;
  readonly columns: Readonly<Record<SeriesColumn, Float64Array>>;
}

/** Gathers the rows of a series; memory grows by doubling. */
export class SeriesRows {
  #capacity = 1024;
  #rows = 0;
  readonly #columns = Object.fromEntries(SERIES_COLUMNS.map((name) => [name, new Float64Array(1024)])) as Record<SeriesColumn, Float64Array>;

  add(row: SeriesRow): void {
    if (this.#rows === this.#capacity) this.#grow();
    for (const name of SERIES_COLUMNS) this.#columns[name][this.#rows] = row[name] ?? Number.NaN;
    this.#rows += 1;
  }

  get series(): Series {
    const cut = SERIES_COLUMNS.map((name) => [name, this.#columns[name].subarray(0, this.#rows)]);
    return { rows: this.#rows, columns: Object.fromEntries(cut) as Record<SeriesColumn, Float64Array> };
  }

  #grow(): void {
    this.#capacity *= 2;
    for (const name of SERIES_COLUMNS) {
      const larger = new Float64Array(this.#capacity);
      larger.set(this.#columns[name]);
      this.#columns[name] = larger;
    }
  }
}

/** A value of a series; null where the row holds none. */
export function valueIn({ columns }: Series, column: SeriesColumn, row: number): number | null {
  const value = columns[column][row];
  return value === undefined || Number.isNaN(value) ? null : value;
}
