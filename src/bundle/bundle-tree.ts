import { lstatSync, readdirSync } from 'node:fs';
import { IndexbenchError } from '../model/errors.ts';
import { MANIFEST_FILE, isBundlePath } from './layout.ts';

const MAX_FILES = 10_000;

/**
 * Sizes in bytes of all files of a bundle by their path, the manifest left out. Nothing is opened.
 * Throws BUNDLE_HOSTILE for a link, a special file, a name that a bundle does not use, or too many files.
 *
 * Synchronous: a comparison of 1,000 bundles looks at 30,000 files, and a turn through the thread pool for each would take most of its time.
 */
export function listBundleFiles(folder: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const visit = (prefix: string): void => {
    for (const name of readdirSync(`${folder}/${prefix}`)) {
      const path = prefix === '' ? name : `${prefix}/${name}`;
      if (!isBundlePath(path)) throw hostile(folder, path, 'has a name that no file of a bundle has');
      const stat = lstatSync(`${folder}/${path}`);
      if (stat.isDirectory()) visit(path);
      else if (!stat.isFile()) throw hostile(folder, path, stat.isSymbolicLink() ? 'is a symbolic link' : 'is a special file');
      else if (path !== MANIFEST_FILE) sizes.set(path, stat.size);
      if (sizes.size > MAX_FILES) throw hostile(folder, path, `comes after ${String(MAX_FILES)} other files`);
    }
  };
  visit('');
  return sizes;
}

function hostile(folder: string, path: string, what: string): IndexbenchError {
  return new IndexbenchError('BUNDLE_HOSTILE', { what: `${JSON.stringify(path)} ${what}`, where: folder });
}
