import { sampleStatusName } from '../../comparison/sample-codes.ts';
import type { Difference, Method, PayloadChunk } from '../../model/generated/types.ts';
import type { RequestArguments } from '../../plan/schedule.ts';
import { ChainDigest } from '../../protocol/chain-digest.ts';
import { METHODS } from '../../protocol/method.ts';
import { frameMessage } from '../../protocol/request.ts';
import { GRPC_STATUS } from '../../protocol/status.ts';
import { SplitMix64 } from '../../statistics/split-mix64.ts';
import type { CheckOrder, CheckResult, CheckedAnswers, CheckedOtherRange, CheckedUnary, DriverProgress } from '../driver-messages.ts';
import { checkAnswers } from './answer-check.ts';
import { writeCheckedAnswers } from './checked-answers.ts';
import { CheckedRange, CheckedRangeWriter, checkedRangeFile } from './checked-range.ts';
import { CheckedReplies, ReplyLedger } from './checked-replies.ts';
import { callContentOf } from './call-content.ts';
import type { CallContent } from './call-content.ts';
import { Connection } from './connection.ts';
import type { CallDigest } from './digest-book.ts';
import { LimitWatch } from './limit-watch.ts';
import { NativeCall, callHeaders } from './native-call.ts';
import { encodeArguments } from './request-source.ts';
import { transportFor } from './transport/transports.ts';

/** Unary calls at a time; their replies are hashed in the order of the requests all the same. */
const UNARY_AT_ONCE = 64;
const PROGRESS_MS = 1000;

