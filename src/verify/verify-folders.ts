import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { errorName, openNoFollow } from '../bundle/file-digest.ts';
import { findBundles } from '../bundle/find-bundles.ts';
import { openBundle } from '../bundle/reader.ts';
import type { OpenedBundle } from '../bundle/reader.ts';
import { refusalOf } from '../bundle/refusal.ts';
import { SHARED_SAMPLES, sharedSamples } from '../comparison/inputs.ts';
import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Comparison, RefusedInput } from '../model/generated/types.ts';
import { COMPARISON_FILES } from '../report/comparison-files.ts';
import type { Difference } from './difference.ts';
import { TEXT_FILES, textDifference } from './text-claims.ts';
import { verificationError, verifyBundle } from './verify-bundle.ts';
import { verifyComparison } from './verify-comparison.ts';

export interface VerifiedBundle {
  /** Last part of its path. */
  readonly label: string;
  readonly bundleId: string;
  /** Its index build is one too. */
  readonly measurements: number;
  /** Samples that were recomputed. */
  readonly samples: number;
}

export interface DifferingBundle {
  readonly label: string;
  readonly bundleId: string;
  readonly differences: readonly Difference[];
}

export interface CheckedComparison {
  /** Its path. */
  readonly label: string;
  readonly differences: readonly Difference[];
  /** What could not be recomputed, or may explain a difference. */
  readonly notes: readonly string[];
  /** Names of the files beside it that were rendered again. */
  readonly texts: readonly string[];
}

export interface VerifyReport {
  readonly verified: readonly VerifiedBundle[];
  readonly differing: readonly DifferingBundle[];
  readonly comparisons: readonly CheckedComparison[];
  /** What was not verified, as sentences. */
  readonly notes: readonly string[];
  /** Unsealed, damaged, hostile or foreign. */
  readonly refused: readonly RefusedInput[];
  /** 0 where everything was recomputed and agrees. */
  readonly exitCode: 0 | 1;
}

interface CheckedBundle {
  readonly folder: string;
  readonly opened: OpenedBundle | null;
  readonly differences: readonly Difference[];
  /** Why it is no evidence. */
  readonly error: IndexbenchError | null;
}

const NO_COMPARISON = 'no comparison.json: only bundles were verified';
const MAX_COMPARISON_BYTES = 64 * 1024 * 1024;

/**
 * Recomputes all bundles below folders, and each comparison.json that lies above a bundle from the bundles below it, with the texts beside it.
 *
 * @param version of this program, named where a comparison that differs was written by another
 * @throws IndexbenchError INPUT_NOT_FOUND for a folder that is absent, NOTHING_TO_COMPARE where there is no bundle at all
 */
export async function verifyFolders(roots: readonly string[], version: string): Promise<VerifyReport> {
  const checked: CheckedBundle[] = [];
  for (const folder of await findBundles(roots)) checked.push(await checkBundle(folder));
  if (checked.length === 0) throw new IndexbenchError('NOTHING_TO_COMPARE', { what: 'no bundle was found', where: roots.join(', ') });
  const refused = checked.flatMap((bundle) => (bundle.error === null || bundle.differences.length > 0 ? [] : [refusalOf(bundle.folder, bundle.error)]));
  const copied = copiedBundles(checked);
  refused.push(...copied.map(({ folder }) => refusalOf(folder, new IndexbenchError('BUNDLE_DUPLICATE', { what: SHARED_SAMPLES, where: folder }))));
  const comparisons: CheckedComparison[] = [];
  const notes: string[] = noteWithoutComplete(checked);
  for (const folder of await foldersAbove(roots, checked)) {
    const file = join(folder, COMPARISON_FILES.json.file);
    try {
      const comparison = await readComparison(file);
      if (comparison !== null) comparisons.push(await checkComparison({ file, comparison, version }, checked));
      else notes.push(...(await withoutComparison(folder)));
    } catch (error) {
      refused.push(refusalOf(file, unreadable(error, file)));
    }
  }
  if (comparisons.length === 0 && !notes.some((note) => note.startsWith(NO_COMPARISON))) notes.push(NO_COMPARISON);
  const differing = checked.flatMap(({ opened, differences }) => (opened === null || differences.length === 0 ? [] : [{ label: opened.label, bundleId: opened.bundleId, differences }]));
  const isWhole = refused.length === 0 && differing.length === 0 && comparisons.every(({ differences }) => differences.length === 0);
  return { verified: checked.filter((bundle) => !copied.includes(bundle)).flatMap(verifiedEntry), differing, comparisons, notes, refused, exitCode: isWhole ? 0 : 1 };
}

async function checkBundle(folder: string): Promise<CheckedBundle> {
  try {
    const opened = await openBundle(folder);
    const differences = await verifyBundle(opened);
    return { folder, opened, differences, error: verificationError(folder, differences) };
  } catch (error) {
    return { folder, opened: null, differences: [], error: unreadable(error, folder) };
  }
}

