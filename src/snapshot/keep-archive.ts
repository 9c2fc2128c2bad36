import { createReadStream, mkdirSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IndexbenchError } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';
import type { Snapshot } from '../model/generated/types.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { createArchiveDigest } from './archive-digest.ts';
import { cachedArchivePath, dropCachedArchive, findCachedArchive } from './cached-archive.ts';
import { requireFreeSpace } from './free-space.ts';
import { withoutSecrets } from './http-request.ts';
import { fetchArchive, type ArchiveStart } from './http-source.ts';
import { PartialArchive } from './partial-archive.ts';
import { RestoreClock } from './restore-clock.ts';
import { RESTORE_LIMITS, type RestoreLimits, type RestoreProgress } from './restore-limits.ts';
import { OWN_PLACES, type RestorePlaces } from './restore-places.ts';
import { MustStartOver } from './source-failure.ts';
import { TryBudget } from './try-budget.ts';

export interface KeepOptions {
  readonly pin: Snapshot;
  readonly cacheFolder: string;
  readonly onProgress?: (progress: RestoreProgress) => void;
  /** Told what is amiss with what was kept, as a sentence without a full stop. */
  readonly onNotice?: (message: string) => void;
  readonly signal?: AbortSignal;
  readonly limits?: Partial<RestoreLimits>;
  readonly places?: RestorePlaces;
}

export interface KeptArchive {
  readonly file: string;
  readonly bytes: number;
  /** Of them, those that an earlier command had fetched: all where the archive was there. */
  readonly bytesBefore: number;
  readonly seconds: number;
}

const SPARE_BYTES = 1024 * 1024;
const READ_BYTES = 1024 * 1024;

/**
 * Puts the archive of a pin into the cache folder: its digest is checked before it gets its name. A download that was cut, or whose command was
 * killed, is gone on with by the next, where the server still has the same version.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT where the archive is a file anyway, OUTPUT_EXISTS, OUTPUT_UNWRITABLE, DISK_FULL, SNAPSHOT_SOURCE,
 *   SNAPSHOT_DIGEST; when the signal fires, its reason where that is one of the catalogue, else INTERRUPTED
 */
export async function keepArchive(options: KeepOptions): Promise<KeptArchive> {
  const { pin, cacheFolder, places = OWN_PLACES } = options;
  if (pin.source.kind !== 'url') throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'the archive is a file already; there is nothing to fetch', where: pin.source.path, next: 'Restore it: indexbench snapshot restore.' });
  const { url } = pin.source;
  const file = join(cacheFolder, cachedArchivePath(pin));
  const limits = { ...RESTORE_LIMITS, ...options.limits };
  const unlock = takeFile(file, places);
  const clock = new RestoreClock({ limits, archiveBytes: pin.archiveBytes, isDownload: true, where: withoutSecrets(url), signal: options.signal });
  try {
    const bytes = await usableBytes(options, clock.signal);
    if (bytes !== null) return { file, bytes, bytesBefore: bytes, seconds: 0 };
    return await fetchInTries({ options, url, file, limits, clock, budget: new TryBudget(limits), partial: new PartialArchive(file, url) });
  } catch (error) {
    if (clock.signal.aborted) throw endOf(clock.signal);
    if (isFullDisk(error)) throw new IndexbenchError('DISK_FULL', { what: 'the disk became full while the archive was fetched', where: file, next: 'Free space there, or choose a cache folder on another disk (--cache); what was fetched is gone on with.', cause: error });
    throw writeRefusal(error, file);
  } finally {
    clock.close();
    unlock();
  }
}

interface Keeping {
  readonly options: KeepOptions;
  readonly url: string;
  readonly file: string;
  readonly limits: RestoreLimits;
  readonly clock: RestoreClock;
  readonly budget: TryBudget;
  readonly partial: PartialArchive;
}

function takeFile(file: string, places: RestorePlaces): () => void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return places.lock(file);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}

/** Size of what is kept already; null where nothing is. What is not the archive is taken away. */
async function usableBytes({ pin, cacheFolder, onNotice }: KeepOptions, signal: AbortSignal): Promise<number | null> {
  const found = findCachedArchive(pin, cacheFolder);
  if (found.kind === 'absent') return null;
  if (found.kind === 'in-the-way') throw new IndexbenchError('OUTPUT_EXISTS', { what: 'is in the way of the archive, and no file', where: found.file, next: 'Move it away.' });
  if ((await digestOf(found.file, found.bytes, signal)) === pin.sha256) return found.bytes;
  onNotice?.(`${found.file} is damaged, ${await dropCachedArchive(found.file)}, and is fetched again`);
  return null;
}

