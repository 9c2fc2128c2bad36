import { join } from 'node:path';
import { SERVICE } from '../../protocol/method.ts';
import type { DriveOrder } from '../drive-order.ts';
import type { GhzData } from './ghz-data.ts';

export type GhzMode = 'ghz' | 'ghz-as-published';

export interface GhzRun {
  readonly order: DriveOrder;
  /** Folder of service.proto. */
  readonly protoFolder: string;
  /** Where ghz writes its JSON report. */
  readonly reportFile: string;
  /** Where a list of data stands; written by the caller. */
  readonly dataFile: string;
  readonly data: GhzData;
  readonly stop: { readonly kind: 'total'; readonly requests: number } | { readonly kind: 'duration'; readonly seconds: number };
  readonly skipFirst: number;
}

/** The command line of one ghz process. */
export function ghzArguments(mode: GhzMode, run: GhzRun): string[] {
  return mode === 'ghz' ? equalWork(run) : asPublished(run);
}

/** Static data goes out without templates, which would cost ghz two to three times the CPU time. */
function equalWork(run: GhzRun): string[] {
  const { order } = run;
  return [
    '--insecure',
    '--proto', join(run.protoFolder, 'service.proto'),
    '--import-paths', run.protoFolder,
    '--call', `${SERVICE}/${order.method}`,
    '-c', String(order.clients),
    '--connections', String(order.connections),
    '-t', seconds(order.deadlineMs),
    '--max-recv-message-size', `${String(order.maxMessageBytes)}B`,
    '--max-send-message-size', `${String(order.maxMessageBytes)}B`,
    '--duration-stop', 'wait',
    ...(run.stop.kind === 'total' ? ['-n', String(run.stop.requests)] : ['-z', `${String(run.stop.seconds)}s`]),
    ...(run.data.kind === 'template' ? [] : ['--disable-template-functions', '--disable-template-data']),
    ...(run.data.kind === 'list' ? ['-D', run.dataFile] : ['-d', run.data.json]),
    '-O', 'json',
    '-o', run.reportFile,
    targetOf(order),
  ];
}

/** Flag by flag as the reference study's harness gives them. */
function asPublished(run: GhzRun): string[] {
  const { order } = run;
  return [
    '--insecure',
    '--proto', join(run.protoFolder, 'service.proto'), '--import-paths', run.protoFolder,
    '--call', `${SERVICE}.${order.method}`,
    '--concurrency', String(order.clients), '--connections', String(order.connections),
    '--timeout', seconds(order.deadlineMs), '--max-recv-message-size', megabytes(order.maxMessageBytes),
    '--format', 'json', '--output', run.reportFile,
    ...(run.stop.kind === 'total' ? ['--total', String(run.stop.requests)] : ['--duration', `${String(run.stop.seconds)}s`, '--duration-stop', 'wait']),
    ...(run.skipFirst > 0 ? ['--skipFirst', String(run.skipFirst)] : []),
    ...(run.data.kind === 'list' ? ['--data-file', run.dataFile] : ['--data', run.data.json]),
    targetOf(order),
  ];
}

/**
 * The flags that make a difference to the work, for a measurement's identity: without addresses, files and data, which other fields
 * of that identity cover.
 */
export function ghzFlags(args: readonly string[]): string[] {
  const flags: string[] = [];
  for (let at = 0; at < args.length - 1; at += 1) {
    const flag = args[at] ?? '';
    if (WITHOUT_VALUE.has(flag)) flags.push(flag);
    else {
      if (!LEFT_OUT.has(flag)) flags.push(`${flag} ${args[at + 1] ?? ''}`);
      at += 1;
    }
  }
  return flags;
}

const WITHOUT_VALUE: ReadonlySet<string> = new Set(['--insecure', '--disable-template-functions', '--disable-template-data']);
const LEFT_OUT: ReadonlySet<string> = new Set(['--proto', '--import-paths', '-o', '--output', '-D', '--data-file', '-d', '--data', '-n', '--total']);

function targetOf(order: DriveOrder): string {
  const { host, port } = order.target;
  return `${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

function seconds(ms: number): string {
  return `${String(ms / 1000)}s`;
}

function megabytes(bytes: number): string {
  return bytes % 1_000_000 === 0 ? `${String(bytes / 1_000_000)}MB` : `${String(bytes)}B`;
}