/** Bundles may all be whole, and yet there is nothing to compare: whoever reads only that they are right would take them for a result. */
function noteWithoutComplete(checked: readonly CheckedBundle[]): string[] {
  const ends = new Map<string, number>();
  for (const { opened } of checked) {
    const outcome = opened?.bundle.outcome;
    if (outcome?.kind === 'complete') return [];
    const end = outcome === undefined ? 'refused' : outcome.kind === 'incomplete' ? outcome.reason : outcome.kind;
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return [`no bundle is of a run that was completed (${[...ends].map(([end, count]) => `${String(count)} ${end}`).join(', ')}): there is nothing to compare`];
}

/** What is read is hostile: whatever fails while it is read is told of it, and the rest goes on. */
function unreadable(cause: unknown, where: string): IndexbenchError {
  if (cause instanceof IndexbenchError) return cause;
  return new IndexbenchError('BUNDLE_DAMAGED', { what: `cannot be recomputed: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
}

/** Bundles that are right one by one, but hold the samples of another run. Copies of one bundle are one. */
function copiedBundles(checked: readonly CheckedBundle[]): readonly CheckedBundle[] {
  const whole = new Map(checked.flatMap(({ opened, error }) => (opened === null || error !== null ? [] : [[opened.bundleId, opened] as const])));
  const ids = new Set(sharedSamples([...whole.values()]).map(({ bundleId }) => bundleId));
  return checked.filter(({ opened }) => opened !== null && ids.has(opened.bundleId));
}

function verifiedEntry({ opened, error }: CheckedBundle): VerifiedBundle[] {
  if (opened === null || error !== null) return [];
  const { label, bundleId, measurements, indexBuild } = opened;
  const builds = indexBuild?.series ?? null;
  const samples = measurements.measurements.reduce((sum, measurement) => sum + (measurement.samples?.rows ?? 0), builds?.rows ?? 0);
  return [{ label, bundleId, measurements: measurements.measurements.length + (builds === null ? 0 : 1), samples }];
}

/** Where comparisons may be: each folder between a root and a bundle, the root included. */
async function foldersAbove(roots: readonly string[], checked: readonly CheckedBundle[]): Promise<readonly string[]> {
  const tops = await Promise.all(roots.map((root) => realpath(root)));
  const folders = new Set<string>();
  for (const { folder } of checked) {
    for (let at = dirname(folder); tops.some((top) => isWithin(at, top)); at = dirname(at)) folders.add(at);
  }
  return [...folders].sort();
}

function isWithin(folder: string, top: string): boolean {
  return folder === top || folder.startsWith(top.endsWith(sep) ? top : `${top}${sep}`);
}

/** Texts without the comparison that they were made from prove nothing. */
async function withoutComparison(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const { file } of TEXT_FILES) if ((await lstat(join(folder, file)).catch(() => null)) !== null) names.push(file);
  return names.length === 0 ? [] : [`${NO_COMPARISON}, not ${names.join(', ')} in ${folder}`];
}

/** Null where there is no such file. */
async function readComparison(file: string): Promise<Comparison | null> {
  const bytes = await readPlainFile(file);
  return bytes === null ? null : parseDocument('Comparison', bytes.toString('utf8'), file, { json: 'BUNDLE_FOREIGN', schema: 'BUNDLE_FOREIGN' });
}

/** Null where there is no such file. */
async function readPlainFile(file: string): Promise<Buffer | null> {
  const handle = await openNoFollow(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new IndexbenchError('BUNDLE_HOSTILE', { what: `${basename(file)} cannot be opened as a plain file (${errorName(error)})`, where: file, cause: error });
  });
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile() || stat.size > MAX_COMPARISON_BYTES) throw new IndexbenchError('BUNDLE_HOSTILE', { what: `${basename(file)} is not a plain file of at most ${String(MAX_COMPARISON_BYTES)} bytes`, where: file });
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

interface FoundComparison {
  readonly file: string;
  readonly comparison: Comparison;
  readonly version: string;
}

/** `aggregate --verify` refuses bundles that differ; without it they are taken as they are. */
async function checkComparison({ file, comparison, version }: FoundComparison, checked: readonly CheckedBundle[]): Promise<CheckedComparison> {
  const beside = checked.filter(({ folder }) => isWithin(folder, dirname(file)));
  const isUsable = ({ opened, error }: CheckedBundle): boolean => opened !== null && (error === null || !comparison.samplesVerified);
  const bundles = beside.flatMap((bundle) => (bundle.opened !== null && isUsable(bundle) ? [bundle.opened] : []));
  const refused = beside.flatMap((bundle) => (bundle.error === null || isUsable(bundle) ? [] : [refusalOf(bundle.folder, bundle.error)]));
  const { recomputed, differences, notes } = verifyComparison({ comparison, document: COMPARISON_FILES.json.file, bundles, refused });
  const texts = recomputed === null ? [] : await checkTexts(dirname(file), recomputed);
  const all = [...differences, ...texts.flatMap(({ difference }) => difference ?? [])];
  const isOther = all.length > 0 && comparison.indexbenchVersion !== version;
  return { label: file, differences: all, notes: isOther ? [...notes, `It was written by version ${comparison.indexbenchVersion}; this is ${version}.`] : notes, texts: texts.map(({ name }) => name) };
}

async function checkTexts(folder: string, comparison: Comparison): Promise<{ readonly name: string; readonly difference: Difference | null }[]> {
  const checked: { readonly name: string; readonly difference: Difference | null }[] = [];
  for (const text of TEXT_FILES) {
    const bytes = await readPlainFile(join(folder, text.file));
    if (bytes !== null) checked.push({ name: text.file, difference: textDifference(text, bytes, comparison) });
  }
  return checked;
}
