import { calibrate } from '../host/calibration.ts';
import type { CpuPlan } from '../host/cpu-plan.ts';
import type { RunNoise } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

/** The fixed work loop on both CPU sets, at the start and at the end of a run (docs/design.md, rule 14). */
export class RunCalibration {
  readonly #cpus: CpuPlan;
  #start: readonly (number | null)[] = [null, null];
  #end: readonly (number | null)[] = [null, null];

  constructor(cpus: CpuPlan) {
    this.#cpus = cpus;
  }

  async atStart(): Promise<void> {
    this.#start = await this.#both();
  }

  async atEnd(): Promise<void> {
    this.#end = await this.#both();
  }

  /** Largest relative change between start and end; null where one of them is missing. */
  get drift(): number | null {
    const changes = this.#start.map((start, index) => {
      const end = this.#end[index] ?? null;
      return start === null || end === null ? null : Math.abs(end / start - 1);
    });
    return changes.reduce((largest, change) => (largest === null || change === null ? null : Math.max(largest, change)), 0);
  }

  get noise(): RunNoise {
    const [serverAtStart = null, clientAtStart = null] = this.#start.map(rounded);
    const [serverAtEnd = null, clientAtEnd = null] = this.#end.map(rounded);
    return { calibration: { serverAtStart, serverAtEnd, clientAtStart, clientAtEnd }, driftRatio: rounded(this.drift) };
  }

  async #both(): Promise<readonly number[]> {
    const { server, client, shared } = this.#cpus;
    // At the same time on disjoint sets; one after the other where they would disturb each other.
    if (shared) return [(await calibrate(server)).unitsPerSecond, (await calibrate(client)).unitsPerSecond];
    return (await Promise.all([calibrate(server), calibrate(client)])).map(({ unitsPerSecond }) => unitsPerSecond);
  }
}

function rounded(value: number | null): number | null {
  return value === null ? null : round12(value);
}
