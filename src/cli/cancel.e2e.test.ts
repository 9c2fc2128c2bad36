import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Comparison, IndexBuild, Pins } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

/** What a runner of GitHub Actions does to a cancelled step, and when, from the first signal on. */
const TERM_MS = 7_500;
const KILL_MS = 10_000;
/** The evidence is sealed by then; on a busy machine as well. */
const SEALED_MS = 7_000;

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(10_000);
  test.remove();
  expect(left).toEqual([]);
});

interface Cancelled {
  readonly exitCode: number | undefined;
  /** From the first signal on; null: the manifest never came. */
  readonly sealedMs: number | null;
  readonly endedMs: number;
}

/** Cancels a run as a runner does. */
async function cancel(run: ReturnType<ProgramTest['start']>, bundle: string): Promise<Cancelled> {
  const started = performance.now();
  const elapsed = (): number => performance.now() - started;
  const manifest = test.path('out', 'runs', bundle, 'MANIFEST.sha256');
  let [ended, sent] = [false, 0];
  const end = run.then((result) => {
    ended = true;
    return { exitCode: result.exitCode, endedMs: elapsed() };
  });
  let sealedMs: number | null = null;
  run.kill('SIGINT');
  while (!ended) {
    if (sealedMs === null && existsSync(manifest)) sealedMs = elapsed();
    if (sent === 0 && elapsed() >= TERM_MS) sent += Number(run.kill('SIGTERM'));
    if (sent === 1 && elapsed() >= KILL_MS) sent += Number(run.kill('SIGKILL'));
    await delay(20);
  }
  if (sealedMs === null && existsSync(manifest)) sealedMs = elapsed();
  return { ...(await end), sealedMs };
}

async function expectSealed(cancelled: Cancelled, bundle: string): Promise<void> {
  expect(cancelled.sealedMs).not.toBeNull();
  expect(cancelled.sealedMs).toBeLessThan(SEALED_MS);
  expect((test.json('out', 'runs', bundle, 'bundle.json') as Bundle).outcome).toEqual({ kind: 'incomplete', reason: 'interrupted' });
  const verified = await test.run('verify', 'out/runs');
  expect(verified.stdout).toContain(`ok       ${bundle}`);
  expect(verified.exitCode).toBe(0);
}

/** Waits until the journal of a run holds a text. */
async function untilJournal(bundle: string, text: string, limitMs: number): Promise<void> {
  const file = test.path('out', 'runs', bundle, 'events.ndjson');
  for (const end = Date.now() + limitMs; !(existsSync(file) && readFileSync(file, 'utf8').includes(text)); await delay(50)) if (Date.now() > end) throw new Error(`no ${text} in the journal`);
}

/** A cancelled aggregate leaves each of its files whole or absent, and the bundles as they were. */
async function expectAggregateWhole(): Promise<void> {
  const endings: unknown[] = [];
  for (const afterMs of [100, 250, 400, 550, 700]) {
    const out = `aggregate-${afterMs}`;
    const run = test.start(['aggregate', 'out', '--verify', '--out', out]);
    await delay(afterMs);
    run.kill('SIGINT');
    const { exitCode, signal } = await run;
    endings.push(exitCode ?? signal);
    const file = test.path(out, 'comparison.json');
    if (existsSync(file)) expect((JSON.parse(readFileSync(file, 'utf8')) as Comparison).outcome).toBe('incomplete');
    const page = test.path(out, 'report.html');
    if (existsSync(page)) expect(readFileSync(page, 'utf8').trimEnd().endsWith('</html>')).toBe(true);
  }
  expect(endings[0]).toBe('SIGINT');
  expect((await test.run('verify', 'out')).exitCode).toBe(0);
}

/** Serves by a child of its own; does nothing at SIGINT. */
const DEAF = `
import { spawn } from 'node:child_process';
const child = spawn(process.execPath, [...process.argv.slice(2)], { stdio: 'inherit' });
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', () => process.exit(0));
`;

describe('a system that follows only SIGTERM', { timeout: 60_000 }, () => {
  it('is measured, and a notice says so', async () => {
    writeFileSync(test.path('deaf.mjs'), DEAF);
    const pins = (document: Pins): void => {
      document.variants = { deaf: { system: 'command', pin: 'command:./deaf.mjs', description: '', configuration: { command: ['node', '{program}', join(ROOT, 'dist', 'reference.mjs'), '--chain', '{snapshot}', '--profile', 'full', '--listen', '127.0.0.1:{port}'], stopSignal: 'SIGINT', stopSeconds: 0.5 } } };
    };
    writePlanFiles(test, { variants: { deaf: {} }, pins });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).toMatch(/deaf did not follow its stop signal SIGINT for \d\.\d s, and ended at SIGTERM/);
    expect(exitCode).toBe(0);
  });
});

