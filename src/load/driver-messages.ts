import type { Difference, Method, PayloadChunk } from '../model/generated/types.ts';
import type { RequestArguments } from '../plan/schedule.ts';
import type { DriveOrder, DriveTarget, TransportName } from './drive-order.ts';
import type { DriveResult } from './drive-result.ts';

/** Warms the driver's own code on a null server. */
export interface WarmOrder {
  readonly target: DriveTarget;
  /** Absent: raw. */
  readonly transport?: TransportName | undefined;
  /** Stop after so many messages have come. */
  readonly messages: number;
  /** Heights that the null server has. */
  readonly firstHeight: number;
  readonly lastHeight: number;
  readonly overallLimitMs: number;
}

export interface WarmResult {
  readonly messages: number;
  readonly durationNs: number;
}

/** Checks what a system sends, before any timing. */
export interface CheckOrder {
  readonly target: DriveTarget;
  /** Absent: raw. */
  readonly transport?: TransportName | undefined;
  readonly firstHeight: number;
  readonly lastHeight: number;
  readonly chunkBlocks: number;
  /** Streaming methods, beside GetBlockRange, that take a range and answer with CompactBlocks. */
  readonly otherRangeMethods: readonly Method[];
  /** Unary methods that take a height and answer with a CompactBlock. */
  readonly unaryMethods: readonly Method[];
  readonly unaryCount: number;
  /** Distinct requests whose answers are no blocks. */
  readonly answers: readonly AnswersOrder[];
  readonly seed: number;
  readonly maxMessageBytes: number;
  readonly deadlineMs: number;
  readonly idleLimitMs: number;
  /** Where to keep what was found right, for later drives to be compared with; an existing file is replaced. */
  readonly payloadFile: string;
}

/** The distinct requests of one method of a scenario. */
export interface AnswersOrder {
  readonly scenario: string;
  readonly method: Method;
  readonly requests: readonly RequestArguments[];
}

export interface CheckedAnswers {
  readonly scenario: string;
  readonly method: Method;
  readonly requests: number;
  /** Requests whose answer was another one in a later call. */
  readonly changed: number;
  /** Status and text of the first call that failed; null where none did. */
  readonly failed: string | null;
  readonly payloadBytes: number;
  /** SHA-256 over the digests of all answers in the order of the requests; null where one changed or failed. */
  readonly sha256: string | null;
}

export interface CheckedUnary {
  readonly method: Method;
  readonly seed: number;
  readonly count: number;
  readonly payloadBytes: number;
  readonly sha256: string;
}

export interface CheckedOtherRange {
  readonly method: Method;
  readonly range: PayloadChunk;
}

export interface CheckResult {
  readonly chunks: readonly PayloadChunk[];
  /** Over all chunks; null where one of them is wrong, or the method is not offered. */
  readonly whole: PayloadChunk | null;
  readonly unary: readonly CheckedUnary[];
  /** Whole ranges of the order's `otherRangeMethods` that are offered. */
  readonly otherRanges: readonly CheckedOtherRange[];
  readonly answers: readonly CheckedAnswers[];
  readonly unsupported: readonly { readonly method: Method; readonly status: string }[];
  readonly difference: Difference | null;
  /** Unary methods whose replies are the range's messages of the same heights. */
  readonly sameAsRange: readonly Method[];
  /** The reply of GetLightdInfo, protobuf bytes; null where it is not offered. */
  readonly lightdInfoBase64: string | null;
}

/** One line of JSON each, from the controller to the driver process. Orders are done in turn; `cancel` acts at once. */
export type DriverRequest =
  | { readonly kind: 'warm'; readonly id: number; readonly order: WarmOrder }
  | { readonly kind: 'drive'; readonly id: number; readonly order: DriveOrder }
  | { readonly kind: 'check'; readonly id: number; readonly order: CheckOrder }
  /** All shares of the order begin then: an instant of the clock that all processes of a machine have, `process.hrtime`, in ns. */
  | { readonly kind: 'start'; readonly id: number; readonly atNs: string }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'quit' };

export interface DriverProgress {
  readonly phase: 'warm' | 'check' | 'warmup' | 'measured';
  readonly calls: number;
  /** 0 to 1. */
  readonly fraction: number;
}

/** One line of JSON each, from the driver process. */
export type DriverReply =
  | { readonly kind: 'ready'; readonly node: string; readonly pid: number }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: DriverProgress }
  /** A share of an order has done its warm-up, and wants to be told when to start. */
  | { readonly kind: 'waiting'; readonly id: number }
  | { readonly kind: 'result'; readonly id: number; readonly result: WarmResult | DriveResult | CheckResult }
  /** `code`: the operating system's, such as ENOSPC; null for another error. */
  | { readonly kind: 'error'; readonly id: number; readonly message: string; readonly code: string | null };
