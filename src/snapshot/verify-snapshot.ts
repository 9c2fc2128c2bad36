import { createReadStream, existsSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { ChainDigest as PinnedDigest, Projection, CompactBlocksSnapshot } from '../model/generated/types.ts';
import { ChainDigest } from '../protocol/chain-digest.ts';
import { ChainWalk } from '../protocol/chain-walk.ts';
import { newBlockHeader, scanCompactBlock } from '../protocol/compact-block.ts';
import { DelimitedDeframer } from '../protocol/delimited-deframer.ts';
import { FrameError } from '../protocol/message-deframer.ts';

const BLOCKS_FOLDER = 'compact-blocks';
const BLOCKS_SUFFIX = '.pb';
const READ_BYTES = 1024 * 1024;
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;

export interface VerifyOptions {
  /** How messages name the folder. */
  readonly shownAs?: string;
  /** Ends the walk early, with its reason. */
  readonly signal?: AbortSignal;
}

export interface VerifiedSnapshot {
  readonly projections: readonly Projection[];
  /** Of all projections together. */
  readonly blocks: number;
}

/**
 * Reads a restored snapshot again and compares it with its pin: files, heights, parent links, tip hash, and every chain digest.
 * Throws INPUT_NOT_FOUND where there is no folder, SNAPSHOT_CONTENT with the first difference: file, height, field, expected and found.
 */
export async function verifySnapshot(folder: string, pin: CompactBlocksSnapshot, { shownAs = folder, signal }: VerifyOptions = {}): Promise<VerifiedSnapshot> {
  const projections = [...new Set(pin.chainDigests.map(({ projection }) => projection))];
  if (!existsSync(folder)) throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'there is no such folder', where: shownAs });
  await checkFiles({ path: folder, shownAs }, projections);
  let blocks = 0;
  for (const projection of projections) blocks += await walkProjection(below({ path: folder, shownAs }, join(BLOCKS_FOLDER, `${projection}${BLOCKS_SUFFIX}`)), new ProjectionWalk(pin, projection), signal);
  return { projections, blocks };
}

/** A file or folder, and how messages name it. */
interface Place {
  readonly path: string;
  readonly shownAs: string;
}

function below({ path, shownAs }: Place, name: string): Place {
  return { path: join(path, name), shownAs: join(shownAs, name) };
}

async function checkFiles(folder: Place, projections: readonly Projection[]): Promise<void> {
  await checkNames(folder, [BLOCKS_FOLDER]);
  await checkNames(below(folder, BLOCKS_FOLDER), projections.map((projection) => `${projection}${BLOCKS_SUFFIX}`));
}

async function checkNames({ path, shownAs }: Place, expected: readonly string[]): Promise<void> {
  const stat = await lstat(path).catch(() => null);
  if (stat?.isDirectory() !== true) throw new IndexbenchError('SNAPSHOT_CONTENT', { what: 'there is no such folder', where: shownAs });
  const found = await readdir(path);
  const missing = expected.find((name) => !found.includes(name));
  if (missing !== undefined) throw new IndexbenchError('SNAPSHOT_CONTENT', { what: `${missing} is missing`, where: shownAs });
  const added = found.sort().find((name) => !expected.includes(name));
  if (added !== undefined) throw new IndexbenchError('SNAPSHOT_CONTENT', { what: `${JSON.stringify(added)} does not belong to the snapshot`, where: shownAs });
}

async function walkProjection({ path, shownAs }: Place, walk: ProjectionWalk, signal: AbortSignal | undefined): Promise<number> {
  const deframer = new DelimitedDeframer((buffer, start, end) => walk.accept(buffer, start, end), MAX_BLOCK_BYTES);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
      signal?.throwIfAborted();
      deframer.push(chunk as Buffer);
      if (walk.difference !== null) break;
    }
    if (walk.difference === null) deframer.finish();
  } catch (error) {
    if (!(error instanceof FrameError)) throw error;
    throw new IndexbenchError('SNAPSHOT_CONTENT', { what: `after ${String(walk.blocks)} blocks: ${error.message}`, where: shownAs, cause: error });
  }
  const difference = walk.finish();
  if (difference !== null) throw new IndexbenchError('SNAPSHOT_CONTENT', { what: difference, where: shownAs });
  return walk.blocks;
}

/** The blocks of one file, walked once: links, tip, and the digests of all pinned ranges. */
class ProjectionWalk {
  readonly #pin: CompactBlocksSnapshot;
  readonly #walk = new ChainWalk();
  readonly #header = newBlockHeader();
  readonly #ranges: readonly { readonly pinned: PinnedDigest; readonly digest: ChainDigest }[];
  #tipHash = '';
  difference: string | null = null;

  constructor(pin: CompactBlocksSnapshot, projection: Projection) {
    this.#pin = pin;
    this.#ranges = pin.chainDigests.filter((pinned) => pinned.projection === projection).map((pinned) => ({ pinned, digest: new ChainDigest() }));
    this.#walk.begin(pin.firstHeight, pin.tipHeight);
  }

  get blocks(): number {
    return this.#walk.blocks;
  }

  accept(buffer: Buffer, start: number, end: number): void {
    if (this.difference !== null) return;
    const height = this.#pin.firstHeight + this.#walk.blocks;
    if (!this.#walk.accept(buffer, start, end)) {
      this.#take(this.#walk);
      return;
    }
    for (const { pinned, digest } of this.#ranges) {
      if (height >= pinned.firstHeight && height <= pinned.lastHeight) digest.add(buffer, start, end);
    }
    if (height === this.#pin.tipHeight) {
      scanCompactBlock(buffer, start, end, this.#header);
      const { hashStart, hashLength } = this.#header;
      this.#tipHash = Buffer.from(buffer.subarray(hashStart, hashStart + hashLength)).reverse().toString('hex');
    }
  }

  /** The file has ended. The first difference, or null. */
  finish(): string | null {
    if (this.difference === null) {
      this.#walk.finish();
      this.#take(this.#walk);
    }
    if (this.difference === null && this.#tipHash !== this.#pin.tipHash) this.#differ(this.#pin.tipHeight, 'hash', this.#pin.tipHash, this.#tipHash);
    for (const range of this.#ranges) if (this.difference === null) this.#compare(range);
    return this.difference;
  }

  #compare({ pinned, digest }: { readonly pinned: PinnedDigest; readonly digest: ChainDigest }): void {
    const { firstHeight, lastHeight } = pinned;
    const range = `of heights ${String(firstHeight)} to ${String(lastHeight)}`;
    if (digest.blocks !== pinned.blocks) this.#differ(firstHeight, `blocks ${range}`, String(pinned.blocks), String(digest.blocks));
    else if (digest.bytes !== pinned.payloadBytes) this.#differ(firstHeight, `payloadBytes ${range}`, String(pinned.payloadBytes), String(digest.bytes));
    else if (digest.hex() !== pinned.sha256) this.#differ(firstHeight, `sha256 ${range}`, pinned.sha256, digest.hex());
  }

  #take({ violation }: ChainWalk): void {
    if (violation !== null) this.#differ(violation.height, violation.field, violation.expected, violation.found);
  }

  #differ(height: number, field: string, expected: string, found: string): void {
    this.difference = `height ${String(height)}, ${field}: expected ${expected}, found ${found}`;
  }
}