interface CheckHooks {
  readonly onProgress: (progress: DriverProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads the whole range in chunks and seeded unary replies, and digests them (docs/design.md, rule 3). It stops at the first
 * difference. Never rejects for what a server does; rejects when the signal aborts.
 */
export async function checkPayloads(order: CheckOrder, hooks: CheckHooks): Promise<CheckResult> {
  const check = new PayloadCheck(order, hooks);
  try {
    return await check.run();
  } finally {
    check.close();
  }
}

/** Keeps copies of the messages of a call, on top of what judges them. */
class KeepingContent implements CallContent {
  readonly #inner: CallContent;
  reply: Buffer = Buffer.alloc(0);

  constructor(inner: CallContent) {
    this.#inner = inner;
  }

  begin(requestNumber: number, request: RequestArguments): void {
    this.reply = Buffer.alloc(0);
    this.#inner.begin(requestNumber, request);
  }

  message(buffer: Buffer, start: number, end: number): void {
    this.reply = Buffer.from(buffer.subarray(start, end));
    this.#inner.message(buffer, start, end);
  }

  end(messages: number): ReturnType<CallContent['end']> {
    return this.#inner.end(messages);
  }

  fail(): void {
    this.#inner.fail();
  }
}

const UNIMPLEMENTED = sampleStatusName(GRPC_STATUS.UNIMPLEMENTED);
const NO_DIGEST: CallDigest = { begin: () => undefined, add: () => undefined, end: () => null };

class PayloadCheck {
  readonly #order: CheckOrder;
  readonly #hooks: CheckHooks;
  readonly #connection: Connection;
  readonly #unsupported: { method: Method; status: string }[] = [];
  readonly #sameAsRange: Method[] = [];
  #difference: Difference | null = null;
  #callsDone = 0;
  #progressAtMs = 0;

  constructor(order: CheckOrder, hooks: CheckHooks) {
    this.#order = order;
    this.#hooks = hooks;
    this.#connection = new Connection(transportFor(order), order.target, { opened: 0, goaways: 0, failedConnects: 0 });
  }

  async run(): Promise<CheckResult> {
    const lightdInfoBase64 = await this.#lightdInfo();
    const { chunks, whole } = await this.#blocks('GetBlockRange');
    const otherRanges: CheckedOtherRange[] = [];
    for (const method of this.#order.otherRangeMethods) {
      const other = this.#difference === null ? await this.#blocks(method) : null;
      if (other !== null && other.whole !== null) otherRanges.push({ method, range: other.whole });
    }
    const unary: CheckedUnary[] = [];
    const range = whole === null ? null : new CheckedRange(this.#order.payloadFile, whole.firstHeight, whole.lastHeight);
    for (const method of this.#order.unaryMethods) {
      const checked = this.#difference === null ? await this.#unary(method, range) : null;
      if (checked !== null) unary.push(checked);
    }
    range?.close();
    const answers = await this.#answers();
    return { chunks, whole, unary, otherRanges, answers, unsupported: this.#unsupported, difference: this.#difference, sameAsRange: this.#sameAsRange, lightdInfoBase64 };
  }

  close(): void {
    this.#connection.close();
  }

  async #lightdInfo(): Promise<string | null> {
    const keeping = new KeepingContent(callContentOf('GetLightdInfo', 'status', NO_DIGEST));
    const call = this.#newCall('GetLightdInfo', keeping);
    await this.#runOne(call, { kind: 'empty' });
    return this.#isGood('GetLightdInfo', call, 0) ? keeping.reply.toString('base64') : null;
  }

  async #blocks(method: Method): Promise<{ chunks: PayloadChunk[]; whole: PayloadChunk | null }> {
    const kept = new CheckedRangeWriter(checkedRangeFile(this.#order.payloadFile, method));
    try {
      const blocks = await this.#keepBlocks(method, kept);
      if (blocks.whole !== null) kept.finish();
      return blocks;
    } finally {
      kept.close();
    }
  }

  async #keepBlocks(method: Method, kept: CheckedRangeWriter): Promise<{ chunks: PayloadChunk[]; whole: PayloadChunk | null }> {
    const { firstHeight, lastHeight, chunkBlocks } = this.#order;
    const whole = new ChainDigest();
    const chunks: PayloadChunk[] = [];
    for (let start = firstHeight; start <= lastHeight; start += chunkBlocks) {
      const end = Math.min(lastHeight, start + chunkBlocks - 1);
      const digest = new ChainDigest();
      const all: CallDigest = {
        begin: () => undefined,
        add: (buffer, from, to) => {
          kept.add(buffer, from, to);
          digest.add(buffer, from, to);
          whole.add(buffer, from, to);
        },
        end: () => null,
      };
      const call = this.#newCall(method, callContentOf(method, 'blocks', all));
      await this.#runOne(call, { kind: 'range', start, end });
      if (!this.#isGood(method, call, start)) return { chunks, whole: null };
      chunks.push(chunkOf(start, end, digest));
      this.#progress((end - firstHeight + 1) / (lastHeight - firstHeight + 1));
    }
    return { chunks, whole: chunkOf(firstHeight, lastHeight, whole) };
  }

  /** Null where the method is not offered, or a reply is wrong. */
  async #unary(method: Method, range: CheckedRange | null): Promise<CheckedUnary | null> {
    const { firstHeight, lastHeight, unaryCount, seed } = this.#order;
    const generator = new SplitMix64(BigInt(seed));
    const heights = Array.from({ length: unaryCount }, () => firstHeight + generator.below(lastHeight - firstHeight + 1));
    const digest = new ChainDigest();
    const replies = new ReplyLedger(range);
    const keepers = Array.from({ length: Math.min(UNARY_AT_ONCE, unaryCount) }, () => new KeepingContent(callContentOf(method, 'blocks', NO_DIGEST)));
    const calls = keepers.map((keeping) => this.#newCall(method, keeping));
    for (let first = 0; first < heights.length; first += calls.length) {
      const batch = heights.slice(first, first + calls.length);
      await this.#runAll(calls, batch.map((height) => ({ kind: 'height', height })));
      for (const [at, height] of batch.entries()) {
        const call = calls[at];
        const reply = keepers[at]?.reply;
        if (call === undefined || reply === undefined || !this.#isGood(method, call, height)) return null;
        digest.add(reply, 0, reply.length);
        replies.add(height, reply);
      }
      this.#progress((first + batch.length) / unaryCount);
    }
    if (replies.sameAsRange) this.#sameAsRange.push(method);
    else CheckedReplies.write(this.#order.payloadFile, method, replies.all);
    return { method, seed, count: unaryCount, payloadBytes: digest.bytes, sha256: digest.hex() };
  }

  /** A call that fails is no reason to distrust the system's blocks: its own scenario says so. */
  async #answers(): Promise<CheckedAnswers[]> {
    const caller = { newCall: (method: Method, content: CallContent) => this.#newCall(method, content), runAll: this.#runAll.bind(this) };
    const all: Partial<Record<Method, Record<string, string | null>>> = {};
    const found: CheckedAnswers[] = [];
    for (const [at, order] of this.#order.answers.entries()) {
      if (this.#difference !== null || this.#unsupported.some(({ method }) => method === order.method)) continue;
      const { checked, known } = await checkAnswers(order, caller);
      if (checked.failed === UNIMPLEMENTED) this.#unsupported.push({ method: order.method, status: checked.failed });
      else found.push(checked);
      all[order.method] = { ...all[order.method], ...known };
      this.#progress((at + 1) / this.#order.answers.length);
    }
    writeCheckedAnswers(this.#order.payloadFile, all);
    return found;
  }

  #newCall(method: Method, content: CallContent): NativeCall {
    const { target, maxMessageBytes, deadlineMs, idleLimitMs } = this.#order;
    return new NativeCall(this.#connection, { headers: callHeaders(target, METHODS[method].path, deadlineMs), maxMessageBytes, deadlineMs, idleLimitMs }, content);
  }

  #runOne(call: NativeCall, request: RequestArguments): Promise<void> {
    return this.#runAll([call], [request]);
  }

  async #runAll(calls: readonly NativeCall[], requests: readonly RequestArguments[]): Promise<void> {
    const { signal } = this.#hooks;
    signal.throwIfAborted();
    const watch = new LimitWatch(calls, Math.min(this.#order.deadlineMs, this.#order.idleLimitMs));
    const onAbort = (): void => {
      for (const call of calls) call.cutOff();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      await Promise.all(requests.map(async (request, at) => calls[at]?.run(this.#callsDone + at, request, frameMessage(encodeArguments(request)))));
    } finally {
      signal.removeEventListener('abort', onAbort);
      watch.close();
    }
    this.#callsDone += requests.length;
    signal.throwIfAborted();
  }

  /** Notes why a call is not good: a method that is not offered, or a difference. */
  #isGood(method: Method, call: NativeCall, height: number): boolean {
    if (call.status === GRPC_STATUS.OK) return true;
    const status = sampleStatusName(call.status);
    if (call.status === GRPC_STATUS.UNIMPLEMENTED) this.#unsupported.push({ method, status });
    else if (call.violation !== null) {
      const { field, expected, found } = call.violation;
      this.#difference ??= { height: call.violation.height ?? height, field, expected, found };
    } else this.#difference ??= { height, field: 'status', expected: 'OK', found: `${status}: ${call.text}` };
    return false;
  }

  #progress(fraction: number): void {
    const nowMs = performance.now();
    if (nowMs - this.#progressAtMs < PROGRESS_MS) return;
    this.#progressAtMs = nowMs;
    this.#hooks.onProgress({ phase: 'check', calls: this.#callsDone, fraction });
  }
}

function chunkOf(firstHeight: number, lastHeight: number, digest: ChainDigest): PayloadChunk {
  return { firstHeight, lastHeight, blocks: digest.blocks, payloadBytes: digest.bytes, sha256: digest.hex() };
}
