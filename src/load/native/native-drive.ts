import { SAMPLE_PHASE } from '../../comparison/sample-codes.ts';
import { compileArrival } from '../../plan/arrival.ts';
import type { Schedule } from '../../plan/schedule.ts';
import type { DriveLoad, DriveOrder } from '../drive-order.ts';
import type { DriveResult, EndReason } from '../drive-result.ts';
import { ShareNumbers } from '../drive-share.ts';
import type { DriveShare } from '../drive-share.ts';
import { DriveTally } from '../drive-tally.ts';
import { CallRecording, toNs } from './call-recording.ts';
import type { CallSettings } from './call-settings.ts';
import type { CallSlot } from './call-slot.ts';
import { runClosedLoops } from './closed-loop.ts';
import { comparingContents } from './comparing-contents.ts';
import type { ContentComparison } from './content-comparison.ts';
import type { Caller, ConnectionCounts, DriveCall, DriveConnection } from './drive-call.ts';
import { openDigestBook } from './digest-book.ts';
import type { DigestBook } from './digest-book.ts';
import { measuredPhase, warmupPhase } from './drive-phase.ts';
import type { Phase } from './drive-phase.ts';
import { LimitWatch } from './limit-watch.ts';
import { TIMER_SLACK_MS, pause } from './load-loop.ts';
import type { LoadLoop } from './load-loop.ts';
import { callHeaders } from './native-call.ts';
import { nativeCaller } from './native-caller.ts';
import { OpenLoop } from './open-loop.ts';
import { ProcessMeter } from './process-meter.ts';
import { requestSourceOf } from './request-source.ts';
import type { RequestSource } from './request-source.ts';

export interface DriveProgress {
  readonly phase: 'warmup' | 'measured';
  readonly calls: number;
  /** 0 to 1, as far as the stop rule lets it be told. */
  readonly fraction: number;
}

export interface DriveHooks {
  /** Called when the measured window begins, and at most once a second. */
  readonly onProgress: (progress: DriveProgress) => void;
  /** When it aborts, running calls are cut off and the result is that far. */
  readonly signal: AbortSignal;
  /**
   * Of an order that is shared: called when the warm-up is done. Resolves with the instant at which all shares begin, of this process's
   * `performance.now()`; at once when the signal aborts.
   */
  readonly agreeOnStart?: (signal: AbortSignal) => Promise<number>;
}

const WHOLE: DriveShare = { index: 0, count: 1 };
const PROGRESS_MS = 1000;
/** Connecting that fails for this long without any good call ends a drive that has no window of its own to end it. */
const SERVER_GONE_MS = 3000;

/** Does one order in this thread. Rejects only where the sample file cannot be written, or on a defect. */
export function driveNative(order: DriveOrder, hooks: DriveHooks): Promise<DriveResult> {
  return driveBy(nativeCaller(order), order, hooks);
}

/** As driveNative, with calls that somebody else makes. */
export function driveBy(caller: Caller, order: DriveOrder, hooks: DriveHooks): Promise<DriveResult> {
  const source = requestSourceOf(order);
  return comparingContents(order, { schedule: source.schedule, signal: hooks.signal }, (comparison) => driveCompared(order, source, { hooks, comparison, caller }));
}

/** As driveNative, for any calls, with nothing to compare them with; what the source throws ends the drive and is thrown. */
export function driveRequests(load: DriveLoad, source: RequestSource, hooks: DriveHooks): Promise<DriveResult> {
  return driveCompared(load, source, { hooks, comparison: null, caller: nativeCaller(load) });
}

interface DriveSurroundings {
  readonly hooks: DriveHooks;
  readonly comparison: ContentComparison | null;
  readonly caller: Caller;
}

async function driveCompared(load: DriveLoad, source: RequestSource, around: DriveSurroundings): Promise<DriveResult> {
  const drive = new NativeDrive(load, source, around);
  try {
    return await drive.run();
  } finally {
    drive.close();
  }
}

