import type { SampleChunk, SampleColumn } from '../bundle/sample-columns.ts';
import { DATA_ERROR_STATUS, SAMPLE_PHASE } from '../comparison/sample-codes.ts';
import type { DriverName, PlannedScenario, Scenario } from '../model/generated/types.ts';
import { concurrencyWindow } from '../plan/concurrency-window.ts';
import { compileSchedule, type Schedule } from '../plan/schedule.ts';
import { GRPC_STATUS } from '../protocol/status.ts';
import { below, differ } from './difference.ts';
import type { Difference, Place } from './difference.ts';

const LARGEST_STATUS = 16;

/** After its client should have left, on a loaded machine. */
const LATE_LEAVE_NS = 0.25e9;
/** Between the sleep of a client and the clock of its samples. */
const EARLY_JOIN_NS = 2e6;

/** What wrote the rows. */
export interface RowsBy {
  readonly planned: PlannedScenario;
  readonly driver: DriverName;
  /** Whether it checked how many messages came. */
  readonly countsAreChecked: boolean;
}
/**
 * Finds the first row that no run can have made: a time that goes backwards, a warm-up after the start of the measured window, a value outside
 * its range, unseen time of a driver that sees all its calls, or a good call whose messages are not what one of its scenario's requests
 * asks for. A missing value proves nothing.
 */
export class RowCheck {
  difference: Difference | null = null;
  readonly #place: Place;
  readonly #scenario: Scenario;
  readonly #parts: number;
  /** By part; null where messages are not counted, or are no blocks. */
  readonly #asked: readonly (ReadonlySet<number> | null)[];
  #unseenAllowed: boolean;

  constructor(place: Place, { planned, driver, countsAreChecked }: RowsBy) {
    const schedule = compileSchedule(planned);
    const schedules = schedule.mix?.parts.map((part) => part.schedule) ?? [schedule];
    this.#place = place;
    this.#scenario = planned.scenario;
    this.#parts = schedules.length;
    this.#asked = schedules.map((part) => (countsAreChecked ? askedMessages(part) : null));
    this.#unseenAllowed = driver === 'ghz-as-published';
  }

