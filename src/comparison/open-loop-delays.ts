import { NO_CLIENT } from './sample-codes.ts';

/** A start this much after the intended one is late: a user of the figures would see it. */
export const LATE_START_NS = 5e6;

/**
 * Counts calls of an open loop that did not start when they were due. Such a call has hit the cap where all places were taken: the driver
 * gives each call the place that has been free longest, so the call on that place ended only after the due time. Otherwise the driver was
 * late, by its own fault.
 */
export class OpenLoopDelays {
  lateStarts = 0;
  capHits = 0;
  /** When the last call on each place ended. */
  readonly #endedNs: Float64Array;

  /** @param places the most calls in flight */
  constructor(places: number) {
    this.#endedNs = new Float64Array(places).fill(-Infinity);
  }

  /**
   * Takes the calls of a place in their order.
   *
   * @param place NO_CLIENT where the call never had one: it was due, and the run ended
   * @param isCounted false for a warm-up, which only takes its place
   */
  add(call: { readonly place: number; readonly intendedNs: number; readonly startNs: number; readonly endNs: number; readonly isCounted: boolean }): void {
    const { place, intendedNs } = call;
    if (place === NO_CLIENT) {
      if (call.isCounted) this.capHits += 1;
      return;
    }
    const wasTaken = (this.#endedNs[place] ?? -Infinity) > intendedNs;
    this.#endedNs[place] = call.endNs;
    if (!call.isCounted) return;
    if (wasTaken) this.capHits += 1;
    else if (call.startNs - intendedNs > LATE_START_NS) this.lateStarts += 1;
  }
}
