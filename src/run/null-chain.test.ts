import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { CheckedRangeWriter } from '../load/native/checked-range.ts';
import { encodeBytesField, encodeVarintField } from '../protocol/wire-writer.ts';
import { loadChain } from '../reference/chain-file.ts';
import { typicalNullChain } from './null-chain.ts';

const folder = mkdtempSync(join(tmpdir(), 'indexbench-null-chain-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hashOf = (height: number): Buffer => Buffer.alloc(32).fill(height & 0xff, 0, 1).fill((height >> 8) & 0xff, 1, 2).fill((height >> 16) & 0xff, 2, 3);

/** A linked chain as a payload check keeps it: the first third holds blocks of 1,000 bytes more, the last third of 500 more. */
function checkedChain(file: string, blocks: number): void {
  const writer = new CheckedRangeWriter(file);
  for (let height = 1; height <= blocks; height += 1) {
    const extra = height <= blocks / 3 ? 1000 : height <= (2 * blocks) / 3 ? 0 : 500;
    const block = Buffer.concat([encodeVarintField(2, height), encodeBytesField(3, hashOf(height)), encodeBytesField(4, hashOf(height - 1)), encodeBytesField(7, Buffer.alloc(extra))]);
    writer.add(block, 0, block.length);
  }
  writer.finish();
}

it('takes the stretch whose mean block is the chain’s, as a chain that the null server loads', () => {
  const file = join(folder, 'long');
  checkedChain(file, 66_000);
  const chain = typicalNullChain(file, { firstHeight: 1, lastHeight: 66_000 }, join(folder, 'stretch'));
  expect(chain.lastHeight - chain.firstHeight + 1).toBe(20_000);
  const { shielded } = loadChain(chain.folder, () => undefined);
  expect([shielded.firstHeight, shielded.tipHeight]).toEqual([chain.firstHeight, chain.lastHeight]);
  let bytes = 0;
  for (let height = chain.firstHeight; height <= chain.lastHeight; height += 1) bytes += shielded.message(height).length;
  // Half a kilobyte and the header: neither the dense beginning (1,073) nor the empty middle (73).
  expect(bytes / 20_000).toBeGreaterThan(560);
  expect(bytes / 20_000).toBeLessThan(590);
});

it('takes all of a chain that is short', () => {
  const file = join(folder, 'short');
  checkedChain(file, 9);
  expect(typicalNullChain(file, { firstHeight: 1, lastHeight: 9 }, join(folder, 'whole'))).toMatchObject({ firstHeight: 1, lastHeight: 9 });
});
