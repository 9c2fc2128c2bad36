import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CachedProgram, Variant } from '../model/generated/types.ts';
import { obtainProgram } from './obtain-program.ts';
import type { ObtainContext, ObtainedProgram } from './obtain-context.ts';
import { hasTool as isIn, ObtainTest, variantOf } from './testing/obtain-test.ts';

let test: ObtainTest;
beforeEach(() => {
  test = new ObtainTest(process.env);
});
afterEach(() => test.remove());

const hasTool = (name: string): boolean => isIn(name, process.env);
const TINY = { program: 'tiny', versionArguments: ['--version'] } as const;
const obtain = (variant: Variant, change: Partial<ObtainContext> = {}): Promise<ObtainedProgram> => obtainProgram(variant, TINY, { ...test.context, ...change });
const says = (file: string): string => execFileSync(file, { encoding: 'utf8' }).trim();

describe('a file that the pin names', () => {
  it('is taken as it is: path: below the package, command: below the working folder or as a shell finds it', async () => {
    const file = test.script('target/tiny', '1.2.3');
    expect(await obtain(variantOf('path:target/tiny'))).toEqual({ file, reportedVersion: '1.2.3', buildProfile: 'unknown', origin: { kind: 'named' } });
    expect(await obtain(variantOf('command:./target/tiny', { profile: 'release' }), { packageRoot: '/nowhere' })).toEqual({ file: test.path('./target/tiny'), reportedVersion: '1.2.3', buildProfile: 'release', origin: { kind: 'named' } });
    expect((await obtain(variantOf('command:tiny'), { toolFolders: [test.path('target')] })).file).toBe(file);
    expect(test.cached()).toEqual([]);
  });

  it('is missed by name, with where it was looked for', async () => {
    await expect(obtain(variantOf('path:target/tiny'))).rejects.toMatchObject({ code: 'TOOL_MISSING', what: `${test.path('target/tiny')} is absent`, where: 'pin path:target/tiny' });
    await expect(obtain(variantOf('command:tinny'))).rejects.toMatchObject({ code: 'TOOL_MISSING', what: 'the program tinny was not found', next: expect.stringContaining(test.folder) as string });
    await expect(obtain(variantOf(`path:${test.folder}`))).rejects.toMatchObject({ code: 'TOOL_MISSING', what: `${test.folder} is not a file` });
  });

  it('is refused where it says another version than the pin', async () => {
    const file = test.script('target/tiny', '1.2.3');
    await expect(obtain(variantOf('path:target/tiny', { reportsVersion: '1.2.4' }))).rejects.toMatchObject({ code: 'TOOL_VERSION', what: 'says that it is version 1.2.3; the pin path:target/tiny wants 1.2.4', where: file });
  });
});

describe('a program that is ready in INDEXBENCH_BIN', () => {
  it.each([
    ['crate:tiny@1.2.3', 'tiny-1.2.3'],
    ['go:example.org/tiny@v1.2.3', 'tiny-1.2.3'],
    [`git:/nowhere@${'0123456789'.repeat(4)}`, 'tiny-0123456'],
  ])('is taken for %s before anything is built', async (pin, name) => {
    const file = test.script(`bin/${name}`, '1.2.3');
    expect(await obtain(variantOf(pin), { toolFolders: [] })).toEqual({ file, reportedVersion: '1.2.3', buildProfile: 'unknown', origin: { kind: 'given' } });
  });

  it('is refused, not passed over, where it is another version or cannot run', async () => {
    const file = test.script('bin/tiny-1.2.3', '1.2.30');
    await expect(obtain(variantOf('crate:tiny@1.2.3'))).rejects.toMatchObject({ code: 'TOOL_VERSION', what: 'says that it is version 1.2.30; the pin crate:tiny@1.2.3 wants 1.2.3', where: file });
    test.write('bin/tiny-1.2.3', '#!/bin/sh\nexit 1\n', 0o755);
    await expect(obtain(variantOf('crate:tiny@1.2.3'))).rejects.toMatchObject({ code: 'TOOL_VERSION', what: 'tells no version when asked with --version; the pin crate:tiny@1.2.3 wants 1.2.3' });
    test.write('bin/tiny-1.2.3', '#!/bin/sh\n', 0o644);
    await expect(obtain(variantOf('crate:tiny@1.2.3'))).rejects.toMatchObject({ code: 'TOOL_MISSING', next: `Run: chmod +x ${file}` });
  });
});

