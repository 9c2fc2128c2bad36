import { access } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { Variant } from '../model/generated/types.ts';
import { parseReferenceOptions } from '../reference/options.ts';
import { settingOr, type System } from './system.ts';

/** The embedded server: a CompactTxStreamer that serves a compact-blocks snapshot from memory. */
export const reference = {
  name: 'reference',
  description: 'the embedded CompactTxStreamer server; needs nothing installed',
  settings: {
    profile: { type: 'string', description: 'full, or serve-compact (height-based blocks and metadata only)' },
    unbatched: { type: 'boolean', description: 'one socket write a message, Nagle’s algorithm left on' },
    port: { type: 'number', description: 'a fixed port; by default a free one' },
    readySeconds: { type: 'number', description: 'longest time from launch to ready; by default 30' },
    faults: { type: 'string', description: 'faults for tests, comma-separated: see `indexbench reference --help`' },
  },
  program: null,
  snapshots: ['compact-blocks'],
  needsNode: false,
  ownsState: false,
  index: null,
  ports: [],
  fixedPorts(variant) {
    const port = settingOr(variant, 'port', 0);
    return port === 0 ? {} : { grpc: port };
  },
  stopSignal: 'SIGINT',
  stopTimeoutMs: 5_000,

  readyTimeoutMs: (variant) => settingOr(variant, 'readySeconds', 30) * 1000,

  check(variant) {
    parseReferenceOptions(flagsOf(variant, '-'));
  },

  async obtain(variant, { packageRoot }) {
    const file = fileOfPin(variant, packageRoot);
    try {
      await access(file);
    } catch (cause) {
      throw new IndexbenchError('TOOL_MISSING', { what: `${file} is absent`, where: `pin ${variant.pin}`, next: 'In a checkout, run `npm run build` first.', cause });
    }
    return { file, reportedVersion: null, buildProfile: 'as-shipped', origin: { kind: 'embedded' } };
  },

  launchSpec(variant, program, context) {
    return Promise.resolve({ command: process.execPath, args: [program.file, ...flagsOf(variant, context.snapshotFolder)], env: {}, address: null });
  },

  addressIn(line) {
    const match = /^\{"ready":true,"address":"([^":]+):(\d+)"/.exec(line);
    return match === null ? null : { host: match[1] ?? '', port: Number(match[2]) };
  },
} satisfies System;

function flagsOf(variant: Variant, chain: string): string[] {
  const flags = ['--chain', chain, '--profile', settingOr(variant, 'profile', 'full'), '--listen', `127.0.0.1:${settingOr(variant, 'port', 0)}`];
  if (settingOr(variant, 'unbatched', false)) flags.push('--unbatched');
  for (const fault of settingOr(variant, 'faults', '').split(',').filter(Boolean)) flags.push('--fault', fault);
  return flags;
}

function fileOfPin(variant: Variant, packageRoot: string): string {
  const path = /^path:(.+)$/.exec(variant.pin)?.[1];
  if (path === undefined) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the reference system cannot be obtained from ${variant.pin}`, next: 'Use the pin path:dist/reference.mjs.' });
  }
  return isAbsolute(path) ? path : join(packageRoot, path);
}
