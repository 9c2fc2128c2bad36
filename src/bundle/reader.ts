import { isAscii } from 'node:buffer';
import { closeSync, existsSync, fstatSync, lstatSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sha256Hex } from '../model/canonical-json.ts';
import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { ErrorCode } from '../model/errors.ts';
import type { Bundle, IndexBuild, Measurements, Payloads, Plan, SampleFile } from '../model/generated/types.ts';
import { listBundleFiles } from './bundle-tree.ts';
import { READ_FLAGS, digestFile, digestSmallFile, errorName } from './file-digest.ts';
import { DOCUMENT_FILES, JOURNAL_FILE, MANIFEST_FILE, SAMPLES_FOLDER } from './layout.ts';
import type { BundleDocument, BundleDocumentKind } from './layout.ts';
import { parseManifest } from './manifest.ts';
import { MAX_SAMPLE_ROWS, maxSampleFileBytes } from './sample-parquet.ts';
import { MAX_SERIES_ROWS, maxSeriesFileBytes } from './series-file.ts';

const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
/** Read at once, without a turn through the thread pool. */
const SMALL_FILE_BYTES = 256 * 1024;
/** Of the journal and of each log. */
const MAX_OTHER_BYTES = 256 * 1024 * 1024;

/** A sealed bundle of which every file has the digest of the manifest and every document its form. What it claims is still unproven. */
export interface OpenedBundle {
  readonly folder: string;
  /** Last part of the folder's path: a label only. */
  readonly label: string;
  /** SHA-256 of the manifest. */
  readonly bundleId: string;
  readonly bundle: Bundle;
  readonly plan: Plan;
  /** SHA-256 of plan.json. */
  readonly planSha256: string;
  readonly measurements: Measurements;
  readonly payloads: Payloads;
  /** Null where its plan has no such study. */
  readonly indexBuild: IndexBuild | null;
  /** Absolute path of the index build's series; null where there is none. */
  readonly seriesFile: string | null;
  /** Absolute path of each measurement's sample file, by measurement id. */
  readonly sampleFiles: ReadonlyMap<string, string>;
}

/**
 * Opens a bundle as hostile input: nothing outside the folder is read, no link is followed, and sizes are bounded before reading.
 *
 * Throws BUNDLE_UNSEALED without a manifest, BUNDLE_FOREIGN where it is no bundle of this version, BUNDLE_HOSTILE for links, special
 * files and foreign names, BUNDLE_DAMAGED with the first file that is missing, added, too large or different.
 *
 * @param plans by SHA-256, those that were read before: of many runs of one plan it is most of what there is to parse and to hold
 */
export async function openBundle(folder: string, plans: Map<string, Plan> = new Map()): Promise<OpenedBundle> {
  try {
    return await readBundle(folder, plans);
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    // It changed while it was read, may not be read, or holds what no reader expects.
    throw new IndexbenchError('BUNDLE_DAMAGED', { what: `cannot be read (${errorName(cause)})`, where: folder, cause });
  }
}

async function readBundle(folder: string, plans: Map<string, Plan>): Promise<OpenedBundle> {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new IndexbenchError('BUNDLE_FOREIGN', { what: 'is not a folder', where: folder });
  const names = readdirSync(folder);
  if (![MANIFEST_FILE, DOCUMENT_FILES.Bundle, JOURNAL_FILE].some((name) => names.includes(name))) throw new IndexbenchError('BUNDLE_FOREIGN', { what: 'holds no bundle', where: folder });
  const sizes = listBundleFiles(folder);
  const manifestText = readManifest(folder);
  const digests = parseManifest(manifestText, folder);
  checkNames(folder, sizes, digests);
  const read = <K extends BundleDocumentKind>(kind: K): BundleDocument<K> => readDocument(folder, kind, digests);
  const bundle = read('Bundle');
  const planSha256 = digests.get(DOCUMENT_FILES.Plan) ?? '';
  const plan = readDocument(folder, 'Plan', digests, plans.get(planSha256));
  plans.set(planSha256, plan);
  const measurements = read('Measurements');
  const payloads = read('Payloads');
  const indexBuild = readIndexBuild(folder, { plan, digests });
  checkPlanDigests(folder, planSha256, { Bundle: bundle, Measurements: measurements, Payloads: payloads, IndexBuild: indexBuild });
  const sampleFiles = checkSampleFiles(folder, { measurements, indexBuild }, { sizes, digests });
  await checkDigests(folder, { sizes, digests });
  const series = indexBuild?.series ?? null;
  const seriesFile = series === null ? null : join(folder, series.file);
  return { folder, label: basename(folder), bundleId: sha256Hex(manifestText), bundle, plan, planSha256, measurements, payloads, indexBuild, seriesFile, sampleFiles };
}

