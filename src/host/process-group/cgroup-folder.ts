import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readKernelFile, systemCode, type HostTree } from '../kernel-file.ts';
import { isRunning, readProcessStat, sendSignal } from '../process-table.ts';

const REMOVE_LIMIT_MS = 2000;
const POLL_MS = 10;

/** Makes a group's folder; the reason where that is refused, else null. */
export function makeCgroup(folder: string): string | null {
  try {
    mkdirSync(folder);
    return null;
  } catch (error) {
    return `${folder}: making the group gave ${systemCode(error)}`;
  }
}

/** Pids of the processes in these groups that have not ended. */
export function runningIn(folders: readonly string[], tree: HostTree): number[] {
  const pids = new Set<number>();
  for (const folder of folders) {
    for (const line of (readKernelFile(join(folder, 'cgroup.procs')) ?? '').split('\n')) {
      if (/^[1-9]\d*$/.test(line)) pids.add(Number(line));
    }
  }
  return [...pids].filter((pid) => isRunning(readProcessStat(tree.processes, pid))).sort((a, b) => a - b);
}

/** SIGKILL to everything that `running` names until it names nothing; bounded. What is left after that is returned. */
export async function killAll(running: () => number[], limitMs = REMOVE_LIMIT_MS): Promise<number[]> {
  let left = running();
  for (let waitedMs = 0; left.length > 0 && waitedMs < limitMs; waitedMs += POLL_MS) {
    for (const pid of left) sendSignal(pid, 'SIGKILL');
    await delay(POLL_MS);
    left = running();
  }
  return left;
}

/**
 * Removes empty groups. The kernel refuses with EBUSY for a moment after the last process ended, so it is tried again; bounded.
 *
 * @returns the folders that are still there.
 */
export async function removeCgroups(folders: readonly string[], limitMs = REMOVE_LIMIT_MS): Promise<string[]> {
  let left = folders.filter((folder) => !removeCgroup(folder));
  for (let waitedMs = 0; left.length > 0 && waitedMs < limitMs; waitedMs += POLL_MS) {
    await delay(POLL_MS);
    left = left.filter((folder) => !removeCgroup(folder));
  }
  return left;
}

function removeCgroup(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    return systemCode(error) === 'ENOENT';
  }
}
