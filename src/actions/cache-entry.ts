import { lstatSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestFile } from '../bundle/file-digest.ts';
import { IndexbenchError } from '../model/errors.ts';
import { isStoredWhole } from '../obtain/program-store.ts';

/** Something below the cache folder that GitHub's cache may hold: the folder of a program, or the archive of a snapshot. */
export interface CacheEntry {
  readonly cacheKey: string;
  /** Relative to the cache folder. */
  readonly cachePath: string;
}

/** What was found of an entry before the run; the state goes from the first step of the action to its last. */
export interface EntryState extends CacheEntry {
  /** `there`: in the folder already, or restored now. `spoilt`: the service holds something else under this key, and keeps it. */
  readonly state: 'there' | 'absent' | 'spoilt';
}

/** Of a repository, by default; a larger entry would push out all others, and the service refuses it. */
export const MAX_ENTRY_BYTES = 10 * 1024 ** 3;

const ENTRY_PATH = /^(programs|snapshots)\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,250}$/;
const ENTRY_KEY = /^indexbench-(program|snapshot)-v1-[A-Za-z0-9._-]{1,300}$/;

/**
 * Entries as another job wrote them: one, or a list. More fields than these do no harm.
 *
 * @throws IndexbenchError INPUT_INVALID for anything else: keys and paths are checked, since files are written and removed there
 */
export function parseEntries(text: string, where: string): CacheEntry[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_JSON', { what: 'no JSON', where, cause });
  }
  return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((entry, index) => (entry === null ? [] : [parseEntry(entry, `${where}#/${String(index)}`)]));
}

function parseEntry(value: unknown, where: string): EntryState {
  const { cacheKey, cachePath, state } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof cacheKey !== 'string' || !ENTRY_KEY.test(cacheKey)) throw new IndexbenchError('INPUT_INVALID', { what: 'cacheKey is no key of a cache entry', where });
  if (typeof cachePath !== 'string' || !ENTRY_PATH.test(cachePath)) throw new IndexbenchError('INPUT_INVALID', { what: 'cachePath is no path below the cache folder', where });
  return { cacheKey, cachePath, state: state === 'there' || state === 'spoilt' ? state : 'absent' };
}

/** As parseEntries, with the state that an earlier step put out; absent where it put out none. */
export function parseStates(text: string, where: string): EntryState[] {
  return parseEntries(text, where) as EntryState[];
}

/**
 * What is wrong with an entry in the cache folder; null where it is what its key says: a program has the digest of its document, which has
 * the program's key, and an archive has the SHA-256 in its name.
 */
export async function faultOf({ cachePath }: CacheEntry, cacheFolder: string): Promise<'absent' | 'damaged, or saved by another version' | null> {
  const path = join(cacheFolder, cachePath);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'absent';
  const isWhole = cachePath.startsWith('programs/') ? found.isDirectory() && (await isStoredWhole(path)) : found.isFile() && (await digestFile(path)) === basename(path).split('.')[0];
  return isWhole ? null : 'damaged, or saved by another version';
}

/** Bytes of an entry's files, as their sizes say. */
export function entryBytes(path: string): number {
  const found = statSync(path);
  return found.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + entryBytes(join(path, name)), 0) : found.size;
}
