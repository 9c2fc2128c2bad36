import { join } from 'node:path';
import type { Build } from '../model/generated/types.ts';
import type { ProgramPin } from '../plan/program-pin.ts';
import type { BuildRoom } from './build-room.ts';
import { profileOf, programIn, toolVersion, type BuiltProgram } from './built-program.ts';
import { cargoArguments, RELEASE } from './cargo-arguments.ts';

/** Builds a crate of the registry with the versions of its own lock file. */
export async function buildCrate(room: BuildRoom, { pin, build, program }: { pin: ProgramPin & { kind: 'crate' }; build: Build; program: string }): Promise<BuiltProgram> {
  const name = build.binary ?? program;
  const profile = build.profile ?? RELEASE;
  const toolchain = [await toolVersion(room, 'cargo')];
  const chosen = [...(build.binary === undefined ? [] : ['--bin', build.binary]), ...(build.profile === undefined ? [] : ['--profile', build.profile])];
  await room.run({
    tool: 'cargo',
    args: ['install', pin.name, '--version', pin.version, '--root', room.folder, '--target-dir', join(room.folder, 'target'), '--no-track', '--color', 'never', ...chosen, ...cargoArguments(build)],
    cwd: room.folder,
    env: build.env ?? {},
  });
  const file = programIn(join(room.folder, 'bin'), { room, name, mayBeOther: build.binary === undefined });
  return { file, buildProfile: profileOf(profile, build), toolchain };
}
