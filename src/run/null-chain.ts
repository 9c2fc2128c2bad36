import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Snapshot } from '../model/generated/types.ts';
import { CheckedRange } from '../load/native/checked-range.ts';
import { encodeVarint } from '../protocol/wire-writer.ts';
import { SHIELDED_FILE } from '../reference/chain-file.ts';
import type { ChainHeights } from '../studies/ceiling.ts';

/** Blocks that the null server has. */
export interface NullChain extends ChainHeights {
  readonly folder: string;
}

/** Twice the longest range of the reference study, and some megabytes. */
const MOST_BLOCKS = 20_000;

/** All blocks of a snapshot of compact blocks. */
export function nullChainOf({ firstHeight, tipHeight }: Pick<Snapshot, 'firstHeight' | 'tipHeight'>, folder: string): NullChain {
  return { folder, firstHeight, lastHeight: tipHeight };
}

/**
 * Makes a chain for the null server of what a payload check received: the stretch whose mean block is the likest to the whole range's, so that what
 * a driver reaches there is what it could reach on this chain.
 *
 * @param folder gets the block file
 */
export function typicalNullChain(file: string, { firstHeight, lastHeight }: ChainHeights, folder: string): NullChain {
  const range = new CheckedRange(file, firstHeight, lastHeight);
  try {
    const stretch = typicalStretch((start, end) => range.bytesIn(start, end) ?? 0, { firstHeight, lastHeight });
    const path = join(folder, SHIELDED_FILE);
    mkdirSync(dirname(path), { recursive: true });
    const descriptor = openSync(path, 'wx');
    try {
      for (let height = stretch.firstHeight; height <= stretch.lastHeight; height += 1) {
        const message = range.message(height);
        writeSync(descriptor, Buffer.concat([encodeVarint(message.length), message]));
      }
    } finally {
      closeSync(descriptor);
    }
    return { folder, ...stretch };
  } finally {
    range.close();
  }
}

function typicalStretch(bytesIn: (start: number, end: number) => number, { firstHeight, lastHeight }: ChainHeights): ChainHeights {
  const all = lastHeight - firstHeight + 1;
  const blocks = Math.min(all, MOST_BLOCKS);
  const typicalBytes = (bytesIn(firstHeight, lastHeight) / all) * blocks;
  let best = { firstHeight, off: Infinity };
  for (let start = firstHeight; start + blocks - 1 <= lastHeight; start += 1) {
    const off = Math.abs(bytesIn(start, start + blocks - 1) - typicalBytes);
    if (off < best.off) best = { firstHeight: start, off };
  }
  return { firstHeight: best.firstHeight, lastHeight: best.firstHeight + blocks - 1 };
}
