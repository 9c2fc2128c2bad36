import type { SampleChunk } from '../bundle/sample-columns.ts';
import { SAMPLE_PHASE } from '../comparison/sample-codes.ts';
import type { PlannedScenario } from '../model/generated/types.ts';
import { compileSchedule } from '../plan/schedule.ts';

/** What the samples of a measurement say of how it began and ended, taken in pieces. */
export class StopEvidence {
  /** Of the measured window. */
  lastStartNs = 0;
  /** Null without a warm-up. */
  firstWarmupStartNs: number | null = null;
  /** Calls of each part of a mix in the measured window, cut-off ones too; one part where there is none. */
  readonly partCalls: number[];
  /** When each call of an open loop's measured window was due; empty for closed loops. */
  readonly #intendedNs: Float64Array;
  #intended = 0;

  /** @param rows of all pieces together */
  constructor(planned: PlannedScenario, rows: number) {
    this.partCalls = (compileSchedule(planned).mix?.parts ?? [null]).map(() => 0);
    this.#intendedNs = new Float64Array(planned.scenario.arrival === undefined ? 0 : rows);
  }

  add({ rows, wide, narrow }: SampleChunk): void {
    for (let row = 0; row < rows; row += 1) {
      const startNs = wide.startNs[row] ?? 0;
      if (narrow.phase[row] === SAMPLE_PHASE.warmup) {
        if (startNs < (this.firstWarmupStartNs ?? Infinity)) this.firstWarmupStartNs = startNs;
        continue;
      }
      if (startNs > this.lastStartNs) this.lastStartNs = startNs;
      const part = narrow.part[row] ?? 0;
      if (part in this.partCalls) this.partCalls[part] = (this.partCalls[part] ?? 0) + 1;
      if (this.#intended < this.#intendedNs.length) this.#intendedNs[this.#intended] = wide.intendedStartNs[row] ?? Number.NaN;
      this.#intended += 1;
    }
  }

  /** Ascending; NaN, of which none is right, last. */
  dueTimesNs(): Float64Array {
    return this.#intendedNs.subarray(0, Math.min(this.#intended, this.#intendedNs.length)).sort();
  }
}
