import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync, rmdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readKernelFile } from './kernel-file.ts';
import { thisProcess, type ProcessIdentity } from './process-table.ts';

/** The file that says that a folder is ours to remove. */
export const TEMP_MARKER_FILE = '.indexbench-temporary';
export const TEMP_PREFIX = 'indexbench-';
const SUFFIX_BYTES = 5;

export interface TempFolderRegistration {
  readonly path: string;
  /** Content of the marker file; a folder without it is left alone. */
  readonly token: string;
}

export interface TempFolderRegistrar {
  folderAdded(registration: TempFolderRegistration): void;
  folderRemoved(path: string): void;
}

export interface TempFolder {
  readonly path: string;
  /** Removes it with all that is in it; safe to call twice. */
  remove(): Promise<void>;
}

/**
 * Makes a folder that is removed at the end, by its owner or by the watchdog.
 *
 * @param parent existing folder, or one to be made; the system's own for temporary files by default.
 * @param prefix what its name begins with.
 */
export function createTempFolder({ registrar, parent = tmpdir(), prefix = TEMP_PREFIX }: { registrar: TempFolderRegistrar | null; parent?: string; prefix?: string }): TempFolder {
  mkdirSync(parent, { recursive: true });
  const path = join(realpathSync(resolve(parent)), `${prefix}${randomBytes(SUFFIX_BYTES).toString('hex')}`);
  const { pid, startTimeTicks } = thisProcess();
  const token = `${pid} ${startTimeTicks} ${randomBytes(16).toString('hex')}`;
  // Before it is there: this process may be killed at any moment.
  registrar?.folderAdded({ path, token });
  mkdirSync(path, { mode: 0o700 });
  writeFileSync(join(path, TEMP_MARKER_FILE), token, { flag: 'wx' });
  return {
    path,
    remove: async () => {
      await removeTempFolder({ path, token });
      registrar?.folderRemoved(path);
    },
  };
}

/**
 * Removes a folder that carries the marker with this token, or is still empty since its owner died before it could mark it, and nothing else;
 * false where it was left alone. Links are not followed.
 */
export async function removeTempFolder({ path, token }: TempFolderRegistration): Promise<boolean> {
  if (!isFolder(path)) return false;
  const found = readKernelFile(join(path, TEMP_MARKER_FILE));
  if (found !== token) return found === null && removeUnmarked(path);
  // Somebody that was just stopped may still be writing a last file: then the folder is not empty yet.
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  return true;
}

function removeUnmarked(path: string): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** The process that made a marked folder, or null where the folder carries no marker. */
export function ownerOfTempFolder(path: string): ProcessIdentity | null {
  const [, pid, startTimeTicks] = /^(\d+) (\d+) /.exec(readKernelFile(join(path, TEMP_MARKER_FILE)) ?? '') ?? [];
  return isFolder(path) && pid !== undefined ? { pid: Number(pid), startTimeTicks: Number(startTimeTicks) } : null;
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
