import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { IndexbenchError } from '../model/errors.ts';
import { isFullDisk } from '../model/full-disk.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { filesDigest } from './files-digest.ts';
import { stateDigests } from './state-digests.ts';
import type { StateDigests } from './state-digests.ts';
import { listStateFiles } from './state-files.ts';
import { refuseStateInUse } from './state-in-use.ts';

/** What a pin says of an archive. */
export interface PackedState {
  readonly sha256: string;
  readonly archiveBytes: number;
  readonly unpackedBytes: number;
  readonly filesSha256: string;
}

/** One thread: with more the bytes depend on the host. */
const ZSTD = ['--compress', '-19', '--long=27', '--single-thread', '--stdout', '--quiet'];
/** RocksDB's own log, and older ones: times and paths of the machine, and nothing that a node reads. */
const LOG = /^LOG(?:\.old\.\d+)?$/;

/**
 * Packs the state of a node that has ended as tar.zst: names sorted, times and owners taken out, so that the same state gives the same bytes.
 *
 * Throws INPUT_NOT_FOUND, SNAPSHOT_CONTENT (a link), STATE_IN_USE, TOOL_MISSING (zstd), OUTPUT_UNWRITABLE, DISK_FULL; the signal's reason.
 */
export async function packState(folder: string, file: string, signal?: AbortSignal): Promise<PackedState> {
  const state = await listStateFiles(folder);
  await refuseStateInUse(folder, state);
  const names = [...state.folders, ...state.files.map(({ name }) => name)].filter((name) => !LOG.test(basename(name))).sort();
  const digests = withoutLogs(await stateDigests(folder, { maxWholeBytes: Infinity, ...(signal === undefined ? {} : { signal }) }));
  const archive = await writeArchive({ folder, names, file, signal });
  return { ...archive, unpackedBytes: digests.bytes, filesSha256: filesDigest(digests) };
}

function withoutLogs(digests: StateDigests): StateDigests {
  const files = digests.files.filter(({ name }) => !LOG.test(basename(name)));
  return { ...digests, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

interface Writing {
  readonly folder: string;
  readonly names: readonly string[];
  readonly file: string;
  readonly signal: AbortSignal | undefined;
}

async function writeArchive({ folder, names, file, signal }: Writing): Promise<Pick<PackedState, 'sha256' | 'archiveBytes'>> {
  const zstd = spawn('zstd', ZSTD, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(zstd, 'close') as Promise<[number | null]>;
  ended.catch(() => undefined);
  try {
    await once(zstd, 'spawn');
  } catch (cause) {
    throw new IndexbenchError('TOOL_MISSING', { what: 'the archive is to be compressed with zstd, and this host has no program zstd', next: 'Install zstd (apt-get install zstd, brew install zstd).', cause });
  }
  const hash = createHash('sha256');
  let archiveBytes = 0;
  const digest = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      archiveBytes += chunk.length;
      done(null, chunk);
    },
  });
  // A name that begins with @ would be read as an archive.
  const tar = create({ cwd: folder, portable: true, noDirRecurse: true, mtime: new Date(0), strict: true }, names.map((name) => `./${name}`));
  const options = signal === undefined ? {} : { signal };
  try {
    await Promise.all([pipeline(tar, zstd.stdin, options), pipeline(zstd.stdout, digest, createWriteStream(file, { flags: 'wx' }), options)]);
  } catch (error) {
    zstd.kill('SIGKILL');
    signal?.throwIfAborted();
    if (isFullDisk(error)) throw new IndexbenchError('DISK_FULL', { what: 'the disk became full while a state was packed', where: file, cause: error });
    throw writeRefusal(error, file);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`zstd ended with exit code ${String(code)}`);
  return { sha256: hash.digest('hex'), archiveBytes };
}
