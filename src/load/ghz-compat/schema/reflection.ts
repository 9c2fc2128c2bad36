import { Client, Metadata, status as grpcStatus } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import protobuf from 'protobufjs';
import { IndexbenchError } from '../../../model/errors.ts';
import { channelCredentials } from '../../channel-credentials.ts';
import type { DriveTarget } from '../../drive-order.ts';
import { decodeFile, methodOfFiles } from './descriptor-schema.ts';
import type { FileDescriptor } from './descriptor-schema.ts';
import type { MethodSchema } from './message-schema.ts';
import type { MethodName } from './proto-file-schema.ts';

export interface ReflectionSettings {
  readonly target: DriveTarget;
  /** The `:authority` of requests; null: the address. */
  readonly authority: string | null;
  /** Sent with the reflection request only. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** Newest first. Source: grpc/grpc doc/server-reflection.md. */
const VERSIONS = ['grpc.reflection.v1', 'grpc.reflection.v1alpha'] as const;

/**
 * A method as the server itself describes it, by version v1 of the reflection service or else v1alpha, over a connection of its own.
 * Throws USAGE where the server does not have the service or the method, SYSTEM_NOT_READY where it cannot be asked.
 */
export async function methodByReflection({ service, method }: MethodName, settings: ReflectionSettings): Promise<MethodSchema> {
  const { host, port } = settings.target;
  const where = `reflection of ${host}:${String(port)}`;
  const client = new Client(`${host}:${String(port)}`, channelCredentials(settings.target), { 'grpc.enable_http_proxy': 0, ...(settings.authority === null ? {} : { 'grpc.default_authority': settings.authority }) });
  try {
    const files = await filesOf(service, client, { settings, where });
    const found = methodOfFiles(files, service, method);
    if (found === null) throw new IndexbenchError('USAGE', { what: `${service} has no method ${JSON.stringify(method)}`, where });
    return found;
  } finally {
    client.close();
  }
}

async function filesOf(service: string, client: Client, { settings, where }: { settings: ReflectionSettings; where: string }): Promise<FileDescriptor[]> {
  for (const version of VERSIONS) {
    const stream = new ReflectionStream(client, version, settings);
    try {
      return await stream.filesOf(service);
    } catch (cause) {
      const code = (cause as Partial<ServiceError>).code;
      if (code === grpcStatus.UNIMPLEMENTED) continue;
      if (cause instanceof AnswerError) throw new IndexbenchError('USAGE', { what: cause.message, where, cause });
      throw new IndexbenchError('SYSTEM_NOT_READY', { what: cause instanceof Error ? cause.message : String(cause), where, next: 'Start the server, or give --proto.', cause });
    } finally {
      stream.end();
    }
  }
  throw new IndexbenchError('USAGE', { what: 'the server does not support reflection', where, next: 'Give the service’s file with --proto or --protoset.' });
}

/** The server has answered that it cannot. */
class AnswerError extends Error {}

/** Numbers of fields in ServerReflectionRequest, ServerReflectionResponse, FileDescriptorResponse and ErrorResponse. */
const REQUEST = { fileByName: 3, fileOfSymbol: 4 } as const;
const RESPONSE = { files: 4, error: 7 } as const;
const FILES = { file: 1 } as const;
const ERROR = { message: 2 } as const;

class ReflectionStream {
  readonly #call;
  readonly #answers: AsyncIterator<Buffer>;

  constructor(client: Client, version: string, { metadata, timeoutMs }: ReflectionSettings) {
    const fields = new Metadata();
    for (const [name, value] of Object.entries(metadata)) fields.set(name, name.toLowerCase().endsWith('-bin') ? Buffer.from(value, 'base64') : value);
    const asTheyAre = (bytes: Buffer): Buffer => bytes;
    this.#call = client.makeBidiStreamRequest(`/${version}.ServerReflection/ServerReflectionInfo`, asTheyAre, asTheyAre, fields, { deadline: Date.now() + timeoutMs });
    this.#answers = (this.#call as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** The file that defines the service, and all that it imports. */
  async filesOf(service: string): Promise<FileDescriptor[]> {
    const files = new Map<string, FileDescriptor>();
    const wanted: { readonly field: number; readonly text: string }[] = [{ field: REQUEST.fileOfSymbol, text: service }];
    for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
      if (next.field === REQUEST.fileByName && files.has(next.text)) continue;
      for (const file of await this.#ask(next.field, next.text)) {
        files.set(file.name ?? '', file);
        for (const name of file.dependency ?? []) if (!files.has(name)) wanted.push({ field: REQUEST.fileByName, text: name });
      }
    }
    return [...files.values()];
  }

  end(): void {
    this.#call.on('error', () => undefined);
    this.#call.cancel();
  }

  async #ask(field: number, text: string): Promise<FileDescriptor[]> {
    this.#call.write(Buffer.from(protobuf.Writer.create().uint32((field << 3) | 2).string(text).finish()));
    const answer = await this.#answers.next();
    if (answer.done === true) throw new AnswerError('the server ended the reflection before it had answered');
    const files: FileDescriptor[] = [];
    for (const { number, bytes } of fieldsIn(answer.value)) {
      if (number === RESPONSE.error) throw new AnswerError(`cannot find ${text}: ${errorText(bytes)}`);
      if (number === RESPONSE.files) for (const inner of fieldsIn(bytes)) if (inner.number === FILES.file) files.push(decodeFile(inner.bytes));
    }
    return files;
  }
}

function errorText(bytes: Uint8Array): string {
  return fieldsIn(bytes).filter(({ number }) => number === ERROR.message).map((field) => Buffer.from(field.bytes).toString('utf8')).join(' ');
}

/** The fields of a message that hold bytes. */
function fieldsIn(message: Uint8Array): { number: number; bytes: Uint8Array }[] {
  const reader = protobuf.Reader.create(message);
  const fields: { number: number; bytes: Uint8Array }[] = [];
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    if ((tag & 7) === 2) fields.push({ number: tag >>> 3, bytes: reader.bytes() });
    else reader.skipType(tag & 7);
  }
  return fields;
}
