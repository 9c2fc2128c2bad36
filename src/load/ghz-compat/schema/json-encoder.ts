import protobuf from 'protobufjs';
import { IndexbenchError } from '../../../model/errors.ts';
import { exactDigits } from './exact-json.ts';
import type { EnumSchema, FieldSchema, FieldType, MessageSchema, ScalarType } from './message-schema.ts';
import { wellKnownFields } from './well-known.ts';

/**
 * Encodes a value of parseExactJson as a message, by protobuf's JSON mapping: fields by either name in ascending number, defaults left out where
 * the field has no presence, integers and floats as numbers or texts, bytes as base64 with padding.
 *
 * @param where for messages: the place of the value
 * @throws IndexbenchError USAGE, with the place, where the value does not fit
 */
export function encodeJson(message: MessageSchema, value: unknown, where: string): Buffer {
  const writer = protobuf.Writer.create();
  writeMessage(writer, { message, value, where });
  return Buffer.from(writer.finish());
}

interface MessageAt {
  readonly message: MessageSchema;
  readonly value: unknown;
  readonly where: string;
}

function wrong(where: string, what: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what, where, next: 'Give the request in protobuf’s JSON form.' });
}

/** A value for a message, as it stands in JSON or shortened. */
function shown(value: unknown): string {
  const text = exactDigits(value) ?? JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function writeMessage(writer: protobuf.Writer, { message, value, where }: MessageAt): void {
  const fields = wellKnownFields(message, value, (what) => wrong(where, what)) ?? value;
  if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) throw wrong(where, `${shown(value)} is not an object`);
  const given = new Map<FieldSchema, { value: unknown; where: string }>();
  const oneofs = new Map<string, string>();
  for (const [key, inner] of Object.entries(fields)) {
    const field = message.fields.find(({ jsonName, name }) => jsonName === key || name === key);
    if (field === undefined) throw wrong(where, `there is no field ${JSON.stringify(key)}; there are: ${message.fields.map(({ name }) => name).join(', ')}`);
    const place = `${where}/${key}`;
    if (given.has(field)) throw wrong(place, 'is given twice');
    if (inner === null && !isJsonValue(field.type)) continue;
    if (field.oneof !== null && oneofs.has(field.oneof)) throw wrong(place, `cannot be given with ${JSON.stringify(oneofs.get(field.oneof))}: both are of the oneof ${field.oneof}`);
    if (field.oneof !== null) oneofs.set(field.oneof, key);
    given.set(field, { value: inner, where: place });
  }
  for (const field of message.fields) {
    const found = given.get(field);
    if (found !== undefined) writeField(writer, field, found);
  }
}

/** Only there is null a value. */
function isJsonValue(type: FieldType): boolean {
  return type.kind === 'message' && type.message.fullName === 'google.protobuf.Value';
}

function writeField(writer: protobuf.Writer, field: FieldSchema, { value, where }: { value: unknown; where: string }): void {
  if (field.mapKey !== null) {
    writeMap(writer, { ...field, mapKey: field.mapKey }, { value, where });
    return;
  }
  if (!field.repeated) {
    if (field.hasPresence || !isDefault(field.type, value, where)) writeTagged(writer, field, { value, where });
    return;
  }
  if (!Array.isArray(value)) throw wrong(where, `${shown(value)} is not an array`);
  const elements = value as readonly unknown[];
  if (!field.packed || elements.length === 0) {
    elements.forEach((element, at) => {
      writeTagged(writer, field, { value: element, where: `${where}/${String(at)}` });
    });
    return;
  }
  writer.uint32((field.number << 3) | LENGTH_DELIMITED).fork();
  elements.forEach((element, at) => {
    writeValue(writer, field.type, { value: element, where: `${where}/${String(at)}` });
  });
  writer.ldelim();
}

/** Entries by key, so that the same data has the same bytes; of an entry, key and value are always written. */
function writeMap(writer: protobuf.Writer, field: FieldSchema & { readonly mapKey: ScalarType }, { value, where }: { value: unknown; where: string }): void {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrong(where, `${shown(value)} is not an object`);
  const keyType: FieldType = { kind: 'scalar', scalar: field.mapKey };
  for (const [key, inner] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const place = `${where}/${key}`;
    writer.uint32((field.number << 3) | LENGTH_DELIMITED).fork();
    writeTagged(writer, { number: 1, type: keyType }, { value: key, where: place });
    writeTagged(writer, { number: 2, type: field.type }, { value: inner, where: place });
    writer.ldelim();
  }
}

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

function wireType(type: FieldType): number {
  if (type.kind === 'enum') return VARINT;
  if (type.kind !== 'scalar') return LENGTH_DELIMITED;
  switch (type.scalar) {
    case 'double':
    case 'fixed64':
    case 'sfixed64':
      return FIXED_64;
    case 'float':
    case 'fixed32':
    case 'sfixed32':
      return FIXED_32;
    case 'string':
    case 'bytes':
      return LENGTH_DELIMITED;
    default:
      return VARINT;
  }
}

