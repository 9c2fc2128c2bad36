import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  WIRE_BYTES,
  WIRE_VARINT,
  WireReader
} from "./chunk-MHRDGMWQ.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/protocol/wire-writer.ts
function encodeVarint(value) {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an unsigned integer below 2^53: ${String(value)}`);
  const bytes = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push(rest % 128 | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}
__name(encodeVarint, "encodeVarint");
function encodeVarintField(field, value) {
  if (value === 0) return Buffer.alloc(0);
  return Buffer.concat([encodeVarint(field * 8 + WIRE_VARINT), encodeVarint(value)]);
}
__name(encodeVarintField, "encodeVarintField");
function encodeBytesField(field, value) {
  return Buffer.concat([encodeVarint(field * 8 + WIRE_BYTES), encodeVarint(value.length), value]);
}
__name(encodeBytesField, "encodeBytesField");
function encodeStringField(field, value) {
  return value === "" ? Buffer.alloc(0) : encodeBytesField(field, Buffer.from(value, "utf8"));
}
__name(encodeStringField, "encodeStringField");

// src/protocol/request.ts
var POOL_TYPE = { INVALID: 0, TRANSPARENT: 1, SAPLING: 2, ORCHARD: 3, IRONWOOD: 4 };
var SHIELDED_PROTOCOL = { sapling: 0, orchard: 1, ironwood: 2 };
var NO_BYTES = new Uint8Array(0);
function encodeEmpty() {
  return Buffer.alloc(0);
}
__name(encodeEmpty, "encodeEmpty");
function encodeBlockId(height, hash = NO_BYTES) {
  const parts = [encodeVarintField(1, height)];
  if (hash.length > 0) parts.push(encodeBytesField(2, hash));
  return Buffer.concat(parts);
}
__name(encodeBlockId, "encodeBlockId");
function encodeBlockRange(start, end, poolTypes = []) {
  const parts = [encodeBytesField(1, encodeBlockId(start)), encodeBytesField(2, encodeBlockId(end))];
  if (poolTypes.length > 0) parts.push(encodeBytesField(3, Buffer.concat(poolTypes.map(encodeVarint))));
  return Buffer.concat(parts);
}
__name(encodeBlockRange, "encodeBlockRange");
function internalHash(display) {
  return Buffer.from(display, "hex").reverse();
}
__name(internalHash, "internalHash");
function encodeTxFilter(txid) {
  return encodeBytesField(3, internalHash(txid));
}
__name(encodeTxFilter, "encodeTxFilter");
function encodeAddress(address) {
  return encodeStringField(1, address);
}
__name(encodeAddress, "encodeAddress");
function encodeAddressList(address) {
  return encodeStringField(1, address);
}
__name(encodeAddressList, "encodeAddressList");
function encodeAddressFilter(address, start, end) {
  return Buffer.concat([encodeStringField(1, address), encodeBytesField(2, encodeBlockRange(start, end))]);
}
__name(encodeAddressFilter, "encodeAddressFilter");
function encodeAddressUtxosArg(address, startHeight) {
  return Buffer.concat([encodeStringField(1, address), encodeVarintField(2, startHeight)]);
}
__name(encodeAddressUtxosArg, "encodeAddressUtxosArg");
function encodeSubtreeRootsArg({ protocol, startIndex, maxEntries }) {
  return Buffer.concat([encodeVarintField(1, startIndex), encodeVarintField(2, protocol), encodeVarintField(3, maxEntries)]);
}
__name(encodeSubtreeRootsArg, "encodeSubtreeRootsArg");
function decodeBlockId(bytes, start = 0, end = bytes.length) {
  const reader = new WireReader();
  reader.reset(bytes, start, end);
  let height = 0;
  let hash = NO_BYTES;
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
__name(decodeBlockId, "decodeBlockId");
function decodeBlockRange(bytes, start = 0, end = bytes.length) {
  const reader = new WireReader();
  reader.reset(bytes, start, end);
  const ends = [null, null];
  const poolTypes = [];
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
__name(decodeBlockRange, "decodeBlockRange");
var FRAME_PREFIX_BYTES = 5;
function frameMessage(message) {
  const framed = Buffer.allocUnsafe(FRAME_PREFIX_BYTES + message.length);
  framed[0] = 0;
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, FRAME_PREFIX_BYTES);
  return framed;
}
__name(frameMessage, "frameMessage");

export {
  encodeVarint,
  encodeVarintField,
  encodeBytesField,
  encodeStringField,
  POOL_TYPE,
  SHIELDED_PROTOCOL,
  encodeEmpty,
  encodeBlockId,
  encodeBlockRange,
  internalHash,
  encodeTxFilter,
  encodeAddress,
  encodeAddressList,
  encodeAddressFilter,
  encodeAddressUtxosArg,
  encodeSubtreeRootsArg,
  decodeBlockId,
  decodeBlockRange,
  FRAME_PREFIX_BYTES,
  frameMessage
};
