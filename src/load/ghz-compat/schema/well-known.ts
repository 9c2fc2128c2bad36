import { exactDigits } from './exact-json.ts';
import type { MessageSchema } from './message-schema.ts';

const WRAPPERS: ReadonlySet<string> = new Set(['DoubleValue', 'FloatValue', 'Int64Value', 'UInt64Value', 'Int32Value', 'UInt32Value', 'BoolValue', 'StringValue', 'BytesValue'].map((name) => `google.protobuf.${name}`));
const NS_PER_SECOND = 1_000_000_000n;

/** Makes an error that says what is wrong with the value, and where. */
type Wrong = (what: string) => Error;

/**
 * The fields of a message that has a JSON form of its own, by the names of its fields; null for every other message.
 * Source: protobuf, "ProtoJSON format", well-known types.
 */
export function wellKnownFields({ fullName, fields }: MessageSchema, value: unknown, wrong: Wrong): Record<string, unknown> | null {
  if (WRAPPERS.has(fullName)) return { value };
  const named = (number: number, content: unknown): Record<string, unknown> => ({ [fields.find((field) => field.number === number)?.name ?? '']: content });
  switch (fullName) {
    case 'google.protobuf.Timestamp':
      return secondsAndNanos(timestampNs(value, wrong));
    case 'google.protobuf.Duration':
      return secondsAndNanos(durationNs(value, wrong));
    case 'google.protobuf.Struct':
      if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrong('is not an object');
      return named(1, value);
    case 'google.protobuf.ListValue':
      if (!Array.isArray(value)) throw wrong('is not an array');
      return named(1, value);
    case 'google.protobuf.Value':
      return named(...jsonValue(value));
    case 'google.protobuf.Any':
      throw wrong('google.protobuf.Any is not offered in JSON: give the request as binary data (-B)');
    default:
      return null;
  }
}

/** Field of google.protobuf.Value by the value's type. */
function jsonValue(value: unknown): [number: number, content: unknown] {
  if (value === null) return [1, 0];
  const digits = exactDigits(value);
  if (digits !== null) return [2, Number(digits)];
  if (typeof value === 'number') return [2, value];
  if (typeof value === 'string') return [3, value];
  if (typeof value === 'boolean') return [4, value];
  return Array.isArray(value) ? [6, value] : [5, value];
}

/** Both of the value's sign, as Duration wants it; of a Timestamp nanos are never negative. */
function secondsAndNanos({ ns, floor }: { ns: bigint; floor: boolean }): Record<string, unknown> {
  const rest = floor ? ((ns % NS_PER_SECOND) + NS_PER_SECOND) % NS_PER_SECOND : ns % NS_PER_SECOND;
  return { seconds: String((ns - rest) / NS_PER_SECOND), nanos: Number(rest) };
}

function timestampNs(value: unknown, wrong: Wrong): { ns: bigint; floor: boolean } {
  const [, seconds = '', fraction = '', zone = ''] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/.exec(typeof value === 'string' ? value : '') ?? [];
  const unixMs = Date.parse(`${seconds}${zone}`);
  if (seconds === '' || Number.isNaN(unixMs)) throw wrong(`${JSON.stringify(value)} is not a time such as 2026-01-31T12:00:00.5Z`);
  return { ns: BigInt(unixMs) * 1_000_000n + BigInt(fraction.padEnd(9, '0')), floor: true };
}

function durationNs(value: unknown, wrong: Wrong): { ns: bigint; floor: boolean } {
  const [, sign = '', seconds = '', fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/.exec(typeof value === 'string' ? value : '') ?? [];
  if (seconds === '') throw wrong(`${JSON.stringify(value)} is not a duration in seconds such as 1.5s`);
  const ns = BigInt(seconds) * NS_PER_SECOND + BigInt(fraction.padEnd(9, '0'));
  return { ns: sign === '-' ? -ns : ns, floor: false };
}
