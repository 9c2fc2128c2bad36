import { parseArgs } from 'node:util';
import { IndexbenchError } from '../model/errors.ts';
import { FAULT_KINDS, parseFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import type { NullFraming } from './null-connection.ts';

export type Profile = 'full' | 'serve-compact';

export interface ReferenceOptions {
  /** A restored snapshot folder. */
  readonly chain: string;
  readonly profile: Profile;
  /** 0: a free port. The host is always 127.0.0.1. */
  readonly port: number;
  /** One socket write a message, and Nagle's algorithm left on. */
  readonly unbatched: boolean;
  /** The null server instead of the real one; null where the real one is meant. */
  readonly nullServer: NullFraming | null;
  readonly faults: Faults;
}

export const USAGE_TEXT = `usage: indexbench reference [--chain DIR] [--profile full|serve-compact] [--listen 127.0.0.1:PORT] [--unbatched] [--null [--one-message-a-frame | --messages-per-second N]] [--fault NAME[@N]]...

  --chain DIR     a restored snapshot folder (compact-blocks/shielded.pb, and all-pools.pb if there); by default the demo snapshot
  --profile       full (default): all that compact blocks can answer; serve-compact: blocks by height and metadata only
  --listen        127.0.0.1:PORT; port 0 (default) takes a free one
  --unbatched     one socket write a message, Nagle's algorithm left on
  --null          the null server, which measures a driver's own ceiling
  --one-message-a-frame   of the null server: a DATA frame a message, as grpc-go sends them, in place of full frames
  --messages-per-second N of the null server: each response at this pace, a write a message; it keeps its CPU busy
  --fault         misbehave, for tests; repeatable:
${Object.entries(FAULT_KINDS).map(([name, { at, does }]) => `                  ${(at === null ? name : `${name}@N`).padEnd(16)}${does}`).join('\n')}

It listens on loopback only, says as one line of JSON when it is ready, and ends at SIGINT or SIGTERM.
`;

function wrong(where: string, what: string, next: string): IndexbenchError {
  return new IndexbenchError('USAGE', { what, where, next });
}

/** Parses the program's arguments. Throws USAGE. */
export function parseReferenceOptions(args: readonly string[]): ReferenceOptions {
  const values = parseFlags(args);
  if (values.chain === undefined) throw wrong('--chain', 'no chain folder is given', 'Give the folder of a restored snapshot.');
  if (values.null && (values.unbatched || values.fault.length > 0)) {
    throw wrong('--null', 'the null server takes neither --unbatched nor --fault', 'Leave one of them out.');
  }
  const nullServer = parseNullFraming(values);
  return {
    chain: values.chain,
    profile: parseProfile(values.profile),
    port: parseListen(values.listen),
    unbatched: values.unbatched,
    nullServer,
    faults: parseFaults(values.fault),
  };
}

interface FlagValues {
  readonly chain?: string | undefined;
  readonly profile: string;
  readonly listen: string;
  readonly unbatched: boolean;
  readonly null: boolean;
  readonly 'one-message-a-frame': boolean;
  readonly 'messages-per-second'?: string | undefined;
  readonly fault: string[];
}

function parseFlags(args: readonly string[]): FlagValues {
  try {
    return parseArgs({
      args: [...args],
      options: {
        chain: { type: 'string' },
        profile: { type: 'string', default: 'full' },
        listen: { type: 'string', default: '127.0.0.1:0' },
        unbatched: { type: 'boolean', default: false },
        null: { type: 'boolean', default: false },
        'one-message-a-frame': { type: 'boolean', default: false },
        'messages-per-second': { type: 'string' },
        fault: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (cause) {
    throw new IndexbenchError('USAGE', { what: cause instanceof Error ? cause.message : String(cause), where: 'reference', next: 'Run it with --help.', cause });
  }
}

function parseNullFraming(values: FlagValues): NullFraming | null {
  const pace = values['messages-per-second'];
  const oneMessageAFrame = values['one-message-a-frame'];
  if (!values.null) {
    if (pace !== undefined || oneMessageAFrame) throw wrong('--one-message-a-frame, --messages-per-second', 'only the null server knows these', 'Give --null too.');
    return null;
  }
  if (pace === undefined) return { oneMessageAFrame, messagesPerSecond: null };
  if (!/^[1-9][0-9]{0,6}$/.test(pace)) throw wrong('--messages-per-second', `"${pace}" is no whole number from 1 to 9999999`, 'Give the pace of one response.');
  return { oneMessageAFrame: true, messagesPerSecond: Number(pace) };
}

function parseProfile(value: string): Profile {
  if (value === 'full' || value === 'serve-compact') return value;
  throw wrong('--profile', `unknown profile "${value}"`, 'Use full or serve-compact.');
}

function parseListen(value: string): number {
  const port = /^127\.0\.0\.1:([0-9]{1,5})$/.exec(value)?.[1];
  if (port === undefined || Number(port) > 65_535) throw wrong('--listen', `"${value}" is not 127.0.0.1:PORT`, 'It listens on loopback only; port 0 takes a free one.');
  return Number(port);
}
