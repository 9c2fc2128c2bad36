import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IndexbenchError, type ErrorCode } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';
import type { Snapshot } from '../model/generated/types.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { checkArchive } from './archive-check.ts';
import { createArchiveDigest } from './archive-digest.ts';
import { archiveName, openArchive } from './archive-source.ts';
import { dropCachedArchive, findCachedArchive } from './cached-archive.ts';
import { ArchiveRefused } from './entry-rules.ts';
import type { SizeBound } from './entry-rules.ts';
import { freeBytesOf, requireFreeSpace } from './free-space.ts';
import { RestoreClock } from './restore-clock.ts';
import { RESTORE_LIMITS } from './restore-limits.ts';
import type { RestoreLimits, RestoreProgress } from './restore-limits.ts';
import { OWN_PLACES } from './restore-places.ts';
import type { RestorePlaces } from './restore-places.ts';
import { MustStartOver } from './source-failure.ts';
import { TryBudget } from './try-budget.ts';
import { Unpacker } from './unpacker.ts';
import { verifyRestored } from './verify-restored.ts';

/** What a restore did. */
export interface Restored {
  /** The archive's file, or its URL as it may be printed. */
  readonly archive: string;
  /** What decompressed the archive: `zlib` or `zstd`. */
  readonly decompressor: string;
  readonly archiveBytes: number;
  /** Of all files. */
  readonly unpackedBytes: number;
  readonly seconds: number;
}

export interface RestoreOptions {
  readonly pin: Snapshot;
  /** Where a relative source path of the pin starts. */
  readonly packageRoot: string;
  /** The folder to make; it may exist if it is empty. */
  readonly into: string;
  readonly onProgress?: (progress: RestoreProgress) => void;
  readonly signal?: AbortSignal;
  readonly limits?: Partial<RestoreLimits>;
  /** Where an archive may be kept, which is then read in the place of its URL; null or absent: nowhere. */
  readonly cacheFolder?: string | null;
  /** Told what is amiss with a kept archive, as a sentence without a full stop. */
  readonly onNotice?: (message: string) => void;
  /** By default nobody but this call takes anything away, and nobody else is kept out. */
  readonly places?: RestorePlaces;
}

/** Room beside the files' bytes for folders and partly used blocks. */
const SPARE_BYTES = 1024 * 1024;
/** The same, as a share of the bytes: a node’s state is many files. */
const SPARE_SHARE = 0.01;

/**
 * Restores a pinned snapshot: fetches and unpacks its archive in one stream into a temporary folder beside `into`, and renames that into
 * place only when size and SHA-256 are those of the pin and what was unpacked is its chain. Where anything fails, nothing is left: what a
 * stream has unpacked is worth nothing before its last byte is digested, so a restore that was killed begins at the first byte again.
 *
 * An archive in the cache folder is read first; one that is not what its name says is removed, and the source read in its place.
 *
 * Throws OUTPUT_EXISTS, OUTPUT_UNWRITABLE, DISK_FULL, TOOL_MISSING, INPUT_NOT_FOUND, SNAPSHOT_SOURCE, SNAPSHOT_DIGEST, SNAPSHOT_ARCHIVE,
 * SNAPSHOT_CONTENT; when the signal fires, its reason where that is one of the catalogue, else INTERRUPTED.
 */
export async function restoreSnapshot(options: RestoreOptions): Promise<Restored> {
  const { pin, cacheFolder = null, onNotice } = options;
  const kept = cacheFolder === null || pin.source.kind !== 'url' ? ({ kind: 'absent' } as const) : findCachedArchive(pin, cacheFolder);
  if (kept.kind === 'in-the-way') onNotice?.(`${kept.file} is no file, and left alone`);
  if (kept.kind !== 'file') return restoreFromSource(options);
  try {
    return await restoreFromSource({ ...options, pin: { ...pin, source: { kind: 'path', path: kept.file } } });
  } catch (error) {
    if (!(error instanceof IndexbenchError) || !NOT_THE_ARCHIVE.includes(error.code)) throw error;
    onNotice?.(`${kept.file} is damaged (${error.what}), and ${await dropCachedArchive(kept.file)}: the source is read`);
  }
  return restoreFromSource(options);
}

/** A kept file with which this is wrong is not the archive that its name says. */
const NOT_THE_ARCHIVE: readonly ErrorCode[] = ['SNAPSHOT_DIGEST', 'INPUT_NOT_FOUND'];

async function restoreFromSource(options: RestoreOptions): Promise<Restored> {
  const { pin, packageRoot, signal, places = OWN_PLACES } = options;
  const into = resolve(options.into);
  const limits = { ...RESTORE_LIMITS, ...options.limits };
  refuseFilled(into);
  const unlock = await takeTarget(into, places);
  const clock = new RestoreClock({ limits, archiveBytes: pin.archiveBytes, isDownload: pin.source.kind === 'url', where: archiveName(pin, packageRoot), signal });
  const restore: Restore = { options, into, limits, places, clock, budget: new TryBudget(limits) };
  try {
    if (pin.unpackedBytes !== null) await requireFreeSpace(dirname(into), withSpare(pin.unpackedBytes));
    return await restoreInTries(restore);
  } finally {
    clock.close();
    unlock();
  }
}

async function restoreInTries(restore: Restore): Promise<Restored> {
  for (;;) {
    try {
      return await attemptRestore(restore);
    } catch (error) {
      if (!(error instanceof MustStartOver)) throw error;
      await pause(restore.budget.pauseBeforeStartingOver(error), restore.clock.signal);
    }
  }
}

