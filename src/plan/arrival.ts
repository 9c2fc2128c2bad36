import type { Arrival, ArrivalLine, ArrivalPoisson, ArrivalStep } from '../model/generated/types.ts';
import { Xoshiro128 } from '../statistics/xoshiro128.ts';

/** When the requests of an open loop are due. */
export interface ArrivalTimes {
  /** Seconds from the start of the phase at which its request number `k` (0-based) is due; never falls with k. */
  dueSeconds(k: number): number;
}

/** More stairs than this are no staircase. */
export const MOST_STAIRS = 10_000;

/**
 * The due times of an arrival: a pure function of the request's number. A Poisson process is fastest asked in order; asked backwards it
 * begins anew.
 */
export function compileArrival(arrival: Arrival): ArrivalTimes {
  switch (arrival.kind) {
    case 'constant':
      return { dueSeconds: (k) => k / arrival.perSecond };
    case 'step':
      return stairs(arrival);
    case 'line':
      return line(arrival);
    case 'poisson':
      return new PoissonTimes(arrival);
  }
}

/** Stairs from the first to the one that holds; its rate is exactly the end. */
export function stairCount({ startPerSecond, endPerSecond, stepPerSecond }: ArrivalStep): number {
  return Math.ceil(Math.abs(endPerSecond - startPerSecond) / stepPerSecond) + 1;
}

function stairs(arrival: ArrivalStep): ArrivalTimes {
  const { startPerSecond, endPerSecond, stepPerSecond, stepSeconds } = arrival;
  const count = stairCount(arrival);
  const direction = Math.sign(endPerSecond - startPerSecond);
  const rates = Float64Array.from({ length: count }, (_, stair) => (stair === count - 1 ? endPerSecond : startPerSecond + direction * stair * stepPerSecond));
  /** Requests due before each stair. */
  const before = new Float64Array(count);
  for (let stair = 1; stair < count; stair += 1) before[stair] = (before[stair - 1] as number) + (rates[stair - 1] as number) * stepSeconds;
  let stair = 0;
  return {
    dueSeconds: (k) => {
      while (stair > 0 && k < (before[stair] as number)) stair -= 1;
      while (stair + 1 < count && k >= (before[stair + 1] as number)) stair += 1;
      return stair * stepSeconds + (k - (before[stair] as number)) / (rates[stair] as number);
    },
  };
}

/** Solves startPerSecond·t + slope·t²/2 = k for t in the form that loses no digits where the slope is small. */
function line({ startPerSecond, endPerSecond, seconds }: ArrivalLine): ArrivalTimes {
  const slope = (endPerSecond - startPerSecond) / seconds;
  const during = ((startPerSecond + endPerSecond) / 2) * seconds;
  return {
    dueSeconds: (k) => {
      if (k >= during) return seconds + (k - during) / endPerSecond;
      return (2 * k) / (startPerSecond + Math.sqrt(startPerSecond * startPerSecond + 2 * slope * k));
    },
  };
}

class PoissonTimes implements ArrivalTimes {
  readonly #arrival: ArrivalPoisson;
  #random: Xoshiro128;
  #k = -1;
  #dueSeconds = 0;

  constructor(arrival: ArrivalPoisson) {
    this.#arrival = arrival;
    this.#random = Xoshiro128.fromSeed(BigInt(arrival.seed));
  }

  dueSeconds(k: number): number {
    if (k < this.#k) {
      this.#random = Xoshiro128.fromSeed(BigInt(this.#arrival.seed));
      this.#k = -1;
      this.#dueSeconds = 0;
    }
    for (; this.#k < k; this.#k += 1) this.#dueSeconds -= Math.log(1 - this.#random.fraction()) / this.#arrival.perSecond;
    return this.#dueSeconds;
  }
}
