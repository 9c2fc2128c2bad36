import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IndexbenchError } from '../../model/errors.ts';
import { SERVICE } from '../../protocol/method.ts';
import type { DriveTarget } from '../drive-order.ts';
import { decodeFileSet, methodOfFiles } from './schema/descriptor-schema.ts';
import type { MethodSchema } from './schema/message-schema.ts';
import { methodOfProtoFile } from './schema/proto-file-schema.ts';
import type { MethodName } from './schema/proto-file-schema.ts';
import { methodByReflection } from './schema/reflection.ts';

export interface MethodSources {
  readonly proto: string | null;
  readonly protoset: string | null;
  readonly importFolders: readonly string[];
  /** Folder of our own service.proto. */
  readonly protoFolder: string;
  readonly target: DriveTarget | null;
  /** The `:authority` of requests; null: the address. */
  readonly authority: string | null;
  readonly reflectMetadata: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/**
 * The method that `--call` names: by the `.proto` file, else the protoset, else our own file where it is CompactTxStreamer's, else the server's
 * reflection. Throws USAGE where there is none.
 */
export async function methodOfCall(call: string, sources: MethodSources): Promise<MethodSchema> {
  const name = parseCall(call);
  if (sources.proto !== null) return methodOfProtoFile(sources.proto, sources.importFolders, name);
  if (sources.protoset !== null) return methodOfProtoset(sources.protoset, name);
  if (name.service === SERVICE) return methodOfProtoFile(join(sources.protoFolder, 'service.proto'), [sources.protoFolder], name);
  if (sources.target === null) throw new IndexbenchError('USAGE', { what: 'no address is given', where: 'load', next: 'Give the address of the server, such as 127.0.0.1:9067.' });
  return methodByReflection(name, { target: sources.target, authority: sources.authority, metadata: sources.reflectMetadata, timeoutMs: sources.timeoutMs });
}

function parseCall(call: string): MethodName {
  const [, service = '', method = ''] = /^\.?([^/]+)[./]([^./]+)$/.exec(call) ?? [];
  if (service === '') throw new IndexbenchError('USAGE', { what: `${JSON.stringify(call)} is not package.Service/Method`, where: '--call' });
  return { service, method };
}

function methodOfProtoset(file: string, { service, method }: MethodName): MethodSchema {
  const where = `--protoset ${file}`;
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: cause instanceof Error ? cause.message : String(cause), where, cause });
  }
  let found: MethodSchema | null;
  try {
    found = methodOfFiles(decodeFileSet(bytes), service, method);
  } catch (cause) {
    throw new IndexbenchError('USAGE', { what: `is no set of descriptors with its imports: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
  }
  if (found === null) throw new IndexbenchError('USAGE', { what: `has no ${service}/${method}`, where });
  return found;
}
