import { dirname, join } from 'node:path';
import { formatCpuSet, parseKernelCpuList } from '../cpu-set.ts';
import { readKernelFile, readKernelNumber, readKeyedFile, writeKernelFile } from '../kernel-file.ts';
import { NS_PER_TICK } from '../process-table.ts';
import { readCfsQuota } from '../topology.ts';
import type { GroupLimits, GroupRequest, GroupUsage, Limit } from './process-group.ts';

export const CGROUP1_CONTROLLERS = ['cpuacct', 'memory', 'cpuset', 'cpu', 'freezer', 'pids', 'blkio'] as const;
export type Cgroup1Controller = (typeof CGROUP1_CONTROLLERS)[number];

/** The group's folder under each controller that is there. */
export type Cgroup1Folders = Readonly<Partial<Record<Cgroup1Controller, string>>>;

const QUOTA_PERIOD_MICROSECONDS = 100_000;
/** v1 tells "no limit" as the highest page-aligned signed number. */
const NO_LIMIT_BYTES = 2 ** 62;

/** What a v1 group has used (cgroup-v1/cpuacct.rst, memory.rst, blkio-controller.rst). */
export function readCgroup1Usage(folders: Cgroup1Folders): Omit<GroupUsage, 'anonymousPeakBytes' | 'processes'> {
  const io = readBlkio(folders.blkio);
  return {
    ...readCpuacct(folders.cpuacct),
    memoryCurrentBytes: numberIn(folders.memory, 'memory.usage_in_bytes'),
    memoryPeakBytes: numberIn(folders.memory, 'memory.max_usage_in_bytes'),
    anonymousBytes: keyIn(folders.memory, 'memory.stat', 'total_rss'),
    readBytes: io?.readBytes ?? null,
    writtenBytes: io?.writtenBytes ?? null,
    oomKills: keyIn(folders.memory, 'memory.oom_control', 'oom_kill'),
  };
}

export function readCgroup1Limits(folders: Cgroup1Folders): GroupLimits {
  const effective = folders.cpuset === undefined ? null : readKernelFile(join(folders.cpuset, 'cpuset.effective_cpus'));
  const memoryMaxBytes = memoryLimit(numberIn(folders.memory, 'memory.limit_in_bytes'));
  const memoryAndSwap = memoryLimit(numberIn(folders.memory, 'memory.memsw.limit_in_bytes'));
  const swapMaxBytes = typeof memoryAndSwap === 'number' && typeof memoryMaxBytes === 'number' ? memoryAndSwap - memoryMaxBytes : memoryAndSwap;
  return {
    cpus: effective === null ? null : parseKernelCpuList(effective),
    cpuQuota: folders.cpu === undefined ? null : readCfsQuota(folders.cpu),
    memoryMaxBytes,
    swapMaxBytes,
  };
}

/** Sets the request's limits; the reasons of what was refused. A v1 cpuset takes no process before it has memory nodes. */
export function writeCgroup1Limits(folders: Cgroup1Folders, request: GroupRequest): string[] {
  const refused: (string | null)[] = [];
  const { cpuset, cpu, memory } = folders;
  if (cpuset !== undefined) {
    refused.push(writeKernelFile(join(cpuset, 'cpuset.mems'), (readKernelFile(join(dirname(cpuset), 'cpuset.effective_mems')) ?? '0').trim()));
    refused.push(writeKernelFile(join(cpuset, 'cpuset.cpus'), formatCpuSet(request.cpus)));
  }
  if (request.cpuQuota !== null && cpu !== undefined) {
    refused.push(writeKernelFile(join(cpu, 'cpu.cfs_period_us'), String(QUOTA_PERIOD_MICROSECONDS)));
    refused.push(writeKernelFile(join(cpu, 'cpu.cfs_quota_us'), String(Math.round(request.cpuQuota * QUOTA_PERIOD_MICROSECONDS))));
  }
  if (request.memoryMaxBytes !== null && memory !== undefined) {
    refused.push(writeKernelFile(join(memory, 'memory.limit_in_bytes'), String(request.memoryMaxBytes)));
    refused.push(writeKernelFile(join(memory, 'memory.memsw.limit_in_bytes'), String(request.memoryMaxBytes)));
  }
  return refused.filter((reason) => reason !== null);
}

function readCpuacct(folder: string | undefined): Pick<GroupUsage, 'cpuUserNs' | 'cpuSystemNs'> {
  const userNs = numberIn(folder, 'cpuacct.usage_user');
  const systemNs = numberIn(folder, 'cpuacct.usage_sys');
  if (userNs !== null && systemNs !== null) return { cpuUserNs: userNs, cpuSystemNs: systemNs };
  const ticks = folder === undefined ? null : readKeyedFile(join(folder, 'cpuacct.stat'));
  const toNs = (value: number | undefined): number | null => (value === undefined ? null : value * NS_PER_TICK);
  return { cpuUserNs: toNs(ticks?.get('user')), cpuSystemNs: toNs(ticks?.get('system')) };
}

function readBlkio(folder: string | undefined): { readBytes: number; writtenBytes: number } | null {
  const text = folder === undefined ? null : readKernelFile(join(folder, 'blkio.throttle.io_service_bytes_recursive'));
  if (text === null) return null;
  const sum = (kind: string): number => [...text.matchAll(new RegExp(` ${kind} (\\d+)`, 'g'))].reduce((total, match) => total + Number(match[1]), 0);
  return { readBytes: sum('Read'), writtenBytes: sum('Write') };
}

function memoryLimit(bytes: number | null): Limit {
  return bytes !== null && bytes >= NO_LIMIT_BYTES ? 'none' : bytes;
}

function numberIn(folder: string | undefined, file: string): number | null {
  return folder === undefined ? null : readKernelNumber(join(folder, file));
}

function keyIn(folder: string | undefined, file: string, key: string): number | null {
  return folder === undefined ? null : (readKeyedFile(join(folder, file))?.get(key) ?? null);
}
