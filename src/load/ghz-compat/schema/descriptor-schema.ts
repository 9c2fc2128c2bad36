import descriptor from 'protobufjs/ext/descriptor/index.js';
import { defaultJsonName, isPackable, methodShape, shortName } from './message-schema.ts';
import type { EnumSchema, FieldSchema, FieldType, MessageSchema, MethodSchema, ScalarType } from './message-schema.ts';

/** The parts of google/protobuf/descriptor.proto that are read here. */
export interface FileDescriptor {
  readonly name?: string;
  readonly package?: string;
  readonly dependency?: readonly string[];
  readonly messageType?: readonly MessageDescriptor[];
  readonly enumType?: readonly EnumDescriptor[];
  readonly service?: readonly ServiceDescriptor[];
  /** proto2 (also where it is empty), proto3, editions. */
  readonly syntax?: string;
}

interface MessageDescriptor {
  readonly name?: string;
  readonly field?: readonly FieldDescriptor[];
  readonly nestedType?: readonly MessageDescriptor[];
  readonly enumType?: readonly EnumDescriptor[];
  readonly oneofDecl?: readonly { readonly name?: string }[];
  readonly options?: { readonly mapEntry?: boolean } | null;
}

interface FieldDescriptor {
  readonly name?: string;
  readonly number?: number;
  readonly label?: number;
  readonly type?: number;
  readonly typeName?: string;
  readonly oneofIndex?: number;
  readonly jsonName?: string;
  readonly proto3Optional?: boolean;
  readonly options?: { readonly packed?: boolean } | null;
}

interface EnumDescriptor {
  readonly name?: string;
  readonly value?: readonly { readonly name?: string; readonly number?: number }[];
}

interface ServiceDescriptor {
  readonly name?: string;
  readonly method?: readonly { readonly name?: string; readonly inputType?: string; readonly outputType?: string; readonly clientStreaming?: boolean; readonly serverStreaming?: boolean }[];
}

const REPEATED = 3;
const GROUP = 10;
const MESSAGE = 11;
const ENUM = 14;
/** FieldDescriptorProto.Type, by number. */
const SCALARS: Readonly<Record<number, ScalarType>> = {
  1: 'double', 2: 'float', 3: 'int64', 4: 'uint64', 5: 'int32', 6: 'fixed64', 7: 'fixed32', 8: 'bool', 9: 'string', 12: 'bytes', 13: 'uint32', 15: 'sfixed32', 16: 'sfixed64',
  17: 'sint32', 18: 'sint64',
};

/** Reads a FileDescriptorSet. Throws where the bytes are none. */
export function decodeFileSet(bytes: Uint8Array): readonly FileDescriptor[] {
  return (descriptor.FileDescriptorSet.decode(bytes) as unknown as { file?: readonly FileDescriptor[] }).file ?? [];
}

/** Reads one FileDescriptorProto, as reflection sends them. Throws where the bytes are none. */
export function decodeFile(bytes: Uint8Array): FileDescriptor {
  return descriptor.FileDescriptorProto.decode(bytes) as unknown as FileDescriptor;
}

/** A method of a service that the files hold; null where they do not. Throws Error where a type is missing from them. */
export function methodOfFiles(files: readonly FileDescriptor[], service: string, method: string): MethodSchema | null {
  for (const file of files) {
    const found = file.service?.find(({ name = '' }) => qualified(file.package, name) === service)?.method?.find(({ name }) => name === method);
    if (found === undefined) continue;
    return {
      service, name: method,
      shape: methodShape(found.clientStreaming ?? false, found.serverStreaming ?? false),
      input: new DescriptorReader(files).message(found.inputType ?? ''),
      outputName: shortName(found.outputType ?? ''),
    };
  }
  return null;
}

function qualified(prefix: string | undefined, name: string): string {
  return prefix === undefined || prefix === '' ? name : `${prefix}.${name}`;
}

interface KnownMessage {
  readonly descriptor: MessageDescriptor;
  readonly syntax: string;
}

class DescriptorReader {
  readonly #descriptors = new Map<string, KnownMessage>();
  readonly #enumDescriptors = new Map<string, EnumDescriptor>();
  readonly #messages = new Map<string, MessageSchema>();

