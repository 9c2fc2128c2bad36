import { chmodSync, cpSync, lstatSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { CLI, ProgramTest, ROOT, type ProgramResult } from './testing/program.ts';

const GOLDEN = join(ROOT, 'fixtures', 'golden');
const PARTS = ['runs', 'comparison.json', 'comparison.md'] as const;

const test = new ProgramTest();
const artifact = test.path('artifact');
const isRoot = process.getuid?.() === 0;

/** Root may write whatever the modes say: for root it takes a mount, in a namespace that ends with the command. */
const AS_ROOT = ['unshare', '--mount', 'sh', '-c', '{ mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"; } || exit 99; exec "$@"', artifact];
const NO_MOUNT = 'this machine lets not even root mount';

function setWritable(isWritable: boolean): void {
  for (const entry of [artifact, ...readdirSync(artifact, { recursive: true, encoding: 'utf8' }).map((name) => join(artifact, name))]) {
    if (isWritable || !isRoot) chmodSync(entry, lstatSync(entry).isDirectory() ? (isWritable ? 0o755 : 0o555) : isWritable ? 0o644 : 0o444);
  }
}

/** The program, with the artifact as on a read-only disk; skips the test where that cannot be had. */
async function runOn(cwd: string, skip: TestContext['skip'], ...args: string[]): Promise<ProgramResult> {
  const [file = '', ...rest] = [...(isRoot ? AS_ROOT : []), process.execPath, CLI, ...args];
  const { exitCode, stdout, stderr } = await execa(file, rest, { cwd, env: { TMPDIR: test.path('tmp') }, reject: false });
  skip(isRoot && (exitCode === undefined || exitCode === 99 || stderr.startsWith('unshare:')), NO_MOUNT);
  return { exitCode, stdout, stderr };
}

beforeAll(() => {
  mkdirSync(test.path('tmp'));
  for (const part of PARTS) cpSync(join(GOLDEN, part), join(artifact, part), { recursive: true });
  setWritable(false);
});
afterAll(() => {
  setWritable(true);
  const left = readdirSync(test.path('tmp'));
  test.remove();
  expect(left).toEqual([]);
});

describe('an artifact that cannot be written', { timeout: 60_000 }, () => {
  it('is verified, from within too', async ({ skip }) => {
    const { exitCode, stdout, stderr } = await runOn(artifact, skip, 'verify', '.');
    expect(exitCode, stderr).toBe(0);
    expect(stdout.match(/^ok {7}/gm)).toHaveLength(9);
    expect(stdout).toMatch(/^ok .*comparison\.json {2}recomputed from its bundles, with comparison\.md$/m);
  });

  it('is aggregated, its samples recomputed, to somewhere else', async ({ skip }) => {
    const { exitCode, stderr } = await runOn(test.folder, skip, 'aggregate', 'artifact', '--verify', '--out', 'elsewhere');
    expect(exitCode, stderr).toBe(0);
    expect(readdirSync(test.path('elsewhere')).sort()).toEqual(['comparison.csv', 'comparison.json', 'comparison.md', 'report.html']);
    const unverified = readFileSync(test.path('elsewhere', 'comparison.json'), 'utf8').replace('"samplesVerified": true', '"samplesVerified": false');
    expect(unverified).toBe(readFileSync(join(GOLDEN, 'comparison.json'), 'utf8'));
  });

  it('is named where a comparison is to go into it, and stays as it is', async ({ skip }) => {
    const { exitCode, stderr } = await runOn(test.folder, skip, 'aggregate', 'artifact', '--out', 'artifact');
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('error OUTPUT_UNWRITABLE: artifact: ') as unknown });
    expect(readdirSync(artifact).sort()).toEqual([...PARTS].sort());
  });
});
