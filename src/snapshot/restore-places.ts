import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a restore puts beside its target while it runs. Who calls it decides who takes that away should this process be killed. */
export interface RestorePlaces {
  /** Makes a folder in `parent` whose name begins with `prefix`; it may hold a file that marks whose it is. */
  makeFolder(parent: string, prefix: string): { readonly path: string; remove(): Promise<void> };
  /** Keeps others from restoring into `target`; returns the function that gives it free. Throws OUTPUT_EXISTS. */
  lock(target: string): () => void;
}

/** For a target in a folder of the caller's own, which nobody else restores into and which is taken away as a whole. */
export const OWN_PLACES: RestorePlaces = {
  makeFolder: (parent, prefix) => {
    mkdirSync(parent, { recursive: true });
    const path = mkdtempSync(join(parent, prefix));
    // An unpacker that was just stopped may still be writing its last file: then the folder is not empty yet.
    return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }) };
  },
  lock: () => () => undefined,
};
