import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IndexbenchError } from '../model/errors.ts';
import type { CompactBlocksSnapshot } from '../model/generated/types.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { checkArchive } from './archive-check.ts';
import { requireFreeSpace } from './free-space.ts';
import { fetchArchive, withoutSecrets } from './http-source.ts';
import type { HttpLimits } from './http-source.ts';
import { RestoreClock } from './restore-clock.ts';
import type { TimeLimits } from './restore-clock.ts';
import { OWN_PLACES } from './restore-places.ts';
import type { RestorePlaces } from './restore-places.ts';
import { SourceFailure } from './source-failure.ts';
import { Unpacker } from './unpacker.ts';
import { verifySnapshot } from './verify-snapshot.ts';

export interface RestoreProgress {
  /** Archive bytes read so far, and in all. A second try starts at 0 again. */
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface RestoreOptions {
  readonly pin: CompactBlocksSnapshot;
  /** Where a relative source path of the pin starts. */
  readonly packageRoot: string;
  /** The folder to make; it may exist if it is empty. */
  readonly into: string;
  readonly onProgress?: (progress: RestoreProgress) => void;
  readonly signal?: AbortSignal;
  readonly limits?: Partial<RestoreLimits>;
  /** By default nobody but this call takes anything away, and nobody else is kept out. */
  readonly places?: RestorePlaces;
}

export interface RestoreLimits extends HttpLimits, TimeLimits {
  readonly tries: number;
  /** Pause before the second try, ms; it doubles with each further one. */
  readonly pauseMs: number;
}

const LIMITS: RestoreLimits = { idleMs: 30_000, maxRetryAfterMs: 60_000, tries: 3, pauseMs: 1000, totalMs: null, minBytesPerSecond: 16_384, rateWindowMs: 60_000 };

/** Room beside the files' bytes for folders and partly used blocks. */
const SPARE_BYTES = 1024 * 1024;

/**
 * Restores a pinned snapshot: fetches and unpacks its archive in one stream into a temporary folder beside `into`, and renames that into
 * place only when size and SHA-256 are those of the pin and what was unpacked is its chain. Where anything fails, nothing is left.
 *
 * Throws OUTPUT_EXISTS, OUTPUT_UNWRITABLE, DISK_FULL, INPUT_NOT_FOUND, SNAPSHOT_SOURCE, SNAPSHOT_DIGEST, SNAPSHOT_ARCHIVE, SNAPSHOT_CONTENT;
 * when the signal fires, its reason where that is one of the catalogue, else INTERRUPTED.
 */
export async function restoreSnapshot(options: RestoreOptions): Promise<void> {
  const { pin, packageRoot, signal, places = OWN_PLACES } = options;
  const into = resolve(options.into);
  const limits = { ...LIMITS, ...options.limits };
  refuseFilled(into);
  const unlock = await takeTarget(into, places);
  const clock = new RestoreClock({ limits, pin, where: sourceName(pin, packageRoot), signal });
  const restore: Restore = { options, into, limits, places, clock };
  try {
    await requireFreeSpace(dirname(into), pin.unpackedBytes + SPARE_BYTES);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await attemptRestore(restore);
        return;
      } catch (error) {
        if (!(error instanceof SourceFailure) || !error.isTransient || attempt >= limits.tries) throw error;
        await pause(error.retryAfterMs ?? limits.pauseMs * 2 ** (attempt - 1), clock.signal);
      }
    }
  } finally {
    clock.close();
    unlock();
  }
}

/** One restore, under way. */
interface Restore {
  readonly options: RestoreOptions;
  /** Absolute. */
  readonly into: string;
  readonly limits: RestoreLimits;
  readonly places: RestorePlaces;
  readonly clock: RestoreClock;
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

async function attemptRestore(restore: Restore): Promise<void> {
  const { into, places, clock, options } = restore;
  const { signal } = clock;
  const temporary = places.makeFolder(dirname(into), `.${basename(into)}-`);
  // One below: what marks the temporary folder is no part of the snapshot.
  const unfinished = join(temporary.path, 'snapshot');
  try {
    await mkdir(unfinished);
    await unpackInto(unfinished, restore);
    await verifySnapshot(unfinished, options.pin, { shownAs: into, signal });
    if (signal.aborted) throw endOf(signal);
    await chmod(unfinished, 0o755);
    refuseFilled(into);
    await rename(unfinished, into);
  } catch (error) {
    throw signal.aborted ? endOf(signal) : error;
  } finally {
    clock.pause();
    await temporary.remove();
  }
}

async function unpackInto(folder: string, { options, limits, clock }: Restore): Promise<void> {
  const { pin, packageRoot, onProgress } = options;
  const { signal } = clock;
  const { where, chunks } = openSource(pin, { packageRoot, limits, signal });
  const unpacker = new Unpacker(folder, pin.unpackedBytes);
  const hash = createHash('sha256');
  let bytes = 0;
  clock.begin();
  try {
    for await (const chunk of chunks) {
      if (signal.aborted) throw endOf(signal);
      hash.update(chunk);
      bytes += chunk.length;
      clock.take(chunk.length);
      onProgress?.({ bytes, totalBytes: pin.archiveBytes });
      await unpacker.write(chunk);
    }
    clock.pause();
    await unpacker.end();
  } catch (error) {
    unpacker.abort(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  checkArchive(pin, { where, bytes, sha256: hash.digest('hex'), unpacker });
}

interface SourceOptions {
  readonly packageRoot: string;
  readonly limits: RestoreLimits;
  readonly signal: AbortSignal;
}

function openSource(pin: CompactBlocksSnapshot, { packageRoot, limits, signal }: SourceOptions): { readonly where: string; readonly chunks: AsyncIterable<Buffer> } {
  const { source, archiveBytes } = pin;
  const where = sourceName(pin, packageRoot);
  return { where, chunks: source.kind === 'url' ? fetchArchive({ url: source.url, bytes: archiveBytes, limits, signal }) : readArchive(where) };
}

/** The file of a pin's archive, or its URL as it may be printed. */
function sourceName({ source }: CompactBlocksSnapshot, packageRoot: string): string {
  return source.kind === 'url' ? withoutSecrets(source.url) : resolve(packageRoot, source.path);
}

async function* readArchive(path: string): AsyncGenerator<Buffer> {
  try {
    // Reading a pipe or device may never end.
    if (!(await stat(path)).isFile()) throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'the snapshot archive is not a file', where: path });
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) yield chunk as Buffer;
  } catch (cause) {
    if (!(cause instanceof Error) || !('syscall' in cause)) throw cause;
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: `the snapshot archive cannot be read: ${cause.message}`, where: path, cause });
  }
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
