import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { NodeStateSnapshot } from '../model/generated/types.ts';
import { stateDigests } from './state-digests.ts';
import { listStateFiles } from './state-files.ts';
import { filesDigest } from './files-digest.ts';
import type { VerifyOptions } from './verify-snapshot.ts';

const FINALIZED = 'state';
const NON_FINALIZED = 'non_finalized_state';

/**
 * What can be told of a node's state without a node: that it is of the pin's network and format, that its database is there whole by its own
 * list, that the tip's block is among the blocks that are not final yet (where there are any), and that files and sizes are as pinned.
 *
 * Throws INPUT_NOT_FOUND, SNAPSHOT_CONTENT with the first thing that is wrong.
 */
export async function verifyNodeState(folder: string, pin: NodeStateSnapshot, { shownAs = folder }: VerifyOptions = {}): Promise<void> {
  const wrong = (what: string, ...below: string[]): never => {
    throw new IndexbenchError('SNAPSHOT_CONTENT', { what, where: join(shownAs, ...below) });
  };
  const { files, bytes } = await listStateFiles(folder);
  for (const [parts, expected, unit] of [
    [[FINALIZED], pin.stateVersion, 'state format'],
    [[FINALIZED, pin.stateVersion], pin.network, 'network'],
  ] as const) {
    const found = await namesIn(join(folder, ...parts));
    if (found.length !== 1 || found[0] !== expected) wrong(`${unit}: expected ${expected}, found ${found.length === 0 ? 'nothing' : found.join(', ')}`, ...parts);
  }
  const database = [FINALIZED, pin.stateVersion, pin.network];
  const missing = await missingFrom(join(folder, ...database));
  if (missing !== null) wrong(`${missing} is missing`, ...database);
  const blocks = await namesIn(join(folder, NON_FINALIZED, pin.network));
  if (blocks.length > 0 && !blocks.includes(pin.tipHash)) wrong(`the block of the tip ${pin.tipHash} is missing among ${String(blocks.length)}`, NON_FINALIZED, pin.network);
  if (pin.unpackedBytes !== null && bytes !== pin.unpackedBytes) wrong(`${String(files.length)} files have ${String(bytes)} bytes; the pin says ${String(pin.unpackedBytes)}`);
}

/**
 * The same, and reads every file: what they hold must be what the pin says, where it says it. Returns what was found.
 * Throws SNAPSHOT_CONTENT with both digests too.
 */
export async function verifyNodeStateFiles(folder: string, pin: NodeStateSnapshot, options: VerifyOptions = {}): Promise<{ readonly files: number; readonly bytes: number; readonly sha256: string }> {
  await verifyNodeState(folder, pin, options);
  const digests = await stateDigests(folder, { maxWholeBytes: Infinity, ...(options.signal === undefined ? {} : { signal: options.signal }) });
  const sha256 = filesDigest(digests);
  if (pin.filesSha256 !== undefined && pin.filesSha256 !== sha256) {
    throw new IndexbenchError('SNAPSHOT_CONTENT', { what: `filesSha256: expected ${pin.filesSha256}, found ${sha256}: a file was added, taken away or changed`, where: options.shownAs ?? folder });
  }
  return { files: digests.files.length, bytes: digests.bytes, sha256 };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

/** What a RocksDB database lacks: CURRENT names its manifest. */
async function missingFrom(database: string): Promise<string | null> {
  const current = await readFile(join(database, 'CURRENT'), 'utf8').catch(() => null);
  if (current === null) return 'CURRENT';
  const names = await namesIn(database);
  const manifest = current.trim();
  return names.includes(manifest) ? null : manifest;
}