describe('a tool that is absent', () => {
  it.each([
    ['crate:tiny@1.2.3', 'cargo'],
    ['go:example.org/tiny@v1.2.3', 'go'],
    [`git:/nowhere@${'0'.repeat(40)}`, 'git'],
  ])('is named for %s, with another way', async (pin, tool) => {
    await expect(obtain(variantOf(pin), { toolFolders: [] })).rejects.toMatchObject({ code: 'TOOL_MISSING', what: `${tool} is needed to obtain ${pin}, and was not found`, next: expect.stringContaining('INDEXBENCH_BIN') as string });
    expect(test.cached()).toEqual([]);
  });
});

describe.skipIf(!hasTool('git') || !hasTool('cargo'))('a commit of a repository (skipped without git and cargo)', { timeout: 60_000 }, () => {
  it('is built once, kept, and checked before it is used again', async () => {
    const { url, commits } = test.crateRepository(['1.0.0', '2.0.0']);
    const old = variantOf(`git:${url}@${commits[0] ?? ''}`);
    const ciRun = { repository: 'me/server', runId: '7', sha: 'a'.repeat(40) };
    const first = await obtain(old, { ciRun });
    expect(first).toMatchObject({ reportedVersion: '1.0.0', buildProfile: 'release', origin: { kind: 'built', builtIn: ciRun, toolchain: [expect.stringMatching(/^cargo \d/)] as string[] } });
    expect(first.origin.command?.slice(0, 5)).toEqual(['cargo', 'build', '--profile', 'release', '--target-dir']);
    expect(first.origin.command?.[5]).toBe('{work}/target');
    expect(says(first.file)).toBe('tiny 1.0.0');
    const document = JSON.parse(readFileSync(join(first.file, '..', 'program.json'), 'utf8')) as CachedProgram;
    expect(document).toMatchObject({ pin: old.pin, build: {}, file: 'tiny', buildProfile: 'release' });
    expect(document.toolchain[0]).toMatch(/^cargo \d/);
    // No tool is needed a second time, where it was built stays told, and a configuration is not part of the program.
    expect(await obtain({ ...old, configuration: { other: true } }, { toolFolders: [] })).toEqual(first);
    expect(test.cached()).toHaveLength(1);
    appendFileSync(first.file, 'x');
    const again = await obtain(old);
    expect(again.file).toBe(first.file);
    expect(says(again.file)).toBe('tiny 1.0.0');
    expect(test.said.filter((line) => line.endsWith('is damaged, and made anew'))).toHaveLength(2);
    expect(says((await obtain(variantOf(`git:file://${url}@${commits[1] ?? ''}`))).file)).toBe('tiny 2.0.0');
  });

  it('is another program with other build settings, and says so in its profile', async () => {
    const { url, commits } = test.crateRepository(['1.0.0']);
    const pin = `git:${url}@${commits[0] ?? ''}`;
    const loud = await obtain(variantOf(pin, { features: ['loud'], profile: 'dev', env: { RUSTFLAGS: '-C debuginfo=0' } }));
    expect(says(loud.file)).toBe('tiny 1.0.0 loud');
    expect(loud.buildProfile).toBe('dev RUSTFLAGS=-C debuginfo=0');
    const own = await obtain(variantOf(pin, { command: ['sh', '-c', 'rustc -O src/main.rs --cfg \'feature="loud"\' -o {out}/tiny'], env: { CARGO_PKG_VERSION: '9.9.9' } }));
    expect(says(own.file)).toBe('tiny 9.9.9 loud');
    expect(own.buildProfile).toBe('unknown CARGO_PKG_VERSION=9.9.9');
    expect(test.cached()).toHaveLength(2);
  });

  it('is built once where several ask for it at the same time', async () => {
    const { url, commits } = test.crateRepository(['1.0.0']);
    const variant = variantOf(`git:${url}@${commits[0] ?? ''}`);
    const all = await Promise.all([obtain(variant), obtain(variant), obtain(variant)]);
    expect(new Set(all.map(({ file }) => file)).size).toBe(1);
    expect(test.said.filter((line) => line.startsWith('obtaining '))).toHaveLength(1);
    expect(test.said.filter((line) => line.startsWith(`waiting for process ${process.pid}, which makes `))).toHaveLength(2);
    expect(test.cached()).toHaveLength(1);
  });

  it('tells what failed, with the last lines and the log, and keeps nothing of it', async () => {
    const { url, commits } = test.crateRepository(['1.0.0']);
    test.write('work/src/main.rs', 'fn main() { nonsense(); }\n');
    test.git('work', 'commit', '-q', '-a', '-m', 'bad');
    test.git('work', 'push', '-q', url, 'main');
    const bad = test.git('work', 'rev-parse', 'HEAD');
    const error: unknown = await obtain(variantOf(`git:${url}@${bad}`)).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'PROGRAM_BUILD', what: `git:${url}@${bad} could not be built: cargo build ended with exit code 101`, where: expect.stringContaining(test.path('cache', 'logs', 'tiny-')) as string });
    expect((error as { logLines: string[] }).logLines.join('\n')).toContain('cannot find function `nonsense`');
    expect(readFileSync((error as { where: string }).where, 'utf8')).toMatch(/^\$ .*git init -q \.\n[^]*cannot find function `nonsense`/);
    expect(test.cached()).toEqual([]);
    const pin = `git:${url}@${commits[0] ?? ''}`;
    await expect(obtain(variantOf(pin, { binary: 'teeny' }))).rejects.toMatchObject({ code: 'PROGRAM_BUILD', logLines: expect.arrayContaining([expect.stringContaining('teeny')]) as string[] });
    await expect(obtain(variantOf(pin, { reportsVersion: '3.0.0' }))).rejects.toMatchObject({ code: 'TOOL_VERSION', what: `says that it is version 1.0.0; the pin ${pin} wants 3.0.0` });
    await expect(obtain(variantOf(pin, { command: ['true'] }))).rejects.toMatchObject({ code: 'PROGRAM_BUILD', what: `${pin} could not be built: it left no program tiny` });
    expect(test.cached()).toEqual([]);
  });

  it('tells a commit or a repository that is not there', async () => {
    const { url } = test.crateRepository(['1.0.0']);
    const absent = '0123456789abcdef0123456789abcdef01234567';
    await expect(obtain(variantOf(`git:${url}@${absent}`))).rejects.toMatchObject({ code: 'PROGRAM_SOURCE', what: `the repository has no commit ${absent} (or it is in none of its branches and tags)`, where: url });
    await expect(obtain(variantOf(`git:${test.path('nosuch')}@${absent}`))).rejects.toMatchObject({ code: 'PROGRAM_SOURCE', what: 'the repository could not be fetched', where: test.path('nosuch') });
    expect(test.cached()).toEqual([]);
  });

  it('ends at an interrupt, and leaves nothing', async () => {
    const { url, commits } = test.crateRepository(['1.0.0']);
    const interrupt = new AbortController();
    const sleepSeconds = `60.${process.pid}`;
    const started = obtain(variantOf(`git:${url}@${commits[0] ?? ''}`, { command: ['sh', '-c', `touch ../../../../building; sleep ${sleepSeconds} & wait`] }), { signal: interrupt.signal });
    const ended = started.catch((error: unknown) => error);
    await expect.poll(() => existsSync(test.path('building')), { timeout: 20_000 }).toBe(true);
    interrupt.abort(new Error('stop'));
    expect(await ended).toMatchObject({ message: 'stop' });
    expect(test.cached()).toEqual([]);
    const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n').filter((line) => line.includes(test.folder) || line.includes(sleepSeconds));
    expect(left).toEqual([]);
  });
});

