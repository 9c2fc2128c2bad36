/** How a flag's text is read. */
export type OptionKind = 'text' | 'boolean' | 'count' | 'integer' | 'duration' | 'size' | 'json' | 'list' | 'choice';

/**
 * done: as ghz does it. exception: done otherwise, where ghz is broken or this program measures otherwise; the note says how.
 * ignored: it can have no effect here. refused: a clear error, since it would change the work.
 */
export type OptionSupport = 'done' | 'exception' | 'ignored' | 'refused';

export interface GhzOption {
  readonly kind: OptionKind;
  readonly short?: string;
  /** ghz's default, as its flags have it; absent: none. */
  readonly initial?: string;
  readonly choices?: readonly string[];
  readonly support: OptionSupport;
  readonly note: string;
}

const SCHEDULES = ['const', 'step', 'line'];

/** All flags of ghz v0.121.0 that a run can have: names, short forms, units and defaults are ghz's. */
export const GHZ_OPTIONS = {
  call: { kind: 'text', support: 'done', note: 'package.Service/Method or package.Service.Method, with or without a dot before it' },
  proto: { kind: 'text', support: 'done', note: 'before --protoset; with neither, CompactTxStreamer’s methods are known, and others are asked of the server by reflection' },
  protoset: { kind: 'text', support: 'done', note: 'a FileDescriptorSet with its imports' },
  'import-paths': { kind: 'list', short: 'i', support: 'done', note: 'after the folder of the file and the working folder' },
  'reflect-metadata': { kind: 'json', support: 'done', note: 'sent with the reflection request only' },
  concurrency: { kind: 'count', short: 'c', initial: '50', support: 'done', note: '1 to 4096; with a rate, the most calls in flight' },
  connections: { kind: 'count', initial: '1', support: 'exception', note: 'all are opened before the clock starts; in ghz the first calls pay for it' },
  total: { kind: 'count', short: 'n', initial: '200', support: 'done', note: '0 = until --duration or an interrupt' },
  duration: { kind: 'duration', short: 'z', initial: '0', support: 'done', note: 'rules over --total' },
  'max-duration': { kind: 'duration', short: 'x', initial: '0', support: 'exception', note: 'the first of --total and this ends the run; ghz forgets --total' },
  'duration-stop': { kind: 'choice', initial: 'close', choices: ['close', 'wait', 'ignore'], support: 'exception', note: 'calls cut off are counted apart; ghz counts them as errors of the server with `close`. Other values are refused; ghz takes them for `close`' },
  rps: { kind: 'count', short: 'r', initial: '0', support: 'exception', note: 'request k (0-based) is due at k/r, in ghz at (k+1)/r; latency counts from then, in ghz from the actual send' },
  'load-schedule': { kind: 'choice', initial: 'const', choices: SCHEDULES, support: 'done', note: '`line` is stairs of 1 s, as in ghz' },
  'load-start': { kind: 'count', initial: '0', support: 'exception', note: '0 is refused; ghz panics' },
  'load-end': { kind: 'count', initial: '0', support: 'exception', note: 'never passed; ghz passes it where --load-max-duration is given. Needed unless --load-max-duration tells where the stairs end' },
  'load-step': { kind: 'integer', initial: '0', support: 'done', note: 'negative = down, with `=`: --load-step=-5' },
  'load-step-duration': { kind: 'duration', initial: '0', support: 'done', note: 'needed for `step`' },
  'load-max-duration': { kind: 'duration', initial: '0', support: 'exception', note: 'without --load-end: the rate reached by then holds. With it: refused where the stairs would be cut, at which ghz jumps' },
  'concurrency-schedule': { kind: 'choice', initial: 'const', choices: SCHEDULES, support: 'exception', note: 'other values are refused; ghz takes them for `const`' },
  'concurrency-start': { kind: 'count', initial: '0', support: 'exception', note: '0 is 1 here' },
  'concurrency-end': { kind: 'count', initial: '0', support: 'exception', note: 'never passed; ghz may pass it by a step' },
  'concurrency-step': { kind: 'integer', initial: '1', support: 'done', note: 'negative = down' },
  'concurrency-step-duration': { kind: 'duration', initial: '0', support: 'done', note: 'needed for `step`' },
  'concurrency-max-duration': { kind: 'duration', initial: '0', support: 'exception', note: 'as --load-max-duration' },
  async: { kind: 'boolean', support: 'exception', note: 'up to 4096 calls in flight; ghz has no bound. Needs a rate' },
  timeout: { kind: 'duration', short: 't', initial: '20s', support: 'done', note: 'of each call, the whole stream included; 0 = none' },
  data: { kind: 'text', short: 'd', support: 'exception', note: '`-d @` and `--data=@` read standard input; in ghz neither does. Integers beyond 2^53 keep their value; ghz rounds them' },
  'data-file': { kind: 'text', short: 'D', support: 'done', note: 'beats --data' },
  binary: { kind: 'boolean', short: 'b', support: 'done', note: 'from standard input: one message, or messages each after its length as a varint' },
  'binary-file': { kind: 'text', short: 'B', support: 'exception', note: 'beats all other data. Bytes are sent as they are, where ghz writes messages anew; lengths must add up to the file, where ghz drops a cut tail' },
  metadata: { kind: 'json', short: 'm', support: 'exception', note: 'a template that fails ends the run; ghz sends its text' },
  'metadata-file': { kind: 'text', short: 'M', support: 'done', note: 'beats --metadata' },
  'stream-interval': { kind: 'duration', initial: '0', support: 'exception', note: 'refused for methods that take a stream; without effect on others, as in ghz' },
  'stream-call-duration': { kind: 'duration', initial: '0', support: 'refused', note: 'streams are neither sent slowly nor cut off' },
  'stream-call-count': { kind: 'count', initial: '0', support: 'exception', note: 'messages sent in a call that takes a stream; refused for methods that answer with one, which ghz cancels with an error' },
  'stream-dynamic-messages': { kind: 'boolean', support: 'exception', note: 'a single object is one message, or --stream-call-count of them; ghz sends nothing without a count' },
  'disable-template-functions': { kind: 'boolean', support: 'done', note: 'only Go’s own functions are left' },
  'disable-template-data': { kind: 'boolean', support: 'done', note: 'data are sent as they are' },
  'template-seed': { kind: 'count', initial: '0', support: 'done', note: 'not a flag of ghz: seeds the random functions, which ghz seeds with the time' },
  skipFirst: { kind: 'count', initial: '0', support: 'done', note: 'the first to end are left out of the report, and its total time keeps theirs' },
  'count-errors': { kind: 'boolean', support: 'done', note: 'failed calls enter percentiles, fastest, slowest and histogram' },
  'connect-timeout': { kind: 'duration', initial: '10s', support: 'exception', note: 'bounds connecting, too; in ghz only reflection' },
  insecure: { kind: 'boolean', support: 'done', note: 'plaintext; without it TLS, which goes over node:http2 and costs the client more than this program’s own HTTP/2' },
  http2: { kind: 'boolean', support: 'done', note: 'not a flag of ghz: node:http2 in plaintext, too' },
  authority: { kind: 'text', support: 'done', note: 'the :authority of requests, and over TLS the name that the certificate must have' },
  'max-recv-message-size': { kind: 'size', support: 'exception', note: 'not changed by --max-send-message-size; ghz puts it to 4 MiB there' },
  'max-send-message-size': { kind: 'size', support: 'done', note: 'a larger request is refused before the run' },
  name: { kind: 'text', support: 'done', note: 'in the report, and before the worker’s id in templates' },
  tags: { kind: 'json', support: 'done', note: 'in the report' },
  output: { kind: 'text', short: 'o', support: 'done', note: 'file of the report' },
  format: { kind: 'choice', short: 'O', initial: 'summary', choices: ['summary', 'csv', 'json', 'pretty', 'hgrm', 'hlog'], support: 'exception', note: 'html, influx-summary, influx-details and prometheus are refused; not ghz’s are HdrHistogram’s percentiles (`hgrm`) and its log of each second (`hlog`)' },
  config: { kind: 'text', support: 'exception', note: '.json, .toml, .yaml, .yml (YAML 1.2). Unknown keys are refused; ghz lets them pass. Environment variables (CONFIGOR_…) are not read' },
  skipTLS: { kind: 'boolean', support: 'done', note: 'any certificate is taken; --cacert is then without effect, and this beside --insecure' },
  cacert: { kind: 'text', support: 'exception', note: 'the roots that are trusted. Without it Node’s own and those of NODE_EXTRA_CA_CERTS; in ghz the operating system’s' },
  cert: { kind: 'text', support: 'done', note: 'of the client; needs --key' },
  key: { kind: 'text', support: 'done', note: 'of the client; alone it is without effect' },
  cname: { kind: 'text', support: 'done', note: 'the name that the certificate must have; also the :authority' },
  cpus: { kind: 'count', support: 'ignored', note: 'one thread does the work; pin the process with taskset' },
  keepalive: { kind: 'duration', initial: '0', support: 'ignored', note: 'ghz’s pings begin after 10 s without any frame' },
  'enable-compression': { kind: 'boolean', short: 'e', support: 'refused', note: 'messages are sent and taken uncompressed' },
  'lb-strategy': { kind: 'text', support: 'refused', note: 'one address is driven' },
  debug: { kind: 'text', support: 'refused', note: 'there is no log of each call; the samples of a run hold more' },
} as const satisfies Readonly<Record<string, GhzOption>>;

export type OptionName = keyof typeof GHZ_OPTIONS;

export const OPTION_NAMES = Object.keys(GHZ_OPTIONS) as readonly OptionName[];

/** An option by its name, as the table's general type. */
export function ghzOption(name: OptionName): GhzOption {
  return GHZ_OPTIONS[name];
}

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(GHZ_OPTIONS, name);
}
