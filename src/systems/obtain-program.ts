import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { IndexbenchError } from '../model/errors.ts';
import type { Variant } from '../model/generated/types.ts';
import type { ObtainContext, ObtainedProgram } from './system.ts';

export interface ProgramRequest {
  /** Name of the program that the system is, such as `zainod`; the pin may say another by build.binary. */
  readonly program: string;
  /** Arguments that make it tell its version; null where it has none. */
  readonly versionArguments: readonly string[] | null;
}

const VERSION_TIMEOUT_MS = 10_000;
const UNKNOWN_PROFILE = 'unknown';

/**
 * The program of a variant: the file that its pin names, or NAME-VERSION in a folder of INDEXBENCH_BIN. It says the version of its pin.
 *
 * @throws IndexbenchError TOOL_MISSING, TOOL_VERSION
 */
export async function obtainProgram(variant: Variant, { program, versionArguments }: ProgramRequest, context: ObtainContext): Promise<ObtainedProgram> {
  const name = variant.build?.binary ?? program;
  const path = /^path:(.+)$/.exec(variant.pin)?.[1];
  const wanted = variant.build?.reportsVersion ?? /^crate:[^@]+@(.+)$/.exec(variant.pin)?.[1] ?? null;
  const candidates = path === undefined ? context.programFolders.map((folder) => join(folder, `${name}-${String(wanted)}`)) : [isAbsolute(path) ? path : join(context.packageRoot, path)];
  const file = candidates.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    const next = path === undefined ? `Set INDEXBENCH_BIN to a folder that holds ${name}-${String(wanted)}.` : 'Correct the path in the pin.';
    throw new IndexbenchError('TOOL_MISSING', { what: candidates.length === 0 ? `the program ${name} was not found` : `${candidates.join(', ')}: there is no such file`, where: `pin ${variant.pin}`, next });
  }
  const reportedVersion = versionArguments === null ? null : await versionOf(file, versionArguments);
  if (wanted !== null && reportedVersion !== null && !reportedVersion.split(/\s+/).includes(wanted)) {
    throw new IndexbenchError('TOOL_VERSION', { what: `${file} says that it is "${reportedVersion}"; the pin is ${variant.pin}`, where: file });
  }
  return { file, reportedVersion, buildProfile: variant.build?.profile ?? UNKNOWN_PROFILE };
}

async function versionOf(file: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(file, args, { timeout: VERSION_TIMEOUT_MS, env: {} });
    return stdout.trim().split('\n')[0] ?? '';
  } catch (cause) {
    throw new IndexbenchError('TOOL_MISSING', { what: `${file} ${args.join(' ')} failed: ${cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)}`, where: file, next: 'Put a program there that runs on this host.', cause });
  }
}
