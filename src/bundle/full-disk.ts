import { IndexbenchError } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';

/** The error to throw for one met while writing below `folder`: DISK_FULL where the disk or a quota is full, else the error itself. */
export function writeFailure(error: unknown, folder: string): unknown {
  if (!isFullDisk(error)) return error;
  return new IndexbenchError('DISK_FULL', { what: 'the disk became full while a run was written', where: folder, cause: error });
}