function readIndexBuild(folder: string, { plan, digests }: { readonly plan: Plan; readonly digests: ReadonlyMap<string, string> }): IndexBuild | null {
  const name = DOCUMENT_FILES.IndexBuild;
  if (plan.indexBuild !== null) return readDocument(folder, 'IndexBuild', digests);
  if (digests.has(name)) throw new IndexbenchError('BUNDLE_FOREIGN', { what: `holds ${name}, and its plan has no study index-build`, where: folder });
  return null;
}

function readManifest(folder: string): string {
  const path = join(folder, MANIFEST_FILE);
  if (existsSync(path)) return readBounded(path, MAX_MANIFEST_BYTES).toString('utf8');
  throw new IndexbenchError('BUNDLE_UNSEALED', { what: `holds no ${MANIFEST_FILE}`, where: folder });
}

function checkNames(folder: string, sizes: ReadonlyMap<string, number>, digests: ReadonlyMap<string, string>): void {
  const names = [...new Set([...sizes.keys(), ...digests.keys()])].sort();
  for (const name of names) {
    if (!sizes.has(name)) throw damaged(folder, name, 'is missing');
    if (!digests.has(name)) throw damaged(folder, name, 'is not in the manifest');
  }
}

function readDocument<K extends BundleDocumentKind>(folder: string, kind: K, digests: ReadonlyMap<string, string>, known?: BundleDocument<K>): BundleDocument<K> {
  const name = DOCUMENT_FILES[kind];
  const expected = digests.get(name);
  if (expected === undefined) throw new IndexbenchError('BUNDLE_FOREIGN', { what: `holds no ${name}`, where: folder });
  const bytes = readBounded(join(folder, name), MAX_DOCUMENT_BYTES);
  if (sha256Hex(bytes) !== expected) throw damaged(folder, name, `does not have the manifest's SHA-256 ${expected}`);
  return known ?? parseDocument(kind, textOf(bytes), join(folder, name), { json: 'BUNDLE_FOREIGN', schema: 'BUNDLE_FOREIGN' });
}

function checkPlanDigests(folder: string, planSha256: string, documents: Record<'Bundle' | 'Measurements' | 'Payloads', { readonly planSha256: string }> & { readonly IndexBuild: { readonly planSha256: string } | null }): void {
  for (const kind of ['Bundle', 'Measurements', 'Payloads', 'IndexBuild'] as const) {
    const stated = documents[kind]?.planSha256 ?? planSha256;
    if (stated === planSha256) continue;
    throw new IndexbenchError('BUNDLE_DAMAGED', { what: `plan.json has the SHA-256 ${planSha256}, not ${stated}`, where: `${folder}/${DOCUMENT_FILES[kind]}#/planSha256` });
  }
}

interface Files {
  readonly sizes: ReadonlyMap<string, number>;
  readonly digests: ReadonlyMap<string, string>;
}

