import { fileURLToPath } from 'node:url';
import { loadSync } from '@grpc/proto-loader';
import { describe, expect, it } from 'vitest';
import { newBlockHeader, scanCompactBlock } from './compact-block.ts';
import { readDemoMessages } from './fixtures/demo-messages.ts';
import { Seeded } from './fixtures/seeded.ts';
import { SERVICE } from './method.ts';
import { WireError } from './wire-reader.ts';
import { encodeBytesField, encodeVarint, encodeVarintField } from './wire-writer.ts';

const definition = loadSync('service.proto', { includeDirs: [fileURLToPath(new URL('./proto/', import.meta.url))], longs: Number });

interface DecodedBlock {
  readonly height: number;
  readonly hash: Buffer;
  readonly prevHash: Buffer;
}

const decode = (definition[SERVICE] as unknown as { GetBlock: { responseDeserialize: (bytes: Buffer) => DecodedBlock } }).GetBlock.responseDeserialize;

function scan(bytes: Uint8Array, start = 0, end = bytes.length): { height: number; hash: string; prevHash: string } {
  const out = newBlockHeader();
  scanCompactBlock(bytes, start, end, out);
  const hexAt = (at: number, length: number): string => Buffer.from(bytes.subarray(at, at + length)).toString('hex');
  return { height: out.height, hash: hexAt(out.hashStart, out.hashLength), prevHash: hexAt(out.prevHashStart, out.prevHashLength) };
}

const HEADER = Buffer.concat([encodeVarintField(2, 70_000), encodeBytesField(3, Buffer.alloc(32, 3)), encodeBytesField(4, Buffer.alloc(32, 4))]);
const EXPECTED = { height: 70_000, hash: '03'.repeat(32), prevHash: '04'.repeat(32) };

function problemOf(bytes: Uint8Array): string {
  try {
    scan(bytes);
  } catch (error) {
    if (error instanceof WireError) return error.problem;
    throw error;
  }
  return 'none';
}

describe('scanCompactBlock', () => {
  it.each(['shielded', 'all-pools'] as const)('reads what the protobuf library reads from every block, %s', (projection) => {
    const messages = readDemoMessages(projection);
    expect(messages).toHaveLength(12_003);
    for (const message of messages) {
      const block = decode(message);
      const found = scan(message);
      if (found.height !== block.height || found.hash !== block.hash.toString('hex') || found.prevHash !== block.prevHash.toString('hex')) {
        expect(found).toEqual({ height: block.height, hash: block.hash.toString('hex'), prevHash: block.prevHash.toString('hex') });
      }
    }
  });

  it('reads within its bounds only', () => {
    const framed = Buffer.concat([Buffer.alloc(9, 0xff), HEADER, Buffer.alloc(9, 0xff)]);
    expect(scan(framed, 9, 9 + HEADER.length)).toEqual(EXPECTED);
  });

  it('passes over unknown fields of every wire type, with large numbers and nested groups', () => {
    const unknown = Buffer.concat([
      Buffer.from([0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]),
      Buffer.concat([encodeVarint(1_000 * 8 + 1), Buffer.alloc(8, 0xff)]),
      encodeBytesField(99, Buffer.alloc(300, 0xff)),
      Buffer.concat([encodeVarint(536_870_911 * 8 + 5), Buffer.alloc(4, 0xff)]),
      Buffer.from([0xa3, 0x06, 0x08, 0x01, 0xab, 0x06, 0xac, 0x06, 0xa4, 0x06]),
    ]);
    expect(scan(Buffer.concat([unknown, HEADER, unknown]))).toEqual(EXPECTED);
  });

  it('takes the last of a repeated field, as protobuf asks, and 0 for an absent height', () => {
    expect(scan(Buffer.concat([HEADER, encodeVarintField(2, 5)])).height).toBe(5);
    expect(scan(Buffer.alloc(0))).toEqual({ height: 0, hash: '', prevHash: '' });
  });

  it('accepts 2^53 − 1 and refuses more', () => {
    expect(scan(encodeVarintField(2, Number.MAX_SAFE_INTEGER)).height).toBe(Number.MAX_SAFE_INTEGER);
    expect(problemOf(Buffer.from([0x10, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]))).toBe('number-too-large');
    expect(problemOf(Buffer.from([0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]))).toBe('number-too-large');
  });

  it.each([
    ['a varint cut short', [0x10, 0x80], 'truncated'],
    ['a varint of eleven bytes', [0x08, ...Array.from({ length: 10 }, () => 0x80), 0x01], 'varint-too-long'],
    ['a length past the end', [0x1a, 0x05, 1, 2], 'truncated'],
    ['a fixed64 cut short', [0x09, 1, 2, 3], 'truncated'],
    ['field number 0', [0x00, 0x01], 'bad-tag'],
    ['wire type 6', [0x0e], 'bad-wire-type'],
    ['a group end without a start', [0x0c], 'bad-wire-type'],
    ['a group that never ends', [0x0b, 0x08, 0x01], 'truncated'],
    ['a group ended by another', [0x0b, 0x14], 'bad-tag'],
    ['groups without bottom', Array.from({ length: 200 }, () => 0x0b), 'nested-too-deep'],
  ])('refuses %s', (_, bytes, problem) => {
    expect(problemOf(Buffer.from(bytes))).toBe(problem);
  });

  it('never reads past the end nor loops on seeded noise', () => {
    const random = new Seeded(99);
    let refused = 0;
    for (let i = 0; i < 5_000; i += 1) {
      const bytes = Buffer.from(Array.from({ length: 1 + random.below(40) }, () => random.below(256)));
      if (problemOf(bytes) !== 'none') refused += 1;
    }
    expect(refused).toBeGreaterThan(4_000);
  });
});
