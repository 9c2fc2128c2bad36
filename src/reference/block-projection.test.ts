import { describe, expect, it } from 'vitest';
import { readDemoMessages } from '../protocol/fixtures/demo-messages.ts';
import { projectNullifiers, projectPools, readTreeSizes } from './block-projection.ts';
import { decodeBlock } from './fixtures/client.ts';
import type { Block } from './fixtures/client.ts';

const shielded = readDemoMessages('shielded');
const allPools = readDemoMessages('all-pools');

const countOf = (block: Block, field: 'vin' | 'vout' | 'outputs' | 'spends' | 'actions' | 'ironwoodActions'): number =>
  block.vtx.reduce((sum, transaction) => sum + transaction[field].length, 0);

describe('projections of a block', () => {
  it('make the real servers’ shielded blocks of their all-pools blocks, byte for byte', () => {
    const pools = new Set([2, 3, 4]);
    const different = allPools.findIndex((block, index) => !projectPools(block, pools).equals(shielded[index] ?? Buffer.alloc(0)));
    expect(different).toBe(-1);
  });

  it('leave a block as it is when all pools are asked for', () => {
    const pools = new Set([1, 2, 3, 4]);
    expect(allPools.every((block) => projectPools(block, pools).equals(block))).toBe(true);
  });

  it('keep one pool’s data only, and drop transactions without any', () => {
    const found = { sapling: 0, ironwood: 0, transparent: 0, foreign: 0, empty: 0 };
    for (const message of allPools) {
      const sapling = decodeBlock(projectPools(message, new Set([2])));
      const ironwood = decodeBlock(projectPools(message, new Set([4])));
      const transparent = decodeBlock(projectPools(message, new Set([1])));
      found.sapling += countOf(sapling, 'outputs');
      found.ironwood += countOf(ironwood, 'ironwoodActions');
      found.transparent += countOf(transparent, 'vout');
      found.foreign += countOf(sapling, 'vout') + countOf(sapling, 'ironwoodActions') + countOf(ironwood, 'outputs') + countOf(transparent, 'outputs');
      found.empty += [...sapling.vtx, ...ironwood.vtx].filter((tx) => tx.outputs.length + tx.spends.length + tx.ironwoodActions.length === 0).length;
    }
    const whole = allPools.map(decodeBlock);
    expect(found).toEqual({
      sapling: whole.reduce((sum, block) => sum + countOf(block, 'outputs'), 0),
      ironwood: whole.reduce((sum, block) => sum + countOf(block, 'ironwoodActions'), 0),
      transparent: whole.reduce((sum, block) => sum + countOf(block, 'vout'), 0),
      foreign: 0,
      empty: 0,
    });
    expect(Math.min(found.sapling, found.ironwood, found.transparent)).toBeGreaterThan(0);
  });

  it('reduce blocks to nullifiers', () => {
    let actions = 0;
    for (const message of shielded) {
      const before = decodeBlock(message);
      const after = decodeBlock(projectNullifiers(message));
      const nullifiers = (block: Block): string[] => block.vtx.flatMap((tx) => [...tx.actions, ...tx.ironwoodActions].map((action) => action.nullifier.toString('hex')));
      expect([after.height, after.hash, after.prevHash, after.time]).toEqual([before.height, before.hash, before.prevHash, before.time]);
      expect(nullifiers(after)).toEqual(nullifiers(before));
      expect(after.chainMetadata).toEqual({ saplingCommitmentTreeSize: 0, orchardCommitmentTreeSize: 0, ironwoodCommitmentTreeSize: 0 });
      for (const action of after.vtx.flatMap((tx) => [...tx.actions, ...tx.ironwoodActions])) {
        actions += 1;
        expect(action.cmx.length + action.ephemeralKey.length + action.ciphertext.length).toBe(0);
      }
      expect(countOf(after, 'outputs')).toBe(0);
    }
    expect(actions).toBeGreaterThan(50);
  });

  it('reads tree sizes as the protobuf library does', () => {
    for (const message of [shielded[0], shielded[6_000], shielded[12_002]]) {
      if (message === undefined) throw new Error('no block');
      const metadata = decodeBlock(message).chainMetadata;
      expect(readTreeSizes(message)).toEqual({
        sapling: metadata?.saplingCommitmentTreeSize,
        orchard: metadata?.orchardCommitmentTreeSize,
        ironwood: metadata?.ironwoodCommitmentTreeSize,
      });
    }
  });
});
