import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { MANIFEST_FILE, isBundlePath } from './layout.ts';

const MAX_FILES = 10_000;

/**
 * Sizes in bytes of all files of a bundle by their path, the manifest left out. Nothing is opened.
 * Throws BUNDLE_HOSTILE for a link, a special file, a name that a bundle does not use, or too many files.
 */
export async function listBundleFiles(folder: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const visit = async (prefix: string): Promise<void> => {
    for (const name of await readdir(join(folder, prefix))) {
      const path = prefix === '' ? name : `${prefix}/${name}`;
      if (!isBundlePath(path)) throw hostile(folder, path, 'has a name that no file of a bundle has');
      const stat = await lstat(join(folder, path));
      if (stat.isDirectory()) await visit(path);
      else if (!stat.isFile()) throw hostile(folder, path, stat.isSymbolicLink() ? 'is a symbolic link' : 'is a special file');
      else if (path !== MANIFEST_FILE) sizes.set(path, stat.size);
      if (sizes.size > MAX_FILES) throw hostile(folder, path, `comes after ${String(MAX_FILES)} other files`);
    }
  };
  await visit('');
  return sizes;
}

function hostile(folder: string, path: string, what: string): IndexbenchError {
  return new IndexbenchError('BUNDLE_HOSTILE', { what: `${JSON.stringify(path)} ${what}`, where: folder });
}
