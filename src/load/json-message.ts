import { dirname, join } from 'node:path';
import { loadSync } from '@grpc/proto-loader';
import type { AnyDefinition, MethodDefinition, PackageDefinition } from '@grpc/proto-loader';
import { IndexbenchError } from '../model/errors.ts';
import type { MethodName } from '../protocol/method.ts';
import { SERVICE } from '../protocol/method.ts';

/** A field as protobufjs describes it in the descriptors that @grpc/proto-loader gives. */
interface FieldDescriptor {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly typeName: string;
}

/** Turns the JSON form of a request into protobuf bytes. */
export type JsonEncoder = (value: unknown, where: string) => Buffer;

/**
 * An encoder for requests of a method, by a `.proto` file.
 *
 * Throws USAGE where the file cannot be loaded or lacks the method; the encoder throws USAGE where a value does not fit, with its place.
 */
export function jsonEncoderOf(method: MethodName, protoFile: string, importFolders: readonly string[]): JsonEncoder {
  const definition = methodIn(loadProto(protoFile, importFolders), method, protoFile);
  const { requestType, requestSerialize } = definition.method;
  const fields = (requestType.type as { field?: FieldDescriptor[] }).field ?? [];
  return (value, where) => Buffer.from(requestSerialize(toFields(value, fields, definition.all, where)));
}

export function serviceProtoIn(protoFolder: string): string {
  return join(protoFolder, 'service.proto');
}

function loadProto(protoFile: string, importFolders: readonly string[]): PackageDefinition {
  try {
    return loadSync(protoFile, { includeDirs: [dirname(protoFile), ...importFolders] });
  } catch (cause) {
    throw new IndexbenchError('USAGE', { what: `cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, where: `--proto ${protoFile}`, cause });
  }
}

function methodIn(all: PackageDefinition, name: MethodName, protoFile: string): { method: MethodDefinition<object, object>; all: PackageDefinition } {
  const service = all[SERVICE] as Record<string, MethodDefinition<object, object>> | undefined;
  const method = service?.[name];
  if (method === undefined) throw new IndexbenchError('USAGE', { what: `has no ${SERVICE}/${name}`, where: `--proto ${protoFile}` });
  return { method, all };
}

function wrong(where: string, what: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what, where, next: 'Give the request in protobuf’s JSON form; see src/protocol/proto/service.proto for its fields.' });
}

function toFields(value: unknown, fields: readonly FieldDescriptor[], all: PackageDefinition, where: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrong(where, `${JSON.stringify(value)} is not an object`);
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const name = key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    const field = fields.find((candidate) => candidate.name === key || candidate.name === name);
    if (field === undefined) throw wrong(where, `there is no field ${JSON.stringify(key)}; there are: ${fields.map((known) => known.name).join(', ')}`);
    if (inner !== null) result[field.name] = toField(inner, field, all, `${where}/${key}`);
  }
  return result;
}

function toField(value: unknown, field: FieldDescriptor, all: PackageDefinition, where: string): unknown {
  if (field.label !== 'LABEL_REPEATED') return toValue(value, field, all, where);
  if (!Array.isArray(value)) throw wrong(where, `${JSON.stringify(value)} is not an array`);
  return value.map((element, at) => toValue(element, field, all, `${where}/${String(at)}`));
}

function toValue(value: unknown, field: FieldDescriptor, all: PackageDefinition, where: string): unknown {
  switch (field.type) {
    case 'TYPE_MESSAGE':
      return toFields(value, (typeNamed(all, field.typeName).field as FieldDescriptor[] | undefined) ?? [], all, where);
    case 'TYPE_ENUM':
      return toEnum(value, (typeNamed(all, field.typeName).value as { name: string; number: number }[] | undefined) ?? [], where);
    case 'TYPE_STRING':
      if (typeof value !== 'string') throw wrong(where, `${JSON.stringify(value)} is not a string`);
      return value;
    case 'TYPE_BOOL':
      if (typeof value !== 'boolean') throw wrong(where, `${JSON.stringify(value)} is not true or false`);
      return value;
    case 'TYPE_BYTES':
      if (typeof value !== 'string' || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) throw wrong(where, `${JSON.stringify(value)} is not base64 with padding`);
      return value;
    default:
      return toInteger(value, field, where);
  }
}

const RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = {
  TYPE_INT32: [-(2n ** 31n), 2n ** 31n - 1n],
  TYPE_UINT32: [0n, 2n ** 32n - 1n],
  TYPE_INT64: [-(2n ** 63n), 2n ** 63n - 1n],
  TYPE_UINT64: [0n, 2n ** 64n - 1n],
};

/** Numbers, or text of numbers, as protobuf's JSON form has for 64 bits. */
function toInteger(value: unknown, field: FieldDescriptor, where: string): string {
  const range = RANGES[field.type];
  if (range === undefined) throw wrong(where, `fields of ${field.type} are not offered`);
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !/^-?\d{1,20}$/.test(text)) throw wrong(where, `${JSON.stringify(value)} is not an integer`);
  const number = BigInt(text);
  if (number < range[0] || number > range[1]) throw wrong(where, `${text} lies outside ${String(range[0])} to ${String(range[1])}`);
  return text;
}

function toEnum(value: unknown, allowed: readonly { name: string; number: number }[], where: string): number {
  const found = allowed.find(({ name, number }) => name === value || number === value);
  if (found === undefined) throw wrong(where, `${JSON.stringify(value)} is not allowed; allowed: ${allowed.map(({ name }) => name).join(', ')}`);
  return found.number;
}

function typeNamed(all: PackageDefinition, typeName: string): Record<string, unknown> {
  const short = typeName.replace(/^\./, '');
  const definition: AnyDefinition | undefined = all[short] ?? all[`${SERVICE.slice(0, SERVICE.lastIndexOf('.'))}.${short}`];
  if (definition === undefined || !('type' in definition)) throw new Error(`the descriptor set lacks ${typeName}`);
  return definition.type as Record<string, unknown>;
}
