import { WIRE_BYTES, WIRE_VARINT, WireReader } from './wire-reader.ts';
import { encodeBytesField, encodeStringField, encodeVarint, encodeVarintField } from './wire-writer.ts';

/** The numbers of PoolType in service.proto. */
export const POOL_TYPE = { INVALID: 0, TRANSPARENT: 1, SAPLING: 2, ORCHARD: 3, IRONWOOD: 4 } as const;

/** The numbers of ShieldedProtocol in service.proto. */
export const SHIELDED_PROTOCOL = { sapling: 0, orchard: 1, ironwood: 2 } as const;

export interface BlockId {
  readonly height: number;
  /** 32 bytes in internal order; empty where the request names none. */
  readonly hash: Uint8Array;
}

export interface BlockRange {
  /** Null where the message has no such field; the range is inclusive, and descending where start is above end. */
  readonly start: BlockId | null;
  readonly end: BlockId | null;
  /** Empty means all shielded pools. */
  readonly poolTypes: readonly number[];
}

const NO_BYTES = new Uint8Array(0);

/** Empty and ChainSpec: messages without fields. */
export function encodeEmpty(): Buffer {
  return Buffer.alloc(0);
}

/** BlockID, by height or by hash (internal byte order). */
export function encodeBlockId(height: number, hash: Uint8Array = NO_BYTES): Buffer {
  const parts = [encodeVarintField(1, height)];
  if (hash.length > 0) parts.push(encodeBytesField(2, hash));
  return Buffer.concat(parts);
}

/** BlockRange over inclusive heights; `poolTypes` is packed. */
export function encodeBlockRange(start: number, end: number, poolTypes: readonly number[] = []): Buffer {
  const parts = [encodeBytesField(1, encodeBlockId(start)), encodeBytesField(2, encodeBlockId(end))];
  if (poolTypes.length > 0) parts.push(encodeBytesField(3, Buffer.concat(poolTypes.map(encodeVarint))));
  return Buffer.concat(parts);
}

/** The bytes of a hash that is written in display order: reversed, as bytes fields hold it. */
export function internalHash(display: string): Buffer {
  return Buffer.from(display, 'hex').reverse();
}

/** TxFilter, by transaction id (display order): the only way that servers answer. */
export function encodeTxFilter(txid: string): Buffer {
  return encodeBytesField(3, internalHash(txid));
}

/** Address. */
export function encodeAddress(address: string): Buffer {
  return encodeStringField(1, address);
}

/** AddressList of one. */
export function encodeAddressList(address: string): Buffer {
  return encodeStringField(1, address);
}

/** TransparentAddressBlockFilter over inclusive heights. */
export function encodeAddressFilter(address: string, start: number, end: number): Buffer {
  return Buffer.concat([encodeStringField(1, address), encodeBytesField(2, encodeBlockRange(start, end))]);
}

/** GetAddressUtxosArg for one address, without a limit. */
export function encodeAddressUtxosArg(address: string, startHeight: number): Buffer {
  return Buffer.concat([encodeStringField(1, address), encodeVarintField(2, startHeight)]);
}

/** GetSubtreeRootsArg; `maxEntries` 0 = all. */
export function encodeSubtreeRootsArg({ protocol, startIndex, maxEntries }: { readonly protocol: number; readonly startIndex: number; readonly maxEntries: number }): Buffer {
  return Buffer.concat([encodeVarintField(1, startIndex), encodeVarintField(2, protocol), encodeVarintField(3, maxEntries)]);
}

/** Throws WireError. */
export function decodeBlockId(bytes: Uint8Array, start = 0, end = bytes.length): BlockId {
  const reader = new WireReader();
  reader.reset(bytes, start, end);
  let height = 0;
  let hash: Uint8Array = NO_BYTES;
  while (reader.position < end) {
    const tag = reader.readTag();
    if (tag === 8 + WIRE_VARINT) height = reader.readVarint();
    else if (tag === 16 + WIRE_BYTES) {
      const length = reader.readLength();
      hash = bytes.subarray(reader.position, reader.position + length);
      reader.position += length;
    } else reader.skip(tag);
  }
  return { height, hash };
}

/** Throws WireError. */
export function decodeBlockRange(bytes: Uint8Array, start = 0, end = bytes.length): BlockRange {
  const reader = new WireReader();
  reader.reset(bytes, start, end);
  const ends: (BlockId | null)[] = [null, null];
  const poolTypes: number[] = [];
  while (reader.position < end) {
    const tag = reader.readTag();
    if (tag === 8 + WIRE_BYTES || tag === 16 + WIRE_BYTES) {
      const length = reader.readLength();
      ends[(tag >> 3) - 1] = decodeBlockId(bytes, reader.position, reader.position + length);
      reader.position += length;
    } else if (tag === 24 + WIRE_BYTES) {
      const length = reader.readLength();
      const packedEnd = reader.position + length;
      while (reader.position < packedEnd) poolTypes.push(reader.readVarint());
    } else if (tag === 24 + WIRE_VARINT) poolTypes.push(reader.readVarint());
    else reader.skip(tag);
  }
  return { start: ends[0] ?? null, end: ends[1] ?? null, poolTypes };
}

/** Bytes of the prefix before each gRPC message: a compression flag and a u32 big-endian length. */
export const FRAME_PREFIX_BYTES = 5;

/** A message in gRPC's framing, uncompressed. Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "Length-Prefixed-Message". */
export function frameMessage(message: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(FRAME_PREFIX_BYTES + message.length);
  framed[0] = 0;
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, FRAME_PREFIX_BYTES);
  return framed;
}
