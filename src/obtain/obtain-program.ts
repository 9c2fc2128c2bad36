import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { takeLock, type LockHolder } from '../host/lock-file.ts';
import { findTaskset, thisHost } from '../host/process-group/group-host.ts';
import { probeProc } from '../host/process-group/proc.ts';
import { createTempFolder } from '../host/temp-folder.ts';
import { readTopology } from '../host/topology.ts';
import { IndexbenchError } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';
import type { Build, CachedProgram, ProgramOrigin, Variant } from '../model/generated/types.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { parseProgramPin, type ProgramPin } from '../plan/program-pin.ts';
import { BuildRoom } from './build-room.ts';
import type { BuiltProgram } from './built-program.ts';
import { buildCrate } from './crate-source.ts';
import { buildGit } from './git-source.ts';
import { findGiven, findNamed } from './given-program.ts';
import { buildGo } from './go-source.ts';
import type { BuildGuard, ObtainContext, ObtainedProgram } from './obtain-context.ts';
import { programKey } from './program-key.ts';
import { placeOf, readStored, removeStored, store, type ProgramPlace, type StoredProgram } from './program-store.ts';
import { fetchRelease } from './release-source.ts';
import { checkedVersion } from './reported-version.ts';

export interface ProgramRequest {
  /** Name of the program that the system is, such as `zainod`; the pin may say another by build.binary. */
  readonly program: string;
  /** Arguments that make it tell its version; null where it has none. */
  readonly versionArguments: readonly string[] | null;
}

const LOCK_POLL_MS = 250;
const UNKNOWN_PROFILE = 'unknown';

/**
 * The program of a variant: from the file that its pin names; else a ready-made one in a folder of INDEXBENCH_BIN; else from the cache; else
 * built or fetched as its pin says, and kept in the cache. It says the version that its pin promises.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT, TOOL_MISSING, TOOL_VERSION, PROGRAM_BUILD, PROGRAM_SOURCE, PROGRAM_DIGEST, PROGRAM_ARCHIVE,
 *   DISK_FULL, OUTPUT_UNWRITABLE, INTERRUPTED
 */
export async function obtainProgram(variant: Variant, { program, versionArguments }: ProgramRequest, context: ObtainContext): Promise<ObtainedProgram> {
  const build = variant.build ?? {};
  const pin = parseProgramPin(variant, 'variant');
  const checked = async (file: string, buildProfile: string, origin: ProgramOrigin): Promise<ObtainedProgram> => {
    const reportedVersion = await checkedVersion({ file, versionArguments, pin, pinText: variant.pin, build });
    return { file, reportedVersion, buildProfile, origin };
  };
  if (pin.kind === 'path' || pin.kind === 'command') return checked(findNamed(pin, context), build.profile ?? UNKNOWN_PROFILE, { kind: 'named' });
  const name = build.binary ?? program;
  const given = findGiven(pin, name, context);
  if (given !== null) return checked(given, UNKNOWN_PROFILE, { kind: 'given' });
  const place = placeOf(context.cacheFolder, { key: programKey(variant, name), program: name });
  const check = async (file: string): Promise<void> => void (await checkedVersion({ file, versionArguments, pin, pinText: variant.pin, build }));
  const stored = (await usable(place, context)) ?? (await make({ place, pin, pinText: variant.pin, build, program, check }, context));
  return checked(stored.file, stored.document.buildProfile, originOf(stored.document, pin.kind === 'release' ? 'downloaded' : 'built'));
}

function originOf({ obtainedAt, toolchain, command, builtIn }: CachedProgram, kind: ProgramOrigin['kind']): ProgramOrigin {
  return { kind, obtainedAt, toolchain, ...(command === undefined ? {} : { command }), ...(builtIn === undefined ? {} : { builtIn }) };
}

async function usable(place: ProgramPlace, { onProgress }: ObtainContext): Promise<StoredProgram | null> {
  const stored = await readStored(place);
  if (stored !== 'damaged') return stored;
  onProgress(`${place.folder} is damaged, and made anew`);
  return null;
}

interface Making {
  readonly place: ProgramPlace;
  readonly pin: Exclude<ProgramPin, { kind: 'path' | 'command' }>;
  readonly pinText: string;
  readonly build: Build;
  readonly program: string;
  /** Refuses a program that is not what the pin promises, before it is kept. */
  readonly check: (file: string) => Promise<void>;
}

