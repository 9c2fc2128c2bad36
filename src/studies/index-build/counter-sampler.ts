import { setTimeout as delay } from 'node:timers/promises';
import { SERIES_KIND } from '../../comparison/index-build/series.ts';
import type { IndexBuildPlan } from '../../model/generated/types.ts';
import type { BuildCounters } from './build-counters.ts';
import type { SeriesRecorder } from './series-recorder.ts';

const NS_PER_SECOND = 1e9;

/** Reads the counters of a system and of the node beside it into one row, again and again at the plan’s rate: often at first, since many builds are short. */
export class CounterSampler {
  readonly #recorder: SeriesRecorder;
  readonly #system: BuildCounters;
  readonly #node: BuildCounters | null;
  readonly #over = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #reading: Promise<void> = Promise.resolve();

  constructor(recorder: SeriesRecorder, { system, node }: { readonly system: BuildCounters; readonly node: BuildCounters | null }) {
    this.#recorder = recorder;
    this.#system = system;
    this.#node = node;
  }

  start(settings: Pick<IndexBuildPlan, 'denseSeconds' | 'samplesPerSecond' | 'steadySamplesPerSecond'>): void {
    this.#running = this.#run(settings);
  }

  /** One reading now, besides those of the rate. One after another, so that no row stands before an earlier one. */
  read(): Promise<void> {
    return (this.#reading = this.#reading.then(() => this.#readNow()));
  }

  async #readNow(): Promise<void> {
    const [system, node] = await Promise.all([this.#system.ofSystem(), this.#node?.ofNode()]);
    this.#recorder.add(SERIES_KIND.counters, { ...system, ...node });
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#running;
  }

  async #run({ denseSeconds, samplesPerSecond, steadySamplesPerSecond }: Parameters<CounterSampler['start']>[0]): Promise<void> {
    const { signal } = this.#over;
    for (let dueNs = this.#recorder.elapsedNs; !signal.aborted; ) {
      await this.read();
      const isDense = this.#recorder.elapsedNs < denseSeconds * NS_PER_SECOND;
      // After a pause of this process the next is due an interval from now: a burst would tell nothing.
      dueNs = Math.max(dueNs + NS_PER_SECOND / (isDense ? samplesPerSecond : steadySamplesPerSecond), this.#recorder.elapsedNs);
      await delay((dueNs - this.#recorder.elapsedNs) / 1e6, undefined, { signal }).catch(() => undefined);
    }
  }
}
