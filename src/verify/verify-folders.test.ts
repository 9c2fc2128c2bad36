import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeSmallBundle } from '../bundle/fixtures/small-bundle.ts';
import { openBundle } from '../bundle/reader.ts';
import { readSamples } from '../bundle/samples-reader.ts';
import { writeSampleParquet } from '../bundle/samples-writer.ts';
import { BundleWriter } from '../bundle/writer.ts';
import { compare } from '../comparison/compare.ts';
import { sha256Hex } from '../model/canonical-json.ts';
import { serializeDocument } from '../model/document.ts';
import type { Comparison, RefusedInput } from '../model/generated/types.ts';
import { COMPARISON_FILES } from '../report/comparison-files.ts';
import { describeDifference } from './difference.ts';
import { recheckBundle } from './verify-bundle.ts';
import { verifyFolders } from './verify-folders.ts';

let out = '';
let run = '';

/** Takes the end of a measured call out of a sealed bundle, and makes digests and manifest fit again, as a forger would. */
async function takeEndOut(folder: string): Promise<void> {
  await writeSmallBundle(folder);
  const path = join(folder, 'samples', 'native.single.parquet');
  const samples = await readSamples(path, { rows: 304, absentColumns: [] });
  samples.wide.endNs[9] = Number.NaN;
  const before = sha256Hex(readFileSync(path));
  rmSync(path);
  await writeSampleParquet(path, [samples], []);
  replaceIn(join(folder, 'measurements.json'), before, sha256Hex(readFileSync(path)));
  const manifest = readFileSync(join(folder, 'MANIFEST.sha256'), 'utf8').replace(/^[0-9a-f]{64} {2}(.*)$/gm, (_, name: string) => `${sha256Hex(readFileSync(join(folder, name)))}  ${name}`);
  writeFileSync(join(folder, 'MANIFEST.sha256'), manifest);
}

function replaceIn(file: string, found: string, other: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(found, other));
}
beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), 'indexbench-verify-folders-'));
  run = join(out, 'runs', 'reference-r1-a1');
  await writeSmallBundle(run);
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

async function writeComparison(change: (comparison: Comparison) => void = () => {}, refused: RefusedInput[] = []): Promise<Comparison> {
  const comparison = compare([await openBundle(run)], refused, { indexbenchVersion: '0.1.0', samplesVerified: false, gates: null });
  change(comparison);
  writeFileSync(join(out, 'comparison.json'), serializeDocument(comparison));
  return comparison;
}

async function comparisonFindings(): Promise<string[]> {
  const { comparisons } = await verifyFolders([out], '0.1.0');
  return comparisons.flatMap(({ differences }) => differences.map(describeDifference));
}

