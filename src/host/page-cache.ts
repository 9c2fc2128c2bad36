import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SYSTEM_PATH, findProgram } from './process-group/group-host.ts';
import { writeKernelFile } from './kernel-file.ts';

/** Whether the page cache is empty, and if not, why. */
export interface PageCacheState {
  readonly state: 'dropped' | 'warm';
  /** Null where it was dropped. */
  readonly note: string | null;
}

const DROP_FILE = '/proc/sys/vm/drop_caches';
/** Page cache, and dentries and inodes (Documentation/admin-guide/sysctl/vm.rst of Linux). */
const DROP_ALL = '3';
const SYNC_TIMEOUT_MS = 120_000;

/** Writes dirty pages of all file systems to their disks; the reason where that could not be done, else null. */
export async function syncFileSystems(): Promise<string | null> {
  const sync = findProgram('sync', SYSTEM_PATH);
  if (sync === null) return 'the program sync (coreutils) was not found';
  try {
    await promisify(execFile)(sync, [], { timeout: SYNC_TIMEOUT_MS, env: {} });
    return null;
  } catch (error) {
    return `sync: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Empties the page cache of this host, which takes root; dirty pages are written first, since the kernel keeps those. */
export async function dropPageCache(): Promise<PageCacheState> {
  const note = (await syncFileSystems()) ?? writeKernelFile(DROP_FILE, DROP_ALL);
  return note === null ? { state: 'dropped', note } : { state: 'warm', note };
}
