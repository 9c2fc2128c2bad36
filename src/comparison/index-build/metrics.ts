import type { AccountingSource, BuildUse, CounterTotals, IndexBuild, IndexBuildMetric } from '../../model/generated/types.ts';
import { isCpuTellable } from '../cpu-resolution.ts';

/** All metrics of an index build, in the order in which documents list them. */
export const INDEX_BUILD_METRICS = [
  'completeNs', 'firstInfoNs', 'firstBlockNs', 'stopNs', 'cpuNs', 'cpuAtCompletionNs', 'nodeCpuNs', 'stackCpuNs',
  'anonymousPeakBytes', 'residentPeakBytes', 'groupPeakBytes', 'nodeAnonymousPeakBytes',
  'readBytes', 'writtenBytes', 'writtenAtCompletionBytes', 'nodeReadBytes', 'nodeWrittenBytes', 'indexBytes',
] as const satisfies readonly IndexBuildMetric[];

/** Times that are known only as exactly as they were asked for. */
export const POLLED_METRICS = { completeNs: 'complete', firstInfoNs: 'firstInfo', firstBlockNs: 'firstBlock' } as const satisfies Partial<Record<IndexBuildMetric, string>>;

export type IndexBuildValues = Record<IndexBuildMetric, number | null>;

/** The figures of one build by metric. A few ticks of accounting are no figure of CPU time (docs/design.md, rule 9). */
export function indexBuildValues({ figures, source }: Pick<IndexBuild, 'figures' | 'source'>): IndexBuildValues {
  if (figures === null || source === null) return Object.fromEntries(INDEX_BUILD_METRICS.map((metric) => [metric, null])) as IndexBuildValues;
  const { system, node } = figures;
  const cpuNs = cpuOf(system.afterStop);
  const nodeCpuNs = cpuOf(node?.afterStop ?? null);
  return {
    completeNs: figures.complete?.atNs ?? null,
    firstInfoNs: figures.firstInfo?.atNs ?? null,
    firstBlockNs: figures.firstBlock?.atNs ?? null,
    stopNs: figures.stopNs,
    cpuNs: tellable(source, cpuNs),
    cpuAtCompletionNs: tellable(source, cpuOf(system.atCompletion)),
    nodeCpuNs: tellable(source, nodeCpuNs),
    stackCpuNs: tellable(source, stackCpu(cpuNs, { node, nodeCpuNs })),
    anonymousPeakBytes: system.anonymousPeakBytes,
    residentPeakBytes: system.residentPeakBytes,
    groupPeakBytes: system.groupPeakBytes,
    nodeAnonymousPeakBytes: node?.anonymousPeakBytes ?? null,
    readBytes: system.afterStop?.readBytes ?? null,
    writtenBytes: system.afterStop?.writtenBytes ?? null,
    writtenAtCompletionBytes: system.atCompletion?.writtenBytes ?? null,
    nodeReadBytes: node?.afterStop?.readBytes ?? null,
    nodeWrittenBytes: node?.afterStop?.writtenBytes ?? null,
    indexBytes: figures.indexBytes,
  };
}

/** What each polled time may be too late by. */
export function polledErrors({ figures }: Pick<IndexBuild, 'figures'>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(POLLED_METRICS).map(([metric, time]) => [metric, figures?.[time]?.errorNs ?? null]));
}

/** A system without a node is its whole stack. */
function stackCpu(cpuNs: number | null, { node, nodeCpuNs }: { readonly node: BuildUse | null; readonly nodeCpuNs: number | null }): number | null {
  if (node === null || cpuNs === null) return cpuNs;
  return nodeCpuNs === null ? null : cpuNs + nodeCpuNs;
}

/** User and system time, ns; null where one of them is not known. */
export function cpuOf(totals: CounterTotals | null): number | null {
  if (totals === null) return null;
  const { cpuUserNs, cpuSystemNs } = totals;
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}

function tellable(source: AccountingSource, cpuNs: number | null): number | null {
  return cpuNs !== null && isCpuTellable(source, cpuNs) ? cpuNs : null;
}