/** Makes a program in a temporary folder of the cache; one process at a time, and those that waited take what it made. */
async function make(making: Making, context: ObtainContext): Promise<StoredProgram> {
  const { place } = making;
  const programs = dirname(place.folder);
  try {
    mkdirSync(programs, { recursive: true });
  } catch (error) {
    throw writeRefusal(error, programs);
  }
  const guard = await context.startGuard();
  const signal = AbortSignal.any([context.signal, guard.lost]);
  try {
    const unlock = await lockPlace(place, { guard, signal, context });
    try {
      const stored = await usable(place, context);
      if (stored !== null) return stored;
      await removeStored(place);
      return await makeLocked(making, { guard, signal, context });
    } finally {
      unlock();
    }
  } catch (error) {
    throw makeFailure(error, making, context);
  } finally {
    await guard.stop();
  }
}

function makeFailure(error: unknown, { pinText }: Making, { cacheFolder }: ObtainContext): unknown {
  if (isFullDisk(error)) return new IndexbenchError('DISK_FULL', { what: `the disk became full while ${pinText} was obtained`, where: cacheFolder, next: 'Free space there, or choose a cache folder on another disk (INDEXBENCH_CACHE).', cause: error });
  if (error instanceof IndexbenchError && error.code === 'INTERRUPTED') return new IndexbenchError('INTERRUPTED', { what: `${error.what} while ${pinText} was obtained`, next: 'Run it again; nothing that is half-made was kept.', cause: error });
  return error;
}

interface Around {
  readonly guard: BuildGuard;
  readonly signal: AbortSignal;
  readonly context: ObtainContext;
}

async function makeLocked(making: Making, { guard, signal, context }: Around): Promise<StoredProgram> {
  const { place, pinText, build } = making;
  const host = thisHost(guard);
  findTaskset(host.searchPath);
  const probe = probeProc(host);
  if (!probe.works) throw new IndexbenchError('HOST_LIMIT', { what: probe.reason });
  const temporary = createTempFolder({ registrar: guard, parent: dirname(place.folder), prefix: '.indexbench-' });
  const group = await probe.backend.create({ name: 'obtain', cpus: readTopology().usable, cpuQuota: null, memoryMaxBytes: null });
  try {
    context.onProgress(`obtaining ${pinText}; this may take minutes, and is kept in ${place.folder}`);
    const room = new BuildRoom({ context, signal, group, folder: temporary.path, logFile: place.logFile, what: pinText });
    const built = await buildBy(room, making);
    await making.check(built.file);
    const stored = await store(place, { built, command: room.command, ciRun: context.ciRun, pin: pinText, build, unfinished: join(temporary.path, 'stored') });
    rmSync(place.logFile, { force: true });
    return stored;
  } finally {
    await group.remove();
    await temporary.remove();
  }
}

function buildBy(room: BuildRoom, { pin, build, program }: Making): Promise<BuiltProgram> {
  switch (pin.kind) {
    case 'crate':
      return buildCrate(room, { pin, build, program });
    case 'git':
      return buildGit(room, { pin, build, program });
    case 'go':
      return buildGo(room, { pin, build, program });
    case 'release':
      return fetchRelease(room, { pin, build, program });
  }
}

async function lockPlace({ lockFile, folder }: ProgramPlace, { guard, signal, context }: Around): Promise<() => void> {
  let told = false;
  for (;;) {
    const held: { by: LockHolder | null } = { by: null };
    try {
      return takeLock({
        file: lockFile,
        registrar: guard,
        refusal: (holder) => {
          held.by = holder;
          return new IndexbenchError('OUTPUT_EXISTS', { what: `${lockFile} is in the way, and is no lock of indexbench`, where: lockFile, next: 'Move that file away.' });
        },
      });
    } catch (error) {
      if (held.by === null) throw writeRefusal(error, lockFile);
      if (held.by === 'foreign') throw error;
    }
    if (!told) context.onProgress(`waiting for ${typeof held.by === 'object' && held.by !== null ? `process ${held.by.pid}` : 'another process'}, which makes ${folder}`);
    told = true;
    await delay(LOCK_POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
