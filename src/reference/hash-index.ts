import { newBlockHeader, scanCompactBlock } from '../protocol/compact-block.ts';
import type { FramedChain } from './framed-chain.ts';

const EMPTY = 0;

/** Finds a block's height by its hash: open addressing over the hashes' first four bytes, four bytes a slot. */
export class HashIndex {
  readonly #chain: FramedChain;
  readonly #slots: Uint32Array;
  readonly #header = newBlockHeader();

  constructor(chain: FramedChain) {
    this.#chain = chain;
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(chain.blocks, 1) * 2)));
    for (let height = chain.firstHeight; height <= chain.tipHeight; height += 1) this.#insert(height);
  }

  /** The height of the block with this hash (internal order), or null. */
  heightOf(hash: Uint8Array): number | null {
    if (hash.length < 4) return null;
    for (let slot = this.#firstSlot(hash); ; slot = this.#nextSlot(slot)) {
      const entry = this.#slots[slot] ?? EMPTY;
      if (entry === EMPTY) return null;
      const height = this.#chain.firstHeight + entry - 1;
      if (this.hashAt(height).equals(hash)) return height;
    }
  }

  /** The hash of the block at a height, a view. */
  hashAt(height: number): Buffer {
    const message = this.#chain.message(height);
    scanCompactBlock(message, 0, message.length, this.#header);
    return message.subarray(this.#header.hashStart, this.#header.hashStart + this.#header.hashLength);
  }

  #insert(height: number): void {
    let slot = this.#firstSlot(this.hashAt(height));
    while (this.#slots[slot] !== EMPTY) slot = this.#nextSlot(slot);
    this.#slots[slot] = height - this.#chain.firstHeight + 1;
  }

  #firstSlot(hash: Uint8Array): number {
    const word = (hash[0] ?? 0) | ((hash[1] ?? 0) << 8) | ((hash[2] ?? 0) << 16) | ((hash[3] ?? 0) << 24);
    return (word & (this.#slots.length - 1)) >>> 0;
  }

  #nextSlot(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }
}
