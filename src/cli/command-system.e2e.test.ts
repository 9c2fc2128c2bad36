import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Comparison, IndexBuild, Pins, Setting, Variant } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest, ROOT } from './testing/program.ts';

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(async () => {
  const left = await test.processesAfter(5_000);
  const folders = test.temporaryFolders();
  test.remove();
  expect(left).toEqual([]);
  expect(folders).toEqual([]);
});

const REFERENCE = join(ROOT, 'dist', 'reference.mjs');
const FLAGS = ['--chain', '{snapshot}', '--profile', 'full', '--listen', '127.0.0.1:{port}'];

function write(variants: Record<string, Partial<Variant>>, scenarios = ['GetBlockRange-1000']): void {
  const pins = (document: Pins): void => {
    document.variants = Object.fromEntries(Object.entries(variants).map(([name, variant]) => [name, { system: 'command', pin: `command:${REFERENCE}`, description: name, configuration: {}, ...variant }]));
  };
  writePlanFiles(test, { variants: Object.fromEntries(Object.keys(variants).map((name) => [name, {}])), plan: { scenarios }, pins });
}
const comparison = (): Comparison => test.json('out', 'comparison.json') as Comparison;
const bundle = (variant: string): Bundle => test.json('out', 'runs', `${variant}-r1-a1`, 'bundle.json') as Bundle;

describe('a server of one’s own', { timeout: 120_000 }, () => {
  it('is measured beside another system, in the same rows where both were built alike', async () => {
    write({
      mine: { configuration: { command: ['node', '{program}', ...FLAGS], ready: 'line:^\\{"ready":true' }, build: { profile: 'as-shipped' } },
      plain: { system: 'reference', pin: 'path:dist/reference.mjs', configuration: { profile: 'full' } },
    });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).not.toContain('error');
    expect(exitCode).toBe(0);
    const [row] = comparison().rows;
    expect(row?.cells.map(({ variant, state }) => [variant, state.kind])).toEqual([['mine', 'measured'], ['plain', 'measured']]);
    expect(comparison().notComparable).toEqual([]);
    const { binary, launch, buildProfile } = bundle('mine');
    expect(binary).toMatchObject({ file: 'reference.mjs', sha256: bundle('plain').binary?.sha256, reportedVersion: null });
    expect(buildProfile).toBe('as-shipped');
    expect(launch?.arguments.slice(0, 5)).toEqual(['{package}/dist/reference.mjs', '--chain', '{snapshot}', '--profile', 'full']);
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });

  it('gets its environment, working folder and ports, is asked over HTTP whether it is ready, and ended by the signal that it wants', async () => {
    writeFileSync(test.path('wrapper.mjs'), WRAPPER);
    write({
      wrapped: {
        pin: 'command:./wrapper.mjs',
        configuration: { command: ['node', '{program}', REFERENCE, '{snapshot}', '{port}', '{port2}'], cwd: '.', env: { CHAIN: '{network}@{tip_height}' }, ready: 'http:{port2}/health', stopSignal: 'SIGUSR2', stopSeconds: 5 },
      },
    });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).not.toContain('error');
    expect(exitCode).toBe(0);
    const seen = JSON.parse(readFileSync(test.path('seen.json'), 'utf8')) as { asked: number; env: Record<string, string>; signal: string };
    expect(seen.signal).toBe('SIGUSR2');
    // The first two answers are 503: it waited for the third.
    expect(seen.asked).toBe(3);
    expect(Object.keys(seen.env).filter((name) => !name.startsWith('INDEXBENCH')).sort()).toEqual(['CHAIN', 'LANG', 'PATH', 'PWD']);
    expect(seen.env['CHAIN']).toBe('regtest@12003');
    expect(readFileSync(test.path('out', 'runs', 'wrapped-r1-a1', 'events.ndjson'), 'utf8')).toContain('"endedBy":"own-signal"');
  });

  it('builds its index in the study index-build, told by its lines or its metrics, then serves from it at a port of its own', async () => {
    writeFileSync(test.path('indexer.mjs'), INDEXER);
    const pins = (document: Pins): void => {
      const variant = (settings: Record<string, Setting>): Variant => ({ system: 'command', pin: 'command:./indexer.mjs', description: '', configuration: { command: ['node', '{program}', REFERENCE, '{snapshot}', '{index}', '{port2}', '{tip_height}'], address: 'line:"address":"127\\.0\\.0\\.1:(\\d+)"', ...settings } });
      document.variants = { lines: variant({ indexHeight: 'line:^height (\\d+)$', indexComplete: 'line:^index complete$' }), metrics: variant({ indexHeight: 'metric:{port2}/stats#indexer_height', indexTailBlocks: 3 }) };
    };
    writePlanFiles(test, { variants: { lines: {}, metrics: {} }, plan: { studies: ['index-build', 'serving'], scenarios: ['GetBlockRange-1000'], indexBuild: { settleSeconds: 0.1, pageCache: 'keep' } }, pins });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).not.toContain('error');
    expect(exitCode).toBe(0);
    for (const name of ['lines', 'metrics']) {
      const { state, figures } = test.json('out', 'runs', `${name}-r1-a1`, 'index-build.json') as IndexBuild;
      expect([name, state]).toEqual([name, { kind: 'complete' }]);
      // Twelve steps of 50 ms, and a file of 1,000 bytes a step.
      expect(figures?.complete?.atNs).toBeGreaterThan(0.6e9);
      expect(figures?.indexBytes).toBeGreaterThanOrEqual(12_000);
      expect(bundle(name).outcome).toEqual({ kind: 'complete' });
    }
    expect(comparison().rows.map(({ cells }) => cells.map(({ variant, state }) => [variant, state.kind]))).toEqual([[['lines', 'measured'], ['metrics', 'measured']]]);
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });

  it('that never gets ready ends with what was waited for and its last lines', async () => {
    write({ never: { configuration: { command: ['node', '{program}', ...FLAGS], ready: 'line:^never$', readySeconds: 3 } } });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(4);
    expect(bundle('never').outcome).toMatchObject({ kind: 'failed', code: 'SYSTEM_NOT_READY', message: expect.stringContaining('not ready after 3 s: no line matched /^never$/u') as string });
    expect(stderr).toContain('{"ready":true');
  });

  it.each<[Record<string, Setting>, string, number, string]>([
    [{ command: ['node', '{program}', '--port', '{prt}'] }, REFERENCE, 2, 'error INPUT_INCONSISTENT: variant bad#/configuration/command/3: nothing stands for {prt}; known: {program} {port}'],
    [{ command: ['nodde', '{program}'] }, REFERENCE, 3, 'error TOOL_MISSING: PATH: the program nodde, which runs command:'],
    [{}, './target/release/server', 3, '/target/release/server is absent\n  next: Build it first, or correct the path.'],
  ])('is refused before anything starts: %j %s', async (configuration, file, code, message) => {
    write({ bad: { pin: `command:${file}`, configuration } });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).toContain(message);
    expect(exitCode).toBe(code);
  });
});

