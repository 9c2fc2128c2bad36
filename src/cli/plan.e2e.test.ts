import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '../model/canonical-json.ts';
import { parseDocument } from '../model/document.ts';
import type { Bundle, Plan } from '../model/generated/types.ts';
import { writePlanFiles } from './testing/plan-files.ts';
import { ProgramTest } from './testing/program.ts';

const FOLDERS = (process.env['INDEXBENCH_BIN'] ?? '').split(delimiter).filter((folder) => folder !== '');
const hasNode = FOLDERS.some((folder) => existsSync(join(folder, 'zebrad-6.4.2')));

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

const bundleOf = (out: string, run: string): Bundle => test.json(out, 'runs', run, 'bundle.json') as Bundle;

describe('plan matrix', { timeout: 60_000 }, () => {
  it('prints one line of JSON that follows its schema, and takes run’s options', async () => {
    const { exitCode, stdout } = await test.run('plan', 'matrix', 'testnet', '--variants', 'zaino-0.10.1', '--repeats', '2', '--json');
    expect(exitCode).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const matrix = parseDocument('JobMatrix', stdout, 'stdout');
    expect(matrix.programs.map(({ program }) => program)).toEqual(['zainod', 'zebrad']);
    expect(matrix.legs).toEqual([{ leg: '1', label: 'r1' }, { leg: '2', label: 'r2' }]);
  });

  it('says for a reader what it comes to', async () => {
    const { stdout } = await test.run('plan', 'matrix', 'testnet', '--job-minutes', '150');
    expect(stdout).toContain('9 legs of about ');
    expect(stdout).toContain('variants are measured across machines: no pair, no rank, no verdict\n');
    expect(stdout).toContain('disk zaino-0.10.1: 41.74 GB (archive not known, state 12.60 GB, index 23.70 GB, and 15 %)\n');
  });

  it.each([
    [['--split', 'sideways'], 'allowed: auto, repeat, variant'],
    [['--max-jobs', '0'], 'a whole number from 1 to 9999 is wanted'],
    [['--job-minutes', '20'], 'one repeat of one variant takes about '],
    [['--repeats', '900'], '900 repeats of all variants in 256 jobs at most make 4 repeats a leg'],
  ])('refuses %j', async (flags, message) => {
    const { exitCode, stderr } = await test.run('plan', 'matrix', 'testnet', ...flags);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('plan install', { timeout: 60_000 }, () => {
  it('takes variants of the plan only', async () => {
    const { exitCode, stderr } = await test.run('plan', 'install', 'zebra-6.4.2');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('unknown variant "zebra-6.4.2"; allowed: reference, reference-unbatched');
    expect((await test.run('plan', 'install', 'reference')).stdout).toContain('dist/reference.mjs');
  });
});

describe('plan resolve', { timeout: 90_000 }, () => {
  it('writes a plan that legs are run from, each with its digest, whatever their CPUs and deadline', async () => {
    writePlanFiles(test, { variants: { plain: {} }, plan: { repeats: 2, scenarios: ['GetLightdInfo'] } });
    const { exitCode, stdout } = await test.run('plan', 'resolve', 'plan.json', '--out', 'resolved.json', '--json');
    expect(exitCode).toBe(0);
    const digest = sha256Hex(readFileSync(test.path('resolved.json'), 'utf8'));
    expect(JSON.parse(stdout)).toEqual({ plan: { id: 'test', digest }, file: test.path('resolved.json') });
    expect((JSON.parse((await test.run('plan', 'matrix', 'resolved.json', '--json')).stdout) as { plan: unknown }).plan).toEqual({ id: 'test', digest, needsNode: false });
    expect((await test.run('run', 'resolved.json', '--leg', '1', '--out', 'legs/1')).exitCode).toBe(0);
    expect((await test.run('run', 'resolved.json', '--leg', '2', '--out', 'legs/2', '--deadline', '77', '--server-cpus', '0', '--client-cpus', '1')).exitCode).toBe(0);
    expect([bundleOf('legs/1', 'plain-r1-a1').planSha256, bundleOf('legs/2', 'plain-r2-a1').planSha256]).toEqual([digest, digest]);
    expect(bundleOf('legs/2', 'plain-r2-a1').cpus).toMatchObject({ server: '0', client: '1' });
    expect((await test.run('aggregate', 'legs', '--out', 'all', '--verify')).exitCode).toBe(0);
    expect((await test.run('verify', 'legs')).exitCode).toBe(0);
  });

  it('refuses what would make it another plan, what was edited, and to write over something', async () => {
    writePlanFiles(test, { variants: { plain: {} }, plan: { scenarios: ['GetLightdInfo'] } });
    await test.run('plan', 'resolve', 'plan.json', '--out', 'resolved.json');
    const again = await test.run('plan', 'resolve', 'plan.json', '--out', 'resolved.json');
    expect(again).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('error OUTPUT_EXISTS') as string });
    const other = await test.run('run', 'resolved.json', '--repeats', '3', '--out', 'out');
    expect(other).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--repeats would make another plan of a resolved one') as string });
    const plan = test.json('resolved.json') as Plan;
    plan.scenarios[0]!.scheduleSha256 = '0'.repeat(64);
    writeFileSync(test.path('edited.json'), JSON.stringify(plan));
    const edited = await test.run('run', 'edited.json', '--out', 'out');
    expect(edited).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('edited.json#/scenarios/0/scheduleSha256: 0000') as string });
    expect(existsSync(test.path('out'))).toBe(false);
  });

  it('leaves out what names transactions where no node can select them', async () => {
    writeFileSync(test.path('plan.json'), JSON.stringify({ version: 1, id: 'fixtures', description: '', snapshot: 'demo', variants: ['reference'], workload: 'serving-regtest', scenarios: ['GetTransaction', 'GetSubtreeRoots-sapling-10'], drivers: ['native'], repeats: 1 }));
    expect((await test.run('plan', 'resolve', 'plan.json', '--out', 'resolved.json')).exitCode).toBe(0);
    const plan = test.json('resolved.json') as Plan;
    expect(plan.scenarios.map(({ scenario }) => scenario.id)).toEqual(['GetSubtreeRoots-sapling-10']);
    expect(plan.leftOut.map(({ scenario }) => scenario)).toEqual(['GetTransaction']);
  });
});

