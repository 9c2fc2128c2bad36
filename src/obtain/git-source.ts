import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { Build } from '../model/generated/types.ts';
import { withoutSecrets } from '../snapshot/http-request.ts';
import type { ProgramPin } from '../plan/program-pin.ts';
import type { BuildRoom, StepResult } from './build-room.ts';
import { profileOf, programIn, toolVersion, type BuiltProgram } from './built-program.ts';
import { cargoArguments, RELEASE } from './cargo-arguments.ts';

type GitPin = ProgramPin & { kind: 'git' };

/** No hooks, no helpers that run commands, no questions: a repository decides nothing before its own build. */
const GIT_ENV = { GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_COUNT: '3', GIT_CONFIG_KEY_0: 'protocol.ext.allow', GIT_CONFIG_VALUE_0: 'never', GIT_CONFIG_KEY_1: 'core.hooksPath', GIT_CONFIG_VALUE_1: '/dev/null', GIT_CONFIG_KEY_2: 'advice.detachedHead', GIT_CONFIG_VALUE_2: 'false' };

/** Checks a commit out and builds it: by cargo, or by the pin's own command. */
export async function buildGit(room: BuildRoom, { pin, build, program }: { pin: GitPin; build: Build; program: string }): Promise<BuiltProgram> {
  const checkout = join(room.folder, 'checkout');
  await checkOut(room, pin, checkout);
  const name = build.binary ?? program;
  return build.command === undefined ? cargoBuild(room, { checkout, build, name }) : commandBuild(room, { checkout, build, name, command: build.command });
}

async function checkOut(room: BuildRoom, pin: GitPin, checkout: string): Promise<void> {
  const git = (...args: string[]): Promise<StepResult> => room.attempt({ tool: 'git', args, cwd: checkout, env: GIT_ENV });
  mkdirSync(checkout);
  await room.run({ tool: 'git', args: ['init', '-q', '.'], cwd: checkout, env: GIT_ENV });
  // One commit is enough; a server that does not hand out commits by name is asked for all that it has.
  const one = await git('fetch', '-q', '--depth', '1', '--no-tags', pin.url, pin.commit);
  if (one.exit.code !== 0) {
    const all = await git('fetch', '-q', '--no-tags', pin.url, '+refs/*:refs/indexbench/*');
    if (all.exit.code !== 0) throw refusal(pin, 'could not be fetched', all.lines);
  }
  const { exit, lines } = await git('checkout', '-q', '--detach', pin.commit);
  if (exit.code !== 0) throw refusal(pin, `has no commit ${pin.commit} (or it is in none of its branches and tags)`, lines);
  if (!existsSync(join(checkout, '.gitmodules'))) return;
  const modules = await git('submodule', 'update', '--init', '--recursive', '--depth', '1');
  if (modules.exit.code !== 0) throw refusal(pin, 'has submodules that could not be fetched', modules.lines);
}

function refusal({ url }: GitPin, what: string, logLines: readonly string[]): IndexbenchError {
  return new IndexbenchError('PROGRAM_SOURCE', { what: `the repository ${what}`, where: URL.canParse(url) ? withoutSecrets(url) : url, logLines });
}

interface GitBuild {
  readonly checkout: string;
  readonly build: Build;
  readonly name: string;
}

async function cargoBuild(room: BuildRoom, { checkout, build, name }: GitBuild): Promise<BuiltProgram> {
  const profile = build.profile ?? RELEASE;
  const target = join(room.folder, 'target');
  const toolchain = [await toolVersion(room, 'cargo')];
  await room.run({
    tool: 'cargo',
    args: ['build', '--profile', profile, '--target-dir', target, '--bin', name, '--color', 'never', ...(build.package === undefined ? [] : ['--package', build.package]), ...cargoArguments(build)],
    cwd: checkout,
    env: build.env ?? {},
  });
  // Cargo's folders are named after their profiles, but for the built-in `dev`.
  const file = programIn(join(target, profile === 'dev' ? 'debug' : profile), { room, name, mayBeOther: false });
  return { file, buildProfile: profileOf(profile, build), toolchain };
}

async function commandBuild(room: BuildRoom, { checkout, build, name, command }: GitBuild & { readonly command: readonly string[] }): Promise<BuiltProgram> {
  const out = join(room.folder, 'bin');
  mkdirSync(out);
  const [tool = '', ...args] = command.map((part) => part.replaceAll('{out}', out));
  await room.run({ tool: tool.includes('/') ? resolve(checkout, tool) : tool, args, cwd: checkout, env: { ...build.env, OUT: out } });
  const file = programIn(out, { room, name, mayBeOther: build.binary === undefined });
  return { file, buildProfile: profileOf(build.profile ?? 'unknown', build), toolchain: [command.join(' ')] };
}
