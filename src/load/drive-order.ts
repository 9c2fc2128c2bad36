import type { Arrival, AtEnd, ConcurrencySteps, Method, PlannedScenario, Scenario, Stop } from '../model/generated/types.ts';
import { methodsOf } from '../model/scenario-methods.ts';
import type { DriveShare } from './drive-share.ts';

export interface DriveTarget {
  readonly host: string;
  readonly port: number;
  /** Absent: plaintext, by prior knowledge of HTTP/2. */
  readonly tls?: TlsSettings | undefined;
}

/** How a connection is made over TLS, which only node:http2 speaks. Certificates and keys are PEM. */
export interface TlsSettings {
  /** The roots that are trusted. Absent: those that Node brings. */
  readonly ca?: string | undefined;
  /** What the client shows of itself; both or neither. */
  readonly certificate?: string | undefined;
  readonly key?: string | undefined;
  /** The name that is asked for and must be in the server's certificate. Absent: the host. */
  readonly serverName?: string | undefined;
  /** False: whatever certificate the server shows is taken. */
  readonly isVerified: boolean;
}

/** Where request number i comes from. */
export type DriveRequests =
  | { readonly kind: 'schedule'; readonly planned: PlannedScenario }
  /** Request i sends element i mod length; a client-streaming call sends all elements, in order, each time. Protobuf bytes, unframed. */
  | { readonly kind: 'messages'; readonly messagesBase64: readonly string[] };

/**
 * blocks: every CompactBlock is checked and hashed within the timer; answers: each answer is hashed within the timer and compared with the
 * others to the same request; status: only status, count and length.
 */
export type CheckLevel = 'blocks' | 'answers' | 'status';

/** What a payload check kept: messages of GetBlockRange in a file, by height; those of other methods in files beside it. */
export interface CheckedPayloads {
  readonly file: string;
  readonly firstHeight: number;
  readonly lastHeight: number;
  /** Unary methods whose replies are the range's messages; other unary ones have checked replies of their own. */
  readonly sameAsRange: readonly Method[];
}

/** raw: the driver's own HTTP/2 client on a plain socket; http2: node:http2. */
export type TransportName = 'raw' | 'http2';

/** All that a driver needs to do one measurement. It is plain JSON. */
export interface DriveOrder {
  readonly target: DriveTarget;
  /** Of the native driver. Absent: raw, or over TLS http2. */
  readonly transport?: TransportName | undefined;
  readonly method: Method;
  readonly requests: DriveRequests;
  /** Closed loops; with an arrival, the most calls in flight. */
  readonly clients: number;
  readonly connections: number;
  /** Which part of it this process does; clients, connections and requests are those of all. Absent: all of it. */
  readonly share?: DriveShare | undefined;
  /** Open loop: when requests are due. Absent: closed loops. */
  readonly arrival?: Arrival | undefined;
  /** How closed loops join or leave. Absent: all from the start. */
  readonly concurrencySteps?: ConcurrencySteps | undefined;
  /** Each closed loop waits so long between its calls. */
  readonly thinkMs?: number | undefined;
  /** Requests 0 … w−1, outside count and clock. */
  readonly warmupRequests: number;
  /** Warm-up repeats its requests for so long. Absent: each is sent once. */
  readonly warmupMs?: number | undefined;
  readonly stop: Stop;
  /** Of calls that run when a stop by time comes. Absent: wait. */
  readonly atEnd?: AtEnd | undefined;
  readonly maxMessageBytes: number;
  /** Before the clock starts, connecting is waited for so long. Absent: for the shorter of a call's limits. */
  readonly connectLimitMs?: number | undefined;
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

/** An order but for what is called. */
export type DriveLoad = Omit<DriveOrder, 'method' | 'requests' | 'check' | 'checkedPayloads'>;

export interface DriveSettings {
  readonly target: DriveTarget;
  readonly transport?: TransportName | undefined;
  readonly samplesFile: string;
  readonly idleLimitMs: number;
  readonly overallLimitMs: number;
  readonly expectedPassSha256: string | null;
  readonly checkedPayloads?: CheckedPayloads | null;
}

const CHECKED_METHODS: ReadonlySet<Method> = new Set<Method>(['GetBlock', 'GetBlockNullifiers', 'GetBlockRange', 'GetBlockRangeNullifiers']);

/** Their answers are not of the frozen chain alone. */
const UNSETTLED_METHODS: ReadonlySet<Method> = new Set<Method>(['GetMempoolStream', 'SendTransaction', 'Ping']);

/** How much of what a method sends can be checked. */
export function checkLevelOf(method: Method): CheckLevel {
  if (CHECKED_METHODS.has(method)) return 'blocks';
  return UNSETTLED_METHODS.has(method) ? 'status' : 'answers';
}

/** Of a scenario: of a mix what all its methods have. Each call is checked as far as its own method can be. */
export function scenarioCheckLevel(scenario: Pick<Scenario, 'method' | 'requests'>): CheckLevel {
  const levels = methodsOf(scenario).map(checkLevelOf);
  if (levels.every((level) => level === 'blocks')) return 'blocks';
  return levels.includes('status') ? 'status' : 'answers';
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
    arrival: scenario.arrival,
    concurrencySteps: scenario.concurrencySteps,
    thinkMs: scenario.thinkSeconds === undefined ? undefined : scenario.thinkSeconds * 1000,
    warmupRequests: scenario.warmupRequests,
    warmupMs: scenario.warmupSeconds === undefined ? undefined : scenario.warmupSeconds * 1000,
    stop: scenario.stop,
    atEnd: scenario.atEnd,
    maxMessageBytes: scenario.maxMessageBytes,
    deadlineMs: scenario.deadlineSeconds * 1000,
    check: scenarioCheckLevel(scenario),
  };
}
