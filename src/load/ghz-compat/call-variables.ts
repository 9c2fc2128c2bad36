import type { GoMap, GoValue } from './template/go-value.ts';
import type { MethodSchema } from './schema/message-schema.ts';
import { shortName } from './schema/message-schema.ts';
import type { TemplateRandom } from './template/template-random.ts';

/** One call, or one message of it, as templates see it. */
export interface CallInstance {
  readonly requestNumber: number;
  /** As ghz names it: g<client>c<connection>, after the run's name. */
  readonly workerId: string;
  /** Unix milliseconds. */
  readonly nowMs: number;
}

/** Names of all variables, as ghz has them. */
export const VARIABLE_NAMES = [
  'WorkerID', 'RequestNumber', 'FullyQualifiedName', 'MethodName', 'ServiceName', 'InputName', 'OutputName', 'IsClientStreaming', 'IsServerStreaming', 'Timestamp', 'TimestampUnix',
  'TimestampUnixMilli', 'TimestampUnixNano', 'UUID',
] as const;

type VariableName = (typeof VARIABLE_NAMES)[number];

/** The variables of a call. The UUID is drawn from `random`; times are those of the call, and no two runs have the same. */
export function callVariables(method: MethodSchema, call: CallInstance, random: TemplateRandom): GoMap {
  const values: Readonly<Record<VariableName, GoValue>> = {
    WorkerID: call.workerId,
    RequestNumber: BigInt(call.requestNumber),
    FullyQualifiedName: `${method.service}.${method.name}`,
    MethodName: method.name,
    ServiceName: shortName(method.service),
    InputName: shortName(method.input.fullName),
    OutputName: method.outputName,
    IsClientStreaming: method.shape === 'client-streaming' || method.shape === 'bidi-streaming',
    IsServerStreaming: method.shape === 'server-streaming' || method.shape === 'bidi-streaming',
    Timestamp: localTime(call.nowMs),
    TimestampUnix: BigInt(Math.floor(call.nowMs / 1000)),
    TimestampUnixMilli: BigInt(Math.floor(call.nowMs)),
    TimestampUnixNano: BigInt(Math.floor(call.nowMs)) * 1_000_000n,
    UUID: random.uuid(),
  };
  return new Map(Object.entries(values));
}

/** RFC 3339 with whole seconds, in the local zone, as Go writes it. */
function localTime(unixMs: number): string {
  const minutes = -new Date(unixMs).getTimezoneOffset();
  const local = new Date(unixMs + minutes * 60_000).toISOString().slice(0, 19);
  if (minutes === 0) return `${local}Z`;
  const size = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`;
}
