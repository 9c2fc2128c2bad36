import type { ConcurrencySteps } from '../model/generated/types.ts';

/** When a closed loop starts calls, in seconds from the start of the measured window. */
export interface ConcurrencyWindow {
  readonly fromSeconds: number;
  /** Infinity where it does not leave. */
  readonly untilSeconds: number;
}

const ALWAYS: ConcurrencyWindow = { fromSeconds: 0, untilSeconds: Number.POSITIVE_INFINITY };

/** The window of client number `client`: those with low numbers come first and leave last. */
export function concurrencyWindow(steps: ConcurrencySteps | undefined, client: number): ConcurrencyWindow {
  if (steps === undefined) return ALWAYS;
  const { startClients, endClients, stepClients, stepSeconds } = steps;
  if (client < Math.min(startClients, endClients)) return ALWAYS;
  if (endClients > startClients) return { ...ALWAYS, fromSeconds: Math.ceil((client + 1 - startClients) / stepClients) * stepSeconds };
  return { fromSeconds: 0, untilSeconds: Math.ceil((startClients - client) / stepClients) * stepSeconds };
}
