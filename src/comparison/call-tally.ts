import type { Sums } from '../model/generated/types.ts';
import { GRPC_STATUS } from '../protocol/status.ts';
import type { SampleColumns } from './measurement.ts';
import { DATA_ERROR_STATUS, SAMPLE_PHASE, sampleStatusName } from './sample-codes.ts';

/** Which calls count for the measured time. */
export interface TimeRule {
  readonly cutOffInTime: boolean;
}

type Counts = Pick<Sums, 'warmupCalls' | 'calls' | 'ok' | 'cutOff' | 'dataErrors' | 'backpressure' | 'statusCounts' | 'measuredNs'>;

/** Counts calls by phase and status, and the time from the first start to the last end. */
export class CallTally {
  #warmupCalls = 0;
  #cutOff = 0;
  #calls = 0;
  #firstNs = Infinity;
  #lastNs = -Infinity;
  readonly #byStatus = new Map<number, number>();
  readonly #rule: TimeRule;

  constructor(rule: TimeRule) {
    this.#rule = rule;
  }

  add({ phase: phases, status: statuses, startNs, endNs }: SampleColumns, row: number): void {
    const phase = phases[row];
    if (phase === SAMPLE_PHASE.warmup) this.#warmupCalls += 1;
    if (this.#isInTime(phase)) {
      // A comparison with NaN is false: a missing time moves nothing.
      if ((startNs[row] as number) < this.#firstNs) this.#firstNs = startNs[row] as number;
      if ((endNs[row] as number) > this.#lastNs) this.#lastNs = endNs[row] as number;
    }
    if (phase === SAMPLE_PHASE.cutOff) this.#cutOff += 1;
    if (phase !== SAMPLE_PHASE.measured) return;
    this.#calls += 1;
    const status = statuses[row] ?? GRPC_STATUS.UNKNOWN;
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
  }

  get counts(): Counts {
    return {
      warmupCalls: this.#warmupCalls,
      calls: this.#calls,
      ok: this.#byStatus.get(GRPC_STATUS.OK) ?? 0,
      cutOff: this.#cutOff,
      dataErrors: this.#byStatus.get(DATA_ERROR_STATUS) ?? 0,
      backpressure: this.#byStatus.get(GRPC_STATUS.RESOURCE_EXHAUSTED) ?? 0,
      statusCounts: namedCounts(this.#byStatus),
      measuredNs: this.#lastNs > this.#firstNs ? this.#lastNs - this.#firstNs : 0,
    };
  }

  #isInTime(phase: number | undefined): boolean {
    return phase !== SAMPLE_PHASE.warmup && (phase !== SAMPLE_PHASE.cutOff || this.#rule.cutOffInTime);
  }
}

function namedCounts(byStatus: ReadonlyMap<number, number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [status, calls] of [...byStatus].sort(([a], [b]) => a - b)) {
    const name = sampleStatusName(status);
    counts[name] = (counts[name] ?? 0) + calls;
  }
  return counts;
}