describe('a cancelled job', { timeout: 120_000 }, () => {
  it('with many samples: sealed in time, the measurements that ended are evidence, the comparison says incomplete', async () => {
    writePlanFiles(test, { variants: { plain: {} }, plan: { scenarios: ['GetLightdInfo', 'GetBlockRange-1000-x8', 'download'] }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: scenario.id === 'GetLightdInfo' ? 6 : 600 })) });
    const run = test.start(['run', 'plan.json', '--out', 'out']);
    await untilJournal('plain-r1-a1', '"scenario":"GetBlockRange-1000-x8"', 60_000);
    await delay(1_000);
    const cancelled = await cancel(run, 'plain-r1-a1');
    expect(cancelled.exitCode).toBe(130);
    await expectSealed(cancelled, 'plain-r1-a1');
    const samples = readdirSync(test.path('out', 'runs', 'plain-r1-a1', 'samples'));
    expect(samples.length).toBeGreaterThan(0);
    expect((test.json('out', 'comparison.json') as Comparison).outcome).toBe('incomplete');
    await expectAggregateWhole();
  });

  it('with a system that follows no signal but SIGKILL: sealed in time all the same', async () => {
    writePlanFiles(test, { variants: { stubborn: { faults: 'ignore-sigterm' } }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 60 })) });
    const run = test.start(['run', 'plan.json', '--out', 'out']);
    await test.untilMeasuring('stubborn-r1-a1');
    const cancelled = await cancel(run, 'stubborn-r1-a1');
    expect(cancelled.exitCode).toBe(130);
    await expectSealed(cancelled, 'stubborn-r1-a1');
  });

  it('a SIGTERM after the SIGINT breaks no sealing; the same signal again ends at once', async () => {
    writePlanFiles(test, { variants: { stubborn: { faults: 'ignore-sigterm' } }, workload: ({ scenarios }) => scenarios.forEach((scenario) => (scenario.stop = { kind: 'window', seconds: 60 })) });
    const first = test.start(['run', 'plan.json', '--out', 'out']);
    await test.untilMeasuring('stubborn-r1-a1');
    first.kill('SIGINT');
    await delay(700);
    first.kill('SIGTERM');
    expect((await first).exitCode).toBe(130);
    expect(existsSync(test.path('out', 'runs', 'stubborn-r1-a1', 'MANIFEST.sha256'))).toBe(true);
    const second = test.start(['run', 'plan.json', '--out', 'again']);
    await test.untilMeasuring('stubborn-r1-a1', 'again');
    second.kill('SIGINT');
    await delay(700);
    second.kill('SIGINT');
    expect((await second).exitCode).toBe(130);
    expect(existsSync(test.path('again', 'runs', 'stubborn-r1-a1', 'MANIFEST.sha256'))).toBe(false);
  });
});

const BIN = process.env['INDEXBENCH_BIN'] ?? '';

/** With a system of two processes and an index: while it is built, and while it serves. */
describe.skipIf(BIN === '' || !existsSync(BIN) || !statSync(BIN).isDirectory())('a cancelled job with real systems (needs INDEXBENCH_BIN)', { timeout: 240_000 }, () => {
  it.each([
    ['zaino-0.10.1', 'building the index'],
    ['ztreamer-0.2.1', '"kind":"measuring"'],
  ])('%s at %s', async (variant, at) => {
    const run = test.start(['run', 'golden', '--variants', variant, '--repeats', '1', '--out', 'out']);
    await untilJournal(`${variant}-r1-a1`, at, 180_000);
    await delay(2_000);
    const cancelled = await cancel(run, `${variant}-r1-a1`);
    expect(cancelled.exitCode).toBe(130);
    await expectSealed(cancelled, `${variant}-r1-a1`);
    const { state } = test.json('out', 'runs', `${variant}-r1-a1`, 'index-build.json') as IndexBuild;
    expect(state).toEqual(at.includes('measuring') ? { kind: 'complete' } : { kind: 'cut-off', reason: 'interrupted' });
  });
});
