import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { IndexbenchError } from '../model/errors.ts';
import { SERVICE, isMethodName, METHOD_NAMES } from '../protocol/method.ts';
import type { MethodName } from '../protocol/method.ts';
import type { DriveOrder, DriveTarget } from './drive-order.ts';
import { ghzConfigArguments } from './ghz-config.ts';
import { parseByteSize, parseGoDuration } from './ghz-compat/go-units.ts';
import { jsonEncoderOf, serviceProtoIn } from './json-message.ts';

/** What ghz's flags ask for. */
export interface GhzLoad {
  /** All of an order but the target and the sample file. */
  readonly order: Omit<DriveOrder, 'target' | 'samplesFile'>;
  /** The positional host:port, where there is one. */
  readonly target: DriveTarget | null;
  /** As ghz would echo it. */
  readonly call: string;
  readonly total: number;
  readonly timeoutNs: number;
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  /** Calls left out of the report, the first to end. */
  readonly skipFirst: number;
  readonly countErrors: boolean;
  readonly format: 'summary' | 'json' | 'pretty';
  /** File for the report; null = standard output. */
  readonly output: string | null;
}

/** The flags of ghz that have a meaning here; the rest is refused by name. */
const OPTIONS = {
  call: { type: 'string' },
  proto: { type: 'string' },
  'import-paths': { type: 'string', short: 'i' },
  insecure: { type: 'boolean' },
  concurrency: { type: 'string', short: 'c' },
  connections: { type: 'string' },
  total: { type: 'string', short: 'n' },
  duration: { type: 'string', short: 'z' },
  'duration-stop': { type: 'string' },
  timeout: { type: 'string', short: 't' },
  data: { type: 'string', short: 'd' },
  'data-file': { type: 'string', short: 'D' },
  name: { type: 'string' },
  tags: { type: 'string' },
  'max-recv-message-size': { type: 'string' },
  skipFirst: { type: 'string' },
  'count-errors': { type: 'boolean' },
  format: { type: 'string', short: 'O' },
  output: { type: 'string', short: 'o' },
  config: { type: 'string' },
  'disable-template-functions': { type: 'boolean' },
  'disable-template-data': { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseFlags>['values'];

const NO_DEADLINE_NS = 86_400e9;
const LARGEST_MESSAGE = 2_147_483_647;
/** What ghz echoes as total for a run by time. */
const UNLIMITED_TOTAL = 2_147_483_647;
const GRACE_MS = 10_000;

/**
 * Reads ghz's own flags, and its `--config` file where that is JSON. Durations are Go's ("1500ms"), data are protobuf's JSON form, without templates.
 *
 * Throws USAGE, naming the flag and the value.
 *
 * @param protoFolder where our service.proto is, for when `--proto` is not given
 */
export function parseGhzFlags(args: readonly string[], protoFolder: string): GhzLoad {
  const { values, positionals } = parse(args);
  const method = methodOf(values.call);
  if (values.insecure !== true) throw usage('--insecure', 'is needed: only plaintext HTTP/2 is driven', 'Add --insecure.');
  const clients = integer('--concurrency', values.concurrency ?? '50', 1, 4096);
  const connections = integer('--connections', values.connections ?? '1', 0, 4096) || 1;
  if (connections > clients) throw usage('--connections', `${String(connections)} is more than the ${String(clients)} of --concurrency`, 'Use at most one connection a client.');
  const timeoutNs = durationNs('--timeout', values.timeout ?? '20s');
  const deadlineMs = (timeoutNs === 0 ? NO_DEADLINE_NS : timeoutNs) / 1e6;
  const { stop, total, overallLimitMs } = stopOf(values, deadlineMs);
  return {
    order: {
      method,
      requests: { kind: 'messages', messagesBase64: messagesOf(method, values, protoFolder) },
      clients,
      connections,
      warmupRequests: 0,
      stop,
      maxMessageBytes: sizeOf(values['max-recv-message-size']),
      deadlineMs,
      idleLimitMs: deadlineMs,
      overallLimitMs,
      check: 'status',
      expectedPassSha256: null,
    },
    target: targetOf(positionals),
    call: `${SERVICE}/${method}`,
    total,
    timeoutNs,
    name: values.name ?? '',
    tags: tagsOf(values.tags),
    skipFirst: integer('--skipFirst', values.skipFirst ?? '0', 0, total),
    countErrors: values['count-errors'] ?? false,
    format: oneOf('--format', values.format ?? 'summary', ['summary', 'json', 'pretty']),
    output: values.output ?? null,
  };
}

/** Flags of a configuration file come first, so that those given explicitly rule. */
function parse(args: readonly string[]): { values: Values; positionals: string[] } {
  const given = parseFlags(args);
  const file = given.values.config;
  if (file === undefined) return given;
  const config = ghzConfigArguments(file);
  const { values, positionals } = parseFlags([...config.args, ...args]);
  return { values, positionals: positionals.length === 0 && config.host !== null ? [config.host] : positionals };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (cause) {
    const message = cause instanceof Error ? (cause.message.split('. ')[0] ?? cause.message) : String(cause);
    throw new IndexbenchError('USAGE', { what: message, where: 'load', next: 'Use the flags of ghz that `load --help` lists.', cause });
  }
}

function usage(flag: string, what: string, next?: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what, where: flag, next });
}

