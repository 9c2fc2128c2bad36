import { createHash } from 'node:crypto';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { sha256Hex } from '../model/canonical-json.ts';

const READ_BYTES = 1024 * 1024;
/** For reading; a symbolic link in the last part of the path is refused (ELOOP), and a named pipe does not block. */
export const READ_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** Used again for each small file. */
let smallFile: Buffer | null = null;

/** Opens a file with READ_FLAGS. */
export function openNoFollow(path: string): Promise<FileHandle> {
  return open(path, READ_FLAGS);
}

/** SHA-256 of an open file's bytes, lower-case hex, and how many there were. */
export async function digestHandle(handle: FileHandle): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, READ_BYTES, bytes);
    if (bytesRead === 0) return { sha256: hash.digest('hex'), bytes };
    hash.update(buffer.subarray(0, bytesRead));
    bytes += bytesRead;
  }
}

/** SHA-256 of a file, lower-case hex. Links are not followed. */
export async function digestFile(path: string): Promise<string> {
  const handle = await openNoFollow(path);
  try {
    return (await digestHandle(handle)).sha256;
  } finally {
    await handle.close();
  }
}

/**
 * As digestFile, synchronous and in one read where the file has the size that was seen.
 *
 * @param size in bytes
 * @returns null where the file became longer than that
 */
export function digestSmallFile(path: string, size: number): string | null {
  const file = openSync(path, READ_FLAGS);
  try {
    if (smallFile === null || smallFile.length <= size) smallFile = Buffer.allocUnsafe(2 * size + 1);
    const buffer = smallFile;
    let bytes = 0;
    let read: number;
    // Each read asks for one byte more than there should be: at `size` bytes it has seen the end.
    do {
      read = readSync(file, buffer, bytes, size + 1 - bytes, null);
      bytes += read;
    } while (read > 0 && bytes < size);
    return bytes > size ? null : sha256Hex(buffer.subarray(0, bytes));
  } finally {
    closeSync(file);
  }
}

/** The system's name of an error, such as ENOENT: unlike its message it holds no path, so that it is the same on every machine. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
