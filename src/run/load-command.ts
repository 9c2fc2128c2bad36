import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTempFolder } from '../host/temp-folder.ts';
import { startWatchdog } from '../host/watchdog.ts';
import { channelCredentials } from '../load/channel-credentials.ts';
import type { DriveTarget, TlsSettings } from '../load/drive-order.ts';
import type { DriveResult } from '../load/drive-result.ts';
import { parseAddress, requireLoopback } from '../load/ghz-compat/address.ts';
import { readGhzLoad, type GhzLoad } from '../load/ghz-compat/ghz-load.ts';
import { loadReportText } from '../load/ghz-compat/ghz-output.ts';
import { GHZ_OPTIONS } from '../load/ghz-compat/option-table.ts';
import { OptionValues } from '../load/ghz-compat/option-values.ts';
import { tlsOf } from '../load/ghz-compat/tls-options.ts';
import { scenarioLoad } from '../load/scenario-load.ts';
import { hasTooManyErrors } from '../comparison/error-share.ts';
import { driveRequests } from '../load/native/native-drive.ts';
import { IndexbenchError, type ExitCode } from '../model/errors.ts';
import { writeRefusal } from '../model/write-refusal.ts';
import { requireKnown } from '../plan/known-name.ts';
import { ControlClient } from '../systems/control-client.ts';
import { loadWorkload } from './input-files.ts';

export interface LoadRequest {
  readonly args: readonly string[];
  readonly packageRoot: string;
  readonly signal: AbortSignal;
  /** Told before the first call what whoever waits must know. */
  readonly onStart: (sentence: string) => void;
}

export interface LoadOutcome {
  /** The report, in the form asked for. */
  readonly text: string;
  /** The file that it was written to instead; null: for standard output. */
  readonly file: string | null;
  /** What a reader of the report must know, as sentences. */
  readonly notes: readonly string[];
  readonly exitCode: 0 | ExitCode;
}

const TIP_TIMEOUT_MS = 10_000;
const STANDARD_INPUT = 0;

/**
 * Drives a server with a scenario or with ghz's own flags, in this process, and reports as ghz does.
 *
 * @returns exit code 0, or 4 where more than 1 % of the calls failed or the server went away: then the report is no result
 * @throws IndexbenchError USAGE, INPUT_NOT_FOUND and so on for bad input
 */
export async function runLoad({ args, packageRoot, signal, onStart }: LoadRequest): Promise<LoadOutcome> {
  const protoFolder = join(packageRoot, 'dist', 'proto');
  const isScenario = args.some((arg) => arg === '--scenario' || arg.startsWith('--scenario='));
  const load = isScenario ? await parseScenarioArgs(args, packageRoot, protoFolder) : await readGhzLoad(args, { protoFolder, readStdin: () => readFileSync(STANDARD_INPUT) });
  const target = requireLoopback(load.target);
  if (load.isUnlimited) onStart('neither --total nor --duration sets an end: calls go on until Ctrl-C, and the report follows');
  const watchdog = await startWatchdog({ entry: join(packageRoot, 'dist', 'watchdog.mjs') });
  const work = createTempFolder({ registrar: watchdog });
  try {
    const result = await driveRequests({ ...load.order, target, samplesFile: join(work.path, 'samples.raw') }, load.source, { onProgress: () => undefined, signal });
    const text = loadReportText(load, target, result);
    if (load.output !== null) writeReportFile(load.output, text);
    const notes = troublesOf(result);
    return { text, file: load.output, notes, exitCode: result.endReason === 'cancel' ? 130 : notes.length > 0 ? 4 : 0 };
  } finally {
    await work.remove();
    await watchdog.stop();
  }
}

function writeReportFile(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}

