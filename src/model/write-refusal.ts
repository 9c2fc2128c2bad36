import { IndexbenchError } from './errors.ts';

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the disk is read-only'],
  ['ENOTDIR', 'a part of the path is a file, not a folder'],
  ['EEXIST', 'a file of that name is in the way'],
  ['EISDIR', 'a folder of that name is in the way'],
  ['ENOENT', 'the folder that it should be in does not exist and cannot be made'],
]);

/** The error to throw for one met while making or writing `path`: OUTPUT_UNWRITABLE where the system does not let us, else the error itself. */
export function writeRefusal(error: unknown, path: string): unknown {
  const reason = error instanceof Error && 'code' in error ? REASONS.get(error.code) : undefined;
  return reason === undefined ? error : new IndexbenchError('OUTPUT_UNWRITABLE', { what: `cannot be written: ${reason}`, where: path, cause: error });
}
