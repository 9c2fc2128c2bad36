import type { ClientLoad } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

/** What was read of the client during one measurement. Null = not known. */
export interface ClientFacts {
  /** CPU time of all client processes in the measured window. */
  readonly cpuNs: number | null;
  /** Of the client process that used most. */
  readonly busiestProcessCpuNs: number | null;
  readonly measuredNs: number;
  /** Closed loops. */
  readonly clients: number;
  /** CPUs of the client set. */
  readonly clientCpus: number;
  readonly unitsPerSecond: number | null;
  /** This driver on the null server: same clients, size and framing. */
  readonly ceilingUnitsPerSecond: number | null;
  readonly eventLoopLagMaxNs: number | null;
}

const BUSY_SHARE = 0.85;
const CEILING_SHARE = 0.7;

/**
 * Whether the load generator was the limit (docs/design.md, rule 6). Any of these says so: client CPU ÷ (time × min(clients, client CPUs)) ≥ 0.85;
 * the busiest client process ≥ 0.85 of the time; rate ≥ 70 % of the driver's own ceiling. What is not known says nothing.
 */
export function clientLoadOf(facts: ClientFacts): ClientLoad {
  const cpuShare = shareOf(facts.cpuNs, facts.measuredNs * Math.min(facts.clients, facts.clientCpus));
  const busiestProcessShare = shareOf(facts.busiestProcessCpuNs, facts.measuredNs);
  // Rounded as it is stored, so that the share can be recomputed.
  const ceilingUnitsPerSecond = facts.ceilingUnitsPerSecond === null ? null : round12(facts.ceilingUnitsPerSecond);
  const ceilingShare = shareOf(facts.unitsPerSecond, ceilingUnitsPerSecond);
  const reasons: ClientLoad['reasons'] = [];
  if (cpuShare !== null && cpuShare >= BUSY_SHARE) reasons.push('cpu-share');
  if (busiestProcessShare !== null && busiestProcessShare >= BUSY_SHARE) reasons.push('busiest-process');
  if (ceilingShare !== null && ceilingShare >= CEILING_SHARE) reasons.push('ceiling');
  return {
    cpuShare,
    busiestProcessShare,
    ceilingUnitsPerSecond,
    ceilingShare,
    eventLoopLagMaxNs: facts.eventLoopLagMaxNs,
    bound: reasons.length > 0,
    reasons,
  };
}

function shareOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : round12(part / whole);
}