function writeTagged(writer: protobuf.Writer, { number, type }: Pick<FieldSchema, 'number' | 'type'>, { value, where }: { value: unknown; where: string }): void {
  writer.uint32(((number << 3) | wireType(type)) >>> 0);
  if (type.kind !== 'message') {
    writeValue(writer, type, { value, where });
    return;
  }
  writer.fork();
  writeMessage(writer, { message: type.message, value, where });
  writer.ldelim();
}

/** Without a tag: an element of a packed list, or what follows a tag. */
function writeValue(writer: protobuf.Writer, type: FieldType, { value, where }: { value: unknown; where: string }): void {
  switch (type.kind) {
    case 'enum':
      writer.int32(enumOf(type.enum, value, where));
      return;
    case 'scalar':
      writeScalar(writer, type.scalar, { value, where });
      return;
    default:
      throw wrong(where, 'groups and delimited messages are not offered');
  }
}

function writeScalar(writer: protobuf.Writer, scalar: ScalarType, { value, where }: { value: unknown; where: string }): void {
  switch (scalar) {
    case 'string':
      writer.string(textOf(value, where));
      return;
    case 'bytes':
      writer.bytes(bytesOf(value, where));
      return;
    case 'bool':
      writer.bool(boolOf(value, where));
      return;
    case 'double':
    case 'float':
      writer[scalar](floatOf(value, where));
      return;
    case 'int64':
    case 'uint64':
    case 'sint64':
    case 'fixed64':
    case 'sfixed64':
      // protobufjs's own type for 64 bits; its typings know only Long, of which it reads these two.
      writer[scalar](halves(integerOf(scalar, value, where)) as never);
      return;
    default:
      writer[scalar](Number(integerOf(scalar, value, where)));
  }
}

function halves(value: bigint): { low: number; high: number } {
  const bits = BigInt.asUintN(64, value);
  return { low: Number(bits & 0xffff_ffffn), high: Number(bits >> 32n) };
}

/** What proto3 does not send. */
function isDefault(type: FieldType, value: unknown, where: string): boolean {
  if (type.kind === 'enum') return enumOf(type.enum, value, where) === 0;
  if (type.kind !== 'scalar') return false;
  switch (type.scalar) {
    case 'string':
      return textOf(value, where) === '';
    case 'bytes':
      return bytesOf(value, where).length === 0;
    case 'bool':
      return !boolOf(value, where);
    case 'double':
    case 'float':
      return floatOf(value, where) === 0;
    default:
      return integerOf(type.scalar, value, where) === 0n;
  }
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string' || exactDigits(value) !== null) throw wrong(where, `${shown(value)} is not a string`);
  return value;
}

function boolOf(value: unknown, where: string): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw wrong(where, `${shown(value)} is not true or false`);
}

function bytesOf(value: unknown, where: string): Buffer {
  if (typeof value !== 'string' || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) throw wrong(where, `${shown(value)} is not base64 with padding`);
  return Buffer.from(value, 'base64');
}

const SPECIAL_FLOATS: Readonly<Record<string, number>> = { NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, '-Infinity': Number.NEGATIVE_INFINITY };

function floatOf(value: unknown, where: string): number {
  const text = exactDigits(value) ?? value;
  if (typeof text === 'number') return text;
  if (typeof text === 'string') {
    const special = SPECIAL_FLOATS[text];
    if (special !== undefined) return special;
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)) return Number(text);
  }
  throw wrong(where, `${shown(value)} is not a number`);
}

const SIGNED_32 = [-(2n ** 31n), 2n ** 31n - 1n] as const;
const UNSIGNED_32 = [0n, 2n ** 32n - 1n] as const;
const SIGNED_64 = [-(2n ** 63n), 2n ** 63n - 1n] as const;
const UNSIGNED_64 = [0n, 2n ** 64n - 1n] as const;
type IntegerType = Exclude<ScalarType, 'double' | 'float' | 'bool' | 'string' | 'bytes'>;
const RANGES: Readonly<Record<IntegerType, readonly [bigint, bigint]>> = {
  int32: SIGNED_32, sint32: SIGNED_32, sfixed32: SIGNED_32, uint32: UNSIGNED_32, fixed32: UNSIGNED_32,
  int64: SIGNED_64, sint64: SIGNED_64, sfixed64: SIGNED_64, uint64: UNSIGNED_64, fixed64: UNSIGNED_64,
};

function integerOf(scalar: IntegerType, value: unknown, where: string): bigint {
  const text = exactDigits(value) ?? (typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value);
  if (typeof text !== 'string' || !/^[+-]?\d{1,20}$/.test(text)) throw wrong(where, `${shown(value)} is not an integer`);
  const number = BigInt(text.replace('+', ''));
  const [least, most] = RANGES[scalar];
  if (number < least || number > most) throw wrong(where, `${text} lies outside ${String(least)} to ${String(most)}`);
  return number;
}

/** By name, by number, or by number in a text. */
function enumOf({ values }: EnumSchema, value: unknown, where: string): number {
  if (typeof value === 'string') {
    const named = values.get(value);
    if (named !== undefined) return named;
  }
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= -(2 ** 31) && number < 2 ** 31) return number;
  throw wrong(where, `${shown(value)} is not allowed; allowed: ${[...values.keys()].join(', ')}`);
}