function withSpare(unpackedBytes: number): number {
  return Math.ceil(unpackedBytes * (1 + SPARE_SHARE)) + SPARE_BYTES;
}

/** One restore, under way. */
interface Restore {
  readonly options: RestoreOptions;
  /** Absolute. */
  readonly into: string;
  readonly limits: RestoreLimits;
  readonly places: RestorePlaces;
  readonly clock: RestoreClock;
  readonly budget: TryBudget;
}

async function takeTarget(into: string, places: RestorePlaces): Promise<() => void> {
  try {
    await mkdir(dirname(into), { recursive: true });
    return places.lock(into);
  } catch (error) {
    throw writeRefusal(error, into);
  }
}

function refuseFilled(into: string): void {
  if (!existsSync(into)) return;
  let isEmpty = false;
  try {
    isEmpty = readdirSync(into).length === 0;
  } catch {
    // Not a folder: then it is in the way.
  }
  if (!isEmpty) throw new IndexbenchError('OUTPUT_EXISTS', { what: 'the folder for the snapshot is not empty', where: into, next: 'Choose another folder, or remove it yourself.' });
}

async function attemptRestore(restore: Restore): Promise<Restored> {
  const { into, places, clock, options } = restore;
  const { signal } = clock;
  const temporary = places.makeFolder(dirname(into), `.${basename(into)}-`);
  // One below: what marks the temporary folder is no part of the snapshot.
  const unfinished = join(temporary.path, 'snapshot');
  try {
    await mkdir(unfinished);
    const restored = await unpackInto(unfinished, restore);
    await verifyRestored(unfinished, options.pin, { shownAs: into, signal });
    if (signal.aborted) throw endOf(signal);
    await chmod(unfinished, 0o755);
    refuseFilled(into);
    await putInPlace(unfinished, into);
    return restored;
  } catch (error) {
    throw signal.aborted ? endOf(signal) : error;
  } finally {
    clock.pause();
    await temporary.remove();
  }
}

/** Another restore may have come first since the place was looked at. */
async function putInPlace(unfinished: string, into: string): Promise<void> {
  try {
    await rename(unfinished, into);
  } catch (error) {
    refuseFilled(into);
    throw error;
  }
}

async function unpackInto(folder: string, { options, into, limits, clock, budget }: Restore): Promise<Restored> {
  const { pin, packageRoot, onProgress } = options;
  const { signal } = clock;
  let totalBytes = pin.archiveBytes;
  const onBytes = async (bytes: number): Promise<void> => {
    totalBytes = bytes;
    clock.expect(bytes);
    // Nothing that is packed is larger than it was, so this is the least.
    if (pin.unpackedBytes === null) await requireFreeSpace(dirname(into), withSpare(bytes));
  };
  const unpacker = await Unpacker.open(folder, { format: pin.format, bound: await boundOf(pin, folder, into) });
  const digest = createArchiveDigest(pin.archiveBytes);
  let bytes = 0;
  clock.begin();
  try {
    const chunks = openArchive(pin, packageRoot, { limits, signal, budget, onBytes, onPause: (isPaused) => (isPaused ? clock.pause() : clock.resume()) });
    for await (const chunk of chunks) {
      if (signal.aborted) throw endOf(signal);
      await digest.update(chunk);
      bytes += chunk.length;
      clock.take(chunk.length);
      onProgress?.({ bytes, totalBytes, seconds: clock.seconds });
      await unpacker.write(chunk);
      // Of a damaged archive the digest is of interest, which says whether it is the right one; not so here.
      if (isFullDisk(unpacker.failure) || unpacker.failure instanceof IndexbenchError) break;
    }
    clock.pause();
    await unpacker.end();
  } catch (error) {
    await unpacker.abort(error instanceof Error ? error : new Error(String(error)));
    await digest.close();
    throw error;
  }
  const sha256 = await digest.hex();
  await digest.close();
  checkArchive(pin, { where: archiveName(pin, packageRoot), folder: into, bytes, sha256, unpacker });
  return { archive: archiveName(pin, packageRoot), decompressor: unpacker.decompressor, archiveBytes: bytes, unpackedBytes: unpacker.fileBytes, seconds: clock.seconds };
}

/** How much an archive may unpack to: what its pin says, else what the disk has room for. */
async function boundOf({ unpackedBytes }: Snapshot, folder: string, into: string): Promise<SizeBound> {
  if (unpackedBytes !== null) return { maxBytes: unpackedBytes, limit: `the ${String(unpackedBytes)} unpacked bytes of the pin`, refuse: (what) => new ArchiveRefused(what) };
  const freeBytes = await freeBytesOf(folder);
  return { maxBytes: freeBytes, limit: `the ${String(freeBytes)} bytes that were free`, refuse: (what) => new IndexbenchError('DISK_FULL', { what, where: into }) };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    throw endOf(signal);
  }
}

/** The error that says why a restore was ended: its time limit, the reason of who ended it, or that it was interrupted. */
function endOf(signal: AbortSignal): IndexbenchError {
  const reason: unknown = signal.reason;
  if (reason instanceof IndexbenchError && reason.code !== 'INTERRUPTED') return reason;
  return new IndexbenchError('INTERRUPTED', { what: 'the restore was interrupted', next: 'Run it again; nothing was kept.' });
}
