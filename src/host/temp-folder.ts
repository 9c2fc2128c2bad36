import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readKernelFile } from './kernel-file.ts';

/** The file that says that a folder is ours to remove. */
export const TEMP_MARKER_FILE = '.indexbench-temporary';
const TEMP_PREFIX = 'indexbench-';

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
 */
export function createTempFolder({ registrar, parent = tmpdir() }: { registrar: TempFolderRegistrar | null; parent?: string }): TempFolder {
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(realpathSync(resolve(parent)), TEMP_PREFIX));
  const token = `${process.pid} ${randomBytes(16).toString('hex')}`;
  registrar?.folderAdded({ path, token });
  writeFileSync(join(path, TEMP_MARKER_FILE), token, { flag: 'wx' });
  return {
    path,
    remove: async () => {
      await removeTempFolder({ path, token });
      registrar?.folderRemoved(path);
    },
  };
}

/** Removes a folder that carries the marker with this token, and nothing else; false where it was left alone. Links are not followed. */
export async function removeTempFolder({ path, token }: TempFolderRegistration): Promise<boolean> {
  if (!isFolder(path) || readKernelFile(join(path, TEMP_MARKER_FILE)) !== token) return false;
  await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  return true;
}

/** The process that made a marked folder, or null where the folder carries no marker. */
export function ownerOfTempFolder(path: string): number | null {
  const pid = Number((readKernelFile(join(path, TEMP_MARKER_FILE)) ?? '').split(' ')[0]);
  return isFolder(path) && Number.isInteger(pid) && pid > 0 ? pid : null;
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
