import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ChainDigest } from './chain-digest.ts';
import { readDemoMessages } from './fixtures/demo-messages.ts';
import { Seeded } from './fixtures/seeded.ts';

function naive(messages: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const message of messages) {
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(message.length));
    hash.update(Buffer.concat([length, message]));
  }
  return hash.digest('hex');
}

function digestOf(messages: readonly Buffer[]): ChainDigest {
  const digest = new ChainDigest();
  for (const message of messages) digest.add(message, 0, message.length);
  return digest;
}

describe('ChainDigest', () => {
  it.each([
    ['shielded', 1_042_730, '9852ef8ec0667d45856b586f04aa7db74855a01f7d83e8095f9aec0111f332c8'],
    ['all-pools', 1_836_964, '8f9fa20810acf4f33be6a04988411848cb9ca28fe1360b6acb21f760b2f7a110'],
  ] as const)('gives the published digest of the real chain, %s', (projection, bytes, hex) => {
    const digest = digestOf(readDemoMessages(projection));
    expect([digest.blocks, digest.bytes, digest.hex()]).toEqual([12_003, bytes, hex]);
  });

  it('equals a plain computation at every size around the scratch buffer', () => {
    const scratch = 256 * 1024;
    const random = new Seeded(3);
    const sizes = [0, 1, scratch - 17, scratch - 16, scratch - 9, scratch - 8, scratch - 7, scratch, scratch + 1, 3 * scratch, 5];
    const shuffled = Array.from({ length: 60 }, () => sizes[random.below(sizes.length)] ?? 0);
    const messages = shuffled.map((size, index) => Buffer.alloc(size, index + 1));
    expect(digestOf(messages).hex()).toBe(naive(messages));
  });

  it('equals it while the scratch buffer grows', () => {
    const messages = Array.from({ length: 400 }, (_, index) => Buffer.alloc((index * 37) % 5000, index));
    for (let count = 1; count <= messages.length; count += 13) expect(digestOf(messages.slice(0, count)).hex()).toBe(naive(messages.slice(0, count)));
  });

  it('keeps little memory for small answers: a drive holds one of these a client', () => {
    const before = process.memoryUsage().arrayBuffers;
    const digests = Array.from({ length: 1000 }, () => digestOf([Buffer.alloc(1000)]));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16e6);
    expect(new Set(digests.map((digest) => digest.hex())).size).toBe(1);
  });

  it('tells messages apart that join to the same bytes', () => {
    expect(digestOf([Buffer.from('ab'), Buffer.from('c')]).hex()).not.toBe(digestOf([Buffer.from('a'), Buffer.from('bc')]).hex());
    expect(digestOf([]).hex()).toBe(createHash('sha256').digest('hex'));
  });

  it('can be read twice and not added to afterwards', () => {
    const digest = digestOf([Buffer.from('a')]);
    expect(digest.hex()).toBe(digest.hex());
    expect(() => digest.add(Buffer.from('b'), 0, 1)).toThrow('closed');
  });
});
