import { join } from 'node:path';
import type { CpuSet } from './cpu-set.ts';
import { REAL_TREE, readKernelFile, type HostTree } from './kernel-file.ts';
import { NS_PER_TICK } from './process-table.ts';

/** Time of one CPU since boot, in clock ticks (proc_stat(5)). */
interface CpuTimes {
  /** User, nice and system time. */
  readonly busyTicks: number;
  /** All of it: busy, idle, waiting, interrupts, stolen. */
  readonly totalTicks: number;
  readonly stealTicks: number;
}

export type CpuTimesReading = ReadonlyMap<number, CpuTimes>;

export interface NoiseReading {
  /** Time that the hypervisor gave to others, of the set's time: 0.02 = 2 %. */
  readonly stealShare: number | null;
  /** CPU time used on the set by others than our groups, of the set's time. */
  readonly outsideShare: number | null;
}

export function readCpuTimes(tree: HostTree = REAL_TREE): CpuTimesReading {
  const reading = new Map<number, CpuTimes>();
  for (const match of (readKernelFile(join(tree.root, '/proc/stat')) ?? '').matchAll(/^cpu(\d+) (.+)$/gm)) {
    const ticks = (match[2] ?? '').trim().split(/\s+/).map(Number);
    const [user = 0, nice = 0, system = 0, , , , , steal = 0] = ticks;
    // The two guest fields that follow are part of user and nice already.
    const totalTicks = ticks.slice(0, 8).reduce((sum, value) => sum + value, 0);
    reading.set(Number(match[1]), { busyTicks: user + nice + system, totalTicks, stealTicks: steal });
  }
  return reading;
}

/**
 * Noise on a CPU set between two readings.
 *
 * Interrupt time is left out: on loopback it is mostly our own traffic's. The kernel counts in ticks of 10 ms, so a window below a second is coarse.
 *
 * @param ownCpuNs what our groups (and the controller) used on this set in between; null where unknown, then `outsideShare` is null.
 */
export function noiseBetween({ before, after, cpus, ownCpuNs }: { before: CpuTimesReading; after: CpuTimesReading; cpus: CpuSet; ownCpuNs: number | null }): NoiseReading {
  let busyTicks = 0;
  let totalTicks = 0;
  let stealTicks = 0;
  for (const cpu of cpus) {
    const [from, to] = [before.get(cpu), after.get(cpu)];
    if (from === undefined || to === undefined) return { stealShare: null, outsideShare: null };
    busyTicks += to.busyTicks - from.busyTicks;
    totalTicks += to.totalTicks - from.totalTicks;
    stealTicks += to.stealTicks - from.stealTicks;
  }
  if (totalTicks <= 0) return { stealShare: null, outsideShare: null };
  const outsideTicks = ownCpuNs === null ? null : Math.max(0, busyTicks - ownCpuNs / NS_PER_TICK);
  return { stealShare: Math.max(0, stealTicks) / totalTicks, outsideShare: outsideTicks === null ? null : outsideTicks / totalTicks };
}
