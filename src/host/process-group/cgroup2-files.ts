import { join } from 'node:path';
import { parseKernelCpuList, formatCpuSet } from '../cpu-set.ts';
import { readKernelFile, readKernelNumber, readKeyedFile, writeKernelFile } from '../kernel-file.ts';
import { readCpuMax } from '../topology.ts';
import { limitOf } from './limits.ts';
import type { GroupLimits, GroupRequest, GroupUsage } from './process-group.ts';

const NS_PER_MICROSECOND = 1000;
const QUOTA_PERIOD_MICROSECONDS = 100_000;

/** What a v2 group has used (cgroup-v2.rst, "CPU", "Memory", "IO", "PID"). `memory.peak` is there from Linux 5.19 on. */
export function readCgroup2Usage(folder: string): Omit<GroupUsage, 'anonymousPeakBytes' | 'processes'> {
  const cpu = readKeyedFile(join(folder, 'cpu.stat'));
  const io = readIoStat(folder);
  return {
    cpuUserNs: scaled(cpu?.get('user_usec')),
    cpuSystemNs: scaled(cpu?.get('system_usec')),
    memoryCurrentBytes: readKernelNumber(join(folder, 'memory.current')),
    memoryPeakBytes: readKernelNumber(join(folder, 'memory.peak')),
    anonymousBytes: readKeyedFile(join(folder, 'memory.stat'))?.get('anon') ?? null,
    readBytes: io?.readBytes ?? null,
    writtenBytes: io?.writtenBytes ?? null,
    oomKills: readKeyedFile(join(folder, 'memory.events'))?.get('oom_kill') ?? null,
  };
}

export function readCgroup2Limits(folder: string): GroupLimits {
  const effective = readKernelFile(join(folder, 'cpuset.cpus.effective'));
  return {
    cpus: effective === null ? null : parseKernelCpuList(effective),
    cpuQuota: readCpuMax(folder),
    memoryMaxBytes: limitOf(readKernelFile(join(folder, 'memory.max'))),
    swapMaxBytes: limitOf(readKernelFile(join(folder, 'memory.swap.max'))),
  };
}

/** Sets the request's limits; the reasons of what was refused. */
export function writeCgroup2Limits(folder: string, request: GroupRequest): string[] {
  const refused = [writeKernelFile(join(folder, 'cpuset.cpus'), formatCpuSet(request.cpus))];
  if (request.cpuQuota !== null) {
    const quota = Math.round(request.cpuQuota * QUOTA_PERIOD_MICROSECONDS);
    refused.push(writeKernelFile(join(folder, 'cpu.max'), `${quota} ${QUOTA_PERIOD_MICROSECONDS}`));
  }
  if (request.memoryMaxBytes !== null) {
    refused.push(writeKernelFile(join(folder, 'memory.max'), String(request.memoryMaxBytes)));
    refused.push(writeKernelFile(join(folder, 'memory.swap.max'), '0'));
  }
  return refused.filter((reason) => reason !== null);
}

function scaled(microseconds: number | undefined): number | null {
  return microseconds === undefined ? null : microseconds * NS_PER_MICROSECOND;
}

function readIoStat(folder: string): { readBytes: number; writtenBytes: number } | null {
  const text = readKernelFile(join(folder, 'io.stat'));
  if (text === null) return null;
  const sum = (key: string): number => [...text.matchAll(new RegExp(`\\b${key}=(\\d+)`, 'g'))].reduce((total, match) => total + Number(match[1]), 0);
  return { readBytes: sum('rbytes'), writtenBytes: sum('wbytes') };
}