async function digestOf(file: string, bytes: number, signal: AbortSignal): Promise<string> {
  const digest = createArchiveDigest(bytes);
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: READ_BYTES, signal })) await digest.update(chunk as Buffer);
    return await digest.hex();
  } finally {
    await digest.close();
  }
}

async function fetchInTries(keeping: Keeping): Promise<KeptArchive> {
  let start = keeping.partial.start();
  for (;;) {
    try {
      return await fetchFrom(start, keeping);
    } catch (error) {
      if (!(error instanceof MustStartOver)) throw error;
      await sleep(keeping.budget.pauseBeforeStartingOver(error), undefined, { signal: keeping.clock.signal });
    }
    start = null;
  }
}

async function fetchFrom(start: ArchiveStart | null, keeping: Keeping): Promise<KeptArchive> {
  const { options: { pin }, partial, clock, file } = keeping;
  const digest = createArchiveDigest(pin.archiveBytes);
  let bytes = start?.received ?? 0;
  try {
    if (start !== null) await partial.digestInto(digest, clock.signal);
    // All may be there, and only the name be missing: then the server has nothing to add.
    if (start === null || start.received !== start.bytes) {
      const handle = start === null ? await partial.restart() : await partial.resume();
      try {
        for await (const chunk of chunksAfter(start, keeping)) {
          await digest.update(chunk);
          await writeAll(handle, chunk);
          bytes += chunk.length;
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
    const sha256 = await digest.hex();
    if (sha256 !== pin.sha256) throw await wrongDigest(keeping, { sha256, bytes, start });
    await partial.finish();
    return { file, bytes, bytesBefore: start?.received ?? 0, seconds: clock.seconds };
  } finally {
    await digest.close();
  }
}

/** What an earlier command left may be of another archive after all, so that it is fetched from its beginning once. */
async function wrongDigest({ options: { pin }, partial, url }: Keeping, { sha256, bytes, start }: { readonly sha256: string; readonly bytes: number; readonly start: ArchiveStart | null }): Promise<IndexbenchError> {
  await partial.remove();
  const what = `expected SHA-256 ${pin.sha256}, found ${sha256} (${String(bytes)} bytes)`;
  if (start !== null) return new MustStartOver({ what: `${what}, of which ${String(start.received)} were there from before`, where: withoutSecrets(url) });
  return new IndexbenchError('SNAPSHOT_DIGEST', { what, where: withoutSecrets(url) });
}

async function* chunksAfter(start: ArchiveStart | null, { options, url, file, limits, clock, budget, partial }: Keeping): AsyncGenerator<Buffer> {
  const { pin, onProgress } = options;
  let bytes = start?.received ?? 0;
  let totalBytes = pin.archiveBytes ?? start?.bytes ?? null;
  const requireRoom = (all: number): Promise<void> => requireFreeSpace(dirname(file), Math.max(0, all - bytes) + SPARE_BYTES);
  if (totalBytes !== null) await requireRoom(totalBytes);
  clock.begin();
  const chunks = fetchArchive({
    url, bytes: pin.archiveBytes, limits, signal: clock.signal, budget, start,
    onBytes: async (all) => {
      totalBytes = all;
      clock.expect(all);
      await requireRoom(all);
    },
    onBeginning: (answer) => Promise.resolve(partial.note(answer)),
    onPause: (isPaused) => (isPaused ? clock.pause() : clock.resume()),
  });
  for await (const chunk of chunks) {
    bytes += chunk.length;
    clock.take(chunk.length);
    onProgress?.({ bytes, totalBytes, seconds: clock.seconds });
    yield chunk;
  }
  clock.pause();
}

async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

function endOf(signal: AbortSignal): IndexbenchError {
  const reason: unknown = signal.reason;
  if (reason instanceof IndexbenchError && reason.code !== 'INTERRUPTED') return reason;
  return new IndexbenchError('INTERRUPTED', { what: 'the download was interrupted', next: 'Run it again: it goes on where it was.' });
}
