import { dirname, join } from 'node:path';
import { readCgroupHierarchies, type CgroupHierarchy } from './cgroup-mounts.ts';
import { cpuSetOf, intersectionOf, parseKernelCpuList, type CpuSet } from './cpu-set.ts';
import { REAL_TREE, readKernelFile, readKernelNumber, type HostTree } from './kernel-file.ts';

/** The CPUs of this host as far as this process may use them. */
export interface Topology {
  /** `Cpus_allowed_list` of this process: what the affinity mask and the cpusets above it leave. */
  readonly allowed: CpuSet;
  readonly online: CpuSet;
  /** Allowed and online. */
  readonly usable: CpuSet;
  /** For each usable CPU, the usable CPUs of the same physical core, itself included. */
  readonly coreOf: ReadonlyMap<number, CpuSet>;
  /** Tightest CPU bandwidth limit of this process's own groups, in CPUs; null when there is none. */
  readonly quotaCpus: number | null;
  readonly cpuModel: string | null;
}

export function readTopology(tree: HostTree = REAL_TREE): Topology {
  const status = readKernelFile(join(tree.root, '/proc/self/status')) ?? '';
  const allowed = parseKernelCpuList(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '');
  const listed = parseKernelCpuList(readKernelFile(join(tree.root, '/sys/devices/system/cpu/online')) ?? '');
  const online = listed.length === 0 ? allowed : listed;
  const usable = intersectionOf(allowed, online);
  return {
    allowed,
    online,
    usable,
    coreOf: new Map(usable.map((cpu) => [cpu, siblingsOf(cpu, usable, tree)])),
    quotaCpus: tightestQuota(readCgroupHierarchies(tree)),
    cpuModel: readCpuModel(tree),
  };
}

/** A CPU whose siblings the kernel does not tell is taken as a core of its own. */
function siblingsOf(cpu: number, usable: CpuSet, tree: HostTree): CpuSet {
  const text = readKernelFile(join(tree.root, `/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`)) ?? '';
  return intersectionOf(cpuSetOf([cpu, ...parseKernelCpuList(text)]), usable);
}

function readCpuModel(tree: HostTree): string | null {
  const text = readKernelFile(join(tree.root, '/proc/cpuinfo')) ?? '';
  return /^model name\s*:\s*(.+)$/m.exec(text)?.[1]?.trim() ?? null;
}

function tightestQuota(hierarchies: readonly CgroupHierarchy[]): number | null {
  const quotas: number[] = [];
  for (const hierarchy of hierarchies) {
    if (hierarchy.version === 1 && !hierarchy.controllers.includes('cpu')) continue;
    for (const folder of upTo(hierarchy.ownFolder, hierarchy.mountFolder)) {
      const quota = hierarchy.version === 2 ? readCpuMax(folder) : readCfsQuota(folder);
      if (typeof quota === 'number') quotas.push(quota);
    }
  }
  return quotas.length === 0 ? null : Math.min(...quotas);
}

function upTo(folder: string, top: string): string[] {
  const folders = [folder];
  let current = folder;
  while (current !== top && current.startsWith(top)) {
    current = dirname(current);
    folders.push(current);
  }
  return folders;
}

/** `cpu.max` of a v2 group, in CPUs; null where the file is absent (cgroup-v2.rst, "CPU Interface Files"). */
export function readCpuMax(folder: string): number | 'none' | null {
  const [quota, period] = (readKernelFile(join(folder, 'cpu.max')) ?? '').trim().split(' ');
  if (quota === 'max') return 'none';
  const cpus = Number(quota) / Number(period);
  return quota !== '' && Number.isFinite(cpus) ? cpus : null;
}

/** `cpu.cfs_quota_us` ÷ `cpu.cfs_period_us` of a v1 group, in CPUs; null where the files are absent. */
export function readCfsQuota(folder: string): number | 'none' | null {
  const quota = readKernelNumber(join(folder, 'cpu.cfs_quota_us'));
  const period = readKernelNumber(join(folder, 'cpu.cfs_period_us'));
  if (quota === null || period === null || period <= 0) return null;
  return quota < 0 ? 'none' : quota / period;
}