/** Starts the embedded server as its child, and tells what it was given. */
const WRAPPER = `
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
const [reference, chain, port, healthPort] = process.argv.slice(2);
const child = spawn(process.execPath, [reference, '--chain', chain, '--listen', '127.0.0.1:' + port], { stdio: 'inherit' });
let asked = 0;
createServer((request, response) => response.writeHead(request.url === '/health' && ++asked >= 3 ? 200 : 503).end()).listen(Number(healthPort), '127.0.0.1');
process.on('SIGUSR2', () => {
  writeFileSync('seen.json', JSON.stringify({ asked, env: process.env, signal: 'SIGUSR2' }));
  child.once('exit', () => process.exit(0));
  child.kill('SIGINT');
});
`;

/** Builds an index of twelve files where there is none yet, telling how far it is, and then starts the embedded server as its child. */
const INDEXER = `
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
const [reference, chain, index, metricsPort, tip] = process.argv.slice(2);
let height = 0;
let child;
createServer((request, response) => response.writeHead(request.url === '/stats' ? 200 : 404).end('# TYPE indexer_height gauge\\nindexer_height ' + height + '\\n')).listen(Number(metricsPort), '127.0.0.1');
process.on('SIGTERM', () => {
  if (child === undefined) process.exit(0);
  child.once('exit', () => process.exit(0));
  child.kill('SIGINT');
});
mkdirSync(index, { recursive: true });
for (let step = 1; step <= 12 && !existsSync(index + '/complete'); step += 1) {
  await delay(50);
  appendFileSync(index + '/blocks', 'x'.repeat(1000));
  height = step * 1000;
  console.log('height ' + height);
}
height = Number(tip);
console.log('height ' + height);
appendFileSync(index + '/complete', '');
console.log('index complete');
child = spawn(process.execPath, [reference, '--chain', chain, '--profile', 'full', '--listen', '127.0.0.1:0'], { stdio: 'inherit' });
`;

describe('prep', { timeout: 120_000 }, () => {
  it('behind the command line of the embedded server’s profile serve-compact, beside that server', async () => {
    write(
      {
        // Its default command line begins with the program: here that needs an interpreter in front.
        prep: { system: 'prep', configuration: { command: ['node', '{program}', '--chain', '{snapshot}', '--profile', 'serve-compact', '--listen', '127.0.0.1:{port}'] }, build: { profile: 'as-shipped' } },
        compact: { system: 'reference', pin: 'path:dist/reference.mjs', configuration: { profile: 'serve-compact' } },
      },
      ['GetBlockRange-1000', 'GetBlock'],
    );
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    expect(stderr).not.toContain('error');
    const states = comparison().rows.map(({ scenario, cells }) => [scenario, cells.map(({ variant, state }) => [variant, state.kind])]).sort();
    expect(states).toEqual([
      ['GetBlock', [['prep', 'measured'], ['compact', 'measured']]],
      ['GetBlockRange-1000', [['prep', 'measured'], ['compact', 'measured']]],
    ]);
    expect([exitCode, stderr.includes('INTERNAL')]).toEqual([0, false]);
    expect(bundle('prep').binary?.sha256).toBe(bundle('compact').binary?.sha256);
  });
});
