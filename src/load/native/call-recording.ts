import { OpenLoopDelays } from '../../comparison/open-loop-delays.ts';
import { NO_CLIENT, SAMPLE_PHASE, sampleStatusName } from '../../comparison/sample-codes.ts';
import type { Schedule } from '../../plan/schedule.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { DriveResult } from '../drive-result.ts';
import type { DriveTally, EndedCall } from '../drive-tally.ts';
import { SampleRecorder } from '../recorder.ts';
import type { DriveCall } from './drive-call.ts';
import type { Phase } from './drive-phase.ts';

/** Which call it was. */
interface CallPlace {
  readonly client: number;
  /** Its number in the schedule. */
  readonly request: number;
  readonly part: number;
  readonly intendedMs: number;
}

interface CallPhase {
  readonly phase: Phase;
  readonly tally: DriveTally;
}

/** Takes ended calls into the sample file and into the sums of their phase. */
export class CallRecording {
  secondAttempts = 0;
  #lastStartMs = 0;
  #lastEndMs = 0;
  readonly #schedule: Schedule;
  readonly #recorder: SampleRecorder;
  readonly #delays: OpenLoopDelays | null;
  /** Filled anew for each call. */
  readonly #ended: { -readonly [Key in keyof EndedCall]: EndedCall[Key] } = { statusName: '', ok: false, text: '', messages: 0, bytes: 0, blocks: 0, latencyNs: 0, violation: null };

  /** Creates or replaces the order's sample file. */
  constructor(order: Pick<DriveOrder, 'samplesFile' | 'arrival' | 'clients'>, schedule: Schedule) {
    this.#schedule = schedule;
    this.#recorder = new SampleRecorder(order.samplesFile);
    this.#delays = order.arrival === undefined ? null : new OpenLoopDelays(order.clients);
  }

  get rows(): number {
    return this.#recorder.rows;
  }

  get openLoop(): DriveResult['openLoop'] {
    return this.#delays === null ? null : { lateStarts: this.#delays.lateStarts, capHits: this.#delays.capHits };
  }

  get lastStartMs(): number {
    return this.#lastStartMs;
  }

  get lastEndMs(): number {
    return this.#lastEndMs;
  }

  /** The measured window begins. */
  beginWindow(originMs: number): void {
    this.#lastStartMs = originMs;
    this.#lastEndMs = originMs;
  }

  /** Writes what is left; times in the file then count from the origin. Idempotent. */
  close(originMs: number): void {
    this.#recorder.close(toNs(originMs));
  }

  add(call: DriveCall, { client, request, part, intendedMs }: CallPlace, { phase, tally }: CallPhase): void {
    const { row } = this.#recorder;
    row.intendedStartNs = toNs(intendedMs);
    row.startNs = toNs(call.startMs);
    row.firstMessageNs = toNs(call.firstMessageMs);
    row.endNs = toNs(call.endMs);
    row.bytes = call.bytes;
    row.messages = call.messages;
    row.client = client;
    row.status = call.status;
    row.attempt = call.attempt;
    row.phase = call.wasCutOff ? SAMPLE_PHASE.cutOff : phase.number;
    row.part = part;
    this.#commit();
    if (call.attempt > 1) this.secondAttempts += 1;
    this.#lastStartMs = Math.max(this.#lastStartMs, call.startMs);
    this.#lastEndMs = Math.max(this.#lastEndMs, call.endMs);
    if (call.wasCutOff) {
      tally.cutOff += 1;
      return;
    }
    const ended = this.#ended;
    ended.statusName = sampleStatusName(call.status);
    ended.ok = call.status === GRPC_STATUS.OK;
    ended.text = call.text;
    ended.messages = call.messages;
    ended.bytes = call.bytes;
    ended.blocks = this.#schedule.blocksIn(request);
    ended.latencyNs = row.endNs - row.intendedStartNs;
    ended.violation = call.violation;
    tally.add(ended);
  }

  /** Takes the phase's request `i`, which was due but never started, as cut off. */
  addUnstarted(i: number, intendedMs: number, { phase, tally }: CallPhase): void {
    const { row } = this.#recorder;
    row.intendedStartNs = toNs(intendedMs);
    row.startNs = toNs(performance.now());
    row.firstMessageNs = Number.NaN;
    row.endNs = row.startNs;
    row.bytes = 0;
    row.messages = 0;
    row.client = NO_CLIENT;
    row.status = GRPC_STATUS.CANCELLED;
    row.attempt = 0;
    row.phase = SAMPLE_PHASE.cutOff;
    row.part = this.#schedule.mix?.order.partOf(phase.requestOf(i)) ?? 0;
    this.#commit();
    tally.cutOff += 1;
  }

  #commit(): void {
    const { row } = this.#recorder;
    this.#delays?.add({ place: row.client, intendedNs: row.intendedStartNs, startNs: row.startNs, endNs: row.endNs, isCounted: row.phase !== SAMPLE_PHASE.warmup });
    this.#recorder.commit();
  }
}

export function toNs(ms: number): number {
  return Math.round(ms * 1e6);
}
