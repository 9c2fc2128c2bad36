import { WIRE_BYTES, WIRE_VARINT } from './wire-reader.ts';

/** An unsigned integer up to 2^53 − 1 as a protobuf varint. Throws RangeError outside that. */
export function encodeVarint(value: number): Buffer {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an unsigned integer below 2^53: ${String(value)}`);
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 128) | 0x80);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

/** A varint field; the default value 0 is left out, as proto3 does. */
export function encodeVarintField(field: number, value: number): Buffer {
  if (value === 0) return Buffer.alloc(0);
  return Buffer.concat([encodeVarint(field * 8 + WIRE_VARINT), encodeVarint(value)]);
}

/** A length-delimited field (bytes, string, message, packed numbers), written even where it is empty. */
export function encodeBytesField(field: number, value: Uint8Array): Buffer {
  return Buffer.concat([encodeVarint(field * 8 + WIRE_BYTES), encodeVarint(value.length), value]);
}

/** A string field; the default value '' is left out, as proto3 does. */
export function encodeStringField(field: number, value: string): Buffer {
  return value === '' ? Buffer.alloc(0) : encodeBytesField(field, Buffer.from(value, 'utf8'));
}