/** Whether the crate registry is reached at all: asked of cargo, for the crate that is built. */
const registryAnswers = hasTool('cargo') && succeeds('cargo', 'info', '--quiet', 'shellharden@4.3.1');
const proxyAnswers = hasTool('go') && succeeds('go', 'list', '-m', 'golang.org/x/example/hello@v0.0.0-20250915201037-7f05d217867b');

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 30_000, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

describe('programs of the registries', { timeout: 120_000 }, () => {
  it.skipIf(!registryAnswers)('installs a crate at its version (skipped without cargo or where crates.io is not reached)', async () => {
    const shellharden = { program: 'shellharden', versionArguments: ['--version'] };
    const found = await obtainProgram(variantOf('crate:shellharden@4.3.1'), shellharden, test.context);
    expect(found).toMatchObject({ reportedVersion: '4.3.1', buildProfile: 'release' });
    expect(found.file).toMatch(/cache\/programs\/shellharden-[0-9a-f]{16}\/shellharden$/);
    await expect(obtainProgram(variantOf('crate:shellharden@4.3.0'), { ...shellharden, versionArguments: ['--nosuch'] }, { ...test.context, buildEnvironment: { ...test.context.buildEnvironment, CARGO_NET_OFFLINE: 'true', CARGO_HOME: test.path('empty-home') } })).rejects.toMatchObject({
      code: 'PROGRAM_BUILD',
      what: expect.stringMatching(/^crate:shellharden@4\.3\.0 could not be built: cargo install ended with exit code/) as string,
    });
  });

  it.skipIf(!proxyAnswers)('installs a Go program at its version (skipped without go or where the module proxy is not reached)', async () => {
    const found = await obtainProgram(variantOf('go:golang.org/x/example/hello@v0.0.0-20250915201037-7f05d217867b'), { program: 'greet', versionArguments: null }, test.context);
    expect(found).toMatchObject({ reportedVersion: null, buildProfile: 'release' });
    expect(execFileSync(found.file, ['you'], { encoding: 'utf8' })).toBe('Hello, you!\n');
  });
});
