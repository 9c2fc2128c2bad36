import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pins, Variant } from '../model/generated/types.ts';
import { ProgramTest } from './testing/program.ts';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

const git = (...args: string[]): string => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: test.path('repository'), encoding: 'utf8' }).trim();
const install = (...args: string[]): ReturnType<ProgramTest['start']> => test.start(['systems', 'install', ...args, '--pins', 'pins.json'], { INDEXBENCH_CACHE: test.path('cache'), INDEXBENCH_BIN: '' });
const cached = (): string[] => (existsSync(test.path('cache', 'programs')) ? readdirSync(test.path('cache', 'programs')) : []);

/** A repository whose build is this script; it tells where it runs, and waits while there is a file `wait`. */
function writePins(build: string): string {
  mkdirSync(test.path('repository'));
  git('init', '-q', '-b', 'main');
  writeFileSync(test.path('repository', 'build.sh'), build);
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  const pin = `git:${test.path('repository')}@${git('rev-parse', 'HEAD')}`;
  const variant: Variant = { system: 'command', pin, description: '', configuration: { versionArguments: ['--version'] }, build: { command: ['sh', 'build.sh', '{out}'], binary: 'tiny', profile: 'release' } };
  const pins: Pins = { version: 1, snapshots: {}, variants: { tiny: variant } };
  writeFileSync(test.path('pins.json'), JSON.stringify(pins));
  return pin;
}
const script = (): string => `echo x >> ${test.path('builds')}\nwhile [ -e ${test.path('wait')} ]; do sleep 0.05; done\nprintf '#!/bin/sh\\necho tiny 1.2.3\\n' > "$1/tiny"\nchmod +x "$1/tiny"\n`;
const untilBuilding = (): Promise<void> => expect.poll(() => existsSync(test.path('builds')), { timeout: 20_000, interval: 20 }).toBe(true);

describe('systems install', { timeout: 60_000 }, () => {
  it('obtains a program once, tells what it is, and takes it from the cache then', async () => {
    const pin = writePins(script());
    writeFileSync(test.path('wait'), '');
    const both = [install('tiny', '--json'), install('tiny', '--json')];
    await untilBuilding();
    // Long enough for the other to ask for the lock.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    execFileSync('rm', [test.path('wait')]);
    const results = await Promise.all(both);
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(readFileSync(test.path('builds'), 'utf8')).toBe('x\n');
    const [first, second] = results.map(({ stdout }) => JSON.parse(stdout) as { installed: Record<string, unknown>[] });
    expect(first).toEqual(second);
    expect(first?.installed).toEqual([{ variant: 'tiny', pin, file: test.path('cache', 'programs', cached()[0] ?? '', 'tiny'), buildProfile: 'release', binary: { file: 'tiny', bytes: 26, reportedVersion: '1.2.3', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, origin: { kind: 'built', obtainedAt: expect.any(String) as string, toolchain: expect.any(Array) as string[], command: expect.any(Array) as string[] } } }]);
    const third = await install('tiny');
    expect(third.stdout).toMatch(/^tiny: .*\/tiny\n {4}version 1\.2\.3, build: release, 26 bytes, SHA-256 [0-9a-f]{64}\n {4}built from its pin by sh build\.sh \{out\} at 20\d\d-[^ ]+Z$/);
    expect(readFileSync(test.path('builds'), 'utf8')).toBe('x\n');
  });

  it.each<[NodeJS.Signals, number | undefined]>([['SIGINT', 130], ['SIGKILL', undefined]])('leaves nothing half-made after %s, and can be run again', async (signal, code) => {
    writePins(script());
    writeFileSync(test.path('wait'), '');
    const running = install('tiny');
    await untilBuilding();
    running.kill(signal);
    const { exitCode, stderr } = await running;
    expect(exitCode).toBe(code);
    if (signal === 'SIGINT') expect(stderr).toMatch(/error INTERRUPTED: received SIGINT while git:.* was obtained\n {2}next: Run it again; nothing that is half-made was kept\.$/);
    expect(await test.processesAfter(5_000)).toEqual([]);
    await expect.poll(cached, { timeout: 5_000 }).toEqual([]);
    execFileSync('rm', [test.path('wait')]);
    expect((await install('tiny')).exitCode).toBe(0);
  });

  it('tells a build that fails with its last lines and its log', async () => {
    const pin = writePins('echo compiling; echo "missing library" >&2; exit 7\n');
    const { exitCode, stderr } = await install('tiny');
    expect(exitCode).toBe(4);
    expect(stderr).toMatch(new RegExp(`error PROGRAM_BUILD: .*/cache/logs/tiny-[0-9a-f]{16}\\.log: ${pin.replaceAll(/[.+]/g, '\\$&')} could not be built: sh build\\.sh ended with exit code 7\\n {4}\\| compiling\\n {4}\\| missing library\\n {2}next: `));
    expect(cached()).toEqual([]);
  });

  it('names the variants that there are', async () => {
    writePins(script());
    const { exitCode, stderr } = await install('tinny');
    expect([exitCode, stderr]).toEqual([2, 'error INPUT_INCONSISTENT: <variant>: unknown variant "tinny"; allowed: tiny\n  next: Use one of the names listed in the message.']);
  });
});
