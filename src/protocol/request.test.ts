import { fileURLToPath } from 'node:url';
import { loadSync } from '@grpc/proto-loader';
import { describe, expect, it } from 'vitest';
import { Seeded } from './fixtures/seeded.ts';
import { SERVICE } from './method.ts';
import {
  SHIELDED_PROTOCOL, decodeBlockId, decodeBlockRange, encodeAddress, encodeAddressFilter, encodeAddressList, encodeAddressUtxosArg, encodeBlockId, encodeBlockRange, encodeEmpty,
  encodeSubtreeRootsArg, encodeTxFilter, frameMessage,
} from './request.ts';
import { WireError } from './wire-reader.ts';

const definition = loadSync('service.proto', { includeDirs: [fileURLToPath(new URL('./proto/', import.meta.url))], longs: Number });

interface Codec {
  readonly requestSerialize: (value: object) => Buffer;
  readonly requestDeserialize: (bytes: Buffer) => object;
}

function codecOf(method: string): Codec {
  const codec = (definition[SERVICE] as unknown as Record<string, Codec>)[method];
  if (codec === undefined) throw new Error(`no method ${method}`);
  return codec;
}

const blockId = codecOf('GetBlock');
const blockRange = codecOf('GetBlockRange');
/** proto3 leaves a zero out, as Go's and Rust's libraries do; this one writes a zero that it is given. */
const withHeight = (height: number): object => (height === 0 ? {} : { height });
const HEIGHTS = [0, 1, 127, 128, 16_383, 16_384, 12_003, 3_428_143, 2 ** 32, 2 ** 53 - 1];

describe('request bytes', () => {
  it('are those of the protobuf library for a BlockID', () => {
    for (const height of HEIGHTS) expect(encodeBlockId(height)).toEqual(Buffer.from(blockId.requestSerialize(withHeight(height))));
    const hash = Buffer.alloc(32, 0xab);
    expect(encodeBlockId(0, hash)).toEqual(Buffer.from(blockId.requestSerialize({ hash })));
    expect(encodeEmpty()).toHaveLength(0);
  });

  it('are those of the protobuf library for transactions, addresses and subtrees', () => {
    const txid = '0123456789abcdef'.repeat(4);
    const serialized = (method: string, value: object): Buffer => Buffer.from(codecOf(method).requestSerialize(value));
    const address = 'tmJymvcUCn1ctbghvTJpXBwHiMEB8P6wxNV';
    expect(encodeTxFilter(txid)).toEqual(serialized('GetTransaction', { hash: Buffer.from(txid, 'hex').reverse() }));
    expect(encodeAddressFilter(address, 280_000, 4_382_797)).toEqual(serialized('GetTaddressTxids', { address, range: { start: { height: 280_000 }, end: { height: 4_382_797 } } }));
    expect(encodeAddressList(address)).toEqual(serialized('GetTaddressBalance', { addresses: [address] }));
    expect(encodeAddress(address)).toEqual(serialized('GetTaddressBalanceStream', { address }));
    expect(encodeAddressUtxosArg(address, 280_000)).toEqual(serialized('GetAddressUtxos', { addresses: [address], startHeight: 280_000 }));
    expect(encodeSubtreeRootsArg({ protocol: SHIELDED_PROTOCOL.orchard, startIndex: 2, maxEntries: 3 })).toEqual(serialized('GetSubtreeRoots', { startIndex: 2, shieldedProtocol: 'orchard', maxEntries: 3 }));
    expect(encodeSubtreeRootsArg({ protocol: SHIELDED_PROTOCOL.sapling, startIndex: 0, maxEntries: 0 })).toHaveLength(0);
  });

  it('are those of the protobuf library for a BlockRange, in either direction and with pools', () => {
    const random = new Seeded(11);
    for (let i = 0; i < 200; i += 1) {
      const start = HEIGHTS[random.below(HEIGHTS.length)] ?? 0;
      const end = HEIGHTS[random.below(HEIGHTS.length)] ?? 0;
      const poolTypes = [1, 2, 3, 4].slice(0, random.below(5));
      const value = { start: withHeight(start), end: withHeight(end), poolTypes };
      expect(encodeBlockRange(start, end, poolTypes)).toEqual(Buffer.from(blockRange.requestSerialize(value)));
    }
  });

  it('refuse heights that are no unsigned integer', () => {
    for (const height of [-1, 1.5, 2 ** 53, Number.NaN]) expect(() => encodeBlockId(height)).toThrow(RangeError);
  });
});

describe('decoding of requests', () => {
  it('gives back what was encoded', () => {
    for (const height of HEIGHTS) {
      expect(decodeBlockId(encodeBlockId(height)).height).toBe(height);
      const range = decodeBlockRange(encodeBlockRange(height, 5, [1, 4]));
      expect([range.start?.height, range.end?.height, range.poolTypes]).toEqual([height, 5, [1, 4]]);
    }
    expect(Buffer.from(decodeBlockId(encodeBlockId(0, Buffer.alloc(32, 7))).hash)).toEqual(Buffer.alloc(32, 7));
  });

  it('tells an absent end from a zero one', () => {
    expect(decodeBlockRange(Buffer.alloc(0))).toEqual({ start: null, end: null, poolTypes: [] });
    expect(decodeBlockRange(encodeBlockRange(0, 0)).end).not.toBeNull();
  });

  it('reads pools that are not packed, and passes over unknown fields', () => {
    expect(decodeBlockRange(Buffer.from([0x18, 2, 0x18, 3])).poolTypes).toEqual([2, 3]);
    expect(decodeBlockId(Buffer.from([0x1d, 1, 2, 3, 4, 0x08, 9, 0x21, 0, 0, 0, 0, 0, 0, 0, 0])).height).toBe(9);
  });

  it('refuses truncated bytes', () => {
    const whole = encodeBlockRange(1_000, 2_000, [1]);
    for (const length of [1, 3, whole.length - 1]) expect(() => decodeBlockRange(whole.subarray(0, length))).toThrow(WireError);
  });

  it('frames with flag 0 and a big-endian length', () => {
    expect([...frameMessage(Buffer.alloc(258, 1)).subarray(0, 6)]).toEqual([0, 0, 0, 1, 2, 1]);
  });
});
