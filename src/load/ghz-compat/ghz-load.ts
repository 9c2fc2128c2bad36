import { readFileSync } from 'node:fs';
import { IndexbenchError } from '../../model/errors.ts';
import type { GhzReport } from '../../model/generated/types.ts';
import type { DriveLoad, DriveTarget, TlsSettings } from '../drive-order.ts';
import type { RequestSource } from '../native/request-source.ts';
import { binaryMessages } from './binary-messages.ts';
import { callMetadata } from './call-metadata.ts';
import { compatSource } from './compat-source.ts';
import { parseCommandLine } from './command-line.ts';
import { readConfigFile } from './config-file.ts';
import { loadRates } from './load-rates.ts';
import { methodOfCall } from './method-of-call.ts';
import { echoedOptions } from './echoed-options.ts';
import { OPTION_NAMES, ghzOption } from './option-table.ts';
import { OptionValues, optionError } from './option-values.ts';
import { jsonMessages, staticMessages } from './request-messages.ts';
import type { RequestMessages } from './request-messages.ts';
import { parseExactJson, sortedGoJson } from './schema/exact-json.ts';
import type { MethodSchema } from './schema/message-schema.ts';
import { ghzStop, UNLIMITED_TOTAL } from './ghz-stop.ts';
import { parseAddress, requireLoopback } from './address.ts';
import { authorityOption, tlsOf } from './tls-options.ts';

export type GhzFormat = 'summary' | 'csv' | 'json' | 'pretty';
/** HdrHistogram's own: percentiles, or a log of each second. */
export type HdrFormat = 'hgrm' | 'hlog';

/** What a load is to do, and how it is to be reported. */
export interface GhzLoad {
  /** All of an order but what is called, the target, and the sample file. */
  readonly order: Omit<DriveLoad, 'target' | 'samplesFile'>;
  readonly source: RequestSource;
  /** The positional host:port, where there is one. */
  readonly target: DriveTarget | null;
  /** The echo of the flags in the report; the address is added to it. */
  readonly options: GhzReport['options'];
  /** Only an interrupt ends the run. */
  readonly isUnlimited: boolean;
  readonly name: string;
  readonly tags: Readonly<Record<string, string>>;
  /** Calls left out of the report, the first to end. */
  readonly skipFirst: number;
  readonly countErrors: boolean;
  readonly format: GhzFormat | HdrFormat;
  /** File for the report; null = standard output. */
  readonly output: string | null;
}

export interface GhzLoadContext {
  /** Folder of our own service.proto. */
  readonly protoFolder: string;
  readonly readStdin: () => Buffer;
}

const LARGEST_MESSAGE = 2_147_483_647;
const MOST_MESSAGES = 1_000_000;
const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

/**
 * Reads ghz's own flags and its `--config` file, loads what they name, and makes the requests ready; a server may be asked for its methods.
 * Throws USAGE and the INPUT_ codes, naming flag and value, and SYSTEM_NOT_READY where reflection fails.
 */
export async function readGhzLoad(args: readonly string[], context: GhzLoadContext): Promise<GhzLoad> {
  const { values, positionals } = readOptions(args);
  refuseWhatIsNotOffered(values);
  const call = values.text('call');
  if (call === null) throw optionError('call', 'is missing', 'Name a method, as --call cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlock.');
  const target = targetOf(positionals, tlsOf(values));
  const connectNs = values.durationNs('connect-timeout');
  const method = await methodOfCall(call, {
    proto: values.text('proto'), protoset: values.text('protoset'), importFolders: values.list('import-paths'), protoFolder: context.protoFolder, target,
    authority: authorityOption(values), reflectMetadata: values.textMap('reflect-metadata'), timeoutMs: Math.max(1, connectNs / 1e6),
  });
  refuseShape(method, values);
  const stop = ghzStop(values);
  const rates = loadRates(values);
  const connections = values.integer('connections', 0, 4096) || 1;
  const workers = values.integer('concurrency', 1, 4096);
  if (connections > workers) throw optionError('connections', `${String(connections)} is more than the ${String(workers)} of --concurrency`, 'Use at most one connection a client.');
  const skipFirst = values.integer('skipFirst', 0, LARGEST_MESSAGE);
  const most = stop.total === 0 ? UNLIMITED_TOTAL : stop.total;
  if (skipFirst > most) throw optionError('skipFirst', `"${String(skipFirst)}" is not a whole number from 0 to ${String(most)}`);
  const name = values.text('name') ?? '';
  return {
    order: {
      transport: values.boolean('http2') ? 'http2' : undefined,
      clients: rates.clients,
      connections: Math.min(connections, rates.clients),
      arrival: rates.arrival,
      concurrencySteps: rates.concurrencySteps,
      warmupRequests: 0,
      stop: stop.stop,
      atEnd: stop.atEnd,
      maxMessageBytes: values.bytes('max-recv-message-size', LARGEST_MESSAGE) ?? LARGEST_MESSAGE,
      deadlineMs: stop.deadlineMs,
      idleLimitMs: stop.deadlineMs,
      overallLimitMs: stop.overallLimitMs,
      connectLimitMs: connectNs === 0 ? undefined : connectNs / 1e6,
      expectedPassSha256: null,
    },
    source: sourceOf(method, values, { name, connections, readStdin: context.readStdin }),
    target,
    options: echoedOptions(values, stop.total),
    isUnlimited: stop.total === 0,
    name,
    tags: values.textMap('tags'),
    skipFirst,
    countErrors: values.boolean('count-errors'),
    format: values.choice('format') as GhzFormat | HdrFormat,
    output: values.text('output'),
  };
}