describe('verifyFolders', () => {
  it('recomputes bundles and the comparison above them', async () => {
    await writeComparison();
    const report = await verifyFolders([out], '0.1.0');
    expect(report).toMatchObject({ verified: [{ label: 'reference-r1-a1', measurements: 4, samples: 552 }], differing: [], refused: [], exitCode: 0 });
    expect(report.comparisons).toEqual([{ label: join(out, 'comparison.json'), differences: [], notes: [], texts: [] }]);
  });

  it('verifies a bundle that is given itself, and says that this was all', async () => {
    expect(await verifyFolders([run], '0.1.0')).toMatchObject({ verified: [{ label: 'reference-r1-a1' }], comparisons: [], notes: ['no comparison.json: only bundles were verified'], exitCode: 0 });
    writeFileSync(join(out, 'report.html'), '');
    expect((await verifyFolders([out], '0.1.0')).notes).toEqual([`no comparison.json: only bundles were verified, not report.html in ${out}`]);
  });

  it('refuses a bundle with a sample without its end, and still verifies the rest', async () => {
    await takeEndOut(join(out, 'runs', 'cut'));
    const report = await verifyFolders([out], '0.1.0');
    expect(report.refused).toEqual([{ label: 'cut', code: 'BUNDLE_DAMAGED', message: 'samples/native.single.parquet: row 9 holds no endNs' }]);
    expect(report).toMatchObject({ verified: [{ label: 'reference-r1-a1' }], exitCode: 1 });
  });

  it('refuses bundles that hold the samples of each other and say that they are two runs; a copy is one', async () => {
    cpSync(run, join(out, 'runs', 'copy'), { recursive: true });
    expect(await verifyFolders([out], '0.1.0')).toMatchObject({ refused: [], exitCode: 0 });
    await writeSmallBundle(join(out, 'runs', 'other'), { bundle: (bundle) => Object.assign(bundle.leg, { id: 'leg-2' }) });
    const report = await verifyFolders([out], '0.1.0');
    expect(report.refused.map(({ label, code }) => `${label} ${code}`)).toEqual(['copy BUNDLE_DUPLICATE', 'other BUNDLE_DUPLICATE', 'reference-r1-a1 BUNDLE_DUPLICATE']);
    expect(report).toMatchObject({ verified: [], exitCode: 1 });
  });

  it('refuses a bundle that makes the recomputing itself fail', async () => {
    const opened = await openBundle(run);
    const hostile = { ...opened, measurements: { ...opened.measurements, measurements: [{ ...opened.measurements.measurements[0], samples: { file: 'x', rows: -1, absentColumns: null } }] } } as unknown as typeof opened;
    await expect(recheckBundle({ ...hostile, sampleFiles: new Map([['native/single', '/']]) })).rejects.toMatchObject({ code: expect.stringMatching(/^BUNDLE_/) as string });
    await expect(recheckBundle({ ...opened, plan: { ...opened.plan, legs: null } } as unknown as typeof opened)).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED', what: expect.stringContaining('cannot be recomputed: ') as string });
  });

  it('names an unsealed, a damaged and a differing bundle, and still verifies the rest', async () => {
    BundleWriter.create(join(out, 'runs', 'killed')).abandon();
    cpSync(run, join(out, 'runs', 'cut'), { recursive: true });
    truncateSync(join(out, 'runs', 'cut', 'events.ndjson'), 5);
    await writeSmallBundle(join(out, 'runs', 'forged'), { measurements: ({ measurements }) => Object.assign(measurements[0]?.statistics ?? {}, { unitsPerSecond: 1e6 }) });
    const report = await verifyFolders([out], '0.1.0');
    expect(report.verified.map(({ label }) => label)).toEqual(['reference-r1-a1']);
    expect(report.refused.map(({ label, code }) => `${label} ${code}`)).toEqual(['cut BUNDLE_DAMAGED', 'killed BUNDLE_UNSEALED']);
    expect(report.differing.map(({ label, differences }) => [label, differences[0]?.pointer])).toEqual([['forged', '/measurements/0/statistics/unitsPerSecond']]);
    expect(report.exitCode).toBe(1);
  });

  it('names a sample file that does not have the rows of its measurement', async () => {
    await writeSmallBundle(join(out, 'runs', 'rows'), { measurements: ({ measurements }) => Object.assign(measurements[0]?.samples ?? {}, { rows: 303 }) });
    expect((await verifyFolders([out], '0.1.0')).refused).toEqual([
      { label: 'rows', code: 'BUNDLE_DAMAGED', message: 'samples/native.single.parquet: not a sample file of this format: rows: 304 instead of 303' },
    ]);
  });

  it('says in one line where no bundle is of a run that was completed, whole though they are', async () => {
    rmSync(join(out, 'runs'), { recursive: true });
    await writeSmallBundle(run, { bundle: (bundle) => Object.assign(bundle, { outcome: { kind: 'incomplete', reason: 'interrupted' } }) });
    expect(await verifyFolders([out], '0.1.0')).toMatchObject({ refused: [], exitCode: 0, notes: ['no bundle is of a run that was completed (1 interrupted): there is nothing to compare', 'no comparison.json: only bundles were verified'] });
    BundleWriter.create(join(out, 'runs', 'killed')).abandon();
    expect(await verifyFolders([out], '0.1.0')).toMatchObject({ refused: [{ label: 'killed', code: 'BUNDLE_UNSEALED' }], exitCode: 1, notes: [expect.stringContaining('(1 refused, 1 interrupted)'), expect.anything()] });
  });

  it('refuses where there is no bundle at all', async () => {
    rmSync(join(out, 'runs'), { recursive: true });
    await expect(verifyFolders([out], '0.1.0')).rejects.toMatchObject({ code: 'NOTHING_TO_COMPARE' });
  });

  it('does not read a comparison through a link', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'indexbench-elsewhere-'));
    writeFileSync(join(elsewhere, 'x.json'), '{}');
    symlinkSync(join(elsewhere, 'x.json'), join(out, 'comparison.json'));
    expect((await verifyFolders([out], '0.1.0')).refused).toMatchObject([{ label: 'comparison.json', code: 'BUNDLE_HOSTILE' }]);
    rmSync(elsewhere, { recursive: true });
  });
});

