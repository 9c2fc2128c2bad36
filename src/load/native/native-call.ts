import { constants } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http2';
import { DATA_ERROR_STATUS } from '../../comparison/sample-codes.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import { FrameError, MessageDeframer } from '../../protocol/message-deframer.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import type { Violation } from '../drive-result.ts';
import type { CallContent } from './call-content.ts';
import { statusOfEnd } from './call-status.ts';
import { authorityOf } from './connection.ts';
import type { Connection } from './connection.ts';
import type { DriveTarget } from '../drive-order.ts';

export interface CallSettings {
  readonly headers: OutgoingHttpHeaders;
  readonly maxMessageBytes: number;
  readonly deadlineMs: number;
  readonly idleLimitMs: number;
}

/** What all calls of a method send alike. */
export function callHeaders(target: DriveTarget, path: string, deadlineMs: number): OutgoingHttpHeaders {
  return {
    ':method': 'POST',
    ':scheme': 'http',
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
export class NativeCall {
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
  readonly #content: CallContent;
  readonly #deframer: MessageDeframer;
  #body: Buffer = Buffer.alloc(0);
  #stream: ClientHttp2Stream | null = null;
  #trailers: IncomingHttpHeaders | null = null;
  #trailersMs = 0;
  #httpStatus: number | null = null;
  #activityMs = 0;
  /** Set while the call runs. */
  #resolve: (() => void) | null = null;
  /** Number of the stream to which events must belong. */
  #turn = 0;

  constructor(connection: Connection, settings: CallSettings, content: CallContent) {
    this.#connection = connection;
    this.#settings = settings;
    this.#content = content;
    this.#deframer = new MessageDeframer((buffer, start, end) => {
      this.#onMessage(buffer, start, end);
    }, settings.maxMessageBytes);
  }

  /** Does one call, whatever becomes of it: the promise never rejects. */
  run(requestNumber: number, request: RequestArguments, body: Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
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

  #begin(): void {
    this.#turn += 1;
    this.messages = 0;
    this.bytes = 0;
    this.firstMessageMs = Number.NaN;
    this.#trailers = null;
    this.#httpStatus = null;
    this.#stream = null;
    this.#deframer.reset();
    this.#activityMs = performance.now();
    const session = this.#connection.session;
    if (session === null) this.#beginLater(this.#turn);
    else this.#send(session);
  }

  #beginLater(turn: number): void {
    this.#connection.open().then(
      (session) => {
        if (turn === this.#turn && this.#resolve !== null) this.#send(session);
      },
      (error: unknown) => {
        if (turn === this.#turn) this.#end(GRPC_STATUS.UNAVAILABLE, error instanceof Error ? error.message : String(error));
      },
    );
  }

  #send(session: ClientHttp2Session): void {
    let stream: ClientHttp2Stream;
    try {
      stream = session.request(this.#settings.headers, { endStream: false });
    } catch (error) {
      // The session went between the look at it and here, or has used up its stream numbers.
      session.destroy();
      this.#connection.callLost(session);
      this.#end(GRPC_STATUS.UNAVAILABLE, error instanceof Error ? error.message : String(error));
      return;
    }
    this.#stream = stream;
    this.#listen(session, stream, this.#turn);
    // In the tick of the request, so that HEADERS and DATA leave in one write.
    stream.end(this.#body);
  }

  #listen(session: ClientHttp2Session, stream: ClientHttp2Stream, turn: number): void {
    stream.on('response', (headers) => {
      if (turn !== this.#turn) return;
      this.#httpStatus = headers[':status'] ?? null;
      if (headers['grpc-status'] !== undefined) this.#keepTrailers(headers);
    });
    stream.on('trailers', (headers: IncomingHttpHeaders) => {
      if (turn === this.#turn) this.#keepTrailers(headers);
    });
    stream.on('data', (chunk: Buffer) => {
      if (turn === this.#turn) this.#onData(chunk);
    });
    stream.on('error', () => {
      // `close` follows and knows more.
    });
    stream.on('close', () => {
      if (turn !== this.#turn) return;
      if (this.#trailers !== null || !session.destroyed) {
        this.#onClose(session, stream);
        return;
      }
      // The connection went, and its own events, which say why, are still to come.
      setImmediate(() => {
        if (turn === this.#turn) this.#onClose(session, stream);
      });
    });
  }

  #keepTrailers(headers: IncomingHttpHeaders): void {
    this.#trailers = headers;
    this.#trailersMs = performance.now();
  }

  #onData(chunk: Buffer): void {
    this.#activityMs = performance.now();
    try {
      this.#deframer.push(chunk);
    } catch (error) {
      this.#abandon(statusOfFrameError(error), error instanceof Error ? error.message : String(error));
    }
  }

  #onMessage(buffer: Buffer, start: number, end: number): void {
    if (this.messages === 0) this.firstMessageMs = performance.now();
    this.messages += 1;
    this.bytes += end - start;
    this.#content.message(buffer, start, end);
  }

  #onClose(session: ClientHttp2Session, stream: ClientHttp2Stream): void {
    const connection = this.#connection;
    if (this.#trailers === null && this.attempt === 1 && connection.wasLeftUnprocessed(session, stream.id)) {
      this.attempt = 2;
      this.#begin();
      return;
    }
    const connectionLost = connection.lostReason(session) ?? (session.destroyed ? 'connection lost' : null);
    const end = statusOfEnd({ trailers: this.#trailers, httpStatus: this.#httpStatus, rstCode: stream.rstCode ?? 0, connectionLost });
    if (this.#trailers === null && end.status === GRPC_STATUS.UNAVAILABLE) connection.callLost(session);
    if (end.status === GRPC_STATUS.OK) this.#endOk();
    else this.#end(end.status, end.text);
  }

  #endOk(): void {
    if (this.#isLate(this.#endsAtMs())) {
      this.#end(GRPC_STATUS.DEADLINE_EXCEEDED, deadlineText(this.#settings.deadlineMs));
      return;
    }
    try {
      this.#deframer.finish();
    } catch (error) {
      this.#end(statusOfFrameError(error), error instanceof Error ? error.message : String(error));
      return;
    }
    this.violation = this.#content.end(this.messages);
    if (this.violation === null) {
      this.#connection.succeeded();
      this.#conclude(GRPC_STATUS.OK, '');
    } else this.#conclude(DATA_ERROR_STATUS, describeViolation(this.violation));
  }

  #abandon(status: number, text: string): void {
    const stream = this.#stream;
    this.#end(status, text);
    stream?.close(constants.NGHTTP2_CANCEL);
  }

  #end(status: number, text: string): void {
    this.#content.fail();
    this.#conclude(status, text);
  }

  #endsAtMs(): number {
    return this.#trailers === null ? performance.now() : Math.max(this.#trailersMs, this.#activityMs);
  }

  #isLate(endMs: number): boolean {
    return endMs - this.startMs > this.#settings.deadlineMs;
  }

  #conclude(status: number, text: string): void {
    this.endMs = this.#endsAtMs();
    this.#turn += 1;
    this.#stream = null;
    // Whatever the server said: it said it too late.
    const late = !this.wasCutOff && this.#isLate(this.endMs);
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

function deadlineText(deadlineMs: number): string {
  return `no end within the deadline of ${String(deadlineMs)} ms`;
}

export function describeViolation(violation: Violation): string {
  const at = violation.height === null ? '' : ` at height ${String(violation.height)}`;
  return `wrong ${violation.field}${at}: expected ${violation.expected}, found ${violation.found}`;
}
