import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readCgroupHierarchies } from './cgroup-mounts.ts';
import { listFolder, readKernelFile } from './kernel-file.ts';
import { ownerOfLock } from './lock-file.ts';
import { GROUP_PREFIX, type GroupHost } from './process-group/group-host.ts';
import { GROUP_MARKER, isSameProcess, listProcesses, readProcessStat, type ProcessIdentity } from './process-table.ts';
import { ownerOfTempFolder, TEMP_PREFIX } from './temp-folder.ts';

const GROUP_ID = new RegExp(`^${GROUP_PREFIX}(\\d+)-(\\d+)-`);
const MARKED = new RegExp(`(?:^|\\0)${GROUP_MARKER}=${GROUP_PREFIX}(\\d+)-(\\d+)-`);
/** A restore unpacks beside its target, in a folder named for it. */
const RESTORE_FOLDER = /^\..+-[0-9a-f]+$/;
const LOCK_FILE = /\.lock$/;
const MAX_FOLDERS = 2000;

export interface LeftoverPlaces {
  /** Folders that are searched for temporary folders and locks; that for temporary files by default. */
  readonly folders?: readonly string[];
  /** How many levels below them, too. */
  readonly levels?: number;
}

/**
 * What earlier runs left behind that were killed together with their watchdog: processes, cgroups, temporary folders and locks whose
 * controller has ended, as its process id and start time tell. Each is told as one line, with the command that removes it, and left alone:
 * whether it still serves somebody is for a person to say.
 */
export function findLeftovers(host: GroupHost, { folders = [tmpdir()], levels = 0 }: LeftoverPlaces = {}): string[] {
  const { processes } = host.tree;
  const hasEnded = (owner: ProcessIdentity | null): boolean => owner !== null && !isSameProcess(processes, owner);
  const running = listProcesses(processes)
    .filter((pid) => hasEnded(ownerIn(MARKED.exec(readKernelFile(join(processes, String(pid), 'environ')) ?? ''))))
    .map((pid) => `process ${pid} (${readProcessStat(processes, pid)?.command ?? 'unknown'}); to end it: kill -KILL ${pid}`);
  const places = new Set(readCgroupHierarchies(host.tree).flatMap(({ mountFolder, ownFolder }) => [mountFolder, ownFolder, dirname(ownFolder)]));
  const groups = [...places]
    .flatMap((place) => listFolder(place).filter((name) => hasEnded(ownerIn(GROUP_ID.exec(name)))).map((name) => join(place, name)))
    .map((path) => `cgroup ${path}; to remove it: rmdir ${quoted(path)}`);
  const entries = [...new Set(folders)].flatMap((folder) => entriesOf(folder, levels));
  const temporary = entries
    .filter(({ name, path }) => (name.startsWith(TEMP_PREFIX) || RESTORE_FOLDER.test(name)) && hasEnded(ownerOfTempFolder(path)))
    .map(({ path }) => `temporary folder ${path}; to remove it: rm -r ${quoted(path)}`);
  const locks = entries.filter(({ name, path }) => LOCK_FILE.test(name) && hasEnded(ownerOfLock(path))).map(({ path }) => `lock ${path}; to remove it: rm ${quoted(path)}`);
  return [...new Set([...running, ...groups, ...temporary, ...locks])];
}

function ownerIn(match: RegExpExecArray | null): ProcessIdentity | null {
  return match === null ? null : { pid: Number(match[1]), startTimeTicks: Number(match[2]) };
}

interface Entry {
  readonly name: string;
  readonly path: string;
}

/** What is in a folder and so many levels below; links are not followed, and the search ends after so many folders. */
function entriesOf(folder: string, levels: number): Entry[] {
  const found: Entry[] = [];
  let level = [folder];
  let searched = 0;
  for (let depth = 0; depth <= levels; depth += 1) {
    const next: string[] = [];
    for (const place of level) {
      if ((searched += 1) > MAX_FOLDERS) return found;
      const entries = listFolder(place).map((name) => ({ name, path: join(place, name) }));
      found.push(...entries);
      if (depth < levels) next.push(...entries.filter(({ name, path }) => name !== 'node_modules' && isFolder(path)).map(({ path }) => path));
    }
    level = next;
  }
  return found;
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** As one word of a shell. */
function quoted(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
