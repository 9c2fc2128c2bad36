import { join } from 'node:path';
import { readCgroupHierarchies } from '../cgroup-mounts.ts';
import type { CpuSet } from '../cpu-set.ts';
import { writeKernelFile } from '../kernel-file.ts';
import { refused, type GroupBackend, type Probe } from './backend.ts';
import { makeCgroup, removeCgroups } from './cgroup-folder.ts';
import { CgroupGroup } from './cgroup-group.ts';
import {
  CGROUP1_CONTROLLERS,
  readCgroup1Limits,
  readCgroup1Usage,
  writeCgroup1Limits,
  type Cgroup1Controller,
  type Cgroup1Folders,
} from './cgroup1-files.ts';
import { newGroupId, type GroupHost } from './group-host.ts';
import { assertLimits, limitNotes } from './limits.ts';
import type { GroupRequest, ProcessGroup } from './process-group.ts';

/** Tries each v1 controller on its own; those that refuse a group are done without, except the one that counts CPU time. */
export async function probeCgroup1(host: GroupHost, cpus: CpuSet): Promise<Probe> {
  const parents = controllerFolders(host);
  const id = newGroupId('probe');
  const usable: Partial<Record<Cgroup1Controller, string>> = {};
  const limitations: string[] = [];
  for (const controller of CGROUP1_CONTROLLERS) {
    const parent = parents[controller];
    const reason = parent === undefined ? `the controller ${controller} is not mounted` : await tryController(controller, join(parent, id), cpus);
    if (reason === null && parent !== undefined) usable[controller] = parent;
    else if (reason !== null) limitations.push(reason);
  }
  if (usable.cpuacct === undefined) return refused(limitations.find((text) => text.includes('cpuacct')) ?? 'the controller cpuacct does not work');
  return { works: true, backend: { source: 'cgroup1', limitations, create: (request) => createCgroup1(host, usable, request) } satisfies GroupBackend };
}

async function tryController(controller: Cgroup1Controller, folder: string, cpus: CpuSet): Promise<string | null> {
  const made = makeCgroup(folder);
  if (made !== null) return made;
  const folders = { [controller]: folder };
  const request: GroupRequest = { name: 'probe', cpus, cpuQuota: 1, memoryMaxBytes: 64 * 1024 * 1024 };
  const refusals = writeCgroup1Limits(folders, request).filter((text) => !text.includes('memsw'));
  const counts = controller !== 'cpuacct' || readCgroup1Usage(folders).cpuUserNs !== null;
  const left = await removeCgroups([folder]);
  return refusals[0] ?? (counts ? null : `${folder} tells no CPU time`) ?? (left.length > 0 ? `${folder} could not be removed` : null);
}

/** Groups are made below the own one, so that the limits that hold this process hold its children too. */
function controllerFolders(host: GroupHost): Cgroup1Folders {
  const hierarchies = readCgroupHierarchies(host.tree).filter(({ version }) => version === 1);
  const entries = CGROUP1_CONTROLLERS.map((name) => [name, hierarchies.find(({ controllers }) => controllers.includes(name))?.ownFolder] as const);
  return Object.fromEntries(entries.filter(([, folder]) => folder !== undefined));
}

async function createCgroup1(host: GroupHost, parents: Cgroup1Folders, request: GroupRequest): Promise<ProcessGroup> {
  const id = newGroupId(request.name);
  const folders: Cgroup1Folders = Object.fromEntries(Object.entries(parents).map(([controller, parent]) => [controller, join(parent, id)]));
  // Controllers mounted together share one folder.
  const unique = [...new Set(Object.values(folders))];
  host.registrar.groupAdded({ id, source: 'cgroup1', marker: id, cgroupFolders: unique });
  for (const folder of unique) makeCgroup(folder);
  const refusals = writeCgroup1Limits(folders, request);
  const limits = readCgroup1Limits(folders);
  try {
    assertLimits(request, limits, 'cgroup v1');
  } catch (error) {
    await removeCgroups(unique);
    host.registrar.groupRemoved(id);
    throw error;
  }
  const { freezer } = folders;
  return new CgroupGroup(host, {
    source: 'cgroup1',
    id,
    entry: { marker: id, cpus: request.cpus, procsFiles: unique.map((folder) => join(folder, 'cgroup.procs')) },
    folders: unique,
    notes: [...limitNotes(request, limits), ...refusals],
    readUsage: () => readCgroup1Usage(folders),
    readLimits: () => readCgroup1Limits(folders),
    beforeKill: () => void (freezer !== undefined && writeKernelFile(join(freezer, 'freezer.state'), 'FROZEN')),
    afterKill: () => void (freezer !== undefined && writeKernelFile(join(freezer, 'freezer.state'), 'THAWED')),
  });
}