function troublesOf({ ok, started, cutOff, statusCounts, endReason }: DriveResult): string[] {
  const calls = started - cutOff;
  return [
    ...(endReason === 'server-gone' ? [`the server could no longer be reached: ended after ${String(started)} calls, before all were sent`] : []),
    ...(ok > 0 && hasTooManyErrors({ calls, ok, backpressure: statusCounts['RESOURCE_EXHAUSTED'] ?? 0 })
      ? [`${String(calls - ok)} of ${String(calls)} calls failed; the report's rate counts them as ghz does, so it is no rate of work done`]
      : []),
    ...(ok === 0 ? ['not one call was good: rate and latencies of the report are those of failures, and no result'] : []),
  ];
}

async function parseScenarioArgs(args: readonly string[], packageRoot: string, protoFolder: string): Promise<GhzLoad> {
  const { values, positionals } = parseScenarioFlags(args);
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new IndexbenchError('USAGE', { what: 'exactly one address is wanted, such as 127.0.0.1:9067', where: 'load' });
  const workload = loadWorkload(values.workload ?? 'demo', packageRoot);
  const id = values.scenario ?? '';
  requireKnown({ kind: 'scenario', name: id, known: workload.scenarios.map((scenario) => scenario.id), where: '--scenario' });
  const scenario = workload.scenarios.find((candidate) => candidate.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const target: DriveTarget = { ...requireLoopback(parseAddress(address)), tls: scenarioTls(values) };
  const reportFormat = format(values.format);
  const lastHeight = height('--last-height', values['last-height']) ?? (await tipOf(target, protoFolder));
  const transport = values.http2 === true ? 'http2' : undefined;
  return scenarioLoad({ scenario, workload: workload.id, target, transport, firstHeight: height('--first-height', values['first-height']) ?? 1, lastHeight, format: reportFormat, output: values.output ?? null });
}

/** Plaintext, unless one of ghz's flags for TLS is given; then they mean what they mean there. */
function scenarioTls({ cacert, cert, key, skipTLS }: ReturnType<typeof parseWith>['values']): TlsSettings | undefined {
  const given: readonly (readonly [string, string])[] = Object.entries({ cacert, cert, key, skipTLS }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
  return given.length === 0 ? undefined : tlsOf(new OptionValues(Object.fromEntries<string>(given)));
}

function parseScenarioFlags(args: readonly string[]): ReturnType<typeof parseWith> {
  try {
    return parseWith(args);
  } catch (cause) {
    throw new IndexbenchError('USAGE', { what: cause instanceof Error ? cause.message : String(cause), where: 'load', next: 'With --scenario only --workload, --first-height, --last-height, --http2, --cacert, --cert, --key, --skipTLS, --format and --output are known.', cause });
  }
}

function parseWith(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      scenario: { type: 'string' },
      workload: { type: 'string' },
      'first-height': { type: 'string' },
      'last-height': { type: 'string' },
      http2: { type: 'boolean' },
      cacert: { type: 'string' },
      cert: { type: 'string' },
      key: { type: 'string' },
      skipTLS: { type: 'boolean' },
      format: { type: 'string', short: 'O', default: 'summary' },
      output: { type: 'string', short: 'o' },
    },
  });
}

async function tipOf(target: DriveTarget, protoFolder: string): Promise<number> {
  const control = new ControlClient(target, protoFolder, { channel: channelCredentials(target) });
  try {
    return (await control.latestBlock(TIP_TIMEOUT_MS)).height;
  } catch (cause) {
    throw new IndexbenchError('SYSTEM_NOT_READY', { what: `GetLatestBlock failed: ${(cause instanceof Error ? cause.message : String(cause)).replace(/\s*Resolution note:\s*$/, '')}`, where: `${target.host}:${target.port}`, next: 'Start the server, or give --last-height.', cause });
  } finally {
    control.close();
  }
}

function height(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new IndexbenchError('USAGE', { what: `"${text}" is no block height`, where: flag });
  return Number(text);
}

function format(text: string): GhzLoad['format'] {
  const known = GHZ_OPTIONS.format.choices.find((choice) => choice === text);
  if (known === undefined) throw new IndexbenchError('USAGE', { what: `unknown format "${text}"; known: ${GHZ_OPTIONS.format.choices.join(', ')}`, where: '--format' });
  return known;
}