function methodOf(call: string | undefined): MethodName {
  if (call === undefined) throw usage('--call', 'is missing', `Name a method, as --call ${SERVICE}/GetBlock.`);
  const [, service = '', method = ''] = /^\.?(.+)[./]([^./]+)$/.exec(call) ?? [];
  if (service !== SERVICE || !isMethodName(method)) {
    throw usage('--call', `${JSON.stringify(call)} is not a method of ${SERVICE}`, `Use one of: ${METHOD_NAMES.join(', ')}.`);
  }
  return method;
}

function integer(flag: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw usage(flag, `${JSON.stringify(text)} is not a whole number from ${String(least)} to ${String(most)}`);
}

function durationNs(flag: string, text: string): number {
  const ns = parseGoDuration(text);
  if (ns === null) throw usage(flag, `${JSON.stringify(text)} is not a duration such as 10s, 1500ms or 1m30s`);
  return ns;
}

function sizeOf(text: string | undefined): number {
  if (text === undefined) return LARGEST_MESSAGE;
  const bytes = parseByteSize(text);
  if (bytes === null || bytes < 1 || bytes > LARGEST_MESSAGE) throw usage('--max-recv-message-size', `${JSON.stringify(text)} is not a size such as 4MB or 4MiB`);
  return bytes;
}

/** `-z` rules over `-n`, as in ghz. Its `close` and `ignore` cut calls off at the end; `wait` lets them finish. */
function stopOf(values: Values, deadlineMs: number): { stop: DriveOrder['stop']; total: number; overallLimitMs: number } {
  const durationStop = oneOf('--duration-stop', values['duration-stop'] ?? 'close', ['close', 'wait', 'ignore']);
  if (values.duration !== undefined) {
    const windowMs = durationNs('--duration', values.duration) / 1e6;
    if (windowMs > 0) {
      const overallLimitMs = durationStop === 'wait' ? windowMs + deadlineMs + GRACE_MS : windowMs;
      return { stop: { kind: 'window', seconds: windowMs / 1000 }, total: UNLIMITED_TOTAL, overallLimitMs };
    }
  }
  const total = integer('--total', values.total ?? '200', 1, 1_000_000_000);
  return { stop: { kind: 'count', requests: total }, total, overallLimitMs: NO_DEADLINE_NS / 1e6 };
}

function oneOf<T extends string>(flag: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw usage(flag, `${JSON.stringify(value)} is not allowed; allowed: ${allowed.join(', ')}`);
  return found;
}

function tagsOf(text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const tags = json('--tags', text);
  if (tags === null || typeof tags !== 'object' || Array.isArray(tags) || Object.values(tags).some((value) => typeof value !== 'string')) {
    throw usage('--tags', `${text} is not a JSON object of texts`);
  }
  return tags as Record<string, string>;
}

function messagesOf(method: MethodName, values: Values, protoFolder: string): string[] {
  const { flag, text } = dataText(values);
  if (/\{\{/.test(text)) {
    throw usage(flag, 'holds a template action ({{…}}): only static data are sent', 'Write the requests out as a JSON array, or use a workload file.');
  }
  const data = json(flag, text);
  const encode = jsonEncoderOf(method, values.proto ?? serviceProtoIn(protoFolder), (values['import-paths'] ?? '').split(',').filter((folder) => folder !== ''));
  const list = Array.isArray(data) ? (data as unknown[]) : [data];
  if (list.length === 0) throw usage(flag, 'is an empty array: there is nothing to send');
  return list.map((value, at) => encode(value, Array.isArray(data) ? `${flag} /${String(at)}` : flag).toString('base64'));
}

/** A file beats data on the command line, as in ghz. */
function dataText(values: Values): { flag: string; text: string } {
  const file = values['data-file'];
  if (file === undefined) return { flag: '--data', text: values.data ?? '{}' };
  try {
    return { flag: `--data-file ${file}`, text: readFileSync(file, 'utf8') };
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: cause instanceof Error ? cause.message : String(cause), where: `--data-file ${file}`, cause });
  }
}

function json(flag: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw usage(flag, `not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function targetOf(positionals: readonly string[]): DriveTarget | null {
  if (positionals.length > 1) throw usage(positionals[1] ?? '', 'is one argument too many: give one host:port');
  const address = positionals[0];
  return address === undefined ? null : parseAddress(address);
}

/** host:port, the host in brackets where it is an IPv6 address. Throws USAGE. */
export function parseAddress(address: string): DriveTarget {
  const [, bracketed, plain, port = ''] = /^(?:\[([0-9a-fA-F:.]+)\]|([^:/[\]]+)):(\d{1,5})$/.exec(address) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) throw usage('address', `${JSON.stringify(address)} is not host:port`);
  return { host, port: Number(port) };
}
