import type { BundleWriter } from '../bundle/writer.ts';
import type { Bundle } from '../model/generated/types.ts';
import type { EmitRunEvent, RunEvent, Stage } from './run-event.ts';

export type RunTimes = Pick<Bundle, 'startedAt' | 'endedAt' | 'durationNs'>;

/** Writes down what happens in one run, with its times, and tells whoever listens. */
export class RunJournal {
  readonly #bundle: BundleWriter;
  readonly #tell: EmitRunEvent;
  readonly #startedAt = new Date();
  readonly #startedNs = process.hrtime.bigint();

  constructor(bundle: BundleWriter, tell: EmitRunEvent) {
    this.#bundle = bundle;
    this.#tell = tell;
  }

  /** From the start of the run to now. */
  get times(): RunTimes {
    return { startedAt: this.#startedAt.toISOString(), endedAt: new Date().toISOString(), durationNs: this.#elapsedNs };
  }

  /** @throws IndexbenchError DISK_FULL */
  emit(event: RunEvent): void {
    this.note(event);
    this.#tell(event);
  }

  /** @throws IndexbenchError DISK_FULL */
  stage(stage: Stage): void {
    this.emit({ kind: 'stage', stage, detail: null });
  }

  /** For the journal only. Throws DISK_FULL. */
  note(event: { readonly kind: string; readonly [detail: string]: unknown }): void {
    this.#bundle.appendEvent({ at: new Date().toISOString(), monotonicNs: this.#elapsedNs, event });
  }

  get #elapsedNs(): number {
    return Number(process.hrtime.bigint() - this.#startedNs);
  }
}
