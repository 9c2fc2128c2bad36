import type { UsageInWindow } from '../host/usage-window.ts';

/** CPU time in user and system mode, ns; null where one is not known. */
export function cpuTimeNs({ cpuUserNs, cpuSystemNs }: Pick<UsageInWindow, 'cpuUserNs' | 'cpuSystemNs'>): number | null {
  return cpuUserNs === null || cpuSystemNs === null ? null : cpuUserNs + cpuSystemNs;
}
