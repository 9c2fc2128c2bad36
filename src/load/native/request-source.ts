import { compileSchedule } from '../../plan/schedule.ts';
import type { RequestArguments, Schedule } from '../../plan/schedule.ts';
import { METHODS } from '../../protocol/method.ts';
import {
  encodeAddress, encodeAddressFilter, encodeAddressList, encodeAddressUtxosArg, encodeBlockId, encodeBlockRange, encodeEmpty, encodeSubtreeRootsArg, encodeTxFilter, frameMessage,
} from '../../protocol/request.ts';
import { checkLevelOf } from '../drive-order.ts';
import type { CheckLevel, DriveOrder } from '../drive-order.ts';
import { AnswerBook } from './answer-book.ts';
import { AnswerContent } from './answer-content.ts';
import { callContentOf, effectiveCheck } from './call-content.ts';
import type { CallContent } from './call-content.ts';
import { readCheckedAnswers } from './checked-answers.ts';
import type { CallDigest } from './digest-book.ts';
import type { RequestHeaders } from './transport/transport.ts';

/** A method that is called, of whichever service. */
export interface CalledMethod {
  /** `:path` */
  readonly path: string;
  /** Header fields of all its calls beside those that every call has; `:authority` among them replaces the address. */
  readonly fields: RequestHeaders;
  /** A judge of the answers to one client. */
  newContent(digest: CallDigest): CallContent;
}

/** What a drive calls. */
export interface RequestSource {
  readonly schedule: Schedule;
  /** One, or the parts of the schedule's mix. */
  readonly parts: readonly CalledMethod[];
  /** Whether all content is checked as blocks. */
  readonly blocksChecked: boolean;
  /** The framed body of request `i`, which `client` sends. */
  body(i: number, client: number): Buffer;
  /** Further header fields of request `i`; null where it has none of its own. */
  readonly fieldsOf: ((i: number, client: number) => RequestHeaders) | null;
}

type Body = (i: number) => Buffer;

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
    case 'transaction':
      return encodeTxFilter(request.txid);
    case 'address-history':
      return encodeAddressFilter(request.address, request.start, request.end);
    case 'address-list':
      return encodeAddressList(request.address);
    case 'address':
      return encodeAddress(request.address);
    case 'address-outputs':
      return encodeAddressUtxosArg(request.address, request.start);
    case 'subtrees':
      return encodeSubtreeRootsArg(request);
  }
}

/** What an order calls. */
export function requestSourceOf(order: DriveOrder): RequestSource {
  const check = effectiveCheck(order);
  const common = { blocksChecked: check === 'blocks', fieldsOf: null };
  if (order.requests.kind === 'messages') return { ...common, ...messageBodies(order, order.requests.messagesBase64), parts: [calledMethod(order, order.method, check)] };
  const schedule = compileSchedule(order.requests.planned);
  const parts = schedule.mix?.parts.map(({ method }) => calledMethod(order, method, checkLevelOf(method))) ?? [calledMethod(order, order.method, check)];
  return { ...common, schedule, body: scheduledBodies(schedule), parts };
}

function calledMethod({ checkedPayloads }: DriveOrder, method: DriveOrder['method'], check: CheckLevel): CalledMethod {
  const { path } = METHODS[method];
  if (check !== 'answers') return { path, fields: {}, newContent: (digest) => callContentOf(method, check, digest) };
  const book = new AnswerBook(checkedPayloads === null ? {} : readCheckedAnswers(checkedPayloads.file, method));
  return { path, fields: {}, newContent: () => new AnswerContent(method, book) };
}

function scheduledBodies(schedule: Schedule): Body {
  const { mix } = schedule;
  if (mix !== null) {
    const parts = mix.parts.map((part) => scheduledBodies(part.schedule));
    return (i) => (parts[mix.order.partOf(i)] as Body)(mix.order.numberIn(i));
  }
  const make: Body = (i) => frameMessage(encodeArguments(schedule.at(i)));
  const { cycleLength } = schedule;
  if (cycleLength === null || cycleLength > KEPT_BODIES) return make;
  const kept = new Array<Buffer | undefined>(cycleLength).fill(undefined);
  return (i) => (kept[i % cycleLength] ??= make(i));
}

function messageBodies(order: DriveOrder, messagesBase64: readonly string[]): { schedule: Schedule; body: Body } {
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
