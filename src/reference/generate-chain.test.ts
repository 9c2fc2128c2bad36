import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ChainDigest } from '../protocol/chain-digest.ts';
import { SplitMix64 } from '../statistics/split-mix64.ts';
import { SHIELDED_FILE, loadChain } from './chain-file.ts';
import type { ReferenceChain } from './chain-file.ts';
import { decodeBlock } from './fixtures/client.ts';
import type { Block } from './fixtures/client.ts';
import { makeTestFolder, restoreDemo } from './fixtures/demo-chain.ts';
import { generateChain } from './generate-chain.ts';

const folder = makeTestFolder();
afterAll(folder.remove);

function load(name: string): ReferenceChain {
  return loadChain(join(folder.path, name), () => undefined);
}

/** Decodes every block with the protobuf library and follows the chain; returns what it saw. */
function follow(chain: ReferenceChain, visit: (block: Block) => void): void {
  let previous: Block | null = null;
  for (let height = chain.shielded.firstHeight; height <= chain.shielded.tipHeight; height += 1) {
    const block = decodeBlock(chain.shielded.message(height));
    if (block.height !== height || block.hash.length !== 32 || block.prevHash.length !== 32) throw new Error(`block ${String(height)} is malformed`);
    if (previous !== null && !block.prevHash.equals(previous.hash)) throw new Error(`block ${String(height)} has another parent`);
    visit(block);
    previous = block;
  }
}

describe('the real chain', () => {
  it('is linked from end to end, as an independent decoder sees it', () => {
    restoreDemo(folder.path);
    const chain = loadChain(folder.path, () => undefined);
    let blocks = 0;
    follow(chain, () => (blocks += 1));
    expect(blocks).toBe(12_003);
    expect(Buffer.from(chain.tipHash).reverse().toString('hex')).toBe('fe5df5a0fd583947d5c25da44d204cce63a02ebcfde3b3d7367611721c565e0c');
  });

  it('gives the pinned digest of 2,000 seeded single blocks', () => {
    const chain = loadChain(folder.path, () => undefined);
    const random = new SplitMix64(20_261_009n);
    const digest = new ChainDigest();
    for (let i = 0; i < 2_000; i += 1) {
      const message = chain.shielded.message(1 + random.below(12_003));
      digest.add(message, 0, message.length);
    }
    expect(digest.hex()).toBe('82fc097c9f7f291ca97af586f192e58c0b198cae1b56e5a72ab4e209b05fc642');
  });
});

describe('generateChain', () => {
  it('gives a linked chain of all shapes with the promised mean payload', () => {
    const made = generateChain({ folder: join(folder.path, 'long'), seed: 20_261_009n, blocks: 100_000 });
    const chain = load('long');
    const seen = { empty: 0, outputs: 0, actions: 0, ironwood: 0, spends: 0, hashes: new Set<string>() };
    let trees = { sapling: 0, orchard: 0, ironwood: 0 };
    follow(chain, (block) => {
      seen.hashes.add(block.hash.toString('latin1'));
      if (block.vtx.length === 0) seen.empty += 1;
      for (const transaction of block.vtx) {
        seen.outputs += transaction.outputs.length;
        seen.actions += transaction.actions.length;
        seen.ironwood += transaction.ironwoodActions.length;
        seen.spends += transaction.spends.length;
      }
      trees = { sapling: seen.outputs, orchard: seen.actions, ironwood: seen.ironwood };
      const metadata = block.chainMetadata;
      if (metadata?.saplingCommitmentTreeSize !== trees.sapling || metadata.orchardCommitmentTreeSize !== trees.orchard) {
        throw new Error(`block ${String(block.height)} has wrong tree sizes`);
      }
    });
    expect(chain.tipTreeSizes).toEqual(trees);
    expect(seen.hashes.size).toBe(100_000);
    expect(Math.min(seen.outputs, seen.actions, seen.ironwood, seen.spends)).toBeGreaterThan(1_000);
    expect(seen.empty).toBeGreaterThan(80_000);
    expect(Math.abs(made.payloadBytes / 100_000 - 129)).toBeLessThan(3);
    expect([made.firstHeight, made.tipHeight, chain.tipHash.equals(made.tipHash)]).toEqual([1, 100_000, true]);
  });

  it('depends on the seed alone', () => {
    const request = { blocks: 3_000, firstHeight: 280_000 };
    const digests = [7n, 7n, 8n].map((seed, index) => {
      const made = generateChain({ ...request, seed, folder: join(folder.path, `short-${String(index)}`) });
      const file = createHash('sha256').update(readFileSync(join(folder.path, `short-${String(index)}`, SHIELDED_FILE))).digest('hex');
      return [made.digest, file];
    });
    expect(digests[0]).toEqual(digests[1]);
    expect(digests[0]?.[0]).not.toBe(digests[2]?.[0]);
    expect([load('short-0').shielded.firstHeight, load('short-0').shielded.tipHeight]).toEqual([280_000, 282_999]);
  });

  it('never overwrites a chain', () => {
    expect(() => generateChain({ folder: join(folder.path, 'short-0'), seed: 1n, blocks: 1 })).toThrow('EEXIST');
  });
});
