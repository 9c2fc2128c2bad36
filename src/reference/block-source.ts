import { POOL_TYPE, frameMessage } from '../protocol/request.ts';
import { projectNullifiers, projectPools } from './block-projection.ts';
import type { ReferenceChain } from './chain-file.ts';
import type { FramedChain } from './framed-chain.ts';

const BATCH_BYTES = 1024 * 1024;

/** Gives the frames of a response, in batches. */
export interface BlockSource {
  /**
   * The frames of the heights from `from` towards `to`, as many as fit one batch (at least one), and the last height among them.
   * With `single` the batch is one block.
   */
  batch(from: number, to: number, single: boolean): { readonly frames: Buffer; readonly last: number };
}

/** Frames straight from memory: ascending without a copy, descending gathered. */
export class StoredBlocks implements BlockSource {
  readonly #chain: FramedChain;

  constructor(chain: FramedChain) {
    this.#chain = chain;
  }

  batch(from: number, to: number, single: boolean): { frames: Buffer; last: number } {
    if (single || from === to) return { frames: this.#chain.frames(from, from), last: from };
    return from < to ? this.#ascending(from, to) : this.#descending(from, to);
  }

  #ascending(from: number, to: number): { frames: Buffer; last: number } {
    const limit = this.#chain.offsetOf(from) + BATCH_BYTES;
    if (this.#chain.offsetOf(to + 1) <= limit) return { frames: this.#chain.frames(from, to), last: to };
    let low = from;
    let high = to;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#chain.offsetOf(middle + 1) <= limit) low = middle;
      else high = middle - 1;
    }
    return { frames: this.#chain.frames(from, low), last: low };
  }

  #descending(from: number, to: number): { frames: Buffer; last: number } {
    const parts: Buffer[] = [];
    let bytes = 0;
    let height = from;
    for (; height >= to && bytes < BATCH_BYTES; height -= 1) {
      const frame = this.#chain.frames(height, height);
      parts.push(frame);
      bytes += frame.length;
    }
    return { frames: Buffer.concat(parts), last: height + 1 };
  }
}

/** Frames computed from a chain block by block: other projections, whose speed is not what the reference is for. */
export class ProjectedBlocks implements BlockSource {
  readonly #chain: FramedChain;
  readonly #project: (block: Buffer) => Buffer;

  constructor(chain: FramedChain, project: (block: Buffer) => Buffer) {
    this.#chain = chain;
    this.#project = project;
  }

  batch(from: number, to: number, single: boolean): { frames: Buffer; last: number } {
    const step = from <= to ? 1 : -1;
    const parts: Buffer[] = [];
    let bytes = 0;
    let height = from;
    do {
      const frame = frameMessage(this.#project(this.#chain.message(height)));
      parts.push(frame);
      bytes += frame.length;
      height += step;
    } while (!single && (to - height) * step >= 0 && bytes < BATCH_BYTES);
    return { frames: Buffer.concat(parts), last: height - step };
  }
}

const SHIELDED_POOLS = [POOL_TYPE.SAPLING, POOL_TYPE.ORCHARD, POOL_TYPE.IRONWOOD];
const ALL_POOLS = [POOL_TYPE.TRANSPARENT, ...SHIELDED_POOLS];

/** The blocks for a range's `poolTypes`, none of them unknown; null where the snapshot lacks transparent data. */
export function sourceForPools(chain: ReferenceChain, poolTypes: readonly number[]): BlockSource | null {
  const pools = new Set<number>(poolTypes.length === 0 ? SHIELDED_POOLS : poolTypes);
  if (!pools.has(POOL_TYPE.TRANSPARENT)) {
    return pools.size === SHIELDED_POOLS.length ? new StoredBlocks(chain.shielded) : new ProjectedBlocks(chain.shielded, (block) => projectPools(block, pools));
  }
  const { allPools } = chain;
  if (allPools === null) return null;
  return pools.size === ALL_POOLS.length ? new StoredBlocks(allPools) : new ProjectedBlocks(allPools, (block) => projectPools(block, pools));
}

/** The blocks of the nullifier calls. */
export function nullifierSource(chain: ReferenceChain): BlockSource {
  return new ProjectedBlocks(chain.shielded, projectNullifiers);
}
