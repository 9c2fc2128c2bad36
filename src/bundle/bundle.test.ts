import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Hex } from '../model/canonical-json.ts';
import { findBundles } from './find-bundles.ts';
import { writeSmallBundle } from './fixtures/small-bundle.ts';
import { SMALL_PLAN } from './fixtures/small-plan.ts';
import { openBundle } from './reader.ts';
import { reviewText } from './review.ts';
import { safeFileName } from './safe-file-name.ts';
import { BundleWriter } from './writer.ts';

let root = '';
let good = '';
let goodId = '';
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'indexbench-bundle-'));
  good = join(root, 'good');
  goodId = await writeSmallBundle(good);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let copies = 0;
function copy(): string {
  copies += 1;
  const folder = join(root, `copy-${String(copies)}`);
  cpSync(good, folder, { recursive: true });
  return folder;
}

/** Makes the manifest fit again, as a forger would. */
function reseal(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'MANIFEST.sha256');
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  writeFileSync(join(folder, 'MANIFEST.sha256'), paths.map((path) => `${sha256Hex(readFileSync(join(folder, path)))}  ${path}\n`).join(''));
}

function editJson(path: string, edit: (value: Record<string, unknown>) => void): void {
  const value = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  edit(value);
  writeFileSync(path, JSON.stringify(value));
}

describe('BundleWriter', () => {
  it('seals in the form that sha256sum checks; the id is the manifest’s digest', () => {
    expect(execFileSync('sha256sum', ['--strict', '-c', 'MANIFEST.sha256'], { cwd: good, encoding: 'utf8' }).trim().split('\n')).toEqual([
      'bundle.json: OK', 'events.ndjson: OK', 'measurements.json: OK', 'payloads.json: OK', 'plan.json: OK',
      'samples/native.download.parquet: OK', 'samples/native.ranges.parquet: OK', 'samples/native.single.parquet: OK',
    ]);
    expect(goodId).toBe(sha256Hex(readFileSync(join(good, 'MANIFEST.sha256'))));
  });

  it('keeps the journal as lines with both times', () => {
    expect(readFileSync(join(good, 'events.ndjson'), 'utf8')).toBe('{"at":"2026-01-01T00:00:00.000Z","monotonicNs":1,"kind":"run-started"}\n');
  });

  it('refuses a folder that holds something, and documents that break their schema', async () => {
    expect(() => BundleWriter.create(good)).toThrow(expect.objectContaining({ code: 'OUTPUT_EXISTS' }) as Error);
    const writer = BundleWriter.create(join(root, 'invalid'));
    await expect(writer.writeDocument('Plan', { ...SMALL_PLAN, repeats: -1 })).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(existsSync(join(root, 'invalid', 'plan.json'))).toBe(false);
    writer.abandon();
  });

  it('removes what a broken measurement left, and takes no more after the seal', async () => {
    const folder = join(root, 'broken');
    const writer = BundleWriter.create(folder);
    const broken = (function* (): Generator<never> {
      throw new Error('driver gone');
    })();
    await expect(writer.writeSamples('native/x', { chunks: broken, absentColumns: [] })).rejects.toThrow('driver gone');
    writeFileSync(writer.logFile('target 12:00:00'), 'hello\n');
    await writer.seal();
    expect(readdirSync(join(folder, 'samples'))).toEqual([]);
    expect(readdirSync(join(folder, 'logs'))).toEqual([expect.stringMatching(/^target-12-00-00-[0-9a-f]{10}\.log$/)]);
    await expect(writer.seal()).rejects.toThrow('already closed');
  });
});

describe('safeFileName', () => {
  it('keeps safe labels, changes others, and lets no two meet', () => {
    expect(safeFileName('native.GetBlockRange-1000')).toBe('native.GetBlockRange-1000');
    const labels = ['GetBlockRange 100:200/desc?', 'GetBlockRange 100-200/desc?', '..', '.hidden', '', 'zaino/dev:latest', 'x'.repeat(300), 'x'.repeat(301)];
    const names = labels.map(safeFileName);
    expect(new Set(names).size).toBe(labels.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,140}$/);
  });
});