class NativeDrive {
  readonly #order: DriveLoad;
  readonly #comparison: ContentComparison | null;
  readonly #hooks: DriveHooks;
  readonly #source: RequestSource;
  readonly #schedule: Schedule;
  readonly #recording: CallRecording;
  readonly #connectionCounts: ConnectionCounts = { opened: 0, goaways: 0, failedConnects: 0 };
  readonly #caller: Caller;
  /** Numbers of those that this process does. */
  readonly #clients: readonly number[];
  /** By number. */
  readonly #connections: ReadonlyMap<number, DriveConnection>;
  readonly #meter = new ProcessMeter();
  readonly #stopping = new AbortController();
  readonly #overallTimer: NodeJS.Timeout;
  readonly #onAbort = (): void => {
    this.#stop('cancel');
  };
  #endReason: EndReason = 'normal';
  #originMs = 0;
  #running: readonly DriveCall[] = [];
  #defect: Error | null = null;

  constructor(order: DriveLoad, source: RequestSource, { hooks, comparison, caller }: DriveSurroundings) {
    this.#order = order;
    this.#comparison = comparison;
    this.#hooks = hooks;
    this.#caller = caller;
    this.#source = source;
    this.#schedule = source.schedule;
    this.#recording = new CallRecording(order, this.#schedule);
    const share = new ShareNumbers(order.share ?? WHOLE, order);
    this.#clients = share.clients;
    this.#connections = new Map(share.connections.map((number) => [number, caller.connect(order, this.#connectionCounts)]));
    this.#overallTimer = setTimeout(() => {
      this.#stop('timeout');
    }, order.overallLimitMs);
    hooks.signal.addEventListener('abort', this.#onAbort, { once: true });
    if (hooks.signal.aborted) this.#stop('cancel');
  }

  async run(): Promise<DriveResult> {
    await this.#connectAll();
    const warmupStartMs = performance.now();
    const warmup = new DriveTally();
    if (this.#order.warmupRequests > 0) await this.#runPhase(warmupPhase(this.#order, warmupStartMs), warmup, this.#openSlots(this.#openBook(null)));
    const warmupMs = performance.now() - warmupStartMs;

    const measured = new DriveTally();
    const book = this.#openBook(this.#order.expectedPassSha256);
    // Before the clock starts: with many clients it takes longer than a request may be late.
    const slots = this.#openSlots(book);
    this.#originMs = await this.#agreeOnStart();
    const startUnixMs = Date.now();
    this.#meter.begin();
    this.#recording.beginWindow(this.#originMs);
    const phase = measuredPhase(this.#order, this.#schedule, this.#originMs, () => this.#recording.lastEndMs);
    // At once, so that the controller's counters bracket the measured window and not the warm-up.
    this.#hooks.onProgress({ phase: 'measured', calls: 0, fraction: 0 });
    await this.#runPhase(phase, measured, slots);
    this.#meter.end();
    this.#recording.close(this.#originMs);
    return this.#result({ phase, warmup, warmupMs, measured, book, startUnixMs });
  }

  /** Ends everything; safe after any failure. */
  close(): void {
    clearTimeout(this.#overallTimer);
    this.#hooks.signal.removeEventListener('abort', this.#onAbort);
    for (const connection of this.#connections.values()) connection.close();
    this.#meter.end();
    this.#recording.close(this.#originMs);
  }

  /** Opens all connections before the clock starts; one that fails is left to its calls, which will say so. */
  async #connectAll(): Promise<void> {
    const opened = Promise.allSettled([...this.#connections.values()].map((connection) => connection.open()));
    const limitMs = this.#order.connectLimitMs ?? Math.min(this.#order.deadlineMs, this.#order.idleLimitMs);
    const waiting = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, waiting.signal]);
    await Promise.race([opened, pause(limitMs, signal)]);
    waiting.abort();
  }

  /** When the measured window begins: now, or when all processes that share the order begin. */
  async #agreeOnStart(): Promise<number> {
    const { agreeOnStart } = this.#hooks;
    if (this.#order.share === undefined || agreeOnStart === undefined) return performance.now();
    const startMs = await agreeOnStart(this.#stopping.signal);
    await pause(Math.max(0, startMs - performance.now()), this.#stopping.signal);
    return startMs;
  }

  #openBook(expectedPassSha256: string | null): DigestBook {
    const { requestsInPass, firstMeasured } = this.#schedule;
    return openDigestBook({ clients: this.#order.clients, requestsInPass, firstMeasured, expectedPassSha256, comparison: this.#comparison });
  }

  async #runPhase(phase: Phase, tally: DriveTally, slots: readonly CallSlot[]): Promise<void> {
    const order = this.#order;
    this.#running = slots.flatMap(({ calls }) => calls);
    const watch = new LimitWatch(this.#running, Math.min(order.deadlineMs, order.idleLimitMs));
    const progress = setInterval(() => {
      const fraction = Math.min(1, phase.fraction(tally.ended, performance.now()));
      this.#hooks.onProgress({ phase: phase.number === SAMPLE_PHASE.warmup ? 'warmup' : 'measured', calls: tally.ended, fraction });
    }, PROGRESS_MS);
    try {
      await this.#runLoops(phase, slots, tally);
    } finally {
      clearInterval(progress);
      watch.close();
    }
    if (this.#defect !== null) throw this.#defect;
  }

  async #runLoops(phase: Phase, slots: readonly CallSlot[], tally: DriveTally): Promise<void> {
    const { arrival, concurrencySteps, thinkMs = 0, atEnd } = this.#order;
    const isMeasured = phase.number === SAMPLE_PHASE.measured;
    const loop: LoadLoop = {
      phase,
      slots,
      signal: this.#stopping.signal,
      perform: (slot, i, intendedMs) => this.#perform({ slot, i, intendedMs, phase, tally }),
      recordUnstarted: (i, intendedMs) => {
        this.#recording.addUnstarted(i, intendedMs, { phase, tally });
      },
      waitToReconnect: (slot, untilMs) => this.#waitToReconnect(slot.connection, phase, untilMs),
    };
    const open = arrival === undefined ? null : new OpenLoop(loop, compileArrival(arrival));
    const isCutOff = isMeasured && atEnd !== undefined && atEnd !== 'wait' && phase.endsAtMs !== Number.POSITIVE_INFINITY;
    const end = isCutOff ? setTimeout(() => {
      open?.giveUp();
      for (const call of this.#running) call.cutOff();
    }, Math.max(0, phase.endsAtMs - performance.now()) + TIMER_SLACK_MS) : null;
    try {
      await (open?.run() ?? runClosedLoops(loop, { concurrencySteps: isMeasured ? concurrencySteps : undefined, thinkMs }));
    } finally {
      if (end !== null) clearTimeout(end);
    }
  }

  #openSlots(book: DigestBook): CallSlot[] {
    const { target, connections, maxMessageBytes, deadlineMs, idleLimitMs } = this.#order;
    const { parts } = this.#source;
    const settings = parts.map(({ path, fields }) => ({ headers: { ...callHeaders(target, path, deadlineMs), ...fields }, maxMessageBytes, deadlineMs, idleLimitMs }));
    return this.#clients.map((number) => {
      const connection = this.#connections.get(number % connections) as DriveConnection;
      const digest = book.forClient(number);
      const calls = parts.map((method, at) => this.#caller.newCall(connection, { method, settings: settings[at] as CallSettings, digest }));
      return { number, connection, calls };
    });
  }

  async #perform({ slot, i, intendedMs, phase, tally }: { slot: CallSlot; i: number; intendedMs: number | null; phase: Phase; tally: DriveTally }): Promise<void> {
    const { mix } = this.#schedule;
    const request = phase.requestOf(i);
    const part = mix === null ? 0 : mix.order.partOf(request);
    const call = slot.calls[part] as DriveCall;
    try {
      await call.run(request, this.#schedule.at(request), this.#source.body(request, slot.number), this.#source.fieldsOf?.(request, slot.number));
      this.#recording.add(call, { client: slot.number, request, part, intendedMs: intendedMs ?? call.startMs }, { phase, tally });
    } catch (error) {
      // One client's defect ends the drive: what the others measure from here on would be another load.
      this.#defect ??= error instanceof Error ? error : new Error(String(error));
      this.#stop('cancel');
    }
  }

  async #waitToReconnect(connection: DriveConnection, phase: Phase, untilMs: number): Promise<void> {
    const nowMs = performance.now();
    const failingSinceMs = connection.failingSinceMs ?? nowMs;
    if (phase.endsAtMs === Number.POSITIVE_INFINITY && nowMs - failingSinceMs >= SERVER_GONE_MS) {
      this.#stop('server-gone');
      return;
    }
    await pause(Math.max(0, Math.min(connection.pauseMs(nowMs), untilMs - nowMs)), this.#stopping.signal);
  }

  #stop(reason: EndReason): void {
    if (this.#stopping.signal.aborted) return;
    this.#endReason = reason;
    this.#stopping.abort();
    for (const call of this.#running) call.cutOff();
  }

  #result(done: { phase: Phase; warmup: DriveTally; warmupMs: number; measured: DriveTally; book: DigestBook; startUnixMs: number }): DriveResult {
    const { warmup, measured, book, phase } = done;
    const recording = this.#recording;
    return {
      driver: this.#caller.driver,
      driverVersion: this.#caller.version,
      driverFlags: this.#caller.flags,
      endReason: this.#endReason,
      started: phase.next - phase.first,
      ok: measured.ok,
      dataErrors: measured.dataErrors,
      cutOff: measured.cutOff,
      statusCounts: measured.statusCounts,
      messages: measured.messages,
      bytes: measured.bytes,
      blocks: measured.blocks,
      blocksChecked: this.#source.blocksChecked,
      latencySumNs: measured.latencySumNs,
      warmup: { requests: warmup.ended + warmup.cutOff, ok: warmup.ok, durationNs: toNs(done.warmupMs) },
      window: {
        startUnixMs: done.startUnixMs,
        lastStartNs: toNs(recording.lastStartMs) - toNs(this.#originMs),
        lastEndNs: toNs(recording.lastEndMs) - toNs(this.#originMs),
        ratedNs: toNs(recording.lastEndMs) - toNs(this.#originMs),
      },
      passes: book.passes,
      messagesSha256: this.#schedule.mix === null ? book.messagesSha256 : null,
      openLoop: recording.openLoop,
      process: this.#meter.figures,
      connections: { ...this.#connectionCounts, noDelay: true, secondAttempts: recording.secondAttempts },
      firstViolation: measured.firstViolation ?? warmup.firstViolation,
      failures: measured.failures,
      samples: { file: this.#order.samplesFile, rows: recording.rows, absentColumns: [], lostRows: 0 },
      reported: null,
      notes: [],
    };
  }
}
