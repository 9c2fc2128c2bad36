import { closeSync, openSync, writeSync } from 'node:fs';
import { NARROW_COLUMNS, NO_NARROW_VALUE, NO_WIDE_VALUE, WIDE_COLUMNS } from '../bundle/sample-columns.ts';
import type { SampleChunk } from '../bundle/sample-columns.ts';
import { chunkBytes, chunkOver, fileHeader, writeChunkHeader } from './raw-samples.ts';

/**
 * One logical call. The recorder owns one such row; a caller fills it and calls `commit`. Columns as in src/bundle/sample-columns.ts, times on any
 * one clock: `close` is told which instant is their origin.
 */
export interface SampleRow {
  intendedStartNs: number;
  startNs: number;
  firstMessageNs: number;
  endNs: number;
  bytes: number;
  messages: number;
  client: number;
  status: number;
  attempt: number;
  phase: number;
  part: number;
}

/** A row in which nothing is known. */
export const EMPTY_ROW: Readonly<SampleRow> = {
  intendedStartNs: NO_WIDE_VALUE, startNs: NO_WIDE_VALUE, firstMessageNs: NO_WIDE_VALUE, endNs: NO_WIDE_VALUE, bytes: NO_WIDE_VALUE,
  messages: NO_NARROW_VALUE, client: NO_NARROW_VALUE, status: NO_NARROW_VALUE, attempt: NO_NARROW_VALUE, phase: NO_NARROW_VALUE, part: 0,
};

const ROWS_IN_CHUNK = 8192;

/**
 * Keeps samples in one preallocated chunk, and spills it with one synchronous write when it is full. Nothing is allocated per call.
 * After `close`, `readRawSamples` reads the file.
 */
export class SampleRecorder {
  readonly row: SampleRow = { ...EMPTY_ROW };
  readonly #descriptor: number;
  readonly #rowsInChunk: number;
  readonly #memory: ArrayBuffer;
  readonly #chunk: SampleChunk;
  #used = 0;
  #rows = 0;
  #closed = false;

  /** Creates or replaces `file`. */
  constructor(file: string, rowsInChunk: number = ROWS_IN_CHUNK) {
    this.#descriptor = openSync(file, 'w');
    writeSync(this.#descriptor, fileHeader(0));
    this.#rowsInChunk = rowsInChunk;
    this.#memory = new ArrayBuffer(chunkBytes(rowsInChunk));
    this.#chunk = chunkOver(this.#memory, rowsInChunk);
  }

  /** Rows committed. */
  get rows(): number {
    return this.#rows;
  }

  /** Takes the row as it stands now. */
  commit(): void {
    const { wide, narrow } = this.#chunk;
    const at = this.#used;
    const row = this.row;
    for (let column = 0; column < WIDE_COLUMNS.length; column += 1) {
      const name = WIDE_COLUMNS[column] as (typeof WIDE_COLUMNS)[number];
      wide[name][at] = row[name];
    }
    for (let column = 0; column < NARROW_COLUMNS.length; column += 1) {
      const name = NARROW_COLUMNS[column] as (typeof NARROW_COLUMNS)[number];
      narrow[name][at] = row[name];
    }
    this.#used += 1;
    this.#rows += 1;
    if (this.#used === this.#rowsInChunk) this.#spill(this.#memory, this.#used);
  }

  /** Writes what is left, sets the instant from which readers count time, and closes the file. Idempotent. */
  close(originNs: number): void {
    if (this.#closed) return;
    this.#closed = true;
    try {
      if (this.#used > 0) this.#spillPart();
      const header = fileHeader(originNs);
      writeSync(this.#descriptor, header, 0, header.length, 0);
    } finally {
      closeSync(this.#descriptor);
    }
  }

  #spillPart(): void {
    const memory = new ArrayBuffer(chunkBytes(this.#used));
    const part = chunkOver(memory, this.#used);
    for (const name of WIDE_COLUMNS) part.wide[name].set(this.#chunk.wide[name].subarray(0, this.#used));
    for (const name of NARROW_COLUMNS) part.narrow[name].set(this.#chunk.narrow[name].subarray(0, this.#used));
    this.#spill(memory, this.#used);
  }

  #spill(memory: ArrayBuffer, rows: number): void {
    writeChunkHeader(memory, rows);
    const bytes = new Uint8Array(memory);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
    this.#used = 0;
  }
}
