import { IndexbenchError } from '../model/errors.ts';

/** The error to throw for one met while writing below `folder`: DISK_FULL where the disk or a quota is full, else the error itself. */
export function writeFailure(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new IndexbenchError('DISK_FULL', { what: 'the disk became full while the bundle was written', where: folder, cause: error });
}
