import { IndexbenchError } from '../../model/errors.ts';
import { frameMessage } from '../../protocol/request.ts';
import { ReplyContent } from '../native/call-content.ts';
import type { RequestSource } from '../native/request-source.ts';
import type { CallMetadata } from './call-metadata.ts';
import type { CallInstance } from './call-variables.ts';
import type { RequestMessages } from './request-messages.ts';
import type { MethodSchema } from './schema/message-schema.ts';

interface CompatCalls {
  readonly method: MethodSchema;
  readonly messages: RequestMessages;
  readonly metadata: CallMetadata;
  /** The `:authority` of requests; null: the address. */
  readonly authority: string | null;
  /** Of the run, for the worker's id. */
  readonly name: string;
  readonly connections: number;
  /** Longest request. */
  readonly maxMessageBytes: number;
}

/** Bodies are kept up to this many; beyond, they are framed anew. */
const KEPT_BODIES = 65_536;

/**
 * The requests of ghz's flags as the driver takes them: of any service, with bytes and header fields of each request where templates make them.
 * Its methods throw USAGE where a template fails. Throws USAGE where a request is longer than allowed.
 */
export function compatSource({ method, messages, metadata, authority, name, connections, maxMessageBytes }: CompatCalls): RequestSource {
  const instance = (requestNumber: number, client: number): CallInstance => ({
    requestNumber,
    workerId: `${name === '' ? '' : `${name}:`}g${String(client)}c${String(client % connections)}`,
    nowMs: Date.now(),
  });
  const make = (i: number, client: number): Buffer => {
    const list = messages.of(instance(i, client));
    for (const message of list) {
      if (message.length > maxMessageBytes) throw new IndexbenchError('USAGE', { what: `a request of ${String(message.length)} bytes is longer than ${String(maxMessageBytes)}`, where: '--max-send-message-size' });
    }
    return Buffer.concat(list.map(frameMessage));
  };
  const { cycleLength } = messages;
  const kept = cycleLength !== null && cycleLength <= KEPT_BODIES ? Array.from({ length: cycleLength }, (_, i) => make(i, 0)) : null;
  const fields = metadata.isDynamic ? null : metadata.of(instance(0, 0));
  const common = { ...(authority === null || authority === '' ? {} : { ':authority': authority }), ...fields };
  return {
    schedule: { at: () => ({ kind: 'empty' }), blocksIn: () => 0, requestsInPass: null, cycleLength, firstMeasured: 0, mix: null },
    parts: [{ path: `/${method.service}/${method.name}`, fields: common, newContent: () => new ReplyContent(method.shape === 'server-streaming', false) }],
    blocksChecked: false,
    body: kept === null ? make : (i) => kept[i % kept.length] as Buffer,
    fieldsOf: fields === null ? (i, client) => metadata.of(instance(i, client)) : null,
  };
}
