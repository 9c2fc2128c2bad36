import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256Hex } from '../model/canonical-json.ts';
import { IndexbenchError } from '../model/errors.ts';
import { DEFAULT_PATH, findProgram, SYSTEM_PATH } from './process-group/group-host.ts';
import { versionTold } from './tool.ts';

/** A library that a program is started with (LD_PRELOAD), to change from outside what it does. */
export interface PreloadLibrary {
  readonly file: string;
  readonly sourceSha256: string;
  readonly librarySha256: string;
  /** As it says itself. */
  readonly compiler: string;
}

const COMPILER = 'cc';
const BUILD_LIMIT_MS = 60_000;
const SHOWN_LINES = 20;

/**
 * What a build will need, looked for before anything starts.
 *
 * @returns the compiler's path
 * @throws IndexbenchError INPUT_NOT_FOUND, TOOL_MISSING where there is no `cc`
 */
export function requireCompiler(source: string): string {
  if (!existsSync(source)) throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'there is no such C source to preload', where: source });
  const compiler = findProgram(COMPILER, SYSTEM_PATH);
  if (compiler !== null) return compiler;
  throw new IndexbenchError('TOOL_MISSING', { what: 'a library to preload is built with cc, which was not found', where: source, next: 'Install a C compiler, such as the package gcc.' });
}

/**
 * Builds a C source as a library that can be preloaded, into a folder of the caller's.
 *
 * @throws IndexbenchError INPUT_NOT_FOUND, TOOL_MISSING where there is no `cc`, PROGRAM_BUILD with what it said
 */
export async function buildPreloadLibrary(source: string, folder: string): Promise<PreloadLibrary> {
  const compiler = requireCompiler(source);
  const file = join(folder, 'preload.so');
  try {
    await promisify(execFile)(compiler, ['-shared', '-fPIC', '-O2', '-Wall', '-Werror', '-o', file, source, '-ldl'], { timeout: BUILD_LIMIT_MS, env: { PATH: DEFAULT_PATH, LANG: 'C.UTF-8' } });
  } catch (cause) {
    const said = (cause as { stderr?: string }).stderr?.trim().split('\n').slice(-SHOWN_LINES).join('\n') ?? String(cause);
    throw new IndexbenchError('PROGRAM_BUILD', { what: `cc could not build the library to preload\n${said}`, where: source, cause });
  }
  return { file, sourceSha256: sha256Hex(await readFile(source)), librarySha256: sha256Hex(await readFile(file)), compiler: `${COMPILER} ${(await versionTold(compiler)) ?? 'of unknown version'}` };
}