describe('findBundles', () => {
  it('finds sealed and unfinished bundles at any depth, each once, and survives loops', async () => {
    const out = join(root, 'out');
    cpSync(good, join(out, 'runs', 'a', 'deep'), { recursive: true });
    BundleWriter.create(join(out, 'runs', 'killed')).abandon();
    symlinkSync(out, join(out, 'runs', 'loop'));
    symlinkSync(good, join(out, 'runs', 'elsewhere'));
    mkdirSync(join(out, 'empty'));
    expect(await findBundles([out, join(out, 'runs')])).toEqual([join(out, 'runs', 'a', 'deep'), join(out, 'runs', 'killed')]);
  });

  it('names a root that is not there', async () => {
    await expect(findBundles([join(root, 'absent')])).rejects.toMatchObject({ code: 'INPUT_NOT_FOUND', where: join(root, 'absent') });
  });
});

describe('openBundle', () => {
  it('gives documents, id and sample files', async () => {
    const opened = await openBundle(good);
    expect(opened.bundleId).toBe(goodId);
    expect(opened.label).toBe('good');
    expect(opened.plan).toEqual(SMALL_PLAN);
    expect(opened.planSha256).toBe(sha256Hex(readFileSync(join(good, 'plan.json'))));
    expect([...opened.sampleFiles]).toEqual([
      ['native/single', join(good, 'samples/native.single.parquet')],
      ['native/ranges', join(good, 'samples/native.ranges.parquet')],
      ['native/download', join(good, 'samples/native.download.parquet')],
    ]);
  });

  const cases: [string, (folder: string) => void, string, RegExp][] = [
    ['no manifest', (folder) => rmSync(join(folder, 'MANIFEST.sha256')), 'BUNDLE_UNSEALED', /MANIFEST/],
    ['an added file', (folder) => writeFileSync(join(folder, 'logs', 'extra.log'), ''), 'BUNDLE_DAMAGED', /logs\/extra\.log is not in the manifest/],
    ['a missing file', (folder) => rmSync(join(folder, 'samples/native.single.parquet')), 'BUNDLE_DAMAGED', /samples\/native\.single\.parquet is missing/],
    ['a changed journal', (folder) => writeFileSync(join(folder, 'events.ndjson'), '{}\n'), 'BUNDLE_DAMAGED', /events\.ndjson has the SHA-256/],
    ['a changed document', (folder) => editJson(join(folder, 'bundle.json'), (bundle) => (bundle['repeat'] = 2)), 'BUNDLE_DAMAGED', /bundle\.json/],
    ['a cut manifest', (folder) => truncateSync(join(folder, 'MANIFEST.sha256'), 300), 'BUNDLE_DAMAGED', /MANIFEST/],
    ['a symbolic link', (folder) => symlinkSync('/etc/passwd', join(folder, 'logs', 'passwd')), 'BUNDLE_HOSTILE', /"logs\/passwd" is a symbolic link/],
    ['a linked folder', (folder) => symlinkSync('/etc', join(folder, 'more')), 'BUNDLE_HOSTILE', /"more" is a symbolic link/],
    ['a named pipe', (folder) => void execFileSync('mkfifo', [join(folder, 'logs', 'pipe')]), 'BUNDLE_HOSTILE', /special file/],
    ['a foreign name', (folder) => writeFileSync(join(folder, 'a\nb'), ''), 'BUNDLE_HOSTILE', /"a\\nb" has a name/],
    ['a manifest with a path outside', (folder) => writeFileSync(join(folder, 'MANIFEST.sha256'), `${'0'.repeat(64)}  ../slip.json\n`), 'BUNDLE_HOSTILE', /slip/],
  ];
  it.each(cases)('refuses %s', async (_name, damage, code, text) => {
    const folder = copy();
    damage(folder);
    const error: unknown = await openBundle(folder).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(String(error)).toMatch(text);
  });

  const forged: [string, (folder: string) => void, string, RegExp][] = [
    ['an unknown version', (folder) => editJson(join(folder, 'bundle.json'), (bundle) => (bundle['version'] = 2)), 'BUNDLE_FOREIGN', /bundle\.json#\/version/],
    ['an integer beyond 2^53', (folder) => writeFileSync(join(folder, 'measurements.json'), readFileSync(join(folder, 'measurements.json'), 'utf8').replace(/"latencySumNs": \d+/, '"latencySumNs": 9007199254740993')), 'BUNDLE_FOREIGN', /latencySumNs: 9007199254740992 must be <= 9007199254740991/],
    ['text that is no JSON', (folder) => writeFileSync(join(folder, 'payloads.json'), '{'), 'BUNDLE_FOREIGN', /payloads\.json/],
    ['a document too few', (folder) => rmSync(join(folder, 'payloads.json')), 'BUNDLE_FOREIGN', /holds no payloads\.json/],
    ['another plan digest', (folder) => editJson(join(folder, 'payloads.json'), (payloads) => (payloads['planSha256'] = '0'.repeat(64))), 'BUNDLE_DAMAGED', /payloads\.json#\/planSha256/],
    ['a sample file elsewhere', (folder) => editSamples(folder, { file: '/etc/passwd' }), 'BUNDLE_HOSTILE', /measurements\/0\/samples\/file/],
    ['a sample file that climbs', (folder) => editSamples(folder, { file: 'samples/../../good/plan.json' }), 'BUNDLE_HOSTILE', /samples\/file/],
    ['another sample digest', (folder) => editSamples(folder, { sha256: '0'.repeat(64) }), 'BUNDLE_DAMAGED', /measurements\/0\/samples\/sha256/],
    ['a sample file used twice', (folder) => editSamples(folder, { file: 'samples/native.ranges.parquet', sha256: sha256Hex(readFileSync(join(folder, 'samples/native.ranges.parquet'))) }), 'BUNDLE_DAMAGED', /belongs to another/],
  ];
  it.each(forged)('refuses %s under a manifest that fits', async (_name, forge, code, text) => {
    const folder = copy();
    forge(folder);
    reseal(folder);
    const error: unknown = await openBundle(folder).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(String(error)).toMatch(text);
  });

  it('refuses a sparse 10 GB sample file by its size, without reading it', async () => {
    const folder = copy();
    truncateSync(join(folder, 'samples/native.single.parquet'), 10 * 1024 ** 3);
    const start = process.hrtime.bigint();
    await expect(openBundle(folder)).rejects.toMatchObject({ code: 'BUNDLE_DAMAGED', what: expect.stringContaining('10737418240 bytes, more than 304 samples can take') as string });
    expect(Number(process.hrtime.bigint() - start)).toBeLessThan(3e9);
  });

  it('refuses a folder that is no bundle', async () => {
    mkdirSync(join(root, 'other'), { recursive: true });
    await expect(openBundle(join(root, 'other'))).rejects.toMatchObject({ code: 'BUNDLE_FOREIGN' });
    await expect(openBundle(join(root, 'absent'))).rejects.toMatchObject({ code: 'BUNDLE_FOREIGN' });
  });
});

function editSamples(folder: string, change: Record<string, unknown>): void {
  editJson(join(folder, 'measurements.json'), (document) => {
    const [first] = document['measurements'] as { samples: object }[];
    if (first !== undefined) first.samples = { ...first.samples, ...change };
  });
}

describe('reviewText', () => {
  it('names the three ways of checking', () => {
    const text = reviewText('indexbench 0.1.0');
    expect(text).toContain('sha256sum --quiet -c MANIFEST.sha256');
    expect(text).toContain('\n   node INDEXBENCH/dist/cli.mjs verify .\n   node INDEXBENCH/dist/cli.mjs aggregate . --format html --out AGAIN\n');
    expect(text.match(/ {3}SELECT /g)).toHaveLength(3);
  });
});
