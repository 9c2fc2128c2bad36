import type { Method, PlannedScenario, Stop } from '../model/generated/types.ts';

export interface DriveTarget {
  readonly host: string;
  readonly port: number;
}

/** Where request number i comes from. */
export type DriveRequests =
  | { readonly kind: 'schedule'; readonly planned: PlannedScenario }
  /** Request i sends element i mod length; a client-streaming call sends all elements, in order, each time. Protobuf bytes, unframed. */
  | { readonly kind: 'messages'; readonly messagesBase64: readonly string[] };

/** blocks: every CompactBlock is checked and hashed within the timer; status: only status, count and length. */
export type CheckLevel = 'blocks' | 'status';

/** What a payload check kept: messages of GetBlockRange in a file, by height. */
export interface CheckedPayloads {
  readonly file: string;
  readonly firstHeight: number;
  readonly lastHeight: number;
  /** The order's method is unary, and its replies are the range's messages; else it has checked replies of its own. */
  readonly unarySame: boolean;
}

/** All that a driver needs to do one measurement. It is plain JSON. */
export interface DriveOrder {
  readonly target: DriveTarget;
  readonly method: Method;
  readonly requests: DriveRequests;
  readonly clients: number;
  readonly connections: number;
  /** Requests 0 … w−1, outside count and clock. */
  readonly warmupRequests: number;
  readonly stop: Stop;
  readonly maxMessageBytes: number;
  /** Of each call, the whole stream included. */
  readonly deadlineMs: number;
  /** A stream on which nothing comes for this long has failed. */
  readonly idleLimitMs: number;
  /** Of the whole drive, warm-up included: after it nothing starts, and what runs is cut off. */
  readonly overallLimitMs: number;
  readonly check: CheckLevel;
  /** What the digest of each whole download must be, where it is known. */
  readonly expectedPassSha256: string | null;
  /** What each call's content is compared with; null where nothing was checked before. */
  readonly checkedPayloads: CheckedPayloads | null;
  /** The raw sample file to write; an existing one is replaced. */
  readonly samplesFile: string;
}

export interface DriveSettings {
  readonly target: DriveTarget;
  readonly samplesFile: string;
  readonly idleLimitMs: number;
  readonly overallLimitMs: number;
  readonly expectedPassSha256: string | null;
  readonly checkedPayloads?: CheckedPayloads | null;
}

const CHECKED_METHODS: ReadonlySet<Method> = new Set<Method>(['GetBlock', 'GetBlockNullifiers', 'GetBlockRange', 'GetBlockRangeNullifiers']);

/** How much of what a method sends can be checked. */
export function checkLevelOf(method: Method): CheckLevel {
  return CHECKED_METHODS.has(method) ? 'blocks' : 'status';
}

/** The order that does a planned scenario. */
export function driveOrderOf(planned: PlannedScenario, settings: DriveSettings): DriveOrder {
  const { scenario } = planned;
  return {
    ...settings,
    checkedPayloads: settings.checkedPayloads ?? null,
    method: scenario.method,
    requests: { kind: 'schedule', planned },
    clients: scenario.clients,
    connections: Math.min(scenario.connections, scenario.clients),
    warmupRequests: scenario.warmupRequests,
    stop: scenario.stop,
    maxMessageBytes: scenario.maxMessageBytes,
    deadlineMs: scenario.deadlineSeconds * 1000,
    check: checkLevelOf(scenario.method),
  };
}
