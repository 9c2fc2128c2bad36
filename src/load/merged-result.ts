import type { ConnectionFigures, CpuTime, DriveResult, FailureGroup, NativeProcessFigures, PassResult } from './drive-result.ts';
import { SHOWN_FAILURES } from './drive-tally.ts';
import { earlierViolation } from './native/content-comparison.ts';

/**
 * What several processes did of one order, as one result; `samples` says where their samples are together. All their times have one origin.
 * Of the event loop's delays the largest are given: delays of several loops have no percentile in common.
 */
export function mergedResult(parts: readonly DriveResult[], samples: DriveResult['samples']): DriveResult {
  const [first] = parts;
  if (first === undefined) throw new Error('nothing to merge');
  const sum = (of: (part: DriveResult) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const most = (of: (part: DriveResult) => number): number => Math.max(...parts.map(of));
  return {
    ...first,
    endReason: parts.find(({ endReason }) => endReason !== 'normal')?.endReason ?? 'normal',
    started: sum(({ started }) => started),
    ok: sum(({ ok }) => ok),
    dataErrors: sum(({ dataErrors }) => dataErrors),
    cutOff: sum(({ cutOff }) => cutOff),
    statusCounts: mergedCounts(parts.map(({ statusCounts }) => statusCounts)),
    messages: sum(({ messages }) => messages ?? 0),
    bytes: sum(({ bytes }) => bytes ?? 0),
    blocks: sum(({ blocks }) => blocks),
    latencySumNs: sum(({ latencySumNs }) => latencySumNs),
    warmup: { requests: sum(({ warmup }) => warmup.requests), ok: sum(({ warmup }) => warmup.ok), durationNs: most(({ warmup }) => warmup.durationNs) },
    window: {
      startUnixMs: Math.min(...parts.map(({ window }) => window.startUnixMs)),
      lastStartNs: most(({ window }) => window.lastStartNs),
      lastEndNs: most(({ window }) => window.lastEndNs),
      ratedNs: most(({ window }) => window.ratedNs),
    },
    passes: parts.reduce<PassResult | null>((found, { passes }) => found ?? passes, null),
    messagesSha256: null,
    process: parts.map(({ process }) => process).reduce(mergedProcess),
    connections: parts.map(({ connections }) => connections).reduce(mergedConnections),
    firstViolation: parts.map(({ firstViolation }) => firstViolation).reduce(earlierViolation),
    ...(first.comparedCalls === undefined ? {} : { comparedCalls: { compared: sum(({ comparedCalls }) => comparedCalls?.compared ?? 0), notCompared: sum(({ comparedCalls }) => comparedCalls?.notCompared ?? 0) } }),
    failures: mergedFailures(parts.flatMap(({ failures }) => failures)),
    samples,
    notes: [...new Set(parts.flatMap(({ notes }) => notes))],
  };
}

function mergedCounts(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [name, calls] of counts.flatMap((one) => Object.entries(one))) all[name] = (all[name] ?? 0) + calls;
  return all;
}

function mergedProcess(a: NativeProcessFigures | null, b: NativeProcessFigures | null): NativeProcessFigures | null {
  if (a === null || b === null) return null;
  return {
    measuredCpu: addedCpu(a.measuredCpu, b.measuredCpu),
    wholeCpu: addedCpu(a.wholeCpu, b.wholeCpu),
    eventLoopDelayMaxNs: larger(a.eventLoopDelayMaxNs, b.eventLoopDelayMaxNs),
    eventLoopDelayP99Ns: larger(a.eventLoopDelayP99Ns, b.eventLoopDelayP99Ns),
    gcPauses: a.gcPauses + b.gcPauses,
    gcPauseNs: a.gcPauseNs + b.gcPauseNs,
    gcPauseMaxNs: Math.max(a.gcPauseMaxNs, b.gcPauseMaxNs),
  };
}

function addedCpu(a: CpuTime, b: CpuTime): CpuTime {
  return { userNs: a.userNs + b.userNs, systemNs: a.systemNs + b.systemNs };
}

function larger(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function mergedConnections(a: ConnectionFigures | null, b: ConnectionFigures | null): ConnectionFigures | null {
  if (a === null || b === null) return null;
  return {
    opened: a.opened + b.opened,
    noDelay: a.noDelay && b.noDelay,
    goaways: a.goaways + b.goaways,
    failedConnects: a.failedConnects + b.failedConnects,
    secondAttempts: a.secondAttempts + b.secondAttempts,
  };
}

function mergedFailures(groups: readonly FailureGroup[]): FailureGroup[] {
  const all = new Map<string, FailureGroup>();
  for (const group of groups) {
    const key = `${group.status}|${group.text}`;
    all.set(key, { ...group, calls: group.calls + (all.get(key)?.calls ?? 0) });
  }
  return [...all.values()].sort((a, b) => b.calls - a.calls).slice(0, SHOWN_FAILURES);
}
