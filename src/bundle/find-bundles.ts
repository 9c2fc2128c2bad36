import { readdirSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { DOCUMENT_FILES, JOURNAL_FILE } from './layout.ts';

const MAX_DEPTH = 12;
const MAX_FOLDERS = 100_000;

/**
 * The folders below `roots` (they included) that hold a bundle.json, or the journal of a run that did not get as far; sorted, each once.
 * Links are not followed, except a root itself; below a bundle nothing is looked for. A root below which there is none counts as one that is
 * no bundle, where another root has some: whoever named it meant something by it.
 *
 * Throws INPUT_NOT_FOUND for a root that is no folder, BUNDLE_HOSTILE where there are more folders than any use of bundles makes.
 */
export async function findBundles(roots: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  let visited = 0;
  const visit = (folder: string, depth: number): boolean => {
    visited += 1;
    if (visited > MAX_FOLDERS) throw new IndexbenchError('BUNDLE_HOSTILE', { what: `more than ${String(MAX_FOLDERS)} folders`, where: folder });
    const entries = readdirSync(folder, { withFileTypes: true });
    if (entries.some(({ name }) => name === DOCUMENT_FILES.Bundle || name === JOURNAL_FILE)) {
      found.add(folder);
      return true;
    }
    let hasAny = false;
    if (depth < MAX_DEPTH) for (const entry of entries) if (entry.isDirectory() && visit(join(folder, entry.name), depth + 1)) hasAny = true;
    return hasAny;
  };
  const empty: string[] = [];
  for (const root of roots) {
    const folder = await rootFolder(root);
    if (!visit(folder, 0)) empty.push(folder);
  }
  return found.size === 0 ? [] : [...new Set([...found, ...empty])].sort();
}

async function rootFolder(root: string): Promise<string> {
  try {
    const folder = await realpath(root);
    if ((await lstat(folder)).isDirectory()) return folder;
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'there is no such folder', where: root, cause });
  }
  throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'is not a folder', where: root });
}
