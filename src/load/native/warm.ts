import { devNull } from 'node:os';
import type { Arrival, Method, PlannedScenario, Requests } from '../../model/generated/types.ts';
import { driveOrderOf } from '../drive-order.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { DriveResult } from '../drive-result.ts';
import type { DriverProgress, WarmOrder, WarmResult } from '../driver-messages.ts';
import { driveNative } from './native-drive.ts';
import type { DriveHooks } from './native-drive.ts';

const BLOCKS_A_CALL = 1000;
/** Unary calls of each kind: enough for the compiler to have seen that path. */
const UNARY_CALLS = 400;
/** Calls of many clients and of an open loop take ways of their own; with fewer, the compiler is at work in a measurement's first half second, which a pace such as 5,000 a second shows. */
const MANY_CLIENTS = { clients: 32, calls: 4000 };
const OPEN_LOOP = { clients: 64, calls: 8000, arrival: { kind: 'constant', perSecond: 20_000 } } as const;
const IDLE_LIMIT_MS = 5000;

/** Does one order in this process. */
export type DriveOne = (order: DriveOrder, hooks: DriveHooks) => Promise<DriveResult>;

interface WarmDrive {
  readonly method: Method;
  readonly requests: Requests;
  readonly calls: number;
  readonly clients?: number;
  readonly arrival?: Arrival;
}

interface WarmHooks {
  readonly onProgress: (progress: DriverProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Runs the same code as a measurement does, on a null server, until so many messages have come: unary calls first, then downloads.
 * Throws Error where the null server does not answer well.
 */
export async function warmDriver(order: WarmOrder, hooks: WarmHooks, driveOne: DriveOne = driveNative): Promise<WarmResult> {
  const startMs = performance.now();
  let messages = 0;
  const drive = async (warm: WarmDrive): Promise<void> => {
    const planned = plannedWarmup(order, warm);
    const overallLimitMs = Math.max(1, order.overallLimitMs - (performance.now() - startMs));
    const settings = { target: order.target, transport: order.transport, samplesFile: devNull, idleLimitMs: IDLE_LIMIT_MS, overallLimitMs, expectedPassSha256: null };
    const result = await driveOne(driveOrderOf(planned, settings), { onProgress: () => undefined, signal: hooks.signal });
    if (result.ok === 0 || result.endReason !== 'normal') {
      throw new Error(`the null server did not answer ${warm.method}: ${result.endReason}, ${result.failures[0]?.text ?? 'no call ended'}`);
    }
    messages += result.messages ?? 0;
    hooks.onProgress({ phase: 'warm', calls: result.ok, fraction: Math.min(1, messages / order.messages) });
  };
  const heights: Requests = { kind: 'heights', listLength: UNARY_CALLS, seed: 1 };
  await drive({ method: 'GetLightdInfo', requests: { kind: 'empty' }, calls: UNARY_CALLS });
  await drive({ method: 'GetBlock', requests: heights, calls: UNARY_CALLS });
  await drive({ method: 'GetBlock', requests: heights, ...MANY_CLIENTS });
  await drive({ method: 'GetBlock', requests: heights, ...OPEN_LOOP });
  while (messages < order.messages) {
    const remaining = order.messages - messages;
    const passes = Math.ceil(remaining / (order.lastHeight - order.firstHeight + 1));
    const calls = passes * Math.ceil((order.lastHeight - order.firstHeight + 1) / BLOCKS_A_CALL);
    await drive({ method: 'GetBlockRange', requests: { kind: 'download', blocks: BLOCKS_A_CALL }, calls });
  }
  return { messages, durationNs: Math.round((performance.now() - startMs) * 1e6) };
}

function plannedWarmup(order: WarmOrder, { method, requests, calls, clients = 1, arrival }: WarmDrive): PlannedScenario {
  return {
    scenario: {
      id: 'driver-warm-up', title: 'driver warm-up', method, requests, clients, connections: 1, warmupRequests: 0, stop: { kind: 'count', requests: calls },
      ...(arrival === undefined ? {} : { arrival }),
      deadlineSeconds: order.overallLimitMs / 1000, maxMessageBytes: 4 * 1024 * 1024,
    },
    workload: 'driver-warm-up',
    domain: 'serving',
    unit: 'block',
    projection: 'shielded',
    firstHeight: order.firstHeight,
    lastHeight: order.lastHeight,
    scheduleSha256: '0'.repeat(64),
  };
}
