import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pins } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';
import { runnerCommands } from './testing/runner-commands.ts';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  test.remove();
  expect(left).toEqual([]);
});

const SECRET = 'hunter2-5cfa8d';
/** Prints what a runner would obey, ANSI and a secret, on both streams; serves for a while where asked to, else gives up. */
const SHOUTER = `import { spawn } from 'node:child_process';
const [, , serves, reference, chain, port] = process.argv;
const lines = ['::set-output name=outcome::passed', '  ::add-mask::a', '::error file=x::boom', 'ready ##[error]boom', '##[add-path]/tmp', '\\u001b[31m::error::red', '\\u001b]0;title\\u0007', '::stop-commands::mine', '::add-mask::e', 'a\\r::error::after a carriage return', 'password=${SECRET}', 'Authorization: Bearer ${SECRET}'];
for (const line of lines) { console.log(line); console.error(line); }
if (serves !== 'serve') process.exit(7);
const child = spawn(process.execPath, [reference, '--chain', chain, '--profile', 'full', '--listen', '127.0.0.1:' + port], { stdio: 'inherit' });
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', () => { for (const line of lines) console.log(line); });
`;

function writeShouters(): void {
  writeFileSync(test.path('shouter.mjs'), SHOUTER);
  const pins = (document: Pins): void => {
    const variant = (serves: string): Pins['variants'][string] => ({ system: 'command', pin: 'command:./shouter.mjs', description: '::error::described ##[error]', configuration: { command: ['node', '{program}', serves, join(ROOT, 'dist', 'reference.mjs'), '{snapshot}', '{port}'], readySeconds: 20 } });
    document.variants = { serving: variant('serve'), failing: variant('fail') };
  };
  writePlanFiles(test, { variants: { serving: {}, failing: {} }, pins });
}

const JOB = { GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '7', GITHUB_JOB: '::error::job' };

/** What the runner may find: our own word, once, and its end. */
function expectSilent(stderr: string, stdout: string): void {
  const [first, ...others] = runnerCommands(stderr);
  const word = /^::stop-commands::([0-9a-f]{32})$/.exec(first?.line ?? '')?.[1];
  expect(others).toEqual([]);
  expect(stderr.startsWith(`::stop-commands::${String(word)}\n`)).toBe(true);
  expect(stderr.endsWith(`\n::${String(word)}::`)).toBe(true);
  // The streams meet at the runner in any order: neither may need the other's word.
  expect(runnerCommands(stderr.split('\n').slice(1).join('\n'))).toEqual([]);
  expect(runnerCommands(stdout)).toEqual([]);
  expect(stderr + stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  expect(stderr + stdout).not.toContain(SECRET);
}

describe('in a job of GitHub Actions', { timeout: 120_000 }, () => {
  it('nothing that a server prints is obeyed or leaks, in text and as JSON', async () => {
    writeShouters();
    const { exitCode, stderr, stdout } = await test.start(['run', 'plan.json', '--out', 'out'], JOB);
    expect(exitCode).toBe(4);
    expect(stderr).toContain('## [error]boom');
    expectSilent(stderr, stdout);
    const kept = readFileSync(test.path('out', 'runs', 'serving-r1-a1', 'bundle.json'), 'utf8') + readFileSync(test.path('out', 'comparison.md'), 'utf8') + readFileSync(test.path('out', 'report.html'), 'utf8');
    expect(kept).not.toContain(SECRET);
    const asJson = await test.start(['aggregate', 'out', '--json'], JOB);
    expectSilent(asJson.stderr, asJson.stdout);
    expect((JSON.parse(asJson.stdout) as { outcome: string }).outcome).toBe('incomplete');
  });

  it('the word is taken back when the command ends by an error, and by a signal', async () => {
    const wrong = await test.start(['run', '::error::nope ##[error]x', '--repeats', '2'], JOB);
    expect(wrong.exitCode).toBe(2);
    expectSilent(wrong.stderr, wrong.stdout);
    expect((await test.start(['rnu'], JOB)).stderr).toMatch(/^::stop-commands::(\w+)\nerror USAGE[^]*\n::\1::$/);
    writePlanFiles(test, { variants: { plain: {} }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 20 })) });
    const run = test.start(['run', 'plan.json', '--out', 'cut'], JOB);
    await test.untilMeasuring('plain-r1-a1', 'cut');
    run.kill('SIGINT');
    const { exitCode, stderr, stdout } = await run;
    expect(exitCode).toBe(130);
    expectSilent(stderr, stdout);
  });

  it('outside a job text is left as it is', async () => {
    const { stderr } = await test.run('run', '##[error]x');
    expect(stderr).toContain('##[error]x');
    expect(stderr).not.toContain('stop-commands');
  });
});
