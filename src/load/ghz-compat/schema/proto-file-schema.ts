import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
// For its effect: it gives protobufjs the rest of Google's own files (descriptor, api, type), which it knows how to bundle.
import '@grpc/proto-loader';
import protobuf from 'protobufjs';
import { IndexbenchError } from '../../../model/errors.ts';
import { defaultJsonName, isPackable, methodShape, shortName } from './message-schema.ts';
import type { EnumSchema, FieldSchema, FieldType, MessageSchema, MethodSchema, ScalarType } from './message-schema.ts';

export interface MethodName {
  /** With its package. */
  readonly service: string;
  readonly method: string;
}

/**
 * A method as a `.proto` file and what it imports say. Imports are looked for in the file's own folder, the working folder, then `importFolders`.
 * Throws USAGE where a file cannot be read or parsed, or lacks the method.
 */
export function methodOfProtoFile(protoFile: string, importFolders: readonly string[], { service, method }: MethodName): MethodSchema {
  const where = `--proto ${protoFile}`;
  if (!protoFile.endsWith('.proto')) throw new IndexbenchError('USAGE', { what: 'a .proto file is expected', where });
  const root = loadRoot(protoFile, importFolders, where);
  const found = root.lookup(service, [protobuf.Service]);
  if (!(found instanceof protobuf.Service)) throw new IndexbenchError('USAGE', { what: `has no service ${JSON.stringify(service)}`, where });
  const definition = found.methods[method];
  if (definition === undefined) throw new IndexbenchError('USAGE', { what: `${service} has no method ${JSON.stringify(method)}; it has: ${Object.keys(found.methods).join(', ')}`, where });
  definition.resolve();
  if (definition.resolvedRequestType === null) throw new IndexbenchError('USAGE', { what: `${method} has no known request type`, where });
  return {
    service, name: method,
    shape: methodShape(definition.requestStream ?? false, definition.responseStream ?? false),
    input: new SchemaReader().message(definition.resolvedRequestType),
    outputName: shortName(definition.responseType),
  };
}

function loadRoot(protoFile: string, importFolders: readonly string[], where: string): protobuf.Root {
  const root = new protobuf.Root();
  const folders = [dirname(protoFile), '.', ...importFolders];
  root.resolvePath = (origin, target) => {
    if (origin === '' || isAbsolute(target)) return target;
    // Google's files come from protobufjs, which knows them by their name.
    return folders.map((folder) => join(folder, target)).find(existsSync) ?? target;
  };
  // Without a folder in `-i`, a file that is imported from beside itself must be found by its own name.
  const main = isAbsolute(protoFile) ? join(dirname(protoFile), basename(protoFile)) : protoFile;
  try {
    readFileSync(resolve(main));
    root.loadSync(main, { keepCase: true }).resolveAll();
    return root;
  } catch (cause) {
    throw new IndexbenchError('USAGE', { what: `cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
  }
}

/** Turns protobufjs's types into schemas, each once: types may contain themselves. */
class SchemaReader {
  readonly #messages = new Map<protobuf.Type, MessageSchema>();
  readonly #enums = new Map<protobuf.Enum, EnumSchema>();

  message(type: protobuf.Type): MessageSchema {
    const known = this.#messages.get(type);
    if (known !== undefined) return known;
    const fields: FieldSchema[] = [];
    const schema: MessageSchema = { fullName: fullNameOf(type), fields };
    this.#messages.set(type, schema);
    fields.push(...type.fieldsArray.map((field) => this.#field(field)).sort((a, b) => a.number - b.number));
    return schema;
  }

  #field(field: protobuf.Field): FieldSchema {
    field.resolve();
    const given: unknown = field.getOption('json_name');
    const isOptional = field.getOption('proto3_optional') === true;
    const type = this.#type(field);
    return {
      name: field.name,
      jsonName: typeof given === 'string' ? given : defaultJsonName(field.name),
      number: field.id,
      type,
      repeated: field.repeated,
      packed: field.repeated && isPackable(type) && field.packed,
      hasPresence: !field.repeated && !(field instanceof protobuf.MapField) && (type.kind === 'message' || Boolean(field.hasPresence)),
      mapKey: field instanceof protobuf.MapField ? (field.keyType as ScalarType) : null,
      oneof: field.partOf === null || isOptional ? null : field.partOf.name,
    };
  }

  #type(field: protobuf.Field): FieldType {
    const { resolvedType } = field;
    if (resolvedType instanceof protobuf.Enum) return { kind: 'enum', enum: this.#enum(resolvedType) };
    if (resolvedType === null) return { kind: 'scalar', scalar: field.type as ScalarType };
    return field.delimited ? { kind: 'group' } : { kind: 'message', message: this.message(resolvedType) };
  }

  #enum(type: protobuf.Enum): EnumSchema {
    const known = this.#enums.get(type);
    if (known !== undefined) return known;
    const schema: EnumSchema = { fullName: fullNameOf(type), values: new Map(Object.entries(type.values)) };
    this.#enums.set(type, schema);
    return schema;
  }
}

function fullNameOf(type: protobuf.ReflectionObject): string {
  return type.fullName.replace(/^\./, '');
}
