import { join } from 'node:path';
import { loadSync } from '@grpc/proto-loader';
import { SERVICE } from '../../protocol/method.ts';

/** What a consumer's decoder makes of one message, and the bytes that it was made from. */
export interface ReceivedMessage {
  readonly bytes: Buffer;
  readonly decoded: object;
}

/** Decodes a message as @grpc/proto-loader does for any consumer, and keeps its bytes. */
export type Decode = (bytes: Buffer) => ReceivedMessage;

/**
 * The decoders of the service's methods by `:path`, from its `.proto` files. Options are those of @grpc/proto-loader's own example
 * (grpc.io, "Basics tutorial", Node.js), which most consumers paste.
 *
 * @param protoFolder folder that holds service.proto
 */
export function loadDecoders(protoFolder: string): ReadonlyMap<string, Decode> {
  const definition = loadSync(join(protoFolder, 'service.proto'), { includeDirs: [protoFolder], keepCase: true, longs: String, enums: String, defaults: true, oneofs: true })[SERVICE];
  if (definition === undefined || 'format' in definition) throw new Error(`service.proto does not define ${SERVICE}`);
  return new Map(Object.values(definition).map(({ path, responseDeserialize }) => [path, (bytes) => ({ bytes, decoded: responseDeserialize(bytes) })]));
}
