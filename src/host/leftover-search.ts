import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readCgroupHierarchies } from './cgroup-mounts.ts';
import { listFolder, readKernelFile } from './kernel-file.ts';
import { GROUP_PREFIX, type GroupHost } from './process-group/group-host.ts';
import { GROUP_MARKER, isRunning, listProcesses, readProcessStat } from './process-table.ts';
import { ownerOfTempFolder } from './temp-folder.ts';

const GROUP_ID = new RegExp(`^${GROUP_PREFIX}(\\d+)-`);
const MARKED = new RegExp(`(?:^|\\0)${GROUP_MARKER}=${GROUP_PREFIX}(\\d+)-`);

/**
 * What earlier runs left behind that were killed together with their watchdog: processes, cgroups and temporary folders whose controller has
 * ended. It is told, one line each, and left alone: whether it still serves somebody is for a person to say.
 */
export function findLeftovers(host: GroupHost, temporary = tmpdir()): string[] {
  const { processes } = host.tree;
  const ownerEnded = (pid: string | undefined): boolean => pid !== undefined && !isRunning(readProcessStat(processes, Number(pid)));
  const running = listProcesses(processes)
    .filter((pid) => ownerEnded(MARKED.exec(readKernelFile(join(processes, String(pid), 'environ')) ?? '')?.[1]))
    .map((pid) => `process ${pid} (${readProcessStat(processes, pid)?.command ?? 'unknown'})`);
  const places = new Set(readCgroupHierarchies(host.tree).flatMap(({ mountFolder, ownFolder }) => [mountFolder, ownFolder, dirname(ownFolder)]));
  const groups = [...places].flatMap((place) => listFolder(place).filter((name) => ownerEnded(GROUP_ID.exec(name)?.[1])).map((name) => `cgroup ${join(place, name)}`));
  const folders = listFolder(temporary)
    .filter((name) => name.startsWith(GROUP_PREFIX))
    .map((name) => join(temporary, name))
    .filter((path) => ownerEnded(ownerOfTempFolder(path)?.toString()))
    .map((path) => `temporary folder ${path}`);
  return [...running, ...groups, ...folders];
}
