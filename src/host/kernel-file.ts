import { closeSync, constants, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';

/**
 * Where the kernel's files are. The real ones by default; tests lay a tree of plain files for the kernels that their machine lacks.
 */
export interface HostTree {
  /** Prefix of fixed paths such as `/sys/fs/cgroup` and `/proc/self/cgroup`. */
  readonly root: string;
  /** The folder with one entry a process. */
  readonly processes: string;
}

export const REAL_TREE: HostTree = { root: '', processes: '/proc' };

/** Text of a kernel file, or null where it is absent or may not be read (a process that ended, a controller that is not there). */
export function readKernelFile(path: string): string | null {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null;
  }
}

/** A whole number, or null where there is none (absent file, `max`, empty). */
export function readKernelNumber(path: string): number | null {
  return wholeNumber(readKernelFile(path));
}

export function wholeNumber(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : null;
}

/** A file of `key value` lines (`cpu.stat`, `memory.stat`), or null where it is absent. */
export function readKeyedFile(path: string): ReadonlyMap<string, number> | null {
  const text = readKernelFile(path);
  if (text === null) return null;
  const entries = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [key, value] = line.split(' ');
    const number = wholeNumber(value);
    if (key !== undefined && key !== '' && number !== null) entries.set(key, number);
  }
  return entries;
}

export function listFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/**
 * Writes a value to a kernel file that exists, in one write.
 *
 * @returns null when the kernel took it, else the reason with the path and the system's own code, for a reader.
 */
export function writeKernelFile(path: string, value: string): string | null {
  let file: number | null = null;
  try {
    // Some, such as cgroup.kill, may not be opened for reading.
    file = openSync(path, constants.O_WRONLY | constants.O_TRUNC);
    writeSync(file, value);
    return null;
  } catch (error) {
    return `${path}: writing ${value} gave ${systemCode(error)}`;
  } finally {
    if (file !== null) closeSync(file);
  }
}

export function systemCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}
