import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IndexbenchError } from '../model/errors.ts';
import type { Snapshot } from '../model/generated/types.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { requireFreeSpace } from './free-space.ts';
import { fetchArchive, withoutSecrets } from './http-source.ts';
import type { HttpLimits } from './http-source.ts';
import { lockTarget } from './restore-lock.ts';
import { SourceFailure } from './source-failure.ts';
import { ArchiveRefused, Unpacker } from './unpacker.ts';

export interface RestoreProgress {
  /** Archive bytes read so far, and in all. A second try starts at 0 again. */
  readonly bytes: number;
  readonly totalBytes: number;
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
}

export interface RestoreLimits extends HttpLimits {
  readonly tries: number;
  /** Pause before the second try, ms; it doubles with each further one. */
  readonly pauseMs: number;
}

const LIMITS: RestoreLimits = { idleMs: 30_000, maxRetryAfterMs: 60_000, tries: 3, pauseMs: 1000 };

/** Room beside the files' bytes for folders and partly used blocks. */
const SPARE_BYTES = 1024 * 1024;

/**
 * Restores a pinned snapshot: fetches and unpacks its archive in one stream into a temporary folder beside `into`, and renames that into
 * place only when size and SHA-256 are those of the pin. Where anything fails, nothing is left.
 *
 * Throws OUTPUT_EXISTS, OUTPUT_UNWRITABLE, DISK_FULL, INPUT_NOT_FOUND, SNAPSHOT_SOURCE, SNAPSHOT_DIGEST, SNAPSHOT_ARCHIVE; INTERRUPTED when the signal fires.
 */
export async function restoreSnapshot(options: RestoreOptions): Promise<void> {
  const into = resolve(options.into);
  const limits = { ...LIMITS, ...options.limits };
  refuseFilled(into);
  const unlock = await takeTarget(into);
  try {
    await requireFreeSpace(dirname(into), options.pin.unpackedBytes + SPARE_BYTES);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await attemptRestore(options, into, limits);
        return;
      } catch (error) {
        if (!(error instanceof SourceFailure) || !error.isTransient || attempt >= limits.tries) throw error;
        await pause(error.retryAfterMs ?? limits.pauseMs * 2 ** (attempt - 1), options.signal);
      }
    }
  } finally {
    unlock();
  }
}

async function takeTarget(into: string): Promise<() => void> {
  try {
    await mkdir(dirname(into), { recursive: true });
    return lockTarget(into);
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

async function attemptRestore(options: RestoreOptions, into: string, limits: RestoreLimits): Promise<void> {
  const unfinished = await mkdtemp(join(dirname(into), `.${basename(into)}-`));
  try {
    await unpackInto(unfinished, options, limits);
    if (options.signal?.aborted === true) throw interrupted();
    await chmod(unfinished, 0o755);
    refuseFilled(into);
    await rename(unfinished, into);
  } catch (error) {
    // An unpacker that was just stopped may still be writing its last file: then the folder is not empty yet.
    await rm(unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    if (options.signal?.aborted === true) throw interrupted();
    throw error;
  }
}

async function unpackInto(folder: string, { pin, packageRoot, onProgress, signal = new AbortController().signal }: RestoreOptions, limits: RestoreLimits): Promise<void> {
  const { where, chunks } = openSource(pin, { packageRoot, limits, signal });
  const unpacker = new Unpacker(folder, pin.unpackedBytes);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      if (signal.aborted) throw interrupted();
      hash.update(chunk);
      bytes += chunk.length;
      onProgress?.({ bytes, totalBytes: pin.archiveBytes });
      await unpacker.write(chunk);
    }
    await unpacker.end();
  } catch (error) {
    unpacker.abort(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  checkArchive(pin, { where, bytes, sha256: hash.digest('hex'), unpacker });
}

interface Found {
  readonly where: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly unpacker: Unpacker;
}

/** The digest comes first: of an archive that is another one, what is wrong inside does not matter. */
function checkArchive(pin: Snapshot, { where, bytes, sha256, unpacker }: Found): void {
  const { failure } = unpacker;
  if (isDiskFull(failure)) throw new IndexbenchError('DISK_FULL', { what: `the disk became full while unpacking; ${String(pin.unpackedBytes)} bytes are needed`, where, cause: failure });
  if (sha256 !== pin.sha256) {
    const sizes = bytes === pin.archiveBytes ? '' : ` (${String(bytes)} bytes; the pin says ${String(pin.archiveBytes)})`;
    throw new IndexbenchError('SNAPSHOT_DIGEST', { what: `expected SHA-256 ${pin.sha256}, found ${sha256}${sizes}`, where, cause: failure ?? undefined });
  }
  if (bytes !== pin.archiveBytes) throw new IndexbenchError('SNAPSHOT_ARCHIVE', { what: `has ${String(bytes)} bytes; the pin says ${String(pin.archiveBytes)}`, where, next: 'Correct archiveBytes in the pin.' });
  if (failure !== null) throw new IndexbenchError('SNAPSHOT_ARCHIVE', { what: failure instanceof ArchiveRefused ? failure.message : `cannot be unpacked: ${failure.message}`, where, cause: failure });
  if (unpacker.fileBytes !== pin.unpackedBytes) {
    throw new IndexbenchError('SNAPSHOT_ARCHIVE', { what: `unpacks to ${String(unpacker.fileBytes)} bytes; the pin says ${String(pin.unpackedBytes)}`, where, next: 'Correct unpackedBytes in the pin.' });
  }
}

interface SourceOptions {
  readonly packageRoot: string;
  readonly limits: RestoreLimits;
  readonly signal: AbortSignal;
}

function openSource({ source, archiveBytes }: Snapshot, { packageRoot, limits, signal }: SourceOptions): { readonly where: string; readonly chunks: AsyncIterable<Buffer> } {
  if (source.kind === 'url') return { where: withoutSecrets(source.url), chunks: fetchArchive({ url: source.url, bytes: archiveBytes, limits, signal }) };
  const path = resolve(packageRoot, source.path);
  return { where: path, chunks: readArchive(path) };
}

async function* readArchive(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) yield chunk as Buffer;
  } catch (cause) {
    if (!(cause instanceof Error) || !('syscall' in cause)) throw cause;
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: `the snapshot archive cannot be read: ${cause.message}`, where: path, cause });
  }
}

function isDiskFull(error: Error | null): boolean {
  return error !== null && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, signal === undefined ? {} : { signal });
  } catch {
    throw interrupted();
  }
}

function interrupted(): IndexbenchError {
  return new IndexbenchError('INTERRUPTED', { what: 'the restore was interrupted', next: 'Run it again; nothing was kept.' });
}
