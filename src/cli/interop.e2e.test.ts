import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSmallBundle } from '../bundle/fixtures/small-bundle.ts';
import type { Imported } from '../model/generated/types.ts';
import { parseCsvTable } from '../model/csv.ts';
import { ProgramTest } from './testing/program.ts';

const fixture = (path: string): string => fileURLToPath(new URL(`../../fixtures/${path}`, import.meta.url));

let test: ProgramTest;
beforeEach(() => {
  test = new ProgramTest();
});
afterEach(() => test.remove());

describe('published verify', () => {
  it('recomputes what is shipped and exits 0: the discrepancies are the known ones', async () => {
    const { exitCode, stdout } = await test.run('published', 'verify');
    expect(exitCode).toBe(0);
    expect(stdout.match(/^ {2}KNOWN DISCREPANCY/gm)).toHaveLength(3);
    expect(stdout).toContain('CC BY 4.0');
    expect(stdout).toMatch(/CPU models under all builds: AMD EPYC 7763 64-Core Processor \(5 runs\)/);
  });

  it('exits 1 for a new discrepancy, with --json as one document', async () => {
    cpSync(fixture('published'), test.path('studies'), { recursive: true });
    const file = test.path('studies', 'prep-retrieval', 'study.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"value": "35.82"', '"value": "35.92"'));
    const { exitCode, stdout } = await test.run('published', 'verify', 'studies', '--json');
    expect(exitCode).toBe(1);
    const { studies } = JSON.parse(stdout) as { studies: { study: string; figures: { id: string; verdict: string }[] }[] };
    expect(studies.find(({ study }) => study === 'prep-retrieval')?.figures.filter(({ verdict }) => verdict === 'new discrepancy').map(({ id }) => id)).toEqual(['buffered-cpu']);
  });
});

describe('import and export', () => {
  it('reads ghz’s report, prints it, and writes it once', async () => {
    const { exitCode, stdout } = await test.run('import', 'ghz', fixture('ghz/refused.json'), '--out', 'out', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual(test.json('out', 'imported.json'));
    expect((JSON.parse(stdout) as Imported).measurements[0]).toMatchObject({ calls: 4, ok: 0, callsPerSecond: null, latency: null });
    const again = await test.run('import', 'ghz', fixture('ghz/refused.json'), '--out', 'out');
    expect(again.exitCode).toBe(2);
    expect(again.stderr).toMatch(/OUTPUT_EXISTS/);
  });

  it('refuses another tool’s output by the file and what is missing', async () => {
    const { exitCode, stderr } = await test.run('import', 'ghz', fixture('published/reference-study/study.json'));
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/INPUT_INVALID: .*study\.json#: key "date" is missing/);
  });

  it('writes CSV and the action’s JSON from bundles', async () => {
    await writeSmallBundle(test.path('runs', 'reference-r1-a1'));
    const csv = await test.run('export', 'csv', 'runs', '--out', 'cells.csv');
    expect(csv.exitCode).toBe(0);
    expect(parseCsvTable(readFileSync(test.path('cells.csv'), 'utf8'), 'cells.csv').rows.length).toBeGreaterThan(1);
    const { exitCode, stdout } = await test.run('export', 'customSmallerIsBetter', 'runs');
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ unit: 'ns' }));
  });
});
