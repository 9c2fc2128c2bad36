import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What st_blocks counts in, whatever the file system's own block is (stat(3type)). */
const BYTES_PER_BLOCK = 512;

/**
 * Bytes that the file system has allocated below a folder: holes of sparse files take none, and a file with several names counts once. Null where
 * there is no such folder. Files that come and go while it looks are counted as they are met.
 */
export async function allocatedBytes(folder: string): Promise<number | null> {
  const seen = new Set<string>();
  let bytes = 0;
  const visit = async (path: string): Promise<boolean> => {
    const stat = await lstat(path).catch(() => null);
    if (stat === null) return false;
    const key = `${String(stat.dev)}:${String(stat.ino)}`;
    if (!seen.has(key)) {
      seen.add(key);
      bytes += stat.blocks * BYTES_PER_BLOCK;
    }
    if (stat.isDirectory()) for (const name of await readdir(path).catch(() => [])) await visit(join(path, name));
    return true;
  };
  return (await visit(folder)) ? bytes : null;
}
