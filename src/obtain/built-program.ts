import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '../model/generated/types.ts';
import type { BuildRoom } from './build-room.ts';

/** A program that was just made, still in the room. */
export interface BuiltProgram {
  readonly file: string;
  readonly buildProfile: string;
  /** What the tools say of themselves. */
  readonly toolchain: readonly string[];
}

/**
 * The program of this name in a folder of what a build left; where the name is only a guess (`mayBeOther`), the only program there.
 *
 * @throws IndexbenchError PROGRAM_BUILD naming those that are there
 */
export function programIn(folder: string, { room, name, mayBeOther }: { readonly room: BuildRoom; readonly name: string; readonly mayBeOther: boolean }): string {
  const programs = programsIn(folder);
  if (programs.includes(name)) return join(folder, name);
  const [only] = programs;
  if (mayBeOther && programs.length === 1 && only !== undefined) return join(folder, only);
  throw room.failure(`it left no program ${name}${programs.length === 0 ? '' : `, but ${programs.slice(0, 10).join(', ')}: name the right one by build.binary in the pin`}`);
}

function programsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => isProgram(join(folder, name)));
  } catch {
    return [];
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** A build profile with what changes it, as it was asked for: two unlike builds must not read alike. */
export function profileOf(profile: string, { flags = [], env = {} }: Build): string {
  const variables = Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  return [profile, ...flags, ...variables].join(' ');
}

/** The first line of what a tool says of its version. */
export async function toolVersion(room: BuildRoom, tool: string, args: readonly string[] = ['--version']): Promise<string> {
  const { lines } = await room.attempt({ tool, args, cwd: room.folder });
  return lines[0] ?? tool;
}
