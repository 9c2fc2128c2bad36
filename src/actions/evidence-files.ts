import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBundlePath } from '../bundle/layout.ts';
import { COMPARISON_FILES } from '../report/comparison-files.ts';
import { SCREENING_FOLDER } from '../run/screening.ts';
import { README_FILE } from './review-readme.ts';

const REPORTS: ReadonlySet<string> = new Set([README_FILE, ...Object.values(COMPARISON_FILES).map(({ file }) => file)]);
const FOLDERS: ReadonlySet<string> = new Set(['runs', SCREENING_FOLDER]);
const MAX_DEPTH = 6;

/**
 * The files of an output folder that are evidence, sorted; absolute. Only names that the kit writes, and only plain files: a link that a
 * measured program left would otherwise be followed, and what it names published.
 */
export function evidenceFiles(out: string): readonly string[] {
  const top = readdirSync(out, { withFileTypes: true });
  const files = top.flatMap((entry) => {
    if (entry.isFile() && REPORTS.has(entry.name)) return [join(out, entry.name)];
    return entry.isDirectory() && FOLDERS.has(entry.name) ? filesBelow(join(out, entry.name), 1) : [];
  });
  return files.sort();
}

function filesBelow(folder: string, depth: number): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!isBundlePath(entry.name)) return [];
    if (entry.isFile()) return [join(folder, entry.name)];
    return entry.isDirectory() && depth < MAX_DEPTH ? filesBelow(join(folder, entry.name), depth + 1) : [];
  });
}
