import { readdir, stat } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';

/** One file of a node's state folder. */
export interface StateFile {
  /** Relative to the folder, with `/`. */
  readonly name: string;
  readonly bytes: number;
  /** Time of the last change of the content, ns since 1970. */
  readonly mtimeNs: bigint;
  readonly inode: bigint;
  /** Number of the device that holds it. */
  readonly device: bigint;
}

export interface StateFiles {
  /** Relative names, a folder before what is in it. */
  readonly folders: readonly string[];
  /** In the order of their names. */
  readonly files: readonly StateFile[];
  /** Of all files together. */
  readonly bytes: number;
}

/**
 * All files of a node's state folder. Throws INPUT_NOT_FOUND where there is no such folder, SNAPSHOT_CONTENT where it holds a link or
 * special file: what such a name leads to is not part of the state.
 */
export async function listStateFiles(folder: string): Promise<StateFiles> {
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'there is no such folder', where: folder });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const folders: string[] = [];
  const files: StateFile[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(folder, '/').length);
    if (entry.isDirectory()) folders.push(name);
    else if (entry.isFile()) files.push(fileOf(name, await stat(path, { bigint: true })));
    else throw new IndexbenchError('SNAPSHOT_CONTENT', { what: `${JSON.stringify(name)} is a link or special file, which no node's state holds`, where: folder });
  }
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { folders: folders.sort(), files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
}

function fileOf(name: string, { size, mtimeNs, ino, dev }: BigIntStats): StateFile {
  return { name, bytes: Number(size), mtimeNs, inode: ino, device: dev };
}
