import { execa } from 'execa';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePlanFiles } from './testing/plan-files.ts';
import { CLI, ProgramTest } from './testing/program.ts';

let test: ProgramTest;
let started: (PromiseLike<unknown> & { kill(signal: 'SIGINT'): boolean }) | undefined;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  started?.kill('SIGINT');
  await started;
  const left = await test.processesAfter(10_000);
  test.remove();
  expect(left).toEqual([]);
});

const TOKEN = 'c4n4ry-of-a-job';
const JOB = Object.fromEntries(['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_RESULTS_URL', 'GITHUB_TOKEN', 'GH_TOKEN', 'NPM_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'MY_OWN'].map((name) => [name, `${TOKEN}-${name}`]));
/** One among the first descriptors, and one beyond a gap, which Node itself does not find when it starts. */
const WITH_DESCRIPTORS = 'exec 7<"$1" 40<"$1"; shift; exec "$@"';

/** Starts the program as a job might: tokens in its environment, and a file of one open that it did not ask for. */
function startInJob(args: readonly string[]) {
  writeFileSync(test.path('token.txt'), TOKEN);
  const run = execa('bash', ['-c', WITH_DESCRIPTORS, 'bash', test.path('token.txt'), process.execPath, CLI, ...args], { reject: false, cwd: test.folder, env: { TMPDIR: test.folder, GITHUB_ACTIONS: 'true', ...JOB } });
  started = run;
  return run;
}

interface Seen {
  readonly command: string;
  /** Where the token, or the open file of it, was found. */
  readonly places: readonly string[];
}

/** What each process that the program started could read of its own. */
function look(program: number | undefined): Seen[] {
  return test.processes().filter(({ pid }) => pid !== program).flatMap(({ pid, command }) => {
    try {
      const places = ['environ', 'cmdline'].filter((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(TOKEN));
      const open = readdirSync(`/proc/${pid}/fd`).filter((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === test.path('token.txt'));
      return [{ command, places: [...places, ...open.map((fd) => `fd ${fd}`)] }];
    } catch {
      // It has ended.
      return [];
    }
  });
}

async function lookUntil(run: ReturnType<typeof startInJob>, programs: readonly string[], limitMs: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  const isSeen = (program: string): boolean => seen.some(({ command }) => command.includes(program));
  for (const end = Date.now() + limitMs; !programs.every(isSeen) && Date.now() < end; await delay(30)) seen.push(...look(run.pid));
  return seen;
}

/** Files of a folder in which the token stands. */
function filesWithToken(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && readFileSync(`${entry.parentPath}/${entry.name}`, 'latin1').includes(TOKEN)).map(({ name }) => name);
}

async function expectNothingSeen(run: ReturnType<typeof startInJob>, programs: readonly string[], limitMs: number): Promise<void> {
  const seen = await lookUntil(run, programs, limitMs);
  expect(programs.filter((program) => !seen.some(({ command }) => command.includes(program)))).toEqual([]);
  // Tools of the host (zstd, dmesg) are not measured.
  expect(seen.filter(({ command, places }) => places.length > 0 && programs.some((program) => command.includes(program)))).toEqual([]);
}

async function expectNothingKept(run: ReturnType<typeof startInJob>, exitCode: number): Promise<void> {
  const { stdout, stderr, exitCode: ended } = await run;
  expect(ended).toBe(exitCode);
  expect(stdout + stderr).not.toContain(TOKEN);
  expect(filesWithToken(test.path('out'))).toEqual([]);
}

describe('the tokens of a job', { timeout: 120_000 }, () => {
  it('reach no driver and no server, and no file of the output', async () => {
    writePlanFiles(test, { variants: { plain: {} }, plan: { drivers: ['native'] }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 1 })) });
    const run = startInJob(['run', 'plan.json', '--out', 'out']);
    await expectNothingSeen(run, ['reference.mjs', 'dist/driver.mjs'], 60_000);
    await expectNothingKept(run, 0);
  });
});

const BIN = process.env['INDEXBENCH_BIN'] ?? '';

describe.skipIf(BIN === '' || !existsSync(BIN) || !statSync(BIN).isDirectory())('the tokens of a job with real systems (needs INDEXBENCH_BIN)', { timeout: 240_000 }, () => {
  it('reach neither an indexer nor the node beside it', async () => {
    const run = startInJob(['run', 'golden', '--variants', 'zaino-0.10.1', '--repeats', '1', '--out', 'out']);
    await expectNothingSeen(run, ['zebrad-6.4.2', 'zainod-0.10.1 start'], 180_000);
    run.kill('SIGINT');
    await expectNothingKept(run, 130);
  });
});
