import { join, posix } from 'node:path';
import { readKernelFile, type HostTree } from './kernel-file.ts';

/** One cgroup hierarchy, and where this process is in it. */
export interface CgroupHierarchy {
  readonly version: 1 | 2;
  /** Controllers of a v1 hierarchy; empty for v2, whose controllers are in `cgroup.controllers`. */
  readonly controllers: readonly string[];
  /** The folder where it is mounted, below the tree's root. */
  readonly mountFolder: string;
  /** The folder of the group that this process is in. */
  readonly ownFolder: string;
}

/** The cgroup hierarchies that this process sees, from /proc/self/mountinfo and /proc/self/cgroup (proc(5), cgroups(7)). */
export function readCgroupHierarchies(tree: HostTree): readonly CgroupHierarchy[] {
  const mounts = readKernelFile(join(tree.root, '/proc/self/mountinfo')) ?? '';
  const own = parseOwnGroups(readKernelFile(join(tree.root, '/proc/self/cgroup')) ?? '');
  const hierarchies: CgroupHierarchy[] = [];
  for (const line of mounts.split('\n')) {
    const [left, right] = line.split(' - ');
    const mountRoot = left?.split(' ')[3];
    const mountPoint = left?.split(' ')[4];
    const [type, , options] = right?.split(' ') ?? [];
    if (mountRoot === undefined || mountPoint === undefined || (type !== 'cgroup' && type !== 'cgroup2')) continue;
    const version = type === 'cgroup2' ? 2 : 1;
    const names = version === 2 ? [] : (options ?? '').split(',').filter((name) => name !== 'rw' && name !== 'ro');
    const ownPath = own.find((group) => (version === 2 ? group.version === 2 : names.some((name) => group.names.includes(name))))?.path ?? '/';
    const mountFolder = join(tree.root, mountPoint);
    hierarchies.push({ version, controllers: names, mountFolder, ownFolder: join(mountFolder, belowMount(ownPath, mountRoot)) });
  }
  return hierarchies;
}

function parseOwnGroups(text: string): { version: 1 | 2; names: readonly string[]; path: string }[] {
  return text
    .split('\n')
    .map((line) => /^(\d+):([^:]*):(.+)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({ version: match[1] === '0' && match[2] === '' ? 2 : 1, names: (match[2] ?? '').split(','), path: match[3] ?? '/' }));
}

/** In a container the mount shows only a part of the hierarchy: a path outside that part is taken as the part's root. */
function belowMount(ownPath: string, mountRoot: string): string {
  const relative = posix.relative(mountRoot, ownPath);
  return relative.startsWith('..') ? '' : relative;
}