describe('a comparison', () => {
  it('is held against its bundles, number by number', async () => {
    const numbers = (value: unknown, path: (string | number)[] = []): (string | number)[][] => {
      if (typeof value === 'number') return [path];
      return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => numbers(inner, [...path, key])) : [];
    };
    const paths = numbers((await writeComparison()).rows);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths.filter((_, index) => index % 5 === 0)) {
      await writeComparison(({ rows }) => {
        const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, rows as unknown as Record<string, unknown>);
        parent[String(path.at(-1))] = (parent[String(path.at(-1))] as number) + 1;
      });
      expect((await comparisonFindings()).map((line) => line.split(':')[0])).toEqual([`comparison.json#/rows/${path.join('/')}`]);
    }
  });

  it.each([
    ['comparison.md', '| Server CPU', '| Server  CPU'],
    ['comparison.csv', 'reference', 'Reference'],
    ['report.html', '</html>', '<p>forged</p></html>'],
    ['report.html', 'href="../legs/1/runs/x/samples/', 'href="https://x.example/samples/'],
  ] as const)('is held against %s, byte for byte, but for where bundles lay: %s', async (file, found, forged) => {
    const comparison = await writeComparison();
    const places = new Map(comparison.inputs.map(({ bundleId }) => [bundleId, '../legs/1/runs/x']));
    for (const { file: name, render } of Object.values(COMPARISON_FILES)) writeFileSync(join(out, name), [...render(comparison, places)].join(''));
    const whole = await verifyFolders([out], '0.1.0');
    expect(whole).toMatchObject({ exitCode: 0, notes: [] });
    expect(whole.comparisons[0]?.texts).toEqual(['comparison.md', 'comparison.csv', 'report.html']);
    const lines = readFileSync(join(out, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(found));
    writeFileSync(join(out, file), lines.map((text, index) => (index === line ? text.replace(found, forged) : text)).join('\n'));
    const report = await verifyFolders([out], '0.1.0');
    expect(report.comparisons[0]?.differences).toMatchObject([{ document: file, pointer: `L${String(line + 1)}` }]);
    expect(report.exitCode).toBe(1);
    expect((await verifyFolders([out], '9.9.9')).comparisons[0]?.notes).toEqual(['It was written by version 0.1.0; this is 9.9.9.']);
  });

  it('is held against a text that was made longer, and does not read one through a link', async () => {
    const comparison = await writeComparison();
    writeFileSync(join(out, 'comparison.csv'), `${COMPARISON_FILES.csv.render(comparison)}FORGED\n`);
    const [difference] = (await verifyFolders([out], '0.1.0')).comparisons[0]?.differences ?? [];
    expect(difference).toMatchObject({ document: 'comparison.csv', stored: '"FORGED"', recomputed: '""' });
    symlinkSync('/etc/passwd', join(out, 'comparison.md'));
    expect((await verifyFolders([out], '0.1.0')).refused).toMatchObject([{ code: 'BUNDLE_HOSTILE', message: 'comparison.md cannot be opened as a plain file (ELOOP)' }]);
  });

  it('is refused when it names another bundle than the one beside it', async () => {
    const { inputs } = await writeComparison();
    rmSync(run, { recursive: true });
    await writeSmallBundle(run, { bundle: (bundle) => Object.assign(bundle.leg, { id: 'leg-2' }) });
    expect(await comparisonFindings()).toEqual([`comparison.json#/inputs/0/bundleId: stored "${inputs[0]?.bundleId ?? ''}", recomputed null`]);
  });

  it('is refused when it leaves a bundle or a refusal out', async () => {
    await writeComparison();
    BundleWriter.create(join(out, 'runs', 'killed')).abandon();
    expect(await comparisonFindings()).toContainEqual(expect.stringMatching(/^comparison\.json#\/refused\/0: stored nothing, recomputed \{"label":"killed","code":"BUNDLE_UNSEALED"/));
  });

  it('is refused when its outcome is a better one', async () => {
    await writeComparison((comparison) => {
      comparison.outcome = comparison.outcome === 'passed' ? 'failed' : 'passed';
    });
    expect((await comparisonFindings()).map((line) => line.split(':')[0])).toEqual(['comparison.json#/outcome']);
  });

  it('says so when its gates cannot be recomputed', async () => {
    await writeComparison((comparison) => comparison.gates.push({ id: 'later', verdict: 'pass', purpose: 'promotion', postHoc: true, figure: null, limit: 'at most 1' }));
    const { comparisons } = await verifyFolders([out], '0.1.0');
    expect(comparisons).toMatchObject([{ differences: [], notes: [expect.stringContaining('gates were given after the run') as string] }]);
  });
});
