import { createHash } from 'node:crypto';
import type { StateDigests } from './state-digests.ts';

/** SHA-256 over the lines of `sha256sum`, sorted by name: what all files of a folder hold, in one value. Only of files that were read whole. */
export function filesDigest({ files }: StateDigests): string {
  const hash = createHash('sha256');
  for (const { name, sha256, isWhole } of files) {
    if (!isWhole) throw new Error(`${name} was not read whole`);
    hash.update(`${sha256}  ${name}\n`);
  }
  return hash.digest('hex');
}