/** Options of a configuration file are those that the command line does not give. */
function readOptions(args: readonly string[]): { values: OptionValues; positionals: readonly string[] } {
  const line = parseCommandLine(args);
  const file = line.options.config;
  if (file === undefined) return { values: new OptionValues(line.options), positionals: line.positionals };
  const config = readConfigFile(file);
  const positionals = line.positionals.length === 0 && config.host !== null ? [config.host] : line.positionals;
  return { values: new OptionValues({ ...config.options, ...line.options }), positionals };
}

/** Given with their default, they change nothing, as ghz's own configuration files have them. */
function refuseWhatIsNotOffered(values: OptionValues): void {
  for (const name of OPTION_NAMES) {
    const { support, note, initial, kind } = ghzOption(name);
    const text = values.text(name);
    const isIdle = text === null || text === initial || (kind === 'boolean' && text === 'false') || (kind === 'duration' && values.durationNs(name) === 0);
    if (support === 'refused' && !isIdle) throw optionError(name, `is not offered: ${note}`);
  }
}

function refuseShape(method: MethodSchema, values: OptionValues): void {
  if (method.shape === 'bidi-streaming') throw optionError('call', `${method.name} streams both ways, which is not offered`);
  if (method.shape === 'client-streaming' && values.durationNs('stream-interval') > 0) throw optionError('stream-interval', 'is not offered: all messages of a call are sent at once');
  if (method.shape === 'server-streaming' && values.integer('stream-call-count', 0, MOST_MESSAGES) > 0) throw optionError('stream-call-count', 'is not offered for a method that answers with a stream: cut short, it would count as an error');
}

function targetOf(positionals: readonly string[], tls: TlsSettings | undefined): DriveTarget | null {
  const [address, extra] = positionals;
  if (extra !== undefined) throw new IndexbenchError('USAGE', { what: 'is one argument too many: give one host:port', where: extra });
  return address === undefined ? null : { ...requireLoopback(parseAddress(address)), tls };
}

interface Given {
  readonly name: string;
  readonly connections: number;
  readonly readStdin: () => Buffer;
}

function sourceOf(method: MethodSchema, values: OptionValues, { name, connections, readStdin }: Given): RequestSource {
  const templates = { functions: !values.boolean('disable-template-functions'), actions: !values.boolean('disable-template-data') };
  const seed = BigInt(values.integer('template-seed', 0, LARGEST_SEED));
  const metadata = metadataText(values);
  return compatSource({
    method,
    messages: messagesOf(method, values, { templates, seed, readStdin }),
    metadata: callMetadata(metadata.text, { method, templates, seed, where: metadata.where }),
    authority: authorityOption(values),
    name,
    connections,
    maxMessageBytes: values.bytes('max-send-message-size', LARGEST_MESSAGE) ?? LARGEST_MESSAGE,
  });
}

function metadataText(values: OptionValues): { text: string; where: string } {
  const file = values.text('metadata-file');
  if (file !== null) return { text: readInput('metadata-file', file).toString('utf8'), where: `--metadata-file ${file}` };
  const text = values.text('metadata') ?? '';
  // Its keys in order, as ghz has it, so that a variable of one is known in the next.
  return { text: text.trim() === '' ? '' : sortedGoJson(values.textMap('metadata')), where: '--metadata' };
}

type DataGiven = Pick<Given, 'readStdin'> & { readonly templates: { functions: boolean; actions: boolean }; readonly seed: bigint };

/** Binary data beat JSON, a file beats the command line, as in ghz. */
function messagesOf(method: MethodSchema, values: OptionValues, { readStdin, templates, seed }: DataGiven): RequestMessages {
  const stream = { count: values.integer('stream-call-count', 0, MOST_MESSAGES), dynamic: values.boolean('stream-dynamic-messages') };
  const binaryFile = values.text('binary-file');
  if (binaryFile !== null) return staticMessages(binaryMessages(readInput('binary-file', binaryFile), `--binary-file ${binaryFile}`), method, stream);
  if (values.boolean('binary')) return staticMessages(binaryMessages(readStdin(), '--binary (standard input)'), method, stream);
  const settings = { method, templates, stream, seed };
  const data = values.text('data');
  if (data === '@') return jsonMessages(readStdin().toString('utf8'), { ...settings, where: '--data @ (standard input)' });
  const dataFile = values.text('data-file');
  if (dataFile !== null) return jsonMessages(readInput('data-file', dataFile).toString('utf8'), { ...settings, where: `--data-file ${dataFile}` });
  return jsonMessages(data === null || data.trim() === '' ? '' : inOrder(data), { ...settings, where: '--data' });
}

/** JSON of the command line, as ghz hands it on: read, and written with its keys in order. */
function inOrder(data: string): string {
  let value: unknown;
  try {
    value = parseExactJson(data);
  } catch (cause) {
    throw optionError('data', `not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, 'A template within it stands in quotes.');
  }
  return sortedGoJson(value);
}

function readInput(name: 'binary-file' | 'data-file' | 'metadata-file', file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: cause instanceof Error ? cause.message : String(cause), where: `--${name} ${file}`, cause });
  }
}
