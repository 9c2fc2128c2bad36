/**
 * The columns of a sample file (docs/design.md, "A bundle"). Wide ones are INT64 in Parquet and integer-valued doubles in memory: times
 * in ns from the start of the measured window (warm-ups are negative), and `bytes`, a count.
 */
export const WIDE_COLUMNS = ['intendedStartNs', 'startNs', 'firstMessageNs', 'endNs', 'bytes'] as const;

/**
 * INT32 in Parquet and in memory. For `status` and `phase` see src/comparison/sample-codes.ts. `client` is the closed loop, or in an open
 * loop the place, counted from 0; `part` the part of a mix, 0 where there is none.
 */
export const NARROW_COLUMNS = ['messages', 'client', 'status', 'attempt', 'phase', 'part'] as const;

export type WideColumn = (typeof WIDE_COLUMNS)[number];
export type NarrowColumn = (typeof NARROW_COLUMNS)[number];
export type SampleColumn = WideColumn | NarrowColumn;

export const SAMPLE_COLUMNS: readonly SampleColumn[] = [...WIDE_COLUMNS, ...NARROW_COLUMNS];

/** In memory, where a call has no such value (no message came) or its driver lacks the column. Parquet holds null, or no column. */
export const NO_WIDE_VALUE = Number.NaN;
export const NO_NARROW_VALUE = -1;

/** A piece of a measurement's samples, one row a logical call, in the order in which calls ended. */
export interface SampleChunk {
  readonly rows: number;
  readonly wide: Readonly<Record<WideColumn, Float64Array>>;
  readonly narrow: Readonly<Record<NarrowColumn, Int32Array>>;
}
