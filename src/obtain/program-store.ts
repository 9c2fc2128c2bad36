import { chmodSync, copyFileSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { digestFile } from '../bundle/file-digest.ts';
import { parseDocument, serializeDocument } from '../model/document.ts';
import type { Build, CachedProgram } from '../model/generated/types.ts';
import type { BuiltProgram } from './built-program.ts';

const DOCUMENT = 'program.json';
/** Enough of a digest to tell programs of one name apart; the document holds all of it. */
const KEY_CHARACTERS = 16;

/** One program of the cache: a folder with the program and a document that tells its digest. */
export interface ProgramPlace {
  readonly key: string;
  readonly folder: string;
  readonly lockFile: string;
  readonly logFile: string;
}

/** Its folder, below the cache folder. */
export function cachedProgramPath({ key, program }: { readonly key: string; readonly program: string }): string {
  return `programs/${program}-${key.slice(0, KEY_CHARACTERS)}`;
}

export function placeOf(cacheFolder: string, { key, program }: { readonly key: string; readonly program: string }): ProgramPlace {
  const folder = join(cacheFolder, cachedProgramPath({ key, program }));
  const [programs, name] = [dirname(folder), basename(folder)];
  return { key, folder, lockFile: join(programs, `${name}.lock`), logFile: join(cacheFolder, 'logs', `${name}.log`) };
}

export interface StoredProgram {
  readonly file: string;
  readonly document: CachedProgram;
}

/** What is stored there, its digest checked; null where there is nothing, `damaged` where it is not what its document says. */
export async function readStored({ folder, key }: ProgramPlace): Promise<StoredProgram | 'damaged' | null> {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return null;
  const stored = await readWhole(folder);
  return stored?.document.key === key ? stored : 'damaged';
}

/** Whether a folder of the cache, of which only the name is known, is a stored program: its digest is that of its document, its key the one that the name ends with. */
export async function isStoredWhole(folder: string): Promise<boolean> {
  const stored = await readWhole(folder);
  return stored !== null && basename(folder).endsWith(`-${stored.document.key.slice(0, KEY_CHARACTERS)}`);
}

async function readWhole(folder: string): Promise<StoredProgram | null> {
  try {
    const document = parseDocument('CachedProgram', readFileSync(join(folder, DOCUMENT), 'utf8'), DOCUMENT);
    const file = join(folder, document.file);
    return (await digestFile(file)) === document.sha256 ? { file, document } : null;
  } catch {
    return null;
  }
}

export interface StoreRequest {
  readonly built: BuiltProgram;
  /** What built it; null where nothing did. */
  readonly command: CachedProgram['command'] | null;
  readonly ciRun: CachedProgram['builtIn'];
  readonly pin: string;
  readonly build: Build;
  /** On the same file system as the place; what is stored is made ready there, so that a half-stored program is never seen. */
  readonly unfinished: string;
}

export async function store(place: ProgramPlace, { built, command, ciRun, pin, build, unfinished }: StoreRequest): Promise<StoredProgram> {
  mkdirSync(unfinished);
  const name = basename(built.file);
  const file = join(unfinished, name);
  moveFile(built.file, file);
  chmodSync(file, 0o755);
  const document: CachedProgram = {
    version: 1,
    key: place.key,
    pin,
    build,
    file: name,
    sha256: await digestFile(file),
    bytes: statSync(file).size,
    buildProfile: built.buildProfile,
    toolchain: [...built.toolchain],
    ...(command === null || command === undefined ? {} : { command }),
    obtainedAt: new Date().toISOString(),
    ...(ciRun === undefined ? {} : { builtIn: ciRun }),
  };
  writeFileSync(join(unfinished, DOCUMENT), serializeDocument(document));
  renameSync(unfinished, place.folder);
  return { file: join(place.folder, name), document };
}

export async function removeStored({ folder }: ProgramPlace): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // cargo may link the program from a folder of another file system.
    copyFileSync(from, to);
  }
}
