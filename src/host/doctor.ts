import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Host } from '../model/generated/types.ts';
import { readCgroupHierarchies } from './cgroup-mounts.ts';
import { chooseCpuSets } from './cpu-plan.ts';
import { formatCpuSet } from './cpu-set.ts';
import { readHostFacts } from './facts.ts';
import { readKernelFile } from './kernel-file.ts';
import { findLeftovers } from './leftover-search.ts';
import { chooseBackend } from './process-group/choose.ts';
import { thisHost, type GroupHost } from './process-group/group-host.ts';
import type { AccountingSource } from './process-group/process-group.ts';
import { readTool, type ToolReading } from './tool.ts';
import { readTopology } from './topology.ts';

export interface DoctorReport {
  readonly host: Host;
  readonly cpus: { readonly server: string; readonly client: string; readonly shared: boolean; readonly smtShared: boolean };
  readonly accounting: {
    readonly source: AccountingSource;
    readonly limitations: readonly string[];
    readonly notUsed: readonly { readonly source: AccountingSource; readonly reason: string }[];
    /** cgroup versions that are mounted. */
    readonly cgroupVersions: readonly (1 | 2)[];
  };
  readonly tools: readonly ToolReading[];
  readonly disks: readonly { readonly path: string; readonly freeBytes: number | null }[];
  /** Soft limit of open files; null where it cannot be read or there is none. */
  readonly openFilesLimit: number | null;
  /** What an earlier run that was killed together with its watchdog left, and the commands that remove it; see findLeftovers. */
  readonly leftovers: readonly string[];
  /** What a run will go without on this host, and why. */
  readonly skipped: readonly string[];
}

export interface DoctorRequest {
  /** Folders whose disk is looked at, and that are searched for leftovers. */
  readonly paths: readonly string[];
  /** Folders that are searched for tools before PATH. */
  readonly toolFolders: readonly string[];
  readonly groupHost?: GroupHost | undefined;
}

const TOOLS = ['ghz', 'taskset', 'zstd', 'systemd-run'] as const;
const FEW_OPEN_FILES = 4096;
/** Restores go into a folder below the working folder, or one below that. */
const LEFTOVER_LEVELS = 2;

/** What this host can do. Nothing is left behind: the backends are tried and taken away again. */
export async function examineHost({ paths, toolFolders, groupHost = thisHost() }: DoctorRequest): Promise<DoctorReport> {
  const topology = readTopology(groupHost.tree);
  const plan = chooseCpuSets({ topology, server: 'auto', client: 'auto' });
  const { backend, rejected } = await chooseBackend({ host: groupHost, cpus: plan.server });
  const [facts, tools] = await Promise.all([readHostFacts(topology, groupHost.tree), Promise.all(TOOLS.map((name) => readTool(name, toolFolders)))]);
  const report = {
    host: facts.host,
    cpus: { server: formatCpuSet(plan.server), client: formatCpuSet(plan.client), shared: plan.shared, smtShared: plan.smtShared },
    accounting: {
      source: backend.source,
      limitations: backend.limitations,
      notUsed: rejected,
      cgroupVersions: [...new Set(readCgroupHierarchies(groupHost.tree).map(({ version }) => version))].sort(),
    },
    tools,
    disks: paths.map((path) => ({ path, freeBytes: freeBytes(path) })),
    openFilesLimit: openFilesLimit(),
    leftovers: findLeftovers(groupHost, { folders: paths, levels: LEFTOVER_LEVELS }),
  };
  return { ...report, skipped: whatIsSkipped(report) };
}

function whatIsSkipped({ cpus, accounting, tools, openFilesLimit: limit }: Omit<DoctorReport, 'skipped'>): string[] {
  const skipped: string[] = [];
  if (cpus.shared) skipped.push('separate CPU sets: there is one CPU, so server and client compete for it, and each row says so');
  if (cpus.smtShared) skipped.push('separate physical cores: the sets hold threads of one core, and each row says so');
  if (accounting.source === 'proc') skipped.push('CPU and memory limits: no cgroup is writable, so a plan with cpuQuota or memoryMax ends with HOST_LIMIT');
  const absent = (name: string): boolean => tools.find((tool) => tool.name === name)?.path === null;
  if (absent('ghz')) skipped.push('the ghz driver: the program ghz was not found (https://ghz.sh/docs/install; put it into PATH or INDEXBENCH_BIN)');
  if (absent('zstd')) skipped.push('.tar.zst snapshots where this Node has no zstd of its own: install the package zstd');
  if (limit !== null && limit < FEW_OPEN_FILES) skipped.push(`many connections: only ${limit} files may be open at once (ulimit -n)`);
  return skipped;
}

/** Free for this user on the disk of a folder, or of the nearest one above that exists. */
function freeBytes(path: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return dirname(path) === path ? null : freeBytes(dirname(path));
  }
}

function openFilesLimit(): number | null {
  const soft = /^Max open files\s+(\d+)/m.exec(readKernelFile('/proc/self/limits') ?? '')?.[1];
  return soft === undefined ? null : Number(soft);
}
