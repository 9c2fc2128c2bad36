import type { ClientLoad, Sums } from '../model/generated/types.ts';
import { round12 } from '../model/rounding.ts';

/** What the driver's process says of itself. */
export type ProcessFacts = Pick<ClientLoad, 'eventLoopLagMaxNs' | 'eventLoopLagP99Ns' | 'gcPauses' | 'gcPauseNs' | 'gcPauseMaxNs'>;

/** Of a driver that says nothing. */
export const NO_PROCESS_FACTS: ProcessFacts = { eventLoopLagMaxNs: null, eventLoopLagP99Ns: null, gcPauses: null, gcPauseNs: null, gcPauseMaxNs: null };

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
  readonly process: ProcessFacts;
  /** Driver processes that shared the work. Absent: one. */
  readonly processes?: number | undefined;
  readonly sums: Pick<Sums, 'calls' | 'cutOff' | 'lateStarts' | 'capHits'>;
}

const BUSY_SHARE = 0.85;
const CEILING_SHARE = 0.7;
/** Of an open loop's calls: beyond it the load that was offered is not the load that was meant. */
const BEHIND_SHARE = 0.01;

/**
 * Whether the load generator was the limit (docs/design.md, rule 6). Any of these says so: client CPU ÷ (time × min(clients, client CPUs)) ≥ 0.85;
 * the busiest client process ≥ 0.85 of the time; rate ≥ 70 % of the driver's own ceiling. An open loop does not try to
 * be fast: there 1 % of late starts or of cap hits says so instead. What is not known says nothing.
 */
export function clientLoadOf(facts: ClientFacts): ClientLoad {
  const cpuShare = shareOf(facts.cpuNs, facts.measuredNs * Math.min(facts.clients, facts.clientCpus));
  const busiestProcessShare = shareOf(facts.busiestProcessCpuNs, facts.measuredNs);
  // Rounded as it is stored, so that the share can be recomputed.
  const ceilingUnitsPerSecond = facts.ceilingUnitsPerSecond === null ? null : round12(facts.ceilingUnitsPerSecond);
  const ceilingShare = shareOf(facts.unitsPerSecond, ceilingUnitsPerSecond);
  const due = facts.sums.calls + facts.sums.cutOff;
  const lateStartShare = shareOf(facts.sums.lateStarts, due);
  const capHitShare = shareOf(facts.sums.capHits, due);
  const isOpenLoop = facts.sums.lateStarts !== null;
  const reasons: ClientLoad['reasons'] = [];
  if (!isOpenLoop && reaches(cpuShare, BUSY_SHARE)) reasons.push('cpu-share');
  if (!isOpenLoop && reaches(busiestProcessShare, BUSY_SHARE)) reasons.push('busiest-process');
  if (!isOpenLoop && reaches(ceilingShare, CEILING_SHARE)) reasons.push('ceiling');
  if (reaches(lateStartShare, BEHIND_SHARE)) reasons.push('late-starts');
  if (reaches(capHitShare, BEHIND_SHARE)) reasons.push('cap-hits');
  return {
    cpuShare,
    busiestProcessShare,
    ceilingUnitsPerSecond,
    ceilingShare,
    ...facts.process,
    ...(facts.processes === undefined || facts.processes === 1 ? {} : { processes: facts.processes }),
    lateStartShare,
    capHitShare,
    bound: reasons.length > 0,
    reasons,
  };
}

/** Whether a process was busy for so much of the time that it was the limit. */
export function isSaturated(cpuNs: number | null, measuredNs: number): boolean {
  return reaches(shareOf(cpuNs, measuredNs), BUSY_SHARE);
}

function reaches(share: number | null, limit: number): boolean {
  return share !== null && share >= limit;
}

function shareOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : round12(part / whole);
}
