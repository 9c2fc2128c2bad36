import { DATA_ERROR_STATUS } from '../../comparison/sample-codes.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import { FrameError, MessageDeframer } from '../../protocol/message-deframer.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import type { DriveTarget } from '../drive-order.ts';
import type { Violation } from '../drive-result.ts';
import type { CallContent } from './call-content.ts';
import type { CallSettings } from './call-settings.ts';
import type { DriveCall } from './drive-call.ts';
import { statusOfEnd } from './call-status.ts';
import type { Connection } from './connection.ts';
import { authorityOf } from './transport/transport.ts';
import type { RequestHeaders, StreamEnd, StreamSink, TransportSession, TransportStream } from './transport/transport.ts';

/** What all calls of a method send alike. */
export function callHeaders(target: DriveTarget, path: string, deadlineMs: number): RequestHeaders {
  return {
    ':method': 'POST',
    ':scheme': target.tls === undefined ? 'http' : 'https',
    ':authority': authorityOf(target),
    ':path': path,
    'content-type': 'application/grpc',
    te: 'trailers',
    'grpc-accept-encoding': 'identity',
    'grpc-timeout': grpcTimeout(deadlineMs),
    'user-agent': 'indexbench',
  };
}

/** At most eight digits and a unit, never later than the deadline. Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "Timeout". */
function grpcTimeout(deadlineMs: number): string {
  if (!Number.isInteger(deadlineMs) && deadlineMs < 100_000) return `${String(Math.max(1, Math.floor(deadlineMs * 1000)))}u`;
  return deadlineMs < 100_000_000 ? `${String(Math.floor(deadlineMs))}m` : `${String(Math.floor(deadlineMs / 1000))}S`;
}

/**
 * One client's call; it is used again for the client's next one. After `run` has resolved, the fields say how the call went.
 * Times are of `performance.now()`.
 */
export class NativeCall implements DriveCall, StreamSink {
  status = 0;
  text = '';
  violation: Violation | null = null;
  attempt = 1;
  messages = 0;
  bytes = 0;
  startMs = 0;
  /** NaN where no message came. */
  firstMessageMs = Number.NaN;
  endMs = 0;
  wasCutOff = false;

  readonly #connection: Connection;
  readonly #settings: CallSettings;
  #headers: RequestHeaders;
  readonly #content: CallContent;
  readonly #deframer: MessageDeframer;
  #body: Buffer = Buffer.alloc(0);
  #session: TransportSession | null = null;
  #stream: TransportStream | null = null;
  #activityMs = 0;
  /** Set while the call runs. */
  #resolve: (() => void) | null = null;
  /** Number of the attempt for which a session may be awaited. */
  #turn = 0;

