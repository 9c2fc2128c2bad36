import { NARROW_COLUMNS, WIDE_COLUMNS } from '../bundle/sample-columns.ts';
import type { SampleChunk } from '../bundle/sample-columns.ts';
import { readRawSamples } from './raw-samples.ts';
import { SampleRecorder } from './recorder.ts';

/** One file's rows in turn. */
class RowCursor {
  readonly #chunks: Iterator<SampleChunk>;
  #chunk: SampleChunk | null = null;
  #at = 0;

  constructor(file: string) {
    this.#chunks = readRawSamples(file);
    this.#nextChunk();
  }

  /** When the row's call ended; Infinity where no row is left. */
  get endNs(): number {
    return this.#chunk === null ? Number.POSITIVE_INFINITY : (this.#chunk.wide.endNs[this.#at] as number);
  }

  moveTo(recorder: SampleRecorder): void {
    const chunk = this.#chunk;
    if (chunk === null) return;
    for (const name of WIDE_COLUMNS) recorder.row[name] = chunk.wide[name][this.#at] as number;
    for (const name of NARROW_COLUMNS) recorder.row[name] = chunk.narrow[name][this.#at] as number;
    recorder.commit();
    this.#at += 1;
    if (this.#at === chunk.rows) this.#nextChunk();
  }

  #nextChunk(): void {
    this.#at = 0;
    do {
      const next = this.#chunks.next();
      this.#chunk = next.done === true ? null : next.value;
    } while (this.#chunk?.rows === 0);
  }
}

/**
 * Writes the rows of raw sample files of one origin into one file, in the order in which their calls ended.
 *
 * @returns the number of rows
 */
export function mergeSamples(files: readonly string[], into: string): number {
  const cursors = files.map((file) => new RowCursor(file));
  const recorder = new SampleRecorder(into);
  try {
    for (;;) {
      const next = cursors.reduce((a, b) => (b.endNs < a.endNs ? b : a));
      if (next.endNs === Number.POSITIVE_INFINITY) return recorder.rows;
      next.moveTo(recorder);
    }
  } finally {
    recorder.close(0);
  }
}