/** Each sample file belongs to one measurement, or to the index build. */
function checkSampleFiles(folder: string, { measurements: { measurements }, indexBuild }: { readonly measurements: Measurements; readonly indexBuild: IndexBuild | null }, { sizes, digests }: Files): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const named = new Set<string>();
  for (const [index, { id, samples }] of measurements.entries()) {
    if (paths.has(id)) throw at(folder, `/measurements/${String(index)}/id`, `${JSON.stringify(id)} is not unique`);
    if (samples === null) continue;
    const pointer = `/measurements/${String(index)}/samples`;
    const { file, rows } = samples;
    checkSampleFile(samples, { sizes, digests, named, maxRows: MAX_SAMPLE_ROWS, maxBytes: maxSampleFileBytes(rows), refuse: (key, what, code) => at(folder, `${pointer}/${key}`, what, code) });
    paths.set(id, join(folder, file));
  }
  const series = indexBuild?.series ?? null;
  if (series !== null) {
    const where = `${folder}/${DOCUMENT_FILES.IndexBuild}#/series`;
    const refuse = (key: string, what: string, code: ErrorCode = 'BUNDLE_DAMAGED'): IndexbenchError => new IndexbenchError(code, { what, where: `${where}/${key}` });
    checkSampleFile(series, { sizes, digests, named, maxRows: MAX_SERIES_ROWS, maxBytes: maxSeriesFileBytes(series.rows), refuse });
  }
  for (const [name, size] of sizes) if (!named.has(name) && size > MAX_OTHER_BYTES) throw damaged(folder, name, `has ${String(size)} bytes, more than such a file may have`);
  return paths;
}

interface SampleFileCheck extends Files {
  /** Files that others name; this one joins them. */
  readonly named: Set<string>;
  readonly maxRows: number;
  readonly maxBytes: number;
  readonly refuse: (key: string, what: string, code?: ErrorCode) => IndexbenchError;
}

function checkSampleFile({ file, rows, sha256 }: Pick<SampleFile, 'file' | 'rows' | 'sha256'>, { sizes, digests, named, maxRows, maxBytes, refuse }: SampleFileCheck): void {
  if (!file.startsWith(`${SAMPLES_FOLDER}/`) || !sizes.has(file)) throw refuse('file', `${JSON.stringify(file)} is no sample file of this bundle`, 'BUNDLE_HOSTILE');
  if (named.has(file)) throw refuse('file', `${JSON.stringify(file)} belongs to another measurement too`);
  if (digests.get(file) !== sha256) throw refuse('sha256', `${sha256} is not the manifest's SHA-256 of ${file}`);
  const size = sizes.get(file) ?? 0;
  if (rows > maxRows || size > maxBytes) throw refuse('rows', `${file} has ${String(size)} bytes, more than ${String(rows)} samples can take`);
  named.add(file);
}

/** Of all files but the documents, whose digests were checked as they were read. */
async function checkDigests(folder: string, { sizes, digests }: Files): Promise<void> {
  const read = new Set<string>(Object.values(DOCUMENT_FILES));
  for (const [name, expected] of digests) {
    if (read.has(name)) continue;
    const path = `${folder}/${name}`;
    const size = sizes.get(name) ?? 0;
    const sha256 = size <= SMALL_FILE_BYTES ? digestSmallFile(path, size) : await digestFile(path);
    if (sha256 !== expected) throw damaged(folder, name, `has the SHA-256 ${String(sha256)}, not the manifest's ${expected}`);
  }
}

/** ASCII needs no decoding, which of 1,000 bundles is a third of a second. */
function textOf(bytes: Buffer): string {
  return isAscii(bytes) ? bytes.toString('latin1') : bytes.toString('utf8');
}

function readBounded(path: string, maxBytes: number): Buffer {
  const file = openSync(path, READ_FLAGS);
  try {
    const { size } = fstatSync(file);
    if (size > maxBytes) throw new IndexbenchError('BUNDLE_DAMAGED', { what: `has ${String(size)} bytes; ${String(maxBytes)} are allowed`, where: path });
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function damaged(folder: string, name: string, what: string): IndexbenchError {
  return new IndexbenchError('BUNDLE_DAMAGED', { what: `${name} ${what}`, where: folder });
}

function at(folder: string, pointer: string, what: string, code: ErrorCode = 'BUNDLE_DAMAGED'): IndexbenchError {
  return new IndexbenchError(code, { what, where: `${folder}/${DOCUMENT_FILES.Measurements}#${pointer}` });
}
