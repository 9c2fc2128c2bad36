import { dirname, join } from 'node:path';
import { readCgroupHierarchies } from '../cgroup-mounts.ts';
import type { CpuSet } from '../cpu-set.ts';
import { readKernelFile, writeKernelFile } from '../kernel-file.ts';
import { refused, type GroupBackend, type Probe } from './backend.ts';
import { makeCgroup, removeCgroups } from './cgroup-folder.ts';
import { CgroupGroup } from './cgroup-group.ts';
import { readCgroup2Limits, readCgroup2Usage, writeCgroup2Limits } from './cgroup2-files.ts';
import { newGroupId, type GroupHost } from './group-host.ts';
import { assertLimits, limitNotes, unmetLimits } from './limits.ts';
import type { GroupRequest, ProcessGroup } from './process-group.ts';

const WANTED_CONTROLLERS = ['cpu', 'memory', 'cpuset', 'io', 'pids'] as const;
const NEEDED_CONTROLLERS = ['cpu', 'memory'] as const;

/** Tries to make a v2 group with limits, reads them back and removes it again: at the top of the hierarchy, then next to the own group. */
export async function probeCgroup2(host: GroupHost, cpus: CpuSet): Promise<Probe> {
  const hierarchy = readCgroupHierarchies(host.tree).find(({ version }) => version === 2);
  if (hierarchy === undefined) return refused('no cgroup v2 hierarchy is mounted');
  const reasons: string[] = [];
  for (const parent of new Set([hierarchy.mountFolder, dirname(hierarchy.ownFolder)])) {
    if (!parent.startsWith(hierarchy.mountFolder)) continue;
    const reason = await tryParent(parent, cpus);
    if (reason === null) return { works: true, backend: cgroup2Backend(host, parent) };
    reasons.push(reason);
  }
  return refused(reasons.join('; '));
}

async function tryParent(parent: string, cpus: CpuSet): Promise<string | null> {
  const available = controllersIn(join(parent, 'cgroup.controllers'));
  const missing = NEEDED_CONTROLLERS.filter((name) => !available.includes(name));
  if (missing.length > 0) return `${parent}: the controllers ${missing.join(', ')} are not in the v2 hierarchy (bound to v1, or not delegated)`;
  const reason = enableControllers(parent, available);
  if (reason !== null) return reason;
  const folder = join(parent, newGroupId('probe'));
  const made = makeCgroup(folder);
  if (made !== null) return made;
  const request: GroupRequest = { name: 'probe', cpus, cpuQuota: 1, memoryMaxBytes: 64 * 1024 * 1024 };
  const refusals = writeCgroup2Limits(folder, request).filter((text) => !text.includes('cpuset.cpus'));
  const problems = [...refusals, ...unmetLimits(request, readCgroup2Limits(folder))];
  if (readCgroup2Usage(folder).cpuUserNs === null) problems.push(`${folder}/cpu.stat has no user_usec`);
  const left = await removeCgroups([folder]);
  return problems[0] ?? (left.length > 0 ? `${folder} could not be removed` : null);
}

/** The kernel answers EBUSY where the parent holds processes itself ("no internal processes", cgroup-v2.rst). */
function enableControllers(parent: string, available: readonly string[]): string | null {
  const file = join(parent, 'cgroup.subtree_control');
  for (const name of WANTED_CONTROLLERS) {
    if (!available.includes(name) || controllersIn(file).includes(name)) continue;
    const reason = writeKernelFile(file, `+${name}`);
    if (reason !== null && NEEDED_CONTROLLERS.some((needed) => needed === name)) return reason;
  }
  return null;
}

function controllersIn(file: string): string[] {
  return (readKernelFile(file) ?? '').trim().split(/\s+/).filter((name) => name !== '');
}

/** Makes groups right below `parent`, with what controllers are enabled there. */
export function cgroup2Backend(host: GroupHost, parent: string): GroupBackend {
  const enabled = controllersIn(join(parent, 'cgroup.subtree_control'));
  const limitations = WANTED_CONTROLLERS.filter((name) => !enabled.includes(name)).map((name) => `the controller ${name} is not available`);
  return { source: 'cgroup2', limitations, create: (request) => createCgroup2(host, parent, request) };
}

async function createCgroup2(host: GroupHost, parent: string, request: GroupRequest): Promise<ProcessGroup> {
  const id = newGroupId(request.name);
  const folder = join(parent, id);
  host.registrar.groupAdded({ id, source: 'cgroup2', marker: id, cgroupFolders: [folder] });
  makeCgroup(folder);
  const refusals = writeCgroup2Limits(folder, request);
  const limits = readCgroup2Limits(folder);
  try {
    assertLimits(request, limits, 'cgroup v2');
  } catch (error) {
    await removeCgroups([folder]);
    host.registrar.groupRemoved(id);
    throw error;
  }
  return new CgroupGroup(host, {
    source: 'cgroup2',
    id,
    entry: { marker: id, cpus: request.cpus, procsFiles: [join(folder, 'cgroup.procs')] },
    folders: [folder],
    notes: [...limitNotes(request, limits), ...refusals],
    readUsage: () => readCgroup2Usage(folder),
    readLimits: () => readCgroup2Limits(folder),
    beforeKill: () => void writeKernelFile(join(folder, 'cgroup.kill'), '1'),
  });
}
