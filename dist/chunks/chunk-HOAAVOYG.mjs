import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  round12
} from "./chunk-AHJXSRCI.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/comparison/client-bound.ts
var NO_PROCESS_FACTS = { eventLoopLagMaxNs: null, eventLoopLagP99Ns: null, gcPauses: null, gcPauseNs: null, gcPauseMaxNs: null };
var BUSY_SHARE = 0.85;
var CEILING_SHARE = 0.7;
var BEHIND_SHARE = 0.01;
function clientLoadOf(facts) {
  const cpuShare = shareOf(facts.cpuNs, facts.measuredNs * Math.min(facts.clients, facts.clientCpus));
  const busiestProcessShare = shareOf(facts.busiestProcessCpuNs, facts.measuredNs);
  const ceilingUnitsPerSecond = facts.ceilingUnitsPerSecond === null ? null : round12(facts.ceilingUnitsPerSecond);
  const ceilingShare = shareOf(facts.unitsPerSecond, ceilingUnitsPerSecond);
  const due = facts.sums.calls + facts.sums.cutOff;
  const lateStartShare = shareOf(facts.sums.lateStarts, due);
  const capHitShare = shareOf(facts.sums.capHits, due);
  const isOpenLoop = facts.sums.lateStarts !== null;
  const reasons = [];
  if (!isOpenLoop && reaches(cpuShare, BUSY_SHARE)) reasons.push("cpu-share");
  if (!isOpenLoop && reaches(busiestProcessShare, BUSY_SHARE)) reasons.push("busiest-process");
  if (!isOpenLoop && reaches(ceilingShare, CEILING_SHARE)) reasons.push("ceiling");
  if (reaches(lateStartShare, BEHIND_SHARE)) reasons.push("late-starts");
  if (reaches(capHitShare, BEHIND_SHARE)) reasons.push("cap-hits");
  return {
    cpuShare,
    busiestProcessShare,
    ceilingUnitsPerSecond,
    ceilingShare,
    ...facts.process,
    ...facts.processes === void 0 || facts.processes === 1 ? {} : { processes: facts.processes },
    lateStartShare,
    capHitShare,
    bound: reasons.length > 0,
    reasons
  };
}
__name(clientLoadOf, "clientLoadOf");
function isSaturated(cpuNs, measuredNs) {
  return reaches(shareOf(cpuNs, measuredNs), BUSY_SHARE);
}
__name(isSaturated, "isSaturated");
function reaches(share, limit) {
  return share !== null && share >= limit;
}
__name(reaches, "reaches");
function shareOf(part, whole) {
  return part === null || whole === null || whole <= 0 ? null : round12(part / whole);
}
__name(shareOf, "shareOf");

export {
  NO_PROCESS_FACTS,
  clientLoadOf,
  isSaturated
};
