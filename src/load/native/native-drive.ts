import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLE_PHASE, sampleStatusName } from '../../comparison/sample-codes.ts';
import type { Schedule } from '../../plan/schedule.ts';
import { METHODS } from '../../protocol/method.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { DriveResult, EndReason } from '../drive-result.ts';
import { DriveTally } from '../drive-tally.ts';
import { SampleRecorder } from '../recorder.ts';
import { callContentOf, effectiveCheck } from './call-content.ts';
import { Connection } from './connection.ts';
import type { ConnectionCounts } from './connection.ts';
import { openDigestBook } from './digest-book.ts';
import type { DigestBook } from './digest-book.ts';
import { measuredPhase, warmupPhase } from './drive-phase.ts';
import type { Phase } from './drive-phase.ts';
import { LimitWatch } from './limit-watch.ts';
import { NativeCall, callHeaders } from './native-call.ts';
import { ProcessMeter } from './process-meter.ts';
import { requestSourceOf } from './request-source.ts';
import type { RequestSource } from './request-source.ts';
import { TRANSPORTS } from './transport/transports.ts';

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
}

const PROGRESS_MS = 1000;
/** Connecting that fails for this long without any good call ends a drive that has no window of its own to end it. */
const SERVER_GONE_MS = 3000;

/** Does one order in this thread. Rejects only where the sample file cannot be written, or on a defect. */
export async function driveNative(order: DriveOrder, hooks: DriveHooks): Promise<DriveResult> {
  const drive = new NativeDrive(order, hooks);
  try {
    return await drive.run();
  } finally {
    drive.close();
  }
}

