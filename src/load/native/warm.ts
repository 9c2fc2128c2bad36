import { devNull } from 'node:os';
import type { Method, PlannedScenario, Requests, Stop } from '../../model/generated/types.ts';
import { driveOrderOf } from '../drive-order.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { DriveResult } from '../drive-result.ts';
import type { DriverProgress, WarmOrder, WarmResult } from '../driver-messages.ts';
import { driveNative } from './native-drive.ts';
import type { DriveHooks } from './native-drive.ts';

const BLOCKS_A_CALL = 1000;
/** Unary calls of each kind: enough for the compiler to have seen that path. */
const UNARY_CALLS = 400;
const IDLE_LIMIT_MS = 5000;

/** Does one order in this process. */
export type DriveOne = (order: DriveOrder, hooks: DriveHooks) => Promise<DriveResult>;

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
  const drive = async (method: Method, requests: Requests, stop: Stop): Promise<void> => {
    const planned = plannedWarmup(order, method, requests, stop);
    const overallLimitMs = Math.max(1, order.overallLimitMs - (performance.now() - startMs));
    const settings = { target: order.target, transport: order.transport, samplesFile: devNull, idleLimitMs: IDLE_LIMIT_MS, overallLimitMs, expectedPassSha256: null };
    const result = await driveOne(driveOrderOf(planned, settings), { onProgress: () => undefined, signal: hooks.signal });
    if (result.ok === 0 || result.endReason !== 'normal') {
      throw new Error(`the null server did not answer ${method}: ${result.endReason}, ${result.failures[0]?.text ?? 'no call ended'}`);
    }
    messages += result.messages ?? 0;
    hooks.onProgress({ phase: 'warm', calls: result.ok, fraction: Math.min(1, messages / order.messages) });
  };
  await drive('GetLightdInfo', { kind: 'empty' }, { kind: 'count', requests: UNARY_CALLS });
  await drive('GetBlock', { kind: 'heights', listLength: UNARY_CALLS, seed: 1 }, { kind: 'count', requests: UNARY_CALLS });
  while (messages < order.messages) {
    const remaining = order.messages - messages;
    const passes = Math.ceil(remaining / (order.lastHeight - order.firstHeight + 1));
    const calls = passes * Math.ceil((order.lastHeight - order.firstHeight + 1) / BLOCKS_A_CALL);
    await drive('GetBlockRange', { kind: 'download', blocks: BLOCKS_A_CALL }, { kind: 'count', requests: calls });
  }
  return { messages, durationNs: Math.round((performance.now() - startMs) * 1e6) };
}

function plannedWarmup(order: WarmOrder, method: Method, requests: Requests, stop: Stop): PlannedScenario {
  return {
    scenario: {
      id: 'driver-warm-up', title: 'driver warm-up', method, requests, clients: 1, connections: 1, warmupRequests: 0, stop,
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
