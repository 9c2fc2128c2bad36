import { randomBytes } from 'node:crypto';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { IndexbenchError } from '../../model/errors.ts';
import { REAL_TREE, type HostTree } from '../kernel-file.ts';
import { thisProcess } from '../process-table.ts';
import { NO_REGISTRAR, type GroupRegistrar } from './process-group.ts';

/** What the backends need to know of the host. */
export interface GroupHost {
  readonly tree: HostTree;
  /** Folders that are searched for `taskset`, `systemd-run`, `sudo` and `tee`, as in PATH. */
  readonly searchPath: string;
  readonly isRoot: boolean;
  readonly registrar: GroupRegistrar;
}

export function thisHost(registrar: GroupRegistrar = NO_REGISTRAR): GroupHost {
  return { tree: REAL_TREE, searchPath: SYSTEM_PATH, isRoot: process.getuid?.() === 0, registrar };
}

/** What a child gets as PATH where nothing else is given. */
export const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Where the system's own tools are, whatever the user's PATH says; the last two are NixOS's. */
export const SYSTEM_PATH = `${DEFAULT_PATH}:/run/wrappers/bin:/run/current-system/sw/bin`;
export const GROUP_PREFIX = 'indexbench-';

/** `indexbench-<pid of the controller>-<its start time>-<random>-<name>`: a later start can tell whose it was and that it is left over. */
export function newGroupId(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_]+/g, '_').slice(0, 40);
  const { pid, startTimeTicks } = thisProcess();
  return `${GROUP_PREFIX}${pid}-${startTimeTicks}-${randomBytes(5).toString('hex')}-${plain}`;
}

/** @throws IndexbenchError TOOL_MISSING where there is no `taskset`. */
export function findTaskset(searchPath = SYSTEM_PATH): string {
  const taskset = findProgram('taskset', searchPath);
  if (taskset !== null) return taskset;
  throw new IndexbenchError('TOOL_MISSING', { what: 'taskset was not found, so that no process can be pinned', where: searchPath, next: 'Install the package util-linux.' });
}

/** The full path of a program, or null where no folder of the search path holds an executable file of that name. */
export function findProgram(name: string, searchPath: string): string | null {
  const candidates = name.includes('/') ? [name] : searchPath.split(delimiter).filter((folder) => folder !== '').map((folder) => join(folder, name));
  return candidates.find(isExecutableFile) ?? null;
}

function isExecutableFile(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
