import { Metadata, status as grpcStatus } from '@grpc/grpc-js';
import type { StatusObject } from '@grpc/grpc-js';
import { DATA_ERROR_STATUS } from '../../comparison/sample-codes.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import type { CallShape } from '../../protocol/method.ts';
import { FRAME_PREFIX_BYTES } from '../../protocol/request.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import type { Violation } from '../drive-result.ts';
import type { CallContent } from '../native/call-content.ts';
import type { CallSettings } from '../native/call-settings.ts';
import type { DriveCall } from '../native/drive-call.ts';
import { deadlineText, describeViolation } from '../native/native-call.ts';
import type { RequestHeaders } from '../native/transport/transport.ts';
import type { Decode, ReceivedMessage } from './consumer-methods.ts';
import type { GrpcJsConnection } from './grpc-js-connection.ts';

/** A method as a consumer calls it. */
export interface ConsumerMethod {
  readonly path: string;
  readonly shape: CallShape;
  /** Header fields of all its calls. */
  readonly fields: RequestHeaders;
  readonly decode: Decode;
  readonly content: CallContent;
}

interface RunningCall {
  cancel(): void;
}

const identity = (bytes: Buffer): Buffer => bytes;

/**
 * A call by @grpc/grpc-js as an application makes it: each message is decoded to an object, and handed over as an event. What is checked
 * and hashed are the bytes that the decoder was given.
 */
export class GrpcJsCall implements DriveCall {
  status = 0;
  text = '';
  violation: Violation | null = null;
  readonly attempt = 1;
  messages = 0;
  bytes = 0;
  startMs = 0;
  firstMessageMs = Number.NaN;
  endMs = 0;
  wasCutOff = false;
  /** What an application would go on with. */
  lastMessage: object | null = null;

  readonly #connection: GrpcJsConnection;
  readonly #settings: CallSettings;
  readonly #method: ConsumerMethod;
  #call: RunningCall | null = null;
  #activityMs = 0;
  /** Set while the call runs. */
  #resolve: (() => void) | null = null;
  /** Events of an earlier call come to nothing. */
  #turn = 0;

  constructor(connection: GrpcJsConnection, settings: CallSettings, method: ConsumerMethod) {
    this.#connection = connection;
    this.#settings = settings;
    this.#method = method;
  }

