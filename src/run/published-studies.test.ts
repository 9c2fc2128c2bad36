import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReferenceAggregate } from '../comparison/published/reference-aggregate.ts';
import { roundsTo } from '../comparison/published/decimal.ts';
import type { Cell, Metric } from '../model/generated/types.ts';
import { loadStudies, verifyPublished } from './published-studies.ts';

const SHIPPED = fileURLToPath(new URL('../../fixtures/published', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexbench-published-'));
  cpSync(SHIPPED, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(study: string, from: string, to: string): void {
  const file = join(folder, study, 'study.json');
  const text = readFileSync(file, 'utf8');
  expect(text.split(from), `${from} stands once`).toHaveLength(2);
  writeFileSync(file, text.replace(from, to));
}

const verdicts = (): string[] => verifyPublished(folder).studies.flatMap(({ study, figures }) => figures.filter(({ verdict }) => verdict !== 'agrees').map(({ id, verdict }) => `${study}/${id}: ${verdict}`));

const KNOWN = ['prep-retrieval/scan-genesis-ratio: known discrepancy', 'zaino-vs-ztreamer/faster-everywhere-latency: known discrepancy', 'zaino-vs-ztreamer/floor-p99: known discrepancy'];

describe('published verify', () => {
  it('finds exactly the known discrepancies in what is shipped', () => {
    const { studies, exitCode } = verifyPublished(folder);
    expect(verdicts()).toEqual(KNOWN);
    expect(exitCode).toBe(0);
    expect(studies.map(({ study, figures }) => [study, figures.length])).toEqual([['chef-indexing', 23], ['prep-retrieval', 35], ['reference-study', 12], ['zaino-vs-ztreamer', 32], ['zds-benchmarking', 5]]);
    for (const { attribution } of studies) expect(attribution).not.toBe('');
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(`recomputes all ${String(studies.reduce((sum, { figures }) => sum + figures.length, 0))} of them.`);
  });

  it('judges the gates of the buffered-read experiment from what was published of them', () => {
    const gates = verifyPublished(folder).studies.find(({ study }) => study === 'prep-retrieval')?.gates;
    expect(gates?.results.map(({ id, verdict, figure }) => [id, verdict, figure === null ? null : Number(figure.toFixed(2))])).toEqual([
      ['download-time', 'fail', 7.56], ['every-pair', 'not measured', null], ['throughput-x128', 'not measured', null], ['p95-x128', 'pass', 2.73], ['anonymous-memory', 'not measured', 11.11], ['all-ok', 'pass', 0],
    ]);
    expect(gates?.promoted).toBe(false);
    expect(gates?.results.filter(({ verdict }) => verdict === 'not measured').map(({ quote }) => quote)).not.toContain(null);
  });

  it('fails for a new discrepancy: a figure that a copyist changed', () => {
    change('prep-retrieval', '"kind": "figure", "value": "21.186483"', '"kind": "figure", "value": "21.286483"');
    expect(verdicts()).toEqual(['prep-retrieval/buffered-time: new discrepancy', ...KNOWN]);
    expect(verifyPublished(folder).exitCode).toBe(1);
  });

  it('fails for a known discrepancy that vanished', () => {
    change('prep-retrieval', '"value": "56.26"', '"value": "56.25"');
    expect(verdicts()).toContain('prep-retrieval/scan-genesis-ratio: vanished discrepancy');
    expect(verifyPublished(folder).exitCode).toBe(1);
  });

  it('refuses per-run rows that are not the published ones', () => {
    const file = join(folder, 'reference-study', 'serving-runs.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace('108.23429158848047', '118.23429158848047'));
    expect(() => verifyPublished(folder)).toThrow(/serving-runs\.csv: its SHA-256 is [0-9a-f]{64}, the study says/);
  });

  it('refuses a study in another one’s folder, and a folder without studies', () => {
    change('zds-benchmarking', '"id": "zds-benchmarking"', '"id": "chef-indexing"');
    expect(() => verifyPublished(folder)).toThrow(/its id is "chef-indexing", its folder "zds-benchmarking"/);
    expect(() => verifyPublished(join(folder, 'none'))).toThrow(/is no folder that can be read/);
  });
});

describe('the kit’s own aggregate of the reference study', () => {
  const aggregate = verifyPublished(SHIPPED).aggregate as ReferenceAggregate;
  const rowOf = (scenario: string): ReferenceAggregate['rows'][number] => aggregate.rows.find((row) => row.scenario === scenario)!;
  const cellOf = (scenario: string, build: string): Cell => rowOf(scenario).cells.find(({ variant }) => variant === build)!;
  const medianOf = (cell: Cell, metric: Metric): number => cell.summary.find((entry) => entry.metric === metric)?.median ?? Number.NaN;

  it('takes every row: 25 scenarios of four builds, three runs each', () => {
    expect(aggregate.rows.map(({ cells }) => cells.map(({ runs }) => runs.length))).toEqual(Array.from({ length: 25 }, () => [3, 3, 3, 3]));
    expect(aggregate.rows.flatMap(({ cells }) => cells.flatMap(({ runs }) => runs.filter(({ ok, calls }) => ok === calls)))).toHaveLength(300);
  });

  it('gives the published medians', () => {
    const serving = loadStudies(SHIPPED).get('zaino-vs-ztreamer')!.document.tables.find(({ id }) => id === 'serving')!;
    const scenarios = ['GetBlockRange/1000', 'sync 280000-4382797', 'GetBlockRange/1000 x128', 'GetBlock x128'];
    expect(serving.rows).toHaveLength(scenarios.length);
    for (const [at, row] of serving.rows.entries()) {
      for (const [column, cell] of row.cells.entries()) {
        const found = medianOf(cellOf(scenarios[at]!, serving.columns[column]!.id), 'unitsPerSecond');
        expect(cell.kind === 'figure' && roundsTo(found, cell.value), `${row.title}: ${String(found)}`).toBe(true);
      }
    }
    expect(medianOf(cellOf('GetBlockRange/1000 x128', 'ztreamer-v0.1.0'), 'p50Ns')).toBeCloseTo(458_176_574, 0);
    expect(cellOf('GetBlockRange/1000', 'zaino-0.10.1').summary[0]).toMatchObject({ n: 3, claim: 'spread' });
  });

  it('flags what was client-bound: Ztreamer’s, and no row of Zaino', () => {
    const bound = (build: string): string[] => aggregate.rows.filter((row) => row.cells.some(({ variant, state }) => variant === build && state.kind === 'measured' && state.clientBound)).map(({ scenario }) => scenario);
    expect(bound('zaino-0.10.1')).toEqual([]);
    expect(bound('zaino-0.9.0')).toEqual([]);
    for (const build of ['ztreamer-v0.1.0', 'ztreamer-master']) {
      const many = aggregate.rows.filter(({ suite, clients }) => suite === 'scaling' && clients >= 8).map(({ scenario }) => scenario);
      const ranges = aggregate.rows.filter(({ suite }) => suite === 'ranges').map(({ scenario }) => scenario);
      expect(many).toHaveLength(6);
      expect(bound(build)).toEqual(expect.arrayContaining([...many, ...ranges, 'GetBlockRange/1000 x1', 'sync 280000-4382797']));
    }
  });

  it('finds the one CPU model under all builds, and the five runs on it', () => {
    expect(aggregate.commonCpuModels).toEqual([{ cpuModel: 'AMD EPYC 7763 64-Core Processor', runs: 5 }]);
    const download = rowOf('sync 280000-4382797');
    expect(download.mixedCpuModels).toEqual(['zaino-0.10.1', 'zaino-0.9.0', 'ztreamer-master', 'ztreamer-v0.1.0']);
    expect(download.sameModelCells.map(({ variant, runs }) => [variant, runs.map(({ repeat }) => repeat)]).sort()).toEqual([['zaino-0.10.1', [1, 2]], ['zaino-0.9.0', [2]], ['ztreamer-master', [3]], ['ztreamer-v0.1.0', [3]]]);
    expect(medianOf(download.sameModelCells.find(({ variant }) => variant === 'ztreamer-v0.1.0')!, 'unitsPerSecond')).toBeCloseTo(165_602.33, 1);
  });

  it('takes no ratio for one of a single machine, and ranks nothing', () => {
    const ratios = aggregate.rows.flatMap((row) => row.ratios);
    expect(ratios.length).toBeGreaterThan(100);
    expect(new Set(ratios.map(({ basis }) => basis.kind))).toEqual(new Set(['across-machines', 'none']));
    expect(aggregate.rows.every(({ ranking }) => ranking.kind === 'unranked')).toBe(true);
    const download = rowOf('sync 280000-4382797').ratios.find(({ metric, numerator }) => metric === 'unitsPerSecond' && numerator === 'ztreamer-v0.1.0');
    expect(download).toMatchObject({ denominator: 'zaino-0.10.1', basis: { kind: 'across-machines', runs: 3 }, bound: 'at-least' });
    expect(download?.median).toBeCloseTo(165_602.331330672 / ((11_124.1517788592 + 12_761.3332229232) / 2), 6);
  });

  it('knows by how much warm-ups may lower a rate', () => {
    expect(rowOf('GetBlockRange/100000').warmUpShare).toBeCloseTo(2 / 12, 12);
    expect(rowOf('GetBlockRange/10000').warmUpShare).toBeCloseTo(2 / 102, 12);
    expect(rowOf('GetTreeState').warmUpShare).toBeCloseTo(50 / 1050, 12);
    expect([rowOf('GetBlock x8').warmUpShare, rowOf('sync 280000-4382797').warmUpShare]).toEqual([null, null]);
  });

  it('states no percentile that is only the slowest of ten', () => {
    const metrics = cellOf('GetBlockRange/100000', 'zaino-0.10.1').summary.map(({ metric }) => metric);
    expect(metrics).toContain('p50Ns');
    expect(metrics).not.toContain('p95Ns');
    expect(cellOf('GetBlockRange/10000', 'zaino-0.10.1').summary.map(({ metric }) => metric)).toContain('p99Ns');
  });
});
