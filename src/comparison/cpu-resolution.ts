import type { AccountingSource, Resources, Usage, Warning } from '../model/generated/types.ts';

export type CpuSide = 'server' | 'client';

/**
 * The step in which each source counts CPU time, ns. /proc and cgroup v1's cpuacct.stat count in USER_HZ, 100 a second; cgroup v2's cpu.stat,
 * which systemd reads too, in microseconds, which tells every measurement (null). Source: proc(5), utime; Documentation/admin-guide/cgroup-v1/cpuacct.rst and cgroup-v2.rst of Linux.
 */
const TICK_NS: Readonly<Record<AccountingSource, number | null>> = { proc: 10_000_000, cgroup1: 10_000_000, cgroup2: null, systemd: null };

/** With fewer the tick alone is a tenth of the figure. */
const MINIMUM_TICKS = 10;

/** CPU time of a side, ns; null where it is not known, or too little for its source to tell. */
export function tellableCpuNs(resources: Resources | null, side: CpuSide): number | null {
  const cpuNs = resources === null ? null : cpuNsOf(usageOf(resources, side));
  return resources === null || cpuNs === null || isBelowResolution(resources, side) ? null : cpuNs;
}

/** CPU time of the server and of the node beside it, where it has one, ns; null where either is not known, or both together are too little to tell. */
export function tellableStackCpuNs(resources: Resources | null): number | null {
  if (resources === null) return null;
  const { node, target, source } = resources;
  const parts = [cpuNsOf(target), ...(node === null || node === undefined ? [] : [cpuNsOf(node)])];
  const known = parts.filter((cpuNs) => cpuNs !== null);
  const cpuNs = known.reduce((sum, part) => sum + part, 0);
  return known.length < parts.length || !isCpuTellable(source, cpuNs) ? null : cpuNs;
}

/** The warning of a cell about the sides of which a run's CPU time is too little to be told. */
export function resolutionWarning(runs: readonly (Resources | null)[]): Warning[] {
  const known = runs.flatMap((resources) => resources ?? []);
  const sides = (['server', 'client'] as const).filter((side) => known.some((resources) => isBelowResolution(resources, side)));
  const tickNs = Math.max(0, ...known.map(({ source }) => TICK_NS[source] ?? 0));
  return sides.length === 0 ? [] : [{ code: 'cpu-below-resolution', sides, tickNs }];
}

/** Whether so little CPU time is a figure at all, by its source. */
export function isCpuTellable(source: AccountingSource, cpuNs: number): boolean {
  const tickNs = TICK_NS[source];
  return tickNs === null || cpuNs >= MINIMUM_TICKS * tickNs;
}

/** The warning about a server whose CPU time is too little to be told; none where it is not known. */
export function serverResolutionWarning(source: AccountingSource, cpuNs: number | null): Warning[] {
  return cpuNs === null || isCpuTellable(source, cpuNs) ? [] : [{ code: 'cpu-below-resolution', sides: ['server'], tickNs: TICK_NS[source] ?? 0 }];
}

function isBelowResolution(resources: Resources, side: CpuSide): boolean {
  const cpuNs = cpuNsOf(usageOf(resources, side));
  return cpuNs !== null && !isCpuTellable(resources.source, cpuNs);
}

function usageOf(resources: Resources, side: CpuSide): Usage {
  return side === 'server' ? resources.target : resources.client;
}

function cpuNsOf({ cpuUserNs, cpuSystemNs }: Usage): number | null {
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}