class NativeDrive {
  readonly #order: DriveOrder;
  readonly #hooks: DriveHooks;
  readonly #source: RequestSource;
  readonly #schedule: Schedule;
  readonly #recorder: SampleRecorder;
  readonly #connectionCounts: ConnectionCounts = { opened: 0, goaways: 0, failedConnects: 0 };
  readonly #connections: Connection[];
  readonly #meter = new ProcessMeter();
  readonly #stopping = new AbortController();
  readonly #overallTimer: NodeJS.Timeout;
  readonly #onAbort = (): void => {
    this.#stop('cancel');
  };
  #endReason: EndReason = 'normal';
  #originMs = 0;
  #secondAttempts = 0;
  #lastStartMs = 0;
  #lastEndMs = 0;
  #running: NativeCall[] = [];
  #defect: Error | null = null;

  constructor(order: DriveOrder, hooks: DriveHooks) {
    this.#order = order;
    this.#hooks = hooks;
    this.#source = requestSourceOf(order);
    this.#schedule = this.#source.schedule;
    this.#recorder = new SampleRecorder(order.samplesFile);
    this.#connections = Array.from({ length: order.connections }, () => new Connection(TRANSPORTS[order.transport ?? 'raw'], order.target, this.#connectionCounts));
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
    await this.#runPhase(warmupPhase(this.#order), warmup, this.#openBook(null));
    const warmupMs = performance.now() - warmupStartMs;

    const measured = new DriveTally();
    const book = this.#openBook(this.#order.expectedPassSha256);
    const startUnixMs = Date.now();
    this.#meter.begin();
    this.#originMs = performance.now();
    this.#lastStartMs = this.#originMs;
    this.#lastEndMs = this.#originMs;
    const phase = measuredPhase(this.#order, this.#schedule, this.#originMs);
    // At once, so that the controller's counters bracket the measured window and not the warm-up.
    this.#hooks.onProgress({ phase: 'measured', calls: 0, fraction: 0 });
    await this.#runPhase(phase, measured, book);
    this.#meter.end();
    this.#recorder.close(toNs(this.#originMs));
    return this.#result({ phase, warmup, warmupMs, measured, book, startUnixMs });
  }

  /** Ends everything; safe after any failure. */
  close(): void {
    clearTimeout(this.#overallTimer);
    this.#hooks.signal.removeEventListener('abort', this.#onAbort);
    for (const connection of this.#connections) connection.close();
    this.#meter.end();
    this.#recorder.close(toNs(this.#originMs));
  }

  /** Opens all connections before the clock starts; one that fails is left to its calls, which will say so. */
  async #connectAll(): Promise<void> {
    const opened = Promise.allSettled(this.#connections.map((connection) => connection.open()));
    const limitMs = Math.min(this.#order.deadlineMs, this.#order.idleLimitMs);
    const waiting = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, waiting.signal]);
    await Promise.race([opened, pause(limitMs, signal)]);
    waiting.abort();
  }

  #openBook(expectedPassSha256: string | null): DigestBook {
    const { requestsInPass, firstMeasured } = this.#schedule;
    return openDigestBook({ clients: this.#order.clients, requestsInPass, firstMeasured, expectedPassSha256 });
  }

  async #runPhase(phase: Phase, tally: DriveTally, book: DigestBook): Promise<void> {
    const order = this.#order;
    const settings = {
      headers: callHeaders(order.target, METHODS[order.method].path, order.deadlineMs),
      maxMessageBytes: order.maxMessageBytes,
      deadlineMs: order.deadlineMs,
      idleLimitMs: order.idleLimitMs,
    };
    const check = effectiveCheck(order);
    this.#running = Array.from({ length: order.clients }, (_, client) => {
      const content = callContentOf(order.method, check, book.forClient(client));
      return new NativeCall(this.#connectionOf(client), settings, content);
    });
    const watch = new LimitWatch(this.#running, Math.min(order.deadlineMs, order.idleLimitMs));
    const progress = setInterval(() => {
      const fraction = Math.min(1, phase.fraction(tally.ended, performance.now()));
      this.#hooks.onProgress({ phase: phase.number === SAMPLE_PHASE.warmup ? 'warmup' : 'measured', calls: tally.ended, fraction });
    }, PROGRESS_MS);
    try {
      await Promise.all(this.#running.map((call, client) => this.#runClient(client, call, phase, tally)));
    } finally {
      clearInterval(progress);
      watch.close();
    }
    if (this.#defect !== null) throw this.#defect;
  }

  #connectionOf(client: number): Connection {
    return this.#connections[client % this.#connections.length] as Connection;
  }

  /** One closed loop. */
  async #runClient(client: number, call: NativeCall, phase: Phase, tally: DriveTally): Promise<void> {
    const connection = this.#connectionOf(client);
    const { signal } = this.#stopping;
    try {
      while (!signal.aborted) {
        const pauseMs = connection.pauseMs(performance.now());
        if (pauseMs > 0) {
          await this.#waitToReconnect(connection, phase, pauseMs);
          if (connection.pauseMs(performance.now()) > 0 && performance.now() < phase.endsAtMs) continue;
        }
        const i = this.#take(phase);
        if (i === null || signal.aborted) return;
        await call.run(i, this.#schedule.at(i), this.#source.body(i));
        this.#record(call, { client, i }, phase, tally);
      }
    } catch (error) {
      // One client's defect ends the drive: what the others measure from here on would be another load.
      this.#defect ??= error instanceof Error ? error : new Error(String(error));
      this.#stop('cancel');
    }
  }

  async #waitToReconnect(connection: Connection, phase: Phase, pauseMs: number): Promise<void> {
    const nowMs = performance.now();
    const failingSinceMs = connection.failingSinceMs ?? nowMs;
    if (phase.endsAtMs === Number.POSITIVE_INFINITY && nowMs - failingSinceMs >= SERVER_GONE_MS) {
      this.#stop('server-gone');
      return;
    }
    await pause(Math.max(0, Math.min(pauseMs, phase.endsAtMs - nowMs)), this.#stopping.signal);
  }

  #take(phase: Phase): number | null {
    if (phase.isOver(phase.next, performance.now())) return null;
    const i = phase.next;
    phase.next += 1;
    return i;
  }

  #record(call: NativeCall, { client, i }: { client: number; i: number }, phase: Phase, tally: DriveTally): void {
    const { row } = this.#recorder;
    row.intendedStartNs = toNs(call.startMs);
    row.startNs = row.intendedStartNs;
    row.firstMessageNs = toNs(call.firstMessageMs);
    row.endNs = toNs(call.endMs);
    row.bytes = call.bytes;
    row.messages = call.messages;
    row.client = client;
    row.status = call.status;
    row.attempt = call.attempt;
    row.phase = call.wasCutOff ? SAMPLE_PHASE.cutOff : phase.number;
    this.#recorder.commit();
    if (call.attempt > 1) this.#secondAttempts += 1;
    this.#lastStartMs = Math.max(this.#lastStartMs, call.startMs);
    this.#lastEndMs = Math.max(this.#lastEndMs, call.endMs);
    if (call.wasCutOff) {
      tally.cutOff += 1;
      return;
    }
    const ok = call.status === GRPC_STATUS.OK;
    tally.add({
      statusName: sampleStatusName(call.status),
      ok,
      text: call.text,
      messages: call.messages,
      bytes: call.bytes,
      blocks: this.#schedule.blocksIn(i),
      latencyNs: row.endNs - row.startNs,
      violation: call.violation,
    });
  }

  #stop(reason: EndReason): void {
    if (this.#stopping.signal.aborted) return;
    this.#endReason = reason;
    this.#stopping.abort();
    for (const call of this.#running) call.cutOff();
  }

  #result(done: { phase: Phase; warmup: DriveTally; warmupMs: number; measured: DriveTally; book: DigestBook; startUnixMs: number }): DriveResult {
    const { warmup, measured, book, phase } = done;
    return {
      driver: 'native',
      driverVersion: `node ${process.version}`,
      driverFlags: this.#order.transport === 'http2' ? ['--http2'] : [],
      endReason: this.#endReason,
      started: phase.next - phase.first,
      ok: measured.ok,
      dataErrors: measured.dataErrors,
      cutOff: measured.cutOff,
      statusCounts: measured.statusCounts,
      messages: measured.messages,
      bytes: measured.bytes,
      blocks: measured.blocks,
      blocksChecked: effectiveCheck(this.#order) === 'blocks',
      latencySumNs: measured.latencySumNs,
      warmup: { requests: warmup.ended + warmup.cutOff, ok: warmup.ok, durationNs: toNs(done.warmupMs) },
      window: {
        startUnixMs: done.startUnixMs,
        lastStartNs: toNs(this.#lastStartMs) - toNs(this.#originMs),
        lastEndNs: toNs(this.#lastEndMs) - toNs(this.#originMs),
      },
      passes: book.passes,
      messagesSha256: book.messagesSha256,
      process: this.#meter.figures,
      connections: { ...this.#connectionCounts, noDelay: true, secondAttempts: this.#secondAttempts },
      firstViolation: measured.firstViolation ?? warmup.firstViolation,
      failures: measured.failures,
      samples: { file: this.#order.samplesFile, rows: this.#recorder.rows, absentColumns: [], lostRows: 0 },
      reported: null,
      notes: [],
    };
  }
}

/** Resolves after `ms`, or at once when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    // Aborted: the caller looks at the signal itself.
  }
}

function toNs(ms: number): number {
  return Math.round(ms * 1e6);
}
