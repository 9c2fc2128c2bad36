/** What is known of messages and methods, from whichever source: `.proto` files, a protoset, or a server's reflection. */

export type ScalarType =
  | 'double' | 'float' | 'int32' | 'uint32' | 'sint32' | 'fixed32' | 'sfixed32' | 'int64' | 'uint64' | 'sint64' | 'fixed64' | 'sfixed64' | 'bool' | 'string' | 'bytes';

export type FieldType =
  | { readonly kind: 'scalar'; readonly scalar: ScalarType }
  | { readonly kind: 'enum'; readonly enum: EnumSchema }
  | { readonly kind: 'message'; readonly message: MessageSchema }
  /** proto2's groups and delimited messages of editions: not offered. */
  | { readonly kind: 'group' };

export interface FieldSchema {
  /** As the `.proto` file has it. */
  readonly name: string;
  readonly jsonName: string;
  readonly number: number;
  /** Of a map: the type of its values. */
  readonly type: FieldType;
  readonly repeated: boolean;
  readonly packed: boolean;
  /** Whether a value that equals the default is sent. */
  readonly hasPresence: boolean;
  /** null = no map. */
  readonly mapKey: ScalarType | null;
  /** The oneof to which it belongs, those of proto3's optional fields left out. */
  readonly oneof: string | null;
}

export interface MessageSchema {
  /** With its package, without a dot before it. */
  readonly fullName: string;
  /** By number, ascending. */
  readonly fields: readonly FieldSchema[];
}

export interface EnumSchema {
  readonly fullName: string;
  readonly values: ReadonlyMap<string, number>;
}

export type MethodShape = 'unary' | 'server-streaming' | 'client-streaming' | 'bidi-streaming';

export interface MethodSchema {
  /** With its package. */
  readonly service: string;
  readonly name: string;
  readonly shape: MethodShape;
  readonly input: MessageSchema;
  /** Name of the output message, without its package. */
  readonly outputName: string;
}

export function methodShape(clientStreams: boolean, serverStreams: boolean): MethodShape {
  if (clientStreams) return serverStreams ? 'bidi-streaming' : 'client-streaming';
  return serverStreams ? 'server-streaming' : 'unary';
}

/** Numbers, booleans and enums may stand in a list without a tag each. */
export function isPackable(type: FieldType): boolean {
  return type.kind === 'enum' || (type.kind === 'scalar' && type.scalar !== 'string' && type.scalar !== 'bytes');
}

/** The name without its package. */
export function shortName(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf('.') + 1);
}

/** lowerCamelCase, the field's name in JSON unless the file gives another. Source: protobuf's JSON mapping, "json_name". */
export function defaultJsonName(name: string): string {
  return name.replace(/_+([^_])/g, (_match, letter: string) => letter.toUpperCase()).replaceAll('_', '');
}