  run(requestNumber: number, request: RequestArguments, body: Buffer, fields: RequestHeaders | null = null): Promise<void> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#turn += 1;
      this.messages = 0;
      this.bytes = 0;
      this.violation = null;
      this.wasCutOff = false;
      this.firstMessageMs = Number.NaN;
      this.startMs = performance.now();
      this.#activityMs = this.startMs;
      this.#method.content.begin(requestNumber, request);
      try {
        this.#call = this.#send(body, this.#metadata(fields), this.#turn);
      } catch (error) {
        this.#endBadly(GRPC_STATUS.UNAVAILABLE, error instanceof Error ? error.message : String(error));
      }
    });
  }

  get expiryMs(): number {
    if (this.#resolve === null) return Number.POSITIVE_INFINITY;
    return Math.min(this.startMs + this.#settings.deadlineMs, this.#activityMs + this.#settings.idleLimitMs);
  }

  expire(nowMs: number): void {
    if (this.#resolve === null || nowMs < this.expiryMs) return;
    const { deadlineMs, idleLimitMs } = this.#settings;
    this.#abandon(GRPC_STATUS.DEADLINE_EXCEEDED, nowMs >= this.startMs + deadlineMs ? deadlineText(deadlineMs) : `nothing came for ${String(idleLimitMs)} ms`);
  }

  cutOff(): void {
    if (this.#resolve === null) return;
    this.wasCutOff = true;
    this.#abandon(GRPC_STATUS.CANCELLED, 'cut off by the end of the run');
  }

  #metadata(fields: RequestHeaders | null): Metadata {
    const metadata = new Metadata();
    for (const [name, value] of Object.entries({ ...this.#method.fields, ...fields })) if (!name.startsWith(':')) metadata.set(name, value);
    return metadata;
  }

  #send(body: Buffer, metadata: Metadata, turn: number): RunningCall {
    const { path, shape, decode } = this.#method;
    const { client } = this.#connection;
    const options = { deadline: Date.now() + this.#settings.deadlineMs };
    if (shape === 'server-streaming') return this.#readStream(client.makeServerStreamRequest(path, identity, decode, firstMessage(body), metadata, options), turn);
    let reply: ReceivedMessage | undefined;
    const onReply = (_: unknown, message?: ReceivedMessage): void => {
      reply = message;
    };
    const onStatus = (status: StatusObject): void => {
      // grpc-js tells the status in the turn in which it calls back, after it.
      if (reply !== undefined) this.#onMessage(reply, turn);
      this.#onEnd(status, turn);
    };
    if (shape === 'unary') return client.makeUnaryRequest(path, identity, decode, firstMessage(body), metadata, options, onReply).on('status', onStatus);
    const call = client.makeClientStreamRequest(path, identity, decode, metadata, options, onReply);
    call.on('status', onStatus);
    for (const message of messagesIn(body)) call.write(message);
    call.end();
    return call;
  }

  /** The status may be told before the last messages were handed over: the call has ended when both have been. */
  #readStream(call: ReturnType<GrpcJsConnection['client']['makeServerStreamRequest']>, turn: number): RunningCall {
    let status: StatusObject | null = null;
    let isRead = false;
    call.on('data', (message: ReceivedMessage) => {
      this.#onMessage(message, turn);
    });
    call.on('end', () => {
      isRead = true;
      if (status !== null) this.#onEnd(status, turn);
    });
    call.on('status', (told: StatusObject) => {
      status = told;
      if (isRead || told.code !== grpcStatus.OK) this.#onEnd(told, turn);
    });
    // The status says the same.
    call.on('error', () => undefined);
    return call;
  }

  #onMessage({ bytes, decoded }: ReceivedMessage, turn: number): void {
    if (turn !== this.#turn || this.#resolve === null) return;
    this.#activityMs = performance.now();
    if (this.messages === 0) this.firstMessageMs = this.#activityMs;
    this.messages += 1;
    this.bytes += bytes.length;
    this.lastMessage = decoded;
    this.#method.content.message(bytes, 0, bytes.length);
  }

  #onEnd({ code, details }: StatusObject, turn: number): void {
    if (turn !== this.#turn || this.#resolve === null) return;
    if (code !== grpcStatus.OK) {
      if (code === grpcStatus.UNAVAILABLE) this.#connection.lost();
      this.#endBadly(code, details);
      return;
    }
    this.violation = this.#method.content.end(this.messages);
    if (this.violation === null) {
      this.#connection.succeeded();
      this.#conclude(GRPC_STATUS.OK, '');
    } else this.#conclude(DATA_ERROR_STATUS, describeViolation(this.violation));
  }

  #abandon(status: number, text: string): void {
    const call = this.#call;
    this.#endBadly(status, text);
    call?.cancel();
  }

  #endBadly(status: number, text: string): void {
    this.#method.content.fail();
    this.#conclude(status, text);
  }

  #conclude(status: number, text: string): void {
    this.endMs = performance.now();
    this.#call = null;
    // Whatever the server said: it said it too late.
    const late = !this.wasCutOff && this.endMs - this.startMs > this.#settings.deadlineMs;
    this.status = late ? GRPC_STATUS.DEADLINE_EXCEEDED : status;
    this.text = late ? deadlineText(this.#settings.deadlineMs) : text;
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.();
  }
}

function firstMessage(body: Buffer): Buffer {
  return body.subarray(FRAME_PREFIX_BYTES);
}

/** The messages of a framed body. */
function* messagesIn(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; ) {
    const end = at + FRAME_PREFIX_BYTES + body.readUInt32BE(at + 1);
    yield body.subarray(at + FRAME_PREFIX_BYTES, end);
    at = end;
  }
}
