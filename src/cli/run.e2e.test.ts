import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle, Comparison, Measurements, Payloads } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

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

const bundleOf = (run: string): Bundle => test.json('out', 'runs', run, 'bundle.json') as Bundle;
const measurementsOf = (run: string): Measurements => test.json('out', 'runs', run, 'measurements.json') as Measurements;
const payloadsOf = (run: string): Payloads => test.json('out', 'runs', run, 'payloads.json') as Payloads;
const comparison = (): Comparison => test.json('out', 'comparison.json') as Comparison;

describe('run', { timeout: 90_000 }, () => {
  it('measures variants in alternating order and writes bundles, table and report', async () => {
    writePlanFiles(test, { variants: { plain: {}, unbatched: { unbatched: true } }, plan: { repeats: 2, scenarios: ['GetLightdInfo', 'GetBlockRange-1000', 'download'] }, workload: ({ scenarios }) => void (scenarios[2]!.stop = { kind: 'window', seconds: 1 }) });
    const { exitCode, stdout } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(0);
    expect(readdirSync(test.path('out')).sort()).toEqual(['README.txt', 'comparison.csv', 'comparison.json', 'comparison.md', 'report.html', 'runs']);
    expect(readdirSync(test.path('out', 'runs')).sort()).toEqual(['plain-r1-a1', 'plain-r2-a1', 'unbatched-r1-a1', 'unbatched-r2-a1']);
    expect(['plain-r1-a1', 'plain-r2-a1'].map((run) => bundleOf(run).leg.position)).toEqual([1, 2]);
    expect(bundleOf('plain-r1-a1').leg.id).toBe(bundleOf('unbatched-r1-a1').leg.id);
    expect(payloadsOf('plain-r1-a1').verdict).toEqual({ kind: 'verified' });
    expect(payloadsOf('plain-r1-a1').whole).toMatchObject({ blocks: 12003, sha256: '9852ef8ec0667d45856b586f04aa7db74855a01f7d83e8095f9aec0111f332c8' });
    const row = comparison().rows.find(({ scenario }) => scenario === 'GetBlockRange-1000');
    expect(row?.cells.map(({ variant, state }) => [variant, state.kind])).toEqual([['plain', 'measured'], ['unbatched', 'measured']]);
    expect(row?.ratios.find(({ metric }) => metric === 'unitsPerSecond')?.basis).toMatchObject({ kind: 'paired', pairs: [{ repeat: 1 }, { repeat: 2 }] });
    expect(stdout).toMatch(/^GetBlockRange-1000 .* blocks\/s/m);
    for (const { sums, samples } of measurementsOf('unbatched-r2-a1').measurements) {
      expect(samples?.rows).toBe((sums?.calls ?? 0) + (sums?.warmupCalls ?? 0) + (sums?.cutOff ?? 0));
    }
  });

  it('leaves unsupported methods as empty cells, not as failures', async () => {
    writePlanFiles(test, { variants: { compact: { profile: 'serve-compact' } }, plan: { scenarios: ['GetBlockRange-1000', 'nullifiers'] }, workload: ({ scenarios }) => void scenarios.push({ ...structuredClone(scenarios[2]!), id: 'nullifiers', method: 'GetBlockRangeNullifiers' }) });
    const { exitCode } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(0);
    expect(measurementsOf('compact-r1-a1').measurements.map(({ state }) => state)).toEqual([{ kind: 'measured' }, { kind: 'not-supported', status: 'UNIMPLEMENTED' }]);
  });

  it('prints one JSON document with --json', async () => {
    writePlanFiles(test, { variants: { plain: {} } });
    const { exitCode, stdout } = await test.run('run', 'plan.json', '--out', 'out', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual(comparison());
  });
});

describe('a system that misbehaves', { timeout: 90_000 }, () => {
  const failed = async (configuration: Record<string, string | number>): Promise<Bundle['outcome']> => {
    writePlanFiles(test, { variants: { bad: configuration, good: {} } });
    const { exitCode } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(4);
    expect(bundleOf('good-r1-a1').outcome).toEqual({ kind: 'complete' });
    expect(comparison()).toMatchObject({ outcome: 'incomplete', failures: [{ variant: 'bad' }] });
    return bundleOf('bad-r1-a1').outcome;
  };

  it('exits early: its last lines and exit code are kept, the other variant is measured', async () => {
    expect(await failed({ faults: 'exit-early' })).toMatchObject({ kind: 'failed', code: 'SYSTEM_EXITED', message: 'bad: ended before it was ready (exit code 7)', lastLogLines: ['opening the chain', 'error: the chain is locked by another process', 'giving up'] });
  });

  it('never gets ready', async () => {
    expect(await failed({ faults: 'never-ready', readySeconds: 1 })).toMatchObject({ kind: 'failed', code: 'SYSTEM_NOT_READY', message: expect.stringContaining('not ready after 1 s: it never told the address') as unknown });
  });

  it('ignores SIGTERM', async () => {
    expect(await failed({ faults: 'ignore-sigterm' })).toMatchObject({ kind: 'failed', code: 'SYSTEM_STOP', message: 'bad: ignored its stop signal and SIGTERM, and was killed' });
    expect(measurementsOf('bad-r1-a1').measurements[0]?.state).toEqual({ kind: 'measured' });
  });

  it('leaves a child behind', async () => {
    expect(await failed({ faults: 'fork-child' })).toMatchObject({ kind: 'failed', code: 'SYSTEM_STOP', message: expect.stringMatching(/^bad: left processes behind, which were ended: \d+ \(sleep\)/) as unknown });
  });

  it.each(['exit@25', 'exit@3'])('exits while it is measured, or checked (%s)', async (faults) => {
    expect(await failed({ faults })).toMatchObject({ kind: 'failed', code: 'SYSTEM_EXITED', message: 'bad: ended during its run (exit code 9)' });
  });

  it.each([
    ['wrong-parent@5000', 5000, 'prevHash'],
    ['hole@700', 700, 'height'],
    ['swap@900', 900, 'height'],
    ['short@12000', 12000, 'count'],
  ])('sends wrong blocks (%s): the first difference is named and nothing is timed', async (faults, height, field) => {
    expect(await failed({ faults })).toMatchObject({ kind: 'failed', code: 'PAYLOAD_WRONG', message: expect.stringContaining(`height ${height}, ${field}: expected `) as unknown });
    expect(payloadsOf('bad-r1-a1').verdict).toMatchObject({ kind: 'wrong', difference: { height, field } });
    expect(measurementsOf('bad-r1-a1').measurements[0]).toMatchObject({ state: { kind: 'wrong' }, statistics: null, samples: null });
  });

  it('resets streams: the calls are counted as errors and nothing is retried in silence', async () => {
    writePlanFiles(test, { variants: { resetting: { faults: 'reset@12003' } } });
    const { exitCode } = await test.run('run', 'plan.json', '--out', 'out');
    expect(exitCode).toBe(4);
    expect(bundleOf('resetting-r1-a1').outcome).toMatchObject({ kind: 'failed', code: 'PAYLOAD_UNREADABLE' });
    expect(payloadsOf('resetting-r1-a1').verdict).toMatchObject({ kind: 'wrong', difference: { field: 'status', expected: 'OK' } });
  });
});

describe('bad input', { timeout: 30_000 }, () => {
  const refused = async (...args: string[]): Promise<{ exitCode: number | undefined; stderr: string }> => {
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out', ...args);
    expect(existsSync(test.path('out', 'runs'))).toBe(false);
    return { exitCode, stderr };
  };

  it('names a taken fixed port and who listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    writePlanFiles(test, { variants: { fixed: { port } } });
    const { exitCode, stderr } = await test.run('run', 'plan.json', '--out', 'out');
    await new Promise((resolve) => server.close(resolve));
    expect(exitCode).toBe(3);
    expect(stderr).toContain(`error PORT_TAKEN: 127.0.0.1:${port}: port ${port} is in use by process ${process.pid} (`);
  });

  it('names the CPUs that this host has', async () => {
    writePlanFiles(test, { variants: { plain: {} } });
    const { exitCode, stderr } = await refused('--server-cpus', '0-99');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/error CPUS_UNAVAILABLE: --server-cpus: .*available/s);
  });

  it.each([
    ['plan', (path: string) => path.replace('"drivers":["native"]', '"drivers":["nativ"]'), 'plan.json#/drivers/0: "nativ" is not allowed; allowed: "native", "native-http2", "grpc-js", "ghz", "ghz-as-published"'],
    ['workload', (text: string) => text.replace('"clients":1', '"clints":1'), 'workload.json#/scenarios/0: unknown key "clints"; allowed: id, title,'],
    ['pins', (text: string) => text.replace('"sha256":"9c3d', '"sha256":"9C3D'), 'pins.json#/snapshots/demo/sha256: '],
  ])('names file, pointer and allowed values for a typo in %s.json', async (file, change, message) => {
    const { writeFileSync } = await import('node:fs');
    writePlanFiles(test, { variants: { plain: {} } });
    writeFileSync(test.path(`${file}.json`), change(readFileSync(test.path(`${file}.json`), 'utf8')));
    const { exitCode, stderr } = await refused();
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`error INPUT_INVALID: `);
    expect(stderr).toContain(message);
  });

  it('names the variants, scenarios, settings and systems that exist', async () => {
    writePlanFiles(test, { variants: { plain: { unbached: true } } });
    expect((await refused('--variants', 'plian')).stderr).toContain('plain');
    expect((await refused('--scenarios', 'GetBlocks')).stderr).toContain('GetBlockRange-1000');
    const { exitCode, stderr } = await refused();
    expect(exitCode).toBe(2);
    expect(stderr).toContain('variant plain#/configuration/unbached: reference has no setting "unbached"; it has: profile, unbatched');
  });

  it.each([
    [{ faults: 'nosuch' }, 2, 'error INPUT_INCONSISTENT: variant plain#/configuration: --fault: unknown fault "nosuch"'],
    [{ profile: 'fll' }, 2, 'error INPUT_INCONSISTENT: variant plain#/configuration: --profile: unknown profile "fll"'],
  ])('tells settings that cannot be right before anything starts: %o', async (configuration, code, message) => {
    writePlanFiles(test, { variants: { plain: configuration } });
    const { exitCode, stderr } = await refused();
    expect(exitCode).toBe(code);
    expect(stderr).toContain(message);
  });

  it.each([
    ['path:/nowhere/reference.mjs', 3, 'error TOOL_MISSING: pin path:/nowhere/reference.mjs: /nowhere/reference.mjs is absent'],
    ['crate:x@1.0.0', 2, 'error INPUT_INCONSISTENT: the reference system cannot be obtained from crate:x@1.0.0'],
  ])('tells a program that cannot be had before anything starts: %s', async (pin, code, message) => {
    writePlanFiles(test, { variants: { plain: {} }, pins: ({ variants }) => void (variants['plain']!.pin = pin) });
    const { exitCode, stderr } = await refused();
    expect(exitCode).toBe(code);
    expect(stderr).toContain(message);
  });

  it('never writes over what is there', async () => {
    const { mkdirSync, writeFileSync } = await import('node:fs');
    writePlanFiles(test, { variants: { plain: {} } });
    mkdirSync(test.path('out'));
    writeFileSync(test.path('out', 'mine.txt'), 'mine');
    const { exitCode, stderr } = await refused();
    expect(exitCode).toBe(2);
    expect(stderr).toContain('error OUTPUT_EXISTS');
    expect(readFileSync(test.path('out', 'mine.txt'), 'utf8')).toBe('mine');
  });

  it('refuses an unknown flag and an unknown command', async () => {
    expect((await test.run('run', '--repeets', '3')).exitCode).toBe(2);
    expect((await test.run('rnu')).exitCode).toBe(2);
    expect((await test.run('run', '--repeats', '0')).stderr).toContain('a whole number from 1 to 9999');
  });
});