describe.skipIf(!hasNode)(`plan resolve with a real node${hasNode ? '' : ' (no zebrad-6.4.2 in INDEXBENCH_BIN)'}`, { timeout: 240_000 }, () => {
  it('selects what requests name; a run of it has that digest and selects nothing', async () => {
    writeFileSync(test.path('plan.json'), JSON.stringify({ version: 1, id: 'fixtures', description: '', snapshot: 'regtest', variants: ['zebra-6.4.2'], workload: 'serving-regtest', scenarios: ['GetTransaction'], drivers: ['native'], repeats: 1 }));
    const resolved = await test.run('plan', 'resolve', 'plan.json', '--out', 'resolved.json');
    expect(resolved.exitCode, resolved.stderr).toBe(0);
    const plan = test.json('resolved.json') as Plan;
    expect(plan.fixtures?.node).toBe('/Zebra:6.4.2/');
    expect(plan.scenarios[0]?.txids).toHaveLength(2);
    expect(plan.snapshot.pin.tipHeight).toBe(12_003);
    const { exitCode, stderr } = await test.run('run', 'resolved.json', '--out', 'out');
    expect(exitCode, stderr).toBe(0);
    expect(stderr).not.toContain('selects the transactions');
    expect(bundleOf('out', 'zebra-6.4.2-r1-a1').planSha256).toBe(sha256Hex(readFileSync(test.path('resolved.json'), 'utf8')));
    expect((await test.run('verify', 'out')).exitCode).toBe(0);
  });
});
