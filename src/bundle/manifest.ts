import { IndexbenchError } from '../model/errors.ts';
import { MANIFEST_FILE, isBundlePath } from './layout.ts';

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** The manifest's text, as `sha256sum -c` reads it, sorted by path (code units). */
export function formatManifest(digests: ReadonlyMap<string, string>): string {
  const lines = [...digests].sort(([a], [b]) => (a < b ? -1 : 1));
  return lines.map(([path, sha256]) => `${sha256}  ${path}\n`).join('');
}

/**
 * Digests by path. Throws BUNDLE_HOSTILE for a path that a bundle may not hold, BUNDLE_DAMAGED for any other departure from the form
 * that formatManifest writes.
 *
 * @param where the bundle's folder, for messages
 */
export function parseManifest(text: string, where: string): ReadonlyMap<string, string> {
  const digests = new Map<string, string>();
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    const [, sha256, path] = LINE.exec(line) ?? [];
    const place = `${where}/${MANIFEST_FILE}:${String(index + 1)}`;
    if (sha256 === undefined || path === undefined) throw new IndexbenchError('BUNDLE_DAMAGED', { what: 'not a line of SHA-256, two spaces and a path', where: place });
    if (!isBundlePath(path) || path === MANIFEST_FILE) throw new IndexbenchError('BUNDLE_HOSTILE', { what: `${JSON.stringify(path)} is no name of a bundle's file`, where: place });
    digests.set(path, sha256);
  }
  if (formatManifest(digests) !== text) throw new IndexbenchError('BUNDLE_DAMAGED', { what: 'lines are unsorted, repeated or cut off', where: `${where}/${MANIFEST_FILE}` });
  return digests;
}