  /** Takes the samples in pieces. */
  add(samples: SampleChunk, firstRow: number): void {
    for (let row = 0; row < samples.rows && this.difference === null; row += 1) {
      const wrong = wrongTime(samples, row) ?? this.#wrongKind(samples, row);
      if (wrong === null) continue;
      const { column, rule } = wrong;
      this.difference = differ(below(below(below(this.#place, 'rows'), firstRow + row), column), valueOf(samples, column, row), rule);
    }
  }

  #wrongKind(samples: SampleChunk, row: number): Wrong | null {
    if (samples.narrow.phase[row] !== SAMPLE_PHASE.unseen) return this.#wrongCall(samples, row);
    const isAllowed = this.#unseenAllowed;
    this.#unseenAllowed = false;
    return wrongUnseen(samples, row, isAllowed);
  }

  #wrongCall(samples: SampleChunk, row: number): Wrong | null {
    const asked = this.#asked[samples.narrow.part[row] ?? 0] ?? null;
    return wrongLoad(samples, row, this.#scenario) ?? wrongCode(samples, row, { clients: this.#scenario.clients, parts: this.#parts }) ?? wrongMessages(samples, row, asked);
  }
}

interface Wrong {
  readonly column: SampleColumn;
  /** What it should be, in words. */
  readonly rule: string;
}

function wrongTime({ wide, narrow }: SampleChunk, row: number): Wrong | null {
  // No function within, here and below: built with names kept, one would be named anew for each row.
  const startNs = wide.startNs[row] ?? Number.NaN;
  const endNs = wide.endNs[row] ?? Number.NaN;
  const firstNs = wide.firstMessageNs[row] ?? Number.NaN;
  const phase = narrow.phase[row];
  if (Number.isNaN(startNs)) return { column: 'startNs', rule: 'a time' };
  if (endNs < startNs) return { column: 'endNs', rule: `at least startNs, ${String(startNs)}` };
  if (firstNs < startNs || firstNs > endNs) return { column: 'firstMessageNs', rule: `from startNs to endNs, ${String(startNs)} to ${String(endNs)}` };
  if ((wide.intendedStartNs[row] ?? Number.NaN) > startNs) return { column: 'intendedStartNs', rule: `at most startNs, ${String(startNs)}` };
  if (phase === SAMPLE_PHASE.measured && Number.isNaN(endNs)) return { column: 'endNs', rule: 'a time, as the call ended' };
  if (phase === SAMPLE_PHASE.measured && startNs < 0) return { column: 'startNs', rule: 'at least 0 in the measured window' };
  return phase === SAMPLE_PHASE.warmup && startNs > 0 ? { column: 'startNs', rule: 'before the measured window, as a warm-up' } : null;
}

/** Unseen time is one row and no call: it ends where the first kept call starts. */
function wrongUnseen({ wide, narrow }: SampleChunk, row: number, isAllowed: boolean): Wrong | null {
  if (!isAllowed) return { column: 'phase', rule: '0, 1 or 2; unseen time is one row of ghz-as-published' };
  if (wide.endNs[row] !== 0) return { column: 'endNs', rule: '0, the start of the measured window' };
  return (narrow.status[row] ?? -1) >= 0 ? { column: 'status', rule: 'none, as it is no call' } : null;
}

/** What does not fit to how the scenario offers its calls. */
function wrongLoad({ wide, narrow }: SampleChunk, row: number, { arrival, concurrencySteps }: Scenario): Wrong | null {
  const startNs = wide.startNs[row] ?? Number.NaN;
  const client = narrow.client[row] ?? -1;
  const isMeasured = narrow.phase[row] === SAMPLE_PHASE.measured;
  if (arrival === undefined && (wide.intendedStartNs[row] ?? startNs) < startNs) return { column: 'intendedStartNs', rule: `startNs, ${String(startNs)}, in a closed loop` };
  if (arrival !== undefined && isMeasured && client < 0) return { column: 'client', rule: 'a place, as the call was started' };
  if (concurrencySteps === undefined || !isMeasured || client < 0) return null;
  const { fromSeconds, untilSeconds } = concurrencyWindow(concurrencySteps, client);
  if (startNs < fromSeconds * 1e9 - EARLY_JOIN_NS) return { column: 'startNs', rule: `at least ${String(fromSeconds)} s, when client ${String(client)} joins` };
  return startNs > untilSeconds * 1e9 + LATE_LEAVE_NS ? { column: 'startNs', rule: `at most ${String(untilSeconds)} s, when client ${String(client)} leaves` } : null;
}

function wrongCode({ wide, narrow }: SampleChunk, row: number, { clients, parts }: { clients: number; parts: number }): Wrong | null {
  const phase = narrow.phase[row] ?? -1;
  const status = narrow.status[row] ?? -1;
  if (phase < SAMPLE_PHASE.warmup || phase > SAMPLE_PHASE.cutOff) return { column: 'phase', rule: '0, 1 or 2' };
  if ((status < 0 && phase === SAMPLE_PHASE.measured) || (status > LARGEST_STATUS && status !== DATA_ERROR_STATUS)) return { column: 'status', rule: `0 to 16, or ${String(DATA_ERROR_STATUS)}` };
  if ((narrow.client[row] ?? -1) >= clients) return { column: 'client', rule: `below ${String(clients)}` };
  if ((narrow.part[row] ?? 0) >= parts) return { column: 'part', rule: `below ${String(parts)}` };
  if ((wide.bytes[row] ?? Number.NaN) < 0) return { column: 'bytes', rule: 'at least 0' };
  return null;
}

function wrongMessages({ narrow }: SampleChunk, row: number, asked: ReadonlySet<number> | null): Wrong | null {
  const messages = narrow.messages[row] ?? -1;
  const isGood = narrow.phase[row] === SAMPLE_PHASE.measured && narrow.status[row] === GRPC_STATUS.OK;
  if (asked === null || !isGood || messages < 0 || asked.has(messages)) return null;
  return { column: 'messages', rule: `${[...asked].join(' or ')}, as asked for` };
}

/** The numbers of messages that right answers to a schedule's requests can have; null where the method does not send blocks. */
function askedMessages(schedule: Schedule): ReadonlySet<number> | null {
  const counts = new Set(Array.from({ length: Math.min(schedule.requestsInPass ?? 1, 100_000) }, (_, i) => schedule.blocksIn(i)));
  return counts.has(0) ? null : counts;
}

function valueOf({ wide, narrow }: SampleChunk, column: SampleColumn, row: number): number | null {
  const columns: Record<SampleColumn, Float64Array | Int32Array> = { ...wide, ...narrow };
  const value = columns[column][row] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}
