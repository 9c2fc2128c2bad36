import { IndexbenchError } from '../../model/errors.ts';
import { cpuSetOf, differenceOf, formatCpuSet, isSubset, type CpuSet } from '../cpu-set.ts';
import { readThreadAffinities, type ThreadAffinity } from '../process-table.ts';
import type { ProcessGroup } from './process-group.ts';

export interface AffinityReading {
  readonly ok: boolean;
  /** Threads that may run outside the set. */
  readonly offending: readonly ThreadAffinity[];
  /** CPUs of the set that no thread may use: the mask was shrunk without a word, as `taskset -c 0-5` does on two CPUs. */
  readonly missing: CpuSet;
  readonly threads: number;
}

/** Reads the affinity mask of every thread of every process of the group back from the kernel. */
export async function verifyAffinity(group: Pick<ProcessGroup, 'alive'>, cpus: CpuSet, processes = '/proc'): Promise<AffinityReading> {
  const threads = (await group.alive()).flatMap((pid) => readThreadAffinities(processes, pid));
  const offending = threads.filter((thread) => !isSubset(thread.cpus, cpus));
  const missing = threads.length === 0 ? [] : differenceOf(cpus, cpuSetOf(threads.flatMap((thread) => [...thread.cpus])));
  return { ok: threads.length > 0 && offending.length === 0 && missing.length === 0, offending, missing, threads: threads.length };
}

/** @throws IndexbenchError AFFINITY naming the threads (at most three) and their masks. */
export function assertAffinity(reading: AffinityReading, cpus: CpuSet, name: string): void {
  if (reading.ok) return;
  const threads = reading.offending.slice(0, 3).map(({ pid, tid, cpus: mask }) => `thread ${tid} of process ${pid} may run on ${formatCpuSet(mask)}`);
  const shrunk = reading.missing.length === 0 ? [] : [`no thread may run on ${formatCpuSet(reading.missing)}`];
  const none = reading.threads === 0 ? ['no thread could be read'] : [];
  throw new IndexbenchError('AFFINITY', { what: `CPUs ${formatCpuSet(cpus)} were asked for, but ${[...threads, ...shrunk, ...none].join('; ')}`, where: name });
}
