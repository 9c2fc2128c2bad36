import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSmallBundle } from '../bundle/fixtures/small-bundle.ts';
import { parseCsvTable } from '../model/csv.ts';
import { aggregate } from './aggregate.ts';
import { exportBundles } from './export-command.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'indexbench-export-'));
  await writeSmallBundle(join(folder, 'runs', 'reference-r1-a1'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('export', () => {
  it('writes the cells of the bundles below a folder as CSV', async () => {
    const { comparison } = await aggregate({ roots: [folder], gates: null, recheck: null, version: '0' });
    const { rows } = parseCsvTable((await exportBundles('csv', folder, '0')).text, 'csv');
    expect(rows.map(({ scenario, variant, workKey }) => [scenario, variant, workKey])).toEqual(comparison.rows.flatMap((row) => row.cells.map(({ variant }) => [row.scenario, variant, row.workKey])));
    for (const row of rows.filter(({ state }) => state === 'measured')) {
      const cell = comparison.rows.find(({ scenario }) => scenario === row['scenario'])?.cells[0];
      expect(Number(row['unitsPerSecond'])).toBe(cell?.summary.find(({ metric }) => metric === 'unitsPerSecond')?.median);
      expect(row['hostKeys']).toBe(cell?.runs[0]?.hostKey);
    }
  });

  it('writes the two files of github-action-benchmark, and says what they lack', async () => {
    const bigger = await exportBundles('customBiggerIsBetter', folder, '0');
    const entries = JSON.parse(bigger.text) as { name: string; unit: string; value: number }[];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ name, unit, value }) => name.endsWith('/ unitsPerSecond') && unit.endsWith('/s') && value > 0)).toBe(true);
    expect(bigger.notes).toEqual([expect.stringMatching(/^left out, the action will not miss it: \S+, native, reference: not-supported$/)]);
    const smaller = JSON.parse((await exportBundles('customSmallerIsBetter', folder, '0')).text) as { name: string }[];
    expect(smaller.some(({ name }) => name.endsWith('/ p50Ns'))).toBe(true);
  });

  it('refuses a format that there is not, and a folder without bundles', async () => {
    await expect(exportBundles('xml', folder, '0')).rejects.toThrow(/unknown format "xml"; known: csv, customBiggerIsBetter, customSmallerIsBetter/);
    await expect(exportBundles('toString', folder, '0')).rejects.toMatchObject({ code: 'USAGE' });
    await expect(exportBundles('csv', join(folder, 'runs', 'reference-r1-a1', 'samples'), '0')).rejects.toMatchObject({ code: 'NOTHING_TO_COMPARE' });
  });
});
