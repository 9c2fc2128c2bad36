import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '../model/generated/types.ts';
import type { ProgramPin } from '../plan/program-pin.ts';
import type { BuildRoom } from './build-room.ts';
import { profileOf, programIn, toolVersion, type BuiltProgram } from './built-program.ts';
import { RELEASE } from './cargo-arguments.ts';

/** Installs a program of a Go module; Go knows no profiles, and optimises unless told not to. */
export async function buildGo(room: BuildRoom, { pin, build, program }: { pin: ProgramPin & { kind: 'go' }; build: Build; program: string }): Promise<BuiltProgram> {
  const toolchain = [await toolVersion(room, 'go', ['version'])];
  const out = join(room.folder, 'bin');
  mkdirSync(out);
  await room.run({ tool: 'go', args: ['install', ...(build.flags ?? []), `${pin.module}@${pin.version}`], cwd: room.folder, env: { ...build.env, GOBIN: out } });
  const file = programIn(out, { room, name: build.binary ?? program, mayBeOther: build.binary === undefined });
  return { file, buildProfile: profileOf(build.profile ?? RELEASE, build), toolchain };
}
