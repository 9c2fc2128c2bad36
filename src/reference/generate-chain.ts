import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ChainDigest } from '../protocol/chain-digest.ts';
import { encodeBytesField, encodeVarint, encodeVarintField } from '../protocol/wire-writer.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { SHIELDED_FILE } from './chain-file.ts';

const HASH_BYTES = 32;
const CIPHERTEXT_BYTES = 52;
const FIRST_TIME_SECONDS = 1_700_000_000;
const BLOCK_SPACING_SECONDS = 75;
/** Of 1,000 blocks so many hold transactions: with the shapes below the mean payload is then near testnet's 129 bytes. */
const BUSY_BLOCKS_PER_THOUSAND = 143;
const WRITE_BYTES = 256 * 1024;

export interface GeneratedChainRequest {
  /** Gets `compact-blocks/shielded.pb`. */
  readonly folder: string;
  readonly seed: bigint;
  readonly blocks: number;
  readonly firstHeight?: number;
}

export interface GeneratedChain {
  readonly firstHeight: number;
  readonly tipHeight: number;
  /** Internal byte order. */
  readonly tipHash: Buffer;
  readonly payloadBytes: number;
  /** SHA-256 over (length as u64 big-endian ‖ bytes) of all blocks in order. */
  readonly digest: string;
}

class BlockMaker {
  readonly #random: SplitMix64;
  readonly #trees = [0, 0, 0];
  #prevHash: Buffer;

  constructor(seed: bigint) {
    this.#random = new SplitMix64(seed);
    this.#prevHash = this.#bytes(HASH_BYTES);
  }

  get tipHash(): Buffer {
    return this.#prevHash;
  }

  make(height: number): Buffer {
    const hash = this.#bytes(HASH_BYTES);
    const transactions = this.#transactions();
    const block = Buffer.concat([
      encodeVarintField(2, height),
      encodeBytesField(3, hash),
      encodeBytesField(4, this.#prevHash),
      encodeVarintField(5, FIRST_TIME_SECONDS + BLOCK_SPACING_SECONDS * height),
      ...transactions,
      encodeBytesField(8, Buffer.concat(this.#trees.map((size, index) => encodeVarintField(index + 1, size)))),
    ]);
    this.#prevHash = hash;
    return block;
  }

  #transactions(): Buffer[] {
    if (this.#random.below(1_000) >= BUSY_BLOCKS_PER_THOUSAND) return [];
    const count = 1 + this.#random.below(2);
    return Array.from({ length: count }, (_, index) => encodeBytesField(7, this.#transaction(index)));
  }

  /** The shapes that a real chain shows: Sapling spends and outputs, Orchard actions, Ironwood actions. */
  #transaction(index: number): Buffer {
    const parts = [encodeVarintField(1, index), encodeBytesField(2, this.#bytes(HASH_BYTES))];
    switch (this.#random.below(3)) {
      case 0:
        if (this.#random.below(4) === 0) parts.push(encodeBytesField(4, encodeBytesField(1, this.#bytes(HASH_BYTES))));
        parts.push(encodeBytesField(5, this.#saplingOutput()));
        break;
      case 1:
        parts.push(encodeBytesField(6, this.#action(1)));
        break;
      default:
        parts.push(encodeBytesField(9, this.#action(2)));
    }
    return Buffer.concat(parts);
  }

  #saplingOutput(): Buffer {
    this.#grow(0);
    return this.#fields([HASH_BYTES, HASH_BYTES, CIPHERTEXT_BYTES]);
  }

  #action(tree: 1 | 2): Buffer {
    this.#grow(tree);
    return this.#fields([HASH_BYTES, HASH_BYTES, HASH_BYTES, CIPHERTEXT_BYTES]);
  }

  #grow(tree: number): void {
    this.#trees[tree] = (this.#trees[tree] ?? 0) + 1;
  }

  #fields(lengths: readonly number[]): Buffer {
    return Buffer.concat(lengths.map((length, index) => encodeBytesField(index + 1, this.#bytes(length))));
  }

  #bytes(length: number): Buffer {
    const bytes = Buffer.allocUnsafe(Math.ceil(length / 8) * 8);
    for (let at = 0; at < length; at += 8) bytes.writeBigUInt64LE(this.#random.next(), at);
    return bytes.subarray(0, length);
  }
}

/**
 * Writes a chain that depends on the seed alone: contiguous heights, random 32-byte hashes, parent links, empty blocks and blocks with
 * one or two shielded transactions, growing tree sizes. Mean payload 129 ± 3 bytes. Memory stays bounded whatever the length.
 */
export function generateChain(request: GeneratedChainRequest): GeneratedChain {
  const firstHeight = request.firstHeight ?? 1;
  const tipHeight = firstHeight + request.blocks - 1;
  const path = join(request.folder, SHIELDED_FILE);
  mkdirSync(dirname(path), { recursive: true });
  const maker = new BlockMaker(request.seed);
  const digest = new ChainDigest();
  const file = openSync(path, 'wx');
  try {
    let pending: Buffer[] = [];
    let pendingBytes = 0;
    for (let height = firstHeight; height <= tipHeight; height += 1) {
      const block = maker.make(height);
      digest.add(block, 0, block.length);
      pending.push(encodeVarint(block.length), block);
      pendingBytes += block.length;
      if (pendingBytes < WRITE_BYTES && height < tipHeight) continue;
      writeFully(file, Buffer.concat(pending));
      pending = [];
      pendingBytes = 0;
    }
  } finally {
    closeSync(file);
  }
  return { firstHeight, tipHeight, tipHash: maker.tipHash, payloadBytes: digest.bytes, digest: digest.hex() };
}

function writeFully(file: number, bytes: Buffer): void {
  let at = 0;
  while (at < bytes.length) at += writeSync(file, bytes, at);
}
