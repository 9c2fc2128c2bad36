import { SERIES_KIND, type Series, valueIn } from './series.ts';

/**
 * When a build last got on: its height or the size of its index folder became another one. The study ends a build by it, and `verify` asks it
 * whether a build that is said to have stalled had.
 */
export class ProgressClock {
  /** Ns from the launch, which counts as the first step. */
  lastStepNs = 0;
  #height: number | null = null;
  #indexBytes: number | null = null;

  height(height: number | null, atNs: number): void {
    if (height === null || height === this.#height) return;
    this.#height = height;
    this.#step(atNs);
  }

  indexBytes(bytes: number | null, atNs: number): void {
    if (bytes === null || bytes === this.#indexBytes) return;
    this.#indexBytes = bytes;
    this.#step(atNs);
  }

  /** Rows of a series are in order within their kind only. */
  #step(atNs: number): void {
    this.lastStepNs = Math.max(this.lastStepNs, atNs);
  }
}

/** When a build last got on before it was ended, by its series. */
export function lastStepNs(series: Series, endNs: number): number {
  const clock = new ProgressClock();
  for (let row = 0; row < series.rows; row += 1) {
    const atNs = valueIn(series, 'atNs', row) ?? 0;
    if (atNs > endNs) continue;
    const kind = valueIn(series, 'kind', row);
    if (kind === SERIES_KIND.progress) clock.height(valueIn(series, 'height', row), atNs);
    if (kind === SERIES_KIND.size) clock.indexBytes(valueIn(series, 'indexBytes', row), atNs);
  }
  return clock.lastStepNs;
}
