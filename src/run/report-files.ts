import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeDurably } from '../bundle/durable-file.ts';
import { makeFolder } from '../bundle/output-folder.ts';
import { IndexbenchError } from '../model/errors.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { COMPARISON_FILES } from '../report/comparison-files.ts';
import type { BundlePlaces } from '../report/evidence-links.ts';
import type { AggregateResult } from './aggregate.ts';

export type ReportFormat = keyof typeof COMPARISON_FILES;

export const REPORT_FORMATS = Object.keys(COMPARISON_FILES) as readonly ReportFormat[];

/** @throws IndexbenchError USAGE naming the formats that exist */
export function parseFormats(list: string): ReportFormat[] {
  return list.split(',').map((item) => {
    const name = item.trim();
    if (!Object.hasOwn(COMPARISON_FILES, name)) throw new IndexbenchError('USAGE', { what: `unknown format "${name}"; known: ${REPORT_FORMATS.join(', ')}`, where: '--format' });
    return name as ReportFormat;
  });
}

/** Writes a comparison in each format into a folder, each file whole or not at all. Throws OUTPUT_UNWRITABLE, DISK_FULL. */
export async function writeReports(folder: string, { comparison, folders }: Pick<AggregateResult, 'comparison' | 'folders'>, formats: readonly ReportFormat[]): Promise<void> {
  makeFolder(folder);
  const places = placesFrom(await realpath(folder), folders);
  for (const format of formats) {
    const { file, render } = COMPARISON_FILES[format];
    await writeReport(join(folder, file), render(comparison, places));
  }
}

function placesFrom(folder: string, folders: ReadonlyMap<string, string>): BundlePlaces {
  return new Map([...folders].map(([bundleId, at]) => [bundleId, relative(folder, at).split(sep).join('/') || '.']));
}

/** Writes one file of an output folder, whole or not at all. Throws OUTPUT_UNWRITABLE, DISK_FULL. */
export async function writeReport(file: string, text: string | Iterable<string>): Promise<void> {
  try {
    await writeDurably(file, text);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}
