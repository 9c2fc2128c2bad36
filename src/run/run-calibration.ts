import { driftOf } from '../comparison/drift.ts';
import { calibrate } from '../host/calibration.ts';
import type { CpuPlan } from '../host/cpu-plan.ts';
import type { CpuSet } from '../host/cpu-set.ts';
import type { Calibration, RunNoise } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

/** The fixed work loop on both CPU sets, at the start and at the end of a run (docs/design.md, rule 14). */
export class RunCalibration {
  readonly #cpus: CpuPlan;
  #calibration: Calibration = { serverAtStart: null, serverAtEnd: null, clientAtStart: null, clientAtEnd: null };

  constructor(cpus: CpuPlan) {
    this.#cpus = cpus;
  }

  async atStart(): Promise<RunNoise> {
    const { server, client } = await this.#both();
    return this.#noise({ serverAtStart: server, clientAtStart: client });
  }

  async atEnd(): Promise<RunNoise> {
    const { server, client } = await this.#both();
    return this.#noise({ serverAtEnd: server, clientAtEnd: client });
  }

  /** The drift follows from the rounded figures beside it, so that it can be recomputed. */
  #noise(figures: Partial<Calibration>): RunNoise {
    this.#calibration = { ...this.#calibration, ...figures };
    return { calibration: this.#calibration, driftRatio: driftOf(this.#calibration) };
  }

  async #both(): Promise<{ server: number; client: number }> {
    const { server, client, shared } = this.#cpus;
    // At the same time on disjoint sets; one after the other where they would disturb each other.
    if (shared) return { server: await unitsPerSecond(server), client: await unitsPerSecond(client) };
    const [ofServer, ofClient] = await Promise.all([unitsPerSecond(server), unitsPerSecond(client)]);
    return { server: ofServer, client: ofClient };
  }
}

async function unitsPerSecond(cpus: CpuSet): Promise<number> {
  return round12((await calibrate(cpus)).unitsPerSecond);
}
