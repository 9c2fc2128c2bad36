import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { ChainWalk } from '../protocol/chain-walk.ts';
import { newBlockHeader, scanCompactBlock } from '../protocol/compact-block.ts';
import { DelimitedDeframer } from '../protocol/delimited-deframer.ts';
import { FrameError } from '../protocol/message-deframer.ts';
import { WireError } from '../protocol/wire-reader.ts';
import { readTreeSizes } from './block-projection.ts';
import type { TreeSizes } from './block-projection.ts';
import { FramedChainBuilder } from './framed-chain.ts';
import type { FramedChain } from './framed-chain.ts';
import { HashIndex } from './hash-index.ts';

/** A restored snapshot's block files, relative to its folder: CompactBlock messages, each preceded by its length as a varint. */
export const SHIELDED_FILE = 'compact-blocks/shielded.pb';
export const ALL_POOLS_FILE = 'compact-blocks/all-pools.pb';

const READ_BYTES = 1024 * 1024;
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;
/** Frames take 5 bytes a block, the file's lengths 1 or 2: room for that on blocks of about 80 bytes. */
const FRAMED_SIZE_RATIO = 1.06;

/** A chain in memory with its index. */
export interface ReferenceChain {
  readonly shielded: FramedChain;
  /** Null where the snapshot has no such file. */
  readonly allPools: FramedChain | null;
  readonly hashes: HashIndex;
  readonly tipHash: Buffer;
  readonly tipTreeSizes: TreeSizes;
}

/** Receives one line of plain text at each stage of start-up. */
export type StageLog = (line: string) => void;

/**
 * Loads a restored snapshot folder and builds its index.
 * Errors: INPUT_NOT_FOUND without the shielded file; SNAPSHOT_CONTENT where a file is damaged, empty, or not one linked chain.
 */
export function loadChain(folder: string, log: StageLog): ReferenceChain {
  const shielded = loadFile(folder, SHIELDED_FILE, log);
  const allPools = existsSync(join(folder, ALL_POOLS_FILE)) ? loadFile(folder, ALL_POOLS_FILE, log) : null;
  if (allPools !== null && (allPools.firstHeight !== shielded.firstHeight || allPools.blocks !== shielded.blocks)) {
    throw new IndexbenchError('SNAPSHOT_CONTENT', {
      what: `${ALL_POOLS_FILE} holds ${describe(allPools)}, but ${SHIELDED_FILE} holds ${describe(shielded)}`,
      where: folder,
    });
  }
  const startMs = performance.now();
  const hashes = new HashIndex(shielded);
  log(`index: ${String(shielded.blocks)} hashes in ${elapsed(startMs)}`);
  const tip = shielded.tipHeight;
  return { shielded, allPools, hashes, tipHash: hashes.hashAt(tip), tipTreeSizes: readTreeSizes(shielded.message(tip)) };
}

function describe(chain: FramedChain): string {
  return `heights ${String(chain.firstHeight)} to ${String(chain.tipHeight)}`;
}

function elapsed(startMs: number): string {
  return `${(performance.now() - startMs).toFixed(0)} ms`;
}

function loadFile(folder: string, name: string, log: StageLog): FramedChain {
  const startMs = performance.now();
  const path = join(folder, name);
  const file = openFile(path);
  try {
    const fileBytes = fstatSync(file).size;
    const chain = readChain(file, fileBytes, path);
    log(`load: ${name}, ${describe(chain)}, ${String(fileBytes)} bytes in ${elapsed(startMs)}`);
    return chain;
  } finally {
    closeSync(file);
  }
}

function openFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: 'the chain file cannot be opened', where: path, cause });
  }
}

/** Walks the chain while it is read, so that a damaged file never becomes a server. */
class ChainReader {
  readonly builder: FramedChainBuilder;
  firstHeight = 0;
  readonly #walk = new ChainWalk();
  readonly #path: string;

  constructor(path: string, fileBytes: number) {
    this.#path = path;
    this.builder = new FramedChainBuilder(Math.ceil(fileBytes * FRAMED_SIZE_RATIO));
  }

  accept(buffer: Buffer, start: number, end: number): void {
    if (this.builder.blocks === 0) this.#begin(buffer, start, end);
    if (!this.#walk.accept(buffer, start, end)) {
      const wrong = this.#walk.violation;
      throw new IndexbenchError('SNAPSHOT_CONTENT', {
        what: wrong === null ? 'the chain is broken' : `height ${String(wrong.height)}: ${wrong.field} should be ${wrong.expected}, found ${wrong.found}`,
        where: this.#path,
      });
    }
    this.builder.add(buffer, start, end);
  }

  #begin(buffer: Buffer, start: number, end: number): void {
    const header = newBlockHeader();
    scanCompactBlock(buffer, start, end, header);
    this.firstHeight = header.height;
    this.#walk.begin(header.height, Number.MAX_SAFE_INTEGER);
  }
}

function readChain(file: number, fileBytes: number, path: string): FramedChain {
  const reader = new ChainReader(path, fileBytes);
  const deframer = new DelimitedDeframer((buffer, start, end) => reader.accept(buffer, start, end), MAX_BLOCK_BYTES);
  const chunk = Buffer.allocUnsafeSlow(READ_BYTES);
  try {
    for (;;) {
      const count = readSync(file, chunk, 0, READ_BYTES, null);
      if (count === 0) break;
      deframer.push(chunk.subarray(0, count));
    }
    deframer.finish();
  } catch (cause) {
    if (cause instanceof FrameError || cause instanceof WireError) {
      throw new IndexbenchError('SNAPSHOT_CONTENT', { what: cause.message, where: path, cause });
    }
    throw cause;
  }
  if (reader.builder.blocks === 0) throw new IndexbenchError('SNAPSHOT_CONTENT', { what: 'the chain file is empty', where: path });
  return reader.builder.build(reader.firstHeight);
}
