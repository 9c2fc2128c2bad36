import { compileSchedule } from '../../plan/schedule.ts';
import type { RequestArguments, Schedule } from '../../plan/schedule.ts';
import { METHODS } from '../../protocol/method.ts';
import { encodeBlockId, encodeBlockRange, encodeEmpty, frameMessage } from '../../protocol/request.ts';
import type { DriveOrder } from '../drive-order.ts';

export interface RequestSource {
  /** The framed body of request `i`. */
  body(i: number): Buffer;
  readonly schedule: Schedule;
}

/** Bodies are kept up to this many; beyond, they are made anew. */
const KEPT_BODIES = 65_536;

/** The bytes of a request, unframed. */
export function encodeArguments(request: RequestArguments): Buffer {
  switch (request.kind) {
    case 'empty':
      return encodeEmpty();
    case 'height':
      return encodeBlockId(request.height);
    case 'range':
      return encodeBlockRange(request.start, request.end);
  }
}

export function requestSourceOf(order: DriveOrder): RequestSource {
  return order.requests.kind === 'schedule' ? scheduledSource(compileSchedule(order.requests.planned)) : messageSource(order, order.requests.messagesBase64);
}

function scheduledSource(schedule: Schedule): RequestSource {
  const { mix } = schedule;
  if (mix !== null) {
    const parts = mix.parts.map((part) => scheduledSource(part.schedule));
    return { schedule, body: (i) => (parts[mix.order.partOf(i)] as RequestSource).body(mix.order.numberIn(i)) };
  }
  const make = (i: number): Buffer => frameMessage(encodeArguments(schedule.at(i)));
  const { cycleLength } = schedule;
  if (cycleLength === null || cycleLength > KEPT_BODIES) return { schedule, body: make };
  const kept = new Array<Buffer | undefined>(cycleLength).fill(undefined);
  return { schedule, body: (i) => (kept[i % cycleLength] ??= make(i)) };
}

function messageSource(order: DriveOrder, messagesBase64: readonly string[]): RequestSource {
  const framed = messagesBase64.map((message) => frameMessage(Buffer.from(message, 'base64')));
  if (framed.length === 0) framed.push(frameMessage(encodeEmpty()));
  const bodies = METHODS[order.method].shape === 'client-streaming' ? [Buffer.concat(framed)] : framed;
  const schedule: Schedule = {
    at: () => ({ kind: 'empty' }),
    blocksIn: () => 0,
    requestsInPass: null,
    cycleLength: bodies.length,
    firstMeasured: order.warmupRequests,
    mix: null,
  };
  return { schedule, body: (i) => bodies[i % bodies.length] as Buffer };
}
