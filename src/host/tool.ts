import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_PATH, findProgram, SYSTEM_PATH } from './process-group/group-host.ts';

export interface ToolReading {
  readonly name: string;
  /** Null where the program was not found. */
  readonly path: string | null;
  /** First version number that it tells, else its first line (`dev`); null where it tells nothing. */
  readonly version: string | null;
}

const VERSION_LIMIT_MS = 3000;
const MAX_VERSION_CHARACTERS = 64;
const VERSION = /\bv?(\d+\.\d+(?:\.\d+)*(?:[-+][0-9A-Za-z.+-]+)?)/;

/** Looks for a program, first in `folders`, then where the system has its own, and asks it for its version. */
export async function readTool(name: string, folders: readonly string[] = []): Promise<ToolReading> {
  const path = findProgram(name, [...folders, SYSTEM_PATH].join(delimiter));
  return { name, path, version: path === null ? null : await versionTold(path) };
}

/**
 * Asks a program for its version.
 *
 * @returns the first version number that it tells, else its first line; null where it tells nothing or fails
 */
export async function versionTold(path: string, { args = ['--version'], timeoutMs = VERSION_LIMIT_MS }: { readonly args?: readonly string[]; readonly timeoutMs?: number } = {}): Promise<string | null> {
  try {
    const { stdout, stderr } = await promisify(execFile)(path, [...args], { timeout: timeoutMs, killSignal: 'SIGKILL', env: { PATH: DEFAULT_PATH, LANG: 'C.UTF-8' } });
    const firstLine = `${stdout}${stderr}`.trim().split('\n')[0]?.slice(0, MAX_VERSION_CHARACTERS) ?? '';
    return VERSION.exec(stdout)?.[1] ?? VERSION.exec(stderr)?.[1] ?? (firstLine === '' ? null : firstLine);
  } catch {
    return null;
  }
}
