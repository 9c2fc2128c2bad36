import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { requireFreeSpace } from './free-space.ts';
import { listStateFiles } from './state-files.ts';
import type { StateFile, StateFiles } from './state-files.ts';
import { refuseStateInUse } from './state-in-use.ts';

/** How a node got a state folder of its own: shared blocks until one side writes, shared `*.sst` files, or nothing shared. */
export type StateCopyMethod = 'reflink' | 'hard-links' | 'copy';

export interface StateCopy {
  readonly method: StateCopyMethod;
  readonly files: number;
  /** Of all files, shared or not. */
  readonly bytes: number;
}

interface CopyOptions {
  readonly signal?: AbortSignal;
  /** Which ways to try, in this order; by default reflink, hard links, copy. The last one must be `copy`. */
  readonly methods?: readonly StateCopyMethod[];
}

const METHODS: readonly StateCopyMethod[] = ['reflink', 'hard-links', 'copy'];
/** The file system, or the pair of folders, cannot do it; or it may not be done with files of somebody else (fs.protected_hardlinks). */
const NOT_HERE: ReadonlySet<unknown> = new Set(['ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'ENOTTY', 'EXDEV', 'EINVAL', 'EPERM', 'EMLINK']);
const SPARE_BYTES = 16 * 1024 * 1024;

/**
 * Gives a node a state folder of its own, so that the restored one is never written to: by reflink where the file system can; else by hard
 * links to RocksDB's `*.sst` files, which are never written in place, and copies of the rest; else by copies of everything.
 *
 * `to` is made; it may exist if it is empty. Where anything fails, `to` is gone again. Who calls this removes `to` at the end.
 *
 * Throws INPUT_NOT_FOUND, SNAPSHOT_CONTENT (a link in `from`), STATE_IN_USE, OUTPUT_EXISTS, OUTPUT_UNWRITABLE, DISK_FULL; the signal's reason.
 */
export async function copyState(from: string, to: string, { signal, methods = METHODS }: CopyOptions = {}): Promise<StateCopy> {
  const source = resolve(from);
  const target = resolve(to);
  if (`${target}${sep}`.startsWith(`${source}${sep}`) || source.startsWith(`${target}${sep}`)) throw new IndexbenchError('OUTPUT_EXISTS', { what: `a copy of ${source} cannot be made there: one folder would hold the other`, where: target });
  const state = await listStateFiles(source);
  await refuseStateInUse(source, state);
  await refuseFilled(target);
  try {
    return await copyAsPossible({ source, target, state, signal }, methods);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    if (isFullDisk(error)) throw new IndexbenchError('DISK_FULL', { what: 'the disk became full while a state was copied', where: target, cause: error });
    throw writeRefusal(error, target);
  }
}

interface Copying {
  readonly source: string;
  readonly target: string;
  readonly state: StateFiles;
  readonly signal: AbortSignal | undefined;
}

async function refuseFilled(target: string): Promise<void> {
  const found = await readdir(target).catch((error: unknown) => (error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : null));
  if (found?.length !== 0) throw new IndexbenchError('OUTPUT_EXISTS', { what: 'the folder for a node’s own state is not empty, or is no folder', where: target, next: 'Choose another folder, or remove it yourself.' });
}

async function copyAsPossible(copying: Copying, methods: readonly StateCopyMethod[]): Promise<StateCopy> {
  for (const method of methods) {
    // Nothing to link: that is a copy.
    if (method === 'hard-links' && !copying.state.files.some(isShareable)) continue;
    try {
      await copyBy(method, copying);
      return { method, files: copying.state.files.length, bytes: copying.state.bytes };
    } catch (error) {
      if (method === methods.at(-1) || !(error instanceof Error) || !('code' in error) || !NOT_HERE.has(error.code)) throw error;
      await rm(copying.target, { recursive: true, force: true });
    }
  }
  throw new Error('no way to copy a state was given');
}

async function copyBy(method: StateCopyMethod, { source, target, state, signal }: Copying): Promise<void> {
  await mkdir(target, { recursive: true });
  const written = state.files.filter((file) => method === 'copy' || (method === 'hard-links' && !isShareable(file)));
  await requireFreeSpace(dirname(target), written.reduce((sum, { bytes }) => sum + bytes, SPARE_BYTES));
  for (const folder of state.folders) await mkdir(join(target, folder));
  for (const file of state.files) {
    signal?.throwIfAborted();
    const [before, after] = [join(source, file.name), join(target, file.name)];
    if (method === 'reflink') await copyFile(before, after, constants.COPYFILE_FICLONE_FORCE | constants.COPYFILE_EXCL);
    else if (method === 'hard-links' && isShareable(file)) await link(before, after);
    else await copyFile(before, after, constants.COPYFILE_EXCL);
  }
}

function isShareable({ name }: StateFile): boolean {
  return name.endsWith('.sst');
}
