import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateDocument } from '../model/document.ts';
import type { CompactBlocksSnapshot } from '../model/generated/types.ts';
import { DEMO_PIN } from './fixtures/demo-pin.ts';
import { restoreSnapshot } from './restore.ts';
import { verifySnapshot } from './verify-snapshot.ts';

const PACKAGE_ROOT = fileURLToPath(new URL('../../', import.meta.url));
let root = '';
let good = '';
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'indexbench-verify-snapshot-'));
  good = join(root, 'good');
  await restoreSnapshot({ pin: DEMO_PIN, packageRoot: PACKAGE_ROOT, into: good });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let copies = 0;
function damagedCopy(damage: (folder: string) => void): string {
  copies += 1;
  const folder = join(root, `copy-${String(copies)}`);
  cpSync(good, folder, { recursive: true });
  damage(folder);
  return folder;
}

/** Offsets of each message, its length prefix included. */
function offsetsOf(file: string): number[] {
  const bytes = readFileSync(file);
  const offsets: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    offsets.push(at);
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      length += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    at += length;
  }
  return offsets;
}

describe('verifySnapshot', () => {
  it('accepts the demo snapshot', async () => {
    expect(await verifySnapshot(good, DEMO_PIN)).toEqual({ projections: ['shielded', 'all-pools'], blocks: 24_006 });
  });

  const shielded = 'compact-blocks/shielded.pb';
  const cases: [string, (folder: string) => void, RegExp][] = [
    ['a file too few', (folder) => rmSync(join(folder, 'compact-blocks/all-pools.pb')), /all-pools\.pb is missing/],
    ['a left-over lock file', (folder) => writeFileSync(join(folder, 'LOCK'), ''), /"LOCK" does not belong/],
    ['an extra top folder', (folder) => {
      mkdirSync(join(folder, 'state'));
      renameSync(join(folder, 'compact-blocks'), join(folder, 'state/compact-blocks'));
    }, /compact-blocks is missing/],
    ['a chain that ends early', (folder) => truncateSync(join(folder, shielded), offsetsOf(join(folder, shielded))[8000]), /height 8001, count: expected 12003, found 8000/],
    ['a file cut within a block', (folder) => truncateSync(join(folder, shielded), (offsetsOf(join(folder, shielded))[8000] ?? 0) - 3), /after 7999 blocks/],
    ['a block left out', (folder) => {
      const bytes = readFileSync(join(folder, shielded));
      const offsets = offsetsOf(join(folder, shielded));
      writeFileSync(join(folder, shielded), Buffer.concat([bytes.subarray(0, offsets[500]), bytes.subarray(offsets[501])]));
    }, /height 501, height: expected 501, found 502/],
    ['two blocks swapped', (folder) => {
      const bytes = readFileSync(join(folder, shielded));
      const [a = 0, b = 0, c = 0] = offsetsOf(join(folder, shielded)).slice(9, 12);
      writeFileSync(join(folder, shielded), Buffer.concat([bytes.subarray(0, a), bytes.subarray(b, c), bytes.subarray(a, b), bytes.subarray(c)]));
    }, /height 10, height: expected 10, found 11/],
  ];
  it.each(cases)('names %s', async (_name, damage, text) => {
    const error: unknown = await verifySnapshot(damagedCopy(damage), DEMO_PIN).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SNAPSHOT_CONTENT' });
    expect(String(error)).toMatch(text);
  });

  const [first, second] = DEMO_PIN.chainDigests;
  if (first === undefined || second === undefined) throw new Error('the pin has two digests');
  const pins: [string, Partial<CompactBlocksSnapshot>, string][] = [
    ['another tip height', { tipHeight: 12_004 }, 'height 12004, count: expected 12004, found 12003'],
    ['a tip in wire order', { tipHash: Buffer.from(DEMO_PIN.tipHash, 'hex').reverse().toString('hex') }, `found ${DEMO_PIN.tipHash}`],
    ['another digest', { chainDigests: [first, { ...second, sha256: '0'.repeat(64) }] }, `sha256 of heights 1 to 12003: expected ${'0'.repeat(64)}, found ${second.sha256}`],
    ['another payload size', { chainDigests: [{ ...first, payloadBytes: 5 }, second] }, 'payloadBytes of heights 1 to 12003: expected 5, found 1042730'],
    ['the digest of a part', { chainDigests: [first, second, { ...first, firstHeight: 2, blocks: 12_002 }] }, 'payloadBytes of heights 2 to 12003'],
  ];
  it.each(pins)('names a pin with %s', async (_name, change, text) => {
    await expect(verifySnapshot(good, { ...DEMO_PIN, ...change })).rejects.toMatchObject({ code: 'SNAPSHOT_CONTENT', what: expect.stringContaining(text) as string });
  });
});

describe('a malformed digest in a pin', () => {
  const sha256 = DEMO_PIN.sha256;
  const malformed = [sha256.toUpperCase(), `sha256:${sha256}`, `${sha256}\n`, sha256.slice(1), `${sha256}0`, ''];
  it.each(malformed)('is refused: %j', (value) => {
    const pins = { version: 1, snapshots: { demo: { ...DEMO_PIN, sha256: value } }, variants: {} };
    expect(() => validateDocument('Pins', pins, 'pins.json')).toThrow(expect.objectContaining({ code: 'INPUT_INVALID', where: 'pins.json#/snapshots/demo/sha256' }) as Error);
  });
});