  constructor(connection: Connection, settings: CallSettings, content: CallContent) {
    this.#connection = connection;
    this.#settings = settings;
    this.#headers = settings.headers;
    this.#content = content;
    this.#deframer = new MessageDeframer((buffer, start, end) => {
      this.#onMessage(buffer, start, end);
    }, settings.maxMessageBytes);
  }

  /**
   * Does one call, whatever becomes of it: the promise never rejects.
   *
   * @param fields header fields of this call alone; null: none
   */
  run(requestNumber: number, request: RequestArguments, body: Buffer, fields: RequestHeaders | null = null): Promise<void> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#headers = fields === null ? this.#settings.headers : { ...this.#settings.headers, ...fields };
      this.#body = body;
      this.attempt = 1;
      this.violation = null;
      this.wasCutOff = false;
      this.startMs = performance.now();
      this.#content.begin(requestNumber, request);
      this.#begin();
    });
  }

  /** When the call's deadline or idle limit will have passed, unless something comes; Infinity while no call runs. */
  get expiryMs(): number {
    if (this.#resolve === null) return Number.POSITIVE_INFINITY;
    return Math.min(this.startMs + this.#settings.deadlineMs, this.#activityMs + this.#settings.idleLimitMs);
  }

  get messagesDue(): number {
    return this.messages === 0 ? 0 : Math.max(0, (this.#content.expectedMessages ?? 0) - this.messages);
  }

  /** Ends the call where its limit has passed. */
  expire(nowMs: number): void {
    if (this.#resolve === null || nowMs < this.expiryMs) return;
    const { deadlineMs, idleLimitMs } = this.#settings;
    const text = nowMs >= this.startMs + deadlineMs ? deadlineText(deadlineMs) : `nothing came for ${String(idleLimitMs)} ms`;
    this.#abandon(GRPC_STATUS.DEADLINE_EXCEEDED, text);
  }

  /** Ends the call because the run ends: neither good nor failed. */
  cutOff(): void {
    if (this.#resolve === null) return;
    this.wasCutOff = true;
    this.#abandon(GRPC_STATUS.CANCELLED, 'cut off by the end of the run');
  }

  onData(buffer: Buffer, from: number, to: number, nowMs: number): void {
    this.#activityMs = nowMs;
    try {
      this.#deframer.pushSlice(buffer, from, to);
    } catch (error) {
      this.#abandon(statusOfFrameError(error), error instanceof Error ? error.message : String(error));
    }
  }

  onEnd(end: StreamEnd): void {
    this.#stream = null;
    if (end.unprocessed && this.attempt === 1) {
      this.attempt = 2;
      this.#begin();
      return;
    }
    const { status, text } = statusOfEnd(end);
    if (status === GRPC_STATUS.OK) {
      this.#endOk(end.atMs);
      return;
    }
    if (end.grpcStatus === null && status === GRPC_STATUS.UNAVAILABLE && this.#session !== null) this.#connection.callLost(this.#session);
    this.#endBadly({ status, text, endMs: end.atMs });
  }

  #begin(): void {
    this.#turn += 1;
    this.messages = 0;
    this.bytes = 0;
    this.firstMessageMs = Number.NaN;
    this.#deframer.reset();
    this.#activityMs = this.attempt === 1 ? this.startMs : performance.now();
    const { session } = this.#connection;
    if (session === null) this.#beginLater(this.#turn);
    else this.#send(session);
  }

  #beginLater(turn: number): void {
    this.#connection.open().then(
      (session) => {
        if (turn === this.#turn && this.#resolve !== null) this.#send(session);
      },
      (error: unknown) => {
        if (turn === this.#turn && this.#resolve !== null) this.#endUnsent(error);
      },
    );
  }

  #send(session: TransportSession): void {
    this.#session = session;
    try {
      this.#stream = session.request(this.#headers, this.#body, this);
    } catch (error) {
      this.#connection.callLost(session);
      this.#endUnsent(error);
    }
  }

  #endUnsent(error: unknown): void {
    this.#endBadly({ status: GRPC_STATUS.UNAVAILABLE, text: error instanceof Error ? error.message : String(error), endMs: performance.now() });
  }

  #onMessage(buffer: Buffer, start: number, end: number): void {
    if (this.messages === 0) this.firstMessageMs = this.#activityMs;
    this.messages += 1;
    this.bytes += end - start;
    this.#content.message(buffer, start, end);
  }

  #endOk(endMs: number): void {
    if (this.#isLate(endMs)) {
      this.#endBadly({ status: GRPC_STATUS.DEADLINE_EXCEEDED, text: deadlineText(this.#settings.deadlineMs), endMs });
      return;
    }
    try {
      this.#deframer.finish();
    } catch (error) {
      this.#endBadly({ status: statusOfFrameError(error), text: error instanceof Error ? error.message : String(error), endMs });
      return;
    }
    this.violation = this.#content.end(this.messages);
    if (this.violation === null) {
      this.#connection.succeeded();
      this.#conclude(GRPC_STATUS.OK, '', endMs);
    } else this.#conclude(DATA_ERROR_STATUS, describeViolation(this.violation), endMs);
  }

  #abandon(status: number, text: string): void {
    this.#stream?.cancel();
    this.#endBadly({ status, text, endMs: performance.now() });
  }

  #endBadly(how: { status: number; text: string; endMs: number }): void {
    this.#content.fail();
    this.#conclude(how.status, how.text, how.endMs);
  }

  #isLate(endMs: number): boolean {
    return endMs - this.startMs > this.#settings.deadlineMs;
  }

  #conclude(status: number, text: string, endMs: number): void {
    this.endMs = endMs;
    this.#stream = null;
    // Whatever the server said: it said it too late.
    const late = !this.wasCutOff && this.#isLate(endMs);
    this.status = late ? GRPC_STATUS.DEADLINE_EXCEEDED : status;
    this.text = late ? deadlineText(this.#settings.deadlineMs) : text;
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.();
  }
}

function statusOfFrameError(error: unknown): number {
  return error instanceof FrameError && error.kind === 'too-large' ? GRPC_STATUS.RESOURCE_EXHAUSTED : GRPC_STATUS.INTERNAL;
}

export function deadlineText(deadlineMs: number): string {
  return `no end within the deadline of ${String(deadlineMs)} ms`;
}

export function describeViolation(violation: Violation): string {
  const at = violation.height === null ? '' : ` at height ${String(violation.height)}`;
  return `wrong ${violation.field}${at}: expected ${violation.expected}, found ${violation.found}`;
}
