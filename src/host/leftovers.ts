import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeKernelFile, type HostTree } from './kernel-file.ts';
import { removeLock } from './lock-file.ts';
import { removeCgroups, runningIn } from './process-group/cgroup-folder.ts';
import { ProcMembers } from './process-group/proc-members.ts';
import { isRunning, isSameProcess, sendSignal } from './process-table.ts';
import { removeTempFolder } from './temp-folder.ts';
import type { WatchdogLedger, WatchedGroup } from './watchdog-ledger.ts';

const KILL_LIMIT_MS = 2000;
const CGROUP_LIMIT_MS = 500;
const ROUND_MS = 20;

/** Ends every process of the groups, removes their cgroups, then the temporary folders and locks; bounded. Touches nothing that is not in the ledger. */
export async function clearLeftovers(ledger: WatchdogLedger, tree: HostTree): Promise<void> {
  const { groups, folders, locks } = ledger;
  const finders = groups.map((group) => finderOf(group, tree));
  const killRound = (): number => {
    const victims = new Set(finders.flatMap((find) => find()));
    victims.delete(process.pid);
    for (const folder of groups.flatMap((group) => group.cgroupFolders)) {
      // The first is of v2, the second of v1, where a frozen process does not even die; a file that is not there is no matter.
      writeKernelFile(join(folder, 'cgroup.kill'), '1');
      writeKernelFile(join(folder, 'freezer.state'), 'THAWED');
    }
    for (const pid of victims) sendSignal(pid, 'SIGKILL');
    return victims.size;
  };
  const deadline = performance.now() + KILL_LIMIT_MS;
  while (killRound() > 0 && performance.now() < deadline) await delay(ROUND_MS);
  await removeCgroups(groups.flatMap((group) => group.cgroupFolders), CGROUP_LIMIT_MS);
  await Promise.all(folders.map((folder) => removeTempFolder(folder)));
  // Last: as long as a lock is there, its folder is not free.
  for (const lock of locks) removeLock(lock);
}

/**
 * Finds a group's processes by its cgroups, by what was started for it and is below that, and by the marker. A session whose leader has ended
 * cannot be told from a later one with the same number: there the marker has to do.
 */
function finderOf(group: WatchedGroup, tree: HostTree): () => number[] {
  const members = new ProcMembers(tree.processes, group.marker);
  const started = group.processes.filter((process) => isSameProcess(tree.processes, process));
  for (const { pid } of started) members.addSession(pid);
  return () => [
    ...runningIn(group.cgroupFolders, tree),
    ...started.filter((process) => isSameProcess(tree.processes, process)).map(({ pid }) => pid),
    ...members.current({ fresh: true }).filter(isRunning).map(({ pid }) => pid),
  ];
}