  constructor(files: readonly FileDescriptor[]) {
    for (const file of files) this.#collect(file.package ?? '', file.messageType ?? [], { enums: file.enumType ?? [], syntax: file.syntax ?? 'proto2' });
  }

  /** @param name as descriptors have it, with a dot before it */
  message(name: string): MessageSchema {
    const fullName = name.replace(/^\./, '');
    const known = this.#messages.get(fullName);
    if (known !== undefined) return known;
    const found = this.#descriptors.get(fullName);
    if (found === undefined) throw new Error(`the message ${fullName} is missing`);
    const fields: FieldSchema[] = [];
    const schema: MessageSchema = { fullName, fields };
    this.#messages.set(fullName, schema);
    fields.push(...(found.descriptor.field ?? []).map((field) => this.#field(field, found)).sort((a, b) => a.number - b.number));
    return schema;
  }

  #collect(prefix: string, messages: readonly MessageDescriptor[], { enums, syntax }: { enums: readonly EnumDescriptor[]; syntax: string }): void {
    for (const type of enums) this.#enumDescriptors.set(qualified(prefix, type.name ?? ''), type);
    for (const type of messages) {
      const fullName = qualified(prefix, type.name ?? '');
      this.#descriptors.set(fullName, { descriptor: type, syntax });
      this.#collect(fullName, type.nestedType ?? [], { enums: type.enumType ?? [], syntax });
    }
  }

  #field(field: FieldDescriptor, { descriptor: message, syntax }: KnownMessage): FieldSchema {
    const { name = '', number = 0, typeName = '' } = field;
    // protobufjs puts defaults on prototypes: only a key of its own was sent.
    const inOneof = Object.hasOwn(field, 'oneofIndex');
    const isOptional = field.proto3Optional === true;
    const entry = field.type === MESSAGE ? this.#descriptors.get(typeName.replace(/^\./, ''))?.descriptor : undefined;
    const [key, value] = entry?.options?.mapEntry === true ? [1, 2].map((wanted) => entry.field?.find((inner) => inner.number === wanted)) : [];
    const isMap = key !== undefined && value !== undefined;
    const type = this.#type(isMap ? value : field);
    return {
      name, number, type,
      jsonName: Object.hasOwn(field, 'jsonName') && field.jsonName !== undefined ? field.jsonName : defaultJsonName(name),
      repeated: field.label === REPEATED && !isMap,
      packed: !isMap && isPacked(field, type, syntax),
      hasPresence: field.label !== REPEATED && (syntax !== 'proto3' || inOneof || isOptional || type.kind === 'message'),
      mapKey: isMap ? (SCALARS[key.type ?? 0] ?? 'string') : null,
      oneof: inOneof && !isOptional ? (message.oneofDecl?.[field.oneofIndex ?? 0]?.name ?? null) : null,
    };
  }

  #type({ type = 0, typeName = '' }: FieldDescriptor): FieldType {
    if (type === GROUP) return { kind: 'group' };
    if (type === MESSAGE) return { kind: 'message', message: this.message(typeName) };
    if (type === ENUM) return { kind: 'enum', enum: this.#enum(typeName.replace(/^\./, '')) };
    const scalar = SCALARS[type];
    if (scalar === undefined) throw new Error(`the field type ${String(type)} is unknown`);
    return { kind: 'scalar', scalar };
  }

  #enum(fullName: string): EnumSchema {
    const found = this.#enumDescriptors.get(fullName);
    if (found === undefined) throw new Error(`the enum ${fullName} is missing`);
    return { fullName, values: new Map((found.value ?? []).map(({ name = '', number = 0 }) => [name, number])) };
  }
}

/** The file's own word, else by its syntax: proto2 does not pack. */
function isPacked({ label, options }: FieldDescriptor, type: FieldType, syntax: string): boolean {
  if (label !== REPEATED || !isPackable(type)) return false;
  if (options !== undefined && options !== null && Object.hasOwn(options, 'packed')) return options.packed === true;
  return syntax !== 'proto2' && syntax !== '';
}

