import { parseArgs } from 'node:util';
import { IndexbenchError } from '../model/errors.ts';
import { FAULT_KINDS, parseFaults } from './faults.ts';
import type { Faults } from './faults.ts';

export type Profile = 'full' | 'serve-compact';

export interface ReferenceOptions {
  /** A restored snapshot folder. */
  readonly chain: string;
  readonly profile: Profile;
  /** 0: a free port. The host is always 127.0.0.1. */
  readonly port: number;
  /** One socket write a message, and Nagle's algorithm left on. */
  readonly unbatched: boolean;
  /** The null server instead of the real one. */
  readonly nullServer: boolean;
  readonly faults: Faults;
}

export const USAGE_TEXT = `usage: indexbench reference [--chain DIR] [--profile full|serve-compact] [--listen 127.0.0.1:PORT] [--unbatched] [--null] [--fault NAME[@N]]...

  --chain DIR     a restored snapshot folder (compact-blocks/shielded.pb, and all-pools.pb if there); by default the demo snapshot
  --profile       full (default): all that compact blocks can answer; serve-compact: blocks by height and metadata only
  --listen        127.0.0.1:PORT; port 0 (default) takes a free one
  --unbatched     one socket write a message, Nagle's algorithm left on
  --null          the null server, which measures a driver's own ceiling
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
  return {
    chain: values.chain,
    profile: parseProfile(values.profile),
    port: parseListen(values.listen),
    unbatched: values.unbatched,
    nullServer: values.null,
    faults: parseFaults(values.fault),
  };
}

interface FlagValues {
  readonly chain?: string | undefined;
  readonly profile: string;
  readonly listen: string;
  readonly unbatched: boolean;
  readonly null: boolean;
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
        fault: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (cause) {
    throw new IndexbenchError('USAGE', { what: cause instanceof Error ? cause.message : String(cause), where: 'reference', next: 'Run it with --help.', cause });
  }
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
